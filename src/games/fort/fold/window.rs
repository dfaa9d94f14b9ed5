//! After a play: rivals may follow one after another, then what is left to happen to the card that was led.

use crate::engine::{Seat, SeatSet};

use super::{plan, show, spend, units};
use crate::games::fort::cards::Kid;
use crate::games::fort::facts::Fact;
use crate::games::fort::state::{Phase, State};
use crate::games::fort::uses::{Reach, Use};
use crate::games::fort::words::{Half, Perk};

pub fn open(state: &mut State) {
    state.slot = 0;
    // The second card of a Do-Over has a window of its own: the first edition remembered who followed the first card,
    // and kept Rough Housing from them.
    if state.edition > 1 {
        state.followed = SeatSet::NONE;
    }
    match state.led().is_some_and(|face| face.public.is_some()) {
        true => next_slot(state),
        false => leave(state),
    }
}

pub fn next_slot(state: &mut State) {
    state.slot += 1;
    if state.slot < state.seats {
        state.phase = Phase::Follow;
    } else if state.rough_owner().is_some() {
        state.phase = Phase::Rough;
    } else {
        leave(state);
    }
}

/// The window is closed: a card that trashes itself leaves, then Do-Over may come.
pub fn leave(state: &mut State) {
    let leader = state.player(state.leader);
    state.phase = match &state.plan {
        Some(plan) if plan.leaving && !plan.gone => Phase::Leaving,
        _ if leader.perk == Some(Perk::DoOver) && !leader.hand.is_empty() => Phase::DoOver,
        _ => Phase::Recruit,
    };
}

pub fn follow(state: &mut State, seat: Seat, kids: &[Kid], count: u8) {
    for kid in kids {
        let card = state.set.take(&mut state.player_mut(seat).hand, *kid);
        state.player_mut(seat).discard.push(card);
        state.memory.held.remove(card);
        show(state, card);
    }
    state.followed = state.followed.with(seat);
    state.phase = Phase::FollowWork;
    units::start(state, seat, Use::new(Half::Public, Reach::Whole, count));
}

pub fn aftermath(state: &mut State, fact: &Fact) {
    match fact {
        Fact::RoughHoused(seat, _) => {
            spend(state, *seat);
            trash_played(state);
        }
        Fact::TrashedItself(..) => trash_played(state),
        Fact::DidOver(seat) => {
            spend(state, *seat);
            state.second = true;
            state.phase = Phase::Play;
        }
        _ => unreachable!("not after a play: {fact:?}"),
    }
}

fn trash_played(state: &mut State) {
    let card = plan(state).card;
    state.play.take_out(card);
    units::trash(state, card);
    plan(state).gone = true;
    leave(state);
}
