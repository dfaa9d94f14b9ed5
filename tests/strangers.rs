//! Every scenario of Don't Talk to Strangers holds, and together they cover every example, card, place and ruling.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tincan::engine::scenario::Scenario;
use tincan::engine::{Dice, Entrant, Line, PerSeat, Prompt, Seat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::{Catalogue, Language, Names};

const EXAMPLES: u32 = 35;
/// A match is several tables: no scenario of one table can play it.
const MATCH: u32 = 34;
const RULINGS: u32 = 28;

fn scenarios() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/strangers");
    let files = fs::read_dir(folder).expect("the scenarios").map(|file| file.expect("a readable folder").path());
    let mut found: Vec<(String, String)> = files
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into(), fs::read_to_string(&path).unwrap()))
        .collect();
    found.sort();
    found
}

#[test]
fn every_scenario_holds() {
    let rules = find(GAMES, "strangers").expect("the game is listed");
    let mut broken = Vec::new();
    for (name, text) in scenarios() {
        match Scenario::read(&text) {
            Ok(scenario) if scenario.game != "strangers" => broken.push(format!("{name}: is about {}", scenario.game)),
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

/// The ids in a list of a data file.
fn ids(file: &str) -> Vec<String> {
    let list: Vec<serde_json::Value> = serde_json::from_str(file).expect("JSON");
    list.iter().map(|item| item["id"].as_str().unwrap().to_owned()).collect()
}

fn places(file: &str) -> Vec<String> {
    let board: serde_json::Value = serde_json::from_str(file).expect("JSON");
    let places = ids(&board["places"].to_string());
    places.iter().map(|place| format!("place:{}/{place}", board["id"].as_str().unwrap())).collect()
}

#[test]
fn every_example_card_place_and_ruling_has_a_scenario() {
    let mut covered = BTreeSet::new();
    for (name, text) in scenarios() {
        let named = text.lines().find_map(|line| line.strip_prefix("# covers:"));
        let named = named.unwrap_or_else(|| panic!("{name} does not say what it covers"));
        covered.extend(named.split_whitespace().map(str::to_owned));
    }
    let cards = ids(include_str!("../src/games/strangers/data/cards.json")).into_iter().map(|id| format!("card:{id}"));
    let boards = [
        include_str!("../src/games/strangers/data/board-a.json"),
        include_str!("../src/games/strangers/data/board-b.json"),
    ];
    let places = boards.into_iter().flat_map(places);
    let examples = (1..=EXAMPLES).filter(|number| *number != MATCH).map(|number| format!("S-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    let all: BTreeSet<String> = cards.chain(places).chain(examples).chain(rulings).collect();
    let missing: Vec<_> = all.difference(&covered).collect();
    assert!(missing.is_empty(), "no scenario covers {missing:?}");
    let unknown: Vec<_> = covered.difference(&all).collect();
    assert!(unknown.is_empty(), "scenarios cover what does not exist: {unknown:?}");
}

const NAMES: [&str; 4] = ["Ana", "Boris", "Chloé", "Dasha"];

/// What a viewer reads of a game played by these words from this position.
fn story(language: Language, viewer: Viewer, scenario: &str) -> String {
    let names: Names = NAMES.into_iter().collect();
    let catalogue = Catalogue::new(GAMES);
    let voice = catalogue.voice(language, &names);
    let mut paragraphs = Vec::new();
    let told = Scenario::read(scenario).unwrap().run(*find(GAMES, "strangers").unwrap(), |shown| {
        let applied = shown.heard.applied.as_ref().expect("the words of a story are accepted");
        let lines = shown.position.tell(&applied.facts, viewer).unwrap();
        paragraphs.extend(lines.iter().map(|line| voice.say(line)));
    });
    told.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(catalogue.faults(), 0);
    paragraphs.join(" ")
}

#[test]
fn a_turn_reads_as_a_short_story() {
    let turn = "game strangers\nseats 2\nrig coin/1 = 0\nposition\np1.kids = d5\np1.hand = walk, run, run\n\
        p2.kids = e6\np2.safe = pool\ndeck = alien_spotted, flying_saucer, bmx, bmx\n\
        p1: walk d5 to library\np1: alien e6\n";
    let tell = |language, viewer| story(language, viewer, turn);
    assert_eq!(
        tell(Language::En, Viewer::Seat(Seat::new(0))),
        "Ana plays Walk. A kid of Ana is safe: D5 → Library, 4 points. Out of the deck: Alien Spotted! \
         An alien lands: Flagpole E6. Taken: kids of Boris. Out of the deck: Flying Saucer!"
    );
    assert!(tell(Language::Fr, Viewer::Spectator).contains("Un alien atterrit\u{a0}: Mât du drapeau E6."));
    assert!(tell(Language::Ru, Viewer::Spectator).contains("Сел пришелец: Флагшток E6."));
    assert!(tell(Language::PtBr, Viewer::Spectator).contains("Um alienígena pousa: Mastro E6."));
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    let rules = find(GAMES, "strangers").unwrap();
    let (names, catalogue): (Names, _) = (NAMES.into_iter().collect(), Catalogue::new(GAMES));
    let say = |line: &Line| {
        for language in Language::ALL {
            assert!(!catalogue.say(language, line, &names).is_empty(), "{line:?}");
        }
    };
    for seed in 0..12 {
        let seats = 1 + (seed % 4) as u8;
        let board = if seed < 6 { "a" } else { "b" };
        let extra = if seed % 3 == 0 { "on" } else { "off" };
        let options = format!(r#"{{"board":"{board}","free_discard":"{extra}","total_invasion":"{extra}"}}"#);
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let mut position = rules.open(rules.info().newest(), &guests, &options).unwrap();
        let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("story"));
        position.setup(&dice);
        while position.outcome().is_none() {
            let seat = position.asked().iter().next().unwrap();
            for asked in Seat::all(seats) {
                match position.prompt(asked) {
                    Prompt::Lead(ask) | Prompt::Follow(ask) => {
                        say(&ask.sentence);
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
        let outcome = position.outcome().unwrap();
        say(&outcome.reason);
        outcome.sides.iter().flat_map(|side| &side.parts).for_each(|(line, _)| say(line));
    }
    assert_eq!(catalogue.faults(), 0);
}
