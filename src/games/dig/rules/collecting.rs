//! Collecting the haul, and what the collected cards do, one at a time.

use crate::engine::{For, Seat, SeatSet};

use super::facts::Fact;
use super::{Trial, ask, end_turn, lose};
use crate::games::dig::cards::{Kind, Losers, OnCollect, Theft};
use crate::games::dig::moves::Mark;
use crate::games::dig::state::{Question, StackId};

/// The digger stops: the haul is theirs.
pub fn collect(draft: &mut Trial<'_>) {
    let (seat, cards) = (draft.state().active, draft.state().haul.clone());
    draft.emit(Fact::Collected { seat, cards: cards.clone() });
    // Extra turns commute with everything, so their order is not asked.
    for card in cards {
        owe(draft, card);
    }
    next(draft);
}

fn owe(draft: &mut Trial<'_>, card: Kind) {
    if let Some(OnCollect::ExtraTurn { n }) = card.card().collect {
        draft.emit(Fact::TurnsOwed { card, turns: n });
    }
}

/// The next card acts; which one is asked only if there are different ones (R2, R19).
fn next(draft: &mut Trial<'_>) {
    match draft.state().pending_kinds()[..] {
        [] => end_turn(draft),
        [only] => start(draft, only),
        _ => ask(draft, Question::NextCollect),
    }
}

pub fn start(draft: &mut Trial<'_>, card: Kind) {
    draft.emit(Fact::Started { card });
    act(draft, card);
}

fn act(draft: &mut Trial<'_>, card: Kind) {
    let Some(op) = card.card().collect else { return next(draft) };
    match op {
        OnCollect::ExtraTurn { .. } => {
            owe(draft, card);
            next(draft);
        }
        OnCollect::GiveThis => give_away(draft, card),
        OnCollect::PeekReorder { depth } => on_a_stack(draft, card, Question::OrderWhere { depth }, |draft, only| {
            look_to_order(draft, only, depth);
        }),
        OnCollect::PeekTake { depth } => on_a_stack(draft, card, Question::TakeWhere { depth }, |draft, only| {
            look_to_take(draft, only, depth);
        }),
        OnCollect::Steal { mode } => match draft.state().robbable()[..] {
            [] => idle(draft, card),
            [only] => rob(draft, mode, only),
            _ => ask(draft, Question::RobWhom { mode }),
        },
        OnCollect::DiscardRandom { from, n } => {
            match from {
                Losers::EachOtherPile => lose_all(draft, n),
                Losers::OwnPile => (0..n).for_each(|_| lose(draft, draft.state().active)),
            }
            next(draft);
        }
        // A single live stack may be spared too, so this is always asked.
        OnCollect::DestroyStack => match draft.state().can_dig() {
            true => ask(draft, Question::MineWhere),
            false => idle(draft, card),
        },
    }
}

/// Asks for a stack, or goes on with the only one.
fn on_a_stack(draft: &mut Trial<'_>, card: Kind, question: Question, go: impl FnOnce(&mut Trial<'_>, StackId)) {
    let live: Vec<StackId> = draft.state().live_stacks().collect();
    match live[..] {
        [] => idle(draft, card),
        [only] => go(draft, only),
        _ => ask(draft, question),
    }
}

fn idle(draft: &mut Trial<'_>, card: Kind) {
    draft.emit(Fact::Idled { card });
    next(draft);
}

fn give_away(draft: &mut Trial<'_>, card: Kind) {
    let (active, seats) = (draft.state().active, draft.state().table.seats);
    match seats {
        2 => give(draft, card, active.next(seats)),
        _ => ask(draft, Question::GiveCollected { card }),
    }
}

pub fn give(draft: &mut Trial<'_>, card: Kind, to: Seat) {
    draft.emit(Fact::CollectedGiven { card, to });
    next(draft);
}

/// The top cards become known to whoever looks; answers how many there were.
fn look(draft: &mut Trial<'_>, stack: StackId, depth: u8, moving: bool) -> u8 {
    let state = draft.state();
    let cards = state.top(stack, depth);
    let count = cards.len() as u8;
    let cards = For { seats: state.table.lookers(state.active), value: cards };
    draft.emit(Fact::Looked { stack, count, cards, moving });
    count
}

