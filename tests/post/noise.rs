//! Anything at all comes in by the door: nothing panics, nothing hangs.

use std::io::Write;
use std::net::TcpStream;

use tincan::engine::Dice;
use tincan::engine::dice::Stream;
use tincan::mail::inbound::head::Head;
use tincan::mail::inbound::session::{Next, Outcome, Protocol, Session};
use tincan::mail::inbound::{body, bounce, machine, markup, orders, quoting, sender};

use crate::post::corpus::corpus;
use crate::post::doors::{Talk, listener};
use crate::post::table::{ANA, Table, plain};

fn luck(name: &str) -> Stream {
    Dice::new([7; 32]).stream(name)
}

/// Pieces that mean something to a mail server or a reader, to be put together at random.
const PIECES: &[&[u8]] = &[
    b"EHLO x\r\n",
    b"HELO",
    b" ",
    b"MAIL FROM:<a@b.c>\r\n",
    b"MAIL FROM:<>",
    b"RCPT TO:<move+x@t>\r\n",
    b"DATA\r\n",
    b".\r\n",
    b"\r\n.\r\n",
    b"\n.\n",
    b"\r",
    b"\n",
    b"\r\n",
    b"QUIT\r\n",
    b"RSET\r\n",
    b"BDAT 10 LAST\r\n",
    b"AUTH PLAIN =\r\n",
    b"SIZE=99999",
    b"\0",
    b"\xff\xfe",
    b"<",
    b">",
    b":",
    b"\"",
    b"(",
    b"=?utf-8?B?",
    b"Content-Type: multipart/mixed; boundary=b\r\n",
    b"--b\r\n",
    b"--b--\r\n",
    b"Content-Transfer-Encoding: base64\r\n",
    b"From: a@b.c\r\n",
    b"=3D",
    b"&#x110000;",
    b"<blockquote>",
    b"<!--",
    b"On 1.1.2026 x@y.z wrote:\r\n",
    b"> ",
    b"-- \r\n",
    b"format=flowed",
    b"NOOP\r\n",
    b"VRFY x\r\n",
    b"SMTPUTF8",
];

fn noise(luck: &mut Stream, most: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..luck.below(most) {
        match luck.below(4) {
            0 => bytes.push(luck.below(256) as u8),
            1 => bytes.extend(std::iter::repeat_n(luck.below(256) as u8, luck.below(300) as usize)),
            _ => bytes.extend(PIECES[luck.below(PIECES.len() as u32) as usize]),
        }
    }
    bytes
}

#[test]
fn no_conversation_breaks_the_session() {
    let mut luck = luck("session");
    let mut messages = 0;
    for round in 0..20_000 {
        let protocol = if round % 2 == 0 { Protocol::Smtp } else { Protocol::Lmtp };
        let mut session = Session::new(protocol);
        let mut input = if round % 3 == 0 {
            b"EHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<move+x@t>\r\nDATA\r\n".to_vec()
        } else {
            Vec::new()
        };
        input.extend(noise(&mut luck, 40));
        let mut bytes = &input[..];
        'talk: while !bytes.is_empty() {
            let cut = 1 + luck.below(bytes.len() as u32) as usize;
            let (mut piece, rest) = bytes.split_at(cut);
            bytes = rest;
            loop {
                let left = piece.len();
                match session.hear(&mut piece, &|address| address.starts_with("move+")) {
                    Next::Judge(posted) => {
                        messages += 1;
                        assert!(!posted.recipients.is_empty());
                        session.judged(&vec![Outcome::Taken; posted.recipients.len()]);
                    }
                    Next::HangUp => break 'talk,
                    Next::Listen => break,
                }
                assert!(piece.len() <= left);
            }
            for line in session.said().split_terminator("\r\n") {
                assert!(line.len() > 3 && line.as_bytes()[..3].iter().all(u8::is_ascii_digit), "{line:?}");
            }
        }
    }
    assert!(messages > 100, "{messages}: the noise reaches the messages");
}

#[test]
fn no_message_breaks_the_reader() {
    let mut luck = luck("reader");
    let corpus = corpus();
    for round in 0..30_000u32 {
        let mut message = match round % 3 {
            0 => noise(&mut luck, 60),
            _ => corpus[luck.below(corpus.len() as u32) as usize].1.clone(),
        };
        for _ in 0..luck.below(12) {
            let at = luck.below(message.len() as u32 + 1) as usize;
            match luck.below(4) {
                0 if at < message.len() => message[at] = luck.below(256) as u8,
                1 => message.truncate(at),
                2 => drop(message.splice(at..at, noise(&mut luck, 4))),
                _ => message.rotate_left(at),
            }
        }
        if let Some(head) = Head::read(&message) {
            let _ = (sender::author(&head), machine::sent(&head, None), machine::subject(&head));
        }
        let lines = quoting::typed(&body::text(&message));
        let _ = orders::read(&lines, |word| word == "pass");
        let _ = (bounce::read(&message), markup::text(&String::from_utf8_lossy(&message)));
    }
}

#[test]
fn noise_at_the_door_does_not_close_it() {
    let table = Table::open();
    let address = listener(&table, Protocol::Smtp);
    let mut luck = luck("door");
    let mut idle = Vec::new();
    for _ in 0..60 {
        let mut stream = TcpStream::connect(address).unwrap();
        let _ = stream.write_all(&noise(&mut luck, 60));
        // Some hang up at once, some stay silent for ever.
        if luck.below(3) == 0 {
            idle.push(stream);
        }
    }
    let mut talk = Talk::with(address);
    assert_eq!(talk.hears(), "220");
    assert_eq!(talk.says(b"EHLO x\r\n"), "250");
    assert_eq!(talk.posts(ANA, &[&table.to(0)], &plain(ANA, "<1@x.y>", &table.step(0))), "250");
    assert_eq!(table.entries(), 2);
}
