//! Questions are the lock: double clicks, stale forms, answers side by side, answers ahead, robots and the clock.

use tincan::engine::{Duty, Entrant, PerSeat, Robot, Seat};
use tincan::house::Reply;
use tincan::table::{Actor, Cause, Seq};

use crate::on_each_database;
use crate::store::base::{Base, answer, deal, luck, one_move, people, play_out, play_until_asked, wait};

on_each_database!(
    a_whole_game_is_kept_and_judged_again,
    the_same_request_twice_is_one_move,
    a_stale_answer_changes_nothing,
    two_seats_asked_at_once_never_collide,
    a_refused_answer_changes_nothing,
    robots_answer_by_themselves,
    the_clock_answers_for_a_seat,
    an_answer_ahead_is_opened_in_its_turn,
    an_answer_ahead_that_no_longer_fits_is_asked_anew,
    whoever_is_newly_asked_has_a_notice,
);

fn a_whole_game_is_kept_and_judged_again(base: Base) {
    let house = base.house();
    for seed in 0..5 {
        let code = deal(&house, &people(2 + (seed % 2) as u8));
        let live = play_out(&house, &code, &mut luck(seed));
        assert!(live.position.outcome().is_some());
        let row = house.store.table(&code).unwrap().unwrap();
        assert!(row.finished_at.is_some());
        let folded = house.load(&row).unwrap();
        assert!(folded.position.same(&*live.position));
        assert_eq!(folded.head, live.head);
        let verified = house.verify(&row).unwrap();
        assert_eq!((verified.entries, verified.over), (live.next.0, true));
    }
}

fn the_same_request_twice_is_one_move(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let seat = Seat::new(0);
    let live = play_until_asked(&house, &code, seat, &mut luck(1));
    let words = live.position.moves(seat)[0].clone();
    let click = answer(&live, seat, "one click", &words);
    let (first, second) = wait(async { tokio::join!(house.answer(&code, &click), house.answer(&code, &click)) });
    let replies = [first.unwrap(), second.unwrap()];
    let done = replies.iter().filter(|reply| matches!(reply, Reply::Done(_))).count();
    assert_eq!(done, 1, "{replies:?}");
    assert!(replies.contains(&Reply::Again(live.next)), "{replies:?}");
    assert_eq!(house.table(&code).unwrap().next, live.next.next());
    // Also after a restart: the receipt is in the rows.
    assert_eq!(wait(base.house().answer(&code, &click)).unwrap(), Reply::Again(live.next));
}

fn a_stale_answer_changes_nothing(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let seat = Seat::new(0);
    let live = play_until_asked(&house, &code, seat, &mut luck(2));
    let words = live.position.moves(seat)[0].clone();
    wait(house.answer(&code, &answer(&live, seat, "this tab", &words))).unwrap();
    let next = house.table(&code).unwrap().next;
    let late = wait(house.answer(&code, &answer(&live, seat, "that tab", &words))).unwrap();
    assert_eq!(late, Reply::Stale);
    assert_eq!(house.table(&code).unwrap().next, next);
}

fn two_seats_asked_at_once_never_collide(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(3));
    let live = house.table(&code).unwrap();
    let asked: Vec<Seat> = live.position.asked().iter().collect();
    assert_eq!(asked.len(), 3, "the toy opens by asking everybody");
    // All three read the same page before any of them answers.
    for seat in asked {
        let words = live.position.moves(seat)[0].clone();
        let reply = wait(house.answer(&code, &answer(&live, seat, "k", &words))).unwrap();
        assert!(matches!(reply, Reply::Done(_)), "{seat}: {reply:?}");
    }
    assert_eq!(house.table(&code).unwrap().next, Seq(4));
}

fn a_refused_answer_changes_nothing(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let live = house.table(&code).unwrap();
    let seat = live.position.asked().iter().next().unwrap();
    for words in ["sing a song", "", ";;;", &"x".repeat(5_000)] {
        let reply = wait(house.answer(&code, &answer(&live, seat, "k", words))).unwrap();
        assert!(matches!(reply, Reply::Refused(_)), "{reply:?}");
    }
    let nobody = tincan::table::Answer { seat: Seat::new(5), ..answer(&live, seat, "k", "pass") };
    assert!(matches!(wait(house.answer(&code, &nobody)).unwrap(), Reply::Refused(_)));
    let after = house.table(&code).unwrap();
    assert_eq!((after.next, after.head), (live.next, live.head));
    assert!(house.store.entries(1, live.next).unwrap().is_empty());
}

fn robots_answer_by_themselves(base: Base) {
    let house = base.house();
    let all = PerSeat::new(3, |_| Entrant { robot: Some(Robot::random()), ..Entrant::default() });
    let code = deal(&house, &all);
    let live = house.table(&code).unwrap();
    assert!(live.position.outcome().is_some(), "robots play a game to its end when it is dealt");
    let row = house.store.table(&code).unwrap().unwrap();
    house.verify(&row).unwrap();
    assert!(house.store.notices(row.id).unwrap().is_empty(), "nobody writes to a robot");
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    assert!(entries[1..].iter().all(|entry| matches!(entry.actor, Actor::Robot(_))));
    assert!(!wait(house.carry_on(&code)).unwrap());

    let mixed =
        PerSeat::new(2, |seat| Entrant { robot: (seat.index() == 1).then(Robot::random), ..Entrant::default() });
    let code = deal(&house, &mixed);
    let live = play_out(&house, &code, &mut luck(3));
    assert!(live.position.outcome().is_some());
}

