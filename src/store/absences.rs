//! Who is away until when. What that means for a table stands in its log; here is only what people announced.

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::engine::Seat;
use crate::people::PlayerId;
use crate::table::{Away, Meanwhile, TableCode, Timestamp};

use super::connection::each;
use super::schema::{absences, seats, tables};
use super::seats::code;
use super::{AppendError, Store, StoreError};

/// Somebody's announced absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absence {
    pub player: PlayerId,
    pub away: Away,
}

fn read((player, until, choice): (i64, i64, String)) -> Absence {
    let choice = Meanwhile::read(&choice).unwrap_or(Meanwhile::Pause);
    Absence { player: PlayerId(player), away: Away { until: Timestamp(until), choice } }
}

impl Store {
    pub fn absence(&self, player: PlayerId) -> Result<Option<Absence>, StoreError> {
        let row = self.read(|connection| Ok(absences::table.find(player.0).first(connection).optional()?))?;
        Ok(row.map(read))
    }

    /// Absences that are over.
    pub fn absences_over(&self, now: Timestamp) -> Result<Vec<Absence>, StoreError> {
        let rows =
            self.read(|connection| Ok(absences::table.filter(absences::until_at.le(now.0)).load(connection)?))?;
        Ok(rows.into_iter().map(read).collect())
    }

    pub async fn announce_absence(&self, absence: Absence) -> Result<(), AppendError> {
        self.write(move |connection| {
            let (until, choice) = (absence.away.until.0, absence.away.choice.word());
            let row =
                (absences::player_id.eq(absence.player.0), absences::until_at.eq(until), absences::choice.eq(choice));
            each!(connection, inner => diesel::insert_into(absences::table)
                .values(row)
                .on_conflict(absences::player_id)
                .do_update()
                .set((absences::until_at.eq(until), absences::choice.eq(choice)))
                .execute(inner)?);
            Ok(())
        })
        .await
    }

    /// Forgets an absence, unless another one was announced meanwhile.
    pub async fn forget_absence(&self, absence: Absence) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = absences::table
                .filter(absences::player_id.eq(absence.player.0))
                .filter(absences::until_at.eq(absence.away.until.0));
            diesel::delete(this).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Games that somebody plays just now, with their seat.
    pub fn playing(&self, player: PlayerId) -> Result<Vec<(TableCode, Seat)>, StoreError> {
        let rows: Vec<(String, i32)> = self.read(|connection| {
            let rows = seats::table.inner_join(tables::table.on(tables::id.eq(seats::table_id)));
            let rows = rows.filter(seats::player_id.eq(player.0)).filter(tables::guests.is_not_null());
            let rows = rows.filter(tables::finished_at.is_null()).order(tables::id);
            Ok(rows.select((tables::code, seats::seat)).load(connection)?)
        })?;
        rows.into_iter().map(|(name, seat)| Ok((code(&name)?, Seat::new(seat as u8)))).collect()
    }
}
