//! A question as a form: what may be answered, ready to be laid on the board.
//!
//! Fields: `way` (the way's word; after `=` a whole answer), `p<i>` (a whole answer that begins with way i; empty: put
//! together from the slots), `w<i>s<j>` (picks in slot j of way i), `w<i>s<j>:<word>` (a share), `w<i>s<j>:<n>` (the n-th
//! place of a ranking), `words` (typed notation, which wins). [`reply`](super::reply) reads them back.

use askama::Template;

use crate::engine::play::Play;
use crate::engine::slot::Pick;
use crate::engine::{Ask, Line, Slot, Take, Way};

use super::Pen;
use super::controls::{Control, Controls, Note, choice, note, radio};
use super::drawn;
use super::icon::Html;
use super::kept::Kept;

/// A question taken apart.
pub struct Question {
    pub sentence: String,
    /// Where the only way is no choice: its word, which is sent in any case.
    pub only: Option<String>,
    /// What is picked of the only way: how many, and of what.
    pub titles: Vec<(String, String)>,
    /// Slots of the only way that are on nothing.
    pub slots: Html,
    pub controls: Controls,
    /// What the button says for each way that can be picked.
    pub says: Vec<String>,
}

pub fn question(pen: &Pen<'_>, ask: &Ask, plays: &[Play], kept: &Kept<'_>) -> Question {
    let (by_way, loose) = sorted(ask, plays);
    let by_way = readable(pen, by_way);
    let mut question = Question {
        sentence: pen.say(&ask.sentence),
        only: None,
        titles: Vec::new(),
        slots: Html::default(),
        controls: Controls::default(),
        says: Vec::new(),
    };
    let mut controls = Vec::new();
    match ask.ways.as_slice() {
        [way] if !way.slots.is_empty() => {
            question.only = Some(way.word.to_string());
            let lies = |slot: &Slot| {
                matches!(slot.take, Take::One | Take::Some { .. })
                    && slot.choices.iter().any(|choice| choice.on.is_some())
            };
            if way.slots.iter().any(lies) && (way.slots.len() == 1 || by_way[0].is_empty()) {
                let was_sent = kept.has("way", &way.word);
                for (index, slot) in way.slots.iter().enumerate().filter(|(_, slot)| lies(slot)) {
                    let field = format!("w0s{index}");
                    let part = slot_part(pen, field.clone(), slot, kept, was_sent);
                    question.titles.push((part.title, part.how));
                    let kind = if slot.take == Take::One { "radio" } else { "checkbox" };
                    for one in &slot.choices {
                        let mut control = choice(pen, &field, kind, one, kept, was_sent);
                        if slot.take == Take::One && way.slots.len() == 1 {
                            control.notes.extend(promised(pen, ask, way, &one.word, plays));
                        }
                        controls.push(control);
                    }
                }
                let rest: Vec<SlotPart> = (way.slots.iter().enumerate())
                    .filter(|(_, slot)| !lies(slot))
                    .map(|(index, slot)| slot_part(pen, format!("w0s{index}"), slot, kept, was_sent))
                    .collect();
                question.slots = drawn(&Unfold {
                    pen,
                    legend: String::new(),
                    index: 0,
                    plays: Vec::new(),
                    shared: Vec::new(),
                    slots: rest,
                    own: false,
                });
            } else {
                question.slots = unfold(pen, 0, way, &by_way[0], kept, true);
            }
        }
        ways => {
            let alone = ways.len() == 1 && loose.is_empty();
            for (index, way) in ways.iter().enumerate() {
                if let Some(slot) = flat(way) {
                    for choice in &slot.choices {
                        let Some(words) = whole(ask, way, &choice.word) else { continue };
                        let value = format!("={words}");
                        let said = Line::new("play-choice").line("way", way.label.clone());
                        let said = pen.say(&said.line("choice", choice.label.clone()));
                        let notes = way.note.iter().chain(&choice.note).map(|line| note(pen, line));
                        controls.push(Control {
                            input: radio(question.says.len(), &value, kept.has("way", &value)),
                            label: said.clone(),
                            symbols: pen.symbols(&choice.label),
                            notes: notes.chain(promised(pen, ask, way, &choice.word, plays)).collect(),
                            unfold: Html::default(),
                            on: choice.on.clone(),
                        });
                        question.says.push(said);
                    }
                    continue;
                }
                let picked = kept.has("way", &way.word) || alone;
                let label = pen.say(&way.label);
                question.says.push(label.clone());
                let mut notes: Vec<Note> = way.note.iter().map(|line| note(pen, line)).collect();
                let is_simple = way.slots.is_empty() && by_way[index].len() == 1;
                if is_simple {
                    let lines = by_way[index][0].lines().skip(1).filter(|line| Some(*line) != way.note.as_ref());
                    notes.extend(lines.map(|line| note(pen, line)));
                }
                controls.push(Control {
                    input: radio(question.says.len() - 1, &way.word, picked),
                    label,
                    symbols: pen.symbols(&way.label),
                    notes,
                    unfold: match is_simple {
                        true => Html::default(),
                        false => unfold(pen, index, way, &by_way[index], kept, kept.has("way", &way.word)),
                    },
                    on: way.on.clone(),
                });
            }
        }
    }
    for play in loose {
        let value = format!("={}", play.words);
        let label = pen.say(&play.does);
        controls.push(Control {
            input: radio(question.says.len(), &value, kept.has("way", &value)),
            label: label.clone(),
            symbols: pen.symbols(&play.does),
            notes: play.lines().skip(1).map(|line| note(pen, line)).collect(),
            unfold: Html::default(),
            on: play.on.clone(),
        });
        question.says.push(label);
    }
    question.controls = Controls::new(controls);
    question
}

