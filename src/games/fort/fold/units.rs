//! A box in use: what each unit moves, and what becomes of the use.

use crate::engine::Seat;

use super::{plan, show, window};
use crate::games::fort::cards::{Atom, Card, Kid};
use crate::games::fort::facts::{Did, Source};
use crate::games::fort::state::{Phase, State};
use crate::games::fort::uses::Use;
use crate::games::fort::words::{Half, Pile};

pub fn start(state: &mut State, seat: Seat, mut work: Use) {
    work.settle(&state.outline(seat), &state.work_terms());
    state.work = Some(work);
}

pub fn fold(state: &mut State, seat: Seat, did: Did) {
    let terms = state.work_terms();
    change(state, seat, did);
    let outline = state.outline(seat);
    let work = state.work.as_mut().expect("units happen while a box is used");
    work.progress(&terms, &outline, did.into());
    work.settle(&outline, &terms);
    finish_work(state);
}

fn finish_work(state: &mut State) {
    let Some(work) = state.work.filter(|work| work.over) else { return };
    state.work = None;
    if state.phase == Phase::FollowWork {
        return window::next_slot(state);
    }
    let Some(face) = state.led() else {
        state.phase = Phase::Recruit;
        return;
    };
    let program = face.program(work.half).expect("a blank box is never used");
    let chooses = program.body.iter().any(|icon| matches!(icon, Atom::Gather(None, _)));
    let plan = plan(state);
    plan.tally[work.half as usize] = Some(work.done());
    plan.leaving |= program.trashes_itself && work.reps > 0;
    if work.half == Half::Public && chooses {
        plan.kind = work.kind;
    }
    state.phase = Phase::Boxes;
}

fn change(state: &mut State, seat: Seat, did: Did) {
    let goods = &mut state.player_mut(seat).goods;
    match did {
        Did::Gathered(kind, amount) => goods.0[kind as usize] += amount,
        Did::Packed(kind) => goods.pack(kind),
        Did::PackedSupply(kind) => goods.1[kind as usize] += 1,
        Did::Took(taken) => goods.take(taken),
        Did::Converted(store, kind) => goods.convert(store, kind),
        Did::Spent(store, kind) => goods.in_store(store)[kind as usize] -= 1,
        Did::Paid(pay) => {
            goods.pay(pay);
            let level = &mut state.player_mut(seat).level;
            *level += 1;
            if *level == 1 {
                let stack = state.rules.iter().flatten().fold(0, |seen, rule| seen | 1 << *rule as u16);
                state.memory.rules[seat.index()] |= stack;
            }
        }
        Did::Scored(points) => state.player_mut(seat).track += u16::from(points),
        Did::Ruled(rule) => {
            state.rules.take_out(Some(rule.1));
            state.player_mut(seat).rule = Some(rule.1);
        }
        Did::Perked(perk) => {
            state.row.take_out(Some(perk));
            state.player_mut(seat).perk = Some(perk);
        }
        Did::Tucked(..) | Did::Trashed(..) | Did::Robbed(..) | Did::Recruited(..) => move_card(state, seat, did),
        Did::Copied(_) | Did::Omitted | Did::Stopped => {}
    }
}

fn move_card(state: &mut State, seat: Seat, did: Did) {
    let set = state.set;
    match did {
        Did::Tucked(source, kid, _, refill) => {
            let card = take_from(state, seat, source, kid.1, refill);
            state.player_mut(seat).lookout.push(card);
            state.memory.fresh.insert(card);
            if matches!(source, Source::Park(_) | Source::Yard(_)) {
                state.memory.known.insert(card);
            }
        }
        Did::Trashed(Pile::Hand, kid) => {
            let card = set.take(&mut state.player_mut(seat).hand, kid);
            trash(state, card);
        }
        Did::Trashed(Pile::Discard, kid) => {
            let card = set.take(&mut state.player_mut(seat).discard, kid);
            trash(state, card);
        }
        Did::Robbed(rival, kid) => {
            let card = set.take(&mut state.player_mut(rival).yard, kid);
            trash(state, card);
        }
        Did::Recruited(source, kid, refill) => recruit(state, seat, source, kid, refill),
        _ => unreachable!("no card moves: {did:?}"),
    }
}

pub fn trash(state: &mut State, card: Card) {
    state.boxed.push(card);
    show(state, card);
}

fn take_from(state: &mut State, seat: Seat, source: Source, kid: Kid, refill: Option<Kid>) -> Card {
    let set = state.set;
    match source {
        Source::Hand => set.take(&mut state.player_mut(seat).hand, kid),
        Source::Yard(rival) => set.take(&mut state.player_mut(rival).yard, kid),
        Source::Deck => state.park_deck.pop().expect("facts speak of cards that are there"),
        Source::Park(place) => {
            let next = refill.and_then(|_| state.park_deck.pop());
            if let Some(card) = next {
                show(state, card);
            }
            let card = std::mem::replace(&mut state.park[usize::from(place)], next);
            card.expect("facts speak of cards that are there")
        }
    }
}

pub fn recruit(state: &mut State, seat: Seat, source: Source, kid: Kid, refill: Option<Kid>) {
    let card = take_from(state, seat, source, kid, refill);
    state.player_mut(seat).discard.push(card);
    show(state, card);
}
