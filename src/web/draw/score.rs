//! How a game ended: who won, and the score sheet.

use askama::Template;

use crate::engine::{Outcome, Side};
use crate::words::sheet;

use super::Pen;
use super::board::drawn;
use super::icon::Html;

pub fn score(pen: &Pen<'_>, outcome: &Outcome) -> Html {
    // What points are for is the same for every side.
    let what = outcome.sides.first().map(|side| side.parts.as_slice()).unwrap_or_default();
    let parts = what.iter().enumerate().map(|(row, (line, _))| {
        let points = |side: &Side| side.parts.get(row).map(|(_, points)| pen.voice.number(*points));
        Part {
            what: pen.say(line),
            points: outcome.sides.iter().map(|side| points(side).unwrap_or_default()).collect(),
        }
    });
    let sides = outcome.sides.iter().map(|side| Column {
        name: pen.voice.seats(side.seats),
        won: side.won,
        score: side.score.map(|score| pen.voice.number(score)),
    });
    drawn(&Sheet {
        pen,
        headline: sheet::outcome::winners(&pen.voice, outcome),
        reason: pen.say(&outcome.reason),
        parts: parts.collect(),
        sides: sides.collect(),
    })
}

#[derive(Template)]
#[template(path = "part/score.html")]
struct Sheet<'s> {
    pen: &'s Pen<'s>,
    headline: String,
    reason: String,
    parts: Vec<Part>,
    sides: Vec<Column>,
}

struct Part {
    what: String,
    points: Vec<String>,
}

struct Column {
    name: String,
    won: bool,
    score: Option<String>,
}

impl Sheet<'_> {
    fn has_scores(&self) -> bool {
        self.sides.iter().any(|side| side.score.is_some())
    }
}
