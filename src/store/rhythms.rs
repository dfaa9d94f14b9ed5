//! When people sleep, and which days they keep free.

use diesel::{ExpressionMethods, JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::engine::Seat;
use crate::people::PlayerId;
use crate::table::Rhythm;
use crate::table::rhythm::{DaysOff, Night};

use super::connection::each;
use super::schema::{players, rhythms, seats};
use super::{AppendError, Store, StoreError};

/// Somebody at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub seat: Seat,
    pub player: PlayerId,
    pub rhythm: Rhythm,
    /// There is an address to write to.
    pub has_mailbox: bool,
    /// They left the house for good.
    pub has_left: bool,
}

/// What was stored is read as it was meant; what cannot be read takes no time from anybody.
fn read(zone: &str, night: Option<String>, days_off: Option<i32>) -> Rhythm {
    let night = night.and_then(|night| night.parse().ok());
    Rhythm::of(zone, night, days_off.and_then(|bits| DaysOff::from_bits(bits as u8)).unwrap_or_default())
}

impl Store {
    /// How somebody lives.
    pub fn rhythm(&self, player: PlayerId) -> Result<Rhythm, StoreError> {
        let row: Option<(String, Option<String>, Option<i32>)> = self.read(|connection| {
            let rows = players::table.left_join(rhythms::table.on(rhythms::player_id.eq(players::id)));
            let row = rows.filter(players::id.eq(player.0));
            let columns = (players::zone, rhythms::night.nullable(), rhythms::days_off.nullable());
            Ok(row.select(columns).first(connection).optional()?)
        })?;
        Ok(row.map(|(zone, night, days_off)| read(&zone, night, days_off)).unwrap_or_default())
    }

    /// Who sits at a table, and how they live.
    pub fn sitting(&self, table_id: i64) -> Result<Vec<Sitting>, StoreError> {
        type Row = (i32, i64, Option<String>, Option<i64>, String, Option<String>, Option<i32>);
        let rows: Vec<Row> = self.read(|connection| {
            let rows = seats::table
                .inner_join(players::table.on(players::id.nullable().eq(seats::player_id)))
                .left_join(rhythms::table.on(rhythms::player_id.eq(players::id)));
            let rows = rows.filter(seats::table_id.eq(table_id));
            let columns = (
                seats::seat,
                players::id,
                players::address_key,
                players::left_at,
                players::zone,
                rhythms::night.nullable(),
                rhythms::days_off.nullable(),
            );
            Ok(rows.select(columns).load(connection)?)
        })?;
        let sitting = |(seat, player, address, left, zone, night, days_off): Row| Sitting {
            seat: Seat::new(seat as u8),
            player: PlayerId(player),
            rhythm: read(&zone, night, days_off),
            has_mailbox: address.is_some(),
            has_left: left.is_some(),
        };
        Ok(rows.into_iter().map(sitting).collect())
    }

    pub async fn set_rhythm(
        &self,
        player: PlayerId,
        night: Option<Night>,
        days_off: DaysOff,
    ) -> Result<(), AppendError> {
        let (night, days_off) = (night.map(|night| night.to_string()), i32::from(days_off.bits()));
        self.write(move |connection| {
            let row =
                (rhythms::player_id.eq(player.0), rhythms::night.eq(night.as_deref()), rhythms::days_off.eq(days_off));
            each!(connection, inner => diesel::insert_into(rhythms::table)
                .values(row)
                .on_conflict(rhythms::player_id)
                .do_update()
                .set((rhythms::night.eq(night.as_deref()), rhythms::days_off.eq(days_off)))
                .execute(inner)?);
            Ok(())
        })
        .await
    }
}
