//! Demons that cards bring into play for free.

use crate::engine::For;

use super::effects::done;
use super::facts::{Fact, How};
use super::{Next, Trial, ask, decks};
use crate::games::demons::cards::Face;
use crate::games::demons::effect::Op;
use crate::games::demons::legal;
use crate::games::demons::state::Question;

/// A demon of the own hand, drawn by lot.
pub fn by_lot(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    let seat = legal::acting(state).seat;
    let drawn = draft.stream(&format!("lot/{}", state.luck.lots + 1)).pick(&state.player(seat).hand).copied();
    draft.emit(Fact::Done);
    if let Some(demon) = drawn {
        draft.emit(Fact::Summoned { seat, demon, how: How::Lot });
    }
    Next::On
}

pub fn from_top(draft: &mut Trial<'_>) -> Next {
    let seat = legal::acting(draft.state()).seat;
    decks::ensure_demon(draft);
    let top = draft.state().demon_deck.last().copied();
    draft.emit(Fact::Done);
    if let Some(demon) = top {
        draft.emit(Fact::Summoned { seat, demon, how: How::Top });
    }
    Next::On
}

/// The owner goes through the whole deck.
pub fn from_deck(draft: &mut Trial<'_>) -> Next {
    let acting = legal::acting(draft.state());
    let (seat, begun) = (acting.seat, acting.begun);
    if !decks::ensure_demon(draft) {
        return done(draft);
    }
    let cards = legal::callable(draft.state());
    if !begun {
        let count = cards.len() as u8;
        draft.emit(Fact::Searched { seat, count, cards: For::only(seat, cards) });
        return Next::On;
    }
    match cards[..] {
        [demon] => {
            call(draft, demon);
            Next::On
        }
        _ => ask(draft, seat, Question::Demon),
    }
}

/// The owner sees the top demons and keeps one.
pub fn hatch(draft: &mut Trial<'_>, count: usize) -> Next {
    let seat = legal::acting(draft.state()).seat;
    while draft.state().seen.len() < count && decks::ensure_demon(draft) {
        let state = draft.state();
        let cards: Vec<Face> = state.demon_deck.iter().rev().take(count - state.seen.len()).copied().collect();
        draft.emit(Fact::Looked { seat, count: cards.len() as u8, cards: For::only(seat, cards) });
    }
    match draft.state().seen[..] {
        [] => {
            drop_rest(draft, Vec::new());
            Next::On
        }
        [demon] => {
            call(draft, demon);
            Next::On
        }
        _ => ask(draft, seat, Question::Demon),
    }
}

/// The demon that was chosen among those seen.
pub fn call(draft: &mut Trial<'_>, demon: Face) {
    let seat = legal::acting(draft.state()).seat;
    if legal::op(draft.state()) == Op::SummonFromDeck {
        draft.emit(Fact::Done);
        draft.emit(Fact::Summoned { seat, demon, how: How::Deck });
        return;
    }
    let rejected = draft.state().seen.iter().copied().filter(|face| *face != demon).collect();
    drop_rest(draft, rejected);
    draft.emit(Fact::Summoned { seat, demon, how: How::Seen });
}

fn drop_rest(draft: &mut Trial<'_>, rejected: Vec<Face>) {
    let acting = legal::acting(draft.state());
    let (seat, egg) = (acting.seat, acting.face);
    draft.emit(Fact::Done);
    draft.emit(Fact::Hatched { seat, egg, rejected });
}
