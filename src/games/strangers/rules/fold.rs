//! Folding a fact into the state: what moved where, and who knows it since.

use crate::engine::{Seat, SeatSet};

use crate::games::strangers::board::Cell;
use crate::games::strangers::cards::{Card, Effect};
use crate::games::strangers::facts::{Fact, Laid};
use crate::games::strangers::state::{Held, Pending, Reveal, State};

pub fn evolve(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Dealt { deck } => state.deck.clone_from(&deck.value),
        Fact::Handed { seat, cards, passed } => hand(state, *seat, &cards.value, passed),
        Fact::Returned { aliens, deck } => {
            for _ in 0..*aliens {
                let last = state.discard.iter().rposition(|card| *card == Card::AlienSpotted);
                state.discard.remove(last.expect("only aliens passed over are returned"));
            }
            state.deck.clone_from(&deck.value);
            state.shuffles += 1;
        }
        Fact::Planned { card } => state.plan.push(*card),
        Fact::TurnBegan { seat } => {
            state.active = *seat;
            state.turn += 1;
            state.discarded = false;
        }
        Fact::Released { seat } => release(state, *seat),
        Fact::Fled { seat, from } => leave_street(state, *seat, *from),
        Fact::Discarded { seat, card } => {
            take_from_hand(state, *seat, *card);
            state.discarded = true;
        }
        Fact::Played { seat, card } => {
            take_from_hand(state, *seat, *card);
            state.pending = Some(performing(state, *card));
        }
        Fact::Moved { owner, from, to } => step(state, *owner, *from, *to),
        Fact::Evicted { owner, from } => {
            count_use(state);
            leave_slot(state, *from);
            let school = state.board().space(state.board().school).cell;
            let player = state.player_mut(*owner);
            player.reserve -= 1;
            player.moving.push(school);
        }
        Fact::AlienLeft { from } => {
            count_use(state);
            let landing = state.board().landing(*from).expect("aliens stand on landings");
            state.aliens &= !(1 << landing);
        }
        Fact::Dated { whom, cards, .. } => {
            state.player_mut(*whom).hand.iter_mut().for_each(|held| held.known = held.known.union(cards.seats));
            if let Some(pending) = &mut state.pending {
                pending.date = Some(*whom);
            }
        }
        Fact::Copied { whom, card } => {
            if let Some(at) = best_known(state, *whom, *card) {
                state.player_mut(*whom).hand[at].known = SeatSet::ALL;
            }
            state.pending = Some(performing(state, *card));
        }
        Fact::Contacted { seat, coins, points, .. } => {
            state.coins += coins.len() as u16;
            state.player_mut(*seat).bonus += points;
        }
        Fact::Settled => state.pending = None,
        Fact::Drew { seat, card } => {
            state.deck.pop();
            state.player_mut(*seat).hand.push(Held { card: card.value, known: card.seats });
        }
        Fact::Revealed { card } => reveal(state, *card),
        Fact::Ordered { first } => {
            if let Some(reveal) = &mut state.reveal {
                reveal.first = Some(*first);
            }
        }
        Fact::AlienLanded { at, .. } => land(state, *at),
        Fact::SaucerPassed => saucer_done(state),
        Fact::Aimed { owner, at, hit } => {
            state.coins += 1;
            if *hit {
                match state.board().slot(*at) {
                    Some(_) => leave_slot(state, *at),
                    None => leave_street(state, *owner, *at),
                }
            }
            saucer_done(state);
        }
        Fact::Reshuffled { deck, .. } => {
            state.deck.clone_from(&deck.value);
            state.discard.clear();
            state.shuffles += 1;
        }
        Fact::Idled { .. } | Fact::DatedInVain { .. } => {}
        Fact::Ended { by } => {
            state.end = Some(*by);
            state.pending = None;
        }
        Fact::Laid(laid) => lay(state, &laid.value),
    }
}

fn hand(state: &mut State, seat: Seat, cards: &[Card], passed: &[Card]) {
    state.deck.truncate(state.deck.len() - cards.len() - passed.len());
    state.discard.extend(passed);
    let known = if state.table.is_architect() { SeatSet::ALL } else { state.table.lookers(seat) };
    let player = state.player_mut(seat);
    player.hand.extend(cards.iter().map(|card| Held { card: *card, known }));
}

