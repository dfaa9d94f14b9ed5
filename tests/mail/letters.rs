//! Letters of every kind in every language, as reviewed files in `tests/mail/letters`.
//!
//! `TINCAN_BLESS=1 cargo test --test letters mail::` writes them anew; then read what changed.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tincan::engine::Seat;
use tincan::house::Voted;
use tincan::mail::inbound::{Gate, Taken};
use tincan::mail::{Bound, Door, Inbox};
use tincan::people::{How, MailAddress, Mailing, Topic};
use tincan::store::{LetterKind, NewLetter, Verdict};
use tincan::table::pace::PaceName;
use tincan::table::{Meanwhile, TableCode, Timestamp};
use tincan::words::Language;
use tincan::words::sheet::WIDTH;
use unicode_width::UnicodeWidthStr;

use crate::mail::base::{DAY, HOUR, MINUTE, Post, header, luck, opened, wait};

/// A letter as it is reviewed: the headers a reader or a mail program sees, then the text.
fn shown(bytes: &[u8]) -> String {
    let (subject, text) = opened(bytes);
    let mut shown = format!("Subject: {subject}\n");
    for name in [
        "From",
        "To",
        "Date",
        "Reply-To",
        "Message-ID",
        "In-Reply-To",
        "List-Id",
        "List-Unsubscribe",
        "List-Unsubscribe-Post",
        "List-Help",
        "Auto-Submitted",
        "Precedence",
    ] {
        if let Some(value) = header(bytes, name) {
            shown.push_str(&format!("{name}: {value}\n"));
        }
    }
    format!("{shown}\n{text}")
}

fn html(bytes: &[u8]) -> String {
    let message = mail_parser::MessageParser::default().parse(bytes).unwrap();
    message.body_html(0).unwrap().replace("\r\n", "\n")
}

/// The answer to a reply from a seat.
fn answer(post: &Post, (code, seat): (&TableCode, Seat), from: &str, (name, text): (&str, &str)) -> Vec<u8> {
    let ask = post.house.table(code).unwrap().standings[seat].ask;
    let sitters = post.house.store.sitters(post.house.store.table(code).unwrap().unwrap().id).unwrap();
    let player = sitters.iter().find(|sitter| sitter.seat == seat).unwrap().player.unwrap();
    let mark = Bound { code: code.clone(), seat, ask, player }.mark(&post.key, Door::Reply);
    let inbox = Inbox { house: &post.house, desk: post.desk(), gate: &Gate { trust: None } };
    let reply = format!("From: {from}\r\nMessage-ID: <{name}@example.org>\r\n\r\n{text}\r\n");
    let to = format!("move+{mark}@reply.tincan.example");
    let taken = wait(inbox.take(Some(from), &to, reply.as_bytes())).unwrap();
    assert!(matches!(taken, Taken::Judged(_)), "{name}: {taken:?}");
    let parcels = post.round();
    parcels.into_iter().find(|parcel| parcel.name.ends_with("-answer")).expect("an answer").bytes
}

