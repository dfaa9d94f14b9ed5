//! Who sits where, and what waits for them.

use std::collections::BTreeMap;

use diesel::dsl::{exists, not};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl,
    RunQueryDsl,
};

use crate::engine::{Duty, Seat};
use crate::people::PlayerId;
use crate::table::{Seq, TableCode, Timestamp};

use super::schema::{gatherings, letters, players, predecessors, seals, seats, standings, tables};
use super::{Store, StoreError};

/// A table that waits for somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub code: TableCode,
    pub game: String,
    pub seat: Seat,
    pub duty: Duty,
    pub since: Timestamp,
    pub until: Option<Timestamp>,
}

/// Somebody on a chair; a robot has no player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitter {
    pub seat: Seat,
    pub player: Option<PlayerId>,
    /// Empty for robots, and for those who left.
    pub name: String,
    pub is_gone: bool,
    /// Whose seat it was before somebody took it over, the first of them first.
    pub before: Vec<Predecessor>,
}

/// Somebody who sat on a chair up to, but without, an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predecessor {
    pub until: Seq,
    pub player: PlayerId,
    /// Empty for those who left.
    pub name: String,
}

impl Sitter {
    /// Whoever sits there, unless they left.
    pub fn present(&self) -> Option<PlayerId> {
        self.player.filter(|_| !self.is_gone)
    }
}

/// How many there are, by state.
pub struct Counted {
    pub tables: Vec<(&'static str, i64)>,
    pub letters: Vec<(&'static str, i64)>,
}

/// A duty as it stands in a row; one that no version wrote waits.
pub(super) fn duty(word: &str) -> Duty {
    Duty::read(word).unwrap_or(Duty::Wait)
}

pub(super) fn code(text: &str) -> Result<TableCode, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("table {text}: its name")))
}

/// Those the player must lead first, then by the time that is left, then the longest waiting.
pub(super) fn most_pressing_first(waiting: &mut [Waiting]) {
    waiting
        .sort_by_cached_key(|one| (one.duty, one.until.is_none(), one.until, one.since, one.code.as_str().to_owned()));
}

impl Store {
    /// The player's seat at a table.
    pub fn seat_of(&self, table: &TableCode, player: PlayerId) -> Result<Option<Seat>, StoreError> {
        let seat = self.read(|connection| {
            let seat = seats::table.inner_join(tables::table.on(tables::id.eq(seats::table_id)));
            let seat = seat.filter(tables::code.eq(table.as_str())).filter(seats::player_id.eq(player.0));
            Ok(seat.select(seats::seat).first::<i32>(connection).optional()?)
        })?;
        Ok(seat.map(|seat| Seat::new(seat as u8)))
    }

    /// Who sits at a table, in the order of the seats.
    pub fn sitters(&self, table_id: i64) -> Result<Vec<Sitter>, StoreError> {
        type Row = (i32, Option<i64>, Option<String>, Option<i64>);
        type Before = (i32, i32, i64, String);
        let (rows, before) = self.read(|connection| {
            let rows = seats::table.left_join(players::table.on(players::id.nullable().eq(seats::player_id)));
            let rows = rows.filter(seats::table_id.eq(table_id)).order(seats::seat);
            let columns = (seats::seat, seats::player_id, players::name.nullable(), players::left_at.nullable());
            let rows = rows.select(columns).load::<Row>(connection)?;
            let before = predecessors::table.inner_join(players::table.on(players::id.eq(predecessors::player_id)));
            let before = before.filter(predecessors::table_id.eq(table_id)).order(predecessors::until_seq);
            let columns = (predecessors::seat, predecessors::until_seq, players::id, players::name);
            Ok((rows, before.select(columns).load::<Before>(connection)?))
        })?;
        let predecessor = |(_, until, player, name): &Before| Predecessor {
            until: Seq(*until as u32),
            player: PlayerId(*player),
            name: name.clone(),
        };
        let of = |seat: i32| before.iter().filter(|row| row.0 == seat).map(predecessor).collect();
        Ok(rows
            .into_iter()
            .map(|(seat, player, name, left)| Sitter {
                before: of(seat),
                seat: Seat::new(seat as u8),
                player: player.map(PlayerId),
                is_gone: left.is_some(),
                name: name.filter(|_| left.is_none()).unwrap_or_default(),
            })
            .collect())
    }

    /// The tables that wait for a player, most pressing first. Seats that a caretaker plays do not wait for them.
    pub fn waiting(&self, player: PlayerId) -> Result<Vec<Waiting>, StoreError> {
        let rows = self.read(|connection| {
            let rows = seats::table
                .inner_join(
                    standings::table.on(standings::table_id.eq(seats::table_id).and(standings::seat.eq(seats::seat))),
                )
                .inner_join(tables::table.on(tables::id.eq(seats::table_id)));
            Ok(rows
                .filter(seats::player_id.eq(player.0))
                .filter(tables::finished_at.is_null())
                .filter(standings::duty.ne("wait"))
                // Whoever has answered under seal waits.
                .filter(not(exists(
                    seals::table
                        .filter(seals::table_id.eq(standings::table_id))
                        .filter(seals::seat.eq(standings::seat)),
                )))
                .filter(standings::kept.eq(false))
                .select((tables::code, tables::game, seats::seat, standings::duty, standings::since, standings::until))
                .load::<(String, String, i32, String, i64, Option<i64>)>(connection)?)
        })?;
        let waiting = rows.into_iter().map(|(name, game, seat, word, since, until)| {
            Ok(Waiting {
                code: code(&name)?,
                game,
                seat: Seat::new(seat as u8),
                duty: duty(&word),
                since: Timestamp(since),
                until: until.map(Timestamp),
            })
        });
        let mut waiting = waiting.collect::<Result<Vec<_>, StoreError>>()?;
        most_pressing_first(&mut waiting);
        Ok(waiting)
    }

    /// For the figures.
    pub fn counted(&self) -> Result<Counted, StoreError> {
        self.read(|connection| {
            let all: i64 = tables::table.count().get_result(connection)?;
            let over: i64 = tables::table.filter(tables::finished_at.is_not_null()).count().get_result(connection)?;
            let gathering: i64 = gatherings::table
                .filter(gatherings::closed_at.is_null())
                .filter(gatherings::cancelled_at.is_null())
                .count()
                .get_result(connection)?;
            let by_state: Vec<(String, i64)> = letters::table
                .group_by(letters::state)
                .select((letters::state, diesel::dsl::count_star()))
                .load(connection)?;
            let by_state: BTreeMap<String, i64> = by_state.into_iter().collect();
            let count = |state: &'static str| (state, by_state.get(state).copied().unwrap_or_default());
            Ok(Counted {
                tables: vec![("gathering", gathering), ("finished", over), ("all", all)],
                letters: vec![count("waiting"), count("sent"), count("failed"), count("dropped")],
            })
        })
    }
}
