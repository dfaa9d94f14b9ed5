//! A question that opens has a deadline: in the standing, in the entry, never shortened.

use tincan::engine::{Duty, Seat};
use tincan::house::Reply;
use tincan::table::{Answer, PaceName, Span, Timestamp, Via};

use crate::clock::world::{START, World};
use crate::on_each_database;
use crate::store::base::{Base, answer, luck, wait};

on_each_database!(
    a_question_is_promised_its_time,
    nights_count_from_the_next_question_on,
    an_answer_fills_the_bank_and_lateness_empties_it,
    what_is_taken_back_keeps_its_promise,
    without_a_pace_nothing_is_promised,
    for_somebody_without_a_mailbox_nothing_is_written,
);

/// What the log promised a seat last.
fn promised(world: &World, code: &tincan::table::TableCode, seat: Seat) -> Option<Timestamp> {
    let entries = world.entries(code);
    let of_seat = entries.iter().flat_map(|entry| &entry.deadlines.given).filter(|(whom, _)| *whom == seat);
    of_seat.map(|(_, until)| *until).next_back()
}

fn a_question_is_promised_its_time(base: Base) {
    let world = World::new(base);
    let code = world.deal(3, Some(PaceName::Daily));
    for seed in 0..30 {
        let live = world.live(&code);
        if live.is_over() {
            break;
        }
        for seat in Seat::all(3) {
            let until = live.standings[seat].until;
            assert_eq!(until.is_some(), live.position.asked().has(seat), "exactly those who are asked have a deadline");
            if let Some(until) = until {
                assert_eq!(promised(&world, &code, seat), Some(until), "the log says the same");
                assert!(live.standings[seat].remind.unwrap() < until);
            }
        }
        world.pass(Span::hours(1));
        world.play(&code, live.position.asked().iter().next().unwrap(), seed);
    }
    world.verified(&code);
}

fn nights_count_from_the_next_question_on(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, live) = world.play_until(&code, |_, _| true);
    let given = live.standings[seat].until;
    // The deadline would be at midnight; noon and a day and a half.
    assert_eq!(given, Some(Span::hours(36).after(START)));
    let player = world.people[seat.index()].id;
    let night = "22:00-09:00".parse().ok();
    wait(world.house.store.set_rhythm(player, night, tincan::table::rhythm::DaysOff::default())).unwrap();
    assert_eq!(world.live(&code).standings[seat].until, given, "what was promised stays");
    world.play(&code, seat, 1);
    let (_, live) = world.play_until(&code, |asked, _| asked == seat);
    let pace = PaceName::Daily.pace();
    let standing = &live.standings[seat];
    let bare = Span(pace.free.0 + pace.allowance.0 + standing.bank.0).after(standing.since);
    assert_eq!(standing.until, Some(live.rhythms[seat].awake(bare)));
    assert!(!live.rhythms[seat].rests(standing.until.unwrap()));
    assert_eq!(live.rhythms[seat].night, night);
}

fn an_answer_fills_the_bank_and_lateness_empties_it(base: Base) {
    let world = World::new(base);
    let pace = PaceName::Daily.pace();
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, live) = world.play_until(&code, |_, _| true);
    assert_eq!(live.standings[seat].bank, pace.bank);
    let whole_turn = |seat: Seat| {
        for seed in 0.. {
            world.play(&code, seat, seed);
            if !world.live(&code).waits_for().has(seat) {
                return;
            }
        }
    };
    world.pass(Span::hours(5));
    whole_turn(seat);
    assert_eq!(world.live(&code).standings[seat].bank, Span(pace.bank.0 + pace.increment.0));
    let (seat, live) = world.play_until(&code, |asked, _| asked == seat);
    let before = live.standings[seat].bank;
    world.pass(Span::hours(30));
    whole_turn(seat);
    let spent = Span::hours(30).0 - pace.free.0 - pace.allowance.0;
    assert_eq!(world.live(&code).standings[seat].bank, Span(before.0 - spent + pace.increment.0));
}

