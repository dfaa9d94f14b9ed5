//! Letters as rows: what each is about, to whom it goes, what became of it.
//!
//! An account letter is written with what it belongs to and becomes bytes at the next round; a letter about a table is
//! written with its bytes, when its notice is due.

use diesel::{
    ExpressionMethods, NullableExpressionMethods, OptionalExtension, QueryDsl, QueryResult, Queryable, RunQueryDsl,
    Selectable, SelectableHelper,
};

use crate::engine::Seat;
use crate::engine::worded::worded;
use crate::people::{MailAddress, PlayerId, Topic};
use crate::table::{NoticeKind, Seq, Timestamp};

use super::connection::AnyConnection;
use super::schema::letters;
use super::vault::{Vault, place};
use super::{AppendError, Store, StoreError};

worded! {
    /// What a letter is about.
    LetterKind {
        /// A link to come in by. `args`: nonce.
        SignIn = "sign-in",
        /// Is this your new address? `args`: nonce.
        Confirm = "confirm",
        /// Told to the old address.
        AddressChanged = "address-changed",
        PasswordChanged = "password-changed",
        PasswordRemoved = "password-removed",
        /// `args`: host, game, link, nonce, words; who and player, if it was by name.
        Invitation = "invitation",
        /// Somebody else has taken over the reader's seat. `args`: game, code.
        Replaced = "replaced",
        /// What became of a reply.
        Answer = "answer",
        /// Told to a host: an invitation could not be delivered. `args`: address (or who and player), game, link.
        Undelivered = "undelivered",
        /// A reply came from this address, and the letter it answers had gone to another. `args`: answers.
        Elsewhere = "elsewhere",
        /// What is due about several tables.
        Digest = "digest";
        /// Something about a table that its players are told.
        Notice(NoticeKind)
    }
}

impl LetterKind {
    /// What the reader may choose about such letters; None for those that keep an account safe.
    pub const fn topic(self) -> Option<Topic> {
        match self {
            LetterKind::Notice(kind) => Some(match kind {
                NoticeKind::Duty => Topic::Turn,
                NoticeKind::Reminder | NoticeKind::Nudge => Topic::Reminder,
                NoticeKind::Talk => Topic::Talk,
                NoticeKind::Started
                | NoticeKind::Finished
                | NoticeKind::Lapsed
                | NoticeKind::Vote
                | NoticeKind::Away
                | NoticeKind::Back => Topic::Game,
            }),
            LetterKind::Replaced | LetterKind::Undelivered => Some(Topic::Game),
            LetterKind::Invitation => Some(Topic::Invitation),
            LetterKind::Digest
            | LetterKind::Answer
            | LetterKind::Elsewhere
            | LetterKind::SignIn
            | LetterKind::Confirm
            | LetterKind::AddressChanged
            | LetterKind::PasswordChanged
            | LetterKind::PasswordRemoved => None,
        }
    }

    /// Does it let in whoever reads it? Its bytes are kept no longer than it takes to send them.
    pub const fn lets_in(self) -> bool {
        matches!(self, LetterKind::SignIn | LetterKind::Confirm | LetterKind::Invitation)
    }
}

worded! {
    /// What became of a letter.
    LetterState {
        Waiting = "waiting",
        /// Taken by the next mail server.
        Sent = "sent",
        /// Given up.
        Failed = "failed",
        /// No longer true before it was sent.
        Dropped = "dropped",
    }
}

/// A letter about to be written down, without its bytes.
#[derive(Clone, Debug)]
pub struct NewLetter {
    pub kind: LetterKind,
    pub address: MailAddress,
    /// A language tag.
    pub language: &'static str,
    /// JSON: what the words need. Never a secret.
    pub args: serde_json::Value,
    pub at: Timestamp,
}

/// What a letter speaks of: with its kind this names the letter, and it is written once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    pub table_id: i64,
    pub seat: Seat,
    pub seq: Seq,
    /// The first entry it does not tell of.
    pub told: Seq,
}

