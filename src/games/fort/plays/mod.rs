//! Whole answers as sentences: every question of Fort with the answers worth giving, best first.

mod additions;
mod effects;
mod grow;
mod rank;
mod sentence;

use crate::engine::{Line, On, Play, Seat, play};

use super::choices::label;
use super::moves::Move;
use super::prompt::prompt;
use super::spot::spot;
use super::state::{Phase, State};
use super::units::each_kid;
use super::{follow, legal};

use effects::Worked;
use grow::{Effort, Grown, grow};

/// Steps tried for one question; more would be felt by whoever waits for the page.
const EFFORT: usize = 900;

pub fn plays(state: &State, seat: Seat) -> Vec<Play> {
    match state.phase {
        Phase::FollowWork if legal::asked(state).has(seat) => rest(state, seat),
        Phase::Follow | Phase::FollowWork if prompt(state, seat).question().is_some() => follows(state, seat),
        Phase::Play if state.leader == seat => leads(state, seat),
        Phase::Build | Phase::Boxes | Phase::Work if state.leader == seat => rest(state, seat),
        _ => prompt(state, seat).question().map(play::plain).unwrap_or_default(),
    }
}

/// The leader's plays: each card with what is added, DIY, a card fetched first, and no card at all.
fn leads(state: &State, seat: Seat) -> Vec<Play> {
    let mut cards = Vec::new();
    each_kid(state, &state.player(seat).hand, |kid| cards.push(Move::Play(kid)));
    let steps: Vec<Move> = cards.into_iter().chain([Move::Diy]).collect();
    let share = EFFORT / steps.len();
    let mut plays = Vec::new();
    for step in steps {
        let Some(begun) = Grown::on(state.clone()).step(seat, step) else { continue };
        let built = if step == Move::Diy { vec![begun] } else { additions::built(&begun, seat) };
        let mut effort = Effort(share);
        let mut answers = Vec::new();
        for begun in built {
            answers.extend(grow(begun, seat, &mut effort));
        }
        plays.extend(offered(state, seat, answers));
    }
    plays.extend(recycled(state, seat));
    let hand: Vec<_> = state.player(seat).hand.iter().copied().filter(|card| !card.is_friend()).collect();
    plays.push(Play::new(Move::Skip.to_string(), label(Move::Skip)).leaves([sentence::yard(state, &hand)]));
    plays
}

/// What is left of an answer that something new has interrupted.
fn rest(state: &State, seat: Seat) -> Vec<Play> {
    let answers = grow(Grown::on(state.clone()), seat, &mut Effort(EFFORT));
    let mut plays = offered(state, seat, answers);
    plays.extend(recycled(state, seat));
    plays
}

/// Every follow, and the pass. One that is answered ahead is told as if everybody before passed.
fn follows(state: &State, seat: Seat) -> Vec<Play> {
    let mut table = state.clone();
    (table.phase, table.work) = (Phase::Follow, None);
    table.slot = (1..table.seats).find(|steps| table.after(table.leader, *steps) == seat).unwrap_or(table.slot);
    let mut steps = Vec::new();
    follow::list(&table, seat, &mut steps);
    let share = EFFORT / steps.len().max(1);
    let begun = steps.into_iter().filter_map(|step| Grown::on(table.clone()).step(seat, step));
    let answers = begun.flat_map(|begun| grow(begun, seat, &mut Effort(share))).collect();
    let mut plays = offered(&table, seat, answers);
    let hand = state.player(seat).hand.len() as i64;
    let stays = Line::new("fort-play-hand").number("n", hand);
    plays.push(Play::new(Move::Pass.to_string(), label(Move::Pass)).leaves([stays]));
    plays
}

/// The best answers for each thing picked.
fn offered(state: &State, seat: Seat, answers: Vec<Grown>) -> Vec<Play> {
    let mut things: Vec<(Option<On>, Vec<Worked>)> = Vec::new();
    for answer in answers {
        let on = answer.said.first().and_then(|step| spot(seat, *step));
        let worked = Worked::new(state, seat, answer);
        match things.iter_mut().find(|(other, _)| *other == on) {
            Some((_, all)) => all.push(worked),
            None => things.push((on, vec![worked])),
        }
    }
    let best = things.into_iter().flat_map(|(_, all)| rank::best(state, all));
    best.map(|worked| sentence::told(state, seat, &worked)).collect()
}

/// Recycling is no whole answer: it comes before one.
fn recycled(state: &State, seat: Seat) -> Vec<Play> {
    let steps = legal::list(state, seat).into_iter().filter(|step| matches!(step, Move::Recycle(_)));
    steps.map(|step| Play::new(step.to_string(), label(step)).on(spot(seat, step))).collect()
}
