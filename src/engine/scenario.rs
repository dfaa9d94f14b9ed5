//! Scenarios: a position, moves and expectations in a text file, run by `tincan try`.
//!
//! ```text
//! # X01: an added card and a Lookout card raise the count
//! game fort
//! seats 2
//! option setup = basic          # any number of these
//! seed 7                        # luck; 0 if left out
//! edition 1                     # of the rules; the newest if left out
//! rig coin/1 = 1, 0             # a stream answers with these draws first
//! position                      # settings over a freshly dealt table, as the game documents them
//!   p1.hand = bug, the_moles, patch
//!   p1.lookout = moose, scout
//!
//! p1: play bug + the_moles + lookout:moose; public; private
//!   expect p1.pizza = 4         # also !=, has, lacks (lists are split at commas)
//!   expect p2 follows           # leads, follows, waits, waits on p1 p2, may answer ahead
//!   expect p2 may pass          # may not …, may exactly pass | follow dash
//!   expect log p1 fort-log-played     # a line with this id was told to p1, a spectator or everything; also `no log`
//!   expect undo free            # or closed: did the move show somebody something new?
//!   expect over                 # or not over; winners p1 p2; score p1 = 48
//!   left private                # steps of the message that were not applied
//!
//! again                         # back to the opening position
//! p1: play bug
//!   refused fort-refusal-not-full     # the id is optional
//! ```
//!
//! `#` starts a comment, at the start of a line or after a blank. Indentation is free.

use std::fmt;

use super::dice::Dice;
use super::entrant::{Entrant, Robot};
use super::prompt::Duty;
use super::ruleset::{Heard, Position, Ruleset};
use super::seat::{PerSeat, Seat, SeatSet, Viewer};
use super::sketch::{Mark, Sketch};

/// A scenario read from its text.
#[derive(Debug)]
pub struct Scenario {
    pub game: String,
    pub seats: u8,
    options: Vec<Mark>,
    guests: Vec<Mark>,
    seed: u64,
    /// None: the newest.
    edition: Option<u32>,
    rigs: Vec<Mark>,
    sketch: Sketch,
    acts: Vec<Act>,
}

#[derive(Debug)]
struct Act {
    line: usize,
    what: What,
}

#[derive(Debug)]
enum What {
    Say(Seat, String),
    Again,
    Expect(String),
    Refused(String),
    Left(String),
}

/// Where a scenario is wrong, or where the game did something else than expected.
#[derive(Debug, PartialEq, Eq)]
pub struct Broken {
    pub line: usize,
    pub why: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for Broken {}

fn broken(line: usize, why: impl Into<String>) -> Broken {
    Broken { line, why: why.into() }
}

impl Scenario {
    pub fn read(text: &str) -> Result<Scenario, Broken> {
        let mut scenario = Scenario {
            game: String::new(),
            seats: 2,
            options: Vec::new(),
            guests: Vec::new(),
            seed: 0,
            edition: None,
            rigs: Vec::new(),
            sketch: Sketch::default(),
            acts: Vec::new(),
        };
        let mut in_position = false;
        for (index, raw) in text.lines().enumerate() {
            let (line, text) = (index + 1, uncommented(raw).trim());
            if text.is_empty() {
                continue;
            }
            in_position = scenario.read_line(line, text, in_position)?;
        }
        match scenario.game.is_empty() {
            true => Err(broken(1, "no `game` line says which game this is")),
            false => Ok(scenario),
        }
    }

