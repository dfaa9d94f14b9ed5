//! The rules: judging a step, and what follows from it until somebody has to be asked again.

pub mod fold;

pub mod legal;

mod acting;

mod drawing;

mod planning;

pub use acting::outcome_of;

use crate::engine::{Draft, For, Refusal, Seat};

use super::cards::{Card, Effect};
use super::facts::{Fact, sealed};
use super::moves::Move;
use super::state::{MOST_TURNS, Question, State};
use super::{FirstPlayer, Strangers};

/// A table on which a step is tried.
type Trial<'d> = Draft<'d, Strangers>;

pub fn setup(draft: &mut Trial<'_>) {
    // The architect plans before anything is dealt.
    if draft.state().table.is_architect() {
        return;
    }
    let mut deck = draft.state().table.cards();
    draft.stream("deck").shuffle(&mut deck);
    draft.emit(Fact::Dealt { deck: sealed(deck) });
    let table = draft.state().table;
    let first = match table.options.first_player {
        FirstPlayer::Random => Seat::new(draft.stream("first").below(u32::from(table.seats)) as u8),
        FirstPlayer::Seat(seat) => seat,
    };
    for step in 0..table.seats {
        deal(draft, Seat::new((first.index() as u8 + step) % table.seats));
    }
    if table.options.alien_cap.is_on() {
        return_aliens(draft);
    }
    begin(draft, first);
}

/// Draws a first hand; what would act is passed over.
fn deal(draft: &mut Trial<'_>, seat: Seat) {
    let state = draft.state();
    let (mut cards, mut passed) = (Vec::new(), Vec::new());
    for card in state.deck.iter().rev() {
        if cards.len() == state.table.base_hand() {
            break;
        }
        if card.is_reveal() { passed.push(*card) } else { cards.push(*card) }
    }
    let seats = state.table.lookers(seat);
    draft.emit(Fact::Handed { seat, cards: For { seats, value: cards }, passed });
}

/// Of the aliens passed over all after the fifth go back.
fn return_aliens(draft: &mut Trial<'_>) {
    const CAP: usize = 5;
    let state = draft.state();
    let passed = state.discard.iter().filter(|card| **card == Card::AlienSpotted).count();
    let aliens = passed.saturating_sub(CAP);
    if aliens > 0 {
        let mut deck = state.deck.clone();
        deck.extend(std::iter::repeat_n(Card::AlienSpotted, aliens));
        deck.sort_unstable();
        draft.stream("returned").shuffle(&mut deck);
        draft.emit(Fact::Returned { aliens: aliens as u8, deck: sealed(deck) });
    }
}

fn begin(draft: &mut Trial<'_>, first: Seat) {
    let table = draft.state().table;
    if table.options.early_kid.is_on() {
        for seat in Seat::all(table.seats) {
            draft.emit(Fact::Released { seat });
        }
    }
    draft.emit(Fact::TurnBegan { seat: first });
}

pub fn decide(draft: &mut Trial<'_>, seat: Seat, step: Move) -> Result<(), Refusal> {
    let state = draft.state();
    let Some(question) = state.question().filter(|_| seat == state.active) else { return Err(Refusal::not_asked()) };
    if !legal::moves(state, seat).contains(&step) {
        return Err(legal::why_not(state, question, step));
    }
    match (question, step) {
        (_, Move::Plan(card)) => planning::plan(draft, card),
        (_, Move::Release) => {
            draft.emit(Fact::Released { seat });
            drawing::fill_up(draft);
        }
        (_, Move::Flee(from)) => {
            draft.emit(Fact::Fled { seat, from });
            end_turn(draft);
        }
        (_, Move::Discard(card)) => draft.emit(Fact::Discarded { seat, card }),
        (_, Move::Play(card)) => {
            draft.emit(Fact::Played { seat, card });
            acting::perform(draft);
        }
        (_, Move::Visit(whom)) => acting::visit(draft, whom),
        (Question::DateCard(whom), Move::Copy(card)) => acting::copy(draft, whom, card),
        (_, Move::First(first)) => {
            draft.emit(Fact::Ordered { first });
            drawing::go_on(draft);
        }
        (_, Move::Alien(at)) => drawing::land(draft, at),
        (_, Move::Saucer(owner, spot)) => drawing::aim(draft, owner, spot),
        (_, Move::Done) => acting::settle(draft),
        (_, step) => acting::apply(draft, step),
    }
    Ok(())
}

/// Is the card being performed one that flips coins?
fn is_contact(state: &State) -> Option<(u8, u8)> {
    match state.pending.as_ref()?.card.effect() {
        Effect::Contact { need, solo_points } => Some((*need, *solo_points)),
        _ => None,
    }
}

/// The next seat is asked, or it has gone on for too long.
fn end_turn(draft: &mut Trial<'_>) {
    let state = draft.state();
    let fact = match state.turn >= MOST_TURNS {
        true => Fact::Ended { by: super::state::End::Stall },
        false => Fact::TurnBegan { seat: state.next_seat() },
    };
    draft.emit(fact);
}
