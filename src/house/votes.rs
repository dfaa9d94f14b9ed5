//! The others decide about somebody whose time is over, or who left the house: wait, let somebody else take the seat, or
//! stop the game. Never before: as long as somebody's clock runs, nobody decides about them.
//!
//! Votes are rows beside the log and everybody at the table sees them; what was agreed is an entry. To wait or to give
//! the seat free, more than half of the other people who play themselves must agree. To stop a game without a winner,
//! all of them must, and the owner of the seat too, unless they stayed away past the [`GRACE`]; against a lone opponent
//! nothing but the owner's own word does.

use crate::engine::{Seat, SeatSet};
use crate::people::Player;
use crate::people::token::{base32, random};
use crate::store::{Around, Ballot, Vacancy, Verdict};
use crate::table::{Live, Span, TableCode, Timestamp, late};

use super::{House, HouseError};

/// Whoever stays away for so long after a caretaker took their seat need not be asked whether the game may stop.
pub const GRACE: Span = Span::days(7);

/// What is being decided about one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Poll {
    pub seat: Seat,
    /// Who may vote. The owner of the seat may agree to stop, and nothing else.
    pub voters: SeatSet,
    /// The first to vote comes first.
    pub ballots: Vec<Ballot>,
    /// What they may agree on.
    pub offered: &'static [Verdict],
    pub owner: Owner,
}

/// Must the owner of the seat agree before the game stops?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// In any case: only one other person still plays.
    Agrees,
    /// Unless they stay away until then.
    AgreesUntil(Timestamp),
    /// They stayed away for too long, or left the house.
    IsGone,
}

impl Poll {
    /// How many agree on this so far.
    pub fn agree(&self, verdict: Verdict) -> u32 {
        self.ballots.iter().filter(|ballot| ballot.verdict == verdict).count() as u32
    }

    /// How many must.
    pub fn needed(&self, verdict: Verdict) -> u32 {
        match (verdict, self.owner) {
            (Verdict::Wait | Verdict::Replace, _) => self.voters.len() / 2 + 1,
            (Verdict::End, Owner::IsGone) => self.voters.len(),
            (Verdict::End, Owner::Agrees | Owner::AgreesUntil(_)) => self.voters.len() + 1,
        }
    }

