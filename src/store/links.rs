//! Links sent by mail: used once, for one purpose, for a short while.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, Queryable, RunQueryDsl};

use crate::engine::worded::worded;
use crate::people::{Digest, MailAddress, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::delivery::wake;
use super::guesses::{Doors, open_doors};
use super::guests::{become_account, merge, still_guest};
use super::letters::{LetterKind, NewLetter, insert_letter};
use super::players::{Naming, insert_player};
use super::schema::{invitations, letters, links, players};
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
    pub asker: Asker,
    pub at: Timestamp,
    pub expires_at: Timestamp,
}

/// Who asks for a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// A mark of the place of the net.
    pub place: String,
    /// Was this browser signed in with that address before?
    pub was_here: bool,
}

/// A link that can still be used.
#[derive(Clone, Debug)]
pub struct OpenLink {
    pub purpose: Purpose,
    pub address: MailAddress,
    /// Whose address is to change, or the guest who asked.
    pub player: Option<PlayerId>,
}

/// Somebody at the door, with a link that signs in.
#[derive(Clone, Debug)]
pub struct Entering {
    pub session: NewSession,
    pub naming: Naming,
    /// The guest of this very browser: what they played comes along.
    pub here: Option<PlayerId>,
    /// Shall the games of the guest who asked for the link come along, if that was another browser? Anybody can ask for
    /// a link to anybody's mailbox, so only its owner's word counts.
    pub takes_asked: bool,
    /// What a fresh proof of the mailbox opens again.
    pub doors: Option<Doors>,
}

/// What became of a request for a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Posted {
    Done,
    /// This mailbox has had enough letters for now.
    Enough,
}

/// What became of a link that was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Used {
    /// Come in as this player; a new one has no name of their own yet.
    In {
        player: PlayerId,
        is_new: bool,
        /// The guests whose games went over to the player.
        guests: Vec<PlayerId>,
    },
    /// The address belongs to somebody else by now.
    Taken,
    /// Unknown, used before, or too late.
    Spent,
}

const HOUR: i64 = 60 * 60 * 1_000_000;
/// Links to one mailbox that one place of the net may ask for in an hour.
const MOST_AN_HOUR: i64 = 6;
/// Links to one mailbox in a day, whoever asks.
const MOST_A_DAY: i64 = 30;
/// Links in a day beyond that, for browsers that were signed in before: strangers cannot use these up.
const MOST_SPARE: i64 = 6;

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
    _address_key: String,
    _place: String,
    _spare: bool,
    heard: Option<String>,
}

