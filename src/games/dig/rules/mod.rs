//! The rules: judging a step, and what follows from it until somebody has to be asked again.

pub mod facts;

pub mod fold;

mod digging;

mod collecting;

use crate::engine::{Draft, For, Refusal, Seat, SeatSet};

use super::cards::Kind;
use super::moves::{self, Move};
use super::state::{Phase, Question, State};
use super::{Dig, FirstPlayer};
use facts::Fact;

pub use digging::would_bust;

/// A table on which a step is tried.
type Trial<'d> = Draft<'d, Dig>;

pub fn setup(draft: &mut Trial<'_>) {
    let table = draft.state().table;
    let mut deck = Kind::deck(&table.options);
    draft.stream("deck").shuffle(&mut deck);
    draft.emit(Fact::Dealt { deck: For { seats: SeatSet::NONE, value: deck } });
    let first = match table.options.first_player {
        FirstPlayer::Random => Seat::new(draft.stream("first").below(u32::from(table.seats)) as u8),
        FirstPlayer::Seat(seat) => seat,
    };
    draft.emit(Fact::TurnBegan { seat: first, extra: false });
}

pub fn decide(draft: &mut Trial<'_>, seat: Seat, step: Move) -> Result<(), Refusal> {
    let state = draft.state();
    let Phase::Asking(question) = state.phase else { return Err(Refusal::not_asked()) };
    if seat != state.active {
        return Err(Refusal::not_asked());
    }
    if !moves::legal(state, seat).contains(&step) {
        return Err(moves::why_not(state, question, step));
    }
    answer(draft, question, step);
    Ok(())
}

/// Applies a legal answer.
fn answer(draft: &mut Trial<'_>, question: Question, step: Move) {
    match (question, step) {
        (_, Move::Dig(stack)) => digging::dig(draft, stack),
        (_, Move::Stop) => collecting::collect(draft),
        (_, Move::Dog) => digging::cancel(draft),
        (_, Move::NoDog) => digging::go_under(draft),
        (Question::GiveDug { card }, Move::Give(to)) => digging::give(draft, card, to),
        (Question::GiveCollected { card }, Move::Give(to)) => collecting::give(draft, card, to),
        (_, Move::Next(card)) => collecting::start(draft, card),
        (Question::OrderWhere { depth }, Move::Stack(stack)) => collecting::look_to_order(draft, stack, depth),
        (Question::TakeWhere { depth }, Move::Stack(stack)) => collecting::look_to_take(draft, stack, depth),
        (_, Move::Stack(stack)) => collecting::mine(draft, stack),
        (Question::Take { stack, .. }, Move::None) => collecting::leave_all(draft, stack),
        (_, Move::None) => collecting::spare(draft),
        (Question::Order { stack, depth, placed }, Move::Put(card)) => {
            collecting::put(draft, stack, depth, placed, card);
        }
        (Question::Take { stack, depth }, Move::Take(card)) => collecting::take(draft, stack, depth, card),
        (Question::RobWhom { mode }, Move::Rob(victim)) => collecting::rob(draft, mode, victim),
        (Question::StealWhich { from }, Move::Steal(card, mark)) => collecting::steal(draft, from, card, mark),
        (_, Move::Attach(stack)) => digging::attach(draft, stack),
        (question, step) => unreachable!("`{step}` is not listed for {question:?}"),
    }
}

/// Opens a question.
fn ask(draft: &mut Trial<'_>, question: Question) {
    draft.emit(Fact::Asked(question));
}

/// The turn is over: the game ends if a stack ran empty, else the next turn begins.
fn end_turn(draft: &mut Trial<'_>) {
    let State { ending, owed, active, table, .. } = draft.state();
    let fact = match (ending, owed) {
        (Some(_), _) => Fact::Ended,
        (None, 0) => Fact::TurnBegan { seat: active.next(table.seats), extra: false },
        (None, _) => Fact::TurnBegan { seat: *active, extra: true },
    };
    draft.emit(fact);
}

/// One card of a pile, picked by luck, is discarded; an empty pile loses nothing.
fn lose(draft: &mut Trial<'_>, pile: Seat) {
    let state = draft.state();
    let cards = state.pile(pile);
    if cards.is_empty() {
        return;
    }
    let (turn, nth) = (state.turn, state.losses + 1);
    let at = draft.stream(&format!("loss/{turn}/{nth}")).below(cards.len() as u32) as u8;
    let card = cards[usize::from(at)].kind;
    let at = For { seats: state.table.parties(&[pile]), value: at };
    draft.emit(Fact::Lost { pile, card, at });
}
