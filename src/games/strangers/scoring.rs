//! What everybody's safe kids are worth, place by place, and who wins.

use crate::engine::{Line, Outcome, Seat, SeatSet, Side};

use super::board::Place;
use super::state::{End, MOST_TURNS, State};

/// What a kid in this slot scores now.
pub fn worth(state: &State, slot: u8) -> i64 {
    let board = state.board();
    let place = board.place_of(slot);
    let full = place.full.filter(|_| is_full(state, place));
    i64::from(full.unwrap_or(board.slots[usize::from(slot)].points))
}

fn is_full(state: &State, place: &Place) -> bool {
    state.board().slots_of(place).all(|slot| state.homes[slot].is_some())
}

/// The score sheet of one seat: a line for each place with kids of theirs.
pub fn sheet(state: &State, seat: Seat) -> Vec<(Line, i64)> {
    let board = state.board();
    let mut parts = Vec::new();
    for place in &board.places {
        let kids: Vec<u8> = state.safe(seat).filter(|slot| (place.first..place.end).contains(slot)).collect();
        if !kids.is_empty() {
            let points = kids.iter().map(|slot| worth(state, *slot)).sum();
            let full = place.full.is_some() && is_full(state, place);
            let id = if full { "strangers-score-full" } else { "strangers-score-place" };
            parts.push((Line::new(id).term("place", place.id.name()).number("kids", kids.len() as i64), points));
        }
    }
    let bonus = state.player(seat).bonus;
    if bonus > 0 {
        parts.push((Line::new("strangers-score-contact"), i64::from(bonus)));
    }
    parts
}

pub fn score(state: &State, seat: Seat) -> i64 {
    sheet(state, seat).iter().map(|(_, points)| points).sum()
}

/// Every side once, in the order of its first seat.
pub fn sides(state: &State) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in Seat::all(state.table.seats) {
        let side = state.table.side(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    sides
}

/// The best side wins, equals share it; whoever made contact wins whatever the points say.
pub fn outcome(state: &State) -> Option<Outcome> {
    let end = state.end?;
    let contact = |side: SeatSet| matches!(end, End::Contact(seat) if side.has(seat));
    let ranked = sides(state).into_iter().map(|side| {
        let parts: Vec<(Line, i64)> = side.iter().flat_map(|seat| sheet(state, seat)).collect();
        let points: i64 = parts.iter().map(|(_, points)| points).sum();
        ((contact(side), points), Side::team(side, parts))
    });
    let reason = match end {
        End::Invasion => Line::new("strangers-reason-invasion").number("aliens", state.board().aliens),
        End::Home(seat) => Line::new("strangers-reason-home").seat("seat", seat),
        End::Contact(seat) => Line::new("strangers-reason-contact").seat("seat", seat),
        End::Stall => Line::new("strangers-reason-stall").number("turns", MOST_TURNS),
    };
    Some(Outcome::ranked(ranked.collect(), reason))
}
