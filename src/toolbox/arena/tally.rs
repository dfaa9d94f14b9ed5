//! What came of an arena: shares with their intervals, and what thinking took.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use crate::engine::{Arg, Line};

use super::bout::{Mind, Played};

/// A normal distribution lies within so many standard errors in 95 of 100 cases.
const SURE: f64 = 1.96;
/// What the sequential test tells from par.
const BETTER: f64 = 0.05;
/// ln(0.95 / 0.05): wrong either way once in twenty.
const BOUND: f64 = 2.944;

pub(super) struct Tally {
    words: Vec<&'static str>,
    seats: u8,
    /// For each block, how much each mind won for each seat it had.
    blocks: BTreeMap<u64, Vec<f64>>,
    steps: Vec<Vec<u32>>,
    nanoseconds: Vec<Vec<u64>>,
    by_seat: Vec<f64>,
    scores: Vec<Vec<i64>>,
    winning: Vec<i64>,
    answers: Vec<usize>,
    reasons: BTreeMap<String, u64>,
    said: BTreeMap<String, u64>,
    points: BTreeMap<String, (u64, i64)>,
    games: u64,
}

#[derive(Serialize)]
pub(super) struct Summary {
    game: &'static str,
    seats: u8,
    games: u64,
    par: f64,
    minds: BTreeMap<&'static str, Row>,
    /// Of the first mind, at two seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<[f64; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<&'static str>,
    /// How often each seat won.
    seats_won: Vec<f64>,
    answers_median: usize,
    winning_score_median: Option<i64>,
    reasons: BTreeMap<String, u64>,
    /// How often an answer began with this word.
    said: BTreeMap<String, u64>,
    /// On how many score sheets something stood, and what it came to in all.
    points: BTreeMap<String, (u64, i64)>,
}

#[derive(Serialize)]
struct Row {
    share: f64,
    low: f64,
    high: f64,
    score_mean: Option<f64>,
    decisions: usize,
    steps_p50: u32,
    steps_p99: u32,
    cpu_ms_p50: f64,
    cpu_ms_p99: f64,
}

impl Tally {
    pub(super) fn new(minds: &[Mind], seats: u8) -> Tally {
        let each = || vec![Vec::new(); minds.len()];
        Tally {
            words: minds.iter().map(|mind| mind.word()).collect(),
            seats,
            blocks: BTreeMap::new(),
            steps: vec![Vec::new(); minds.len()],
            nanoseconds: vec![Vec::new(); minds.len()],
            by_seat: vec![0.0; usize::from(seats)],
            scores: each(),
            winning: Vec::new(),
            answers: Vec::new(),
            reasons: BTreeMap::new(),
            said: BTreeMap::new(),
            points: BTreeMap::new(),
            games: 0,
        }
    }

    pub(super) fn add(&mut self, number: u64, block: Vec<Played>) {
        let minds = self.words.len();
        let (mut won, mut sat) = (vec![0.0; minds], vec![0.0; minds]);
        for played in block {
            let winners = played.outcome.winners();
            for side in &played.outcome.sides {
                for seat in side.seats.iter() {
                    let share = if side.won { 1.0 / f64::from(winners.len()) } else { 0.0 };
                    let mind = played.sat[seat.index()];
                    won[mind] += share;
                    sat[mind] += 1.0;
                    self.by_seat[seat.index()] += share;
                    self.scores[mind].extend(side.score);
                }
                self.winning.extend(side.score.filter(|_| side.won));
                for (line, points) in &side.parts {
                    let part = self.points.entry(named(line)).or_default();
                    *part = (part.0 + 1, part.1 + points);
                }
            }
            for (mind, steps, nanoseconds) in played.decisions {
                self.steps[mind].push(steps);
                self.nanoseconds[mind].push(nanoseconds);
            }
            for word in played.said {
                *self.said.entry(word).or_default() += 1;
            }
            self.answers.push(played.answers);
            *self.reasons.entry(played.outcome.reason.id.to_string()).or_default() += 1;
            self.games += 1;
        }
        self.blocks.insert(number, won.iter().zip(&sat).map(|(won, sat)| won / sat).collect());
    }

    /// Mean and standard error of a mind's share, over blocks.
    fn share(&self, mind: usize) -> (f64, f64) {
        let shares: Vec<f64> = self.blocks.values().map(|block| block[mind]).collect();
        let n = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / n;
        let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        (mean, (variance / n).sqrt())
    }

