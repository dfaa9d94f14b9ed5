//! The scene drawn from a view: the dice and what each number wakes, the Block, everybody's cards, the own hand.

use crate::engine::{Arg, Layout, Line, Meter, Piece, Scene, Seat, Zone};

use super::cards::{Breed, Face, Sort, Temper};
use super::forecast::{Forecast, Gives};
use super::state::Lying;
use super::view::{SeatView, View};
use super::ways::numbers;

pub fn scene(view: &View) -> Scene {
    let mut scene = Scene::default();
    scene.meters.push(Meter::new("turn", Line::new("demons-meter-turn"), view.turn));
    scene.meters.push(Meter::new("goal-demons", Line::new("demons-meter-goal-demons"), view.demons_to_win));
    scene.meters.push(Meter::new("goal-souls", Line::new("demons-meter-goal-souls"), view.souls_to_win));
    scene.meters.push(Meter::new("deck", Line::new("demons-meter-deck"), view.deck as i64));
    scene.meters.push(Meter::new("demon_deck", Line::new("demons-meter-demon-deck"), view.demon_deck as i64));
    scene.zones.extend(view.dice.map(dice));
    if view.active.is_some() && view.turn > 0 {
        scene.zones.push(row(&view.forecast));
    }
    scene.zones.push(block(view));
    if !view.candles_left.is_empty() {
        let mut zone = Zone::new("candles", Line::new("demons-zone-candles"), Layout::Row);
        zone.pieces = view.candles_left.iter().map(|face| card(*face)).collect();
        scene.zones.push(zone);
    }
    if !view.seen.is_empty() {
        let mut zone = Zone::new("seen", Line::new("demons-zone-seen"), Layout::Row);
        zone.pieces = view.seen.iter().map(|face| card(*face)).collect();
        scene.zones.push(zone);
    }
    for seat in &view.seats {
        scene.zones.push(cards(view, seat));
        scene.zones.extend(hand(seat));
    }
    scene.zones.push(pile("discard", Line::new("demons-zone-discard"), &view.discard));
    scene.zones.push(pile("demon_discard", Line::new("demons-zone-demon-discard"), &view.demon_discard));
    scene
}

/// Every card, candle and demon.
pub fn gallery() -> Vec<Piece> {
    Face::ALL
        .into_iter()
        .map(|face| {
            let mut piece = card(face);
            if face.sort() == Sort::Card {
                piece.details.push(Line::new("demons-copies").number("count", face.print().count));
            }
            piece
        })
        .collect()
}

fn card(face: Face) -> Piece {
    let kind = match face.sort() {
        Sort::Candle => "candle",
        Sort::Card => "card",
        Sort::Demon => "demon",
    };
    let mut piece = Piece::new(kind, face.id(), Line::new(face.name()));
    piece.details = vec![numbers(face), Line::new(face.text())];
    let breed = face.print().breed.map(|breed| match breed {
        Breed::Boy => "demons-mark-boy",
        Breed::Girl => "demons-mark-girl",
        Breed::Animal => "demons-mark-animal",
    });
    let temper = face.print().temper.map(|temper| match temper {
        Temper::Sweet => "demons-mark-sweet",
        Temper::Rotten => "demons-mark-rotten",
    });
    let candle = (face.sort() == Sort::Candle).then_some("demons-mark-candle");
    piece.marks = [breed, temper, candle].into_iter().flatten().map(Into::into).collect();
    piece
}

fn dice((one, other): (u8, u8)) -> Zone {
    let title = Line::new("demons-zone-dice").number("sum", one + other);
    let mut zone = Zone::new("dice", title, Layout::Row);
    zone.pieces = [one, other]
        .into_iter()
        .map(|pips| Piece::new("die", pips.to_string(), Line::new(format!("demons-die-{pips}"))))
        .collect();
    zone
}

fn block(view: &View) -> Zone {
    let mut zone = Zone::new("block", Line::new("demons-zone-block"), Layout::Row);
    zone.pieces = view.block.iter().flatten().map(|face| card(*face)).collect();
    zone
}

