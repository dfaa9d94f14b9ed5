//! Notices and letters as rows, on either database: looked at by several nodes, leased by one, written once.

use tincan::engine::Seat;
use tincan::people::{How, MailAddress, Mailing, PlayerId, Topic};
use tincan::store::{
    About, Doors, LetterKind, LetterState, Naming, NewLetter, NewPassword, NewSession, Settled, Store, Way, Written,
};
use tincan::table::{NoticeKind, Seq, Timestamp};

use crate::on_each_database;
use crate::store::base::{Base, deal, people, wait};

on_each_database!(
    a_letter_is_leased_by_one_node_at_a_time,
    a_notice_becomes_one_letter,
    talk_is_noticed_once_until_it_is_told,
    choices_are_kept_and_a_bounce_stops_letters,
    a_password_is_changed_with_all_that_follows_or_not_at_all,
    a_door_bears_a_hundred_guesses_even_at_once,
    links_and_letters_are_forgotten_when_they_are_done_with,
);

fn person(store: &Store, name: &str) -> PlayerId {
    let naming = Naming { wish: None, usual: name.into(), first_number: 7, heard: None };
    let session =
        NewSession { digest: [name.len() as u8; 32], way: Way::Guest, device: String::new(), at: Timestamp(1) };
    wait(store.admit_guest(naming, session)).unwrap()
}

fn letter(store: &Store, to: &str) {
    let address = MailAddress::read(to).unwrap();
    let letter = NewLetter {
        kind: LetterKind::PasswordChanged,
        address,
        language: "en",
        args: serde_json::json!({}),
        at: Timestamp(1),
    };
    wait(store.write_letter(letter)).unwrap();
}

fn a_letter_is_leased_by_one_node_at_a_time(base: Base) {
    let (one, other) = (base.house(), base.house());
    for number in 0..40 {
        letter(&one.store, &format!("r{number}@example.org"));
    }
    let lease = |store: &Store, node: &str, now: i64| {
        wait(store.lease_letters(node, Timestamp(now), Timestamp(now + 100), 30)).unwrap()
    };
    assert!(lease(&one.store, "a", 10).is_empty(), "without bytes nothing is sent");
    for row in one.store.unwritten_letters(100).unwrap() {
        wait(one.store.seal_letter(row.id, format!("<{}@x>", row.id), vec![1])).unwrap();
        wait(other.store.seal_letter(row.id, "<other@x>".into(), vec![2])).unwrap();
    }
    let taken = std::thread::scope(|scope| {
        let threads =
            [("a", &one), ("b", &other)].map(|(node, house)| scope.spawn(move || lease(&house.store, node, 10)));
        threads.map(|thread| thread.join().unwrap())
    });
    let mut ids: Vec<i64> = taken.iter().flatten().map(|letter| letter.id).collect();
    ids.extend(lease(&one.store, "c", 20).iter().map(|letter| letter.id));
    assert!(taken.iter().flatten().all(|letter| letter.bytes == [1]), "the first bytes stay");
    ids.sort_unstable();
    assert_eq!(ids, one.store.letters(100).unwrap().iter().rev().map(|row| row.id).collect::<Vec<_>>());
    // The lease ends: somebody else may send, and the late word of the first node counts no more.
    let again = lease(&other.store, "d", 500);
    assert_eq!(again.len(), 30);
    let id = again[0].id;
    let late = Settled::Failed { reason: "late".into(), bounced: false };
    wait(one.store.settle_letter(id, "a", late, Timestamp(501))).unwrap();
    wait(other.store.settle_letter(id, "d", Settled::Sent, Timestamp(502))).unwrap();
    let row = one.store.letters(100).unwrap().into_iter().find(|row| row.id == id).unwrap();
    assert_eq!((row.state, row.reason), (LetterState::Sent, None));
    let later = Settled::Again { at: Timestamp(9_000), reason: "busy".into() };
    wait(other.store.settle_letter(again[1].id, "d", later, Timestamp(503))).unwrap();
    assert!(lease(&one.store, "e", 8_000).iter().all(|letter| letter.id != again[1].id));
    let all = wait(one.store.lease_letters("f", Timestamp(9_000), Timestamp(9_100), 100)).unwrap();
    assert!(all.iter().any(|letter| letter.id == again[1].id && letter.tries == 1));
    assert_eq!(wait(one.store.forget_bytes(Timestamp(600))).unwrap(), 1);
}

