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
    /// One for the best; sides that nothing tells apart share a place, and the next place is left out. Zero in an
    /// outcome that was stored before places were.
    #[serde(default)]
    pub place: u8,
    pub won: bool,
    /// None where points are not what decides.
    pub score: Option<i64>,
    /// The score sheet: what the points are for.
    pub parts: Vec<(Line, i64)>,
}

impl Side {
    /// One seat on its own with this sheet, still without a place.
    pub fn alone(seat: Seat, parts: Vec<(Line, i64)>) -> Side {
        Side::team(SeatSet::only(seat), parts)
    }

    /// Seats that win and lose together with this sheet, still without a place.
    pub fn team(seats: SeatSet, parts: Vec<(Line, i64)>) -> Side {
        let score = Some(parts.iter().map(|(_, points)| points).sum());
        Side { seats, place: 0, won: false, score, parts }
    }
}

impl Outcome {
    /// Sides in the order of what decides, the greater the better: whoever has the most wins, and shares it with
    /// whoever has as much.
    pub fn ranked<R: Ord>(sides: Vec<(R, Side)>, reason: Line) -> Outcome {
        let mut sides = sides;
        // Stable: among equals the lower seat stays first.
        sides.sort_by(|one, other| other.0.cmp(&one.0));
        let place = |rank: &R| 1 + sides.iter().filter(|(other, _)| other > rank).count() as u8;
        let places: Vec<u8> = sides.iter().map(|(rank, _)| place(rank)).collect();
        let placed = sides.into_iter().zip(places).map(|((_, side), place)| Side { place, won: place == 1, ..side });
        Outcome { sides: placed.collect(), reason }
    }

    /// Every seat of a winning side; several sides may share a win, and in a solo game there may be none.
    pub fn winners(&self) -> SeatSet {
        self.sides.iter().filter(|side| side.won).fold(SeatSet::NONE, |all, side| all.union(side.seats))
    }

    pub fn side_of(&self, seat: Seat) -> Option<&Side> {
        self.sides.iter().find(|side| side.seats.has(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_is_left_out() {
        let side = |seat: u8, points: i64| (points, Side::alone(Seat::new(seat), vec![(Line::new("x"), points)]));
        let outcome = Outcome::ranked(vec![side(0, 3), side(1, 7), side(2, 7), side(3, 1)], Line::new("end"));
        let places: Vec<(u8, bool)> = outcome.sides.iter().map(|side| (side.place, side.won)).collect();
        assert_eq!(places, [(1, true), (1, true), (3, false), (4, false)]);
        assert_eq!(outcome.sides[0].seats, SeatSet::only(Seat::new(1)));
        assert_eq!(outcome.side_of(Seat::new(3)).unwrap().score, Some(1));
    }
}
