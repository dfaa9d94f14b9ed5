//! One conversation in SMTP or LMTP: bytes in, answers out. No clock and no socket here, so that it can be tried with
//! anything.
//!
//! A message ends at CRLF.CRLF and nowhere else: a bare line feed smuggles nothing in. Whatever is sent ahead of our
//! answers is taken in its turn.

use smtp_proto::request::receiver::{DataReceiver, DummyDataReceiver, RequestReceiver};
use smtp_proto::{Error, Request};

use super::MOST_BYTES;

/// More recipients than a reply has.
const MOST_RECIPIENTS: usize = 16;
/// So many mistakes are forgiven in one conversation.
const MOST_MISTAKES: usize = 16;
/// So many messages are taken in one conversation.
const MOST_MESSAGES: usize = 200;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Protocol {
    Smtp,
    Lmtp,
}

/// A message and its envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posted {
    /// Empty for a machine's.
    pub sender: String,
    pub recipients: Vec<String>,
    pub message: Vec<u8>,
}

/// What is to be done next.
#[derive(PartialEq, Eq, Debug)]
pub enum Next {
    /// Wait for more bytes.
    Listen,
    /// Judge this message, then say what became of it: [`Session::judged`].
    Judge(Posted),
    /// Send what there is to say, then hang up.
    HangUp,
}

/// What became of a message for one recipient.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Taken,
    /// To be delivered again later.
    Later,
    Refused,
    TooLarge,
}

impl Outcome {
    const fn line(self) -> &'static str {
        match self {
            Outcome::Taken => "250 2.0.0 Taken\r\n",
            Outcome::Later => "451 4.3.0 Please try again later\r\n",
            Outcome::Refused => "550 5.1.1 Not for this house\r\n",
            Outcome::TooLarge => "552 5.3.4 Too large\r\n",
        }
    }
}

enum State {
    Command(RequestReceiver),
    Message(DataReceiver, Vec<u8>),
    /// The message is too large: its rest is read and forgotten.
    Overflow(DummyDataReceiver),
}

pub struct Session {
    protocol: Protocol,
    state: State,
    is_greeted: bool,
    sender: Option<String>,
    recipients: Vec<String>,
    mistakes: usize,
    messages: usize,
    said: String,
}

impl Session {
    pub fn new(protocol: Protocol) -> Session {
        let name = match protocol {
            Protocol::Smtp => "ESMTP",
            Protocol::Lmtp => "LMTP",
        };
        Session {
            protocol,
            state: State::Command(RequestReceiver::default()),
            is_greeted: false,
            sender: None,
            recipients: Vec::new(),
            mistakes: 0,
            messages: 0,
            said: format!("220 tincan {name}\r\n"),
        }
    }

    /// What is to be sent now.
    pub fn said(&mut self) -> String {
        std::mem::take(&mut self.said)
    }

    /// Takes bytes, up to the end of a message; what is left of them is to be handed in again.
    pub fn hear(&mut self, bytes: &mut &[u8], knows: &impl Fn(&str) -> bool) -> Next {
        while !bytes.is_empty() {
            let mut rest = bytes.iter();
            match &mut self.state {
                State::Command(receiver) => {
                    let heard = receiver.ingest(&mut rest).map(Request::into_owned);
                    let left = rest.as_slice();
                    *bytes = left;
                    match heard {
                        Err(Error::NeedsMoreData { .. }) => {
                            // What was not understood yet is kept by the receiver.
                            *bytes = &[];
                        }
                        heard => {
                            if self.command(heard, knows) == Next::HangUp {
                                return Next::HangUp;
                            }
                        }
                    }
                }
                State::Message(receiver, message) => {
                    let is_whole = receiver.ingest(&mut rest, message);
                    *bytes = rest.as_slice();
                    if message.len() > MOST_BYTES {
                        if is_whole {
                            self.overflown();
                        } else {
                            self.state = State::Overflow(DummyDataReceiver::new_data(receiver));
                        }
                    } else if is_whole {
                        let message = std::mem::take(message);
                        self.state = State::Command(RequestReceiver::default());
                        self.messages += 1;
                        let (sender, recipients) = (self.sender.take(), std::mem::take(&mut self.recipients));
                        return Next::Judge(Posted { sender: sender.unwrap_or_default(), recipients, message });
                    }
                }
                State::Overflow(receiver) => {
                    let is_whole = receiver.ingest(&mut rest);
                    *bytes = rest.as_slice();
                    if is_whole {
                        self.overflown();
                    }
                }
            }
        }
        Next::Listen
    }

    /// Says what became of a message, recipient by recipient.
    pub fn judged(&mut self, outcomes: &[Outcome]) {
        match self.protocol {
            Protocol::Lmtp => outcomes.iter().for_each(|outcome| self.said.push_str(outcome.line())),
            // One answer for all: what must come again comes again for all, and those who had it know.
            Protocol::Smtp => {
                let has = |wanted: Outcome| outcomes.contains(&wanted);
                let one = [Outcome::Later, Outcome::Taken, Outcome::TooLarge].into_iter().find(|outcome| has(*outcome));
                self.said.push_str(one.unwrap_or(Outcome::Refused).line());
            }
        }
    }

