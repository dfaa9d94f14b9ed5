//! The front page: what this is, and how to play at once; and the choice of a language.

use std::ops::Range;

use askama::Template;

use crate::engine::Info;

use super::lobby::open::levels;
use super::page::Page;
use super::problem::Problem;
use super::session;
use super::visit::{Response, Visit, go, local_path, show};
use crate::table::Level;
use crate::words::Language;

#[derive(Template)]
#[template(path = "front.html")]
struct FrontPage<'p> {
    page: &'p Page,
    games: Vec<&'static Info>,
}

impl FrontPage<'_> {
    /// How long a game is, or how a turn of it feels.
    fn length(&self, game: &Info) -> String {
        self.page.text(&format!("{}-length", game.slug)).to_string()
    }

    /// With how many robots one person can play it.
    fn robots(&self, game: &Info) -> Range<u8> {
        game.least_seats - 1..game.most_seats
    }

    /// How well they can play: word, text, and whether it is the usual way.
    fn levels(&self) -> Vec<(&'static str, String, bool)> {
        levels(self.page, Level::default())
    }

    /// Two make a lively table, where it has so many seats.
    fn usual_robots(&self, game: &Info) -> u8 {
        2.clamp(game.least_seats - 1, game.most_seats - 1)
    }
}

pub async fn front(visit: &mut Visit) -> Response {
    let games = visit.site.house.games.iter().map(|game| game.info()).collect();
    show(&FrontPage { page: &visit.page, games })
}

/// Remembers a language: with the player, or in a cookie for somebody unknown.
pub async fn language(visit: &mut Visit) -> Response {
    visit.form.only(&["language", "back"])?;
    let language: Language = visit.form.get("language").parse().map_err(|_| Problem::BadRequest)?;
    if let Some(player) = &visit.page.who {
        visit.site.house.store.set_language(player.id, language.tag()).await?;
        visit.site.sessions.forget(player.id);
    }
    let age = actix_web::cookie::time::Duration::days(365);
    visit.set_cookie(session::cookie(&visit.site.config, "language", language.tag(), Some(age)));
    go(local_path(visit.form.get("back")))
}
