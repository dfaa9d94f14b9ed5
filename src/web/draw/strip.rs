//! The table in one look: a strip for every player, the same grid for all, and one for what belongs to nobody.

use askama::Template;

use crate::engine::{Layout, Scene, Seat, Tally, Viewer, Zone};

use super::badge::badge;
use super::icon::Html;
use super::plate::Size;
use super::zone::{Hand, Measure, measure};
use super::{Pen, drawn};

/// The reader first, then the others clockwise.
pub fn owners(scene: &Scene, viewer: Viewer) -> Vec<Seat> {
    let first = match viewer {
        Viewer::Seat(seat) => seat,
        _ => Seat::new(0),
    };
    let round = [first].into_iter().chain(first.others(Seat::MOST));
    round.filter(|seat| scene.zones.iter().any(|zone| zone.owner == Some(*seat))).collect()
}

/// Points as they may be counted now: `14+?`.
pub fn points(pen: &Pen<'_>, tally: &Tally, seat: Seat) -> Option<String> {
    let points = tally.as_ref()?.get(seat)?;
    Some(match (points.known, points.hidden) {
        (Some(known), false) => pen.voice.number(known),
        (Some(known), true) => format!("{}+?", pen.voice.number(known)),
        (None, _) => "?".into(),
    })
}

/// What stands in the middle of the page, and is left out of the strips.
pub fn is_central(zone: &Zone, viewer: Viewer) -> bool {
    let is_own = zone.owner.is_some_and(|owner| viewer.is(owner));
    match zone.owner {
        None => matches!(zone.layout, Layout::Row | Layout::Map(_)) && !zone.pieces.is_empty(),
        Some(_) => zone.is_hand() && (is_own && !zone.pieces.is_empty() || zone.id == "haul"),
    }
}

/// One strip a player.
pub fn strips(hand: &Hand<'_>, scene: &Scene, viewer: Viewer, tally: &Tally) -> Html {
    let own = |seat: Seat| viewer.is(seat);
    let strips = owners(scene, viewer).into_iter().map(|seat| {
        let (mut facts, mut keep, mut rows, mut heaps) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (mut racks, mut ladder, mut unseen) = (String::new(), Html::default(), Vec::new());
        let is_counted = |zone: &Zone| {
            let mut meters =
                scene.zones.iter().filter(|other| other.owner == Some(seat)).flat_map(|other| &other.meters);
            meters.any(|meter| meter.id == zone.id)
        };
        for zone in scene.zones.iter().filter(|zone| zone.owner == Some(seat)) {
            let (seen, told): (Vec<_>, Vec<_>) = zone.meters.iter().partition(|meter| meter.drawn && hand.pen.draws());
            facts.extend(told.into_iter().map(|meter| measure(hand.pen, meter)));
            // A drawing of steps says nothing to those who listen; racks say what lies in them.
            if let Layout::Ladder(_) = zone.layout {
                unseen.extend(
                    seen.into_iter().filter(|meter| !scene.zones.iter().any(|zone| zone.id == meter.id)).map(|meter| {
                        let value = meter.value.map(|value| hand.pen.voice.number(value)).unwrap_or_default();
                        format!("{} {value}", hand.pen.say(&meter.label))
                    }),
                );
            }
            if hand.has_drawn(zone) {
                continue;
            }
            match &zone.layout {
                Layout::Racks(rooms) => racks.push_str(&hand.racks(zone, rooms).0),
                Layout::Ladder(steps) => {
                    ladder = hand.ladder(steps);
                    keep.extend(hand.pieces(zone, Size::Small));
                }
                Layout::Plate => keep.extend(hand.pieces(zone, Size::Small)),
                Layout::Pile if !hand.controls.ask_of(zone) => {
                    let is_bare = zone.pieces.is_empty() && zone.hidden == 0;
                    if !(is_bare || zone.pieces.is_empty() && is_counted(zone)) {
                        heaps.push(heap(hand, zone));
                    }
                }
                _ if zone.pieces.is_empty()
                    && (is_counted(zone) || zone.hidden == 0)
                    && !hand.controls.ask_of(zone) => {}
                _ => rows.push(hand.zone(zone, Size::Small)),
            }
        }
        Strip {
            number: seat.index() + 1,
            badge: badge(seat),
            name: if own(seat) { hand.pen.voice.text("table-you").to_string() } else { hand.pen.voice.name(seat) },
            points: points(hand.pen, tally, seat),
            facts,
            unseen: unseen.join(", "),
            ladder,
            racks: Html(racks),
            keep,
            rows,
            heaps,
        }
    });
    let strips: Vec<Strip> = strips.collect();
    drawn(&Strips { pen: hand.pen, strips })
}

/// A heap that is read only on request: its title, how many, and the names.
fn heap(hand: &Hand<'_>, zone: &Zone) -> Heap {
    let count = zone.pieces.len() + zone.hidden as usize;
    let runs = zone.pieces.chunk_by(|one, other| one.face == other.face);
    let names = runs.map(|run| match run.len() {
        1 => hand.pen.say(&run[0].label),
        copies => format!("{} ×{copies}", hand.pen.say(&run[0].label)),
    });
    Heap { title: hand.pen.say(&zone.title), count, names: names.collect::<Vec<_>>().join(", ") }
}

/// What belongs to nobody and is not in the middle: numbers, tracks, heaps.
pub fn common(hand: &Hand<'_>, scene: &Scene) -> Html {
    let meters = scene.meters.iter().map(|meter| measure(hand.pen, meter)).collect();
    let (mut rows, mut heaps) = (Vec::new(), Vec::new());
    for zone in scene.zones.iter().filter(|zone| zone.owner.is_none() && !hand.has_drawn(zone)) {
        let is_said = zone.pieces.is_empty() && scene.meters.iter().any(|meter| meter.id == zone.id);
        match zone.layout {
            Layout::Pile | Layout::Row if zone.pieces.is_empty() && (zone.hidden == 0 || is_said) => {}
            Layout::Pile if zone.id == "box" || zone.id == "discard" || zone.id == "rules" => {
                heaps.push(heap(hand, zone));
            }
            _ => rows.push(hand.zone(zone, Size::Small)),
        }
    }
    drawn(&Common { pen: hand.pen, meters, rows, heaps })
}

#[derive(Template)]
#[template(path = "part/strips.html")]
struct Strips<'s> {
    pen: &'s Pen<'s>,
    strips: Vec<Strip>,
}

struct Strip {
    number: usize,
    badge: Html,
    name: String,
    points: Option<String>,
    facts: Vec<Measure>,
    /// What the drawings say, for those who listen and for text browsers.
    unseen: String,
    ladder: Html,
    racks: Html,
    keep: Vec<String>,
    rows: Vec<String>,
    heaps: Vec<Heap>,
}

struct Heap {
    title: String,
    count: usize,
    names: String,
}

#[derive(Template)]
#[template(path = "part/common.html")]
struct Common<'c> {
    pen: &'c Pen<'c>,
    meters: Vec<Measure>,
    rows: Vec<String>,
    heaps: Vec<Heap>,
}
