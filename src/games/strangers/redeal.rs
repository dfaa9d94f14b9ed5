//! The same table with everything dealt anew that one viewer cannot know.

use crate::engine::{Stream, Viewer};

use super::cards::Card;
use super::facts::Laid;
use super::state::State;

pub fn redeal(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
    let mut dealt = state.clone();
    let open = state.is_over() || state.table.is_architect() || viewer == Viewer::Everything;
    if !open {
        spread(&mut dealt, viewer, stream);
    }
    dealt
}

/// Deals what this viewer has not seen over the deck and the hands: into a hand only what can lie there.
fn spread(state: &mut State, viewer: Viewer, stream: &mut Stream) {
    let hands = state.players.iter_mut().flat_map(|player| &mut player.hand);
    let hidden: Vec<&mut Card> = hands.filter(|held| !viewer.may_know(held.known)).map(|held| &mut held.card).collect();
    let mut pool: Vec<Card> = state.deck.iter().copied().chain(hidden.iter().map(|card| **card)).collect();
    // Sorted first: the new deal depends on nothing but what this viewer knows.
    pool.sort_unstable();
    stream.shuffle(&mut pool);
    for card in hidden {
        let at = pool.iter().rposition(|card| !card.is_reveal()).expect("as many as lie in hands now");
        *card = pool.remove(at);
    }
    state.deck = pool;
}

/// Where everything lies.
pub fn laid(state: &State) -> Laid {
    let hands = state.players.iter().map(|player| player.hand.iter().map(|held| held.card).collect());
    Laid { deck: state.deck.clone(), hands: hands.collect() }
}
