//! Somebody is away: announced once, noted at every table they play, over at its date or when they say so.

use crate::engine::Seat;
use crate::people::PlayerId;
use crate::store::Absence;
use crate::table::{Actor, Away, Live, Meanwhile, Span, TableCode, Timestamp, late};

use super::sweeper::Swept;
use super::{House, HouseError};

/// Nobody is away for longer than this.
pub const LONGEST: Span = Span::days(366);

impl House {
    /// Somebody will be away until then; at all their tables this happens meanwhile. False if the day is past, or too
    /// far away.
    pub async fn away(&self, player: PlayerId, until: Timestamp, choice: Meanwhile) -> Result<bool, HouseError> {
        let away = Away { until, choice };
        if until <= self.now() || Span::between(self.now(), until) > LONGEST {
            return Ok(false);
        }
        self.store.announce_absence(Absence { player, away }).await?;
        for (code, seat) in self.store.playing(player)? {
            unless_broken(self.sheltered(&code, self.note_away(&code, seat, away)).await)?;
        }
        Ok(true)
    }

    /// Tables at which a question may run out before somebody who is away is back: their pauses do not reach so far.
    pub fn too_short(&self, player: PlayerId, away: Away) -> Result<Vec<TableCode>, HouseError> {
        let mut codes = Vec::new();
        for (code, seat) in self.store.playing(player)? {
            let waits = |live: &Live| late::waits_through(live, seat, away, self.now());
            let is_short = self.sheltered_now(&code, || Ok(!waits(&*self.table(&code)?)));
            if unless_broken(is_short)? {
                codes.push(code);
            }
        }
        Ok(codes)
    }

    /// At one table something else happens while somebody is away. False if they are not away.
    pub async fn away_here(
        &self,
        player: PlayerId,
        code: &TableCode,
        seat: Seat,
        choice: Meanwhile,
    ) -> Result<bool, HouseError> {
        match self.store.absence(player)? {
            Some(Absence { away, .. }) => self.note_away(code, seat, Away { choice, ..away }).await,
            None => Ok(false),
        }
    }

    /// Somebody is here again. False if they were not away and no seat of theirs was kept.
    pub async fn back(&self, player: PlayerId) -> Result<bool, HouseError> {
        let absence = self.store.absence(player)?;
        let mut is_back = absence.is_some();
        for (code, seat) in self.store.playing(player)? {
            is_back |= unless_broken(self.sheltered(&code, self.take_back(&code, seat)).await)?;
        }
        if let Some(absence) = absence {
            self.store.forget_absence(absence).await?;
        }
        Ok(is_back)
    }

    /// An absence is over by its date. Seats that were left to a caretaker for as long are their owners' again. Tables
    /// where that could not be done are noted; the absence is forgotten unless another try may help.
    pub(super) async fn end_absence(&self, absence: Absence, swept: &mut Swept) -> Result<(), HouseError> {
        let mut is_done = true;
        for (code, seat) in self.store.playing(absence.player)? {
            let given = self.sheltered(&code, self.end_absence_at(&code, seat, absence.away)).await;
            is_done &= given.as_ref().err().is_none_or(HouseError::is_of_one_table);
            swept.note(&code, given);
        }
        if is_done {
            self.store.forget_absence(absence).await?;
        }
        Ok(())
    }

    async fn end_absence_at(&self, code: &TableCode, seat: Seat, ended: Away) -> Result<bool, HouseError> {
        let is_over = self.table(code)?.keeping.away[seat].is_some_and(|away| away.until <= ended.until);
        if is_over { self.give_back(code, Actor::Clock(seat)).await } else { Ok(false) }
    }

    /// A table is dealt while some of its players are away.
    pub(super) async fn note_absent(&self, code: &TableCode, sitting: &[Option<PlayerId>]) -> Result<(), HouseError> {
        for (seat, player) in (0..).map(Seat::new).zip(sitting) {
            let Some(player) = player else { continue };
            if let Some(absence) = self.store.absence(*player)? {
                self.note_away(code, seat, absence.away).await?;
            }
        }
        Ok(())
    }

    async fn note_away(&self, code: &TableCode, seat: Seat, away: Away) -> Result<bool, HouseError> {
        self.advance(code, |live, now| late::away(live, seat, away, now)).await
    }
}

/// A table whose log or rules are broken rests; what somebody does at all their tables is done at the others.
fn unless_broken(done: Result<bool, HouseError>) -> Result<bool, HouseError> {
    match done {
        Err(error) if error.is_of_one_table() => {
            tracing::warn!("a table was passed over: {error}");
            Ok(false)
        }
        done => done,
    }
}
