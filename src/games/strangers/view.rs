//! What one viewer may know.

use crate::engine::{PerSeat, Seat, Viewer};

use super::board::{Board, Cell};
use super::cards::Card;
use super::scoring;
use super::state::{State, Table};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub table: Table,
    pub turn: u16,
    pub scores: PerSeat<i64>,
    pub players: Vec<PlayerView>,
    /// Fields with an alien.
    pub aliens: Vec<Cell>,
    pub deck: usize,
    /// From the top, for those who may look: all of it, or nothing.
    pub deck_open: Option<Vec<Card>>,
    pub discard: Vec<Card>,
    pub plan: Vec<Card>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    pub reserve: u8,
    pub moving: Vec<Cell>,
    /// Fields of slots, in order.
    pub safe: Vec<Cell>,
    pub hand_size: usize,
    pub hand_limit: usize,
    pub moving_limit: usize,
    /// The cards this viewer knows; in the order drawn for those who see the whole hand, else in that of the list, so
    /// that no card can be followed.
    pub hand: Vec<Card>,
}

impl View {
    pub fn board(&self) -> &'static Board {
        self.table.board()
    }
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let eyes = if state.is_over() { Viewer::Everything } else { viewer };
    let board = state.board();
    let landed = (0..board.landings.len() as u8).filter(|landing| state.has_alien(*landing));
    let open = state.table.is_architect() || eyes == Viewer::Everything;
    View {
        table: state.table,
        turn: state.turn,
        scores: PerSeat::new(state.table.seats, |seat| scoring::score(state, seat)),
        players: Seat::all(state.table.seats).map(|seat| player(state, eyes, seat)).collect(),
        aliens: landed.map(|landing| board.landing_cell(landing)).collect(),
        deck: state.deck.len(),
        deck_open: open.then(|| state.deck.iter().rev().copied().collect()),
        discard: state.discard.clone(),
        plan: state.plan.clone(),
    }
}

fn player(state: &State, eyes: Viewer, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let mut hand: Vec<Card> =
        player.hand.iter().filter(|held| eyes.may_know(held.known)).map(|held| held.card).collect();
    if hand.len() < player.hand.len() {
        hand.sort_unstable();
    }
    PlayerView {
        reserve: player.reserve,
        moving: player.moving.clone(),
        safe: state.safe(seat).map(|slot| state.board().slots[usize::from(slot)].cell).collect(),
        hand_size: player.hand.len(),
        hand_limit: state.hand_limit(seat),
        moving_limit: state.moving_limit(seat),
        hand,
    }
}
