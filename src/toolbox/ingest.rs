//! `ingest`: replies out of a pipe or a maildir, for mail servers that deliver to a command.
//!
//! Exit codes are those of sysexits.h: 0 taken (or rightly ignored), 65 not a message, 67 not for this house, 75 try
//! again later.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::Context;

use crate::mail::inbound::head::Head;
use crate::mail::inbound::{MOST_BYTES, Taken};
use crate::mail::{Correspondence, Desk, Inbox};
use crate::service::PostOptions;
use crate::words::Catalogue;

use super::Games;
use super::database::{Place, house, wait};

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// Take all new messages of this maildir instead of one from the standard input
    #[arg(long, value_name = "FOLDER")]
    maildir: Option<PathBuf>,
    /// For whom the message came, as the envelope says; found in its headers if left out
    #[arg(long, value_name = "ADDRESS")]
    recipient: Vec<String>,
    /// Who sent it, as the envelope says
    #[arg(long, value_name = "ADDRESS")]
    sender: Option<String>,
    #[command(flatten)]
    post: PostOptions,
}

/// Why a message was not taken, as mail servers understand it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(super) enum NotTaken {
    #[error("this is not a message that can be read")]
    Data = 65,
    #[error("the message is not for this house")]
    NoUser = 67,
    #[error("the message must come again later")]
    Later = 75,
}

/// Headers that name a recipient, the surest first.
const RECIPIENTS: &[&str] = &["delivered-to", "x-original-to", "envelope-to", "x-envelope-to", "to", "cc"];

pub(super) fn run(place: &Place, games: Games, options: &Options) -> anyhow::Result<()> {
    // Whatever is wrong with our side, the message is not to blame.
    let house = house(place, games).context(NotTaken::Later)?;
    let Correspondence { base, key, sender, gate } =
        options.post.beside(&place.database, place.key_file.as_deref()).context(NotTaken::Later)?;
    let catalogue = Catalogue::new(games);
    let desk = Desk { catalogue: &catalogue, base: &base, key: &key, sender: &sender };
    let inbox = Inbox { house: &house, desk, gate: &gate };
    match &options.maildir {
        Some(folder) => take_all(&inbox, folder, options),
        None => {
            let mut message = Vec::new();
            let stdin = std::io::stdin().lock();
            stdin.take(MOST_BYTES as u64 + 1).read_to_end(&mut message).context(NotTaken::Later)?;
            Ok(take(&inbox, &message, options)?)
        }
    }
}

fn take(inbox: &Inbox<'_>, message: &[u8], options: &Options) -> Result<(), NotTaken> {
    let recipients = match options.recipient.is_empty() {
        true => named(inbox, message).ok_or(NotTaken::Data)?,
        false => options.recipient.clone(),
    };
    let mut taken = Vec::new();
    for recipient in &recipients {
        let judged = wait(inbox.take(options.sender.as_deref(), recipient, message)).map_err(|_| NotTaken::Later)?;
        taken.push(judged.map_err(|later| {
            eprintln!("tincan: {later}");
            NotTaken::Later
        })?);
    }
    match taken.iter().all(|taken| *taken == Taken::Unknown) {
        true => Err(NotTaken::NoUser),
        false if taken.contains(&Taken::TooLarge) => Err(NotTaken::Data),
        false => Ok(()),
    }
}

/// The recipients that the headers name, as far as they are ours.
fn named(inbox: &Inbox<'_>, message: &[u8]) -> Option<Vec<String>> {
    let head = Head::read(message)?;
    let ours = |name: &&str| -> Vec<String> {
        let all = head.all(name).flat_map(|value| value.split([',', ' ', '<', '>']));
        all.filter(|word| inbox.recipient(word).is_some()).map(str::to_owned).collect()
    };
    Some(RECIPIENTS.iter().map(ours).find(|found| !found.is_empty()).unwrap_or_default())
}

/// Takes every message in `new` and moves it to `cur`; what must come again stays.
fn take_all(inbox: &Inbox<'_>, folder: &Path, options: &Options) -> anyhow::Result<()> {
    let (new, cur) = (folder.join("new"), folder.join("cur"));
    let listed = std::fs::read_dir(&new).with_context(|| format!("cannot read {}", new.display()))?;
    let mut files: Vec<PathBuf> = listed.filter_map(|file| file.ok().map(|file| file.path())).collect();
    files.sort();
    let (mut taken, mut left) = (0, 0);
    for file in files {
        let message = std::fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        match take(inbox, &message, options) {
            Err(NotTaken::Later) => left += 1,
            Ok(()) | Err(NotTaken::Data | NotTaken::NoUser) => {
                let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let name = if name.contains(":2,") { name } else { format!("{name}:2,S") };
                std::fs::rename(&file, cur.join(name)).with_context(|| format!("cannot move {}", file.display()))?;
                taken += 1;
            }
        }
    }
    println!("{taken} taken, {left} left for later");
    Ok(())
}
