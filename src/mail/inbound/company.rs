//! Orders about the company at a table: votes about somebody who is late or gone, a nudge, coming back.

use crate::engine::{Seat, SeatSet};
use crate::house::{House, HouseError, Nudged, Poll, Voted};
use crate::people::name;
use crate::store::Verdict;
use crate::table::Meanwhile;
use crate::words::Voice;

use super::judge::At;
use super::named::Named;
use super::orders::Whom;

/// What came of such an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Company {
    /// A vote counts; so many agree by now, and so many must.
    Voted {
        seat: Seat,
        verdict: Verdict,
        agree: u32,
        needed: u32,
    },
    /// A vote decided.
    Agreed {
        seat: Seat,
        verdict: Verdict,
    },
    /// It was not said about whom, or what.
    Unclear,
    NothingToDecide,
    /// Nobody votes about themselves.
    OwnSeat,
    /// Whoever has left their own seat to a caretaker has no vote.
    NoVote,
    /// A caretaker plays for this seat: nobody waits for it.
    NobodyWaits(Seat),
    /// These are written to.
    Nudged(SeatSet),
    /// These get no letters.
    Unwritten(SeatSet),
    /// They were nudged about this question before.
    NudgedBefore,
    /// The table does not wait for this one.
    Idle(Seat),
    /// The table waits for nobody else.
    NobodyElse,
    /// The table has no deadlines.
    NoHurry,
    /// Nobody at the table is called so.
    Stranger(String),
    Back,
    NeverGone,
    Here(Meanwhile),
    NotAway,
}

impl Company {
    fn stranger(whom: &Whom) -> Company {
        Company::Stranger(whom.0.chars().take(name::LONGEST).collect())
    }

    pub fn is_done(&self) -> bool {
        use Company::{Agreed, Back, Here, Nudged, Voted};
        matches!(self, Voted { .. } | Agreed { .. } | Nudged(_) | Back | Here(_))
    }

    /// Was it about a vote, so that whoever asked should see what is being decided?
    pub fn is_about_a_vote(&self) -> bool {
        use Company::{NoVote, NobodyWaits, Unclear, Voted};
        matches!(self, Voted { .. } | Unclear | NoVote | NobodyWaits(_))
    }

    /// What its writer is told. `others` are the people they may speak of.
    pub fn said(&self, voice: &Voice<'_>, others: SeatSet) -> String {
        let text = |id: &str| voice.text(id);
        let verdict = |verdict: &Verdict| voice.text(&format!("vote-{verdict}")).to_string();
        let phrase = match self {
            Company::Voted { seat, verdict: what, agree, needed } => text("post-voted")
                .word("who", voice.name(*seat))
                .word("verdict", verdict(what))
                .number("n", *agree)
                .number("needed", *needed),
            Company::Agreed { seat, verdict: what } => {
                text("post-agreed").word("who", voice.name(*seat)).word("verdict", verdict(what))
            }
            Company::Unclear => text("post-vote-unclear"),
            Company::NothingToDecide => text("post-vote-none"),
            Company::OwnSeat => text("post-vote-own"),
            Company::NoVote => text("post-vote-kept"),
            Company::NobodyWaits(seat) => text("post-vote-no-wait").word("who", voice.name(*seat)),
            Company::Nudged(seats) => text("post-nudged").word("who", voice.seats(*seats)),
            Company::Unwritten(seats) => {
                text("post-nudge-unwritten").word("who", voice.seats(*seats)).number("n", seats.len())
            }
            Company::NudgedBefore => text("flash-not-nudged"),
            Company::Idle(seat) => text("post-nudge-idle").word("who", voice.name(*seat)),
            Company::NobodyElse => text("post-nudge-nobody"),
            Company::NoHurry => text("post-nudge-no-hurry"),
            Company::Stranger(name) => text("post-stranger").word("name", name).word("who", voice.seats(others)),
            Company::Back => text("post-back"),
            Company::NeverGone => text("post-not-back"),
            Company::Here(choice) => text("post-here").term("choice", &meanwhile(*choice)),
            Company::NotAway => text("post-not-away"),
        };
        phrase.to_string()
    }
}

/// The sentence that says what happens while somebody is away.
pub fn meanwhile(choice: Meanwhile) -> String {
    format!("post-meanwhile-{}", choice.word())
}