    fn overflown(&mut self) {
        let recipients = std::mem::take(&mut self.recipients);
        self.sender = None;
        self.state = State::Command(RequestReceiver::default());
        self.judged(&recipients.iter().map(|_| Outcome::TooLarge).collect::<Vec<_>>());
    }

    fn command(&mut self, heard: Result<Request<String>, Error>, knows: &impl Fn(&str) -> bool) -> Next {
        let line = match heard {
            Err(Error::InvalidSenderAddress) => self.mistake("501 5.1.7 That is not an address\r\n"),
            Err(Error::InvalidRecipientAddress) => self.mistake("501 5.1.3 That is not an address\r\n"),
            Err(Error::UnknownCommand) => self.mistake("500 5.5.1 Not understood\r\n"),
            Err(_) => self.mistake("501 5.5.4 Not understood\r\n"),
            Ok(Request::Quit) => {
                self.said.push_str("221 2.0.0 Farewell\r\n");
                return Next::HangUp;
            }
            // Its chunk would be taken for commands.
            Ok(Request::Bdat { .. } | Request::Burl { .. }) => {
                self.said.push_str("502 5.5.1 Not offered\r\n");
                return Next::HangUp;
            }
            Ok(request) => self.request(request, knows),
        };
        self.said.push_str(&line);
        if self.mistakes > MOST_MISTAKES || self.messages > MOST_MESSAGES {
            self.said.push_str("421 4.7.0 Enough for today\r\n");
            return Next::HangUp;
        }
        Next::Listen
    }

    fn request(&mut self, request: Request<String>, knows: &impl Fn(&str) -> bool) -> String {
        match request {
            Request::Ehlo { .. } if self.protocol == Protocol::Smtp => self.greet(true),
            Request::Helo { .. } if self.protocol == Protocol::Smtp => self.greet(false),
            Request::Lhlo { .. } if self.protocol == Protocol::Lmtp => self.greet(true),
            Request::Mail { .. } if !self.is_greeted => self.mistake("503 5.5.1 Say who you are first\r\n"),
            Request::Mail { .. } if self.sender.is_some() => self.mistake("503 5.5.1 One message at a time\r\n"),
            Request::Mail { from } if from.size > MOST_BYTES => Outcome::TooLarge.line().to_owned(),
            Request::Mail { from } => {
                self.sender = Some(from.address);
                "250 2.1.0 Go on\r\n".to_owned()
            }
            Request::Rcpt { .. } if self.sender.is_none() => self.mistake("503 5.5.1 Say who writes first\r\n"),
            Request::Rcpt { .. } if self.recipients.len() >= MOST_RECIPIENTS => "452 4.5.3 Too many\r\n".to_owned(),
            Request::Rcpt { to } if knows(&to.address) => {
                self.recipients.push(to.address);
                "250 2.1.5 Go on\r\n".to_owned()
            }
            Request::Rcpt { .. } => self.mistake("550 5.1.1 Nobody here\r\n"),
            Request::Data if self.recipients.is_empty() => self.mistake("503 5.5.1 Say for whom first\r\n"),
            Request::Data => {
                self.state = State::Message(DataReceiver::new(), Vec::new());
                "354 Go on; end with a dot\r\n".to_owned()
            }
            Request::Rset => {
                self.sender = None;
                self.recipients.clear();
                "250 2.0.0 Forgotten\r\n".to_owned()
            }
            Request::Noop { .. } => "250 2.0.0 Here\r\n".to_owned(),
            Request::Vrfy { .. } | Request::Expn { .. } => "252 2.5.0 Try it\r\n".to_owned(),
            _ => self.mistake("502 5.5.1 Not offered\r\n"),
        }
    }

    fn greet(&mut self, is_extended: bool) -> String {
        self.is_greeted = true;
        self.sender = None;
        self.recipients.clear();
        match is_extended {
            true => format!(
                "250-tincan\r\n250-SIZE {MOST_BYTES}\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-PIPELINING\r\n250 ENHANCEDSTATUSCODES\r\n"
            ),
            false => "250 tincan\r\n".to_owned(),
        }
    }

