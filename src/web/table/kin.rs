//! Where a game comes from, and where it was played on.

use crate::house::House;
use crate::store::{PlayedOn, TableRow};
use crate::table::Lineage;
use crate::web::problem::Problem;

/// The tables next of kin to one.
#[derive(Debug, Default)]
pub struct Kin {
    pub lineage: Option<Lineage>,
    pub played_on: Vec<PlayedOn>,
}

impl Kin {
    /// Only a finished game is played on.
    pub fn of(house: &House, row: &TableRow, is_over: bool) -> Result<Kin, Problem> {
        Ok(Kin {
            lineage: house.store.lineage(row.id)?,
            played_on: if is_over { house.store.played_on(row.id)? } else { Vec::new() },
        })
    }
}
