//! What panics at one table is that table's trouble alone: counted, told by its place, and after a few times it rests.

use std::fmt;
use std::sync::atomic::Ordering;

use crate::store::Outage;
use crate::table::{TableCode, Timestamp, late};

use super::panics::{Panic, Panicked, catch, unwinding};
use super::{House, HouseError};

/// A table that panicked so often rests until it is woken, or the service starts anew.
const MOST: u32 = 3;

impl House {
    /// One round of something that goes on for ever: what goes wrong is told and counted, and there is a next round.
    pub fn going_on<T, E: fmt::Display>(
        &self,
        what: &str,
        round: impl Future<Output = Result<T, E>>,
    ) -> impl Future<Output = Option<T>> {
        let round = unwinding(round);
        async move {
            match round.await {
                Ok(Ok(done)) => return Some(done),
                Ok(Err(error)) => tracing::error!("{what}: {error}"),
                Err(panic) => {
                    self.panicked(None);
                    tracing::error!("{what}: {panic}");
                }
            }
            None
        }
    }

    /// Something panicked, at this table if at any.
    pub fn panicked(&self, code: Option<&TableCode>) {
        self.panics.all.fetch_add(1, Ordering::Relaxed);
        if let Some(code) = code {
            let mut tables = self.panics.tables.lock().expect("nobody panics while holding it");
            let panicked = tables.entry(code.clone()).or_insert(Panicked { times: 0, at: self.now() });
            if panicked.times < MOST {
                panicked.at = self.now();
            }
            panicked.times += 1;
        }
    }

    /// How often anything panicked.
    pub fn count_panics(&self) -> u64 {
        self.panics.all.load(Ordering::Relaxed)
    }

    /// Has this table panicked too often to be touched?
    pub fn rests(&self, code: &TableCode) -> bool {
        let tables = self.panics.tables.lock().expect("nobody panics while holding it");
        tables.get(code).is_some_and(|panicked| panicked.times >= MOST)
    }

    /// The tables that rest.
    pub fn resting(&self) -> Vec<TableCode> {
        let tables = self.panics.tables.lock().expect("nobody panics while holding it");
        tables.iter().filter(|(_, panicked)| panicked.times >= MOST).map(|(code, _)| code.clone()).collect()
    }

    /// Lets a table try again. Nobody could play while it rested: what would have run out waits, as after an outage, and
    /// so does what ran out when the clock could not answer for it.
    pub async fn wake(&self, code: &TableCode) -> Result<(), HouseError> {
        let rested = self.panics.tables.lock().expect("nobody panics while holding it").remove(code);
        let Some(panicked) = rested.filter(|panicked| panicked.times >= MOST) else { return Ok(()) };
        let outage = Outage { from: panicked.at, to: self.now() };
        let given = self.advance(code, |live, now| late::grace(live, Timestamp(0), outage.grace(), now));
        self.sheltered(code, given).await.map(|_| ())
    }

    /// Does something at one table. If that panics it is that table's trouble alone, and counted.
    pub fn sheltered<T>(
        &self,
        code: &TableCode,
        work: impl Future<Output = Result<T, HouseError>>,
    ) -> impl Future<Output = Result<T, HouseError>> {
        let work = unwinding(work);
        async move { work.await.unwrap_or_else(|panic| Err(self.panicked_at(code, panic))) }
    }

    /// Like [`House::sheltered`], for what is done at once.
    pub fn sheltered_now<T, E: From<HouseError>>(
        &self,
        code: &TableCode,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        catch(work).unwrap_or_else(|panic| Err(self.panicked_at(code, panic).into()))
    }

    fn panicked_at(&self, code: &TableCode, panic: Panic) -> HouseError {
        self.panicked(Some(code));
        HouseError::Panicked { code: code.clone(), panic }
    }
}
