//! Fort by its worked examples: every file of `tests/scenarios/fort` is run, and a list makes sure that no example,
//! ruling, kid, perk, made-up rule, action or count is without one.

use std::collections::BTreeSet;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use serde_json::Value;
use tincan::engine::scenario::{Scenario, Shown};
use tincan::engine::{Position, Ruleset, Seat, Viewer, Zone};
use tincan::games::{GAMES, find};

/// The card set that the scenarios are written for.
const CARDS: &str = include_str!("../src/games/fort/data/designed-1.json");

const EXAMPLES: u32 = 98;
const RULINGS: u32 = 52;
/// The one ruling that comes in parts.
const PARTED_RULING: (&str, [&str; 3]) = ("R29", ["R29a", "R29b", "R29c"]);

const PERKS: [&str; 9] = [
    "birthday_party",
    "bribe",
    "copy_cat",
    "diy",
    "do_over",
    "recycling",
    "rough_housing",
    "sticky_fingers",
    "xxl_backpack",
];
const RULES: [&str; 11] = [
    "big_plans",
    "friendship_bracelet",
    "loner",
    "minimalism",
    "piggy_bank",
    "pizza_party",
    "play_palace",
    "popularity",
    "secret_stash",
    "sleepover",
    "slime_lab",
];
const ACTIONS: [&str; 13] = [
    "advance",
    "convert",
    "copy_pack",
    "copy_rival_pack",
    "gather",
    "lookout",
    "pack",
    "recruit",
    "score",
    "spend",
    "trash",
    "trash_rival",
    "trash_this",
];
const COUNTS: [&str; 6] = ["any_one_suit", "fort_level", "lookout_count", "once", "pack_count", "suit"];

struct File {
    name: String,
    text: String,
}

impl File {
    /// What the comment `# covers: …` names.
    fn covers(&self) -> impl Iterator<Item = &str> {
        self.text.lines().filter_map(|line| line.strip_prefix("# covers:")).flat_map(str::split_whitespace)
    }

    /// The words of the file without its comments.
    fn words(&self) -> impl Iterator<Item = &str> {
        let lines = self.text.lines().filter(|line| !line.trim_start().starts_with('#'));
        lines.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'))
    }

    fn run(&self, rules: &dyn Ruleset, show: impl FnMut(&Shown<'_>)) -> Result<(), String> {
        let scenario = Scenario::read(&self.text).map_err(|broken| broken.to_string())?;
        let ran = catch_unwind(AssertUnwindSafe(|| scenario.run(rules, show)));
        match ran {
            Ok(ran) => ran.map_err(|broken| broken.to_string()),
            Err(_) => Err("the rules panicked".to_owned()),
        }
    }
}

fn files() -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/fort");
    let mut files: Vec<File> = fs::read_dir(folder)
        .expect("the scenarios are there")
        .map(|entry| entry.expect("a readable folder").path())
        .map(|path| File {
            name: path.file_name().expect("a name").to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).expect("a text file"),
        })
        .collect();
    files.sort_by(|one, other| one.name.cmp(&other.name));
    files
}

fn fort() -> &'static dyn Ruleset {
    *find(GAMES, "fort").expect("Fort is in the house")
}

fn cards(list: &str) -> Vec<Value> {
    let data: Value = serde_json::from_str(CARDS).expect("the card set is JSON");
    data[list].as_array().expect("a list of cards").clone()
}

fn ids(list: &str) -> Vec<String> {
    cards(list).iter().map(|card| card["id"].as_str().expect("an id").to_owned()).collect()
}

/// Everything that at least one scenario has to name.
fn due() -> BTreeSet<String> {
    let examples = (1..=EXAMPLES).map(|number| format!("X{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number:02}")).filter(|ruling| ruling != PARTED_RULING.0);
    let parts = PARTED_RULING.1.iter().map(ToString::to_string);
    let named = |kind: &'static str, ids: &[&str]| ids.iter().map(|id| format!("{kind}:{id}")).collect::<Vec<_>>();
    examples
        .chain(rulings)
        .chain(parts)
        .chain(ids("kids").iter().map(|id| format!("kid:{id}")))
        .chain(ids("friends").iter().map(|id| format!("friend:{id}")))
        .chain(named("perk", &PERKS))
        .chain(named("rule", &RULES))
        .chain(named("action", &ACTIONS))
        .chain(named("count", &COUNTS))
        .collect()
}

