//! What people call a field, a place, a kid: lines without a language.

use crate::engine::{Line, Seat};

use super::board::{Board, Cell, Ground, Network};
use super::moves::Goal;
use super::state::State;

/// As people read a field: `E8`.
pub fn grid(cell: Cell) -> String {
    cell.to_string().to_uppercase()
}

/// A field of street with what is there.
pub fn street(board: &Board, cell: Cell) -> Line {
    let space = board.street(cell).map(|street| board.space(street));
    let line = match space.map(|space| (space.ground, space.stop, space.landing)) {
        Some((_, _, Some(landing))) => Line::new("strangers-street-landing").term("name", board.landing_name(landing)),
        Some((Ground::School, _, _)) => Line::new("strangers-street-school"),
        Some((_, Some(Network::School), _)) => Line::new("strangers-street-school-bus"),
        Some((_, Some(Network::City), _)) => Line::new("strangers-street-city-bus"),
        _ => Line::new("strangers-street-road"),
    };
    line.word("cell", grid(cell))
}

/// Any field: the place it belongs to, or the street.
pub fn field(board: &Board, cell: Cell) -> Line {
    match board.place_at(cell) {
        Some(place) => Line::new(place.id.name()),
        None => street(board, cell),
    }
}

pub fn goal(board: &Board, goal: Goal) -> Line {
    match goal {
        Goal::Street(cell) => street(board, cell),
        Goal::Place(place) => Line::new(place.name()),
    }
}

/// Which of the kids outside stands here: the first of equals, counted from one.
pub fn kid_number(state: &State, seat: Seat, cell: Cell) -> usize {
    1 + state.player(seat).moving.iter().position(|other| *other == cell).unwrap_or(0)
}

/// What a place does, in one line.
pub fn detail(board: &Board, place: &super::board::Place) -> Vec<Line> {
    use super::board::PlaceKind;
    let slots = &board.slots[board.slots_of(place)];
    let points = slots.iter().map(|slot| slot.points.to_string()).collect::<Vec<_>>().join(", ");
    let mut lines = vec![Line::new("strangers-detail-points").word("points", points)];
    lines.extend(place.full.map(|full| Line::new("strangers-detail-full").number("points", full)));
    match place.kind {
        PlaceKind::Library => lines.push(Line::new("strangers-detail-library")),
        PlaceKind::Park => lines.push(Line::new("strangers-detail-park")),
        _ => {}
    }
    let doors = place.doors.iter().map(|(from, _)| grid(*from)).collect::<Vec<_>>().join(", ");
    lines.push(Line::new("strangers-detail-doors").word("doors", doors));
    lines
}
