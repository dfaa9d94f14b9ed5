//! Tables while people gather round them: opened, joined, left, closed for the deal.

use std::sync::Arc;

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::engine::Seat;
use crate::engine::worded::worded;
use crate::people::PlayerId;
use crate::table::Level;
use crate::table::header::hex;
use crate::table::{Pace, PaceName, Seq, TableCode, Timestamp};

use super::connection::AnyConnection;
use super::schema::{gatherings, players, seats, tables};
use super::seats::code;
use super::tables::{Announced, insert_table};
use super::{AppendError, Store, StoreError};

worded! {
    /// Who may join.
    Joining {
        /// Whoever has the link.
        Link = "link",
        /// Anybody: the table is in the public list.
        Public = "public",
    }
}

/// A table about to be opened.
#[derive(Clone, Debug)]
pub struct NewGathering {
    pub host: PlayerId,
    pub host_seat: Seat,
    pub seats: u8,
    /// They take the last seats.
    pub robots: u8,
    /// How well they play.
    pub level: Level,
    pub joining: Joining,
    pub link: String,
    /// The table this one goes on from, and the entry after which.
    pub parent: Option<(TableCode, Option<Seq>)>,
}

/// A table that people gather round.
#[derive(Clone, Debug)]
pub struct Gathering {
    pub table_id: i64,
    pub code: TableCode,
    pub game: String,
    pub edition: u32,
    pub options: String,
    /// The promise about its luck.
    pub commitment: Vec<u8>,
    pub host: PlayerId,
    pub host_name: String,
    pub seats: u8,
    /// How well its robots play.
    pub level: Level,
    pub joining: Joining,
    /// None: no deadlines.
    pub pace: Option<PaceName>,
    pub link: String,
    pub opened_at: Timestamp,
    pub closed_at: Option<Timestamp>,
    pub cancelled_at: Option<Timestamp>,
    /// The cards are dealt.
    pub is_dealt: bool,
    pub parent_id: Option<i64>,
    pub parent_seq: Option<Seq>,
}

impl Gathering {
    /// Has the game not begun?
    pub fn is_open(&self) -> bool {
        !self.is_dealt && self.cancelled_at.is_none()
    }

    /// The promise about its luck, as people read it.
    pub fn promise(&self) -> String {
        hex::written(&self.commitment)
    }
}

/// What became of somebody who wanted to sit down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    Seated(Seat),
    /// They sat there before.
    Already(Seat),
    Full,
    /// The game has begun, or the table was taken away.
    Closed,
}

type Row = (
    (i64, String, String, i32, String, Option<String>, Option<String>, Vec<u8>),
    (i64, String, i32, String, String, i64, Option<i64>, Option<i64>, Option<i64>, Option<i32>, String),
);

fn read(
    ((table_id, name, game, edition, options, guests, pace, commitment), row): Row,
) -> Result<Gathering, StoreError> {
    let (host, host_name, seats, joining, link, opened, closed, cancelled, parent, parent_seq, level) = row;
    Ok(Gathering {
        table_id,
        code: code(&name)?,
        game,
        edition: edition as u32,
        options,
        commitment,
        host: PlayerId(host),
        host_name,
        seats: seats as u8,
        level: Level::find(&level).unwrap_or_default(),
        joining: Joining::read(&joining).unwrap_or(Joining::Link),
        pace: pace.and_then(|pace| serde_json::from_str::<Pace>(&pace).ok()).map(|pace| pace.name),
        link,
        opened_at: Timestamp(opened),
        closed_at: closed.map(Timestamp),
        cancelled_at: cancelled.map(Timestamp),
        is_dealt: guests.is_some(),
        parent_id: parent,
        parent_seq: parent_seq.map(|seq| Seq(seq as u32)),
    })
}

