//! The rules: judging a step, and what follows from it until somebody has to be asked again.

pub mod facts;

pub mod fold;

mod deal;

mod decks;

mod turn;

mod waking;

mod effects;

mod thefts;

mod summoning;

use crate::engine::{Draft, Refusal, Seat};

use super::Demons;
use super::effect::Always;
use super::legal;
use super::moves::Move;
use super::refusals;
use super::state::{Ending, Question, State};
use facts::Fact;

pub use waking::{gift, holds};

/// A table on which a step is tried.
type Trial<'d> = Draft<'d, Demons>;

/// What came of looking for the next thing to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    /// Something happened; look again.
    On,
    /// Somebody was asked.
    Asked,
}

pub fn setup(draft: &mut Trial<'_>) {
    deal::deal(draft);
    run(draft);
}

pub fn decide(draft: &mut Trial<'_>, seat: Seat, step: Move) -> Result<(), Refusal> {
    let state = draft.state();
    let Some((asked, question)) = state.question else { return Err(Refusal::not_asked()) };
    if seat != asked {
        return Err(Refusal::not_asked());
    }
    if !legal::legal(state, seat).contains(&step) {
        return Err(refusals::why_not(state, seat, question, step));
    }
    answer(draft, seat, question, step);
    run(draft);
    Ok(())
}

/// Applies a legal answer.
fn answer(draft: &mut Trial<'_>, seat: Seat, question: Question, step: Move) {
    match (question, step) {
        (_, Move::Light(candle)) => draft.emit(Fact::Lit { seat, candle }),
        (_, Move::Roll) => turn::roll(draft, seat, false),
        (_, Move::Buy(card)) => turn::buy(draft, seat, card),
        (_, Move::Summon(demon)) => turn::begin_summon(draft, seat, demon),
        (_, Move::Free(demon)) => turn::free(draft, seat, demon),
        (_, Move::Give(card)) => turn::offer(draft, seat, card),
        (_, Move::Share(card)) => turn::share(draft, seat, card),
        (_, Move::End) => turn::end(draft),
        (_, Move::Keep) => turn::keep(draft),
        (_, Move::Reroll) => turn::reroll(draft, seat),
        (_, Move::Wake(card)) => waking::chosen(draft, card),
        (_, Move::Pay) => waking::pay(draft),
        (Question::Mark, Move::Decline) => draft.emit(Fact::Done),
        (_, Move::Decline) => waking::decline(draft),
        (_, Move::Discard(card)) => waking::pledge(draft, card),
        (_, Move::Steal(at, souls)) => draft.emit(Fact::Aimed { at, souls }),
        (_, Move::Choose(to)) => effects::turn_to(draft, to),
        (_, Move::Block) => effects::turn_to(draft, seat),
        (_, Move::Gain(card)) => effects::gain(draft, card),
        (_, Move::Take(from, card)) => thefts::take(draft, from, card),
        (_, Move::Bite(from, card)) => thefts::bite(draft, from, card),
        (_, Move::Stop) => draft.emit(Fact::Done),
        (_, Move::Replace(slots)) => effects::replace(draft, slots),
        (_, Move::Call(demon)) => summoning::call(draft, demon),
        (_, Move::Mark(card)) => effects::mark(draft, card),
    }
}

/// Goes on until somebody must be asked or the game is over.
fn run(draft: &mut Trial<'_>) {
    loop {
        let state = draft.state();
        if state.ended.is_some() {
            return;
        }
        if let Some(by) = winner(state) {
            draft.emit(Fact::Ended(Ending::Reached { by }));
            return;
        }
        let next = if !state.candles_left.is_empty() {
            deal::candles(draft)
        } else if state.turn.unsettled {
            turn::settle(draft)
        } else if !state.open.is_empty() {
            effects::go_on(draft)
        } else if let Some((seat, cards)) = state.awake() {
            waking::next(draft, seat, &cards)
        } else {
            turn::go_on(draft)
        };
        if next == Next::Asked {
            return;
        }
    }
}

/// Tested after every operation; two sides never get there at the same one.
fn winner(state: &State) -> Option<Seat> {
    Seat::all(state.table.seats).find(|seat| state.suffices(state.wealth(*seat)))
}

/// Opens a question.
fn ask(draft: &mut Trial<'_>, seat: Seat, question: Question) -> Next {
    draft.emit(Fact::Asked { seat, question });
    Next::Asked
}

/// Whoever gains an animal with Asmodonkey at hand collects a soul.
fn pay_for_animal(draft: &mut Trial<'_>, seat: Seat, card: super::cards::Face) {
    if !card.is_animal() {
        return;
    }
    let paying = |demon: &&super::state::Lying| demon.face.print().always == Some(Always::PayAnimals);
    if let Some(by) = draft.state().player(seat).demons.iter().find(paying).map(|demon| demon.face) {
        draft.emit(Fact::Collected { seat, by, souls: 1 });
    }
}