/// What is wrong with the `# covers:` lines of these files.
fn gaps(files: &[File]) -> Vec<String> {
    let (due, mut covered, mut gaps) = (due(), BTreeSet::new(), Vec::new());
    for file in files {
        for token in file.covers() {
            let named = token.split_once(':');
            if !due.contains(token) && !matches!(named, Some(("topic", _))) {
                gaps.push(format!("{}: nothing is called `{token}`", file.name));
            }
            if let Some(("kid" | "friend" | "perk" | "rule", id)) = named
                && !file.words().any(|word| word == id)
            {
                gaps.push(format!("{}: says it covers `{token}` and never names it", file.name));
            }
            covered.insert(token.to_owned());
        }
        let example = file.name.get(..3).filter(|name| name.starts_with('x')).map(str::to_uppercase);
        match example {
            Some(example) if !file.covers().any(|token| token == example) => {
                gaps.push(format!("{}: does not cover the example it is called by", file.name));
            }
            None if file.covers().next().is_none() => gaps.push(format!("{}: covers nothing", file.name)),
            _ => {}
        }
    }
    gaps.extend(due.difference(&covered).map(|token| format!("no scenario covers `{token}`")));
    gaps
}

fn report(failures: &[String]) {
    assert!(failures.is_empty(), "{} of them:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_scenario_holds() {
    let run = |file: &File| file.run(fort(), |_| {}).err().map(|why| format!("{}: {why}", file.name));
    report(&files().iter().filter_map(run).collect::<Vec<_>>());
}

#[test]
fn nothing_is_left_without_a_scenario() {
    report(&gaps(&files()));
}

#[test]
fn a_gap_in_the_list_is_found() {
    let mut files = files();
    files.retain(|file| !file.name.starts_with("x01"));
    for file in &mut files {
        file.text = file.text.replace(" kid:punky", "").replace(" R30", "");
    }
    let text = "# covers: X02 kid:nobody perk:bribe\ngame fort\n".to_owned();
    files.push(File { name: "x03_wrong.txt".into(), text });
    let found = gaps(&files);
    let expected = [
        "x03_wrong.txt: nothing is called `kid:nobody`",
        "x03_wrong.txt: says it covers `kid:nobody` and never names it",
        "x03_wrong.txt: says it covers `perk:bribe` and never names it",
        "x03_wrong.txt: does not cover the example it is called by",
        "no scenario covers `R30`",
        "no scenario covers `X01`",
        "no scenario covers `kid:punky`",
    ];
    assert_eq!(found, expected);
}

/// A card that is only led in refused plays would be named and yet never tried.
#[test]
fn every_box_of_every_card_is_used_by_a_leader() {
    let mut used = BTreeSet::new();
    for file in files() {
        let mut led = String::new();
        let ran = file.run(fort(), |shown| {
            let said = shown.heard.applied.as_ref().map_or("", |applied| &applied.said);
            for step in said.split("; ") {
                match step.split_once(' ').unwrap_or((step, "")) {
                    ("play", card) => led = card.to_owned(),
                    (half @ ("public" | "private"), _) => {
                        used.insert(format!("{led} {half}"));
                    }
                    _ => {}
                }
            }
        });
        // A scenario that fails is reported by its own test.
        ran.ok();
    }
    let mut unused = Vec::new();
    for card in [cards("kids"), cards("friends")].concat() {
        for half in ["public", "private"] {
            let name = format!("{} {half}", card["id"].as_str().expect("an id"));
            if !card[half].is_null() && !used.contains(&name) {
                unused.push(name);
            }
        }
    }
    report(&unused);
}

/// A public box that is only led was never held against what a follower may do.
#[test]
fn every_public_box_of_a_kid_is_followed() {
    let mut followed = BTreeSet::new();
    for file in files() {
        let mut led = String::new();
        let ran = file.run(fort(), |shown| {
            let said = shown.heard.applied.as_ref().map_or("", |applied| &applied.said);
            for step in said.split("; ") {
                match step.split_once(' ').unwrap_or((step, "")) {
                    ("play", card) => led = card.to_owned(),
                    ("follow", _) => {
                        followed.insert(led.clone());
                    }
                    _ => {}
                }
            }
        });
        // A scenario that fails is reported by its own test.
        ran.ok();
    }
    let public = cards("kids").into_iter().filter(|card| !card["public"].is_null());
    let ids = public.map(|card| card["id"].as_str().expect("an id").to_owned());
    report(&ids.filter(|id| !followed.contains(id)).collect::<Vec<_>>());
}

/// A refusal that no scenario asks for may be one that nobody can get.
#[test]
fn every_refusal_is_asserted() {
    let texts = include_str!("../src/games/fort/locales/en.ftl");
    let ids = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    // A table with such a card set is never opened, so no scenario gets there.
    let ids = ids.filter(|id| id.starts_with("fort-refusal-") && *id != "fort-refusal-card-set");
    let asserted: BTreeSet<String> = files().iter().flat_map(|file| refused(&file.text)).collect();
    report(&ids.filter(|id| !asserted.contains(*id)).map(str::to_owned).collect::<Vec<_>>());
}

fn refused(text: &str) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.trim().strip_prefix("refused "));
    lines.filter_map(|how| how.split_whitespace().next()).map(str::to_owned).collect()
}

