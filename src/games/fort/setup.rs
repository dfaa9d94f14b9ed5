//! Shuffling and dealing: turn order, colours, rules, perks, Park, and each player's first deck.

use crate::engine::{Draft, For, Seat, SeatSet};

use super::Fort;
use super::cards::{Card, KIDS, Kid};
use super::facts::Fact;
use super::state::{DEALT, HAND, PARK, Setup, State};
use super::words::{Colour, Perk, Rule};

/// Nobody may know this: the order of a shuffled deck.
pub fn nobody<T>(value: T) -> For<T> {
    For { seats: SeatSet::NONE, value }
}

fn shuffled<T: Copy>(draft: &Draft<'_, Fort>, purpose: &str, items: &[T]) -> Vec<T> {
    let mut items = items.to_vec();
    draft.stream(purpose).shuffle(&mut items);
    items
}

pub fn set_up(draft: &mut Draft<'_, Fort>) {
    let seats: Vec<Seat> = draft.state().all().collect();
    let (players, setup) = (seats.len(), draft.state().setup);
    let order = shuffled(draft, "seat", &seats);
    let mut colours = shuffled(draft, "colour", Colour::ALL);
    colours.truncate(players);
    draft.emit(Fact::Seated(order.clone(), colours));
    let mut rules = shuffled(draft, "rules", Rule::ALL);
    rules.truncate(players + 1);
    draft.emit(Fact::RulesStacked(nobody(rules)));
    let mut perks = shuffled(draft, "perks", Perk::ALL);
    perks.truncate(players + 1);
    draft.emit(Fact::PerksLaidOut(perks));
    let all: Vec<Card> = (0..KIDS).map(Card).collect();
    let mut deck = shuffled(draft, "park", &all);
    let open: Vec<Card> = (0..PARK).filter_map(|_| deck.pop()).collect();
    let hands: Vec<Vec<Card>> = order.iter().map(|_| (0..DEALT).filter_map(|_| deck.pop()).collect()).collect();
    let kids = |cards: &[Card]| draft.state().kids(cards);
    let (open, deck): (Vec<Kid>, Vec<Kid>) = (kids(&open), kids(&deck));
    let hands: Vec<Vec<Kid>> = hands.iter().map(|hand| kids(hand)).collect();
    draft.emit(Fact::ParkDealt(open, nobody(deck)));
    for (seat, hand) in order.iter().zip(hands) {
        draft.emit(Fact::Dealt(*seat, For::only(*seat, hand)));
    }
    if setup == Setup::Basic {
        start(draft);
    }
}

/// Everybody has eight kids: with the two Best Friends they become the first deck, and the first player leads.
pub fn start(draft: &mut Draft<'_, Fort>) {
    let order: Vec<Seat> = draft.state().order.iter().map(|index| Seat::new(*index)).collect();
    for seat in &order {
        let state = draft.state();
        let player = state.player(*seat);
        let dealt = state.packs[seat.index()];
        let mut deck: Vec<Card> = player.deck.iter().chain(dealt.iter()).copied().collect();
        deck.extend(state.set.friends(player.colour));
        let purpose = deck_purpose(state, *seat);
        let deck = shuffled(draft, &purpose, &state.kids(&deck));
        draft.emit(Fact::Shuffled(*seat, nobody(deck)));
        draft.emit(draw(draft, *seat));
    }
    draft.emit(Fact::TurnBegan(order[0]));
}

fn deck_purpose(state: &State, seat: Seat) -> String {
    format!("deck/{seat}/{}", state.player(seat).shuffles)
}

/// Five cards off the own deck; when it is empty the discard pile becomes a new one.
pub fn draw(draft: &Draft<'_, Fort>, seat: Seat) -> Fact {
    let state = draft.state();
    let player = state.player(seat);
    let top: Vec<Card> = player.deck.iter().rev().take(HAND).copied().collect();
    let mut cards = state.kids(&top);
    let mut anew = None;
    if cards.len() < HAND && !player.discard.is_empty() {
        let deck = shuffled(draft, &deck_purpose(state, seat), &state.kids(&player.discard));
        cards.extend(deck.iter().rev().take(HAND - cards.len()));
        anew = Some(nobody(deck));
    }
    Fact::Drew(seat, For::only(seat, cards), anew)
}
