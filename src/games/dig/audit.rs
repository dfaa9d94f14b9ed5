//! Nothing lost, nothing twice: what must hold after every step.

use super::cards::{Kind, OnCollect, OnDig};
use super::state::{Phase, Question, State};

pub fn audit(state: &State) -> Result<(), String> {
    if state.phase == Phase::Opening {
        return Ok(());
    }
    conserved(state)?;
    haul(state)?;
    stacks(state)?;
    piles(state)?;
    question(state)
}

fn conserved(state: &State) -> Result<(), String> {
    let mut counts = [0_u8; Kind::ALL.len()];
    let stacks = state.stacks.iter().flat_map(|stack| stack.cards.iter().map(|lying| lying.kind).chain(stack.attached));
    let piles = state.piles.iter().flatten().map(|kept| kept.kind);
    let discard = state.discard.iter().map(|card| card.kind);
    for kind in stacks.chain(piles).chain(discard).chain(state.haul.iter().copied()) {
        counts[kind as usize] += 1;
    }
    for kind in Kind::ALL {
        let (found, printed) = (counts[kind as usize], kind.copies(&state.table.options));
        check(found == printed, || format!("{found} of {printed} {kind}"))?;
    }
    Ok(())
}

fn haul(state: &State) -> Result<(), String> {
    let held = |kind: Kind| state.haul.iter().filter(|dug| **dug == kind).count();
    check(held(Kind::Worms) <= 1, || "two Worms lie in the haul".into())?;
    for kind in Kind::ALL {
        // What acts when dug is gone before the next choice; the question it raises is open as long as it lies there.
        let asked = match state.question() {
            Some(Question::UseDog) => state.haul.last() == Some(&kind),
            Some(Question::GiveDug { card } | Question::AttachWhere { card }) => card == kind,
            _ => false,
        };
        let passing = kind.card().dig.iter().any(|op| !matches!(op, OnDig::BustOnNth { .. }));
        check(held(kind) == 0 || !passing || asked, || format!("{kind} lies in the haul"))?;
    }
    check(!state.is_over() || state.haul.is_empty(), || "a haul is left at the end".into())
}

fn stacks(state: &State) -> Result<(), String> {
    let destroyed = state.stacks.iter().filter(|stack| stack.destroyed).count();
    check(destroyed <= 1, || "more than one stack is destroyed".into())?;
    check(state.stacks.iter().all(|stack| !stack.destroyed || stack.cards.is_empty()), || "a ruin holds cards".into())?;
    check(state.stacks.iter().filter(|stack| stack.attached.is_some()).count() <= 1, || "two promos".into())?;
    let empty = state.stacks.iter().any(|stack| !stack.destroyed && stack.cards.is_empty());
    check(empty == state.ending.is_some(), || "the end is noted exactly when a stack ran empty".into())?;
    let starting = state.question() == Some(Question::MustDig);
    check(!starting || state.ending.is_none(), || "a turn begins after the end".into())?;
    check(!state.is_over() || state.ending.is_some(), || "over without an empty stack".into())?;
    let deck: u16 = Kind::ALL.iter().map(|kind| u16::from(kind.copies(&state.table.options))).sum();
    check(state.turn <= deck, || format!("turn {} of a deck of {deck}", state.turn))
}

fn piles(state: &State) -> Result<(), String> {
    check(state.piles.len() == state.table.pile_count(), || "a pile too many or too few".into())?;
    for (index, pile) in state.piles.iter().enumerate() {
        for kept in pile {
            let kind = kept.kind;
            check(!kept.used || kind.card().held.is_some(), || format!("{kind} is marked as used"))?;
            let owners_know = state.table.members(index).iter().all(|seat| kept.shown.has(seat) && kept.here.has(seat));
            check(owners_know, || format!("the owner does not know {kind}"))?;
            check(kept.shown.union(kept.here) == kept.shown, || format!("{kind} is known here but not shown"))?;
            check(kept.collected.is_none_or(|turn| turn <= state.turn), || format!("{kind} comes from the future"))?;
        }
    }
    for kind in &state.pending {
        let waits = !matches!(kind.card().collect, None | Some(OnCollect::ExtraTurn { .. }));
        check(waits, || format!("{kind} has nothing to do"))?;
        let collected = |kept: &&super::state::Kept| kept.kind == *kind && kept.collected == Some(state.turn);
        let lying = state.pile(state.active).iter().filter(collected).count();
        let pending = state.pending.iter().filter(|other| *other == kind).count();
        check(pending <= lying, || format!("{kind} waits outside the pile"))?;
    }
    Ok(())
}

fn question(state: &State) -> Result<(), String> {
    match state.question() {
        Some(Question::MustDig) => {
            check(state.pending.is_empty() && state.haul.is_empty(), || "the last turn left something".into())?;
            check(state.live_stacks().count() >= 2, || "a turn begins with fewer than two live stacks".into())
        }
        Some(Question::DigOrStop) => check(state.can_dig(), || "nothing to dig".into()),
        Some(Question::Order { stack, depth, placed }) => {
            check(usize::from(depth) <= state.stack(stack).height(), || "looks deeper than the stack".into())?;
            check(placed + 1 < depth, || "the last card falls into place".into())
        }
        Some(Question::Take { stack, depth }) => {
            check(usize::from(depth) <= state.stack(stack).height(), || "looks deeper than the stack".into())
        }
        Some(Question::UseDog) => {
            let threat = state.haul.last().copied();
            check(threat.is_some_and(|threat| state.rescuer(threat).is_some()), || "there is no dog to use".into())
        }
        _ => Ok(()),
    }
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
