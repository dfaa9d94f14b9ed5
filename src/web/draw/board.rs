//! The board: what lies in the middle, then each player's things, the reader's own first.

use askama::Template;

use crate::engine::{Layout, Line, Meter, Piece, Scene, Seat, Viewer, Zone};

use super::Pen;
use super::icon::{self, Html};

/// The whole table as the reader may know it.
pub fn board(pen: &Pen<'_>, scene: &Scene, viewer: Viewer) -> Html {
    // In the order in which they are read: what was told above is not told again.
    let mut told = Told::default();
    let (own, others): (Vec<Seat>, Vec<Seat>) = owners(scene, viewer).into_iter().partition(|seat| viewer.is(*seat));
    let own = own.first().map(|seat| player(pen, scene, *seat, Telling::All, &mut told));
    let common = scene.zones.iter().filter(|zone| zone.owner.is_none());
    let said: Vec<&Meter> = scene.meters.iter().collect();
    let common = common.filter(|zone| !is_bare(zone) && !is_counted(zone, &said));
    let common: Vec<String> = common.map(|zone| place(pen, zone, &zone.meters, Telling::All, &mut told)).collect();
    let others = others.iter().map(|seat| player(pen, scene, *seat, Telling::Once, &mut told)).collect();
    let meters = scene.meters.iter().map(|meter| measure(pen, meter)).collect();
    drawn(&Board { pen, meters, own, common: Html(common.concat()), others })
}

/// How much of what pieces say is told in words.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Telling {
    All,
    /// Only what no other piece of the same face has told, and no more than is read at a time: when everything lies
    /// open at the end of a game, the last cards are symbols and a way to the rules.
    Once,
}

/// As many lines are told of what may be told once.
const MOST_TOLD: usize = 56;

/// What has been told so far: lines of which faces of which kinds.
#[derive(Default)]
struct Told<'s>(Vec<(&'s str, &'s str, &'s Line)>);

impl<'s> Told<'s> {
    /// Is this line of a piece to be told now?
    fn tells(&mut self, piece: &'s Piece, line: &'s Line, telling: Telling) -> bool {
        let said = (&*piece.kind, &*piece.face, line);
        let tells = telling == Telling::All || self.0.len() < MOST_TOLD && !self.0.contains(&said);
        if tells {
            self.0.push(said);
        }
        tells
    }
}

#[derive(Template)]
#[template(path = "part/board.html")]
struct Board<'b> {
    pen: &'b Pen<'b>,
    meters: Vec<Measure>,
    own: Option<Player>,
    common: Html,
    others: Vec<Player>,
}

/// One player's things, folded away if they are a rival's.
struct Player {
    number: usize,
    name: String,
    /// The numbers that matter most: they stay when the rest is folded away.
    glance: Vec<Measure>,
    zones: Html,
}

struct Measure {
    icon: Html,
    label: String,
    value: Option<String>,
    most: Option<String>,
}

/// A heap of nothing is not worth a place.
fn is_bare(zone: &Zone) -> bool {
    zone.layout == Layout::Pile && zone.pieces.is_empty() && zone.hidden == 0 && zone.meters.is_empty()
}

/// Of a zone where nothing is seen the number is all there is to say, and it may have been said.
fn is_counted(zone: &Zone, said: &[&Meter]) -> bool {
    zone.pieces.is_empty() && zone.meters.is_empty() && said.iter().any(|meter| meter.id == zone.id)
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

/// A game puts first what matters most; as many numbers are read at a glance.
const GLANCE: usize = 9;

fn player<'s>(pen: &Pen<'_>, scene: &'s Scene, owner: Seat, telling: Telling, told: &mut Told<'s>) -> Player {
    let (mut glance, mut zones): (Vec<&Meter>, String) = Default::default();
    for (number, zone) in scene.zones.iter().filter(|zone| zone.owner == Some(owner)).enumerate() {
        let (seen, rest) = zone.meters.split_at(zone.meters.len().min(GLANCE - glance.len()));
        glance.extend(seen);
        if is_bare(zone) || is_counted(zone, &glance) {
            continue;
        }
        // What a game puts first, such as a card that was just led, is told in full wherever it lies.
        let telling = if number == 0 { Telling::All } else { telling };
        zones.push_str(&place(pen, zone, rest, telling, told));
    }
    let glance = glance.into_iter().map(|meter| measure(pen, meter)).collect();
    Player { number: owner.index() + 1, name: pen.voice.name(owner), glance, zones: Html(zones) }
}

