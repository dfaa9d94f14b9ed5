//! When a letter goes out: at once, at the reader's hour, after the night, or never. Pure: the time is an argument.

use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp as Moment, ToSpan, Zoned};

use crate::people::mailing::Quiet;
use crate::people::{How, Mailing, Topic};
use crate::table::Timestamp;

/// Talk is gathered for so long.
const TALK: i64 = 10 * MINUTE;
/// Whoever did nothing for so long has stopped playing for now.
const PLAYING: i64 = 5 * MINUTE;
const MINUTE: i64 = 60 * 1_000_000;
/// A deadline so soon after the night breaks through it: there must be time to answer in the morning.
const MORNING: i64 = 60 * MINUTE;

/// What is to be told, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Due {
    pub topic: Topic,
    pub since: Timestamp,
    pub deadline: Option<Timestamp>,
    /// What the reader chose for this table; None means as usual.
    pub about: Option<How>,
    /// The reader did something there since then, and is perhaps still playing.
    pub acted: Option<Timestamp>,
}

/// When it is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Now,
    /// Together with whatever else is due for this reader.
    Digest,
    /// Not before then; look again at that time.
    At(Timestamp),
    Never,
}

pub fn when(due: &Due, mailing: &Mailing, zone: &TimeZone, now: Timestamp) -> When {
    let urgent = |by: Timestamp| due.deadline.is_some_and(|deadline| deadline.0 <= by.0 + MORNING);
    match due.about.unwrap_or_else(|| mailing.how(due.topic)) {
        How::Never => When::Never,
        How::Digest => {
            let at = next_hour(due.since, mailing.digest_hour, zone);
            match urgent(at) {
                true => at_once(due, mailing, zone, now),
                false if at.0 <= now.0 => When::Digest,
                false => When::At(at),
            }
        }
        How::AtOnce => at_once(due, mailing, zone, now),
    }
}

fn at_once(due: &Due, mailing: &Mailing, zone: &TimeZone, now: Timestamp) -> When {
    let delay = match due.topic {
        Topic::Turn => i64::from(mailing.delay) * MINUTE,
        Topic::Talk => TALK,
        Topic::Reminder | Topic::Game | Topic::Invitation => 0,
    };
    // Who is playing is not written to between two steps, however soon they want to hear of a turn.
    let (since, delay) = due.acted.map_or((due.since, delay), |acted| (acted, delay.max(PLAYING)));
    // A short deadline leaves no time to wait for a run of moves to end.
    let patience = due.deadline.map_or(delay, |deadline| (deadline.0 - since.0).max(0) / 8);
    let ready = Timestamp((since.0 + delay.min(patience)).max(now.0));
    let at = match mailing.quiet.and_then(|quiet| night_end(ready, quiet, zone)) {
        Some(morning) if due.deadline.is_none_or(|deadline| deadline.0 > morning.0 + MORNING) => morning,
        _ => ready,
    };
    if at.0 <= now.0 { When::Now } else { When::At(at) }
}

/// The end of the quiet hours that this moment lies in.
fn night_end(at: Timestamp, quiet: Quiet, zone: &TimeZone) -> Option<Timestamp> {
    let hour = u8::try_from(local(at, zone).hour()).unwrap_or_default();
    let within = match quiet.from <= quiet.to {
        true => (quiet.from..quiet.to).contains(&hour),
        false => hour >= quiet.from || hour < quiet.to,
    };
    within.then(|| next_hour(at, quiet.to, zone))
}

/// The next full hour of this name on the reader's clock, after this moment.
fn next_hour(after: Timestamp, hour: u8, zone: &TimeZone) -> Timestamp {
    let here = local(after, zone);
    let clock = Time::constant((hour % 24) as i8, 0, 0, 0);
    let on = |date: jiff::civil::Date| zone.to_ambiguous_zoned(date.to_datetime(clock)).compatible().ok();
    let later = |at: &Zoned| at.timestamp() > here.timestamp();
    let today = on(here.date()).filter(later);
    let next = today.or_else(|| on(here.date().saturating_add(1.day())).filter(later));
    // A day that a zone left out altogether.
    let next = next.unwrap_or_else(|| here.saturating_add(SignedDuration::from_hours(24)));
    Timestamp(next.timestamp().as_microsecond())
}

