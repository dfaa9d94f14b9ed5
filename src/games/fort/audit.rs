//! Nothing lost, nothing twice, nothing where it must not be.

use crate::engine::Seat;

use super::cards::{Card, KIDS};
use super::outline::{STUFF, TOP_LEVEL};
use super::state::{HAND, Phase, State};

pub fn audit(state: &State) -> Result<(), String> {
    conserved(state)?;
    state.all().try_for_each(|seat| player(state, seat))?;
    table(state)
}

fn is(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

fn conserved(state: &State) -> Result<(), String> {
    let mut places = [0u8; 68];
    let table = [&*state.park_deck, &*state.boxed, &*state.play].into_iter().flatten().copied();
    let open = state.park.iter().chain(&state.picked).flatten().copied();
    let packs = state.packs.iter().flat_map(|pack| pack.iter().copied());
    let owned = state.all().flat_map(|seat| state.player(seat).owned().collect::<Vec<_>>());
    for card in table.chain(open).chain(packs).chain(owned) {
        places[usize::from(card.0)] += 1;
    }
    for card in (0..68).map(Card) {
        let colour = state.set.colour_of(card);
        let dealt = state.phase != Phase::Draft || state.all().any(|seat| !state.player(seat).hand.is_empty());
        let in_game = match colour {
            None => true,
            Some(colour) => dealt && state.all().any(|seat| state.player(seat).colour == colour),
        };
        let there = places[usize::from(card.0)];
        is(there == u8::from(in_game), || format!("{} ({card:?}) is in {there} places", state.face(card).id))?;
    }
    Ok(())
}

fn player(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let goods = &player.goods;
    is(goods.0.iter().all(|amount| *amount <= STUFF), || format!("{seat} has too much Stuff"))?;
    is(goods.packed() <= player.pack_capacity(), || format!("{seat} has too much in the Pack"))?;
    is(player.lookout.len() <= usize::from(player.level) + 1, || format!("{seat} has too many in the Lookout"))?;
    is(player.level <= TOP_LEVEL, || format!("{seat} is above the top"))?;
    is(player.hand.len() <= HAND + 1, || format!("{seat} holds {} cards", player.hand.len()))?;
    is(!player.yard.iter().any(|card| card.is_friend()), || format!("{seat} has a Best Friend in the Yard"))?;
    let own = state.set.friends(player.colour);
    is(player.owned().all(|card| card.0 < KIDS || own.contains(&card)), || {
        format!("{seat} has a Best Friend of somebody else")
    })?;
    let known = |card: &Card| !state.memory.known.has(*card) || state.memory.seen.has(*card);
    is(player.lookout.iter().all(known), || format!("{seat} has a card everybody knows and nobody saw"))
}

fn table(state: &State) -> Result<(), String> {
    let players = usize::from(state.seats);
    let held = |has: fn(&super::state::Player) -> bool| state.all().filter(|seat| has(state.player(*seat))).count();
    is(state.rules.len() + held(|player| player.rule.is_some()) == players + 1, || "a rule is missing".into())?;
    let perks = state.row.len() + held(|player| player.perk.is_some()) + state.spent.count_ones() as usize;
    is(perks == players + 1, || "a perk is missing".into())?;
    let in_turn = !matches!(state.phase, Phase::Draft | Phase::Over | Phase::Draw | Phase::TurnEnd);
    is(in_turn || state.play.is_empty(), || "cards lie in the play area after the turn".into())?;
    is(!state.park.iter().flatten().any(|card| card.is_friend()), || "a Best Friend is in the Park".into())?;
    let full = state.park.iter().all(Option::is_some);
    is(full || state.park_deck.is_empty() || state.phase == Phase::Draft, || "the Park was not refilled".into())?;
    is(state.phase != Phase::Over || state.end.is_some(), || "over without a reason".into())?;
    is(state.work.is_none_or(|work| !work.over), || "a finished use is still open".into())
}
