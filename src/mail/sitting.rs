//! Who sits at a table, as a letter or a page names them.

use crate::engine::Seat;
use crate::store::Sitter;
use crate::words::{Names, Voice};

/// Names for the seats of a table in this reader's language: robots are counted, those who left have none.
pub fn names(voice: &Voice<'_>, sitters: &[Sitter], seats: u8) -> Names {
    let mut robots = 0;
    Seat::all(seats)
        .map(|seat| match sitters.iter().find(|sitter| sitter.seat == seat) {
            Some(sitter) if sitter.is_gone => voice.text("name-gone").to_string(),
            Some(Sitter { player: Some(_), name, .. }) => name.clone(),
            Some(_) => {
                robots += 1;
                voice.text("name-robot").number("n", robots).to_string()
            }
            None => String::new(),
        })
        .collect()
}
