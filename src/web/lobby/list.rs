//! The open tables.

use askama::Template;

use crate::engine::{Info, Setting, Values};
use crate::house::House;
use crate::store::Gathering;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, show};

const MOST: i64 = 100;

#[derive(Template)]
#[template(path = "lobby/list.html")]
struct LobbyPage<'p> {
    page: &'p Page,
    games: Vec<&'static Info>,
    own: Vec<OpenTable>,
    open: Vec<OpenTable>,
}

/// A table people gather round, in short.
pub struct OpenTable {
    pub gathering: Gathering,
    pub options: Vec<String>,
    pub taken: usize,
    pub names: Vec<String>,
}

impl OpenTable {
    pub fn free(&self) -> usize {
        usize::from(self.gathering.seats).saturating_sub(self.taken)
    }
}

pub async fn lobby(visit: &mut Visit) -> Response {
    let store = &visit.site.house.store;
    let me = visit.page.who.as_ref().map(|player| player.id);
    let own = match me {
        Some(me) => store.gatherings_of(me)?,
        None => Vec::new(),
    };
    let mut open = store.public_gatherings(MOST)?;
    open.retain(|gathering| !own.iter().any(|mine| mine.table_id == gathering.table_id));
    let games = visit.site.house.games.iter().map(|game| game.info()).collect();
    show(&LobbyPage { page: &visit.page, games, own: in_short(visit, own)?, open: in_short(visit, open)? })
}

pub fn in_short(visit: &Visit, gatherings: Vec<Gathering>) -> Result<Vec<OpenTable>, Problem> {
    let mut short = Vec::with_capacity(gatherings.len());
    for gathering in gatherings {
        let sitters = visit.site.house.store.sitters(gathering.table_id)?;
        short.push(OpenTable {
            options: options_told(&visit.page, &visit.site.house, &gathering.game, &gathering.options),
            taken: sitters.len(),
            names: sitters.iter().filter(|sitter| sitter.player.is_some()).map(|sitter| sitter.name.clone()).collect(),
            gathering,
        });
    }
    Ok(short)
}

/// Options that differ from the usual ones, in words: "Variant: long".
pub fn options_told(page: &Page, house: &House, game: &str, options: &str) -> Vec<String> {
    let Some(rules) = house.rules(game) else { return Vec::new() };
    let chosen: serde_json::Value = serde_json::from_str(options).unwrap_or_default();
    let told = rules.info().settings.iter().filter_map(|setting| {
        let value = word_of(chosen.get(setting.id)?);
        (value != setting.values.usual()).then(|| {
            let title = page.text(&format!("{game}-option-{}", setting.id));
            let value = value_told(page, game, setting, &value);
            format!("{title}: {value}")
        })
    });
    told.collect()
}

/// A value as people read it: a word has a message, a number is itself.
pub fn value_told(page: &Page, game: &str, setting: &Setting, value: &str) -> String {
    match setting.values {
        Values::Words(_) => page.text(&format!("{game}-option-{}-{value}", setting.id)).to_string(),
        Values::Range { .. } => value.to_owned(),
    }
}

/// The word of an option's value as settings list it.
pub fn word_of(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
