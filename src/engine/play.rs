//! A whole answer told as a sentence before it is given: what is played, what comes of it, what is left.
//!
//! A question offers ways and slots, with which everything can be said; its plays are the answers worth saying, each
//! complete and ready. What a play promises was found by making its steps on a copy of the table, and `tests/plays.rs`
//! sees that it then happens.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::ask::{Ask, Way};
use super::line::Line;
use super::scene::{On, Scene};
use super::seat::Seat;
use super::slot::{Choice, Pick, Take};

/// One answer worth offering.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// The answer, whole, as it is said.
    pub words: String,
    /// The thing in the seat's scene that is picked for it: plays of one thing stand together, the best first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// What is played or given up.
    pub does: Line,
    /// What comes of it, for whoever answers and for others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gets: Vec<Line>,
    /// What is left, and what its player then has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub leaves: Vec<Line>,
    /// What cannot be told before: new cards, and what is asked next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Line>,
    /// What it promises in numbers, all of which `gets` and `leaves` say in words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<Total>,
}

/// A number of the scene after the answer: what the meter shows then, and by how much that differs from now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Total {
    pub zone: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    pub meter: Cow<'static, str>,
    pub change: i64,
    pub then: i64,
}

impl Play {
    pub fn new(words: impl Into<String>, does: Line) -> Play {
        let (gets, leaves, then, totals) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Play { words: words.into(), on: None, does, gets, leaves, then, totals }
    }

    #[must_use]
    pub fn on(mut self, on: Option<On>) -> Play {
        self.on = on;
        self
    }

    #[must_use]
    pub fn gets(mut self, lines: impl IntoIterator<Item = Line>) -> Play {
        self.gets.extend(lines);
        self
    }

    #[must_use]
    pub fn leaves(mut self, lines: impl IntoIterator<Item = Line>) -> Play {
        self.leaves.extend(lines);
        self
    }

    #[must_use]
    pub fn then(mut self, lines: impl IntoIterator<Item = Line>) -> Play {
        self.then.extend(lines);
        self
    }

    /// Every line, in reading order.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        std::iter::once(&self.does).chain(&self.gets).chain(&self.leaves).chain(&self.then)
    }
}

/// What differs between two scenes in the meters of these zones of a seat.
pub fn totals(before: &Scene, after: &Scene, owner: Option<Seat>, zones: &[&str]) -> Vec<Total> {
    let mut found = Vec::new();
    for zone in after.zones.iter().filter(|zone| zone.owner == owner && zones.contains(&&*zone.id)) {
        let old = before.zones.iter().find(|old| old.id == zone.id && old.owner == owner);
        for meter in &zone.meters {
            let Some(then) = meter.value else { continue };
            let was = old.and_then(|old| old.meters.iter().find(|old| old.id == meter.id)).and_then(|old| old.value);
            let change = then - was.unwrap_or(0);
            if change != 0 {
                let (zone, meter) = (zone.id.clone(), meter.id.clone());
                found.push(Total { zone, owner, meter, change, then });
            }
        }
    }
    found
}

/// The answers of a question that can be picked with one click, as the question itself describes them.
pub fn plain(ask: &Ask) -> Vec<Play> {
    ask.ways.iter().flat_map(|way| plain_way(ask, way)).collect()
}

fn plain_way(ask: &Ask, way: &Way) -> Vec<Play> {
    match &way.slots[..] {
        [] => vec![Play::new(way.word.to_string(), way.label.clone()).on(way.on.clone()).gets(way.note.clone())],
        [slot] if slot.take == Take::One => {
            slot.choices.iter().filter_map(|choice| plain_choice(ask, way, choice)).collect()
        }
        _ => Vec::new(),
    }
}

fn plain_choice(ask: &Ask, way: &Way, choice: &Choice) -> Option<Play> {
    let words = ask.compose(&way.word, &[Pick { slot: 0, word: choice.word.to_string(), count: 1 }]).ok()?;
    let does = Line::new("play-choice").line("way", way.label.clone()).line("choice", choice.label.clone());
    let on = choice.on.clone().or(way.on.clone());
    Some(Play::new(words, does).on(on).gets(way.note.clone().into_iter().chain(choice.note.clone())))
}
