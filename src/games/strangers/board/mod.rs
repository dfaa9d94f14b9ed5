//! A neighbourhood: streets, walls, bus stops, landings for aliens, and the safe places with their doors and slots.
//!
//! Boards are data (`data/board-*.json`). Streets are numbered in the order of their names, so that a set of them is
//! one word of bits; a slot of a place has a field of its own, so that wherever a kid is, a [`Cell`] says it.

mod cell;

mod check;

mod file;

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use cell::Cell;
pub use file::read;

#[derive(Debug)]
pub struct Board {
    pub id: String,
    /// So many aliens on the board end the game.
    pub aliens: u8,
    pub columns: u8,
    pub rows: u8,
    pub school: u8,
    /// Where aliens can land, in the order of their numbers.
    pub landings: Vec<u8>,
    landing_names: Vec<String>,
    pub walls: Vec<(Cell, Cell)>,
    pub spaces: Vec<Space>,
    pub places: Vec<Place>,
    pub slots: Vec<SlotAt>,
    index: [Option<u8>; Cell::RANGE],
    homes: [Option<u8>; Cell::RANGE],
}

/// A field of street.
#[derive(Debug)]
pub struct Space {
    pub cell: Cell,
    pub ground: Ground,
    pub stop: Option<Network>,
    /// The number of the landing it is.
    pub landing: Option<u8>,
    /// Streets one step away.
    pub near: u64,
    /// Streets one step away over a wall.
    pub over: u64,
    /// Places with a door here.
    pub doors: u32,
    /// Places that touch it, by door or wall.
    pub fences: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Road,
    Woods,
    School,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Network {
    School,
    City,
}

/// A safe place. Its slots are `first..end` of the board's.
#[derive(Debug)]
pub struct Place {
    pub id: PlaceId,
    pub kind: PlaceKind,
    pub first: u8,
    pub end: u8,
    /// What each kid there scores if all slots are taken at the end.
    pub full: Option<u8>,
    pub cells: Vec<Cell>,
    /// From the street, into the place.
    pub doors: Vec<(Cell, Cell)>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceKind {
    House,
    Mansion,
    Pool,
    Library,
    Park,
    Gym,
    SecretClub,
    Prom,
}

impl PlaceKind {
    pub const fn word(self) -> &'static str {
        match self {
            PlaceKind::House => "house",
            PlaceKind::Mansion => "mansion",
            PlaceKind::Pool => "pool",
            PlaceKind::Library => "library",
            PlaceKind::Park => "park",
            PlaceKind::Gym => "gym",
            PlaceKind::SecretClub => "secret_club",
            PlaceKind::Prom => "prom",
        }
    }
}

/// Where one kid is safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotAt {
    pub cell: Cell,
    pub place: u8,
    pub points: u8,
}

/// The name of a place in notation and facts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct PlaceId(&'static str);

impl PlaceId {
    /// A name met in a board file. The boards of the house are read once and kept; a file that is only checked may
    /// leave its names behind.
    fn known(id: &str) -> PlaceId {
        PlaceId(Box::leak(id.to_owned().into_boxed_str()))
    }

    pub const fn word(self) -> &'static str {
        self.0
    }

    /// The message that names it.
    pub fn name(self) -> Cow<'static, str> {
        format!("strangers-place-{}", self.0).into()
    }
}

impl fmt::Display for PlaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for PlaceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for PlaceId {
    type Err = ();

    /// A place of any board of the house.
    fn from_str(word: &str) -> Result<PlaceId, ()> {
        let all = [&*A, &*B].into_iter().flat_map(|board| &board.places);
        all.map(|place| place.id).find(|id| id.0 == word).ok_or(())
    }
}

pub static A: LazyLock<Board> = LazyLock::new(|| read(include_str!("../data/board-a.json")).expect("board A is sound"));
pub static B: LazyLock<Board> = LazyLock::new(|| read(include_str!("../data/board-b.json")).expect("board B is sound"));

/// The numbers of the bits that are set.
pub fn bits(mut mask: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (lowest < 64).then_some(lowest as u8)
    })
}

impl Board {
    /// The number of this field of street.
    pub fn street(&self, cell: Cell) -> Option<u8> {
        self.index[cell.packed()]
    }

    pub fn space(&self, street: u8) -> &Space {
        &self.spaces[usize::from(street)]
    }

    /// The slot on this field.
    pub fn slot(&self, cell: Cell) -> Option<u8> {
        self.homes[cell.packed()]
    }

    pub fn place(&self, id: PlaceId) -> Option<u8> {
        self.places.iter().position(|place| place.id == id).map(|at| at as u8)
    }

    /// The place that covers this field.
    pub fn place_at(&self, cell: Cell) -> Option<&Place> {
        self.places.iter().find(|place| place.cells.contains(&cell))
    }

    pub fn place_of(&self, slot: u8) -> &Place {
        &self.places[usize::from(self.slots[usize::from(slot)].place)]
    }

    /// The slots of a place, in order.
    pub fn slots_of(&self, place: &Place) -> std::ops::Range<usize> {
        usize::from(place.first)..usize::from(place.end)
    }

    /// The stops of a network.
    pub fn stops(&self, network: Network) -> impl Iterator<Item = &Space> {
        self.spaces.iter().filter(move |space| space.stop == Some(network))
    }

    /// The landing on this field of street.
    pub fn landing(&self, cell: Cell) -> Option<u8> {
        self.spaces[usize::from(self.street(cell)?)].landing
    }

    /// The field of a landing.
    pub fn landing_cell(&self, landing: u8) -> Cell {
        self.space(self.landings[usize::from(landing)]).cell
    }

    /// The message that names a landing.
    pub fn landing_name(&self, landing: u8) -> Cow<'static, str> {
        format!("strangers-landing-{}", self.landing_names[usize::from(landing)]).into()
    }

    /// Do the slots of this place differ in value?
    pub fn is_graded(&self, place: &Place) -> bool {
        let slots = &self.slots[self.slots_of(place)];
        slots.iter().any(|slot| slot.points != slots[0].points)
    }
}
