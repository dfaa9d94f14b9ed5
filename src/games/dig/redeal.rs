//! The same table with everything dealt anew that one viewer cannot know.

use crate::engine::{Stream, Viewer};

use super::cards::Kind;
use super::rules::facts::{Laid, LaidAside};
use super::state::{Kept, State};

pub fn redeal(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
    let mut dealt = state.clone();
    if !state.is_over() {
        spread_pool(&mut dealt, viewer, stream);
        redraw_thefts(&mut dealt, viewer, stream);
    }
    dealt
}

/// Where everything lies.
pub fn laid(state: &State) -> Laid {
    Laid {
        stacks: state.stacks.iter().map(|stack| stack.cards.iter().map(|card| card.kind).collect()).collect(),
        discard: state.discard.iter().map(|card| card.kind).collect(),
        piles: state
            .piles
            .iter()
            .map(|pile| pile.iter().map(|kept| LaidAside(kept.kind, kept.used, kept.shown)).collect())
            .collect(),
    }
}

/// What is known of the places stays with them.
pub fn lay(state: &mut State, laid: &Laid) {
    let lying = state.stacks.iter_mut().flat_map(|stack| &mut stack.cards);
    for (card, kind) in lying.zip(laid.stacks.iter().flatten()) {
        card.kind = *kind;
    }
    for (card, kind) in state.discard.iter_mut().zip(&laid.discard) {
        card.kind = *kind;
    }
    for (kept, LaidAside(kind, used, shown)) in state.piles.iter_mut().flatten().zip(laid.piles.iter().flatten()) {
        (kept.kind, kept.used, kept.shown) = (*kind, *used, *shown);
    }
}

/// Deals the cards this viewer has not placed over the places this viewer does not know.
fn spread_pool(state: &mut State, viewer: Viewer, stream: &mut Stream) {
    let stacks = state.stacks.iter_mut().flat_map(|stack| &mut stack.cards).map(|card| (&mut card.kind, card.sure));
    let buried = state.discard.iter_mut().map(|card| (&mut card.kind, card.sure));
    let hidden = stacks.chain(buried).filter(|(_, known)| !viewer.may_know(*known));
    let anywhere: Vec<&mut Kind> = hidden.map(|(kind, _)| kind).collect();
    let mut secret: Vec<&mut Kept> =
        state.piles.iter_mut().flatten().filter(|kept| !viewer.may_know(kept.shown)).collect();
    let mut pool: Vec<Kind> = anywhere.iter().map(|kind| **kind).chain(secret.iter().map(|kept| kept.kind)).collect();
    // Sorted first: the new deal depends on nothing but what this viewer knows.
    pool.sort_unstable();
    stream.shuffle(&mut pool);
    // Taken with a Map and not shown: no card that acts when collected. The choosiest places first.
    secret.sort_by_key(|kept| !kept.helpless);
    for kept in secret {
        let fits = |kind: &Kind| !kind.acts_when_collected() && may_hold(kept, *kind, false);
        let at = pool.iter().rposition(fits).expect("what lies there now fits");
        kept.kind = pool.swap_remove(at);
    }
    for (kind, dealt) in anywhere.into_iter().zip(pool) {
        *kind = dealt;
    }
}

/// Draws each theft again that this viewer was no party to, among the cards that could have gone instead.
fn redraw_thefts(state: &mut State, viewer: Viewer, stream: &mut Stream) {
    for thief in 0..state.piles.len() {
        for at in 0..state.piles[thief].len() {
            let loot = state.piles[thief][at];
            let Some(victim) = loot.stolen_from.map(usize::from) else { continue };
            if victim == thief || viewer.may_know(loot.here) {
                continue;
            }
            let could_have_gone = |kept: &Kept| {
                kept.since < loot.since
                    && !viewer.may_know(kept.here)
                    && may_hold(kept, loot.kind, loot.used)
                    && may_hold(&loot, kept.kind, kept.used)
            };
            let others: Vec<usize> =
                (0..state.piles[victim].len()).filter(|at| could_have_gone(&state.piles[victim][*at])).collect();
            let drawn = stream.below(others.len() as u32 + 1) as usize;
            if let Some(other) = others.get(drawn) {
                exchange(state, (thief, at), (victim, *other));
            }
        }
    }
}

/// Exchanges what lies in two places; what is known of the places stays with them.
fn exchange(state: &mut State, (thief, loot): (usize, usize), (victim, kept): (usize, usize)) {
    let (gone, stayed) = (state.piles[thief][loot], state.piles[victim][kept]);
    let parties = state.table.members(thief).union(state.table.members(victim));
    let place = &mut state.piles[thief][loot];
    (place.kind, place.used, place.shown) = (stayed.kind, stayed.used, stayed.shown.union(parties));
    let place = &mut state.piles[victim][kept];
    (place.kind, place.used, place.shown) = (gone.kind, gone.used, gone.shown);
}

/// Could this card lie in that place, as far as the place was ever put to the test?
fn may_hold(place: &Kept, kind: Kind, used: bool) -> bool {
    !place.helpless || used || kind.card().held.is_none()
}