/// Gatherings with their tables and hosts.
macro_rules! all {
    () => {
        gatherings::table
            .inner_join(tables::table.on(tables::id.eq(gatherings::table_id)))
            .inner_join(players::table.on(players::id.eq(gatherings::host_id)))
            .select((
                (
                    tables::id,
                    tables::code,
                    tables::game,
                    tables::edition,
                    tables::options,
                    tables::guests,
                    tables::pace,
                    tables::commitment,
                ),
                (
                    gatherings::host_id,
                    players::name,
                    gatherings::seats,
                    gatherings::joining,
                    gatherings::link,
                    gatherings::opened_at,
                    gatherings::closed_at,
                    gatherings::cancelled_at,
                    gatherings::parent_id,
                    gatherings::parent_seq,
                    gatherings::level,
                ),
            ))
    };
}

impl Store {
    /// Makes a table known, with its host on a chair and robots on the last others.
    pub async fn gather(&self, table: &Announced, gathering: &NewGathering) -> Result<(), AppendError> {
        let (table, gathering, vault) = (table.clone(), gathering.clone(), Arc::clone(&self.vault));
        self.write(move |connection| {
            insert_table(connection, &table, None, &vault)?;
            let id: i64 =
                tables::table.filter(tables::code.eq(table.code.as_str())).select(tables::id).first(connection)?;
            let parent: Option<i64> = match &gathering.parent {
                Some((parent, _)) => tables::table
                    .filter(tables::code.eq(parent.as_str()))
                    .select(tables::id)
                    .first(connection)
                    .optional()?,
                None => None,
            };
            let parent_seq = gathering.parent.as_ref().and_then(|(_, seq)| *seq).map(|seq| seq.0 as i32);
            diesel::insert_into(gatherings::table)
                .values((
                    gatherings::table_id.eq(id),
                    gatherings::host_id.eq(gathering.host.0),
                    gatherings::seats.eq(i32::from(gathering.seats)),
                    gatherings::joining.eq(gathering.joining.word()),
                    gatherings::link.eq(&gathering.link),
                    gatherings::opened_at.eq(table.at.0),
                    gatherings::parent_id.eq(parent),
                    gatherings::parent_seq.eq(parent_seq),
                    gatherings::level.eq(gathering.level.word()),
                ))
                .execute(connection)?;
            let host_seat = gathering.host_seat.index() as i32;
            insert_seat(connection, id, host_seat, Some(gathering.host.0), table.at)?;
            let others = (0..i32::from(gathering.seats)).rev().filter(|seat| *seat != host_seat);
            for seat in others.take(usize::from(gathering.robots)) {
                insert_seat(connection, id, seat, None, table.at)?;
            }
            Ok(())
        })
        .await
    }

    pub fn gathering(&self, table: &TableCode) -> Result<Option<Gathering>, StoreError> {
        let row = self.read(|connection| {
            Ok(all!().filter(tables::code.eq(table.as_str())).first::<Row>(connection).optional()?)
        })?;
        row.map(read).transpose()
    }

    pub fn gathering_by_link(&self, link: &str) -> Result<Option<Gathering>, StoreError> {
        let row = self
            .read(|connection| Ok(all!().filter(gatherings::link.eq(link)).first::<Row>(connection).optional()?))?;
        row.map(read).transpose()
    }

    /// Tables anybody may join, newest first.
    pub fn public_gatherings(&self, most: i64) -> Result<Vec<Gathering>, StoreError> {
        let rows = self.read(|connection| {
            let open = all!().filter(gatherings::joining.eq(Joining::Public.word()));
            let open = open.filter(gatherings::closed_at.is_null()).filter(gatherings::cancelled_at.is_null());
            Ok(open.order(gatherings::opened_at.desc()).limit(most).load::<Row>(connection)?)
        })?;
        rows.into_iter().map(read).collect()
    }

    /// Open tables at which somebody sits.
    pub fn gatherings_of(&self, player: PlayerId) -> Result<Vec<Gathering>, StoreError> {
        let rows = self.read(|connection| {
            let own = seats::table.filter(seats::player_id.eq(player.0)).select(seats::table_id);
            let open = all!().filter(gatherings::table_id.eq_any(own));
            let open = open.filter(gatherings::closed_at.is_null()).filter(gatherings::cancelled_at.is_null());
            Ok(open.order(gatherings::opened_at.desc()).load::<Row>(connection)?)
        })?;
        rows.into_iter().map(read).collect()
    }

