//! The board as text: zone by zone, the reader's own first, then each rival's, then what belongs to nobody.

use unicode_width::UnicodeWidthStr;

use crate::engine::{Layout, Map, Meter, Piece, Scene, Seat, Viewer, Zone};
use crate::words::Voice;

use super::map;
use super::paper::{Paper, WIDEST_PHRASE, unbroken};

/// A longer name of a number is a sentence.
const WIDEST_NAME: usize = 24;

pub fn write(paper: &mut Paper, voice: &Voice<'_>, scene: &Scene, viewer: Viewer) {
    for owner in owners(scene, viewer) {
        let name = voice.name(owner);
        paper.gap();
        match viewer.is(owner) {
            true => paper.line(&voice.text("sheet-you").word("who", name).to_string()),
            false => paper.line(&name),
        }
        scene.zones.iter().filter(|zone| zone.owner == Some(owner)).for_each(|zone| place(paper, voice, zone));
    }
    let mut common = scene.zones.iter().filter(|zone| zone.owner.is_none()).peekable();
    if common.peek().is_some() || !scene.meters.is_empty() {
        paper.gap();
        paper.line(&voice.text("sheet-common").to_string());
        if !scene.meters.is_empty() {
            let meters: Vec<String> = scene.meters.iter().map(|meter| measured(voice, meter)).collect();
            paper.hang("  ", 4, &listed(&meters));
        }
        common.for_each(|zone| place(paper, voice, zone));
    }
}

/// The reader first, then the others clockwise.
fn owners(scene: &Scene, viewer: Viewer) -> Vec<Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::new(0),
    };
    let round = [first].into_iter().chain(first.others(Seat::MOST));
    round.filter(|seat| scene.zones.iter().any(|zone| zone.owner == Some(*seat))).collect()
}

fn place(paper: &mut Paper, voice: &Voice<'_>, zone: &Zone) {
    let mut contents: Vec<String> = zone.meters.iter().map(|meter| measured(voice, meter)).collect();
    contents.extend(pieces(voice, zone));
    if zone.hidden > 0 {
        contents.push(voice.text("sheet-hidden").number("n", zone.hidden).to_string());
    }
    if contents.is_empty() {
        contents.push(voice.text("sheet-empty").to_string());
    }
    let title = voice.text("sheet-pair").word("name", voice.say(&zone.title));
    if let Some(map) = zone.map() {
        paper.hang("  ", 4, &title.word("what", voice.text("sheet-map").to_string()).to_string());
        map::drawing(map, &zone.pieces).iter().for_each(|line| paper.drawn(&format!("  {line}")));
        return paper.hang("  ", 4, &listed(&contents));
    }
    if contents.len() > 1 && contents.iter().any(|item| item.width() > WIDEST_PHRASE) {
        // Sentences rather than names: a line each.
        paper.hang("  ", 4, &title.word("what", "").to_string());
        contents.iter().for_each(|item| paper.hang("    ", 6, item));
    } else {
        paper.hang("  ", 4, &title.word("what", listed(&contents)).to_string());
    }
}

/// `pizza 1 (of 4)`; a name as long as a sentence gets a colon, a fact no number.
pub fn measured(voice: &Voice<'_>, meter: &Meter) -> String {
    let name = voice.say(&meter.label);
    let Some(value) = meter.value.map(|value| voice.number(value)) else { return name };
    let value = match meter.most {
        Some(most) => voice.text("sheet-of").word("value", value).number("most", most).to_string(),
        None => value,
    };
    match name.width() {
        0..=WIDEST_NAME => format!("{name} {value}"),
        _ => voice.text("sheet-pair").word("name", name).word("what", value).to_string(),
    }
}

/// What lies open in a zone, each thing with its marks.
pub fn pieces(voice: &Voice<'_>, zone: &Zone) -> Vec<String> {
    counted(zone.pieces.iter().map(|piece| shown(voice, zone, piece)))
}

/// A piece with its marks: `Wart (shovel, crown)`, on a track or a map with its place: `Ana 7`, `Wolf 3/2`.
fn shown(voice: &Voice<'_>, zone: &Zone, piece: &Piece) -> String {
    let mut shown = voice.say(&piece.label);
    match (&zone.layout, piece.place) {
        (Layout::Track, Some((column, _))) => shown = format!("{shown} {column}"),
        (Layout::Map(_), Some(at)) => shown = format!("{shown} {}", Map::name(at)),
        _ => {}
    }
    let mut notes = counted(piece.marks.iter().map(|mark| voice.text(mark).to_string()));
    if let Some(owner) = piece.owner.filter(|owner| zone.owner != Some(*owner)) {
        let name = voice.name(owner);
        if name != voice.say(&piece.label) {
            notes.push(name);
        }
    }
    if piece.fresh {
        notes.push(voice.text("sheet-fresh").to_string());
    }
    match notes.is_empty() {
        true => shown,
        false => format!("{shown} ({})", notes.join(", ")),
    }
}

/// Items with commas between, lines ending after a comma.
pub fn listed(items: &[String]) -> String {
    items.iter().map(|item| unbroken(item)).collect::<Vec<_>>().join(", ")
}

/// The same words in a row are written once: `pizza ×3`.
fn counted(words: impl Iterator<Item = String>) -> Vec<String> {
    let mut runs: Vec<(String, usize)> = Vec::new();
    for word in words {
        match runs.last_mut() {
            Some((same, times)) if *same == word => *times += 1,
            _ => runs.push((word, 1)),
        }
    }
    runs.into_iter().map(|(word, times)| if times == 1 { word } else { format!("{word} ×{times}") }).collect()
}

#[cfg(test)]
mod tests {
    use crate::engine::Line;
    use crate::words::{Catalogue, Language, Names};

    use super::*;

    #[test]
    fn a_fact_has_no_number() {
        let (catalogue, names) = (Catalogue::new(&[]), Names::default());
        let voice = catalogue.voice(Language::En, &names);
        let label = || Line::new("duty-lead");
        let meters =
            [Meter::fact("last", label()), Meter::new("turn", label(), 1), Meter::new("turn", label(), 1).of(4)];
        let written = meters.map(|meter| measured(&voice, &meter));
        assert_eq!(written, ["Your turn", "Your turn 1", "Your turn 1 (of 4)"]);
    }
}
