//! The sweeper: on time, never early, once, whoever else looks; and merciful after an outage.

use tincan::engine::{Duty, Seat};
use tincan::house::Nudged;
use tincan::table::{Actor, Cause, PaceName, Span, TableCode, Timestamp};

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, wait};

on_each_database!(
    a_seat_is_reminded_once_and_in_time,
    nobody_is_late_a_moment_too_early,
    two_nodes_do_everything_once,
    an_outage_takes_no_time_from_anybody,
    a_clock_that_is_set_hurries_nobody,
    a_table_mate_nudges_once,
);

/// The seat that is asked alone, and until when.
fn asked(world: &World, code: &TableCode) -> (Seat, Timestamp) {
    let (seat, live) = world.play_until(code, |_, _| true);
    (seat, live.standings[seat].until.unwrap())
}

fn a_seat_is_reminded_once_and_in_time(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Relaxed));
    let (seat, _) = asked(&world, &code);
    let remind = world.live(&code).standings[seat].remind.unwrap();
    assert_eq!(world.sweep().next, Some(remind), "the next thing to do is the reminder");
    world.pass_to(Timestamp(remind.0 - 1));
    assert_eq!(world.sweep().reminded, 0);
    world.pass(Span(1));
    assert_eq!(world.sweep().reminded, 1);
    world.pass(Span::minutes(1));
    assert_eq!(world.sweep().reminded, 0);
    assert_eq!(world.notices(&code, "reminder", seat), 1);
    world.play(&code, seat, 1);
    let (next, _) = asked(&world, &code);
    world.pass_to(world.live(&code).standings[next].remind.unwrap());
    assert_eq!(world.sweep().reminded, 1, "another question, another reminder");
}

fn nobody_is_late_a_moment_too_early(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Live));
    let (seat, until) = asked(&world, &code);
    world.pass_to(Timestamp(until.0 - 1));
    assert_eq!(world.sweep().lapsed, 0);
    assert!(!wait(world.house.lapse(&code, seat)).unwrap());
    world.pass(Span(1));
    assert_eq!(world.sweep().lapsed, 1);
    assert_eq!(world.sweep().lapsed, 0);
    world.verified(&code);
}

fn two_nodes_do_everything_once(base: Base) {
    let world = World::new(base);
    let other = world.node();
    let codes: Vec<TableCode> = (0..8).map(|_| world.deal(3, Some(PaceName::Daily))).collect();
    for code in &codes {
        other.table(code).unwrap();
    }
    let seat = world.live(&codes[0]).position.asked().iter().next().unwrap();
    let standing = world.live(&codes[0]).standings[seat].clone();
    let until = standing.until.unwrap();
    world.pass_to(standing.remind.unwrap());
    let both = wait(async { tokio::join!(world.house.sweep(), other.sweep()) });
    let reminded = both.0.unwrap().reminded + both.1.unwrap().reminded;
    let due: usize = codes.iter().map(|code| world.live(code).position.asked().len() as usize).sum();
    assert_eq!(reminded, due);
    world.pass_to(until);
    let before: Vec<usize> = codes.iter().map(|code| world.entries(code).len()).collect();
    let both = wait(async { tokio::join!(world.house.sweep(), other.sweep()) });
    assert_eq!(both.0.unwrap().lapsed + both.1.unwrap().lapsed, due);
    for (code, before) in codes.iter().zip(before) {
        let lapses = world.entries(code)[before..]
            .iter()
            .filter(|entry| matches!(entry.cause, Cause::Lapse | Cause::Caretaker))
            .count();
        assert!(lapses >= 1);
        assert_eq!(other.table(code).unwrap().head, world.live(code).head);
        assert_eq!(world.notices(code, "reminder", seat), 1);
        world.verified(code);
    }
}

fn an_outage_takes_no_time_from_anybody(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Live));
    let (seat, until) = asked(&world, &code);
    world.sweep();
    world.stop_for(Span::days(1));
    assert!(world.now() > until);
    assert_eq!(world.sweep().lapsed, 0, "the service was away, not the player");
    let (_, later) = asked(&world, &code);
    assert_eq!(later, Span::days(1).after(world.now()));
    let last = world.entries(&code).pop().unwrap();
    assert_eq!((last.actor, last.cause, last.deadlines.given), (Actor::House, Cause::Grace, vec![(seat, later)]));
    let next = world.live(&code).next;
    world.pass(Span::minutes(1));
    world.sweep();
    assert_eq!(wait(world.node().sweep()).unwrap().lapsed, 0);
    assert_eq!(world.live(&code).next, next, "grace is given once");
    world.pass_to(later);
    assert_eq!(world.sweep().lapsed, 1);
    world.verified(&code);
}

fn a_clock_that_is_set_hurries_nobody(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Live));
    let (seat, until) = asked(&world, &code);
    // An hour forward, back, and forward again, with somebody looking each time.
    for step in [1, -1, 1, -1] {
        world.stop_for(Span::hours(step));
        assert_eq!(world.sweep().lapsed, 0);
        world.pass(Span::minutes(1));
        assert_eq!(world.sweep().lapsed, 0);
    }
    let now = world.live(&code).standings[seat].until.unwrap();
    assert!(now >= until);
    for _ in 0..3 {
        world.stop_for(Span::days(1));
        assert_eq!(world.sweep().lapsed, 0, "a day in which nothing ran is nobody's fault");
    }
    assert_ne!(world.live(&code).position.prompt(seat).duty(), Duty::Wait);
}

fn a_table_mate_nudges_once(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Relaxed));
    let (seat, _) = asked(&world, &code);
    let other = seat.next(2);
    world.pass_to(world.live(&code).standings[seat].remind.unwrap());
    let (live, around) = (world.live(&code), world.house.store.around(world.table_id(&code), None, false).unwrap());
    assert!(world.house.may_nudge(&live, &around, seat) && !world.house.may_nudge(&live, &around, other));
    assert_eq!(wait(world.house.nudge(&code, seat)).unwrap(), Nudged::Written);
    assert_eq!(wait(world.house.nudge(&code, seat)).unwrap(), Nudged::Needless);
    assert_eq!(wait(world.node().nudge(&code, seat)).unwrap(), Nudged::Needless);
    assert_eq!(wait(world.house.nudge(&code, other)).unwrap(), Nudged::Needless, "nobody waits for that one");
    assert_eq!(world.notices(&code, "nudge", seat), 1);
}
