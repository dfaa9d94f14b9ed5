//! A hard robot: guarded halving of the best plans over paired worlds.
//!
//! Each plan that is still in the running is played in the same worlds with the same luck, so that plans are compared and
//! not worlds. The normal robot's plan stands unless another is better by more than chance explains: unguarded, search
//! among near equals is worse than one good rule.

use crate::engine::judge::{lead, utility};
use crate::engine::{Judge, Sight};

use super::greedy::Ranked;
use super::plans::{Plan, follow, play_on};

/// So many plans run against the normal robot's.
const RUNNERS: usize = 12;
/// Worlds of the first batch; each is half as large again as the one before.
const BATCH: u32 = 8;
/// Random turns that whoever moves in between chooses from.
const TRIES: u32 = 4;
/// How many pauses ahead.
const PAUSES: u32 = 2;

/// What a plan gained over the normal robot's, world by world.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Gain {
    worlds: i128,
    sum: i128,
    squares: i128,
}

impl Gain {
    fn add(&mut self, difference: i64) {
        self.worlds += 1;
        self.sum += i128::from(difference);
        self.squares += i128::from(difference) * i128::from(difference);
    }

    /// `n·Q − D²`: the variance, as large as the square of the sum.
    fn spread(&self) -> i128 {
        self.worlds * self.squares - self.sum * self.sum
    }

    /// Worse by more than a standard error.
    fn is_worse(&self) -> bool {
        self.sum < 0 && self.worlds * self.sum * self.sum > self.spread()
    }

    /// Better by more than one and a half.
    fn is_better(&self) -> bool {
        self.sum > 0 && 4 * self.worlds * self.sum * self.sum > 9 * self.spread()
    }
}

/// The plan to play of those ranked, best first, with so many steps to try.
pub fn search<G: Judge>(
    sight: &mut Sight<'_>,
    ranked: Vec<Ranked<G>>,
    budget: u32,
    spent: &mut u32,
) -> Option<Plan<G>> {
    let seat = sight.seat();
    let mut plans = ranked.into_iter().map(|ranked| ranked.plan).take(RUNNERS + 1);
    let stands = plans.next()?;
    let mut runners: Vec<(Plan<G>, Gain)> = plans.map(|plan| (plan, Gain::default())).collect();
    let (mut batch, limit) = (BATCH, spent.saturating_add(budget));
    let half = *spent + budget / 2;
    let mut halved = false;
    while !runners.is_empty() && *spent < limit {
        for _ in 0..batch {
            let world = sight.world::<G>()?;
            let mut reach = |plan: &Plan<G>| {
                let (mut world, before) = (world.clone(), world.state());
                let mut luck = world.luck();
                follow(&mut world, seat, plan, spent);
                let paused = u32::from(G::pause(before, world.state()));
                play_on(&mut world, G::pause, PAUSES - paused, TRIES, &mut luck, spent);
                utility(lead::<G>(world.state(), seat))
            };
            let base = reach(&stands);
            for (plan, gain) in &mut runners {
                gain.add(reach(plan) - base);
            }
            if *spent >= limit {
                break;
            }
        }
        runners.retain(|(_, gain)| !gain.is_worse());
        if *spent > half && !halved {
            runners.sort_by_key(|(_, gain)| std::cmp::Reverse(gain.sum));
            runners.truncate(runners.len().div_ceil(2));
            halved = true;
        }
        batch += batch / 2;
    }
    let best =
        runners.into_iter().filter(|(_, gain)| gain.is_better()).max_by_key(|(_, gain)| gain.sum * 1_000 / gain.worlds);
    Some(best.map_or(stands, |(plan, _)| plan))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gain_within_chance_changes_nothing() {
        let gain = |differences: &[i64]| {
            let mut gain = Gain::default();
            differences.iter().for_each(|difference| gain.add(*difference));
            gain
        };
        assert!(!gain(&[10, -9, 8, -8]).is_better());
        assert!(gain(&[10, 9, 8, 11]).is_better());
        assert!(gain(&[-10, -9, -8, -11]).is_worse() && !gain(&[-10, 9, -8, 11]).is_worse());
        assert!(!Gain::default().is_better() && !Gain::default().is_worse());
    }
}
