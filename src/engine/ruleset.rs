//! The contract without its types: how the rest of the house holds any game.
//!
//! [`Rules`] erases a [`Game`] once, by one blanket implementation. Facts cross this border as JSON text, which is also
//! how they are stored.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::de::{DeserializeSeed, Deserializer, SeqAccess, Visitor};

use super::dice::{Dice, Stream};
use super::draft::Draft;
use super::entrant::Entrant;
use super::game::{Game, Info, Onward};
use super::line::{Bearing, Line};
use super::map::Map;
use super::outcome::Outcome;
use super::play::Play;
use super::playout::{Plan, Playout, play};
use super::points::{Sides, Tally};
use super::prompt::{Brief, Prompt, Window};
use super::refusal::Refusal;
use super::scene::{Piece, Scene};
use super::seat::{PerSeat, Seat, SeatSet, Viewer};
use super::sketch::{BadSketch, Sketch};

/// Facts of one entry as stored: a JSON array.
pub type Facts = String;

/// A game as the registry lists it.
pub trait Ruleset: Send + Sync {
    fn info(&self) -> &'static Info;

    /// The options a table gets if nobody chooses, as JSON.
    fn usual_options(&self) -> String;

    /// Options as stored: every field present, unknown ones refused, in one canonical spelling.
    fn settle_options(&self, options: &str) -> Result<String, Refusal>;

    /// Every printed thing once.
    fn gallery(&self) -> Vec<Piece>;
    /// See [`Game::read_board`].
    fn read_board(&self, _file: &str) -> Option<Result<Map, Vec<String>>> {
        None
    }
    /// See [`Game::LEGEND`].
    fn legend(&self) -> &'static [(&'static str, &'static str)] {
        &[]
    }

    /// A table before its deal, played by this edition of the rules.
    fn open(&self, edition: u32, entrants: &PerSeat<Entrant>, options: &str) -> Result<Box<dyn Position>, Refusal>;

    /// Plays one game of the newest edition at random, as fast as it goes, checking what the plan asks for.
    fn playout(&self, entrants: &PerSeat<Entrant>, options: &str, plan: &Plan) -> Result<Playout, String>;
}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Box<dyn Position> {
        self.copy()
    }
}

/// A game in progress.
pub trait Position: Send + Sync + fmt::Debug {
    fn copy(&self) -> Box<dyn Position>;
    /// Bytes of memory, without what hangs off it on the heap.
    fn size(&self) -> usize;
    /// Deals. To be called once, on a table just opened.
    fn setup(&mut self, dice: &Dice) -> Facts;
    /// Judges what a seat said, up to the first step that is refused or shows something new.
    fn hear(&self, dice: &Dice, seat: Seat, words: &str) -> Heard;
    /// Judges one step in exact notation, past the reader who knows the list: for replays, and to hold the rules
    /// themselves against that list.
    fn decide(&self, dice: &Dice, seat: Seat, step: &str) -> Result<Applied, Refusal>;
    /// Folds the facts of an entry; answers whether they showed anybody something new.
    fn fold(&mut self, facts: &str) -> Result<bool, BadFacts>;
    /// See [`Game::keeps`].
    fn keeps(&self, _seat: Seat, _words: &str) -> bool {
        false
    }
    fn asked(&self) -> SeatSet;
    fn awaited(&self) -> SeatSet;
    /// See [`Game::window`].
    fn window(&self) -> Option<Window>;
    /// See [`Game::WINDOWS`].
    fn has_windows(&self) -> bool;
    fn prompt(&self, seat: Seat) -> Prompt;
    /// The prompt in short, without drawing up its question.
    fn brief(&self, seat: Seat) -> Brief;
    /// See [`Game::plays`]. Found on a table dealt anew for the seat, so that no truth it may not know can be told.
    fn plays(&self, seat: Seat) -> Vec<Play>;
    fn moves(&self, seat: Seat) -> Vec<String>;
    fn sample(&self, seat: Seat, stream: &mut Stream) -> Option<String>;
    fn outcome(&self) -> Option<Outcome>;
    fn scene(&self, viewer: Viewer) -> Scene;
    fn points(&self, viewer: Viewer) -> Tally;
    fn sides(&self) -> Sides;
    fn tell(&self, facts: &str, viewer: Viewer) -> Result<Vec<Line>, BadFacts>;
    fn bearing(&self, line: &Line, seat: Seat) -> Bearing;
    fn redeal_unseen(&self, viewer: Viewer, stream: &mut Stream) -> Box<dyn Position>;
    /// Deals anew what this viewer cannot know, and answers the facts that say how it lies now.
    fn deal_anew(&mut self, viewer: Viewer, stream: &mut Stream) -> Facts;
    fn audit(&self) -> Result<(), String>;
    fn arrange(&mut self, sketch: &Sketch) -> Result<(), BadSketch>;
    fn inspect(&self, key: &str) -> Option<String>;
    fn same(&self, other: &dyn Position) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// What came of a message: the steps applied, and where and why it stopped.
#[derive(Debug)]
pub struct Heard {
    /// None if not even the first step was accepted, or, without a refusal, if all that was said had happened by itself.
    pub applied: Option<Applied>,
    /// Steps that were not applied, as they were said.
    pub left: Vec<String>,
    /// Why the first of `left` was refused; None with something left means that something new was shown, and the
    /// player may want to think again.
    pub refusal: Option<Refusal>,
}

/// The accepted part of a message.
#[derive(Debug)]
pub struct Applied {
    pub position: Box<dyn Position>,
    /// The steps in canonical notation, separated by `; `.
    pub said: String,
    pub facts: Facts,
    pub disclosed: bool,
}

/// Stored facts that cannot be folded.
#[derive(Debug)]
pub enum BadFacts {
    /// This binary cannot read them.
    Unreadable(serde_json::Error),
    /// They cannot have happened here: somebody changed them. A game folds what it decided and never judges it, so
    /// nothing but its panic tells.
    Impossible,
}

impl fmt::Display for BadFacts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFacts::Unreadable(error) => write!(f, "facts this version cannot read: {error}"),
            BadFacts::Impossible => f.write_str("facts that cannot have happened here"),
        }
    }
}

