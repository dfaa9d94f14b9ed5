//! Which seats are asked, every legal step, one legal step at random, and what the clock plays.

use crate::engine::{Seat, SeatSet, Stream};

use super::build;
use super::cards::Kid;
use super::follow;
use super::moves::{Coin, Move, Origin};
use super::state::{Phase, State};
use super::turn::judge;
use super::units::{Bench, each_kid, park, yards};
use super::uses::{Reach, Use};
use super::words::{Half, Icon, Perk, Suit};

pub fn asked(state: &State) -> SeatSet {
    match state.phase {
        Phase::Draft => state.all().filter(|seat| state.picked[seat.index()].is_none()).collect(),
        Phase::Follow | Phase::FollowWork => SeatSet::only(state.in_slot()),
        Phase::Rough => state.rough_owner().map_or(SeatSet::NONE, SeatSet::only),
        Phase::Over => SeatSet::NONE,
        _ => SeatSet::only(state.leader),
    }
}

/// Could the leader play a card of the hand?
pub fn somebody_to_play(state: &State) -> bool {
    state.player(state.leader).hand.iter().any(|card| build::play(state, state.leader, state.kid(*card)).is_ok())
}

pub fn list(state: &State, seat: Seat) -> Vec<Move> {
    let mut steps = Vec::new();
    if !asked(state).has(seat) {
        return steps;
    }
    let player = state.player(seat);
    match state.phase {
        Phase::Draft => each_kid(state, &state.packs[seat.index()], |kid| steps.push(Move::Pick(kid))),
        Phase::Play => {
            steps.push(Move::Skip);
            push_if(state, seat, Move::Diy, &mut steps);
            each_kid(state, &player.hand, |kid| push_if(state, seat, Move::Play(kid), &mut steps));
        }
        Phase::Build => build_steps(state, seat, &mut steps),
        Phase::Boxes => {
            box_steps(state, seat, &mut steps);
            push_if(state, seat, Move::End, &mut steps);
        }
        Phase::Work | Phase::FollowWork => {
            if let Some(bench) = Bench::of(state) {
                bench.list(&mut steps);
            }
        }
        Phase::Follow => {
            steps.push(Move::Pass);
            follow::list(state, seat, &mut steps);
        }
        Phase::Rough => steps.extend([Move::Rough, Move::No]),
        Phase::DoOver => {
            push_if(state, seat, Move::DoOver, &mut steps);
            steps.push(Move::No);
        }
        Phase::Recruit => {
            park(state, |origin| steps.push(Move::Recruit(origin)));
            yards(state, seat, |origin| steps.push(Move::Recruit(origin)));
        }
        Phase::Birthday => {
            park(state, |origin| steps.push(Move::Birthday(origin)));
            steps.push(Move::No);
        }
        Phase::RecycleEarly => steps.extend([Move::Later, Move::No]),
        Phase::RecycleLate => steps.push(Move::No),
        Phase::Leaving | Phase::Discard | Phase::Draw | Phase::TurnEnd | Phase::Over => {}
    }
    if seat == state.leader && state.has_perk(seat, Perk::Recycling) && state.phase != Phase::Build {
        each_kid(state, &player.discard, |kid| steps.push(Move::Recycle(kid)));
    }
    steps
}

fn push_if(state: &State, seat: Seat, step: Move, steps: &mut Vec<Move>) {
    if judge(state, seat, step).is_ok() {
        steps.push(step);
    }
}

/// The ways to add a card: plain, or with each meaning of its coin.
fn coins(state: &State, kid: Kid) -> impl Iterator<Item = Coin> {
    let coin = state.set.printed(kid).coins() > 0;
    let suits = Suit::ALL.iter().filter(move |_| coin).map(|suit| Coin::Suit(*suit));
    suits.chain([if coin { Coin::Nothing } else { Coin::Unsaid }])
}

/// Steps that could be said while a card is built up, most of them lawful.
fn build_candidates(state: &State, seat: Seat, mut each: impl FnMut(Move)) {
    let (player, plan) = (state.player(seat), state.plan.as_ref().expect("a card was played"));
    let counts_suit = Half::BOTH.iter().any(|half| state.plan_terms(plan).counts_suit(*half));
    if counts_suit {
        each_kid(state, &player.hand, |kid| coins(state, kid).for_each(|coin| each(Move::Add(kid, coin))));
        each_kid(state, &player.lookout, |kid| coins(state, kid).for_each(|coin| each(Move::Lend(kid, coin))));
    }
    if build::must_declare(state, plan) {
        Suit::ALL.iter().for_each(|suit| each(Move::Declare(*suit)));
    }
    if Half::BOTH.iter().any(|half| build::must_name(state, plan, *half)) {
        Icon::ALL.iter().for_each(|icon| each(Move::Suit(*icon)));
    }
}

fn build_steps(state: &State, seat: Seat, steps: &mut Vec<Move>) {
    build_candidates(state, seat, |step| push_if(state, seat, step, steps));
    box_steps(state, seat, steps);
}

/// Starting a box: all of it, or any number of its units that leaves a lawful play.
fn box_steps(state: &State, seat: Seat, steps: &mut Vec<Move>) {
    let plan = state.plan.as_ref().expect("a card was played");
    let (terms, outline) = (state.plan_terms(plan), state.outline(seat));
    for half in Half::BOTH {
        if terms.program(half).is_none() || plan.tally[half as usize].is_some() {
            continue;
        }
        push_if(state, seat, Move::Start(half, None), steps);
        let whole = Use::new(half, Reach::All, terms.count(&outline, half)).whole(&terms, &outline);
        for units in 1..=whole.unwrap_or(0) {
            push_if(state, seat, Move::Start(half, Some(units)), steps);
        }
    }
}

/// One legal step: candidates are drawn until one is lawful, where listing all would be slow.
pub fn sample(state: &State, seat: Seat, stream: &mut Stream) -> Option<Move> {
    if state.phase != Phase::Build || seat != state.leader {
        return stream.pick(&list(state, seat)).copied();
    }
    let mut candidates = Vec::with_capacity(32);
    build_candidates(state, seat, |step| candidates.push(step));
    for half in Half::BOTH {
        candidates.extend([Move::Start(half, None); 3]);
        candidates.extend([1, 2, 3].map(|units| Move::Start(half, Some(units))));
    }
    for _ in 0..12 {
        let step = *stream.pick(&candidates)?;
        if judge(state, seat, step).is_ok() {
            return Some(step);
        }
    }
    stream.pick(&list(state, seat)).copied()
}

/// What is played for somebody who says nothing: decline, or the first that comes.
pub fn least(state: &State, seat: Seat) -> Option<Move> {
    if !asked(state).has(seat) {
        return None;
    }
    Some(match state.phase {
        Phase::Play => Move::Skip,
        Phase::Follow => Move::Pass,
        Phase::Rough | Phase::DoOver | Phase::Birthday | Phase::RecycleEarly | Phase::RecycleLate => Move::No,
        Phase::Recruit if !state.park_deck.is_empty() => Move::Recruit(Origin::Deck),
        Phase::Boxes if judge(state, seat, Move::End).is_ok() => Move::End,
        Phase::Build => finish_building(state, seat)?,
        _ => {
            let steps = list(state, seat);
            *steps.iter().find(|step| !matches!(step, Move::Recycle(_))).or(steps.first())?
        }
    })
}

/// A play left half-built: a box if one can start, else the first step towards it.
fn finish_building(state: &State, seat: Seat) -> Option<Move> {
    let steps = list(state, seat);
    let start = steps.iter().find(|step| matches!(step, Move::Start(_, None)));
    start.or(steps.first()).copied()
}