pub fn look_to_order(draft: &mut Trial<'_>, stack: StackId, depth: u8) {
    match look(draft, stack, depth, true) {
        1 => next(draft),
        depth => ask(draft, Question::Order { stack, depth, placed: 0 }),
    }
}

pub fn put(draft: &mut Trial<'_>, stack: StackId, depth: u8, placed: u8, card: Kind) {
    let seats = draft.state().table.lookers(draft.state().active);
    draft.emit(Fact::Put { card: For { seats, value: card } });
    // The last one falls into place.
    match placed + 2 {
        placed if placed == depth => next(draft),
        _ => ask(draft, Question::Order { stack, depth, placed: placed + 1 }),
    }
}

pub fn look_to_take(draft: &mut Trial<'_>, stack: StackId, depth: u8) {
    let depth = look(draft, stack, depth, false);
    ask(draft, Question::Take { stack, depth });
}

pub fn leave_all(draft: &mut Trial<'_>, stack: StackId) {
    draft.emit(Fact::LeftAll { stack });
    next(draft);
}

/// A card taken with a Map counts as collected, and acts before any other that waits.
pub fn take(draft: &mut Trial<'_>, stack: StackId, depth: u8, card: Kind) {
    let state = draft.state();
    let seats = match card.acts_when_collected() {
        true => SeatSet::ALL,
        false => state.table.parties(&[state.active]),
    };
    draft.emit(Fact::Took { stack, depth, card: For { seats, value: card } });
    if draft.state().stack(stack).cards.is_empty() {
        draft.emit(Fact::Emptied { stack });
    }
    act(draft, card);
}

pub fn rob(draft: &mut Trial<'_>, mode: Theft, victim: Seat) {
    match mode {
        Theft::LookAndChoose => search(draft, victim),
        Theft::Random => {
            let state = draft.state();
            let (turn, nth, cards) = (state.turn, state.thefts + 1, state.pile(victim).len());
            let at = draft.stream(&format!("theft/{turn}/{nth}")).below(cards as u32);
            carry_off(draft, victim, at as usize, true);
        }
    }
}

/// The whole pile is looked through; a single card leaves no choice.
fn search(draft: &mut Trial<'_>, victim: Seat) {
    let state = draft.state();
    let cards: Vec<Kind> = state.pile(victim).iter().map(|kept| kept.kind).collect();
    let count = cards.len() as u8;
    let cards = For { seats: state.table.lookers(state.active).union(state.table.parties(&[victim])), value: cards };
    draft.emit(Fact::Searched { pile: victim, count, cards });
    match count {
        1 => carry_off(draft, victim, 0, false),
        _ => ask(draft, Question::StealWhich { from: victim }),
    }
}

/// Of several equal cards the one that came first goes.
pub fn steal(draft: &mut Trial<'_>, from: Seat, card: Kind, mark: Mark) {
    let named = draft.state().pile(from).iter().position(|kept| kept.kind == card && Mark::of(kept) == mark);
    carry_off(draft, from, named.expect("only cards of the pile are listed"), false);
}

fn carry_off(draft: &mut Trial<'_>, from: Seat, at: usize, random: bool) {
    let state = draft.state();
    let (by, card) = (state.active, state.pile(from)[at].kind);
    let seats = state.table.parties(&[by, from]);
    let (card, at) = (For { seats, value: card }, For { seats, value: at as u8 });
    draft.emit(Fact::Stolen { by, from, random, card, at });
    next(draft);
}

/// Every other pile loses cards, clockwise from the digger; a team's pile once.
pub fn lose_all(draft: &mut Trial<'_>, n: u8) {
    for pile in draft.state().table.other_piles(draft.state().active) {
        (0..n).for_each(|_| lose(draft, pile));
    }
}

pub fn mine(draft: &mut Trial<'_>, stack: StackId) {
    let buried = draft.state().stack(stack).height() as u8;
    draft.emit(Fact::Mined { stack, buried });
    next(draft);
}

pub fn spare(draft: &mut Trial<'_>) {
    draft.emit(Fact::Spared);
    next(draft);
}
