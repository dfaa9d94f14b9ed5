//! Recorded games that must read the same for ever.
//!
//! `tests/golden/<slug>/*.jsonl`: a line for the table, a line for each entry (who, the words, the facts), a line for the
//! outcome. The words must still be judged to the very same facts by the rules of their edition; if one of them changed,
//! the rules changed: add an edition, never edit a play.
//!
//! `TINCAN_BLESS=1 cargo test --test pure golden` records what is missing and touches nothing that is there. A real game, once
//! finished, is a good play to add.

use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{Case, all_games, asked_in_any_order, check, tables_of};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tincan::engine::{Dice, Entrant, Outcome, PerSeat, Ruleset, Seat};

/// The first line of a play.
#[derive(Serialize, Deserialize)]
struct Table {
    game: String,
    edition: u32,
    guests: PerSeat<Entrant>,
    options: Box<RawValue>,
    seed: u64,
}

/// Every further line: the deal has no words, and after the last entry comes the end.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Row {
    Dealt { facts: Box<RawValue> },
    Said { seat: String, words: String, facts: Box<RawValue> },
    Ended(Outcome),
}

#[test]
fn recorded_games_read_the_same_for_ever() {
    let bless = std::env::var_os("TINCAN_BLESS").is_some();
    for rules in all_games() {
        let slug = rules.info().slug;
        if bless {
            rules.info().editions.iter().for_each(|edition| record_missing(rules, *edition, &folder(slug)));
        }
        let mut recorded = Vec::new();
        for path in plays(&folder(slug)) {
            let text = fs::read_to_string(&path).expect("readable");
            let edition = read_again(rules, &text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
            recorded.push(edition);
        }
        let missing = rules.info().editions.iter().find(|edition| !recorded.contains(edition));
        assert_eq!(missing, None, "{slug}: TINCAN_BLESS=1 cargo test --test pure golden records plays of that edition");
    }
}

#[test]
fn an_altered_play_is_refused() {
    let text = played(&Case {
        rules: crate::toy::TOY,
        edition: 2,
        seats: 2,
        options: crate::toy::TOY.usual_options(),
        seed: 1,
    });
    assert_eq!(read_again(crate::toy::TOY, &text), Ok(2));
    let lines: Vec<&str> = text.lines().collect();
    for line in 1..lines.len() {
        let without: Vec<&str> = [&lines[..line], &lines[line + 1..]].concat();
        assert!(
            read_again(crate::toy::TOY, &without.join("\n")).is_err(),
            "without line {}: {}",
            line + 1,
            lines[line]
        );
    }
    for (from, to) in [("\"seed\":1", "\"seed\":2"), ("\"won\":true", "\"won\":false"), ("\"bet 1\"", "\"bet 0\"")] {
        assert!(text.contains(from), "{from} is there to be altered");
        assert!(read_again(crate::toy::TOY, &text.replace(from, to)).is_err(), "{from} turned into {to}");
    }
}

#[test]
fn each_edition_is_judged_by_its_own_rules() {
    for edition in [1, 2] {
        let told_apart = (1..30).any(|seed| {
            let case =
                Case { rules: crate::toy::TOY, edition, seats: 2, options: crate::toy::TOY.usual_options(), seed };
            let text = played(&case);
            assert_eq!(read_again(crate::toy::TOY, &text), Ok(edition));
            let said = format!("\"edition\":{edition}");
            let lost = read_again(crate::toy::TOY, &text.replace(&said, "\"edition\":9"));
            assert!(lost.unwrap_err().contains("edition"), "nobody plays edition 9");
            read_again(crate::toy::TOY, &text.replace(&said, &format!("\"edition\":{}", 3 - edition))).is_err()
        });
        assert!(told_apart, "a right bet is worth something else in the other edition");
    }
}

fn folder(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(slug)
}

fn plays(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "jsonl"));
    paths.sort();
    paths
}

