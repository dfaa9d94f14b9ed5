//! Where each seat stands: its duty, the number of its open question, and since when.
//!
//! The open question is the lock of a table: an answer names the question it answers. The number counts only the
//! questions put to this seat, so it tells nothing about what others did.

use crate::engine::Duty;

use super::names::{Seq, Timestamp};
use super::pace::Span;

/// One seat's standing. Everything here may be known to that seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub duty: Duty,
    /// The number of the latest question put to this seat; zero before the first.
    pub ask: u32,
    /// Since when the seat has had this duty and question.
    pub since: Timestamp,
    /// Until when the open question waits for the seat. None: it may take its time.
    pub until: Option<Timestamp>,
    /// When the seat is reminded of the open question.
    pub remind: Option<Timestamp>,
    /// Time saved, which the seat may still use.
    pub bank: Span,
    /// How long this seat's absences have stopped the game so far.
    pub paused: Span,
    /// Until when the open question would wait if its seat were not away. None: no absence has moved it.
    pub unpaused: Option<Timestamp>,
    /// Until when the window that the seat is asked in keeps its answers sealed; the same for every seat of it.
    pub hold: Option<Timestamp>,
    /// A caretaker plays the seat: kept here too, so that lists need no fold.
    pub kept: bool,
    /// The latest answer taken from this seat: a repeated request with its key is a success, not a second move.
    pub answered: Option<Receipt>,
}

/// Proof that an answer was taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    pub key: String,
    pub seq: Seq,
}

/// An answer given ahead of its turn. Nobody but its owner may know that it exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The question it answers.
    pub ask: u32,
    pub words: String,
    pub key: String,
}

impl Standing {
    pub fn new(now: Timestamp) -> Standing {
        let (bank, paused) = (Span(0), Span(0));
        let (until, remind, unpaused, hold, answered) = (None, None, None, None, None);
        let duty = Duty::Wait;
        Standing { duty, ask: 0, since: now, until, remind, bank, paused, unpaused, hold, kept: false, answered }
    }

    /// Is half of the time for the open question over? Never where it may take its time.
    pub fn is_half_over(&self, now: Timestamp) -> bool {
        let half = |until: Timestamp| Span(Span::between(self.since, until).0 / 2).after(self.since);
        self.until.is_some_and(|until| half(until) <= now)
    }
}
