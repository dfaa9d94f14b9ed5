//! What may be counted now, and who sits with whom.

use serde::{Deserialize, Serialize};

use super::seat::{PerSeat, Seat, SeatSet};

/// The points of a seat as one viewer may count them now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Points {
    /// What is known for sure; None if nothing of it is.
    pub known: Option<i64>,
    /// There is more, or may be, that this viewer cannot count: `12 + ?`.
    pub hidden: bool,
}

impl Points {
    pub fn known(points: impl Into<i64>) -> Points {
        Points { known: Some(points.into()), hidden: false }
    }

    /// So many at least, and something that cannot be counted.
    pub fn at_least(points: impl Into<i64>) -> Points {
        Points { known: Some(points.into()), hidden: true }
    }

    pub fn unknown() -> Points {
        Points { known: None, hidden: true }
    }
}

/// Who sits with whom, and who may talk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    /// Every seat is on exactly one side.
    pub seats: Vec<SeatSet>,
    pub talk: Talk,
}

/// Who hears what is said at a table while it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Everybody.
    All,
    /// Everybody, and each side among itself.
    Side,
    /// Nobody: the game is played in silence.
    None,
}

impl Sides {
    /// Everybody for themselves.
    pub fn single(seats: u8) -> Sides {
        Sides { seats: Seat::all(seats).map(SeatSet::only).collect(), talk: Talk::All }
    }

    /// The side of a seat, the seat included.
    pub fn of(&self, seat: Seat) -> SeatSet {
        self.seats.iter().copied().find(|side| side.has(seat)).unwrap_or(SeatSet::only(seat))
    }

    /// Does anybody sit with somebody?
    pub fn are_teams(&self) -> bool {
        self.seats.iter().any(|side| side.len() > 1)
    }
}

/// What is known of everybody's points; None for a game that has none.
pub type Tally = Option<PerSeat<Points>>;
