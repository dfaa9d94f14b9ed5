//! Deadlines as the log keeps them: instants, so that no daylight saving and no change of settings can shorten them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::entry::{Entry, UnknownWord, as_word};
use super::names::Timestamp;

/// Until when the questions put by an entry wait for their seats, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deadlines(pub Vec<(Seat, Timestamp)>);

impl Deadlines {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a log has promised a seat last.
    pub fn last_to(seat: Seat, log: &[Entry]) -> Option<Timestamp> {
        let given = log.iter().rev().flat_map(|entry| &entry.deadlines.0);
        given.into_iter().find(|(of, _)| *of == seat).map(|(_, until)| *until)
    }
}

impl fmt::Display for Deadlines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (seat, until)) in self.0.iter().enumerate() {
            write!(f, "{}{seat}={}", if place == 0 { "" } else { " " }, until.0)?;
        }
        Ok(())
    }
}

impl FromStr for Deadlines {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Deadlines, UnknownWord> {
        let deadline = |word: &str| {
            let (seat, until) = word.split_once('=')?;
            Some((seat.parse().ok()?, until.parse().ok()?))
        };
        let deadlines = text.split_ascii_whitespace().map(deadline).collect::<Option<_>>();
        deadlines.map(Deadlines).ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

as_word!(Deadlines);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_read_as_they_are_written() {
        let deadlines = Deadlines(vec![(Seat::new(0), Timestamp(5)), (Seat::new(3), Timestamp(-7))]);
        assert_eq!(deadlines.to_string(), "p1=5 p4=-7");
        for deadlines in [deadlines, Deadlines::default()] {
            assert_eq!(deadlines.to_string().parse(), Ok(deadlines));
        }
        for wrong in ["p1", "p1=", "=5", "p1=x", "p9=5", "p1=9223372036854775807"] {
            assert!(wrong.parse::<Deadlines>().is_err(), "{wrong}");
        }
    }
}
