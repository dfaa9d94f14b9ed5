//! The same table with everything dealt anew that one viewer cannot know: the order of both decks, and the demons in
//! hands. A demon that lay open, or that the viewer saw in the deck, is in nobody's hand ever since.

use crate::engine::{Seat, SeatSet, Stream, Viewer};

use super::cards::Face;
use super::rules::facts::Laid;
use super::state::{Question, State};

pub fn redeal(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
    let mut dealt = state.clone();
    if state.ended.is_some() || viewer == Viewer::Everything {
        return dealt;
    }
    shuffle(&mut dealt.block_deck, stream);
    deal_demons(&mut dealt, viewer, stream);
    dealt
}

/// Sorted first: the new order depends on nothing but what lies there.
fn shuffle(cards: &mut [Face], stream: &mut Stream) {
    cards.sort_unstable();
    stream.shuffle(cards);
}

fn deal_demons(state: &mut State, viewer: Viewer, stream: &mut Stream) {
    let hidden: Vec<Seat> =
        Seat::all(state.table.seats).filter(|seat| !viewer.may_know(state.table.hand_seen_by(*seat))).collect();
    // Whoever chooses among demons taken from the deck sees them; the others do not.
    let looking = matches!(state.question, Some((seat, Question::Demon)) if viewer.is(seat));
    let seen = if looking { 0 } else { state.seen.len() };
    let mut pool: Vec<Face> = state.demon_deck.clone();
    pool.extend(state.seen.iter().take(seen));
    hidden.iter().for_each(|seat| pool.extend(&state.player(*seat).hand));
    shuffle(&mut pool, stream);
    // What others saw of these was another deal.
    for face in &pool {
        if !viewer.may_know(state.shown[*face as usize]) {
            state.shown[*face as usize] = SeatSet::NONE;
        }
    }
    let anywhere = |state: &State, face: Face| !viewer.may_know(state.shown[face as usize]);
    for seat in hidden {
        let count = state.player(seat).hand.len();
        let mut hand = Vec::with_capacity(count);
        for _ in 0..count {
            let at = pool.iter().position(|face| anywhere(state, *face)).expect("what lies there now fits");
            hand.push(pool.remove(at));
        }
        hand.sort_unstable();
        state.player_mut(seat).hand = hand;
        redraw_summoning(state, seat, stream);
    }
    let deck = pool.split_off(seen);
    if seen > 0 {
        state.seen = pool;
    }
    state.demon_deck = deck;
}

/// A summon that has begun names a demon of the new hand.
fn redraw_summoning(state: &mut State, seat: Seat, stream: &mut Stream) {
    if seat != state.active() {
        return;
    }
    let drawn = stream.pick(&state.player(seat).hand).copied();
    if let (Some(summoning), Some(demon)) = (&mut state.turn.summoning, drawn) {
        summoning.demon = demon;
    }
}

/// Where everything hidden lies.
pub fn laid(state: &State) -> Laid {
    Laid {
        block_deck: state.block_deck.clone(),
        demon_deck: state.demon_deck.clone(),
        seen: state.seen.clone(),
        hands: state.players.iter().map(|player| player.hand.clone()).collect(),
        summoning: state.turn.summoning.as_ref().map(|summoning| summoning.demon),
        shown: state.shown.to_vec(),
    }
}

pub fn lay(state: &mut State, laid: &Laid) {
    state.block_deck.clone_from(&laid.block_deck);
    state.demon_deck.clone_from(&laid.demon_deck);
    state.seen.clone_from(&laid.seen);
    for (player, hand) in state.players.iter_mut().zip(&laid.hands) {
        player.hand.clone_from(hand);
    }
    if let (Some(summoning), Some(demon)) = (&mut state.turn.summoning, laid.summoning) {
        summoning.demon = demon;
    }
    for (shown, laid) in state.shown.iter_mut().zip(&laid.shown) {
        *shown = *laid;
    }
}
