//! What a person typed. A card and everything it does may stand in one line: `walkie_talkies e8 to gym, g5 to prom`.
//!
//! Kids may be counted (`run kid2 to c4`: the second of the own kids outside), a field inside a place stands for the
//! place, kids that go to one and the same stop may share it (`carpool e8, e6 to g5`), and what public knowledge leaves
//! no choice about may be said or left out.

use crate::engine::{Refusal, Seat, notation};

use super::board::Cell;
use super::facts::Fact;
use super::moves::{Move, Spot};
use super::rules::{fold, legal, outcome_of};
use super::state::{Question, State};

pub fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    let Some(question) = state.question().filter(|_| seat == state.active) else {
        return Err(Refusal::not_asked());
    };
    let tidy = spelt(state, seat, words);
    let (first, rest) = tidy.split_once([' ', ',']).unwrap_or((&tidy, ""));
    match question {
        Question::Act if !matches!(first, "flee" | "discard" | "release") => {
            let plays: Vec<Move> = legal::moves(state, seat);
            let step = one(state, first, plays, words)?;
            let Move::Play(card) = step else { return one(state, &tidy, legal::moves(state, seat), words).map(single) };
            chain(state, step, Fact::Played { seat, card }, rest, words)
        }
        Question::DateCard(whom) if first.len() > 1 && "copy".starts_with(first) => {
            let (name, rest) = rest.split_once([' ', ',']).unwrap_or((rest, ""));
            let step = one(state, &format!("copy {name}"), legal::moves(state, seat), words)?;
            match step {
                Move::Copy(Some(card)) => chain(state, step, Fact::Copied { whom, card }, rest, words),
                _ => Ok(vec![step]),
            }
        }
        Question::Use(_) => performing(state.clone(), &tidy, words),
        Question::Plan => planned(state, &tidy, words),
        _ => one(state, &tidy, legal::moves(state, seat), words).map(single),
    }
}

fn single(step: Move) -> Vec<Move> {
    vec![step]
}

/// The step that begins a card, then what the card does.
fn chain(state: &State, step: Move, fact: Fact, rest: &str, words: &str) -> Result<Vec<Move>, Refusal> {
    let mut begun = state.clone();
    fold::evolve(&mut begun, &fact);
    let mut steps = vec![step];
    if !rest.trim().is_empty() {
        steps.extend(performing(begun, rest, words)?);
    }
    Ok(steps)
}

/// The uses of the card being performed, tried one after another; those that happen by themselves are no steps.
fn performing(mut state: State, said: &str, words: &str) -> Result<Vec<Move>, Refusal> {
    let items: Vec<&str> = said.split(',').map(str::trim).filter(|item| !item.is_empty()).collect();
    let mut shared: Vec<String> = Vec::new();
    let mut goal = None;
    // From the end: who is named without a goal goes where the next one goes.
    for item in items.iter().rev() {
        let carried = goal.filter(|_| !item.contains(' ') && item.parse::<Cell>().is_ok());
        goal = item.rsplit_once(" to ").map(|(_, goal)| goal).or(goal);
        shared.insert(0, carried.map_or_else(|| (*item).to_owned(), |goal| format!("{item} to {goal}")));
    }
    let mut steps = Vec::new();
    for item in shared {
        let options = legal::moves(&state, state.active);
        let alone = options.len() == 1;
        let step = one(&state, &item, options, words)?;
        if !alone || matches!(step, Move::Copy(_)) {
            steps.push(step);
        }
        match outcome_of(&state, step) {
            Some(fact) => fold::evolve(&mut state, &fact),
            // Nothing can be foreseen beyond a look or the end of a card.
            None => state.pending = None,
        }
    }
    Ok(steps)
}

/// Several cards of a plan in one line: `plan run, walk, bmx`.
fn planned(state: &State, said: &str, words: &str) -> Result<Vec<Move>, Refusal> {
    let cards = said.strip_prefix("plan ").unwrap_or(said);
    let mut state = state.clone();
    let mut steps = Vec::new();
    for name in cards.split([',', ' ']).map(str::trim).filter(|name| !name.is_empty()) {
        let step = one(&state, &format!("plan {name}"), legal::moves(&state, state.active), words)?;
        steps.push(step);
        if let Move::Plan(card) = step {
            fold::evolve(&mut state, &Fact::Planned { card });
        }
    }
    match steps.is_empty() {
        true => Err(Refusal::unreadable(words.trim())),
        false => Ok(steps),
    }
}

/// The one step that the words stand for. Readable, yet not offered: the rules know better why not.
fn one(state: &State, item: &str, options: Vec<Move>, words: &str) -> Result<Move, Refusal> {
    match notation::listed(item, options) {
        Err(refusal) if refusal.is_off_the_list() => match (item.parse::<Move>(), state.question()) {
            (Ok(step), Some(question)) => Err(legal::why_not(state, question, step)),
            _ => Err(Refusal::not_offered(words.trim())),
        },
        Err(refusal) if refusal.id() == "refusal-not-asked" => Err(Refusal::not_offered(words.trim())),
        found => found,
    }
}

/// Lower case; kids by number become the field they stand on, a field inside a place the place.
fn spelt(state: &State, seat: Seat, words: &str) -> String {
    let tidy = notation::tidy(&words.replace(',', " , "));
    let mut spelt: Vec<String> = Vec::new();
    let mut owned = false;
    for word in tidy.split(' ') {
        spelt.push(field(state, seat, word, owned).unwrap_or_else(|| word.to_owned()));
        // Behind a seat stands one kid of theirs, not a whole place.
        owned = word.parse::<Seat>().is_ok();
    }
    spelt.join(" ").replace(" ,", ",")
}

fn field(state: &State, seat: Seat, word: &str, owned: bool) -> Option<String> {
    if let Some(number) = word.strip_prefix("kid").and_then(|number| number.parse::<usize>().ok()) {
        return state.player(seat).moving.get(number.checked_sub(1)?).map(ToString::to_string);
    }
    let (cell, board) = (word.parse::<Cell>().ok()?, state.board());
    let place = board.place_at(cell)?;
    match board.slot(cell).filter(|_| owned) {
        Some(slot) => Some(Spot::of_slot(board, slot).to_string()),
        None => Some(place.id.to_string()),
    }
}
