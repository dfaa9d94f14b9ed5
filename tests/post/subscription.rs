//! Letters are switched off and on by mail, and that is never a move.

use tincan::mail::inbound::Taken;
use tincan::people::{How, MailAddress, PlayerId, Topic};
use tincan::store::{Fate, LetterKind};

use crate::post::base::wait;
use crate::post::table::{ANA, BORIS, CLEA, Table, plain};

impl Table {
    fn account(&self, address: &str) -> PlayerId {
        self.service.site.house.store.player_at(&MailAddress::read(address).unwrap()).unwrap().unwrap().0
    }

    /// What stands in a header of the first letter of a kind to somebody.
    fn header(&self, kind: LetterKind, to: &str, name: &str) -> String {
        let letters = self.service.site.house.store.letters(100).unwrap();
        let row = letters.into_iter().find(|row| row.kind == kind && row.address == to).unwrap();
        let whole = String::from_utf8(row.bytes.unwrap()).unwrap().replace("\r\n ", " ");
        let line = whole.lines().find(|line| line.starts_with(&format!("{name}:"))).unwrap_or_default();
        line.to_owned()
    }
}

const FOLLOWED: Taken = Taken::Judged(Fate::Followed);

#[test]
fn the_button_of_a_mail_program_switches_off_and_plays_nothing() {
    let table = Table::open();
    table.service.pass(10 * 60 * 1_000_000);
    wait(table.service.site.post.carry());
    let header = table.header(LetterKind::Notice(tincan::table::NoticeKind::Duty), ANA, "List-Unsubscribe");
    let mailto = header.split("<mailto:").nth(1).unwrap().split('>').next().unwrap();
    let (to, subject) = mailto.split_once("?subject=").unwrap();
    assert!(to.starts_with("letters+") && subject == "no%20letters", "{header}");
    let (before, store, me) = (table.entries(), &table.service.site.house.store, table.account(ANA));
    // Whatever the message says, it is no move.
    let empty =
        |id: &str, subject: &str| format!("From: {ANA}\r\nSubject: {subject}\r\nMessage-ID: <{id}@x.y>\r\n\r\n");
    assert_eq!(table.take(Some(ANA), to, empty("1", "no letters").as_bytes()), FOLLOWED);
    assert_eq!(store.mailing(me).unwrap().how(Topic::Turn), How::Never);
    assert_eq!(table.take(Some(ANA), to, &plain(ANA, "<2@x.y>", &table.step(0))), FOLLOWED);
    assert_eq!((table.entries(), store.mailing(me).unwrap().how(Topic::Turn)), (before, How::Never));
    // The confirmation says how to get them again, and a reply to it does.
    let text = table.answer();
    assert!(text.contains("You won’t get emails like this any more: ") && text.contains("letters on"), "{text}");
    let reply = table.header(LetterKind::Answer, ANA, "Reply-To");
    assert!(reply.contains(to), "{reply}");
    assert_eq!(table.take(Some(BORIS), to, &plain(BORIS, "<3@x.y>", "letters on")), Taken::Foreign);
    assert_eq!(store.mailing(me).unwrap().how(Topic::Turn), How::Never, "only its owner switches on");
    assert_eq!(table.take(Some(ANA), to, &plain(ANA, "<4@x.y>", "Letters on!")), FOLLOWED);
    assert_eq!(store.mailing(me).unwrap().how(Topic::Turn), How::AtOnce);
    assert!(table.answer().contains("You’ll get emails like this again"), "{}", table.answer());
    // An old button, pressed once more, in the subject alone; a returned message switches nothing.
    assert_eq!(table.take(Some(""), to, empty("5", "no letters").as_bytes()), Taken::Machine);
    assert_eq!(store.mailing(me).unwrap().how(Topic::Turn), How::AtOnce);
    assert_eq!(table.entries(), before);
}

