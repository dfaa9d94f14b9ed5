//! One game between minds, and what each decision took.

use std::str::FromStr;
use std::time::Instant;

use crate::bots::{self, Level, Thought};
use crate::engine::{Dice, Entrant, Outcome, PerSeat, Position, Ruleset, Seat, Sight};

/// Who may enter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mind {
    Level(Level),
    /// Whoever looks after a seat sensibly.
    Caretaker,
    /// Whoever does the least, as the clock would.
    Least,
}

impl Mind {
    pub(super) fn word(self) -> &'static str {
        match self {
            Mind::Level(level) => level.word(),
            Mind::Caretaker => "caretaker",
            Mind::Least => "least",
        }
    }

    fn choose(self, position: &dyn Position, seat: Seat, dice: &Dice, step: usize) -> Option<Thought> {
        let sight = Sight::new(position, seat, dice.stream(&format!("mind/{seat}/{step}")));
        let plain = |words: String| Thought { words, steps: 0 };
        match self {
            Mind::Level(level) => bots::choose(level, sight),
            Mind::Caretaker => bots::sensibly(sight).map(plain),
            Mind::Least => position.prompt(seat).ask().map(|ask| plain(ask.lapse.words().to_owned())),
        }
    }
}

impl FromStr for Mind {
    type Err = String;

    fn from_str(word: &str) -> Result<Mind, String> {
        let others = [Mind::Caretaker, Mind::Least];
        let mut all = Level::ALL.map(Mind::Level).into_iter().chain(others);
        all.find(|mind| mind.word() == word)
            .ok_or_else(|| "a mind is one of random, plain, easy, normal, hard, caretaker, least".to_owned())
    }
}

/// What a block is played with.
pub(super) struct Bout<'b> {
    pub rules: &'static dyn Ruleset,
    pub seats: u8,
    pub options: String,
    pub minds: &'b [Mind],
}

/// A finished game.
pub(super) struct Played {
    /// Which of the minds sat where.
    pub sat: Vec<usize>,
    pub outcome: Outcome,
    pub answers: usize,
    /// The first word of every answer.
    pub said: Vec<String>,
    /// Which mind decided, the steps it tried and nanoseconds it took.
    pub decisions: Vec<(usize, u32, u64)>,
}

impl Bout<'_> {
    /// The game of this seed in which the first mind sits on seat `turn`.
    pub(super) fn play(&self, seed: u64, turn: u8) -> Result<Played, String> {
        let others = self.minds.len() - 1;
        let mind_at = |seat: u8| match (seat + self.seats - turn) % self.seats {
            0 => 0,
            _ if others == 0 => 0,
            place => 1 + usize::from(place - 1) % others,
        };
        let sat: Vec<usize> = (0..self.seats).map(mind_at).collect();
        let dice = Dice::from_seed(seed);
        let guests = PerSeat::new(self.seats, |_| Entrant::default());
        let opened = self.rules.open(self.rules.info().newest(), &guests, &self.options);
        let mut position = opened.map_err(|refusal| refusal.to_string())?;
        position.setup(&dice);
        let (mut decisions, mut said) = (Vec::new(), Vec::new());
        for answers in 0..self.rules.info().most_steps {
            if let Some(outcome) = position.outcome() {
                return Ok(Played { sat, outcome, answers, said, decisions });
            }
            let seat = position.asked().iter().next().ok_or("nobody is asked and the game is not over")?;
            let mind = sat[seat.index()];
            let started = Started::now();
            let thought = self.minds[mind].choose(&*position, seat, &dice, answers);
            let Thought { words, steps } = thought.ok_or_else(|| format!("seed {seed}: {seat} says nothing"))?;
            decisions.push((mind, steps, started.elapsed()));
            said.extend(words.split([' ', ';']).next().map(str::to_owned));
            let heard = position.hear(&dice, seat, &words);
            let why = heard.refusal.map(|refusal| refusal.to_string()).unwrap_or_default();
            position = heard.applied.ok_or_else(|| format!("seed {seed}: {seat} says `{words}`: {why}"))?.position;
        }
        Err(format!("seed {seed}: no end"))
    }
}

/// A moment by the clock of this thread's own work where the system tells it, or else by the wall clock.
enum Started {
    Worked(u64),
    Wall(Instant),
}

impl Started {
    fn now() -> Started {
        worked().map_or_else(|| Started::Wall(Instant::now()), Started::Worked)
    }

    /// In nanoseconds.
    fn elapsed(&self) -> u64 {
        match self {
            Started::Worked(before) => worked().unwrap_or(*before).saturating_sub(*before),
            Started::Wall(before) => before.elapsed().as_nanos() as u64,
        }
    }
}

fn worked() -> Option<u64> {
    // The system brings its count up to date when a thread lets others go first.
    std::thread::yield_now();
    let line = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    line.split(' ').next()?.parse().ok()
}
