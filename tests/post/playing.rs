//! A game by mail: moves, commands, late and unclear letters, each answered as it should be.

use tincan::engine::{Dice, Seat};
use tincan::mail::inbound::Taken;
use tincan::mail::reading::offers;
use tincan::people::How;
use tincan::store::Fate;
use tincan::table::Actor;

use crate::post::table::{ANA, BORIS, Table, plain};

const PLAYED: Taken = Taken::Judged(Fate::Played);
const UNCHANGED: Taken = Taken::Judged(Fate::Unchanged);
const FOLLOWED: Taken = Taken::Judged(Fate::Followed);

#[test]
fn a_reply_is_played_and_answered() {
    let table = Table::open();
    let step = table.step(0);
    assert_eq!(table.reply(ANA, 0, "<1@example.org>", &step), PLAYED);
    assert_eq!(table.entries(), 2);
    let row = table.service.site.house.store.table(&table.code).unwrap().unwrap();
    let entries = table.service.site.house.store.entries(row.id, tincan::table::Seq(1)).unwrap();
    assert_eq!((entries[0].actor, entries[0].said.as_str()), (Actor::Postman(Seat::new(0)), step.as_str()));
    let text = table.answer();
    assert!(text.contains(&format!("Played: {step}")) && text.contains("Waiting on"), "{text}");
    let letter = table.answers().remove(0);
    let bytes = String::from_utf8(letter.bytes.unwrap()).unwrap();
    assert_eq!(letter.address, ANA);
    assert!(bytes.contains("Auto-Submitted: auto-replied\r\n"), "{bytes}");
    assert!(bytes.contains("In-Reply-To: <1@example.org>\r\n"), "{bytes}");
}

#[test]
fn the_same_letter_a_thousand_times_is_one_move() {
    let table = Table::open();
    let (to, letter) = (table.to(0), plain(ANA, "<same@example.org>", &table.step(0)));
    assert_eq!(table.take(Some(ANA), &to, &letter), PLAYED);
    for _ in 0..999 {
        assert_eq!(table.take(Some(ANA), &to, &letter), Taken::Before);
    }
    // Without an id a letter is known by its bytes.
    let nameless = [b"From: boris@example.net\r\n\r\n".to_vec(), table.step(1).into_bytes()].concat();
    let to = table.to(1);
    assert_eq!(table.take(Some(BORIS), &to, &nameless), PLAYED);
    assert_eq!(table.take(Some(BORIS), &to, &nameless), Taken::Before);
    assert_eq!((table.entries(), table.answers().len()), (3, 2));
}

#[test]
fn a_late_letter_is_told_what_changed() {
    let table = Table::open();
    let (to, step) = (table.to(0), table.step(0));
    assert_eq!(table.reply(ANA, 0, "<1@x.y>", &step), PLAYED);
    assert_eq!(table.reply(BORIS, 1, "<2@x.y>", &table.step(1)), PLAYED);
    // Ana is asked something new; her second letter answers the old question.
    let before = table.entries();
    assert_eq!(table.take(Some(ANA), &to, &plain(ANA, "<3@x.y>", &step)), UNCHANGED);
    assert_eq!(table.entries(), before);
    let text = table.answer();
    assert!(text.contains("The question has changed") && text.contains(&format!("Not played: {step}")), "{text}");
    assert!(text.contains("Your turn"), "the new question is asked\n{text}");
    let bytes = String::from_utf8(table.answers().remove(0).bytes.unwrap()).unwrap();
    assert!(bytes.replace("\r\n ", "").contains(&table.to(0)), "with its own address\n{bytes}");
}

#[test]
fn a_whole_turn_in_one_letter_and_what_was_left_of_it() {
    let table = Table::open();
    table.reply(ANA, 0, "<1@x.y>", &table.step(0));
    table.reply(BORIS, 1, "<2@x.y>", &table.step(1));
    let lead = table.live().position.moves(Seat::new(0)).into_iter().find(|step| step.starts_with("bet")).unwrap();
    let hand = table.live().position.prompt(Seat::new(0)).ask().unwrap().ways[0].slots[0].choices[0].word.to_string();
    let before = table.entries();
    let whole = format!("{lead}\nlead {hand}\nand then some\n\n> quoted\n");
    assert_eq!(table.reply(ANA, 0, "<3@x.y>", &whole), PLAYED);
    assert_eq!(table.entries(), before + 1);
    let text = table.answer();
    assert!(text.contains(&format!("Played: {lead}; lead {hand}")), "{text}");
    assert!(text.contains("Not played: and then some"), "{text}");
}

#[test]
fn a_number_plays_the_choice_with_that_number() {
    let table = Table::open();
    table.reply(ANA, 0, "<1@x.y>", &table.step(0));
    table.reply(BORIS, 1, "<2@x.y>", &table.step(1));
    let (live, ana) = (table.live(), Seat::new(0));
    let ask = live.position.prompt(ana).ask().unwrap().clone();
    let second = offers::offers(&*live.position, ana, &ask).into_iter().find(|offer| offer.number == 2).unwrap();
    let second = live.position.hear(&Dice::from_seed(0), ana, &second.play.words).applied.unwrap().said;
    assert_eq!(table.reply(ANA, 0, "<3@x.y>", "2"), PLAYED);
    assert!(table.answer().contains(&format!("Played: {second}")), "{}", table.answer());
}

