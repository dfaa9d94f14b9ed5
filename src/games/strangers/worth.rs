//! How good a table of strangers is for a seat: kids at home, and how near the others are to a good one.

use crate::engine::{Judge, Seat};

use super::Strangers;
use super::board::{Board, Cell, PlaceKind, bits};
use super::paths::Traffic;
use super::scoring::{score, worth};
use super::state::State;

/// A step further from home.
const STEP: i32 = 35;

impl Judge for Strangers {
    const STEPS: u32 = 30_000;

    fn worth(state: &State, seat: Seat) -> i32 {
        state.table.side(seat).iter().map(|seat| alone(state, seat)).sum()
    }

    fn glance(state: &State, seat: Seat) -> i32 {
        let out = state.player(seat).moving.len() as i32;
        3 * score(state, seat) as i32 + out
    }

    fn pause(before: &State, now: &State) -> bool {
        before.turn != now.turn || now.is_over()
    }
}

fn alone(state: &State, seat: Seat) -> i32 {
    let home: i32 = state.safe(seat).map(|slot| 100 * worth(state, slot) as i32).sum();
    let bonus = 100 * i32::from(state.player(seat).bonus);
    if state.is_over() {
        return home + bonus;
    }
    // The fewer aliens are left in the box, the less is still to come.
    let left = i32::from(state.supply()).min(8);
    let library = 90 * state.safe_in(seat, PlaceKind::Library).min(2) as i32;
    let park = 70 * state.safe_in(seat, PlaceKind::Park).min(2) as i32;
    let traffic = state.traffic();
    let out: i32 = state.player(seat).moving.iter().map(|kid| on_the_way(state, traffic, *kid)).sum();
    let hand = 20 * state.player(seat).hand.len() as i32;
    home + bonus + (library + park + hand) * left / 8 + out * (left + 2) / 12
}

/// The best home a kid can still reach, less the way there.
fn on_the_way(state: &State, traffic: Traffic, kid: Cell) -> i32 {
    let board = state.board();
    let Some(start) = board.street(kid) else { return 0 };
    let (mut seen, mut edge) = (1_u64 << start, 1_u64 << start);
    let mut best = 40;
    for steps in 1..12 {
        let (mut next, mut doors) = (0, 0);
        for street in bits(edge) {
            let space = board.space(street);
            next |= space.near;
            doors |= space.doors;
        }
        best = bits(u64::from(doors & traffic.open))
            .map(|place| home(state, board, place) - STEP * steps)
            .fold(best, i32::max);
        edge = next & !seen & !traffic.aliens;
        seen |= edge;
        if edge == 0 {
            break;
        }
    }
    best
}

/// What the best free slot of a place is worth.
fn home(state: &State, board: &Board, place: u8) -> i32 {
    let slot = state.free_slot(usize::from(place)).expect("only open places");
    let place = &board.places[usize::from(place)];
    let more = match place.kind {
        PlaceKind::Library => 90,
        PlaceKind::Park => 70,
        _ if place.full.is_some() => 50,
        _ => 0,
    };
    100 * i32::from(board.slots[usize::from(slot)].points) + more
}
