//! What a card can do now: every legal application, one kid at a time.

use super::board::{Cell, Network, PlaceKind, bits};
use super::cards::{Card, Effect, Kids};
use super::moves::{Goal, Move};
use super::paths::{self, Ends, Gait};
use super::state::{Pending, State};
use crate::engine::Seat;

/// The legal next applications of the card being performed, the most modest first; empty if it can do nothing.
pub fn uses(state: &State, pending: &Pending) -> Vec<Move> {
    if pending.moved > 0 && !goes_on(pending) {
        return Vec::new();
    }
    let mut found = match pending.card.effect() {
        Effect::Move { .. } => walks(state, pending),
        Effect::Bus { network } => rides(state, pending, *network),
        Effect::Carpool => carpools(state, pending),
        Effect::Drive { to } => drives(state, pending, *to),
        Effect::Invite { to, .. } => invitations(state, *to),
        Effect::Evict { from } => evictions(state, from),
        Effect::RemoveAlien => {
            let landed = (0..state.board().landings.len() as u8).filter(|landing| state.has_alien(*landing));
            landed.map(|landing| Move::Clear(state.board().landing_cell(landing))).collect()
        }
        Effect::CopyCard => visits(state).map(Move::Visit).collect(),
        Effect::PlaceAlien | Effect::Saucer | Effect::Contact { .. } => Vec::new(),
    };
    if pending.moved > 0 && !found.is_empty() && may_stop(pending.card) {
        found.push(Move::Done);
    }
    found
}

/// Could this card do something if it were played now?
pub fn works(state: &State, card: Card) -> bool {
    let fresh = Pending { card, waiting: state.player(state.active).moving.clone(), moved: 0, stop: None, date: None };
    matches!(card.effect(), Effect::Contact { .. }) || !uses(state, &fresh).is_empty()
}

/// After a first kid the rest may stay.
fn may_stop(card: Card) -> bool {
    !matches!(card.effect(), Effect::Move { kids: Kids::Every, .. })
}

/// Does the card go on after one kid?
fn goes_on(pending: &Pending) -> bool {
    match pending.card.effect() {
        Effect::Move { kids, .. } => *kids != Kids::One,
        Effect::Carpool => true,
        Effect::Invite { most, .. } => pending.moved < *most,
        _ => false,
    }
}

/// Other seats that hold cards, clockwise.
fn visits(state: &State) -> impl Iterator<Item = Seat> + '_ {
    state.active.others(state.table.seats).filter(|seat| !state.player(*seat).hand.is_empty())
}

/// The distinct fields of own kids that the card has not moved yet, in order.
fn waiting(pending: &Pending) -> Vec<Cell> {
    let mut fields = pending.waiting.clone();
    fields.sort_unstable();
    fields.dedup();
    fields
}

/// How a card walks; None if it does not.
pub fn gait(card: Card) -> Option<Gait> {
    match *card.effect() {
        Effect::Move { steps, over_walls, past_aliens, .. } => Some(Gait { steps, over_walls, past_aliens }),
        _ => None,
    }
}

fn walks(state: &State, pending: &Pending) -> Vec<Move> {
    let (board, traffic) = (state.board(), state.traffic());
    let Some(gait) = gait(pending.card) else { return Vec::new() };
    let mut found = Vec::new();
    for from in waiting(pending) {
        let Some(street) = board.street(from) else { continue };
        let Ends { streets, places } = paths::ends(board, street, gait, traffic);
        found.extend(bits(streets).map(|to| Move::Go(from, Goal::Street(board.space(to).cell))));
        found.extend(bits(places.into()).map(|to| Move::Go(from, Goal::Place(board.places[usize::from(to)].id))));
    }
    found
}

fn rides(state: &State, pending: &Pending, network: Network) -> Vec<Move> {
    let stops: Vec<Cell> = state.board().stops(network).map(|space| space.cell).collect();
    let from = waiting(pending).into_iter().filter(|from| stops.contains(from));
    let to = |from: Cell| stops.iter().filter(move |to| **to != from).map(move |to| Move::Go(from, Goal::Street(*to)));
    from.flat_map(to).collect()
}

fn carpools(state: &State, pending: &Pending) -> Vec<Move> {
    let stops = state.board().spaces.iter().filter(|space| space.stop.is_some()).map(|space| space.cell);
    let stops: Vec<Cell> = stops.filter(|stop| pending.stop.is_none_or(|fixed| fixed == *stop)).collect();
    let to = |from: Cell| stops.iter().filter(move |to| **to != from).map(move |to| Move::Go(from, Goal::Street(*to)));
    waiting(pending).into_iter().flat_map(to).collect()
}

fn drives(state: &State, pending: &Pending, kind: PlaceKind) -> Vec<Move> {
    let places =
        || state.board().places.iter().enumerate().filter(|(at, place)| place.kind == kind && !state.is_full(*at));
    let to = |from: Cell| places().map(move |(_, place)| Move::Go(from, Goal::Place(place.id)));
    waiting(pending).into_iter().flat_map(to).collect()
}

fn invitations(state: &State, kind: PlaceKind) -> Vec<Move> {
    let room = state.board().places.iter().enumerate().any(|(at, place)| place.kind == kind && !state.is_full(at));
    if !room {
        return Vec::new();
    }
    let of = |seat: Seat| state.fields_of(seat).into_iter().map(move |cell| Move::Invite(seat, cell));
    Seat::all(state.table.seats).flat_map(of).collect()
}

fn evictions(state: &State, kinds: &[PlaceKind]) -> Vec<Move> {
    let board = state.board();
    let places = board.places.iter().filter(|place| kinds.contains(&place.kind));
    let taken = places.filter(|place| state.homes[usize::from(place.first)].is_some());
    taken.map(|place| Move::Evict(place.id)).collect()
}
