//! The beginning: seats, rules, perks, the Park, and the first cards of everybody.

use crate::games::fort::cards::{Card, CardBits, Kid};
use crate::games::fort::facts::Fact;
use crate::games::fort::state::State;

pub fn fold(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Seated(order, colours) => {
            state.order = order.iter().map(|seat| seat.index() as u8).collect();
            for (player, colour) in state.players.iter_mut().zip(colours) {
                player.colour = *colour;
            }
        }
        Fact::RulesStacked(rules) => state.rules = rules.value.iter().copied().map(Some).collect(),
        Fact::PerksLaidOut(perks) => state.row = perks.iter().copied().map(Some).collect(),
        Fact::ParkDealt(open, deck) => {
            let mut used = CardBits::default();
            for (place, kid) in open.iter().enumerate() {
                let card = unused(state, &mut used, *kid);
                state.park[place] = Some(card);
                state.memory.seen.insert(card);
            }
            state.park_deck = deck.value.iter().map(|kid| unused(state, &mut used, *kid)).collect();
        }
        // In the order of the draft, the dealt cards are the pack in hand.
        Fact::Dealt(seat, cards) => {
            let mut used = CardBits::default();
            let placed = state
                .park
                .iter()
                .flatten()
                .chain(state.park_deck.iter())
                .chain(state.packs.iter().flat_map(|pack| pack.iter()));
            placed.for_each(|card| used.insert(*card));
            for kid in &cards.value {
                let card = unused(state, &mut used, *kid);
                state.packs[seat.index()].push(card);
                state.memory.peeked[seat.index()].insert(card);
            }
        }
        Fact::Picked(seat, card) => {
            let card = state.set.take(&mut state.packs[seat.index()], card.value);
            state.picked[seat.index()] = Some(card);
        }
        Fact::HandedOn => hand_on(state),
        Fact::Shuffled(seat, deck) => {
            let set = state.set;
            let dealt = state.packs[seat.index()].take();
            let player = state.player_mut(*seat);
            let mut pool = player.deck;
            pool.extend(dealt.iter().copied());
            pool.extend(set.friends(player.colour));
            player.deck = deck.value.iter().map(|kid| set.take(&mut pool, *kid)).collect();
            player.shuffles += 1;
        }
        _ => unreachable!("not a fact of the setup: {fact:?}"),
    }
}

/// Any card of this name that was not dealt yet: equal cards are as good as each other.
fn unused(state: &State, used: &mut CardBits, kid: Kid) -> Card {
    let card = state.set.copies(kid).find(|card| !used.has(*card)).expect("no more than there are");
    used.insert(card);
    card
}

/// Kept cards wait in the deck; packs go to the next in turn order; a last single card is kept at once.
fn hand_on(state: &mut State) {
    for seat in state.all() {
        if let Some(card) = state.picked[seat.index()].take() {
            state.player_mut(seat).deck.push(card);
        }
    }
    let packs = state.packs;
    for seat in state.all() {
        let next = state.after(seat, 1);
        let mut pack = packs[seat.index()];
        for card in pack.iter() {
            state.memory.peeked[next.index()].insert(*card);
        }
        if let [last] = *pack {
            state.player_mut(next).deck.push(last);
            pack.clear();
        }
        state.packs[next.index()] = pack;
    }
}
