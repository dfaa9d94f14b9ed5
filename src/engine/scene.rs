//! What one viewer sees, before any page or letter is drawn: zones holding pieces, with numbers beside them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::map::{Map, Place};
use super::seat::Seat;

/// The whole table as one viewer may know it. HTML, text, mail, replay and JSON are all drawn from this.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Scene {
    /// Numbers that belong to nobody: the round, cards left in a deck.
    pub meters: Vec<Meter>,
    /// In reading order.
    pub zones: Vec<Zone>,
}

/// A place where pieces lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zone {
    /// Names the zone: `park`, `hand`. The same for every seat.
    pub id: Cow<'static, str>,
    pub title: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    pub layout: Layout,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meters: Vec<Meter>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Piece>,
    /// Pieces that lie here face down, or are not worth drawing one by one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u32,
}

/// How the pieces of a zone lie.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Side by side, each worth reading.
    Row,
    /// Lapped over each other: only the top matters at a glance.
    Pile,
    /// A line of numbered places; `place` of a piece is its column.
    Track,
    /// A map; `place` of a piece is column and row.
    Map(Map),
    /// Only numbers.
    Plate,
    /// Numbers that climb a flight of steps.
    Ladder(Ladder),
    /// Things in racks with room for so many each; `place` of a piece says in which it lies.
    Racks(Vec<u8>),
}

/// A flight of steps, the lowest first. The numbers of its zone say the same in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ladder {
    /// As many of them are climbed.
    pub climbed: u8,
    pub steps: Vec<Step>,
}

/// One step: what it is worth, what it brings once, and its price.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    pub points: i64,
    /// The id of a message and of an icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brings: Option<Cow<'static, str>>,
    /// How many of what, each the id of a message and of an icon.
    pub price: Vec<(u8, Cow<'static, str>)>,
}

/// One card, token or mark.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// Which drawing serves: `kid`, `perk`, `marker`.
    pub kind: Cow<'static, str>,
    /// Which of them: the printed id, never an instance that could be followed through a shuffle.
    pub face: Cow<'static, str>,
    pub label: Line,
    /// What the piece says or does, a line each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub details: Vec<Line>,
    /// Small signs on the piece: suits, a used mark. Each is the id of a message and of an icon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Cow<'static, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<(u8, u8)>,
    /// Moved in the last entry.
    #[serde(default, skip_serializing_if = "is_false")]
    pub fresh: bool,
}

/// A number with a name, or a fact that is told by its name alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meter {
    /// That of a zone, if it counts what lies there.
    pub id: Cow<'static, str>,
    pub label: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i64>,
    /// A drawing of its zone shows it; it is told where nothing is drawn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub drawn: bool,
}

/// A thing in a scene that a choice stands for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct On {
    pub zone: Cow<'static, str>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub owner: Option<Seat>,
    pub spot: Spot,
}

/// What in a zone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Spot {
    /// The zone as a whole: a deck, a stack, somebody's Yard.
    Whole,
    /// The piece with this face; of equal ones the n-th, counted from zero.
    Piece { face: Cow<'static, str>, nth: u8 },
    /// A place of its map.
    Place(Cow<'static, str>),
}

/// What an [`On`] points at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Found<'s> {
    Zone(&'s Zone),
    Piece(&'s Zone, &'s Piece),
    Place(&'s Zone, &'s Place),
}

impl On {
    /// A zone that belongs to nobody, as a whole; narrow it with [`On::of`], [`On::piece`], [`On::nth`] or [`On::place`].
    pub fn zone(id: impl Into<Cow<'static, str>>) -> On {
        On { zone: id.into(), owner: None, spot: Spot::Whole }
    }

    #[must_use]
    pub fn of(mut self, owner: Seat) -> On {
        self.owner = Some(owner);
        self
    }

    #[must_use]
    pub fn piece(self, face: impl Into<Cow<'static, str>>) -> On {
        self.nth(face, 0)
    }

    #[must_use]
    pub fn nth(mut self, face: impl Into<Cow<'static, str>>, nth: u8) -> On {
        self.spot = Spot::Piece { face: face.into(), nth };
        self
    }

    /// The n-th of the equal pieces that lie there, where the first was meant.
    #[must_use]
    pub fn again(mut self, nth: u8) -> On {
        if let Spot::Piece { nth: first, .. } = &mut self.spot {
            *first = nth;
        }
        self
    }

    #[must_use]
    pub fn place(mut self, id: impl Into<Cow<'static, str>>) -> On {
        self.spot = Spot::Place(id.into());
        self
    }
}

impl Scene {
    /// What is pointed at, if it is there.
    pub fn find(&self, on: &On) -> Option<Found<'_>> {
        let zone = self.zones.iter().find(|zone| zone.id == on.zone && zone.owner == on.owner)?;
        match &on.spot {
            Spot::Whole => Some(Found::Zone(zone)),
            Spot::Piece { face, nth } => {
                let mut equal = zone.pieces.iter().filter(|piece| piece.face == *face);
                equal.nth((*nth).into()).map(|piece| Found::Piece(zone, piece))
            }
            Spot::Place(id) => zone.map()?.place(id).map(|place| Found::Place(zone, place)),
        }
    }
}

impl Meter {
    pub fn new(id: &'static str, label: Line, value: impl Into<i64>) -> Meter {
        Meter { id: id.into(), label, value: Some(value.into()), most: None, drawn: false }
    }

    /// What the label says is so: the last round, an empty stack.
    pub fn fact(id: &'static str, label: Line) -> Meter {
        Meter { id: id.into(), label, value: None, most: None, drawn: false }
    }

    #[must_use]
    pub fn of(mut self, most: impl Into<i64>) -> Meter {
        self.most = Some(most.into());
        self
    }

    /// See [`Meter::drawn`].
    #[must_use]
    pub fn drawn(mut self) -> Meter {
        self.drawn = true;
        self
    }
}

impl Piece {
    pub fn new(kind: &'static str, face: impl Into<Cow<'static, str>>, label: Line) -> Piece {
        Piece {
            kind: kind.into(),
            face: face.into(),
            label,
            details: Vec::new(),
            marks: Vec::new(),
            owner: None,
            place: None,
            fresh: false,
        }
    }
}

impl Zone {
    pub fn new(id: &'static str, title: Line, layout: Layout) -> Zone {
        Zone { id: id.into(), title, owner: None, layout, meters: Vec::new(), pieces: Vec::new(), hidden: 0 }
    }

    #[must_use]
    pub fn of(mut self, owner: Seat) -> Zone {
        self.owner = Some(owner);
        self
    }

    /// What its owner holds to choose from: by this name in every game.
    pub fn is_hand(&self) -> bool {
        matches!(&*self.id, "hand" | "draft" | "haul")
    }

    /// Only pictures beside one another: they have their place in their owner's strip.
    pub fn is_racked(&self) -> bool {
        matches!(self.layout, Layout::Racks(_))
    }

    pub fn map(&self) -> Option<&Map> {
        match &self.layout {
            Layout::Map(map) => Some(map),
            _ => None,
        }
    }
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
