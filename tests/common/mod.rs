//! What the tests that walk every game share: which games, tables and luck to try, and how to say where it broke.

#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod texts;

pub mod told;

use std::fmt;

use serde_json::Value;
use tincan::engine::{Dice, Entrant, PerSeat, Position, Ruleset, Seat, Stream, Values, Viewer};
use tincan::games::GAMES;

use crate::toy::TOY;

/// Every game of the house in every edition, and the toy; with `TINCAN_GAME=fort` only that one.
pub fn all_games() -> Vec<&'static dyn Ruleset> {
    let only = std::env::var("TINCAN_GAME").ok();
    let mut games = [GAMES, &[TOY]].concat();
    games.retain(|rules| only.as_ref().is_none_or(|slug| rules.info().slug == slug));
    assert!(!games.is_empty(), "there is no game {only:?}");
    games
}

/// How much longer than usual to look: `TINCAN_SEEDS=20 cargo test` plays twenty times as many games.
pub fn patience() -> usize {
    std::env::var("TINCAN_SEEDS").ok().and_then(|seeds| seeds.parse().ok()).unwrap_or(1)
}

/// One game of one table: enough to play it again.
#[derive(Clone)]
pub struct Case {
    pub rules: &'static dyn Ruleset,
    pub edition: u32,
    pub seats: u8,
    pub options: String,
    pub seed: u64,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let slug = self.rules.info().slug;
        let Case { edition, seats, options, seed, .. } = self;
        write!(f, "{slug}, edition {edition}, {seats} seats, options {options}, seed {seed}")
    }
}

impl Case {
    /// Who sits there; the seed decides who is new, so that games that care see both.
    pub fn guests(&self) -> PerSeat<Entrant> {
        PerSeat::new(self.seats, |seat| Entrant {
            first_time: (self.seed >> seat.index()) & 1 == 1,
            host: seat.index() == 0,
            robot: None,
        })
    }

    /// The table before the deal; None if the game refuses this number of seats for these options.
    pub fn open(&self) -> Option<Box<dyn Position>> {
        self.rules.open(self.edition, &self.guests(), &self.options).ok()
    }

    pub fn dice(&self) -> Dice {
        Dice::from_seed(self.seed)
    }

    /// Luck of the test itself, apart from the luck of the table.
    pub fn luck(&self, purpose: &str) -> Stream {
        Dice::from_seed(self.seed).stream(&format!("test/{purpose}/{}/{}", self.seats, self.options))
    }

    /// Those who look on while the game goes: the seats and the spectator.
    pub fn onlookers(&self) -> Vec<Viewer> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
    }
}

/// The newest edition at every number of seats with the usual options, and each other value of each setting at one
/// number of seats in turn, or at every one for the patient; older editions with the usual options at their largest
/// table. `seed` 0 stands for all.
pub fn tables(rules: &'static dyn Ruleset) -> Vec<Case> {
    let info = rules.info();
    let (newest, old) = info.editions.split_last().expect("a game has an edition");
    let mut all = tables_of(rules, *newest);
    let largest = |edition: &u32| {
        let usual = tables_of(rules, *edition).into_iter().filter(|case| case.options == rules.usual_options());
        usual.max_by_key(|case| case.seats)
    };
    all.extend(old.iter().filter_map(largest));
    all
}

/// The tables of one edition.
pub fn tables_of(rules: &'static dyn Ruleset, edition: u32) -> Vec<Case> {
    let usual = rules.usual_options();
    let mut variants = vec![usual.clone()];
    for setting in rules.info().settings {
        for value in tried(&setting.values) {
            let options = with_option(&usual, setting.id, &value);
            let settled = rules.settle_options(&options).unwrap_or_else(|why| panic!("{}: {why}", rules.info().slug));
            if !variants.contains(&settled) {
                variants.push(settled);
            }
        }
    }
    let mut chosen = Vec::new();
    for (turn, options) in variants.into_iter().enumerate() {
        let seats = rules.info().least_seats..=rules.info().most_seats;
        let cases = seats.map(|seats| Case { rules, edition, seats, options: options.clone(), seed: 0 });
        let open: Vec<Case> = cases.filter(|case| case.open().is_some()).collect();
        match turn > 0 && patience() == 1 && !open.is_empty() {
            true => chosen.push(open[turn % open.len()].clone()),
            false => chosen.extend(open),
        }
    }
    chosen
}

/// Of a range its ends and one value between; every value for the patient.
fn tried(values: &Values) -> Vec<String> {
    match *values {
        Values::Range { least, most, usual } if patience() == 1 => {
            let mut some = vec![usual, least, (usual + most) / 2, most];
            some.dedup();
            some.iter().map(ToString::to_string).collect()
        }
        _ => values.all(),
    }
}

/// The options with one changed. A value that reads as JSON is taken so, anything else as text.
pub fn with_option(options: &str, id: &str, value: &str) -> String {
    let mut options: Value = serde_json::from_str(options).expect("options are JSON");
    options[id] = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    options.to_string()
}

/// The seats asked now, in an order that luck decides.
pub fn asked_in_any_order(position: &dyn Position, luck: &mut Stream) -> Vec<Seat> {
    let mut asked: Vec<Seat> = position.asked().iter().collect();
    luck.shuffle(&mut asked);
    asked
}

/// A condition as a result, so that what breaks can be said, and expected of a spoilt game.
pub fn check(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}