#[test]
fn an_empty_reply_that_says_stop_in_its_subject_is_nothing() {
    let table = Table::open();
    let letter = b"From: ana@example.org\r\nSubject: stop\r\nMessage-ID: <s@x.y>\r\n\r\n";
    let before = table.entries();
    assert_eq!(table.take(Some(ANA), &table.to(0), letter), Taken::Judged(Fate::Unchanged));
    let store = &table.service.site.house.store;
    let row = store.table(&table.code).unwrap().unwrap();
    assert_eq!((table.entries(), store.how_about(row.id, table.account(ANA)).unwrap()), (before, None));
}

#[test]
fn whoever_gets_no_letters_is_not_said_to_be_written_to() {
    let table = Table::timed().led();
    let standing = table.service.site.house.table(&table.code).unwrap().standings[tincan::engine::Seat::new(0)].clone();
    table.service.pass((standing.until.unwrap().0 - standing.since.0) * 6 / 10);
    assert_eq!(table.reply(ANA, 0, "<1@x.y>", "no letters"), FOLLOWED);
    assert_eq!(table.reply(BORIS, 1, "<2@x.y>", "напомнить"), Taken::Judged(Fate::Unchanged));
    assert!(table.answer().contains("писем не получает: Ana"), "{}", table.answer());
    assert_eq!(table.reply(ANA, 0, "<3@x.y>", "letters on"), FOLLOWED);
    assert_eq!(table.reply(CLEA, 2, "<4@x.y>", "relancer"), FOLLOWED);
    assert!(table.answer().contains("Un message part pour Ana"), "{}", table.answer());
}

#[test]
fn days_are_understood_in_the_reader_s_order_or_asked_back() {
    let table = Table::timed().led();
    let store = &table.service.site.house.store;
    assert_eq!(table.reply(ANA, 0, "<1@x.y>", "pause until 12/5"), Taken::Judged(Fate::Unchanged));
    assert!(table.answer().contains("12 May") && table.answer().contains("5 December"), "{}", table.answer());
    assert_eq!(store.absence(table.account(ANA)).unwrap(), None);
    assert_eq!(table.reply(ANA, 0, "<2@x.y>", "pause until next week"), Taken::Judged(Fate::Unchanged));
    assert!(table.answer().contains("pause until 30 November"), "{}", table.answer());
    for (from, seat, words) in
        [(ANA, 0, "pause until Nov 30"), (BORIS, 1, "пауза до 30 ноября"), (CLEA, 2, "pause jusqu'au 12/5")]
    {
        assert_eq!(table.reply(from, seat, &format!("<{seat}@p.q>"), words), FOLLOWED, "{words}");
        assert!(store.absence(table.account(from)).unwrap().is_some(), "{words}");
    }
    assert!(table.answer().contains("12 mai"), "the day first\n{}", table.answer());
}

#[test]
fn a_picture_in_a_letter_is_dropped_and_a_long_text_is_not_said_again() {
    let table = Table::open();
    let picture = "iVBORw0KGgo="
        .repeat(30_000)
        .as_bytes()
        .chunks(76)
        .map(|line| String::from_utf8_lossy(line).into_owned())
        .collect::<Vec<_>>()
        .join("\r\n");
    let letter = format!(
        "From: {ANA}\r\nMessage-ID: <p@x.y>\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: \
         text/plain\r\n\r\n{}\r\n--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-ID: <i>\r\n\r\n{picture}\r\n--b--\r\n",
        table.step(0)
    );
    assert!(letter.len() > 300_000);
    assert_eq!(table.take(Some(ANA), &table.to(0), letter.as_bytes()), Taken::Judged(Fate::Played));
    for (number, long) in ["play me a very long song ".repeat(8_000), "x".repeat(15_000)].iter().enumerate() {
        let taken = table.reply(BORIS, 1, &format!("<l{number}@x.y>"), long);
        assert_eq!(taken, Taken::Judged(Fate::Unchanged));
        let bytes = table.answers().remove(0).bytes.unwrap();
        assert!(bytes.len() < 40_000, "{} bytes in answer to {}", bytes.len(), long.len());
    }
    let huge = [letter.as_bytes(), "x".repeat(26 << 20).as_bytes()].concat();
    assert_eq!(table.take(Some(BORIS), &table.to(1), &huge), Taken::TooLarge);
}