    /// Takes one line; answers whether settings of the position may follow.
    fn read_line(&mut self, line: usize, text: &str, in_position: bool) -> Result<bool, Broken> {
        let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()));
        if let Some((seat, words)) = text.split_once(':')
            && let Ok(seat) = seat.trim().parse::<Seat>()
        {
            self.acts.push(Act { line, what: What::Say(seat, words.trim().into()) });
            return Ok(false);
        }
        let started = !self.acts.is_empty();
        match word {
            "game" => self.game = rest.into(),
            "seats" => self.seats = number(line, rest)?,
            "seed" => self.seed = number(line, rest)?,
            "edition" => self.edition = Some(number(line, rest)?),
            "option" => self.options.push(setting(line, rest)?),
            "guest" => self.guests.push(setting(line, rest)?),
            "rig" => self.rigs.push(setting(line, rest)?),
            "position" if rest.is_empty() => return Ok(true),
            "again" if rest.is_empty() => self.acts.push(Act { line, what: What::Again }),
            "expect" => self.acts.push(Act { line, what: What::Expect(rest.into()) }),
            "refused" => self.acts.push(Act { line, what: What::Refused(rest.into()) }),
            "left" => self.acts.push(Act { line, what: What::Left(rest.into()) }),
            _ if in_position => {
                self.sketch.0.push(setting(line, text)?);
                return Ok(true);
            }
            _ => return Err(broken(line, format!("`{word}` is not a word scenarios know"))),
        }
        match (started, word) {
            (true, "game" | "seats" | "seed" | "edition" | "option" | "guest" | "rig") => {
                Err(broken(line, format!("`{word}` must come before the first move")))
            }
            _ => Ok(false),
        }
    }

    /// Runs the scenario, handing each step to `show` as it happens.
    pub fn run(&self, rules: &dyn Ruleset, mut show: impl FnMut(&Shown<'_>)) -> Result<(), Broken> {
        let mut stage = self.stage(rules)?;
        let opening = stage.position.copy();
        for (index, act) in self.acts.iter().enumerate() {
            match &act.what {
                What::Again => stage = Stage { position: opening.copy(), ..self.stage(rules)? },
                What::Say(seat, words) => {
                    let follows = self.acts[index + 1..].iter().take_while(|act| !act.is_move());
                    let refused = follows.clone().any(|act| matches!(act.what, What::Refused(_)));
                    let leaves = follows.clone().any(|act| matches!(act.what, What::Left(_)));
                    stage.say(act.line, *seat, words, refused, leaves)?;
                    show(&Shown { line: act.line, seat: *seat, words, position: &*stage.position, heard: &stage.last });
                }
                What::Refused(id) => stage.refused(act.line, id)?,
                What::Left(words) => stage.left(act.line, words)?,
                What::Expect(what) => {
                    stage.expect(what).map_err(|why| broken(act.line, format!("expected {what}: {why}")))?;
                }
            }
        }
        Ok(())
    }

    fn stage(&self, rules: &dyn Ruleset) -> Result<Stage, Broken> {
        let mut options: serde_json::Value = serde_json::from_str(&rules.usual_options()).expect("options are JSON");
        for mark in &self.options {
            let value = serde_json::from_str(&mark.value).unwrap_or_else(|_| mark.value.clone().into());
            options[&mark.key] = value;
        }
        let mut guests = PerSeat::new(self.seats, |_| Entrant::default());
        for mark in &self.guests {
            let seat = mark.key.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(self.seats));
            let guest = &mut guests[seat.ok_or_else(|| broken(mark.line, "no such seat"))?];
            for word in mark.items() {
                match word {
                    "host" => guest.host = true,
                    "first_time" => guest.first_time = true,
                    "robot" => guest.robot = Some(Robot::random()),
                    _ => return Err(broken(mark.line, format!("`{word}` is not host, first_time or robot"))),
                }
            }
        }
        let first = self.options.first().map_or(1, |mark| mark.line);
        let opened = rules.open(self.edition.unwrap_or(rules.info().newest()), &guests, &options.to_string());
        let mut position = opened.map_err(|refusal| broken(first, format!("cannot be opened: {refusal}")))?;
        let mut dice = Dice::from_seed(self.seed);
        for mark in &self.rigs {
            let draws = mark.items().iter().map(|draw| number(mark.line, draw)).collect::<Result<_, _>>()?;
            dice = dice.rig(&mark.key, draws);
        }
        position.setup(&dice);
        if !self.sketch.0.is_empty() {
            position.arrange(&self.sketch).map_err(|bad| broken(bad.line, bad.why))?;
            position.audit().map_err(|why| {
                broken(self.sketch.0[0].line, format!("this position breaks an invariant of the game: {why}"))
            })?;
        }
        Ok(Stage { position, dice, seats: self.seats, last: Heard { applied: None, left: Vec::new(), refusal: None } })
    }
}

