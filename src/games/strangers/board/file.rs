//! The data file of a neighbourhood, and how it becomes a board. What no rule could play on is refused here, with every
//! reason at once.

use serde::Deserialize;

use super::{Board, Cell, Ground, Network, Place, PlaceId, PlaceKind, SlotAt, Space};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoard {
    #[serde(rename = "game")]
    _game: String,
    id: String,
    aliens: u8,
    columns: u8,
    rows: u8,
    school: Cell,
    school_bus: Vec<Cell>,
    city_bus: Vec<Cell>,
    road: Vec<Cell>,
    woods: Vec<Cell>,
    walls: Vec<[Cell; 2]>,
    landings: Vec<RawLanding>,
    places: Vec<RawPlace>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawLanding {
    at: Cell,
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    id: String,
    kind: PlaceKind,
    #[serde(default)]
    full: Option<u8>,
    /// From the street, into the place.
    doors: Vec<[Cell; 2]>,
    /// Fields that no kid stands on.
    #[serde(default)]
    ground: Vec<Cell>,
    slots: Vec<RawSlot>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSlot {
    at: Cell,
    points: u8,
}

impl RawPlace {
    fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.slots.iter().map(|slot| slot.at).chain(self.ground.iter().copied())
    }
}

/// Reads a board; the errors are sentences for whoever wrote the file.
pub fn read(text: &str) -> Result<Board, Vec<String>> {
    let raw: RawBoard = serde_json::from_str(text).map_err(|error| vec![format!("not a board: {error}")])?;
    let mut faults = shape(&raw);
    if faults.is_empty() {
        let board = build(&raw);
        faults = super::check::faults(&board);
        if faults.is_empty() {
            return Ok(board);
        }
    }
    Err(faults)
}

/// What keeps the file from being a board at all.
fn shape(raw: &RawBoard) -> Vec<String> {
    let mut faults = Vec::new();
    let mut street: Vec<Cell> = raw.road.iter().chain(&raw.woods).copied().collect();
    let mut all: Vec<Cell> = street.iter().copied().chain(raw.places.iter().flat_map(RawPlace::cells)).collect();
    all.sort_unstable();
    for pair in all.windows(2).filter(|pair| pair[0] == pair[1]) {
        faults.push(format!("{} is there twice", pair[0]));
    }
    for cell in &all {
        let (column, row) = cell.at();
        if column >= raw.columns || row >= raw.rows {
            faults.push(format!("{cell} lies beyond {} columns and {} rows", raw.columns, raw.rows));
        }
    }
    street.sort_unstable();
    if street.len() > 64 || raw.places.len() > 32 {
        faults.push("a board has at most 64 fields of street and 32 places".into());
    }
    let on_street = |cell: &Cell| street.binary_search(cell).is_ok();
    let named = [("the School", vec![raw.school]), ("a school-bus stop", raw.school_bus.clone())];
    let named = named.into_iter().chain([("a city-bus stop", raw.city_bus.clone())]);
    let landings: Vec<Cell> = raw.landings.iter().map(|landing| landing.at).collect();
    for (what, cells) in named.chain([("a landing", landings)]) {
        faults.extend(
            cells.iter().filter(|cell| !on_street(cell)).map(|cell| format!("{what} at {cell} is not on a street")),
        );
    }
    for [one, other] in &raw.walls {
        if !on_street(one) || !on_street(other) || !one.around().any(|near| near == *other) {
            faults.push(format!("the wall {one}|{other} is not between two fields of street that touch"));
        }
    }
    let mut ids: Vec<&str> = raw.places.iter().map(|place| place.id.as_str()).collect();
    ids.sort_unstable();
    for pair in ids.windows(2).filter(|pair| pair[0] == pair[1]) {
        faults.push(format!("two places are called {}", pair[0]));
    }
    for place in &raw.places {
        for [from, to] in &place.doors {
            if !on_street(from) || !place.cells().any(|cell| cell == *to) || !from.around().any(|near| near == *to) {
                faults.push(format!("the door {from} → {to} of {} does not lead from a street into it", place.id));
            }
        }
    }
    faults
}

fn build(raw: &RawBoard) -> Board {
    let mut cells: Vec<Cell> = raw.road.iter().chain(&raw.woods).copied().collect();
    cells.sort_unstable();
    let mut raws: Vec<&RawPlace> = raw.places.iter().collect();
    raws.sort_by(|one, other| one.id.cmp(&other.id));
    let mut index = [None; Cell::RANGE];
    for (at, cell) in cells.iter().enumerate() {
        index[cell.packed()] = Some(at as u8);
    }
    let walled = |one: Cell, other: Cell| raw.walls.iter().any(|wall| *wall == [one, other] || *wall == [other, one]);
    let spaces = cells.iter().map(|cell| {
        let street = |wall: bool| {
            let near = cell.around().filter(|near| walled(*cell, *near) == wall);
            near.filter_map(|near| index[near.packed()]).fold(0_u64, |mask, at| mask | 1 << at)
        };
        let beside = |door: bool| {
            let touches = |place: &RawPlace| match door {
                true => place.doors.iter().any(|[from, _]| from == cell),
                false => cell.around().any(|near| place.cells().any(|cell| cell == near)),
            };
            (0..raws.len()).filter(|at| touches(raws[*at])).fold(0_u32, |mask, at| mask | 1 << at)
        };
        Space {
            cell: *cell,
            ground: match (*cell == raw.school, raw.woods.contains(cell)) {
                (true, _) => Ground::School,
                (_, true) => Ground::Woods,
                _ => Ground::Road,
            },
            stop: match (raw.school_bus.contains(cell), raw.city_bus.contains(cell)) {
                (true, _) => Some(Network::School),
                (_, true) => Some(Network::City),
                _ => None,
            },
            landing: raw.landings.iter().position(|landing| landing.at == *cell).map(|at| at as u8),
            near: street(false),
            over: street(true),
            doors: beside(true),
            fences: beside(false),
        }
    });
    let mut slots = Vec::new();
    let mut places = Vec::new();
    for (at, place) in raws.iter().enumerate() {
        let first = slots.len() as u8;
        slots.extend(place.slots.iter().map(|slot| SlotAt { cell: slot.at, place: at as u8, points: slot.points }));
        places.push(Place {
            id: PlaceId::known(&place.id),
            kind: place.kind,
            first,
            end: slots.len() as u8,
            full: place.full,
            cells: place.cells().collect(),
            doors: place.doors.iter().map(|[from, to]| (*from, *to)).collect(),
        });
    }
    let mut homes = [None; Cell::RANGE];
    for (at, slot) in slots.iter().enumerate() {
        homes[slot.cell.packed()] = Some(at as u8);
    }
    let spaces: Vec<Space> = spaces.collect();
    Board {
        id: raw.id.clone(),
        aliens: raw.aliens,
        columns: raw.columns,
        rows: raw.rows,
        school: index[raw.school.packed()].expect("the School is on the street"),
        landings: raw.landings.iter().map(|landing| index[landing.at.packed()].expect("a street")).collect(),
        landing_names: raw.landings.iter().map(|landing| landing.name.clone()).collect(),
        walls: raw.walls.iter().map(|[one, other]| (*one, *other)).collect(),
        spaces,
        places,
        slots,
        index,
        homes,
    }
}
