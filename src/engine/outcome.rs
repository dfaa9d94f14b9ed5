//! How a game ended.

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::seat::{Seat, SeatSet};

/// The end of a game. Once it is there, every viewer may see everything.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Players, or teams of players, best first.
    pub sides: Vec<Side>,
    /// Why the game ended.
    pub reason: Line,
}

/// A player or a team at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    pub seats: SeatSet,
    pub won: bool,
    /// None where points are not what decides.
    pub score: Option<i64>,
    /// The score sheet: what the points are for.
    pub parts: Vec<(Line, i64)>,
}

impl Outcome {
    /// Every seat of a winning side; several sides may share a win, and in a solo game there may be none.
    pub fn winners(&self) -> SeatSet {
        self.sides.iter().filter(|side| side.won).fold(SeatSet::NONE, |all, side| all.union(side.seats))
    }

    pub fn side_of(&self, seat: Seat) -> Option<&Side> {
        self.sides.iter().find(|side| side.seats.has(seat))
    }
}
