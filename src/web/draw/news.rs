//! What others did since the reader last looked: a line for each turn of a rival, what cost the reader something first.

use askama::Template;

use crate::engine::{Bearing, Line, Position, Seat, Viewer};
use crate::table::{Cause, Seq, TableCode};
use crate::words::Voice;
use crate::words::sheet::log;

use super::badge::badge;
use super::icon::Html;
use super::log::Happened;
use super::{Pen, drawn};

/// As many lines are read at once; earlier ones are folded.
const LINES: usize = 6;

/// A turn of somebody, in one line.
struct Item {
    seq: Seq,
    badge: Html,
    icon: Html,
    words: String,
    harm: bool,
}

pub fn news<'h>(
    pen: &Pen<'_>,
    code: &TableCode,
    position: &dyn Position,
    viewer: Viewer,
    happened: impl Iterator<Item = &'h Happened>,
) -> Option<Html> {
    let me = match viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    // Entries of one player in a row are one turn.
    let mut turns: Vec<(Option<Seat>, Vec<&Happened>)> = Vec::new();
    for one in happened.filter(|one| one.told.cause != Cause::Opening) {
        let who = one.told.actor.seat();
        if who.is_some() && who == me {
            continue;
        }
        match turns.last_mut() {
            Some((same, entries)) if *same == who => entries.push(one),
            _ => turns.push((who, vec![one])),
        }
    }
    let mut items: Vec<Item> =
        turns.iter().rev().filter_map(|(who, turn)| item(pen, position, me, *who, turn)).collect();
    items.sort_by_key(|item| !item.harm);
    if items.is_empty() {
        return None;
    }
    let earlier = items.split_off(items.len().min(LINES));
    Some(drawn(&News { voice: &pen.voice, code, items, earlier }))
}

fn item(
    pen: &Pen<'_>,
    position: &dyn Position,
    me: Option<Seat>,
    who: Option<Seat>,
    turn: &[&Happened],
) -> Option<Item> {
    let bearing = |line: &Line| me.map_or(Bearing::Told, |me| position.bearing(line, me));
    let (mut words, mut harm, mut icon): (Vec<String>, bool, Html) = Default::default();
    for one in turn {
        let told = &one.told;
        let mut gist = told.clone();
        gist.lines.retain(|line| bearing(line) != Bearing::Aside);
        harm |= gist.lines.iter().any(|line| bearing(line) == Bearing::Harm);
        if icon.0.is_empty() {
            icon = gist
                .lines
                .iter()
                .map(|line| pen.symbols(line))
                .find(|symbols| !symbols.0.is_empty())
                .unwrap_or_default();
        }
        if gist.lines.is_empty() && !told.lines.is_empty() {
            continue;
        }
        words.extend(log::lines(&pen.voice, &gist));
    }
    let name = who.map(|seat| pen.voice.name(seat)).unwrap_or_default();
    let words = joined(&name, &words);
    let first = turn.first()?.told.seq;
    (!words.is_empty()).then(|| Item {
        seq: first,
        badge: who.map(badge).unwrap_or_default(),
        icon: first_of(icon),
        words,
        harm,
    })
}

/// One picture is enough beside a line.
fn first_of(symbols: Html) -> Html {
    match symbols.0.split_once("</i>") {
        Some((first, _)) => Html(format!("{first}</i>")),
        None => symbols,
    }
}

/// Sentences of one player as one sentence: "Ana plays Chef, gains 3 pizza, recruits Tiny."
pub fn joined(name: &str, lines: &[String]) -> String {
    let mut told = String::new();
    for line in lines {
        let again = line.strip_prefix(name).filter(|rest| !name.is_empty() && rest.starts_with(' '));
        match again {
            Some(rest) if told.ends_with('.') => {
                told.pop();
                told.push(',');
                told.push_str(rest);
            }
            _ if told.is_empty() => told.push_str(line),
            _ => {
                told.push(' ');
                told.push_str(line);
            }
        }
    }
    told
}

#[derive(Template)]
#[template(path = "part/news.html")]
struct News<'n> {
    voice: &'n Voice<'n>,
    code: &'n TableCode,
    items: Vec<Item>,
    earlier: Vec<Item>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_player_did_is_one_sentence() {
        let lines =
            ["Ana plays Chef.", "Ana gains 3 pizza.", "Nobody follows.", "Ana recruits Tiny."].map(str::to_owned);
        assert_eq!(joined("Ana", &lines), "Ana plays Chef, gains 3 pizza. Nobody follows, recruits Tiny.");
        assert_eq!(joined("", &lines[..1]), "Ana plays Chef.");
        assert_eq!(joined("An", &lines[..2]), "Ana plays Chef. Ana gains 3 pizza.");
    }
}
