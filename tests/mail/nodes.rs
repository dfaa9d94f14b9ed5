//! Several nodes over one database: each letter is written once and sent once.

use std::collections::BTreeMap;

use tincan::mail::{Carrier, MailRoom};
use tincan::words::Language;

use crate::mail::base::{HOUR, MINUTE, Post, luck, wait};

#[test]
fn two_nodes_send_each_letter_once() {
    let post = Post::new();
    let people: Vec<_> =
        ["Ana", "Boris", "Clara", "Dmitri"].iter().map(|name| post.person(name, Language::En, "UTC")).collect();
    let codes: Vec<_> = (1..=6).map(|number| post.table("fort", number, &people)).collect();
    let other = post.node();
    let rooms = [post.memory(), MailRoom::new(post.sender.clone(), Carrier::Memory(Default::default()))];
    let mut luck = luck(3);
    for _ in 0..12 {
        for code in &codes {
            post.one_move(code, &mut luck);
        }
        post.pass(6 * MINUTE);
        std::thread::scope(|scope| {
            let (here, there) = (&post.house, &other);
            for (room, house) in [(&rooms[0], here), (&rooms[1], there)] {
                let post = &post;
                scope.spawn(move || {
                    for _ in 0..3 {
                        wait(room.round(house, &post.desk())).unwrap();
                    }
                });
            }
        });
    }
    post.pass(HOUR);
    wait(rooms[0].round(&post.house, &post.desk())).unwrap();
    let mut ids: BTreeMap<String, usize> = BTreeMap::new();
    let taken = rooms.iter().map(|room| room.carrier.taken());
    let shares: Vec<usize> = taken.clone().map(|taken| taken.len()).collect();
    for parcel in taken.flatten() {
        *ids.entry(parcel.name).or_default() += 1;
    }
    assert!(ids.values().all(|times| *times == 1), "{ids:?}");
    assert!(ids.len() > 30 && shares.iter().all(|share| *share > 0), "{} letters, {shares:?}", ids.len());
}