fn a_notice_becomes_one_letter(base: Base) {
    let house = base.house();
    let player = person(&house.store, "Ana");
    let code = deal(&house, &people(2));
    let now = Timestamp(house.now().0 + 10);
    let due = house.store.due_notices(now, 100).unwrap();
    assert_eq!(due.len(), 4);
    assert!(due.iter().all(|notice| notice.code == code && notice.made_at == house.now()));
    assert_eq!(house.store.next_notice().unwrap(), Some(due[0].due_at));
    let notice = due.iter().find(|notice| notice.kind == NoticeKind::Duty).unwrap().clone();
    let written = |seq: Seq| Written {
        kind: LetterKind::Notice(NoticeKind::Duty),
        player,
        address: MailAddress::read("ana@example.org").unwrap(),
        language: "en",
        about: Some(About { table_id: notice.table_id, seat: notice.seat, seq, told: Seq(1) }),
        message_id: format!("<{seq}@x>"),
        bytes: vec![1],
        at: now,
    };
    // Put off meanwhile: whoever read it before does nothing.
    let held = Timestamp(now.0 + 5);
    wait(house.store.put_off(Vec::new(), vec![(notice.clone(), held)])).unwrap();
    assert!(wait(house.store.post(written(Seq(0)), vec![notice.clone()])).is_err());
    assert!(house.store.letters(10).unwrap().is_empty());
    let notice = tincan::store::DueNotice { due_at: held, ..notice };
    assert!(wait(house.store.post(written(Seq(0)), vec![notice.clone()])).unwrap());
    assert!(wait(house.store.post(written(Seq(0)), vec![notice.clone()])).is_err(), "the notice is spent");
    assert_eq!(house.store.letters(10).unwrap().len(), 1);
    assert_eq!(house.store.untold(notice.table_id, notice.seat).unwrap(), Seq(1));
    assert_eq!(house.store.thread(notice.table_id, notice.seat, 20).unwrap(), ["<0@x>"]);
    let rest = house.store.due_notices(Timestamp(i64::MAX), 100).unwrap();
    wait(house.store.put_off(rest, Vec::new())).unwrap();
    assert_eq!(house.store.next_notice().unwrap(), None);
}

