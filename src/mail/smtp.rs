//! A mail server: conversations in SMTP, over a few connections that last.
//!
//! Each step is taken by itself, so that a server that is not well is told from a letter that is not wanted: the
//! former loses no letter, the latter is believed.

use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use lettre::Address;
use lettre::transport::smtp::authentication::{Credentials, Mechanism};
use lettre::transport::smtp::client::{AsyncSmtpConnection, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, Extension, MailBodyParameter, MailParameter};
use lettre::transport::smtp::{Error, response::Response};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout};

use super::parcel::{Parcel, Trouble};

/// How long a server may take for one step of the conversation.
const STEP: Duration = Duration::from_secs(30);
/// The last step, after the final dot, may take so many times as long: ten minutes (RFC 5321, 4.5.3.2.6). Whoever hangs
/// up earlier sends a letter again that was taken.
const LAST: u32 = 20;
/// A connection that rested so long is not used again: the server may have closed it.
const REST: Duration = Duration::from_secs(20);

pub struct Smtp {
    host: String,
    port: u16,
    cover: Cover,
    credentials: Option<Credentials>,
    step: Duration,
    resting: Mutex<Vec<(AsyncSmtpConnection, Instant)>>,
}

/// How the conversation is kept from others.
enum Cover {
    /// Only to this very machine, or where the operator says so.
    None,
    /// After a greeting in the open.
    StartTls(TlsParameters),
    /// From the first byte.
    Tls(TlsParameters),
}

impl Smtp {
    /// `smtp://…` is encrypted by STARTTLS unless the server is this very machine, `smtps://…` from the first byte.
    pub fn new(url: &str) -> anyhow::Result<Smtp> {
        Smtp::patient(url, STEP)
    }

    /// The same, waiting so long for each step of a conversation.
    pub fn patient(url: &str, step: Duration) -> anyhow::Result<Smtp> {
        let shape = "the mail server is an address such as smtps://USER:PASSWORD@mail.example";
        let (scheme, rest) = url.split_once("://").context(shape)?;
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (login, place) = rest.trim_end_matches('/').rsplit_once('@').unwrap_or(("", rest.trim_end_matches('/')));
        let (host, port) = match place.rsplit_once(':').filter(|(_, port)| !port.ends_with(']')) {
            Some((host, port)) => (host, Some(port.parse().map_err(|_| anyhow!("`{port}` is not a port"))?)),
            None => (place, None),
        };
        let host = host.trim_matches(['[', ']']).to_owned();
        if host.is_empty() || host.contains('/') {
            bail!(shape);
        }
        let is_here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        let tls = || TlsParameters::new(host.clone()).context("the mail server's name cannot be checked");
        let (cover, usual) = match (scheme, query) {
            ("smtps" | "submissions", _) => (Cover::Tls(tls()?), 465),
            ("smtp" | "submission", "tls=none") => (Cover::None, 25),
            ("smtp" | "submission", "") if is_here => (Cover::None, 25),
            ("smtp" | "submission", "" | "tls=required") => (Cover::StartTls(tls()?), 587),
            ("smtp" | "submission", other) => bail!("`?{other}` is not known here: ?tls=none or ?tls=required"),
            (other, _) => bail!("`{other}://` does not lead to a mail server: smtp or smtps"),
        };
        let login = login.split_once(':');
        let credentials = login.map(|(user, password)| Credentials::new(decoded(user), decoded(password)));
        Ok(Smtp { host, port: port.unwrap_or(usual), cover, credentials, step, resting: Mutex::default() })
    }

    pub async fn carry(&self, parcel: &Parcel) -> Result<(), Trouble> {
        let (mut connection, mut is_new) = match self.rested() {
            Some(connection) => (connection, false),
            None => (self.connect().await?, true),
        };
        loop {
            let begun = self.step(connection.command(begin(&connection, parcel)?)).await;
            match begun {
                Ok(_) => break,
                // It was closed while it rested; that says nothing about the server.
                Err(Failed::Said(error)) if !is_new && error.status().is_none() => {
                    (connection, is_new) = (self.connect().await?, true);
                }
                // The sender is not welcome: that is about us, and no letter is lost for it.
                Err(Failed::Said(error)) if error.is_permanent() => return Err(Trouble::Server(told(&error))),
                Err(failed) => return Err(failed.trouble()),
            }
        }
        let taken = self.hand_over(&mut connection, parcel).await;
        match taken {
            Ok(()) => {
                let rests = (connection, Instant::now());
                self.resting.lock().expect("nobody panics while holding it").push(rests);
                Ok(())
            }
            Err(failed) => Err(failed.trouble()),
        }
    }

