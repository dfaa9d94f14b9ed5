//! A window opens its answers together: how and when a rival passed before that is told to nobody.

use std::sync::Arc;

use tincan::engine::{Seat, Viewer};
use tincan::games::GAMES;
use tincan::table::answer::{IN_TURN, answer, carry_on};
use tincan::table::{
    Answer, Answered, Cause, Change, Live, Order, PaceName, Span, Timestamp, Until, Via, late, portable,
};

use crate::clock::world::World;
use crate::store::base::Base;

const SEATS: u8 = 3;

/// A table of Fort at which somebody has just led and two rivals are asked; the first of them, and the log so far.
fn window(seed: u64) -> (World, Arc<Live>, Seat, Vec<tincan::table::Entry>) {
    let fort = *tincan::games::find(GAMES, "fort").unwrap();
    let world = World::playing(Base::sqlite(), Box::leak(Box::new([fort])));
    let code = world.deal(SEATS, Some(PaceName::Daily));
    for turn in 0..400 {
        let live = world.live(&code);
        if let (Some(window), Some(_)) = (live.position.window(), live.held_until(world.now()))
            && window.seats.len() == 2
            && turn > seed
        {
            let first = live.position.asked().iter().next().unwrap();
            let entries = world.entries(&code);
            return (world, live, first, entries);
        }
        let seat = live.waits_for().iter().next().expect("a game of Fort is longer");
        world.play(&code, seat, seed * 1_000 + turn);
    }
    panic!("nobody led");
}

fn said(live: &Live, seat: Seat, words: &str, at: Timestamp) -> Change {
    let key = format!("{words}/{}", at.0);
    let answered = Answer { seat, ask: live.standings[seat].ask, key: &key, words, via: Via::Site };
    match answer(live, &answered, at) {
        Answered::Sealed(change) => *change,
        other => panic!("{words}: {other:?}"),
    }
}

fn ordered(live: &Live, seat: Seat, words: &str, at: Timestamp) -> Change {
    late::give(live, seat, vec![Order::read(words, Until::Turn).unwrap()], at).unwrap()
}

/// What is only a mark is left out: no word of ours is so long.
fn bare(file: &str) -> String {
    let words = file.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.map(|word| if word.len() > 30 { "#" } else { word }).collect::<Vec<_>>().join(" ")
}

/// Everything the others get once the window has opened.
fn seen(live: &Live, log: &[tincan::table::Entry], opened: &Change, rival: Seat) -> Vec<String> {
    let entries: Vec<_> = log.iter().chain(&opened.entries).cloned().collect();
    let others = rival.others(SEATS).map(Viewer::Seat).chain([Viewer::Spectator]);
    let mut all: Vec<String> =
        others.map(|viewer| bare(&portable::write(&opened.after, &entries, viewer).unwrap())).collect();
    for seat in rival.others(SEATS) {
        all.push(format!("{:?} {:?}", opened.after.standings[seat], opened.after.prompt(seat)));
        all.push(format!("{:?}", opened.notices.iter().filter(|notice| notice.seat == seat).collect::<Vec<_>>()));
    }
    all.push(format!("{:?} {:?}", live.position.awaited(), opened.after.awaited_since()));
    all
}

/// Nothing that others could notice happened.
fn is_secret(change: &Change) -> bool {
    change.entries.is_empty() && change.standings.is_empty() && change.notices.is_empty()
}

#[test]
fn how_a_rival_passed_before_the_window_opens_is_told_to_nobody() {
    for seed in [1, 9, 17] {
        let (world, live, rival, log) = window(seed);
        let (now, hold) = (world.now(), live.held_until(world.now()).unwrap());
        let after = |minutes: i64| Span::minutes(minutes).after(now);
        let ways: [(&str, Change); 5] = [
            ("by hand at once", said(&live, rival, "pass", after(1))),
            ("by hand at the last minute", said(&live, rival, "pass", Timestamp(hold.0 - 1))),
            ("by an order", ordered(&live, rival, "when follow: pass", after(2))),
            (
                "by an order whose answer the hand does not have",
                ordered(&live, rival, "follow: follow nobody", after(2)),
            ),
            ("after another thought", {
                let first = said(&live, rival, &live.position.moves(rival)[0], after(3));
                said(&first.after, rival, "pass", after(4))
            }),
        ];
        let mut first: Option<Vec<String>> = None;
        for (how, change) in ways {
            assert!(is_secret(&change), "{how}");
            assert!(carry_on(&change.after, Timestamp(hold.0 - 1)).is_none(), "{how}: opened too early");
            let opened = carry_on(&change.after, hold).unwrap_or_else(|| panic!("{how}: it does not open"));
            let others = seen(&live, &log, &opened, rival);
            match &first {
                None => first = Some(others),
                Some(first) => assert_eq!(*first, others, "{how}"),
            }
        }
    }
}

#[test]
fn whoever_wants_to_see_the_others_first_is_asked_in_their_turn() {
    let (world, live, rival, _) = window(3);
    let hold = live.held_until(world.now()).unwrap();
    let later = live.position.window().unwrap().seats.without(rival).iter().next().unwrap();
    assert!(live.asks(later) && live.asks(rival), "all are asked at once");
    let waits = said(&live, later, IN_TURN, world.now()).after;
    assert!(!waits.asks(later));
    let opened = carry_on(&said(&waits, rival, "pass", world.now()).after, hold).unwrap();
    assert_eq!(opened.entries.last().unwrap().actor.seat(), Some(rival));
    assert!(opened.after.asks(later) && opened.notices.iter().any(|notice| notice.seat == later));
}

#[test]
fn an_order_answers_and_one_until_the_own_turn_ends_there() {
    let (world, live, rival, _) = window(5);
    let hold = live.held_until(world.now()).unwrap();
    let opened = carry_on(&ordered(&live, rival, "anything: sensibly", world.now()).after, hold).unwrap();
    assert_eq!(opened.entries[0].cause, Cause::Orders);
    assert_eq!(opened.after.orders[rival].len(), 1, "it stands until their turn");
    let exception = ordered(&live, rival, "follow: ask", world.now());
    assert!(carry_on(&exception.after, hold).is_none(), "its owner wants to be asked");
}
