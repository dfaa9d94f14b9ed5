//! A game as one portable file: JSON lines, the header first, then an entry a line.
//!
//! While a game is on, a file is redacted for whoever asked: an entry then carries the lines that viewer was told and
//! the commitment to the rest, so the chain can be checked at once and the contents when the game is over.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::engine::dice::Secret;
use crate::engine::{Line, PerSeat, Seat, Viewer};

use super::deadlines::{Deadlines, Saved};
use super::entry::{Actor, Cause, Entry, Hash, Salt, link};
use super::header::{Header, hex};
use super::history::Broken;
use super::live::Live;
use super::names::{Seq, Timestamp};
use super::pace::Pace;

/// The first word of every file; a change of meaning changes the number.
const FORMAT: &str = "tincan-game/1";

#[derive(Serialize, Deserialize)]
struct Title {
    format: String,
    #[serde(flatten)]
    header: Header,
    /// Whose eyes the file is for: `everything`, `spectator`, `p1`, …
    #[serde(rename = "for")]
    viewer: String,
    /// How many entries follow: a file cut short is noticed.
    entries: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pace: Option<Pace>,
    /// What each seat has saved: in files of versions whose log did not say it.
    #[serde(default, skip_serializing)]
    saved: Option<PerSeat<Saved>>,
    /// Only in a file for everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Row {
    seq: Seq,
    at: Timestamp,
    actor: Actor,
    cause: Cause,
    #[serde(default, rename = "promises", skip_serializing_if = "Deadlines::is_empty")]
    deadlines: Deadlines,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    said: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    facts: Option<Box<RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    salt: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    told: Option<Vec<Line>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<String>,
    #[serde(with = "hex")]
    hash: Hash,
}

/// A file, read.
#[derive(Debug)]
pub struct Portable {
    pub header: Header,
    pub pace: Option<Pace>,
    /// Only in files of versions whose log did not say it.
    pub saved: Option<PerSeat<Saved>>,
    pub contents: Contents,
}

#[derive(Debug)]
pub enum Contents {
    /// Complete: it can be judged, played on, imported.
    Whole { secret: Secret, entries: Vec<Entry> },
    /// Redacted: only the chain could be checked, and it holds.
    Redacted { entries: u32, head: Hash },
}

/// A file that cannot be taken, and the line where it is wrong.
#[derive(Debug, PartialEq, Eq)]
pub struct BadFile {
    pub line: usize,
    pub why: String,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadFile {}

/// Writes the file that a viewer may have. `Viewer::Everything` gets all of it: only for a finished game, or the
/// operator moving a table elsewhere.
pub fn write(live: &Live, entries: &[Entry], viewer: Viewer) -> Result<String, Broken> {
    let header = &live.table.header;
    let whole = viewer == Viewer::Everything;
    let title = Title {
        format: FORMAT.into(),
        header: header.clone(),
        viewer: name(viewer),
        entries: entries.len() as u32,
        pace: live.table.pace.clone(),
        saved: None,
        secret: whole.then(|| hex::written(&live.table.secret)),
    };
    let mut file = serde_json::to_string(&title).expect("a header is plain data");
    for entry in entries {
        let row = if whole { whole_row(entry) } else { redacted_row(live, entry, viewer) };
        let row = row.map_err(|why| Broken { seq: entry.seq, why })?;
        file.push('\n');
        file.push_str(&serde_json::to_string(&row).expect("an entry is plain data"));
    }
    file.push('\n');
    Ok(file)
}

fn whole_row(entry: &Entry) -> Result<Row, String> {
    let facts = RawValue::from_string(entry.facts.clone()).map_err(|error| error.to_string())?;
    Ok(Row {
        said: Some(entry.said.clone()),
        facts: Some(facts),
        salt: Some(hex::written(&entry.salt)),
        deadlines: entry.deadlines.clone(),
        ..bare_row(entry)
    })
}

fn redacted_row(live: &Live, entry: &Entry, viewer: Viewer) -> Result<Row, String> {
    let own = entry.actor.seat().is_some_and(|seat| viewer.is(seat));
    let (actor, cause) = entry.seen_by(viewer);
    // What follows upon an answer at the very same instant was decided before.
    let told = |at: Timestamp| if own { at } else { at.minute() };
    let Deadlines { pace, given, saved } = &entry.deadlines;
    let given = given.iter().filter(|(seat, _)| viewer.is(*seat)).map(|(seat, until)| (*seat, told(*until)));
    let saved = saved.iter().filter(|(seat, _)| viewer.is(*seat)).copied();
    Ok(Row {
        at: told(entry.at),
        actor,
        cause,
        said: (own || entry.cause == Cause::Forked).then(|| entry.said.clone()),
        // Until when a rival is waited for may be the rival's secret: it tells who has been asked.
        deadlines: Deadlines { pace: pace.clone(), given: given.collect(), saved: saved.collect() },
        told: Some(entry.told(&*live.position, viewer).map_err(|bad| bad.to_string())?),
        commitment: Some(hex::written(&entry.commitment())),
        ..bare_row(entry)
    })
}

fn bare_row(entry: &Entry) -> Row {
    let Entry { seq, at, actor, cause, hash, .. } = *entry;
    Row {
        seq,
        at,
        actor,
        cause,
        deadlines: Deadlines::default(),
        said: None,
        facts: None,
        salt: None,
        told: None,
        commitment: None,
        hash,
    }
}

/// How a viewer is written in files and commands.
pub fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".into(),
        Viewer::Everything => "everything".into(),
    }
}

