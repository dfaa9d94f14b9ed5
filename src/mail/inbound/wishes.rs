//! Commands that change more than a table: being away, one letter a day, no more letters.

use jiff::Timestamp as Moment;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;

use crate::house::{House, HouseError};
use crate::mail::seated::Reader;
use crate::people::{How, Topic};
use crate::table::{Away, Meanwhile, TableCode, Timestamp};
use crate::words::{Calendar, Language};

use super::company::meanwhile;
use super::days::{Day, Meant};
use super::judge::Did;

/// What is said about a wish: the id of a message, and the page where it can be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    pub says: &'static str,
    pub page: &'static str,
}

/// Where letters are chosen.
const CHOICES: &str = "/account/mail";

/// Where absences are announced.
pub const ABSENCES: &str = "/time";

/// An absence that was announced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Absent {
    pub away: Away,
    /// Tables that do not wait so long.
    pub too_short: Vec<TableCode>,
}

impl Absent {
    /// What is said of it.
    pub fn said(&self, calendar: &Calendar<'_>) -> Vec<String> {
        let voice = calendar.voice();
        // It ends with its last day, which is not the next one yet.
        let day = calendar.day(Timestamp(self.away.until.0 - 1));
        let mut said = vec![voice.text("post-away").word("day", day).term("choice", &meanwhile(self.away.choice))];
        if !self.too_short.is_empty() {
            let tables = voice.list(self.too_short.iter().map(ToString::to_string));
            said.push(voice.text("post-too-short").word("tables", tables).number("n", self.too_short.len()));
        }
        said.push(voice.text("post-away-change"));
        said.iter().map(ToString::to_string).collect()
    }
}

/// Something that was not clear enough to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskedBack {
    /// There is nothing to stop but letters.
    Stop,
    Day,
    /// A date that reads as one day or as the other, by the end of each.
    WhichDay(Timestamp, Timestamp),
    /// More words than any answer has.
    TooLong,
    /// So much was said within the hour that the others would drown in letters.
    TooOften,
}

impl AskedBack {
    /// What is said of it.
    pub fn said(&self, calendar: &Calendar<'_>) -> String {
        let text = |id: &str| calendar.voice().text(id);
        let day = |end: &Timestamp| calendar.day(Timestamp(end.0 - 1));
        let phrase = match self {
            AskedBack::Stop => text("post-stop-what"),
            AskedBack::Day => text("post-day-unclear"),
            AskedBack::WhichDay(first, second) => {
                text("post-which-day").word("first", day(first)).word("second", day(second))
            }
            AskedBack::TooLong => text("post-too-long"),
            AskedBack::TooOften => text("post-too-often"),
        };
        phrase.to_string()
    }
}

/// Away until the end of a day, at all tables.
pub async fn pause(house: &House, reader: &Reader, day: Option<Meant>, choice: Meanwhile) -> Result<Did, HouseError> {
    let player = reader.player.id;
    let end = |day: Day| end_of(day, &reader.zone(), house.now());
    let until = match day {
        None => return Ok(Did::AskedBack(AskedBack::Day)),
        Some(Meant::On(day)) => end(day),
        // In English `12/5` is either, depending on where somebody learned it; elsewhere the day comes first.
        Some(Meant::Either { day_first, month_first }) => match (reader.language(), end(day_first), end(month_first)) {
            (Language::En, Some(first), Some(second)) => {
                return Ok(Did::AskedBack(AskedBack::WhichDay(first, second)));
            }
            (_, first, _) => first,
        },
    };
    if let Some(until) = until
        && house.away(player, until, choice).await?
    {
        let away = Away { until, choice };
        return Ok(Did::Absent(Absent { away, too_short: house.too_short(player, away)? }));
    }
    Ok(Did::Granted(Granted { says: "post-not-paused", page: ABSENCES }))
}

/// The end of a day on somebody's own clock. Without a year it is the next day of that name.
fn end_of(Day { day, month, year }: Day, zone: &TimeZone, now: Timestamp) -> Option<Timestamp> {
    let today = Moment::from_microsecond(now.0).ok()?.to_zoned(zone.clone()).date();
    let date = |year: i16| Date::new(year, month, day).ok();
    let date = match year {
        Some(year) => date(year)?,
        // The 29th of February may be eight years away.
        None => (0..9).filter_map(|years| date(today.year() + years)).find(|date| *date >= today)?,
    };
    let end = date.tomorrow().ok()?.to_zoned(zone.clone()).ok()?;
    Some(Timestamp(end.timestamp().as_microsecond()))
}

/// One letter a day, in the hour of this time.
pub async fn digest(house: &House, reader: &Reader, time: Time) -> Result<Granted, HouseError> {
    let mut mailing = house.store.mailing(reader.player.id)?;
    for topic in [Topic::Turn, Topic::Game, Topic::Talk] {
        mailing.set(topic, How::Digest);
    }
    mailing.digest_hour = time.hour().unsigned_abs();
    house.store.set_mailing(reader.player.id, mailing).await?;
    Ok(Granted { says: "post-digest", page: CHOICES })
}

/// Letters about a table, or none.
pub async fn letters(house: &House, reader: &Reader, table_id: i64, wanted: bool) -> Result<Granted, HouseError> {
    let is_usual = house.store.mailing(reader.player.id)?.how(Topic::Turn) != How::Never;
    let (how, says) = match (wanted, is_usual) {
        (false, _) => (Some(How::Never), "post-letters-off"),
        (true, true) => (None, "post-letters-on"),
        // Whoever gets no letters about any turn asks for those of this table.
        (true, false) => (Some(How::AtOnce), "post-letters-on"),
    };
    house.store.set_how_about(table_id, reader.player.id, how).await?;
    Ok(Granted { says, page: CHOICES })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_on_the_reader_s_own_clock() {
        let zone = TimeZone::get("America/Sao_Paulo").unwrap();
        let at = |text: &str| Timestamp(text.parse::<Moment>().unwrap().as_microsecond());
        let now = at("2026-11-16T12:00:00Z");
        let end = |day, month, year| end_of(Day { day, month, year }, &zone, now);
        assert_eq!(end(30, 11, None), Some(at("2026-12-01T03:00:00Z")));
        assert_eq!(end(16, 11, None), Some(at("2026-11-17T03:00:00Z")), "today is not past yet");
        assert_eq!(end(15, 11, None), Some(at("2027-11-16T03:00:00Z")));
        assert_eq!(end(29, 2, None), Some(at("2028-03-01T03:00:00Z")));
        assert_eq!(end(15, 11, Some(2026)), Some(at("2026-11-16T03:00:00Z")));
        assert_eq!(end(31, 2, None), None);
    }
}
