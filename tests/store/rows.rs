//! What the rows themselves guarantee.

use std::sync::Arc;

use tincan::engine::Entrant;
use tincan::house::HouseError;
use tincan::store::Address;
use tincan::table::Seq;

use crate::on_each_database;
use crate::store::base::{Base, deal, luck, people, play_out, wait};

on_each_database!(
    entries_are_never_changed_or_deleted,
    a_table_is_dealt_once,
    unknown_things_are_named,
    a_broken_log_rests_while_others_play,
    the_promise_comes_before_the_deal,
);

fn entries_are_never_changed_or_deleted(base: Base) {
    let house = base.house();
    let code = deal(&house, &people(2));
    play_out(&house, &code, &mut luck(1));
    let mut ways = vec![
        "UPDATE entries SET said = 'x'",
        "UPDATE entries SET at = 0 WHERE seq = 1",
        "DELETE FROM entries",
        "INSERT INTO entries SELECT * FROM entries WHERE true ON CONFLICT (table_id, seq) DO UPDATE SET said = 'x'",
    ];
    // SQLite has a word of its own for putting a row in the place of another.
    if matches!(base.address, Address::Sqlite(_)) {
        ways.push("REPLACE INTO entries SELECT * FROM entries");
    }
    for sql in ways {
        let refused = base.run(sql).unwrap_err();
        assert!(refused.to_string().contains("never"), "{sql}: {refused}");
    }
    house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
}

fn a_table_is_dealt_once(base: Base) {
    let house = Arc::new(base.house());
    let code = deal(&house, &people(2));
    assert!(matches!(wait(house.deal(&code, &people(2))), Err(HouseError::Dealt(_))));
    let announced = wait(house.announce("toy", "{}")).unwrap();
    let (pair, trio) = (people(2), people(3));
    let (one, two) =
        wait(async { tokio::join!(house.deal(&announced.code, &pair), house.deal(&announced.code, &trio)) });
    assert!(one.is_ok() != two.is_ok(), "exactly one deal stands");
}

fn unknown_things_are_named(base: Base) {
    let house = base.house();
    assert!(matches!(house.table(&"ABCDEF".parse().unwrap()), Err(HouseError::NoTable(_))));
    assert!(matches!(wait(house.announce("chess", "{}")), Err(HouseError::NoGame(_))));
    assert!(matches!(wait(house.announce("toy", r#"{"length":"endless"}"#)), Err(HouseError::Refused(_))));
    let announced = wait(house.announce("toy", "{}")).unwrap();
    assert!(matches!(house.table(&announced.code), Err(HouseError::NotDealt(_))));
    let crowd = tincan::engine::PerSeat::new(8, |_| Entrant::default());
    assert!(matches!(wait(house.deal(&announced.code, &crowd)), Err(HouseError::Refused(_))));
}

fn a_broken_log_rests_while_others_play(base: Base) {
    let house = base.house();
    let (broken, sound) = (deal(&house, &people(2)), deal(&house, &people(2)));
    let row = house.store.table(&broken).unwrap().unwrap();
    let forged = format!(
        "INSERT INTO entries SELECT table_id, seq + 1, at, actor, 'answer', said, '[\"nonsense\"]', salt, hash, promises \
         FROM entries WHERE table_id = {}",
        row.id
    );
    base.run(&forged).unwrap();
    let Err(HouseError::Broken(why)) = house.table(&broken) else { panic!("a forged entry is noticed") };
    assert_eq!(why.seq, Seq(1));
    assert!(house.verify(&row).is_err());
    play_out(&house, &sound, &mut luck(2));
}

fn the_promise_comes_before_the_deal(base: Base) {
    let house = base.house();
    let announced = wait(house.announce("toy", "{}")).unwrap();
    let row = house.store.table(&announced.code).unwrap().unwrap();
    assert_eq!((row.commitment, row.guests.is_none()), (announced.commitment, true));
    wait(house.deal(&announced.code, &people(2))).unwrap();
    let row = house.store.table(&announced.code).unwrap().unwrap();
    assert_eq!(row.commitment, announced.commitment);
    assert!(row.header().unwrap().keeps_promise(&row.secret));
}
