//! Names, talk and addresses with anything in them: a letter has exactly the headers we meant, each on its own lines.

use tincan::engine::Stream;
use tincan::mail::letter::{Letter, Part};
use tincan::mail::seal::{Cover, one_line, seal};
use tincan::people::MailAddress;
use tincan::table::Timestamp;
use tincan::words::Language;

use crate::mail::base::{NOON, Post, luck};

/// What breaks headers, lines and parsers.
const NASTY: &[&str] = &[
    "\r\n",
    "\n",
    "\r",
    "\0",
    "\r\n\r\n",
    "\r\nBcc: evil@example.org",
    "\n.\n",
    "\r\n.\r\nQUIT",
    ": ",
    "<",
    ">",
    "\"",
    "\\",
    "=?utf-8?q?x?=",
    "=?",
    "?=",
    "\u{2028}",
    "\u{202e}",
    "\u{85}",
    "\u{b}",
    "\u{c}",
    "\u{1b}[2J",
    "é",
    "Ж",
    "紙",
    "🎲",
    "\u{feff}",
    "a",
    "Z",
    " ",
    "  ",
    "\t",
    ",",
    ";",
    "@",
    "%0d%0a",
    "--tincan",
    "From ",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
];

/// How many letters; `tests/mail/run` tries a hundred thousand.
fn cases() -> usize {
    std::env::var("TINCAN_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(10_000)
}

fn nasty(luck: &mut Stream, most: u32) -> String {
    (0..luck.below(most + 1)).map(|_| *luck.pick(NASTY).unwrap()).collect()
}

/// The names of the headers, in order, judged by bytes and not by a forgiving parser.
fn names(bytes: &[u8]) -> Vec<String> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("headers end");
    let head = std::str::from_utf8(&bytes[..end]).expect("headers are ASCII");
    assert!(head.is_ascii() && !head.contains('\0'));
    assert!(!head.replace("\r\n", "").contains(['\r', '\n']), "{head:?}");
    let lines = head.split("\r\n").filter(|line| !line.starts_with([' ', '\t']));
    lines.map(|line| line.split_once(':').expect("a header has a name").0.to_owned()).collect()
}

const EXPECTED: &[&str] = &[
    "From",
    "To",
    "Subject",
    "Message-ID",
    "Date",
    "Reply-To",
    "List-Id",
    "List-Help",
    "Auto-Submitted",
    "Precedence",
    "MIME-Version",
    "Content-Type",
];

#[test]
fn a_letter_has_the_headers_we_meant_and_no_others() {
    let post = Post::new();
    let (desk, to) = (post.desk(), MailAddress::read("ana@example.org").unwrap());
    let cases = cases();
    let halves = [0, 1].map(|half| (half, &desk, &to));
    std::thread::scope(|scope| {
        for (half, desk, to) in halves {
            scope.spawn(move || {
                let mut luck = luck(half);
                for case in 0..cases / 2 {
                    let subject = nasty(&mut luck, 12);
                    let letter = Letter {
                        language: Language::En,
                        subject: subject.clone(),
                        parts: vec![Part::Words(nasty(&mut luck, 4))],
                        foot: Vec::new(),
                    };
                    let cover = Cover {
                        to,
                        id: format!("case.{case}"),
                        thread: Vec::new(),
                        answers: None,
                        reply: Some(("move", "mark".into())),
                        wanted: None,
                        at: Timestamp(NOON),
                    };
                    let bytes = seal(desk, &letter, &cover).bytes;
                    assert_eq!(names(&bytes), EXPECTED, "{subject:?}");
                    let message = mail_parser::MessageParser::default().parse(&bytes).unwrap();
                    let read = message.subject().unwrap_or_default();
                    assert_eq!(squeezed(read), squeezed(&one_line(&subject)), "{subject:?}");
                }
            });
        }
    });
}

/// Without blanks: where a long word is folded a reader may see one.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn an_address_is_one_address_or_none() {
    let post = Post::new();
    let desk = post.desk();
    let mut luck = luck(2);
    let mut taken = 0;
    for _ in 0..cases() {
        let typed = match luck.below(2) {
            0 => format!("{}@{}", nasty(&mut luck, 4), nasty(&mut luck, 4)),
            _ => {
                let signs: Vec<char> = "abz09!#$%&'*+/=?^_`{|}~-.".chars().collect();
                let local: String = (0..luck.below(12)).map(|_| *luck.pick(&signs).unwrap()).collect();
                format!("{local}@example.org")
            }
        };
        let Ok(to) = MailAddress::read(&typed) else { continue };
        taken += 1;
        assert!(to.as_str().is_ascii() && to.as_str().bytes().all(|byte| byte.is_ascii_graphic()), "{typed:?}");
        let letter = Letter { language: Language::En, subject: "S".into(), parts: Vec::new(), foot: Vec::new() };
        let reply = Some(("move", "mark".into()));
        let cover = Cover {
            to: &to,
            id: "i".into(),
            thread: Vec::new(),
            answers: None,
            reply,
            wanted: None,
            at: Timestamp(NOON),
        };
        let bytes = seal(&desk, &letter, &cover).bytes;
        assert_eq!(names(&bytes), EXPECTED, "{typed:?}");
        let message = mail_parser::MessageParser::default().parse(&bytes).unwrap();
        let found: Vec<_> = message.to().unwrap().iter().filter_map(|to| to.address().map(str::to_owned)).collect();
        assert_eq!(found, [to.as_str()], "{typed:?}");
    }
    assert!(taken > cases() / 10, "{taken}");
}
