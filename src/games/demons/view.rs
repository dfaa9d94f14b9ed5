//! What one viewer may know.

use crate::engine::{Seat, Viewer};

use super::cards::Face;
use super::forecast::{self, Forecast};
use super::state::{Lying, Question, SLOTS, State};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub turn: u16,
    pub active: Option<Seat>,
    pub extra: bool,
    pub dice: Option<(u8, u8)>,
    pub demons_to_win: u8,
    pub souls_to_win: u8,
    pub block: [Option<Face>; SLOTS],
    pub deck: usize,
    pub demon_deck: usize,
    pub discard: Vec<Face>,
    pub demon_discard: Vec<Face>,
    pub seats: Vec<SeatView>,
    pub forecast: Vec<Forecast>,
    /// The demons somebody chooses among, for whoever may see them.
    pub seen: Vec<Face>,
    pub candles_left: Vec<Face>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    pub seat: Seat,
    pub souls: u16,
    pub candles: Vec<Lying>,
    pub tableau: Vec<Lying>,
    pub demons: Vec<Lying>,
    pub hand_size: usize,
    /// For those who may look.
    pub hand: Option<Vec<Face>>,
    /// How many cards a demon of the hand costs.
    pub sacrifice: usize,
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let eyes = if state.ended.is_some() { Viewer::Everything } else { viewer };
    let seen = match state.question {
        Some((seat, Question::Demon)) if eyes == Viewer::Everything || eyes.is(seat) => super::legal::callable(state),
        _ => Vec::new(),
    };
    View {
        turn: state.turn.number,
        active: state.ended.is_none().then_some(state.active()),
        extra: state.turn.extra,
        dice: state.thrown,
        demons_to_win: state.table.demons_to_win,
        souls_to_win: state.table.souls_to_win,
        block: state.block,
        deck: state.block_deck.len(),
        demon_deck: state.demon_deck.len() + state.seen.len(),
        discard: state.block_discard.clone(),
        demon_discard: state.demon_discard.clone(),
        seats: Seat::all(state.table.seats).map(|seat| seat_view(state, eyes, seat)).collect(),
        forecast: if state.ended.is_none() { forecast::forecast(state) } else { Vec::new() },
        seen,
        candles_left: state.candles_left.clone(),
    }
}

fn seat_view(state: &State, eyes: Viewer, seat: Seat) -> SeatView {
    let player = state.player(seat);
    SeatView {
        seat,
        souls: player.souls,
        candles: player.candles.clone(),
        tableau: player.tableau.clone(),
        demons: player.demons.clone(),
        hand_size: player.hand.len(),
        hand: eyes.may_know(state.table.hand_seen_by(seat)).then(|| player.hand.clone()),
        sacrifice: state.sacrifice(seat),
    }
}
