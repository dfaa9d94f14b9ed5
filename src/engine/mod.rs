//! What any game is: the contract a game signs, and the values that pass between a game and the house.
//!
//! This room is pure. It has no clock, no entropy, no I/O, no floats and no sentences: time never enters,
//! luck arrives as [`Dice`], text leaves as [`Line`]s. `tests/tidy.rs` holds the walls.

pub mod seat;

pub mod line;

pub mod refusal;

pub mod dice;

pub mod prompt;

pub mod scene;

pub mod outcome;

pub mod game;

pub mod draft;

pub mod notation;

pub mod sketch;

pub mod ruleset;

pub mod scenario;

pub mod playout;

pub use dice::{Dice, Stream};
pub use draft::Draft;
pub use game::{Game, Guest, Info, Setting};
pub use line::{Arg, Line};
pub use outcome::{Outcome, Side};
pub use prompt::{Ask, Choice, Duty, Prompt, Slot, Take, Way};
pub use refusal::Refusal;
pub use ruleset::{Facts, Position, Rules, Ruleset};
pub use scene::{Layout, Meter, Piece, Scene, Zone};
pub use seat::{For, PerSeat, Seat, SeatSet, Viewer};
pub use sketch::{BadSketch, Sketch};
