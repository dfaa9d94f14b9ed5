//! What somebody has played, and what the operator looks over.

use diesel::{BoolExpressionMethods, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, RunQueryDsl};

use crate::engine::{Duty, Entrant, Outcome, PerSeat, Seat};
use crate::people::PlayerId;
use crate::table::{TableCode, Timestamp};

use super::schema::{entries, outbox, seats, standings, tables};
use super::seats::{code, duty};
use super::{Store, StoreError};

/// A game somebody plays or played.
#[derive(Clone, Debug)]
pub struct Played {
    pub table_id: i64,
    pub code: TableCode,
    pub game: String,
    pub seat: Seat,
    /// None before the deal.
    pub duty: Option<Duty>,
    pub since: Timestamp,
    /// Until when the seat's open question waits.
    pub until: Option<Timestamp>,
    pub finished_at: Option<Timestamp>,
    pub outcome: Option<Outcome>,
    /// Nobody else at the table was a person.
    pub against_robots: bool,
}

/// A table as the operator sees it.
#[derive(Clone, Debug)]
pub struct Overview {
    pub code: TableCode,
    pub game: String,
    pub announced_at: Timestamp,
    pub is_dealt: bool,
    pub finished_at: Option<Timestamp>,
    /// When something last happened.
    pub last_at: Option<Timestamp>,
    /// How many seats are asked something.
    pub asked: usize,
}

fn only_robots_beside(guests: &PerSeat<Entrant>, seat: Seat) -> bool {
    let mut others = guests.iter().filter(|(other, _)| *other != seat).map(|(_, guest)| guest);
    guests.seats() > 1 && others.all(|guest| guest.robot.is_some())
}

impl Store {
    /// Games of a player that are on, or over: the latest first.
    pub fn played(&self, player: PlayerId, over: bool, most: i64) -> Result<Vec<Played>, StoreError> {
        type Row = (
            (i64, String, String, i32),
            (Option<String>, Option<i64>, Option<i64>),
            (Option<i64>, Option<String>, i64, Option<String>),
        );
        let rows = self.read(|connection| {
            let rows = seats::table
                .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
                .left_join(
                    standings::table.on(standings::table_id.eq(seats::table_id).and(standings::seat.eq(seats::seat))),
                )
                .filter(seats::player_id.eq(player.0))
                .filter(tables::guests.is_not_null())
                .order(tables::id.desc())
                .limit(most)
                .select((
                    (tables::id, tables::code, tables::game, seats::seat),
                    (standings::duty.nullable(), standings::since.nullable(), standings::until.nullable()),
                    (tables::finished_at, tables::outcome, tables::announced_at, tables::guests),
                ));
            Ok(match over {
                true => rows.filter(tables::finished_at.is_not_null()).load::<Row>(connection)?,
                false => rows.filter(tables::finished_at.is_null()).load::<Row>(connection)?,
            })
        })?;
        let played = rows.into_iter().map(|(table, (word, since, until), (finished, outcome, announced, guests))| {
            let (table_id, name, game, seat) = table;
            let guests: Option<PerSeat<Entrant>> = guests.and_then(|guests| serde_json::from_str(&guests).ok());
            let seat = Seat::new(seat as u8);
            Ok(Played {
                table_id,
                code: code(&name)?,
                game,
                against_robots: guests.is_some_and(|guests| only_robots_beside(&guests, seat)),
                seat,
                duty: word.as_deref().map(duty),
                since: Timestamp(since.unwrap_or(announced)),
                until: until.map(Timestamp),
                finished_at: finished.map(Timestamp),
                outcome: outcome.and_then(|outcome| serde_json::from_str(&outcome).ok()),
            })
        });
        played.collect()
    }

    /// Has somebody finished a game of this kind?
    pub fn has_finished(&self, player: PlayerId, game: &str) -> Result<bool, StoreError> {
        let count: i64 = self.read(|connection| {
            let games = seats::table.inner_join(tables::table.on(tables::id.eq(seats::table_id)));
            let games = games.filter(seats::player_id.eq(player.0)).filter(tables::game.eq(game));
            Ok(games.filter(tables::finished_at.is_not_null()).count().get_result(connection)?)
        })?;
        Ok(count > 0)
    }

    /// How long a seat took for each of its answers at a table, in microseconds.
    pub fn reply_times(&self, table_id: i64, seat: Seat) -> Result<Vec<i64>, StoreError> {
        let rows: Vec<(i64, String)> = self.read(|connection| {
            let rows = entries::table.filter(entries::table_id.eq(table_id)).order(entries::seq);
            Ok(rows.select((entries::at, entries::actor)).limit(2_000).load(connection)?)
        })?;
        let mine =
            |word: &str| word.parse::<crate::table::Actor>().ok().and_then(crate::table::Actor::seat) == Some(seat);
        Ok(rows.windows(2).filter(|pair| mine(&pair[1].1)).map(|pair| pair[1].0 - pair[0].0).collect())
    }

    /// The latest tables, for the operator.
    pub fn overview(&self, most: i64) -> Result<Vec<Overview>, StoreError> {
        type Row = (i64, String, String, i64, Option<String>, Option<i64>);
        self.read(|connection| {
            let rows: Vec<Row> = tables::table
                .order(tables::id.desc())
                .limit(most)
                .select((
                    tables::id,
                    tables::code,
                    tables::game,
                    tables::announced_at,
                    tables::guests,
                    tables::finished_at,
                ))
                .load(connection)?;
            let mut overviews = Vec::with_capacity(rows.len());
            for (id, name, game, announced, guests, finished) in rows {
                let last: Option<i64> = entries::table
                    .filter(entries::table_id.eq(id))
                    .select(diesel::dsl::max(entries::at))
                    .first(connection)?;
                let asked: i64 = standings::table
                    .filter(standings::table_id.eq(id))
                    .filter(standings::duty.ne("wait"))
                    .count()
                    .get_result(connection)?;
                overviews.push(Overview {
                    code: code(&name)?,
                    game,
                    announced_at: Timestamp(announced),
                    is_dealt: guests.is_some(),
                    finished_at: finished.map(Timestamp),
                    last_at: last.map(Timestamp),
                    asked: asked as usize,
                });
            }
            Ok(overviews)
        })
    }

    /// Notices about moves that nobody has carried yet.
    pub fn count_notices(&self) -> Result<i64, StoreError> {
        self.read(|connection| Ok(outbox::table.count().get_result(connection)?))
    }
}
