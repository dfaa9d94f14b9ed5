//! Who looks after which seat: folded from the log like everything else, so every node and every replay agrees.
//!
//! Entries about this carry no facts and change no position. Undo takes back moves, never these.

use crate::engine::{PerSeat, Seat, SeatSet};

use super::away::{Away, Meanwhile};
use super::entry::{Actor, Cause};
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
    /// Seats whose owners would have windows open at once.
    pub hasty: SeatSet,
    /// The table agreed to stop.
    pub ended: bool,
}

impl Keeping {
    pub fn new(seats: u8) -> Keeping {
        let nobody = SeatSet::NONE;
        Keeping { kept: nobody, lapsed: nobody, away: PerSeat::new(seats, |_| None), hasty: nobody, ended: false }
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
            Cause::AtOnce(true) => self.hasty = self.hasty.with(seat),
            Cause::AtOnce(false) => self.hasty = self.hasty.without(seat),
            Cause::Return | Cause::Replaced => {
                if cause == Cause::Replaced {
                    self.hasty = self.hasty.without(seat);
                }
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
}
