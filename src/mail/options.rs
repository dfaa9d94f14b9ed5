//! How letters leave the house: what the operator says, and what follows from it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use lettre::message::dkim::{
    DkimCanonicalization, DkimCanonicalizationType, DkimConfig, DkimSigningAlgorithm, DkimSigningKey,
};
use lettre::message::header::HeaderName;

use crate::people::MailAddress;

use super::carrier::Carrier;
use super::smtp::Smtp;

/// How letters leave the house.
#[derive(clap::Args, Clone, Debug, Default)]
#[group(skip)]
pub struct Options {
    /// The mail server that takes letters: smtp://USER:PASSWORD@HOST:PORT (with STARTTLS unless it is this machine) or smtps://…
    #[arg(long, env = "TINCAN_SMTP_URL", value_name = "URL", hide_env_values = true)]
    pub smtp_url: Option<String>,
    /// A file with that address, to keep its password out of the command line
    #[arg(long, env = "TINCAN_SMTP_URL_FILE", value_name = "FILE", conflicts_with = "smtp_url")]
    pub smtp_url_file: Option<PathBuf>,
    /// The address letters come from, such as `tincan@tincan.example`
    #[arg(long, env = "TINCAN_MAIL_FROM", value_name = "ADDRESS")]
    pub mail_from: Option<String>,
    /// The domain whose mail reaches this house: letters can then be answered by reply, and bounces are heard
    #[arg(long, env = "TINCAN_REPLY_DOMAIN", value_name = "DOMAIN")]
    pub reply_domain: Option<String>,
    /// The sign before the mark in the addresses of that domain, if it is not `+`
    #[arg(long, env = "TINCAN_REPLY_SEPARATOR", value_name = "SIGN")]
    pub reply_separator: Option<char>,
    /// The private key letters are signed with (PEM, RSA); leave it out if your mail server signs
    #[arg(long, env = "TINCAN_DKIM_KEY_FILE", value_name = "FILE")]
    pub dkim_key_file: Option<PathBuf>,
    /// The name under which the public key stands in DNS
    #[arg(long, env = "TINCAN_DKIM_SELECTOR", value_name = "NAME", default_value = "tincan")]
    pub dkim_selector: String,
    /// The domain that signs; the sender's if left out
    #[arg(long, env = "TINCAN_DKIM_DOMAIN", value_name = "DOMAIN")]
    pub dkim_domain: Option<String>,
    /// The folder letters are put into when there is no mail server; `mail` beside the database if left out
    #[arg(long, env = "TINCAN_MAIL_FOLDER", value_name = "FOLDER")]
    pub mail_folder: Option<PathBuf>,
}

/// Who letters come from.
#[derive(Clone)]
pub struct Sender {
    pub address: MailAddress,
    /// Where replies and bounces reach this house, if they do.
    pub reply_domain: Option<String>,
    /// Stands before the mark in addresses there.
    pub separator: char,
    pub dkim: Option<Arc<DkimConfig>>,
}

/// What is signed. Content-Type is not: it stands on the body part and would spoil the signature.
const SIGNED: &[&str] = &[
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "Reply-To",
    "In-Reply-To",
    "References",
    "List-Id",
    "List-Unsubscribe",
    "List-Unsubscribe-Post",
    "Auto-Submitted",
    "MIME-Version",
];

impl Sender {
    /// For a house that runs on its owner's machine.
    pub fn local() -> Sender {
        let address = MailAddress::read("tincan@localhost").expect("an address");
        Sender { address, reply_domain: None, separator: '+', dkim: None }
    }

    /// An address of this house that carries a mark, if mail reaches it: `move+MARK@play.tincan.example`.
    pub fn marked(&self, purpose: &str, mark: &str) -> Option<String> {
        let domain = self.reply_domain.as_ref()?;
        Some(format!("{purpose}{}{mark}@{domain}", self.separator))
    }

    /// The domain message ids end with.
    pub fn domain(&self) -> &str {
        self.address.as_str().rsplit_once('@').map_or("localhost", |(_, domain)| domain)
    }
}

impl std::fmt::Debug for Sender {
    /// Never a key in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Sender({})", self.address.as_str())
    }
}

