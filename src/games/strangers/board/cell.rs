//! A field of the grid, written `e8`: the column from west to east, then the row from north to south.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Ordered as its name is: first the column, then the row. No column is called `p`: `p1` is a seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// No board is wider or higher than this.
    pub const MOST: u8 = 9;
    /// Every packed cell is below this.
    pub const RANGE: usize = 256;

    /// Column and row, counted from zero.
    pub const fn at(self) -> (u8, u8) {
        (self.0 >> 4, self.0 & 15)
    }

    pub const fn packed(self) -> usize {
        self.0 as usize
    }

    /// The fields that touch it, as far as the grid goes.
    pub fn around(self) -> impl Iterator<Item = Cell> {
        let (column, row) = self.at();
        let near = [(column.wrapping_sub(1), row), (column, row.wrapping_sub(1)), (column, row + 1), (column + 1, row)];
        near.into_iter()
            .filter(|(column, row)| *column < 15 && *row < Cell::MOST)
            .map(|(column, row)| Cell(column << 4 | row))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.at();
        write!(f, "{}{}", char::from(b'a' + column), row + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(word: &str) -> Result<Cell, ()> {
        match *word.as_bytes() {
            [column @ b'a'..=b'o', row @ b'1'..=b'9'] => Ok(Cell((column - b'a') << 4 | (row - b'1'))),
            _ => Err(()),
        }
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        word.parse().map_err(|()| serde::de::Error::custom(format!("`{word}` is not a field such as e8")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_reads_as_it_is_written() {
        for word in ["a1", "e8", "k5", "o9"] {
            assert_eq!(word.parse::<Cell>().unwrap().to_string(), word);
        }
        for word in ["", "a", "a0", "p1", "a10", "8e", "A1"] {
            assert!(word.parse::<Cell>().is_err(), "{word}");
        }
        let names =
            |cell: &str| cell.parse::<Cell>().unwrap().around().map(|near| near.to_string()).collect::<Vec<_>>();
        assert_eq!(names("e8"), ["d8", "e7", "e9", "f8"]);
        assert_eq!(names("a1"), ["a2", "b1"]);
    }
}
