//! Which steps are legal now, what the clock would play, and which cards a name stands for.

use crate::engine::Seat;

use super::cards::{Face, Sort};
use super::effect::{Cost, Filter, Op};
use super::moves::{Move, Pick};
use super::state::{Acting, Lying, PRICE, Question, SLOTS, Serial, State};

/// More cards of several players than this are not listed at once: first it is asked whose.
const MOST_LISTED: usize = 60;

/// Every legal next step of the seat.
pub fn legal(state: &State, seat: Seat) -> Vec<Move> {
    match state.question {
        Some((asked, question)) if asked == seat => listed(state, seat, question),
        _ => Vec::new(),
    }
}

fn listed(state: &State, seat: Seat, question: Question) -> Vec<Move> {
    let picks =
        |cards: Vec<(Pick, Serial)>, step: fn(Pick) -> Move| cards.into_iter().map(|(pick, _)| step(pick)).collect();
    match question {
        Question::Candle => state.candles_left.iter().copied().map(Move::Light).collect(),
        Question::Main => main(state, seat),
        Question::Sacrifice => picks(to_give(state, seat), Move::Give),
        Question::Reroll => vec![Move::Keep, Move::Reroll],
        Question::Wake | Question::Target => picks(to_wake(state), Move::Wake),
        Question::Pay => vec![Move::Decline, Move::Pay],
        Question::PayWith => picks(to_pay(state), Move::Discard),
        Question::Split { from } => (0..=most_from(state, from)).map(|souls| Move::Steal(from, souls)).collect(),
        Question::Opponent => whose(state),
        Question::Gain => gainable(state).into_iter().map(Move::Gain).collect(),
        Question::Take => takeable(state),
        Question::Bite => {
            let more = acting(state).count > 0;
            let cards = cards_of_others(state).into_iter().map(|(seat, card, _)| Move::Bite(seat, card));
            cards.chain(more.then_some(Move::Stop)).collect()
        }
        Question::Replace => replaceable(state),
        Question::Demon => callable(state).into_iter().map(Move::Call).collect(),
        Question::Mark => {
            let cards = to_mark(state).into_iter().map(|(card, _)| Move::Mark(card));
            std::iter::once(Move::Decline).chain(cards).collect()
        }
    }
}

/// What is played for somebody who says nothing.
pub fn least(state: &State, seat: Seat) -> Option<Move> {
    let (asked, question) = state.question?;
    if asked != seat {
        return None;
    }
    Some(match question {
        Question::Main if state.turn.rolled => Move::End,
        Question::Main => Move::Roll,
        Question::Candle => Move::Light(state.candles_left.iter().copied().min_by_key(|candle| candle.id())?),
        Question::Wake => {
            let first = to_wake(state).into_iter().min_by_key(|(pick, serial)| (pick.face.id(), *serial));
            Move::Wake(first?.0)
        }
        _ => *listed(state, seat, question).first()?,
    })
}

/// The card that acts.
pub fn acting(state: &State) -> &Acting {
    state.open.last().expect("a card acts")
}

pub fn op(state: &State) -> Op {
    let acting = acting(state);
    acting.face.print().does[usize::from(acting.at)]
}

/// What tells two copies of a card apart: marked, still to wake, come after the roll.
type Distinction = (bool, bool, bool);

/// Copies are one option, the oldest of them is meant; unless what waits for them differs.
pub fn options<'c>(state: &State, cards: impl IntoIterator<Item = &'c Lying>) -> Vec<(Pick, Serial)> {
    let resolving = state.resolving();
    let mut groups: Vec<(Pick, Distinction, Serial)> = Vec::new();
    for lying in cards {
        let mut key = (lying.mark.is_some(), false, false);
        if resolving {
            (key.1, key.2) = (state.is_pending(lying.serial), state.is_new(lying.serial));
        }
        let alike = groups.iter().filter(|(pick, ..)| pick.face == lying.face);
        if alike.clone().any(|(_, other, _)| *other == key) {
            continue;
        }
        let nth = alike.count() as u8 + 1;
        groups.push((Pick { face: lying.face, nth }, key, lying.serial));
    }
    groups.into_iter().map(|(pick, _, serial)| (pick, serial)).collect()
}

/// The card a name stands for.
pub fn find(cards: &[(Pick, Serial)], pick: Pick) -> Option<Serial> {
    cards.iter().find(|(card, _)| *card == pick).map(|(_, serial)| *serial)
}