impl std::error::Error for BadFacts {}

/// A game, erased.
pub struct Rules<G>(PhantomData<G>);

impl<G> Rules<G> {
    /// For one line in the registry.
    pub const LISTED: Rules<G> = Rules(PhantomData);
}

impl<G: Game> Rules<G> {
    fn options(options: &str) -> Result<G::Options, Refusal> {
        let unreadable =
            |error: serde_json::Error| Refusal(Line::new("refusal-options").word("why", error.to_string()));
        serde_json::from_str(options).map_err(unreadable)
    }
}

impl<G: Game> Ruleset for Rules<G> {
    fn info(&self) -> &'static Info {
        &const { G::INFO }
    }

    fn usual_options(&self) -> String {
        serde_json::to_string(&G::Options::default()).expect("options are plain data")
    }

    fn settle_options(&self, options: &str) -> Result<String, Refusal> {
        let options = Self::options(options)?;
        Ok(serde_json::to_string(&options).expect("options are plain data"))
    }

    fn gallery(&self) -> Vec<Piece> {
        G::gallery()
    }

    fn read_board(&self, file: &str) -> Option<Result<Map, Vec<String>>> {
        G::read_board(file)
    }

    fn legend(&self) -> &'static [(&'static str, &'static str)] {
        G::LEGEND
    }

    fn open(&self, edition: u32, entrants: &PerSeat<Entrant>, options: &str) -> Result<Box<dyn Position>, Refusal> {
        if !G::INFO.plays(edition) {
            return Err(Refusal(Line::new("refusal-edition").number("edition", edition)));
        }
        if !(G::INFO.least_seats..=G::INFO.most_seats).contains(&entrants.seats()) {
            let line =
                Line::new("refusal-seats").number("least", G::INFO.least_seats).number("most", G::INFO.most_seats);
            return Err(Refusal(line));
        }
        let state = G::open(edition, entrants, &Self::options(options)?)?;
        Ok(Box::new(Folded::<G> { state }))
    }

    fn playout(&self, entrants: &PerSeat<Entrant>, options: &str, plan: &Plan) -> Result<Playout, String> {
        let options = Self::options(options).map_err(|refusal| refusal.to_string())?;
        let state = G::open(G::INFO.newest(), entrants, &options).map_err(|refusal| refusal.to_string())?;
        play::<G>(state, entrants.seats(), plan)
    }
}

/// A state behind the erased border.
pub(super) struct Folded<G: Game> {
    pub(super) state: G::State,
}

impl<G: Game> fmt::Debug for Folded<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.state.fmt(f)
    }
}

impl<G: Game> Folded<G> {
    fn facts(facts: &str) -> Result<Vec<G::Fact>, BadFacts> {
        serde_json::from_str(facts).map_err(BadFacts::Unreadable)
    }
}

