//! The record of a game: who played, how it ended, and everything that happened, on one page that prints well.

use askama::Template;

use crate::engine::Seat;
use crate::store::Sitter;
use crate::table::Seq;
use crate::web::draw::Pen;
use crate::web::draw::icon::Html;
use crate::web::draw::log::{log, undone};
use crate::web::draw::score::score;
use crate::web::games;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, show as show_page};
use crate::words::dates::Calendar;
use crate::words::{Voice, sheet};

use super::replay::Eyes;
use super::show::{cards, happened_to, icons};

pub async fn show(visit: &mut Visit) -> Response {
    visit.looks_back()?;
    let (house, page, code) = (&visit.site.house, &visit.page, visit.code()?);
    let row = house.store.table(code)?.ok_or(Problem::NotFound)?;
    let live = house.table(code)?;
    let eyes = Eyes::chosen(visit, &live, live.is_over());
    let entries = house.store.entries(row.id, Seq::OPENING)?;
    let happened = entries.iter().map(|entry| happened_to(&live, entry, eyes.viewer)).collect::<Result<Vec<_>, _>>()?;
    let sitters = house.store.sitters(row.id)?;
    let names = games::names(page, &sitters, live.seats());
    let calendar = Calendar::new(page.voice_at(&names), page.zone.clone());
    let voice = calendar.voice();
    let header = &live.table.header;
    let pen = Pen { voice: *voice, game: &header.game, icons: icons(), cards: cards(page) };
    show_page(&RecordPage {
        page,
        name: page.game_name(&header.game),
        game: &header.game,
        code: code.as_str(),
        players: Seat::all(live.seats()).map(|seat| players_of(voice, &sitters, seat)).collect(),
        begun: entries.first().map(|entry| calendar.long(entry.at)).unwrap_or_default(),
        ended: row.finished_at.map(|at| calendar.long(at)),
        eyes: sheet::eyes(voice, eyes.viewer),
        all: (live.is_over() && eyes.query().is_empty()).then_some("?as=all"),
        outcome: live.position.outcome().map(|outcome| score(&pen, &outcome)),
        log: log(&calendar, code, happened.iter(), &undone(&happened)),
    })
}

/// Who played a seat, one after the other.
fn players_of(voice: &Voice<'_>, sitters: &[Sitter], seat: Seat) -> String {
    let before = sitters.iter().filter(|sitter| sitter.seat == seat).flat_map(|sitter| &sitter.before);
    let mut names: Vec<String> = before.map(|one| voice.then(Seq(one.until.0.saturating_sub(1))).name(seat)).collect();
    names.push(voice.name(seat));
    names.join(" → ")
}

#[derive(Template)]
#[template(path = "record.html")]
struct RecordPage<'p> {
    page: &'p Page,
    name: String,
    game: &'p str,
    code: &'p str,
    players: Vec<String>,
    begun: String,
    ended: Option<String>,
    /// Through whose eyes it is told.
    eyes: String,
    /// How to see it with every card, where that may be and is not so already.
    all: Option<&'static str>,
    outcome: Option<Html>,
    log: Html,
}
