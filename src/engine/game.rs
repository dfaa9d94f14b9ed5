//! The contract a game signs. One folder under `src/games`, one line in its registry, and the whole house serves it.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::dice::Stream;
use super::draft::Draft;
use super::entrant::Entrant;
use super::line::{Bearing, Line};
use super::map::Map;
use super::notation;
use super::outcome::Outcome;
use super::play::{self, Play};
use super::points::{Sides, Tally};
use super::prompt::{Brief, Prompt, Window};
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

    /// The table before anything happened, to be played by this edition of the rules; one of [`Info::editions`]. The
    /// state carries the edition where rules differ by it. May refuse a number of seats for these options.
    fn open(edition: u32, entrants: &PerSeat<Entrant>, options: &Self::Options) -> Result<Self::State, Refusal>;

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

    /// Does this game have windows at all?
    const WINDOWS: bool = false;

    /// The window that is open, where answers hang on hidden things and later seats may answer ahead.
    fn window(_state: &Self::State) -> Option<Window> {
        None
    }

    /// The seat's duty now, with its question. Depends only on what the seat may know.
    fn prompt(state: &Self::State, seat: Seat) -> Prompt;

    /// The prompt in short: asked after every step of every seat, so a game whose questions take long to draw up says
    /// it without drawing them up.
    fn brief(state: &Self::State, seat: Seat) -> Brief {
        Self::prompt(state, seat).brief()
    }

    /// The whole answers worth offering to the question that this seat is asked now or ahead, the best first, at most
    /// eight for each thing picked. What each promises is found by making its steps on a copy; nothing in it may hang on
    /// what the seat cannot know. Slower than `moves`: asked for when somebody looks.
    fn plays(state: &Self::State, seat: Seat) -> Vec<Play> {
        Self::prompt(state, seat).question().map(play::plain).unwrap_or_default()
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

    /// The parts of a message, said one after another; those before a refused one are done.
    fn parts(words: &str) -> Vec<String> {
        notation::steps(words).map(str::to_owned).collect()
    }

    /// Some words say how far to go on (`on to 6`): they are read anew after each step they made, past what it showed,
    /// until they are fulfilled. `begun` is the table when the message began.
    fn onward(_begun: &Self::State, _now: &Self::State, _seat: Seat, _words: &str) -> Onward {
        Onward::Once
    }

    /// May these words, the rest of a message that others interrupted, wait until the seat is asked again in this turn?
    /// They are judged then, and dropped if they no longer fit.
    fn keeps(_state: &Self::State, _seat: Seat, _words: &str) -> bool {
        false
    }

    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The only door out of a game.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    fn scene(view: &Self::View) -> Scene;

    /// What the viewer may count of everybody's points now: the one source for charts, lists and ratings. None where
    /// points are not what decides.
    fn points(_view: &Self::View) -> Tally {
        None
    }

    /// Who sits with whom, and who may talk; the same from the deal to the end.
    fn sides(state: &Self::State) -> Sides;

    /// Every printed thing once, as a piece of the scene would show it: the pictures beside the rules.
    fn gallery() -> Vec<Piece> {
        Vec::new()
    }

    /// A board in the game's own file format, checked and as it is drawn with nobody on it, or every fault in plain
    /// English; None for a game whose boards are not data.
    fn read_board(_file: &str) -> Option<Result<Map, Vec<String>>> {
        None
    }

    /// Every printed symbol: the message whose picture it is, and the message that says what it means.
    const LEGEND: &'static [(&'static str, &'static str)] = &[];

    /// The log line of a fact, redacted for the viewer; None if there is nothing to tell. Of the state only what never
    /// changes during a game may be read (which printed card an instance is), so that a line reads the same later.
    fn tell(state: &Self::State, fact: &Self::Fact, viewer: Viewer) -> Option<Line>;

    /// What a line that [`Game::tell`] gave means to a seat: what is only a step on the way, and what cost it something.
    fn bearing(_line: &Line, _seat: Seat) -> Bearing {
        Bearing::Told
    }

    /// Did this fact, coming upon this state, teach anybody anything that a player could not have known before?
    /// Undo is free until then.
    fn discloses(before: &Self::State, fact: &Self::Fact) -> bool;

    /// Did this fact show `seat` itself something new? A message of that seat goes on past what it knew before, such as
    /// a card of its own hand that everybody else sees now.
    fn surprises(before: &Self::State, fact: &Self::Fact, _seat: Seat) -> bool {
        Self::discloses(before, fact)
    }

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

/// What is to be done with words that may have been followed already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onward {
    /// They are one step or some, and done with them.
    Once,
    /// They are followed once more.
    More,
    /// Something else is asked first.
    Waits,
    /// They are fulfilled, or there is nothing left to follow them for.
    Over,
}

/// What the house knows of a game before any table is open.
#[derive(Debug)]
pub struct Info {
    /// In addresses, files and commands: `fort`.
    pub slug: &'static str,
    /// The editions of the rules this code plays, the newest last. A changed rule adds one; a table keeps the one it
    /// started with.
    pub editions: &'static [u32],
    pub least_seats: u8,
    pub most_seats: u8,
    pub settings: &'static [Setting],
    /// No game has more steps than this. Every game states a bound or has a guard.
    pub most_steps: usize,
    /// The game's `.ftl` texts by language tag. The message `<slug>-name` is the game's name.
    pub texts: &'static [(&'static str, &'static str)],
}

impl Info {
    /// The edition a new table gets.
    pub const fn newest(&self) -> u32 {
        match self.editions.last() {
            Some(edition) => *edition,
            None => panic!("a game has at least one edition"),
        }
    }

    /// Can a table of this edition be played on?
    pub fn plays(&self, edition: u32) -> bool {
        self.editions.contains(&edition)
    }
}

/// A variant that a table may choose. Message ids: `<slug>-option-<id>` and, for words, `<slug>-option-<id>-<value>`.
#[derive(Debug)]
pub struct Setting {
    pub id: &'static str,
    pub values: Values,
}

/// What may be chosen.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of these, the first if nobody chooses; a JSON string in the options, or `off` and `on` as a JSON boolean.
    Words(&'static [&'static str]),
    /// A whole number; a JSON number in the options.
    Range { least: i32, most: i32, usual: i32 },
}

impl Values {
    /// Every value, as a form or an address writes it, the usual one first.
    pub fn all(&self) -> Vec<String> {
        match *self {
            Values::Words(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Values::Range { least, most, usual } => {
                let others = (least..=most).filter(|number| *number != usual);
                [usual].into_iter().chain(others).map(|number| number.to_string()).collect()
            }
        }
    }

    /// What a table gets if nobody chooses.
    pub fn usual(&self) -> String {
        match self {
            Values::Words(words) => words.first().copied().unwrap_or_default().to_owned(),
            Values::Range { usual, .. } => usual.to_string(),
        }
    }

    /// Is this among them?
    pub fn offers(&self, value: &str) -> bool {
        match self {
            Values::Words(words) => words.contains(&value),
            Values::Range { least, most, .. } => value.parse().is_ok_and(|number| (*least..=*most).contains(&number)),
        }
    }

    /// Is there anything to choose?
    pub fn is_choice(&self) -> bool {
        match self {
            Values::Words(words) => words.len() > 1,
            Values::Range { least, most, .. } => least < most,
        }
    }
}
