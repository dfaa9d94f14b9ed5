//! A new table that plays on from a moment of a finished one.

use crate::engine::{PerSeat, Seat};
use crate::people::Player;
use crate::store::{Gathering, TableRow};
use crate::table::fork::Beginning;
use crate::table::{Fork, Seq, TableCode};

use super::lobby::Opening;
use super::{House, HouseError};

impl House {
    /// Opens a table that plays on from `fork`, with the host on the seat whose knowledge is kept. None if nobody can
    /// play on from there: that game is still on, was over at that moment, or was played by older rules.
    pub async fn fork(&self, host: &Player, fork: &Fork, robots: u8) -> Result<Option<TableCode>, HouseError> {
        let Fork { table, seq, eyes } = fork;
        let row = self.row(table)?;
        if !self.can_fork(&row, *seq)? {
            return Ok(None);
        }
        let seats = row.guests.as_ref().map_or(0, PerSeat::seats);
        if eyes.index() >= usize::from(seats) {
            return Ok(None);
        }
        let parent = Some((table.clone(), Some(*seq)));
        let opening = Opening { host_seat: *eyes, parent, ..Opening::like(&row, seats, robots) };
        self.gather(host, &opening).await.map(Some)
    }

    /// May somebody play on from after this entry? While a game is on nobody may: its log holds what is still hidden.
    pub fn can_fork(&self, row: &TableRow, seq: Seq) -> Result<bool, HouseError> {
        let plays = self.rules(&row.game).is_some_and(|rules| rules.info().plays(row.edition));
        if row.finished_at.is_none() || !plays || seq >= self.store.next_seq(row.id)? {
            return Ok(false);
        }
        Ok(self.at(row, seq)?.position.outcome().is_none())
    }

    /// What a gathering takes over from another table, if it plays on from one.
    pub(super) fn beginning(&self, gathering: &Gathering, eyes: Seat) -> Result<Option<Beginning>, HouseError> {
        let Some((parent, seq)) = gathering.parent_id.zip(gathering.parent_seq) else { return Ok(None) };
        let table = self.store.code_of(parent)?.ok_or_else(|| HouseError::NoTable(gathering.code.clone()))?;
        let pages = self.store.log(parent)?.pages;
        Ok(Some(Beginning::of(Fork { table, seq, eyes }, pages)?))
    }
}
