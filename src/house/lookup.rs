//! Finding a table: in memory if it is there and its log has not grown, else folded from its rows; and who sits there.

use std::sync::Arc;

use crate::engine::{PerSeat, Seat};
use crate::people::PlayerId;
use crate::store::{Looked, Sitting, Spread, Spreading, TableRow};
use crate::table::history::History;
use crate::table::live::Table;
use crate::table::{Fork, Live, Rhythm, Seq, Standing, TableCode};

use super::cache::CachedTable;
use super::{House, HouseError, TRIES};

/// A table and what one reader's page of it needs.
pub struct SpreadTable {
    pub live: Arc<Live>,
    pub spread: Spread,
    /// Where the table comes from, if it was not dealt afresh.
    pub fork: Option<Fork>,
}

impl House {
    pub(super) fn cached(&self, code: &TableCode) -> Result<Arc<CachedTable>, HouseError> {
        if let Some(cached) = self.cache.get(code) {
            return Ok(cached);
        }
        let row = self.row(code)?;
        let live = self.load(&row)?;
        Ok(self.admit(row.id, live, self.store.fork(row.id)?))
    }

    pub(super) fn admit(&self, table_id: i64, live: Live, fork: Option<Fork>) -> Arc<CachedTable> {
        self.cache.admit(table_id, live, fork)
    }

    /// A table spread out for one reader, and all a page needs beside it: one moment of the database, in one snapshot.
    /// `first` says with which entry the page begins, by the table and how far was read.
    pub fn spread(
        &self,
        code: &TableCode,
        reader: Option<PlayerId>,
        looked: Option<Looked>,
        first: impl Fn(&Live, Option<Looked>) -> Seq,
    ) -> Result<SpreadTable, HouseError> {
        let cached = self.cached(code)?;
        for _ in 0..TRIES {
            let live = cached.live();
            let whom = Spreading { reader, looked, has_caretaker: !live.keeping.kept.is_empty() };
            let spread = self.store.spread(cached.table_id, whom, |looked| first(&live, looked))?;
            if spread.next() == live.next {
                return Ok(SpreadTable { live, spread, fork: cached.fork.clone() });
            }
            self.freshen(&cached)?;
        }
        Err(HouseError::Busy)
    }

    /// Folds the table anew if its log has grown behind the cache's back. True if it had.
    pub(super) fn freshen(&self, cached: &CachedTable) -> Result<bool, HouseError> {
        let shown = cached.live();
        if self.store.next_seq(cached.table_id)? == shown.next {
            return Ok(false);
        }
        cached.show(Arc::new(self.fold(cached.table_id, Arc::clone(&shown.table))?));
        Ok(true)
    }

    /// A table folded from its rows, past the cache.
    pub fn load(&self, row: &TableRow) -> Result<Live, HouseError> {
        self.fold(row.id, Arc::new(self.laid(row)?))
    }

    /// What never changes at a table.
    pub(super) fn laid(&self, row: &TableRow) -> Result<Table, HouseError> {
        let header = row.header().ok_or_else(|| HouseError::NotDealt(row.code.clone()))?;
        let rules = self.edition(&row.game, row.edition)?;
        Ok(Table { header, secret: row.secret, rules, pace: row.pace.clone() })
    }

    fn fold(&self, table_id: i64, table: Arc<Table>) -> Result<Live, HouseError> {
        let mut log = self.store.log(table_id)?;
        let history = History::fold(&table.header, table.rules, log.pages)?;
        let (seats, now) = (table.header.seats(), self.now());
        let head = log.head.unwrap_or_else(|| table.header.root());
        let standing = |seat| log.standings.remove(&seat).unwrap_or_else(|| Standing::new(now));
        let mut live = Live::new(table, history, head, PerSeat::new(seats, standing));
        live.seals = PerSeat::new(seats, |seat| log.seals.remove(&seat));
        live.orders = PerSeat::new(seats, |seat| log.orders.remove(&seat).unwrap_or_default());
        Ok(live)
    }

    /// How those live who are only being seated.
    pub(super) fn rhythms_of(&self, sitting: &[Option<PlayerId>]) -> Result<PerSeat<Rhythm>, HouseError> {
        let rhythm = |player: &Option<PlayerId>| player.map_or(Ok(Rhythm::default()), |one| self.store.rhythm(one));
        Ok(sitting.iter().map(rhythm).collect::<Result<_, _>>()?)
    }

    /// Who sits at a table, read anew only if that may have changed.
    fn sitting(&self, cached: &CachedTable) -> Result<Arc<Vec<Sitting>>, HouseError> {
        let count = self.store.beside();
        if let Some(sitting) = count.and_then(|count| cached.sitting_at(count)) {
            return Ok(sitting);
        }
        let sitting = Arc::new(self.store.sitting(cached.table_id)?);
        if let Some(count) = count {
            cached.note_sitting(count, Arc::clone(&sitting));
        }
        Ok(sitting)
    }

    /// The player's seat at a table.
    pub fn seat_of(&self, code: &TableCode, player: PlayerId) -> Result<Option<Seat>, HouseError> {
        match self.cache.get(code) {
            Some(cached) => Ok(self.sitting(&cached)?.iter().find(|one| one.player == player).map(|one| one.seat)),
            None => Ok(self.store.seat_of(code, player)?),
        }
    }

    /// Looks how the people at a table live now, before somebody is given a deadline or told something.
    pub(super) fn look_round(&self, cached: &CachedTable) -> Result<(), HouseError> {
        let (live, sitting) = (cached.live(), self.sitting(cached)?);
        let rhythms = rhythms(&live.table, &sitting);
        let unwritten = sitting.iter().filter(|one| !one.has_mailbox).map(|one| one.seat).collect();
        if rhythms != *live.rhythms || unwritten != live.unwritten {
            cached.show(Arc::new(live.living(rhythms, unwritten)));
        }
        Ok(())
    }
}

/// How the people on the seats of a table live; seats of nobody as usual.
fn rhythms(table: &Table, sitting: &[Sitting]) -> PerSeat<Rhythm> {
    let known = |seat| sitting.iter().find(|one| one.seat == seat).map(|one| one.rhythm.clone());
    PerSeat::new(table.header.seats(), |seat| known(seat).unwrap_or_default())
}