/// Three plays of each edition: the smallest table, the largest, and one with another option.
fn record_missing(rules: &'static dyn Ruleset, edition: u32, folder: &Path) {
    let tables: Vec<Case> = tables_of(rules, edition).into_iter().filter(|case| case.open().is_some()).collect();
    let largest = tables.iter().rfind(|case| case.options == rules.usual_options());
    let chosen = tables.first().into_iter().chain(largest).chain(tables.last());
    for (table, seed) in chosen.zip(1..) {
        let path = folder.join(format!("edition-{edition}-{seed}-{}-seats.jsonl", table.seats));
        if path.exists() {
            continue;
        }
        fs::create_dir_all(folder).expect("a folder for golden plays");
        fs::write(&path, played(&Case { seed, ..table.clone() })).expect("written");
        println!("recorded {}", path.display());
    }
}

/// A random game, written down.
fn played(case: &Case) -> String {
    let (mut position, dice, mut luck) = (case.open().expect("a table"), case.dice(), case.luck("golden"));
    let table = Table {
        game: case.rules.info().slug.into(),
        edition: case.edition,
        guests: case.guests(),
        options: raw(case.options.clone()),
        seed: case.seed,
    };
    let mut lines = vec![json(&table), json(&Row::Dealt { facts: raw(position.setup(&dice)) })];
    while position.outcome().is_none() {
        let seat = asked_in_any_order(&*position, &mut luck)[0];
        let words = position.sample(seat, &mut luck).expect("a seat that is asked has a move");
        let applied = position.decide(&dice, seat, &words).expect("a sampled move is legal");
        lines.push(json(&Row::Said { seat: seat.to_string(), words, facts: raw(applied.facts) }));
        position = applied.position;
    }
    lines.push(json(&Row::Ended(position.outcome().expect("the game is over"))));
    lines.join("\n") + "\n"
}

/// Reads a play by the rules of its edition, and answers which that was.
fn read_again(rules: &'static dyn Ruleset, text: &str) -> Result<u32, String> {
    let mut lines = text.lines().zip(1..);
    let (table, _) = lines.next().ok_or("an empty play")?;
    let table: Table = serde_json::from_str(table).map_err(|error| format!("line 1: {error}"))?;
    let info = rules.info();
    check(table.game == info.slug, || format!("line 1: a play of {}, not of {}", table.game, info.slug))?;
    let opened = rules.open(table.edition, &table.guests, table.options.get());
    let mut position = opened.map_err(|why| format!("line 1: the table cannot be opened: {why}"))?;
    let dice = Dice::from_seed(table.seed);
    for (line, number) in lines {
        let at = |why: String| format!("line {number}: {why}");
        match serde_json::from_str(line).map_err(|error| at(error.to_string()))? {
            Row::Dealt { facts } => {
                let again = position.copy().setup(&dice);
                check(again == facts.get(), || at(format!("dealt as {again}")))?;
                position.fold(facts.get()).map_err(|bad| at(bad.to_string()))?;
            }
            Row::Said { seat, words, facts } => {
                let seat: Seat = seat.parse().map_err(|()| at(format!("no seat {seat}")))?;
                let again = position.decide(&dice, seat, &words);
                let again = again.map_err(|why| at(format!("`{words}` is now refused: {why}")))?;
                check(again.facts == facts.get(), || at(format!("`{words}` is now judged as {}", again.facts)))?;
                position.fold(facts.get()).map_err(|bad| at(bad.to_string()))?;
            }
            Row::Ended(outcome) => {
                let now = position.outcome().map(|now| as_recorded(now, &outcome));
                check(now.as_ref() == Some(&outcome), || at(format!("it now ends as {now:?}")))?;
                return Ok(table.edition);
            }
        }
        position.audit().map_err(at)?;
    }
    Err("the play has no end".into())
}

/// Plays recorded before sides had a place say nothing of it.
fn as_recorded(mut now: Outcome, recorded: &Outcome) -> Outcome {
    for (side, then) in now.sides.iter_mut().zip(&recorded.sides) {
        side.place = if then.place == 0 { 0 } else { side.place };
    }
    now
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("facts and options are JSON")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
