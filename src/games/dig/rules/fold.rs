//! Folding a fact into the state: what moved where, and who knows it since.

use crate::engine::{For, Seat, SeatSet};

use super::facts::Fact;
use crate::games::dig::cards::{Kind, OnCollect};
use crate::games::dig::redeal;
use crate::games::dig::state::{Discarded, Kept, Lying, Phase, Question, Stack, StackId, State};

pub fn evolve(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Dealt { deck } => deal(state, &deck.value),
        Fact::TurnBegan { seat, extra } => begin_turn(state, *seat, *extra),
        Fact::Asked(question) => open_question(state, *question),
        Fact::Dug { stack, card } => {
            state.stacks[*stack as usize].cards.pop();
            state.haul.push(*card);
        }
        Fact::Emptied { stack } => {
            state.ending.get_or_insert(*stack);
        }
        Fact::Busted { by, .. } => bust(state, *by),
        Fact::Cancelled { card, .. } => cancel(state, *card),
        Fact::DugGiven { card, to } => {
            state.haul.pop();
            receive(state, *to, Kept::open(*card, state.robberies));
        }
        Fact::CollectedGiven { card, to } => give_collected(state, *card, *to),
        Fact::Attached { card, stack } => {
            state.haul.pop();
            state.stacks[*stack as usize].attached = Some(*card);
        }
        Fact::Scrapped { card } => {
            state.haul.pop();
            discard(state, *card);
        }
        Fact::Collected { seat, .. } => collect(state, *seat),
        Fact::TurnsOwed { turns, .. } => state.owed += turns,
        Fact::Started { card } => {
            let at = state.pending.iter().position(|kind| kind == card).expect("only a pending card starts");
            state.pending.remove(at);
        }
        Fact::Looked { stack, count, cards, moving } => look(state, *stack, *count, cards.seats, *moving),
        Fact::Put { card } => put(state, card.value),
        Fact::Took { stack, depth, card } => take(state, *stack, *depth, card),
        Fact::Searched { pile, cards, .. } => {
            for kept in state.pile_mut(*pile) {
                kept.shown = kept.shown.union(cards.seats);
                kept.here = kept.here.union(cards.seats);
            }
        }
        Fact::Stolen { by, from, random, card, at } => {
            state.thefts += u8::from(*random);
            steal(state, *by, *from, usize::from(at.value), card.seats);
        }
        Fact::Lost { pile, card, at } => {
            state.losses += 1;
            state.pile_mut(*pile).remove(usize::from(at.value));
            discard(state, *card);
        }
        Fact::Mined { stack, .. } => bury(state, *stack),
        Fact::Idled { .. } | Fact::LeftAll { .. } | Fact::Spared => {}
        Fact::Ended => state.phase = Phase::Over,
        Fact::Laid(laid) => redeal::lay(state, &laid.value),
    }
}

fn deal(state: &mut State, deck: &[Kind]) {
    let mut rest = deck;
    for (index, stack) in state.stacks.iter_mut().enumerate() {
        let (cards, below) = rest.split_at((deck.len() - index).div_ceil(3));
        rest = below;
        let cards = cards.iter().rev().map(|kind| Lying { kind: *kind, sure: SeatSet::NONE }).collect();
        *stack = Stack { cards, ..Stack::default() };
    }
}

fn begin_turn(state: &mut State, seat: Seat, extra: bool) {
    state.turn += 1;
    state.owed -= u8::from(extra);
    state.active = seat;
    state.losses = 0;
    state.thefts = 0;
    state.phase = Phase::Asking(Question::MustDig);
}

fn open_question(state: &mut State, question: Question) {
    state.phase = Phase::Asking(question);
    // The pause tells everybody that there is a dog (R25).
    if question == Question::UseDog
        && let Some(at) = state.haul.last().and_then(|threat| state.rescuer(*threat))
    {
        let dog = &mut state.pile_mut(state.active)[at];
        (dog.shown, dog.here) = (SeatSet::ALL, SeatSet::ALL);
    }
}

fn discard(state: &mut State, kind: Kind) {
    state.discard.push(Discarded { kind, sure: SeatSet::ALL, face_up: true });
}

fn receive(state: &mut State, seat: Seat, kept: Kept) {
    state.pile_mut(seat).push(kept);
}

