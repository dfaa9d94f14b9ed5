//! A whole game played at random: the fuzzer of every game, and what `tincan simulate` runs.

use super::dice::Dice;
use super::draft::Draft;
use super::game::Game;
use super::outcome::Outcome;
use super::seat::{Seat, SeatSet};

/// How a random game is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    /// After every step: the audit holds, the facts alone rebuild the state, and somebody is asked or the game is over.
    pub checked: bool,
}

/// A finished random game.
#[derive(Clone, Debug)]
pub struct Playout {
    pub steps: usize,
    pub facts: usize,
    pub outcome: Outcome,
}

/// Plays from a table just opened to its end. An error names the step and what broke.
pub fn play<G: Game>(opened: G::State, seats: u8, plan: &Plan) -> Result<Playout, String> {
    let dice = Dice::from_seed(plan.seed);
    let mut luck = dice.stream("playout");
    let before = plan.checked.then(|| opened.clone());
    let mut draft = Draft::<G>::new(opened, &dice);
    G::setup(&mut draft);
    let mut table = draft.finish();
    let mut facts = table.facts.len();
    check::<G>(before, &table.facts, &table.state).map_err(|why| format!("seed {}, setup: {why}", plan.seed))?;
    for steps in 0..=G::INFO.most_steps {
        let wrong = |why: String| format!("seed {}, step {steps}: {why}", plan.seed);
        if let Some(outcome) = G::outcome(&table.state) {
            if !G::asked(&table.state).is_empty() {
                return Err(wrong("the game is over, yet a seat is asked".into()));
            }
            return Ok(Playout { steps, facts, outcome });
        }
        let seat = one_of(G::asked(&table.state), seats, &mut luck)
            .ok_or_else(|| wrong("nobody is asked and the game is not over".into()))?;
        let step = G::sample(&table.state, seat, &mut luck)
            .ok_or_else(|| wrong(format!("{seat} is asked and has no legal step")))?;
        let words = if plan.checked { step.to_string() } else { String::new() };
        let before = plan.checked.then(|| table.state.clone());
        let mut draft = Draft::<G>::new(table.state, &dice);
        G::decide(&mut draft, seat, step).map_err(|why| wrong(format!("{seat}: `{words}` was refused: {why}")))?;
        table = draft.finish();
        facts += table.facts.len();
        check::<G>(before, &table.facts, &table.state).map_err(|why| wrong(format!("{seat}: `{words}`: {why}")))?;
    }
    Err(format!("seed {}: not over after {} steps", plan.seed, G::INFO.most_steps))
}

fn one_of(asked: SeatSet, seats: u8, luck: &mut super::dice::Stream) -> Option<Seat> {
    let nth = match asked.len() {
        0 => return None,
        1 => 0,
        many => luck.below(many),
    };
    Seat::all(seats).filter(|seat| asked.has(*seat)).nth(nth as usize)
}

fn check<G: Game>(before: Option<G::State>, facts: &[G::Fact], after: &G::State) -> Result<(), String> {
    let Some(mut folded) = before else { return Ok(()) };
    for fact in facts {
        G::evolve(&mut folded, fact);
    }
    if folded != *after {
        return Err("folding the facts does not give the state".into());
    }
    G::audit(after)
}
