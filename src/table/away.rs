//! An announced absence, and what happens to the seat meanwhile.

use std::fmt;
use std::str::FromStr;

use crate::engine::worded::{UnknownWord, worded};

use super::names::Timestamp;

/// An announced absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Away {
    pub until: Timestamp,
    pub choice: Meanwhile,
}

worded! {
    /// What happens to a seat while its owner is away.
    Meanwhile {
        /// Questions wait, as long as the pace allows one seat to stop the game.
        Pause = "pause",
        /// Whatever may be declined is declined at once; the rest waits as with a pause.
        Orders = "orders",
        /// A caretaker plays, sensibly.
        Caretaker = "caretaker",
        /// A caretaker does what silence would do, and no more.
        Least = "least",
    }
}

impl Meanwhile {
    /// Does somebody else play the seat?
    pub const fn hands_over(self) -> bool {
        matches!(self, Meanwhile::Caretaker | Meanwhile::Least)
    }
}

impl fmt::Display for Away {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.choice.word(), self.until.0)
    }
}

impl FromStr for Away {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Away, UnknownWord> {
        let (choice, until) = text.split_once(':').ok_or_else(|| UnknownWord(text.to_owned()))?;
        match (Meanwhile::read(choice), until.parse()) {
            (Some(choice), Ok(until)) => Ok(Away { until, choice }),
            _ => Err(UnknownWord(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_reads_as_it_is_written() {
        for choice in Meanwhile::ALL {
            let away = Away { until: Timestamp(5), choice: *choice };
            assert_eq!(away.to_string().parse(), Ok(away));
        }
        assert!("nap:5".parse::<Away>().is_err() && "pause".parse::<Away>().is_err());
    }
}
