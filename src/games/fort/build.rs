//! Playing a card: which card, with what added, which box first. Judged by whether a lawful play is still possible.

use crate::engine::{Refusal, Seat, SeatSet};

use super::cards::{Card, Count, Kid};
use super::facts::{Fact, ForCard, Icons};
use super::feasible::{Search, Spare, Why, can_build};
use super::list::List;
use super::moves::{Coin, Move};
use super::refusals::{no, no_box, no_card};
use super::state::{Added, Phase, Plan, State};
use super::uses::{Reach, Use};
use super::words::{Half, Icon, Perk, Suit};

pub fn diy(state: &State, seat: Seat) -> Result<Fact, Refusal> {
    if state.phase != Phase::Play || state.second || !state.has_perk(seat, Perk::Diy) {
        return Err(no("no-perk"));
    }
    let terms = state.diy_terms();
    match Search::new(&terms).can_start(&state.outline(seat), &[None, None], Half::Public, Reach::Whole) {
        true => Ok(Fact::DidItYourself(seat)),
        false => Err(no("cannot-pay")),
    }
}

pub fn play(state: &State, seat: Seat, kid: Kid) -> Result<Fact, Refusal> {
    let card = in_hand(state, seat, kid)?;
    let face = state.face(card);
    if face.public.is_none() && face.private.is_none() {
        return Err(no_card("no-action", kid));
    }
    possible(state, &Plan::new(card), Some(card))?;
    Ok(Fact::Played(seat, kid))
}

pub fn in_hand(state: &State, seat: Seat, kid: Kid) -> Result<Card, Refusal> {
    let found = state.player(seat).hand.iter().find(|card| state.kid(**card) == kid);
    found.copied().ok_or_else(|| no_card("not-in-hand", kid))
}

pub fn add(state: &State, seat: Seat, kid: Kid, coin: Coin) -> Result<Fact, Refusal> {
    let mut plan = building(state)?;
    let card = in_hand(state, seat, kid).map_err(|missing| in_play(state, &plan, kid).unwrap_or(missing))?;
    let coin = coin_suit(state, kid, coin)?;
    plan.added.push(Added { card, coin, lent: false });
    possible(state, &plan, Some(card))?;
    Ok(Fact::Added(seat, kid, coin))
}

pub fn lend(state: &State, seat: Seat, kid: Kid, coin: Coin) -> Result<Fact, Refusal> {
    let mut plan = building(state)?;
    let lent = |card: &Card| plan.added.iter().any(|added| added.card == *card);
    let found = state.player(seat).lookout.iter().find(|card| state.kid(**card) == kid && !lent(card));
    let missing = || in_play(state, &plan, kid).unwrap_or_else(|| no_card("not-in-lookout", kid));
    let card = *found.ok_or_else(missing)?;
    let coin = coin_suit(state, kid, coin)?;
    plan.added.push(Added { card, coin, lent: true });
    possible(state, &plan, None)?;
    let known = if state.memory.known.has(card) { SeatSet::ALL } else { SeatSet::only(seat) };
    Ok(Fact::Lent(seat, ForCard(known, kid), Icons::of(&state.face(card).icons), coin))
}

fn building(state: &State) -> Result<Plan, Refusal> {
    match (&state.plan, state.phase) {
        (Some(plan), Phase::Build) if !plan.added.is_full() => Ok(*plan),
        (_, Phase::Play) => Err(no("play-first")),
        _ => Err(no("adding-over")),
    }
}

/// The card is missing because it is part of this play already, perhaps with another suit for its coin.
fn in_play(state: &State, plan: &Plan, kid: Kid) -> Option<Refusal> {
    let added = plan.added.iter().map(|added| added.card);
    let found = added.chain([plan.card]).any(|card| state.kid(card) == kid);
    found.then(|| no_card("in-play-already", kid))
}

fn coin_suit(state: &State, kid: Kid, coin: Coin) -> Result<Option<Suit>, Refusal> {
    match (state.set.printed(kid).coins(), coin) {
        (0, Coin::Unsaid) => Ok(None),
        (0, _) => Err(no_card("no-coin", kid)),
        (_, Coin::Unsaid) => Err(no_card("coin-suit", kid)),
        (_, coin) => Ok(coin.suit()),
    }
}

/// A led coin card with a public box names the suit that rivals must match.
pub fn must_declare(state: &State, plan: &Plan) -> bool {
    let face = state.face(plan.card);
    face.coins() > 0 && face.public.is_some() && plan.declared.is_none()
}

/// A box × any one suit needs its suit.
pub fn must_name(state: &State, plan: &Plan, half: Half) -> bool {
    let program = state.face(plan.card).program(half);
    plan.suit.is_none() && program.is_some_and(|program| program.repeat == Count::AnyOneSuit)
}

pub fn declare(state: &State, seat: Seat, suit: Suit) -> Result<Fact, Refusal> {
    let mut plan = building(state)?;
    if !must_declare(state, &plan) {
        return Err(no("nothing-to-declare"));
    }
    plan.declared = Some(suit);
    possible(state, &plan, None)?;
    Ok(Fact::Declared(seat, suit))
}

pub fn name(state: &State, seat: Seat, icon: Icon) -> Result<Fact, Refusal> {
    let mut plan = building(state)?;
    if !Half::BOTH.iter().any(|half| must_name(state, &plan, *half)) {
        return Err(no("nothing-to-name"));
    }
    plan.suit = Some(icon);
    possible(state, &plan, None)?;
    Ok(Fact::Named(seat, icon))
}