    async fn hand_over(&self, connection: &mut AsyncSmtpConnection, parcel: &Parcel) -> Result<(), Failed> {
        let to = parcel.to.parse().map_err(|_| Failed::NoAddress)?;
        self.step(connection.command(Rcpt::new(to, Vec::new()))).await?;
        self.step(connection.command(Data)).await?;
        within(self.step * LAST, connection.message(&parcel.bytes)).await?;
        Ok(())
    }

    /// One step, which may not take for ever.
    async fn step(&self, step: impl Future<Output = Result<Response, Error>>) -> Result<Response, Failed> {
        within(self.step, step).await
    }
    fn rested(&self) -> Option<AsyncSmtpConnection> {
        let mut resting = self.resting.lock().expect("nobody panics while holding it");
        resting.retain(|(_, since)| since.elapsed() < REST);
        resting.pop().map(|(connection, _)| connection)
    }

    /// Greets the server and says who we are. Whatever goes wrong here is no letter's fault.
    async fn connect(&self) -> Result<AsyncSmtpConnection, Trouble> {
        let greeted = timeout(self.step, self.greet()).await;
        match greeted {
            Ok(Ok(connection)) => Ok(connection),
            Ok(Err(reason)) => Err(Trouble::Server(reason)),
            Err(_) => Err(Trouble::Server("the mail server does not answer".into())),
        }
    }

    async fn greet(&self) -> Result<AsyncSmtpConnection, String> {
        let (server, me) = ((self.host.as_str(), self.port), ClientId::default());
        let said = |error: Error| told(&error);
        let mut connection = match &self.cover {
            Cover::Tls(tls) => {
                AsyncSmtpConnection::connect_tokio1(server, None, &me, Some(tls.clone()), None).await.map_err(said)?
            }
            Cover::None | Cover::StartTls(_) => {
                let stream = TcpStream::connect(server).await.map_err(|error| error.to_string())?;
                // A letter and its final dot are written apart. Held back until the first is acknowledged, the second
                // would wait for 40 ms with most servers.
                stream.set_nodelay(true).map_err(|error| error.to_string())?;
                AsyncSmtpConnection::connect_with_transport(Box::new(stream), &me).await.map_err(said)?
            }
        };
        if let Cover::StartTls(tls) = &self.cover {
            connection.starttls(tls.clone(), &me).await.map_err(said)?;
        }
        if let Some(credentials) = &self.credentials {
            connection.auth(&[Mechanism::Plain, Mechanism::Login], credentials).await.map_err(said)?;
        }
        Ok(connection)
    }
}

async fn within(time: Duration, step: impl Future<Output = Result<Response, Error>>) -> Result<Response, Failed> {
    match timeout(time, step).await {
        Ok(said) => said.map_err(Failed::Said),
        Err(_) => Err(Failed::Silent),
    }
}

/// Why a step was not taken.
enum Failed {
    Said(Error),
    Silent,
    NoAddress,
}

impl Failed {
    /// The connection is dropped; what is left is what to think of the letter.
    fn trouble(self) -> Trouble {
        match self {
            Failed::Silent => Trouble::Server("the mail server does not answer any more".into()),
            Failed::NoAddress => Trouble::Refused { reason: "not an address".into(), no_such_mailbox: true },
            Failed::Said(error) if error.is_permanent() => {
                let reason = told(&error);
                Trouble::Refused { no_such_mailbox: names_no_mailbox(&reason), reason }
            }
            // 421: the server closes, whatever the letter.
            Failed::Said(error) if error.status().is_some_and(|code| code.to_string() == "421") => {
                Trouble::Server(told(&error))
            }
            Failed::Said(error) => Trouble::Later(told(&error)),
        }
    }
}

fn begin(connection: &AsyncSmtpConnection, parcel: &Parcel) -> Result<Mail, Trouble> {
    let from: Address = parcel.from.parse().map_err(|_| Trouble::Server("our own address is none".into()))?;
    let mut parameters = Vec::new();
    if !parcel.bytes.is_ascii() && connection.server_info().supports_feature(Extension::EightBitMime) {
        parameters.push(MailParameter::Body(MailBodyParameter::EightBitMime));
    }
    Ok(Mail::new(Some(from), parameters))
}