/// A way that only says which thing: each thing is then an answer of its own.
fn flat(way: &Way) -> Option<&Slot> {
    match &way.slots[..] {
        [slot] if slot.take == Take::One && slot.choices.iter().all(|choice| choice.on.is_some()) => Some(slot),
        _ => None,
    }
}

fn whole(ask: &Ask, way: &Way, word: &str) -> Option<String> {
    ask.compose(&way.word, &[Pick { slot: 0, word: word.to_owned(), count: 1 }]).ok()
}

/// What the play with just these words promises.
fn promised(pen: &Pen<'_>, ask: &Ask, way: &Way, word: &str, plays: &[Play]) -> Vec<Note> {
    let Some(words) = whole(ask, way, word) else { return Vec::new() };
    let choice = way.slots[0].choices.iter().find(|choice| choice.word == word);
    let told = |line| [way.note.as_ref(), choice.and_then(|choice| choice.note.as_ref())].contains(&Some(line));
    let play = plays.iter().find(|play| play.words == words);
    play.into_iter()
        .flat_map(|play| play.lines().skip(1))
        .filter(|line| !told(line))
        .map(|line| note(pen, line))
        .collect()
}

/// Plays take up as many bytes of a page; where they are more, each thing keeps its best.
const BYTES: usize = 4_000;
/// As many each thing keeps in any case.
const LEAST: usize = 1;

fn readable<'p>(pen: &Pen<'_>, mut by_way: Vec<Vec<&'p Play>>) -> Vec<Vec<&'p Play>> {
    let weigh = |play: &&Play| 160 + 2 * play.words.len() + play.lines().map(|line| pen.say(line).len()).sum::<usize>();
    let weights: Vec<Vec<usize>> = by_way.iter().map(|plays| plays.iter().map(weigh).collect()).collect();
    let mut most = by_way.iter().map(Vec::len).max().unwrap_or(0);
    while most > LEAST && weights.iter().flat_map(|plays| plays.iter().take(most)).sum::<usize>() > BYTES {
        most -= 1;
    }
    by_way.iter_mut().for_each(|plays| plays.truncate(most));
    by_way
}

