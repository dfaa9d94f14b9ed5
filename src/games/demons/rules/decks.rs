//! Drawing from the two decks, and shuffling what was discarded when one of them runs out.

use crate::engine::{For, SeatSet};

use super::Trial;
use super::facts::Fact;
use crate::games::demons::cards::Face;

/// Sees to it that the neighbourhood deck has a card, if there is one to be had.
pub fn ensure_card(draft: &mut Trial<'_>) -> bool {
    let state = draft.state();
    if state.block_deck.is_empty() && !state.block_discard.is_empty() {
        let mut deck = state.block_discard.clone();
        draft.stream(&format!("reshuffle/{}", state.luck.shuffles + 1)).shuffle(&mut deck);
        draft.emit(Fact::Shuffled { deck: For { seats: SeatSet::NONE, value: deck } });
    }
    !draft.state().block_deck.is_empty()
}

/// The same for the demon deck.
pub fn ensure_demon(draft: &mut Trial<'_>) -> bool {
    let state = draft.state();
    if state.demon_deck.is_empty() && !state.demon_discard.is_empty() {
        let deck = state.demon_discard.clone();
        shuffle_demons(draft, deck, true);
    }
    !draft.state().demon_deck.is_empty()
}

pub fn shuffle_demons(draft: &mut Trial<'_>, mut deck: Vec<Face>, renewed: bool) {
    // Sorted first: the order before the shuffle is nobody's business.
    deck.sort_unstable();
    draft.stream(&format!("demons/{}", draft.state().luck.demon_shuffles + 1)).shuffle(&mut deck);
    draft.emit(Fact::DemonsShuffled { deck: For { seats: SeatSet::NONE, value: deck }, renewed });
}

/// Lays up to so many cards from the top open beside the deck.
pub fn draw(draft: &mut Trial<'_>, count: usize) {
    let mut left = count;
    while left > 0 && ensure_card(draft) {
        let deck = &draft.state().block_deck;
        let cards: Vec<Face> = deck.iter().rev().take(left).copied().collect();
        left -= cards.len();
        draft.emit(Fact::Drew { cards });
    }
}

/// Fills these slots from the deck, in their order, as far as it goes.
pub fn fill(draft: &mut Trial<'_>, slots: &[usize]) {
    let mut slots = slots;
    while !slots.is_empty() && ensure_card(draft) {
        let deck = &draft.state().block_deck;
        let count = deck.len().min(slots.len());
        let (now, later) = slots.split_at(count);
        let cards = now.iter().zip(deck.iter().rev()).map(|(slot, face)| (*slot as u8, *face)).collect();
        draft.emit(Fact::Refilled { cards });
        slots = later;
    }
}