/// A whole letter about to be written down.
#[derive(Clone, Debug)]
pub struct Written {
    pub kind: LetterKind,
    pub player: PlayerId,
    pub address: MailAddress,
    pub language: &'static str,
    pub about: Option<About>,
    pub message_id: String,
    pub bytes: Vec<u8>,
    pub at: Timestamp,
}

/// A letter as stored.
#[derive(Clone, Debug)]
pub struct LetterRow {
    pub id: i64,
    pub kind: LetterKind,
    pub address: String,
    pub language: String,
    pub args: serde_json::Value,
    pub at: Timestamp,
    pub state: LetterState,
    pub settled_at: Option<Timestamp>,
    /// When it is tried next, while it waits.
    pub due_at: Timestamp,
    pub tries: u32,
    pub reason: Option<String>,
    pub table_id: Option<i64>,
    pub bytes: Option<Vec<u8>>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = letters)]
pub(super) struct Row {
    id: i64,
    kind: String,
    address: String,
    message_id: Option<String>,
    language: String,
    args: String,
    created_at: i64,
    state: String,
    settled_at: Option<i64>,
    due_at: i64,
    tries: i32,
    reason: Option<String>,
    table_id: Option<i64>,
    bytes: Option<Vec<u8>>,
}

impl Row {
    pub(super) fn read(mut self, vault: &Vault) -> Result<LetterRow, StoreError> {
        let bytes = self.bytes.take();
        let corrupt = |what: &str| StoreError::Corrupt(format!("letter {}: its {what}", self.id));
        let place = || place::letter(self.message_id.as_deref().unwrap_or_default(), &self.address);
        let bytes = bytes.map(|bytes| vault.open(place(), bytes)).transpose();
        let bytes = bytes.map_err(|_| corrupt("bytes cannot be opened"))?;
        Ok(LetterRow {
            kind: LetterKind::read(&self.kind).ok_or_else(|| corrupt("kind"))?,
            state: LetterState::read(&self.state).ok_or_else(|| corrupt("state"))?,
            args: serde_json::from_str(&self.args).map_err(|_| corrupt("arguments"))?,
            id: self.id,
            address: self.address,
            language: self.language,
            at: Timestamp(self.created_at),
            settled_at: self.settled_at.map(Timestamp),
            due_at: Timestamp(self.due_at),
            tries: self.tries as u32,
            reason: self.reason,
            table_id: self.table_id,
            bytes,
        })
    }
}

impl Store {
    pub async fn write_letter(&self, letter: NewLetter) -> Result<(), AppendError> {
        self.write(move |connection| insert_letter(connection, &letter)).await
    }

    /// Letters that have no bytes yet, oldest first.
    pub fn unwritten_letters(&self, most: i64) -> Result<Vec<LetterRow>, StoreError> {
        let rows = self.read(|connection| {
            let rows = letters::table.filter(letters::state.eq(LetterState::Waiting.word()));
            let rows = rows.filter(letters::bytes.is_null()).order(letters::id).limit(most);
            Ok(rows.select(Row::as_select()).load(connection)?)
        })?;
        rows.into_iter().map(|row| row.read(&self.vault)).collect()
    }

    /// The latest letters, whatever became of them.
    pub fn letters(&self, most: i64) -> Result<Vec<LetterRow>, StoreError> {
        let rows = self.read(|connection| {
            let rows = letters::table.order(letters::id.desc()).limit(most);
            Ok(rows.select(Row::as_select()).load(connection)?)
        })?;
        rows.into_iter().map(|row| row.read(&self.vault)).collect()
    }

    /// The latest letters to a mailbox.
    pub fn letters_to(&self, address: &str, most: i64) -> Result<Vec<LetterRow>, StoreError> {
        let rows = self.read(|connection| {
            let rows = letters::table.filter(letters::address_key.eq(address.to_ascii_lowercase()));
            Ok(rows.order(letters::id.desc()).limit(most).select(Row::as_select()).load(connection)?)
        })?;
        rows.into_iter().map(|row| row.read(&self.vault)).collect()
    }

