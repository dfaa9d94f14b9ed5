//! Judging a whole log again: the promise, the chain, the deal, and every move.
//!
//! A log may come from anywhere, and [`Game::evolve`](crate::engine::Game::evolve) trusts its facts. So nothing is folded
//! here that was not judged first: words are judged and their facts compared, a deal is dealt again, and a beginning is
//! taken over from another log only once that log was judged.

use std::fmt;

use crate::bots::Level;
use crate::engine::dice::Secret;
use crate::engine::{Dice, Position, Ruleset, Seat};

use super::deadlines::Deadlines;
use super::entry::{Actor, Cause, Entry, Hash};
use super::fork::{self, Beginning, Fork};
use super::header::Header;
use super::history::{Broken, Last, Page};
use super::keeping::Keeping;
use super::names::Seq;
use super::pace::Pace;
use super::thinking;
use super::undo;

/// A log that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    pub entries: u32,
    pub head: Hash,
    pub over: bool,
    /// The beginning was taken over from another table.
    pub fork: Option<Fork>,
}

/// A log that holds, from which another may have taken over its beginning.
#[derive(Clone, Copy)]
pub struct Origin<'a> {
    pub header: &'a Header,
    pub entries: &'a [Entry],
    pub over: bool,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.over { "finished" } else { "in play" };
        let entries = if self.entries == 1 { "entry" } else { "entries" };
        write!(f, "{} {entries}, {state}, head {}", self.entries, super::header::hex::written(&self.head[..8]))?;
        match &self.fork {
            Some(Fork { table, seq, .. }) => write!(f, ", played on from table {table} after entry {seq}"),
            None => Ok(()),
        }
    }
}

/// Deals the game anew from its secret and judges every entry with these rules. A log that plays on from another is
/// judged together with that one, its origin.
pub fn verify(
    header: &Header,
    secret: &Secret,
    rules: &dyn Ruleset,
    entries: &[Entry],
    origin: Option<Origin<'_>>,
) -> Result<Verified, Broken> {
    if !header.keeps_promise(secret) {
        return Err(Broken::at(Seq::OPENING, "the secret is not the one that was promised before the game"));
    }
    if !rules.info().plays(header.edition) {
        let (ours, theirs) = (rules.info().newest(), header.edition);
        return Err(Broken::at(
            Seq::OPENING,
            format!("played by edition {theirs} of the rules, this is edition {ours}"),
        ));
    }
    check_chain(header, entries)?;
    if entries.is_empty() {
        return Err(Broken::at(Seq::OPENING, "it is missing"));
    }
    judge_all(header, secret, rules, entries, origin, None)
}

/// What robots of a log chose, chosen again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recalled {
    /// Choices that came out the same.
    pub same: u32,
    /// Those of robots this program does not know any more.
    pub unknown: u32,
}

/// Judges a log, and lets every robot choose again from what its seat knew. One that said something else knew more than
/// its seat, or was not the robot it said it was.
pub fn robots(
    header: &Header,
    secret: &Secret,
    rules: &dyn Ruleset,
    entries: &[Entry],
    origin: Option<Origin<'_>>,
) -> Result<Recalled, Broken> {
    verify(header, secret, rules, entries, origin)?;
    let mut recalled = Recalled::default();
    judge_all(header, secret, rules, entries, origin, Some(&mut recalled))?;
    Ok(recalled)
}

fn judge_all(
    header: &Header,
    secret: &Secret,
    rules: &dyn Ruleset,
    entries: &[Entry],
    origin: Option<Origin<'_>>,
    recalled: Option<&mut Recalled>,
) -> Result<Verified, Broken> {
    let opened = header.open(rules).map_err(|refusal| Broken::at(Seq::OPENING, refusal))?;
    let mut judge = Judge {
        recalled,
        header,
        origin,
        position: opened,
        last: None,
        keeping: Keeping::new(header.seats()),
        pace: None,
        dice: Dice::new(*secret),
        before: Vec::new(),
        fork: None,
    };
    for entry in entries {
        judge.entry(entry).map_err(|why| Broken { seq: entry.seq, why })?;
    }
    let over = judge.keeping.ended || judge.position.outcome().is_some();
    let head = entries.last().map_or_else(|| header.root(), |entry| entry.hash);
    Ok(Verified { entries: entries.len() as u32, head, over, fork: judge.fork })
}

