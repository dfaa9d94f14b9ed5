//! How a game ended: who won, and the score sheet.

use askama::Template;

use crate::engine::{Line, Outcome, Side};
use crate::words::sheet;

use super::Pen;
use super::drawn;
use super::icon::Html;

pub fn score(pen: &Pen<'_>, outcome: &Outcome) -> Html {
    let labels = |side: &Side| side.parts.iter().map(|(line, _)| line.clone()).collect::<Vec<_>>();
    let are_alike = outcome.sides.windows(2).all(|pair| labels(&pair[0]) == labels(&pair[1]));
    let sides: Vec<Column> = outcome.sides.iter().map(|side| column(pen, side)).collect();
    let what = sides.first().map_or(0, |side| side.parts.len());
    let row = |row: usize| Row {
        what: sides[0].parts[row].0.clone(),
        points: sides.iter().map(|side| side.parts[row].1.clone()).collect(),
    };
    drawn(&Sheet {
        pen,
        headline: sheet::outcome::winners(&pen.voice, outcome),
        reason: pen.say(&outcome.reason),
        rows: if are_alike { Some((0..what).map(row).collect()) } else { None },
        has_scores: outcome.sides.iter().any(|side| side.score.is_some()),
        sides,
    })
}

fn column(pen: &Pen<'_>, side: &Side) -> Column {
    let part = |(line, points): &(Line, i64)| (pen.say(line), pen.voice.number(*points));
    Column {
        name: pen.voice.seats(side.seats),
        won: side.won,
        score: side.score.map(|score| pen.voice.number(score)).unwrap_or_default(),
        parts: side.parts.iter().map(part).collect(),
    }
}

#[derive(Template)]
#[template(path = "part/score.html")]
struct Sheet<'s> {
    pen: &'s Pen<'s>,
    headline: String,
    reason: String,
    has_scores: bool,
    /// Side by side, where all have points for the same things.
    rows: Option<Vec<Row>>,
    sides: Vec<Column>,
}

struct Row {
    what: String,
    points: Vec<String>,
}

struct Column {
    name: String,
    won: bool,
    score: String,
    parts: Vec<(String, String)>,
}