fn talk_is_noticed_once_until_it_is_told(base: Base) {
    let house = base.house();
    let players = [person(&house.store, "A"), person(&house.store, "BB"), person(&house.store, "CCC")];
    let code = deal(&house, &people(3));
    let row = house.store.table(&code).unwrap().unwrap();
    for (seat, player) in players.iter().enumerate() {
        base.run(&format!(
            "INSERT INTO seats (table_id, seat, player_id, joined_at) VALUES ({}, {seat}, {}, 1)",
            row.id, player.0
        ))
        .unwrap();
    }
    let talk = || {
        let due = house.store.due_notices(Timestamp(i64::MAX), 100).unwrap();
        due.into_iter().filter(|notice| notice.kind == NoticeKind::Talk).collect::<Vec<_>>()
    };
    wait(house.store.say(row.id, players[1], "hello".into(), Timestamp(50))).unwrap();
    let first = talk();
    assert_eq!(first.iter().map(|notice| notice.seat).collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
    wait(house.store.say(row.id, players[1], "again".into(), Timestamp(90))).unwrap();
    assert_eq!(talk().len(), 2, "still one for each");
    wait(house.store.put_off(first, Vec::new())).unwrap();
    assert_eq!(talk().len(), 2, "what was read before the second remark does not count any more");
}

fn choices_are_kept_and_a_bounce_stops_letters(base: Base) {
    let house = base.house();
    let player = person(&house.store, "Ana");
    assert_eq!(house.store.mailing(player).unwrap(), Mailing::default());
    wait(house.store.set_how(player, Topic::Talk, How::Never)).unwrap();
    wait(house.store.set_how(player, Topic::Turn, How::Digest)).unwrap();
    let kept = house.store.mailing(player).unwrap();
    assert_eq!((kept.talk, kept.turn, kept.game), (How::Never, How::Digest, How::AtOnce));
    base.run(&format!(
        "UPDATE players SET address = 'ana@example.org', address_key = 'ana@example.org' WHERE id = {}",
        player.0
    ))
    .unwrap();
    letter(&house.store, "Ana@example.org");
    let id = house.store.letters(1).unwrap()[0].id;
    wait(house.store.bounced(id, "5.1.1 nobody".into(), Timestamp(70))).unwrap();
    assert!(house.store.player(player).unwrap().unwrap().is_unreachable);
    assert_eq!(house.store.bounce(player).unwrap(), Some((Timestamp(70), "5.1.1 nobody".into())));
    wait(house.store.try_mailbox_again(player)).unwrap();
    assert_eq!(house.store.bounce(player).unwrap(), None);
    wait(house.store.decline_invitations("a mark".into(), Timestamp(1))).unwrap();
    wait(house.store.decline_invitations("a mark".into(), Timestamp(2))).unwrap();
}

fn a_password_is_changed_with_all_that_follows_or_not_at_all(base: Base) {
    let house = base.house();
    let player = person(&house.store, "Ana");
    let other = NewSession { digest: [9; 32], way: Way::Guest, device: String::new(), at: Timestamp(2) };
    wait(house.store.begin_session(player, None, "door".into(), other)).unwrap();
    let change = |kept: &str| {
        let address = MailAddress::read("ana@example.org").unwrap();
        let args = serde_json::json!({});
        let letter = NewLetter { kind: LetterKind::PasswordChanged, address, language: "en", args, at: Timestamp(3) };
        let doors = Doors { familiar: "inner".into(), strange: "outer".into() };
        wait(house.store.change_password(NewPassword {
            player,
            kept: Some(kept.into()),
            session: [9; 32],
            letter,
            doors,
        }))
    };
    let state = || {
        let sessions = house.store.sessions(player).unwrap().len();
        (house.store.password_of(player).unwrap(), sessions, house.store.feed_number(player).unwrap())
    };
    base.run("ALTER TABLE letters RENAME TO lost_letters").unwrap();
    change("first").unwrap_err();
    assert_eq!(state(), (None, 2, Some(0)));
    base.run("ALTER TABLE lost_letters RENAME TO letters").unwrap();
    change("second").unwrap();
    assert_eq!(state(), (Some("second".into()), 1, Some(1)));
    assert_eq!(house.store.letters(10).unwrap().len(), 1);
}

fn a_door_bears_a_hundred_guesses_even_at_once(base: Base) {
    let house = base.house();
    let guess = |door: &str, now: i64| wait(house.store.may_guess(door.into(), Timestamp(now))).unwrap();
    let let_through = std::thread::scope(|scope| {
        let many: Vec<_> = (0..4).map(|_| scope.spawn(|| (0..40).filter(|_| guess("outer", 1)).count())).collect();
        many.into_iter().map(|one| one.join().unwrap()).sum::<usize>()
    });
    assert_eq!(let_through, 100);
    assert!(guess("inner", 1), "another door knows nothing of it");
    let day = 24 * 60 * 60 * 1_000_000;
    wait(house.store.forget_guesses(Timestamp(2 * day))).unwrap();
    assert!(!guess("outer", 2 * day), "a siege is remembered");
    wait(house.store.guessed("outer".into())).unwrap();
    assert!(guess("outer", 2 * day));
}

fn links_and_letters_are_forgotten_when_they_are_done_with(base: Base) {
    let house = base.house();
    letter(&house.store, "ana@example.org");
    letter(&house.store, "boris@example.org");
    let id = house.store.letters(1).unwrap()[0].id;
    wait(house.store.bounced(id, "no".into(), Timestamp(50))).unwrap();
    assert_eq!(wait(house.store.forget_letters(Timestamp(50))).unwrap(), 0);
    assert_eq!(wait(house.store.forget_letters(Timestamp(51))).unwrap(), 1);
    assert_eq!(house.store.letters(10).unwrap().len(), 1, "what waits stays");
    assert_eq!(wait(house.store.forget_links(Timestamp(51))).unwrap(), 0);
}
