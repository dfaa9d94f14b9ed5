//! Dates, times and durations in the reader's language and zone.
//!
//! Times are absolute and carry their weekday: a letter is read hours after it was written. The clock runs to 24 in
//! every language. Russian and French dates do not fit every sentence, so messages put them after a colon.

use std::sync::LazyLock;

use icu_datetime::fieldsets::zone::ExemplarCity;
use icu_datetime::fieldsets::{MD, MDE, YMD, YMDE};
use icu_datetime::input::{Date, TimeZone as NamedZone};
use icu_datetime::{DateTimeFormatter, NoCalendarFormatter};
use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp as Moment, Zoned};
use jiff_icu::ConvertFrom as _;

use crate::table::Timestamp;

use super::language::Language;
use super::voice::Voice;

/// Tells a reader when.
#[derive(Clone)]
pub struct Calendar<'c> {
    voice: Voice<'c>,
    zone: TimeZone,
}

impl<'c> Calendar<'c> {
    pub fn new(voice: Voice<'c>, zone: TimeZone) -> Calendar<'c> {
        Calendar { voice, zone }
    }

    pub fn voice(&self) -> &Voice<'c> {
        &self.voice
    }

    /// For what is near: `Thu 19 Nov 18:00`.
    pub fn short(&self, at: Timestamp) -> String {
        let at = self.local(at);
        let date = self.mended(&at, self.formats().weekday.format(&Date::convert_from(at.date())).to_string());
        self.voice.text("when-short").word("date", date).word("time", clock(&at)).to_string()
    }

    /// For a record: `Thursday, 19 November 2026 at 18:00`.
    pub fn long(&self, at: Timestamp) -> String {
        let at = self.local(at);
        let date = self.mended(&at, self.formats().whole.format(&Date::convert_from(at.date())).to_string());
        self.voice.text("when-long").word("date", date).word("time", clock(&at)).to_string()
    }

    /// A day alone: `19 November 2026`.
    pub fn day(&self, at: Timestamp) -> String {
        let at = self.local(at);
        self.mended(&at, self.formats().day.format(&Date::convert_from(at.date())).to_string())
    }

    /// A day of the coming year, within a sentence or a subject: `19 November`.
    pub fn date(&self, at: Timestamp) -> String {
        let at = self.local(at);
        self.mended(&at, self.formats().in_sentence.format(&Date::convert_from(at.date())).to_string())
    }

    /// The time of day alone: `18:00`.
    pub fn clock(&self, at: Timestamp) -> String {
        clock(&self.local(at))
    }

    /// `since Tuesday 18:05`; further back than the days of a week can tell apart, `since 19 November, 18:05`.
    pub fn since(&self, from: Timestamp, now: Timestamp) -> String {
        let (at, now) = (self.local(from), self.local(now));
        let days = at.date().duration_until(now.date()).as_hours() / 24;
        match days {
            0..7 => self.voice.text("when-since-day").word("day", weekday(&at)).word("time", clock(&at)).to_string(),
            _ => self.voice.text("when-since-date").word("date", self.date(from)).word("time", clock(&at)).to_string(),
        }
    }

    /// A deadline in a subject line: `until Thu 19 Nov 18:00`.
    pub fn until(&self, deadline: Timestamp) -> String {
        self.voice.text("when-until").word("when", self.short(deadline)).to_string()
    }

    /// A deadline on a page: `until Thu 19 Nov 18:00 (2 d)`.
    pub fn until_left(&self, deadline: Timestamp, now: Timestamp) -> String {
        format!("{} ({})", self.until(deadline), self.left(deadline, now))
    }

    /// A deadline in a letter, which may be read much later: `until Thu 19 Nov 18:00 (São Paulo)`.
    pub fn until_there(&self, deadline: Timestamp) -> String {
        format!("{} ({})", self.until(deadline), self.place())
    }

    /// How long until then, rounded down: `2 d`, `1 d 4 h`, `3 h 20 min`.
    pub fn left(&self, until: Timestamp, now: Timestamp) -> String {
        let left = SignedDuration::from_micros(until.0.saturating_sub(now.0));
        let (days, hours, minutes) = (left.as_hours() / 24, left.as_hours() % 24, left.as_mins() % 60);
        let text = |id| self.voice.text(id);
        let phrase = match (days, hours, minutes) {
            _ if left <= SignedDuration::ZERO => text("when-past"),
            (0, 0, 0) => text("when-under-a-minute"),
            (0, 0, _) => text("when-minutes").number("minutes", minutes),
            (0, _, 0) => text("when-hours").number("hours", hours),
            (0, ..) => text("when-hours-minutes").number("hours", hours).number("minutes", minutes),
            (1, 1.., _) => text("when-days-hours").number("days", days).number("hours", hours),
            _ => text("when-days").number("days", days),
        };
        phrase.to_string()
    }

