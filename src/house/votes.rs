//! The others decide about somebody who is late or gone: wait, let somebody else take the seat, or stop the game.
//!
//! Votes are rows beside the log and everybody at the table sees them; what was agreed is an entry. More than half of
//! the other people who play themselves must agree.

use crate::engine::{Seat, SeatSet};
use crate::people::Player;
use crate::people::token::{base32, random};
use crate::store::{Ballot, Vacancy, Verdict};
use crate::table::{Live, TableCode, Timestamp, late};

use super::{House, HouseError};

/// What is being decided about one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poll {
    pub seat: Seat,
    /// Who may vote.
    pub voters: SeatSet,
    pub ballots: Vec<Ballot>,
    /// How many must agree.
    pub needed: u32,
}

/// What became of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voted {
    Counted,
    /// It decided.
    Agreed(Verdict),
    /// There is nothing to decide about this seat, or not for this voter.
    NotOpen,
}

/// What became of somebody who wanted to take a seat over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenOver {
    Done,
    /// Somebody else was faster, the owner returned, or they sit there already.
    Gone,
}

/// Is somebody late enough for the others to decide about their seat? Their reminder is due, or a caretaker plays.
fn is_open(live: &Live, seat: Seat, now: Timestamp) -> bool {
    let standing = &live.standings[seat];
    let is_late = live.position.awaited().has(seat) && standing.remind.is_some_and(|remind| remind <= now);
    !live.is_over() && !live.is_robot(seat) && (is_late || live.keeping.kept.has(seat))
}

/// Those who decide: people who play themselves.
fn voters(live: &Live, seat: Seat) -> SeatSet {
    live.people().iter().filter(|other| *other != seat && !live.keeping.kept.has(*other)).collect()
}

impl House {
    /// What the table may decide just now.
    pub fn polls(&self, code: &TableCode) -> Result<Vec<Poll>, HouseError> {
        let (cell, live, now) = (self.cell(code)?, self.table(code)?, self.now());
        let open: Vec<Seat> = Seat::all(live.seats()).filter(|seat| is_open(&live, *seat, now)).collect();
        if open.is_empty() {
            return Ok(Vec::new());
        }
        let ballots = self.store.votes(cell.table_id)?;
        let poll = |seat: Seat| {
            let voters = voters(&live, seat);
            // A vote about an earlier question says nothing about this one.
            let since = if live.keeping.kept.has(seat) { Timestamp::default() } else { live.standings[seat].since };
            let counts = |ballot: &&Ballot| ballot.seat == seat && voters.has(ballot.voter) && ballot.at >= since;
            let ballots = ballots.iter().filter(counts).copied().collect();
            Poll { seat, voters, ballots, needed: voters.len() / 2 + 1 }
        };
        Ok(open.into_iter().map(poll).filter(|poll| !poll.voters.is_empty()).collect())
    }

    /// Somebody votes about a seat. If that decides, it is done at once.
    pub async fn vote(&self, code: &TableCode, voter: Seat, seat: Seat, verdict: Verdict) -> Result<Voted, HouseError> {
        let is_open = |poll: &Poll| poll.seat == seat && poll.voters.has(voter);
        if !self.polls(code)?.iter().any(is_open) {
            return Ok(Voted::NotOpen);
        }
        let (cell, live) = (self.cell(code)?, self.table(code)?);
        let head = crate::table::Seq(live.next.0 - 1);
        let told = live.people().without(voter).iter().collect();
        let ballot = Ballot { seat, voter, verdict, at: self.now() };
        self.store.vote(cell.table_id, ballot, head, told).await?;
        let Some(poll) = self.polls(code)?.into_iter().find(|poll| poll.seat == seat) else {
            return Ok(Voted::Counted);
        };
        let agree = poll.ballots.iter().filter(|ballot| ballot.verdict == verdict).count() as u32;
        if agree < poll.needed {
            return Ok(Voted::Counted);
        }
        self.carry_out(code, seat, verdict).await?;
        self.store.clear_votes(cell.table_id, seat).await?;
        Ok(Voted::Agreed(verdict))
    }

    async fn carry_out(&self, code: &TableCode, seat: Seat, verdict: Verdict) -> Result<(), HouseError> {
        match verdict {
            Verdict::Wait => {
                self.advance(code, |live, now| late::wait_longer(live, seat, now)).await?;
            }
            Verdict::Replace => {
                let link = base32(&random::<10>());
                self.store.vacate(self.cell(code)?.table_id, seat, link, self.now()).await?;
                self.advance(code, |live, now| late::caretaker(live, seat, now)).await?;
            }
            Verdict::End => {
                self.advance(code, late::end).await?;
            }
        }
        Ok(())
    }

    /// Seats of a table that somebody else may take over.
    pub fn vacancies(&self, code: &TableCode) -> Result<Vec<Vacancy>, HouseError> {
        Ok(self.store.vacancies(self.cell(code)?.table_id)?)
    }

    /// Somebody takes over a seat the table has given free, with everything that belongs to it.
    pub async fn take_over(&self, vacancy: &Vacancy, player: &Player) -> Result<TakenOver, HouseError> {
        if self.table(&vacancy.code)?.is_over() {
            return Ok(TakenOver::Gone);
        }
        if !self.store.take_over(vacancy, player.id, self.now()).await? {
            return Ok(TakenOver::Gone);
        }
        self.advance(&vacancy.code, |live, now| late::replaced(live, vacancy.seat, now)).await?;
        self.store.clear_votes(vacancy.table_id, vacancy.seat).await?;
        Ok(TakenOver::Done)
    }
}
