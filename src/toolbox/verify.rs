//! `verify`: judge an exported game offline, or every table of a database with this program.

use std::path::PathBuf;

use anyhow::{anyhow, bail};

use crate::games;
use crate::house::{House, HouseError};
use crate::store::Address;
use crate::table::portable::{self, Contents};
use crate::table::{header, verify};

use super::Games;
use super::database::house;
use super::transfer::read_text;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// An exported game; - for standard input
    #[arg(required_unless_present = "all")]
    file: Option<PathBuf>,
    /// Judge every table of the database instead: run this before an upgrade
    #[arg(long, conflicts_with = "file")]
    all: bool,
}

pub(super) fn run(database: &Address, games: Games, options: &Options) -> anyhow::Result<()> {
    match &options.file {
        Some(file) => one_file(games, &read_text(file)?, &file.display().to_string()),
        None => all(&house(database, games)?),
    }
}

fn one_file(games: Games, text: &str, name: &str) -> anyhow::Result<()> {
    let file = portable::read(text).map_err(|bad| anyhow!("{name}: {bad}"))?;
    let header = &file.header;
    match &file.contents {
        Contents::Redacted { entries, head } => {
            let head = header::hex::written(&head[..8]);
            println!("{name}: the chain of {entries} entries holds, head {head}.");
            println!("It was written while the game was on: what is hidden can be judged when the game is over.");
        }
        Contents::Whole { secret, entries } => {
            let rules = games::edition(games, &header.game, header.edition)
                .ok_or_else(|| anyhow!("this program does not have edition {} of {}", header.edition, header.game))?;
            let verified = verify::verify(header, secret, *rules, entries)
                .map_err(|broken| anyhow!("{name} does not hold: {broken}"))?;
            println!("{name}: {} {} holds: {verified}.", header.game, header.code);
        }
    }
    Ok(())
}

/// Judges every stored table, and says which differ.
pub(super) fn all(house: &House) -> anyhow::Result<()> {
    let (mut hold, mut differ, mut undealt) = (0, 0, 0);
    for row in house.store.all_tables()? {
        match house.verify(&row) {
            Ok(_) => hold += 1,
            Err(HouseError::NotDealt(_)) => undealt += 1,
            Err(error) => {
                differ += 1;
                println!("{} {}: {error}", row.game, row.code);
            }
        }
    }
    println!("{hold} tables hold, {differ} differ, {undealt} are not dealt yet.");
    if differ > 0 {
        bail!("{differ} tables are not what this program would make of them");
    }
    Ok(())
}