fn measure(pen: &Pen<'_>, meter: &Meter) -> Measure {
    Measure {
        icon: pen.ornament(&meter.label.id),
        label: pen.say(&meter.label),
        value: meter.value.map(|value| pen.voice.number(value)),
        most: meter.most.map(|most| pen.voice.number(most)),
    }
}

#[derive(Template)]
#[template(path = "part/zone.html")]
struct Place<'z> {
    pen: &'z Pen<'z>,
    layout: &'static str,
    title: String,
    meters: Vec<Measure>,
    pieces: Vec<Card>,
    hidden: u32,
    track: Option<Track>,
    map: Vec<Vec<Vec<usize>>>,
}

/// A line of numbered places, as a drawing beside the words. Its spots are the dots of a dotted line.
struct Track {
    width: u32,
    places: Vec<Spot>,
    markers: Vec<Marker>,
}

struct Spot {
    x: u32,
    number: u8,
}

struct Marker {
    x: u32,
    y: u32,
    letter: String,
    /// The address of its picture; else it is a plain disc.
    picture: Option<String>,
}

/// The widest track that is drawn: longer ones are words only.
const LONGEST_TRACK: u8 = 60;
/// Where a game does not say how long its track is, it is drawn a little further than anybody came.
const LEAST_TRACK: u8 = 10;
const SPOT: u32 = 24;
/// As high as a marker: those on one spot stand below one another.
const MARKER: u32 = 25;

/// A zone with some of its numbers.
fn place<'s>(pen: &Pen<'_>, zone: &'s Zone, meters: &[Meter], telling: Telling, told: &mut Told<'s>) -> String {
    let cards = stacked(&zone.pieces).map(|(piece, copies)| card(pen, zone, piece, copies, telling, told));
    let cards: Vec<Card> = cards.collect();
    let map = zone.map().map_or_else(Vec::new, |map| fields(&cards, map.columns, map.rows));
    let layout = match zone.layout {
        Layout::Row => "row",
        Layout::Pile => "pile",
        Layout::Track => "track",
        Layout::Map(_) => "map",
        Layout::Plate => "plate",
    };
    let track = (zone.layout == Layout::Track).then(|| track(pen, zone)).flatten();
    let meters = meters.iter().map(|meter| measure(pen, meter)).collect();
    let title = pen.say(&zone.title);
    drawn(&Place { pen, layout, title, meters, pieces: cards, hidden: zone.hidden, track, map }).0
}

/// Which pieces lie on which field, row by row.
fn fields(cards: &[Card], columns: u8, rows: u8) -> Vec<Vec<Vec<usize>>> {
    let on = |column, row| (0..cards.len()).filter(move |index| cards[*index].place == Some((column, row))).collect();
    (0..rows).map(|row| (0..columns).map(|column| on(column, row)).collect()).collect()
}

fn track(pen: &Pen<'_>, zone: &Zone) -> Option<Track> {
    if !pen.draws() {
        return None;
    }
    let furthest = zone.pieces.iter().filter_map(|piece| piece.place).map(|(column, _)| column).max()?;
    let printed = zone.meters.iter().filter_map(|meter| meter.most).max().and_then(|most| u8::try_from(most).ok());
    let last = furthest.saturating_add(3).max(printed.unwrap_or(LEAST_TRACK)).saturating_add(1);
    if last > LONGEST_TRACK {
        return None;
    }
    let x = |column: u8| u32::from(column) * SPOT + SPOT / 2;
    let (mut markers, mut names): (Vec<Marker>, Vec<String>) = (Vec::new(), Vec::new());
    for piece in &zone.pieces {
        let Some((column, _)) = piece.place else { continue };
        let below = markers.iter().filter(|marker| marker.x == x(column)).count() as u32;
        let name = piece.owner.map_or_else(|| pen.say(&piece.label), |owner| pen.voice.name(owner));
        let picture = icon::known(&piece.label.id).then(|| format!("{}#{}", pen.icons, piece.label.id));
        markers.push(Marker { x: x(column), y: 38 + below * MARKER, letter: initial(&name), picture });
        names.push(name);
    }
    // Where two begin alike, as robots do, the end tells them apart.
    for place in 0..names.len() {
        let alike = names.iter().filter(|other| initial(other) == initial(&names[place])).count();
        if alike > 1 {
            markers[place].letter = names[place].chars().last().unwrap_or('•').to_string();
        }
    }
    let places = (0..last).map(|number| Spot { x: x(number), number }).collect();
    Some(Track { width: u32::from(last) * SPOT, places, markers })
}

