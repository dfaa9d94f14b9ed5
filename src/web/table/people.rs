//! What the people at a table are called.

use crate::engine::Seat;
use crate::store::Sitter;
use crate::web::page::Page;
use crate::words::Names;

/// A robot is called after its chair, and so is somebody who left.
pub fn names(page: &Page, seats: u8, sitters: &[Sitter]) -> Names {
    let name = |seat: Seat| {
        let number = seat.index() + 1;
        match sitters.iter().find(|sitter| sitter.seat == seat) {
            Some(sitter) if !sitter.name.is_empty() => sitter.name.clone(),
            Some(sitter) if sitter.player.is_some() || sitter.is_gone => {
                page.text("table-gone").number("n", number).to_string()
            }
            _ => page.text("table-robot").number("n", number).to_string(),
        }
    };
    Seat::all(seats).map(name).collect()
}
