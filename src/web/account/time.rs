//! A player's time: the night, the days off, and absences.

use actix_web::http::StatusCode;
use askama::Template;
use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;

use crate::house::absence::LONGEST;
use crate::store::Absence;
use crate::table::rhythm::{DaysOff, Night};
use crate::table::{Meanwhile, Rhythm, Span, Timestamp};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

/// The days as forms and texts name them.
const DAYS: [(&str, Weekday); 7] = [
    ("mon", Weekday::Monday),
    ("tue", Weekday::Tuesday),
    ("wed", Weekday::Wednesday),
    ("thu", Weekday::Thursday),
    ("fri", Weekday::Friday),
    ("sat", Weekday::Saturday),
    ("sun", Weekday::Sunday),
];

#[derive(Template)]
#[template(path = "account/time.html")]
struct TimePage<'p> {
    page: &'p Page,
    zone: String,
    from: Field,
    to: Field,
    /// Word, name, and whether it is kept free.
    days: Vec<(&'static str, String, bool)>,
    days_error: Option<String>,
    absence: Option<Absence>,
    back: Field,
    choice: Meanwhile,
}

impl<'p> TimePage<'p> {
    fn of(visit: &'p Visit) -> Result<TimePage<'p>, Problem> {
        let (page, player) = (&visit.page, visit.player()?);
        let rhythm = visit.site.house.store.rhythm(player.id)?;
        let absence = visit.site.house.store.absence(player.id)?;
        let night = rhythm.night.map(|night| night.to_string()).unwrap_or_default();
        let (from, to) = night.split_once('-').unwrap_or_default();
        let Rhythm { days_off, .. } = rhythm;
        Ok(TimePage {
            page,
            zone: player.zone.clone(),
            from: Field::new(from),
            to: Field::new(to),
            days: days(page, |day| days_off.has(day)),
            days_error: None,
            back: Field::default(),
            choice: absence.map_or(Meanwhile::Pause, |absence| absence.away.choice),
            absence,
        })
    }
}

fn days(page: &Page, is_off: impl Fn(Weekday) -> bool) -> Vec<(&'static str, String, bool)> {
    DAYS.iter().map(|(word, day)| (*word, page.text(&format!("day-{word}")).to_string(), is_off(*day))).collect()
}

pub async fn form(visit: &mut Visit) -> Response {
    show(&TimePage::of(visit)?)
}

/// Night and days off.
pub async fn save(visit: &mut Visit) -> Response {
    let form = &visit.form;
    let known: Vec<&str> = ["from", "to"].into_iter().chain(DAYS.iter().map(|(word, _)| *word)).collect();
    form.only(&known)?;
    let (from, to) = (form.get("from").to_owned(), form.get("to").to_owned());
    let night = match (from.as_str(), to.as_str()) {
        ("", "") => Ok(None),
        (from, to) => format!("{from}-{to}").parse::<Night>().map(Some),
    };
    let is_off = |day: Weekday| DAYS.iter().any(|(word, known)| *known == day && form.get(word) == "yes");
    let days_off = DaysOff::new(DAYS.iter().map(|(_, day)| *day).filter(|day| is_off(*day)));
    let (Ok(night), Some(days_off)) = (night, days_off) else {
        let mut page = TimePage::of(visit)?;
        (page.from, page.to) = (Field::new(from), Field::new(to));
        if night.is_err() {
            page.from = page.from.refused(visit.page.text("time-wrong"));
        }
        page.days = days(&visit.page, is_off);
        page.days_error = days_off.is_none().then(|| visit.page.text("time-days-all").to_string());
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
    };
    visit.site.house.store.set_rhythm(visit.player()?.id, night, days_off).await?;
    visit.flash("flash-rhythm");
    go("/time")
}

/// When the day of a date field begins where somebody lives.
fn morning(typed: &str, zone: &str, now: Timestamp) -> Option<Timestamp> {
    let date: Date = typed.trim().parse().ok()?;
    let begins = TimeZone::get(zone).unwrap_or(TimeZone::UTC).to_zoned(date.to_datetime(Default::default())).ok()?;
    let begins = Timestamp(begins.timestamp().as_microsecond());
    (begins > now && Span::between(now, begins) <= LONGEST).then_some(begins)
}

pub async fn away(visit: &mut Visit) -> Response {
    visit.form.only(&["back", "choice"])?;
    let (typed, player) = (visit.form.get("back").to_owned(), visit.player()?.clone());
    let choice = Meanwhile::read(visit.form.get("choice")).ok_or(Problem::BadRequest)?;
    match morning(&typed, &player.zone, visit.page.now) {
        Some(until) => {
            visit.site.house.away(player.id, until, choice).await?;
            visit.flash("flash-away");
            go("/time")
        }
        None => {
            let mut page = TimePage::of(visit)?;
            page.back = Field::new(typed).refused(visit.page.text("away-wrong"));
            page.choice = choice;
            show_as(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
    }
}

pub async fn back(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    if visit.site.house.back(visit.player()?.id).await? {
        visit.flash("flash-back");
    }
    go("/time")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_ends_on_a_day_to_come() {
        let now = Timestamp("2026-11-16T12:00:00Z".parse::<jiff::Timestamp>().unwrap().as_microsecond());
        let begins = |typed: &str, zone: &str| {
            morning(typed, zone, now).map(|at| jiff::Timestamp::from_microsecond(at.0).unwrap().to_string())
        };
        assert_eq!(begins("2026-12-03", "Europe/Paris").as_deref(), Some("2026-12-02T23:00:00Z"));
        assert_eq!(begins("2026-11-17", "UTC").as_deref(), Some("2026-11-17T00:00:00Z"));
        for wrong in ["2026-11-16", "2020-01-01", "2028-01-01", "", "soon"] {
            assert_eq!(begins(wrong, "UTC"), None, "{wrong}");
        }
    }
}
