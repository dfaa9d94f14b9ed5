//! Choices: name, language, zone, theme, pictures or words.

use std::sync::LazyLock;

use actix_web::http::StatusCode;
use askama::Template;
use jiff::tz::TimeZone;

use crate::people::{Pictures, Player, PlayerName, Theme};
use crate::store::{Choices, Named};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};
use crate::words::Language;

/// Zones people live in, in the order of the alphabet.
static ZONES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let regions = [
        "Africa/",
        "America/",
        "Antarctica/",
        "Arctic/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    ];
    let mut zones: Vec<String> = jiff::tz::db().available().map(|zone| zone.to_string()).collect();
    zones.retain(|zone| regions.iter().any(|region| zone.starts_with(region)));
    zones.sort();
    zones.dedup();
    zones.insert(0, "UTC".into());
    zones
});

#[derive(Template)]
#[template(path = "account/settings.html")]
struct SettingsPage<'p> {
    page: &'p Page,
    name: Field,
    language: String,
    zone: Field,
    theme: Theme,
    pictures: Pictures,
    zones: &'static [String],
}

impl<'p> SettingsPage<'p> {
    fn of(page: &'p Page, player: &Player) -> SettingsPage<'p> {
        SettingsPage {
            page,
            name: Field::new(&player.name),
            language: player.language.clone().unwrap_or_default(),
            zone: Field::new(&player.zone),
            theme: player.theme,
            pictures: player.pictures,
            zones: &ZONES,
        }
    }
}

pub async fn form(visit: &mut Visit) -> Response {
    show(&SettingsPage::of(&visit.page, visit.player()?))
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["name", "language", "zone", "theme", "pictures"])?;
    let player = visit.player()?.clone();
    let typed = |field: &str| visit.form.get(field).to_owned();
    let mut page = SettingsPage {
        page: &visit.page,
        name: Field::new(typed("name")),
        language: typed("language"),
        zone: Field::new(typed("zone")),
        theme: Theme::read(&typed("theme")).ok_or(Problem::BadRequest)?,
        pictures: Pictures::read(&typed("pictures")).ok_or(Problem::BadRequest)?,
        zones: &ZONES,
    };
    let language = match page.language.as_str() {
        "" => None,
        tag => Some(tag.parse::<Language>().map_err(|_| Problem::BadRequest)?.tag().to_owned()),
    };
    if page.zone.value != "UTC" && TimeZone::get(&page.zone.value).is_err() {
        page.zone = page.zone.clone().refused(visit.page.text("zone-wrong"));
    }
    let name = match PlayerName::read(&page.name.value) {
        // A name the house gave may be kept, whatever word it begins with.
        _ if page.name.value == player.name => Some(PlayerName::kept(&player.name)),
        Ok(name) => Some(name),
        Err(why) => {
            page.name = page.name.clone().refused(visit.page.text(why.message()));
            None
        }
    };
    let (Some(name), true) = (name, page.zone.is_fine()) else {
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
    };
    let choices = Choices { name, language, zone: page.zone.value.clone(), theme: page.theme, pictures: page.pictures };
    if visit.site.house.store.choose(player.id, &choices).await? == Named::Taken {
        page.name = page.name.clone().refused(visit.page.text("name-taken"));
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
    }
    visit.site.sessions.forget(player.id);
    visit.flash("flash-saved");
    go("/settings")
}
