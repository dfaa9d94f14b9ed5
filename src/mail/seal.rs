//! A letter becomes its final bytes: headers, a text part, an HTML part, a signature. The same letter at the same time
//! gives the same bytes, so that a retry is the same mail.

use jiff::Timestamp as Moment;
use jiff::tz::TimeZone;
use lettre::Message;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, MultiPartKind, SinglePart};
use sha2::{Digest, Sha256};

use crate::people::MailAddress;
use crate::table::Timestamp;

use super::desk::Desk;
use super::letter::Letter;
use super::unsubscribe::{self, Wanted};

/// What stands on the envelope and above the letter.
pub struct Cover<'c> {
    pub to: &'c MailAddress,
    /// The part of the message id before the `@`: names this letter among all.
    pub id: String,
    /// Ids of earlier letters of the same thread, oldest first.
    pub thread: Vec<String>,
    /// The id of the message this one answers.
    pub answers: Option<String>,
    /// The purpose and the mark of the reply address, if a reply means something.
    pub reply: Option<(&'static str, String)>,
    /// How to get no more of these; None for letters that keep an account safe.
    pub wanted: Option<Wanted>,
    pub at: Timestamp,
}

/// A letter as it leaves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    pub message_id: String,
    pub bytes: Vec<u8>,
}

pub const SITE: &str = "Tincan";

pub fn seal(desk: &Desk<'_>, letter: &Letter, cover: &Cover<'_>) -> Sealed {
    let (sender, domain) = (desk.sender, desk.sender.domain());
    let message_id = format!("<{}@{domain}>", cover.id);
    let from = mailbox(Some(SITE), sender.address.as_str());
    let mut builder = Message::builder()
        .from(from)
        .to(mailbox(None, cover.to.as_str()))
        .subject(one_line(&letter.subject))
        .message_id(Some(message_id.clone()))
        .raw_header(raw("Date", date(cover.at)));
    let reply = cover.reply.as_ref().and_then(|(purpose, mark)| sender.marked(purpose, mark));
    if let Some(reply) = &reply {
        builder = builder.reply_to(mailbox(Some(SITE), reply));
    }
    let thread: Vec<&str> = cover.thread.iter().chain(&cover.answers).map(String::as_str).collect();
    if let Some(last) = thread.last() {
        builder = builder.in_reply_to((*last).to_owned()).references(thread.join(" "));
    }
    let by_itself = if cover.answers.is_some() { "auto-replied" } else { "auto-generated" };
    builder = builder
        .raw_header(raw("List-Id", format!("{SITE} <tincan.{domain}>")))
        .raw_header(raw("List-Help", format!("<{}/account/mail>", desk.base)))
        .raw_header(raw("Auto-Submitted", by_itself.into()))
        .raw_header(raw("Precedence", "list".into()));
    if let Some(wanted) = &cover.wanted {
        let url = unsubscribe::url(desk.base, desk.key, wanted);
        let stop = unsubscribe::mailbox(sender, desk.key, wanted);
        let mailto = stop.map_or_else(String::new, |stop| format!(", <mailto:{stop}?subject=no%20letters>"));
        builder = builder
            .raw_header(raw("List-Unsubscribe", format!("<{url}>{mailto}")))
            .raw_header(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()));
    }
    let digest = Sha256::digest(message_id.as_bytes());
    let boundary: String = digest.iter().take(15).map(|byte| format!("{byte:02x}")).collect();
    let body = MultiPart::builder()
        .kind(MultiPartKind::Alternative)
        .boundary(format!("tincan-{boundary}"))
        .singlepart(SinglePart::plain(letter.text()))
        .singlepart(SinglePart::html(letter.html()));
    let mut message = builder.multipart(body).expect("sender and reader are there");
    if let Some(dkim) = &sender.dkim {
        message.sign(dkim);
    }
    Sealed { message_id, bytes: message.formatted() }
}

fn mailbox(name: Option<&str>, address: &str) -> Mailbox {
    Mailbox::new(name.map(str::to_owned), address.parse().expect("an address of ours is an address"))
}

fn raw(name: &'static str, value: String) -> HeaderValue {
    let name = HeaderName::new_from_ascii_str(name);
    // What we write here is short of spaces and already in its final form.
    HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value)
}

fn date(at: Timestamp) -> String {
    let at = Moment::from_microsecond(at.0).unwrap_or_default().to_zoned(TimeZone::UTC);
    jiff::fmt::rfc2822::to_string(&at).unwrap_or_default()
}

/// A header is one line: whatever would break or steer it becomes a space.
pub fn one_line(text: &str) -> String {
    let steers = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain: String = text.chars().map(|sign| if steers(sign) { ' ' } else { sign }).collect();
    // What looks like an encoded word would be decoded by the reader's program.
    plain.split_whitespace().collect::<Vec<_>>().join(" ").replace("=?", "= ?")
}

/// A sealed letter, opened again to be read in the browser.
pub struct Opened {
    pub subject: String,
    pub text: String,
}

pub fn open(bytes: &[u8]) -> Option<Opened> {
    let message = mail_parser::MessageParser::default().parse(bytes)?;
    let subject = message.subject().unwrap_or_default().to_owned();
    Some(Opened { subject, text: message.body_text(0)?.replace("\r\n", "\n") })
}
