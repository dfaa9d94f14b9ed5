//! What one viewer sees, before any page or letter is drawn: zones holding pieces, with numbers beside them.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Side by side, each worth reading.
    Row,
    /// Lapped over each other: only the top matters at a glance.
    Pile,
    /// A line of numbered places; `place` of a piece is its column.
    Track,
    /// A map; `place` of a piece is column and row.
    Map { columns: u8, rows: u8 },
    /// Only numbers.
    Plate,
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
}

impl Meter {
    pub fn new(id: &'static str, label: Line, value: impl Into<i64>) -> Meter {
        Meter { id: id.into(), label, value: Some(value.into()), most: None }
    }

    /// What the label says is so: the last round, an empty stack.
    pub fn fact(id: &'static str, label: Line) -> Meter {
        Meter { id: id.into(), label, value: None, most: None }
    }

    #[must_use]
    pub fn of(mut self, most: impl Into<i64>) -> Meter {
        self.most = Some(most.into());
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
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}
