//! The hold of a window: answers that hang on hidden hands are opened together, in turn order, not before a public time
//! is over, whoever gave them and however.
//!
//! So neither the hour of an answer nor its haste tells why somebody passed: by hand, ahead of time, by a standing order,
//! or because the hand left nothing else. Machines need no hold; they always answer at once.

use crate::engine::Seat;

use super::live::{Hold, Live};
use super::names::Timestamp;
use super::pace::Span;

/// As long at a table that may take its time.
const UNHURRIED: Span = Span::minutes(20);

/// How long a window of this table holds its answers.
pub fn length(live: &Live) -> Span {
    live.table.pace.as_ref().map_or(UNHURRIED, |pace| pace.hold)
}

/// The hold after what has just happened. One that began before stands as long as its window.
pub(super) fn now(live: &Live, now: Timestamp) -> Option<Hold> {
    let window = live.position.window()?;
    match &live.hold {
        Some(hold) if hold.of == window.name => Some(hold.clone()),
        _ => {
            let people = live.people();
            // A secret needs somebody who keeps it and somebody else it is kept from.
            let hides =
                window.seats.iter().any(|seat| people.has(seat) && !live.plays_itself(seat)) && people.len() > 1;
            let agreed = people.iter().all(|seat| live.keeping.hasty.has(seat));
            let until = if hides && !agreed { length(live).after(now) } else { now };
            Some(Hold { of: window.name, until })
        }
    }
}

impl Live {
    /// Until when the window's answers stay sealed, if they still do.
    pub fn held_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.hold.as_ref().map(|hold| hold.until).filter(|until| *until > now && !self.is_over())
    }

    /// Is what this seat answers now kept until the window's hold is over?
    pub fn is_held(&self, seat: Seat, now: Timestamp) -> bool {
        self.held_until(now).is_some() && !self.plays_itself(seat) && self.is_in_window(seat)
    }

    /// Is the seat one of those whom the open window asks?
    pub fn is_in_window(&self, seat: Seat) -> bool {
        self.position.window().is_some_and(|window| window.seats.has(seat))
    }
}
