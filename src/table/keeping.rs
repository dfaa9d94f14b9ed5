//! Who looks after which seat: folded from the log like everything else, so every node and every replay agrees.
//!
//! Entries about this carry no facts and change no position. Undo takes back moves, never these.

use std::fmt;
use std::str::FromStr;

use crate::engine::{PerSeat, Seat, SeatSet};

use super::entry::{Actor, Cause, UnknownWord};
use super::names::Timestamp;

/// What the log says about absent people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keeping {
    /// Seats a caretaker plays until their owners return.
    pub kept: SeatSet,
    /// Seats for which the clock gave the latest answer.
    pub lapsed: SeatSet,
    /// Announced absences.
    pub away: PerSeat<Option<Away>>,
    /// The table agreed to stop.
    pub ended: bool,
}

/// An announced absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away {
    pub until: Timestamp,
    pub choice: Meanwhile,
}

/// What happens to a seat while its owner is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meanwhile {
    /// Questions wait, as long as the pace allows one seat to stop the game.
    Pause,
    /// Whatever may be declined is declined at once; the rest waits as with a pause.
    Orders,
    /// A caretaker plays, sensibly.
    Caretaker,
    /// A caretaker does what silence would do, and no more.
    Least,
}

impl Meanwhile {
    pub const ALL: [Meanwhile; 4] = [Meanwhile::Pause, Meanwhile::Orders, Meanwhile::Caretaker, Meanwhile::Least];

    pub const fn word(self) -> &'static str {
        match self {
            Meanwhile::Pause => "pause",
            Meanwhile::Orders => "orders",
            Meanwhile::Caretaker => "caretaker",
            Meanwhile::Least => "least",
        }
    }

    /// Does somebody else play the seat?
    pub const fn hands_over(self) -> bool {
        matches!(self, Meanwhile::Caretaker | Meanwhile::Least)
    }

    pub fn read(word: &str) -> Option<Meanwhile> {
        Meanwhile::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

impl fmt::Display for Away {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.choice.word(), self.until.0)
    }
}

impl FromStr for Away {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Away, UnknownWord> {
        let (choice, until) = text.split_once(':').ok_or_else(|| UnknownWord(text.to_owned()))?;
        match (Meanwhile::read(choice), until.parse()) {
            (Some(choice), Ok(until)) => Ok(Away { until, choice }),
            _ => Err(UnknownWord(text.to_owned())),
        }
    }
}

impl Keeping {
    pub fn new(seats: u8) -> Keeping {
        Keeping { kept: SeatSet::NONE, lapsed: SeatSet::NONE, away: PerSeat::new(seats, |_| None), ended: false }
    }

    /// Takes note of an entry.
    pub fn fold(&mut self, actor: Actor, cause: Cause) {
        if cause == Cause::Ended {
            self.ended = true;
        }
        let Some(seat) = actor.seat().filter(|seat| self.away.get(*seat).is_some()) else { return };
        match cause {
            Cause::Lapse => self.lapsed = self.lapsed.with(seat),
            Cause::Answer | Cause::Sealed => self.lapsed = self.lapsed.without(seat),
            Cause::Caretaker => self.kept = self.kept.with(seat),
            Cause::Away(away) => {
                self.away[seat] = Some(away);
                self.kept = match away.choice {
                    Meanwhile::Caretaker | Meanwhile::Least => self.kept.with(seat),
                    Meanwhile::Pause | Meanwhile::Orders => self.kept,
                };
            }
            Cause::Return | Cause::Replaced => {
                self.away[seat] = None;
                self.kept = self.kept.without(seat);
                self.lapsed = self.lapsed.without(seat);
            }
            // The table waits for the owner, and needs no caretaker meanwhile.
            Cause::Waited if self.kept.has(seat) => {
                self.kept = self.kept.without(seat);
                self.lapsed = self.lapsed.without(seat);
            }
            Cause::Opening
            | Cause::Forked
            | Cause::Orders
            | Cause::Kept
            | Cause::Undo(_)
            | Cause::Grace
            | Cause::Waited
            | Cause::Ended => {}
        }
    }

    /// Somebody's absence while it lasts.
    pub fn absence(&self, seat: Seat, now: Timestamp) -> Option<Away> {
        self.away[seat].filter(|away| away.until > now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_kept_until_its_owner_returns() {
        let (one, two) = (Seat::new(0), Seat::new(1));
        let mut keeping = Keeping::new(2);
        keeping.fold(Actor::Clock(one), Cause::Lapse);
        assert!(keeping.lapsed.has(one) && keeping.kept.is_empty());
        keeping.fold(Actor::Clock(one), Cause::Caretaker);
        keeping.fold(Actor::Robot(one), Cause::Kept);
        assert_eq!(keeping.kept, SeatSet::only(one));
        let away = Away { until: Timestamp(9), choice: Meanwhile::Caretaker };
        keeping.fold(Actor::Seat(two), Cause::Away(away));
        assert_eq!((keeping.kept.len(), keeping.absence(two, Timestamp(8))), (2, Some(away)));
        assert_eq!(keeping.absence(two, Timestamp(9)), None);
        keeping.fold(Actor::Seat(one), Cause::Return);
        keeping.fold(Actor::Seat(two), Cause::Return);
        assert_eq!(keeping, Keeping::new(2));
    }

    #[test]
    fn an_absence_reads_as_it_is_written() {
        for choice in Meanwhile::ALL {
            let away = Away { until: Timestamp(5), choice };
            assert_eq!(away.to_string().parse(), Ok(away));
        }
        assert!("nap:5".parse::<Away>().is_err() && "pause".parse::<Away>().is_err());
    }
}
