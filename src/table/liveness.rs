//! No game hangs: while it is not over, somebody is asked and has a deadline, or it is said why not.

use std::fmt;

use crate::engine::Seat;

use super::live::Live;

/// Why a game would never go on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// It is not over, and nobody is asked anything.
    Nobody,
    /// It is the turn of a robot or a caretaker that did not move.
    Machine(Seat),
    /// The table has a pace, and this seat is waited for without a deadline.
    NoDeadline(Seat),
}

impl fmt::Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stuck::Nobody => f.write_str("nobody is asked"),
            Stuck::Machine(seat) => write!(f, "{seat} plays by itself and did not"),
            Stuck::NoDeadline(seat) => write!(f, "{seat} is asked and has no deadline"),
        }
    }
}

/// Will this game go on? A game that is over need not, one where everybody left their seat to a caretaker sleeps, and
/// one without a pace may take its time.
pub fn check(live: &Live) -> Result<(), Stuck> {
    if live.is_over() || live.is_asleep() {
        return Ok(());
    }
    let asked = live.position.asked();
    if asked.is_empty() {
        return Err(Stuck::Nobody);
    }
    if let Some(machine) = asked.iter().find(|seat| live.plays_itself(*seat)) {
        return Err(Stuck::Machine(machine));
    }
    let hangs = |seat: &Seat| live.table.pace.is_some() && live.standings[*seat].until.is_none();
    asked.iter().find(hangs).map_or(Ok(()), |seat| Err(Stuck::NoDeadline(seat)))
}
