//! A mail server in the test's own process that fails as it is told: at any step, in any way.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tincan::engine::Stream;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// How a conversation goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    Fine,
    /// Gone as soon as somebody connects.
    Connect,
    Banner4,
    Banner5,
    EhloDrop,
    Ehlo5,
    MailDrop,
    Mail4,
    Mail5,
    RcptDrop,
    Rcpt4,
    Rcpt5,
    /// There is no such mailbox.
    RcptUnknown,
    DataDrop,
    Data4,
    Data5,
    /// Gone in the middle of the letter.
    MidBody,
    /// The letter is kept, the answer lost: the gap of SMTP.
    AfterDotKept,
    /// The letter is thrown away, the answer lost.
    AfterDotLost,
    Dot4,
    Dot5,
    /// Answers too late.
    Slow,
}

pub const FAULTS: &[Fault] = &[
    Fault::Connect,
    Fault::Banner4,
    Fault::Banner5,
    Fault::EhloDrop,
    Fault::Ehlo5,
    Fault::MailDrop,
    Fault::Mail4,
    Fault::Mail5,
    Fault::RcptDrop,
    Fault::Rcpt4,
    Fault::Rcpt5,
    Fault::RcptUnknown,
    Fault::DataDrop,
    Fault::Data4,
    Fault::Data5,
    Fault::MidBody,
    Fault::AfterDotKept,
    Fault::AfterDotLost,
    Fault::Dot4,
    Fault::Dot5,
    Fault::Slow,
];

/// What the server saw of one recipient.
#[derive(Clone, Debug, Default)]
pub struct Box {
    /// The letters it kept, whole.
    pub kept: Vec<Vec<u8>>,
    /// How often it kept one and did not say so.
    pub gaps: usize,
    /// How often it said "never".
    pub refused: usize,
}

pub struct Server {
    pub address: SocketAddr,
    pub state: Arc<Mutex<State>>,
}

pub struct State {
    pub boxes: BTreeMap<String, Box>,
    pub faults: BTreeMap<Fault, usize>,
    pub senders: Vec<String>,
    luck: Stream,
    /// One conversation in so many goes wrong; zero: none.
    pub every: u32,
    /// Kinds of faults that are still made.
    pub kinds: Vec<Fault>,
    /// How long it is silent when slow, and how long it takes for each letter.
    pub slow: Duration,
}

impl Server {
    /// A server that answers on a port of its own for as long as the runtime lives.
    pub async fn start(luck: Stream, every: u32) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = State {
            boxes: BTreeMap::new(),
            faults: BTreeMap::new(),
            senders: Vec::new(),
            luck,
            every,
            kinds: FAULTS.to_vec(),
            slow: Duration::from_millis(300),
        };
        let state = Arc::new(Mutex::new(state));
        let shared = Arc::clone(&state);
        tokio::spawn(async move {
            loop {
                let Ok((stream, _)) = listener.accept().await else { return };
                let state = Arc::clone(&shared);
                tokio::spawn(async move {
                    let _ = Session { state, stream: BufReader::new(stream) }.talk().await;
                });
            }
        });
        Server { address, state }
    }

    pub fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }
}

struct Session {
    state: Arc<Mutex<State>>,
    stream: BufReader<TcpStream>,
}

/// The conversation ends.
struct Gone;

impl From<std::io::Error> for Gone {
    fn from(_: std::io::Error) -> Gone {
        Gone
    }
}

impl Session {
    /// Draws how this conversation, or this letter, goes wrong.
    fn fault(&self, kinds: std::ops::RangeInclusive<Fault>) -> Fault {
        let mut state = self.state.lock().unwrap();
        let every = state.every;
        if every == 0 || state.luck.below(every) != 0 {
            return Fault::Fine;
        }
        let kinds: Vec<Fault> = state.kinds.iter().copied().filter(|fault| kinds.contains(fault)).collect();
        let Some(fault) = state.luck.pick(&kinds).copied() else { return Fault::Fine };
        *state.faults.entry(fault).or_default() += 1;
        fault
    }

    async fn say(&mut self, line: &str) -> Result<(), Gone> {
        self.stream.write_all(format!("{line}\r\n").as_bytes()).await?;
        Ok(())
    }

