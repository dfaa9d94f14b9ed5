//! Letters: their words, and who carries them.
//!
//! The house writes rows; here a row becomes a letter in its reader's language, and a carrier takes it away.

pub mod marks;

pub mod choices;

pub mod sitting;

pub mod letter;

pub mod folder;

pub mod inbound;

pub use folder::Folder;
pub use inbound::Inbox;
pub use letter::{Desk, Letter};
pub use marks::{Bound, Door};
