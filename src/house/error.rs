//! Why the house could not do what it was asked: never the player's fault, or else it would be a refusal.

use crate::engine::Refusal;
use crate::store::{AppendError, StoreError};
use crate::table::{Broken, TableCode};

use super::panics::Panic;

#[derive(Debug, thiserror::Error)]
pub enum HouseError {
    #[error("there is no table {0}")]
    NoTable(TableCode),
    #[error("table {0} has not been dealt yet")]
    NotDealt(TableCode),
    #[error("table {0} was dealt already")]
    Dealt(TableCode),
    #[error("no game is called `{0}`")]
    NoGame(String),
    #[error("this program does not have edition {edition} of `{game}`")]
    NoEdition { game: String, edition: u32 },
    #[error("{0}")]
    Refused(Refusal),
    /// The log of a table cannot be folded. That table rests; the others play on.
    #[error("the log is broken at {0}")]
    Broken(Broken),
    /// Its rules panicked. It was counted; the others play on.
    #[error("table {code} {panic}")]
    Panicked { code: TableCode, panic: Panic },
    #[error(transparent)]
    Store(StoreError),
    #[error("the house is too busy just now")]
    Busy,
    #[error("the file cannot be taken: {0}")]
    File(String),
}

impl From<StoreError> for HouseError {
    fn from(error: StoreError) -> HouseError {
        match error {
            StoreError::Shut(broken) => HouseError::Broken(broken),
            error => HouseError::Store(error),
        }
    }
}

impl HouseError {
    /// Is this one table's own trouble, which no second try mends? The others play on.
    pub fn is_of_one_table(&self) -> bool {
        matches!(self, HouseError::Broken(_) | HouseError::NoEdition { .. } | HouseError::Panicked { .. })
    }
}

impl From<AppendError> for HouseError {
    fn from(error: AppendError) -> HouseError {
        match error {
            AppendError::Taken | AppendError::Overloaded => HouseError::Busy,
            AppendError::Unavailable(why) => HouseError::Store(StoreError::Unavailable(why)),
        }
    }
}
