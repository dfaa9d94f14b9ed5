//! How good a table of demons is for a seat: souls and demons towards the goal, and what its cards will bring.

use crate::engine::{Judge, Seat};

use super::Demons;
use super::cards::{Face, Sort};
use super::effect::{Always, Op};
use super::forecast::chances;
use super::rules::{gift, holds};
use super::state::{Lying, PRICE, Player, State};

/// Rolls a card will still see, as far as anybody plans.
const ROLLS: i32 = 6;

impl Judge for Demons {
    const STEPS: u32 = 30_000;

    fn worth(state: &State, seat: Seat) -> i32 {
        let (demons, souls) = state.wealth(seat);
        let (goal, wanted) = (i32::from(state.table.souls_to_win), i32::from(state.table.demons_to_win));
        let souls = souls as i32;
        let missing = (wanted - demons as i32).max(0);
        let purse = 100 * souls.min(goal) + 30 * (souls - goal).clamp(0, 10);
        let partners = state.table.side(seat).iter().map(|partner| (partner, state.player(partner)));
        let cards: i32 = partners.map(|(partner, player)| forces(state, partner, player, missing)).sum();
        1_000 * (demons as i32).min(wanted) + purse + cards
    }

    fn glance(state: &State, seat: Seat) -> i32 {
        let (demons, souls) = state.wealth(seat);
        9 * demons as i32 + souls as i32 + 2 * state.player(seat).tableau.len() as i32
    }

    fn pause(before: &State, now: &State) -> bool {
        before.turn.number != now.turn.number || now.ended.is_some()
    }
}

/// What lies in front of a player, and the hand behind it.
fn forces(state: &State, seat: Seat, player: &Player, missing: i32) -> i32 {
    let bringing: i32 = player.in_play().map(|lying| brings(state, seat, player, lying)).sum();
    // Cards are given up for demons: so many are wanted.
    let wanted = missing * state.sacrifice(seat) as i32;
    let fodder = 170 * (player.tableau.len() as i32).min(wanted);
    let hand = 100 * (player.hand.len() as i32).min(missing);
    let buys = if player.souls >= PRICE { 20 } else { 0 };
    bringing + fodder + hand + buys
}

/// What a card will bring, in hundredths of a soul.
fn brings(state: &State, seat: Seat, player: &Player, lying: &Lying) -> i32 {
    let print = lying.face.print();
    let often: i32 = print.numbers.iter().map(|sum| i32::from(chances(*sum))).sum();
    // A demon wakes on its owner's rolls only.
    let rolls = if lying.face.sort() == Sort::Demon { ROLLS } else { ROLLS * 3 / 2 };
    let standing = match print.always {
        Some(Always::Protect | Always::Dearer | Always::DoubleCollect) => 250,
        Some(_) => 150,
        None => 0,
    };
    let acts = match print.when.as_ref().is_none_or(|when| holds(player, lying.serial, when)) {
        true => i32::from(gift(state, seat, lying.serial, lying.face, true)) * 100 + others(lying.face, player),
        false => 20,
    };
    let price = if print.cost.is_some() { 2 } else { 1 };
    standing + acts * often * rolls / (36 * price)
}

/// What a card does beside collecting, in hundredths of a soul.
fn others(face: Face, player: &Player) -> i32 {
    let value = |op: &Op| match op {
        Op::StealSouls { n, per } => 140 * i32::from(*n) * per.map_or(1, |filter| player.count(filter) as i32),
        Op::OpponentCollects { n } => -60 * i32::from(*n),
        Op::GainFromBlock { .. } | Op::GainTop { .. } | Op::StealOrGain { .. } => 250,
        Op::DiscardTop { n, .. } => 80 * i32::from(*n),
        Op::StealCard => 450,
        Op::StealAllCards => 900,
        Op::ActivateOne { which } => 100 * i32::from(player.count(*which) > 1),
        Op::ActivateAll { which } => 90 * player.count(*which) as i32,
        Op::SummonFromHand | Op::SummonTop | Op::SummonFromDeck | Op::SummonOfTop { .. } => 1_000,
        Op::ExtraTurn => 300,
        Op::Win => 6_000,
        Op::Gamble { n } => 70 * i32::from(*n),
        _ => 0,
    };
    face.print().does.iter().map(value).sum()
}
