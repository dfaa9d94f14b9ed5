//! Judging a step, and everything that follows from it without a question.

use crate::engine::{Draft, For, Refusal, Seat};

use super::Fort;
use super::cards::{Card, Kid};
use super::facts::Fact;
use super::moves::{Move, Origin};
use super::outline::TOP_LEVEL;
use super::refusals::{no, no_box, no_card};
use super::state::{Phase, State};
use super::units::{Bench, from_table};
use super::words::{Perk, Reason};
use super::{build, follow, legal, setup};

pub fn decide(draft: &mut Draft<'_, Fort>, seat: Seat, step: Move) -> Result<(), Refusal> {
    let fact = judge(draft.state(), seat, step)?;
    if draft.state().memory.speaker != Some(seat) {
        draft.emit(Fact::By(seat));
    }
    draft.emit(fact);
    run_on(draft);
    Ok(())
}

/// What a step does first, or why it cannot be.
pub fn judge(state: &State, seat: Seat, step: Move) -> Result<Fact, Refusal> {
    if !legal::asked(state).has(seat) {
        return Err(unasked(state, seat, step));
    }
    match step {
        Move::Pick(kid) if state.phase == Phase::Draft => pick(state, seat, kid),
        Move::Skip if state.phase == Phase::Play => Ok(Fact::Skipped(seat)),
        Move::Diy => build::diy(state, seat),
        Move::Play(kid) if state.phase == Phase::Play => build::play(state, seat, kid),
        Move::Add(kid, coin) => build::add(state, seat, kid, coin),
        Move::Lend(kid, coin) => build::lend(state, seat, kid, coin),
        Move::Declare(suit) => build::declare(state, seat, suit),
        Move::Suit(icon) => build::name(state, seat, icon),
        Move::Start(half, units) => build::start(state, seat, half, units),
        Move::End => build::end(state, seat),
        Move::Pass if state.phase == Phase::Follow => Ok(Fact::Passed(seat)),
        Move::Follow(one, two) if state.phase == Phase::Follow => match two {
            Some(two) if !follow::in_order(state, seat, one, two) => Err(Refusal::not_offered(&step.to_string())),
            two => follow::judge(state, seat, one, two),
        },
        Move::Recruit(origin) if state.phase == Phase::Recruit => {
            let (source, card, refill) = from_table(state, seat, origin)?;
            Ok(Fact::Recruited(seat, source, card, refill))
        }
        Move::Birthday(Origin::Yard(..)) if state.phase == Phase::Birthday => Err(no("yard-birthday")),
        Move::Birthday(origin) if state.phase == Phase::Birthday => {
            let (source, card, refill) = from_table(state, seat, origin)?;
            Ok(Fact::Celebrated(seat, source, card, refill))
        }
        Move::Recycle(kid) => recycle(state, seat, kid),
        Move::Rough | Move::DoOver | Move::Birthday(_) | Move::Later | Move::No => offered_perk(state, seat, step),
        _ => match Bench::of(state) {
            Some(bench) => Ok(Fact::Did(seat, bench.judge(step)?)),
            None => Err(full(state, seat, step).unwrap_or_else(|| Refusal::not_offered(&step.to_string()))),
        },
    }
}

/// A use ends by itself where nothing more fits: a unit that comes too late hears so.
fn full(state: &State, seat: Seat, step: Move) -> Option<Refusal> {
    let outline = state.outline(seat);
    match step {
        _ if state.phase != Phase::Boxes => None,
        Move::Tuck(_) if outline.lookout_room() == 0 => Some(no("lookout-full")),
        Move::Pack(_) | Move::PackSupply(_) if outline.pack_room() == 0 => Some(no("pack-full")),
        _ => None,
    }
}

/// The seat is not asked. A leader whose play ended by itself hears why the other box was no option.
fn unasked(state: &State, seat: Seat, step: Move) -> Refusal {
    match (step, &state.plan) {
        (Move::Start(half, _), Some(plan)) if seat == state.leader && state.silent_end => {
            let (terms, outline) = (state.plan_terms(plan), state.outline(seat));
            match (terms.program(half), plan.tally[half as usize]) {
                (None, _) => no_box("box-blank", half),
                (_, Some(_)) => no_box("box-used", half),
                _ if terms.count(&outline, half) == 0 => no_box("zero-count", half),
                _ => no_box("no-effect", half),
            }
        }
        (Move::Rough | Move::DoOver | Move::Birthday(_) | Move::Recycle(_), _) => no("no-perk"),
        _ => Refusal::not_asked(),
    }
}

fn pick(state: &State, seat: Seat, kid: Kid) -> Result<Fact, Refusal> {
    let found = state.packs[seat.index()].iter().find(|card| state.kid(**card) == kid);
    found.ok_or_else(|| no_card("not-in-pack", kid))?;
    Ok(Fact::Picked(seat, For::only(seat, kid)))
}

