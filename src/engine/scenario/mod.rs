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
//!   expect p1.pizza = 4         # also !=; of a list, split at commas: has, lacks, size 3
//!   expect p2 sees p1.hand = ?, ?     # what lies in a zone before the eyes of p2, a spectator or everything; `?` is hidden
//!   expect p2 sees park has bug       # a zone of nobody; a number beside a zone: `sees p1.board.pizza = 4`
//!   expect p2 follows           # leads, follows, waits, waits on p1 p2, asked ahead
//!   expect p2 may pass          # may not …, may exactly pass | follow dash
//!   expect log p1 fort-log-played     # a line with this id was told to p1, a spectator or everything; also `no log`
//!   expect undo free            # or closed: did the move show somebody something new?
//!   expect over                 # or not over; winners p1 p2; score p1 = 48
//!   left private                # steps of the message that were not applied
//!
//! again                         # back to the opening position
//! p1: play bug
//!   refused fort-refusal-useless-added-card card=fort-kid-bug     # the id is optional, and so are its arguments
//!
//! p1: play bug
//! here                          # from now on `again` comes back to this moment, in the middle of a turn
//! ```
//!
//! A line that does not hold does not stop the others from being judged. After a move that went otherwise than said,
//! nothing is judged up to the next `again`: there would be no telling what it means.
//!
//! `#` starts a comment, at the start of a line or after a blank. Indentation is free.

mod stage;

use std::fmt;

use super::dice::Dice;
use super::entrant::{Entrant, Robot};
use super::ruleset::{Heard, Position, Ruleset};
use super::seat::{PerSeat, Seat};
use super::sketch::{Mark, Sketch};

use stage::Stage;

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
    Here,
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

/// Everything that is wrong with a scenario, a line each.
#[derive(Debug, PartialEq, Eq)]
pub struct AllBroken(pub Vec<Broken>);

impl fmt::Display for AllBroken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for AllBroken {}

impl AllBroken {
    /// None of them: it is well.
    fn or_none(broken: Vec<Broken>) -> Result<(), AllBroken> {
        if broken.is_empty() { Ok(()) } else { Err(AllBroken(broken)) }
    }
}

impl From<Broken> for AllBroken {
    fn from(broken: Broken) -> AllBroken {
        AllBroken(vec![broken])
    }
}

fn broken(line: usize, why: impl Into<String>) -> Broken {
    Broken { line, why: why.into() }
}

impl Scenario {
    pub fn read(text: &str) -> Result<Scenario, AllBroken> {
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
        let (mut in_position, mut unreadable) = (false, Vec::new());
        for (index, raw) in text.lines().enumerate() {
            let (line, text) = (index + 1, uncommented(raw).trim());
            if text.is_empty() {
                continue;
            }
            match scenario.read_line(line, text, in_position) {
                Ok(settings_follow) => in_position = settings_follow,
                Err(broken) => unreadable.push(broken),
            }
        }
        if scenario.game.is_empty() {
            unreadable.insert(0, broken(1, "no `game` line says which game this is"));
        }
        AllBroken::or_none(unreadable).map(|()| scenario)
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
            "here" if rest.is_empty() => self.acts.push(Act { line, what: What::Here }),
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
    pub fn run(&self, rules: &dyn Ruleset, mut show: impl FnMut(&Shown<'_>)) -> Result<(), AllBroken> {
        let mut stage = self.stage(rules)?;
        let mut opening = stage.position.copy();
        // A move went wrong: what follows speaks of another position.
        let mut astray = false;
        let mut failed = Vec::new();
        for (index, act) in self.acts.iter().enumerate() {
            if astray && !matches!(act.what, What::Again) {
                continue;
            }
            match &act.what {
                What::Again => {
                    stage = Stage { position: opening.copy(), ..self.stage(rules)? };
                    astray = false;
                }
                What::Here => opening = stage.position.copy(),
                What::Say(seat, words) => {
                    let follows = self.acts[index + 1..].iter().take_while(|act| !act.is_move());
                    let refused = follows.clone().any(|act| matches!(act.what, What::Refused(_)));
                    let leaves = follows.clone().any(|act| matches!(act.what, What::Left(_)));
                    if let Err(why) = stage.say(*seat, words, refused, leaves) {
                        failed.push(broken(act.line, why));
                        astray = true;
                        continue;
                    }
                    show(&Shown { line: act.line, seat: *seat, words, position: &*stage.position, heard: &stage.last });
                }
                What::Refused(how) => failed.extend(stage.refused(how).err().map(|why| broken(act.line, why))),
                What::Left(words) => failed.extend(stage.left(words).err().map(|why| broken(act.line, why))),
                What::Expect(what) => {
                    let why = stage.expect(what).err();
                    failed.extend(why.map(|why| broken(act.line, format!("expected {what}: {why}"))));
                }
            }
        }
        AllBroken::or_none(failed)
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
        matches!(self.what, What::Say(..) | What::Again | What::Here)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_that_cannot_be_read_is_reported() {
        let AllBroken(broken) = Scenario::read("seats many\nsing\nposition\n  p1.hand\n").unwrap_err();
        assert_eq!(broken.iter().map(|broken| broken.line).collect::<Vec<_>>(), [1, 1, 2, 4]);
    }
}
