//! A normal robot: every plan in a few worlds, played on to the next pause; the best on average.

use crate::engine::judge::{lead, utility};
use crate::engine::{Judge, Sight, World};

use super::plans::{Care, Plan, counted, follow, plans, play_on};

/// So many worlds each plan is tried in.
const WORLDS: usize = 8;
/// So many plans are tried: the best by what they lead to at once.
const TRIED: usize = 16;
/// Random turns that whoever moves in between chooses from.
const TRIES: u32 = 4;

/// A plan and what it came to on average, best first.
pub struct Ranked<G: Judge> {
    pub plan: Plan<G>,
    /// Sum of [`utility`] over the worlds.
    pub sum: i64,
}

/// Ranks what the seat could say. Empty if it is another game, or the seat is not asked.
pub fn rank<G: Judge>(sight: &mut Sight<'_>, care: Care, spent: &mut u32) -> Vec<Ranked<G>> {
    let seat = sight.seat();
    let Some(first) = sight.world::<G>() else { return Vec::new() };
    if !first.asked().has(seat) {
        return Vec::new();
    }
    let mut plans = plans(&first, seat, care, spent);
    if let Some(step) = counted(&first, seat) {
        // Luck that can be counted need not be tried.
        let promised = |plan: &Plan<G>| G::expect(first.state(), seat, &plan.steps[0]).unwrap_or(i32::MIN);
        plans.sort_by_key(|plan| (plan.steps[0] != step, std::cmp::Reverse(promised(plan))));
        return plans.into_iter().map(|plan| Ranked { sum: i64::from(promised(&plan)), plan }).collect();
    }
    plans.sort_by_key(|plan| std::cmp::Reverse(plan.lead));
    plans.truncate(TRIED);
    if plans.len() < 2 {
        return plans.into_iter().map(|plan| Ranked { plan, sum: 0 }).collect();
    }
    let worlds: Vec<World<G>> = (0..WORLDS).filter_map(|_| sight.world::<G>()).collect();
    let ranked = plans.into_iter().filter_map(|plan| {
        let mut sum = 0;
        for world in &worlds {
            let mut world = world.clone();
            let mut luck = world.luck();
            if !follow(&mut world, seat, &plan, spent) {
                return None;
            }
            if !G::rest(first.state(), world.state()) {
                play_on(&mut world, G::rest, 1, TRIES, &mut luck, spent);
            }
            sum += utility(lead::<G>(world.state(), seat));
        }
        Some(Ranked { plan, sum })
    });
    let mut ranked: Vec<Ranked<G>> = ranked.collect();
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.sum));
    ranked
}
