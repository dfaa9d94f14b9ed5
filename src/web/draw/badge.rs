//! A player at a glance.

use crate::engine::Seat;

use super::icon::Html;

/// A mark of its own for every seat: a shape and a colour, the same everywhere.
pub fn badge(seat: Seat) -> Html {
    let shape = ["●", "◆", "▲", "■", "★", "⬟"][seat.index() % 6];
    Html(format!("<b class=\"seat p{}\" aria-hidden=\"true\">{shape}</b>", seat.index() + 1))
}
