//! The games in the house. A new game is one folder here and one line below.

pub mod demons;

pub mod dig;

pub mod fort;

pub mod strangers;

use crate::engine::{Rules, Ruleset};

/// Every game, in the order the lobby shows them.
pub static GAMES: &[&dyn Ruleset] = &[
    &Rules::<fort::Fort>::LISTED,
    &Rules::<dig::Dig>::LISTED,
    &Rules::<demons::Demons>::LISTED,
    &Rules::<strangers::Strangers>::LISTED,
];

/// The game with this slug.
pub fn find<'g>(games: &'g [&'static dyn Ruleset], slug: &str) -> Option<&'g &'static dyn Ruleset> {
    games.iter().find(|game| game.info().slug == slug)
}

/// The game with this slug, if it plays this edition: a table is played on by the rules it started with.
pub fn edition<'g>(games: &'g [&'static dyn Ruleset], slug: &str, edition: u32) -> Option<&'g &'static dyn Ruleset> {
    games.iter().find(|game| game.info().slug == slug && game.info().plays(edition))
}
