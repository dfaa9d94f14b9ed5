//! Somebody is late: the clock answers, a caretaker takes the seat, the owner takes it back, a table mate nudges.

use crate::engine::Seat;
use crate::people::{How, Topic};
use crate::store::{Around, Reminded};
use crate::table::{Actor, Live, NoticeKind, Order, TableCode, late};

use super::{House, HouseError};

/// What became of a nudge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nudged {
    /// They get a letter.
    Written,
    /// They get no letters: nothing was sent.
    Unwritten,
    /// That was done, or is not needed.
    Needless,
}

impl House {
    /// Time ran out for a seat. False if it was not asked any more, or has time yet.
    pub async fn lapse(&self, code: &TableCode, seat: Seat) -> Result<bool, HouseError> {
        self.advance(code, |live, now| late::lapse(live, seat, now)).await
    }

    /// The owner of a seat plays it again. False if nobody else did.
    pub async fn take_back(&self, code: &TableCode, seat: Seat) -> Result<bool, HouseError> {
        self.give_back(code, Actor::Seat(seat)).await
    }

    /// The seat is its owner's again, by their hand or the clock's; what was being decided about it is off.
    pub(super) async fn give_back(&self, code: &TableCode, actor: Actor) -> Result<bool, HouseError> {
        let is_back = self.advance(code, |live, now| late::take_back(live, actor, now)).await?;
        if let (true, Some(seat)) = (is_back, actor.seat()) {
            let table_id = self.cached(code)?.table_id;
            self.store.clear_votes(table_id, seat).await?;
            self.store.withdraw_vacancy(table_id, seat).await?;
        }
        Ok(is_back)
    }

    /// Somebody's standing orders are these from now on. False if they were.
    pub async fn give_orders(&self, code: &TableCode, seat: Seat, orders: Vec<Order>) -> Result<bool, HouseError> {
        self.advance(code, |live, now| late::give(live, seat, orders.clone(), now)).await
    }

    /// Somebody would have windows open at once, or no longer.
    pub async fn open_at_once(&self, code: &TableCode, seat: Seat, wished: bool) -> Result<bool, HouseError> {
        self.advance(code, |live, now| late::at_once(live, seat, wished, now)).await
    }

    /// The question that a table mate may nudge this seat about.
    fn nudgeable(&self, code: &TableCode, seat: Seat) -> Result<Option<Reminded>, HouseError> {
        let (cached, live) = (self.cached(code)?, self.table(code)?);
        let around = self.store.around(cached.table_id, None, false)?;
        let question = || Reminded { table_id: cached.table_id, seat, ask: live.standings[seat].ask };
        Ok(self.may_nudge(&live, &around, seat).then(question))
    }

    /// May a table mate nudge this seat? Once for each question, when half of its time is over and it is known that the
    /// table waits for the seat.
    pub fn may_nudge(&self, live: &Live, around: &Around, seat: Seat) -> bool {
        let awaited = live.standings.get(seat).filter(|_| live.position.awaited().has(seat));
        awaited
            .is_some_and(|standing| standing.is_half_over(self.now()) && !around.nudged.contains(&(seat, standing.ask)))
    }

    /// Asks somebody kindly for an answer.
    pub async fn nudge(&self, code: &TableCode, seat: Seat) -> Result<Nudged, HouseError> {
        let Some(question) = self.nudgeable(code, seat)? else { return Ok(Nudged::Needless) };
        if !self.gets_letters(question.table_id, seat, Topic::Reminder)? {
            return Ok(Nudged::Unwritten);
        }
        let is_new = self.store.remind(question, NoticeKind::Nudge, self.now()).await?;
        Ok(if is_new { Nudged::Written } else { Nudged::Needless })
    }

    /// Does whoever sits there get letters about this?
    fn gets_letters(&self, table_id: i64, seat: Seat, topic: Topic) -> Result<bool, HouseError> {
        let sitters = self.store.sitters(table_id)?;
        let sitter = sitters.iter().find(|sitter| sitter.seat == seat).and_then(|sitter| sitter.player);
        let Some(player) = sitter.map(|player| self.store.player(player)).transpose()?.flatten() else {
            return Ok(false);
        };
        let how = match self.store.how_about(table_id, player.id)? {
            Some(how) => how,
            None => self.store.mailing(player.id)?.how(topic),
        };
        Ok(player.address.is_some() && !player.is_unreachable && how != How::Never)
    }
}
