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
    /// The first to vote comes first.
    pub ballots: Vec<Ballot>,
    /// What they may agree on.
    pub offered: &'static [Verdict],
    /// How many must agree.
    pub needed: u32,
}

impl Poll {
    /// How many agree on this so far.
    pub fn agree(&self, verdict: Verdict) -> u32 {
        self.ballots.iter().filter(|ballot| ballot.verdict == verdict).count() as u32
    }
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

/// Is somebody late enough for the others to decide about their seat? Their reminder is due, or a caretaker plays and
/// they have not said when they will be back.
fn is_open(live: &Live, seat: Seat, now: Timestamp) -> bool {
    let standing = &live.standings[seat];
    let is_late = live.position.awaited().has(seat) && standing.remind.is_some_and(|remind| remind <= now);
    let is_gone = live.keeping.kept.has(seat) && live.keeping.absence(seat, now).is_none();
    !live.is_over() && !live.is_robot(seat) && (is_late || is_gone)
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
        let free = self.store.vacancies(cell.table_id)?;
        let poll = |seat: Seat| {
            let voters = voters(&live, seat);
            // A vote about an earlier question says nothing about this one.
            let is_kept = live.keeping.kept.has(seat);
            let since = if is_kept { Timestamp::default() } else { live.standings[seat].since };
            // A caretaker does not keep anybody waiting, and a seat that is free need not be given free.
            let is_free = free.iter().any(|vacancy| vacancy.seat == seat);
            let offered: &[Verdict] = match (is_kept, is_free) {
                (true, true) => &[Verdict::End],
                (true, false) => &[Verdict::Replace, Verdict::End],
                (false, _) => Verdict::ALL,
            };
            let counts = |ballot: &&Ballot| {
                let is_about = ballot.seat == seat && offered.contains(&ballot.verdict);
                is_about && voters.has(ballot.voter) && ballot.at >= since
            };
            let mut ballots: Vec<Ballot> = ballots.iter().filter(counts).copied().collect();
            ballots.sort_by_key(|ballot| ballot.at);
            Poll { seat, voters, ballots, offered, needed: voters.len() / 2 + 1 }
        };
        Ok(open.into_iter().map(poll).filter(|poll| !poll.voters.is_empty()).collect())
    }

    /// Somebody votes about a seat. If that decides, it is done at once.
    pub async fn vote(&self, code: &TableCode, voter: Seat, seat: Seat, verdict: Verdict) -> Result<Voted, HouseError> {
        let (cell, live) = (self.cell(code)?, self.table(code)?);
        let is_open = |poll: &Poll| poll.seat == seat && poll.voters.has(voter) && poll.offered.contains(&verdict);
        if !self.polls(code)?.iter().any(is_open) {
            return Ok(Voted::NotOpen);
        }
        let head = crate::table::Seq(live.next.0 - 1);
        let told = live.people().without(voter).iter().collect();
        let ballot = Ballot { seat, voter, verdict, at: self.now() };
        self.store.vote(cell.table_id, ballot, head, told).await?;
        let Some(poll) = self.polls(code)?.into_iter().find(|poll| poll.seat == seat) else {
            // It was decided, or the seat answered, just before: this vote must not count another time.
            self.store.clear_votes(cell.table_id, seat).await?;
            return Ok(Voted::NotOpen);
        };
        if poll.agree(verdict) < poll.needed {
            return Ok(Voted::Counted);
        }
        self.carry_out(code, seat, verdict, live.standings[seat].until).await?;
        self.store.clear_votes(cell.table_id, seat).await?;
        Ok(Voted::Agreed(verdict))
    }

    /// Two nodes may have counted the same votes: each verdict finds its work done if the other was faster. `until` is
    /// the deadline that was voted about.
    async fn carry_out(
        &self,
        code: &TableCode,
        seat: Seat,
        verdict: Verdict,
        until: Option<Timestamp>,
    ) -> Result<(), HouseError> {
        match verdict {
            Verdict::Wait => {
                let is_same = |live: &Live| live.standings[seat].until == until;
                self.advance(code, |live, now| late::wait_longer(live, seat, now).filter(|_| is_same(live))).await?;
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
