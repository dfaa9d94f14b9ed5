//! Nothing lost, nothing twice: what must hold after every step.

use super::cards::{Face, Sort};
use super::legal;
use super::state::{Lying, Question, State, Table};

pub fn audit(state: &State) -> Result<(), String> {
    if state.turn.number == 0 && state.block_deck.is_empty() {
        return Ok(());
    }
    conserved(state)?;
    placed(state)?;
    numbered(state)?;
    question(state)
}

fn conserved(state: &State) -> Result<(), String> {
    let mut counts = [0_u8; Face::ALL.len()];
    let players = || state.players.iter();
    let in_play = players().flat_map(super::state::Player::takeable).map(|lying| lying.face);
    let hands = players().flat_map(|player| player.hand.iter().copied());
    let block = state.block.iter().flatten().chain(&state.block_deck).chain(&state.block_discard).chain(&state.aside);
    let demons = state.demon_deck.iter().chain(&state.demon_discard).chain(&state.seen).chain(&state.hatching);
    for face in in_play.chain(hands).chain(block.copied()).chain(demons.copied()).chain(state.away.iter().copied()) {
        counts[face as usize] += 1;
    }
    let promos = state.table.options.promos.is_on();
    for face in Face::ALL.into_iter().filter(|face| face.sort() != Sort::Candle) {
        let printed = if face.print().promo && !promos { 0 } else { face.print().count };
        let found = counts[face as usize];
        check(found == printed, || format!("{found} of {printed} {face}"))?;
    }
    Ok(())
}

fn placed(state: &State) -> Result<(), String> {
    let mut candles: Vec<Face> = Vec::new();
    for player in &state.players {
        let right = |zone: &[Lying], sort: Sort| zone.iter().all(|lying| lying.face.sort() == sort);
        let sorted = right(&player.tableau, Sort::Card) && right(&player.demons, Sort::Demon);
        check(sorted && right(&player.candles, Sort::Candle), || "a card lies in the wrong zone".into())?;
        check(player.hand.is_sorted() && player.hand.iter().all(|face| face.is_demon()), || "a hand is wrong".into())?;
        let egg = |lying: &Lying| lying.face.print().hatch;
        check(!player.demons.iter().any(egg), || "a demon stayed that hatches".into())?;
        let lit = player.candles.len() <= usize::from(state.table.options.candles_each);
        check(lit, || "a candle too many".into())?;
        candles.extend(player.candles.iter().map(|candle| candle.face));
        for face in &player.hand {
            check(state.shown[*face as usize].is_empty() || state.turn.number == 0, || format!("{face} is in a hand"))?;
        }
    }
    candles.sort_unstable();
    check(candles.windows(2).all(|pair| pair[0] != pair[1]), || "a candle burns twice".into())?;
    let idle = state.question.is_none_or(|(_, question)| question == Question::Main);
    check(!idle || state.open.is_empty() && state.aside.is_empty(), || "something is left lying open".into())
}

fn numbered(state: &State) -> Result<(), String> {
    let mut serials: Vec<u32> =
        state.players.iter().flat_map(super::state::Player::in_play).map(|lying| lying.serial).collect();
    serials.sort_unstable();
    check(serials.windows(2).all(|pair| pair[0] != pair[1]), || "two cards have one number".into())?;
    check(serials.last().is_none_or(|last| *last < state.serial), || "a number was not given out".into())?;
    for player in &state.players {
        for mark in player.in_play().filter_map(|lying| lying.mark) {
            check(player.holds(mark), || "a mark outlives whoever set it".into())?;
        }
    }
    check(state.turn.number <= Table::MOST_TURNS, || format!("turn {}", state.turn.number))
}

fn question(state: &State) -> Result<(), String> {
    let Some((seat, question)) = state.question else {
        return check(state.ended.is_some(), || "nobody is asked and the game goes on".into());
    };
    check(state.ended.is_none(), || "somebody is asked after the end".into())?;
    let steps = legal::legal(state, seat).len();
    check(steps > 0, || format!("{question:?} has no answer"))?;
    let alone = question == Question::Main && !state.turn.rolled;
    check(alone || steps > 1, || format!("{question:?} has one answer"))
}

fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
