//! Drawing: what a game shows and asks, as parts of a page. Pure: no request, no house, no clock.
//!
//! Everything drawn comes from a [`Scene`](crate::engine::Scene), an [`Ask`](crate::engine::Ask) or lines that the game
//! made for this very reader. No game is known here: a drawing belongs to a message id ([`icon`]).
//!
//! A table's page stays small however full the table is (`tests/house/weight.rs`): what is drawn a hundred times is
//! drawn in few bytes.

pub mod icon;

#[cfg(test)]
mod palette;

mod badge;

mod kept;

pub mod controls;

pub mod plate;

pub mod track;

pub mod map;

pub mod zone;

pub mod strip;

pub mod board;

pub mod news;

pub mod ask;

pub mod reply;

pub mod chart;

pub mod score;

pub mod log;

pub mod table;

use askama::Template;

use crate::engine::Line;
use crate::words::Voice;

pub use board::board;
pub use icon::Html;
pub use kept::Kept;
pub use reply::{is_slot, read_answer, typed};

/// Draws for one reader of one table.
#[derive(Clone, Copy)]
pub struct Pen<'p> {
    pub voice: Voice<'p>,
    /// The slug of the game, which begins the addresses of its rules.
    pub game: &'p str,
    /// The address of the icons.
    pub icons: &'p str,
    pub cards: Cards,
}

/// Do pieces have pictures?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    Drawn,
    Plain,
}

impl Pen<'_> {
    fn say(&self, line: &Line) -> String {
        self.voice.say(line)
    }

    fn draws(&self) -> bool {
        self.cards == Cards::Drawn
    }
}

fn drawn(part: &impl Template) -> Html {
    Html(part.render().expect("a part of a page has nothing that can fail"))
}
