//! The leader's turn around its boxes: what is played, and what is recycled, discarded and drawn.

use crate::engine::{Seat, SeatSet};

use super::{plan, show, spend, units, window};
use crate::games::fort::cards::{Card, Kid};
use crate::games::fort::facts::Fact;
use crate::games::fort::state::{Added, Phase, Plan, State};
use crate::games::fort::uses::{Reach, Use};
use crate::games::fort::words::{Half, Perk};

pub fn begin(state: &mut State, seat: Seat) {
    if seat == state.first() {
        state.round += 1;
    }
    state.leader = seat;
    state.phase = Phase::Play;
    state.plan = None;
    state.second = false;
    state.ask_late = false;
    state.followed = SeatSet::NONE;
    let yard = state.player_mut(seat).yard.take();
    state.player_mut(seat).discard.extend(yard.iter().copied());
}

pub fn play(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Skipped(_) => state.phase = Phase::Recruit,
        Fact::DidItYourself(seat) => {
            spend(state, *seat);
            state.phase = Phase::Work;
            units::start(state, *seat, Use::new(Half::Public, Reach::Whole, 1));
        }
        Fact::Played(seat, card) => {
            let card = to_play(state, *seat, *card);
            state.plan = Some(Plan::new(card));
            state.phase = Phase::Build;
        }
        Fact::Added(seat, card, coin) => {
            let card = to_play(state, *seat, *card);
            plan(state).added.push(Added { card, coin: *coin, lent: false });
        }
        Fact::Lent(seat, kid, _, coin) => {
            let added = &state.plan.as_ref().expect("a card was played").added;
            let lent = |card: &Card| added.iter().any(|added| added.card == *card);
            let lookout = &state.player(*seat).lookout;
            let card = lookout.iter().find(|card| state.kid(**card) == kid.1 && !lent(card));
            let card = *card.expect("facts speak of cards that are there");
            plan(state).added.push(Added { card, coin: *coin, lent: true });
        }
        _ => unreachable!("not a fact of playing: {fact:?}"),
    }
}

fn to_play(state: &mut State, seat: Seat, kid: Kid) -> Card {
    let card = state.set.take(&mut state.player_mut(seat).hand, kid);
    state.play.push(card);
    show(state, card);
    card
}

/// A card comes back from the discard pile in the open. In the middle of a use that can make more of it possible.
pub fn recycle(state: &mut State, seat: Seat, kid: Kid) {
    spend(state, seat);
    let card = state.set.take(&mut state.player_mut(seat).discard, kid);
    state.player_mut(seat).hand.push(card);
    state.memory.held.insert(card);
    state.memory.fresh.insert(card);
    match state.phase {
        Phase::RecycleEarly => state.phase = Phase::Draw,
        Phase::RecycleLate => state.phase = Phase::TurnEnd,
        Phase::Work => {
            let (outline, terms) = (state.outline(seat), state.work_terms());
            if let Some(work) = &mut state.work {
                work.settle(&outline, &terms);
            }
        }
        _ => {}
    }
}

/// A perk that could have been used now was not.
pub fn decline(state: &mut State, perk: Perk) {
    match (perk, state.phase) {
        (Perk::RoughHousing, _) => window::leave(state),
        (Perk::DoOver, _) => state.phase = Phase::Recruit,
        (Perk::BirthdayParty, _) => state.phase = Phase::Discard,
        (_, Phase::RecycleEarly) => state.phase = Phase::Draw,
        _ => state.phase = Phase::TurnEnd,
    }
}

/// The play area and Best Friends to the discard pile, the rest of the hand to the Yard.
pub fn discard_hand(state: &mut State, seat: Seat) {
    let (play, hand) = (state.play.take(), state.player_mut(seat).hand.take());
    for card in play.iter().chain(hand.iter()) {
        state.memory.held.remove(*card);
        show(state, *card);
        let stays = hand.contains(card) && !card.is_friend();
        let player = state.player_mut(seat);
        if stays { player.yard.push(*card) } else { player.discard.push(*card) }
    }
    state.phase = if state.may_recycle(seat) { Phase::RecycleEarly } else { Phase::Draw };
}

pub fn draw(state: &mut State, seat: Seat, drawn: usize, anew: Option<&[Kid]>) {
    let (set, opening) = (state.set, state.phase == Phase::Draft);
    for _ in 0..drawn {
        let player = state.player_mut(seat);
        if player.deck.is_empty()
            && let Some(anew) = anew
        {
            let mut pile = player.discard.take();
            player.deck = anew.iter().map(|kid| set.take(&mut pile, *kid)).collect();
            player.shuffles += 1;
        }
        let card = player.deck.pop().expect("no more are drawn than there are");
        player.hand.push(card);
        state.memory.fresh.insert(card);
    }
    if !opening {
        let ask = state.ask_late && state.may_recycle(seat);
        state.phase = if ask { Phase::RecycleLate } else { Phase::TurnEnd };
    }
}
