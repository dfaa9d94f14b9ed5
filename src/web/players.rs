//! Players: what they play, how it went, and how soon they usually answer.

use askama::Template;

use crate::people::{Player, PlayerId};
use crate::store::Played;

use super::games::{Shown, shown};
use super::page::Page;
use super::problem::Problem;
use super::visit::{Answer, Visit, show};

/// Finished games that count for the figures.
const MOST: i64 = 100;

#[derive(Template)]
#[template(path = "player.html")]
struct PlayerPage<'p> {
    page: &'p Page,
    player: Player,
    is_me: bool,
    on: usize,
    finished: usize,
    won: usize,
    reply: Option<String>,
    over: Vec<Shown>,
}

pub async fn profile(visit: &mut Visit) -> Answer {
    let id = visit.part("player").parse().map(PlayerId).map_err(|_| Problem::NotFound)?;
    let store = &visit.site.house.store;
    let player = store.player(id)?.ok_or(Problem::NotFound)?;
    let over = store.played(id, true, MOST)?;
    let won = over.iter().filter(|played| has_won(played)).count();
    let on = store.played(id, false, MOST)?.len();
    // While a game is on, when a seat really answered may be its secret.
    let mut times = Vec::new();
    for played in over.iter().take(20) {
        times.extend(store.reply_times(played.table_id, played.seat)?);
    }
    times.sort_unstable();
    let reply = times.get(times.len() / 2).map(|time| about(&visit.page, *time));
    let is_me = visit.page.who.as_ref().is_some_and(|me| me.id == id);
    let finished = over.len();
    let over = over.into_iter().take(20).map(|played| shown(&visit.site, &visit.page, played));
    let over = over.collect::<Result<Vec<_>, _>>()?;
    show(&PlayerPage { page: &visit.page, player, is_me, on, finished, won, reply, over })
}

fn has_won(played: &Played) -> bool {
    played.outcome.as_ref().is_some_and(|outcome| outcome.winners().has(played.seat))
}

/// A time in words, no finer than it matters.
fn about(page: &Page, micros: i64) -> String {
    let minutes = micros / 60_000_000;
    match minutes {
        0 => page.text("player-reply-at-once").to_string(),
        1..60 => page.text("player-reply-minutes").number("n", minutes).to_string(),
        60..2_880 => page.text("player-reply-hours").number("n", (minutes + 30) / 60).to_string(),
        _ => page.text("player-reply-days").number("n", (minutes + 720) / 1_440).to_string(),
    }
}
