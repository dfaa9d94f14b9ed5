//! Whole answers worth offering: a card with what it does, the best first, and what it brings.

use crate::engine::{Arg, Game, Line, On, Play, Seat, Viewer, play};

use super::board::bits;
use super::cards::Card;
use super::facts::Fact;
use super::forms;
use super::moves::Move;
use super::paths::{self, Gait};
use super::rules::{fold, legal, outcome_of};
use super::state::{KIDS, Question, State};
use super::{Strangers, prompt, scoring};

/// So many plays of one card are worth reading.
const MOST: usize = 8;
/// A kid sees so far ahead.
const FAR: u8 = 4;

pub fn plays(state: &State, seat: Seat) -> Vec<Play> {
    match state.question().filter(|_| seat == state.active) {
        Some(Question::Act) => acting(state, seat),
        Some(_) => prompt::prompt(state, seat).question().map(play::plain).unwrap_or_default(),
        None => Vec::new(),
    }
}

fn acting(state: &State, seat: Seat) -> Vec<Play> {
    let mut ranked: Vec<(i64, Play)> = Vec::new();
    for step in legal::moves(state, seat) {
        match step {
            Move::Play(card) => ranked.extend(with(state, seat, card)),
            _ => ranked.push(plain(state, seat, step)),
        }
    }
    ranked.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    ranked.into_iter().map(|(_, play)| play).collect()
}

/// Releasing, fleeing and throwing away draw nothing, so all of it is known.
fn plain(state: &State, seat: Seat, step: Move) -> (i64, Play) {
    let (label, on) = forms::label(state, seat, step);
    let mut after = state.clone();
    match step {
        Move::Release => fold::evolve(&mut after, &Fact::Released { seat }),
        Move::Flee(from) => fold::evolve(&mut after, &Fact::Fled { seat, from }),
        _ => return (worth(state, seat) - 2, Play::new(step.to_string(), label).on(on)),
    }
    (worth(&after, seat), promising(state, &after, seat, Play::new(step.to_string(), label).on(on)))
}

/// What a card can do, the best first.
fn with(state: &State, seat: Seat, card: Card) -> Vec<(i64, Play)> {
    let on = Some(On::zone("hand").of(seat).piece(card.id()));
    let mut begun = state.clone();
    fold::evolve(&mut begun, &Fact::Played { seat, card });
    let mut found: Vec<(i64, Play)> = Vec::new();
    for first in uses(&begun) {
        let Some((after, steps)) = through(begun.clone(), seat, first) else {
            // What a look into a hand brings cannot be known before.
            let label = Arg::Line(forms::label(state, seat, first).0);
            let does = Line::new("strangers-play-card").term("card", card.name()).list("uses", [label]);
            let play = Play::new(format!("{card} {first}"), does).on(on.clone());
            found.push((worth(state, seat), play.then([Line::new("strangers-play-unseen")])));
            continue;
        };
        let words: Vec<String> = steps.iter().map(|(step, _)| step.to_string()).collect();
        let told = steps.iter().map(|(_, label)| Arg::Line(label.clone()));
        let does = Line::new("strangers-play-card").term("card", card.name()).list("uses", told);
        let play = Play::new(format!("{card} {}", words.join(", ")), does).on(on.clone());
        found.push((worth(&after, seat), promising(state, &after, seat, play)));
    }
    found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    found.truncate(MOST);
    if found.is_empty() {
        let (id, known) = match super::uses::works(state, card) {
            true => ("strangers-way-play", false),
            false => ("strangers-play-idle", true),
        };
        let play = Play::new(card.to_string(), Line::new(id).term("card", card.name())).on(on);
        let play = if known { play } else { play.gets([Line::new(card.text())]) };
        // A card that can do nothing makes room for another; one that flips coins is a gamble.
        found.push((worth(state, seat) - 3, play.then([Line::new("strangers-play-unseen")])));
    }
    found
}

fn uses(state: &State) -> Vec<Move> {
    state.pending.as_ref().map_or_else(Vec::new, |pending| super::uses::uses(state, pending))
}

/// This use, then the best that follows, until the card is done: each step with its words. None where it is no use.
fn through(mut state: State, seat: Seat, first: Move) -> Option<(State, Vec<(Move, Line)>)> {
    let (mut steps, mut next) = (Vec::new(), Some(first));
    while let Some(step) = next {
        steps.push((step, forms::label(&state, seat, step).0));
        if step == Move::Done {
            break;
        }
        let fact = outcome_of(&state, step)?;
        fold::evolve(&mut state, &fact);
        let home = |seat: Seat| state.safe(seat).count() == usize::from(KIDS);
        if Seat::all(state.table.seats).any(home) {
            break;
        }
        next = best(&state, seat);
    }
    fold::evolve(&mut state, &Fact::Settled);
    Some((state, steps))
}

/// The use that leaves most; to stop counts as what is there already.
fn best(state: &State, seat: Seat) -> Option<Move> {
    let after = |step: &Move| {
        let mut after = state.clone();
        if let Some(fact) = outcome_of(state, *step) {
            fold::evolve(&mut after, &fact);
        }
        worth(&after, seat)
    };
    // Of equals the first: the list runs backwards.
    uses(state).into_iter().rev().max_by_key(after)
}

/// Points first, then hands and legs that libraries and parks set free, and how near the kids outside are to more; what
/// others have counts against it.
fn worth(state: &State, seat: Seat) -> i64 {
    let free = 3 * state.hand_limit(seat) as i64 + 5 * state.moving_limit(seat) as i64;
    let own = 4 * scoring::score(state, seat) + 2 * state.safe(seat).count() as i64 + free;
    let others: i64 = seat.others(state.table.seats).map(|other| scoring::score(state, other)).sum();
    let outside: i64 = state.player(seat).moving.iter().map(|cell| near(state, *cell)).sum();
    own - others + outside
}

/// What a kid standing here may hope for: a place close by, and what it scores.
fn near(state: &State, cell: super::board::Cell) -> i64 {
    let (board, traffic) = (state.board(), state.traffic());
    let Some(street) = board.street(cell) else { return 0 };
    let hope = |steps: u8| {
        let gait = Gait { steps, over_walls: false, past_aliens: false };
        let places = paths::ends(board, street, gait, traffic).places;
        let points = |at: u8| state.free_slot(at.into()).map(|slot| i64::from(board.slots[usize::from(slot)].points));
        bits(places.into()).filter_map(points).max().map(|points| 2 * points - i64::from(steps))
    };
    (1..=FAR).filter_map(hope).max().unwrap_or(0).max(0) + 1
}

/// The play with what it comes to. A saucer out of the deck that finds but one kid is not asked about: then nothing is
/// promised.
fn promising(before: &State, after: &State, seat: Seat, play: Play) -> Play {
    let scene = |state: &State| Strangers::scene(&Strangers::view(state, Viewer::Seat(seat)));
    let mut totals = play::totals(&scene(before), &scene(after), Some(seat), &["hand"]);
    totals.retain(|total| matches!(&*total.meter, "score" | "home" | "moving" | "reserve"));
    let told = totals.iter().map(|total| {
        let id = format!("strangers-play-{}", total.meter);
        Line::new(id).number("change", total.change).number("then", total.then)
    });
    let play = play.leaves(told.collect::<Vec<_>>());
    match drawing(after) && legal::targets(after).len() == 1 {
        true => play.then([Line::new("strangers-play-unseen")]),
        false => Play { totals, ..play },
    }
}

/// Are cards drawn after this?
fn drawing(state: &State) -> bool {
    state.player(state.active).hand.len() < state.hand_limit(state.active)
}
