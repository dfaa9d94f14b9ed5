//! What happened, entry by entry, each with its address in the replay.

use askama::Template;

use crate::table::{Seq, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::sheet::{Told, log};

use super::drawn;
use super::icon::Html;

/// An entry as the reader may know it, and when it was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happened {
    pub told: Told,
    pub at: Timestamp,
}

/// The entries in the order given; `undone` says which of them were taken back.
pub fn log<'h>(
    calendar: &Calendar<'_>,
    code: &TableCode,
    happened: impl Iterator<Item = &'h Happened>,
    undone: &[Seq],
) -> Html {
    let entries = happened.map(|Happened { told, at }| EntryPart {
        seq: told.seq,
        when: calendar.short(*at),
        lines: log::lines(calendar.voice(), told),
        is_undone: undone.contains(&told.seq),
    });
    drawn(&Log { calendar, code, entries: entries.collect() })
}

/// Moves that a later entry took back.
pub fn undone(happened: &[Happened]) -> Vec<Seq> {
    log::undone(happened.iter().map(|happened| &happened.told))
}

#[derive(Template)]
#[template(path = "part/log.html")]
struct Log<'l> {
    calendar: &'l Calendar<'l>,
    code: &'l TableCode,
    entries: Vec<EntryPart>,
}

struct EntryPart {
    seq: Seq,
    when: String,
    lines: Vec<String>,
    is_undone: bool,
}