impl Act {
    fn is_move(&self) -> bool {
        matches!(self.what, What::Say(..) | What::Again)
    }
}

/// One step of a scenario as it happened.
pub struct Shown<'s> {
    pub line: usize,
    pub seat: Seat,
    pub words: &'s str,
    pub position: &'s dyn Position,
    pub heard: &'s Heard,
}

/// The table while a scenario runs.
struct Stage {
    position: Box<dyn Position>,
    dice: Dice,
    seats: u8,
    last: Heard,
}

impl Stage {
    fn say(&mut self, line: usize, seat: Seat, words: &str, refused: bool, leaves: bool) -> Result<(), Broken> {
        let heard = self.position.hear(&self.dice, seat, words);
        if let Some(applied) = &heard.applied {
            let mut folded = self.position.copy();
            folded.fold(&applied.facts).map_err(|bad| broken(line, bad.to_string()))?;
            if !folded.same(&*applied.position) {
                return Err(broken(line, "folding the facts does not give the state"));
            }
            folded.audit().map_err(|why| broken(line, format!("an invariant broke: {why}")))?;
            self.position = folded;
        }
        match &heard.refusal {
            Some(refusal) if !refused => return Err(broken(line, format!("`{words}` was refused: {refusal}"))),
            None if !leaves && !heard.left.is_empty() => {
                let left = heard.left.join("; ");
                return Err(broken(line, format!("`{left}` was left, because something new was shown before it")));
            }
            _ => {}
        }
        self.last = heard;
        Ok(())
    }

    fn refused(&self, line: usize, id: &str) -> Result<(), Broken> {
        match &self.last.refusal {
            None => Err(broken(line, "it was accepted")),
            Some(refusal) if !id.is_empty() && refusal.id() != id => Err(broken(line, format!("refused as {refusal}"))),
            Some(_) => Ok(()),
        }
    }

    fn left(&self, line: usize, words: &str) -> Result<(), Broken> {
        match self.last.left.join("; ") {
            left if left == words => Ok(()),
            left => Err(broken(line, format!("`{left}` was left"))),
        }
    }

    fn expect(&self, what: &str) -> Result<(), String> {
        let words: Vec<&str> = what.split_whitespace().collect();
        match words[..] {
            ["over"] => is(self.position.outcome().is_some(), "it goes on"),
            ["not", "over"] => is(self.position.outcome().is_none(), "it is over"),
            ["winners", ..] => self.winners(&words[1..]),
            ["score", seat, "=", score] => self.score(seat, score),
            ["undo", "free"] => is(!self.disclosed()?, "something new was shown"),
            ["undo", "closed"] => is(self.disclosed()?, "nothing new was shown"),
            ["log", viewer, id] => is(self.told(viewer)?.iter().any(|told| told == id), "it was not told"),
            ["no", "log", viewer, id] => is(!self.told(viewer)?.iter().any(|told| told == id), "it was told"),
            [seat, "may", ..] if seat.parse::<Seat>().is_ok() => self.may(seat.parse().unwrap(), what),
            [seat, duty, ..] if seat.parse::<Seat>().is_ok() && !seat.contains('.') && !is_relation(duty) => {
                self.duty(seat.parse().unwrap(), &words[1..])
            }
            _ => self.value(what),
        }
    }

    fn value(&self, what: &str) -> Result<(), String> {
        let relation = what.split_whitespace().find(|word| is_relation(word));
        let relation = relation.ok_or("no =, !=, has or lacks")?;
        let (key, value) = what.split_once(&format!(" {relation}")).ok_or("nothing to compare")?;
        let (key, value) = (key.trim(), value.trim());
        let found = self.position.inspect(key).ok_or_else(|| format!("the game has no `{key}`"))?;
        let items: Vec<&str> = found.split(',').map(str::trim).collect();
        let wanted = if value == "-" { "" } else { value };
        let holds = match relation {
            "=" => found == wanted,
            "!=" => found != wanted,
            "has" => items.contains(&wanted),
            _ => !items.contains(&wanted),
        };
        is(holds, &format!("it is `{found}`"))
    }

