//! A map on a page: its drawing, and the pieces that stand on it. The words beside it say the same.

use std::fmt::Write;

use crate::engine::map::At;
use crate::engine::scene::Spot;
use crate::engine::{Map, Piece, Zone};
use crate::words::sheet::picture::{SIDE, corner, svg};

use super::Pen;
use super::controls::Controls;
use super::icon::{Html, escaped};

/// The map for a page, which has the style; on it lie the choices that are places of it.
pub fn drawing(pen: &Pen<'_>, map: &Map, zone: &Zone, controls: &Controls) -> Html {
    let (pieces, mut standing) = (&zone.pieces, String::new());
    for piece in pieces {
        let Some(at) = piece.place else { continue };
        let before =
            pieces.iter().take_while(|other| !std::ptr::eq(*other, piece)).filter(|other| other.place == Some(at));
        marker(&mut standing, at, before.count() as u32, piece, &pen.say(&piece.label));
    }
    let mut spots = String::new();
    for place in &map.places {
        let Some((column, row)) = place.fields.first() else { continue };
        while let Some(control) = controls.take(zone, &Spot::Place(place.id.clone())) {
            let notes: String =
                control.notes.iter().map(|note| format!(" <em>{}</em>", escaped(&note.words))).collect();
            let _ = write!(
                spots,
                "<li class=\"x{column} y{row}\"><label class=\"spot\">{}<span>{}</span>{notes}</label>{}</li>",
                control.input,
                escaped(&control.label),
                control.unfold
            );
        }
    }
    let drawn = svg(map, "", &standing);
    Html(match spots.is_empty() {
        true => drawn,
        false => format!("<div class=\"ground\">{drawn}<ul class=\"spots\">{spots}</ul></div>"),
    })
}

/// A disc with the number of its owner, or the first letter of what it is; several on a field lie a little apart.
fn marker(drawn: &mut String, at: At, before: u32, piece: &Piece, name: &str) {
    let (x, y) = corner(at);
    let (x, y) = (x + SIDE / 2 + before * 7, y + SIDE / 2);
    let owner = piece.owner.map(|owner| owner.index() + 1);
    let sign = owner.map_or_else(|| name.chars().take(1).collect::<String>().to_uppercase(), |owner| owner.to_string());
    let class = owner.map_or_else(String::new, |owner| format!(" class=\"o{owner}\""));
    let _ = write!(
        drawn,
        "<g{class}><circle cx=\"{x}\" cy=\"{y}\" r=\"10\"/><text x=\"{x}\" y=\"{}\">{sign}</text></g>",
        y + 4
    );
}
