//! Playing on: a finished game's replay opens a new table at that moment.

use crate::engine::Seat;
use crate::table::{Lineage, Seq};
use crate::web::lobby::open::begin_at_once;
use crate::web::problem::Problem;
use crate::web::visit::{Answer, Visit, go};

pub async fn submit(visit: &mut Visit) -> Answer {
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
    let lineage = Lineage { table, seq: Seq(seq), eyes };
    match visit.site.house.play_on(&host, &lineage, robots).await? {
        Some(code) if with_robots => begin_at_once(visit, &code).await,
        Some(code) => go(&format!("/lobby/{code}")),
        None => Err(Problem::Forbidden),
    }
}
