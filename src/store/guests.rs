//! A guest turns out to be somebody: what was played under a borrowed name goes over to the account.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::people::{MailAddress, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::schema::{gatherings, notes, players, predecessors, seats, sessions, talk};
use super::{Store, StoreError};

impl Store {
    /// What a guest is called and at how many tables they sit; None if there is no such guest (any more).
    pub fn guest(&self, player: PlayerId) -> Result<Option<(String, i64)>, StoreError> {
        self.read(|connection| {
            let Some(id) = still_guest(connection, Some(player.0))? else { return Ok(None) };
            let name = players::table.filter(players::id.eq(id)).select(players::name).first(connection)?;
            let games = seats::table.filter(seats::player_id.eq(id)).count().get_result(connection)?;
            Ok(Some((name, games)))
        })
    }
}

pub(super) fn still_guest(connection: &mut AnyConnection, player: Option<i64>) -> QueryResult<Option<i64>> {
    let Some(player) = player else { return Ok(None) };
    let guest = players::table.filter(players::id.eq(player)).filter(players::address.is_null());
    guest.filter(players::left_at.is_null()).select(players::id).first(connection).optional()
}

/// A guest becomes an account. Whoever knew the guest's cookie or feed knows nothing of the account.
pub(super) fn become_account(connection: &mut AnyConnection, guest: i64, address: &MailAddress) -> QueryResult<()> {
    diesel::update(players::table.filter(players::id.eq(guest)))
        .set((
            players::address.eq(Some(address.as_str())),
            players::address_key.eq(Some(address.key())),
            players::feed.eq(players::feed + 1),
        ))
        .execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::player_id.eq(guest))).execute(connection)?;
    Ok(())
}

/// A guest turns out to be somebody known: what was the guest's is theirs now. Where both sit at one table, each
/// chair keeps its owner; the guest has no name there any more.
pub(super) fn merge(connection: &mut AnyConnection, guest: i64, known: i64, now: Timestamp) -> QueryResult<()> {
    let own: Vec<i64> = seats::table.filter(seats::player_id.eq(known)).select(seats::table_id).load(connection)?;
    let moved = seats::table.filter(seats::player_id.eq(guest)).filter(seats::table_id.ne_all(own));
    diesel::update(moved).set(seats::player_id.eq(Some(known))).execute(connection)?;
    let noted: Vec<i64> = notes::table.filter(notes::player_id.eq(known)).select(notes::table_id).load(connection)?;
    let moved = notes::table.filter(notes::player_id.eq(guest)).filter(notes::table_id.ne_all(noted));
    diesel::update(moved).set(notes::player_id.eq(known)).execute(connection)?;
    diesel::delete(notes::table.filter(notes::player_id.eq(guest))).execute(connection)?;
    diesel::update(predecessors::table.filter(predecessors::player_id.eq(guest)))
        .set(predecessors::player_id.eq(known))
        .execute(connection)?;
    diesel::update(talk::table.filter(talk::player_id.eq(guest))).set(talk::player_id.eq(known)).execute(connection)?;
    diesel::update(gatherings::table.filter(gatherings::host_id.eq(guest)))
        .set(gatherings::host_id.eq(known))
        .execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::player_id.eq(guest))).execute(connection)?;
    diesel::update(players::table.filter(players::id.eq(guest)))
        .set((players::name.eq(""), players::name_key.eq(None::<String>), players::left_at.eq(Some(now.0))))
        .execute(connection)?;
    Ok(())
}
