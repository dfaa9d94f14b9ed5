//! No cycles between files: whoever reads a file can read what it builds on first.
//!
//! A file depends on what its `use` lines and paths name. `mod` and `pub use` lines of a `mod.rs` are a signboard, not a
//! dependency: a name that is handed on is looked up where it is made.

use std::collections::{BTreeMap, BTreeSet};

/// A module by its path: `["table", "live"]`.
type Module = Vec<String>;

/// Files that lean on each other and are one idea all the same, or whose knot is still to be cut. Only fewer.
const KNOTS: &[&[&str]] = &[
    // A game is judged on a draft of itself.
    &["engine/draft", "engine/game"],
    &["words/catalogue", "words/voice"],
    &["mail/deciding", "mail/seated"],
    &["mail/reading", "mail/reading/matching"],
    // The house has its thinkers, and they think about its tables.
    &["house", "house/thinkers"],
    &["mail/inbound", "mail/inbound/answer", "mail/inbound/company", "mail/inbound/judge", "mail/inbound/wishes"],
];

/// Games whose rules are still knotted.
const KNOTTED_GAMES: &[&str] = &["demons", "dig", "fort", "strangers"];

/// What a file names, as it stands there: whether it is handed on, and the path.
fn named(text: &str) -> Vec<(bool, Vec<String>)> {
    let code = super::tidy::code(text.split("#[cfg(test)]").next().unwrap_or_default());
    // For whom something is made is no dependency.
    let mut parts = code.split("pub(in ");
    let first = parts.next().unwrap_or_default().to_owned();
    let code = parts.fold(first, |code, part| code + "pub " + part.split_once(") ").map_or(part, |(_, rest)| rest));
    let mut found = Vec::new();
    let mut body = String::new();
    let mut statement: Option<(bool, String)> = None;
    for line in code.lines() {
        let begins = line.trim_start();
        let shown = begins.strip_prefix("pub").map(|rest| rest.split_once(' ').map_or(rest, |(_, rest)| rest));
        if statement.is_none()
            && let Some(tree) = shown.unwrap_or(begins).strip_prefix("use ")
        {
            statement = Some((shown.is_some(), tree.to_owned()));
        } else if let Some((_, tree)) = &mut statement {
            tree.push_str(line);
        } else {
            body.push_str(line);
            body.push('\n');
        }
        if let Some((shown, tree)) = statement.take_if(|(_, tree)| tree.contains(';')) {
            let tree = tree.split(';').next().unwrap_or_default().to_owned();
            spread(&tree, &[], &mut |path| found.push((shown, path)));
        }
    }
    let joins = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    for path in body.split(|c: char| !joins(c)).filter(|path| path.contains("::") && !path.starts_with(':')) {
        found.push((false, path.split("::").map(str::to_owned).collect()));
    }
    found
}

