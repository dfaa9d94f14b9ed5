//! What the operator looks over: tables, those that are stuck, letters, people. Nothing here shows a hand.

use askama::Template;

use crate::house::HouseError;
use crate::mail::stuck::StuckNotice;
use crate::people::Player;
use crate::store::{LetterRow, Overview};
use crate::table::{TableCode, Timestamp, liveness};

use super::page::Page;
use super::problem::Problem;
use super::visit::{Response, Visit, go, show};

const MOST: i64 = 200;
const TWO_WEEKS: i64 = 14 * 24 * 60 * 60 * 1_000_000;

#[derive(Template)]
#[template(path = "admin.html")]
struct AdminPage<'p> {
    page: &'p Page,
    stuck_tables: Vec<StuckTable>,
    tables: Vec<Overview>,
    notices: i64,
    /// Notices that nobody can make a letter of.
    stuck_notices: Vec<StuckNotice>,
    letters: Vec<LetterRow>,
    people: i64,
    players: Vec<Player>,
    /// Whom the operator looks for, by name or address.
    wanted: String,
    resting: Vec<TableCode>,
}

struct StuckTable {
    table: Overview,
    why: String,
}

pub async fn overview(visit: &mut Visit) -> Response {
    let house = &visit.site.house;
    let tables = house.store.overview(MOST)?;
    let mut stuck_tables = Vec::new();
    for table in tables.iter().filter(|table| table.is_dealt && table.finished_at.is_none()) {
        if let Some(why) = stuck_because(visit, table) {
            stuck_tables.push(StuckTable { table: table.clone(), why });
        }
    }
    let wanted = visit.query("who").unwrap_or_default();
    show(&AdminPage {
        resting: house.resting(),
        players: house.store.players(&wanted, MOST)?,
        wanted,
        page: &visit.page,
        stuck_tables,
        notices: house.store.count_notices()?,
        stuck_notices: visit.site.post.room.stuck.all(),
        letters: house.store.letters(50)?,
        people: house.store.count_players()?,
        tables,
    })
}

/// A table that rests may try again.
pub async fn wake(visit: &mut Visit) -> Response {
    visit.form.only(&["table"])?;
    let code = visit.form.get("table").parse().map_err(|_| Problem::BadRequest)?;
    visit.site.house.wake(&code).await?;
    visit.flash("flash-woken");
    go("/admin")
}

/// Why a game does not go on, if it does not.
fn stuck_because(visit: &Visit, table: &Overview) -> Option<String> {
    let page = &visit.page;
    let house = &visit.site.house;
    // It is listed among those that rest.
    if house.rests(&table.code) {
        return None;
    }
    match house.sheltered_now(&table.code, || Ok::<_, HouseError>(liveness::check(&*house.table(&table.code)?))) {
        Err(error) => return Some(page.text("admin-broken").word("why", error).to_string()),
        Ok(checked) => {
            let hangs = checked.err().filter(|why| *why != liveness::Stuck::Nobody);
            if let Some(why) = hangs {
                return Some(page.text("admin-hangs").word("why", why).to_string());
            }
        }
    }
    if table.asked == 0 {
        return Some(page.text("admin-nobody").to_string());
    }
    let quiet = table.last_at.unwrap_or(table.announced_at);
    (page.now.0 - quiet.0 > TWO_WEEKS)
        .then(|| page.text("admin-quiet").word("when", page.when(&Timestamp(quiet.0))).to_string())
}
