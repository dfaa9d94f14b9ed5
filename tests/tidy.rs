//! The walls between the rooms of the house, and the lists that must be complete, held by reading the files.
//!
//! Each check is a function that judges text, and is tested on bad text as well, so that it cannot rot unnoticed.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::texts::Texts;

/// What a room may use: other rooms, and crates. Words it may never contain are listed by kind.
struct Room {
    name: &'static str,
    rooms: &'static [&'static str],
    crates: &'static [&'static str],
    never: &'static [&'static [&'static str]],
}

/// Reading the time or the environment; handed in everywhere but in the rooms that know them.
const TIME: &[&str] = &["SystemTime", "Instant::now", "time::Instant", "Timestamp::now", "Zoned::now", "UNIX_EPOCH"];
const ENVIRONMENT: &[&str] = &["std::env", "env::var", "std::process", "std::net", "std::thread"];
const FILES: &[&str] = &["std::fs", "std::io", "File::open", "println!", "eprintln!"];
/// What does not come out the same every time, on every machine.
const CHANCE: &[&str] =
    &["HashMap", "HashSet", "f32", "f64", "OsRng", "SysRng", "thread_rng", "rand::rng", "rand::random"];
const SQL: &[&str] = &["sql_query", "SELECT ", "INSERT INTO", "UPDATE ", "DELETE FROM"];
const HTML: &[&str] = &["<html", "<div", "<form", "</p>", "text/html"];

/// Architecture: arrows point one way. A new room gets a line here.
const ROOMS: &[Room] = &[
    Room {
        name: "engine",
        rooms: &[],
        crates: &["serde", "serde_json", "rand", "hmac", "sha2"],
        never: &[TIME, ENVIRONMENT, FILES, CHANCE, SQL, HTML],
    },
    Room {
        name: "games",
        rooms: &["engine"],
        crates: &["serde", "serde_json"],
        never: &[TIME, ENVIRONMENT, FILES, CHANCE, SQL, HTML],
    },
    Room {
        name: "bots",
        rooms: &["engine", "games"],
        crates: &[],
        never: &[TIME, ENVIRONMENT, FILES, CHANCE, SQL, HTML],
    },
    Room {
        name: "table",
        rooms: &["engine", "bots"],
        crates: &["serde", "serde_json", "sha2", "jiff"],
        never: &[TIME, ENVIRONMENT, FILES, CHANCE, SQL, HTML],
    },
    Room {
        name: "words",
        rooms: &["engine", "table"],
        crates: &[
            "serde",
            "fluent_bundle",
            "fluent_syntax",
            "unic_langid",
            "icu_datetime",
            "icu_decimal",
            "icu_list",
            "icu_locale",
            "jiff",
            "jiff_icu",
            "unicode_width",
            "askama",
            "tracing",
        ],
        never: &[TIME, &["std::env", "std::process", "std::net"], SQL],
    },
    Room {
        name: "people",
        rooms: &["engine"],
        crates: &["serde", "rand", "sha2", "subtle", "argon2", "unicode_normalization", "unicode_security"],
        never: &[TIME, ENVIRONMENT, FILES, SQL, HTML],
    },
    Room {
        name: "store",
        rooms: &["engine", "people", "table"],
        crates: &["serde_json", "diesel", "diesel_migrations", "ring", "thiserror", "tracing", "tokio"],
        never: &[&["SystemTime", "Timestamp::now"], HTML],
    },
    Room {
        name: "house",
        rooms: &["engine", "games", "people", "table", "store", "clock"],
        crates: &["moka", "thiserror", "tracing", "tokio"],
        never: &[TIME, &["std::env", "std::fs"], SQL, HTML],
    },
    Room {
        name: "mail",
        rooms: &["engine", "people", "table", "store", "house", "words"],
        crates: &[
            "serde_json",
            "clap",
            "lettre",
            "askama",
            "jiff",
            "thiserror",
            "tracing",
            "tokio",
            "anyhow",
            "sha2",
            "subtle",
            "mail_parser",
            "html5gum",
            "smtp_proto",
            "unicode_width",
            "unicode_normalization",
        ],
        never: &[&["SystemTime", "Timestamp::now", "std::env"], SQL],
    },
    Room {
        name: "web",
        rooms: &["engine", "people", "table", "store", "house", "words", "mail", "clock"],
        crates: &[
            "serde_json",
            "actix_web",
            "matchit",
            "askama",
            "jiff",
            "tracing",
            "tokio",
            "anyhow",
            "sha2",
            "subtle",
            "moka",
            "rust_embed",
            "governor",
            "prometheus_client",
            "icalendar",
        ],
        never: &[&["SystemTime", "Timestamp::now", "std::env"], SQL],
    },
    Room {
        name: "service",
        rooms: &["engine", "table", "store", "house", "words", "mail", "web", "clock"],
        crates: &["actix_web", "anyhow", "clap", "rlimit", "tokio", "tracing", "tracing_subscriber"],
        never: &[&["SystemTime", "Timestamp::now"], SQL, HTML],
    },
    Room {
        name: "toolbox",
        rooms: &["engine", "games", "bots", "people", "table", "store", "house", "words", "mail", "service", "clock"],
        crates: &["serde", "serde_json", "anyhow", "clap", "clap_complete", "indicatif", "thiserror", "tokio", "jiff"],
        never: &[&["SystemTime", "Timestamp::now"], SQL, HTML],
    },
];

