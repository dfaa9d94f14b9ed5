//! Deadlines as the log keeps them: instants, so that no daylight saving and no change of settings can shorten them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::entry::{Entry, UnknownWord, as_word};
use super::names::Timestamp;

/// Until when the questions put by an entry wait for their seats, in the order of the seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Promises(pub Vec<(Seat, Timestamp)>);

impl Promises {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What a log has promised a seat last.
    pub fn last_to(seat: Seat, log: &[Entry]) -> Option<Timestamp> {
        let given = log.iter().rev().flat_map(|entry| &entry.promises.0);
        given.into_iter().find(|(of, _)| *of == seat).map(|(_, until)| *until)
    }
}

impl fmt::Display for Promises {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, (seat, until)) in self.0.iter().enumerate() {
            write!(f, "{}{seat}={}", if place == 0 { "" } else { " " }, until.0)?;
        }
        Ok(())
    }
}

impl FromStr for Promises {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Promises, UnknownWord> {
        let promise = |word: &str| {
            let (seat, until) = word.split_once('=')?;
            Some((seat.parse().ok()?, until.parse().ok()?))
        };
        let promises = text.split_ascii_whitespace().map(promise).collect::<Option<_>>();
        promises.map(Promises).ok_or_else(|| UnknownWord(text.to_owned()))
    }
}

as_word!(Promises);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promises_read_as_they_are_written() {
        let promises = Promises(vec![(Seat::new(0), Timestamp(5)), (Seat::new(3), Timestamp(-7))]);
        assert_eq!(promises.to_string(), "p1=5 p4=-7");
        for promises in [promises, Promises::default()] {
            assert_eq!(promises.to_string().parse(), Ok(promises));
        }
        for wrong in ["p1", "p1=", "=5", "p1=x", "p9=5", "p1=9223372036854775807"] {
            assert!(wrong.parse::<Promises>().is_err(), "{wrong}");
        }
    }
}
