//! Every scenario of Let's Summon Demons holds, and together they cover every example, card and ruling.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tincan::engine::scenario::Scenario;
use tincan::engine::{Dice, Entrant, Line, PerSeat, Prompt, Seat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::{Catalogue, Language, Names};

const EXAMPLES: u32 = 33;
const RULINGS: u32 = 29;

fn scenarios() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/demons");
    let files = fs::read_dir(folder).expect("the scenarios of demons").map(|file| file.expect("readable").path());
    let mut found: Vec<(String, String)> = files
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into(), fs::read_to_string(&path).unwrap()))
        .collect();
    found.sort();
    found
}

#[test]
fn every_scenario_holds() {
    let rules = find(GAMES, "demons").expect("demons is listed");
    let mut broken = Vec::new();
    for (name, text) in scenarios() {
        match Scenario::read(&text) {
            Ok(scenario) if scenario.game != "demons" => broken.push(format!("{name}: is about {}", scenario.game)),
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
        serde_json::from_str(include_str!("../src/games/demons/data/cards.json")).expect("cards are JSON");
    let cards = cards.iter().map(|card| format!("card:{}", card["id"].as_str().unwrap()));
    let examples = (1..=EXAMPLES).map(|number| format!("E-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    let all: BTreeSet<String> = cards.chain(examples).chain(rulings).collect();
    let missing: Vec<_> = all.difference(&covered).collect();
    assert!(missing.is_empty(), "no scenario covers {missing:?}");
    let unknown: Vec<_> = covered.difference(&all).collect();
    assert!(unknown.is_empty(), "scenarios cover what does not exist: {unknown:?}");
}

const NAMES: [&str; 5] = ["Ana", "Boris", "Chloé", "Dasha", "Edu"];

/// What a viewer reads of a game played by these words from this position.
fn story(language: Language, viewer: Viewer, scenario: &str) -> String {
    let names: Names = NAMES.into_iter().collect();
    let catalogue = Catalogue::new(GAMES);
    let voice = catalogue.voice(language, &names);
    let mut paragraphs = Vec::new();
    let told = Scenario::read(scenario).unwrap().run(*find(GAMES, "demons").unwrap(), |shown| {
        let applied = shown.heard.applied.as_ref().expect("the words of a story are accepted");
        let lines = shown.position.tell(&applied.facts, viewer).unwrap();
        paragraphs.extend(lines.iter().map(|line| voice.say(line)));
    });
    told.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(catalogue.faults(), 0);
    paragraphs.join(" ")
}

#[test]
fn a_roll_reads_as_a_short_story() {
    let rolled = "game demons\nseats 2\nrig roll/1 = 3, 3\nposition\np1.tableau = adam, romeo, eve\np2.tableau = adam\n\
        p2.candles = naughty_candle\np1: roll\n";
    let tell = |language| story(language, Viewer::Spectator, rolled);
    assert_eq!(
        tell(Language::En),
        "Ana rolls 4 and 4: 8. Ana +2: Adam 1 and Romeo 1. Boris +2: Naughty Candle 1 and Adam 1."
    );
    assert_eq!(
        tell(Language::Fr),
        "Ana lance 4 et 4\u{a0}: 8. Ana +2\u{a0}: Adam 1 et Roméo 1. Boris +2\u{a0}: Cierge maléfique 1 et Adam 1."
    );
    assert_eq!(
        tell(Language::Ru),
        "Ana бросает 4 и 4: 8. Ana +2: Адам 1 и Ромео 1. Boris +2: Озорная свеча 1 и Адам 1."
    );
    assert_eq!(
        tell(Language::PtBr),
        "Ana rola 4 e 4: 8. Ana +2: Adão 1 e Romeu 1. Boris +2: Vela travessa 1 e Adão 1."
    );
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    let rules = find(GAMES, "demons").unwrap();
    let (names, catalogue): (Names, _) = (NAMES.into_iter().collect(), Catalogue::new(GAMES));
    let say = |line: &Line| {
        for language in Language::ALL {
            assert!(!catalogue.say(language, line, &names).is_empty(), "{line:?}");
        }
    };
    for seed in 0..8 {
        let seats = 2 + (seed % 4) as u8;
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let mut position = rules.open(1, &guests, r#"{"promos":"on","candle_mode":"choose"}"#).unwrap();
        let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("story"));
        position.setup(&dice);
        for _ in 0..400 {
            let Some(seat) = position.asked().iter().next() else { break };
            for asked in Seat::all(seats) {
                match position.prompt(asked) {
                    Prompt::Lead(ask) | Prompt::Follow(ask) => {
                        say(&ask.sentence);
                        say(&ask.headline);
                        for way in &ask.ways {
                            say(&way.label);
                            way.note.iter().for_each(say);
                            way.slots.iter().for_each(|slot| say(&slot.title));
                        }
                    }
                    Prompt::Wait(wait) => wait.question.iter().for_each(say),
                }
            }
            let words = position.sample(seat, &mut luck).unwrap();
            let applied = position.decide(&dice, seat, &words).unwrap();
            for viewer in Viewer::all(seats) {
                position.tell(&applied.facts, viewer).unwrap().iter().for_each(say);
            }
            position = applied.position;
        }
        for zone in position.scene(Viewer::Spectator).zones {
            say(&zone.title);
            zone.meters.iter().for_each(|meter| say(&meter.label));
            zone.pieces.iter().flat_map(|piece| piece.details.iter().chain([&piece.label])).for_each(say);
        }
        if let Some(outcome) = position.outcome() {
            say(&outcome.reason);
            outcome.sides.iter().flat_map(|side| &side.parts).for_each(|(line, _)| say(line));
        }
    }
    assert_eq!(catalogue.faults(), 0);
}

/// Off-turn questions must not stop the table: how often a round waits for somebody whose turn it is not.
#[test]
fn a_round_waits_seldom_for_others() {
    let rules = find(GAMES, "demons").unwrap();
    for seats in 2..=5 {
        let (mut rolls, mut waits) = (0_u32, 0_u32);
        for seed in 0..12 {
            let guests = PerSeat::new(seats, |_| Entrant::default());
            let mut position = rules.open(1, &guests, "{}").unwrap();
            let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("waits"));
            position.setup(&dice);
            while let Some(seat) = position.asked().iter().next() {
                waits += u32::from(position.inspect("active") != Some(seat.to_string()));
                let words = position.sample(seat, &mut luck).unwrap();
                rolls += u32::from(words == "roll");
                position = position.decide(&dice, seat, &words).unwrap().position;
            }
        }
        let per_round = waits * u32::from(seats) * 100 / rolls;
        println!("{seats} seats: {per_round} of 100 rounds wait for somebody off turn, {} turns a game", rolls / 12);
        assert!(per_round < 100 * u32::from(seats), "{seats} seats: {per_round}");
    }
}