pub fn release(state: &mut State, seat: Seat) {
    let school = state.board().space(state.board().school).cell;
    let player = state.player_mut(seat);
    player.reserve -= 1;
    player.moving.push(school);
}

/// Of equal cards the one known best leaves, so that whoever has seen one knows that it is gone.
fn best_known(state: &State, seat: Seat, card: Card) -> Option<usize> {
    let hand = &state.player(seat).hand;
    let copies = (0..hand.len()).filter(|at| hand[*at].card == card);
    // Of equals the oldest: the list runs backwards.
    copies.rev().max_by_key(|at| hand[*at].known.len())
}

fn take_from_hand(state: &mut State, seat: Seat, card: Card) {
    let at = best_known(state, seat, card).expect("only a card in hand leaves it");
    state.player_mut(seat).hand.remove(at);
    state.discard.push(card);
}

fn performing(state: &State, card: Card) -> Pending {
    let waiting = state.player(state.active).moving.clone();
    Pending { card, waiting, moved: 0, stop: None, date: None }
}

fn step(state: &mut State, owner: Seat, from: Cell, to: Cell) {
    let slot = state.board().slot(to);
    let player = state.player_mut(owner);
    let at = player.moving.iter().position(|cell| *cell == from).expect("only a kid that stands there moves");
    match slot {
        None => player.moving[at] = to,
        Some(slot) => {
            player.moving.remove(at);
            state.homes[usize::from(slot)] = Some(owner);
        }
    }
    count_use(state);
    if let Some(pending) = &mut state.pending {
        if matches!(pending.card.effect(), Effect::Carpool) {
            pending.stop = Some(to);
        }
        if owner == state.active
            && let Some(at) = pending.waiting.iter().position(|cell| *cell == from)
        {
            pending.waiting.remove(at);
        }
    }
}

/// The card being performed has done something.
fn count_use(state: &mut State) {
    if let Some(pending) = &mut state.pending {
        pending.moved += 1;
    }
}

fn leave_street(state: &mut State, owner: Seat, from: Cell) {
    let player = state.player_mut(owner);
    let at = player.moving.iter().position(|cell| *cell == from).expect("only a kid that stands there leaves");
    player.moving.remove(at);
    player.reserve += 1;
}

fn leave_slot(state: &mut State, from: Cell) {
    let slot = state.board().slot(from).expect("a slot");
    let owner = state.homes[usize::from(slot)].take().expect("only a kid that is there leaves");
    state.player_mut(owner).reserve += 1;
}

fn reveal(state: &mut State, card: Card) {
    state.deck.pop();
    let both = state.table.options.total_invasion.is_on();
    state.reveal = Some(Reveal {
        card,
        alien_due: both || matches!(card.effect(), Effect::PlaceAlien),
        saucer_due: both || matches!(card.effect(), Effect::Saucer),
        first: None,
    });
}

fn land(state: &mut State, at: Cell) {
    let landing = state.board().landing(at).expect("aliens land on landings");
    state.aliens |= 1 << landing;
    for player in &mut state.players {
        let before = player.moving.len();
        player.moving.retain(|cell| *cell != at);
        player.reserve += (before - player.moving.len()) as u8;
    }
    if let Some(reveal) = &mut state.reveal {
        reveal.alien_due = false;
    }
    lay_by(state);
}

fn saucer_done(state: &mut State) {
    if let Some(reveal) = &mut state.reveal {
        reveal.saucer_due = false;
    }
    lay_by(state);
}

/// A drawn card that has acted lies on the discard.
fn lay_by(state: &mut State) {
    if let Some(reveal) = state.reveal
        && !reveal.alien_due
        && !reveal.saucer_due
    {
        state.discard.push(reveal.card);
        state.reveal = None;
    }
}

/// What is known of the places stays with them.
fn lay(state: &mut State, laid: &Laid) {
    state.deck.clone_from(&laid.deck);
    for (player, cards) in state.players.iter_mut().zip(&laid.hands) {
        for (held, card) in player.hand.iter_mut().zip(cards) {
            held.card = *card;
        }
    }
}
