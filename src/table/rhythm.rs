//! When a person sleeps and which days they keep free, where they live. A deadline falls in neither.
//!
//! The zone arrives with its rules; instants come in and go out. A deadline is only ever moved to a later instant, so
//! no daylight saving and no change of these settings takes time from anybody.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{DateTime, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp as Moment, ToSpan, Zoned};

use super::names::Timestamp;

/// How somebody lives.
#[derive(Clone, PartialEq, Debug)]
pub struct Rhythm {
    pub zone: TimeZone,
    pub night: Option<Night>,
    pub days_off: DaysOff,
}

/// From one time of day to another, in minutes after midnight; it may run past midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Night {
    pub from: u16,
    pub to: u16,
}

/// Days of the week on which no deadline falls: bit 0 is Monday. Never all seven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DaysOff(u8);

const MINUTES: u16 = 24 * 60;
/// Night and days off may push each other on; a week of them is the most there is.
const MOST_PUSHES: usize = 16;

impl Default for Rhythm {
    fn default() -> Rhythm {
        Rhythm { zone: TimeZone::UTC, night: None, days_off: DaysOff::default() }
    }
}

impl Night {
    /// None if it would last no time, the whole day, or is not within a day.
    pub fn new(from: u16, to: u16) -> Option<Night> {
        (from < MINUTES && to < MINUTES && from != to).then_some(Night { from, to })
    }

    fn has(self, minute: u16) -> bool {
        match self.from < self.to {
            true => (self.from..self.to).contains(&minute),
            false => minute >= self.from || minute < self.to,
        }
    }
}

impl DaysOff {
    /// None if no day would be left.
    pub fn new(days: impl IntoIterator<Item = Weekday>) -> Option<DaysOff> {
        DaysOff::from_bits(days.into_iter().fold(0, |bits, day| bits | 1 << day.to_monday_zero_offset()))
    }

    pub fn from_bits(bits: u8) -> Option<DaysOff> {
        (bits < 0b111_1111).then_some(DaysOff(bits))
    }

    pub fn bits(self) -> u8 {
        self.0
    }

    pub fn has(self, day: Weekday) -> bool {
        self.0 >> day.to_monday_zero_offset() & 1 == 1
    }
}

impl Rhythm {
    /// How somebody in the zone of this name lives. An unknown one is read as UTC.
    pub fn of(zone: &str, night: Option<Night>, days_off: DaysOff) -> Rhythm {
        Rhythm { zone: TimeZone::get(zone).unwrap_or(TimeZone::UTC), night, days_off }
    }

    /// The first instant from `at` on that is neither in the night nor on a day off.
    pub fn awake(&self, at: Timestamp) -> Timestamp {
        if self.night.is_none() && self.days_off == DaysOff::default() {
            return at;
        }
        let Ok(moment) = Moment::from_microsecond(at.0) else { return at };
        let mut local = moment.to_zoned(self.zone.clone());
        for _ in 0..MOST_PUSHES {
            let Some(later) = self.after_the_night(&local).or_else(|| self.after_the_day(&local)) else { break };
            local = later;
        }
        Timestamp(local.timestamp().as_microsecond())
    }

    /// Does this instant fall in the night or on a day off?
    pub fn rests(&self, at: Timestamp) -> bool {
        let Ok(moment) = Moment::from_microsecond(at.0) else { return false };
        let local = moment.to_zoned(self.zone.clone());
        self.days_off.has(local.weekday()) || self.night.is_some_and(|night| night.has(minute(&local)))
    }

    /// When this night ends, if it is night.
    fn after_the_night(&self, local: &Zoned) -> Option<Zoned> {
        let night = self.night.filter(|night| night.has(minute(local)))?;
        let ends_today = minute(local) < night.to;
        let date = if ends_today { local.date() } else { local.date().tomorrow().ok()? };
        self.not_before(local, DateTime::from_parts(date, time(night.to)))
    }

    /// The same time on the next day that is not kept free, if this one is.
    fn after_the_day(&self, local: &Zoned) -> Option<Zoned> {
        let mut date = local.date();
        while self.days_off.has(date.weekday()) {
            date = date.tomorrow().ok()?;
        }
        (date != local.date()).then(|| self.not_before(local, DateTime::from_parts(date, local.time())))?
    }

    /// A local time as an instant that is not before `local`. Where clocks are set back it comes twice; where they are
    /// set forward it may not come at all, and the time after the gap is taken.
    fn not_before(&self, local: &Zoned, wanted: DateTime) -> Option<Zoned> {
        let ambiguous = |wanted: DateTime| self.zone.to_ambiguous_zoned(wanted);
        let first = ambiguous(wanted).compatible().ok()?;
        if first > *local {
            return Some(first);
        }
        let second = ambiguous(wanted).later().ok()?;
        if second > *local { Some(second) } else { ambiguous(wanted.checked_add(1.day()).ok()?).compatible().ok() }
    }
}

