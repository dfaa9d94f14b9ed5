//! The binary as an operator uses it: every subcommand, on a real database with real games.

use std::path::Path;
use std::process::Output;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use assert_cmd::cargo::cargo_bin_cmd;
use tincan::clock::Clock;
use tincan::engine::{Dice, Entrant, PerSeat, Ruleset};
use tincan::games::GAMES;
use tincan::house::{House, Reply};
use tincan::store::{Address, Store};
use tincan::table::{Answer, TableCode, Via};

fn tincan(folder: &Path, words: &[&str]) -> Output {
    let mut command = cargo_bin_cmd!("tincan");
    command
        .current_dir(folder)
        .env_remove("TINCAN_DATABASE")
        .env_remove("TINCAN_KEY_FILE")
        .args(words)
        .output()
        .unwrap()
}

fn ok(folder: &Path, words: &[&str]) -> String {
    let output = tincan(folder, words);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{words:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that must fail says: one sentence, never a back-trace.
fn fails(folder: &Path, words: &[&str]) -> String {
    let output = tincan(folder, words);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{words:?} succeeded");
    assert!(!said.contains("panicked") && !said.contains("backtrace") && !said.is_empty(), "{words:?}: {said}");
    said
}

fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

/// A database with one table of a game, played for so many moves or to its end.
fn played(folder: &Path, game: &dyn Ruleset, moves: usize) -> TableCode {
    let store = Store::open(&Address::Sqlite(folder.join("tincan.db"))).unwrap();
    let now = Arc::new(AtomicI64::new(1_700_000_000_000_000));
    let house = House::new(store, GAMES, Clock::Hand(Arc::clone(&now)));
    let announced = wait(house.announce(game.info().slug, &game.usual_options())).unwrap();
    let guests = PerSeat::new(game.info().least_seats.max(2), |_| Entrant::default());
    wait(house.deal(&announced.code, &guests)).unwrap();
    let mut luck = Dice::from_seed(11).stream("toolbox");
    for _ in 0..moves {
        let live = house.table(&announced.code).unwrap();
        let Some(seat) = live.position.asked().iter().next() else { break };
        let words = live.position.sample(seat, &mut luck).unwrap();
        let (ask, key) = (live.standings[seat].ask, live.next.to_string());
        let reply =
            wait(house.answer(&announced.code, &Answer { seat, ask, key: &key, words: &words, via: Via::Site }));
        match reply.unwrap() {
            Reply::Done(_) => {}
            // A window opens its answers together, a little later.
            Reply::Kept => {
                now.fetch_add(3_600_000_000, Ordering::SeqCst);
                wait(house.sweep()).unwrap();
            }
            other => panic!("{words}: {other:?}"),
        }
    }
    announced.code
}

#[test]
fn a_finished_game_is_replayed_exported_judged_and_imported() {
    for game in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path();
        let code = played(here, *game, usize::MAX);
        let code = code.as_str();
        assert!(ok(here, &["verify", "--all"]).starts_with("1 table holds, 0 differ, 0 are"));
        for viewer in ["p1", "p2", "spectator", "everything"] {
            for language in ["en", "fr", "ru", "pt-BR"] {
                let text = ok(here, &["replay", code, "--as", viewer, "--language", language]);
                assert!(text.lines().count() > 5 && !text.contains(&format!("{}-", game.info().slug)), "{text}");
            }
        }
        assert!(ok(here, &["replay", code, "--at", "1"]).len() > 50);
        assert!(fails(here, &["replay", code, "--at", "1000000"]).contains("the latest entry"));
        assert!(fails(here, &["replay", code, "--as", "p8"]).contains("seats"));
        ok(here, &["export", code, "--output", "game.json"]);
        assert!(ok(here, &["verify", "game.json"]).contains("holds"));
        assert_eq!(ok(here, &["--database", "other.db", "import", "game.json"]).trim(), code);
        assert_eq!(ok(here, &["--database", "other.db", "export", code]), ok(here, &["export", code]));
        assert!(fails(here, &["import", "game.json"]).contains("already"));

        let altered =
            std::fs::read_to_string(here.join("game.json")).unwrap().replacen("\"said\":\"", "\"said\":\"x", 3);
        std::fs::write(here.join("altered.json"), altered).unwrap();
        assert!(fails(here, &["verify", "altered.json"]).contains("entry 0"));
        assert!(fails(here, &["--database", "third.db", "import", "altered.json"]).contains("entry 0"));
    }
}

#[test]
fn a_game_in_play_tells_no_secret() {
    for game in GAMES {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path();
        let code = played(here, *game, 5);
        let code = code.as_str();
        let file = ok(here, &["export", code]);
        assert!(!file.contains("\"secret\"") && !file.contains("\"facts\""));
        assert!(ok(here, &["export", code, "--as", "p1"]).lines().count() > 1);
        assert!(fails(here, &["replay", code, "--as", "everything"]).contains("once the game is over"));
        assert!(ok(here, &["export", code, "--whole"]).contains("\"secret\""));
        std::fs::write(here.join("part.json"), file).unwrap();
        assert!(ok(here, &["verify", "part.json"]).contains("the chain of"));
        assert!(fails(here, &["--database", "other.db", "import", "part.json"]).contains("redacted"));
    }
}

#[cfg(unix)]
#[test]
fn the_database_and_its_copies_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    played(folder.path(), GAMES[0], 1);
    ok(folder.path(), &["backup", "copy.db"]);
    for file in ["tincan.db", "copy.db"] {
        let mode = folder.path().join(file).metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
}

#[test]
fn a_backup_is_restored_and_judged() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    played(here, GAMES[0], usize::MAX);
    played(here, GAMES[0], 4);
    assert!(
        ok(here, &["backup", "copy.db"]).contains("tincan.db.key"),
        "it says what the copy is worth nothing without"
    );
    assert!(fails(here, &["backup", "copy.db"]).contains("never overwrites"));
    let said = fails(here, &["--database", "back.db", "restore", "copy.db"]);
    assert!(said.contains("back.db.key") && said.contains("--key-file"), "{said}");
    std::fs::write(here.join("other.key"), "0123456789abcdef".repeat(4)).unwrap();
    let said = fails(here, &["--database", "back.db", "--key-file", "other.key", "restore", "copy.db"]);
    assert!(said.contains("another key"), "{said}");
    assert!(!here.join("back.db").exists() && !here.join("back.db.key").exists());
    let said = ok(here, &["--database", "back.db", "restore", "copy.db", "--key-file", "tincan.db.key"]);
    assert!(said.contains("2 tables hold"), "{said}");
    assert!(fails(here, &["--database", "back.db", "restore", "copy.db"]).contains("exists"));
    assert!(fails(here, &["--database", "new.db", "restore", "nothing.db"]).contains("no backup"));
    std::fs::write(here.join("junk.db"), "this is not a database, but it is long enough to be looked at").unwrap();
    fails(here, &["--database", "new.db", "restore", "junk.db"]);
    assert!(!here.join("new.db").exists());
}

