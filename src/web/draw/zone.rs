//! What lies in one place, with the choices that lie on it.

use std::cell::RefCell;

use askama::Template;

use crate::engine::scene::{Ladder, Spot};
use crate::engine::{Layout, Meter, Piece, Seat, Zone};

use super::controls::{Control, Controls};
use super::icon::Html;
use super::plate::{Size, Told, plate};
use super::track::track;
use super::{Pen, drawn, map};

/// Draws the things of one table for one reader, once each.
pub struct Hand<'h> {
    pub pen: &'h Pen<'h>,
    pub controls: &'h Controls,
    pub told: RefCell<Told>,
    /// The zones that have been drawn.
    pub seen: RefCell<Vec<(String, Option<Seat>)>>,
}

/// A number with its name.
pub struct Measure {
    pub icon: Html,
    pub label: String,
    pub value: Option<String>,
    pub most: Option<String>,
}

pub fn measure(pen: &Pen<'_>, meter: &Meter) -> Measure {
    Measure {
        icon: pen.ornament(&meter.label.id),
        label: pen.say(&meter.label),
        value: meter.value.map(|value| pen.voice.number(value)),
        most: meter.most.map(|most| pen.voice.number(most)),
    }
}

impl<'h> Hand<'h> {
    /// Equal pieces in a row lie on one another, unless there is something to pick among them.
    pub fn pieces(&self, zone: &Zone, size: Size) -> Vec<String> {
        let asks = self.controls.ask_of(zone);
        let runs: Vec<&[Piece]> = match asks {
            true => zone.pieces.chunks(1).collect(),
            false => zone.pieces.chunk_by(|one, other| one == other).collect(),
        };
        let mut plates = Vec::new();
        for (place, run) in runs.iter().enumerate() {
            let piece = &run[0];
            let nth =
                if asks { zone.pieces[..place].iter().filter(|other| other.face == piece.face).count() } else { 0 };
            let spot = Spot::Piece { face: piece.face.clone(), nth: nth as u8 };
            let control = self.controls.take(zone, &spot);
            plates.push(plate(self.pen, zone, piece, run.len(), control, size, &mut self.told.borrow_mut()));
        }
        plates
    }

    pub fn has_drawn(&self, zone: &Zone) -> bool {
        self.seen.borrow().iter().any(|(id, owner)| *id == zone.id && *owner == zone.owner)
    }

    /// A zone with its title; the numbers of a player stand elsewhere.
    pub fn zone(&self, zone: &Zone, size: Size) -> String {
        self.seen.borrow_mut().push((zone.id.to_string(), zone.owner));
        let whole = self.controls.take(zone, &Spot::Whole);
        let map = zone.map().map(|drawn| map::drawing(self.pen, drawn, zone, self.controls));
        let size = if zone.layout == Layout::Pile || whole.is_some() || map.is_some() { Size::Name } else { size };
        let layout = match zone.layout {
            Layout::Row => "row",
            Layout::Pile => "pile",
            Layout::Track => "track",
            Layout::Map(_) => "map",
            Layout::Plate => "plate",
            Layout::Ladder(_) => "ladder",
            Layout::Racks(_) => "racks",
        };
        let is_hand = zone.pieces.iter().any(|piece| !piece.details.is_empty()) && size == Size::Full;
        drawn(&Place {
            pen: self.pen,
            layout,
            title: self.pen.say(&zone.title),
            whole,
            heap: whole.is_some() && zone.layout == Layout::Pile,
            height: zone.hidden as usize + zone.pieces.len(),
            meters: match zone.owner {
                Some(_) => Vec::new(),
                None => zone.meters.iter().map(|meter| measure(self.pen, meter)).collect(),
            },
            pieces: self.pieces(zone, size),
            list: if is_hand { "hand" } else { "pieces" },
            hidden: zone.hidden,
            track: (zone.layout == Layout::Track).then(|| track(self.pen, zone)).flatten(),
            map,
        })
        .0
    }

    /// Things in racks: each a picture, what is free an empty place. A thing that can be picked is a button.
    pub fn racks(&self, zone: &Zone, rooms: &[u8]) -> Html {
        let pen = self.pen;
        let whole = self.controls.take(zone, &Spot::Whole);
        let asks = self.controls.ask_of(zone);
        let racks = rooms.iter().enumerate().map(|(rack, room)| {
            let lie = zone.pieces.iter().filter(|piece| usize::from(piece.place.map_or(0, |place| place.0)) == rack);
            let lie: Vec<&Piece> = lie.collect();
            let tokens = lie.iter().enumerate().map(|(place, piece)| {
                let nth = lie[..place].iter().filter(|other| other.face == piece.face).count();
                let spot = Spot::Piece { face: piece.face.clone(), nth: nth as u8 };
                let signs: String = match piece.marks.is_empty() {
                    true => pen.word_sign(&piece.label.id).0,
                    false => piece.marks.iter().map(|mark| pen.word_sign(mark).0).collect(),
                };
                let control = if asks { self.controls.take(zone, &spot) } else { None };
                let name = control.map(|_| pen.say(&piece.label));
                Token { signs: Html(signs), name, control }
            });
            let tokens: Vec<Token<'_>> = tokens.collect();
            Rack { free: usize::from(*room).saturating_sub(lie.len()), tokens }
        });
        let (racks, title) = (racks.collect(), pen.say(&zone.title));
        drawn(&Racks { icon: pen.ornament(&zone.title.id), title, racks, whole })
    }

    pub fn ladder(&self, ladder: &Ladder) -> Html {
        let steps = ladder.steps.iter().enumerate().map(|(place, step)| StepPart {
            class: match (place + 1).cmp(&usize::from(ladder.climbed)) {
                std::cmp::Ordering::Less => " class=\"up\"",
                std::cmp::Ordering::Equal => " class=\"up top\"",
                std::cmp::Ordering::Greater => "",
            },
            points: self.pen.voice.number(step.points),
            brings: step.brings.as_ref().map(|id| self.pen.ornament(id)).unwrap_or_default(),
            price: step.price.iter().map(|(amount, id)| (*amount, self.pen.ornament(id))).collect(),
        });
        drawn(&Steps { steps: steps.collect() })
    }
}

#[derive(Template)]
#[template(path = "part/zone.html")]
struct Place<'z> {
    pen: &'z Pen<'z>,
    layout: &'static str,
    title: String,
    whole: Option<&'z Control>,
    /// Drawn with its height.
    heap: bool,
    height: usize,
    meters: Vec<Measure>,
    pieces: Vec<String>,
    list: &'static str,
    hidden: u32,
    track: Option<Html>,
    map: Option<Html>,
}

#[derive(Template)]
#[template(path = "part/racks.html")]
struct Racks<'r> {
    icon: Html,
    title: String,
    racks: Vec<Rack<'r>>,
    whole: Option<&'r Control>,
}

struct Rack<'r> {
    tokens: Vec<Token<'r>>,
    free: usize,
}

struct Token<'r> {
    signs: Html,
    name: Option<String>,
    control: Option<&'r Control>,
}

#[derive(Template)]
#[template(path = "part/ladder.html")]
struct Steps {
    steps: Vec<StepPart>,
}

struct StepPart {
    class: &'static str,
    points: String,
    brings: Html,
    price: Vec<(u8, Html)>,
}
