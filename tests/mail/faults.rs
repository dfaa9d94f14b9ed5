//! Every fault of a mail server at every step, and our own death between any two steps: nothing is lost, and nothing
//! is doubled except in the gap that SMTP leaves open, and then byte for byte.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tincan::engine::Stream;
use tincan::mail::smtp::Smtp;
use tincan::mail::{Carrier, MailRoom};
use tincan::people::MailAddress;
use tincan::store::{LetterKind, LetterState, NewInvitation, NewLetter};
use tincan::words::Language;

use crate::mail::base::{HOUR, MINUTE, Post, luck, opened, wait};
use crate::mail::server::{Box as Mailbox, FAULTS, Fault, Server};

/// How many letters; `TINCAN_FAULTS=20000 cargo test --test letters mail::` for the patient.
pub fn many(usual: usize) -> usize {
    std::env::var("TINCAN_FAULTS").ok().and_then(|many| many.parse().ok()).unwrap_or(usual)
}

/// A future that dies after so many steps.
struct Doomed<F> {
    inner: Pin<Box<F>>,
    steps: u32,
}

impl<F: Future> Future for Doomed<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if self.steps == 0 {
            return Poll::Ready(None);
        }
        self.steps -= 1;
        self.inner.as_mut().poll(context).map(Some)
    }
}

fn room(post: &Post, url: &str) -> MailRoom {
    MailRoom::new(post.sender.clone(), Carrier::Smtp(Smtp::patient(url, Duration::from_millis(150)).unwrap()))
}

/// Carries everything there is through a faulty server, dying now and then; answers how often we died.
pub async fn carry_all(post: &Post, url: &str, mut luck: Stream) -> usize {
    let (mut deaths, mut alive) = (0, room(post, url));
    for _ in 0..100_000 {
        if post.letters().iter().all(|letter| letter.state != LetterState::Waiting) {
            return deaths;
        }
        let desk = post.desk();
        let round = alive.round(&post.house, &desk);
        match luck.below(2) {
            0 => {
                let doomed = Doomed { inner: Box::pin(round), steps: luck.below(60) + 1 };
                if doomed.await.is_none() {
                    deaths += 1;
                    alive = room(post, url);
                }
            }
            _ => drop(round.await.unwrap()),
        }
        // Long enough for leases of the dead to end, now and then.
        post.pass(if luck.below(4) == 0 { 11 * MINUTE } else { MINUTE });
    }
    panic!("letters wait for ever");
}

/// What was written against what arrived.
pub fn compare(post: &Post, boxes: &BTreeMap<String, Mailbox>, deaths: usize) -> (usize, usize) {
    let (mut doubled, mut failed) = (0, 0);
    for letter in post.letters() {
        let found = boxes.get(&letter.address).cloned().unwrap_or_default();
        match letter.state {
            LetterState::Sent => {
                assert!(!found.kept.is_empty(), "letter {} to {} is lost", letter.id, letter.address);
            }
            LetterState::Failed => {
                assert!(found.refused > 0, "letter {} was given up though nobody refused it", letter.id);
                failed += 1;
            }
            other => panic!("letter {} is {other}", letter.id),
        }
        // The end of the last line belongs to SMTP.
        let bytes = letter.bytes.unwrap();
        let same = |kept: &Vec<u8>| kept.trim_ascii_end() == bytes.trim_ascii_end();
        assert!(found.kept.iter().all(same), "another letter than the one written");
        assert!(found.kept.windows(2).all(|pair| pair[0] == pair[1]), "a copy that is not the same");
        let copies = found.kept.len().saturating_sub(1);
        doubled += copies;
        if deaths == 0 {
            assert!(copies <= found.gaps, "letter {} came {} times without a gap", letter.id, found.kept.len());
        }
    }
    (doubled, failed)
}

#[test]
fn nothing_is_lost_and_nothing_doubled_outside_the_gap() {
    let post = Post::new();
    let letters = many(300);
    post.write_letters(letters);
    wait(async {
        let server = Server::start(luck(1), 2).await;
        let steady = room(&post, &server.url());
        for _ in 0..100_000 {
            if post.letters().iter().all(|letter| letter.state != LetterState::Waiting) {
                break;
            }
            steady.round(&post.house, &post.desk()).await.unwrap();
            post.pass(20 * MINUTE);
        }
        let state = server.state.lock().unwrap();
        let (doubled, failed) = compare(&post, &state.boxes, 0);
        let faults: usize = state.faults.values().sum();
        println!("{letters} letters, {faults} faults: {doubled} doubled in the gap, {failed} refused for good");
        for fault in FAULTS {
            assert!(state.faults.contains_key(fault), "{fault:?} never happened");
        }
    });
}

#[test]
fn nothing_is_lost_when_we_die_between_any_two_steps() {
    let post = Post::new();
    let letters = many(300);
    post.write_letters(letters);
    wait(async {
        let server = Server::start(luck(2), 3).await;
        let deaths = carry_all(&post, &server.url(), luck(3)).await;
        let state = server.state.lock().unwrap();
        let (doubled, failed) = compare(&post, &state.boxes, deaths);
        let faults: usize = state.faults.values().sum();
        println!("{letters} letters, {faults} faults, {deaths} deaths: {doubled} doubled, {failed} refused for good");
        assert!(deaths >= 5, "{deaths}");
    });
}

