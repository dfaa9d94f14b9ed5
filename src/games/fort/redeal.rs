//! The same table for one viewer, with everything that viewer cannot know dealt anew.
//!
//! Kept as it is: whatever lay open at some time stays with its owner, draft cards the viewer handed on stay among the
//! rivals, a hidden Lookout card keeps its icons, and a card fetched in the open stays in the hand.

use crate::engine::{Seat, Stream, Viewer};

use super::cards::{Card, CardBits};
use super::facts::{Held, Laid};
use super::legal;
use super::state::{Phase, State};
use super::words::{Icon, Rule};

pub fn redeal(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
    let seat = match viewer {
        Viewer::Everything => return state.clone(),
        _ if state.phase == Phase::Over => return state.clone(),
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    // A half-built play must stay one that can be finished.
    for _ in 0..8 {
        let dealt = deal(state, seat, stream);
        if dealt.phase != Phase::Build || !legal::list(&dealt, dealt.leader).is_empty() {
            return dealt;
        }
    }
    let mut dealt = deal(state, seat, stream);
    keep_hand(state, &mut dealt);
    dealt
}

/// Where everything hidden lies.
pub fn laid(state: &State) -> Laid {
    let held = |seat: Seat| {
        let player = state.player(seat);
        Held {
            hand: player.hand.to_vec(),
            deck: player.deck.to_vec(),
            lookout: player.lookout.to_vec(),
            pack: state.packs[seat.index()].to_vec(),
            picked: state.picked[seat.index()],
            rule: player.rule,
        }
    };
    Laid { park: state.park_deck.to_vec(), rules: state.rules.to_vec(), seats: state.all().map(held).collect() }
}

pub fn lay(state: &mut State, laid: &Laid) {
    state.park_deck = laid.park.iter().copied().collect();
    state.rules = laid.rules.iter().copied().collect();
    for (seat, held) in state.all().zip(&laid.seats) {
        let player = state.player_mut(seat);
        player.hand = held.hand.iter().copied().collect();
        player.deck = held.deck.iter().copied().collect();
        player.lookout = held.lookout.iter().copied().collect();
        player.rule = held.rule;
        state.packs[seat.index()] = held.pack.iter().copied().collect();
        state.picked[seat.index()] = held.picked;
    }
}

fn deal(state: &State, viewer: Option<Seat>, stream: &mut Stream) -> State {
    let mut dealt = state.clone();
    let rivals: Vec<Seat> = state.all().filter(|seat| Some(*seat) != viewer).collect();
    swap_unseen(&mut dealt, viewer, &rivals, stream);
    for seat in &rivals {
        mix_hand_and_deck(&mut dealt, *seat, stream);
    }
    if let Some(seat) = viewer {
        let deck: Vec<Place> = (0..state.player(seat).deck.len()).map(|index| Place::Deck(seat, index)).collect();
        permute(&mut dealt, &deck, stream);
    }
    swap_rules(&mut dealt, viewer, stream);
    dealt
}

/// Where a hidden card lies.
#[derive(Clone, Copy)]
enum Place {
    Hand(Seat, usize),
    Deck(Seat, usize),
    Lookout(Seat, usize),
    Pack(Seat, usize),
    Picked(Seat),
    Park(usize),
}

fn at(state: &mut State, place: Place) -> &mut Card {
    match place {
        Place::Hand(seat, index) => &mut state.players[seat.index()].hand.as_mut_slice()[index],
        Place::Deck(seat, index) => &mut state.players[seat.index()].deck.as_mut_slice()[index],
        Place::Lookout(seat, index) => &mut state.players[seat.index()].lookout.as_mut_slice()[index],
        Place::Pack(seat, index) => &mut state.packs[seat.index()].as_mut_slice()[index],
        Place::Picked(seat) => state.picked[seat.index()].as_mut().expect("listed because it is there"),
        Place::Park(index) => &mut state.park_deck.as_mut_slice()[index],
    }
}

fn places(state: &State, rivals: &[Seat]) -> Vec<Place> {
    let mut places: Vec<Place> = (0..state.park_deck.len()).map(Place::Park).collect();
    for seat in rivals {
        let player = state.player(*seat);
        places.extend((0..player.hand.len()).map(|index| Place::Hand(*seat, index)));
        places.extend((0..player.deck.len()).map(|index| Place::Deck(*seat, index)));
        places.extend((0..player.lookout.len()).map(|index| Place::Lookout(*seat, index)));
        places.extend((0..state.packs[seat.index()].len()).map(|index| Place::Pack(*seat, index)));
        places.extend(state.picked[seat.index()].map(|_| Place::Picked(*seat)));
    }
    places
}

/// Kids that nobody ever saw lying open could be anywhere the viewer cannot look.
fn swap_unseen(state: &mut State, viewer: Option<Seat>, rivals: &[Seat], stream: &mut Stream) {
    let peeked = viewer.map_or(CardBits::default(), |seat| state.memory.peeked[seat.index()]);
    let unseen = |card: Card, state: &State| !card.is_friend() && !state.memory.seen.has(card);
    let all = places(state, rivals);
    let (mut free, mut handed_on): (Vec<Place>, Vec<Place>) = (Vec::new(), Vec::new());
    for place in all {
        let card = *at(state, place);
        if unseen(card, state) {
            let drafting = state.phase == Phase::Draft;
            match peeked.has(card) {
                true if drafting || matches!(place, Place::Lookout(..)) => {}
                true => handed_on.push(place),
                false => free.push(place),
            }
        }
    }
    let (tucked, free): (Vec<Place>, Vec<Place>) =
        free.into_iter().partition(|place| matches!(place, Place::Lookout(..)));
    permute(state, &free, stream);
    permute(state, &handed_on, stream);
    // A hidden Lookout card may be any other with the same icons.
    let mut done: Vec<&[Icon]> = Vec::new();
    for place in &tucked {
        let icons = icons_at(state, *place);
        if done.contains(&icons) {
            continue;
        }
        done.push(icons);
        let alike = tucked.iter().chain(&free).copied();
        let alike: Vec<Place> = alike.filter(|other| icons_at(state, *other) == icons).collect();
        permute(state, &alike, stream);
    }
}

fn icons_at(state: &mut State, place: Place) -> &'static [Icon] {
    let card = *at(state, place);
    &state.face(card).icons
}

