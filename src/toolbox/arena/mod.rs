//! `arena`: minds against each other on all cores, every mind in every seat in turn.
//!
//! A block is one secret played once for each rotation of the seats, so that neither the deal nor the seat favours
//! anybody. Intervals are taken over blocks, because the games of a block are not independent.

mod bout;

mod tally;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use anyhow::{anyhow, bail};
use indicatif::ProgressBar;

use crate::games;

use super::Games;
use super::simulate::with_options;
use bout::{Bout, Mind, Played};
use tally::Tally;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// Which game, such as fort
    game: String,
    /// How many seats; the least for two if left out
    #[arg(long, value_name = "K")]
    seats: Option<u8>,
    /// Who plays: the first sits once, the others take the remaining seats in turn. Of random, plain, easy, normal, hard,
    /// caretaker, least
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    minds: Vec<Mind>,
    /// How many games, rounded up to whole blocks
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// Stop as soon as the first mind is clearly at par or clearly five points above it
    #[arg(long)]
    sprt: bool,
    /// The first seed; each block uses the next one
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// An option of the game, such as setup=draft; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many threads; all cores if left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
    /// Nothing but the last line, one JSON object
    #[arg(long)]
    json: bool,
}

pub(super) fn run(games: Games, options: &Options) -> anyhow::Result<()> {
    let rules = *games::find(games, &options.game).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.info().slug).collect();
        anyhow!("no game is called `{}`; there are {}", options.game, known.join(", "))
    })?;
    let info = rules.info();
    let seats = options.seats.unwrap_or(info.least_seats.max(2));
    if !(info.least_seats..=info.most_seats).contains(&seats) {
        bail!("{} has {} to {} seats", options.game, info.least_seats, info.most_seats);
    }
    if options.minds.len() > usize::from(seats) {
        bail!("{} minds do not fit on {seats} seats", options.minds.len());
    }
    let bout = Bout { rules, seats, options: with_options(rules, &options.options)?, minds: &options.minds };
    let blocks = options.games.div_ceil(u64::from(seats)).max(1);
    let threads = options.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let bar = if options.json { ProgressBar::hidden() } else { ProgressBar::new(blocks) };
    let (next, decided) = (AtomicU64::new(0), AtomicBool::new(false));
    let tally = Mutex::new(Tally::new(&options.minds, seats));
    let broken = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !decided.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= blocks {
                        break;
                    }
                    let block: Result<Vec<Played>, String> =
                        (0..seats).map(|turn| bout.play(options.seed.wrapping_add(number), turn)).collect();
                    match block {
                        Ok(block) => {
                            let mut tally = tally.lock().expect("no thread panics holding it");
                            tally.add(number, block);
                            if options.sprt && tally.verdict().is_some() {
                                decided.store(true, Ordering::Relaxed);
                            }
                        }
                        Err(why) => broken.lock().expect("no thread panics holding it").push(why),
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(why) = broken.into_inner().expect("no thread panicked").first() {
        bail!("{why}");
    }
    let tally = tally.into_inner().expect("no thread panicked");
    if !options.json {
        print!("{}", tally.table());
    }
    println!("{}", serde_json::to_string(&tally.summary(info.slug, options.sprt))?);
    Ok(())
}