fn the_clock_answers_for_a_seat(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let mut lapses = 0;
    while let Some(seat) = house.table(&code).unwrap().position.asked().iter().next() {
        assert!(wait(house.lapse(&code, seat)).unwrap());
        lapses += 1;
    }
    assert!(lapses > 3);
    assert!(!wait(house.lapse(&code, Seat::new(0))).unwrap(), "nobody is asked once the game is over");
    let row = house.store.table(&code).unwrap().unwrap();
    house.verify(&row).unwrap();
    let entries = house.store.entries(row.id, Seq(1)).unwrap();
    assert!(entries.iter().all(|entry| entry.cause == Cause::Lapse && matches!(entry.actor, Actor::Clock(_))));
}

/// A three-handed table where a later follower is asked ahead: (code, the one asked now, the one asked ahead).
fn follow_window(house: &tincan::house::House) -> (tincan::table::TableCode, Seat, Seat) {
    for seed in 0..50 {
        let code = deal(house, &people(3));
        let mut luck = luck(seed);
        while let Some(live) = one_move(house, &code, &mut luck) {
            let now = live.position.asked().iter().next();
            let ahead = Seat::all(3).find(|seat| live.position.prompt(*seat).ahead().is_some());
            if let (Some(now), Some(ahead)) = (now, ahead) {
                return (code, now, ahead);
            }
        }
    }
    panic!("no table ever asked anybody ahead");
}

fn an_answer_ahead_is_opened_in_its_turn(base: Base) {
    let house = base.house();
    let (code, now, ahead) = follow_window(&house);
    let live = house.table(&code).unwrap();
    let words = live.position.prompt(ahead).ahead().unwrap().ways.last().unwrap().word.to_string();
    let reply = wait(house.answer(&code, &answer(&live, ahead, "early", &words))).unwrap();
    assert_eq!(reply, Reply::Kept);
    let sealed = house.table(&code).unwrap();
    assert_eq!(sealed.next, live.next, "a sealed answer is not in the log");
    assert_eq!(base.house().table(&code).unwrap().seals[ahead].as_ref().unwrap().words, words, "it is kept in rows");
    let first = live.position.moves(now).last().unwrap().clone();
    wait(house.answer(&code, &answer(&sealed, now, "k", &first))).unwrap();
    let after = house.table(&code).unwrap();
    let row = house.store.table(&code).unwrap().unwrap();
    let entries = house.store.entries(row.id, live.next).unwrap();
    assert_eq!(entries[1].actor.seat(), Some(ahead));
    assert_eq!((entries[1].cause, entries[1].said.as_str()), (Cause::Sealed, words.as_str()));
    assert!(after.seals[ahead].is_none());
    house.verify(&row).unwrap();
}

fn an_answer_ahead_that_no_longer_fits_is_asked_anew(base: Base) {
    let house = base.house();
    let (code, now, ahead) = follow_window(&house);
    let live = house.table(&code).unwrap();
    wait(house.answer(&code, &answer(&live, ahead, "early", "follow the moon"))).unwrap();
    let first = live.position.moves(now).last().unwrap().clone();
    wait(house.answer(&code, &answer(&live, now, "k", &first))).unwrap();
    let after = house.table(&code).unwrap();
    assert!(after.position.asked().has(ahead), "the owner is asked");
    assert!(after.seals[ahead].is_none());
    assert_eq!(after.next, live.next.next());
}

fn whoever_is_newly_asked_has_a_notice(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let row = house.store.table(&code).unwrap().unwrap();
    let asked = |house: &tincan::house::House| house.table(&code).unwrap().standings.clone();
    let mut luck = luck(9);
    let mut before = asked(&house);
    let mut told = house.store.notices(row.id).unwrap();
    let duties = told.iter().filter(|(kind, ..)| kind == "duty").count();
    assert_eq!((told.len(), duties), (4, 2), "the game has begun, and both are asked to set a card aside");
    while let Some(live) = one_move(&house, &code, &mut luck) {
        let now = house.store.notices(row.id).unwrap();
        let head = Seq(live.next.0 - 1);
        for (seat, standing) in live.standings.iter() {
            let due_now = before[seat].duty == Duty::Wait && standing.duty != Duty::Wait;
            let newly = standing.ask > before[seat].ask || due_now;
            // Whoever goes on with their own turn sees the next question where they play: a turn is one wait.
            let goes_on = before[seat].duty != Duty::Wait && standing.since == before[seat].since;
            let noticed = now[told.len()..].contains(&("duty".into(), head, seat));
            assert_eq!(noticed, newly && !goes_on, "{seat} after entry {head}");
            let is_asked = live.position.asked().has(seat);
            assert_eq!(standing.duty != Duty::Wait, is_asked, "{seat} after entry {head}");
        }
        before = asked(&house);
        told = now;
    }
    let finished = told.iter().filter(|(kind, ..)| kind == "finished").count();
    assert_eq!(finished, 2);
}
