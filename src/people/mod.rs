//! Who somebody is: names, addresses, passwords, tokens and choices, as values that are right once they exist.
//!
//! Pure but for the randomness of tokens. No SQL, no HTTP, no clock.

pub mod token;

pub mod name;

pub mod address;

pub mod password;

pub mod player;

pub mod mailing;

pub use address::MailAddress;
pub use mailing::{How, Mailing, Topic};
pub use name::PlayerName;
pub use password::Password;
pub use player::{Pictures, Player, PlayerId, Role, Theme};
pub use token::{Digest, Key, Token};
