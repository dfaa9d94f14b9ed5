//! Performing a card: kid after kid, until it is done or the player has to choose.

use crate::engine::{For, Seat};

use super::{Trial, drawing, is_contact};
use crate::games::strangers::board::Cell;
use crate::games::strangers::cards::{Card, Effect};
use crate::games::strangers::facts::Fact;
use crate::games::strangers::moves::{Goal, Move};
use crate::games::strangers::state::{End, KIDS, State};
use crate::games::strangers::uses;

/// Runs the card being performed as far as public knowledge leaves one answer.
pub fn perform(draft: &mut Trial<'_>) {
    if let Some((need, points)) = is_contact(draft.state()) {
        return contact(draft, need, points);
    }
    let Some(pending) = &draft.state().pending else { return };
    let (card, begun) = (pending.card, pending.moved > 0);
    match uses::uses(draft.state(), pending)[..] {
        [] => {
            if !begun {
                draft.emit(Fact::Idled { card });
            }
            settle(draft);
        }
        [Move::Visit(whom)] => visit(draft, whom),
        [only] => apply(draft, only),
        _ => {}
    }
}

/// Applies a legal use, and goes on.
pub fn apply(draft: &mut Trial<'_>, step: Move) {
    let fact = outcome_of(draft.state(), step).expect("only uses are applied");
    draft.emit(fact);
    let state = draft.state();
    let home = Seat::all(state.table.seats).find(|seat| state.safe(*seat).count() == usize::from(KIDS));
    match home {
        Some(seat) => draft.emit(Fact::Ended { by: End::Home(seat) }),
        None => perform(draft),
    }
}

/// What a use of the card being performed does; None for a step that is no use.
pub fn outcome_of(state: &State, step: Move) -> Option<Fact> {
    let board = state.board();
    let slot = |place: usize| state.free_slot(place).map(|slot| board.slots[usize::from(slot)].cell);
    Some(match step {
        Move::Go(from, Goal::Street(to)) => Fact::Moved { owner: state.active, from, to },
        Move::Go(from, Goal::Place(place)) => {
            Fact::Moved { owner: state.active, from, to: slot(board.place(place)?.into())? }
        }
        Move::Invite(owner, from) => Fact::Moved { owner, from, to: party(state).and_then(slot)? },
        Move::Evict(place) => {
            let first = board.places[usize::from(board.place(place)?)].first;
            let from: Cell = board.slots[usize::from(first)].cell;
            Fact::Evicted { owner: state.homes[usize::from(first)]?, from }
        }
        Move::Clear(from) => Fact::AlienLeft { from },
        _ => return None,
    })
}

/// Where the card being performed invites kids to.
fn party(state: &State) -> Option<usize> {
    match state.pending.as_ref()?.card.effect() {
        Effect::Invite { to, .. } => state.board().places.iter().position(|place| place.kind == *to),
        _ => None,
    }
}

pub fn settle(draft: &mut Trial<'_>) {
    draft.emit(Fact::Settled);
    drawing::fill_up(draft);
}

/// Looks into a hand. What lies there is a secret, so that what to copy is always asked.
pub fn visit(draft: &mut Trial<'_>, whom: Seat) {
    let state = draft.state();
    let seat = state.active;
    let value = state.player(whom).hand.iter().map(|held| held.card).collect();
    let seats = state.table.lookers(seat);
    draft.emit(Fact::Dated { seat, whom, cards: For { seats, value } });
}

pub fn copy(draft: &mut Trial<'_>, whom: Seat, card: Option<Card>) {
    match card {
        None => {
            draft.emit(Fact::DatedInVain { whom });
            settle(draft);
        }
        Some(card) => {
            draft.emit(Fact::Copied { whom, card });
            perform(draft);
        }
    }
}

/// A coin for each own kid in a library.
fn contact(draft: &mut Trial<'_>, need: u8, points: u8) {
    use crate::games::strangers::board::PlaceKind;
    let state = draft.state();
    let (seat, solo) = (state.active, state.table.is_solo());
    let (flips, before) = (state.safe_in(seat, PlaceKind::Library), state.coins);
    let coins: Vec<bool> = (0..flips).map(|nth| flip(draft, before + nth as u16)).collect();
    let reached = coins.iter().filter(|saucer| **saucer).count() >= usize::from(need);
    let points = if reached && solo { points } else { 0 };
    draft.emit(Fact::Contacted { seat, coins, reached, points });
    match reached && !solo {
        true => draft.emit(Fact::Ended { by: End::Contact(seat) }),
        false => settle(draft),
    }
}

/// One side of the coin is a saucer.
pub fn flip(draft: &Trial<'_>, nth: u16) -> bool {
    draft.stream(&format!("coin/{}", nth + 1)).below(2) == 1
}
