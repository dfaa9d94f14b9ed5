//! People asked to a table by letter: by an address its host typed, or by name where the host knows no address. The letter
//! has a link of its own, which seats the owner of the mailbox and nobody else, once.

use diesel::{
    ExpressionMethods, JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl,
};

use crate::engine::worded::worded;
use crate::people::{Digest, MailAddress, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::gatherings::{chair_of, free_chair, open_seats, take_chair};
use super::letters::{NewLetter, insert_letter, invitations_since};
use super::links::{Entering, Used, come_in};
use super::mailing::wants_no_invitations;
use super::schema::{invitations, players};
use super::{AppendError, Store, StoreError};

worded! {
    /// What was said to an invitation.
    Outcome {
        /// Its link was used: it is good for nothing more.
        Joined = "joined",
        /// Whoever was asked said no, and may still change their mind.
        Declined = "declined",
        /// The host thought better of it.
        Withdrawn = "withdrawn",
    }
}

/// Somebody about to be asked to a table.
#[derive(Clone, Debug)]
pub struct NewInvitation {
    pub letter: NewLetter,
    /// Who is asked by name: the host typed no address, and is never shown one.
    pub whom: Option<PlayerId>,
    /// Of the personal link.
    pub digest: Digest,
    /// A line from the host.
    pub words: String,
    /// The mark of a mailbox that wants no invitations.
    pub declined: String,
}

impl NewInvitation {
    /// One invitation a mailbox, or a person asked by name. The two are told apart even where one is the other's: else a
    /// host would find out whose address it is by typing it.
    fn key(&self) -> String {
        self.whom.map_or_else(|| self.letter.address.key(), |player| format!("player {player}"))
    }
}

/// What became of the wish to invite somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invited {
    Done,
    Before,
    /// This table has sent as many as it may.
    Enough,
    /// Noted for the host, but no letter goes: the mailbox has had enough of them, or wants none.
    Quiet,
}

/// Somebody who was asked, for the host's eyes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    pub id: i64,
    /// The address the host typed, or a name.
    pub whom: String,
    pub outcome: Option<Outcome>,
}

/// An invitation, for whoever has its link.
#[derive(Clone, Debug)]
pub struct Invitation {
    pub table_id: i64,
    pub words: String,
    pub outcome: Option<Outcome>,
    invited_at: Timestamp,
}

impl Invitation {
    /// Did whoever was asked say yes or no?
    fn was_answered(&self) -> bool {
        matches!(self.outcome, Some(Outcome::Joined | Outcome::Declined))
    }

    /// Can its link still seat somebody?
    pub fn is_open(&self, now: Timestamp) -> bool {
        matches!(self.outcome, None | Some(Outcome::Declined)) && now.0 - self.invited_at.0 < GOOD_FOR
    }
}

/// What became of a link that was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// Whoever was asked came in by it, and sits.
    Seated {
        address: MailAddress,
        /// The guests whose games went over to the player.
        guests: Vec<PlayerId>,
    },
    Full,
    /// The game has begun, or the table was taken away.
    Closed,
    /// Used before, withdrawn, or too late.
    Spent,
}

/// Invitations one table may send.
const MOST_INVITATIONS: i64 = 20;
/// Invitations a mailbox may get in a day.
const MOST_LETTERS: i64 = 10;
const DAY: i64 = 24 * 60 * 60 * 1_000_000;
/// A link that lets in is not good for ever; after that the host may ask again.
const GOOD_FOR: i64 = 14 * DAY;

type Row = (i64, String, Option<String>, i64);

fn read((table_id, words, outcome, at): Row) -> Invitation {
    let outcome = outcome.and_then(|word| Outcome::read(&word));
    Invitation { table_id, words, outcome, invited_at: Timestamp(at) }
}

macro_rules! rows {
    () => {
        invitations::table.select((
            invitations::table_id,
            invitations::words,
            invitations::outcome,
            invitations::invited_at,
        ))
    };
}

impl Store {
    /// Asks somebody to the table by letter. What the host sees is the same whether or not a letter goes: who wants no
    /// invitations need not defend that to anybody. Who said no is not asked again.
    pub async fn invite(&self, table_id: i64, invitation: NewInvitation) -> Result<Invited, AppendError> {
        self.write(move |connection| {
            let (letter, key) = (&invitation.letter, invitation.key());
            let of_table = invitations::table.filter(invitations::table_id.eq(table_id));
            let before = rows!().filter(invitations::table_id.eq(table_id)).filter(invitations::address_key.eq(&key));
            match before.first::<Row>(connection).optional()?.map(read) {
                Some(before) if before.is_open(letter.at) || before.was_answered() => return Ok(Invited::Before),
                Some(_) => {
                    let before = of_table.filter(invitations::address_key.eq(&key));
                    diesel::delete(before).execute(connection)?;
                }
                None if of_table.count().get_result::<i64>(connection)? >= MOST_INVITATIONS => {
                    return Ok(Invited::Enough);
                }
                None => {}
            }
            diesel::insert_into(invitations::table)
                .values((
                    invitations::table_id.eq(table_id),
                    invitations::address.eq(invitation.whom.map_or(letter.address.as_str(), |_| "")),
                    invitations::address_key.eq(key),
                    invitations::invited_at.eq(letter.at.0),
                    invitations::player_id.eq(invitation.whom.map(|player| player.0)),
                    invitations::digest.eq(Some(invitation.digest.as_slice())),
                    invitations::words.eq(&invitation.words),
                ))
                .execute(connection)?;
            let day = Timestamp(letter.at.0 - DAY);
            if invitations_since(connection, &letter.address, day)? >= MOST_LETTERS
                || wants_no_invitations(connection, &letter.address, &invitation.declined)?
            {
                return Ok(Invited::Quiet);
            }
            insert_letter(connection, letter)?;
            Ok(Invited::Done)
        })
        .await
    }

