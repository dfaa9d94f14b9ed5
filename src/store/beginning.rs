//! A gathering becomes a game: who sits where is settled and the cards are dealt in one commit.

use std::sync::Arc;

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::engine::{Entrant, PerSeat};
use crate::people::PlayerId;
use crate::table::{Change, TableCode, Timestamp};

use super::connection::AnyConnection;
use super::gatherings::insert_seat;
use super::rows::Append;
use super::schema::{gatherings, seats, tables};
use super::seats::code;
use super::{AppendError, Store, StoreError, writer};

/// What happens to empty chairs when a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Empty {
    Robots,
    Removed,
}

/// Who sits round a table that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    chairs: i32,
    /// An older version closed the table and died before it dealt.
    is_closed: bool,
    /// Chair, player (none: a robot), and since when.
    sitting: Vec<(i32, Option<i64>, i64)>,
}

impl Company {
    /// Robots take the empty chairs, or these go away and who sits moves up.
    #[must_use]
    pub fn settled(&self, empty: Empty, now: Timestamp) -> Company {
        let on = |chair: i32| self.sitting.iter().find(|(taken, ..)| *taken == chair).copied();
        let sitting = match empty {
            Empty::Robots if !self.is_closed => {
                (0..self.chairs).map(|chair| on(chair).unwrap_or((chair, None, now.0))).collect()
            }
            _ => (0..).zip(&self.sitting).map(|(seat, (_, who, since))| (seat, *who, *since)).collect(),
        };
        Company { sitting, ..self.clone() }
    }

    /// Who sits there, seat by seat; none is a robot.
    pub fn players(&self) -> Vec<Option<PlayerId>> {
        self.sitting.iter().map(|(_, player, _)| player.map(PlayerId)).collect()
    }
}

impl Store {
    /// Who sits round a table. None if it was taken away.
    pub fn company(&self, table_id: i64) -> Result<Option<Company>, StoreError> {
        self.read(|connection| connection.snapshot(|connection| Ok(read(connection, table_id)?)))
    }

    /// Seats the company as settled and deals, if it is still the one that was `met`. False if somebody came or went
    /// meanwhile: nothing is stored then.
    pub async fn begin(
        &self,
        table_id: i64,
        met: &Company,
        settled: &Company,
        guests: &PerSeat<Entrant>,
        change: &Change,
        now: Timestamp,
    ) -> Result<bool, AppendError> {
        let append = Append::dealing(table_id, change, guests, now, &self.vault);
        let (met, settled, append) = (met.clone(), settled.clone(), Arc::new(append));
        self.write(move |connection| {
            if read(connection, table_id)?.as_ref() != Some(&met) {
                return Ok(false);
            }
            diesel::delete(seats::table.filter(seats::table_id.eq(table_id))).execute(connection)?;
            for (seat, player, joined) in &settled.sitting {
                insert_seat(connection, table_id, *seat, *player, Timestamp(*joined))?;
            }
            diesel::update(gatherings::table.filter(gatherings::table_id.eq(table_id)))
                .set(gatherings::closed_at.eq(Some(now.0)))
                .execute(connection)?;
            writer::append(connection, &[&append])?;
            Ok(true)
        })
        .await
    }

    /// Tables that an older version closed without dealing.
    pub fn closed_undealt(&self) -> Result<Vec<TableCode>, StoreError> {
        let codes: Vec<String> = self.read(|connection| {
            let closed = gatherings::table
                .inner_join(tables::table.on(tables::id.eq(gatherings::table_id)))
                .filter(gatherings::closed_at.is_not_null())
                .filter(gatherings::cancelled_at.is_null())
                .filter(tables::guests.is_null());
            Ok(closed.order(tables::id).select(tables::code).load(connection)?)
        })?;
        codes.iter().map(|name| code(name)).collect()
    }

    /// People gather again: a table that was closed cannot be dealt.
    pub async fn reopen(&self, table_id: i64) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = gatherings::table.filter(gatherings::table_id.eq(table_id));
            diesel::update(this).set(gatherings::closed_at.eq(None::<i64>)).execute(connection)?;
            Ok(())
        })
        .await
    }
}

fn read(connection: &mut AnyConnection, table_id: i64) -> QueryResult<Option<Company>> {
    let this = gatherings::table.filter(gatherings::table_id.eq(table_id)).filter(gatherings::cancelled_at.is_null());
    let this = this.select((gatherings::seats, gatherings::closed_at));
    let Some((chairs, closed)) = this.first::<(i32, Option<i64>)>(connection).optional()? else { return Ok(None) };
    let sitting = seats::table
        .filter(seats::table_id.eq(table_id))
        .order(seats::seat)
        .select((seats::seat, seats::player_id, seats::joined_at))
        .load(connection)?;
    Ok(Some(Company { chairs, is_closed: closed.is_some(), sitting }))
}