    /// Where the reader's clock stands, by its city: `São Paulo`.
    pub fn place(&self) -> String {
        let named = NamedZone::convert_from(self.zone.clone());
        match self.zone.iana_name() {
            Some(name) if named.is_unknown() || !name.contains('/') || name.starts_with("Etc/") => name.to_owned(),
            Some(_) => self.formats().city.format(&named.without_offset()).to_string(),
            None => self.zone.to_fixed_offset().map_or_else(|_| "UTC".to_owned(), |offset| format!("UTC{offset}")),
        }
    }

    fn local(&self, at: Timestamp) -> Zoned {
        // The type allows instants far outside of any calendar; the nearest that exists will do.
        let at = Moment::from_microsecond(at.0).unwrap_or(if at.0 < 0 { Moment::MIN } else { Moment::MAX });
        at.to_zoned(self.zone.clone())
    }

    /// The first is the only ordinal among French days; the data has it as a plain number.
    fn mended(&self, at: &Zoned, date: String) -> String {
        if self.voice.language() != Language::Fr || at.day() != 1 {
            return date;
        }
        match date.strip_prefix("1 ") {
            Some(rest) => format!("1er {rest}"),
            None => date.replacen(" 1 ", " 1er ", 1),
        }
    }

    fn formats(&self) -> &'static Formats {
        &FORMATS[self.voice.language().index()]
    }
}

/// The patterns of one language.
struct Formats {
    weekday: DateTimeFormatter<MDE>,
    whole: DateTimeFormatter<YMDE>,
    day: DateTimeFormatter<YMD>,
    in_sentence: DateTimeFormatter<MD>,
    city: NoCalendarFormatter<ExemplarCity>,
}

static FORMATS: LazyLock<[Formats; 4]> = LazyLock::new(|| {
    const KNOWN: &str = "compiled data has our languages";
    Language::ALL.map(|language| {
        let locale = language.locale();
        Formats {
            weekday: DateTimeFormatter::try_new((&locale).into(), MDE::medium()).expect(KNOWN),
            whole: DateTimeFormatter::try_new((&locale).into(), YMDE::long()).expect(KNOWN),
            day: DateTimeFormatter::try_new((&locale).into(), YMD::long()).expect(KNOWN),
            in_sentence: DateTimeFormatter::try_new((&locale).into(), MD::long()).expect(KNOWN),
            city: NoCalendarFormatter::try_new((&locale).into(), ExemplarCity).expect(KNOWN),
        }
    })
});

fn clock(at: &Zoned) -> String {
    format!("{:02}:{:02}", at.hour(), at.minute())
}

