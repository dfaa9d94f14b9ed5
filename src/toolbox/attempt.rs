//! `try`: run scenario files. The format is described in [`crate::engine::scenario`].

use std::path::{Path, PathBuf};

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
    let mut failed = Vec::new();
    for file in &options.files {
        let name = file.display().to_string();
        if !options.quiet {
            println!("{name}");
        }
        if let Err(why) = attempt(games, file, options.quiet) {
            failed.extend(format!("{why:#}").lines().map(|line| format!("{name}, {line}")));
        }
    }
    match failed.is_empty() {
        true => Ok(()),
        false => bail!("{}", failed.join("\n")),
    }
}

fn attempt(games: Games, file: &Path, quiet: bool) -> anyhow::Result<()> {
    let scenario = Scenario::read(&read_text(file)?)?;
    let rules = games::find(games, &scenario.game);
    let rules = rules.ok_or_else(|| anyhow!("no game is called `{}`", scenario.game))?;
    scenario.run(*rules, |shown| {
        if !quiet {
            print(shown);
        }
    })?;
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
