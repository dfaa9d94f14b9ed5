//! A turn is one wait, however many steps it takes: one deadline, one increment, one letter.

use tincan::engine::{Rules, Ruleset};
use tincan::games::dig::Dig;
use tincan::table::{Meanwhile, PaceName, Span};

use crate::base::{Base, wait};
use crate::on_each_database;
use crate::world::World;

static GAMES: &[&dyn Ruleset] = &[&Rules::<Dig>::LISTED];

on_each_database!(a_turn_of_many_steps_is_one_wait, who_is_back_early_has_the_deadline_that_stood_before);

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
