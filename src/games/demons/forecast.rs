//! What each number would wake, for whom, and what it would give: worked out before the roll, from what lies open.

use crate::engine::Seat;

use super::cards::Face;
use super::effect::Op;
use super::rules::{gift, holds};
use super::state::State;

/// One sum of two dice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    pub sum: u8,
    /// Of 36 rolls so many come to this sum.
    pub chances: u8,
    pub wakes: Vec<(Seat, Vec<(Face, Gives)>)>,
}

/// What a card would give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gives {
    Souls(u16),
    /// If its owner pays the price.
    MaySouls(u16),
    Steals(u16),
    /// Something that is not counted in souls.
    Acts,
    May,
    Nothing,
}

/// Whose roll comes next.
pub fn roller(state: &State) -> Seat {
    match state.turn.rolled && state.turn.owed == 0 {
        true => state.active().next(state.table.seats),
        false => state.active(),
    }
}

pub fn forecast(state: &State) -> Vec<Forecast> {
    let roller = roller(state);
    let alone = if state.turn.rolled { state.turn.owed > 0 } else { state.turn.extra };
    let row = |sum: u8| {
        let seats = std::iter::once(roller).chain(roller.others(state.table.seats));
        let wakes = seats.filter(|seat| !alone || *seat == roller).filter_map(|seat| {
            let player = state.player(seat);
            let awake = player.in_play().filter(|lying| lying.face.wakes_on(sum));
            let cards: Vec<(Face, Gives)> = awake
                .filter(|lying| seat == roller || !lying.face.is_demon())
                .map(|lying| (lying.face, gives(state, seat, lying.serial, lying.face, seat == roller)))
                .collect();
            (!cards.is_empty()).then_some((seat, cards))
        });
        Forecast { sum, chances: chances(sum), wakes: wakes.collect() }
    };
    (2..=12).map(row).collect()
}

/// Of 36.
pub const fn chances(sum: u8) -> u8 {
    6 - sum.abs_diff(7)
}

/// What one card would give if it woke now.
pub fn gives(state: &State, seat: Seat, serial: u32, face: Face, own_turn: bool) -> Gives {
    let (print, player) = (face.print(), state.player(seat));
    if print.when.as_ref().is_some_and(|when| !holds(player, serial, when)) {
        return Gives::Nothing;
    }
    let souls = gift(state, seat, serial, face, own_turn);
    match (&print.cost, print.does.first()) {
        (Some(_), _) if souls > 0 => Gives::MaySouls(souls),
        (Some(_), _) => Gives::May,
        (None, Some(Op::StealSouls { n, per })) => {
            Gives::Steals(u16::from(*n) * per.map_or(1, |filter| player.count(filter) as u16))
        }
        (None, Some(Op::Collect { .. })) => Gives::Souls(souls),
        _ => Gives::Acts,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_of_two_dice_add_up() {
        assert_eq!((2..=12).map(chances).map(u32::from).sum::<u32>(), 36);
        assert_eq!([chances(2), chances(7), chances(12)], [1, 6, 1]);
    }
}
