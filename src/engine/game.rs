//! The contract a game signs. One folder under `src/games`, one line in its registry, and the whole house serves it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::dice::Stream;
use super::draft::Draft;
use super::line::Line;
use super::notation;
use super::outcome::Outcome;
use super::prompt::{Duty, Prompt};
use super::refusal::Refusal;
use super::scene::{Piece, Scene};
use super::seat::{PerSeat, Seat, SeatSet, Viewer};
use super::sketch::{BadSketch, Sketch};

/// A game: rules judged by [`Game::decide`], history folded by [`Game::evolve`], and one door out, [`Game::view`].
pub trait Game: Sized + Send + Sync + 'static {
    const INFO: Info;

    /// Variants offered when a table is opened; stored with the table, so that a game is replayed as it was opened.
    type Options: Clone + Default + Serialize + DeserializeOwned + Send + Sync;
    /// Rebuilt from facts, never stored.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// One step a seat takes, in notation. `to_string` and `parse` are each other's inverse.
    type Move: Clone + PartialEq + Debug + FromStr<Err = Refusal> + Display;
    /// What happened, in the past tense. Secrets inside are [`For`](super::For) somebody.
    type Fact: Clone + Serialize + DeserializeOwned + PartialEq + Debug + Send + Sync;
    /// What one viewer may know.
    type View;

    /// The table before anything happened. May refuse a number of seats for these options.
    fn open(guests: &PerSeat<Guest>, options: &Self::Options) -> Result<Self::State, Refusal>;

    /// Shuffles, deals, runs up to the first question.
    fn setup(draft: &mut Draft<'_, Self>);

    /// Judges one step and emits what follows, until a seat must be asked or the game ends. What is unfinished is data
    /// in the state, never a call stack. Runs past a question only if *public* knowledge leaves one answer, or else the
    /// speed of the game would tell what a hand holds. A refusal leaves nothing behind: the draft is thrown away.
    fn decide(draft: &mut Draft<'_, Self>, seat: Seat, step: Self::Move) -> Result<(), Refusal>;

    /// Folds a fact into the state. Never judges, never fails: a fact was made by `decide` or `setup`, or held against
    /// what they make.
    fn evolve(state: &mut Self::State, fact: &Self::Fact);

    /// The seats whose answer the game waits for now; several in a draft or another simultaneous choice, none once the
    /// game is over. Cheap: it is asked after every step.
    fn asked(state: &Self::State) -> SeatSet;

    /// The seats that everybody may be told the game waits for. Where it is a secret who has answered already, these are
    /// all who could still be asked.
    fn awaited(state: &Self::State) -> SeatSet {
        Self::asked(state)
    }

    /// The seat's duty now, with its question. Depends only on what the seat may know.
    fn prompt(state: &Self::State, seat: Seat) -> Prompt;

    /// The duty alone, for a game whose questions take long to draw up.
    fn duty(state: &Self::State, seat: Seat) -> Duty {
        Self::prompt(state, seat).duty()
    }

    /// Every legal next step of the seat, and nothing else; empty exactly when the seat is not asked now. Where a
    /// choice explodes it is asked in steps. A step that leads into a dead end by the rules is not listed.
    fn moves(state: &Self::State, seat: Seat) -> Vec<Self::Move>;

    /// One legal next step, any of them possible: for robots and simulations, where listing all would be slow.
    fn sample(state: &Self::State, seat: Seat, stream: &mut Stream) -> Option<Self::Move> {
        stream.pick(&Self::moves(state, seat)).cloned()
    }

    /// What a person typed, as one or more steps. Unique prefixes and capitals are understood; a word that could mean
    /// several things is answered with the candidates. A game overrides this for shorthand that spans several steps,
    /// and answers with no step at all where the words name what just happened by itself.
    fn read(state: &Self::State, seat: Seat, words: &str) -> Result<Vec<Self::Move>, Refusal> {
        notation::listed(words, Self::moves(state, seat)).map(|step| vec![step])
    }

    /// What the clock plays for a seat that let its time run out: always legal, using only what the seat may know.
    /// None exactly when the seat is not asked.
    fn lapse(state: &Self::State, seat: Seat) -> Option<Self::Move>;

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The only door out of a game.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    fn scene(view: &Self::View) -> Scene;

    /// Every printed thing once, as a piece of the scene would show it: the pictures beside the rules.
    fn gallery() -> Vec<Piece> {
        Vec::new()
    }

    /// Every printed symbol: the message whose picture it is, and the message that says what it means.
    const LEGEND: &'static [(&'static str, &'static str)] = &[];

    /// The log line of a fact, redacted for the viewer; None if there is nothing to tell. Of the state only what never
    /// changes during a game may be read (which printed card an instance is), so that a line reads the same later.
    fn tell(state: &Self::State, fact: &Self::Fact, viewer: Viewer) -> Option<Line>;

    /// Did this fact, coming upon this state, teach anybody anything that a player could not have known before?
    /// Undo is free until then.
    fn discloses(before: &Self::State, fact: &Self::Fact) -> bool;

    /// The same table for `viewer`, with everything this viewer cannot know dealt anew. May forget what could be
    /// inferred; never contradicts what was shown.
    fn redeal_unseen(state: &Self::State, viewer: Viewer, stream: &mut Stream) -> Self::State;

    /// The fact that puts everything hidden where it lies in `state`. Folded into a table from which `state` was dealt
    /// anew, it gives `state`: so a table that plays on from another has its new deal on record.
    fn laid(state: &Self::State) -> Self::Fact;

    /// Nothing lost, nothing twice: the game's own invariants.
    fn audit(state: &Self::State) -> Result<(), String>;

    /// Sets up a position by hand, for scenarios and puzzles, over a freshly dealt table.
    fn arrange(state: &mut Self::State, sketch: &Sketch) -> Result<(), BadSketch>;

    /// The value of one setting as [`Game::arrange`] would take it; None if there is no such setting.
    fn inspect(state: &Self::State, key: &str) -> Option<String>;
}

/// What the house knows of a game before any table is open.
#[derive(Debug)]
pub struct Info {
    /// In addresses, files and commands: `fort`.
    pub slug: &'static str,
    /// The edition of the rules this code plays. A changed rule bumps it; a table keeps the one it started with.
    pub edition: u32,
    pub least_seats: u8,
    pub most_seats: u8,
    pub settings: &'static [Setting],
    /// No game has more steps than this. Every game states a bound or has a guard.
    pub most_steps: usize,
    /// The game's `.ftl` texts by language tag. The message `<slug>-name` is the game's name.
    pub texts: &'static [(&'static str, &'static str)],
}

/// A variant that a table may choose. Message ids: `<slug>-option-<id>` and `<slug>-option-<id>-<value>`.
#[derive(Debug)]
pub struct Setting {
    pub id: &'static str,
    /// The first is the default.
    pub values: &'static [&'static str],
}

/// Who sits down, as far as rules care. Filled in by the house when the game starts, public, stored with the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Guest {
    /// Never finished a game of this kind before. Robots are never new.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first_time: bool,
    /// Opened the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub robot: bool,
}
