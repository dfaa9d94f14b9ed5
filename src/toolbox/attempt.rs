//! `try`: run scenario files. The format is described in [`crate::engine::scenario`].

use std::path::PathBuf;

use anyhow::{anyhow, bail};

use crate::engine::scenario::{Scenario, Shown};
use crate::games;

use super::Games;
use super::transfer::read_text;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// Scenario files; - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print only what fails
    #[arg(long, short)]
    quiet: bool,
}

pub(super) fn run(games: Games, options: &Options) -> anyhow::Result<()> {
    for file in &options.files {
        let name = file.display().to_string();
        if !options.quiet {
            println!("{name}");
        }
        let scenario = Scenario::read(&read_text(file)?).map_err(|broken| anyhow!("{name}, {broken}"))?;
        let rules = games::find(games, &scenario.game);
        let Some(rules) = rules else { bail!("{name}: no game is called `{}`", scenario.game) };
        let show = |shown: &Shown<'_>| {
            if !options.quiet {
                print(shown);
            }
        };
        scenario.run(*rules, show).map_err(|broken| anyhow!("{name}, {broken}"))?;
    }
    Ok(())
}

fn print(shown: &Shown<'_>) {
    println!("{:>5}  {}: {}", shown.line, shown.seat, shown.words);
    match &shown.heard.applied {
        Some(applied) => println!("       said {}", applied.said),
        None => println!("       nothing was applied"),
    }
    if let Some(refusal) = &shown.heard.refusal {
        println!("       refused: {refusal}");
    }
    if !shown.heard.left.is_empty() {
        println!("       left: {}", shown.heard.left.join("; "));
    }
}
