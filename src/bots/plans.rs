//! Whole turns as plans: steps up to the first that shows something new or asks somebody else. Up to there all worlds
//! are the same to the seat, so plans found in one hold in every other.

use crate::engine::judge::lead;
use crate::engine::{Judge, Seat, Stream, World};

/// A turn no longer than this is said at once.
const MOST_STEPS: usize = 24;
/// So many unfinished plans are followed further, the best by the lead they have so far.
const WIDTH: usize = 48;
/// So many finished ones are enough.
const MOST_PLANS: usize = 256;

/// What a seat may say, step by step.
pub struct Plan<G: Judge> {
    pub steps: Vec<G::Move>,
    /// The lead in the world it was found in, right after its last step.
    pub lead: i32,
}

impl<G: Judge> Clone for Plan<G> {
    fn clone(&self) -> Plan<G> {
        Plan { steps: self.steps.clone(), lead: self.lead }
    }
}

impl<G: Judge> Plan<G> {
    /// As a person would write it.
    pub fn words(&self) -> String {
        let steps: Vec<String> = self.steps.iter().map(ToString::to_string).collect();
        steps.join("; ")
    }
}

/// How a seat is played: by itself, or by somebody who looks after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    Own,
    /// What is once in a game is left to the owner.
    Kept,
}

/// Steps worth a thought.
fn ideas<G: Judge>(world: &World<G>, seat: Seat, care: Care) -> Vec<G::Move> {
    let state = world.state();
    let mut steps = G::moves(state, seat);
    if steps.len() > 1 && care == Care::Kept && steps.iter().any(|step| !G::once(state, step)) {
        steps.retain(|step| !G::once(state, step));
    }
    if steps.len() > 1 {
        G::ideas(state, seat, &mut steps);
    }
    steps
}

/// Every plan worth a thought, in the order they are found; narrowed by the lead where there are too many.
pub fn plans<G: Judge>(world: &World<G>, seat: Seat, care: Care, spent: &mut u32) -> Vec<Plan<G>> {
    let mut found: Vec<Plan<G>> = Vec::new();
    let mut open = vec![(Plan { steps: Vec::new(), lead: 0 }, world.clone())];
    for depth in 1..=MOST_STEPS {
        let mut next = Vec::new();
        for (plan, world) in open {
            let steps = ideas(&world, seat, care);
            for step in steps {
                let mut after = world.clone();
                *spent += 1;
                if after.play(seat, step.clone()).is_err() {
                    continue;
                }
                let mut steps = plan.steps.clone();
                steps.push(step);
                let plan = Plan { steps, lead: lead::<G>(after.state(), seat) };
                match after.disclosed() || !after.asked().has(seat) || depth == MOST_STEPS {
                    true => found.push(plan),
                    false => next.push((plan, after)),
                }
            }
        }
        if found.len() >= MOST_PLANS || next.is_empty() {
            break;
        }
        // Stable: of equals the one found first.
        next.sort_by_key(|(plan, _)| std::cmp::Reverse(plan.lead));
        next.truncate(WIDTH);
        open = next;
    }
    found
}

/// Plays a plan in this world. False if it cannot be played there, which no honest game allows.
pub fn follow<G: Judge>(world: &mut World<G>, seat: Seat, plan: &Plan<G>, spent: &mut u32) -> bool {
    plan.steps.iter().all(|step| {
        *spent += 1;
        world.play(seat, step.clone()).is_ok()
    })
}

/// Some steps at random, up to where somebody else is asked or something is shown.
fn stray<G: Judge>(world: &mut World<G>, seat: Seat, luck: &mut Stream, spent: &mut u32) {
    for _ in 0..MOST_STEPS {
        let Some(step) = G::sample(world.state(), seat, luck) else { return };
        *spent += 1;
        if world.play(seat, step).is_err() || world.disclosed() || !world.asked().has(seat) {
            return;
        }
    }
}

/// Somebody moves, quickly and not badly: by exact odds where there are any, or the best of a few random turns.
pub fn hasty<G: Judge>(world: &mut World<G>, seat: Seat, tries: u32, luck: &mut Stream, spent: &mut u32) {
    if let Some(step) = counted(world, seat) {
        *spent += 1;
        world.play(seat, step).expect("a listed step is legal");
        return;
    }
    let mut best: Option<(i32, World<G>)> = None;
    for _ in 0..tries {
        let mut tried = world.clone();
        stray(&mut tried, seat, luck, spent);
        let reached = lead::<G>(tried.state(), seat);
        if best.as_ref().is_none_or(|(lead, _)| reached > *lead) {
            best = Some((reached, tried));
        }
    }
    if let Some((_, tried)) = best {
        *world = tried;
    }
}

/// The best step where the game can count what each promises.
pub fn counted<G: Judge>(world: &World<G>, seat: Seat) -> Option<G::Move> {
    let state = world.state();
    let mut best: Option<(i32, G::Move)> = None;
    for step in G::moves(state, seat) {
        let promised = G::expect(state, seat, &step)?;
        if best.as_ref().is_none_or(|(most, _)| promised > *most) {
            best = Some((promised, step));
        }
    }
    best.map(|(_, step)| step)
}

/// Lets everybody move on until so many places to stop looking, or the end.
pub fn play_on<G: Judge>(
    world: &mut World<G>,
    stops: impl Fn(&G::State, &G::State) -> bool,
    times: u32,
    tries: u32,
    luck: &mut Stream,
    spent: &mut u32,
) {
    let most = *spent + MOST_ON;
    for _ in 0..times {
        let before = world.state().clone();
        while *spent < most && !stops(&before, world.state()) {
            let Some(seat) = world.asked().iter().next() else { return };
            hasty(world, seat, tries, luck, spent);
        }
    }
}

/// Nobody looks further ahead than so many steps.
const MOST_ON: u32 = 4_000;