    fn mistake(&mut self, line: &str) -> String {
        self.mistakes += 1;
        line.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Feeds bytes in pieces of this length; answers what was said and which messages came.
    fn talk(protocol: Protocol, input: &[u8], piece: usize) -> (String, Vec<Posted>) {
        let mut session = Session::new(protocol);
        let (mut said, mut posted) = (session.said(), Vec::new());
        for chunk in input.chunks(piece.max(1)) {
            let mut rest = chunk;
            loop {
                let next = session.hear(&mut rest, &|address| address.starts_with("move+"));
                match next {
                    Next::Judge(message) => {
                        session.judged(&vec![Outcome::Taken; message.recipients.len()]);
                        posted.push(message);
                    }
                    Next::HangUp => {
                        said.push_str(&session.said());
                        return (said, posted);
                    }
                    Next::Listen => break,
                }
            }
            said.push_str(&session.said());
        }
        (said, posted)
    }

    fn codes(said: &str) -> Vec<&str> {
        said.lines().filter(|line| line.as_bytes().get(3) == Some(&b' ')).map(|line| &line[..3]).collect()
    }

    #[test]
    fn a_message_comes_whole_however_it_is_cut() {
        let input = b"EHLO mx\r\nMAIL FROM:<ana@example.org>\r\nRCPT TO:<move+x@t.example>\r\nDATA\r\nSubject: x\r\n\r\n..pass\r\n.\r\nMAIL FROM:<>\r\nRCPT TO:<move+y@t>\r\nDATA\r\n\r\nbye\r\n.\r\nQUIT\r\n";
        for piece in [1, 2, 3, 7, 50, 1_000] {
            let (said, posted) = talk(Protocol::Smtp, input, piece);
            assert_eq!(
                codes(&said),
                ["220", "250", "250", "250", "354", "250", "250", "250", "354", "250", "221"],
                "{piece}"
            );
            assert_eq!(posted.len(), 2);
            assert_eq!(posted[0].message, b"Subject: x\r\n\r\n.pass\r\n");
            assert_eq!((posted[1].sender.as_str(), posted[1].recipients[0].as_str()), ("", "move+y@t"));
        }
    }

    #[test]
    fn a_bare_line_feed_smuggles_nothing_in() {
        for end in ["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r\n.\r"] {
            let input = format!(
                "EHLO a\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<move+x@t>\r\nDATA\r\nHi{end}MAIL FROM:<evil@b.c>\r\nRCPT TO:<move+z@t>\r\nDATA\r\nforged\r\n.\r\n"
            );
            let (_, posted) = talk(Protocol::Smtp, input.as_bytes(), 1_000);
            assert_eq!(posted.len(), 1, "{end:?}");
            assert_eq!(posted[0].recipients, ["move+x@t"]);
        }
    }

    #[test]
    fn the_order_of_commands_is_kept_and_strangers_are_turned_away() {
        let (said, posted) = talk(
            Protocol::Smtp,
            b"MAIL FROM:<a@b.c>\r\nLHLO x\r\nHELO x\r\nRCPT TO:<move+x@t>\r\nDATA\r\nMAIL FROM:<a@b.c>\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<root@t>\r\nDATA\r\nRSET\r\nAUTH PLAIN\r\nSTARTTLS\r\nnonsense\r\n",
            9,
        );
        assert_eq!(
            codes(&said),
            ["220", "503", "502", "250", "503", "503", "250", "503", "550", "503", "250", "502", "502", "500"]
        );
        assert!(posted.is_empty());
    }

    #[test]
    fn each_recipient_is_answered_in_lmtp() {
        let input =
            b"LHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<move+x@t>\r\nRCPT TO:<move+y@t>\r\nDATA\r\nHi\r\n.\r\nQUIT\r\n";
        let (said, _) = talk(Protocol::Lmtp, input, 4);
        assert_eq!(codes(&said), ["220", "250", "250", "250", "250", "354", "250", "250", "221"]);
    }

    #[test]
    fn what_is_too_large_is_forgotten_and_the_talk_goes_on() {
        let start = "EHLO x\r\nMAIL FROM:<a@b.c>\r\nRCPT TO:<move+x@t>\r\nDATA\r\n";
        for piece in [1_000, 65_536, 1 << 20] {
            let input = format!("{start}{}\r\n.\r\nNOOP\r\n", "x".repeat(MOST_BYTES + 1));
            let (said, posted) = talk(Protocol::Smtp, input.as_bytes(), piece);
            assert!(
                posted.is_empty() && said.ends_with("552 5.3.4 Too large\r\n250 2.0.0 Here\r\n"),
                "{piece}: {said}"
            );
        }
        let (said, _) = talk(Protocol::Smtp, b"EHLO x\r\nMAIL FROM:<a@b.c> SIZE=999999999\r\n", 100);
        assert!(said.ends_with("552 5.3.4 Too large\r\n"), "{said}");
        let (said, _) = talk(Protocol::Smtp, format!("EHLO {}\r\nNOOP\r\n", "x".repeat(20_000)).as_bytes(), 999);
        assert!(said.contains("501"), "{said}");
    }

    #[test]
    fn patience_ends() {
        let (said, _) = talk(Protocol::Smtp, "what\r\n".repeat(100).as_bytes(), 64);
        assert!(said.ends_with("421 4.7.0 Enough for today\r\n"));
        assert!(codes(&said).len() < 30);
        let (said, _) = talk(Protocol::Smtp, b"EHLO x\r\nBDAT 20\r\nNOOP\r\nNOOP\r\n", 64);
        assert!(said.ends_with("502 5.5.1 Not offered\r\n"), "{said}");
    }
}
