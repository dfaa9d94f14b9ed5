//! A turn is one wait, however many steps it takes: one deadline, one increment, one letter.

use tincan::engine::{Rules, Ruleset, Stream};
use tincan::games::dig::Dig;
use tincan::table::{Actor, Away, Live, Meanwhile, PaceName, Span, Timestamp, Via, late};

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, luck, wait};

/// A game whose turns have many steps.
pub static GAMES: &[&dyn Ruleset] = &[&Rules::<Dig>::LISTED];

on_each_database!(
    a_turn_of_many_steps_is_one_wait,
    whoever_answers_by_mail_is_asked_on_in_the_answer,
    who_is_back_early_has_the_deadline_that_stood_before,
    back_is_as_if_nobody_had_been_away,
);

fn a_turn_of_many_steps_is_one_wait(base: Base) {
    let world = World::playing(base, GAMES);
    let code = world.deal(2, Some(PaceName::Daily));
    let pace = PaceName::Daily.pace();
    let (mut went_on, mut ended) = (0, 0);
    for seed in 0..60 {
        let before = world.live(&code);
        let Some(seat) = before.position.asked().iter().next().filter(|_| !before.is_over()) else { break };
        let (was, told) = (before.standings[seat].clone(), world.notices(&code, "duty", seat));
        world.pass(Span::minutes(10));
        world.play(&code, seat, seed);
        let after = world.live(&code);
        let now = &after.standings[seat];
        if after.waits_for().has(seat) && !before.is_over() {
            went_on += 1;
            assert_eq!((now.until, now.since, now.bank), (was.until, was.since, was.bank), "the clock goes on");
            assert_eq!(now.remind, was.remind);
            assert_eq!(now.ask, was.ask + 1, "yet the question is another one");
            assert_eq!(world.notices(&code, "duty", seat), told, "who is playing gets no letter");
        } else if !after.is_over() {
            ended += 1;
            assert_eq!(now.bank, pace.banked(was.bank, Span::between(was.since, world.now())), "once a turn");
        }
    }
    assert!(went_on > 5 && ended > 5, "{went_on} {ended}");
    world.verified(&code);
}

fn whoever_answers_by_mail_is_asked_on_in_the_answer(base: Base) {
    let world = World::playing(base, GAMES);
    let alone = world.deal_with_robots(2, PaceName::Daily);
    let code = world.deal(2, Some(PaceName::Daily));
    for (code, many, robots) in [(&code, 60, false), (&alone, 20, true)] {
        let mut asked_again = 0;
        for seed in 0..many {
            let before = world.live(code);
            let Some(seat) = before.waits_for().iter().next().filter(|_| !before.is_over()) else { break };
            let told = world.notices(code, "duty", seat);
            world.play_by(Via::Mail, code, seat, seed);
            let is_asked = world.live(code).waits_for().has(seat);
            asked_again += usize::from(is_asked);
            // A robot may think longer than the answer can wait: what it asks comes by a letter of its own.
            let letters = world.notices(code, "duty", seat) - told;
            assert!(letters == 0 || robots && is_asked, "no letter beside the answer");
        }
        assert!(asked_again > 5, "{asked_again}");
    }
}

/// Whatever happened to a question before: whoever is back from an absence has the deadline that stood before it, and
/// the time that was not needed is theirs to be away another time.
fn back_is_as_if_nobody_had_been_away(base: Base) {
    let world = World::new(base);
    let code = world.deal(3, Some(PaceName::Daily));
    let (seat, start) = world.play_until_a_lead(&code);
    let pace = PaceName::Daily.pace();
    let (mut shortened, mut votes) = (0, 0);
    for seed in 0..200 {
        let mut luck = luck(seed);
        let mut now = world.now();
        let mut live = start.living((*start.rhythms).clone(), start.unwritten);
        let pass = |now: &mut Timestamp, luck: &mut Stream, hours: u32| {
            *now = Span::hours(luck.below(hours).into()).after(*now);
        };
        let away = |live: &Live, days: u32, now: Timestamp| {
            let away = Away { until: Span::days(days.into()).after(now), choice: Meanwhile::Pause };
            late::away(live, seat, away, now).unwrap().after
        };
        let back = |live: &Live, now: Timestamp| late::take_back(live, Actor::Seat(seat), now).unwrap().after;
        for _ in 0..luck.below(4) {
            match luck.below(2) {
                // The others agree to wait longer, once the time is over.
                0 => {
                    now = live.standings[seat].until.unwrap();
                    live = late::wait_longer(&live, seat, now).unwrap().after;
                    votes += 1;
                }
                // Some of the budget goes into an absence for good.
                _ => {
                    live = away(&live, 2, now);
                    pass(&mut now, &mut luck, 48);
                    live = back(&live, now);
                }
            }
            pass(&mut now, &mut luck, 5);
        }
        let stood = live.standings[seat].clone();
        for _ in 0..=luck.below(3) {
            live = away(&live, 1 + luck.below(8), now);
            assert!(live.standings[seat].until >= stood.until);
            pass(&mut now, &mut luck, 20);
        }
        live = back(&live, now);
        let here = &live.standings[seat];
        let wanted = stood.until.unwrap().max(pace.free.after(now));
        assert_eq!(here.until, Some(wanted), "{seed}: {stood:?}");
        let used = Span::between(stood.until.unwrap(), wanted);
        assert_eq!(here.paused, Span(stood.paused.0 + used.0), "{seed}: {stood:?}");
        shortened += usize::from(used == Span(0));
    }
    assert!(shortened > 50 && votes > 50, "{shortened} {votes}");
}

fn who_is_back_early_has_the_deadline_that_stood_before(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let seat = world.live(&code).waits_for().iter().next().unwrap();
    let player = world.people[seat.index()].id;
    let stood = world.live(&code).standings[seat].clone();
    let away = |days: i64| {
        let until = Span::days(days).after(world.now());
        assert!(wait(world.house.away(player, until, Meanwhile::Pause)).unwrap());
        world.live(&code).standings[seat].until.unwrap()
    };
    assert!(away(5) > stood.until.unwrap());
    world.pass(Span::hours(3));
    assert!(wait(world.house.back(player)).unwrap());
    let back = world.live(&code).standings[seat].clone();
    assert_eq!((back.until, back.remind, back.paused), (stood.until, stood.remind, stood.paused));
    assert_eq!(world.house.load(&world.house.store.table(&code).unwrap().unwrap()).unwrap().standings[seat], back);
    // Back when that is over: there is still the time that costs nothing.
    away(5);
    world.pass(Span::days(3));
    assert!(wait(world.house.back(player)).unwrap());
    let late = world.live(&code).standings[seat].clone();
    assert_eq!(late.until, Some(PaceName::Daily.pace().free.after(world.now())));
    assert!(late.paused > Span(0) && late.paused < Span::days(4), "{:?}", late.paused);
    world.verified(&code);
}
