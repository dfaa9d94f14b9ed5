//! Folding a fact into the state: what moved where.

use crate::engine::{Seat, SeatSet};

use super::facts::{Fact, How};
use crate::games::demons::cards::{Face, Sort};
use crate::games::demons::redeal;
use crate::games::demons::state::{Acting, Lying, Serial, State, Summoning, Turn};

pub fn evolve(state: &mut State, fact: &Fact) {
    if !matches!(fact, Fact::Laid(_)) {
        state.question = None;
    }
    match fact {
        Fact::Dealt { .. } => deal(state, fact),
        Fact::Lit { seat, candle } => {
            state.candles_left.retain(|left| left != candle);
            enter(state, *seat, *candle);
        }
        Fact::TurnBegan { seat, extra } => begin_turn(state, *seat, *extra),
        Fact::Asked { seat, question } => {
            state.asked += 1;
            state.question = Some((*seat, *question));
        }
        Fact::Rolled { dice, again, .. } => {
            state.luck.rolls += 1;
            state.thrown = Some(*dice);
            let turn = &mut state.turn;
            (turn.rolled, turn.unsettled, turn.dice) = (true, true, Some(*dice));
            turn.rerolled |= again;
        }
        Fact::Settled { waking, .. } => {
            state.turn.unsettled = false;
            state.waking.clone_from(waking);
            state.rolled_at = state.serial;
        }
        Fact::Bought { seat, card, slot } => {
            state.block[usize::from(*slot)] = None;
            state.player_mut(*seat).souls -= crate::games::demons::state::PRICE;
            state.turn.bought = true;
            enter(state, *seat, *card);
        }
        Fact::SummonBegun { demon } => {
            state.turn.summoning = Some(Summoning { demon: demon.value, cards: Vec::new() });
        }
        Fact::Offered { card } => {
            let summoning = state.turn.summoning.as_mut().expect("only a begun summon is paid for");
            summoning.cards.push(card.value);
        }
        Fact::GivenUp { seat, cards } => {
            state.turn.summoning = None;
            state.turn.summoned = true;
            cards.iter().for_each(|(serial, _)| discard(state, *seat, *serial));
        }
        Fact::Summoned { seat, demon, how } => summon(state, *seat, *demon, *how),
        Fact::Shared { seat, to, serial, card } => {
            leave(state, *seat, *serial);
            enter(state, *to, *card);
            state.turn.shared = true;
        }
        Fact::Refilled { cards } => {
            for (slot, face) in cards {
                state.block_deck.pop();
                state.block[usize::from(*slot)] = Some(*face);
            }
        }
        Fact::Shuffled { deck } => {
            state.luck.shuffles += 1;
            state.block_discard.clear();
            state.block_deck = deck.value.iter().rev().copied().collect();
        }
        Fact::DemonsShuffled { deck, renewed } => {
            state.luck.demon_shuffles += 1;
            if *renewed {
                state.demon_discard.clear();
            }
            state.demon_deck = deck.value.iter().rev().copied().collect();
        }
        Fact::Laid(laid) => redeal::lay(state, &laid.value),
        _ => act(state, fact),
    }
}