/// The words of the server and their code, or else the innermost reason, which says it all; on one line and of bounded
/// length.
fn told(error: &Error) -> String {
    let mut words: &dyn std::error::Error = error;
    while error.status().is_none()
        && let Some(source) = words.source()
    {
        words = source;
    }
    words.to_string().chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(300).collect()
}

/// Enhanced codes 5.1.x: there is no such mailbox (RFC 3463); plain 550 and 551 mean the same where none is given.
fn names_no_mailbox(reason: &str) -> bool {
    let words = reason.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
    let mut enhanced = words.filter(|word| word.starts_with("5.") && word.matches('.').count() == 2);
    match enhanced.next() {
        Some(code) => code.starts_with("5.1."),
        None => reason.contains("(550)") || reason.contains("(551)"),
    }
}

/// A name or password as an address writes it: `%40` for `@`.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let (mut plain, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while at < bytes.len() {
        let digits = text.get(at + 1..at + 3).filter(|_| bytes[at] == b'%');
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                plain.push(byte);
                at += 3;
            }
            None => {
                plain.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_mailbox_is_told_from_a_letter_that_is_not_liked() {
        for (reason, unknown) in [
            ("permanent error (550): 5.1.1 no such user", true),
            ("permanent error (550): no such user", true),
            ("permanent error (550): 5.7.1 looks like spam", false),
            ("permanent error (554): 5.2.2 mailbox full", false),
            ("permanent error (554): no", false),
            ("permanent error (551): moved", true),
        ] {
            assert_eq!(names_no_mailbox(reason), unknown, "{reason}");
        }
    }

    #[test]
    fn a_server_that_thinks_long_after_the_final_dot_gets_a_letter_once() {
        use std::io::{BufRead, BufReader, Write};
        let step = Duration::from_millis(200);
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let server = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut lines = BufReader::new(stream.try_clone().unwrap());
            stream.write_all(b"220 slow\r\n").unwrap();
            let (mut line, mut is_letter) = (String::new(), false);
            loop {
                line.clear();
                if lines.read_line(&mut line).unwrap_or(0) == 0 {
                    return;
                }
                let said: &[u8] = match (is_letter, line.trim_end()) {
                    (true, ".") => {
                        is_letter = false;
                        std::thread::sleep(step * 4);
                        b"250 taken\r\n"
                    }
                    (true, _) => continue,
                    (false, "DATA") => {
                        is_letter = true;
                        b"354 go on\r\n"
                    }
                    (false, _) => b"250 ok\r\n",
                };
                if stream.write_all(said).is_err() {
                    return;
                }
            }
        });
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let taken = runtime.block_on(async {
            let smtp = Smtp::patient(&url, step).unwrap();
            let (name, bytes) = ("1".to_owned(), b"Subject: x\r\n\r\nHello\r\n".to_vec());
            smtp.carry(&Parcel { name, from: "a@b.example".into(), to: "c@d.example".into(), bytes }).await
        });
        assert_eq!(taken, Ok(()));
        drop(runtime);
        server.join().unwrap();
    }

    #[test]
    fn an_address_says_who_where_and_how() {
        let there = Smtp::new("smtp://ana%40a.example:p%3Ass%@mail.example").unwrap();
        assert_eq!((there.host.as_str(), there.port), ("mail.example", 587));
        assert!(matches!(there.cover, Cover::StartTls(_)));
        assert_eq!(there.credentials, Some(Credentials::new("ana@a.example".into(), "p:ss%".into())));
        let here = Smtp::new("smtp://[::1]:2525/").unwrap();
        assert_eq!((here.host.as_str(), here.port, here.credentials.is_none()), ("::1", 2525, true));
        assert!(matches!(here.cover, Cover::None));
        let safe = Smtp::new("smtps://mail.example").unwrap();
        assert!(matches!((safe.cover, safe.port), (Cover::Tls(_), 465)));
        for wrong in [
            "",
            "mail.example",
            "http://mail.example",
            "smtp://",
            "smtp://a:b@",
            "smtp://a.example:x",
            "smtp://a?tls=no",
        ] {
            assert!(Smtp::new(wrong).is_err(), "{wrong}");
        }
    }
}
