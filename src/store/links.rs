//! Links sent by mail: used once, for one purpose, for a short while.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, Queryable, RunQueryDsl};

use crate::people::player::worded;
use crate::people::{Digest, MailAddress, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::letters::{LetterKind, NewLetter, insert_letter, letters_since};
use super::players::{Naming, insert_player};
use super::schema::{gatherings, links, notes, players, seats, sessions, talk};
use super::sessions::{NewSession, end_others, insert_session};
use super::{AppendError, Store, StoreError};

worded! {
    /// What a link does.
    Purpose {
        SignIn = "sign-in",
        /// Confirms a new address.
        Address = "address",
    }
}

/// A link about to be written down.
#[derive(Clone, Debug)]
pub struct NewLink {
    pub digest: Digest,
    pub nonce: Vec<u8>,
    pub purpose: Purpose,
    pub address: MailAddress,
    /// Whose address is to change, or the guest who wants to keep their games.
    pub player: Option<PlayerId>,
    pub at: Timestamp,
    pub expires_at: Timestamp,
}

/// A link that can still be used.
#[derive(Clone, Debug)]
pub struct OpenLink {
    pub purpose: Purpose,
    pub address: String,
}

/// What became of a request for a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posted {
    Done,
    /// This mailbox has had enough letters for now.
    Enough,
}

/// What became of a link that was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Used {
    /// Come in as this player; a new one has no name of their own yet.
    In {
        player: PlayerId,
        is_new: bool,
        /// The guest whose games went over to the player.
        guest: Option<PlayerId>,
    },
    /// The address belongs to somebody else by now.
    Taken,
    /// Unknown, used before, or too late.
    Spent,
}

const HOUR: i64 = 60 * 60 * 1_000_000;
/// Letters to one mailbox in an hour, and in a day.
const MOST_AN_HOUR: i64 = 6;
const MOST_A_DAY: i64 = 20;

#[derive(Queryable)]
struct Row {
    digest: Vec<u8>,
    _nonce: Vec<u8>,
    purpose: String,
    address: String,
    player_id: Option<i64>,
    _created_at: i64,
    _expires_at: i64,
    _used_at: Option<i64>,
}

impl Store {
    /// Writes down a link and the letter that carries it.
    pub async fn post_link(&self, link: NewLink, letter: NewLetter) -> Result<Posted, AppendError> {
        self.write(move |connection| {
            if has_enough(connection, &letter)? {
                return Ok(Posted::Enough);
            }
            diesel::insert_into(links::table)
                .values((
                    links::digest.eq(link.digest.as_slice()),
                    links::nonce.eq(&link.nonce),
                    links::purpose.eq(link.purpose.word()),
                    links::address.eq(link.address.as_str()),
                    links::player_id.eq(link.player.map(|player| player.0)),
                    links::created_at.eq(link.at.0),
                    links::expires_at.eq(link.expires_at.0),
                ))
                .execute(connection)?;
            insert_letter(connection, &letter)?;
            Ok(Posted::Done)
        })
        .await
    }

    /// A letter within what one mailbox may get.
    pub async fn post_letter(&self, letter: NewLetter) -> Result<Posted, AppendError> {
        self.write(move |connection| {
            if has_enough(connection, &letter)? {
                return Ok(Posted::Enough);
            }
            insert_letter(connection, &letter)?;
            Ok(Posted::Done)
        })
        .await
    }

    /// Looks at a link without using it.
    pub fn open_link(&self, digest: &Digest, now: Timestamp) -> Result<Option<OpenLink>, StoreError> {
        let row = self.read(|connection| {
            let row = links::table.filter(links::digest.eq(digest.as_slice())).filter(links::used_at.is_null());
            Ok(row.filter(links::expires_at.gt(now.0)).first::<Row>(connection).optional()?)
        })?;
        Ok(row.and_then(|row| Some(OpenLink { purpose: Purpose::read(&row.purpose)?, address: row.address })))
    }

    /// Uses a link that signs in: the player with its address, the guest who asked, or somebody new.
    pub async fn sign_in_by_link(
        &self,
        digest: Digest,
        naming: Naming,
        session: NewSession,
    ) -> Result<Used, AppendError> {
        self.write(move |connection| {
            let Some(link) = spend(connection, &digest, Purpose::SignIn, session.at)? else { return Ok(Used::Spent) };
            let Ok(address) = MailAddress::read(&link.address) else { return Ok(Used::Spent) };
            let known = players::table.filter(players::address_key.eq(address.key())).select(players::id);
            let known: Option<i64> = known.first(connection).optional()?;
            let guest = asking_guest(connection, link.player_id)?;
            let (player, is_new) = match (known, guest) {
                (Some(known), Some(guest)) => {
                    merge(connection, guest, known, session.at)?;
                    (known, false)
                }
                (Some(known), None) => (known, false),
                (None, Some(guest)) => {
                    let this = players::table.filter(players::id.eq(guest));
                    diesel::update(this)
                        .set((
                            players::address.eq(Some(address.as_str())),
                            players::address_key.eq(Some(address.key())),
                        ))
                        .execute(connection)?;
                    diesel::delete(sessions::table.filter(sessions::player_id.eq(guest))).execute(connection)?;
                    (guest, true)
                }
                (None, None) => (insert_player(connection, &naming, Some(&address), session.at)?, true),
            };
            insert_session(connection, player, &session)?;
            Ok(Used::In { player: PlayerId(player), is_new, guest: guest.map(PlayerId) })
        })
        .await
    }

