//! `board`: boards that are data, checked and drawn before anybody plays on them.

use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use serde::Deserialize;

use crate::games;
use crate::words::sheet::map::drawing;
use crate::words::sheet::picture::picture;

use super::Games;
use super::transfer::read_text;

#[derive(clap::Subcommand, Debug)]
pub(super) enum Command {
    /// Prove that a board can be played on, and draw it with letters
    Check {
        /// A board file; - for standard input
        file: PathBuf,
        /// Write the drawing as SVG, too
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
    },
}

/// The part of a board file that every game shares.
#[derive(Deserialize)]
struct Board {
    game: String,
}

pub(super) fn run(games: Games, command: &Command) -> anyhow::Result<()> {
    let Command::Check { file, svg } = command;
    let (name, text) = (file.display(), read_text(file)?);
    let Board { game } = serde_json::from_str(&text).with_context(|| format!("{name} is not a board"))?;
    let rules = games::find(games, &game).ok_or_else(|| anyhow!("{name}: no game is called `{game}`"))?;
    let map = match rules.read_board(&text) {
        None => bail!("{name}: the boards of {game} are not files"),
        Some(Err(faults)) => bail!("{name} cannot be played on:\n  {}", faults.join("\n  ")),
        Some(Ok(map)) => map,
    };
    for line in drawing(&map, &[]) {
        println!("{line}");
    }
    if let Some(path) = svg {
        std::fs::write(path, picture(&map)).with_context(|| format!("cannot write {}", path.display()))?;
    }
    println!("{name} is sound: {} fields, {} places", map.fields.len(), map.places.len());
    Ok(())
}