/// Crates of the house, as code names them: a name in a path that is none of these is a module.
fn crates(manifest: &str) -> BTreeSet<String> {
    let dependencies = manifest.lines().skip_while(|line| *line != "[dependencies]").skip(1);
    let names = dependencies.take_while(|line| !line.starts_with('[')).filter_map(|line| line.split_once(" ="));
    names.map(|(name, _)| name.trim().replace('-', "_")).collect()
}

/// The file without comments: prose may speak of anything.
pub fn code(text: &str) -> String {
    let uncommented = text.lines().map(|line| match line.find("//") {
        Some(at) if !line[..at].ends_with(':') => &line[..at],
        _ => line,
    });
    uncommented.collect::<Vec<_>>().join("\n")
}

/// Every `name::` that begins a path.
fn path_roots(code: &str) -> BTreeSet<&str> {
    let mut roots = BTreeSet::new();
    for (at, _) in code.match_indices("::") {
        let before = &code[..at];
        let start = before.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |end| end + 1);
        if !before[..start].ends_with("::") && !before[start..].is_empty() {
            roots.insert(&before[start..]);
        }
    }
    roots
}

/// What follows each `prefix`: the first name, or all first names in braces.
fn named_after<'t>(code: &'t str, prefix: &str) -> BTreeSet<&'t str> {
    let name = |text: &'t str| text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    let mut names = BTreeSet::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        match rest.strip_prefix('{') {
            Some(list) => {
                let mut depth = 0;
                let mut item = 0;
                for (at, sign) in list.char_indices() {
                    match sign {
                        '{' => depth += 1,
                        '}' | ',' if depth == 0 => {
                            names.insert(name(list[item..at].trim_start()));
                            item = at + 1;
                            if sign == '}' {
                                break;
                            }
                        }
                        '}' => depth -= 1,
                        _ => {}
                    }
                }
            }
            None => drop(names.insert(name(rest))),
        }
    }
    names.remove("");
    names
}

/// What this file of a room reaches for that it may not: crates, rooms, words, and the insides of `others`, the games
/// it is no part of.
fn trespasses(room: &Room, others: &BTreeSet<String>, text: &str, crates: &BTreeSet<String>) -> Vec<String> {
    let code = code(text);
    let mut found = Vec::new();
    for root in path_roots(&code) {
        if crates.contains(root) && !room.crates.contains(&root) {
            found.push(format!("the crate {root}"));
        }
    }
    for other in named_after(&code, "crate::") {
        if other != room.name && !room.rooms.contains(&other) && ROOMS.iter().any(|room| room.name == other) {
            found.push(format!("the room {other}"));
        }
    }
    for path in ["games::", "super::"] {
        let named = named_after(&code, path).into_iter().filter(|name| others.contains(*name));
        found.extend(named.map(|other| format!("the game {other}")));
    }
    for word in room.never.iter().copied().flatten() {
        if has_word(&code, word) {
            found.push(format!("`{}`", word.trim()));
        }
    }
    found
}

