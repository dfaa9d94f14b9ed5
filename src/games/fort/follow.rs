//! Following: discarding a card that matches the led one to use its public box.

use crate::engine::{Refusal, Seat};

use super::cards::{Card, Count, Face};
use super::facts::Fact;
use super::feasible::Search;
use super::moves::{Move, Toss};
use super::outline::Outline;
use super::refusals::{no, no_card};
use super::state::State;
use super::uses::{Reach, Use};
use super::words::{Half, Icon, Perk};

/// The suits a card must show to follow: those of the led card, a coin being what was declared.
pub fn led_suits(state: &State) -> impl Iterator<Item = Icon> + Clone {
    let declared = state.plan.and_then(|plan| plan.declared).map(super::words::Suit::icon);
    let icons = state.led().map_or(&[][..], |face| &face.icons[..]);
    icons.iter().filter_map(move |icon| if *icon == Icon::Coin { declared } else { Some(*icon) })
}

fn matches(state: &State, face: &Face, coin_aside: bool) -> bool {
    let fits = |icon: &Icon| match icon {
        Icon::Coin => !coin_aside,
        icon => led_suits(state).any(|led| led == *icon),
    };
    face.icons.iter().any(fits)
}

/// The icon that counts for a follower, if the led box counts one.
fn counted(state: &State) -> Option<Icon> {
    match state.led()?.public.as_ref()?.repeat {
        Count::Suit(suit) => Some(suit.icon()),
        _ => None,
    }
}

fn icons(state: &State, face: &Face, coin_aside: bool) -> u8 {
    let Some(counted) = counted(state) else { return 0 };
    let coins = if coin_aside { 0 } else { face.coins() };
    face.count(counted) + coins
}

/// Leaving a coin aside is only something to say where the card matches without it and counts less.
fn may_leave_aside(state: &State, face: &Face) -> bool {
    face.coins() > 0 && counted(state).is_some() && matches(state, face, true)
}

/// Can a rival with this outline, having discarded already, do the whole public box?
fn can_do(state: &State, seat: Seat, outline: &Outline, icons: u8) -> Result<u8, Refusal> {
    let terms = state.follow_terms(seat, icons);
    let count = terms.count(outline, Half::Public);
    if count == 0 {
        return Err(no("follow-not-full"));
    }
    let mut work = Use::new(Half::Public, Reach::Whole, count);
    work.settle(outline, &terms);
    match !work.over && Search::new(&terms).can_go_on(outline, &[None, None], &work, 0) {
        true => Ok(count),
        false => Err(no("follow-not-full")),
    }
}

/// Nobody needs to look at the hand to know that this rival cannot follow.
pub fn publicly_impossible(state: &State, seat: Seat) -> bool {
    let mut outline = state.outline(seat);
    if outline.hand == 0 {
        return true;
    }
    outline.hand -= 1;
    outline.discard += 1;
    can_do(state, seat, &outline, 1).is_err()
}

/// Will anybody be asked when the follow window opens?
pub fn somebody_is_asked(state: &State) -> bool {
    state.led().is_some_and(|face| face.public.is_some())
        && state.rivals(state.leader).any(|seat| !publicly_impossible(state, seat))
}

/// Two cards are named in the order of the hand, of two equal ones the whole one first, so that a pair has one name.
pub fn in_order(state: &State, seat: Seat, one: Toss, two: Toss) -> bool {
    let place = |toss: Toss| state.player(seat).hand.iter().position(|card| state.kid(*card) == toss.kid);
    (place(one), one.coin_aside) <= (place(two), two.coin_aside)
}

pub fn judge(state: &State, seat: Seat, toss: Toss, second: Option<Toss>) -> Result<Fact, Refusal> {
    if second.is_some() && !state.has_perk(seat, Perk::CopyCat) {
        return Err(no("one-card"));
    }
    let (mut cards, mut count): (Vec<Card>, u8) = (Vec::with_capacity(2), 0);
    for toss in [Some(toss), second].into_iter().flatten() {
        let hand = &state.player(seat).hand;
        let found = hand.iter().find(|card| state.kid(**card) == toss.kid && !cards.contains(*card));
        let card = *found.ok_or_else(|| no_card("not-in-hand", toss.kid))?;
        let face = state.face(card);
        if toss.coin_aside && !may_leave_aside(state, face) {
            return Err(no_card("no-coin", toss.kid));
        }
        if !matches(state, face, toss.coin_aside) {
            return Err(no_card("no-match", toss.kid));
        }
        cards.push(card);
        count += icons(state, face, toss.coin_aside);
    }
    let mut outline = state.outline(seat);
    outline.hand -= cards.len() as u8;
    outline.discard += cards.len() as u8;
    let count = can_do(state, seat, &outline, count)?;
    Ok(Fact::Followed(seat, state.kids(&cards), count))
}

/// Every way this rival could follow, lawful or not yet judged: matching cards only.
fn tosses(state: &State, seat: Seat) -> Vec<(usize, Toss)> {
    let hand = &state.player(seat).hand;
    let mut tosses = Vec::new();
    for (index, card) in hand.iter().enumerate() {
        let (kid, face) = (state.kid(*card), state.face(*card));
        if !matches(state, face, false) {
            continue;
        }
        tosses.push((index, Toss { kid, coin_aside: false }));
        if may_leave_aside(state, face) {
            tosses.push((index, Toss { kid, coin_aside: true }));
        }
    }
    tosses
}

/// Every lawful follow.
pub fn list(state: &State, seat: Seat, steps: &mut Vec<Move>) {
    let tosses = tosses(state, seat);
    let push = |step: Move, steps: &mut Vec<Move>| {
        if let Move::Follow(one, two) = step
            && !steps.contains(&step)
            && two.is_none_or(|two| in_order(state, seat, one, two))
            && judge(state, seat, one, two).is_ok()
        {
            steps.push(step);
        }
    };
    for (_, toss) in &tosses {
        push(Move::Follow(*toss, None), steps);
    }
    if state.has_perk(seat, Perk::CopyCat) {
        for (place, (index, one)) in tosses.iter().enumerate() {
            for (other, two) in &tosses[place + 1..] {
                if other != index {
                    push(Move::Follow(*one, Some(*two)), steps);
                }
            }
        }
    }
}
