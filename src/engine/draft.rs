//! A table on which a step is tried: facts emitted here are folded at once, and count only if the step is accepted.

use super::dice::{Dice, Stream};
use super::game::Game;

/// The working copy that [`Game::setup`] and [`Game::decide`] write on.
pub struct Draft<'d, G: Game> {
    state: G::State,
    facts: Vec<G::Fact>,
    disclosed: bool,
    dice: &'d Dice,
}

/// What came of an accepted step.
pub struct Decided<G: Game> {
    pub state: G::State,
    pub facts: Vec<G::Fact>,
    /// Somebody learned something new: from here on there is no free undo.
    pub disclosed: bool,
}

impl<'d, G: Game> Draft<'d, G> {
    pub fn new(state: G::State, dice: &'d Dice) -> Draft<'d, G> {
        Draft { state, facts: Vec::new(), disclosed: false, dice }
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Records a fact and folds it into the state.
    pub fn emit(&mut self, fact: G::Fact) {
        self.disclosed = self.disclosed || G::discloses(&self.state, &fact);
        G::evolve(&mut self.state, &fact);
        self.facts.push(fact);
    }

    /// The luck for one purpose; see [`Dice::stream`].
    pub fn stream(&self, purpose: &str) -> Stream {
        self.dice.stream(purpose)
    }

    pub fn finish(self) -> Decided<G> {
        Decided { state: self.state, facts: self.facts, disclosed: self.disclosed }
    }
}