/// The word, not as a part of a longer one.
fn has_word(code: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word).any(|(at, _)| {
        let (before, after) = (code[..at].chars().next_back(), code[at + word.len()..].chars().next());
        let starts = !word.starts_with(joins) || !before.is_some_and(joins);
        starts && (!word.ends_with(joins) || !after.is_some_and(joins))
    })
}

/// Does a file climb with `super::` past the folder of its room, or of its game?
fn climbs(path: &str, code: &str) -> bool {
    let root = if path.starts_with("src/games/") && path != "src/games/mod.rs" { 3 } else { 2 };
    let depth = path.trim_end_matches("/mod.rs").split('/').count().saturating_sub(root);
    let most = code.match_indices("super::").map(|(at, _)| {
        let before = code[..at].rsplit(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').next();
        before.unwrap_or_default().matches("super::").count() + 1
    });
    most.max().is_some_and(|ups| ups > depth)
}

/// House style of one file.
fn untidy(path: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if !text.starts_with("//!") {
        found.push("does not open with `//!`".into());
    }
    let lines = text.lines().count();
    let data = ["cards.rs", "boards.rs", "schema.rs"].iter().any(|name| path.ends_with(name));
    if lines > 600 && !data {
        found.push(format!("has {lines} lines: look for the second idea"));
    }
    if code(text).split("#[cfg(test)]").next().is_some_and(|code| climbs(path, code)) {
        found.push("climbs past its room with `super::super`".into());
    }
    for word in ["TODO", "FIXME", "XXX", "todo!", "unimplemented!", "dbg!"] {
        if has_word(text, word) {
            found.push(format!("says {word}"));
        }
    }
    found
}

/// Files that lack their partner: `up.sql` without `down.sql`, a letter in text without one in HTML.
fn lonely<'p>(paths: &'p [String], ending: &str, partner: &str) -> Vec<&'p str> {
    let has_partner = |path: &str| {
        let wanted = format!("{}{partner}", path.strip_suffix(ending).unwrap_or(path));
        paths.contains(&wanted)
    };
    let candidates = paths.iter().filter(|path| path.ends_with(ending)).map(String::as_str);
    candidates.filter(|path| !has_partner(path)).collect()
}

/// Languages that a game's folder lacks.
fn missing_languages(paths: &[String], game: &str) -> Vec<String> {
    let wanted = ["en", "fr", "ru", "pt-BR"].map(|language| format!("src/games/{game}/locales/{language}.ftl"));
    wanted.into_iter().filter(|path| !paths.contains(path)).collect()
}

