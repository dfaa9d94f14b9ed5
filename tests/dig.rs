//! Every scenario of Let's Dig for Treasure holds, and together they cover every example, card and ruling.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tincan::engine::scenario::Scenario;
use tincan::engine::{Dice, Entrant, Line, PerSeat, Prompt, Seat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::{Catalogue, Language, Names};

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

/// A refusal that no scenario asks for may be one that nobody can get.
#[test]
fn every_refusal_is_asserted() {
    let texts = include_str!("../src/games/dig/locales/en.ftl");
    let ids = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    // These are said when a table is opened, so no scenario gets there.
    let opening = ["dig-refusal-teams", "dig-refusal-first-player"];
    let ids = ids.filter(|id| id.starts_with("dig-refusal-") && !opening.contains(id));
    let scenarios = scenarios();
    let lines = scenarios.iter().flat_map(|(_, text)| text.lines());
    let lines = lines.filter_map(|line| line.trim().strip_prefix("refused "));
    let asserted: BTreeSet<&str> = lines.filter_map(|how| how.split_whitespace().next()).collect();
    let missing: Vec<&str> = ids.filter(|id| !asserted.contains(id)).collect();
    assert!(missing.is_empty(), "no scenario is refused so: {missing:?}");
}

const NAMES: [&str; 5] = ["Ana", "Boris", "Chloé", "Dasha", "Edu"];

/// What a viewer reads of a game played by these words from this position, one paragraph for each message.
fn story(language: Language, viewer: Viewer, scenario: &str) -> String {
    let names: Names = NAMES.into_iter().collect();
    let catalogue = Catalogue::new(GAMES);
    let voice = catalogue.voice(language, &names);
    let mut paragraphs = Vec::new();
    let told = Scenario::read(scenario).unwrap().run(*find(GAMES, "dig").unwrap(), |shown| {
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
    let busted = "game dig\nseats 3\nposition\nstack.a = muck, worms, ...\nstack.b = ferrymans_gold, worms, ...\n\
        p1: dig a\np1: dig b\np1: dig a\np1: dig b\n";
    let tell = |language| story(language, Viewer::Spectator, busted);
    assert_eq!(
        tell(Language::En),
        "From stack A: Muck. From stack B: Ferryman’s Gold. From stack A: Worms. From stack B: Worms. \
         Worms! One wriggle too many. Lost: Muck, Ferryman’s Gold and Worms ×2. Boris picks up the shovel."
    );
    assert_eq!(
        tell(Language::Fr),
        "De la pioche A\u{a0}: Gadoue. De la pioche B\u{a0}: Or du passeur. De la pioche A\u{a0}: Vers. De la pioche B\u{a0}: Vers. \
         Des Vers\u{a0}! Un tortillement de trop. Perdu\u{a0}: Gadoue, Or du passeur et Vers ×2. Boris prend la pelle."
    );
    assert_eq!(
        tell(Language::Ru),
        "Из стопки A: Грязь. Из стопки B: Золото паромщика. Из стопки A: Черви. Из стопки B: Черви. \
         Черви! Это уже слишком. Потеряно: Грязь, Золото паромщика и Черви ×2. Boris берётся за лопату."
    );
    assert_eq!(
        tell(Language::PtBr),
        "Do monte A: Lama. Do monte B: Ouro do barqueiro. Do monte A: Minhocas. Do monte B: Minhocas. \
         Minhocas! Agora foi demais. Cartas perdidas: Lama, Ouro do barqueiro e Minhocas ×2. Boris pega a pá."
    );
}

#[test]
fn a_secret_is_told_to_those_who_may_know() {
    let taken = "game dig\nseats 3\nposition\nhaul = treasure_map\nstack.c = milk, worms, muck, ...\n\
        p1: stop\np1: stack c\np1: take milk\n";
    assert_eq!(
        story(Language::En, Viewer::Seat(Seat::new(0)), taken),
        "Ana stops and keeps: Treasure Map. On top of stack C, from above: Old Man Murray’s Milk, Worms and Muck. \
         Taken from stack C: Old Man Murray’s Milk. Boris picks up the shovel."
    );
    assert_eq!(
        story(Language::En, Viewer::Seat(Seat::new(1)), taken),
        "Ana stops and keeps: Treasure Map. The top 3 cards of stack C are looked at in secret. \
         One card is taken from stack C, in secret. Boris picks up the shovel."
    );
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    let rules = find(GAMES, "dig").unwrap();
    let (names, catalogue): (Names, _) = (NAMES.into_iter().collect(), Catalogue::new(GAMES));
    let say = |line: &Line| {
        for language in Language::ALL {
            assert!(!catalogue.say(language, line, &names).is_empty(), "{line:?}");
        }
    };
    for seed in 0..12 {
        let seats = 2 + (seed % 4) as u8;
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let mut position = rules.open(rules.info().newest(), &guests, r#"{"promo_samurai_worms":"on"}"#).unwrap();
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