fn initial(name: &str) -> String {
    name.chars().next().unwrap_or('•').to_string()
}

impl Track {
    fn height(&self) -> u32 {
        self.markers.iter().map(|marker| marker.y + 13).max().unwrap_or(28)
    }
}

/// One card, token or mark, ready to be shown.
struct Card {
    name: String,
    rules: Option<String>,
    icon: Html,
    marks: Vec<Html>,
    details: Vec<Detail>,
    owner: Option<String>,
    place: Option<(u8, u8)>,
    copies: usize,
    fresh: bool,
}

impl Card {
    /// Its classes.
    fn look(&self) -> &'static str {
        match (self.details.is_empty(), self.fresh) {
            (true, false) => "chip",
            (true, true) => "chip fresh",
            (false, false) => "card",
            (false, true) => "card fresh",
        }
    }
}

/// A line of what a piece says, in symbols and, unless they stand elsewhere, in words.
struct Detail {
    symbols: Html,
    words: Option<String>,
}

/// Equal pieces in a row lie on one another.
fn stacked(pieces: &[Piece]) -> impl Iterator<Item = (&Piece, usize)> {
    pieces.chunk_by(|one, other| one == other).map(|same| (&same[0], same.len()))
}

fn card<'s>(
    pen: &Pen<'_>,
    zone: &Zone,
    piece: &'s Piece,
    copies: usize,
    telling: Telling,
    told: &mut Told<'s>,
) -> Card {
    let name = pen.say(&piece.label);
    let owner = piece.owner.filter(|owner| zone.owner != Some(*owner)).map(|owner| pen.voice.name(owner));
    // Only the names of what lies in a heap are read.
    let lines: &[Line] = if zone.layout == Layout::Pile { &[] } else { &piece.details };
    let details = lines.iter().map(|line| Detail {
        symbols: pen.symbols(line),
        words: told.tells(piece, line, telling).then(|| pen.say(line)),
    });
    let details = details.filter(|detail| detail.words.is_some() || !detail.symbols.0.is_empty()).collect();
    Card {
        // What says what it does has a place in the rules.
        rules: (!piece.details.is_empty()).then(|| format!("/rules/{}#{}-{}", pen.game, piece.kind, piece.face)),
        icon: match icon::known(&piece.label.id) {
            true => pen.ornament(&piece.label.id),
            false => pen.ornament(&format!("{}-{}", pen.game, piece.kind)),
        },
        marks: piece.marks.iter().map(|mark| pen.sign(mark)).collect(),
        details,
        owner: owner.filter(|owner| *owner != name),
        place: piece.place,
        copies,
        fresh: piece.fresh,
        name,
    }
}

/// One piece as it stands in the rules.
pub fn specimen(pen: &Pen<'_>, piece: &Piece) -> Html {
    let zone = Zone::new("specimen", piece.label.clone(), Layout::Row);
    let card = card(pen, &zone, piece, 1, Telling::All, &mut Told::default());
    drawn(&Specimen { pen, layout: "row", card: &card })
}

#[derive(Template)]
#[template(path = "part/specimen.html")]
struct Specimen<'s> {
    pen: &'s Pen<'s>,
    layout: &'static str,
    card: &'s Card,
}

pub(super) fn drawn(part: &impl Template) -> Html {
    Html(part.render().expect("a part of a page has nothing that can fail"))
}
