//! What the log says about time: instants, so that no daylight saving and no change of settings can shorten them.
//!
//! The first entry of a table says its pace. An entry says until when the questions it put wait, and what whoever
//! acted has saved from then on. All of it is in the hash chain; the fold of it is how each seat stands with its time
//! ([`Times`]). Logs of older versions give deadlines only.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::worded::{UnknownWord, as_word};
use crate::engine::{PerSeat, Seat};

use super::names::Timestamp;
use super::pace::{Pace, Span};

/// What one entry says about time. Seats are in order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deadlines {
    /// The pace of the table, said once.
    pub pace: Option<Pace>,
    /// Until when the questions put by the entry wait for their seats.
    pub given: Vec<(Seat, Timestamp)>,
    /// What seats have saved and used up from now on, where that is something else than before.
    pub saved: Vec<(Seat, Saved)>,
}

/// What a seat has saved and used up of its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Saved {
    /// Time saved, which the seat may still use.
    pub bank: Span,
    /// How long its absences have stopped the game so far.
    pub paused: Span,
}

/// What a log says about time, folded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times {
    /// None in logs that do not say it.
    pub pace: Option<Pace>,
    /// What each seat was promised last.
    pub until: PerSeat<Option<Timestamp>>,
    /// None in logs that do not say it.
    pub saved: PerSeat<Option<Saved>>,
}

impl Saved {
    /// Could a seat have this at such a pace?
    pub fn is_sensible(self, pace: &Pace) -> bool {
        (Span(0)..=pace.cap).contains(&self.bank) && (Span(0)..=pace.pauses).contains(&self.paused)
    }
}

impl Deadlines {
    pub fn is_empty(&self) -> bool {
        *self == Deadlines::default()
    }

    /// Every seat it speaks of.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.given.iter().map(|(seat, _)| *seat).chain(self.saved.iter().map(|(seat, _)| *seat))
    }
}

impl Times {
    pub fn new(seats: u8) -> Times {
        Times { pace: None, until: PerSeat::new(seats, |_| None), saved: PerSeat::new(seats, |_| None) }
    }

    /// Takes note of an entry.
    pub fn fold(&mut self, said: &Deadlines) {
        if let Some(pace) = &said.pace {
            self.pace = Some(pace.clone());
            let begins = Saved { bank: pace.bank, paused: Span(0) };
            self.saved = self.saved.map(|_, _| Some(begins));
        }
        let has = |seat: &Seat| self.until.get(*seat).is_some();
        for (seat, until) in said.given.iter().filter(|(seat, _)| has(seat)).copied().collect::<Vec<_>>() {
            self.until[seat] = Some(until);
        }
        for (seat, saved) in
            said.saved.iter().filter(|(seat, _)| self.saved.get(*seat).is_some()).copied().collect::<Vec<_>>()
        {
            self.saved[seat] = Some(saved);
        }
    }
}

/// `pace={…} p1=1700 p2:3600/0`: the pace as JSON, a deadline, and what is in a bank and used up of the pauses.
impl fmt::Display for Deadlines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pace = self.pace.as_ref().map(|pace| serde_json::to_string(pace).expect("a pace is plain data"));
        let words = pace.into_iter().map(|pace| format!("pace={pace}"));
        let words = words.chain(self.given.iter().map(|(seat, until)| format!("{seat}={}", until.0)));
        let saved = self.saved.iter().map(|(seat, saved)| format!("{seat}:{}/{}", saved.bank.0, saved.paused.0));
        for (place, word) in words.chain(saved).enumerate() {
            write!(f, "{}{word}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Deadlines {
    fn take(&mut self, word: &str) -> Option<()> {
        if let Some(pace) = word.strip_prefix("pace=") {
            self.pace = Some(serde_json::from_str(pace).ok()?);
        } else if let Some((seat, until)) = word.split_once('=') {
            self.given.push((seat.parse().ok()?, until.parse().ok()?));
        } else {
            let (seat, saved) = word.split_once(':')?;
            let (bank, paused) = saved.split_once('/')?;
            let saved = Saved { bank: Span(bank.parse().ok()?), paused: Span(paused.parse().ok()?) };
            self.saved.push((seat.parse().ok()?, saved));
        }
        Some(())
    }
}

impl FromStr for Deadlines {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Deadlines, UnknownWord> {
        let mut deadlines = Deadlines::default();
        let read = text.split_ascii_whitespace().try_for_each(|word| deadlines.take(word));
        // What is hashed is what was read: one way to write a thing.
        let as_written = read.is_some() && deadlines.to_string() == text;
        as_written.then_some(deadlines).ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

as_word!(Deadlines);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::PaceName;

    fn given() -> Vec<(Seat, Timestamp)> {
        vec![(Seat::new(0), Timestamp(5)), (Seat::new(3), Timestamp(-7))]
    }

    #[test]
    fn deadlines_read_as_they_are_written() {
        let older = Deadlines { given: given(), ..Deadlines::default() };
        assert_eq!(older.to_string(), "p1=5 p4=-7");
        let saved = vec![(Seat::new(1), Saved { bank: Span(3), paused: Span(4) })];
        let all = Deadlines { pace: Some(PaceName::Daily.pace()), saved, ..older.clone() };
        assert!(all.to_string().ends_with(" p1=5 p4=-7 p2:3/4"));
        for deadlines in [older, all, Deadlines::default()] {
            assert_eq!(deadlines.to_string().parse(), Ok(deadlines));
        }
        for wrong in ["p1", "p1=", "=5", "p1=x", "p9=5", "p1=9223372036854775807", "p1:5", "p1:5/x", "pace={}", "p1=05"]
        {
            assert!(wrong.parse::<Deadlines>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_latest_word_about_a_seat_counts() {
        let mut times = Times::new(2);
        let (one, two) = (Seat::new(0), Seat::new(1));
        times.fold(&"p1=5 p2=6".parse().unwrap());
        assert_eq!((times.until[one], times.saved[one]), (Some(Timestamp(5)), None), "an older log does not say it");
        let pace = PaceName::Daily.pace();
        times.fold(&Deadlines { pace: Some(pace.clone()), ..Deadlines::default() });
        times.fold(&"p2=9 p8=3 p2:7/1 p8:1/1".parse().unwrap());
        assert_eq!((times.until[one], times.until[two]), (Some(Timestamp(5)), Some(Timestamp(9))));
        let saved = |bank, paused| Some(Saved { bank, paused });
        assert_eq!((times.saved[one], times.saved[two]), (saved(pace.bank, Span(0)), saved(Span(7), Span(1))));
    }
}
