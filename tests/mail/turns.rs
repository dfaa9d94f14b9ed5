//! A turn is one letter: whoever plays by mail gets it when the turn begins, and then one answer to each reply.

use std::sync::Arc;

use tincan::engine::Seat;
use tincan::games::GAMES;
use tincan::mail::inbound::{Gate, Inbox, Taken};
use tincan::mail::{Bound, Door};
use tincan::people::Mailing;
use tincan::store::{Fate, LetterKind, LetterState};
use tincan::table::{Answer, Live, NoticeKind, PaceName, TableCode, Via};
use tincan::words::Language;

use crate::mail::base::{HOUR, MINUTE, Post, luck, wait};

const NAMES: [&str; 3] = ["Ana", "Boris", "Clea"];

/// Somebody answers by mail what the table asks.
fn reply(post: &Post, code: &TableCode, seat: Seat, words: &str) {
    let live = post.house.table(code).unwrap();
    let sitters = post.house.store.sitters(post.table_id(code)).unwrap();
    let player = sitters.iter().find(|sitter| sitter.seat == seat).unwrap().player.unwrap();
    let address = post.house.store.player(player).unwrap().unwrap().address.unwrap();
    let bound = Bound { code: code.clone(), seat, ask: live.standings[seat].ask, player };
    let to = format!("move+{}@reply.tincan.example", bound.mark(&post.key, Door::Reply));
    let message = format!("From: {address}\r\nMessage-ID: <{}.{seat}@example.org>\r\n\r\n{words}\r\n", live.next);
    let inbox = Inbox { house: &post.house, desk: post.desk(), gate: &Gate { trust: None } };
    let taken = wait(inbox.take(Some(&address), &to, message.as_bytes())).unwrap();
    assert_eq!(taken, Taken::Judged(Fate::Played), "{words}");
}

/// A table of people who want to hear of their turns at once.
fn hasty(post: &Post, game: &str, seats: u8) -> TableCode {
    let people: Vec<_> =
        NAMES[..usize::from(seats)].iter().map(|name| post.person(name, Language::En, "UTC")).collect();
    for player in &people {
        wait(post.house.store.set_mailing(*player, Mailing { delay: 0, ..Mailing::default() })).unwrap();
    }
    let code = post.paced_table(game, 1, &people, Some(PaceName::Weekly));
    // Windows are tried elsewhere.
    for seat in Seat::all(seats) {
        assert!(wait(post.house.open_at_once(&code, seat, true)).unwrap());
    }
    post.round();
    code
}

fn asked(post: &Post, code: &TableCode) -> Option<(Seat, String, Arc<Live>)> {
    let live = post.house.table(code).unwrap();
    let seat = live.waits_for().iter().next()?;
    let words = live.position.sample(seat, &mut luck(live.next.0.into())).unwrap();
    Some((seat, words, live))
}

#[test]
fn whoever_plays_by_mail_gets_one_letter_a_turn_and_one_a_reply() {
    for game in GAMES {
        let post = Post::new();
        let code = hasty(&post, game.info().slug, 3);
        let mut went_on = 0;
        for _ in 0..60 {
            let Some((seat, words, before)) = asked(&post, &code) else { break };
            reply(&post, &code, seat, &words);
            let after = post.house.table(&code).unwrap();
            post.pass(HOUR);
            for (name, other) in NAMES.iter().zip(Seat::all(3)) {
                let address = format!("{}@example.org", name.to_ascii_lowercase());
                let letters = post.letters();
                let sent = letters.iter().filter(|letter| letter.address == address && letter.settled_at.is_none());
                let sent: Vec<LetterKind> = sent.map(|letter| letter.kind).collect();
                let wanted: &[LetterKind] = if other == seat { &[LetterKind::Answer] } else { &[] };
                assert_eq!(sent, wanted, "{words}");
            }
            let sent = post.round();
            went_on += usize::from(after.waits_for().has(seat));
            for (name, other) in NAMES.iter().zip(Seat::all(3)).filter(|(_, other)| *other != seat) {
                let address = format!("{}@example.org", name.to_ascii_lowercase());
                // All of a window are asked at once, and anew once what lies open is not the same.
                let is_new = after.asks(other) && after.standings[other].ask != before.standings[other].ask;
                let told = sent.iter().filter(|parcel| parcel.to == address).count();
                assert_eq!(told, usize::from(is_new || after.is_over()), "{words}: {name}");
            }
        }
        assert!(went_on > 3, "{}: {went_on}", game.info().slug);
    }
}

#[test]
fn at_once_is_not_a_letter_for_each_card_on_the_site() {
    let post = Post::new();
    let code = hasty(&post, "dig", 2);
    let mut went_on = 0;
    while went_on < 8 {
        let (seat, words, live) = asked(&post, &code).unwrap();
        let ask = live.standings[seat].ask;
        let wish = Answer { seat, ask, key: &format!("{seat}/{ask}"), words: &words, via: Via::Site };
        wait(post.house.answer(&code, &wish)).unwrap();
        let address = format!("{}@example.org", NAMES[seat.index()].to_ascii_lowercase());
        post.pass(MINUTE);
        if post.house.table(&code).unwrap().waits_for().has(seat) {
            went_on += 1;
            assert!(post.round().iter().all(|parcel| parcel.to != address), "{words}");
        } else {
            post.pass(HOUR);
            post.round();
        }
    }
}

#[test]
fn a_letter_that_waited_does_not_ask_what_was_answered_meanwhile() {
    let post = Post::new();
    let code = hasty(&post, "dig", 2);
    let mut is_on = false;
    while !is_on {
        let (seat, ..) = asked(&post, &code).unwrap();
        // Its letter is back in the queue, as if no server had taken it; the first card is dug on the site meanwhile.
        let letters = post.letters();
        let duty = letters.iter().rfind(|letter| letter.kind == LetterKind::Notice(NoticeKind::Duty)).unwrap().id;
        post.run(&format!("UPDATE letters SET state = 'waiting', settled_at = NULL WHERE id = {duty}"));
        post.one_move(&code, &mut luck(1));
        is_on = post.house.table(&code).unwrap().waits_for().has(seat);
        post.pass(HOUR);
        post.round();
        let state = post.letters().into_iter().find(|letter| letter.id == duty).unwrap().state;
        assert_eq!(state, LetterState::Dropped, "{seat} goes on: {is_on}");
    }
}
