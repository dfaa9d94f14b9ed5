//! Souls and cards taken from opponents.

use super::effects::{done, gain};
use super::facts::Fact;
use super::{Next, Trial, ask};
use crate::engine::Seat;
use crate::games::demons::legal;
use crate::games::demons::moves::{Move, Pick};
use crate::games::demons::state::Question;

/// Asks opponent by opponent how many souls; the rest comes from the supply.
pub fn steal_souls(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    let acting = legal::acting(state);
    let (seat, by, left) = (acting.seat, acting.face, legal::souls_left(state));
    let asked = |other: &Seat| acting.aimed.iter().any(|(at, _)| at == other);
    let next = state.preys(seat).find(|other| !asked(other) && state.player(*other).souls > 0);
    if let Some(from) = next.filter(|_| left > 0) {
        return ask(draft, seat, Question::Split { from });
    }
    let from: Vec<(Seat, u8)> = acting.aimed.iter().copied().filter(|(_, souls)| *souls > 0).collect();
    draft.emit(Fact::Stole { seat, by, from, supply: left });
    done(draft)
}

pub fn steal_card(draft: &mut Trial<'_>) -> Next {
    let seat = legal::acting(draft.state()).seat;
    if legal::whose_first(draft.state()) {
        return ask(draft, seat, Question::Opponent);
    }
    match legal::takeable(draft.state())[..] {
        [] => done(draft),
        [Move::Take(from, card)] => {
            take(draft, from, card);
            Next::On
        }
        _ => ask(draft, seat, Question::Take),
    }
}

pub fn steal_or_gain(draft: &mut Trial<'_>) -> Next {
    let seat = legal::acting(draft.state()).seat;
    if legal::whose_first(draft.state()) {
        return ask(draft, seat, Question::Opponent);
    }
    match legal::takeable(draft.state())[..] {
        [] => return done(draft),
        [Move::Take(from, card)] => take(draft, from, card),
        [Move::Gain(card)] => gain(draft, card),
        _ => return ask(draft, seat, Question::Take),
    }
    Next::On
}

pub fn take(draft: &mut Trial<'_>, from: Seat, card: Pick) {
    let acting = legal::acting(draft.state());
    let (seat, by, serial) = (acting.seat, acting.face, serial_of(draft, from, card));
    draft.emit(Fact::StoleCard { seat, by, from, serial, card: card.face });
    draft.emit(Fact::Done);
}

pub fn take_all(draft: &mut Trial<'_>, from: Seat) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let cards = draft.state().player(from).takeable().map(|lying| lying.face).collect();
    draft.emit(Fact::StoleAll { seat, by, from, cards });
    draft.emit(Fact::Done);
}

/// Up to so many, one after another; the first must be one.
pub fn discard_opponents(draft: &mut Trial<'_>) -> Next {
    let acting = legal::acting(draft.state());
    let (seat, count) = (acting.seat, acting.count);
    let crate::games::demons::effect::Op::DiscardOpponents { most, .. } = legal::op(draft.state()) else {
        return done(draft);
    };
    let cards = legal::cards_of_others(draft.state());
    match cards[..] {
        _ if count == most => done(draft),
        [] => done(draft),
        [(from, card, _)] if count == 0 => {
            bite(draft, from, card);
            Next::On
        }
        _ if legal::whose_first(draft.state()) => ask(draft, seat, Question::Opponent),
        _ => ask(draft, seat, Question::Bite),
    }
}

pub fn bite(draft: &mut Trial<'_>, from: Seat, card: Pick) {
    let acting = legal::acting(draft.state());
    let (seat, by, serial) = (acting.seat, acting.face, serial_of(draft, from, card));
    draft.emit(Fact::Bitten { seat, by, from, serial, card: card.face });
}

fn serial_of(draft: &Trial<'_>, from: Seat, card: Pick) -> u32 {
    let found =
        legal::cards_of_others(draft.state()).into_iter().find(|(seat, pick, _)| (*seat, *pick) == (from, card));
    found.expect("only a listed card is taken").2
}

/// Skunk: nobody but those an opponent cannot make discard keeps anything.
pub fn all_discard(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    let acting = legal::acting(state);
    let (seat, by) = (acting.seat, acting.face);
    let spared: Vec<Seat> = state.table.opponents(seat).filter(|other| state.protected(*other)).collect();
    let lost = state.clockwise().filter(|other| !spared.contains(other)).filter_map(|other| {
        let cards: Vec<_> = state.player(other).tableau.iter().map(|lying| lying.face).collect();
        (!cards.is_empty()).then_some((other, cards))
    });
    let lost = lost.collect();
    draft.emit(Fact::AllDiscarded { seat, by, lost });
    done(draft)
}