#[test]
fn what_is_unclear_changes_nothing_and_is_answered() {
    let table = Table::open();
    let before = table.entries();
    for (number, text) in ["Hello there!", "win the game", "", "> only a quote", "99", "show me"].iter().enumerate() {
        assert_eq!(table.reply(ANA, 0, &format!("<{number}@x.y>"), text), UNCHANGED, "{text}");
        assert!(table.answer().contains(&format!("/t/{}", table.code)), "the way to the table");
    }
    assert_eq!((table.entries(), table.answers().len()), (before, 6));
}

#[test]
fn commands_are_followed() {
    let table = Table::open();
    assert_eq!(table.reply(ANA, 0, "<1@x.y>", "help"), FOLLOWED);
    assert!(table.answer().contains("undo: undoes your last move"), "{}", table.answer());
    assert_eq!(table.reply(ANA, 0, "<2@x.y>", "show 0"), FOLLOWED);
    assert!(table.answer().contains("Entry 0"), "{}", table.answer());
    assert_eq!(table.reply(ANA, 0, "<3@x.y>", "show 41"), FOLLOWED);
    assert!(table.answer().contains("There’s no entry 41"), "{}", table.answer());
    assert_eq!(table.reply(ANA, 0, "<4@x.y>", "say Bonjour à <b>tous</b>"), FOLLOWED);
    let store = &table.service.site.house.store;
    let row = store.table(&table.code).unwrap().unwrap();
    let said: Vec<String> = store.talk(row.id, 10).unwrap().into_iter().map(|remark| remark.words).collect();
    assert_eq!(said, ["Bonjour à <b>tous</b>"]);
    let to = table.to(0);
    assert_eq!(table.reply(ANA, 0, "<5@x.y>", &table.step(0)), PLAYED);
    assert_eq!(table.take(Some(ANA), &to, &plain(ANA, "<6@x.y>", "undo")), PLAYED);
    assert!(table.answer().contains("has been undone"), "{}", table.answer());
    assert_eq!(table.entries(), 3, "the deal, the move, and taking it back");
    let me = store.player_at(&tincan::people::MailAddress::read(ANA).unwrap()).unwrap().unwrap().0;
    assert_eq!(table.reply(ANA, 0, "<7@x.y>", "digest 7:30"), FOLLOWED);
    let mailing = store.mailing(me).unwrap();
    assert_eq!((mailing.turn, mailing.digest_hour), (How::Digest, 7));
    assert_eq!(table.reply(ANA, 0, "<8@x.y>", "no letters"), FOLLOWED);
    assert_eq!(store.how_about(row.id, me).unwrap(), Some(How::Never));
    assert_eq!(table.reply(ANA, 0, "<8b@x.y>", "letters on"), FOLLOWED);
    assert_eq!(store.how_about(row.id, me).unwrap(), None);
    for (number, word) in ["stop", "arrêter", "parar", "стоп"].iter().enumerate() {
        assert_eq!(table.reply(ANA, 0, &format!("<8{number}@s.y>"), word), UNCHANGED, "{word}");
        assert!(table.answer().contains("write: no letters"), "{}", table.answer());
        assert_eq!(store.how_about(row.id, me).unwrap(), None);
    }
    assert_eq!(table.reply(ANA, 0, "<9@x.y>", "pause until 30.11."), FOLLOWED);
    assert!(store.absence(me).unwrap().is_some());
    assert!(table.answer().contains("/time"), "{}", table.answer());
}

#[test]
fn the_site_says_what_can_be_written() {
    let table = Table::open();
    table.service.member(ANA).get("/account/mail").is(200).says("<li>vote wait: ");
    crate::post::base::Service::start().member(ANA).get("/account/mail").is(200).hushes("vote wait");
}

#[test]
fn an_answer_replaces_the_letter_about_the_same_question() {
    let table = Table::open();
    table.reply(ANA, 0, "<1@x.y>", &table.step(0));
    let store = &table.service.site.house.store;
    let row = store.table(&table.code).unwrap().unwrap();
    let waits = |seat: u8| {
        let notices = store.notices(row.id).unwrap();
        notices.iter().any(|(kind, _, whom)| kind == "duty" && whom.index() == usize::from(seat))
    };
    assert!(waits(1), "Boris is still to be told of his");
    table.reply(BORIS, 1, "<2@x.y>", "help");
    assert!(!waits(1), "the answer shows him his question");
}

#[test]
fn whoever_ends_the_game_is_told_so_once() {
    let table = Table::open();
    let mut last = Seat::new(0);
    for number in 0..500 {
        let Some(seat) = table.live().waits_for().iter().next() else { break };
        let (at, from) = (seat.index() as u8, [ANA, BORIS][seat.index()]);
        assert_eq!(table.reply(from, at, &format!("<{number}@x.y>"), &table.step(at)), PLAYED);
        last = seat;
    }
    assert!(table.live().position.outcome().is_some(), "the game came to its end");
    let store = &table.service.site.house.store;
    let notices = store.notices(store.table(&table.code).unwrap().unwrap().id).unwrap();
    let told: Vec<Seat> = notices.iter().filter(|notice| notice.0 == "finished").map(|notice| notice.2).collect();
    let other = Seat::new(1 - last.index() as u8);
    assert_eq!(told, [other], "the answer told the one, a letter will tell the other");
}

#[test]
fn nobody_is_answered_without_end() {
    let table = Table::open();
    for number in 0..60 {
        assert_eq!(table.reply(ANA, 0, &format!("<{number}@x.y>"), "gibberish"), UNCHANGED);
    }
    assert_eq!(table.answers().len(), 30);
    table.service.pass(crate::post::base::DAY);
    table.reply(ANA, 0, "<tomorrow@x.y>", "gibberish");
    assert_eq!(table.answers().len(), 31);
}