fn local(at: Timestamp, zone: &TimeZone) -> Zoned {
    Moment::from_microsecond(at.0).unwrap_or_default().to_zoned(zone.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_microsecond())
    }

    fn due(topic: Topic, since: &str) -> Due {
        Due { topic, since: at(since), deadline: None, about: None, acted: None }
    }

    fn told(due: &Due, mailing: &Mailing, now: &str) -> When {
        when(due, mailing, &TimeZone::get("America/Sao_Paulo").unwrap(), at(now))
    }

    #[test]
    fn a_turn_is_told_if_it_is_still_one_after_a_while() {
        let turn = due(Topic::Turn, "2026-11-19T12:00:00Z");
        let usual = Mailing::default();
        assert_eq!(told(&turn, &usual, "2026-11-19T12:01:00Z"), When::At(at("2026-11-19T12:05:00Z")));
        assert_eq!(told(&turn, &usual, "2026-11-19T12:05:00Z"), When::Now);
        let hasty = Due { deadline: Some(at("2026-11-19T12:08:00Z")), ..turn };
        assert_eq!(told(&hasty, &usual, "2026-11-19T12:00:00Z"), When::At(at("2026-11-19T12:01:00Z")));
        let ended = due(Topic::Game, "2026-11-19T12:00:00Z");
        assert_eq!(told(&ended, &usual, "2026-11-19T12:00:00Z"), When::Now);
        let never = Due { about: Some(How::Never), ..turn };
        assert_eq!(told(&never, &usual, "2026-11-19T12:05:00Z"), When::Never);
    }

    #[test]
    fn at_once_is_not_between_two_steps() {
        let hasty = Mailing { delay: 0, ..Mailing::default() };
        let turn = due(Topic::Turn, "2026-11-19T12:00:00Z");
        assert_eq!(told(&turn, &hasty, "2026-11-19T12:00:00Z"), When::Now);
        let played = Due { acted: Some(at("2026-11-19T12:00:00Z")), ..turn };
        assert_eq!(told(&played, &hasty, "2026-11-19T12:00:00Z"), When::At(at("2026-11-19T12:05:00Z")));
        let again = Due { acted: Some(at("2026-11-19T12:04:00Z")), ..turn };
        assert_eq!(told(&again, &hasty, "2026-11-19T12:05:00Z"), When::At(at("2026-11-19T12:09:00Z")));
        assert_eq!(told(&again, &hasty, "2026-11-19T12:09:00Z"), When::Now);
        let short = Due { deadline: Some(at("2026-11-19T12:12:00Z")), ..again };
        assert_eq!(told(&short, &hasty, "2026-11-19T12:05:00Z"), When::Now);
    }

    #[test]
    fn the_night_is_quiet_unless_the_deadline_would_pass_in_it() {
        // São Paulo is three hours behind: 02:00 UTC is 23:00 there.
        let mailing = Mailing { quiet: Some(Quiet { from: 22, to: 7 }), ..Mailing::default() };
        let turn = due(Topic::Turn, "2026-11-19T02:00:00Z");
        let morning = When::At(at("2026-11-19T10:00:00Z"));
        assert_eq!(told(&turn, &mailing, "2026-11-19T02:05:00Z"), morning);
        assert_eq!(told(&turn, &mailing, "2026-11-19T09:59:00Z"), morning);
        assert_eq!(told(&turn, &mailing, "2026-11-19T10:00:00Z"), When::Now);
        for (deadline, wanted) in [
            ("2026-11-19T06:00:00Z", When::Now),
            ("2026-11-19T11:00:00Z", When::Now),
            ("2026-11-19T11:00:01Z", morning),
        ] {
            let urgent = Due { deadline: Some(at(deadline)), ..turn };
            assert_eq!(told(&urgent, &mailing, "2026-11-19T03:30:00Z"), wanted, "{deadline}");
        }
        let noon = Mailing { quiet: Some(Quiet { from: 12, to: 14 }), ..Mailing::default() };
        let game = due(Topic::Game, "2026-11-19T15:30:00Z");
        assert_eq!(told(&game, &noon, "2026-11-19T15:30:00Z"), When::At(at("2026-11-19T17:00:00Z")));
        assert_eq!(told(&game, &noon, "2026-11-19T14:30:00Z"), When::At(at("2026-11-19T17:00:00Z")));
    }

    #[test]
    fn a_digest_comes_at_the_reader_s_hour() {
        let mailing = Mailing { turn: How::Digest, ..Mailing::default() };
        let turn = due(Topic::Turn, "2026-11-19T12:00:00Z");
        assert_eq!(told(&turn, &mailing, "2026-11-19T12:00:00Z"), When::At(at("2026-11-20T11:00:00Z")));
        assert_eq!(told(&turn, &mailing, "2026-11-20T11:00:00Z"), When::Digest);
        let urgent = Due { deadline: Some(at("2026-11-20T10:00:00Z")), ..turn };
        assert_eq!(told(&urgent, &mailing, "2026-11-19T13:00:00Z"), When::Now);
    }

    #[test]
    fn every_zone_has_a_next_hour_and_it_is_never_far() {
        for name in jiff::tz::db().available() {
            let zone = TimeZone::get(name.as_str()).unwrap();
            for day in (0..760).step_by(9) {
                let after = Timestamp(at("2026-01-01T00:30:00Z").0 + day * 24 * 60 * MINUTE);
                for hour in [0, 2, 8, 23] {
                    let next = next_hour(after, hour, &zone);
                    assert!(next > after && next.0 - after.0 <= 26 * 60 * MINUTE, "{name:?} {hour}");
                }
            }
        }
    }
}
