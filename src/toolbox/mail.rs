//! `mail check`: what to publish so that letters arrive, and a letter to see whether they do.

use anyhow::{Context, bail};

use crate::clock::Clock;
use crate::mail::letter::{Letter, Part};
use crate::mail::parcel::{Parcel, Trouble};
use crate::mail::seal::{Cover, seal};
use crate::mail::{Carrier, Desk, dkim};
use crate::people::{Key, MailAddress};
use crate::words::{Catalogue, Language};

use super::Games;
use super::database::wait;

#[derive(clap::Subcommand, Debug)]
pub(super) enum Command {
    /// Print the DNS records to publish, and send a letter to see whether it arrives
    Check(Box<Check>),
}

#[derive(clap::Args, Debug)]
pub(super) struct Check {
    #[command(flatten)]
    mail: crate::mail::Options,
    /// Send a letter there
    #[arg(long, value_name = "ADDRESS")]
    to: Option<String>,
}

pub(super) fn run(games: Games, command: &Command) -> anyhow::Result<()> {
    let Command::Check(check) = command;
    let sender = check.mail.sender(true)?;
    let domain = sender.domain();
    println!("{domain}.  TXT  \"v=spf1 mx a -all\"");
    println!("    Name the servers that send for you instead of `mx a`; your relay tells you what to include.");
    match &check.mail.dkim_key_file {
        Some(file) => {
            let pem = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            let signer = check.mail.dkim_domain.as_deref().unwrap_or(domain);
            let key = dkim::public_key(&pem).context("the DKIM key is not an RSA key in PKCS#1")?;
            println!("{}._domainkey.{signer}.  TXT  \"v=DKIM1; k=rsa; p={key}\"", check.mail.dkim_selector);
        }
        None => println!("(no --dkim-key-file: your mail server must sign for {domain})"),
    }
    println!("_dmarc.{domain}.  TXT  \"v=DMARC1; p=quarantine; adkim=r; aspf=r\"");
    match &sender.reply_domain {
        Some(replies) => println!("{replies}.  MX  10  the server that hands its mail to Tincan"),
        None => println!("(no --reply-domain: nobody can answer by reply, and bounces are not heard)"),
    }
    let Some(to) = &check.to else { return Ok(()) };
    let to = MailAddress::read(to).map_err(|_| anyhow::anyhow!("`{to}` is not a mail address"))?;
    let Carrier::Smtp(smtp) = check.mail.carrier("mail".into())? else { bail!("say --smtp-url to send a letter") };
    let (catalogue, key) = (Catalogue::new(games), Key::fresh());
    let desk = Desk { catalogue: &catalogue, base: "https://localhost", key: &key, sender: &sender };
    let letter = Letter {
        language: Language::En,
        subject: "Tincan: a letter to see whether letters arrive".into(),
        parts: vec![Part::Words(
            "If you read this, they do. Look at its source for the words spf, dkim and dmarc.".into(),
        )],
        foot: Vec::new(),
    };
    let at = Clock::Wall.now();
    let cover = Cover {
        to: &to,
        id: format!("check.{}", at.0),
        thread: Vec::new(),
        answers: None,
        reply: None,
        wanted: None,
        at,
    };
    let bytes = seal(&desk, &letter, &cover).bytes;
    let from = sender.address.as_str().to_owned();
    let parcel = Parcel { name: "check".into(), from, to: to.as_str().to_owned(), bytes };
    match wait(smtp.carry(&parcel))? {
        Ok(()) => {
            println!("The mail server has taken a letter to {}.", to.as_str());
            Ok(())
        }
        Err(Trouble::Server(why) | Trouble::Later(why) | Trouble::Refused { reason: why, .. }) => bail!(why),
    }
}