fn weekday(at: &Zoned) -> &'static str {
    match at.weekday() {
        Weekday::Monday => "mon",
        Weekday::Tuesday => "tue",
        Weekday::Wednesday => "wed",
        Weekday::Thursday => "thu",
        Weekday::Friday => "fri",
        Weekday::Saturday => "sat",
        Weekday::Sunday => "sun",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Catalogue, Names};

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_microsecond())
    }

    fn each<T>(zone: &str, tell: impl Fn(&Calendar<'_>) -> T) -> [T; 4] {
        let (catalogue, names) = (Catalogue::new(&[]), Names::default());
        let zone = TimeZone::get(zone).unwrap();
        let told = Language::ALL.map(|language| tell(&Calendar::new(catalogue.voice(language, &names), zone.clone())));
        assert_eq!(catalogue.faults(), 0);
        told
    }

    #[test]
    fn a_date_is_written_as_the_language_does() {
        let deadline = at("2026-11-19T21:00:00Z");
        assert_eq!(
            each("America/Sao_Paulo", |calendar| calendar.short(deadline)),
            ["Thu 19 Nov 18:00", "jeu. 19 nov. 18:00", "чт, 19 нояб., 18:00", "qui., 19 de nov., 18:00"]
        );
        assert_eq!(
            each("America/Sao_Paulo", |calendar| calendar.long(deadline)),
            [
                "Thursday, 19 November 2026 at 18:00",
                "jeudi 19 novembre 2026 à 18:00",
                "четверг, 19 ноября 2026\u{202f}г., 18:00",
                "quinta-feira, 19 de novembro de 2026, 18:00"
            ]
        );
        assert_eq!(each("Asia/Vladivostok", |calendar| calendar.clock(deadline)), ["07:00"; 4]);
        assert_eq!(
            each("Asia/Vladivostok", |calendar| calendar.day(deadline)),
            ["20 November 2026", "20 novembre 2026", "20 ноября 2026\u{202f}г.", "20 de novembro de 2026"]
        );
        assert_eq!(
            each("Asia/Vladivostok", |calendar| calendar.date(deadline)),
            ["20 November", "20 novembre", "20 ноября", "20 de novembro"]
        );
        let first = at("2026-12-01T12:00:00Z");
        assert_eq!(each("UTC", |calendar| calendar.short(first))[1], "mar. 1er déc. 12:00");
        assert_eq!(each("UTC", |calendar| calendar.day(first))[1], "1er décembre 2026");
    }

    #[test]
    fn the_clock_of_the_zone_jumps_and_the_promise_does_not() {
        let new_york = |time: &str| each("America/New_York", |calendar| calendar.short(at(time)))[0].clone();
        // Autumn 2026: one o'clock comes twice.
        assert_eq!(new_york("2026-11-01T05:30:00Z"), "Sun 1 Nov 01:30");
        assert_eq!(new_york("2026-11-01T06:30:00Z"), "Sun 1 Nov 01:30");
        assert_eq!(new_york("2026-11-01T07:30:00Z"), "Sun 1 Nov 02:30");
        // Spring 2027: two o'clock never comes.
        assert_eq!(new_york("2027-03-14T06:59:59Z"), "Sun 14 Mar 01:59");
        assert_eq!(new_york("2027-03-14T07:00:00Z"), "Sun 14 Mar 03:00");
        // What is left is counted in hours that pass.
        let (before, after) = (at("2026-11-01T04:00:00Z"), at("2026-11-01T07:00:00Z"));
        assert_eq!(each("America/New_York", |calendar| calendar.left(after, before))[0], "3 h");
    }

    #[test]
    fn waiting_has_a_weekday_within_a_week_and_a_date_beyond() {
        let since = at("2026-11-17T18:05:00Z");
        assert_eq!(
            each("UTC", |calendar| calendar.since(since, at("2026-11-17T19:00:00Z"))),
            ["since Tuesday 18:05", "depuis mardi 18:05", "со вторника, 18:05", "desde terça-feira, 18:05"]
        );
        assert_eq!(each("UTC", |calendar| calendar.since(since, at("2026-11-23T23:00:00Z")))[0], "since Tuesday 18:05");
        assert_eq!(
            each("UTC", |calendar| calendar.since(since, at("2026-11-24T01:00:00Z"))),
            [
                "since 17 November, 18:05",
                "depuis le 17 novembre, 18:05",
                "с 17 ноября, 18:05",
                "desde 17 de novembro, 18:05"
            ]
        );
        // Still the sixth day where the reader lives.
        let far = each("America/Sao_Paulo", |calendar| calendar.since(since, at("2026-11-24T01:00:00Z")));
        assert_eq!(far[0], "since Tuesday 15:05");
    }

    #[test]
    fn what_is_left_is_never_more_than_there_is() {
        let now = at("2026-11-16T08:00:00Z");
        let left = |seconds: i64| each("UTC", |calendar| calendar.left(Timestamp(now.0 + seconds * 1_000_000), now));
        for (seconds, english) in [
            (-1, "time’s up"),
            (0, "time’s up"),
            (59, "less than a minute"),
            (60, "1 min"),
            (3_600, "1 h"),
            (12_059, "3 h 20 min"),
            (86_399, "23 h 59 min"),
            (86_400, "1 d"),
            (86_400 + 4 * 3_600, "1 d 4 h"),
            (3 * 86_400 - 1, "2 d"),
        ] {
            assert_eq!(left(seconds)[0], english, "{seconds}");
        }
        assert_eq!(left(12_059), ["3 h 20 min", "3 h 20 min", "3 ч 20 мин", "3 h 20 min"]);
        assert_eq!(
            each("Europe/Paris", |calendar| calendar.until_left(at("2026-11-18T17:00:00Z"), now)),
            [
                "until Wed 18 Nov 18:00 (2 d)",
                "jusqu’au mer. 18 nov. 18:00 (2 j)",
                "срок: ср, 18 нояб., 18:00 (2 д.)",
                "prazo: qua., 18 de nov., 18:00 (2 d)"
            ]
        );
    }

    #[test]
    fn a_zone_is_called_by_its_city() {
        assert_eq!(
            each("America/Sao_Paulo", |calendar| calendar.until_there(at("2026-11-19T21:00:00Z"))),
            [
                "until Thu 19 Nov 18:00 (São Paulo)",
                "jusqu’au jeu. 19 nov. 18:00 (São Paulo)",
                "срок: чт, 19 нояб., 18:00 (Сан-Паулу)",
                "prazo: qui., 19 de nov., 18:00 (São Paulo)"
            ]
        );
        let (catalogue, names) = (Catalogue::new(&[]), Names::default());
        let fixed = TimeZone::fixed(jiff::tz::offset(-3));
        assert_eq!(Calendar::new(catalogue.voice(Language::Fr, &names), fixed).place(), "UTC-03");
        for plain in ["UTC", "Etc/GMT+3", "EST5EDT"] {
            assert!(each(plain, |calendar| calendar.place() == plain)[0]);
        }
    }

    #[test]
    fn instants_outside_of_any_calendar_do_no_harm() {
        for at in [Timestamp(i64::MIN), Timestamp(i64::MAX)] {
            assert!(each("Asia/Tokyo", |calendar| calendar.until_left(at, Timestamp(0)))[2].starts_with("срок"));
        }
    }
}
