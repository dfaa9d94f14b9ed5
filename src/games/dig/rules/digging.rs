//! A dig, and what a card does the moment it is turned over.

use crate::engine::Seat;

use super::facts::Fact;
use super::{Trial, ask, collecting, end_turn, lose};
use crate::games::dig::cards::{Kind, Losers, OnDig};
use crate::games::dig::state::{Question, StackId, State};

pub fn dig(draft: &mut Trial<'_>, stack: StackId) {
    let card = draft.state().top(stack, 1)[0];
    draft.emit(Fact::Dug { stack, card });
    if draft.state().stack(stack).cards.is_empty() {
        draft.emit(Fact::Emptied { stack });
    }
    let mut busted = false;
    for op in &card.card().dig {
        match *op {
            OnDig::BustOnNth { .. } if !busts(draft.state(), stack, &draft.state().haul, card) => {}
            OnDig::Bust if draft.state().rescuer(card).is_some() => return ask(draft, Question::UseDog),
            OnDig::BustOnNth { .. } | OnDig::Bust => {
                bust(draft, card);
                busted = true;
            }
            OnDig::GiveThis => return give_away(draft, card),
            OnDig::DiscardRandom { from: Losers::OwnPile, n } => (0..n).for_each(|_| lose(draft, draft.state().active)),
            OnDig::DiscardRandom { from: Losers::EachOtherPile, n } => collecting::lose_all(draft, n),
            OnDig::AttachToStack { .. } => return attach_somewhere(draft, card),
        }
    }
    match busted {
        true => end_turn(draft),
        false => go_on(draft),
    }
}

/// Would this card, dug next from that stack, end the turn if nothing were spent against it?
pub fn would_bust(state: &State, stack: StackId, card: Kind) -> bool {
    let haul: Vec<Kind> = state.haul.iter().copied().chain([card]).collect();
    busts(state, stack, &haul, card)
}

/// Does this card bust a haul that it is the last card of?
fn busts(state: &State, stack: StackId, haul: &[Kind], card: Kind) -> bool {
    card.card().dig.iter().any(|op| match *op {
        OnDig::BustOnNth { card, n } => {
            let limit = limit_beside(state, stack, card).unwrap_or(n);
            haul.iter().filter(|dug| **dug == card).count() >= usize::from(limit)
        }
        OnDig::Bust => true,
        _ => false,
    })
}

/// What the card beside a stack says about digging `card` there.
fn limit_beside(state: &State, stack: StackId, card: Kind) -> Option<u8> {
    let beside = state.stack(stack).attached?;
    beside.card().dig.iter().find_map(|op| match *op {
        OnDig::AttachToStack { card: limited, n } if limited == card => Some(n),
        _ => None,
    })
}

fn bust(draft: &mut Trial<'_>, by: Kind) {
    let cards = draft.state().haul.clone();
    draft.emit(Fact::Busted { by, cards });
}

/// The digger chooses again, or collects if nothing is left to dig (R23).
fn go_on(draft: &mut Trial<'_>) {
    match draft.state().can_dig() {
        true => ask(draft, Question::DigOrStop),
        false => collecting::collect(draft),
    }
}

/// The dog asked about stops the card dug last (R13: the dog that came first).
pub fn cancel(draft: &mut Trial<'_>) {
    let state = draft.state();
    let card = *state.haul.last().expect("the threat lies in the haul");
    let at = state.rescuer(card).expect("asked only with a dog");
    let by = state.pile(state.active)[at].kind;
    draft.emit(Fact::Cancelled { card, by });
    go_on(draft);
}

/// The dog stays where it is.
pub fn go_under(draft: &mut Trial<'_>) {
    let by = *draft.state().haul.last().expect("the threat lies in the haul");
    bust(draft, by);
    end_turn(draft);
}

fn give_away(draft: &mut Trial<'_>, card: Kind) {
    let State { active, table, .. } = draft.state();
    let mut others = active.others(table.seats);
    match (others.next(), others.next()) {
        (Some(only), None) => give(draft, card, only),
        _ => ask(draft, Question::GiveDug { card }),
    }
}

pub fn give(draft: &mut Trial<'_>, card: Kind, to: Seat) {
    draft.emit(Fact::DugGiven { card, to });
    go_on(draft);
}

fn attach_somewhere(draft: &mut Trial<'_>, card: Kind) {
    let live: Vec<StackId> = draft.state().live_stacks().collect();
    match live[..] {
        [] => {
            draft.emit(Fact::Scrapped { card });
            go_on(draft);
        }
        [only] => attach(draft, only),
        _ => ask(draft, Question::AttachWhere { card }),
    }
}

pub fn attach(draft: &mut Trial<'_>, stack: StackId) {
    let card = *draft.state().haul.last().expect("the card dug last lies in the haul");
    draft.emit(Fact::Attached { card, stack });
    go_on(draft);
}
