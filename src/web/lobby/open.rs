//! Opening a table: which game, which variant, how many chairs, who may join.

use actix_web::http::StatusCode;
use askama::Template;
use serde_json::{Map, Value};

use crate::engine::{Info, Ruleset, Seat, Values};
use crate::house::HouseError;
use crate::house::lobby::Opening;
use crate::people::PlayerName;
use crate::store::{Empty, Joining};
use crate::table::{Level, PaceName};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

use super::list::value_told;

#[derive(Template)]
#[template(path = "lobby/open.html")]
struct OpenPage<'p> {
    page: &'p Page,
    info: &'static Info,
    settings: Vec<Shown>,
    seats: Field,
    robots: Field,
    level: Level,
    joining: Joining,
    /// None: no deadlines.
    pace: Option<PaceName>,
    name: Field,
    refusal: Option<String>,
}

impl OpenPage<'_> {
    /// The paces to choose from: word, text, and whether it is the one.
    fn paces(&self) -> Vec<(&'static str, String, bool)> {
        let offered = PaceName::ALL.iter().copied().map(Some).chain([None]);
        let shown =
            |pace: Option<PaceName>| (pace.map_or("none", PaceName::word), self.page.pace(&pace), pace == self.pace);
        offered.map(shown).collect()
    }
}

/// A setting with what was chosen.
struct Shown {
    id: &'static str,
    title: String,
    holds: Holds,
}

/// How it is chosen.
enum Holds {
    /// From a list: value, text, and whether it is the one.
    List(Vec<(String, String, bool)>),
    /// By typing a number between these.
    Number { least: i32, most: i32, typed: String },
}

/// A list longer than this is a wall; a number is typed instead.
const MOST_LISTED: i32 = 6;

/// Words as the game lists them, numbers in their order.
fn offered(values: &Values) -> Vec<String> {
    match *values {
        Values::Words(_) => values.all(),
        Values::Range { least, most, .. } => (least..=most).map(|number| number.to_string()).collect(),
    }
}

fn rules(visit: &Visit, slug: &str) -> Result<&'static dyn Ruleset, Problem> {
    visit.site.house.rules(slug).ok_or(Problem::NotFound)
}

fn settings(page: &Page, info: &'static Info, chosen: impl Fn(&str) -> Option<String>) -> Vec<Shown> {
    // Where there is nothing to choose, nothing is asked.
    let shown = info.settings.iter().filter(|setting| setting.values.is_choice()).map(|setting| {
        let picked = chosen(setting.id).filter(|value| setting.values.offers(value));
        let picked = picked.unwrap_or_else(|| setting.values.usual());
        let slug = info.slug;
        let title = page.text(&format!("{slug}-option-{}", setting.id)).to_string();
        let holds = match setting.values {
            Values::Range { least, most, .. } if most - least >= MOST_LISTED => {
                Holds::Number { least, most, typed: picked }
            }
            _ => Holds::List(
                offered(&setting.values)
                    .into_iter()
                    .map(|value| {
                        let (text, is_picked) = (value_told(page, slug, setting, &value), value == picked);
                        (value, text, is_picked)
                    })
                    .collect(),
            ),
        };
        Shown { id: setting.id, title, holds }
    });
    shown.collect()
}

pub async fn form(visit: &mut Visit) -> Response {
    let info = rules(visit, visit.part("game"))?.info();
    show(&OpenPage {
        page: &visit.page,
        info,
        settings: settings(&visit.page, info, |_| None),
        seats: Field::new(info.most_seats.min(3).max(info.least_seats).to_string()),
        robots: Field::new("0"),
        level: Level::default(),
        joining: Joining::Link,
        pace: Some(PaceName::ALL[0]),
        name: Field::default(),
        refusal: None,
    })
}

/// A number from a field, within bounds.
fn number(visit: &Visit, field: &str, least: u8, most: u8) -> (Field, Option<u8>) {
    let typed = Field::new(visit.form.get(field));
    match typed.value.trim().parse::<u8>() {
        Ok(number) if (least..=most).contains(&number) => (typed, Some(number)),
        _ => {
            let why = visit.page.text("open-number").number("least", least).number("most", most);
            (typed.refused(why), None)
        }
    }
}

/// The game's options as JSON, from the usual ones and what was chosen; or which number is out of bounds, in words.
fn options(visit: &Visit, rules: &dyn Ruleset) -> Result<Result<String, String>, Problem> {
    let mut options: Map<String, Value> = serde_json::from_str(&rules.usual_options()).unwrap_or_default();
    for setting in rules.info().settings {
        let chosen = visit.form.get(&format!("option-{}", setting.id));
        if chosen.is_empty() {
            continue;
        }
        if !setting.values.offers(chosen) {
            let Values::Range { least, most, .. } = setting.values else { return Err(Problem::BadRequest) };
            let title = visit.page.text(&format!("{}-option-{}", rules.info().slug, setting.id));
            let why = visit.page.text("open-number").number("least", least).number("most", most);
            return Ok(Err(format!("{title}: {why}")));
        }
        // Values that are numbers or yes and no in the options are words on the page.
        let value = match options.get(setting.id) {
            Some(Value::String(_)) | None => Value::from(chosen),
            Some(_) => serde_json::from_str(chosen).unwrap_or_else(|_| Value::from(chosen)),
        };
        options.insert(setting.id.to_owned(), value);
    }
    Ok(Ok(Value::Object(options).to_string()))
}

