//! Files that somebody made up: real games with something changed, chained and promised anew as a forger would.
//!
//! Each is refused, or is a game that holds; none makes the house stumble. `TINCAN_SEEDS=20` forges twenty times as many.

mod forger;
mod games;

use std::panic::{AssertUnwindSafe, catch_unwind};

use assert_cmd::cargo::cargo_bin_cmd;
use serde_json::{Value, json};
use tincan::engine::{Dice, Stream, Viewer};
use tincan::games::GAMES;
use tincan::house::{House, HouseError};
use tincan::table::fork::{self, Beginning};
use tincan::table::history::Page;
use tincan::table::live::Table;
use tincan::table::{Cause, Fork, PaceName, Seq, TableCode};

use crate::common::{all_games, patience};
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

/// A change by hand, and what is said about it.
type Trick = (fn(&mut Vec<Value>), &'static str);

/// What is tried with any game.
const TRICKS: &[Trick] = &[
    (|file| file.truncate(1), "entry 0: it is missing"),
    (|file| drop(file.drain(1..file.len() - 1)), "entry 0: a table is dealt once, at its beginning"),
    (|file| file.insert(2, file[1].clone()), "entry 1: a table is dealt once, at its beginning"),
    (|file| file[1]["cause"] = json!("ended"), "entry 0: a table is dealt once, at its beginning"),
    (|file| file[3]["actor"] = json!("p8"), "entry 2: there is no seat p8 at this table"),
    (|file| file[3]["promises"] = json!("p4=1900000000000000"), "entry 2: there is no seat p4 at this table"),
    (|file| file[3]["promises"] = json!("p1=5"), "entry 2: it gives somebody no time"),
    (|file| file[3]["promises"] = json!("p1=9223372036854775807"), "line 4: it says `p1=9223372036854775807`"),
    (|file| file[3]["at"] = json!(i64::MAX), "line 4: no calendar goes as far as that"),
    (|file| file[3]["facts"] = json!("[]"), "entry 2: what followed"),
    (|file| file[3]["said"] = json!("sing"), "entry 2: `sing` is not legal here"),
    (|file| file[0]["guests"] = json!(vec![json!({}); 259]), "at most 8 seats"),
    (|file| file[0]["secret"] = json!("ab".repeat(32)), "entry 0: the deal does not follow from the secret"),
    (|file| file[0]["pace"]["cap"] = json!(i64::MAX), "line 1: no table has such a pace"),
    (|file| file[0]["pace"]["free"] = json!(1), "its pace is not the one that its log was played at"),
    (|file| file[0]["pace"] = json!(null), "its pace is not the one that its log was played at"),
    (|file| file[3]["promises"] = json!("p1:9000000000000/0"), "entry 2: somebody has saved more than the pace allows"),
    (|file| file[3]["promises"] = file[1]["promises"].clone(), "entry 2: no table has such a pace, or not from here"),
];

/// What is tried with a game that plays on from another.
const TRICKS_OF_A_FORK: &[Trick] = &[
    (|file| say(file, |table, _, _| format!("{table} 6 p8")), "or no seat p8"),
    (|file| say(file, |table, _, _| format!("{table} 99999 p2")), "there is no entry 99999 at table"),
    (|file| say(file, |table, _, _| format!("{table} 5 p2")), "entry 0: what it took over is not what stood at table"),
    (|file| say(file, |_, seq, eyes| format!("7K2QXD {seq} {eyes}")), "entry 0: it plays on from table 7K2QXD"),
    (|file| say(file, |_, _, _| "nowhere".into()), "entry 0: it does not say where it comes from"),
    (|file| file[0]["secret"] = json!("ab".repeat(32)), "entry 0: the new deal does not follow from the secret"),
    (|file| file[1]["facts"] = json!("[]"), "entry 0: it takes nothing over"),
    (
        |file| (file[0]["guests"], file[0]["saved"]) = (json!([{}, {}]), json!(null)),
        "another game is played, or by other rules",
    ),
];

fn say(file: &mut [Value], words: fn(&str, &str, &str) -> String) {
    let fork = file[1]["said"].as_str().unwrap().to_owned();
    let [table, seq, eyes] = fork.split(' ').collect::<Vec<_>>()[..] else { panic!("{fork}") };
    file[1]["said"] = json!(words(table, seq, eyes));
}

#[test]
fn every_trick_is_seen_through_and_named() {
    let world = World::new();
    for rules in all_games() {
        let files = world.files(rules);
        let elsewhere = World::new();
        wait(elsewhere.house.import(&files.finished)).unwrap();
        let tricks = TRICKS.iter().map(|trick| (&files.in_play, trick));
        for (real, (change, why)) in tricks.chain(TRICKS_OF_A_FORK.iter().map(|trick| (&files.fork, trick))) {
            let mut luck = Dice::from_seed(3).stream("tricks");
            let mut file = forger::lines(real);
            change(&mut file);
            let forged = Forger { luck: &mut luck, strangers: &[] }.mended(file);
            let said = wait(elsewhere.house.import(&forged)).map_or_else(|error| error.to_string(), |_| "taken".into());
            assert!(said.contains(why), "{}: {said}, not {why}", files.game);
        }
        let mut luck = Dice::from_seed(3).stream("tricks");
        let honest = Forger { luck: &mut luck, strangers: &[] }.mended(forger::lines(&files.fork));
        assert!(judged(&elsewhere, &honest, 0), "a forger who changes nothing has a game that holds");
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
    assert_eq!(live.table.header.guests.values().len(), usize::from(live.seats()));
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    assert!(matches!(entries[0].cause, Cause::Opening | Cause::Forked), "nothing was dealt");
    for viewer in Viewer::all(live.seats()) {
        live.position.scene(viewer);
        for entry in &entries {
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
    house.can_fork(&row, seq).unwrap();
    let live = house.table(code).unwrap();
    let eyes = *luck.pick(&tincan::engine::Seat::all(live.seats()).collect::<Vec<_>>()).unwrap();
    let fork = Fork { table: code.clone(), seq, eyes };
    let beginning = Beginning::of(fork, entries.iter().map(Page::from)).unwrap();
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