    /// Somebody takes the first free chair.
    pub async fn join(&self, table_id: i64, player: PlayerId, now: Timestamp) -> Result<Joined, AppendError> {
        self.write(move |connection| take_chair(connection, table_id, player, now)).await
    }

    /// The table where those of a finished one gather for another game, if somebody has opened it.
    pub fn rematch_of(&self, table_id: i64) -> Result<Option<Gathering>, StoreError> {
        let row = self.read(|connection| {
            let children = all!().filter(gatherings::parent_id.eq(table_id)).filter(gatherings::parent_seq.is_null());
            let open = children.filter(gatherings::closed_at.is_null()).filter(gatherings::cancelled_at.is_null());
            Ok(open.order(gatherings::table_id.desc()).first::<Row>(connection).optional()?)
        })?;
        row.map(read).transpose()
    }

    /// Somebody gets up before the game begins. If it is the host, the table is taken away.
    pub async fn leave(&self, table_id: i64, player: PlayerId, now: Timestamp) -> Result<bool, AppendError> {
        self.write(move |connection| {
            if open_seats(connection, table_id)?.is_none() {
                return Ok(false);
            }
            let hosted =
                gatherings::table.filter(gatherings::table_id.eq(table_id)).filter(gatherings::host_id.eq(player.0));
            if diesel::update(hosted).set(gatherings::cancelled_at.eq(Some(now.0))).execute(connection)? > 0 {
                return Ok(true);
            }
            let own = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::player_id.eq(player.0));
            Ok(diesel::delete(own).execute(connection)? > 0)
        })
        .await
    }
}

/// The first free chair of a table, for somebody who has none there.
pub(super) fn take_chair(
    connection: &mut AnyConnection,
    table_id: i64,
    player: PlayerId,
    now: Timestamp,
) -> QueryResult<Joined> {
    if let Some(seat) = chair_of(connection, table_id, player)? {
        return Ok(Joined::Already(seat));
    }
    let Some(chairs) = open_seats(connection, table_id)? else { return Ok(Joined::Closed) };
    let Some(free) = free_chair(connection, table_id, chairs)? else { return Ok(Joined::Full) };
    insert_seat(connection, table_id, free, Some(player.0), now)?;
    Ok(Joined::Seated(Seat::new(free as u8)))
}

/// Where somebody sits already.
pub(super) fn chair_of(connection: &mut AnyConnection, table_id: i64, player: PlayerId) -> QueryResult<Option<Seat>> {
    let own = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::player_id.eq(player.0));
    let seat: Option<i32> = own.select(seats::seat).first(connection).optional()?;
    Ok(seat.map(|seat| Seat::new(seat as u8)))
}

pub(super) fn free_chair(connection: &mut AnyConnection, table_id: i64, chairs: i32) -> QueryResult<Option<i32>> {
    let taken: Vec<i32> = seats::table.filter(seats::table_id.eq(table_id)).select(seats::seat).load(connection)?;
    Ok((0..chairs).find(|seat| !taken.contains(seat)))
}

/// How many chairs a table has, while people may join and leave.
pub(super) fn open_seats(connection: &mut AnyConnection, table_id: i64) -> QueryResult<Option<i32>> {
    let open = gatherings::table.filter(gatherings::table_id.eq(table_id));
    let open = open.filter(gatherings::closed_at.is_null()).filter(gatherings::cancelled_at.is_null());
    open.select(gatherings::seats).first(connection).optional()
}

pub(super) fn insert_seat(
    connection: &mut AnyConnection,
    table_id: i64,
    seat: i32,
    player: Option<i64>,
    at: Timestamp,
) -> QueryResult<()> {
    diesel::insert_into(seats::table)
        .values((
            seats::table_id.eq(table_id),
            seats::seat.eq(seat),
            seats::player_id.eq(player),
            seats::joined_at.eq(at.0),
        ))
        .execute(connection)?;
    Ok(())
}
