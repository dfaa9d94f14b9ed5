//! A piece as a plate: its name on a coloured edge, and what it does in symbols and words. Where it is a choice, the
//! plate is the label of its radio button or check box.

use askama::Template;

use crate::engine::{Layout, Line, Map, Piece, Zone};

use super::controls::{Control, Note};
use super::icon::{self, Html};
use super::{Pen, drawn};

/// How much room a plate has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// Everything in symbols and words.
    Full,
    /// Symbols, or words where there are none; the rest is a link away.
    Small,
    /// Its name.
    Name,
}

/// As many lines are told in words where a line may be told once: when everything lies open at the end of a game, the
/// last cards are symbols and a way to the rules.
const MOST_TOLD: usize = 56;

/// What has been told so far: lines of which faces of which kinds.
#[derive(Default)]
pub struct Told(Vec<(String, Line)>);

impl Told {
    /// Is this line of a piece to be told now?
    fn tells(&mut self, piece: &Piece, line: &Line, always: bool) -> bool {
        let face = format!("{} {}", piece.kind, piece.face);
        let is_told = self.0.iter().any(|(other, told)| *other == face && told == line);
        let tells = always || self.0.len() < MOST_TOLD && !is_told;
        if tells {
            self.0.push((face, line.clone()));
        }
        tells
    }
}

#[derive(Template)]
#[template(path = "part/plate.html")]
struct Plate<'p> {
    pen: &'p Pen<'p>,
    class: String,
    name: String,
    rules: Option<String>,
    icon: Html,
    marks: Vec<Html>,
    details: Vec<Detail>,
    owner: Option<String>,
    copies: usize,
    fresh: bool,
    control: Option<&'p Control>,
    notes: Vec<&'p Note>,
}

/// A line of what a piece says, in symbols and, unless they stand elsewhere, in words.
struct Detail {
    symbols: Html,
    words: Option<String>,
}

/// A piece of a zone; `copies` lie on one another.
pub fn plate(
    pen: &Pen<'_>,
    zone: &Zone,
    piece: &Piece,
    copies: usize,
    control: Option<&Control>,
    size: Size,
    told: &mut Told,
) -> String {
    let place = piece.place.filter(|_| zone.map().is_some()).map(Map::name);
    let name = pen.say(&piece.label);
    let name = place.map_or(name.clone(), |place| format!("{name} {}", place.to_uppercase()));
    let owner = piece.owner.filter(|owner| zone.owner != Some(*owner)).map(|owner| pen.voice.name(owner));
    let lines: &[Line] = if size == Size::Name { &[] } else { &piece.details };
    let always = control.is_some() || size == Size::Full;
    let details = lines.iter().map(|line| {
        let symbols = pen.symbols(line);
        let tells = (always || symbols.0.is_empty()) && told.tells(piece, line, always);
        Detail { symbols, words: tells.then(|| pen.say(line)) }
    });
    let details: Vec<Detail> =
        details.filter(|detail| detail.words.is_some() || !detail.symbols.0.is_empty()).collect();
    let look = match (size, details.is_empty() && piece.details.is_empty()) {
        (Size::Full, false) => "card",
        (Size::Small, false) => "mini",
        _ => "chip",
    };
    let tint = piece.marks.iter().find_map(|mark| icon::symbol(mark)).map(|symbol| format!(" t{symbol}"));
    let fresh = if piece.fresh { " fresh" } else { "" };
    let plate = Plate {
        pen,
        class: format!("{look}{}{fresh}", tint.unwrap_or_default()),
        // What says what it does has a place in the rules; a choice is no link.
        rules: (!piece.details.is_empty() && control.is_none())
            .then(|| format!("/rules/{}#{}-{}", pen.game, piece.kind, piece.face)),
        icon: match icon::known(&piece.label.id) {
            true => pen.ornament(&piece.label.id),
            false => pen.ornament(&format!("{}-{}", pen.game, piece.kind)),
        },
        marks: match size {
            Size::Full => piece.marks.iter().map(|mark| pen.sign(mark)).collect(),
            _ => piece.marks.iter().map(|mark| pen.word_sign(mark)).collect(),
        },
        details,
        owner: owner.filter(|owner| *owner != name),
        copies,
        fresh: piece.fresh && size == Size::Full,
        notes: control.iter().flat_map(|control| &control.notes).filter(|note| !note.repeats(&piece.details)).collect(),
        control,
        name,
    };
    drawn(&plate).0
}

/// One piece as it stands in the rules.
pub fn specimen(pen: &Pen<'_>, piece: &Piece) -> Html {
    let zone = Zone::new("specimen", piece.label.clone(), Layout::Row);
    Html(plate(pen, &zone, piece, 1, None, Size::Full, &mut Told::default()))
}
