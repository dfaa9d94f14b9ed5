//! The inside of a table's page, whole: the duty, what is new, the question, the board, the log.
//!
//! Nothing about the game comes from anywhere but the position's own answers to this viewer, so a page can be held
//! against that of another deal, byte for byte.

use askama::Template;

use crate::engine::{Duty, Position, Prompt, Viewer};
use crate::table::{Seq, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::duty;

use super::ask::{Kept, question};
use super::board::{board, drawn};
use super::icon::Html;
use super::log::{Happened, log, undone};
use super::score::score;
use super::{Cards, Pen};

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
    duty::headline_since(calendar.voice(), prompt, &calendar.since(since, now))
}

pub fn table(table: &Table<'_>) -> Html {
    let Table { calendar, position, viewer, .. } = *table;
    let pen = Pen { voice: *calendar.voice(), game: table.game, icons: table.icons, cards: table.cards };
    let prompt = table.asked;
    let (old, new) = table.happened.split_at(table.happened.partition_point(|one| one.told.seq < table.unread));
    // What was taken back did not happen; the replay and the record still tell of it.
    let undone = undone(table.happened);
    let stands = |one: &&Happened| !undone.contains(&one.told.seq);
    let waits_for = match prompt {
        Prompt::Wait(wait) => wait.question.as_ref().map(|line| pen.voice.say(line)),
        _ => None,
    };
    drawn(&Inside {
        pen: &pen,
        table,
        duty: duty_word(prompt),
        icon: pen.ornament(&format!("duty-{}", duty_word(prompt))),
        headline: headline(calendar, prompt, table.since, table.now),
        since: (prompt.duty() != Duty::Wait).then(|| calendar.since(table.since, table.now)),
        until: table.until.map(|until| calendar.until_left(until, table.now)),
        waits_for,
        held: table.held.map(|until| pen.voice.text("table-held").word("when", calendar.short(until)).to_string()),
        is_ahead: prompt.ahead().is_some(),
        may_order: prompt.duty() == Duty::Follow,
        question: prompt.question().map(|ask| question(&pen, ask, table.kept)),
        outcome: position.outcome().map(|outcome| score(&pen, &outcome)),
        missed: table.happened.first().filter(|first| table.unread < first.told.seq).map(|_| table.unread),
        new: log(calendar, table.code, new.iter().filter(stands), &[]),
        board: board(&pen, &position.scene(viewer), viewer),
        // The latest is looked for most.
        log: log(calendar, table.code, old.iter().rev().filter(stands), &[]),
    })
}

#[derive(Template)]
#[template(path = "part/table.html")]
struct Inside<'i> {
    pen: &'i Pen<'i>,
    table: &'i Table<'i>,
    duty: &'static str,
    icon: Html,
    headline: String,
    since: Option<String>,
    until: Option<String>,
    waits_for: Option<String>,
    /// When the answers of this window are opened.
    held: Option<String>,
    is_ahead: bool,
    /// The same answer may be given ahead to the next questions of this kind.
    may_order: bool,
    question: Option<Html>,
    outcome: Option<Html>,
    /// The first entry the viewer has not seen, if it is too long ago to be told here.
    missed: Option<Seq>,
    new: Html,
    board: Html,
    log: Html,
}
