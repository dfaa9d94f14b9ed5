//! How fast a table plays: how long a question waits, and what becomes of time that was saved.
//!
//! A question waits for its allowance and for whatever its seat has in the bank. The first hours of a wait are free.
//! Time beyond that is taken from the bank when the seat answers; then the increment is put in, up to the cap.
//!
//! The bank is part of a seat's standing, and the log says what is in it ([`Saved`](super::deadlines::Saved)).

use serde::{Deserialize, Serialize};

use crate::engine::worded::worded;

use super::names::Timestamp;
use super::rhythm::Rhythm;

/// A length of time, in microseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Span(pub i64);

impl Span {
    pub const fn minutes(minutes: i64) -> Span {
        Span(minutes * 60 * 1_000_000)
    }

    pub const fn hours(hours: i64) -> Span {
        Span::minutes(hours * 60)
    }

    pub const fn days(days: i64) -> Span {
        Span::hours(days * 24)
    }

    pub fn between(from: Timestamp, to: Timestamp) -> Span {
        Span(to.0.saturating_sub(from.0))
    }

    pub fn after(self, at: Timestamp) -> Timestamp {
        Timestamp(at.0.saturating_add(self.0))
    }
}

/// The pace of a table, fixed when it is opened: a later change of the presets leaves it alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    pub name: PaceName,
    /// The beginning of each wait costs nothing.
    pub free: Span,
    /// Each question has as much after that.
    pub allowance: Span,
    /// What each seat begins with.
    pub bank: Span,
    /// What an answer puts into the bank.
    pub increment: Span,
    pub cap: Span,
    /// As long may one seat's absences stop the game in all.
    pub pauses: Span,
    /// As long stay the answers of a window sealed: see [`hold`](super::hold). Tables older than this have none.
    #[serde(default)]
    pub hold: Span,
}

worded! {
    /// The paces a host may choose from, the usual one first. No pace at all: a table may take its time.
    PaceName {
        /// Three days a question.
        Relaxed = "relaxed",
        /// A day a question.
        Daily = "daily",
        /// A week a question.
        Weekly = "weekly",
        /// Minutes: people sit there together.
        Live = "live",
    }
}

impl PaceName {
    pub const fn pace(self) -> Pace {
        let (free, allowance) = match self {
            PaceName::Relaxed => (Span::hours(12), Span::hours(60)),
            PaceName::Daily => (Span::hours(6), Span::hours(18)),
            PaceName::Weekly => (Span::days(1), Span::days(6)),
            PaceName::Live => (Span::minutes(1), Span::minutes(4)),
        };
        let (bank, increment, cap) = match self {
            PaceName::Relaxed => (Span::days(1), Span::hours(4), Span::days(3)),
            PaceName::Daily => (Span::hours(12), Span::hours(2), Span::days(2)),
            PaceName::Weekly => (Span::days(2), Span::hours(12), Span::days(7)),
            PaceName::Live => (Span::minutes(10), Span::minutes(1), Span::minutes(20)),
        };
        let pauses = match self {
            PaceName::Relaxed | PaceName::Daily => Span::days(14),
            PaceName::Weekly => Span::days(28),
            PaceName::Live => Span::minutes(30),
        };
        let hold = match self {
            PaceName::Relaxed => Span::hours(1),
            PaceName::Daily => Span::minutes(20),
            PaceName::Weekly => Span::hours(3),
            PaceName::Live => Span(0),
        };
        Pace { name: self, free, allowance, bank, increment, cap, pauses, hold }
    }
}

impl Pace {
    /// Could a host have chosen this? A file may say anything.
    pub fn is_sensible(&self) -> bool {
        let Pace { name: _, free, allowance, bank, increment, cap, pauses, hold } = self;
        let spans = [free, allowance, bank, increment, cap, pauses, hold];
        let are_spans = spans.iter().all(|span| (Span(0)..=Span::days(366)).contains(*span));
        // What is sealed is opened before anybody's time is over.
        are_spans && bank <= cap && *allowance > Span(0) && *hold < *allowance
    }

    /// Until when a question put now waits for a seat that has this in the bank.
    pub fn deadline(&self, now: Timestamp, bank: Span, rhythm: &Rhythm) -> Timestamp {
        rhythm.awake(bank.after(self.allowance.after(self.free.after(now))))
    }

    /// When the seat is reminded: once four fifths of its time are gone, but not in its sleep.
    pub fn reminder(since: Timestamp, until: Timestamp, rhythm: &Rhythm) -> Timestamp {
        let fourth_fifth = Span(Span::between(since, until).0 / 5 * 4).after(since);
        rhythm.awake(fourth_fifth).min(until)
    }

    /// What is in the bank after an answer that took this long.
    pub fn banked(&self, bank: Span, took: Span) -> Span {
        let over = (took.0 - self.free.0 - self.allowance.0).max(0);
        Span(((bank.0 - over).max(0) + self.increment.0).min(self.cap.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_preset_is_read_by_its_word_and_kept_as_it_was() {
        for name in PaceName::ALL.iter().copied() {
            assert_eq!(PaceName::read(name.word()), Some(name));
            let pace = name.pace();
            let kept = serde_json::to_string(&pace).unwrap();
            assert_eq!(serde_json::from_str::<Pace>(&kept).unwrap(), pace);
            assert!(pace.is_sensible() && pace.increment < pace.allowance);
            assert!(!Pace { free: Span(-1), ..pace.clone() }.is_sensible());
            assert!(!Pace { hold: pace.allowance, ..pace.clone() }.is_sensible());
            assert!(!Pace { cap: Span(i64::MAX), ..pace }.is_sensible());
        }
        assert_eq!(PaceName::read("none"), None);
    }

    #[test]
    fn the_first_hours_are_free_and_the_bank_pays_for_the_last() {
        let pace = PaceName::Daily.pace();
        let (now, bank) = (Timestamp(0), pace.bank);
        assert_eq!(pace.deadline(now, bank, &Rhythm::default()), Span::hours(36).after(now));
        for (took, left) in [(0, 14), (5, 14), (24, 14), (30, 8), (36, 2), (90, 2)] {
            assert_eq!(pace.banked(bank, Span::hours(took)), Span::hours(left), "{took} h");
        }
        assert_eq!(pace.banked(Span::hours(47), Span::hours(1)), pace.cap);
    }

    #[test]
    fn a_reminder_comes_when_four_fifths_are_gone() {
        let (since, until) = (Timestamp(0), Span::hours(10).after(Timestamp(0)));
        assert_eq!(Pace::reminder(since, until, &Rhythm::default()), Span::hours(8).after(since));
        let night = Rhythm { night: "07:30-09:00".parse().ok(), ..Rhythm::default() };
        assert_eq!(Pace::reminder(since, until, &night), Span::hours(9).after(since));
        let long = Rhythm { night: "07:30-11:00".parse().ok(), ..Rhythm::default() };
        assert_eq!(Pace::reminder(since, until, &long), until);
    }
}
