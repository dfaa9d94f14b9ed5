//! A table: seats, open questions, the log of entries, and whom to tell.
//!
//! Everything here is a pure function of what it is given; time arrives as a [`Timestamp`]. The result of anything
//! that happens at a table is one [`Change`], which the store appends in one transaction or not at all.

pub mod names;

pub mod away;

pub mod entry;

pub mod deadlines;

pub mod keeping;

pub mod rhythm;

pub mod pace;

pub mod header;

pub mod history;

pub mod standing;

pub mod live;

pub mod hold;

pub mod change;

pub mod order;

pub mod orders;

pub mod answer;

pub mod thinking;

pub mod fork;

pub mod late;

pub mod undo;

pub mod liveness;

pub mod verify;

pub mod portable;

pub use crate::bots::Level;
pub use answer::{Answer, Answered, Report, Via};
pub use away::{Away, Meanwhile};
pub use change::{Change, Notice, NoticeKind};
pub use deadlines::Deadlines;
pub use entry::{Actor, Cause, Entry, Hash};
pub use fork::Fork;
pub use header::{Commitment, Header};
pub use history::{Broken, History};
pub use live::Live;
pub use names::{Seq, TableCode, Timestamp};
pub use order::{Order, Until};
pub use pace::{Pace, PaceName, Span};
pub use rhythm::Rhythm;
pub use standing::{Seal, Standing};
