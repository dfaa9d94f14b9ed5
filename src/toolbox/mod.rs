//! The toolbox: every subcommand of `tincan`, one file each.
//!
//! Errors are sentences for the operator, without back-traces. The list of games is an argument, so that tests can run
//! the same tools on a game of their own.

mod registry;

mod database;

mod transfer;

mod replay;

mod verify;

mod restore;

mod simulate;

mod arena;

mod attempt;

mod board;

mod appoint;

mod ingest;

mod mail;

mod shell;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::service;
use crate::store::Address;

pub use registry::Games;

use database::Place;

/// Slow board games by email and plain web pages, one decision at a time.
///
/// Without a command, `serve` is run: a playable service that needs no configuration.
#[derive(Parser, Debug)]
#[command(name = "tincan", version, max_term_width = 100)]
pub struct Cli {
    /// The database: a path, sqlite:PATH, or postgres://…
    #[arg(long, global = true, env = "TINCAN_DATABASE", default_value = "tincan.db", value_name = "ADDRESS")]
    database: Address,

    /// The file with the key of the house, made at the first start; beside the database if left out
    #[arg(long, global = true, env = "TINCAN_KEY_FILE", value_name = "FILE")]
    key_file: Option<PathBuf>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run the service
    Serve(Box<service::Options>),
    /// Bring the database to this version
    Migrate,
    /// Show a table at any entry, as one viewer knew it
    Replay(replay::Options),
    /// Write a table to one portable file, redacted for the asker while the game is on
    Export(transfer::ExportOptions),
    /// Take in a table from a portable file, after judging all of it
    Import(transfer::ImportOptions),
    /// Judge a file, or every stored table, again: promise, chain, deal and every move
    Verify(verify::Options),
    /// Play random legal games, checking every invariant after every move
    Simulate(simulate::Options),
    /// Let robots play against each other, in every seat in turn, and say how much each wins
    Arena(arena::Options),
    /// Run a scenario: a position, moves and expectations
    Try(attempt::Options),
    /// Boards that are data
    #[command(subcommand)]
    Board(board::Command),
    /// Make the player with this mail address an admin of the site, or an ordinary player again
    Admin(appoint::Options),
    /// Take replies by mail from the standard input or a maildir
    Ingest(Box<ingest::Options>),
    /// Whether letters arrive
    #[command(subcommand)]
    Mail(mail::Command),
    /// Copy the database into a new file while the service runs
    Backup {
        /// A file that does not exist yet
        file: PathBuf,
    },
    /// Put a backup in the place of a database that does not exist yet, and check all of it
    Restore {
        /// A file made by `tincan backup`
        file: PathBuf,
    },
    /// Print completions for a shell
    Completions {
        /// bash, elvish, fish, powershell or zsh
        shell: clap_complete::Shell,
    },
}

/// Runs the command line given to the program.
pub fn main(games: Games) -> ExitCode {
    match run(Cli::parse(), games) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tincan: {error:#}");
            // A mail server must know whether to try again.
            error.downcast_ref::<ingest::NotTaken>().map_or(ExitCode::FAILURE, |why| ExitCode::from(*why as u8))
        }
    }
}

/// Without a command the service runs, as `serve` alone would: with what the environment says.
fn usual() -> Command {
    Cli::parse_from(["tincan", "serve"]).command.expect("a command was given")
}

/// Runs one command.
pub fn run(cli: Cli, games: Games) -> anyhow::Result<()> {
    let place = Place { database: cli.database, key_file: cli.key_file };
    match cli.command.unwrap_or_else(usual) {
        Command::Serve(options) => service::serve(&place.database, place.key_file.as_deref(), games, &options),
        Command::Migrate => database::migrate(&place.database),
        Command::Replay(options) => replay::run(&place, games, &options),
        Command::Export(options) => transfer::export(&place, games, &options),
        Command::Import(options) => transfer::import(&place, games, &options),
        Command::Verify(options) => verify::run(&place, games, &options),
        Command::Simulate(options) => simulate::run(games, &options),
        Command::Arena(options) => arena::run(games, &options),
        Command::Try(options) => attempt::run(games, &options),
        Command::Board(command) => board::run(games, &command),
        Command::Admin(options) => appoint::run(&place, games, &options),
        Command::Ingest(options) => ingest::run(&place, games, &options),
        Command::Mail(command) => mail::run(games, &command),
        Command::Backup { file } => database::backup(&place, &file),
        Command::Restore { file } => restore::restore(&place, games, &file),
        Command::Completions { shell } => shell::completions(shell, &mut Cli::command()),
    }
}
