//! Time runs out: a follower declines, a leader's seat is kept, and the owner may return at any entry.

use tincan::engine::{Duty, Seat, Viewer};
use tincan::games::GAMES;
use tincan::house::Reply;
use tincan::table::liveness;
use tincan::table::{Actor, Cause, PaceName, Span};

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, answer, wait};

on_each_database!(
    a_leader_is_kept_and_returns,
    a_follower_declines_and_is_kept_the_second_time,
    an_answer_brings_its_sender_back,
    a_table_that_everybody_left_sleeps,
);

fn run_out(world: &World, code: &tincan::table::TableCode, seat: Seat) {
    world.pass_to(world.live(code).standings[seat].until.unwrap());
    assert!(world.sweep().lapsed > 0);
}

fn a_leader_is_kept_and_returns(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, _) = world.play_until_a_lead(&code);
    let other = seat.next(2);
    run_out(&world, &code, seat);
    let live = world.live(&code);
    assert!(live.keeping.kept.has(seat) && live.standings[seat].kept && live.standings[seat].until.is_none());
    assert!(world.notices(&code, "lapsed", seat) == 1 && world.notices(&code, "lapsed", other) == 1);
    let entries = world.entries(&code);
    let place = entries.iter().position(|entry| entry.cause == Cause::Caretaker).unwrap();
    assert_eq!(entries[place].actor, Actor::Clock(seat));
    assert_eq!((entries[place + 1].actor, entries[place + 1].cause), (Actor::Robot(seat), Cause::Kept));
    assert_eq!(entries[place + 1].seen_by(Viewer::Spectator).1, Cause::Kept, "everybody may know who played");
    assert!(!world.house.store.waiting(world.people[seat.index()].id).unwrap().iter().any(|waits| waits.code == code));
    // The game goes on: the caretaker answers whenever the seat is asked.
    for seed in 0..4 {
        let live = world.live(&code);
        if !live.position.asked().has(other) {
            break;
        }
        assert_eq!(liveness::check(&live), Ok(()));
        world.play(&code, other, seed);
    }
    world.verified(&code);
    if world.live(&code).is_over() {
        return;
    }
    assert!(wait(world.house.take_back(&code, seat)).unwrap());
    assert!(!wait(world.house.take_back(&code, seat)).unwrap());
    let live = world.live(&code);
    assert!(live.keeping.kept.is_empty() && !live.standings[seat].kept);
    assert_eq!(world.causes(&code).last(), Some(&Cause::Return));
    let (_, live) = world.play_until(&code, |asked, _| asked == seat);
    assert!(live.standings[seat].until.unwrap() > world.now());
    world.verified(&code);
}

fn a_follower_declines_and_is_kept_the_second_time(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, _) = world.play_until(&code, |_, duty| duty == Duty::Follow);
    run_out(&world, &code, seat);
    let live = world.live(&code);
    assert!(live.keeping.kept.is_empty() && live.keeping.lapsed.has(seat));
    let entries = world.entries(&code);
    let lapse = entries.iter().find(|entry| entry.cause == Cause::Lapse).unwrap();
    assert_eq!(lapse.actor, Actor::Clock(seat));
    assert_eq!(lapse.seen_by(Viewer::Seat(seat.next(2))), (Actor::Seat(seat), Cause::Answer));
    assert!(world.notices(&code, "lapsed", seat) == 1 && world.notices(&code, "lapsed", seat.next(2)) == 0);
    for seed in 0..60 {
        let live = world.live(&code);
        if live.position.asked().has(seat) {
            run_out(&world, &code, seat);
            assert!(world.live(&code).keeping.kept.has(seat), "twice running is enough");
            world.verified(&code);
            return;
        }
        let asked = live.position.asked().iter().next().expect("the seat is asked once more");
        world.play(&code, asked, seed);
    }
    panic!("the seat was never asked again");
}

fn an_answer_brings_its_sender_back(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, before) = world.play_until_a_lead(&code);
    let words = before.prompt(seat).ask().unwrap().lapse.words().to_owned();
    run_out(&world, &code, seat);
    let late = wait(world.house.answer(&code, &answer(&before, seat, "late", &words))).unwrap();
    assert_eq!(late, Reply::Stale);
    assert!(world.live(&code).keeping.kept.is_empty(), "whoever answers is here");
    world.verified(&code);
}

fn a_table_that_everybody_left_sleeps(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Live));
    for _ in 0..12 {
        let live = world.live(&code);
        let Some(seat) = live.waits_for().iter().next() else { break };
        run_out(&world, &code, seat);
    }
    let live = world.live(&code);
    assert!(live.is_asleep() && !live.is_over(), "nobody's game is played out behind all backs");
    assert_eq!(liveness::check(&live), Ok(()));
    world.pass(Span::days(30));
    world.sweep();
    assert_eq!(world.live(&code).next, live.next);
    assert_eq!(world.house.store.count_stuck(world.now()).unwrap(), 0);
    // An answer to the question that is still open is taken as it stands.
    let seat = live.position.asked().iter().next().unwrap();
    let words = live.prompt(seat).ask().unwrap().lapse.words().to_owned();
    let reply = wait(world.house.answer(&code, &answer(&live, seat, "back", &words))).unwrap();
    assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    assert!(!world.live(&code).keeping.kept.has(seat));
    world.verified(&code);
}

#[test]
fn a_game_ends_though_one_player_never_answers() {
    for game in GAMES {
        let games: &'static [_] = Box::leak(Box::new([*game]));
        let world = World::playing(Base::sqlite(), games);
        let code = world.deal(2, Some(PaceName::Daily));
        let absent = Seat::new(0);
        let mut rounds = 0;
        while !world.live(&code).is_over() {
            let live = world.live(&code);
            match live.waits_for().iter().find(|seat| *seat != absent) {
                Some(seat) => world.play(&code, seat, rounds),
                None => run_out(&world, &code, absent),
            }
            rounds += 1;
            assert!(rounds < 5_000, "{} goes on for ever", game.info().slug);
        }
        world.verified(&code);
        let causes = world.causes(&code);
        assert!(causes.contains(&Cause::Caretaker) && causes.contains(&Cause::Kept), "{}", game.info().slug);
    }
}
