//! The games a tool works with: an argument, so that tests can run the same tools on a game of their own.

use crate::engine::Ruleset;

pub type Games = &'static [&'static dyn Ruleset];