    /// Uses a link that confirms a new address. The old one is told, and every other session ends.
    pub async fn change_address(
        &self,
        digest: Digest,
        kept: Digest,
        language: &'static str,
        at: Timestamp,
    ) -> Result<Used, AppendError> {
        self.write(move |connection| {
            let Some(link) = spend(connection, &digest, Purpose::Address, at)? else { return Ok(Used::Spent) };
            let (Some(player), Ok(address)) = (link.player_id, MailAddress::read(&link.address)) else {
                return Ok(Used::Spent);
            };
            let others = players::table.filter(players::address_key.eq(address.key())).filter(players::id.ne(player));
            if others.count().get_result::<i64>(connection)? > 0 {
                return Ok(Used::Taken);
            }
            let this = players::table.filter(players::id.eq(player)).filter(players::left_at.is_null());
            let old: Option<Option<String>> = this.select(players::address).first(connection).optional()?;
            let Some(old) = old else { return Ok(Used::Spent) };
            diesel::update(this)
                .set((players::address.eq(Some(address.as_str())), players::address_key.eq(Some(address.key()))))
                .execute(connection)?;
            end_others(connection, player, &kept)?;
            if let Some(address) = old.and_then(|old| MailAddress::read(&old).ok()) {
                let args = serde_json::json!({});
                insert_letter(
                    connection,
                    &NewLetter { kind: LetterKind::AddressChanged, address, language, args, at },
                )?;
            }
            Ok(Used::In { player: PlayerId(player), is_new: false, guest: None })
        })
        .await
    }
}

fn has_enough(connection: &mut AnyConnection, letter: &NewLetter) -> QueryResult<bool> {
    let ago = |time: i64| Timestamp(letter.at.0 - time);
    Ok(letters_since(connection, &letter.address, ago(HOUR))? >= MOST_AN_HOUR
        || letters_since(connection, &letter.address, ago(24 * HOUR))? >= MOST_A_DAY)
}

/// Marks a link as used; None if it cannot be used (any more).
fn spend(
    connection: &mut AnyConnection,
    digest: &Digest,
    purpose: Purpose,
    now: Timestamp,
) -> QueryResult<Option<Row>> {
    let open = links::table
        .filter(links::digest.eq(digest.as_slice()))
        .filter(links::purpose.eq(purpose.word()))
        .filter(links::used_at.is_null())
        .filter(links::expires_at.gt(now.0));
    let Some(row) = open.first::<Row>(connection).optional()? else { return Ok(None) };
    let this = links::table.filter(links::digest.eq(&row.digest)).filter(links::used_at.is_null());
    let spent = diesel::update(this).set(links::used_at.eq(Some(now.0))).execute(connection)?;
    Ok((spent == 1).then_some(row))
}

pub(super) fn asking_guest(connection: &mut AnyConnection, player: Option<i64>) -> QueryResult<Option<i64>> {
    let Some(player) = player else { return Ok(None) };
    let guest = players::table.filter(players::id.eq(player)).filter(players::address.is_null());
    guest.filter(players::left_at.is_null()).select(players::id).first(connection).optional()
}

/// A guest turns out to be somebody known: what was the guest's is theirs now. Where both sit at one table, each
/// chair keeps its owner.
pub(super) fn merge(connection: &mut AnyConnection, guest: i64, known: i64, now: Timestamp) -> QueryResult<()> {
    let own: Vec<i64> = seats::table.filter(seats::player_id.eq(known)).select(seats::table_id).load(connection)?;
    let moved = seats::table.filter(seats::player_id.eq(guest)).filter(seats::table_id.ne_all(own));
    diesel::update(moved).set(seats::player_id.eq(Some(known))).execute(connection)?;
    let noted: Vec<i64> = notes::table.filter(notes::player_id.eq(known)).select(notes::table_id).load(connection)?;
    let moved = notes::table.filter(notes::player_id.eq(guest)).filter(notes::table_id.ne_all(noted));
    diesel::update(moved).set(notes::player_id.eq(known)).execute(connection)?;
    diesel::update(talk::table.filter(talk::player_id.eq(guest))).set(talk::player_id.eq(known)).execute(connection)?;
    diesel::update(gatherings::table.filter(gatherings::host_id.eq(guest)))
        .set(gatherings::host_id.eq(known))
        .execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::player_id.eq(guest))).execute(connection)?;
    let this = players::table.filter(players::id.eq(guest));
    diesel::update(this)
        .set((players::name_key.eq(None::<String>), players::left_at.eq(Some(now.0))))
        .execute(connection)?;
    Ok(())
}