fn written<F: serde::Serialize>(facts: &[F]) -> Facts {
    serde_json::to_string(facts).expect("facts are plain data")
}

impl<G: Game> Position for Folded<G> {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(Folded::<G> { state: self.state.clone() })
    }

    fn size(&self) -> usize {
        size_of::<G::State>()
    }

    fn setup(&mut self, dice: &Dice) -> Facts {
        let mut draft = Draft::<G>::new(self.state.clone(), dice);
        G::setup(&mut draft);
        let decided = draft.finish();
        self.state = decided.state;
        written(&decided.facts)
    }

    fn hear(&self, dice: &Dice, seat: Seat, words: &str) -> Heard {
        hear::<G>(&self.state, dice, seat, words)
    }

    fn decide(&self, dice: &Dice, seat: Seat, step: &str) -> Result<Applied, Refusal> {
        let step = step.parse::<G::Move>()?;
        let said = step.to_string();
        let mut draft = Draft::<G>::new(self.state.clone(), dice);
        G::decide(&mut draft, seat, step)?;
        let decided = draft.finish();
        Ok(Applied {
            position: Box::new(Folded::<G> { state: decided.state }),
            said,
            facts: written(&decided.facts),
            disclosed: decided.disclosed,
        })
    }

    fn fold(&mut self, facts: &str) -> Result<bool, BadFacts> {
        let mut read = serde_json::Deserializer::from_str(facts);
        let folding = Folding::<G> { state: &mut self.state, disclosed: false };
        // Whoever gets an error throws the position away, so it does not matter how far it came.
        let folded = catch_unwind(AssertUnwindSafe(|| folding.deserialize(&mut read)));
        let disclosed = folded.map_err(|_| BadFacts::Impossible)?.map_err(BadFacts::Unreadable)?;
        read.end().map_err(BadFacts::Unreadable)?;
        Ok(disclosed)
    }

    fn keeps(&self, seat: Seat, words: &str) -> bool {
        G::keeps(&self.state, seat, words)
    }

    fn asked(&self) -> SeatSet {
        G::asked(&self.state)
    }

    fn awaited(&self) -> SeatSet {
        G::awaited(&self.state)
    }

    fn has_windows(&self) -> bool {
        G::WINDOWS
    }

    fn window(&self) -> Option<Window> {
        G::window(&self.state)
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        G::prompt(&self.state, seat)
    }

    fn brief(&self, seat: Seat) -> Brief {
        G::brief(&self.state, seat)
    }

    fn plays(&self, seat: Seat) -> Vec<Play> {
        let mut luck = Dice::from_seed(0).stream("plays");
        G::plays(&G::redeal_unseen(&self.state, Viewer::Seat(seat), &mut luck), seat)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        G::moves(&self.state, seat).iter().map(ToString::to_string).collect()
    }

    fn sample(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        G::sample(&self.state, seat, stream).map(|step| step.to_string())
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(&self.state)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(&G::view(&self.state, viewer))
    }

    fn points(&self, viewer: Viewer) -> Tally {
        G::points(&G::view(&self.state, viewer))
    }

    fn sides(&self) -> Sides {
        G::sides(&self.state)
    }

    fn tell(&self, facts: &str, viewer: Viewer) -> Result<Vec<Line>, BadFacts> {
        Ok(Self::facts(facts)?.iter().filter_map(|fact| G::tell(&self.state, fact, viewer)).collect())
    }

    fn bearing(&self, line: &Line, seat: Seat) -> Bearing {
        G::bearing(line, seat)
    }

    fn redeal_unseen(&self, viewer: Viewer, stream: &mut Stream) -> Box<dyn Position> {
        Box::new(Folded::<G> { state: G::redeal_unseen(&self.state, viewer, stream) })
    }

    fn deal_anew(&mut self, viewer: Viewer, stream: &mut Stream) -> Facts {
        self.state = G::redeal_unseen(&self.state, viewer, stream);
        written(&[G::laid(&self.state)])
    }

    fn audit(&self) -> Result<(), String> {
        G::audit(&self.state)
    }

    fn arrange(&mut self, sketch: &Sketch) -> Result<(), BadSketch> {
        G::arrange(&mut self.state, sketch)
    }

    fn inspect(&self, key: &str) -> Option<String> {
        G::inspect(&self.state, key)
    }

    fn same(&self, other: &dyn Position) -> bool {
        other.as_any().downcast_ref::<Folded<G>>().is_some_and(|other| other.state == self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Folds facts while they are being read: a log is read more often than anything else.
struct Folding<'s, G: Game> {
    state: &'s mut G::State,
    disclosed: bool,
}

impl<'de, G: Game> DeserializeSeed<'de> for Folding<'_, G> {
    type Value = bool;

    fn deserialize<D: Deserializer<'de>>(self, facts: D) -> Result<bool, D::Error> {
        facts.deserialize_seq(self)
    }
}

