//! The question to the active player, and what the others are told while they wait.

use std::borrow::Cow;

use crate::engine::prompt::Wait;
use crate::engine::{Ask, Brief, Dice, Draft, Duty, Game, Key, Kind, Lapse, Line, Prompt, Seat, SeatSet};

use super::Strangers;
use super::forms;
use super::rules::legal;
use super::state::{Question, State};

pub fn prompt(state: &State, seat: Seat) -> Prompt {
    let Some(question) = state.question() else { return Prompt::over() };
    if seat != state.active {
        let told = about("strangers-wait-", state, question).seat("seat", state.active);
        return Prompt::Wait(Wait { on: SeatSet::only(state.active), question: Some(told), ahead: None });
    }
    let lapse = legal::lapse(state, seat).map(|step| step.to_string()).unwrap_or_default();
    let ask = Ask::new(
        key(state, question),
        kind(question),
        about("strangers-headline-", state, question),
        sentence(state, question),
        forms::ways(state, seat, question),
        Lapse::caretaker(lapse),
    );
    Prompt::Lead(if reveals(state, seat, question) { ask.revealing() } else { ask })
}

pub fn brief(state: &State, seat: Seat) -> Brief {
    match state.question().filter(|_| seat == state.active) {
        Some(question) => Brief { duty: Duty::Lead, key: Some(key(state, question)) },
        None => Brief { duty: Duty::Wait, key: None },
    }
}

/// The question as the active player reads it.
pub fn sentence(state: &State, question: Question) -> Line {
    about("strangers-ask-", state, question)
}

fn word(question: Question) -> &'static str {
    match question {
        Question::Plan => "plan",
        Question::Act => "act",
        Question::Use(_) => "use",
        Question::DateWhom => "date",
        Question::DateCard(_) => "copy",
        Question::First => "first",
        Question::Alien => "alien",
        Question::Saucer => "saucer",
    }
}

fn kind(question: Question) -> Kind {
    let kind = Kind::new(word(question));
    match question {
        Question::Use(card) => kind.tag(card.id()),
        Question::DateCard(whom) => kind.seat(whom),
        _ => kind,
    }
}

/// The turn, and how far it has come: whatever is asked twice in a turn, something public has changed between.
fn key(state: &State, question: Question) -> Key {
    let moved = state.pending.as_ref().map_or(0, |pending| pending.moved);
    let (turn, coins, plan) = (state.turn, state.coins, state.plan.len());
    let (deck, discard) = (state.deck.len(), state.discard.len());
    format!("{}/{turn}.{deck}.{discard}.{coins}.{moved}.{plan}", word(question)).into()
}

fn about(prefix: &str, state: &State, question: Question) -> Line {
    let line = Line::new(Cow::Owned(format!("{prefix}{}", word(question))));
    match question {
        Question::Plan => {
            let (planned, hand) = (state.plan.len(), state.table.base_hand());
            let (number, part) = if planned < hand { (planned, "hand") } else { ((planned - hand) * 2, "deck") };
            line.number("number", number as i64 + 1).word("part", part)
        }
        Question::Use(card) => line.term("card", card.name()),
        Question::DateCard(whom) => line.seat("whom", whom),
        Question::Alien => line.number("left", state.supply()),
        _ => line,
    }
}

/// Can an answer show somebody something new? Tried out: what it would be does not matter, only whether.
fn reveals(state: &State, seat: Seat, question: Question) -> bool {
    if state.table.is_architect() || question == Question::Act {
        return !state.table.is_architect();
    }
    let dice = Dice::from_seed(0);
    legal::moves(state, seat).into_iter().any(|step| {
        let mut draft = Draft::<Strangers>::new(state.clone(), &dice);
        Strangers::decide(&mut draft, seat, step).is_ok() && draft.finish().disclosed
    })
}
