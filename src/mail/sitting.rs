//! Who sits at a table, as a letter or a page names them.

use crate::engine::Seat;
use crate::store::Sitter;
use crate::table::Seq;
use crate::words::{Names, Voice};

/// Names for the seats of a table in this reader's language: robots are counted, those who left have none. Where somebody
/// took a seat over, whoever sat there before is named for what happened then.
pub fn names(voice: &Voice<'_>, sitters: &[Sitter], seats: u8) -> Names {
    let mut turns: Vec<Seq> = sitters.iter().flat_map(|sitter| &sitter.before).map(|one| one.until).collect();
    turns.sort_unstable();
    turns.dedup();
    let now = names_then(voice, sitters, seats, Seq(u32::MAX));
    turns.into_iter().fold(now, |names, until| {
        let then = names_then(voice, sitters, seats, Seq(until.0.saturating_sub(1)));
        names.but_before(until, then)
    })
}

fn names_then(voice: &Voice<'_>, sitters: &[Sitter], seats: u8, seq: Seq) -> Names {
    let gone = || voice.text("name-gone").to_string();
    let mut robots = 0;
    Seat::all(seats)
        .map(|seat| {
            let Some(sitter) = sitters.iter().find(|sitter| sitter.seat == seat) else { return String::new() };
            match sitter.before.iter().find(|one| seq < one.until) {
                Some(one) if one.name.is_empty() => gone(),
                Some(one) => one.name.clone(),
                None if sitter.is_gone => gone(),
                None if sitter.player.is_some() => sitter.name.clone(),
                None => {
                    robots += 1;
                    voice.text("name-robot").number("n", robots).to_string()
                }
            }
        })
        .collect()
}