fn main(state: &State, seat: Seat) -> Vec<Move> {
    let (player, turn) = (state.player(seat), &state.turn);
    let mut steps = Vec::with_capacity(16);
    if can_buy(state, seat) {
        steps.extend(state.in_block(Filter::OwnCard).into_iter().map(Move::Buy));
    }
    if can_summon(state, seat) {
        steps.extend(player.hand.iter().copied().map(Move::Summon));
    }
    if can_free(state, seat) {
        steps.extend(player.hand.iter().copied().map(Move::Free));
    }
    if can_share(state, seat) {
        steps.extend(options(state, player.takeable()).into_iter().map(|(card, _)| Move::Share(card)));
    }
    steps.push(if turn.rolled { Move::End } else { Move::Roll });
    steps
}

pub fn can_buy(state: &State, seat: Seat) -> bool {
    !state.turn.bought && state.player(seat).souls >= PRICE && state.block.iter().any(Option::is_some)
}

pub fn can_summon(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    !state.turn.summoned && !player.hand.is_empty() && player.tableau.len() >= state.sacrifice(seat)
}

pub fn can_free(state: &State, seat: Seat) -> bool {
    let (player, turn) = (state.player(seat), &state.turn);
    let first = player.turns == 1 && !turn.extra;
    state.table.options.starting_demon.is_on() && first && !turn.freed && !player.hand.is_empty()
}

pub fn can_share(state: &State, seat: Seat) -> bool {
    state.table.teams() && !state.turn.shared && state.player(seat).takeable().next().is_some()
}

/// Cards that may still be named for a summon.
pub fn to_give(state: &State, seat: Seat) -> Vec<(Pick, Serial)> {
    let named: &[Serial] = state.turn.summoning.as_ref().map_or(&[], |summoning| &summoning.cards);
    options(state, state.player(seat).tableau.iter().filter(|lying| !named.contains(&lying.serial)))
}

/// Cards that may wake next, by the roll or by the card that acts.
pub fn to_wake(state: &State) -> Vec<(Pick, Serial)> {
    let (seat, cards) = match state.open.last() {
        Some(acting) if acting.begun => (acting.seat, acting.list.clone()),
        Some(acting) => (acting.seat, wakeable(state)),
        None => match state.awake() {
            Some(found) => found,
            None => return Vec::new(),
        },
    };
    let player = state.player(seat);
    options(state, cards.iter().filter_map(|serial| player.find(*serial)))
}

/// The own cards that the running operation could wake: nothing new, nothing that acts already.
pub fn wakeable(state: &State) -> Vec<Serial> {
    let (acting, op) = (acting(state), op(state));
    let player = state.player(acting.seat);
    let free = |lying: &&Lying| !state.is_new(lying.serial) && !state.is_open(lying.serial);
    let own_turn = acting.seat == state.active();
    let wanted = |lying: &&Lying| match op {
        Op::ActivateOne { which } | Op::ActivateAll { which } => player.counts(lying, which),
        _ => lying.mark == acting.serial && lying.mark.is_some() && (own_turn || !lying.face.is_demon()),
    };
    player.in_play().filter(free).filter(wanted).map(|lying| lying.serial).collect()
}

/// Cards that may be named as the next part of the cost, so that the rest can still be paid.
pub fn to_pay(state: &State) -> Vec<(Pick, Serial)> {
    let acting = acting(state);
    let Some(Cost::Own(filters)) = &acting.face.print().cost else { return Vec::new() };
    let (player, rest) = (state.player(acting.seat), &filters[acting.list.len()..]);
    let Some((first, later)) = rest.split_first() else { return Vec::new() };
    let unnamed = |lying: &&Lying| !acting.list.contains(&lying.serial);
    let fits = |lying: &&Lying| {
        let others =
            |filter: &Filter| player.matching(*filter).filter(unnamed).any(|other| other.serial != lying.serial);
        player.counts(lying, *first) && later.iter().all(others)
    };
    options(state, player.tableau.iter().filter(unnamed).filter(fits))
}

/// How many souls may still be taken from this opponent.
fn most_from(state: &State, from: Seat) -> u8 {
    u16::min(state.player(from).souls, souls_left(state)) as u8
}

/// Souls of the theft that nobody has been named for.
pub fn souls_left(state: &State) -> u16 {
    let aimed: u16 = acting(state).aimed.iter().map(|(_, souls)| u16::from(*souls)).sum();
    loot(state) - aimed
}