impl At {
    pub async fn vote(&self, house: &House, verdict: Option<Verdict>, whom: &Whom) -> Result<Company, HouseError> {
        let (code, me) = (&self.bound.code, self.bound.seat);
        let about = match Named::read(whom, &self.sitters) {
            Named::Nobody => None,
            Named::Seat(seat) => Some(seat),
            Named::Stranger => return Ok(Company::stranger(whom)),
        };
        let mut polls = house.polls(code)?;
        polls.retain(|poll| about.is_none_or(|seat| poll.seat == seat));
        // Whoever it is about has one word in it: that the game may stop.
        let is_own = polls.iter().any(|poll| poll.seat == me);
        let agrees = |poll: &Poll| poll.agree(Verdict::End) > 0 && poll.takes(me, Verdict::End);
        let is_asked = verdict == Some(Verdict::End) && polls.iter().any(|poll| poll.seat == me && agrees(poll));
        polls.retain(|poll| (poll.seat == me) == is_asked);
        let (poll, verdict) = match (&polls[..], verdict) {
            ([], _) if is_own => return Ok(Company::OwnSeat),
            ([], _) => return Ok(Company::NothingToDecide),
            ([first, ..], _) if !first.voters.has(me) && !is_asked => return Ok(Company::NoVote),
            ([poll], Some(verdict)) => (poll, verdict),
            _ => return Ok(Company::Unclear),
        };
        let seat = poll.seat;
        if !poll.offered.contains(&verdict) {
            return Ok(Company::NobodyWaits(seat));
        }
        Ok(match house.vote(code, me, seat, verdict).await? {
            Voted::NotOpen => Company::NothingToDecide,
            Voted::Agreed(verdict) => Company::Agreed { seat, verdict },
            Voted::Counted => {
                let poll = house.polls(code)?.into_iter().find(|poll| poll.seat == seat);
                let (agree, needed) = poll.map_or((1, 1), |poll| (poll.agree(verdict), poll.needed(verdict)));
                Company::Voted { seat, verdict, agree, needed }
            }
        })
    }

    /// Asks for an answer: the one who is named, or everybody the table waits for.
    pub async fn nudge(&self, house: &House, whom: &Whom) -> Result<Company, HouseError> {
        let (code, me) = (&self.bound.code, self.bound.seat);
        let live = house.table(code)?;
        let awaited: SeatSet = live.position.awaited().iter().filter(|seat| live.waits_for().has(*seat)).collect();
        let wanted = match Named::read(whom, &self.sitters) {
            Named::Stranger => return Ok(Company::stranger(whom)),
            Named::Seat(seat) if seat == me || !awaited.has(seat) => return Ok(Company::Idle(seat)),
            Named::Seat(seat) => SeatSet::only(seat),
            Named::Nobody => awaited.without(me),
        };
        if wanted.is_empty() {
            return Ok(Company::NobodyElse);
        }
        if live.table.pace.is_none() {
            return Ok(Company::NoHurry);
        }
        let (mut nudged, mut unwritten) = (SeatSet::NONE, SeatSet::NONE);
        for seat in wanted.iter() {
            match house.nudge(code, seat).await? {
                Nudged::Written => nudged = nudged.with(seat),
                Nudged::Unwritten => unwritten = unwritten.with(seat),
                Nudged::Needless => {}
            }
        }
        Ok(match (nudged.is_empty(), unwritten.is_empty()) {
            (false, _) => Company::Nudged(nudged),
            (true, false) => Company::Unwritten(unwritten),
            (true, true) => Company::NudgedBefore,
        })
    }

    /// Here again, at all tables.
    pub async fn back(&self, house: &House) -> Result<Company, HouseError> {
        Ok(if house.back(self.reader.player.id).await? { Company::Back } else { Company::NeverGone })
    }

    /// Something else happens at this table meanwhile.
    pub async fn here(&self, house: &House, choice: Meanwhile) -> Result<Company, HouseError> {
        let (code, seat) = (&self.bound.code, self.bound.seat);
        house.away_here(self.reader.player.id, code, seat, choice).await?;
        // What was chosen before is not chosen anew, and yet holds.
        let away = house.table(code)?.keeping.absence(seat, house.now());
        Ok(match away.filter(|away| away.choice == choice) {
            Some(_) => Company::Here(choice),
            None => Company::NotAway,
        })
    }
}
