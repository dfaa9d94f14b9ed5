//! The table as it is drawn: the map with kids and aliens on it, hands, deck and discard.

use std::borrow::Cow;

use crate::engine::map::{Edge, EdgeKind, Field, Map, Place as Spot};
use crate::engine::{Layout, Line, Meter, On, Piece, Scene, Seat, Zone};

use super::board::{Board, Cell, Ground, Network};
use super::cards::Card;
use super::names;
use super::state::{KIDS, State};
use super::view::{PlayerView, View};

pub fn scene(view: &View) -> Scene {
    let mut scene = Scene::default();
    let board = view.board();
    scene.meters.push(Meter::new("turn", Line::new("strangers-meter-turn"), view.turn));
    let aliens = Meter::new("aliens", Line::new("strangers-meter-aliens"), view.aliens.len() as i64);
    scene.meters.push(aliens.of(board.aliens));
    scene.meters.push(Meter::new("deck", Line::new("strangers-meter-deck"), view.deck as i64));
    scene.zones.push(map_zone(view));
    for (index, player) in view.players.iter().enumerate() {
        scene.zones.push(hand_zone(view, Seat::new(index as u8), player));
    }
    scene.zones.push(deck_zone(view));
    scene.zones.push(discard_zone(view));
    scene
}

/// A card with what it does.
fn card(card: Card) -> Piece {
    let mut piece = Piece::new("card", card.id(), Line::new(card.name()));
    piece.details = vec![Line::new(card.text())];
    piece
}

/// Every card, with how many there are.
pub fn gallery() -> Vec<Piece> {
    let counted = |printed: Card| {
        let mut piece = card(printed);
        piece.details.push(Line::new("strangers-in-deck").number("count", printed.copies()));
        piece
    };
    Card::ALL.into_iter().map(counted).collect()
}

/// How kids of this seat are called among the pieces of the map.
fn face(seat: Seat) -> Cow<'static, str> {
    format!("kid-{seat}").into()
}

fn kid(owner: Seat, cell: Cell, label: Line) -> Piece {
    let mut piece = Piece::new("kid", face(owner), label);
    piece.owner = Some(owner);
    piece.place = Some(cell.at());
    piece
}

/// The kid of this seat on this field: those outside come first, in their order, then the safe ones.
pub fn on_kid(state: &State, owner: Seat, cell: Cell) -> On {
    let moving = &state.player(owner).moving;
    let safe = || state.safe(owner).position(|slot| state.board().slots[usize::from(slot)].cell == cell);
    let nth = moving.iter().position(|other| *other == cell).or_else(|| safe().map(|nth| moving.len() + nth));
    On::zone("map").nth(face(owner), nth.unwrap_or(0) as u8)
}

fn map_zone(view: &View) -> Zone {
    let board = view.board();
    let title = Line::new(format!("strangers-zone-map-{}", board.id));
    let mut zone = Zone::new("map", title, Layout::Map(map(board)));
    for (index, player) in view.players.iter().enumerate() {
        let owner = Seat::new(index as u8);
        let outside = player
            .moving
            .iter()
            .enumerate()
            .map(|(nth, cell)| kid(owner, *cell, Line::new("strangers-kid-outside").number("kid", nth as i64 + 1)));
        zone.pieces.extend(outside);
        zone.pieces.extend(player.safe.iter().map(|cell| kid(owner, *cell, Line::new("strangers-kid-home"))));
    }
    zone.pieces.extend(view.aliens.iter().map(|cell| {
        let mut piece = Piece::new("alien", "alien", Line::new("strangers-alien"));
        piece.place = Some(cell.at());
        piece
    }));
    zone
}

/// The neighbourhood without anybody in it.
pub fn map(board: &Board) -> Map {
    let mut fields: Vec<Field> = board.spaces.iter().map(|space| street_field(board, space.cell)).collect();
    for place in &board.places {
        let ground = format!("strangers-ground-{}", place.kind.word());
        let sign = sign(place.id.word());
        fields.extend(place.cells.iter().map(|cell| Field {
            at: cell.at(),
            ground: ground.clone().into(),
            sign: sign.clone().into(),
        }));
    }
    let mut places: Vec<Spot> = board
        .places
        .iter()
        .map(|place| Spot {
            id: place.id.word().into(),
            label: Line::new(place.id.name()),
            fields: place.cells.iter().map(|cell| cell.at()).collect(),
            details: names::detail(board, place),
        })
        .collect();
    places.extend(board.spaces.iter().map(|space| Spot {
        id: space.cell.to_string().into(),
        label: names::street(board, space.cell),
        fields: vec![space.cell.at()],
        details: Vec::new(),
    }));
    Map { columns: board.columns, rows: board.rows, fields, edges: edges(board), places }
}