#[test]
fn every_tool_finds_the_same_key_and_makes_none_for_a_used_database() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let code = played(here, GAMES[0], 4);
    std::fs::rename(here.join("tincan.db.key"), here.join("elsewhere.key")).unwrap();
    let code = code.as_str();
    let tools: [&[&str]; 6] = [
        &["verify", "--all"],
        &["replay", code],
        &["export", code, "--whole", "--output", "game.json"],
        &["backup", "copy.db"],
        &["import", "game.json"],
        &["admin", "ana@example.org"],
    ];
    let finds = |words: &[&str]| match words[0] {
        // They fail for reasons of their own.
        "import" => assert!(fails(here, words).contains("already")),
        "admin" => assert!(fails(here, words).contains("nobody has signed in")),
        _ => drop(ok(here, words)),
    };
    for words in tools {
        finds(&[words, &["--key-file", "elsewhere.key"]].concat());
        let said = fails(here, words);
        assert!(said.contains("tincan.db.key") && said.contains("TINCAN_KEY_FILE"), "{words:?}: {said}");
        if words[0] == "backup" {
            std::fs::remove_file(here.join("copy.db")).unwrap();
        }
    }
    let said = fails(here, &["serve", "--listen", "127.0.0.1:0"]);
    assert!(said.contains("tincan.db.key") && said.contains("no password opens"), "{said}");
    assert_eq!(tincan(here, &["ingest"]).status.code(), Some(75), "the message must come again");
    assert!(!here.join("tincan.db.key").exists());
    assert!(ok(here, &["migrate"]).contains("up to date"), "nothing is read for it");
    std::fs::rename(here.join("elsewhere.key"), here.join("tincan.db.key")).unwrap();
    tools.into_iter().for_each(finds);
}

#[test]
fn an_arena_says_who_wins_as_json() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["arena", "dig", "--seats", "2", "--minds", "normal,random", "--games", "4", "--seed", "3", "--json"];
    let summary: serde_json::Value = serde_json::from_str(&ok(folder.path(), &words)).unwrap();
    assert_eq!((&summary["game"], &summary["seats"], &summary["games"]), (&"dig".into(), &2.into(), &4.into()));
    let share = |mind: &str| summary["minds"][mind]["share"].as_f64().unwrap();
    assert!((share("normal") + share("random") - 1.0).abs() < 1e-6, "{summary}");
    for field in ["low", "high", "cpu_ms_p50", "cpu_ms_p99", "steps_p50"] {
        assert!(summary["minds"]["normal"][field].is_number(), "{field}: {summary}");
    }
    assert!(fails(folder.path(), &["arena", "dig", "--minds", "genius,random"]).contains("normal"));
}

