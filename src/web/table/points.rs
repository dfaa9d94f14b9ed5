//! Everybody's points after each entry of a game. They are counted after each entry, so whoever leafs through a
//! game finds them as they were counted for the page before.

use std::sync::Arc;

use moka::sync::Cache;

use crate::engine::{Position, Seat, Viewer};
use crate::table::entry::Hash;
use crate::table::history::{Page, in_force};
use crate::table::{Broken, Live, Seq};
use crate::web::draw::chart::Series;

/// Points of all games together.
const MOST: u64 = 500_000;

/// The points of one game, as one viewer knows them.
pub struct Line {
    pub series: Vec<Series>,
    /// The entries in force, in order.
    steps: Vec<Seq>,
}

impl Line {
    /// The place of an entry among those in force.
    pub fn place(&self, seq: Seq) -> usize {
        self.steps.iter().rposition(|step| *step <= seq).unwrap_or(0)
    }
}

/// Lines that were drawn: by the latest entry's hash, which nothing else has, and the viewer.
pub struct Points(Cache<(Hash, Viewer), Arc<Line>>);

impl Default for Points {
    fn default() -> Points {
        let weigh = |_: &(Hash, Viewer), line: &Arc<Line>| {
            let points: usize = line.series.iter().map(|one| one.points.len()).sum();
            (points + line.steps.len() + 20) as u32
        };
        Points(Cache::builder().max_capacity(MOST).weigher(weigh).build())
    }
}

impl Points {
    /// The points of a table whose log is this.
    pub fn of(&self, live: &Live, viewer: Viewer, pages: impl IntoIterator<Item = Page>) -> Result<Arc<Line>, Broken> {
        if let Some(line) = self.0.get(&(live.head, viewer)) {
            return Ok(line);
        }
        // The log may have grown since the table was looked at.
        let pages = pages.into_iter().take(live.next.0 as usize);
        let line = Arc::new(draw(live, viewer, in_force(pages)?)?);
        self.0.insert((live.head, viewer), Arc::clone(&line));
        Ok(line)
    }
}

fn draw(live: &Live, viewer: Viewer, pages: Vec<Page>) -> Result<Line, Broken> {
    let table = &live.table;
    let mut position = table.header.open(table.rules).map_err(|refusal| Broken::at(Seq::OPENING, refusal))?;
    let mut line = Line { series: Vec::new(), steps: pages.iter().map(|page| page.seq).collect() };
    let mut known = Vec::new();
    for (step, page) in pages.into_iter().enumerate() {
        position.fold(&page.facts).map_err(|bad| Broken::at(page.seq, bad))?;
        // What is beside the game moves no points.
        if step == 0 || !page.cause.is_beside_the_game() {
            known = counted(&*position, viewer, live.seats());
        }
        for (seat, points) in &known {
            match line.series.iter_mut().find(|one| one.seat == *seat) {
                Some(one) => one.points.push((step, *points)),
                None => line.series.push(Series { seat: *seat, points: vec![(step, *points)] }),
            }
        }
    }
    Ok(line)
}

/// What the viewer may count for each player now; players of whom nothing can be counted are left out.
fn counted(position: &dyn Position, viewer: Viewer, seats: u8) -> Vec<(Seat, i64)> {
    let Some(tally) = position.points(viewer) else { return Vec::new() };
    Seat::all(seats).filter_map(|seat| Some((seat, tally[seat].known?))).collect()
}