    /// Message ids of the letters a seat got about its table: the first, and the latest `most`, oldest first.
    pub fn thread(&self, table_id: i64, seat: Seat, most: i64) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let of_seat = letters::table
                .filter(letters::table_id.eq(table_id))
                .filter(letters::seat.eq(seat.index() as i32))
                .filter(letters::message_id.is_not_null());
            let id = letters::message_id.assume_not_null();
            let first: Option<String> = of_seat.order(letters::id).select(id).first(connection).optional()?;
            let mut thread: Vec<String> =
                of_seat.order(letters::id.desc()).limit(most).select(id).load::<String>(connection)?;
            thread.reverse();
            if let Some(first) = first.filter(|first| !thread.contains(first)) {
                thread.insert(0, first);
            }
            Ok(thread)
        })
    }

    /// The first entry of a table that no letter told a seat of.
    pub fn untold(&self, table_id: i64, seat: Seat) -> Result<Seq, StoreError> {
        let told: Option<i32> = self.read(|connection| {
            let of_seat = letters::table.filter(letters::table_id.eq(table_id));
            let of_seat = of_seat.filter(letters::seat.eq(seat.index() as i32));
            Ok(of_seat.select(diesel::dsl::max(letters::told)).first(connection)?)
        })?;
        Ok(Seq(told.unwrap_or_default() as u32))
    }

    /// The latest remark that a letter told a seat of.
    pub fn told_remark(&self, table_id: i64, seat: Seat) -> Result<i64, StoreError> {
        let told: Option<i32> = self.read(|connection| {
            let of_seat = letters::table.filter(letters::table_id.eq(table_id));
            let of_seat = of_seat.filter(letters::seat.eq(seat.index() as i32));
            let talk = of_seat.filter(letters::kind.eq(LetterKind::Notice(NoticeKind::Talk).word()));
            Ok(talk.select(diesel::dsl::max(letters::seq)).first(connection)?)
        })?;
        Ok(i64::from(told.unwrap_or_default()))
    }
}

pub(super) fn insert_letter(connection: &mut AnyConnection, letter: &NewLetter) -> QueryResult<()> {
    diesel::insert_into(letters::table)
        .values((
            letters::kind.eq(letter.kind.word()),
            letters::address.eq(letter.address.as_str()),
            letters::address_key.eq(letter.address.key()),
            letters::language.eq(letter.language),
            letters::args.eq(letter.args.to_string()),
            letters::created_at.eq(letter.at.0),
            letters::state.eq(LetterState::Waiting.word()),
        ))
        .execute(connection)?;
    Ok(())
}

/// Its bytes are [sealed](Written::sealed).
pub(super) fn insert_written(connection: &mut AnyConnection, letter: &Written) -> QueryResult<()> {
    let about = letter.about;
    diesel::insert_into(letters::table)
        .values((
            letters::kind.eq(letter.kind.word()),
            letters::address.eq(letter.address.as_str()),
            letters::address_key.eq(letter.address.key()),
            letters::language.eq(letter.language),
            letters::args.eq("{}"),
            letters::created_at.eq(letter.at.0),
            letters::state.eq(LetterState::Waiting.word()),
            letters::player_id.eq(Some(letter.player.0)),
            letters::table_id.eq(about.map(|about| about.table_id)),
            letters::seat.eq(about.map(|about| about.seat.index() as i32)),
            letters::seq.eq(about.map(|about| about.seq.0 as i32)),
            letters::told.eq(about.map(|about| about.told.0 as i32)),
            letters::message_id.eq(Some(&letter.message_id)),
            letters::bytes.eq(Some(&letter.bytes)),
        ))
        .execute(connection)?;
    Ok(())
}

impl Written {
    /// With its bytes as they are stored.
    pub(super) fn sealed(mut self, vault: &Vault) -> Written {
        self.bytes = vault.seal(place::letter(&self.message_id, self.address.as_str()), &[&self.bytes]);
        self
    }
}

/// How many invitations an address was sent since then.
pub(super) fn invitations_since(
    connection: &mut AnyConnection,
    address: &MailAddress,
    since: Timestamp,
) -> QueryResult<i64> {
    let letters = letters::table.filter(letters::address_key.eq(address.key()));
    let invitations = letters.filter(letters::kind.eq(LetterKind::Invitation.word()));
    invitations.filter(letters::created_at.gt(since.0)).count().get_result(connection)
}