/// How well the robots are to play; the usual way if nobody chose.
fn level(visit: &Visit) -> Result<Level, Problem> {
    match visit.form.get("level") {
        "" => Ok(Level::default()),
        word => Level::find(word).filter(|level| Level::OFFERED.contains(level)).ok_or(Problem::BadRequest),
    }
}

/// The levels to choose from: word, text, and whether it is the one.
pub(in crate::web) fn levels(page: &Page, chosen: Level) -> Vec<(&'static str, String, bool)> {
    let told = |level: Level| match level {
        Level::Easy => "level-easy",
        Level::Hard => "level-hard",
        _ => "level-normal",
    };
    let shown = |level: Level| (level.word(), page.text(told(level)).to_string(), level == chosen);
    Level::OFFERED.map(shown).to_vec()
}

/// The name a newcomer gave; nothing typed is fine too.
pub fn wished_name(visit: &Visit) -> Result<Option<PlayerName>, Field> {
    let typed = visit.form.get("name").to_owned();
    if visit.page.who.is_some() || typed.trim().is_empty() {
        return Ok(None);
    }
    let refused = |why: &str| Field::new(typed.clone()).refused(visit.page.text(why));
    let name = PlayerName::read(&typed).map_err(|why| refused(why.message()))?;
    // If that cannot be asked now, whoever is admitted gets a number instead of somebody else's name.
    match visit.site.house.store.is_free(&name) {
        Ok(false) => Err(refused("name-taken")),
        Ok(true) | Err(_) => Ok(Some(name)),
    }
}

pub async fn submit(visit: &mut Visit) -> Response {
    let rules = rules(visit, visit.part("game"))?;
    let info = rules.info();
    let own: Vec<String> = info.settings.iter().map(|setting| format!("option-{}", setting.id)).collect();
    let known: Vec<&str> =
        own.iter().map(String::as_str).chain(["seats", "robots", "level", "joining", "pace", "name"]).collect();
    visit.form.only(&known)?;
    let (seats_field, seats) = number(visit, "seats", info.least_seats, info.most_seats);
    let (robots_field, robots) = number(visit, "robots", 0, seats.unwrap_or(info.most_seats) - 1);
    let level = level(visit)?;
    let joining = Joining::read(visit.form.get("joining")).ok_or(Problem::BadRequest)?;
    let pace = match visit.form.get("pace") {
        "none" => None,
        "" => Some(PaceName::ALL[0]),
        word => Some(PaceName::read(word).ok_or(Problem::BadRequest)?),
    };
    let name = wished_name(visit);
    let mut refusal = None;
    let options = options(visit, rules)?.map_err(|why| refusal = Some(why)).ok();
    if let (Some(seats), Some(robots), Ok(name), Some(options)) = (seats, robots, &name, options) {
        let pace = pace.map(PaceName::pace);
        let host_seat = Seat::new(0);
        let opening =
            Opening { game: info.slug.into(), options, seats, robots, level, joining, host_seat, pace, parent: None };
        let host = visit.player_or_guest(name.clone()).await?;
        if !visit.site.limits.tables.allows(&host.id) {
            return Err(Problem::TooOften);
        }
        match visit.site.house.gather(&host, &opening).await {
            Ok(code) if robots + 1 == seats => return begin_at_once(visit, &code).await,
            Ok(code) => return go(&format!("/lobby/{code}")),
            Err(HouseError::Refused(why)) => refusal = Some(visit.page.voice().say(&why.0)),
            Err(error) => return Err(error.into()),
        }
    }
    let page = OpenPage {
        settings: settings(&visit.page, info, |id| Some(visit.form.get(&format!("option-{id}")).to_owned())),
        page: &visit.page,
        info,
        seats: seats_field,
        robots: robots_field,
        level,
        joining,
        pace,
        name: name.err().unwrap_or_else(|| Field::new(visit.form.get("name"))),
        refusal,
    };
    show_as(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// Nobody else is to come.
pub async fn begin_at_once(visit: &Visit, code: &crate::table::TableCode) -> Response {
    let gathering = visit.site.house.store.gathering(code)?.ok_or(Problem::NotFound)?;
    match visit.site.house.begin(&gathering, Empty::Removed).await? {
        Ok(()) => go(&format!("/t/{code}")),
        Err(_) => go(&format!("/lobby/{code}")),
    }
}

/// A game against robots, at once: the way in for somebody who just came by.
pub async fn play(visit: &mut Visit) -> Response {
    visit.form.only(&["game", "robots", "level"])?;
    let rules = rules(visit, visit.form.get("game"))?;
    let info = rules.info();
    let robots: u8 = visit.form.get("robots").parse().map_err(|_| Problem::BadRequest)?;
    let seats = robots.saturating_add(1);
    if !(info.least_seats..=info.most_seats).contains(&seats) {
        return Err(Problem::BadRequest);
    }
    let host = visit.player_or_guest(None).await?;
    if !visit.site.limits.tables.allows(&host.id) {
        return Err(Problem::TooOften);
    }
    let opening = Opening {
        game: info.slug.into(),
        options: rules.usual_options(),
        seats,
        robots,
        level: level(visit)?,
        joining: Joining::Link,
        host_seat: Seat::new(0),
        // Robots do not mind waiting.
        pace: None,
        parent: None,
    };
    match visit.site.house.gather(&host, &opening).await {
        Ok(code) => begin_at_once(visit, &code).await,
        Err(HouseError::Refused(_)) => Err(Problem::BadRequest),
        Err(error) => Err(error.into()),
    }
}
