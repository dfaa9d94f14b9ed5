//! `simulate`: random legal games on all cores, every invariant checked after every move.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use anyhow::{anyhow, bail};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::engine::playout::{Plan, Playout};
use crate::engine::{Entrant, PerSeat, Ruleset, Seat};
use crate::games;

use super::Games;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// Which game, such as fort
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: u64,
    /// How many seats; the least the game allows if left out
    #[arg(long, value_name = "K")]
    seats: Option<u8>,
    /// The first seed; each game uses the next one
    #[arg(long, default_value_t = 0, value_name = "S")]
    seed: u64,
    /// An option of the game, such as setup=draft; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// Only play, check nothing: to measure speed
    #[arg(long)]
    unchecked: bool,
    /// How many threads; all cores if left out
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

/// What came of it, printed as JSON.
#[derive(Serialize)]
struct Summary {
    game: String,
    seats: u8,
    options: serde_json::Value,
    first_seed: u64,
    games: u64,
    checked: bool,
    broken: Vec<String>,
    seconds: f64,
    games_per_second: f64,
    /// Of one thread.
    steps_per_second: f64,
    steps: Spread,
    facts: Spread,
    /// Why games ended, by message id.
    reasons: BTreeMap<String, u64>,
    /// Wins by seat; a shared win counts for each.
    wins: BTreeMap<String, u64>,
    scores: Spread,
    winning_scores: Spread,
}

#[derive(Serialize, Default)]
struct Spread {
    least: i64,
    tenth: i64,
    median: i64,
    mean: f64,
    ninetieth: i64,
    most: i64,
}

impl Spread {
    fn of(mut values: Vec<i64>) -> Spread {
        values.sort_unstable();
        let Some(last) = values.len().checked_sub(1) else { return Spread::default() };
        let at = |percent: usize| values[last * percent / 100];
        let mean = values.iter().sum::<i64>() as f64 / values.len() as f64;
        let mean = (mean * 100.0).round() / 100.0;
        Spread { least: at(0), tenth: at(10), median: at(50), mean, ninetieth: at(90), most: at(100) }
    }
}

/// The options of a game with these `key=value` words in place.
pub(super) fn with_options(rules: &dyn Ruleset, words: &[String]) -> anyhow::Result<String> {
    let mut options: serde_json::Value = serde_json::from_str(&rules.usual_options())?;
    for word in words {
        let (key, value) = word.split_once('=').ok_or_else(|| anyhow!("`{word}` does not read KEY=VALUE"))?;
        options[key] = serde_json::from_str(value).unwrap_or_else(|_| value.into());
    }
    rules.settle_options(&options.to_string()).map_err(|refusal| anyhow!("{refusal}"))
}

pub(super) fn run(games: Games, options: &Options) -> anyhow::Result<()> {
    let rules = *games::find(games, &options.game).ok_or_else(|| {
        let known: Vec<&str> = games.iter().map(|game| game.info().slug).collect();
        anyhow!("no game is called `{}`; there are {}", options.game, known.join(", "))
    })?;
    let seats = options.seats.unwrap_or(rules.info().least_seats);
    if !(rules.info().least_seats..=rules.info().most_seats).contains(&seats) {
        bail!("{} has {} to {} seats", options.game, rules.info().least_seats, rules.info().most_seats);
    }
    let chosen = with_options(rules, &options.options)?;
    let summary = simulate(rules, seats, &chosen, options)?;
    println!("{}", serde_json::to_string_pretty(&summary)?);
    match summary.broken.first() {
        None => Ok(()),
        Some(first) => bail!("{} of {} games broke: {first}", summary.broken.len(), options.games),
    }
}

fn simulate(rules: &dyn Ruleset, seats: u8, chosen: &str, options: &Options) -> anyhow::Result<Summary> {
    let guests = PerSeat::new(seats, |_| Entrant::default());
    let threads = options.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let bar = ProgressBar::new(options.games);
    let next = AtomicU64::new(0);
    let (played, broken) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let started = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= options.games {
                        break;
                    }
                    let plan = Plan { seed: options.seed.wrapping_add(number), checked: !options.unchecked };
                    match rules.playout(&guests, chosen, &plan) {
                        Ok(playout) => own.push(playout),
                        Err(why) => broken.lock().expect("no thread panics holding it").push(why),
                    }
                    if number.is_multiple_of(64) {
                        bar.set_position(number);
                    }
                }
                played.lock().expect("no thread panics holding it").append(&mut own);
            });
        }
    });
    bar.finish_and_clear();
    let seconds = started.elapsed().as_secs_f64();
    let played = played.into_inner().expect("no thread panicked");
    let broken = broken.into_inner().expect("no thread panicked");
    let mut summary = summed(&played);
    let steps: usize = played.iter().map(|game| game.steps).sum();
    summary.game = options.game.clone();
    summary.seats = seats;
    summary.options = serde_json::from_str(chosen)?;
    summary.first_seed = options.seed;
    summary.games = options.games;
    summary.checked = !options.unchecked;
    summary.broken = broken;
    summary.seconds = (seconds * 1000.0).round() / 1000.0;
    summary.games_per_second = (options.games as f64 / seconds).round();
    summary.steps_per_second = (steps as f64 / seconds / threads as f64).round();
    Ok(summary)
}

fn summed(played: &[Playout]) -> Summary {
    let (mut reasons, mut wins) = (BTreeMap::new(), BTreeMap::new());
    let (mut scores, mut winning) = (Vec::new(), Vec::new());
    for game in played {
        *reasons.entry(game.outcome.reason.id.to_string()).or_default() += 1;
        for seat in game.outcome.winners().iter() {
            *wins.entry(Seat::to_string(&seat)).or_default() += 1;
        }
        for side in &game.outcome.sides {
            scores.extend(side.score);
            winning.extend(side.score.filter(|_| side.won));
        }
    }
    Summary {
        game: String::new(),
        seats: 0,
        options: serde_json::Value::Null,
        first_seed: 0,
        games: 0,
        checked: true,
        broken: Vec::new(),
        seconds: 0.0,
        games_per_second: 0.0,
        steps_per_second: 0.0,
        steps: Spread::of(played.iter().map(|game| game.steps as i64).collect()),
        facts: Spread::of(played.iter().map(|game| game.facts as i64).collect()),
        reasons,
        wins,
        scores: Spread::of(scores),
        winning_scores: Spread::of(winning),
    }
}