    /// May this seat vote so?
    pub fn takes(&self, voter: Seat, verdict: Verdict) -> bool {
        let is_owner = voter == self.seat && verdict == Verdict::End && self.owner != Owner::IsGone;
        self.offered.contains(&verdict) && (self.voters.has(voter) || is_owner)
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

/// Those who decide: people who play themselves.
fn voters(live: &Live, seat: Seat, left: SeatSet) -> SeatSet {
    let plays = |other: &Seat| *other != seat && !live.keeping.kept.has(*other) && !left.has(*other);
    live.people().iter().filter(plays).collect()
}

/// What the people at a table may decide.
fn polls(live: &Live, around: &Around, now: Timestamp) -> Vec<Poll> {
    let left: SeatSet = around.sitters.iter().filter(|sitter| sitter.is_gone).map(|sitter| sitter.seat).collect();
    if live.is_over() {
        return Vec::new();
    }
    let is_late = |seat: Seat| {
        let is_over = live.standings[seat].until.is_some_and(|until| until <= now);
        live.waits_for().has(seat) && live.position.awaited().has(seat) && is_over
    };
    let is_gone = |seat: Seat| live.keeping.kept.has(seat) && live.keeping.absence(seat, now).is_none();
    let is_open = |seat: &Seat| is_late(*seat) || is_gone(*seat) || left.has(*seat);
    let open: Vec<Seat> = live.people().iter().filter(is_open).collect();
    if open.is_empty() {
        return Vec::new();
    }
    let mut polls = Vec::new();
    for seat in open {
        let voters = voters(live, seat, left);
        let is_kept = live.keeping.kept.has(seat);
        // A vote about an earlier question says nothing about this one.
        let since = if is_kept || left.has(seat) { Timestamp::default() } else { live.standings[seat].since };
        // Nobody waits for one who left, and a seat that is free need not be given free.
        let is_free = around.vacancies.iter().any(|vacancy| vacancy.seat == seat);
        let offered: &[Verdict] = match (left.has(seat), is_free) {
            (true, true) => &[Verdict::End],
            (false, true) => &[Verdict::Wait, Verdict::End],
            (true, false) => &[Verdict::Replace, Verdict::End],
            (false, false) => Verdict::ALL,
        };
        let owner = match around.kept_since.get(&seat).filter(|_| is_kept) {
            _ if voters.len() < 2 => Owner::Agrees,
            _ if left.has(seat) => Owner::IsGone,
            Some(since) if GRACE.after(*since) <= now => Owner::IsGone,
            since => Owner::AgreesUntil(GRACE.after(since.copied().unwrap_or(now))),
        };
        let mut poll = Poll { seat, voters, ballots: Vec::new(), offered, owner };
        let counts =
            |ballot: &&Ballot| ballot.seat == seat && poll.takes(ballot.voter, ballot.verdict) && ballot.at >= since;
        let mut counted: Vec<Ballot> = around.ballots.iter().filter(counts).copied().collect();
        counted.sort_by_key(|ballot| ballot.at);
        poll.ballots = counted;
        polls.push(poll);
    }
    polls.retain(|poll| !poll.voters.is_empty());
    polls
}

impl House {
    /// What the table may decide just now.
    pub fn polls(&self, code: &TableCode) -> Result<Vec<Poll>, HouseError> {
        let (cached, live) = (self.cached(code)?, self.table(code)?);
        let around = self.store.around(cached.table_id, None, !live.keeping.kept.is_empty())?;
        Ok(self.polls_among(&live, &around))
    }

    /// What a table may decide just now, by what lies around it.
    pub fn polls_among(&self, live: &Live, around: &Around) -> Vec<Poll> {
        polls(live, around, self.now())
    }

    /// Somebody votes about a seat. If that decides, it is done at once.
    pub async fn vote(&self, code: &TableCode, voter: Seat, seat: Seat, verdict: Verdict) -> Result<Voted, HouseError> {
        let (cached, live) = (self.cached(code)?, self.table(code)?);
        let is_open = |poll: &Poll| poll.seat == seat && poll.takes(voter, verdict);
        if !self.polls(code)?.iter().any(is_open) {
            return Ok(Voted::NotOpen);
        }
        let head = crate::table::Seq(live.next.0 - 1);
        let told = live.people().without(voter).iter().collect();
        let ballot = Ballot { seat, voter, verdict, at: self.now() };
        self.store.vote(cached.table_id, ballot, head, told).await?;
        let Some(poll) = self.polls(code)?.into_iter().find(|poll| poll.seat == seat) else {
            // It was decided, or the seat answered, just before: this vote must not count another time.
            self.store.clear_votes(cached.table_id, seat).await?;
            return Ok(Voted::NotOpen);
        };
        if poll.agree(verdict) < poll.needed(verdict) {
            return Ok(Voted::Counted);
        }
        self.carry_out(code, seat, verdict, live.standings[seat].until).await?;
        self.store.clear_votes(cached.table_id, seat).await?;
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
                let is_done =
                    self.advance(code, |live, now| late::wait_longer(live, seat, now).filter(|_| is_same(live)));
                if is_done.await? {
                    self.store.withdraw_vacancy(self.cached(code)?.table_id, seat).await?;
                }
            }
            Verdict::Replace => {
                let link = base32(&random::<10>());
                self.store.vacate(self.cached(code)?.table_id, seat, link, self.now()).await?;
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
        Ok(self.store.around(self.cached(code)?.table_id, None, false)?.vacancies)
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