    async fn line(&mut self) -> Result<String, Gone> {
        let mut line = String::new();
        match self.stream.read_line(&mut line).await? {
            0 => Err(Gone),
            _ => Ok(line.trim_end().to_owned()),
        }
    }

    async fn talk(&mut self) -> Result<(), Gone> {
        let greeting = self.fault(Fault::Connect..=Fault::Ehlo5);
        match greeting {
            Fault::Connect => return Err(Gone),
            Fault::Banner4 => return self.say("421 4.3.2 come back later").await,
            Fault::Banner5 => return self.say("554 5.3.2 no service here").await,
            _ => self.say("220 mail.example ESMTP").await?,
        }
        loop {
            let line = self.line().await?;
            let verb = line.split(' ').next().unwrap_or_default().to_ascii_uppercase();
            match verb.as_str() {
                "EHLO" | "HELO" => match greeting {
                    Fault::EhloDrop => return Err(Gone),
                    Fault::Ehlo5 => self.say("550 5.3.2 not you").await?,
                    _ => self.say("250-mail.example\r\n250-8BITMIME\r\n250 SIZE 1000000").await?,
                },
                "MAIL" => self.letter(&line).await?,
                "QUIT" => return self.say("221 bye").await,
                _ => self.say("250 ok").await?,
            }
        }
    }

    /// One letter, from MAIL to its end.
    async fn letter(&mut self, mail: &str) -> Result<(), Gone> {
        let fault = self.fault(Fault::MailDrop..=Fault::Slow);
        self.state.lock().unwrap().senders.push(inside(mail));
        match fault {
            Fault::MailDrop => return Err(Gone),
            Fault::Mail4 => return self.say("451 4.3.0 not now").await,
            Fault::Mail5 => return self.say("550 5.7.1 not from you").await,
            _ => self.say("250 ok").await?,
        }
        let to = inside(&self.line().await?);
        match fault {
            Fault::RcptDrop => return Err(Gone),
            Fault::Rcpt4 => return self.say("451 4.7.1 greylisted").await,
            Fault::RcptUnknown => return self.refuse(&to, "550 5.1.1 no such user").await,
            Fault::Rcpt5 => return self.refuse(&to, "554 5.7.1 we do not like it").await,
            _ => self.say("250 ok").await?,
        }
        self.line().await?;
        match fault {
            Fault::DataDrop => return Err(Gone),
            Fault::Data4 => return self.say("450 4.2.0 busy").await,
            Fault::Data5 => return self.refuse(&to, "554 5.7.1 no").await,
            _ => self.say("354 go on").await?,
        }
        if fault == Fault::MidBody {
            let mut some = [0; 200];
            self.stream.read_exact(&mut some).await?;
            return Err(Gone);
        }
        let body = self.body().await?;
        if fault == Fault::Slow {
            let slow = self.state.lock().unwrap().slow;
            tokio::time::sleep(slow).await;
        }
        match fault {
            Fault::AfterDotLost => return Err(Gone),
            Fault::Dot4 => return self.say("452 4.3.1 no room").await,
            Fault::Dot5 => return self.refuse(&to, "554 5.6.0 no").await,
            _ => {}
        }
        let gap = matches!(fault, Fault::AfterDotKept | Fault::Slow);
        {
            let mut state = self.state.lock().unwrap();
            let kept = state.boxes.entry(to).or_default();
            kept.kept.push(body);
            kept.gaps += usize::from(gap);
        }
        if fault == Fault::AfterDotKept { Err(Gone) } else { self.say("250 2.0.0 taken").await }
    }

    async fn refuse(&mut self, to: &str, why: &str) -> Result<(), Gone> {
        self.state.lock().unwrap().boxes.entry(to.to_owned()).or_default().refused += 1;
        self.say(why).await
    }

    async fn body(&mut self) -> Result<Vec<u8>, Gone> {
        let mut body = Vec::new();
        loop {
            let start = body.len();
            if self.stream.read_until(b'\n', &mut body).await? == 0 {
                return Err(Gone);
            }
            if &body[start..] == b".\r\n" {
                body.truncate(start);
                return Ok(body);
            }
            if body[start] == b'.' {
                body.remove(start);
            }
        }
    }
}

fn inside(line: &str) -> String {
    let inner = line.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inner.map_or(String::new(), |(inside, _)| inside.to_owned())
}
