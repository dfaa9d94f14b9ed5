//! Your games: what waits for you first, then what you wait for, then what is over.

use std::cmp::Reverse;

use askama::Template;

use crate::engine::{Duty, Prompt};
use crate::house::HouseError;
use crate::mail::sitting;
use crate::store::{Played, Sitter};
use crate::table::TableCode;
use crate::words::Names;
use crate::words::sheet::outcome::winners;

use super::lobby::list::{OpenTable, in_short};
use super::page::Page;
use super::problem::Problem;
use super::site::Site;
use super::visit::{Response, Visit, go, show};

const MOST_ON: i64 = 500;
const MOST_OVER: i64 = 50;

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage<'p> {
    page: &'p Page,
    asked: Vec<Shown>,
    waiting: Vec<Shown>,
    gathering: Vec<OpenTable>,
    over: Vec<Shown>,
}

/// A game in a list.
pub struct Shown {
    pub played: Played,
    pub others: String,
    /// The duty, or whom the game waits for, or how it ended.
    pub headline: String,
    pub duty: &'static str,
}

/// Names for the seats of a table, as this reader should see them.
pub fn names(page: &Page, sitters: &[Sitter], seats: u8) -> Names {
    sitting::names(&page.voice(), sitters, seats)
}

pub async fn list(visit: &mut Visit) -> Response {
    let me = visit.player()?.id;
    let store = &visit.site.house.store;
    let shown = |played: Vec<Played>| -> Result<Vec<Shown>, Problem> {
        played.into_iter().map(|played| shown(&visit.site, &visit.page, played)).collect()
    };
    let (mut asked, mut waiting): (Vec<_>, Vec<_>) = store
        .played(me, false, MOST_ON)?
        .into_iter()
        .partition(|played| played.duty.is_some_and(|duty| duty != Duty::Wait));
    // Whoever has least time left comes first; what may wait for ever comes last.
    asked.sort_by_key(|played| (played.duty, played.until.is_none(), played.until, played.since));
    waiting.sort_by_key(|played| played.since);
    let mut over = store.played(me, true, MOST_OVER)?;
    over.sort_by_key(|played| Reverse(played.finished_at));
    let gathering = in_short(visit, store.gatherings_of(me)?)?;
    show(&GamesPage {
        page: &visit.page,
        asked: shown(asked)?,
        waiting: shown(waiting)?,
        gathering,
        over: shown(over)?,
    })
}

/// A game as its list shows it. What a seat waits for is asked of the game itself: it knows what the seat may know.
pub fn shown(site: &Site, page: &Page, played: Played) -> Result<Shown, Problem> {
    let sitters = site.house.store.sitters(played.table_id)?;
    let seats = sitters.iter().map(|sitter| sitter.seat.index() as u8 + 1).max().unwrap_or(1);
    let names = names(page, &sitters, seats);
    let voice = page.voice_at(&names);
    let others =
        voice.list(sitters.iter().filter(|sitter| sitter.seat != played.seat).map(|sitter| voice.name(sitter.seat)));
    let (headline, duty) = match (&played.outcome, played.duty) {
        (Some(outcome), _) => (winners(&voice, outcome), "over"),
        (None, _) if played.finished_at.is_some() => (page.text("games-ended").to_string(), "over"),
        (None, Some(Duty::Lead)) => (page.text("duty-lead").to_string(), "lead"),
        (None, duty) => match waits_on(site, page, &played, &names) {
            (headline, Duty::Follow) if duty == Some(Duty::Follow) => (headline, "follow"),
            (headline, _) => (headline, "wait"),
        },
    };
    Ok(Shown { played, others, headline, duty })
}

/// What the player is to do there. Whoever has answered under seal waits, although the game still asks.
fn waits_on(site: &Site, page: &Page, played: &Played, names: &Names) -> (String, Duty) {
    // A list is not to fall with one of its games.
    let prompt = || {
        let live = site.house.table(&played.code)?;
        Ok::<_, HouseError>((live.prompt(played.seat), live.awaited_since()))
    };
    let asked = match site.house.rests(&played.code) {
        true => None,
        false => site.house.sheltered_now(&played.code, prompt).ok(),
    };
    let Some((asked, since)) = asked else {
        return (page.text("problem-resting").to_string(), Duty::Wait);
    };
    // What counts is since when the others have been asked, not since when the reader waits.
    let since = page.since(&since);
    let duty = asked.duty();
    let headline = match asked {
        Prompt::Wait(wait) => page
            .text("duty-wait-since")
            .word("who", page.voice_at(names).seats(wait.on))
            .word("since", since)
            .to_string(),
        Prompt::Lead(_) => page.text("duty-lead").to_string(),
        Prompt::Follow(_) => page.text("duty-follow").to_string(),
    };
    (headline, duty)
}

/// The next game that waits for the visitor: after the one they come from, round and round.
pub async fn next(visit: &mut Visit) -> Response {
    let waits = &visit.page.waits();
    let after: Option<TableCode> = visit.query("after").and_then(|code| code.parse().ok());
    let place = after.and_then(|code| waits.iter().position(|waiting| waiting.code == code));
    let next = place.map_or(0, |place| place + 1);
    match waits.get(next).or(waits.first()) {
        Some(waiting) => go(&format!("/t/{}", waiting.code)),
        None => go("/games"),
    }
}