fn what_is_taken_back_keeps_its_promise(base: Base) {
    let world = World::new(base);
    for round in 0..40 {
        let code = world.deal(2, Some(PaceName::Daily));
        for seed in 0..40 {
            let live = world.live(&code);
            let Some(seat) = live.position.asked().iter().next() else { break };
            let had = live.standings[seat].until.unwrap();
            world.pass(Span::hours(2));
            world.play(&code, seat, seed + round * 100);
            let after = world.live(&code);
            if after.last.is_none_or(|last| last.disclosed || last.actor.seat() != Some(seat)) || after.is_over() {
                continue;
            }
            let undone = wait(world.house.undo(&code, &answer(&after, seat, "undo", ""))).unwrap();
            assert!(matches!(undone, Reply::Done(_)), "{undone:?}");
            let back = world.live(&code);
            assert_eq!(back.standings[seat].until, Some(had), "no more and no less than it had");
            assert!(back.standings[seat].bank <= live.standings[seat].bank, "taking back earns nothing");
            assert_eq!(promised(&world, &code, seat), Some(had));
            // Taken back on the last minute, there is time to answer again.
            let words = back.position.sample(seat, &mut luck(3)).unwrap();
            world.pass_to(Timestamp(had.0 - 1));
            wait(world.house.answer(&code, &answer(&back, seat, "again", &words))).unwrap();
            let again = world.live(&code);
            if again.last.is_some_and(|last| !last.disclosed && last.actor.seat() == Some(seat)) {
                wait(world.house.undo(&code, &answer(&again, seat, "undo again", ""))).unwrap();
                let least = PaceName::Daily.pace().free.after(world.now());
                assert!(world.live(&code).standings[seat].until.unwrap() >= least.max(had));
            }
            world.verified(&code);
            return;
        }
    }
    panic!("no move of the toy could be taken back");
}

fn without_a_pace_nothing_is_promised(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, None);
    let (_, live) = world.play_until(&code, |_, duty| duty == Duty::Follow);
    assert!(live.standings.values().all(|standing| standing.until.is_none()));
    assert!(world.entries(&code).iter().all(|entry| entry.deadlines.is_empty()));
    world.pass(Span::days(400));
    assert_eq!(world.sweep().lapsed, 0);
}

fn for_somebody_without_a_mailbox_nothing_is_written(base: Base) {
    let mut world = World::playing(base, crate::clock::turns::GAMES);
    world.people[1] = world.guest(9);
    let code = world.deal(2, Some(PaceName::Daily));
    let (member, guest) = (Seat::new(0), Seat::new(1));
    // By what the other did: who acts has the next question before them.
    let asked_again = || {
        for seed in 0.. {
            let live = world.live(&code);
            let before = live.standings[guest].ask;
            let seat = live.position.asked().iter().next().expect("the game goes on");
            let words = live.position.sample(seat, &mut luck(seed)).unwrap();
            let key = format!("{seat}/{}", live.next);
            let mailed = Answer { via: Via::Mail, ..answer(&live, seat, &key, &words) };
            assert!(matches!(wait(world.house.answer(&code, &mailed)).unwrap(), Reply::Done(_)));
            if seat != guest && world.live(&code).standings[guest].ask > before {
                return;
            }
        }
    };
    // At the deal nobody has looked round yet; the post drops what it cannot send.
    let dealt = [member, guest].map(|seat| world.notices(&code, "duty", seat));
    asked_again();
    asked_again();
    assert!(world.notices(&code, "duty", member) > dealt[0]);
    assert_eq!(world.notices(&code, "duty", guest), dealt[1]);
    // Somebody who has got an address meanwhile is written to from the next question on.
    let given = "address = 'guest@example.org', address_key = 'guest@example.org'";
    world.base.run(&format!("UPDATE players SET {given} WHERE id = {}", world.people[1].id.0)).unwrap();
    // The house looks round again once something was written.
    world.sweep();
    asked_again();
    assert!(world.notices(&code, "duty", guest) > dealt[1]);
}
