//! How good a table of demons is for a seat: souls and demons towards the goal, and what its cards will bring.

use crate::engine::{Judge, Seat};

use super::Demons;
use super::cards::{Face, Sort};
use super::effect::{Always, Cost, Op};
use super::forecast::chances;
use super::rules::{gift, holds};
use super::state::{Lying, PRICE, Player, State};

/// What a soul is worth, in hundredths: the unit of all that follows.
const SOUL: i32 = 100;
/// A card is bought for this, and given up for as much of a demon.
const CARD: i32 = PRICE as i32 * SOUL;
/// A round that the goal comes nearer.
const ROUND: i32 = 300;
/// Cards still to come will bring so much a round, whatever lies there now.
const GROWTH: i32 = 130;

impl Judge for Demons {
    const STEPS: u32 = 150_000;

    /// How many rounds the seat is from its goal: what is still to be earned, by what a round brings.
    fn worth(state: &State, seat: Seat) -> i32 {
        let (demons, souls) = state.wealth(seat);
        let (goal, wanted) = (i32::from(state.table.souls_to_win), i32::from(state.table.demons_to_win));
        let missing = (wanted - demons as i32).max(0);
        let to_give = missing * state.sacrifice(seat) as i32;
        let side = state.table.side(seat);
        let lying: i32 = side.iter().map(|partner| state.player(partner).tableau.len() as i32).sum();
        let to_buy = (to_give - lying).max(0);
        let left = SOUL * goal + CARD * to_buy - SOUL * souls as i32;
        // What is more than enough still buys safety.
        let left = if left < 0 { left / 8 } else { left };
        let income: i32 = side.iter().map(|partner| income(state, partner, state.player(partner))).sum();
        let spare = 40 * (lying - to_give).clamp(0, 4);
        spare - ROUND * left / (income.max(0) + GROWTH) - ROUND * missing / 20
    }

    fn glance(state: &State, seat: Seat) -> i32 {
        let (demons, souls) = state.wealth(seat);
        9 * demons as i32 + souls as i32 + 2 * state.player(seat).tableau.len() as i32
    }

    fn pause(before: &State, now: &State) -> bool {
        before.turn.number != now.turn.number || now.ended.is_some()
    }
}

/// What the cards of a player bring in a round, in hundredths of a soul.
fn income(state: &State, seat: Seat, player: &Player) -> i32 {
    player.in_play().map(|lying| brings(state, seat, player, lying)).sum()
}

/// What a card brings in a round.
fn brings(state: &State, seat: Seat, player: &Player, lying: &Lying) -> i32 {
    let print = lying.face.print();
    let often: i32 = print.numbers.iter().map(|sum| i32::from(chances(*sum))).sum();
    // A demon wakes on its owner's rolls only.
    let rolls = if lying.face.sort() == Sort::Demon { 1 } else { i32::from(state.table.seats) };
    let standing = match print.always {
        Some(Always::Dearer) => 60,
        Some(Always::Protect | Always::DoubleCollect) => 40,
        Some(_) => 25,
        None => 0,
    };
    let acts = match print.when.as_ref().is_none_or(|when| holds(player, lying.serial, when)) {
        true => {
            i32::from(gift(state, seat, lying.serial, lying.face, true)) * SOUL + others(lying.face, player) * 3 / 5
        }
        false => 20,
    };
    let price = match &print.cost {
        Some(Cost::This) => CARD,
        Some(Cost::Own(cards)) => CARD * cards.len() as i32,
        None => 0,
    };
    standing + (acts - price).max(0) * often * rolls / 36
}

/// What a card does beside collecting, in hundredths of a soul.
fn others(face: Face, player: &Player) -> i32 {
    let value = |op: &Op| match op {
        Op::StealSouls { n, per } => 140 * i32::from(*n) * per.map_or(1, |filter| player.count(filter) as i32),
        Op::OpponentCollects { n } => -60 * i32::from(*n),
        Op::GainFromBlock { .. } | Op::GainTop { .. } | Op::StealOrGain { .. } => 270,
        Op::DiscardTop { n, .. } => 80 * i32::from(*n),
        Op::StealCard => 450,
        Op::StealAllCards => 900,
        Op::ActivateOne { which } => 100 * i32::from(player.count(*which) > 1),
        Op::ActivateAll { which } => 90 * player.count(*which) as i32,
        Op::SummonFromHand | Op::SummonTop | Op::SummonFromDeck | Op::SummonOfTop { .. } => 3 * CARD,
        Op::ExtraTurn => 300,
        Op::Win => 4_000,
        Op::Gamble { n } => 70 * i32::from(*n),
        _ => 0,
    };
    face.print().does.iter().map(value).sum()
}
