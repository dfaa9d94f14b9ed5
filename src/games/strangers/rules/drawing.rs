//! Filling up the hand, and what jumps out of the deck meanwhile.

use crate::engine::{For, Seat, SeatSet};

use super::acting::flip;
use super::{Trial, end_turn, legal};
use crate::games::strangers::board::Cell;
use crate::games::strangers::cards::Card;
use crate::games::strangers::facts::{Fact, sealed};
use crate::games::strangers::moves::{Move, Spot};
use crate::games::strangers::state::{End, Question};

/// Draws up to the limit, which is read again before each card; then the turn is over.
pub fn fill_up(draft: &mut Trial<'_>) {
    loop {
        let state = draft.state();
        let seat = state.active;
        if state.player(seat).hand.len() >= state.hand_limit(seat) {
            return end_turn(draft);
        }
        if state.deck.is_empty() {
            if state.discard.is_empty() {
                return end_turn(draft);
            }
            reshuffle(draft);
        }
        let Some(card) = draft.state().deck.last().copied() else { return end_turn(draft) };
        if card.is_reveal() {
            draft.emit(Fact::Revealed { card });
            if !resolve(draft) {
                return;
            }
        } else {
            draft.emit(Fact::Drew { seat, card: For { seats: knowers(draft, seat), value: card } });
        }
    }
}

/// Who knows a card that this seat draws: everybody, where the deck lies open.
fn knowers(draft: &Trial<'_>, seat: Seat) -> SeatSet {
    let table = draft.state().table;
    if table.is_architect() { SeatSet::ALL } else { table.lookers(seat) }
}

fn reshuffle(draft: &mut Trial<'_>) {
    let state = draft.state();
    let mut deck: Vec<Card> = state.discard.clone();
    deck.sort_unstable();
    let nth = state.shuffles + 1;
    draft.stream(&format!("reshuffle/{nth}")).shuffle(&mut deck);
    draft.emit(Fact::Reshuffled { count: deck.len() as u8, deck: sealed(deck) });
}

/// Lets the drawn card act as far as public knowledge leaves one answer. False if the player must choose first, or the
/// game is over.
fn resolve(draft: &mut Trial<'_>) -> bool {
    while draft.state().reveal.is_some() && !draft.state().is_over() {
        let state = draft.state();
        let (seat, question) = (state.active, state.question());
        match legal::moves(state, seat)[..] {
            [] if question == Some(Question::Saucer) => draft.emit(Fact::SaucerPassed),
            [Move::Alien(at)] => landed(draft, at),
            [Move::Saucer(owner, spot)] => aimed(draft, owner, spot),
            _ => return false,
        }
    }
    !draft.state().is_over()
}

/// After an answer: the rest of the drawn card, then the rest of the draw.
pub fn go_on(draft: &mut Trial<'_>) {
    if resolve(draft) {
        fill_up(draft);
    }
}

pub fn land(draft: &mut Trial<'_>, at: Cell) {
    landed(draft, at);
    go_on(draft);
}

pub fn aim(draft: &mut Trial<'_>, owner: Seat, spot: Spot) {
    aimed(draft, owner, spot);
    go_on(draft);
}

/// Kids on the field are taken first; then, if it was the last alien, the game is over (R18).
fn landed(draft: &mut Trial<'_>, at: Cell) {
    let state = draft.state();
    let taken = Seat::all(state.table.seats).flat_map(|seat| {
        let there = state.player(seat).moving.iter().filter(|cell| **cell == at).count();
        std::iter::repeat_n(seat, there)
    });
    let taken = taken.collect();
    draft.emit(Fact::AlienLanded { at, taken });
    if draft.state().supply() == 0 {
        draft.emit(Fact::Ended { by: End::Invasion });
    }
}

fn aimed(draft: &mut Trial<'_>, owner: Seat, spot: Spot) {
    let state = draft.state();
    let at = match spot {
        Spot::Street(cell) => cell,
        Spot::Home(..) => {
            let board = state.board();
            let slot = state.safe(owner).find(|slot| Spot::of_slot(board, *slot) == spot);
            board.slots[usize::from(slot.expect("only a kid that is there is named"))].cell
        }
    };
    let hit = flip(draft, state.coins);
    draft.emit(Fact::Aimed { owner, at, hit });
}
