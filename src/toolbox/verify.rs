//! `verify`: judge exported games offline, or every table of a database with this program.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::{anyhow, bail};

use crate::games;
use crate::house::{House, HouseError};
use crate::table::portable::{self, Contents};
use crate::table::verify::Origin;
use crate::table::{Entry, Header, TableCode, fork, header, verify};

use super::Games;
use super::database::{Place, house};
use super::transfer::read_text;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// Exported games; - for standard input. One that plays on from another comes after that one
    #[arg(required_unless_present = "all", value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Judge every table of the database instead: run this before an upgrade
    #[arg(long, conflicts_with = "files")]
    all: bool,
    /// Let every robot choose again from what its seat knew, too: convicts one that peeked
    #[arg(long, conflicts_with = "all")]
    robots: bool,
}

pub(super) fn run(place: &Place, games: Games, options: &Options) -> anyhow::Result<()> {
    if options.all {
        return all(&house(place, games)?);
    }
    let mut judged = Judged::default();
    for file in &options.files {
        judged.file(games, &read_text(file)?, &file.display().to_string(), options.robots)?;
    }
    Ok(())
}

/// The files that hold so far: a later one may play on from them.
#[derive(Default)]
struct Judged(BTreeMap<TableCode, (Header, Vec<Entry>, bool)>);

impl Judged {
    fn file(&mut self, games: Games, text: &str, name: &str, robots: bool) -> anyhow::Result<()> {
        let file = portable::read(text).map_err(|bad| anyhow!("{name}: {bad}"))?;
        let header = file.header;
        let (secret, entries) = match file.contents {
            Contents::Redacted { entries, head } => {
                let (entries, head) = (counted(entries, "entry", "entries"), header::hex::written(&head[..8]));
                println!("{name}: the chain of {entries} holds, head {head}.");
                println!("It was written while the game was on: what is hidden can be judged when the game is over.");
                return Ok(());
            }
            Contents::Whole { secret, entries } => (secret, entries),
        };
        let rules = games::edition(games, &header.game, header.edition)
            .ok_or_else(|| anyhow!("this program does not have edition {} of {}", header.edition, header.game))?;
        let origin = fork::of(&entries).and_then(|fork| self.0.get(&fork.table));
        let origin = origin.map(|(header, entries, over)| Origin { header, entries, over: *over });
        let verified = verify::verify(&header, &secret, *rules, &entries, origin)
            .map_err(|broken| anyhow!("{name} does not hold: {broken}"))?;
        println!("{name}: {} {} holds: {verified}.", header.game, header.code);
        if robots {
            let recalled = verify::robots(&header, &secret, *rules, &entries, origin)
                .map_err(|broken| anyhow!("{name}: a robot does not hold: {broken}"))?;
            let same = counted(recalled.same, "choice", "choices");
            println!("{name}: robots made {same}, each the same again from what its seat knew.");
            if recalled.unknown > 0 {
                println!("{} by robots that this program does not know.", counted(recalled.unknown, "more", "more"));
            }
        }
        self.0.insert(header.code.clone(), (header, entries, verified.over));
        Ok(())
    }
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
    let (hold, differs) = (counted(hold, "table holds", "tables hold"), counted(differ, "differs", "differ"));
    println!("{hold}, {differs}, {}.", counted(undealt, "is not dealt yet", "are not dealt yet"));
    match differ {
        0 => Ok(()),
        1 => bail!("one table is not what this program would make of it"),
        _ => bail!("{differ} tables are not what this program would make of them"),
    }
}

fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
