//! Many writers at once, in one house and in several over one database.

use std::sync::Arc;

use tincan::engine::Seat;
use tincan::house::{House, Reply};
use tincan::table::TableCode;

use crate::on_each_database;
use crate::store::base::{Base, answer, deal, luck, people, wait};

on_each_database!(many_tables_at_once, one_table_through_two_houses);

async fn play(house: Arc<House>, code: TableCode, seed: u64) {
    let mut luck = luck(seed);
    loop {
        let live = house.table(&code).unwrap();
        let Some(seat) = live.position.asked().iter().next() else { return };
        let words = live.position.sample(seat, &mut luck).unwrap();
        let key = format!("{seat}/{}", live.standings[seat].ask);
        let reply = house.answer(&code, &answer(&live, seat, &key, &words)).await.unwrap();
        assert!(matches!(reply, Reply::Done(_)), "{reply:?}");
    }
}

fn many_tables_at_once(base: Base) {
    let house = Arc::new(base.house());
    let codes: Vec<TableCode> = (0..24).map(|_| deal(&house, &people(2))).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(4).enable_all().build().unwrap();
    runtime.block_on(async {
        let games = codes
            .iter()
            .enumerate()
            .map(|(seed, code)| tokio::spawn(play(Arc::clone(&house), code.clone(), seed as u64)));
        for game in games.collect::<Vec<_>>() {
            game.await.unwrap();
        }
    });
    for code in codes {
        house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
    }
}

/// Two nodes, each with its own cache, hear the same seats at the same time: no gap, no double, nobody turned away
/// for the other node's sake.
fn one_table_through_two_houses(base: Base) {
    let houses = [Arc::new(base.house()), Arc::new(base.house())];
    let mut decided_by = [0, 0];
    for seed in 0..10 {
        let code = deal(&houses[0], &people(3));
        let mut luck = luck(seed);
        loop {
            let live = houses[0].table(&code).unwrap();
            let asked: Vec<Seat> = live.position.asked().iter().collect();
            if asked.is_empty() {
                break;
            }
            let seat = *luck.pick(&asked).unwrap();
            let words = live.position.sample(seat, &mut luck).unwrap();
            let sent = [answer(&live, seat, "left", &words), answer(&live, seat, "right", &words)];
            let keys = [format!("l{}", live.next), format!("r{}", live.next)];
            let sent = [
                tincan::table::Answer { key: &keys[0], ..sent[0] },
                tincan::table::Answer { key: &keys[1], ..sent[1] },
            ];
            let (left, right) =
                wait(async { tokio::join!(houses[0].answer(&code, &sent[0]), houses[1].answer(&code, &sent[1])) });
            let replies = [left.unwrap(), right.unwrap()];
            let done: Vec<bool> = replies.iter().map(|reply| matches!(reply, Reply::Done(_))).collect();
            assert_eq!(done.iter().filter(|done| **done).count(), 1, "{replies:?}");
            assert!(replies.contains(&Reply::Stale), "{replies:?}");
            decided_by[usize::from(done[1])] += 1;
        }
        let row = houses[1].store.table(&code).unwrap().unwrap();
        houses[1].verify(&row).unwrap();
    }
    assert!(decided_by.iter().sum::<u32>() > 50);
}
