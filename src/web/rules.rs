//! The rules of each game in our own words, with a picture of every card and every symbol.

use askama::Template;

use crate::people::Pictures;

use super::draw::Pen;
use super::draw::icon::Html;
use super::draw::plate::specimen;
use super::page::Page;
use super::problem::Problem;
use super::table::show::{cards, icons};
use super::visit::{Response, Visit, show as show_page};

pub async fn list(visit: &mut Visit) -> Response {
    let games = visit.site.house.games.iter().map(|game| game.info());
    let games = games.map(|info| Listed {
        slug: info.slug,
        name: visit.page.game_name(info.slug),
        least: info.least_seats,
        most: info.most_seats,
    });
    show_page(&ListPage { page: &visit.page, games: games.collect() })
}

pub async fn show(visit: &mut Visit) -> Response {
    let game = visit.site.house.rules(visit.part("game")).ok_or(Problem::NotFound)?;
    let (page, info) = (&visit.page, game.info());
    let pen = Pen { voice: page.voice(), game: info.slug, icons: icons(), cards: cards(page) };
    let gallery = game.gallery();
    let gallery = gallery.iter().map(|piece| Specimen {
        id: format!("{}-{}", piece.kind, piece.face),
        drawn: specimen(&pen, piece),
        original: page.original(&piece.label.id),
    });
    show_page(&RulesPage {
        page,
        name: page.game_name(info.slug),
        slug: info.slug,
        least: info.least_seats,
        most: info.most_seats,
        parts: parts(visit, info.slug),
        legend: match page.pictures {
            Pictures::Drawn => {
                game.legend().iter().map(|(id, means)| (pen.ornament(id), page.text(means).to_string())).collect()
            }
            Pictures::Plain => Vec::new(),
        },
        gallery: gallery.collect(),
    })
}

/// The parts of the rules as the game numbers them: `<slug>-rules-<n>-title` and `<slug>-rules-<n>-text`.
fn parts(visit: &Visit, slug: &str) -> Vec<Part> {
    let id = |number: usize, what: &str| format!("{slug}-rules-{number}-{what}");
    let numbers = (1..).take_while(|number| visit.site.catalogue.knows(visit.page.language, &id(*number, "title")));
    let text = |id: String| visit.page.text(&id).to_string();
    numbers.map(|number| Part { title: text(id(number, "title")), text: text(id(number, "text")) }).collect()
}

struct Listed {
    slug: &'static str,
    name: String,
    least: u8,
    most: u8,
}

#[derive(Template)]
#[template(path = "rules/list.html")]
struct ListPage<'p> {
    page: &'p Page,
    games: Vec<Listed>,
}

struct Part {
    title: String,
    text: String,
}

struct Specimen {
    id: String,
    drawn: Html,
    /// As printed on the cards that most readers have seen, if it differs.
    original: Option<String>,
}

#[derive(Template)]
#[template(path = "rules/game.html")]
struct RulesPage<'p> {
    page: &'p Page,
    name: String,
    slug: &'static str,
    least: u8,
    most: u8,
    parts: Vec<Part>,
    /// Symbols and what they mean.
    legend: Vec<(Html, String)>,
    gallery: Vec<Specimen>,
}