impl<'de, G: Game> Visitor<'de> for Folding<'_, G> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of facts")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut facts: A) -> Result<bool, A::Error> {
        while let Some(fact) = facts.next_element::<G::Fact>()? {
            self.disclosed = self.disclosed || G::discloses(self.state, &fact);
            G::evolve(self.state, &fact);
        }
        Ok(self.disclosed)
    }
}

/// Applies the steps of a message one after another.
fn hear<G: Game>(begun: &G::State, dice: &Dice, seat: Seat, words: &str) -> Heard {
    let mut state = begun.clone();
    let (mut facts, mut said, mut disclosed, mut surprised) = (Vec::new(), String::new(), false, false);
    let mut left: std::collections::VecDeque<String> = G::parts(words).into();
    let mut refusal = left.is_empty().then(|| Refusal::unreadable(words.trim()));
    while let Some(next) = left.front() {
        match G::onward(begun, &state, seat, next) {
            Onward::Over if !said.is_empty() => {
                left.pop_front();
                continue;
            }
            Onward::Waits if !said.is_empty() => break,
            Onward::More => surprised = false,
            _ => {}
        }
        if surprised {
            // What happened by itself may have been said as well: there is nothing left to do about it.
            if G::read(&state, seat, next).is_ok_and(|steps| steps.is_empty()) {
                left.pop_front();
                continue;
            }
            break;
        }
        match judge::<G>(&state, dice, seat, next) {
            Ok(judged) => {
                if G::onward(begun, &judged.state, seat, next) == Onward::Once {
                    left.pop_front();
                }
                if !said.is_empty() && !judged.said.is_empty() {
                    said.push_str("; ");
                }
                said.push_str(&judged.said);
                state = judged.state;
                facts.extend(judged.facts);
                disclosed |= judged.disclosed;
                surprised = judged.surprised;
                // A shorthand that stopped half-way leaves its rest, in canonical words, in front.
                for step in judged.left.into_iter().rev() {
                    left.push_front(step);
                }
            }
            Err(why) => {
                refusal = Some(why);
                break;
            }
        }
    }
    let applied = (!said.is_empty()).then(|| Applied {
        position: Box::new(Folded::<G> { state }) as Box<dyn Position>,
        said,
        facts: written(&facts),
        disclosed,
    });
    Heard { applied, left: left.into(), refusal }
}

struct Judged<G: Game> {
    state: G::State,
    said: String,
    facts: Vec<G::Fact>,
    disclosed: bool,
    surprised: bool,
    left: Vec<String>,
}

/// One step as typed, which a shorthand may turn into several. They stand or fall together, up to the first that
/// shows the speaker something new.
fn judge<G: Game>(state: &G::State, dice: &Dice, seat: Seat, words: &str) -> Result<Judged<G>, Refusal> {
    let steps = G::read(state, seat, words)?;
    let (said, facts, left) = (String::new(), Vec::new(), Vec::new());
    let mut judged = Judged::<G> { state: state.clone(), said, facts, disclosed: false, surprised: false, left };
    let mut steps = steps.into_iter();
    for step in steps.by_ref() {
        let words = step.to_string();
        let mut draft = Draft::<G>::new(judged.state.clone(), dice);
        G::decide(&mut draft, seat, step)?;
        let decided = draft.finish();
        judged.surprised = decided.disclosed && surprised::<G>(judged.state, &decided.facts, seat);
        judged.disclosed |= decided.disclosed;
        judged.state = decided.state;
        judged.facts.extend(decided.facts);
        if !judged.said.is_empty() {
            judged.said.push_str("; ");
        }
        judged.said.push_str(&words);
        if judged.surprised {
            break;
        }
    }
    judged.left = steps.map(|step| step.to_string()).collect();
    Ok(judged)
}

/// Did one of these facts, one upon the other, show the seat something new?
fn surprised<G: Game>(mut state: G::State, facts: &[G::Fact], seat: Seat) -> bool {
    facts.iter().any(|fact| {
        let new = G::surprises(&state, fact, seat);
        G::evolve(&mut state, fact);
        new
    })
}