/// The viewer written like this.
pub fn viewer(name: &str) -> Option<Viewer> {
    match name {
        "spectator" => Some(Viewer::Spectator),
        "everything" => Some(Viewer::Everything),
        seat => seat.parse::<Seat>().ok().map(Viewer::Seat),
    }
}

/// Reads a file. The chain of a redacted one is checked here; a whole one is for `verify` to judge.
pub fn read(file: &str) -> Result<Portable, BadFile> {
    let bad = |line: usize, why: String| BadFile { line, why };
    let mut lines = file.lines().enumerate().map(|(index, text)| (index + 1, text));
    let (_, first) = lines.next().ok_or_else(|| bad(1, "the file is empty".into()))?;
    let title: Title = serde_json::from_str(first).map_err(|error| bad(1, format!("not a game file: {error}")))?;
    if title.format != FORMAT {
        return Err(bad(1, format!("written as `{}`, but this version reads `{FORMAT}`", title.format)));
    }
    check_time(&title).map_err(|why| bad(1, why.into()))?;
    let mut rows = Vec::new();
    for (line, text) in lines.filter(|(_, text)| !text.trim().is_empty()) {
        let row: Row = serde_json::from_str(text).map_err(|error| bad(line, error.to_string()))?;
        if row.seq.0 as usize != rows.len() {
            return Err(bad(line, format!("entry {} is missing", rows.len())));
        }
        rows.push((line, row));
    }
    if rows.len() != title.entries as usize {
        let why = format!("entry {} is missing: the file says it has {}", rows.len(), title.entries);
        return Err(bad(rows.len() + 1, why));
    }
    let contents = match title.secret {
        Some(secret) => {
            let secret = hex::read(&secret).ok_or_else(|| bad(1, "the secret is not 64 hexadecimal digits".into()))?;
            let entries = rows.into_iter().map(|(line, row)| whole_entry(line, row)).collect::<Result<_, _>>()?;
            Contents::Whole { secret, entries }
        }
        None => redacted(&title.header, rows)?,
    };
    Ok(Portable { header: title.header, pace: title.pace, saved: title.saved, contents })
}

/// A pace that a table may have, and no more time than it gives.
fn check_time(title: &Title) -> Result<(), &'static str> {
    let Some(pace) = &title.pace else {
        return if title.saved.is_none() { Ok(()) } else { Err("time is saved where nobody counts it") };
    };
    match &title.saved {
        _ if !pace.is_sensible() => Err("no table has such a pace"),
        Some(saved)
            if saved.seats() != title.header.seats() || !saved.values().all(|saved| saved.is_sensible(pace)) =>
        {
            Err("the time saved is not what the pace allows")
        }
        _ => Ok(()),
    }
}

fn whole_entry(line: usize, row: Row) -> Result<Entry, BadFile> {
    let lacks = |what: &str| BadFile { line, why: format!("entry {} lacks its {what}", row.seq) };
    let salt: Salt = row.salt.as_deref().and_then(hex::read).ok_or_else(|| lacks("salt"))?;
    let facts = row.facts.as_ref().ok_or_else(|| lacks("facts"))?.get().to_owned();
    let said = row.said.clone().ok_or_else(|| lacks("words"))?;
    let Row { seq, at, actor, cause, deadlines, hash, .. } = row;
    Ok(Entry { seq, at, actor, cause, said, facts, deadlines, salt, hash })
}

fn redacted(header: &Header, rows: Vec<(usize, Row)>) -> Result<Contents, BadFile> {
    let mut head = header.root();
    let entries = rows.len() as u32;
    for (line, row) in rows {
        let commitment: Option<Hash> = row.commitment.as_deref().and_then(hex::read);
        let commitment =
            commitment.ok_or_else(|| BadFile { line, why: format!("entry {} lacks its commitment", row.seq) })?;
        if link(&head, &commitment) != row.hash {
            return Err(BadFile { line, why: format!("entry {} was altered: its hash does not follow", row.seq) });
        }
        head = row.hash;
    }
    Ok(Contents::Redacted { entries, head })
}
