//! A line of numbered places, as a drawing beside the words: every seat's mark stands on its number.

use askama::Template;

use crate::engine::Zone;

use super::badge::badge;
use super::icon::Html;
use super::{Pen, drawn};

/// The widest track that is drawn: longer ones are words only.
const LONGEST: u8 = 60;
/// Where a game does not say how long its track is, it is drawn a little further than anybody came.
const LEAST: u8 = 10;

#[derive(Template)]
#[template(path = "part/track.html")]
struct Track {
    spots: Vec<Spot>,
}

struct Spot {
    number: u8,
    /// Every fifth is written out.
    is_marked: bool,
    badges: Vec<Html>,
    names: Vec<String>,
}

pub fn track(pen: &Pen<'_>, zone: &Zone) -> Option<Html> {
    let furthest = zone.pieces.iter().filter_map(|piece| piece.place).map(|(column, _)| column).max()?;
    let printed = zone.meters.iter().filter_map(|meter| meter.most).max().and_then(|most| u8::try_from(most).ok());
    let last = furthest.max(printed.unwrap_or(LEAST));
    if last > LONGEST || !pen.draws() {
        return None;
    }
    let spots = (0..=last).map(|number| {
        let here = || zone.pieces.iter().filter(move |piece| piece.place.is_some_and(|(column, _)| column == number));
        let name = |piece: &crate::engine::Piece| match piece.owner {
            Some(owner) => pen.voice.name(owner),
            None => pen.say(&piece.label),
        };
        Spot {
            number,
            is_marked: number % 5 == 0,
            badges: here().filter_map(|piece| piece.owner).map(badge).collect(),
            names: here().map(name).collect(),
        }
    });
    Some(drawn(&Track { spots: spots.collect() }))
}
