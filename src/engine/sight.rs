//! What a robot may look at: its seat, and worlds dealt anew that agree with all its seat knows.
//!
//! Neither the true position nor the table's dice leave by this door, so no robot can peek: whatever it finds out in a
//! world is as likely to be false as luck makes it.

use super::dice::{Dice, Secret, Stream};
use super::draft::Draft;
use super::game::Game;
use super::outcome::Outcome;
use super::prompt::Prompt;
use super::refusal::Refusal;
use super::ruleset::{Folded, Position};
use super::seat::{Seat, SeatSet, Viewer};

/// The eyes of one seat on one position.
pub struct Sight<'p> {
    position: &'p dyn Position,
    seat: Seat,
    luck: Stream,
}

/// One world: the table as it may be, with dice of its own.
pub struct Dealt {
    pub position: Box<dyn Position>,
    pub dice: Dice,
}

impl<'p> Sight<'p> {
    /// All luck of the robot comes from `luck`, so the same stream makes it choose the same again.
    pub fn new(position: &'p dyn Position, seat: Seat, luck: Stream) -> Sight<'p> {
        Sight { position, seat, luck }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The robot's own luck.
    pub fn luck(&mut self) -> &mut Stream {
        &mut self.luck
    }

    /// Is it this game that is played?
    pub fn is_of<G: Game>(&self) -> bool {
        is_of::<G>(self.position)
    }

    /// The words that decline what the seat is asked, if it may decline.
    pub fn declines(&self) -> Option<String> {
        match self.position.prompt(self.seat) {
            Prompt::Follow(ask) => Some(ask.lapse.words().to_owned()),
            _ => None,
        }
    }

    /// Another world, whatever the game is. What happens there crosses the border as JSON; see [`Sight::world`] for
    /// playing many of them out.
    pub fn deal(&mut self) -> Dealt {
        let position = self.position.redeal_unseen(Viewer::Seat(self.seat), &mut self.luck);
        Dealt { position, dice: dice(&mut self.luck) }
    }

    /// Another world of this game, to be played out fast. None if it is another game that is played.
    pub fn world<G: Game>(&mut self) -> Option<World<G>> {
        let truth = self.position.as_any().downcast_ref::<Folded<G>>()?;
        let state = G::redeal_unseen(&truth.state, Viewer::Seat(self.seat), &mut self.luck);
        Some(World { state, dice: dice(&mut self.luck), disclosed: false })
    }
}

/// Is it this game that is played here?
pub fn is_of<G: Game>(position: &dyn Position) -> bool {
    position.as_any().is::<Folded<G>>()
}

fn dice(luck: &mut Stream) -> Dice {
    let mut secret: Secret = [0; 32];
    for chunk in secret.chunks_mut(2) {
        chunk.copy_from_slice(&(luck.below(1 << 16) as u16).to_le_bytes());
    }
    Dice::new(secret)
}

/// A world with its types: steps are judged and folded, and nothing is written down.
pub struct World<G: Game> {
    state: G::State,
    dice: Dice,
    disclosed: bool,
}

/// The same world once more, dice included: to try two plans under the same luck.
impl<G: Game> Clone for World<G> {
    fn clone(&self) -> World<G> {
        World { state: self.state.clone(), dice: self.dice.again(), disclosed: self.disclosed }
    }
}

impl<G: Game> World<G> {
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Judges a step and goes on from there. After a refusal the world is as it was.
    pub fn play(&mut self, seat: Seat, step: G::Move) -> Result<(), Refusal> {
        let mut draft = Draft::<G>::new(self.state.clone(), &self.dice);
        G::decide(&mut draft, seat, step)?;
        let decided = draft.finish();
        self.state = decided.state;
        self.disclosed = decided.disclosed;
        Ok(())
    }

    /// Did the latest step show anybody something new? From there on worlds go different ways.
    pub fn disclosed(&self) -> bool {
        self.disclosed
    }

    /// Luck that is this world's: the same whatever is tried in it.
    pub fn luck(&self) -> Stream {
        self.dice.stream("mind")
    }

    pub fn asked(&self) -> SeatSet {
        G::asked(&self.state)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }
}