/// Every kind of letter that one reader gets.
fn all_kinds(language: Language) -> BTreeMap<String, String> {
    let mut post = Post::new();
    let (name, zone) = match language {
        Language::En => ("Zoe", "Europe/London"),
        Language::Fr => ("Zoé", "Europe/Paris"),
        Language::Ru => ("Зоя", "Europe/Moscow"),
        Language::PtBr => ("Zoé", "America/Sao_Paulo"),
    };
    let reader = post.person(name, language, zone);
    let boris = post.person("Boris", Language::En, "UTC");
    let address = post.house.store.player(reader).unwrap().unwrap().address.unwrap();
    let follow = post.catalogue.text(language, "duty-follow");
    let mut found = BTreeMap::new();
    let keep = |found: &mut BTreeMap<String, String>, parcels: Vec<tincan::mail::parcel::Parcel>| {
        for parcel in parcels.into_iter().filter(|parcel| parcel.to == address) {
            let kind = parcel.name.split_once('-').unwrap().1.to_owned();
            let kind = match kind.as_str() {
                "duty" if opened(&parcel.bytes).0.contains(&follow) => "follow".to_owned(),
                "duty" => "lead".to_owned(),
                "invitation" if opened(&parcel.bytes).0.contains("Clara") => "invitation-again".to_owned(),
                "lapsed" if opened(&parcel.bytes).0.contains("Boris") => "lapsed-other".to_owned(),
                "vote" if !opened(&parcel.bytes).0.contains("Boris") => "vote-own".to_owned(),
                _ => kind,
            };
            if kind == "lead" {
                found.entry("lead.html".into()).or_insert_with(|| html(&parcel.bytes));
            }
            found.entry(format!("{kind}.txt")).or_insert_with(|| shown(&parcel.bytes));
        }
    };
    for (kind, args) in [
        (LetterKind::SignIn, serde_json::json!({ "nonce": "00112233445566778899aabbccddeeff" })),
        (LetterKind::Confirm, serde_json::json!({ "nonce": "00112233445566778899aabbccddeeff" })),
        (LetterKind::AddressChanged, serde_json::json!({})),
        (LetterKind::PasswordChanged, serde_json::json!({})),
        (LetterKind::PasswordRemoved, serde_json::json!({})),
        (LetterKind::Replaced, serde_json::json!({ "game": "fort", "code": "2NTMK4F" })),
        (
            LetterKind::Invitation,
            serde_json::json!({
                "host": "Boris", "game": "fort", "link": "link1", "nonce": "00112233445566778899aabbccddeeff",
                "words": "It’s been too long",
            }),
        ),
        (
            LetterKind::Invitation,
            serde_json::json!({
                "host": "Clara", "game": "fort", "link": "link1", "nonce": "00112233445566778899aabbccddeeff",
                "words": "", "who": "Ana", "player": 1,
            }),
        ),
        (
            LetterKind::Undelivered,
            serde_json::json!({ "address": "clara@example.org", "game": "fort", "link": "link1" }),
        ),
    ] {
        let to = MailAddress::read(&address).unwrap();
        let letter = NewLetter { kind, address: to, language: language.tag(), args, at: post.house.now() };
        wait(post.house.store.write_letter(letter)).unwrap();
    }
    post.run("DELETE FROM letters WHERE args = '{}' AND kind = 'sign-in'");
    keep(&mut found, post.round());
    let code = post.table("fort", 1, &[boris, reader]);
    let mut luck = luck(21);
    for _ in 0..60 {
        post.pass(20 * MINUTE);
        let until = post.house.now().0 + 2 * DAY;
        post.run(&format!("UPDATE standings SET until = {until} WHERE duty <> 'wait'"));
        post.house = post.node();
        keep(&mut found, post.round());
        post.one_move(&code, &mut luck);
        if found.contains_key("lead.txt") && found.contains_key("follow.txt") && found.contains_key("started.txt") {
            break;
        }
    }
    let table = post.table_id(&code);
    for words in ["Hello there!\nAre you well?", "<b>Good</b> luck"] {
        wait(post.house.store.say(table, boris, words.into(), post.house.now())).unwrap();
        post.pass(MINUTE);
    }
    let mut quiet = Mailing::default();
    quiet.set(Topic::Turn, How::Digest);
    wait(post.house.store.set_mailing(reader, quiet)).unwrap();
    post.pass(20 * MINUTE);
    keep(&mut found, post.round());
    let second = post.table("dig", 2, &[reader, boris]);
    while !post.asked(&second).contains(&Seat::new(0)) {
        post.one_move(&second, &mut luck);
    }
    post.pass(DAY);
    keep(&mut found, post.round());
    wait(post.house.store.set_mailing(reader, Mailing::default())).unwrap();
    while post.one_move(&second, &mut luck) {}
    post.pass(MINUTE);
    keep(&mut found, post.round());
    let third = post.paced_table("fort", 3, &[reader, boris], Some(PaceName::Daily));
    let seat = Seat::new(0);
    while !post.asked(&third).contains(&seat) {
        post.one_move(&third, &mut luck);
    }
    post.live_through(10 * MINUTE);
    keep(&mut found, post.round());
    // Half of the time is over: somebody asks.
    let standing = post.house.table(&third).unwrap().standings[seat].clone();
    let half = (standing.since.0 + standing.until.unwrap().0) / 2;
    post.live_through(half + MINUTE - post.house.now().0);
    keep(&mut found, post.round());
    assert_eq!(wait(post.house.nudge(&third, seat)).unwrap(), tincan::house::Nudged::Written);
    let until = Timestamp(post.house.now().0 + 9 * DAY);
    assert!(wait(post.house.away(boris, until, Meanwhile::Pause)).unwrap());
    keep(&mut found, post.round());
    assert!(wait(post.house.back(boris)).unwrap());
    keep(&mut found, post.round());
    let lives_until = |found: &mut BTreeMap<String, String>, letter: &str| {
        for _ in 0..40 {
            post.live_through(4 * HOUR);
            keep(found, post.round());
            if found.contains_key(letter) {
                return;
            }
        }
        panic!("no such letter: {letter}");
    };
    lives_until(&mut found, "lapsed.txt");
    // Somebody else is late, then gone; then the reader is late.
    let clara = post.person("Clara", Language::En, "UTC");
    let fourth = post.paced_table("fort", 4, &[boris, reader, clara], Some(PaceName::Daily));
    let mut late = |seat: Seat| {
        // Silence costs the seat of whoever must lead.
        let costs = || post.house.table(&fourth).unwrap().prompt(seat).ask().unwrap().lapse.costs_the_seat();
        while post.asked(&fourth) != [seat] || !costs() {
            post.one_move(&fourth, &mut luck);
        }
        let until = post.house.table(&fourth).unwrap().standings[seat].until.unwrap();
        post.live_through(until.0 + MINUTE - post.house.now().0);
    };
    late(Seat::new(0));
    let vote = |seat: Seat, verdict: Verdict| wait(post.house.vote(&fourth, Seat::new(2), seat, verdict)).unwrap();
    assert_eq!(vote(Seat::new(0), Verdict::End), Voted::Counted);
    keep(&mut found, post.round());
    post.pass(MINUTE);
    let vote_longer = post.catalogue.text(language, "vote-wait-reply");
    let (verb, _) = vote_longer.split_once(' ').unwrap();
    for (name, text) in [
        ("answer-help", "help"),
        ("answer-unclear", verb),
        ("answer-stranger", &format!("{verb} Zacharias")),
        ("answer-vote", &vote_longer),
        ("answer-nudge", "nudge"),
        ("answer-pause", "pause until 2027-01-20 orders"),
        ("answer-here", "here stand-in"),
        ("answer-back", "back"),
    ] {
        let bytes = answer(&post, (&fourth, Seat::new(1)), &address, (name, text));
        found.insert(format!("{name}.txt"), shown(&bytes));
    }
    lives_until(&mut found, "lapsed-other.txt");
    assert!(wait(post.house.take_back(&fourth, Seat::new(0))).unwrap());
    late(Seat::new(1));
    assert_eq!(vote(Seat::new(1), Verdict::Replace), Voted::Counted);
    keep(&mut found, post.round());
    found
}

