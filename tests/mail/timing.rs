//! When letters go out, and when they do not: over the whole pipeline, with a hand on the clock.

use tincan::people::mailing::{Quiet, Subject};
use tincan::people::{How, Mailing, Topic};
use tincan::store::{LetterKind, LetterState, Looked};
use tincan::table::{NoticeKind, PaceName, Seq};
use tincan::words::Language;

use crate::mail::base::{DAY, HOUR, MINUTE, Post, header, luck, opened, wait};

/// Two people at a table of Fort, after their letters of welcome; the one who must lead is the first.
fn two(post: &Post) -> (tincan::table::TableCode, [tincan::people::PlayerId; 2]) {
    let people = [post.person("Ana", Language::En, "UTC"), post.person("Boris", Language::En, "UTC")];
    post.round();
    let code = post.table("fort", 1, &people);
    let first = post.asked(&code)[0].index();
    (code, [people[first], people[1 - first]])
}

#[test]
fn a_run_of_moves_is_one_letter() {
    let post = Post::new();
    let (code, _) = two(&post);
    let mut luck = luck(5);
    for _ in 0..12 {
        post.one_move(&code, &mut luck);
        post.round();
        post.pass(10 * 1_000_000);
    }
    let sent: Vec<_> =
        post.letters().into_iter().filter(|letter| letter.kind == LetterKind::Notice(NoticeKind::Duty)).collect();
    assert!(sent.is_empty(), "{sent:?}");
    post.pass(10 * MINUTE);
    let sent = post.round();
    assert_eq!(sent.iter().filter(|parcel| parcel.name.ends_with("duty")).count(), post.asked(&code).len());
    post.pass(DAY);
    assert!(post.round().is_empty(), "nothing is told twice");
}

#[test]
fn what_was_told_is_not_told_again() {
    let post = Post::new();
    let (code, _) = two(&post);
    let mut luck = luck(5);
    let mut told = Vec::new();
    for _ in 0..30 {
        post.pass(10 * MINUTE);
        for parcel in post.round() {
            let (_, text) = opened(&parcel.bytes);
            let entries: Vec<String> = text
                .lines()
                .skip_while(|line| *line != "What happened")
                .skip(1)
                .take_while(|line| !line.is_empty())
                .filter(|line| line.len() > 3 && line[..3].trim().parse::<u32>().is_ok())
                .map(|line| format!("{} {}", parcel.to, &line[..3]))
                .collect();
            told.extend(entries);
        }
        post.one_move(&code, &mut luck);
    }
    let all = told.len();
    told.sort();
    told.dedup();
    assert!(all > 15, "{all}");
    assert_eq!(told.len(), all, "an entry was told twice to the same reader");
}

#[test]
fn an_answered_question_is_not_asked_by_letter() {
    let post = Post::new();
    let (code, _) = two(&post);
    post.pass(10 * MINUTE);
    // The letter is written, but the server is away; meanwhile the question is answered on the site.
    wait(async {
        let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let smtp = tincan::mail::smtp::Smtp::new(&format!("smtp://{gone}")).unwrap();
        let room = tincan::mail::MailRoom::new(post.sender.clone(), tincan::mail::Carrier::Smtp(smtp));
        room.round(&post.house, &post.desk()).await.unwrap();
    });
    let seat = post.asked(&code)[0];
    let mut luck = luck(5);
    while post.asked(&code).contains(&seat) {
        post.one_move(&code, &mut luck);
    }
    post.pass(HOUR);
    post.round();
    let letters = post.letters();
    let duty: Vec<_> = letters.iter().filter(|letter| letter.kind == LetterKind::Notice(NoticeKind::Duty)).collect();
    assert_eq!(duty[0].state, LetterState::Dropped);
}

