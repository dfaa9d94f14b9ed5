//! How the game ended, and for whom.

use crate::engine::{Line, Outcome, Seat, SeatSet, Side};

use super::state::{Ending, State};

pub fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ended?;
    let mut sides: Vec<SeatSet> = Vec::new();
    for seat in Seat::all(state.table.seats) {
        let side = state.table.side(seat);
        if !sides.contains(&side) {
            sides.push(side);
        }
    }
    let wealth = |side: SeatSet| side.iter().next().map_or((0, 0), |seat| state.wealth(seat));
    let best = sides.iter().map(|side| wealth(*side)).max().unwrap_or_default();
    let sides = sides.into_iter().map(|seats| {
        let (demons, souls) = wealth(seats);
        let won = match ending {
            Ending::Reached { by } | Ending::Serpent { by } => seats.has(by),
            Ending::Turns => (demons, souls) == best,
        };
        let parts = vec![
            (Line::new("demons-meter-demons"), demons as i64),
            (Line::new("demons-meter-souls"), i64::from(souls)),
        ];
        ((won, demons, souls), Side { score: None, ..Side::team(seats, parts) })
    });
    Some(Outcome::ranked(sides.collect(), reason(state, ending)))
}

fn reason(state: &State, ending: Ending) -> Line {
    match ending {
        Ending::Reached { by } => Line::new("demons-end-reached")
            .seat("seat", by)
            .number("demons", state.table.demons_to_win)
            .number("souls", state.table.souls_to_win),
        Ending::Serpent { by } => Line::new("demons-end-serpent").seat("seat", by),
        Ending::Turns => Line::new("demons-end-turns").number("count", state.turn.number),
    }
}
