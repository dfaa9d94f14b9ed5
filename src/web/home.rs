//! The front page: what this is, and how to play at once; and the choice of a language.

use askama::Template;

use crate::engine::Info;

use super::page::Page;
use super::problem::Problem;
use super::session;
use super::visit::{Answer, Visit, go, local_path, show};
use crate::words::Language;

#[derive(Template)]
#[template(path = "front.html")]
struct FrontPage<'p> {
    page: &'p Page,
    games: Vec<&'static Info>,
}

impl FrontPage<'_> {
    /// What a game is about, as its rules begin.
    fn about(&self, game: &Info) -> Option<String> {
        let id = format!("{}-rules-1-text", game.slug);
        self.page.knows(&id).then(|| self.page.text(&id).to_string())
    }
}

pub async fn front(visit: &mut Visit) -> Answer {
    let games = visit.site.house.games.iter().map(|game| game.info()).collect();
    show(&FrontPage { page: &visit.page, games })
}

/// Remembers a language: with the player, or in a cookie for somebody unknown.
pub async fn language(visit: &mut Visit) -> Answer {
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