impl Store {
    /// Writes down a link and the letter that carries it.
    pub async fn post_link(&self, link: NewLink, letter: NewLetter) -> Result<Posted, AppendError> {
        self.write(move |connection| {
            let Some(spare) = share(connection, &link)? else { return Ok(Posted::Enough) };
            diesel::insert_into(links::table)
                .values((
                    links::digest.eq(link.digest.as_slice()),
                    links::nonce.eq(&link.nonce),
                    links::purpose.eq(link.purpose.word()),
                    links::address.eq(link.address.as_str()),
                    links::player_id.eq(link.player.map(|player| player.0)),
                    links::created_at.eq(link.at.0),
                    links::expires_at.eq(link.expires_at.0),
                    links::address_key.eq(link.address.key()),
                    links::place.eq(&link.asker.place),
                    links::spare.eq(spare),
                    links::heard.eq(Some(letter.language)),
                ))
                .execute(connection)?;
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
        let open = |row: Row| {
            let address = MailAddress::read(&row.address).ok()?;
            Some(OpenLink { purpose: Purpose::read(&row.purpose)?, address, player: row.player_id.map(PlayerId) })
        };
        Ok(row.and_then(open))
    }

    /// Uses a link that signs in: the player with its address, a guest who becomes one, or somebody new.
    pub async fn sign_in_by_link(&self, digest: Digest, entering: Entering) -> Result<Used, AppendError> {
        self.write(move |connection| {
            let now = entering.session.at;
            let Some(link) = spend(connection, &digest, Purpose::SignIn, now)? else { return Ok(Used::Spent) };
            let Ok(address) = MailAddress::read(&link.address) else { return Ok(Used::Spent) };
            let asked = link.player_id.filter(|_| entering.takes_asked);
            come_in(connection, &address, asked, link.heard, &entering)
        })
        .await
    }

    /// Uses a link that confirms a new address of this very player. The old one is told, and every other session ends.
    pub async fn change_address(
        &self,
        digest: Digest,
        player: PlayerId,
        kept: Digest,
        language: &'static str,
        at: Timestamp,
    ) -> Result<Used, AppendError> {
        self.write(move |connection| {
            let player = player.0;
            let asked = links::table.filter(links::digest.eq(digest.as_slice())).filter(links::player_id.eq(player));
            if asked.count().get_result::<i64>(connection)? == 0 {
                return Ok(Used::Spent);
            }
            let Some(link) = spend(connection, &digest, Purpose::Address, at)? else { return Ok(Used::Spent) };
            let Ok(address) = MailAddress::read(&link.address) else { return Ok(Used::Spent) };
            let others = players::table.filter(players::address_key.eq(address.key())).filter(players::id.ne(player));
            if others.count().get_result::<i64>(connection)? > 0 {
                return Ok(Used::Taken);
            }
            let this = players::table.filter(players::id.eq(player)).filter(players::left_at.is_null());
            let old: Option<Option<String>> = this.select(players::address).first(connection).optional()?;
            let Some(old) = old else { return Ok(Used::Spent) };
            diesel::update(this)
                .set((
                    players::address.eq(Some(address.as_str())),
                    players::address_key.eq(Some(address.key())),
                    players::feed.eq(players::feed + 1),
                ))
                .execute(connection)?;
            wake(connection, player)?;
            end_others(connection, player, &kept)?;
            if let Some(old) = old.and_then(|old| MailAddress::read(&old).ok()) {
                let (kind, args) = (LetterKind::AddressChanged, serde_json::json!({}));
                insert_letter(connection, &NewLetter { kind, address: old.clone(), language, args, at })?;
                let_go(connection, player, &old)?;
            }
            Ok(Used::In { player: PlayerId(player), is_new: false, guests: Vec::new() })
        })
        .await
    }
}

/// Lets in whoever reads a mailbox: the player with its address, a guest who becomes one, or somebody new.
pub(super) fn come_in(
    connection: &mut AnyConnection,
    address: &MailAddress,
    asked: Option<i64>,
    heard: Option<String>,
    entering: &Entering,
) -> QueryResult<Used> {
    let now = entering.session.at;
    let known = players::table.filter(players::address_key.eq(address.key())).select(players::id);
    let known: Option<i64> = known.first(connection).optional()?;
    let mut guests: Vec<i64> = Vec::new();
    for guest in [entering.here.map(|guest| guest.0), asked] {
        guests.extend(still_guest(connection, guest)?.filter(|guest| !guests.contains(guest)));
    }
    let player = match (known, guests.first()) {
        (Some(known), _) => known,
        (None, Some(guest)) => {
            become_account(connection, *guest, address)?;
            *guest
        }
        (None, None) => insert_player(connection, &entering.naming, Some(address), now)?,
    };
    // What this browser asks for, or else, for somebody met for the first time, what asked for the link.
    let this = players::table.filter(players::id.eq(player));
    if let Some(heard) = entering.naming.heard {
        diesel::update(this).set(players::heard.eq(Some(heard))).execute(connection)?;
    } else {
        diesel::update(this.filter(players::heard.is_null())).set(players::heard.eq(heard)).execute(connection)?;
    }
    for guest in guests.iter().filter(|guest| **guest != player) {
        merge(connection, *guest, player, now)?;
    }
    if let Some(doors) = &entering.doors {
        open_doors(connection, &[doors.familiar.clone(), doors.strange.clone()])?;
    }
    insert_session(connection, player, &entering.session)?;
    // The letter with the link arrived.
    wake(connection, player)?;
    let guests = guests.into_iter().map(PlayerId).collect();
    Ok(Used::In { player: PlayerId(player), is_new: known.is_none(), guests })
}

/// May one more link go to this mailbox? None if not, else whether it is a spare one. Asks the same of the database
/// whether or not anybody has that address.
fn share(connection: &mut AnyConnection, link: &NewLink) -> QueryResult<Option<bool>> {
    let to_mailbox = || {
        let today = links::created_at.gt(link.at.0 - 24 * HOUR);
        links::table.filter(links::address_key.eq(link.address.key())).filter(today)
    };
    let in_all: i64 = to_mailbox().filter(links::spare.eq(false)).count().get_result(connection)?;
    let from_place = to_mailbox().filter(links::place.eq(&link.asker.place));
    let from_place: i64 = from_place.filter(links::created_at.gt(link.at.0 - HOUR)).count().get_result(connection)?;
    let spare: i64 = to_mailbox().filter(links::spare.eq(true)).count().get_result(connection)?;
    let is_usual = in_all < MOST_A_DAY && from_place < MOST_AN_HOUR;
    Ok(if is_usual { Some(false) } else { Some(true).filter(|_| link.asker.was_here && spare < MOST_SPARE) })
}

/// A mailbox is nobody's any more: links to it are worthless, and its letters are the player's, to go when they leave.
fn let_go(connection: &mut AnyConnection, player: i64, old: &MailAddress) -> QueryResult<()> {
    diesel::delete(links::table.filter(links::address_key.eq(old.key()))).execute(connection)?;
    let_go_invitations(connection, player, old)?;
    diesel::update(letters::table.filter(letters::address_key.eq(old.key())))
        .set(letters::player_id.eq(Some(player)))
        .execute(connection)?;
    Ok(())
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

/// Nor do its invitations lead anywhere.
fn let_go_invitations(connection: &mut AnyConnection, player: i64, old: &MailAddress) -> QueryResult<()> {
    let to_mailbox = invitations::table.filter(invitations::address_key.eq(old.key()));
    diesel::update(to_mailbox).set(invitations::digest.eq(None::<Vec<u8>>)).execute(connection)?;
    let by_name = invitations::table.filter(invitations::player_id.eq(player));
    diesel::update(by_name).set(invitations::digest.eq(None::<Vec<u8>>)).execute(connection)?;
    Ok(())
}
