//! Forks: where a game comes from, which games came of it, and a finished game's replay that opens a new table at that
//! moment.

use crate::engine::Seat;
use crate::house::House;
use crate::store::{ForkedTable, TableRow};
use crate::table::{Fork, Seq};
use crate::web::lobby::open::begin_at_once;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};

/// The tables before and after one.
#[derive(Debug, Default)]
pub struct Forks {
    pub from: Option<Fork>,
    pub tables: Vec<ForkedTable>,
}

impl Forks {
    /// Only a finished game is forked.
    pub fn of(house: &House, row: &TableRow, is_over: bool) -> Result<Forks, Problem> {
        Ok(Forks {
            from: house.store.fork(row.id)?,
            tables: if is_over { house.store.forks(row.id)? } else { Vec::new() },
        })
    }
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["seq", "seat", "others"])?;
    let table = visit.code()?.clone();
    let seq: u32 = visit.form.get("seq").parse().map_err(|_| Problem::BadRequest)?;
    let eyes: Seat = visit.form.get("seat").parse().map_err(|()| Problem::BadRequest)?;
    let with_robots = match visit.form.get("others") {
        "robots" => true,
        "people" => false,
        _ => return Err(Problem::BadRequest),
    };
    let host = visit.player_or_guest(None).await?;
    if !visit.site.limits.tables.allows(&host.id) {
        return Err(Problem::TooOften);
    }
    let robots = if with_robots { Seat::MOST } else { 0 };
    let fork = Fork { table, seq: Seq(seq), eyes };
    match visit.site.house.fork(&host, &fork, robots).await? {
        Some(code) if with_robots => begin_at_once(visit, &code).await,
        Some(code) => go(&format!("/lobby/{code}")),
        None => Err(Problem::Forbidden),
    }
}
