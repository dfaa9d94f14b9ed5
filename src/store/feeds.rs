//! What private feeds tell: a player's turns, and the number that makes an address good.

use diesel::dsl::{exists, not};
use diesel::{BoolExpressionMethods, ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::engine::{Duty, Seat};
use crate::people::PlayerId;
use crate::table::{TableCode, Timestamp};

use super::schema::{players, seals, seats, standings, tables};
use super::seats::{code, duty};
use super::{AppendError, Store, StoreError};

/// A question that waits for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub code: TableCode,
    pub game: String,
    pub seat: Seat,
    pub duty: Duty,
    /// The number of the question.
    pub ask: u32,
    pub since: Timestamp,
    pub until: Option<Timestamp>,
}

impl Store {
    /// The turns of a player, oldest first.
    pub fn turns(&self, player: PlayerId) -> Result<Vec<Turn>, StoreError> {
        type Row = (String, String, i32, String, i32, i64, Option<i64>);
        let rows = self.read(|connection| {
            let here = standings::table_id.eq(seats::table_id).and(standings::seat.eq(seats::seat));
            let rows = seats::table
                .inner_join(standings::table.on(here))
                .inner_join(tables::table.on(tables::id.eq(seats::table_id)))
                .filter(seats::player_id.eq(player.0))
                .filter(tables::finished_at.is_null())
                .filter(standings::duty.ne("wait"))
                // Whoever has answered under seal waits.
                .filter(not(exists(
                    seals::table
                        .filter(seals::table_id.eq(standings::table_id))
                        .filter(seals::seat.eq(standings::seat)),
                )))
                .order((standings::since, tables::code));
            let columns = (
                tables::code,
                tables::game,
                seats::seat,
                standings::duty,
                standings::ask,
                standings::since,
                standings::until,
            );
            Ok(rows.select(columns).load::<Row>(connection)?)
        })?;
        let turn = |(name, game, seat, word, ask, since, until): Row| {
            Ok(Turn {
                code: code(&name)?,
                game,
                seat: Seat::new(seat as u8),
                duty: duty(&word),
                ask: ask as u32,
                since: Timestamp(since),
                until: until.map(Timestamp),
            })
        };
        rows.into_iter().map(turn).collect()
    }

    /// The number of a player's feed addresses; None for somebody who left.
    pub fn feed_number(&self, player: PlayerId) -> Result<Option<i32>, StoreError> {
        self.read(|connection| {
            let number = players::table.find(player.0).filter(players::left_at.is_null()).select(players::feed);
            Ok(number.first(connection).optional()?)
        })
    }

    /// Makes the addresses known so far worthless.
    pub async fn renew_feed(&self, player: PlayerId) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = players::table.find(player.0);
            diesel::update(this).set(players::feed.eq(players::feed + 1)).execute(connection)?;
            Ok(())
        })
        .await
    }
}
