//! The variants of a table, and the numbers they come to.

use serde::{Deserialize, Serialize};

use crate::engine::{Entrant, Line, PerSeat, Refusal, Seat};

use super::cards::{Face, Sort};
use super::state::Table;

/// Variants of a table, as chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Partners sit opposite each other and win together.
    pub teams: Switch,
    pub starting_souls: u8,
    /// Here and below: 0 leaves it to the rules.
    pub demons_dealt: u8,
    pub demons_to_win: u8,
    pub souls_to_win: u8,
    pub candles_each: u8,
    pub candle_mode: CandleMode,
    pub beginners_candle: Beginners,
    /// On the first turn a demon may be summoned for free.
    pub starting_demon: Switch,
    pub promos: Switch,
    pub team_hands: Hands,
    /// What needs no order is not asked for.
    pub auto_trivial: Switch,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            teams: Switch::Off,
            starting_souls: 5,
            demons_dealt: 0,
            demons_to_win: 0,
            souls_to_win: 0,
            candles_each: 1,
            candle_mode: CandleMode::Random,
            beginners_candle: Beginners::Include,
            starting_demon: Switch::Off,
            promos: Switch::Off,
            team_hands: Hands::Hidden,
            auto_trivial: Switch::On,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Switch {
    Off,
    On,
}

impl Switch {
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CandleMode {
    Random,
    Choose,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Beginners {
    Include,
    Exclude,
    Newcomer,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    Hidden,
    Shared,
}

/// The table these options make, or why there can be none.
pub fn table(guests: &PerSeat<Entrant>, options: &Options) -> Result<Table, Refusal> {
    let (seats, teams, bold) = (guests.seats(), options.teams.is_on(), options.starting_demon.is_on());
    let together = if teams { 2 } else { 1 };
    let usual_demons = if bold { 4 } else { 3 };
    let dealt = chosen(options.demons_dealt, usual_demons);
    let table = Table {
        seats,
        options: *options,
        dealt,
        demons_to_win: chosen(options.demons_to_win, usual_demons * together),
        souls_to_win: chosen(options.souls_to_win, 10 * together),
        newcomer: newcomer(guests, options),
    };
    if teams && seats != 4 {
        return Err(Refusal(Line::new("demons-refusal-teams").number("seats", seats)));
    }
    within("starting_souls", options.starting_souls, 0, 20)?;
    within("demons_dealt", dealt, 1, 5)?;
    within("demons_to_win", table.demons_to_win, 1, 8)?;
    within("souls_to_win", table.souls_to_win, 1, 40)?;
    within("candles_each", options.candles_each, 1, if seats == 2 { 2 } else { 1 })?;
    if seats * dealt > 20 {
        return Err(Refusal(Line::new("demons-refusal-too-many-demons").number("most", 20 / seats)));
    }
    if dealt * together < table.demons_to_win {
        return Err(Refusal(Line::new("demons-refusal-too-few-demons").number("most", dealt * together)));
    }
    let candles = Face::all_of(Sort::Candle).count() as u8 - u8::from(options.beginners_candle == Beginners::Exclude);
    if candles < seats * options.candles_each {
        return Err(Refusal(Line::new("demons-refusal-candles").number("count", candles)));
    }
    Ok(table)
}

fn chosen(number: u8, usual: u8) -> u8 {
    if number == 0 { usual } else { number }
}

fn within(option: &'static str, number: u8, least: u8, most: u8) -> Result<(), Refusal> {
    if (least..=most).contains(&number) {
        return Ok(());
    }
    let line = Line::new("demons-refusal-range").term("option", format!("demons-option-{option}"));
    Err(Refusal(line.number("least", least).number("most", most)))
}

/// The seat that is given the beginner's candle.
fn newcomer(guests: &PerSeat<Entrant>, options: &Options) -> Option<Seat> {
    let new = |guest: &Entrant| guest.first_time && !guest.is_robot();
    let wanted = options.beginners_candle == Beginners::Newcomer;
    guests.iter().find(|(_, guest)| wanted && new(guest)).map(|(seat, _)| seat)
}
