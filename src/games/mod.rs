//! The games in the house. A new game is one folder here and one line below.

pub mod demons;

pub mod dig;

pub mod fort;

pub mod strangers;

use crate::engine::{Rules, Ruleset, Visitor};

/// Every game, in the order the lobby shows them.
pub static GAMES: &[&dyn Ruleset] = &[
    &Rules::<fort::Fort>::LISTED,
    &Rules::<dig::Dig>::LISTED,
    &Rules::<demons::Demons>::LISTED,
    &Rules::<strangers::Strangers>::LISTED,
];

/// Shows a visitor the types of one game after another, until it has its answer. As many as [`GAMES`], by test.
pub fn visit<V: Visitor>(visitor: &mut V) -> Option<V::Answer> {
    None.or_else(|| visitor.visit::<fort::Fort>())
        .or_else(|| visitor.visit::<dig::Dig>())
        .or_else(|| visitor.visit::<demons::Demons>())
        .or_else(|| visitor.visit::<strangers::Strangers>())
}

/// The game with this slug.
pub fn find<'g>(games: &'g [&'static dyn Ruleset], slug: &str) -> Option<&'g &'static dyn Ruleset> {
    games.iter().find(|game| game.info().slug == slug)
}

/// The game with this slug, if it plays this edition: a table is played on by the rules it started with.
pub fn edition<'g>(games: &'g [&'static dyn Ruleset], slug: &str, edition: u32) -> Option<&'g &'static dyn Ruleset> {
    games.iter().find(|game| game.info().slug == slug && game.info().plays(edition))
}
