//! Words in human languages: what the house and its games say, and how a reader's language writes dates, numbers and
//! lists.
//!
//! A [`Catalogue`] holds every text. A [`Voice`] speaks one language to one table: it turns the rules' [`Line`]s into
//! sentences and hands templates the house's own. No rule and no SQL enters here, and nothing here knows the time.
//!
//! [`Line`]: crate::engine::Line

pub mod language;

pub mod names;

pub mod numbers;

pub mod lists;

pub mod catalogue;

pub mod voice;

pub mod dates;

pub mod duty;

pub mod sheet;

pub use catalogue::Catalogue;
pub use dates::Calendar;
pub use language::Language;
pub use names::Names;
pub use sheet::{Pace, Sheet, Told, When};
pub use voice::{Phrase, Voice};
