//! The inside of a table's page, whole: the duty, what is new, the question, the board, the log.
//!
//! Nothing about the game comes from anywhere but the position's own answers to this viewer, so a page can be held
//! against that of another deal, byte for byte.

use askama::Template;

use crate::engine::{Duty, Position, Prompt, Viewer};
use crate::table::{Seq, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::{duty, sheet};

use super::ask::{Question, question};
use super::badge::badge;
use super::board::Parts;
use super::controls::{Control, Controls};
use super::icon::Html;
use super::kept::Kept;
use super::log::{Happened, log, undone};
use super::news::{joined, news};
use super::score::score;
use super::strip::{owners, points};
use super::{Cards, Pen, drawn};

/// What a page of a table is made of.
pub struct Table<'t> {
    pub calendar: &'t Calendar<'t>,
    pub icons: &'t str,
    pub cards: Cards,
    pub code: &'t TableCode,
    pub game: &'t str,
    pub viewer: Viewer,
    pub position: &'t dyn Position,
    pub now: Timestamp,
    /// Since when the viewer, or whoever is waited on, has been asked.
    pub since: Timestamp,
    /// Until when the viewer, or whoever is waited on, may take.
    pub until: Option<Timestamp>,
    /// What the viewer is to do.
    pub asked: &'t Prompt,
    /// Until when the answers of the open window stay sealed.
    pub held: Option<Timestamp>,
    /// The latest entries, oldest first.
    pub happened: &'t [Happened],
    /// The first entry the viewer has not seen.
    pub unread: Seq,
    /// For a viewer with a seat.
    pub seat: Option<AtSeat<'t>>,
    /// What went wrong with the form that was just sent, in words.
    pub trouble: Option<&'t str>,
    pub kept: &'t Kept<'t>,
    /// The game's name, and ways to rules, replay and record.
    pub name: &'t str,
    /// What became of what was just sent: its kind, and in words.
    pub flash: Option<(&'t str, &'t str)>,
}

/// What only somebody with a seat has.
pub struct AtSeat<'t> {
    /// The number of the open question.
    pub ask: u32,
    /// Makes a repeated request the same request.
    pub key: &'t str,
    /// Shows that the form is ours.
    pub token: &'t str,
    pub sealed: Option<&'t str>,
    pub may_undo: bool,
    /// The reader may see first what earlier seats do.
    pub may_wait: bool,
    /// Standing orders of the reader will answer.
    pub has_orders: bool,
}

/// As many entries stand in the log, and the latest beside a question; the rest is in the replay.
const LOG: usize = 3;

/// The duty in a word, as classes and icons name it.
pub fn duty_word(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Lead(_) => "lead",
        Prompt::Follow(_) => "follow",
        Prompt::Wait(wait) if wait.on.is_empty() => "over",
        Prompt::Wait(_) => "wait",
    }
}

/// What a viewer is to do: a seat as the game says; somebody without one waits with the others.
pub fn prompt(position: &dyn Position, viewer: Viewer) -> Prompt {
    match viewer {
        Viewer::Seat(seat) => position.prompt(seat),
        Viewer::Spectator | Viewer::Everything => Prompt::wait(position.awaited()),
    }
}

/// The headline of a table, which is also its title.
pub fn headline(calendar: &Calendar<'_>, prompt: &Prompt, since: Timestamp, now: Timestamp) -> String {
    match prompt.ask() {
        Some(_) => duty::headline_asked(calendar.voice(), prompt),
        None => duty::headline_since(calendar.voice(), prompt, &calendar.since(since, now)),
    }
}