    fn duty(&self, seat: Seat, words: &[&str]) -> Result<(), String> {
        let prompt = self.position.prompt(seat);
        let found = format!("{prompt:?}").chars().take(200).collect::<String>();
        let holds = match words {
            ["leads"] => prompt.duty() == Duty::Lead,
            ["follows"] => prompt.duty() == Duty::Follow,
            ["waits"] => prompt.duty() == Duty::Wait,
            ["waits", "on", seats @ ..] => match &prompt {
                super::prompt::Prompt::Wait(wait) => wait.on == seat_set(seats)?,
                _ => false,
            },
            ["asked", "ahead"] => prompt.ahead().is_some(),
            _ => return Err("not a duty: leads, follows, waits, waits on, asked ahead".into()),
        };
        is(holds, &found)
    }

    fn may(&self, seat: Seat, what: &str) -> Result<(), String> {
        let (_, words) = what.split_once(" may ").ok_or("may what?")?;
        let moves = self.position.moves(seat);
        let listed = || format!("the list is: {}", moves.join(" | "));
        if let Some(words) = words.strip_prefix("exactly ") {
            let mut wanted: Vec<&str> = words.split('|').map(str::trim).collect();
            let mut found: Vec<&str> = moves.iter().map(String::as_str).collect();
            wanted.sort_unstable();
            found.sort_unstable();
            return is(wanted == found, &listed());
        }
        match words.strip_prefix("not ") {
            Some(words) => is(!moves.iter().any(|listed| listed == words.trim()), &listed()),
            None => is(moves.iter().any(|listed| listed == words.trim()), &listed()),
        }
    }

    fn winners(&self, seats: &[&str]) -> Result<(), String> {
        let outcome = self.position.outcome().ok_or("the game is not over")?;
        is(outcome.winners() == seat_set(seats)?, &format!("{:?}", outcome.winners()))
    }

    fn score(&self, seat: &str, score: &str) -> Result<(), String> {
        let outcome = self.position.outcome().ok_or("the game is not over")?;
        let seat: Seat = seat.parse().map_err(|()| "no such seat")?;
        let found = outcome.side_of(seat).and_then(|side| side.score);
        is(found.map(|found| found.to_string()).as_deref() == Some(score), &format!("it is {found:?}"))
    }

    fn disclosed(&self) -> Result<bool, String> {
        self.last.applied.as_ref().map(|applied| applied.disclosed).ok_or_else(|| "nothing was applied".into())
    }

    fn told(&self, viewer: &str) -> Result<Vec<String>, String> {
        let viewer = match viewer {
            "spectator" => Viewer::Spectator,
            "everything" => Viewer::Everything,
            seat => match seat.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(self.seats) => Viewer::Seat(seat),
                _ => return Err(format!("`{seat}` is not a seat, spectator or everything")),
            },
        };
        let applied = self.last.applied.as_ref().ok_or("nothing was applied")?;
        let lines = self.position.tell(&applied.facts, viewer).map_err(|bad| bad.to_string())?;
        Ok(lines.into_iter().map(|line| line.id.into_owned()).collect())
    }
}

fn is(holds: bool, otherwise: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise.to_owned()) }
}

fn is_relation(word: &str) -> bool {
    matches!(word, "=" | "!=" | "has" | "lacks")
}

fn seat_set(seats: &[&str]) -> Result<SeatSet, String> {
    seats.iter().map(|seat| seat.parse::<Seat>().map_err(|()| format!("`{seat}` is not a seat"))).collect()
}

fn uncommented(line: &str) -> &str {
    match line.trim_start().starts_with('#') {
        true => "",
        false => line.split_once(" #").map_or(line, |(text, _)| text),
    }
}

fn number<N: std::str::FromStr>(line: usize, text: &str) -> Result<N, Broken> {
    text.trim().parse().map_err(|_| broken(line, format!("`{text}` is not a number that fits here")))
}

fn setting(line: usize, text: &str) -> Result<Mark, Broken> {
    let (key, value) = text.split_once('=').ok_or_else(|| broken(line, "a setting reads `key = value`"))?;
    Ok(Mark { line, key: key.trim().into(), value: value.trim().into() })
}