/// Every path of a tree such as `a::{b, c::{d, e}}`.
fn spread(tree: &str, before: &[String], found: &mut dyn FnMut(Vec<String>)) {
    let parts =
        |text: &str| text.split("::").map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect();
    let Some((head, rest)) = tree.split_once('{') else {
        let name: Vec<String> = parts(tree.split(" as ").next().unwrap_or_default());
        return found([before, &name].concat());
    };
    let head: Vec<String> = parts(head);
    let before = [before, &head].concat();
    let (mut depth, mut item) = (0, String::new());
    for sign in rest.rsplit_once('}').map_or(rest, |(inside, _)| inside).chars().chain([',']) {
        match sign {
            ',' if depth == 0 => {
                if !item.trim().is_empty() {
                    spread(&item, &before, found);
                }
                item.clear();
                continue;
            }
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        item.push(sign);
    }
}

/// Which module a file is.
fn module(path: &str) -> Module {
    let path = path.strip_prefix("src/").unwrap_or(path).trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(path);
    path.split('/').filter(|part| *part != "lib").map(str::to_owned).collect()
}

/// A file: its module, whether it is the front of a folder, and the paths it names, each with whether it hands them on.
type Read = (Module, bool, Vec<(bool, Vec<String>)>);

/// Which file depends on which others.
fn dependencies(files: &[(String, String)]) -> BTreeMap<Module, BTreeSet<Module>> {
    let files: Vec<Read> = files
        .iter()
        .filter(|(path, _)| path != "src/main.rs" && path != "src/lib.rs")
        .map(|(path, text)| (module(path), path.ends_with("/mod.rs"), named(text)))
        .collect();
    let modules: BTreeSet<&Module> = files.iter().map(|(module, ..)| module).collect();
    let absolute = |from: &Module, path: &[String]| -> Option<Vec<String>> {
        let ups = path.iter().take_while(|part| *part == "super").count();
        match path.first()?.as_str() {
            "crate" => Some(path[1..].to_vec()),
            "self" => Some([from, &path[1..]].concat()),
            "super" => Some([&from[..from.len().checked_sub(ups)?], &path[ups..]].concat()),
            first => {
                let child = [from.as_slice(), &[first.to_owned()]].concat();
                modules.contains(&child).then(|| [from.as_slice(), path].concat())
            }
        }
    };
    let mut handed_on: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
    for (module, _, named) in &files {
        for (_, path) in named.iter().filter(|(shown, _)| *shown) {
            if let (Some(whole), Some(name)) = (absolute(module, path), path.last()) {
                handed_on.insert([module.as_slice(), std::slice::from_ref(name)].concat(), whole);
            }
        }
    }
    let made_in = |mut path: Vec<String>| -> Option<Module> {
        for _ in 0..8 {
            let length = (1..=path.len()).rev().find(|length| modules.contains(&path[..*length].to_vec()))?;
            match path.get(..=length).and_then(|name| handed_on.get(name)) {
                Some(whole) if whole[..] != path[..=length] => path = [whole.as_slice(), &path[length + 1..]].concat(),
                _ => return Some(path[..length].to_vec()),
            }
        }
        None
    };
    let edges = files.iter().map(|(module, is_signboard, named)| {
        let counted = named.iter().filter(|(shown, _)| !(*shown && *is_signboard));
        let found = counted.filter_map(|(_, path)| made_in(absolute(module, path)?)).filter(|other| other != module);
        (module.clone(), found.collect())
    });
    edges.collect()
}

/// Files that depend on themselves by way of others, in groups.
fn cycles(edges: &BTreeMap<Module, BTreeSet<Module>>) -> Vec<Vec<String>> {
    let reached = |from: &Module| {
        let mut seen: BTreeSet<&Module> = BTreeSet::new();
        let mut next: Vec<&Module> = edges[from].iter().collect();
        while let Some(module) = next.pop() {
            if seen.insert(module) {
                next.extend(edges.get(module).into_iter().flatten());
            }
        }
        seen
    };
    let reach: BTreeMap<&Module, BTreeSet<&Module>> = edges.keys().map(|module| (module, reached(module))).collect();
    let mut groups: BTreeSet<Vec<String>> = BTreeSet::new();
    for (module, seen) in &reach {
        let group: BTreeSet<&Module> = seen.iter().copied().filter(|other| reach[*other].contains(module)).collect();
        if group.len() > 1 {
            groups.insert(group.into_iter().map(|module| module.join("/")).collect());
        }
    }
    groups.into_iter().collect()
}

fn is_known(group: &[String]) -> bool {
    let of_game = |game: &str| {
        let folder = format!("games/{game}");
        group.iter().all(|file| *file == folder || file.starts_with(&format!("{folder}/")))
    };
    let in_knot = |knot: &&[&str]| group.iter().all(|file| knot.contains(&file.as_str()));
    KNOTTED_GAMES.iter().any(|game| of_game(game)) || KNOTS.iter().any(in_knot)
}

#[test]
fn no_file_depends_on_itself_by_way_of_others() {
    let edges = dependencies(&super::tidy::sources());
    assert!(edges[&module("src/house/mod.rs")].contains(&module("src/table/live.rs")), "paths are understood");
    let found = cycles(&edges);
    let new: Vec<&Vec<String>> = found.iter().filter(|group| !is_known(group)).collect();
    assert!(new.is_empty(), "these files depend on each other:\n{new:#?}");
    let untied = |knot: &&&[&str]| !found.iter().any(|group| group.iter().all(|file| knot.contains(&file.as_str())));
    let untied: Vec<_> = KNOTS.iter().filter(untied).collect();
    assert!(untied.is_empty(), "cut by now, and to be taken off the list: {untied:?}");
}

#[test]
fn a_cycle_is_seen() {
    let file = |path: &str, text: &str| (format!("src/{path}.rs"), text.to_owned());
    let found = |files: &[(String, String)]| cycles(&dependencies(files));
    let signboard = file("a/mod", "mod x;\nmod y;\npub use x::One;\npub use y::{Two, Three as Third};");
    let straight = [signboard.clone(), file("a/x", "pub struct One;"), file("a/y", "use super::One;\npub struct Two;")];
    assert_eq!(found(&straight), Vec::<Vec<String>>::new(), "a signboard is no dependency");
    let round = [signboard, file("a/x", "use super::{Two, other};"), file("a/y", "fn f() -> crate::a::x::One {}")];
    assert_eq!(found(&round), [["a/x", "a/y"]]);
    let through = [file("a/mod", "use x::One;\npub struct Root;"), file("a/x", "use super::Root;")];
    assert_eq!(found(&through), [["a", "a/x"]]);
    let shown = [file("a/mod", "use x::One;"), file("a/x", "pub(in crate::a) struct One;")];
    assert_eq!(found(&shown), Vec::<Vec<String>>::new(), "for whom something is made is no dependency");
    let tests = [file("b", "use crate::c::C;"), file("c", "struct C;\n#[cfg(test)]\nmod tests { use crate::b::B; }")];
    assert_eq!(found(&tests), Vec::<Vec<String>>::new(), "tests may look anywhere");
}