/// No entry is missing, moved or changed.
pub fn check_chain(header: &Header, entries: &[Entry]) -> Result<(), Broken> {
    let mut previous = header.root();
    for (place, entry) in entries.iter().enumerate() {
        if entry.seq.0 as usize != place {
            return Err(Broken::at(Seq(place as u32), "it is missing"));
        }
        if !entry.follows(&previous) {
            return Err(Broken::at(entry.seq, "it was altered: its hash does not follow from what it says"));
        }
        previous = entry.hash;
    }
    Ok(())
}

struct Judge<'a> {
    /// Are robots to choose again?
    recalled: Option<&'a mut Recalled>,
    header: &'a Header,
    origin: Option<Origin<'a>>,
    position: Box<dyn Position>,
    last: Option<Last>,
    keeping: Keeping,
    /// As the log says it.
    pace: Option<Pace>,
    dice: Dice,
    /// Positions an undo may return to: those before the latest entries of one seat that showed nothing.
    before: Vec<(Box<dyn Position>, Option<Last>)>,
    fork: Option<Fork>,
}

impl Judge<'_> {
    fn entry(&mut self, entry: &Entry) -> Result<(), String> {
        if self.keeping.ended {
            return Err("the table had agreed to stop".into());
        }
        if let Some(seat) = entry.actor.seat().into_iter().chain(entry.deadlines.seats()).find(|seat| !self.has(*seat))
        {
            return Err(format!("there is no seat {seat} at this table"));
        }
        if entry.cause.deals() != (entry.seq == Seq::OPENING) {
            return Err("a table is dealt once, at its beginning".into());
        }
        self.time(entry)?;
        match entry.cause {
            Cause::Opening => self.opening(entry),
            Cause::Forked => self.forked(entry),
            Cause::Undo(target) => self.undone(entry, target),
            Cause::Kept if !matches!(entry.actor, Actor::Robot(seat) if self.keeping.kept.has(seat)) => {
                Err("no caretaker had been asked to play this seat".into())
            }
            Cause::Answer | Cause::Sealed | Cause::Orders | Cause::Kept | Cause::Lapse => self.said(entry),
            beside if beside.is_beside_the_game() && entry.facts == "[]" && entry.said.is_empty() => Ok(()),
            _ => Err("it is no move, and yet something followed".into()),
        }?;
        self.keeping.fold(entry.actor, entry.cause);
        Ok(())
    }

    /// What it says about time is what the pace allows.
    fn time(&mut self, entry: &Entry) -> Result<(), String> {
        let Deadlines { pace, given, saved } = &entry.deadlines;
        if given.iter().any(|(_, until)| *until <= entry.at) {
            return Err("it gives somebody no time".into());
        }
        if let Some(pace) = pace {
            if !entry.cause.deals() || !pace.is_sensible() {
                return Err("no table has such a pace, or not from here on".into());
            }
            self.pace = Some(pace.clone());
        }
        match &self.pace {
            Some(pace) if !saved.iter().all(|(_, saved)| saved.is_sensible(pace)) => {
                Err("somebody has saved more than the pace allows".into())
            }
            _ => Ok(()),
        }
    }

    fn has(&self, seat: Seat) -> bool {
        self.header.guests.get(seat).is_some()
    }

    fn opening(&mut self, entry: &Entry) -> Result<(), String> {
        if self.position.setup(&self.dice) != entry.facts {
            return Err("the deal does not follow from the secret".into());
        }
        self.last = Some(Last { seq: entry.seq, actor: entry.actor, disclosed: true });
        Ok(())
    }

    /// What was taken over must be what stood at the other table, in the middle of a game, and the new deal follow from
    /// the secret.
    fn forked(&mut self, entry: &Entry) -> Result<(), String> {
        let fork: Fork = entry.said.parse().map_err(|()| "it does not say where it comes from")?;
        let (taken, laid) = fork::parted(&entry.facts).ok_or("it takes nothing over")?;
        if taken != self.stood(&fork)? {
            return Err(format!("what it took over is not what stood at table {}", fork.table));
        }
        self.position.fold(&taken).map_err(|bad| bad.to_string())?;
        if self.position.outcome().is_some() {
            return Err("the game was over there".into());
        }
        if fork::deal(&mut *self.position, fork.eyes, &self.dice) != laid {
            return Err("the new deal does not follow from the secret".into());
        }
        self.position.audit().map_err(|why| format!("what was taken over is no position of this game: {why}"))?;
        self.last = Some(Last { seq: entry.seq, actor: entry.actor, disclosed: true });
        self.fork = Some(fork);
        Ok(())
    }

    /// What stood at the table from which this one plays on.
    fn stood(&self, fork: &Fork) -> Result<String, String> {
        let table = &fork.table;
        let origin = self.origin.filter(|origin| origin.header.code == *table);
        let origin =
            origin.ok_or_else(|| format!("it plays on from table {table}, which is to be judged before it"))?;
        if !origin.over {
            return Err(format!("it plays on from table {table}, where the game is not over"));
        }
        let like = |header: &Header| {
            let Header { game, edition, options, guests, .. } = header.clone();
            (game, edition, options, guests.seats())
        };
        if like(origin.header) != like(self.header) {
            return Err(format!("at table {table} another game is played, or by other rules"));
        }
        if fork.seq.0 as usize >= origin.entries.len() || !self.has(fork.eyes) {
            return Err(format!("there is no entry {} at table {table}, or no seat {}", fork.seq, fork.eyes));
        }
        let stood = Beginning::of(fork.clone(), origin.entries.iter().map(Page::from));
        Ok(stood.map_err(|broken| broken.to_string())?.facts)
    }

    fn said(&mut self, entry: &Entry) -> Result<(), String> {
        let seat = self.acting(entry)?;
        self.recall(entry, seat)?;
        let heard = self.position.hear(&self.dice, seat, &entry.said);
        if let Some(refusal) = heard.refusal {
            return Err(format!("`{}` is not legal here: {refusal}", entry.said));
        }
        let applied = heard.applied.filter(|applied| heard.left.is_empty() && applied.said == entry.said);
        let applied = applied.ok_or_else(|| format!("`{}` could not have been said in one entry", entry.said))?;
        if applied.facts != entry.facts {
            return Err(format!("what followed `{}` is not what the rules say", entry.said));
        }
        let before = std::mem::replace(&mut self.position, applied.position);
        if undo::free(self.last, seat).is_err() {
            self.before.clear();
        }
        self.before.push((before, self.last));
        self.last = Some(Last { seq: entry.seq, actor: entry.actor, disclosed: applied.disclosed });
        Ok(())
    }

    /// Would the robot on this seat say the same again?
    fn recall(&mut self, entry: &Entry, seat: Seat) -> Result<(), String> {
        let robot = match (entry.actor, entry.cause) {
            (Actor::Robot(_), Cause::Answer) => self.header.guests[seat].robot.as_ref(),
            _ => None,
        };
        let (Some(recalled), Some(robot)) = (&mut self.recalled, robot) else { return Ok(()) };
        if !Level::knows(robot) {
            recalled.unknown += 1;
            return Ok(());
        }
        let words = thinking::choice(robot, &*self.position, &self.dice, seat, entry.seq).unwrap_or_default();
        let said = self.position.hear(&self.dice, seat, &words).applied.map(|applied| applied.said).unwrap_or_default();
        if said != entry.said {
            let mind = robot.mind();
            return Err(format!(
                "the robot {mind} on {seat} said `{}`; from what its seat knew it would have said `{said}`",
                entry.said
            ));
        }
        recalled.same += 1;
        Ok(())
    }

    fn undone(&mut self, entry: &Entry, target: Seq) -> Result<(), String> {
        let seat = self.acting(entry)?;
        match undo::free(self.last, seat) {
            Ok(free) if free == target => {
                let (position, last) = self.before.pop().ok_or("there is nothing to return to")?;
                (self.position, self.last) = (position, last);
                Ok(())
            }
            Ok(free) => Err(format!("it takes back entry {target}, but only {free} was free to be taken back")),
            Err(refusal) => Err(format!("entry {target} was not free to be taken back: {refusal}")),
        }
    }

    fn acting(&self, entry: &Entry) -> Result<Seat, String> {
        entry.actor.seat().ok_or_else(|| "nobody's hand made it".into())
    }
}