    /// Who is asked to a table, for its host's eyes.
    pub fn invited(&self, table_id: i64) -> Result<Vec<Asked>, StoreError> {
        let rows: Vec<(i64, String, Option<String>, Option<String>)> = self.read(|connection| {
            let named = players::id.nullable().eq(invitations::player_id);
            let rows = invitations::table.left_join(players::table.on(named));
            let rows = rows.filter(invitations::table_id.eq(table_id)).order(invitations::id);
            let columns = (invitations::id, invitations::address, players::name.nullable(), invitations::outcome);
            Ok(rows.select(columns).load(connection)?)
        })?;
        let asked = rows.into_iter().map(|(id, address, name, outcome)| Asked {
            id,
            whom: name.unwrap_or(address),
            outcome: outcome.and_then(|word| Outcome::read(&word)),
        });
        Ok(asked.filter(|asked| asked.outcome != Some(Outcome::Withdrawn)).collect())
    }

    /// Looks at an invitation without answering it.
    pub fn invitation(&self, digest: &Digest) -> Result<Option<Invitation>, StoreError> {
        let row = self.read(|connection| {
            let row = rows!().filter(invitations::digest.eq(digest.as_slice()));
            Ok(row.first::<Row>(connection).optional()?)
        })?;
        Ok(row.map(read))
    }

    /// Seats whoever reads the mailbox the link was sent to, and lets them in: following it proves the mailbox, as a link
    /// to sign in does. A link that finds no chair is not used up.
    pub async fn accept(&self, digest: Digest, entering: Entering) -> Result<Accepted, AppendError> {
        self.write(move |connection| {
            let now = entering.session.at;
            let this = invitations::table.filter(invitations::digest.eq(digest.as_slice()));
            let row = rows!().filter(invitations::digest.eq(digest.as_slice())).first::<Row>(connection).optional()?;
            let Some(invitation) = row.map(read).filter(|invitation| invitation.is_open(now)) else {
                return Ok(Accepted::Spent);
            };
            let Some(address) = mailbox(connection, &digest)? else { return Ok(Accepted::Spent) };
            let table_id = invitation.table_id;
            let Some(chairs) = open_seats(connection, table_id)? else { return Ok(Accepted::Closed) };
            let owner = players::table.filter(players::address_key.eq(address.key())).select(players::id);
            let owner: Option<i64> = owner.first(connection).optional()?;
            let mut sits = false;
            for player in [owner.map(PlayerId), entering.here].into_iter().flatten() {
                sits |= chair_of(connection, table_id, player)?.is_some();
            }
            if !sits && free_chair(connection, table_id, chairs)?.is_none() {
                return Ok(Accepted::Full);
            }
            diesel::update(this).set(invitations::outcome.eq(Some(Outcome::Joined.word()))).execute(connection)?;
            let Used::In { player, guests, .. } = come_in(connection, &address, None, None, &entering)? else {
                return Ok(Accepted::Spent);
            };
            take_chair(connection, table_id, player, now)?;
            Ok(Accepted::Seated { address, guests })
        })
        .await
    }

    /// Whoever was asked says no.
    pub async fn decline(&self, digest: Digest) -> Result<(), AppendError> {
        self.write(move |connection| {
            let open = invitations::table.filter(invitations::digest.eq(digest.as_slice()));
            let open = open.filter(invitations::outcome.is_null());
            diesel::update(open).set(invitations::outcome.eq(Some(Outcome::Declined.word()))).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// The host takes an invitation of their table back; false if it was answered before.
    pub async fn withdraw(&self, table_id: i64, invitation: i64) -> Result<bool, AppendError> {
        self.write(move |connection| {
            let this = invitations::table.filter(invitations::id.eq(invitation));
            let open = this.filter(invitations::table_id.eq(table_id)).filter(invitations::outcome.is_null());
            let withdrawn = invitations::outcome.eq(Some(Outcome::Withdrawn.word()));
            Ok(diesel::update(open).set(withdrawn).execute(connection)? > 0)
        })
        .await
    }
}

/// The mailbox an invitation went to: the address that was typed, or that of the person who was named.
fn mailbox(connection: &mut AnyConnection, digest: &Digest) -> QueryResult<Option<MailAddress>> {
    let named = players::id.nullable().eq(invitations::player_id);
    let row = invitations::table.left_join(players::table.on(named));
    let row = row.filter(invitations::digest.eq(digest.as_slice()));
    let (typed, named): (String, Option<String>) =
        row.select((invitations::address, players::address.nullable())).first(connection)?;
    Ok(MailAddress::read(&named.unwrap_or(typed)).ok())
}
