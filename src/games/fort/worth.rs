//! How good a table of Fort is for a seat: points scored, the next level nearly paid, and what a deck will do.

use crate::engine::{Judge, Seat};

use super::Fort;
use super::cards::{Card, Count, Face};
use super::moves::Move;
use super::outline::TOP_LEVEL;
use super::scoring::{open_points, rule_points};
use super::state::{Phase, Player, State};
use super::words::{Icon, Kind, Perk, Suit};

impl Judge for Fort {
    const STEPS: u32 = 60_000;

    fn worth(state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let points = 100 * open_points(state, seat) as i32;
        let rule = player.rule.map_or(0, |rule| 80 * rule_points(state, seat, rule) as i32);
        let perk = if player.perk.is_some_and(Perk::once) { 120 } else { 0 };
        let fort = 100 * i32::from(player.level) + savings(state, player);
        let pack = 25 * i32::from(player.goods.packed());
        points + rule + perk + fort + pack + deck(state, player) - 20 * player.yard.len() as i32
    }

    fn glance(state: &State, seat: Seat) -> i32 {
        let player = state.player(seat);
        let goods = player.goods.of(Kind::Pizza) + player.goods.of(Kind::Toys);
        3 * open_points(state, seat) as i32 + i32::from(goods) + 7 * i32::from(player.level)
    }

    fn ideas(state: &State, _: Seat, steps: &mut Vec<Move>) {
        if state.phase == Phase::Build {
            // In one order only, and nothing is done by halves.
            let last = state.plan.and_then(|plan| plan.added.last().map(|added| state.kid(added.card)));
            let in_order = |step: &Move| match step {
                Move::Add(kid, _) | Move::Lend(kid, _) => last.is_none_or(|last| *kid >= last),
                _ => true,
            };
            narrow(steps, in_order);
        }
        if state.phase == Phase::Work || state.phase == Phase::FollowWork {
            return;
        }
        narrow(steps, |step| !matches!(step, Move::Start(_, Some(_))));
    }

    fn once(_: &State, step: &Move) -> bool {
        matches!(step, Move::Diy | Move::DoOver | Move::Rough | Move::Recycle(_))
    }

    fn pause(before: &State, now: &State) -> bool {
        (before.round, before.leader) != (now.round, now.leader) || now.phase == Phase::Over
    }
}

/// Keeps what is wanted, unless nothing is.
fn narrow(steps: &mut Vec<Move>, wanted: impl Fn(&Move) -> bool) {
    if steps.iter().any(&wanted) {
        steps.retain(wanted);
    }
}

/// What is put by for the next level, and a little for what is left over.
fn savings(state: &State, player: &Player) -> i32 {
    let level = &state.set.levels[usize::from(player.level)];
    let (pizza, toys) = (i32::from(player.goods.of(Kind::Pizza)), i32::from(player.goods.of(Kind::Toys)));
    let (Some(cost), true) = (level.cost, player.level < TOP_LEVEL) else { return 10 * (pizza + toys) };
    let next = i32::from(state.set.levels[usize::from(player.level) + 1].points) - i32::from(level.points);
    let (wants_pizza, wants_toys) = (i32::from(cost.pizza), i32::from(cost.toys));
    let fitting = pizza.min(wants_pizza) + toys.min(wants_toys);
    let either = (pizza + toys - fitting).min(i32::from(cost.either));
    let total = wants_pizza + wants_toys + i32::from(cost.either);
    let share = (fitting + either) * (100 * next + 100) * 6 / (10 * total);
    share + 12 * (pizza + toys - fitting - either)
}

/// What the cards of a player will do: boxes that count suits need those suits, and blank cards clog a hand.
fn deck(state: &State, player: &Player) -> i32 {
    let mut suits = [0; Suit::ALL.len()];
    let mut cards = 0;
    for card in player.owned() {
        cards += 1;
        for icon in &state.face(card).icons {
            match icon {
                Icon::Coin => suits.iter_mut().for_each(|count| *count += 1),
                suit => suits[*suit as usize] += 1,
            }
        }
    }
    let value = |card: Card| use_of(state.face(card), &suits);
    let lookout: i32 = player.lookout.iter().map(|card| 30 * state.face(*card).icons.len() as i32).sum();
    player.owned().map(value).sum::<i32>() * 10 / (8 + cards) + lookout
}

/// A box done twice is worth more than one done once; a card without boxes serves others with its icons.
fn use_of(face: &Face, suits: &[i32; Suit::ALL.len()]) -> i32 {
    let boxes = [&face.public, &face.private].into_iter().flatten().map(|program| match program.repeat {
        Count::Suit(suit) => 20 + 5 * suits[suit as usize].min(6),
        Count::AnyOneSuit => 40,
        _ => 30,
    });
    boxes.sum::<i32>() + 12 * face.icons.len() as i32
}
