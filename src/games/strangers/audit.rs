//! Nothing lost, nothing twice: what must hold after every step.

use crate::engine::{Seat, SeatSet};

use super::cards::Card;
use super::state::{KIDS, MOST_TURNS, State};

pub fn audit(state: &State) -> Result<(), String> {
    kids(state)?;
    aliens(state)?;
    // The architect has not dealt yet.
    if state.turn > 0 {
        cards(state)?;
        hands(state)?;
    }
    check(state.turn <= MOST_TURNS, || format!("turn {}", state.turn))
}

fn kids(state: &State) -> Result<(), String> {
    check(state.homes.len() == state.board().slots.len(), || "a slot too many or too few".into())?;
    for seat in Seat::all(state.table.seats) {
        let player = state.player(seat);
        let all = usize::from(player.reserve) + player.moving.len() + state.safe(seat).count();
        check(all == usize::from(KIDS), || format!("{seat} has {all} kids"))?;
        for cell in &player.moving {
            let street = state.board().street(*cell);
            check(street.is_some(), || format!("a kid of {seat} walks on {cell}, which is no street"))?;
            let alien = state.board().landing(*cell).is_some_and(|landing| state.has_alien(landing));
            check(!alien, || format!("a kid of {seat} stands on the alien at {cell}"))?;
        }
    }
    Ok(())
}

fn aliens(state: &State) -> Result<(), String> {
    let landed = state.aliens.count_ones() as u8;
    check(state.aliens >> state.board().landings.len() == 0, || "an alien on no landing".into())?;
    check(landed <= state.board().aliens, || format!("{landed} aliens"))?;
    check(landed < state.board().aliens || state.is_over(), || "all aliens have landed, and it goes on".into())
}

fn cards(state: &State) -> Result<(), String> {
    let mut counts = [0_i32; Card::ALL.len()];
    for card in state.table.cards() {
        counts[card as usize] -= 1;
    }
    let hands = state.players.iter().flat_map(|player| player.hand.iter().map(|held| held.card));
    let acting = state.reveal.iter().map(|reveal| reveal.card);
    for card in state.deck.iter().chain(&state.discard).copied().chain(hands).chain(acting) {
        counts[card as usize] += 1;
    }
    let wrong = Card::ALL.into_iter().find(|card| counts[*card as usize] != 0);
    check(wrong.is_none(), || format!("{} of {} too many", counts[wrong.unwrap() as usize], wrong.unwrap()))
}

fn hands(state: &State) -> Result<(), String> {
    for seat in Seat::all(state.table.seats) {
        let hand = &state.player(seat).hand;
        let lookers = state.table.lookers(seat);
        for held in hand {
            check(!held.card.is_reveal(), || format!("{seat} holds {}", held.card))?;
            check(held.known.union(lookers) == held.known, || format!("{seat} does not know {}", held.card))?;
        }
        let nested = |one: SeatSet, other: SeatSet| one.union(other) == one || one.union(other) == other;
        let chain = hand.iter().all(|one| hand.iter().all(|other| nested(one.known, other.known)));
        check(chain, || format!("somebody has seen a part of the hand of {seat}"))?;
    }
    Ok(())
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