/// How many souls the running operation steals.
pub fn loot(state: &State) -> u16 {
    match op(state) {
        Op::StealSouls { n, per } => {
            let player = state.player(acting(state).seat);
            u16::from(n) * per.map_or(1, |filter| player.count(filter) as u16)
        }
        _ => 0,
    }
}

/// Seats, or the Block, that the running operation may turn to.
pub fn whose(state: &State) -> Vec<Move> {
    let seat = acting(state).seat;
    match op(state) {
        Op::OpponentCollects { .. } => state.table.opponents(seat).map(Move::Choose).collect(),
        Op::StealAllCards => state.preys(seat).map(Move::Choose).collect(),
        op => {
            let mut seats: Vec<Seat> = Vec::new();
            for (owner, ..) in cards_of_others(state) {
                if !seats.contains(&owner) {
                    seats.push(owner);
                }
            }
            let block = matches!(op, Op::StealOrGain { .. }) && !gainable(state).is_empty();
            seats.into_iter().map(Move::Choose).chain(block.then_some(Move::Block)).collect()
        }
    }
}

/// Must it be said first whose card it is?
pub fn whose_first(state: &State) -> bool {
    acting(state).from.is_none()
        && match op(state) {
            Op::StealCard => whose(state).len() > 1,
            Op::StealOrGain { .. } => takeable(state).len() > MOST_LISTED,
            Op::DiscardOpponents { .. } => cards_of_others(state).len() > MOST_LISTED,
            _ => false,
        }
}

/// Cards of opponents that the running operation may lay hands on, in canonical order.
pub fn cards_of_others(state: &State) -> Vec<(Seat, Pick, Serial)> {
    let acting = acting(state);
    let filter = match op(state) {
        Op::StealCard => Filter::OwnCard,
        Op::StealOrGain { which } | Op::DiscardOpponents { which, .. } => which,
        _ => return Vec::new(),
    };
    let reach: Vec<Seat> = state.preys(acting.seat).collect();
    let mut found = Vec::new();
    for seat in state.clockwise().filter(|seat| reach.contains(seat)) {
        if acting.from.is_some_and(|from| from != seat) {
            continue;
        }
        let player = state.player(seat);
        let cards = options(state, player.takeable().filter(|lying| player.counts(lying, filter)));
        found.extend(cards.into_iter().map(|(card, serial)| (seat, card, serial)));
    }
    found
}

/// Cards of the Block that the running operation may gain.
pub fn gainable(state: &State) -> Vec<Face> {
    match op(state) {
        Op::GainFromBlock { which } | Op::StealOrGain { which } => state.in_block(which),
        _ => Vec::new(),
    }
}

/// What a thief may take: cards of others, and for some the Block.
pub fn takeable(state: &State) -> Vec<Move> {
    let acting = acting(state);
    let cards = cards_of_others(state).into_iter().map(|(seat, card, _)| Move::Take(seat, card));
    let block = acting.from.is_none_or(|from| from == acting.seat);
    let gains = gainable(state).into_iter().filter(|_| block).map(Move::Gain);
    cards.chain(gains).collect()
}

/// Any set of the filled slots, the empty one first.
fn replaceable(state: &State) -> Vec<Move> {
    let mut sets = vec![[None; SLOTS]];
    for (slot, face) in state.block.iter().enumerate().filter(|(_, face)| face.is_some()) {
        let with = sets.clone().into_iter().map(|mut set| {
            set[slot] = *face;
            set
        });
        sets.extend(with.collect::<Vec<_>>());
    }
    sets.into_iter().map(Move::Replace).collect()
}

/// Demons that were seen and may be summoned.
pub fn callable(state: &State) -> Vec<Face> {
    match op(state) {
        Op::SummonFromDeck => {
            let mut deck = state.demon_deck.clone();
            deck.sort_unstable_by_key(|demon| demon.id());
            deck
        }
        _ => state.seen.clone(),
    }
}

/// Cards that may be marked: another own one with a number and without a mark.
pub fn to_mark(state: &State) -> Vec<(Pick, Serial)> {
    let acting = acting(state);
    let player = state.player(acting.seat);
    let bare = |lying: &&Lying| {
        let numbered = !lying.face.print().numbers.is_empty() || lying.face.sort() == Sort::Candle;
        numbered && lying.mark.is_none() && acting.serial != Some(lying.serial)
    };
    options(state, player.in_play().filter(bare))
}