#[test]
fn nobody_is_woken_at_night() {
    let post = Post::new();
    let (code, [leader, _]) = two(&post);
    let quiet = Mailing { quiet: Some(Quiet { from: 11, to: 15 }), ..Mailing::default() };
    wait(post.house.store.set_mailing(leader, quiet)).unwrap();
    for _ in 0..11 {
        post.pass(15 * MINUTE);
        assert!(post.round().iter().all(|parcel| !parcel.name.ends_with("duty")));
    }
    post.pass(15 * MINUTE);
    assert!(post.round().iter().any(|parcel| parcel.name.ends_with("duty")), "15:00");
    // A deadline within the night breaks through.
    let urgent = Post::new();
    let (code_two, [leader, _]) = two(&urgent);
    assert_eq!(code, code_two);
    wait(urgent.house.store.set_mailing(leader, quiet_mailing())).unwrap();
    let until = urgent.house.now().0 + 2 * HOUR;
    let mut urgent = urgent;
    urgent.run(&format!("UPDATE standings SET until = {until} WHERE duty <> 'wait'"));
    urgent.house = urgent.node();
    urgent.pass(15 * MINUTE);
    assert!(urgent.round().iter().any(|parcel| parcel.name.ends_with("duty")));
}

fn quiet_mailing() -> Mailing {
    Mailing { quiet: Some(Quiet { from: 11, to: 15 }), ..Mailing::default() }
}

#[test]
fn a_digest_gathers_all_tables_at_the_reader_s_hour() {
    let post = Post::new();
    let people = [post.person("Ana", Language::En, "UTC"), post.person("Boris", Language::En, "UTC")];
    post.round();
    let mut digest = Mailing { digest_hour: 18, ..Mailing::default() };
    Topic::ALL.iter().for_each(|topic| digest.set(*topic, How::Digest));
    for player in people {
        wait(post.house.store.set_mailing(player, digest.clone())).unwrap();
    }
    let codes: Vec<_> = (1..=4).map(|number| post.table("fort", number, &people)).collect();
    wait(post.house.store.say(post.table_id(&codes[0]), people[0], "Hello".into(), post.house.now())).unwrap();
    for _ in 0..5 {
        post.pass(HOUR);
        assert!(post.round().is_empty());
    }
    post.pass(HOUR);
    let sent = post.round();
    assert_eq!(sent.len(), 2, "one letter for each reader");
    for parcel in &sent {
        let (subject, text) = opened(&parcel.bytes);
        assert!(subject.contains("for you") || subject.contains("News"), "{subject}");
        assert!(codes.iter().any(|code| text.contains(&format!("/t/{code}"))), "{text}");
    }
    post.pass(DAY);
    assert!(post.round().is_empty());
}

#[test]
fn a_nudge_waits_for_the_hour_of_a_digest_unless_time_is_short() {
    for (pace, waits) in [(PaceName::Weekly, true), (PaceName::Live, false)] {
        let post = Post::new();
        let people = [post.person("Ana", Language::En, "UTC"), post.person("Boris", Language::En, "UTC")];
        let mut digest = Mailing { digest_hour: 18, ..Mailing::default() };
        Topic::ALL.iter().for_each(|topic| digest.set(*topic, How::Digest));
        for player in people {
            wait(post.house.store.set_mailing(player, digest.clone())).unwrap();
        }
        let code = post.paced_table("fort", 1, &people, Some(pace));
        let seat = post.asked(&code)[0];
        // Half of the time is over; the digest with the question has gone out, if there was an hour for it.
        let standing = post.house.table(&code).unwrap().standings[seat].clone();
        let half = (standing.since.0 + standing.until.unwrap().0) / 2;
        post.live_through(half + MINUTE - post.house.now().0);
        post.round();
        assert_eq!(wait(post.house.nudge(&code, seat)).unwrap(), tincan::house::Nudged::Written);
        assert_eq!(post.round().is_empty(), waits, "{pace:?}");
        if waits {
            post.live_through(DAY);
            assert!(!post.round().is_empty(), "told at its hour");
        }
    }
}