#[test]
fn a_server_that_is_away_costs_no_letter_its_life() {
    let post = Post::new();
    post.write_letters(50);
    wait(async {
        // A port that nobody listens on any more.
        let gone = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let away = room(&post, &format!("smtp://{gone}"));
        for _ in 0..30 {
            assert_eq!(away.round(&post.house, &post.desk()).await.unwrap(), 0);
            post.pass(HOUR);
        }
        let letters = post.letters();
        assert!(letters.iter().all(|letter| letter.state == LetterState::Waiting));
        let tries: u32 = letters.iter().map(|letter| letter.tries).sum();
        assert!(tries > 0 && tries < 30 * 9, "{tries}: one failed try stands for all of a bag");
        assert!(letters.iter().any(|letter| letter.reason.is_some()));
        let server = Server::start(luck(9), 0).await;
        let back = room(&post, &server.url());
        post.pass(5 * HOUR);
        assert_eq!(back.round(&post.house, &post.desk()).await.unwrap(), 50);
        assert_eq!(server.state.lock().unwrap().boxes.len(), 50);
    });
}

#[test]
fn letters_that_nobody_takes_are_given_up_in_the_end() {
    let post = Post::new();
    post.write_letters(3);
    wait(async {
        let server = Server::start(luck(4), 1).await;
        server.state.lock().unwrap().kinds = vec![Fault::Rcpt4];
        let room = room(&post, &server.url());
        for _ in 0..60 {
            room.round(&post.house, &post.desk()).await.unwrap();
            post.pass(3 * HOUR);
        }
        let letters = post.letters();
        assert!(letters.iter().all(|letter| letter.state == LetterState::Failed), "{letters:?}");
        assert!(letters.iter().all(|letter| letter.reason.is_some() && letter.tries > 10));
        assert!(server.state.lock().unwrap().boxes.is_empty());
    });
}

#[test]
fn an_unknown_mailbox_rests_until_its_owner_wakes_it() {
    let post = Post::new();
    let ana = post.person("Ana", Language::En, "UTC");
    let boris = post.person("Boris", Language::En, "UTC");
    let code = post.table("fort", 1, &[ana, boris]);
    post.pass(HOUR);
    assert_eq!(post.round().len(), 2, "a turn and a beginning; links to come in are too old");
    let turn = post
        .letters()
        .into_iter()
        .find(|letter| letter.kind == LetterKind::Notice(tincan::table::NoticeKind::Duty))
        .unwrap();
    let (player, other) = if turn.address.starts_with("ana") { (ana, boris) } else { (boris, ana) };
    wait(post.house.store.bounced(turn.id, "550 5.1.1 no such user".into(), post.house.now())).unwrap();
    assert!(post.house.store.player(player).unwrap().unwrap().is_unreachable);
    assert!(!post.house.store.player(other).unwrap().unwrap().is_unreachable);
    wait(post.house.store.say(post.table_id(&code), other, "Hello?".into(), post.house.now())).unwrap();
    post.pass(HOUR);
    assert!(post.round().is_empty(), "the mailbox gets no more letters");
    wait(post.house.store.try_mailbox_again(player)).unwrap();
    wait(post.house.store.say(post.table_id(&code), other, "Hello again!".into(), post.house.now())).unwrap();
    post.pass(HOUR);
    assert_eq!(post.round().len(), 1);
}

#[test]
fn a_mailbox_that_the_server_does_not_know_rests_too() {
    let post = Post::new();
    let ana = post.person("Ana", Language::En, "UTC");
    wait(async {
        let server = Server::start(luck(4), 1).await;
        server.state.lock().unwrap().kinds = vec![Fault::RcptUnknown];
        room(&post, &server.url()).round(&post.house, &post.desk()).await.unwrap();
        assert!(post.house.store.player(ana).unwrap().unwrap().is_unreachable);
        let why = post.house.store.bounce(ana).unwrap().unwrap().1;
        assert!(why.contains("no such user"), "{why}");
        let senders = server.state.lock().unwrap().senders.clone();
        let mark = senders[0].strip_prefix("bounce+").and_then(|rest| rest.strip_suffix("@reply.tincan.example"));
        assert_eq!(mark.and_then(|mark| tincan::mail::returns::read(&post.key, mark)), Some(post.letters()[0].id));
    });
}

#[test]
fn a_lost_invitation_is_told_to_its_host() {
    let post = Post::new();
    let ana = post.person("Ana", Language::Fr, "UTC");
    post.round();
    let code = post.open_table("fort", 1, &[ana], 3);
    let gathering = post.house.store.gathering(&code).unwrap().unwrap();
    let letter = NewLetter {
        kind: LetterKind::Invitation,
        address: MailAddress::read("nobody@example.org").unwrap(),
        language: "en",
        args: serde_json::json!({ "host": "Ana", "game": "fort", "link": gathering.link }),
        at: post.house.now(),
    };
    let invitation =
        NewInvitation { letter, whom: None, digest: [1; 32], words: String::new(), declined: String::new() };
    wait(post.house.store.invite(gathering.table_id, invitation)).unwrap();
    wait(async {
        let server = Server::start(luck(4), 1).await;
        server.state.lock().unwrap().kinds = vec![Fault::RcptUnknown];
        room(&post, &server.url()).round(&post.house, &post.desk()).await.unwrap();
    });
    let told = post.round();
    assert_eq!((told.len(), told[0].to.as_str()), (1, "ana@example.org"));
    let (subject, text) = opened(&told[0].bytes);
    assert!(subject.starts_with("Votre invitation n’est pas arrivée") && text.contains("nobody@example.org"), "{text}");
}