pub fn table(table: &Table<'_>) -> Html {
    let Table { calendar, position, viewer, .. } = *table;
    let pen = Pen { voice: *calendar.voice(), game: table.game, icons: table.icons, cards: table.cards };
    let prompt = table.asked;
    let (_, new) = table.happened.split_at(table.happened.partition_point(|one| one.told.seq < table.unread));
    // What was taken back did not happen; the replay and the record still tell of it.
    let undone = undone(table.happened);
    let stands = |one: &&Happened| !undone.contains(&one.told.seq);
    let waits_for = match prompt {
        Prompt::Wait(wait) => wait.question.as_ref().map(|line| pen.voice.say(line)),
        _ => None,
    };
    let ask = if table.seat.is_some() { prompt.question() } else { None };
    let plays = match (ask, viewer) {
        (Some(_), Viewer::Seat(seat)) => position.plays(seat),
        _ => Vec::new(),
    };
    let asked = ask.map(|ask| question(&pen, ask, &plays, table.kept));
    let (scene, tally, none) = (position.scene(viewer), position.points(viewer), Controls::default());
    let parts = Parts::draw(&pen, &scene, viewer, &tally, asked.as_ref().map_or(&none, |asked| &asked.controls));
    let scores = owners(&scene, viewer).into_iter().map(|seat| Score {
        number: seat.index() + 1,
        badge: badge(seat),
        name: if viewer.is(seat) { pen.voice.text("table-you").to_string() } else { pen.voice.name(seat) },
        points: points(&pen, &tally, seat),
    });
    let moved = pen.voice.text("flash-moved").to_string();
    let own = table.happened.iter().rev().find(|one| one.told.actor.seat().is_some_and(|seat| viewer.is(seat)));
    let flash = table.flash.map(|(kind, text)| match own {
        Some(own) if text == moved => {
            let name = own.told.actor.seat().map(|seat| pen.voice.name(seat)).unwrap_or_default();
            (kind, joined(&name, &sheet::log::lines(&pen.voice, &own.told)))
        }
        _ => (kind, text.to_owned()),
    });
    drawn(&Inside {
        pen: &pen,
        table,
        flash,
        duty: duty_word(prompt),
        icon: pen.ornament(&format!("duty-{}", duty_word(prompt))),
        headline: headline(calendar, prompt, table.since, table.now),
        until: table.until.map(|until| calendar.until_left(until, table.now)),
        waits_for,
        held: table.held.map(|until| pen.voice.text("table-held").word("when", calendar.short(until)).to_string()),
        is_ahead: prompt.ahead().is_some(),
        warns: ask.is_some_and(crate::engine::ask::Ask::warns),
        lines: asked.as_ref().map(|asked| asked.controls.rest()).unwrap_or_default(),
        question: asked.as_ref(),
        scores: scores.collect(),
        may_order: prompt.duty() == Duty::Follow,
        outcome: position.outcome().map(|outcome| score(&pen, &outcome)),
        missed: table.happened.first().filter(|first| table.unread < first.told.seq).map(|_| table.unread),
        news: news(&pen, table.code, position, viewer, new.iter().filter(stands)),
        parts,
        // The latest is looked for most.
        log: log(
            calendar,
            table.code,
            table.happened.iter().rev().filter(stands).take(if ask.is_some() { 1 } else { LOG }),
            &[],
        ),
    })
}

#[derive(Template)]
#[template(path = "part/table.html")]
struct Inside<'i> {
    pen: &'i Pen<'i>,
    table: &'i Table<'i>,
    /// What became of what was just sent: of a move, what it did.
    flash: Option<(&'i str, String)>,
    duty: &'static str,
    icon: Html,
    headline: String,
    until: Option<String>,
    waits_for: Option<String>,
    /// When the answers of this window are opened.
    held: Option<String>,
    is_ahead: bool,
    /// What is sent cannot be taken back.
    warns: bool,
    question: Option<&'i Question>,
    /// Choices that lie on nothing.
    lines: Vec<&'i Control>,
    scores: Vec<Score>,
    /// The same answer may be given ahead to the next questions of this kind.
    may_order: bool,
    outcome: Option<Html>,
    /// The first entry the viewer has not seen, if it is too long ago to be told here.
    missed: Option<Seq>,
    news: Option<Html>,
    parts: Parts,
    log: Html,
}

/// The points of one player in a line for small screens.
struct Score {
    number: usize,
    badge: Html,
    name: String,
    points: Option<String>,
}
