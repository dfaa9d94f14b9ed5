//! The board: what lies in the middle, and a strip for every player.

use std::cell::RefCell;

use askama::Template;

use crate::engine::{Line, Position, Scene, Tally, Viewer};

use super::controls::Controls;
use super::icon::Html;
use super::plate::Size;
use super::strip::{common, is_central, strips};
use super::zone::Hand;
use super::{Pen, drawn};

/// The whole table as the reader may know it, with nothing to pick.
pub fn board(pen: &Pen<'_>, position: &dyn Position, viewer: Viewer) -> Html {
    let parts = Parts::draw(pen, &position.scene(viewer), viewer, &position.points(viewer), &Controls::default());
    drawn(&Board { parts })
}

/// The parts of a board, each drawn once.
pub struct Parts {
    pub middle: Vec<String>,
    pub strips: Html,
    pub common: Html,
}

impl Parts {
    /// In the order in which they are read: what was told above is not told again.
    pub fn draw(pen: &Pen<'_>, scene: &Scene, viewer: Viewer, tally: &Tally, controls: &Controls) -> Parts {
        let hand = Hand { pen, controls, told: RefCell::default(), seen: RefCell::default() };
        let mut central: Vec<_> = scene
            .zones
            .iter()
            .filter(|zone| {
                let is_near = zone.owner.is_none_or(|owner| viewer.is(owner));
                is_central(zone, viewer) || is_near && controls.ask_of(zone) && !zone.is_racked()
            })
            .collect();
        // What is to be picked from comes first, then what its reader holds.
        central.sort_by_key(|zone| (!controls.ask_of(zone), zone.owner.is_none()));
        let is_asked = !controls.is_empty();
        let middle = central.iter().map(|zone| {
            // Beside a question, what only words tell is named.
            let is_drawn = |line: &Line| !pen.symbols(line).0.is_empty();
            let size = match zone.owner.is_some() || controls.ask_of(zone) {
                true => Size::Full,
                false if is_asked && !zone.pieces.iter().flat_map(|piece| &piece.details).all(is_drawn) => Size::Name,
                false => Size::Small,
            };
            hand.zone(zone, size)
        });
        let middle = middle.collect();
        Parts { middle, strips: strips(&hand, scene, viewer, tally), common: common(&hand, scene) }
    }
}

#[derive(Template)]
#[template(path = "part/board.html")]
struct Board {
    parts: Parts,
}