/// What the cards do.
fn act(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Reaped { seat, cards } => {
            for (serial, _, souls) in cards {
                strike_off(state, *serial);
                state.player_mut(*seat).souls += souls;
            }
        }
        Fact::Woke { seat, serial, card } => {
            strike_off(state, *serial);
            state.open.push(Acting::new(*seat, *card, Some(*serial)));
        }
        Fact::Idled { .. } | Fact::Declined { .. } => drop(state.open.pop()),
        Fact::Pledged { serial } => top(state).list.push(*serial),
        Fact::Paid { seat, cards, .. } => {
            cards.iter().for_each(|(serial, _)| discard(state, *seat, *serial));
            let acting = top(state);
            acting.paid = true;
            acting.list.clear();
        }
        Fact::Collected { seat, souls, .. } => state.player_mut(*seat).souls += souls,
        Fact::Aimed { at, souls } => top(state).aimed.push((*at, *souls)),
        Fact::Stole { seat, from, supply, .. } => {
            let mut all = *supply;
            for (victim, souls) in from {
                state.player_mut(*victim).souls -= u16::from(*souls);
                all += u16::from(*souls);
            }
            state.player_mut(*seat).souls += all;
        }
        Fact::Favoured { to, souls, .. } => state.player_mut(*to).souls += u16::from(*souls),
        Fact::Turned { to } => top(state).from = Some(*to),
        Fact::Gained { seat, card, slot, .. } => {
            state.block[usize::from(*slot)] = None;
            enter(state, *seat, *card);
        }
        Fact::Drew { cards } => {
            state.block_deck.truncate(state.block_deck.len() - cards.len());
            state.aside.extend(cards);
        }
        Fact::Sifted { seat, kept, lost, .. } => {
            state.aside.clear();
            kept.iter().for_each(|face| enter(state, *seat, *face));
            state.block_discard.extend(lost);
        }
        Fact::Cleared { cards, .. } => {
            for (slot, face) in cards {
                state.block[usize::from(*slot)] = None;
                state.block_discard.push(*face);
            }
        }
        Fact::Listed { cards } => {
            let acting = top(state);
            acting.list.clone_from(cards);
            acting.begun = true;
        }
        Fact::StoleCard { seat, from, serial, card, .. } => {
            leave(state, *from, *serial);
            enter(state, *seat, *card);
        }
        Fact::StoleAll { seat, from, .. } => {
            let serials: Vec<Lying> = state.player(*from).takeable().copied().collect();
            for lying in serials {
                leave(state, *from, lying.serial);
                enter(state, *seat, lying.face);
            }
        }
        Fact::Bitten { from, serial, .. } => {
            discard(state, *from, *serial);
            let acting = top(state);
            acting.count += 1;
            acting.from = None;
        }
        Fact::AllDiscarded { lost, .. } => {
            for (seat, _) in lost {
                let all: Vec<Serial> = state.player(*seat).tableau.iter().map(|lying| lying.serial).collect();
                all.into_iter().for_each(|serial| discard(state, *seat, serial));
            }
        }
        Fact::ExtraTurn { .. } => state.turn.owed += 1,
        Fact::Gambled { dice, again, .. } => {
            state.luck.rolls += 1;
            state.turn.rerolled |= again;
            let acting = top(state);
            acting.begun = true;
            // Faces of the dice, kept until the roll stands.
            acting.list = vec![u32::from(dice.0), u32::from(dice.1)];
        }
        Fact::Borrowed { seat, card, .. } => {
            state.block_deck.pop();
            let serial = state.serial;
            enter(state, *seat, *card);
            let acting = top(state);
            (acting.borrowed, acting.begun, acting.list) = (Some(serial), true, vec![serial]);
        }
        Fact::Returned { seat, serial, .. } => discard(state, *seat, *serial),
        Fact::Marked { seat, serial, .. } => {
            let by = top(state).serial;
            let player = state.player_mut(*seat);
            player.souls -= 1;
            let zones = player.tableau.iter_mut().chain(&mut player.demons).chain(&mut player.candles);
            zones.filter(|lying| lying.serial == *serial).for_each(|lying| lying.mark = by);
        }
        Fact::Done => {
            let acting = top(state);
            acting.at += 1;
            (acting.begun, acting.from) = (false, None);
            acting.list.clear();
            acting.aimed.clear();
            if usize::from(acting.at) >= acting.face.print().does.len() {
                state.open.pop();
            }
        }
        Fact::Ended(ending) => {
            state.ended = Some(*ending);
            state.open.clear();
            state.waking.clear();
        }
        _ => look(state, fact),
    }
}

/// What happens around the demon deck.
fn look(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Looked { cards, .. } => {
            state.demon_deck.truncate(state.demon_deck.len() - cards.value.len());
            state.seen.extend(&cards.value);
            cards.value.iter().for_each(|face| know(state, *face, cards.seats));
        }
        Fact::Searched { cards, .. } => {
            cards.value.iter().for_each(|face| know(state, *face, cards.seats));
            top(state).begun = true;
        }
        Fact::Hatched { egg, rejected, .. } => {
            state.hatching = None;
            state.seen.retain(|face| !rejected.contains(face));
            for face in rejected.iter().chain([egg]) {
                state.demon_discard.push(*face);
                know(state, *face, SeatSet::ALL);
            }
        }
        other => unreachable!("{other:?} is folded elsewhere"),
    }
}

