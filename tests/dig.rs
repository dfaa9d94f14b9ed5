//! Every scenario of Let's Dig for Treasure holds, and together they cover every example, card and ruling.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tincan::engine::scenario::Scenario;
use tincan::games::{GAMES, find};

const EXAMPLES: u32 = 46;
const RULINGS: u32 = 25;

fn scenarios() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/dig");
    let files = fs::read_dir(folder).expect("the scenarios of dig").map(|file| file.expect("a readable folder").path());
    let mut found: Vec<(String, String)> = files
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into(), fs::read_to_string(&path).unwrap()))
        .collect();
    found.sort();
    found
}

#[test]
fn every_scenario_holds() {
    let rules = find(GAMES, "dig").expect("dig is listed");
    let mut broken = Vec::new();
    for (name, text) in scenarios() {
        match Scenario::read(&text) {
            Ok(scenario) if scenario.game != "dig" => broken.push(format!("{name}: is about {}", scenario.game)),
            Ok(scenario) => {
                if let Err(why) = scenario.run(*rules, |_| {}) {
                    broken.push(format!("{name}: {why}"));
                }
            }
            Err(why) => broken.push(format!("{name}: {why}")),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_example_card_and_ruling_has_a_scenario() {
    let mut covered = BTreeSet::new();
    for (name, text) in scenarios() {
        let named = text.lines().find_map(|line| line.strip_prefix("# covers:"));
        let named = named.unwrap_or_else(|| panic!("{name} does not say what it covers"));
        covered.extend(named.split_whitespace().map(str::to_owned));
    }
    let cards: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../src/games/dig/data/cards.json")).expect("cards are JSON");
    let cards = cards.iter().map(|card| format!("card:{}", card["id"].as_str().unwrap()));
    let examples = (1..=EXAMPLES).map(|number| format!("D-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    let all: BTreeSet<String> = cards.chain(examples).chain(rulings).collect();
    let missing: Vec<_> = all.difference(&covered).collect();
    assert!(missing.is_empty(), "no scenario covers {missing:?}");
    let unknown: Vec<_> = covered.difference(&all).collect();
    assert!(unknown.is_empty(), "scenarios cover what does not exist: {unknown:?}");
}