#[test]
fn a_choice_for_one_table_goes_before_the_usual_one() {
    let post = Post::new();
    let (code, [leader, _]) = two(&post);
    wait(post.house.store.set_how_about(post.table_id(&code), leader, Some(How::Never))).unwrap();
    post.pass(HOUR);
    assert!(post.round().iter().all(|parcel| !parcel.name.ends_with("duty")));
    assert!(post.house.store.notices(post.table_id(&code)).unwrap().is_empty(), "and nothing stays behind");
}

#[test]
fn talk_is_told_once_and_together() {
    let post = Post::new();
    let (code, [leader, other]) = two(&post);
    post.pass(HOUR);
    post.round();
    let table = post.table_id(&code);
    for words in ["Hello", "Are you there?", "Never mind"] {
        wait(post.house.store.say(table, leader, words.into(), post.house.now())).unwrap();
        post.pass(MINUTE);
        assert!(post.round().is_empty());
    }
    post.pass(10 * MINUTE);
    let sent = post.round();
    assert_eq!(sent.len(), 1);
    let (subject, text) = opened(&sent[0].bytes);
    assert!(subject.contains("Message from"), "{subject}");
    assert!(["Hello", "Are you there?", "Never mind"].iter().all(|words| text.contains(words)), "{text}");
    wait(post.house.store.say(table, leader, "One more".into(), post.house.now())).unwrap();
    // Read on the site before the letter is due: nothing to tell.
    let read = post.house.store.talk(table, 50).unwrap().last().unwrap().id;
    let looked = Looked { next: Seq::OPENING, fresh: Seq::OPENING, talk: read };
    wait(post.house.store.looked(vec![(other, code.clone(), looked)])).unwrap();
    post.pass(HOUR);
    assert!(post.round().is_empty());
}

#[test]
fn letters_about_one_table_are_one_thread() {
    let post = Post::new();
    let (code, [leader, _]) = two(&post);
    let constant = Mailing { subject: Subject::Constant, ..Mailing::default() };
    wait(post.house.store.set_mailing(leader, constant)).unwrap();
    let address = post.house.store.player(leader).unwrap().unwrap().address.unwrap();
    let mut luck = luck(8);
    let mut thread: Vec<(String, Option<String>, Option<String>, String)> = Vec::new();
    while thread.len() < 30 {
        post.pass(20 * MINUTE);
        for parcel in post.round().into_iter().filter(|parcel| parcel.to == address) {
            let get = |name| header(&parcel.bytes, name);
            thread.push((get("Message-ID").unwrap(), get("In-Reply-To"), get("References"), opened(&parcel.bytes).0));
        }
        assert!(post.one_move(&code, &mut luck), "the game lasts long enough");
    }
    assert_eq!((&thread[0].1, &thread[0].2), (&None, &None));
    for pair in thread.windows(2) {
        assert_eq!(pair[1].1.as_ref(), Some(&pair[0].0));
        let references = pair[1].2.as_ref().unwrap();
        assert!(references.starts_with(&thread[0].0) && references.ends_with(&pair[0].0));
        assert!(references.split(' ').count() <= 21);
        assert_eq!(pair[0].3, pair[1].3, "one constant subject");
    }
}

#[test]
fn bytes_are_forgotten_and_what_became_of_them_is_not() {
    let post = Post::new();
    let (code, _) = two(&post);
    post.pass(HOUR);
    post.round();
    let before = post.letters();
    assert!(
        before
            .iter()
            .all(|letter| letter.state == LetterState::Sent && letter.bytes.is_none() == letter.kind.lets_in())
    );
    let told: Vec<i64> = before.iter().filter(|letter| letter.bytes.is_some()).map(|letter| letter.id).collect();
    assert!(!told.is_empty() && told.len() < before.len(), "at {code}: {before:?}");
    post.pass(8 * DAY);
    post.round();
    let letters = post.letters();
    assert!(letters.iter().filter(|letter| told.contains(&letter.id)).all(|letter| letter.bytes.is_none()));
    assert!(letters.iter().all(|letter| letter.settled_at.is_some()));
}
