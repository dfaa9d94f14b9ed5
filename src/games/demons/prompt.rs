//! The question to a seat, and what the others are told while they wait.

use crate::engine::prompt::Wait;
use crate::engine::{Ask, Brief, Dice, Draft, Duty, Game, Key, Kind, Lapse, Line, Prompt, Seat, SeatSet};

use super::Demons;
use super::cards::Face;
use super::legal;
use super::state::{PRICE, Question, State};
use super::ways;

pub fn prompt(state: &State, seat: Seat) -> Prompt {
    let Some((asked, question)) = state.question else { return Prompt::over() };
    if seat != asked {
        let told = waiting(state, asked, question);
        return Prompt::Wait(Wait { on: SeatSet::only(asked), question: Some(told), ahead: None });
    }
    let least = legal::least(state, seat).map(|step| step.to_string()).unwrap_or_default();
    // Whoever is asked on another's turn, or may decline, keeps the seat.
    let lapse = match seat != state.active() || declinable(question) {
        true => Lapse::answer(least),
        false => Lapse::caretaker(least),
    };
    let ask = Ask::new(
        key(state, question),
        kind(state, question),
        headline(state, question),
        sentence(state, seat, question),
        ways::ways(state, seat, question),
        lapse,
    );
    let ask = if reveals(state, seat, question) { ask.revealing() } else { ask };
    if declinable(question) { Prompt::Follow(ask) } else { Prompt::Lead(ask) }
}

/// The prompt in short.
pub fn brief(state: &State, seat: Seat) -> Brief {
    match state.question {
        Some((asked, question)) if asked == seat => {
            let duty = if declinable(question) { Duty::Follow } else { Duty::Lead };
            Brief { duty, key: Some(key(state, question)) }
        }
        _ => Brief { duty: Duty::Wait, key: None },
    }
}

const fn declinable(question: Question) -> bool {
    matches!(question, Question::Pay | Question::Mark)
}

/// Questions are put one at a time, so their number tells them apart.
fn key(state: &State, question: Question) -> Key {
    format!("{}/{}", word(question), state.asked).into()
}

/// One word for what is asked. What is given up for a demon is part of the turn: others need not know it began.
const fn word(question: Question) -> &'static str {
    match question {
        Question::Candle => "candle",
        Question::Main | Question::Sacrifice => "turn",
        Question::Reroll => "reroll",
        Question::Wake => "order",
        Question::Pay => "pay",
        Question::PayWith => "price",
        Question::Split { .. } => "steal",
        Question::Opponent => "opponent",
        Question::Gain => "gain",
        Question::Take => "take",
        Question::Bite => "bite",
        Question::Replace => "replace",
        Question::Demon => "demon",
        Question::Target => "wake",
        Question::Mark => "mark",
    }
}

/// The card that asks lies open.
fn kind(state: &State, question: Question) -> Kind {
    let kind = Kind::new(word(question));
    let kind = match state.open.last() {
        Some(acting) => kind.tag(acting.face.id()),
        None => kind,
    };
    match question {
        Question::Split { from } => kind.seat(from),
        _ => kind,
    }
}

fn acting_card(state: &State) -> Face {
    state.open.last().map_or(Face::ReRollzebub, |acting| acting.face)
}

fn headline(state: &State, question: Question) -> Line {
    match question {
        Question::Candle => Line::new("demons-do-candle"),
        Question::Main if state.turn.rolled => Line::new("demons-do-rolled"),
        Question::Main => Line::new("demons-do-main"),
        Question::Sacrifice => Line::new("demons-do-sacrifice"),
        Question::Reroll => Line::new("demons-do-reroll"),
        Question::Wake => Line::new("demons-do-wake"),
        _ => Line::new("demons-do-card").term("card", acting_card(state).name()),
    }
}

fn waiting(state: &State, seat: Seat, question: Question) -> Line {
    let line = match question {
        Question::Candle => Line::new("demons-wait-candle"),
        Question::Main | Question::Sacrifice if state.turn.rolled => Line::new("demons-wait-rolled"),
        Question::Main | Question::Sacrifice => Line::new("demons-wait-main"),
        Question::Reroll => Line::new("demons-wait-reroll"),
        Question::Wake => Line::new("demons-wait-wake"),
        _ => Line::new("demons-wait-card").term("card", acting_card(state).name()),
    };
    line.seat("seat", seat)
}

/// The question as the seat reads it.
pub fn sentence(state: &State, seat: Seat, question: Question) -> Line {
    let card = |id: &'static str| Line::new(id).term("card", acting_card(state).name());
    match question {
        Question::Candle => Line::new("demons-ask-candle"),
        Question::Main if state.turn.rolled => Line::new("demons-ask-rolled"),
        Question::Main => {
            Line::new("demons-ask-main").number("price", PRICE).number("cards", state.sacrifice(seat) as i64)
        }
        Question::Sacrifice => {
            let summoning = state.turn.summoning.as_ref();
            let (demon, named) = summoning.map_or((Face::Porcus, 0), |begun| (begun.demon, begun.cards.len()));
            let left = state.sacrifice(seat) - named;
            Line::new("demons-ask-sacrifice").term("card", demon.name()).number("count", left as i64)
        }
        Question::Reroll => {
            let dice = match state.open.last() {
                Some(acting) => acting.list.iter().map(|face| i64::from(*face)).collect(),
                None => state.turn.dice.map_or(Vec::new(), |(one, other)| vec![i64::from(one), i64::from(other)]),
            };
            let (one, other) = (dice.first().copied().unwrap_or(0), dice.last().copied().unwrap_or(0));
            Line::new("demons-ask-reroll").number("one", one).number("other", other)
        }
        Question::Wake => Line::new("demons-ask-wake").number("sum", state.sum().unwrap_or(0)),
        Question::Pay => card("demons-ask-pay").line("text", Line::new(acting_card(state).text())),
        Question::PayWith => card("demons-ask-price"),
        Question::Split { .. } => card("demons-ask-split").number("count", i64::from(legal::souls_left(state))),
        Question::Opponent => card("demons-ask-opponent"),
        Question::Gain => card("demons-ask-gain"),
        Question::Take => card("demons-ask-take"),
        Question::Bite => card("demons-ask-bite"),
        Question::Replace => card("demons-ask-replace"),
        Question::Demon => card("demons-ask-demon"),
        Question::Target => card("demons-ask-target"),
        Question::Mark => card("demons-ask-mark"),
    }
}

/// Can an answer show somebody something new? Tried out: what it would be does not matter, only whether.
fn reveals(state: &State, seat: Seat, question: Question) -> bool {
    if matches!(question, Question::Main | Question::Sacrifice | Question::Reroll | Question::Demon) {
        return true;
    }
    let dice = Dice::from_seed(0);
    legal::legal(state, seat).into_iter().any(|step| {
        let mut draft = Draft::<Demons>::new(state.clone(), &dice);
        Demons::decide(&mut draft, seat, step).is_ok() && draft.finish().disclosed
    })
}