/// A card spelt wrong is in no list: `lacks` would hold whatever happens.
#[test]
fn every_name_that_is_expected_or_missing_exists() {
    let known: BTreeSet<String> = due().iter().filter_map(|due| due.split_once(':')).map(|(_, id)| id.into()).collect();
    let mut wrong = Vec::new();
    for file in files() {
        for (index, line) in file.text.lines().enumerate() {
            let words: Vec<&str> = line.split_whitespace().collect();
            if let ["expect", _, "has" | "lacks", id] = words[..]
                && !known.contains(id)
            {
                wrong.push(format!("{}: line {}: nothing is called `{id}`", file.name, index + 1));
            }
        }
    }
    report(&wrong);
}

fn list(position: &dyn Position, key: &str) -> Vec<String> {
    let found = position.inspect(key).unwrap_or_else(|| panic!("Fort knows {key}"));
    let mut items: Vec<String> =
        found.split(',').map(str::trim).filter(|item| !item.is_empty()).map(String::from).collect();
    items.sort_unstable();
    items
}

fn faces(zone: &Zone) -> Vec<String> {
    let mut faces: Vec<String> = zone.pieces.iter().map(|piece| piece.face.to_string()).collect();
    faces.retain(|face| face != "back");
    faces.sort_unstable();
    faces
}

/// Does this zone show the viewer exactly what is public, or the viewer's own?
fn is_discreet(position: &dyn Position, zone: &Zone, viewer: Seat) -> bool {
    let Some(owner) = zone.owner else {
        let looks = position.inspect("phase").as_deref() == Some("rule") && position.asked().has(viewer);
        return zone.id != "rules" || looks || zone.pieces.is_empty();
    };
    let of_owner = |key: &str| list(position, &format!("{owner}.{key}"));
    let own = owner == viewer;
    match (&*zone.id, own) {
        ("hand" | "deck" | "lookout", true) => faces(zone) == of_owner(&zone.id),
        ("hand" | "deck", false) => zone.pieces.is_empty() && zone.hidden as usize == of_owner(&zone.id).len(),
        ("lookout", false) => faces(zone) == of_owner("shown") && zone.pieces.len() == of_owner("lookout").len(),
        ("play", false) => {
            let public = [of_owner("play"), of_owner("shown")].concat();
            faces(zone).iter().all(|face| public.contains(face))
        }
        ("board", false) => zone.pieces.iter().all(|piece| piece.kind != "rule" || piece.face == "back"),
        _ => true,
    }
}

/// Hands, decks, tucked cards, lent cards and made-up rules, in every position that a scenario reaches.
#[test]
fn nobody_sees_more_than_the_table_shows() {
    let mut seen = BTreeSet::new();
    for file in files() {
        let seats = Scenario::read(&file.text).expect("a scenario").seats;
        let ran = file.run(fort(), |shown| {
            let position = shown.position;
            if position.outcome().is_some() {
                return;
            }
            for viewer in (0..seats).map(Seat::new) {
                for zone in &position.scene(Viewer::Seat(viewer)).zones {
                    if !is_discreet(position, zone, viewer) {
                        seen.insert(format!("{}: line {}: {} of another seat", file.name, shown.line, zone.id));
                    }
                }
            }
        });
        // A scenario that fails is reported by its own test.
        ran.ok();
    }
    report(&seen.into_iter().collect::<Vec<_>>());
}
