//! Names for numbers: which table, which entry, when.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The place of an entry in its table's log, counted from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seq(pub u32);

impl Seq {
    /// The entry that deals the game.
    pub const OPENING: Seq = Seq(0);

    #[must_use]
    pub const fn next(self) -> Seq {
        Seq(self.0 + 1)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// An instant: microseconds since 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "i64")]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The minute it falls in. What others may know of a moment is told like this: a microsecond tells whether somebody
    /// had answered ahead.
    #[must_use]
    pub const fn minute(self) -> Timestamp {
        Timestamp(self.0 - self.0.rem_euclid(60_000_000))
    }
}

impl TryFrom<i64> for Timestamp {
    type Error = BeyondCalendars;

    /// For what a file says: an instant that calendars have.
    fn try_from(micros: i64) -> Result<Timestamp, BeyondCalendars> {
        jiff::Timestamp::from_microsecond(micros).map(|_| Timestamp(micros)).map_err(|_| BeyondCalendars)
    }
}

impl FromStr for Timestamp {
    type Err = BeyondCalendars;

    fn from_str(micros: &str) -> Result<Timestamp, BeyondCalendars> {
        micros.parse::<i64>().map_err(|_| BeyondCalendars)?.try_into()
    }
}

/// A number that is no instant between the years -9999 and 9999.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BeyondCalendars;

impl fmt::Display for BeyondCalendars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no calendar goes as far as that")
    }
}

/// The public name of a table, such as `7K2QXD`: six letters and digits that cannot be mistaken for each other.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableCode(String);

/// Crockford's base 32: no I, L, O, U.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

impl TableCode {
    pub const LENGTH: usize = 6;

    /// A code out of random bits.
    pub fn from_bits(mut bits: u64) -> TableCode {
        let mut code = String::with_capacity(Self::LENGTH);
        for _ in 0..Self::LENGTH {
            code.push(char::from(LETTERS[(bits & 31) as usize]));
            bits >>= 5;
        }
        TableCode(code)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What was typed is not the name of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACode;

impl fmt::Display for NotACode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of a table: six letters and digits, such as 7K2QXD")
    }
}

impl std::error::Error for NotACode {}

impl FromStr for TableCode {
    type Err = NotACode;

    /// Forgiving: lower case, O for 0, I and L for 1.
    fn from_str(typed: &str) -> Result<TableCode, NotACode> {
        let mended = typed.trim().chars().map(|letter| match letter.to_ascii_uppercase() {
            'O' => '0',
            'I' | 'L' => '1',
            other => other,
        });
        let code: String = mended.collect();
        let known = code.bytes().all(|letter| LETTERS.contains(&letter));
        if known && code.len() == Self::LENGTH { Ok(TableCode(code)) } else { Err(NotACode) }
    }
}

impl TryFrom<String> for TableCode {
    type Error = NotACode;

    fn try_from(code: String) -> Result<TableCode, NotACode> {
        code.parse()
    }
}

impl From<TableCode> for String {
    fn from(code: TableCode) -> String {
        code.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_is_one_that_calendars_have() {
        assert_eq!("1700000000000000".parse(), Ok(Timestamp(1_700_000_000_000_000)));
        for wrong in [i64::MAX, i64::MIN, 300_000_000_000_000_000] {
            assert_eq!(Timestamp::try_from(wrong), Err(BeyondCalendars));
            assert!(serde_json::from_str::<Timestamp>(&wrong.to_string()).is_err());
        }
    }

    #[test]
    fn a_code_is_read_as_it_was_meant() {
        let code = TableCode::from_bits(0x1234_5678_9abc);
        assert_eq!(code.as_str().to_lowercase().parse(), Ok(code));
        assert_eq!("o1l2i3".parse::<TableCode>().unwrap().as_str(), "011213");
        for wrong in ["", "ABCDE", "ABCDEFG", "ABCDE!", "ÄBCDEF"] {
            assert!(wrong.parse::<TableCode>().is_err(), "{wrong}");
        }
    }
}