impl Options {
    /// Who letters come from. A service the world can reach must say so.
    pub fn sender(&self, is_public: bool) -> anyhow::Result<Sender> {
        let mut sender = Sender::local();
        match &self.mail_from {
            Some(from) => {
                let address = MailAddress::read(from);
                sender.address = address.map_err(|_| anyhow::anyhow!("`{from}` is not a mail address"))?;
            }
            None if is_public => bail!("say --mail-from: letters of a public service need a sender address"),
            None => {}
        }
        if let Some(sign) = self.reply_separator {
            if sign.is_ascii_alphanumeric() || MailAddress::read(&format!("move{sign}mark@localhost")).is_err() {
                bail!("`{sign}` cannot stand in an address");
            }
            sender.separator = sign;
        }
        if let Some(domain) = &self.reply_domain {
            let host = MailAddress::read(&format!("move@{domain}"));
            host.map_err(|_| anyhow::anyhow!("`{domain}` is not a mail domain"))?;
            sender.reply_domain = Some(domain.to_ascii_lowercase());
        }
        if let Some(file) = &self.dkim_key_file {
            let domain = self.dkim_domain.clone().unwrap_or_else(|| sender.domain().to_owned());
            sender.dkim = Some(Arc::new(dkim(file, &self.dkim_selector, domain)?));
        }
        Ok(sender)
    }

    /// Who carries letters; without a mail server they become files in this folder.
    pub fn carrier(&self, folder: PathBuf) -> anyhow::Result<Carrier> {
        let url = match &self.smtp_url_file {
            Some(file) => {
                let text = std::fs::read_to_string(file);
                Some(text.with_context(|| format!("cannot read {}", file.display()))?.trim().to_owned())
            }
            None => self.smtp_url.clone(),
        };
        match url {
            Some(url) => Ok(Carrier::Smtp(Smtp::new(&url)?)),
            None => Ok(Carrier::Folder(folder)),
        }
    }
}

fn dkim(file: &Path, selector: &str, domain: String) -> anyhow::Result<DkimConfig> {
    let shown = file.display();
    let pem = std::fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
    let key = DkimSigningKey::new(&pem, DkimSigningAlgorithm::Rsa)
        .map_err(|error| anyhow::anyhow!("{shown} does not hold an RSA key in PEM (PKCS#1): {error}"))?;
    let headers = SIGNED.iter().map(|name| HeaderName::new_from_ascii_str(name)).collect();
    let relaxed = DkimCanonicalizationType::Relaxed;
    let canonicalization = DkimCanonicalization { header: relaxed, body: relaxed };
    Ok(DkimConfig::new(selector.to_owned(), domain, key, headers, canonicalization))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_service_must_say_who_writes() {
        let said = |from: &str| Options { mail_from: Some(from.into()), ..Options::default() };
        assert!(Options::default().sender(true).is_err());
        assert_eq!(Options::default().sender(false).unwrap().domain(), "localhost");
        assert_eq!(said("t@a.example").sender(true).unwrap().domain(), "a.example");
        for wrong in ["", "t", "t@a.example\r\nBcc: x@y.example", "Tincan <t@a.example>"] {
            assert!(said(wrong).sender(true).is_err(), "{wrong}");
        }
        let domain = |domain: &str| Options { reply_domain: Some(domain.into()), ..said("t@a.example") };
        assert!(domain("Mail.a.example").sender(true).unwrap().reply_domain.as_deref() == Some("mail.a.example"));
        assert!(domain("a b").sender(true).is_err() && domain("x@a.example").sender(true).is_err());
    }

    #[test]
    fn a_mail_server_is_an_address() {
        let to = |url: &str| Options { smtp_url: Some(url.into()), ..Options::default() }.carrier("m".into());
        for good in ["smtp://localhost:2525", "smtps://u:p%40ss@mail.example", "smtp://u:p@mail.example:587"] {
            assert!(matches!(to(good), Ok(Carrier::Smtp(_))), "{good}");
        }
        for wrong in ["", "mail.example", "http://mail.example", "smtp://"] {
            assert!(to(wrong).is_err(), "{wrong}");
        }
        assert!(matches!(Options::default().carrier("m".into()), Ok(Carrier::Folder(_))));
    }
}
