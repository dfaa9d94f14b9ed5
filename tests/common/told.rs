//! The scenarios of a game: run, held against what they must cover, and read as stories; and whole games in four languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tincan::engine::scenario::Scenario;
use tincan::engine::{Dice, Entrant, Line, PerSeat, Position, Prompt, Ruleset, Seat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::{Catalogue, Language, Names};

const NAMES: [&str; 5] = ["Ana", "Boris", "Chloé", "Dasha", "Edu"];
/// A game that goes on for longer has said what it has to say.
const STEPS: usize = 400;

fn rules(game: &str) -> &'static dyn Ruleset {
    *find(GAMES, game).expect("the game is listed")
}

/// Every scenario file of the game by name, in order.
pub fn scenarios(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios").join(game);
    let files = fs::read_dir(folder).expect("the scenarios").map(|file| file.expect("a readable folder").path());
    let mut found: Vec<(String, String)> = files
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into(), fs::read_to_string(&path).unwrap()))
        .collect();
    found.sort();
    found
}

/// Every scenario of the game does what it says.
pub fn hold(game: &str) {
    let mut broken = Vec::new();
    for (name, text) in scenarios(game) {
        match Scenario::read(&text) {
            Ok(scenario) if scenario.game != game => broken.push(format!("{name}: is about {}", scenario.game)),
            Ok(scenario) => {
                if let Err(why) = scenario.run(rules(game), |_| {}) {
                    broken.push(format!("{name}: {why}"));
                }
            }
            Err(why) => broken.push(format!("{name}: {why}")),
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The scenarios say that they cover all of this, and nothing else.
pub fn cover(game: &str, all: impl IntoIterator<Item = String>) {
    let mut covered = BTreeSet::new();
    for (name, text) in scenarios(game) {
        let named = text.lines().find_map(|line| line.strip_prefix("# covers:"));
        let named = named.unwrap_or_else(|| panic!("{name} does not say what it covers"));
        covered.extend(named.split_whitespace().map(str::to_owned));
    }
    let all: BTreeSet<String> = all.into_iter().collect();
    let missing: Vec<_> = all.difference(&covered).collect();
    assert!(missing.is_empty(), "no scenario covers {missing:?}");
    let unknown: Vec<_> = covered.difference(&all).collect();
    assert!(unknown.is_empty(), "scenarios cover what does not exist: {unknown:?}");
}

/// The ids in a list of a data file, as scenarios name what they cover: `card:dog`.
pub fn ids(what: &str, list: &str) -> Vec<String> {
    let list: Vec<Value> = serde_json::from_str(list).expect("a JSON list");
    list.iter().map(|item| format!("{what}{}", item["id"].as_str().expect("an id"))).collect()
}

/// What a viewer reads of a game played by these words from this position.
pub fn story(game: &str, language: Language, viewer: Viewer, scenario: &str) -> String {
    let names: Names = NAMES.into_iter().collect();
    let catalogue = Catalogue::new(GAMES);
    let voice = catalogue.voice(language, &names);
    let mut paragraphs = Vec::new();
    let told = Scenario::read(scenario).unwrap().run(rules(game), |shown| {
        let applied = shown.heard.applied.as_ref().expect("the words of a story are accepted");
        let lines = shown.position.tell(&applied.facts, viewer).unwrap();
        paragraphs.extend(lines.iter().map(|line| voice.say(line)));
    });
    told.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(catalogue.faults(), 0);
    paragraphs.join(" ")
}

/// Whatever the game says in random games with these seats and options, plays included, is a sentence in every language.
pub fn speaks(game: &str, tables: impl IntoIterator<Item = (u8, String)>) {
    let (names, catalogue): (Names, _) = (NAMES.into_iter().collect(), Catalogue::new(GAMES));
    let say = |line: &Line| {
        for language in Language::ALL {
            assert!(!catalogue.say(language, line, &names).is_empty(), "{line:?}");
        }
    };
    for (seed, (seats, options)) in (0..).zip(tables) {
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let mut position = rules(game).open(rules(game).info().newest(), &guests, &options).unwrap();
        let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("story"));
        position.setup(&dice);
        for step in 0..STEPS {
            let Some(seat) = position.asked().iter().next() else { break };
            Seat::all(seats).for_each(|asked| question(&position.prompt(asked), &say));
            if step % 5 == 0 {
                position.plays(seat).iter().flat_map(tincan::engine::Play::lines).for_each(say);
            }
            let words = position.sample(seat, &mut luck).unwrap();
            let applied = position.decide(&dice, seat, &words).unwrap();
            for viewer in Viewer::all(seats) {
                position.tell(&applied.facts, viewer).unwrap().iter().for_each(say);
            }
            position = applied.position;
        }
        table(&*position, &say);
    }
    assert_eq!(catalogue.faults(), 0);
}

fn question(prompt: &Prompt, say: &impl Fn(&Line)) {
    match prompt {
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

fn table(position: &dyn Position, say: &impl Fn(&Line)) {
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