fn swap(state: &mut State, one: Place, other: Place) {
    let (card, second) = (*at(state, one), *at(state, other));
    *at(state, one) = second;
    *at(state, other) = card;
}

fn permute(state: &mut State, places: &[Place], stream: &mut Stream) {
    let mut cards: Vec<Card> = places.iter().map(|place| *at(state, *place)).collect();
    // Sorted first, so that what is dealt depends on nothing but what the viewer knows.
    cards.sort_unstable();
    stream.shuffle(&mut cards);
    for (place, card) in places.iter().zip(cards) {
        *at(state, *place) = card;
    }
}

/// Which cards of a rival are in hand and which in the deck is hidden, as is the order of the deck.
fn mix_hand_and_deck(state: &mut State, seat: Seat, stream: &mut Stream) {
    let player = state.player(seat);
    let held = |card: Card| state.memory.held.has(card);
    let mut places: Vec<Place> = Vec::new();
    places.extend(
        (0..player.hand.len()).filter(|index| !held(player.hand[*index])).map(|index| Place::Hand(seat, index)),
    );
    places.extend((0..player.deck.len()).map(|index| Place::Deck(seat, index)));
    permute(state, &places, stream);
}

/// Rules the viewer never saw could be held, in the stack or out of the game; those seen in the stack are in the stack
/// or with whoever chose later.
fn swap_rules(state: &mut State, viewer: Option<Seat>, stream: &mut Stream) {
    let seen = viewer.map_or(0, |seat| state.memory.rules[seat.index()]);
    let own = viewer.and_then(|seat| state.player(seat).rule);
    let holders: Vec<Seat> =
        state.all().filter(|seat| Some(*seat) != viewer && state.player(*seat).rule.is_some()).collect();
    let held: Vec<Rule> = holders.iter().filter_map(|seat| state.player(*seat).rule).collect();
    let stack: Vec<Rule> = state.rules.iter().flatten().copied().collect();
    let mut unseen: Vec<Rule> = Rule::ALL.iter().copied().filter(|rule| Some(*rule) != own).collect();
    let mut known: Vec<Rule> = unseen.iter().copied().filter(|rule| seen & 1 << *rule as u16 != 0).collect();
    unseen.retain(|rule| seen & 1 << *rule as u16 == 0);
    stream.shuffle(&mut unseen);
    stream.shuffle(&mut known);
    let mut another = |rule: &Rule| {
        let pool = if seen & 1 << *rule as u16 != 0 { &mut known } else { &mut unseen };
        pool.pop().expect("as many as there were")
    };
    // Whoever is looking through the stack sees it as it lies.
    let looks = state.work.is_some_and(|work| work.pending.is_some()) && viewer == Some(state.worker());
    let stack: Vec<Rule> = if looks { stack } else { stack.iter().map(&mut another).collect() };
    let held: Vec<Rule> = held.iter().map(&mut another).collect();
    state.rules = stack.into_iter().map(Some).collect();
    for (seat, rule) in holders.into_iter().zip(held) {
        state.player_mut(seat).rule = Some(rule);
    }
}

/// The leader's hand as it is, its cards changing places with those dealt instead.
fn keep_hand(state: &State, dealt: &mut State) {
    let rivals: Vec<Seat> = state.all().collect();
    for (index, card) in state.player(state.leader).hand.iter().enumerate() {
        let here = Place::Hand(state.leader, index);
        if *at(dealt, here) == *card {
            continue;
        }
        let there = places(dealt, &rivals).into_iter().find(|place| *at(dealt, *place) == *card);
        if let Some(there) = there {
            swap(dealt, here, there);
        }
    }
}
