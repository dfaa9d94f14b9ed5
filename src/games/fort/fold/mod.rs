//! Folds facts into the table. Never judges, never fails.

mod setup;

mod turn;

mod units;

mod window;

use crate::engine::Seat;

use super::cards::Card;
use super::facts::Fact;
use super::redeal;
use super::state::{End, Phase, Plan, State};
use super::uses::{Reach, Use};
use super::words::Perk;

pub fn fold(state: &mut State, fact: &Fact) {
    if said(fact) {
        state.silent.clear();
        state.silent_end = false;
    }
    match fact {
        Fact::Seated(..)
        | Fact::RulesStacked(_)
        | Fact::PerksLaidOut(_)
        | Fact::ParkDealt(..)
        | Fact::Dealt(..)
        | Fact::Picked(..)
        | Fact::HandedOn
        | Fact::Shuffled(..) => setup::fold(state, fact),
        Fact::By(seat) => {
            state.memory.speaker = Some(*seat);
            state.memory.fresh.clear();
        }
        Fact::TurnBegan(seat) => turn::begin(state, *seat),
        Fact::Skipped(_) | Fact::DidItYourself(_) | Fact::Played(..) | Fact::Added(..) | Fact::Lent(..) => {
            turn::play(state, fact);
        }
        Fact::Declared(_, suit) => plan(state).declared = Some(*suit),
        Fact::Named(_, icon) => plan(state).suit = Some(*icon),
        Fact::Used(seat, half, units, count) => {
            let reach = units.map_or(Reach::All, Reach::Exactly);
            state.phase = Phase::Work;
            units::start(state, *seat, Use::new(*half, reach, *count));
        }
        Fact::Did(seat, did) => units::fold(state, *seat, *did),
        Fact::FellOut(seat, did) => {
            if !state.silent.is_full() {
                state.silent.push(Some(*did));
            }
            units::fold(state, *seat, *did);
        }
        Fact::Ended(_) => window::open(state),
        Fact::EndedItself(_) => {
            state.silent_end = true;
            window::open(state);
        }
        Fact::Followed(seat, cards, count) => window::follow(state, *seat, cards, *count),
        Fact::Passed(_) | Fact::CouldNotFollow(_) => window::next_slot(state),
        Fact::RoughHoused(..) | Fact::TrashedItself(..) | Fact::DidOver(_) => window::aftermath(state, fact),
        Fact::Recruited(seat, source, card, refill) => {
            units::recruit(state, *seat, *source, *card, *refill);
            let party = state.has_perk(*seat, Perk::BirthdayParty) && state.park_size() > 0;
            state.phase = if party { Phase::Birthday } else { Phase::Discard };
        }
        Fact::NobodyToRecruit(_) => state.phase = Phase::Discard,
        Fact::Celebrated(seat, source, card, refill) => {
            units::recruit(state, *seat, *source, *card, *refill);
            state.phase = Phase::Discard;
        }
        Fact::Discarded(seat, ..) => turn::discard_hand(state, *seat),
        Fact::Drew(seat, cards, anew) => {
            turn::draw(state, *seat, cards.value.len(), anew.as_ref().map(|anew| &anew.value[..]));
        }
        Fact::Recycled(seat, card) => turn::recycle(state, *seat, *card),
        Fact::Declined(_, perk) => turn::decline(state, *perk),
        Fact::Waited(_) => {
            state.ask_late = true;
            state.phase = Phase::Draw;
        }
        Fact::Flagged(by, reason) => state.end = Some(End { reason: *reason, by: *by }),
        Fact::TookMacaroni(seat) => state.macaroni = Some(*seat),
        Fact::Over => state.phase = Phase::Over,
        Fact::Laid(laid) => redeal::lay(state, &laid.value),
    }
}

/// Facts that open what a player said; what falls out silently afterwards belongs to them.
fn said(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::TurnBegan(_)
            | Fact::DidItYourself(_)
            | Fact::Played(..)
            | Fact::Added(..)
            | Fact::Lent(..)
            | Fact::Declared(..)
            | Fact::Named(..)
            | Fact::Used(..)
            | Fact::Did(..)
            | Fact::Ended(_)
            | Fact::Followed(..)
            | Fact::Passed(_)
            | Fact::Recruited(..)
    )
}

/// The card that is played, and with what.
fn plan(state: &mut State) -> &mut Plan {
    state.plan.as_mut().expect("a card was played")
}

/// A card lies open now, and moved.
fn show(state: &mut State, card: Card) {
    state.memory.seen.insert(card);
    state.memory.fresh.insert(card);
}

/// A perk that works once leaves the game.
fn spend(state: &mut State, seat: Seat) {
    if let Some(perk) = state.player_mut(seat).perk.take() {
        state.spent |= 1 << perk as u16;
    }
}
