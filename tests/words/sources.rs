//! The texts against the code: nothing said that nobody wrote, nothing written that nobody says.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use tincan::games::GAMES;
use tincan::words::catalogue::HOUSE;
use tincan::words::{Catalogue, Language};

use super::{none, parsed};

/// House ids put together at run time: an id beginning like this counts as used.
const BUILT: &[&str] = &["problem-", "pace-", "vote-", "day-", "clock-meanwhile-", "post-meanwhile-", "orders-until-"];

/// The code and the templates, without their tests.
fn sources() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "templates"] {
        gather(&root.join(folder), &mut files);
    }
    assert!(files.len() > 20, "the code was not found");
    files
}

fn gather(folder: &Path, files: &mut Vec<String>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let kind = path.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
        if path.is_dir() {
            gather(&path, files);
        } else if ["rs", "html", "txt", "xml", "svg"].contains(&kind) {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            files.push(code.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Every `"word-like-this"` in a source, and what stands right before it.
fn quoted(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.match_indices('"').filter_map(|(at, _)| {
        let rest = &source[at + 1..];
        let length = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && !matches!(sign, '-' | '_'))?;
        (length > 0 && rest[length..].starts_with('"')).then(|| (&source[..at], &rest[..length]))
    })
}

fn house_ids() -> BTreeSet<String> {
    let (_, english) = HOUSE[0];
    parsed::parse(&english.join("\n")).0.into_keys().collect()
}

/// House messages that nothing says.
fn unused(ids: &BTreeSet<String>, sources: &[String], built: &[&str]) -> Vec<String> {
    let said: BTreeSet<&str> = sources.iter().flat_map(|source| quoted(source)).map(|(_, word)| word).collect();
    let idle =
        ids.iter().filter(|id| !said.contains(id.as_str()) && !built.iter().any(|prefix| id.starts_with(prefix)));
    idle.map(|id| format!("nothing says `{id}`")).collect()
}

/// Refusals of the house and of listed games, and everything asked of a voice, that nobody wrote.
fn unwritten(sources: &[String], slugs: &[&str], knows: impl Fn(&str) -> bool) -> Vec<String> {
    let ours =
        |id: &str| id.starts_with("refusal-") || slugs.iter().any(|slug| id.starts_with(&format!("{slug}-refusal-")));
    let said = sources.iter().flat_map(|source| quoted(source));
    let said = said.filter(|(before, id)| before.ends_with("text(") || ours(id) && !id.ends_with('-'));
    let missing: BTreeSet<&str> = said.map(|(_, id)| id).filter(|id| !knows(id)).collect();
    missing.into_iter().map(|id| format!("nobody wrote `{id}`")).collect()
}

#[test]
fn every_house_message_is_said() {
    none(&unused(&house_ids(), &sources(), BUILT));
}

#[test]
fn an_idle_message_is_found() {
    let ids: BTreeSet<String> = ["duty-lead", "duty-sleep", "kind-a"].map(String::from).into();
    let sources = [r#"voice.text("duty-lead"); // duty-sleep, 'kind-a'"#.to_owned()];
    assert_eq!(unused(&ids, &sources, &["kind-"]), ["nothing says `duty-sleep`"]);
    assert_eq!(unused(&ids, &sources, &[]).len(), 2);
}

#[test]
fn every_refusal_and_every_phrase_is_written() {
    let catalogue = Catalogue::new(GAMES);
    let slugs: Vec<&str> = GAMES.iter().map(|game| game.info().slug).collect();
    none(&unwritten(&sources(), &slugs, |id| Language::ALL.iter().all(|language| catalogue.knows(*language, id))));
}

#[test]
fn an_unwritten_refusal_is_found() {
    let sources = [r#"Refusal::new("refusal-x"), Line::new("g-refusal-y"), "h-refusal-z", voice.text("w"), format!("refusal-{}", "g-refusal-")"#.to_owned()];
    assert_eq!(unwritten(&sources, &["g"], |_| false).len(), 3);
    none(&unwritten(&sources, &["g"], |_| true));
}
