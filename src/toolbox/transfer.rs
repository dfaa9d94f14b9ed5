//! `export` and `import`: a table as one portable file.

use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::engine::Viewer;
use crate::house::{Export, HouseError};
use crate::table::{TableCode, portable};

use super::Games;
use super::database::{Place, house, wait};

#[derive(clap::Args, Debug)]
pub(super) struct ExportOptions {
    /// The table, such as 7K2QXD
    table: TableCode,
    /// For whose eyes, while the game is on: p1, p2, … or spectator. A finished game is exported whole.
    #[arg(long = "as", value_name = "SEAT", default_value = "spectator", value_parser = read_viewer)]
    viewer: Viewer,
    /// Everything, hidden cards and the secret included, also while the game is on: to move a table elsewhere
    #[arg(long, conflicts_with = "viewer")]
    whole: bool,
    /// Where to write; standard output if left out
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(super) struct ImportOptions {
    /// A file made by `tincan export`; - for standard input
    file: PathBuf,
}

/// A viewer as the command line names it.
pub(super) fn read_viewer(word: &str) -> Result<Viewer, String> {
    portable::viewer(word).ok_or_else(|| format!("`{word}` is not p1, p2, … or spectator"))
}

/// The text of a file, or of standard input.
pub(super) fn read_text(file: &Path) -> anyhow::Result<String> {
    if file == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("cannot read standard input")?;
        return Ok(text);
    }
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

pub(super) fn export(place: &Place, games: Games, options: &ExportOptions) -> anyhow::Result<()> {
    let export = if options.whole { Export::Whole } else { Export::For(options.viewer) };
    let file = house(place, games)?.export(&options.table, export)?;
    match &options.output {
        None => print!("{file}"),
        Some(path) => std::fs::write(path, file).with_context(|| format!("cannot write {}", path.display()))?,
    }
    Ok(())
}

pub(super) fn import(place: &Place, games: Games, options: &ImportOptions) -> anyhow::Result<()> {
    let text = read_text(&options.file)?;
    crate::store::migrations::run(&place.database)?;
    let house = house(place, games)?;
    match wait(house.import(&text))? {
        Ok(code) => println!("{code}"),
        Err(HouseError::Broken(broken)) => bail!("{} does not hold: {broken}", options.file.display()),
        Err(error) => bail!("{}: {error}", options.file.display()),
    }
    Ok(())
}
