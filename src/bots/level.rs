//! How well a robot plays. A level is a word with a version, so that a finished game can be held against the robot that
//! played it. Thought is counted in steps tried, never in time: a choice is the same on every machine.

use std::fmt;

use crate::engine::sight::is_of;
use crate::engine::{Judge, Position, Robot, Sight, Visitor};
use crate::games;

use super::plans::Care;
use super::{greedy, plain, random, search};

/// What a robot goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    Random,
    Plain,
    Easy,
    #[default]
    Normal,
    Hard,
}

/// An answer, and what it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    pub words: String,
    /// Steps tried.
    pub steps: u32,
}

impl Level {
    /// Those offered to people, the usual one first.
    pub const OFFERED: [Level; 3] = [Level::Normal, Level::Easy, Level::Hard];
    pub const ALL: [Level; 5] = [Level::Random, Level::Plain, Level::Easy, Level::Normal, Level::Hard];

    /// As headers and commands say it.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Plain => "plain",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// Does it take its time? The others answer at once.
    pub const fn thinks(self) -> bool {
        !matches!(self, Level::Random)
    }

    pub fn find(word: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.word() == word)
    }

    /// A robot of this level as it plays today.
    pub fn robot(self) -> Robot {
        Robot::Mind(format!("{}/{}", self.word(), Level::VERSION).into())
    }

    /// How this robot plays, if this code knows it; a mind that is not known any more plays as the level it had.
    pub fn of(robot: &Robot) -> Level {
        let word = robot.mind();
        word.split_once('/').and_then(|(level, _)| Level::find(level)).unwrap_or(Level::Random)
    }

    /// Would this code choose as that robot did?
    pub fn knows(robot: &Robot) -> bool {
        Level::of(robot).robot().mind() == robot.mind() || robot.mind() == Robot::RANDOM
    }

    /// Goes up when a robot would choose otherwise than before.
    const VERSION: u32 = 2;
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What a robot of this level says. None if its seat is not asked.
pub fn choose(level: Level, sight: Sight<'_>) -> Option<Thought> {
    think(level, Care::Own, sight)
}

/// What a sensible person would say for somebody else: a normal robot's answer that spends nothing that is there once
/// in a game. None if the seat is not asked.
pub fn sensibly(sight: Sight<'_>) -> Option<String> {
    think(Level::Normal, Care::Kept, sight).map(|thought| thought.words)
}

fn think(level: Level, care: Care, sight: Sight<'_>) -> Option<Thought> {
    let mut mind = Mind { level, care, sight: Some(sight) };
    let answered = if level == Level::Random { None } else { games::visit(&mut mind) };
    match answered {
        Some(thought) => thought,
        // A game without a judge of its own is played at random.
        None => random::choose(mind.sight?).map(|words| Thought { words, steps: 0 }),
    }
}

/// Has this game a judge, so that robots can think about it?
pub fn can_think(position: &dyn Position) -> bool {
    struct Seeker<'p>(&'p dyn Position);
    impl Visitor for Seeker<'_> {
        type Answer = ();

        fn visit<G: Judge>(&mut self) -> Option<()> {
            is_of::<G>(self.0).then_some(())
        }
    }
    games::visit(&mut Seeker(position)).is_some()
}

/// A robot that meets one game after another until it sees its own.
struct Mind<'p> {
    level: Level,
    care: Care,
    sight: Option<Sight<'p>>,
}

impl Visitor for Mind<'_> {
    type Answer = Option<Thought>;

    fn visit<G: Judge>(&mut self) -> Option<Option<Thought>> {
        if !self.sight.as_ref()?.is_of::<G>() {
            return None;
        }
        let mut sight = self.sight.take()?;
        let mut steps = 0;
        let words = match self.level {
            Level::Random => random::choose(sight),
            Level::Plain => {
                let declines = sight.declines();
                plain::choose::<G>(&mut sight, declines.as_deref())
            }
            Level::Easy => easy::<G>(&mut sight, &mut steps),
            Level::Normal => {
                let ranked = greedy::rank::<G>(&mut sight, self.care, &mut steps);
                ranked.first().map(|best| best.plan.words())
            }
            Level::Hard => {
                let ranked = greedy::rank::<G>(&mut sight, self.care, &mut steps);
                let budget = if sight.declines().is_some() { G::STEPS / 10 } else { G::STEPS };
                search::search(&mut sight, ranked, budget, &mut steps).map(|plan| plan.words())
            }
        };
        Some(words.map(|words| Thought { words, steps }))
    }
}

/// One of the normal robot's first three, more often the better one; what may be declined is declined half the time.
fn easy<G: Judge>(sight: &mut Sight<'_>, steps: &mut u32) -> Option<String> {
    if let Some(words) = sight.declines()
        && sight.luck().below(2) == 0
    {
        return Some(words);
    }
    let ranked = greedy::rank::<G>(sight, Care::Own, steps);
    let nth = [0, 0, 0, 0, 1, 1, 2][sight.luck().below(7) as usize];
    ranked.get(nth).or(ranked.first()).map(|ranked| ranked.plan.words())
}
