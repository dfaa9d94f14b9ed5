//! Files that somebody made up: real games with something changed, chained and promised anew as a forger would.
//!
//! Each is refused, or is a game that holds; none makes the house stumble. `TINCAN_SEEDS=20` forges twenty times as many.

#[path = "../common/mod.rs"]
mod common;
#[path = "../toy/mod.rs"]
mod toy;

mod forger;
mod games;

use std::panic::{AssertUnwindSafe, catch_unwind};

use assert_cmd::cargo::cargo_bin_cmd;
use tincan::engine::{Dice, Stream, Viewer};
use tincan::games::GAMES;
use tincan::house::{House, HouseError};
use tincan::table::fork::{self, Beginning};
use tincan::table::history::Page;
use tincan::table::live::Table;
use tincan::table::{Lineage, PaceName, Seq, TableCode};

use common::{all_games, patience};
use forger::Forger;
use games::{Files, World, wait};

/// Forgeries of each file.
const FORGERIES: usize = 600;
/// Every so many are handed to the program as well.
const HANDED_OVER: usize = 150;

#[test]
fn what_is_forged_is_refused_or_holds() {
    let world = World::new();
    let games: Vec<Files> = all_games().into_iter().map(|rules| world.files(rules)).collect();
    let strangers: Vec<&str> = games.iter().flat_map(Files::all).collect();
    for files in &games {
        let (mut refused, mut held) = (0, 0);
        for (number, real) in files.all().into_iter().enumerate() {
            let elsewhere = World::new();
            // What the fork plays on from is there.
            wait(elsewhere.house.import(&files.finished)).unwrap();
            let count = if real == files.finished { FORGERIES / 20 } else { FORGERIES };
            for seed in 0..count * patience() {
                let name = format!("{}, file {number}, seed {seed}", files.game);
                let mut luck = Dice::from_seed((number << 32 | seed) as u64).stream("forger");
                let forged = Forger { luck: &mut luck, strangers: &strangers }.forge(real);
                let tried = AssertUnwindSafe(|| judged(&elsewhere, &forged, seed));
                let taken = catch_unwind(tried).unwrap_or_else(|_| panic!("{name}: it makes the house stumble"));
                match taken {
                    true => held += 1,
                    false => refused += 1,
                }
                if seed % HANDED_OVER == 0 {
                    handed_over(&files.finished, &forged, taken, &name);
                }
            }
        }
        assert!(refused > held && held > 0, "{}: {refused} refused, {held} held", files.game);
    }
}

/// Has the house take a file in; one that is taken can be looked at, judged, played and played on from.
fn judged(world: &World, file: &str, seed: usize) -> bool {
    let house = &world.house;
    let code = match wait(house.import(file)) {
        Ok(code) => code,
        Err(HouseError::Store(error)) => panic!("the database was to refuse it: {error}"),
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    let row = house.store.table(&code).unwrap().unwrap();
    house.verify(&row).unwrap();
    let live = house.table(&code).unwrap();
    live.position.audit().unwrap();
    for viewer in Viewer::all(live.seats()) {
        live.position.scene(viewer);
        for entry in house.store.entries(row.id, Seq::OPENING).unwrap() {
            entry.told(&*live.position, viewer).unwrap();
        }
    }
    let mut luck = Dice::from_seed(seed as u64).stream("on");
    for _ in 0..3 {
        world.one_move(&code, &mut luck);
    }
    play_on(house, &code, &mut luck);
    true
}

/// Begins a table at any moment of this one, whether or not the site would offer it.
fn play_on(house: &House, code: &TableCode, luck: &mut Stream) {
    let row = house.store.table(code).unwrap().unwrap();
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    let seq = Seq(luck.below(entries.len() as u32));
    house.can_play_on(&row, seq).unwrap();
    let live = house.table(code).unwrap();
    let eyes = *luck.pick(&tincan::engine::Seat::all(live.seats()).collect::<Vec<_>>()).unwrap();
    let lineage = Lineage { table: code.clone(), seq, eyes };
    let beginning = Beginning::of(lineage, entries.iter().map(Page::from)).unwrap();
    let Table { header, secret, rules, .. } = &*live.table;
    let table = Table { header: header.clone(), secret: *secret, rules: *rules, pace: Some(PaceName::Daily.pace()) };
    let rhythms = live.standings.map(|_, _| tincan::table::Rhythm::default());
    fork::open(std::sync::Arc::new(table), &beginning, rhythms, house.now()).unwrap();
}

/// The program says the same as the house, in one sentence.
fn handed_over(origin: &str, forged: &str, taken: bool, name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    std::fs::write(here.join("origin.json"), origin).unwrap();
    std::fs::write(here.join("forged.json"), forged).unwrap();
    let tincan = |words: &[&str]| {
        let mut command = cargo_bin_cmd!("tincan");
        let output = command.current_dir(here).env_remove("TINCAN_DATABASE").args(words).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!said.contains("panicked") && said.lines().count() <= 1, "{name}: {words:?}: {said}");
        output.status.success()
    };
    if !GAMES.iter().any(|rules| origin.contains(&format!("\"game\":\"{}\"", rules.info().slug))) {
        // The program does not have it.
        assert!(!tincan(&["verify", "forged.json"]));
        return;
    }
    assert!(tincan(&["import", "origin.json"]), "{name}");
    let redacted = !forged.contains("\"secret\":");
    let holds = tincan(&["verify", "origin.json", "forged.json"]);
    assert!(holds == taken || redacted, "{name}: the program says {holds}");
    assert_eq!(tincan(&["import", "forged.json"]), taken, "{name}");
}