/// Plays with the way they begin with, and those that begin with none.
fn sorted<'p>(ask: &Ask, plays: &'p [Play]) -> (Vec<Vec<&'p Play>>, Vec<&'p Play>) {
    let (mut by_way, mut loose) = (vec![Vec::new(); ask.ways.len()], Vec::new());
    for play in plays {
        let begins = |way: &Way| {
            let rest = play.words.strip_prefix(&*way.word)?;
            (!rest.starts_with(|sign: char| sign.is_alphanumeric() || sign == '_')).then_some(way.word.len())
        };
        let found = ask.ways.iter().enumerate().filter_map(|(index, way)| Some((begins(way)?, index))).max();
        match found {
            // What is said by touching a thing needs no second place.
            Some((_, index)) => match flat(&ask.ways[index]).filter(|_| ask.ways.len() > 1) {
                Some(slot)
                    if slot
                        .choices
                        .iter()
                        .any(|choice| whole(ask, &ask.ways[index], &choice.word).as_ref() == Some(&play.words)) => {}
                Some(_) => loose.push(play),
                None => by_way[index].push(play),
            },
            None => loose.push(play),
        }
    }
    (by_way, loose)
}

/// What stands under a way that is picked: its plays as sentences, the best picked, and its slots.
fn unfold(pen: &Pen<'_>, index: usize, way: &Way, plays: &[&Play], kept: &Kept<'_>, was_sent: bool) -> Html {
    if way.slots.is_empty() && plays.is_empty() {
        return Html::default();
    }
    let field = format!("p{index}");
    let own = was_sent && kept.value(&field) == Some("");
    let is_kept = was_sent && !own && plays.iter().any(|play| kept.has(&field, &play.words));
    // What holds for all of them is said once.
    let rest = |play: &'_ Play| -> Vec<Line> { play.leaves.iter().chain(&play.then).cloned().collect() };
    let mut shared: Vec<Line> = plays.first().map(|play| rest(play)).unwrap_or_default();
    shared.retain(|line| plays.len() > 1 && plays.iter().all(|play| rest(play).contains(line)));
    let plays = plays.iter().enumerate().map(|(place, play)| PlayPart {
        words: play.words.clone(),
        does: pen.say(&play.does),
        gets: play.gets.iter().map(|line| note(pen, line)).collect(),
        leaves: rest(play).iter().filter(|line| !shared.contains(line)).map(|line| pen.say(line)).collect(),
        picked: if is_kept { kept.has(&field, &play.words) } else { place == 0 && !own },
    });
    let plays: Vec<PlayPart> = plays.collect();
    let slots = way.slots.iter().enumerate();
    let slots = slots.map(|(slot, part)| slot_part(pen, format!("w{index}s{slot}"), part, kept, was_sent));
    let mut slots: Vec<SlotPart> = slots.collect();
    // What comes of it stands in the plays.
    if !plays.is_empty() {
        slots.iter_mut().flat_map(|slot| &mut slot.choices).for_each(|choice| choice.note = None);
    }
    let shared = shared.iter().map(|line| pen.say(line)).collect();
    drawn(&Unfold { pen, legend: pen.say(&way.label), index, plays, shared, slots, own })
}

#[derive(Template)]
#[template(path = "part/unfold.html")]
struct Unfold<'u> {
    pen: &'u Pen<'u>,
    legend: String,
    index: usize,
    plays: Vec<PlayPart>,
    /// What every play of them leaves.
    shared: Vec<String>,
    slots: Vec<SlotPart>,
    /// Put together by the reader before.
    own: bool,
}

struct PlayPart {
    words: String,
    does: String,
    gets: Vec<Note>,
    leaves: Vec<String>,
    picked: bool,
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
    note: Option<Note>,
    picked: bool,
    count: String,
    cap: u8,
}

fn slot_part(pen: &Pen<'_>, field: String, slot: &Slot, kept: &Kept<'_>, was_sent: bool) -> SlotPart {
    let choices = slot.choices.iter().map(|choice| ChoicePart {
        word: choice.word.to_string(),
        label: pen.say(&choice.label),
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
    // One of several is what round buttons are.
    let how = if slot.take == Take::One { String::new() } else { how.to_string() };
    SlotPart { field, title: pen.say(&slot.title), how, kind, choices }
}