fn bust(state: &mut State, by: Kind) {
    // Nothing was asked, so everybody knows that nothing in this pile could have helped.
    if Kind::ALL.iter().any(|kind| kind.cancels(by)) && state.rescuer(by).is_none() {
        state.pile_mut(state.active).iter_mut().for_each(|kept| kept.helpless = true);
    }
    for kind in std::mem::take(&mut state.haul) {
        discard(state, kind);
    }
}

fn cancel(state: &mut State, threat: Kind) {
    state.haul.pop();
    if let Some(at) = state.rescuer(threat) {
        state.pile_mut(state.active)[at].used = true;
    }
    discard(state, threat);
}

fn give_collected(state: &mut State, card: Kind, to: Seat) {
    let turn = state.turn;
    let giver = state.pile_mut(state.active);
    let at = giver.iter().position(|kept| kept.kind == card && kept.collected == Some(turn));
    giver.remove(at.expect("only a card collected this turn is given"));
    receive(state, to, Kept::open(card, state.robberies));
}

fn collect(state: &mut State, seat: Seat) {
    for kind in std::mem::take(&mut state.haul) {
        let kept = Kept { collected: Some(state.turn), ..Kept::open(kind, state.robberies) };
        receive(state, seat, kept);
        if !matches!(kind.card().collect, None | Some(OnCollect::ExtraTurn { .. })) {
            state.pending.push(kind);
        }
    }
}

fn look(state: &mut State, stack: StackId, count: u8, lookers: SeatSet, moving: bool) {
    for lying in state.stacks[stack as usize].cards.iter_mut().rev().take(usize::from(count)) {
        // Whoever knew the cards before and does not look now cannot know their new order.
        lying.sure = if moving { lookers } else { lying.sure.union(lookers) };
    }
}

fn put(state: &mut State, card: Kind) {
    let Some(Question::Order { stack, placed, .. }) = state.question() else { return };
    let stack = &mut state.stacks[stack as usize];
    let found = stack.top_down().skip(usize::from(placed)).position(|lying| lying.kind == card);
    let from = stack.at_depth(usize::from(placed) + found.expect("only a card looked at is put"));
    let lying = stack.cards.remove(from);
    let to = stack.cards.len() - usize::from(placed);
    stack.cards.insert(to, lying);
}

fn take(state: &mut State, stack: StackId, depth: u8, card: &For<Kind>) {
    let lookers = state.table.lookers(state.active);
    let lying = &mut state.stacks[stack as usize];
    let found = lying.top_down().position(|lying| lying.kind == card.value).expect("only a card looked at is taken");
    lying.cards.remove(lying.at_depth(found));
    // The others do not know which one is gone.
    for left in lying.cards.iter_mut().rev().take(usize::from(depth) - 1) {
        left.sure = lookers;
    }
    let open = Kept::open(card.value, state.robberies);
    let kept = Kept { collected: Some(state.turn), shown: card.seats, here: card.seats, ..open };
    receive(state, state.active, kept);
}

fn steal(state: &mut State, by: Seat, from: Seat, at: usize, parties: SeatSet) {
    state.robberies += 1;
    let (since, victim) = (state.robberies, state.table.pile_of(from));
    let taken = state.piles[victim].remove(at);
    // Others know what went only if nothing else could have gone.
    let guess = !state.piles[victim].is_empty();
    for kept in &mut state.piles[victim] {
        kept.here = kept.here.iter().filter(|seat| parties.has(*seat)).collect();
    }
    let kept = Kept {
        collected: None,
        shown: taken.shown.union(parties),
        here: if guess { parties } else { taken.here.union(parties) },
        since,
        stolen_from: guess.then_some(victim as u8),
        ..taken
    };
    receive(state, by, kept);
}

/// The stack is gone for good; what lay beside it lies face up.
fn bury(state: &mut State, stack: StackId) {
    let mined = &mut state.stacks[stack as usize];
    mined.destroyed = true;
    let (cards, attached) = (std::mem::take(&mut mined.cards), mined.attached.take());
    let buried = cards.into_iter().rev().map(|lying| Discarded { kind: lying.kind, sure: lying.sure, face_up: false });
    state.discard.extend(buried);
    if let Some(kind) = attached {
        discard(state, kind);
    }
}
