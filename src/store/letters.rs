//! Letters that are not about a move: written with what they belong to, carried later by the mail room.

use diesel::{ExpressionMethods, QueryDsl, QueryResult, Queryable, RunQueryDsl};

use crate::people::MailAddress;
use crate::people::player::worded;
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::schema::letters;
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
        /// `args`: host, game, link.
        Invitation = "invitation",
        /// What became of a reply. `args`: subject, text, mark (of the question now open, if any), in_reply_to.
        Answer = "answer",
    }
}

worded! {
    /// What became of a letter.
    LetterState {
        Waiting = "waiting",
        Sent = "sent",
        Failed = "failed",
    }
}

/// A letter about to be written down.
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
}

#[derive(Queryable)]
struct Row {
    id: i64,
    kind: String,
    address: String,
    _address_key: String,
    language: String,
    args: String,
    created_at: i64,
    state: String,
    _settled_at: Option<i64>,
}

impl Row {
    fn read(self) -> Result<LetterRow, StoreError> {
        let corrupt = |what: &str| StoreError::Corrupt(format!("letter {}: its {what}", self.id));
        Ok(LetterRow {
            kind: LetterKind::read(&self.kind).ok_or_else(|| corrupt("kind"))?,
            state: LetterState::read(&self.state).ok_or_else(|| corrupt("state"))?,
            args: serde_json::from_str(&self.args).map_err(|_| corrupt("arguments"))?,
            id: self.id,
            address: self.address,
            language: self.language,
            at: Timestamp(self.created_at),
        })
    }
}

impl Store {
    pub async fn write_letter(&self, letter: NewLetter) -> Result<(), AppendError> {
        self.write(move |connection| insert_letter(connection, &letter)).await
    }

    /// Letters to be carried, oldest first.
    pub fn waiting_letters(&self, most: i64) -> Result<Vec<LetterRow>, StoreError> {
        let rows = self.read(|connection| {
            let rows = letters::table.filter(letters::state.eq(LetterState::Waiting.word()));
            Ok(rows.order(letters::id).limit(most).load::<Row>(connection)?)
        })?;
        rows.into_iter().map(Row::read).collect()
    }

    /// The latest letters, whatever became of them.
    pub fn letters(&self, most: i64) -> Result<Vec<LetterRow>, StoreError> {
        let rows = self
            .read(|connection| Ok(letters::table.order(letters::id.desc()).limit(most).load::<Row>(connection)?))?;
        rows.into_iter().map(Row::read).collect()
    }

    pub async fn settle_letter(&self, id: i64, state: LetterState, at: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = letters::table.filter(letters::id.eq(id));
            diesel::update(this)
                .set((letters::state.eq(state.word()), letters::settled_at.eq(Some(at.0))))
                .execute(connection)?;
            Ok(())
        })
        .await
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

/// How many letters an address was sent since then.
pub(super) fn letters_since(
    connection: &mut AnyConnection,
    address: &MailAddress,
    since: Timestamp,
) -> QueryResult<i64> {
    let letters = letters::table.filter(letters::address_key.eq(address.key()));
    letters.filter(letters::created_at.gt(since.0)).count().get_result(connection)
}