impl Acting {
    fn new(seat: Seat, face: Face, serial: Option<Serial>) -> Acting {
        Acting {
            seat,
            face,
            serial,
            paid: false,
            at: 0,
            begun: false,
            list: Vec::new(),
            aimed: Vec::new(),
            from: None,
            count: 0,
            borrowed: None,
        }
    }
}

fn deal(state: &mut State, fact: &Fact) {
    let Fact::Dealt { candles, left, block, deck, hands, demons, first } = fact else { return };
    state.candles_left.clone_from(left);
    for (slot, face) in block.iter().enumerate() {
        state.block[slot] = Some(*face);
    }
    state.block_deck = deck.value.iter().rev().copied().collect();
    state.demon_deck = demons.value.iter().rev().copied().collect();
    for (seat, hand) in Seat::all(state.table.seats).zip(hands) {
        state.player_mut(seat).hand.clone_from(&hand.value);
        state.player_mut(seat).souls = u16::from(state.table.options.starting_souls);
        candles[seat.index()].iter().for_each(|candle| enter(state, seat, *candle));
    }
    state.turn = Turn::new(0, *first, false, 0);
}

fn begin_turn(state: &mut State, seat: Seat, extra: bool) {
    let owed = state.turn.owed - u16::from(extra);
    state.turn = Turn::new(state.turn.number + 1, seat, extra, owed);
    state.waking.clear();
    // Candles nobody chose leave the game.
    state.candles_left.clear();
    state.player_mut(seat).turns += u16::from(!extra);
}

fn summon(state: &mut State, seat: Seat, demon: Face, how: How) {
    match how {
        How::Sacrifice | How::Free | How::Lot => {
            let hand = &mut state.player_mut(seat).hand;
            let at = hand.iter().position(|held| *held == demon).expect("only a demon of the hand is summoned");
            hand.remove(at);
        }
        How::Top => drop(state.demon_deck.pop()),
        How::Deck => state.demon_deck.retain(|face| *face != demon),
        How::Seen => state.seen.retain(|face| *face != demon),
    }
    state.turn.freed |= how == How::Free;
    state.luck.lots += u32::from(how == How::Lot);
    know(state, demon, SeatSet::ALL);
    if demon.print().hatch {
        state.hatching = Some(demon);
        state.open.push(Acting::new(seat, demon, None));
    } else {
        enter(state, seat, demon);
    }
}

/// No hand holds this demon, and these seats know it.
fn know(state: &mut State, demon: Face, seats: SeatSet) {
    let shown = &mut state.shown[demon as usize];
    *shown = shown.union(seats);
}

fn top(state: &mut State) -> &mut Acting {
    state.open.last_mut().expect("a card acts")
}

/// The card is not woken again by what woke it now.
fn strike_off(state: &mut State, serial: Serial) {
    let list = match state.open.last_mut() {
        Some(acting) => &mut acting.list,
        None => match state.waking.iter_mut().find(|waking| waking.cards.contains(&serial)) {
            Some(waking) => &mut waking.cards,
            None => return,
        },
    };
    list.retain(|other| *other != serial);
}

fn enter(state: &mut State, seat: Seat, face: Face) {
    let serial = state.serial;
    state.serial += 1;
    state.zone_mut(seat, face.sort()).push(Lying { face, serial, mark: None });
}

/// The card leaves play; marks it had set go with it.
fn leave(state: &mut State, seat: Seat, serial: Serial) -> Option<Lying> {
    let player = state.player_mut(seat);
    let zone = match player.tableau.iter().any(|lying| lying.serial == serial) {
        true => &mut player.tableau,
        false => &mut player.demons,
    };
    let at = zone.iter().position(|lying| lying.serial == serial)?;
    let gone = zone.remove(at);
    if state.table.options.promos.is_on() {
        let zones = state
            .players
            .iter_mut()
            .flat_map(|player| player.tableau.iter_mut().chain(&mut player.demons).chain(&mut player.candles));
        zones.filter(|lying| lying.mark == Some(serial)).for_each(|lying| lying.mark = None);
    }
    Some(gone)
}

fn discard(state: &mut State, seat: Seat, serial: Serial) {
    let Some(gone) = leave(state, seat, serial) else { return };
    match gone.face.sort() {
        Sort::Demon => state.demon_discard.push(gone.face),
        _ => state.block_discard.push(gone.face),
    }
}