#[test]
fn letters_read_as_reviewed() {
    let bless = std::env::var("TINCAN_BLESS").is_ok();
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/mail/letters"));
    let mut wrong = Vec::new();
    let all = std::thread::scope(|scope| {
        Language::ALL
            .map(|language| (language, scope.spawn(move || all_kinds(language))))
            .map(|(language, found)| (language, found.join().unwrap()))
    });
    for (language, found) in all {
        let kinds: Vec<&str> = found.keys().map(String::as_str).collect();
        assert_eq!(
            kinds,
            [
                "address-changed.txt",
                "answer-back.txt",
                "answer-help.txt",
                "answer-here.txt",
                "answer-nudge.txt",
                "answer-pause.txt",
                "answer-stranger.txt",
                "answer-unclear.txt",
                "answer-vote.txt",
                "away.txt",
                "back.txt",
                "confirm.txt",
                "digest.txt",
                "finished.txt",
                "follow.txt",
                "invitation-again.txt",
                "invitation.txt",
                "lapsed-other.txt",
                "lapsed.txt",
                "lead.html",
                "lead.txt",
                "nudge.txt",
                "password-changed.txt",
                "password-removed.txt",
                "reminder.txt",
                "replaced.txt",
                "sign-in.txt",
                "started.txt",
                "talk.txt",
                "undelivered.txt",
                "vote-own.txt",
                "vote.txt"
            ],
            "{language}"
        );
        for (kind, letter) in found {
            // A digest is named by chance.
            let letter: Vec<&str> = letter.lines().filter(|line| !line.starts_with("Message-ID: <digest.")).collect();
            let letter = letter.join("\n") + "\n";
            for line in letter.lines().skip_while(|line| !line.is_empty()).filter(|_| kind.ends_with(".txt")) {
                let fits = line.width() <= WIDTH || line.contains("https://");
                assert!(fits, "{language} {kind}: {line}");
            }
            let file = folder.join(language.tag()).join(&kind);
            if bless {
                std::fs::create_dir_all(file.parent().unwrap()).unwrap();
                std::fs::write(&file, &letter).unwrap();
            } else if std::fs::read_to_string(&file).unwrap_or_default() != letter {
                wrong.push(format!("{language}/{kind}:\n{letter}"));
            }
        }
    }
    assert!(wrong.is_empty(), "letters that read otherwise than reviewed:\n{}", wrong.join("\n\n"));
}
