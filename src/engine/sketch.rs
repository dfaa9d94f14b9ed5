//! A position written down by hand: settings of the form `p1.hand = bug, the_moles`, for tests and puzzles.

use std::fmt;

/// Settings in the order they were written.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch(pub Vec<Mark>);

/// One setting of a sketch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Line of the file, for error messages.
    pub line: usize,
    pub key: String,
    pub value: String,
}

impl Mark {
    /// The items of a value such as `bug, the_moles`; an empty value or `-` is an empty list.
    pub fn items(&self) -> Vec<&str> {
        match self.value.trim() {
            "" | "-" => Vec::new(),
            value => value.split(',').map(str::trim).collect(),
        }
    }

    /// The value as a number.
    pub fn number<N: std::str::FromStr>(&self) -> Result<N, BadSketch> {
        self.value.trim().parse().map_err(|_| self.wrong(format!("`{}` is not a number that fits here", self.value)))
    }

    pub fn wrong(&self, why: impl Into<String>) -> BadSketch {
        BadSketch { line: self.line, why: why.into() }
    }
}

/// A sketch the game cannot set up. For whoever wrote the file, so in plain English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSketch {
    pub line: usize,
    pub why: String,
}

impl fmt::Display for BadSketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.why)
    }
}

impl std::error::Error for BadSketch {}
