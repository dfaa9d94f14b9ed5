//! What any game is: the contract a game signs, and the values that pass between a game and the house.
//!
//! This room is pure. It has no clock, no entropy, no I/O, no floats and no sentences: time never enters,
//! luck arrives as [`Dice`], text leaves as [`Line`]s. `tests/tidy.rs` holds the walls.

pub mod worded;

pub mod seat;

pub mod line;

pub mod refusal;

pub mod dice;

pub mod ask;

pub mod slot;

pub mod play;

pub mod prompt;

pub mod map;

pub mod scene;

pub mod points;

pub mod outcome;

pub mod entrant;

pub mod game;

pub mod draft;

pub mod notation;

pub mod sketch;

pub mod ruleset;

pub mod sight;

pub mod judge;

pub mod scenario;

pub mod playout;

pub use ask::{Ask, Key, Kind, Lapse, Way};
pub use dice::{Dice, Stream};
pub use draft::Draft;
pub use entrant::{Entrant, Robot};
pub use game::{Game, Info, Onward, Setting, Values};
pub use judge::{Judge, Visitor};
pub use line::{Arg, Bearing, Line};
pub use map::Map;
pub use outcome::{Outcome, Side};
pub use play::Play;
pub use points::{Points, Sides, Talk, Tally};
pub use prompt::{Brief, Duty, Prompt, Window};
pub use refusal::Refusal;
pub use ruleset::{Facts, Position, Rules, Ruleset};
pub use scene::{Layout, Meter, On, Piece, Scene, Zone};
pub use seat::{For, PerSeat, Seat, SeatSet, Viewer};
pub use sight::{Sight, World};
pub use sketch::{BadSketch, Sketch};
pub use slot::{Choice, Slot, Take};