    /// What the sequential test says of the first mind, once it is sure.
    pub(super) fn verdict(&self) -> Option<&'static str> {
        let (mean, error) = self.share(0);
        let par = 1.0 / f64::from(self.seats);
        if self.blocks.len() < 20 {
            return None;
        }
        let evidence = BETTER * (mean - par - BETTER / 2.0) / error.powi(2).max(1e-9);
        match evidence {
            evidence if evidence > BOUND => Some("better"),
            evidence if evidence < -BOUND => Some("not better"),
            _ => None,
        }
    }

    pub(super) fn summary(&self, game: &'static str, sprt: bool) -> Summary {
        let row = |mind: usize| {
            let (mean, error) = self.share(mind);
            let (mut steps, mut times) = (self.steps[mind].clone(), self.nanoseconds[mind].clone());
            steps.sort_unstable();
            times.sort_unstable();
            let scores = &self.scores[mind];
            let score = scores.iter().sum::<i64>() as f64 / scores.len() as f64;
            Row {
                share: rounded(mean),
                low: rounded((mean - SURE * error).max(0.0)),
                high: rounded((mean + SURE * error).min(1.0)),
                score_mean: (!scores.is_empty()).then(|| rounded(score)),
                decisions: times.len(),
                steps_p50: at(&steps, 50),
                steps_p99: at(&steps, 99),
                cpu_ms_p50: at(&times, 50) as f64 / 1e6,
                cpu_ms_p99: at(&times, 99) as f64 / 1e6,
            }
        };
        let (mean, error) = self.share(0);
        let elo = |share: f64| rounded(-400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10());
        let bounds = [mean, mean - SURE * error, mean + SURE * error];
        let mut answers = self.answers.clone();
        answers.sort_unstable();
        let mut winning = self.winning.clone();
        winning.sort_unstable();
        Summary {
            game,
            seats: self.seats,
            games: self.games,
            par: rounded(1.0 / f64::from(self.seats)),
            minds: self.words.iter().enumerate().map(|(mind, word)| (*word, row(mind))).collect(),
            elo: (self.seats == 2).then(|| bounds.map(elo)),
            sprt: sprt.then(|| self.verdict().unwrap_or("undecided")),
            seats_won: self.by_seat.iter().map(|won| rounded(won / self.games as f64)).collect(),
            answers_median: at(&answers, 50),
            winning_score_median: winning.get(winning.len() / 2).copied(),
            reasons: self.reasons.clone(),
            said: self.said.clone(),
            points: self.points.clone(),
        }
    }

    /// For people.
    pub(super) fn table(&self) -> String {
        let summary = self.summary("", false);
        let mut text = format!("{} games, par {:.1} %\n", summary.games, 100.0 * summary.par);
        for (word, row) in &summary.minds {
            let (share, low, high) = (100.0 * row.share, 100.0 * row.low, 100.0 * row.high);
            let (half, most) = (row.cpu_ms_p50, row.cpu_ms_p99);
            let _ = writeln!(
                text,
                "{word:10} {share:5.1} % ({low:.1} to {high:.1}), {} steps, {half:.2} ms, 99 of 100 within {most:.2} ms",
                row.steps_p50
            );
        }
        text
    }
}

fn at<T: Copy + Default>(sorted: &[T], percent: usize) -> T {
    sorted.get(sorted.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}

/// A line of a score sheet by its first name, or else by its message.
fn named(line: &Line) -> String {
    let term = line.args.iter().find_map(|(_, arg)| match arg {
        Arg::Term(term) => Some(term.to_string()),
        _ => None,
    });
    term.unwrap_or_else(|| line.id.to_string())
}

fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Blocks in which the first of two minds won this share of its games.
    fn tally(shares: &[f64]) -> Tally {
        let mut tally = Tally::new(&["random", "random"].map(|word| word.parse().expect("a mind")), 2);
        for (number, share) in shares.iter().enumerate() {
            tally.blocks.insert(number as u64, vec![*share, 1.0 - share]);
        }
        tally
    }

    #[test]
    fn the_interval_is_that_of_the_blocks() {
        let (mean, error) = tally(&[0.0, 1.0, 0.5, 0.5]).share(0);
        assert!((mean - 0.5).abs() < 1e-9 && (error - 0.2041).abs() < 1e-3, "{mean} {error}");
        let wins = [vec![1.0; 40], vec![0.5; 10]].concat();
        assert_eq!(tally(&wins).verdict(), Some("better"));
        assert_eq!(tally(&[0.0, 1.0].repeat(600)).verdict(), Some("not better"));
        assert_eq!(tally(&[0.0, 1.0].repeat(12)).verdict(), None);
    }
}