#[test]
fn random_games_are_summed_up_as_json() {
    let folder = tempfile::tempdir().unwrap();
    for game in GAMES {
        let slug = game.info().slug;
        let json = ok(folder.path(), &["simulate", slug, "--games", "6", "--seed", "5"]);
        let summary: serde_json::Value = serde_json::from_str(&json).unwrap();
        assert_eq!((&summary["games"], &summary["checked"]), (&6.into(), &true.into()));
        assert!(summary["broken"].as_array().unwrap().is_empty());
        assert!(summary["steps"]["least"].as_i64().unwrap() > 0);
        let again = ok(folder.path(), &["simulate", slug, "--games", "6", "--seed", "5", "--threads", "1"]);
        let again: serde_json::Value = serde_json::from_str(&again).unwrap();
        assert_eq!(again["scores"], summary["scores"], "the same seeds play the same games");
        assert!(fails(folder.path(), &["simulate", slug, "--seats", "9"]).contains("seats"));
        assert!(fails(folder.path(), &["simulate", slug, "--option", "nonsense=1"]).contains("nonsense"));
    }
    assert!(fails(folder.path(), &["simulate", "chess"]).contains("no game is called `chess`"));
}

#[test]
fn scenarios_point_at_the_line_that_broke() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let slug = GAMES[0].info().slug;
    let write = |name: &str, text: &str| std::fs::write(here.join(name), text).unwrap();
    write("good.txt", &format!("# nothing happens\ngame {slug}\nseats 2\nexpect not over\n"));
    assert!(ok(here, &["try", "good.txt"]).contains("good.txt"));
    for (text, line, why) in [
        (format!("game {slug}\nseats 2\nexpect over\n"), 3, "it goes on"),
        (format!("game {slug}\nseats 2\n\nsing\n"), 4, "`sing`"),
        (format!("game {slug}\nseats two\n"), 2, "`two`"),
        (format!("game {slug}\nseats 2\np1: sing a song\n"), 3, "refused"),
        (format!("game {slug}\nseats 2\nposition\n  nonsense = 1\n"), 4, ""),
        ("seats 2\n".to_owned(), 1, "no `game` line"),
    ] {
        write("bad.txt", &text);
        let said = fails(here, &["try", "bad.txt"]);
        assert!(said.contains(&format!("bad.txt, line {line}: ")) && said.contains(why), "{said}");
    }
    assert!(fails(here, &["try", "missing.txt"]).contains("missing.txt"));
    write("bad.txt", &format!("game {slug}\nseats 2\nexpect over\np1: sing\nexpect over\nagain\nexpect over\n"));
    let all = fails(here, &["try", "bad.txt", "missing.txt", "good.txt", "bad.txt"]);
    for line in [3, 4, 7] {
        assert_eq!(all.matches(&format!("bad.txt, line {line}: ")).count(), 2, "{all}");
    }
    assert!(all.contains("missing.txt") && !all.contains("line 5"), "{all}");
}

#[test]
fn a_board_is_proved_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    let board = include_str!("../src/games/strangers/data/board-b.json");
    std::fs::write(here.join("b.json"), board).unwrap();
    let drawn = ok(here, &["board", "check", "b.json", "--svg", "b.svg"]);
    assert!(drawn.contains("b.json is sound") && drawn.contains("SCH") && drawn.contains("===="), "{drawn}");
    assert!(std::fs::read_to_string(here.join("b.svg")).unwrap().starts_with("<svg "));
    std::fs::write(here.join("bad.json"), board.replace("\"school\": \"b5\"", "\"school\": \"b4\"")).unwrap();
    assert!(fails(here, &["board", "check", "bad.json"]).contains("School is no school-bus stop"));
    std::fs::write(here.join("other.json"), "{\"game\": \"fort\"}").unwrap();
    assert!(fails(here, &["board", "check", "other.json"]).contains("are not files"));
}

#[test]
fn what_is_not_there_is_said_plainly() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path();
    assert!(fails(here, &["replay", "7K2QXD"]).contains("no database"));
    assert!(fails(here, &["verify", "missing.json"]).contains("missing.json"));
    assert!(ok(here, &["migrate"]).contains("ran"));
    assert!(ok(here, &["migrate"]).contains("up to date"));
    assert!(fails(here, &["replay", "7K2QXD"]).contains("no table 7K2QXD"));
    assert!(fails(here, &["--database", "mysql://x", "migrate"]).contains("mysql"));
    assert!(fails(here, &["--database", "postgres://nobody@127.0.0.1:1/x", "migrate"]).contains("127.0.0.1:1/x"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(ok(here, &["completions", shell]).contains("simulate"));
    }
    for tool in ["serve", "migrate", "replay", "export", "import", "verify", "simulate", "try", "backup", "restore"] {
        assert!(ok(here, &[tool, "--help"]).contains("Usage"), "{tool}");
    }
}

/// The first of the README's two commands: nothing said, nothing configured.
#[test]
fn without_a_command_the_service_runs_and_says_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let place = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut service = std::process::Command::new(env!("CARGO_BIN_EXE_tincan"))
        .current_dir(folder.path())
        .env_remove("TINCAN_DATABASE")
        .env_remove("TINCAN_KEY_FILE")
        .env_remove("RUST_LOG")
        .env("TINCAN_LISTEN", place.to_string())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(service.stdout.take().unwrap()), &mut said).unwrap();
    service.kill().unwrap();
    service.wait().unwrap();
    assert!(said.contains(&format!("Tincan is at http://{place}/")), "{said}");
    for made in ["tincan.db", "tincan.db.key"] {
        assert!(folder.path().join(made).exists(), "{made}");
    }
}