fn street_field(board: &Board, cell: Cell) -> Field {
    let space = board.street(cell).map(|street| board.space(street)).expect("a street");
    let (ground, sign) = match (space.ground, space.stop, space.landing) {
        (Ground::School, _, _) => ("strangers-ground-school", "SCH"),
        (Ground::Woods, _, Some(_)) => ("strangers-ground-woods-landing", "~o~"),
        (Ground::Woods, _, None) => ("strangers-ground-woods", "~~~"),
        (_, Some(Network::School), _) => ("strangers-ground-school-bus", "sb"),
        (_, Some(Network::City), _) => ("strangers-ground-city-bus", "cb"),
        (_, _, Some(_)) => ("strangers-ground-landing", "o"),
        _ => ("strangers-ground-road", "."),
    };
    Field { at: cell.at(), ground: ground.into(), sign: sign.into() }
}

/// Two letters for a place: `GY`, `H1`, `MW`.
fn sign(id: &str) -> String {
    let letters: String = match id.split_once('_') {
        Some((kind, which)) => kind.chars().take(1).chain(which.chars().take(1)).collect(),
        None => id.chars().take(2).collect(),
    };
    letters.to_uppercase()
}

/// What lies between two fields: a wall on a street, a door into a place, a wall round it.
fn edges(board: &Board) -> Vec<Edge> {
    let all: Vec<Cell> = board
        .spaces
        .iter()
        .map(|space| space.cell)
        .chain(board.places.iter().flat_map(|place| place.cells.iter().copied()))
        .collect();
    let mut edges = Vec::new();
    for one in &all {
        for other in one.around().filter(|other| one < other && all.contains(other)) {
            let kind = match (board.place_at(*one), board.place_at(other)) {
                (None, None) => match board.walls.iter().any(|wall| *wall == (*one, other) || *wall == (other, *one)) {
                    true => EdgeKind::Wall,
                    false => continue,
                },
                (Some(one), Some(other)) if one.id == other.id => continue,
                (Some(_), Some(_)) => EdgeKind::Wall,
                (Some(place), None) | (None, Some(place)) => {
                    let door =
                        |(from, to): &(Cell, Cell)| [*from, *to] == [*one, other] || [*from, *to] == [other, *one];
                    if place.doors.iter().any(door) { EdgeKind::Door } else { EdgeKind::Wall }
                }
            };
            edges.push(Edge { between: [one.at(), other.at()], kind });
        }
    }
    edges
}

fn hand_zone(view: &View, seat: Seat, player: &PlayerView) -> Zone {
    let mut zone = Zone::new("hand", Line::new("strangers-zone-hand"), Layout::Row).of(seat);
    zone.meters.push(Meter::new("score", Line::new("strangers-meter-score"), view.scores[seat]));
    zone.meters.push(Meter::new("home", Line::new("strangers-meter-home"), player.safe.len() as i64).of(KIDS));
    let moving = Meter::new("moving", Line::new("strangers-meter-moving"), player.moving.len() as i64);
    zone.meters.push(moving.of(player.moving_limit as i64));
    zone.meters.push(Meter::new("reserve", Line::new("strangers-meter-reserve"), player.reserve));
    let cards = Meter::new("cards", Line::new("strangers-meter-cards"), player.hand_size as i64);
    zone.meters.push(cards.of(player.hand_limit as i64));
    zone.pieces = player.hand.iter().map(|held| card(*held)).collect();
    zone.hidden = (player.hand_size - player.hand.len()) as u32;
    zone
}

fn deck_zone(view: &View) -> Zone {
    let mut zone = Zone::new("deck", Line::new("strangers-zone-deck"), Layout::Pile);
    match &view.deck_open {
        Some(cards) => zone.pieces = cards.iter().map(|top| card(*top)).collect(),
        None => zone.hidden = view.deck as u32,
    }
    if view.turn == 0 {
        zone.pieces = view.plan.iter().map(|planned| card(*planned)).collect();
    }
    zone
}

fn discard_zone(view: &View) -> Zone {
    let mut zone = Zone::new("discard", Line::new("strangers-zone-discard"), Layout::Pile);
    // Equal cards lie together: which lies on top tells nothing.
    let mut lying = view.discard.clone();
    lying.sort_unstable();
    zone.pieces = lying.into_iter().map(card).collect();
    zone
}
