//! Undo is an entry: free until something was shown or another seat acted, understood by replay, export and verify.

use tincan::engine::Seat;
use tincan::house::{House, Reply};
use tincan::table::{Cause, Live, Seq, TableCode};

use crate::on_each_database;
use crate::store::base::{Base, answer, deal, luck, one_move, people, wait};

on_each_database!(a_quiet_move_is_taken_back, a_double_click_takes_back_once, what_was_shown_stays);

/// Plays until the latest move showed nobody anything: the table, the seat, and the table before the move.
fn quiet_move(house: &House) -> (TableCode, Seat, std::sync::Arc<Live>) {
    for seed in 0..50 {
        let code = deal(house, &people(2));
        let mut luck = luck(seed);
        let mut before = house.table(&code).unwrap();
        while let Some(after) = one_move(house, &code, &mut luck) {
            if let Some(last) = after.last.filter(|last| !last.disclosed) {
                return (code, last.actor.seat().unwrap(), before);
            }
            before = after;
        }
    }
    panic!("no move of the toy is quiet");
}

fn a_quiet_move_is_taken_back(base: Base) {
    let house = base.house();
    let (code, seat, before) = quiet_move(&house);
    let moved = house.table(&code).unwrap();
    let wish = answer(&moved, seat, "undo", "");
    assert!(matches!(wait(house.undo(&code, &wish)).unwrap(), Reply::Done(_)));
    let back = house.table(&code).unwrap();
    assert!(back.position.same(&*before.position));
    assert_eq!(back.next, moved.next.next(), "nothing is deleted");
    assert!(back.standings[seat].ask > moved.standings[seat].ask, "the question is a new one");
    let row = house.store.table(&code).unwrap().unwrap();
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    assert_eq!(entries.last().unwrap().cause, Cause::Undo(Seq(moved.next.0 - 1)));
    assert!(house.load(&row).unwrap().position.same(&*before.position));
    house.verify(&row).unwrap();
    crate::store::base::play_out(&house, &code, &mut luck(77));
    house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
}

fn a_double_click_takes_back_once(base: Base) {
    let house = base.house();
    let (code, seat, _) = quiet_move(&house);
    let moved = house.table(&code).unwrap();
    let wish = answer(&moved, seat, "undo", "");
    wait(house.undo(&code, &wish)).unwrap();
    assert_eq!(wait(house.undo(&code, &wish)).unwrap(), Reply::Again(moved.next));
    let other_tab = answer(&moved, seat, "another undo", "");
    assert_eq!(wait(house.undo(&code, &other_tab)).unwrap(), Reply::Stale);
    assert_eq!(house.table(&code).unwrap().next, moved.next.next());
}

fn what_was_shown_stays(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    let mut luck = luck(5);
    let mut closed = 0;
    while let Some(live) = one_move(&house, &code, &mut luck) {
        let last = live.last.unwrap();
        let actor = last.actor.seat().unwrap();
        let other = actor.next(2);
        let refused = wait(house.undo(&code, &answer(&live, other, &format!("u{}", live.next), ""))).unwrap();
        assert!(matches!(refused, Reply::Refused(_)), "a move is taken back by its own hand only");
        if last.disclosed {
            let refused = wait(house.undo(&code, &answer(&live, actor, &format!("v{}", live.next), ""))).unwrap();
            assert!(matches!(refused, Reply::Refused(_)));
            closed += 1;
        }
        assert_eq!(house.table(&code).unwrap().next, live.next);
    }
    assert!(closed > 0);
}
