//! Every zone of the world, every change of its clocks to 2037: no deadline is early, none falls in the night.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp as Moment};
use tincan::table::rhythm::DaysOff;
use tincan::table::{PaceName, Rhythm, Span, Timestamp};

fn moment(text: &str) -> Moment {
    text.parse().unwrap()
}

/// The instants at which the clocks of a zone are set, from 2024 to 2037.
fn changes(zone: &TimeZone) -> Vec<Moment> {
    let end = moment("2038-01-01T00:00:00Z");
    let changes = zone.following(moment("2024-01-01T00:00:00Z")).map(|change| change.timestamp());
    changes.take_while(|at| *at < end).collect()
}

#[test]
fn no_deadline_is_early_and_none_falls_in_the_night() {
    let nights = ["23:00-07:00", "00:30-02:30", "01:15-03:45", "22:00-00:00", "09:00-17:00"];
    let weekends = [DaysOff::default(), DaysOff::new([Weekday::Saturday, Weekday::Sunday]).unwrap()];
    let (mut zones, mut clocks, mut deadlines) = (0, 0, 0u32);
    for name in jiff::tz::db().available() {
        let zone = TimeZone::get(&name.to_string()).unwrap();
        zones += 1;
        let mut days = changes(&zone);
        clocks += days.len();
        // A zone that never changes has an ordinary day to look at.
        days.push(moment("2026-11-20T12:00:00Z"));
        for (turn, change) in days.into_iter().enumerate() {
            // Each change with one night and one weekend in turn: every pair comes up in most zones.
            let night = nights[turn % nights.len()].parse().ok();
            let rhythm = Rhythm { zone: zone.clone(), night, days_off: weekends[turn % 2] };
            for step in -6..=6 {
                let due = change + SignedDuration::from_mins(step * 50);
                let due = Timestamp(due.as_microsecond());
                let given = rhythm.awake(due);
                assert!(given >= due, "{name}: {due:?} became {given:?}");
                assert!(!rhythm.rests(given), "{name}: {given:?} is in the night or on a day off");
                assert!(Span::between(due, given) <= Span::hours(4 * 24), "{name}: {given:?} is far off");
                assert_eq!(rhythm.awake(given), given, "{name}");
                deadlines += 1;
            }
        }
    }
    assert!(zones > 400 && clocks > 4_000 && deadlines > 50_000, "{zones} {clocks} {deadlines}");
}

#[test]
fn a_pace_gives_at_least_what_it_says_wherever_one_lives() {
    let now = Timestamp(moment("2026-03-28T20:00:00Z").as_microsecond());
    for name in PaceName::ALL {
        let pace = name.pace();
        let least = Span(pace.free.0 + pace.allowance.0 + pace.bank.0);
        for zone in
            ["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Apia", "Africa/Casablanca"]
        {
            let night = "22:30-06:45".parse().ok();
            let rhythm = Rhythm { zone: TimeZone::get(zone).unwrap(), night, days_off: DaysOff::default() };
            let until = pace.deadline(now, pace.bank, &rhythm);
            assert!(until >= least.after(now) && !rhythm.rests(until), "{} in {zone}", name.word());
        }
    }
}