fn recycle(state: &State, seat: Seat, kid: Kid) -> Result<Fact, Refusal> {
    let own_question = seat == state.leader && state.phase != Phase::Build;
    if !own_question || !state.has_perk(seat, Perk::Recycling) {
        return Err(no("no-perk"));
    }
    let found = state.player(seat).discard.iter().rev().find(|card| state.kid(**card) == kid);
    found.ok_or_else(|| no_card("not-in-discard", kid))?;
    Ok(Fact::Recycled(seat, kid))
}

fn offered_perk(state: &State, seat: Seat, step: Move) -> Result<Fact, Refusal> {
    match (step, state.phase) {
        (Move::Rough, Phase::Rough) => {
            let plan = state.plan.as_ref().expect("a card was led");
            Ok(Fact::RoughHoused(seat, state.kid(plan.card)))
        }
        (Move::No, Phase::Rough) => Ok(Fact::Declined(seat, Perk::RoughHousing)),
        (Move::DoOver, Phase::DoOver) => match legal::somebody_to_play(state) {
            true => Ok(Fact::DidOver(seat)),
            false => Err(no("nobody-to-play")),
        },
        (Move::No, Phase::DoOver) => Ok(Fact::Declined(seat, Perk::DoOver)),
        (Move::No, Phase::Birthday) => Ok(Fact::Declined(seat, Perk::BirthdayParty)),
        (Move::No, Phase::RecycleEarly | Phase::RecycleLate) => Ok(Fact::Declined(seat, Perk::Recycling)),
        (Move::Later, Phase::RecycleEarly) => Ok(Fact::Waited(seat)),
        (Move::Rough | Move::DoOver | Move::Birthday(_), _) => Err(no("no-perk")),
        _ => Err(Refusal::not_offered(&step.to_string())),
    }
}

/// Goes on until a seat must be asked, or the game is over.
pub fn run_on(draft: &mut Draft<'_, Fort>) {
    loop {
        note_end(draft);
        let state = draft.state();
        match next(state) {
            Some(Next::Fact(fact)) => draft.emit(fact),
            Some(Next::Start) => setup::start(draft),
            Some(Next::Draw) => draft.emit(setup::draw(draft, draft.state().leader)),
            None => return,
        }
    }
}

enum Next {
    Fact(Fact),
    /// The draft is over: decks are shuffled.
    Start,
    Draw,
}

fn next(state: &State) -> Option<Next> {
    let leader = state.leader;
    let fact = match state.phase {
        Phase::Draft if state.all().all(|seat| state.picked[seat.index()].is_some()) => Fact::HandedOn,
        Phase::Draft if state.packs.iter().all(|pack| pack.is_empty()) => return Some(Next::Start),
        Phase::Work | Phase::FollowWork => {
            let bench = Bench::of(state)?;
            Fact::FellOut(bench.seat, bench.falls_out()?)
        }
        Phase::Boxes => match &state.plan {
            Some(plan) if !build::other_box(state, plan) => Fact::EndedItself(leader),
            _ => return None,
        },
        Phase::Follow if follow::publicly_impossible(state, state.in_slot()) => Fact::CouldNotFollow(state.in_slot()),
        Phase::Leaving => Fact::TrashedItself(leader, state.kid(state.plan.as_ref()?.card)),
        Phase::Recruit if !state.may_recruit(leader) => Fact::NobodyToRecruit(leader),
        Phase::Discard => discarded(state, leader),
        Phase::Draw => return Some(Next::Draw),
        Phase::TurnEnd => turn_end(state),
        _ => return None,
    };
    Some(Next::Fact(fact))
}

/// The play area and Best Friends to the discard pile, the rest of the hand to the Yard.
fn discarded(state: &State, seat: Seat) -> Fact {
    let (friends, yard): (Vec<Card>, Vec<Card>) = state.player(seat).hand.iter().partition(|card| card.is_friend());
    let discard: Vec<Card> = state.play.iter().copied().chain(friends).collect();
    Fact::Discarded(seat, state.kids(&discard), state.kids(&yard))
}

fn turn_end(state: &State) -> Fact {
    let last = state.is_last(state.leader);
    match state.end {
        Some(_) if last => Fact::Over,
        None if last && state.round >= state.set.rounds => Fact::Flagged(None, Reason::Rounds),
        _ => Fact::TurnBegan(state.after(state.leader, 1)),
    }
}

/// The sculpture, and the first reason for the last round.
fn note_end(draft: &mut Draft<'_, Fort>) {
    let state = draft.state();
    if state.phase == Phase::Draft || state.phase == Phase::Over {
        return;
    }
    let top = state.all().find(|seat| state.player(*seat).level == TOP_LEVEL);
    let scored = state.all().find(|seat| state.player(*seat).track >= u16::from(state.set.goal));
    let (takes, ended) = (state.macaroni.is_none(), state.end.is_some());
    let empty = state.park_deck.is_empty().then(|| state.worker());
    if let Some(seat) = top
        && takes
    {
        draft.emit(Fact::TookMacaroni(seat));
    }
    if !ended {
        let flags = [(scored, Reason::Track), (top, Reason::Fort), (empty, Reason::ParkDeck)];
        if let Some((by, reason)) = flags.into_iter().find(|(by, _)| by.is_some()) {
            draft.emit(Fact::Flagged(by, reason));
        }
    }
}
