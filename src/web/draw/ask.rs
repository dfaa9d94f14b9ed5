//! A question as a form: ways as buttons where one tap is the whole answer, as radio buttons with their slots beneath
//! where there is more to choose.
//!
//! Fields: `way` (the way's word), `w<i>s<j>` (picks in slot j of way i), `w<i>s<j>:<word>` (a share), `w<i>s<j>:<n>`
//! (the n-th place of a ranking), `words` (typed notation, which wins). [`reply`](super::reply) reads them back.

use askama::Template;

use crate::engine::{Ask, Line, Slot, Take, Way};

use super::Pen;
use super::board::drawn;
use super::icon::Html;

/// What the reader had filled in, if the form comes back to them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept<'k> {
    pub fields: Vec<(&'k str, &'k str)>,
}

impl Kept<'_> {
    pub fn words(&self) -> &str {
        self.value("words").unwrap_or_default()
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.fields.iter().find(|(field, _)| *field == name).map(|(_, value)| *value)
    }

    fn has(&self, name: &str, value: &str) -> bool {
        self.fields.contains(&(name, value))
    }
}

/// The inside of the form: sentence, ways, and the line for typed words. The page adds hidden fields around it.
pub fn question(pen: &Pen<'_>, ask: &Ask, kept: &Kept<'_>) -> Html {
    let ways: Vec<WayPart> = ask.ways.iter().enumerate().map(|(index, way)| part(pen, index, way, kept)).collect();
    let style = match ask.ways.as_slice() {
        [only] if !only.slots.is_empty() => Style::Only,
        all if all.iter().all(|way| way.slots.is_empty()) => Style::Buttons,
        _ => Style::Radios,
    };
    drawn(&Question { pen, sentence: pen.say(&ask.sentence), ways, style, reveals: ask.warns(), words: kept.words() })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    /// Each way is a whole answer: one tap.
    Buttons,
    /// One way, whose slots are all there is to choose.
    Only,
    Radios,
}

#[derive(Template)]
#[template(path = "part/ask.html")]
struct Question<'q> {
    pen: &'q Pen<'q>,
    sentence: String,
    ways: Vec<WayPart>,
    style: Style,
    reveals: bool,
    words: &'q str,
}

struct WayPart {
    word: String,
    label: String,
    symbols: Html,
    note: Option<Note>,
    picked: bool,
    slots: Vec<SlotPart>,
}

struct SlotPart {
    field: String,
    title: String,
    how: String,
    kind: Kind,
    choices: Vec<ChoicePart>,
}

enum Kind {
    Radio,
    Boxes,
    /// A list for each place, best first, and what is picked there.
    Ranked(Vec<Option<String>>),
    /// A number for each, no more than its cap.
    Split,
}

struct ChoicePart {
    word: String,
    label: String,
    symbols: Html,
    note: Option<Note>,
    picked: bool,
    count: String,
    cap: u8,
}

/// What a choice will do, in symbols and in words.
struct Note {
    symbols: Html,
    words: String,
}

fn note(pen: &Pen<'_>, line: &Line) -> Note {
    Note { symbols: pen.symbols(line), words: pen.say(line) }
}

fn part(pen: &Pen<'_>, index: usize, way: &Way, kept: &Kept<'_>) -> WayPart {
    let picked = kept.has("way", &way.word);
    let slots = way.slots.iter().enumerate();
    WayPart {
        word: way.word.to_string(),
        label: pen.say(&way.label),
        symbols: pen.symbols(&way.label),
        note: way.note.as_ref().map(|line| note(pen, line)),
        picked,
        slots: slots.map(|(slot, part)| slot_part(pen, format!("w{index}s{slot}"), part, kept, picked)).collect(),
    }
}

fn slot_part(pen: &Pen<'_>, field: String, slot: &Slot, kept: &Kept<'_>, was_sent: bool) -> SlotPart {
    let choices = slot.choices.iter().map(|choice| ChoicePart {
        word: choice.word.to_string(),
        label: pen.say(&choice.label),
        symbols: pen.symbols(&choice.label),
        note: choice.note.as_ref().map(|line| note(pen, line)),
        picked: if was_sent { kept.has(&field, &choice.word) } else { choice.usual },
        count: kept.value(&format!("{field}:{}", choice.word)).unwrap_or("0").to_owned(),
        cap: slot.cap(choice),
    });
    let choices: Vec<ChoicePart> = choices.collect();
    let text = |id| pen.voice.text(id);
    let (kind, how) = match slot.take {
        Take::One => (Kind::Radio, text("sheet-take-one")),
        Take::Some { least, most } if least == most => (Kind::Boxes, text("sheet-take-exactly").number("n", most)),
        Take::Some { least: 0, most } => (Kind::Boxes, text("sheet-take-up-to").number("most", most)),
        Take::Some { least, most } => {
            (Kind::Boxes, text("sheet-take-some").number("least", least).number("most", most))
        }
        Take::Ranked(places) => {
            let picked = |place: u8| kept.value(&format!("{field}:{}", place + 1)).map(str::to_owned);
            (Kind::Ranked((0..places).map(picked).collect()), text("sheet-take-ranked").number("n", places))
        }
        Take::Split { total } => match slot.common_cap() {
            Some(cap) => (Kind::Split, text("sheet-take-split").number("total", total).number("cap", cap)),
            None => (Kind::Split, text("sheet-take-split-each").number("total", total)),
        },
    };
    SlotPart { field, title: pen.say(&slot.title), how: how.to_string(), kind, choices }
}