fn cards(view: &View, seat: &SeatView) -> Zone {
    let mut zone =
        Zone::new("cards", Line::new("demons-zone-cards").seat("seat", seat.seat), Layout::Row).of(seat.seat);
    zone.meters.push(Meter::new("souls", Line::new("demons-meter-souls"), seat.souls).of(view.souls_to_win));
    let demons = seat.demons.len() as i64;
    zone.meters.push(Meter::new("demons", Line::new("demons-meter-demons"), demons).of(view.demons_to_win));
    zone.meters.push(Meter::new("cards", Line::new("demons-meter-cards"), seat.tableau.len() as i64));
    zone.meters.push(Meter::new("hand", Line::new("demons-meter-hand"), seat.hand_size as i64));
    let lying = seat.demons.iter().chain(&seat.tableau).chain(&seat.candles);
    zone.pieces = lying.map(in_play).collect();
    zone
}

fn in_play(lying: &Lying) -> Piece {
    let mut piece = card(lying.face);
    if lying.mark.is_some() {
        piece.marks.push("demons-mark-marked".into());
    }
    piece
}

/// The demons of a hand, with what they still need.
fn hand(seat: &SeatView) -> Option<Zone> {
    let hand = seat.hand.as_ref()?;
    let mut zone = Zone::new("hand", Line::new("demons-zone-hand").seat("seat", seat.seat), Layout::Row).of(seat.seat);
    zone.pieces = hand
        .iter()
        .map(|face| {
            let mut piece = card(*face);
            let needs = Line::new("demons-needs").number("count", seat.sacrifice as i64);
            piece.details.push(needs.number("cards", seat.tableau.len() as i64));
            piece
        })
        .collect();
    Some(zone)
}

/// The row from 2 to 12.
fn row(forecast: &[Forecast]) -> Zone {
    let mut zone = Zone::new("row", Line::new("demons-zone-row"), Layout::Row);
    zone.pieces = forecast
        .iter()
        .map(|row| {
            let label = Line::new("demons-number").number("sum", row.sum).number("chances", row.chances);
            let mut piece = Piece::new("number", row.sum.to_string(), label);
            piece.details = row.wakes.iter().map(|(seat, cards)| wakes(*seat, cards)).collect();
            if piece.details.is_empty() {
                piece.details.push(Line::new("demons-wakes-nobody"));
            }
            piece
        })
        .collect();
    zone
}

fn wakes(seat: Seat, cards: &[(Face, Gives)]) -> Line {
    let mut told: Vec<(Line, i64)> = Vec::new();
    for (face, gives) in cards {
        let line = match gives {
            Gives::Souls(souls) => Line::new("demons-gives-souls").number("souls", *souls),
            Gives::MaySouls(souls) => Line::new("demons-gives-may-souls").number("souls", *souls),
            Gives::Steals(souls) => Line::new("demons-gives-steals").number("souls", *souls),
            Gives::Acts => Line::new("demons-gives-acts"),
            Gives::May => Line::new("demons-gives-may"),
            Gives::Nothing => Line::new("demons-gives-nothing"),
        };
        let line = line.term("card", face.name());
        match told.iter_mut().find(|(other, _)| *other == line) {
            Some((_, copies)) => *copies += 1,
            None => told.push((line, 1)),
        }
    }
    let cards = told.into_iter().map(|(line, copies)| match copies {
        1 => Arg::Line(line),
        copies => Arg::Line(Line::new("demons-times").line("what", line).number("count", copies)),
    });
    Line::new("demons-wakes").seat("seat", seat).list("cards", cards)
}

fn pile(id: &'static str, title: Line, faces: &[Face]) -> Zone {
    let mut zone = Zone::new(id, title, Layout::Pile);
    zone.meters.push(Meter::new("cards", Line::new("demons-meter-cards"), faces.len() as i64));
    let mut sorted = faces.to_vec();
    // The last one discarded is on top; below it equal cards lie together.
    let top = sorted.pop();
    sorted.sort_unstable();
    zone.pieces =
        sorted.into_iter().chain(top).map(|face| Piece::new("card", face.id(), Line::new(face.name()))).collect();
    zone
}
