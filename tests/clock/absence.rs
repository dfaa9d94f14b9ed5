//! Announced absences: the table waits within a budget, standing orders decline, or a caretaker plays.

use tincan::engine::{Duty, Seat};
use tincan::house::HouseError;
use tincan::table::{Actor, Cause, Meanwhile, PaceName, Span};

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, wait};

on_each_database!(
    the_table_waits_within_the_budget,
    standing_orders_decline_at_once,
    a_caretaker_plays_until_the_day,
    whoever_is_back_early_says_so,
    a_table_dealt_meanwhile_knows,
    a_broken_table_keeps_nobody_away_from_the_others,
);

fn the_table_waits_within_the_budget(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, live) = world.play_until_a_lead(&code);
    let player = world.people[seat.index()].id;
    let before = live.standings[seat].until.unwrap();
    let back = Span::days(5).after(world.now());
    assert!(wait(world.house.away(player, back, Meanwhile::Pause)).unwrap());
    let live = world.live(&code);
    let pace = PaceName::Daily.pace();
    let until = live.standings[seat].until.unwrap();
    assert_eq!(until, pace.free.after(back));
    assert_eq!(live.standings[seat].paused, Span::between(before, until));
    let last = world.entries(&code).pop().unwrap();
    assert!(matches!(last.cause, Cause::Away(away) if away.until == back) && last.actor == Actor::Seat(seat));
    assert_eq!(last.deadlines.given, vec![(seat, until)]);
    assert_eq!(world.notices(&code, "away", seat.next(2)), 1);
    // A much longer absence gets what is left of the budget, and no more.
    let much = Span::days(90).after(world.now());
    wait(world.house.away(player, much, Meanwhile::Pause)).unwrap();
    let standing = world.live(&code).standings[seat].clone();
    assert_eq!((standing.paused, standing.until), (pace.pauses, Some(pace.pauses.after(before))));
    world.pass_to(standing.until.unwrap());
    assert_eq!(world.sweep().lapsed, 1);
    assert!(world.live(&code).keeping.kept.has(seat));
    world.verified(&code);
}

fn standing_orders_decline_at_once(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, _) = world.play_until(&code, |_, duty| duty == Duty::Follow);
    let player = world.people[seat.index()].id;
    wait(world.house.away(player, Span::days(3).after(world.now()), Meanwhile::Orders)).unwrap();
    let live = world.live(&code);
    assert_ne!(live.position.prompt(seat).duty(), Duty::Follow);
    assert!(world.causes(&code).contains(&Cause::Orders));
    for seed in 0..40 {
        let live = world.live(&code);
        match live.position.asked().iter().find(|asked| *asked != seat) {
            Some(other) => world.play(&code, other, seed),
            None => break,
        }
        assert_ne!(world.live(&code).position.prompt(seat).duty(), Duty::Follow, "it is never asked to follow");
    }
    world.verified(&code);
}

fn a_caretaker_plays_until_the_day(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Weekly));
    let (seat, _) = world.play_until_a_lead(&code);
    let back = Span::days(3).after(world.now());
    wait(world.house.away(world.people[seat.index()].id, back, Meanwhile::Caretaker)).unwrap();
    assert!(world.live(&code).keeping.kept.has(seat));
    assert!(world.causes(&code).contains(&Cause::Kept));
    world.pass_to(back);
    world.sweep();
    let live = world.live(&code);
    assert!(live.is_over() || live.keeping.kept.is_empty() && live.keeping.away[seat].is_none());
    assert_eq!(world.house.store.absence(world.people[seat.index()].id).unwrap(), None);
    let last = world.entries(&code).into_iter().rfind(|entry| entry.cause == Cause::Return).unwrap();
    assert_eq!(last.actor, Actor::Clock(seat));
    world.verified(&code);
}

fn whoever_is_back_early_says_so(base: Base) {
    let world = World::new(base);
    let codes = [world.deal(2, Some(PaceName::Daily)), world.deal(3, Some(PaceName::Relaxed))];
    let player = world.people[0].id;
    let seat = Seat::new(0);
    wait(world.house.away(player, Span::days(9).after(world.now()), Meanwhile::Caretaker)).unwrap();
    assert!(wait(world.house.away_here(player, &codes[1], seat, Meanwhile::Pause)).unwrap());
    assert!(world.live(&codes[0]).keeping.kept.has(seat) && !world.live(&codes[1]).keeping.kept.has(seat));
    assert!(wait(world.house.back(player)).unwrap() && !wait(world.house.back(player)).unwrap());
    for code in &codes {
        let live = world.live(code);
        assert!(live.keeping.kept.is_empty() && live.keeping.away[seat].is_none());
        world.verified(code);
    }
    let yesterday = tincan::table::Timestamp(world.now().0 - 1);
    assert!(!wait(world.house.away(player, yesterday, Meanwhile::Pause)).unwrap());
}

fn a_table_dealt_meanwhile_knows(base: Base) {
    let world = World::new(base);
    let back = Span::days(4).after(world.now());
    wait(world.house.away(world.people[1].id, back, Meanwhile::Caretaker)).unwrap();
    let code = world.deal(2, Some(PaceName::Daily));
    assert!(world.live(&code).keeping.kept.has(Seat::new(1)));
    world.verified(&code);
}

fn a_broken_table_keeps_nobody_away_from_the_others(base: Base) {
    let world = World::new(base);
    let [broken, sound] = [0; 2].map(|_| world.deal(2, Some(PaceName::Weekly)));
    let (player, seat) = (world.people[0].id, Seat::new(0));
    let day = |days: i64| Span::days(days).after(world.now());
    wait(world.house.away(player, day(2), Meanwhile::Caretaker)).unwrap();
    assert!(world.live(&sound).keeping.kept.has(seat));
    let gap =
        "INSERT INTO entries SELECT table_id, 1000, at, actor, cause, said, facts, salt, hash, promises FROM entries";
    world.base.run(&format!("{gap} WHERE seq = 0 AND table_id = {}", world.table_id(&broken))).unwrap();
    world.pass(Span::days(2));
    wait(world.house.sweep()).unwrap();
    assert!(matches!(world.house.table(&broken), Err(HouseError::Broken(_))));
    assert!(!world.live(&sound).keeping.kept.has(seat), "the absence is over there");
    assert!(wait(world.house.away(player, day(2), Meanwhile::Caretaker)).unwrap());
    assert!(world.live(&sound).keeping.kept.has(seat));
    assert!(wait(world.house.back(player)).unwrap());
    assert!(!world.live(&sound).keeping.kept.has(seat));
}
