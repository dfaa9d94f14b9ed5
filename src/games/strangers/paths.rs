//! Where a kid can walk: exact steps, no field entered twice, walls and aliens in the way, a place entered ends it.

use super::board::{Board, bits};

/// How a card moves a kid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gait {
    pub steps: u8,
    pub over_walls: bool,
    /// Aliens may be crossed, but not stopped on.
    pub past_aliens: bool,
}

/// What stands in the way now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traffic {
    /// Streets with an alien.
    pub aliens: u64,
    /// Places with a free slot.
    pub open: u32,
}

/// Where a walk can end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ends {
    pub streets: u64,
    pub places: u32,
}

pub fn ends(board: &Board, from: u8, gait: Gait, traffic: Traffic) -> Ends {
    let mut ends = Ends::default();
    walk(board, from, gait, traffic, 1 << from, &mut ends);
    ends
}

fn walk(board: &Board, at: u8, gait: Gait, traffic: Traffic, entered: u64, ends: &mut Ends) {
    let (streets, places) = exits(board, at, gait);
    ends.places |= places & traffic.open;
    let next = streets & !entered;
    match gait.steps {
        0 | 1 => ends.streets |= next & !traffic.aliens,
        _ => {
            let passable = if gait.past_aliens { next } else { next & !traffic.aliens };
            for street in bits(passable) {
                let rest = Gait { steps: gait.steps - 1, ..gait };
                walk(board, street, rest, traffic, entered | 1 << street, ends);
            }
        }
    }
}

/// One step from here: streets and places.
fn exits(board: &Board, at: u8, gait: Gait) -> (u64, u32) {
    let space = board.space(at);
    match gait.over_walls {
        true => (space.near | space.over, space.fences),
        false => (space.near, space.doors),
    }
}
