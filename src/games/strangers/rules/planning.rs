//! The architect's plan: the hand, then every other card of the deck. Nothing is left to chance.

use crate::engine::{For, Seat};

use super::{Trial, begin};
use crate::games::strangers::cards::{Card, distinct};
use crate::games::strangers::facts::Fact;
use crate::games::strangers::state::State;

/// The cards that may be planned next: any that is left, but no alien, since those come by themselves.
pub fn left(state: &State) -> Vec<Card> {
    let mut cards: Vec<Card> = state.table.cards();
    cards.retain(|card| !card.is_reveal());
    for planned in &state.plan {
        if let Some(at) = cards.iter().position(|card| card == planned) {
            cards.remove(at);
        }
    }
    distinct(cards)
}

pub fn plan(draft: &mut Trial<'_>, card: Card) {
    draft.emit(Fact::Planned { card });
    let state = draft.state();
    if state.plan.len() < state.table.plan_length() {
        return;
    }
    let seat = Seat::new(0);
    let (hand, deck) = built(state);
    draft.emit(Fact::Dealt { deck: For::everyone(deck) });
    draft.emit(Fact::Handed { seat, cards: For::everyone(hand), passed: Vec::new() });
    begin(draft, seat);
}

/// The hand, and a deck with the hand on top, an alien on every second place, and below in the order of the list what
/// was not planned.
fn built(state: &State) -> (Vec<Card>, Vec<Card>) {
    let (hand, odd) = state.plan.split_at(state.table.base_hand());
    let mut rest = state.table.cards();
    let mut take = |card: Card| {
        let at = rest.iter().position(|other| *other == card).expect("only what is left is planned");
        rest.remove(at)
    };
    let hand: Vec<Card> = hand.iter().map(|card| take(*card)).collect();
    let drawn: Vec<Card> = odd.iter().flat_map(|card| [take(*card), take(Card::AlienSpotted)]).collect();
    let from_top = hand.iter().copied().chain(drawn).chain(rest);
    let mut deck: Vec<Card> = from_top.collect();
    deck.reverse();
    (hand, deck)
}