pub fn start(state: &State, seat: Seat, half: Half, units: Option<u8>) -> Result<Fact, Refusal> {
    let plan = state.plan.filter(|_| matches!(state.phase, Phase::Build | Phase::Boxes));
    let plan = plan.ok_or_else(|| no_box_now(state, Move::Start(half, units)))?;
    if state.face(plan.card).program(half).is_none() {
        return Err(no_box("box-blank", half));
    }
    if plan.tally[half as usize].is_some() {
        return Err(no_box("box-used", half));
    }
    if must_declare(state, &plan) {
        return Err(no("declare-first"));
    }
    if must_name(state, &plan, half) {
        return Err(no("suit-first"));
    }
    let (terms, outline) = (state.plan_terms(&plan), state.outline(seat));
    let count = terms.count(&outline, half);
    let reach = match units {
        None => Reach::All,
        Some(units) => {
            let whole = Use::new(half, Reach::All, count).whole(&terms, &outline);
            if count > 0 && !whole.is_some_and(|whole| (1..=whole).contains(&units)) {
                return Err(no_box("units", half));
            }
            Reach::Exactly(units)
        }
    };
    let mut search = Search::new(&terms);
    match search.can_start(&outline, &plan.tally, half, reach) {
        true => Ok(Fact::Used(seat, half, units, count)),
        false => Err(search.why.unwrap_or(Why::NotFull).refusal(state, &plan)),
    }
}

pub fn end(state: &State, seat: Seat) -> Result<Fact, Refusal> {
    let plan = state.plan.filter(|_| state.phase == Phase::Boxes).ok_or_else(|| no_box_now(state, Move::End))?;
    let terms = state.plan_terms(&plan);
    let mut search = Search::new(&terms);
    match search.may_end(&plan.tally) {
        true => Ok(Fact::Ended(seat)),
        false => Err(search.why.unwrap_or(Why::NotFull).refusal(state, &plan)),
    }
}

/// Why no box starts or ends at this moment.
fn no_box_now(state: &State, step: Move) -> Refusal {
    match state.phase {
        Phase::Play => no("play-first"),
        Phase::Build => no("box-first"),
        Phase::Work => no("box-in-use"),
        _ => Refusal::not_offered(&step.to_string()),
    }
}

/// Can the other box still be used, so that the leader has to be asked?
pub fn other_box(state: &State, plan: &Plan) -> bool {
    let (terms, outline) = (state.plan_terms(plan), state.outline(state.leader));
    Half::BOTH.iter().any(|half| {
        plan.tally[*half as usize].is_none()
            && terms.program(*half).is_some()
            && !must_name(state, plan, *half)
            && Search::new(&terms).can_start(&outline, &plan.tally, *half, Reach::Open)
    })
}

/// Is there a lawful play from here, perhaps with more cards added? `leaving` is the hand card this step plays or adds.
fn possible(state: &State, plan: &Plan, leaving: Option<Card>) -> Result<(), Refusal> {
    let mut outline = state.outline(state.leader);
    outline.hand -= u8::from(leaving.is_some());
    let spares = spares(state, plan, leaving);
    let mut why = None;
    for plan in named(state, plan) {
        let (terms, counted) = (state.plan_terms(&plan), state.counted(&plan));
        if can_build(&outline, &terms, counted, &spares) {
            return Ok(());
        }
        let mut search = Search::new(&terms);
        search.can_finish(&outline, &[None, None]);
        why = why.max(search.why);
    }
    Err(why.unwrap_or(Why::NotFull).refusal(state, plan))
}

/// The plan with every suit that is still to be named or declared, where that could change a count.
fn named(state: &State, plan: &Plan) -> impl Iterator<Item = Plan> {
    let suits: &[Option<Icon>] = match Half::BOTH.iter().any(|half| must_name(state, plan, *half)) {
        true => &ANY_SUIT,
        false => &[None],
    };
    let counts_suit = Half::BOTH.iter().any(|half| {
        let program = state.face(plan.card).program(*half);
        program.is_some_and(|program| matches!(program.repeat, Count::Suit(_) | Count::AnyOneSuit))
    });
    let declared = must_declare(state, plan) && counts_suit;
    let declared = if declared { Suit::ALL.iter().copied().map(Some).collect() } else { vec![plan.declared] };
    let plan = *plan;
    suits.iter().flat_map(move |suit| {
        declared.clone().into_iter().map(move |declared| Plan { suit: suit.or(plan.suit), declared, ..plan })
    })
}

const ANY_SUIT: [Option<Icon>; 7] = [
    Some(Icon::Crown),
    Some(Icon::Skateboard),
    Some(Icon::Shovel),
    Some(Icon::Glue),
    Some(Icon::Squirtgun),
    Some(Icon::Book),
    Some(Icon::Coin),
];

/// Cards the leader could still add, equal ones side by side.
fn spares(state: &State, plan: &Plan, leaving: Option<Card>) -> List<Spare, 24> {
    let player = state.player(state.leader);
    let lent = |card: Card| plan.added.iter().any(|added| added.card == card);
    let hand = player.hand.iter().filter(|card| Some(**card) != leaving).map(|card| state.face(*card).spare(true));
    let lookout = player.lookout.iter().filter(|card| !lent(**card)).map(|card| state.face(*card).spare(false));
    let mut spares: List<Spare, 24> = hand.chain(lookout).collect();
    spares.as_mut_slice().sort_unstable();
    spares
}
