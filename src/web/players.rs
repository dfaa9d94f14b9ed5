//! Players: who is there, what they play, how it went, and how soon they usually answer.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use askama::Template;

use crate::people::{Player, PlayerId};
use crate::store::Played;

use super::games::{Shown, shown};
use super::page::Page;
use super::problem::Problem;
use super::visit::{Response, Visit, show};

/// Names on one page of the list.
const LISTED: i64 = 100;
/// Finished games that count for the figures.
const MOST: i64 = 500;
/// Finished games that are listed, and whose times count.
const LATEST: usize = 20;

#[derive(Template)]
#[template(path = "players.html")]
struct PlayersPage<'p> {
    page: &'p Page,
    wanted: String,
    members: Vec<(PlayerId, String, i64)>,
    is_full: bool,
}

pub async fn list(visit: &mut Visit) -> Response {
    let wanted = visit.query("name").unwrap_or_default();
    let members = visit.site.house.store.members(&wanted, LISTED)?;
    let is_full = members.len() as i64 == LISTED;
    show(&PlayersPage { page: &visit.page, wanted, members, is_full })
}

#[derive(Template)]
#[template(path = "player.html")]
struct PlayerPage<'p> {
    page: &'p Page,
    player: Player,
    is_me: bool,
    on: usize,
    /// Against people, then against robots: one says nothing about the other.
    results: [(&'static str, Vec<Tally>); 2],
    reply: Option<String>,
    over: Vec<Shown>,
}

/// How the finished games of one kind went.
struct Tally {
    game: String,
    finished: usize,
    won: usize,
}

pub async fn profile(visit: &mut Visit) -> Response {
    let id = visit.part("player").parse().map(PlayerId).map_err(|_| Problem::NotFound)?;
    let store = &visit.site.house.store;
    let player = store.player(id)?.ok_or(Problem::NotFound)?;
    let mut over = store.played(id, true, MOST)?;
    over.sort_by_key(|played| Reverse(played.finished_at));
    let on = store.played(id, false, MOST)?.len();
    // While a game is on, when a seat really answered may be its secret.
    let mut times = Vec::new();
    for played in over.iter().take(LATEST) {
        times.extend(store.reply_times(played.table_id, played.seat)?);
    }
    times.sort_unstable();
    let reply = times.get(times.len() / 2).map(|time| about(&visit.page, *time));
    let is_me = visit.page.who.as_ref().is_some_and(|me| me.id == id);
    let kept_apart = |robots: bool| results(&visit.page, over.iter().filter(|played| played.against_robots == robots));
    let results = [("player-against-people", kept_apart(false)), ("player-against-robots", kept_apart(true))];
    let over = over.into_iter().take(LATEST).map(|played| shown(&visit.site, &visit.page, played));
    let over = over.collect::<Result<Vec<_>, _>>()?;
    show(&PlayerPage { page: &visit.page, player, is_me, on, results, reply, over })
}

/// Finished games by kind, the most played first.
fn results<'p>(page: &Page, over: impl Iterator<Item = &'p Played>) -> Vec<Tally> {
    let mut by_game: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for played in over {
        let (finished, won) = by_game.entry(&played.game).or_default();
        *finished += 1;
        *won += usize::from(has_won(played));
    }
    let named = |(game, (finished, won)): (&str, (usize, usize))| Tally { game: page.game_name(game), finished, won };
    let mut results: Vec<Tally> = by_game.into_iter().map(named).collect();
    results.sort_by_key(|result| Reverse(result.finished));
    results
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