/// Files of rules with neither a test beside them nor a scenario that plays them.
fn untested<'p>(files: &'p [(String, String)], game: &str) -> Vec<&'p str> {
    let of_game = |path: &str| path.contains(&format!("games/{game}/")) || path.contains(&format!("scenarios/{game}"));
    let played = files.iter().any(|(path, _)| of_game(path) && path.contains("scenarios"));
    let rules = files.iter().filter(|(path, text)| {
        of_game(path)
            && path.ends_with(".rs")
            && (path.contains("/rules") || path.contains("/scoring"))
            && text.contains("fn ")
    });
    rules.filter(|(_, text)| !played && !text.contains("#[cfg(test)]")).map(|(path, _)| path.as_str()).collect()
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Every file below a folder, as a path from the root with `/`.
fn files_below(folder: &str) -> Vec<String> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let Ok(entries) = fs::read_dir(folder) else { return };
        for entry in entries {
            let path = entry.expect("readable").path();
            match path.is_dir() {
                true => walk(&path, found),
                false => found.push(path),
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), &mut found);
    let mut paths: Vec<String> = found
        .iter()
        .map(|path| path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/"))
        .collect();
    paths.sort();
    paths
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

pub fn sources() -> Vec<(String, String)> {
    let paths = files_below("src").into_iter().filter(|path| path.ends_with(".rs"));
    paths.map(|path| (path.clone(), read(&path))).collect()
}

/// The folders of games.
fn game_folders() -> BTreeSet<String> {
    let folders = files_below("src/games").into_iter().filter_map(|path| {
        let (folder, _) = path.strip_prefix("src/games/")?.split_once('/')?;
        Some(folder.to_owned())
    });
    folders.collect()
}

#[test]
fn every_wall_stands() {
    let crates = crates(&read("Cargo.toml"));
    assert!(crates.contains("diesel") && crates.contains("actix_web"), "the manifest is read: {crates:?}");
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        let mut parts = path.split('/').skip(1);
        let (first, second) = (parts.next().expect("a file below src"), parts.next());
        if second.is_none() {
            continue;
        }
        let Some(room) = ROOMS.iter().find(|room| room.name == first) else {
            wrong.push(format!("{path}: the room {first} has no line in ROOMS"));
            continue;
        };
        let mut others = game_folders();
        if first == "games" {
            // The registry knows them all; a game knows itself.
            others.retain(|game| second.is_some_and(|second| !second.ends_with(".rs") && second != game));
        }
        let found = trespasses(room, &others, &text, &crates);
        wrong.extend(found.into_iter().map(|what| format!("{path} reaches for {what}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a room may use and none of its files does.
fn unused(room: &Room, texts: &[&str]) -> Vec<String> {
    let codes: Vec<String> = texts.iter().map(|text| code(text)).collect();
    let reached: BTreeSet<&str> = codes.iter().flat_map(|code| named_after(code, "crate::")).collect();
    let named: BTreeSet<&str> = codes.iter().flat_map(|code| path_roots(code)).collect();
    let rooms = room.rooms.iter().filter(|other| !reached.contains(**other)).map(|other| format!("the room {other}"));
    let crates = room.crates.iter().filter(|name| !named.contains(**name)).map(|name| format!("the crate {name}"));
    rooms.chain(crates).collect()
}

#[test]
fn nobody_may_do_what_nobody_does() {
    let sources = sources();
    let mut found = Vec::new();
    for room in ROOMS {
        let folder = format!("src/{}/", room.name);
        let texts: Vec<&str> =
            sources.iter().filter(|(path, _)| path.starts_with(&folder)).map(|(_, text)| text.as_str()).collect();
        found.extend(unused(room, &texts).into_iter().map(|what| format!("{} may use {what}", room.name)));
    }
    assert!(found.is_empty(), "allowances nobody uses:\n{}", found.join("\n"));
}

#[test]
fn an_unused_allowance_is_seen() {
    let room = Room { name: "x", rooms: &["engine", "store"], crates: &["serde", "jiff"], never: &[] };
    let found = unused(&room, &["use crate::{engine::Seat, table};", "use serde::Serialize; // jiff::Zoned"]);
    assert_eq!(found, ["the room store", "the crate jiff"]);
}

#[test]
fn a_hole_in_a_wall_is_seen() {
    let crates: BTreeSet<String> = ["diesel", "actix_web", "serde", "lettre", "tokio", "askama"].map(Into::into).into();
    let others: BTreeSet<String> = ["dig".to_owned()].into();
    let room = |name: &str| ROOMS.iter().find(|room| room.name == name).expect("a room");
    let bad = [
        ("engine", "use diesel::prelude::*;"),
        ("engine", "use std::{fmt, time::Instant};"),
        ("engine", "fn f() -> f64 { 0.5 }"),
        ("engine", "let now = std::time::SystemTime::now();"),
        ("engine", "use std::collections::HashMap;"),
        ("engine", "let text = std::fs::read(path);"),
        ("engine", "use crate::games::GAMES;"),
        ("engine", "let home = std::env::var(\"HOME\");"),
        ("games", "use crate::table::Entry;"),
        ("games", "use crate::{engine::Seat, store};"),
        ("games", "use crate::games::dig::State;"),
        ("games", "use super::super::dig::State;"),
        ("games", "use crate::games::{dig, fort};"),
        ("bots", "tokio::spawn(async {});"),
        ("table", "use diesel::sql_query;"),
        ("table", "let now = Timestamp::now();"),
        ("table", "use actix_web::HttpResponse;"),
        ("words", "use crate::games::find;"),
        ("store", "use crate::web::Page;"),
        ("store", "let page = \"<html>\";"),
        ("mail", "use crate::web;"),
        ("mail", "let rows = diesel::select(x);"),
        ("web", "connection.batch(sql_query(\"x\"))"),
        ("web", "let rows = \"SELECT id FROM entries\";"),
        ("web", "use crate::games::dig::State;"),
        ("toolbox", "let state = games::dig::State::default();"),
    ];
    for (name, text) in bad {
        assert!(!trespasses(room(name), &others, text, &crates).is_empty(), "{name}: {text}");
    }
    let good = [
        ("engine", "//! No HashMap, no diesel::anything.\nuse serde::Serialize;\nuse super::seat::Seat; // f64\n"),
        ("games", "use crate::engine::{Seat, Line};\nuse crate::games::fort::cards;\nuse super::super::fort::state;"),
        ("table", "use crate::engine::Seat;\nuse crate::{bots, engine};\nlet f64x = 1;"),
        ("store", "use diesel::sql_query;\nuse crate::table::Entry;"),
        ("web", "use actix_web::web;\nuse crate::house::House;"),
    ];
    for (name, text) in good {
        assert_eq!(trespasses(room(name), &others, text, &crates), Vec::<String>::new(), "{name}: {text}");
    }
}

#[test]
fn every_file_is_tidy() {
    let found = sources().into_iter().flat_map(|(path, text)| {
        let what = untidy(&path, &text);
        what.into_iter().map(move |what| format!("{path} {what}"))
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn an_untidy_file_is_seen() {
    assert_eq!(untidy("src/x.rs", "//! Good.\nfn f() {}\n"), Vec::<String>::new());
    assert_eq!(untidy("src/x.rs", "fn f() {}\n").len(), 1);
    assert_eq!(untidy("src/x.rs", "//! Good.\n// TODO: later\n").len(), 1);
    assert_eq!(untidy("src/a/x.rs", "//! Good.\nuse super::super::b::B;\n").len(), 1);
    assert_eq!(untidy("src/a/b/x.rs", "//! Good.\nuse super::super::super::c::C;\n").len(), 1);
    assert_eq!(untidy("src/a/mod.rs", "//! Good.\nuse super::b::B;\n").len(), 1);
    assert_eq!(untidy("src/games/a/x.rs", "//! Good.\nuse super::super::b::B;\n").len(), 1);
    assert_eq!(untidy("src/a/b/x.rs", "//! Good.\nuse super::super::d::D;\n"), Vec::<String>::new());
    let long = format!("//! Good.\n{}", "x\n".repeat(601));
    assert_eq!(untidy("src/x.rs", &long).len(), 1);
    assert_eq!(untidy("src/games/x/cards.rs", &long), Vec::<String>::new());
}

#[test]
fn nothing_lacks_its_partner() {
    let (migrations, letters) = (files_below("migrations"), files_below("templates/mail"));
    assert_eq!(lonely(&migrations, "up.sql", "down.sql"), Vec::<&str>::new());
    assert_eq!(lonely(&letters, ".txt", ".html"), Vec::<&str>::new());
}

#[test]
fn a_lonely_file_is_seen() {
    let paths = ["m/1/up.sql", "m/1/down.sql", "m/2/up.sql"].map(str::to_owned);
    assert_eq!(lonely(&paths, "up.sql", "down.sql"), ["m/2/up.sql"]);
}

#[test]
fn every_game_speaks_four_languages() {
    let paths = files_below("src/games");
    for game in game_folders() {
        assert_eq!(missing_languages(&paths, &game), Vec::<String>::new());
    }
    for rules in crate::common::all_games() {
        let info = rules.info();
        let english = Texts::of(info);
        for language in ["en", "fr", "ru", "pt-BR"] {
            let text = info.texts.iter().find(|(tag, _)| *tag == language);
            let text = text.unwrap_or_else(|| panic!("{} has no texts in {language}", info.slug)).1;
            let differences = english.differences(text);
            assert!(differences.is_empty(), "{} in {language}:\n{}", info.slug, differences.join("\n"));
        }
    }
}

#[test]
fn a_missing_language_is_seen() {
    let paths = ["en", "fr", "ru"].map(|language| format!("src/games/fort/locales/{language}.ftl"));
    assert_eq!(missing_languages(&paths, "fort"), ["src/games/fort/locales/pt-BR.ftl"]);
    let english = Texts::read("a = A { $x }\nb = B\n");
    assert_eq!(english.differences("a = { $x } A\nb = B\n"), Vec::<String>::new());
    assert_eq!(english.differences("a = A\nb = B\n").len(), 1);
    assert_eq!(english.differences("a = A { $x }\n").len(), 1);
    assert_eq!(english.differences("a = A { $x }\nb = B\nc = C\n").len(), 1);
}

#[test]
fn every_rule_is_tested() {
    let mut files = sources();
    files.extend(files_below("tests/scenarios").into_iter().map(|path| (path, String::new())));
    files.extend(
        files_below("src/games")
            .into_iter()
            .map(|path| (path, String::new()))
            .filter(|(path, _)| !path.ends_with(".rs")),
    );
    for game in game_folders() {
        assert_eq!(untested(&files, &game), Vec::<&str>::new());
    }
}

#[test]
fn an_untested_rule_is_seen() {
    let file = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let rules = file("src/games/fort/rules.rs", "fn decide() {}");
    let scoring = file("src/games/fort/scoring.rs", "fn score() {}\n#[cfg(test)]\nmod tests {}");
    let files = [rules.clone(), scoring.clone(), file("src/games/dig/scenarios/a.try", "")];
    assert_eq!(untested(&files, "fort"), ["src/games/fort/rules.rs"]);
    let files = [rules, scoring, file("src/games/fort/scenarios/a.try", "")];
    assert_eq!(untested(&files, "fort"), Vec::<&str>::new());
}

/// Files that a table of guesses names in its last column, those first that are not there or not in the room beside them.
fn misleading(guesses: &str, exists: impl Fn(&str) -> bool) -> (usize, Vec<String>) {
    let rows = guesses.lines().filter_map(|line| {
        let [what, room, file] = line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            return None;
        };
        let unquoted = |cell: &str| Some(cell.strip_prefix('`')?.strip_suffix('`')?.to_owned());
        Some((what.to_owned(), unquoted(room)?, unquoted(file)?))
    });
    let rows: Vec<_> = rows.collect();
    let is_there = |room: &str, file: &str| {
        exists(file) && (file.starts_with(&format!("src/{room}/")) || file.starts_with(&format!("{room}/")))
    };
    let wrong = rows.iter().filter(|(_, room, file)| !is_there(room, file));
    (rows.len(), wrong.map(|(what, _, file)| format!("{what}: {file}")).collect())
}

#[test]
fn where_would_i_change_this() {
    let guide = read("CONTRIBUTING.md");
    let section = guide.split("\n## ").find(|section| section.starts_with("Where would I change this?"));
    let (count, wrong) = misleading(section.expect("the guide has such a table"), |file| root().join(file).is_file());
    assert!(wrong.is_empty() && count >= 25, "{count} guesses, {wrong:?}");
}

#[test]
fn a_misleading_guess_is_seen() {
    let guesses = "| x | room | file |\n|---|---|---|\n| a | `web` | `src/web/a.rs` |\n| b | `web` | `src/web/b.rs` |\n| c | `web` | `src/mail/a.rs` |";
    let (count, wrong) = misleading(guesses, |file| file.ends_with("a.rs"));
    assert_eq!((count, wrong), (3, vec!["b: src/web/b.rs".to_owned(), "c: src/mail/a.rs".to_owned()]));
}
