//! Who takes letters away: a mail server, a folder of files, or the memory of a test.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use anyhow::{Context, bail};
use lettre::address::Envelope;
use lettre::transport::smtp::{self, AsyncSmtpTransportBuilder, PoolConfig};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

/// How many letters are on their way at a time. Each stalls for the moment in which an ordinary server is slow to
/// acknowledge, so a single connection would carry 25 in a second.
pub const CONNECTIONS: usize = 8;
/// How long a server may take for one step of the conversation, and for all of it.
const STEP: Duration = Duration::from_secs(30);
const WHOLE: Duration = Duration::from_secs(180);

pub enum Carrier {
    Smtp(Smtp),
    Folder(PathBuf),
    Memory(Mutex<Vec<Parcel>>),
}

/// What is handed over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// For the name of a file: the number and the kind of the letter.
    pub name: String,
    pub from: String,
    pub to: String,
    pub bytes: Vec<u8>,
}

/// Why a letter was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server is out of reach, or takes nothing now: no fault of this letter.
    Server(String),
    /// Not now, says the server of this letter.
    Later(String),
    /// Never, says the server of this letter.
    Refused { reason: String, no_such_mailbox: bool },
}

impl Carrier {
    pub async fn carry(&self, parcel: Parcel) -> Result<(), Trouble> {
        match self {
            Carrier::Smtp(smtp) => smtp.carry(&parcel).await,
            Carrier::Folder(folder) => {
                let put = || {
                    std::fs::create_dir_all(folder)?;
                    std::fs::write(folder.join(format!("{}.eml", parcel.name)), &parcel.bytes)
                };
                put().map_err(|error| Trouble::Server(error.to_string()))
            }
            Carrier::Memory(taken) => {
                taken.lock().expect("nobody panics while holding it").push(parcel);
                Ok(())
            }
        }
    }

    /// What a test's letters became.
    pub fn taken(&self) -> Vec<Parcel> {
        match self {
            Carrier::Memory(taken) => taken.lock().expect("nobody panics while holding it").clone(),
            _ => Vec::new(),
        }
    }
}

/// A mail server, over a few lasting connections.
pub struct Smtp {
    builder: AsyncSmtpTransportBuilder,
    /// Made at the first letter, where a runtime is at hand, and kept as long as the process lives.
    transport: OnceLock<&'static AsyncSmtpTransport<Tokio1Executor>>,
}

impl Smtp {
    /// `smtp://…` is encrypted by STARTTLS unless the server is this very machine, `smtps://…` from the first byte.
    pub fn new(url: &str) -> anyhow::Result<Smtp> {
        Smtp::patient(url, STEP)
    }

    /// The same, waiting so long for each step of a conversation.
    pub fn patient(url: &str, step: Duration) -> anyhow::Result<Smtp> {
        let Some((scheme, rest)) = url.split_once("://") else {
            bail!("the mail server is an address such as smtps://…")
        };
        let host = rest.split(['/', '?']).next().unwrap_or_default();
        let host = host.rsplit('@').next().unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']);
        let is_here = name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
        let url = match scheme {
            _ if name.is_empty() => bail!("the mail server has no name"),
            "smtps" => url.to_owned(),
            "smtp" | "submission" if rest.contains("tls=") || is_here => format!("smtp://{rest}"),
            "smtp" | "submission" => format!("smtp://{rest}?tls=required"),
            other => bail!("`{other}://` does not lead to a mail server: smtp or smtps"),
        };
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(&url).context("the mail server's address")?;
        let pool = PoolConfig::new().max_size(CONNECTIONS as u32).idle_timeout(Duration::from_secs(30));
        Ok(Smtp { builder: builder.timeout(Some(step)).pool_config(pool), transport: OnceLock::new() })
    }

    fn transport(&self) -> &'static AsyncSmtpTransport<Tokio1Executor> {
        self.transport.get_or_init(|| Box::leak(Box::new(self.builder.clone().build())))
    }

    async fn carry(&self, parcel: &Parcel) -> Result<(), Trouble> {
        let never = |error: lettre::address::AddressError| Trouble::Refused {
            reason: error.to_string(),
            no_such_mailbox: true,
        };
        let to: Address = parcel.to.parse().map_err(never)?;
        let from: Address = parcel.from.parse().map_err(never)?;
        let envelope = Envelope::new(Some(from), vec![to]).map_err(|error| Trouble::Server(error.to_string()))?;
        let sending = self.transport().send_raw(&envelope, &parcel.bytes);
        match tokio::time::timeout(WHOLE, sending).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(self.trouble(&error).await),
            Err(_) => Err(Trouble::Server("the mail server took too long".into())),
        }
    }

    /// Tells a letter that is refused from a server that refuses everything: the latter does not even greet us.
    async fn trouble(&self, error: &smtp::Error) -> Trouble {
        let reason = told(error);
        let Some(status) = error.status() else { return Trouble::Server(reason) };
        if error.is_transient() {
            return match status.to_string().as_str() {
                "421" => Trouble::Server(reason),
                _ => Trouble::Later(reason),
            };
        }
        // 53x is about who we are, not about the letter.
        let about_us = status.to_string().starts_with("53");
        let greets = || async { matches!(self.transport().test_connection().await, Ok(true)) };
        if about_us || !greets().await {
            return Trouble::Server(reason);
        }
        Trouble::Refused { no_such_mailbox: names_no_mailbox(&reason), reason }
    }
}

/// The words of the server, on one line and of bounded length.
fn told(error: &smtp::Error) -> String {
    let words: String = match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    };
    words.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).take(300).collect()
}

/// Enhanced codes 5.1.x: there is no such mailbox (RFC 3463); plain 550 and 551 mean the same where none is given.
fn names_no_mailbox(reason: &str) -> bool {
    let enhanced = reason.split(|sign: char| !sign.is_ascii_digit() && sign != '.');
    let enhanced = enhanced.filter(|word| word.starts_with("5.") && word.matches('.').count() == 2).next();
    match enhanced {
        Some(code) => code.starts_with("5.1."),
        None => reason.contains("(550)") || reason.contains("(551)"),
    }
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
}
