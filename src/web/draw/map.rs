//! A map on a page: its drawing, and the pieces that stand on it. The words beside it say the same.

use std::fmt::Write;

use crate::engine::map::At;
use crate::engine::{Map, Piece};
use crate::words::sheet::picture::{SIDE, corner, svg};

use super::Pen;
use super::icon::Html;

/// The map for a page, which has the style.
pub fn drawing(pen: &Pen<'_>, map: &Map, pieces: &[Piece]) -> Html {
    let mut standing = String::new();
    for piece in pieces {
        let Some(at) = piece.place else { continue };
        let before =
            pieces.iter().take_while(|other| !std::ptr::eq(*other, piece)).filter(|other| other.place == Some(at));
        marker(&mut standing, at, before.count() as u32, piece, &pen.say(&piece.label));
    }
    Html(svg(map, "", &standing))
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