fn minute(local: &Zoned) -> u16 {
    local.hour() as u16 * 60 + local.minute() as u16
}

fn time(minute: u16) -> Time {
    Time::constant((minute / 60) as i8, (minute % 60) as i8, 0, 0)
}

impl fmt::Display for Night {
    /// `23:00-07:00`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}-{:02}:{:02}", self.from / 60, self.from % 60, self.to / 60, self.to % 60)
    }
}

impl FromStr for Night {
    type Err = NotANight;

    fn from_str(text: &str) -> Result<Night, NotANight> {
        let (from, to) = text.split_once('-').ok_or(NotANight)?;
        Night::new(minute_of_day(from)?, minute_of_day(to)?).ok_or(NotANight)
    }
}

/// A time of day as a browser sends it: `07:30`.
fn minute_of_day(text: &str) -> Result<u16, NotANight> {
    let (hour, minute) = text.trim().split_once(':').ok_or(NotANight)?;
    let (hour, minute): (u16, u16) = (hour.parse().map_err(|_| NotANight)?, minute.parse().map_err(|_| NotANight)?);
    if hour < 24 && minute < 60 { Ok(hour * 60 + minute) } else { Err(NotANight) }
}

/// What was typed is not from one time of day to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotANight;

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_microsecond())
    }

    fn rhythm(zone: &str, night: &str, off: &[Weekday]) -> Rhythm {
        let days_off = DaysOff::new(off.iter().copied()).unwrap();
        Rhythm { zone: TimeZone::get(zone).unwrap(), night: night.parse().ok(), days_off }
    }

    #[test]
    fn what_falls_in_the_night_waits_for_the_morning() {
        let paris = rhythm("Europe/Paris", "23:00-07:30", &[]);
        for (asked, given) in [
            ("2026-11-16T21:59:59Z", "2026-11-16T21:59:59Z"),
            ("2026-11-16T22:00:00Z", "2026-11-17T06:30:00Z"),
            ("2026-11-17T03:00:00Z", "2026-11-17T06:30:00Z"),
            ("2026-11-17T06:30:00Z", "2026-11-17T06:30:00Z"),
        ] {
            assert_eq!(paris.awake(at(asked)), at(given), "{asked}");
        }
        let shift = rhythm("Europe/Paris", "09:00-17:00", &[]);
        assert_eq!(shift.awake(at("2026-11-16T12:00:00Z")), at("2026-11-16T16:00:00Z"));
    }

    #[test]
    fn what_falls_on_a_day_off_waits_for_the_next_day_and_its_morning() {
        let off = [Weekday::Saturday, Weekday::Sunday];
        let tokyo = rhythm("Asia/Tokyo", "22:00-06:00", &off);
        // Saturday noon: Monday noon. Friday night: the morning is Saturday's, so Monday's.
        assert_eq!(tokyo.awake(at("2026-11-21T03:00:00Z")), at("2026-11-23T03:00:00Z"));
        assert_eq!(tokyo.awake(at("2026-11-20T14:00:00Z")), at("2026-11-22T21:00:00Z"));
    }

    #[test]
    fn a_night_that_ends_twice_or_never_still_ends_later() {
        // New York, 1 November 2026: 01:00 to 02:00 comes twice.
        let early = rhythm("America/New_York", "23:00-01:30", &[]);
        assert_eq!(early.awake(at("2026-11-01T05:10:00Z")), at("2026-11-01T05:30:00Z"));
        assert_eq!(early.awake(at("2026-11-01T06:10:00Z")), at("2026-11-01T06:30:00Z"));
        // 14 March 2027: 02:30 never comes.
        let gap = rhythm("America/New_York", "23:00-02:30", &[]);
        assert_eq!(gap.awake(at("2027-03-14T06:30:00Z")), at("2027-03-14T07:30:00Z"));
    }

    #[test]
    fn nights_and_days_off_leave_some_time() {
        assert_eq!(Night::new(60, 60), None);
        assert_eq!(Night::new(60, MINUTES), None);
        assert_eq!(DaysOff::from_bits(0b111_1111), None);
        assert_eq!("23:00-07:05".parse::<Night>().unwrap().to_string(), "23:00-07:05");
        for wrong in ["", "23:00", "24:00-07:00", "7-8", "aa:bb-cc:dd", "07:00-07:00"] {
            assert!(wrong.parse::<Night>().is_err(), "{wrong}");
        }
    }
}
