//! The texts of the house and of every game: complete in all languages, the same in what they take, and all in use.
//!
//! Each check is a function that returns complaints, and has a control that must complain.

mod parsed;

mod sources;

mod sheets;

mod played;

use std::collections::BTreeMap;

use parsed::{Message, Texts};
use tincan::engine::{Arg, Line};
use tincan::words::catalogue::HOUSE;
use tincan::words::{Catalogue, Language, Names};

/// The texts of one author: the house, or a game.
struct Author {
    /// Every id of a game begins with its slug.
    slug: Option<&'static str>,
    texts: Vec<(&'static str, String)>,
}

fn authors() -> Vec<Author> {
    let house = HOUSE.map(|(language, texts)| (language.tag(), texts.join("\n"))).to_vec();
    let of_game = |info: &'static tincan::engine::Info| Author {
        slug: Some(info.slug),
        texts: info.texts.iter().map(|(tag, text)| (*tag, (*text).to_owned())).collect(),
    };
    let games = crate::common::all_games().into_iter().map(|game| of_game(game.info()));
    [Author { slug: None, texts: house }].into_iter().chain(games).collect()
}

fn parse(author: &Author) -> (BTreeMap<&'static str, Texts>, Vec<String>) {
    let (mut all, mut complaints) = (BTreeMap::new(), Vec::new());
    for (tag, text) in &author.texts {
        let (texts, wrong) = parsed::parse(text);
        complaints.extend(wrong.into_iter().map(|wrong| format!("{tag}: {wrong}")));
        if all.insert(*tag, texts).is_some() {
            complaints.push(format!("{tag}: listed twice"));
        }
    }
    (all, complaints)
}

/// The four languages, the same ids, the same variables; a game's ids begin with its slug.
fn agreement(author: &Author) -> Vec<String> {
    let (all, mut complaints) = parse(author);
    for language in Language::ALL {
        if !all.contains_key(language.tag()) {
            complaints.push(format!("{language}: there is no text"));
        }
    }
    for (tag, texts) in &all {
        if tag.parse::<Language>().is_err() {
            complaints.push(format!("{tag}: not a language of the house"));
        }
        for (other, theirs) in &all {
            for (id, message) in texts {
                match theirs.get(id) {
                    None => complaints.push(format!("{other}: `{id}` is missing, {tag} has it")),
                    Some(their) if their.variables != message.variables => complaints.push(format!(
                        "{tag}: `{id}` uses {:?}, but {other} uses {:?}",
                        message.variables, their.variables
                    )),
                    Some(_) => {}
                }
            }
        }
        if let Some(slug) = author.slug {
            let foreign = texts.keys().filter(|id| !id.strip_prefix(slug).is_some_and(|rest| rest.starts_with('-')));
            complaints.extend(foreign.map(|id| format!("{tag}: `{id}` does not begin with `{slug}-`")));
        }
    }
    complaints
}

/// Plural selectors have every form of the language and no form it never uses.
fn plurals(author: &Author) -> Vec<String> {
    let (all, _) = parse(author);
    let mut complaints = Vec::new();
    for (tag, texts) in all {
        let (needed, allowed): (&[&str], &[&str]) = match tag {
            "ru" => (&["one", "few"], &["one", "few", "many", "other"]),
            "fr" | "pt-BR" => (&["one"], &["one", "many", "other"]),
            _ => (&["one"], &["one", "other"]),
        };
        for (id, message) in texts {
            for selector in message.selectors.iter().filter(|selector| selector.is_plural() && !selector.ordinal) {
                let has = |form: &str| selector.keys.iter().any(|key| key == form);
                let default = if tag == "ru" { has("many") || selector.default == "other" } else { has("other") };
                let missing = needed.iter().any(|form| !has(form)) || !default;
                let idle = selector
                    .keys
                    .iter()
                    .any(|key| parsed::FORMS.contains(&key.as_str()) && !allowed.contains(&key.as_str()));
                if missing || idle {
                    complaints
                        .push(format!("{tag}: `{id}` has the forms {:?} of ${}", selector.keys, selector.variable));
                }
            }
        }
    }
    complaints
}

/// Every message says something in every language, whatever it is told, without a hole.
fn holes(author: &Author) -> Vec<String> {
    let (all, _) = parse(author);
    let texts: Vec<(&str, &str)> = match author.slug {
        Some(_) => author.texts.iter().map(|(tag, text)| (*tag, &*text.clone().leak())).collect(),
        None => Vec::new(),
    };
    let catalogue = match author.slug {
        Some(_) => Catalogue::with_texts(&texts),
        None => Catalogue::new(&[]),
    };
    let mut complaints = Vec::new();
    for (tag, texts) in &all {
        let Ok(language) = tag.parse::<Language>() else { continue };
        let ids = texts.keys();
        for id in ids {
            for line in lines(id, all.values().filter_map(|texts| texts.get(id))) {
                let before = catalogue.faults();
                let said = catalogue.say(language, &line, &Names::default());
                if said.contains(['{', '}']) || said.trim().is_empty() || catalogue.faults() > before {
                    complaints.push(format!("{tag}: {line:?} says `{said}`"));
                }
            }
        }
    }
    complaints
}

/// The message with all kinds of arguments: several numbers where a plural is chosen, every word that selects.
fn lines<'m>(id: &str, messages: impl Iterator<Item = &'m Message>) -> Vec<Line> {
    let mut tried: BTreeMap<String, Vec<Arg>> = BTreeMap::new();
    for message in messages {
        for variable in &message.variables {
            tried.entry(variable.clone()).or_default();
        }
        for selector in &message.selectors {
            let values = tried.entry(selector.variable.clone()).or_default();
            match selector.is_plural() || selector.ordinal {
                true => values.extend([0, 1, 2, 5, 21].map(Arg::Number)),
                false => values.extend(selector.keys.iter().map(|key| Arg::Word(key.clone().into()))),
            }
        }
    }
    let rounds = tried.values().map(Vec::len).max().unwrap_or(0).max(1);
    let args = |round: usize| {
        let value = |values: &Vec<Arg>| match values.len() {
            0 => Arg::Word("x".into()),
            many => values[round % many].clone(),
        };
        tried.iter().map(|(name, values)| (name.clone().into(), value(values))).collect()
    };
    (0..rounds).map(|round| Line { id: id.to_owned().into(), args: args(round) }).collect()
}

fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

fn author(slug: &'static str, texts: [&str; 4]) -> Author {
    let tags = Language::ALL.map(Language::tag);
    Author { slug: Some(slug), texts: tags.into_iter().zip(texts.map(String::from)).collect() }
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    authors().iter().for_each(|author| none(&agreement(author)));
}

#[test]
fn a_language_that_lags_behind_is_found() {
    none(&agreement(&author("g", ["g-a = { $x }"; 4])));
    let differing = |odd: &str| agreement(&author("g", ["g-a = { $x }", "g-a = { $x }", odd, "g-a = { $x }"]));
    for odd in [
        "",
        "g-a = { $y }",
        "g-a = { $x }{ $y }",
        "g-a = x",
        "g-b = { $x }",
        "g-a = { $x",
        "-g-a = x",
        "g-a = { $x }\n .b = c",
    ] {
        assert!(!differing(odd).is_empty(), "{odd}");
    }
    assert!(!agreement(&author("h", ["g-a = { $x }"; 4])).is_empty());
    let mut three = author("g", ["g-a = a"; 4]);
    three.texts.pop();
    assert!(!agreement(&three).is_empty());
    three.texts.push(("de", "g-a = a".into()));
    assert!(agreement(&three).iter().any(|complaint| complaint.contains("not a language")));
    let twice = author("g", ["g-a = a\ng-a = b", "g-a = a", "g-a = a", "g-a = a"]);
    assert!(!agreement(&twice).is_empty());
}

#[test]
fn plural_forms_are_complete() {
    authors().iter().for_each(|author| none(&plurals(author)));
}

#[test]
fn an_incomplete_plural_is_found() {
    let with = |forms: &[&str], default: &str| {
        let mut text = "g-a = { $n ->\n".to_owned();
        forms.iter().for_each(|form| text.push_str(&format!("    [{form}] x\n")));
        format!("{text}   *[{default}] y\n}}")
    };
    let english = with(&["one"], "other");
    let in_russian = |russian: &str| plurals(&author("g", [&english, &english, russian, &english]));
    none(&in_russian(&with(&["one", "few"], "many")));
    none(&in_russian(&with(&["0", "one", "few"], "other")));
    none(&in_russian(&with(&["acted", "shown"], "nothing")));
    for (forms, default) in [(&["one"][..], "other"), (&["few"], "many"), (&["one", "few", "two"], "many")] {
        assert!(!in_russian(&with(forms, default)).is_empty(), "{forms:?} {default}");
    }
    let russian = with(&["one", "few"], "many");
    assert_eq!(plurals(&author("g", [&russian; 4])).len(), 3);
}

#[test]
fn no_message_has_a_hole() {
    authors().iter().for_each(|author| none(&holes(author)));
}

#[test]
fn a_hole_is_found() {
    none(&holes(&author("g", ["g-a = { $x }\ng-b = { g-a }"; 4])));
    for text in
        ["g-a = { g-b }", "g-a = { $x ->\n [one] { g-b }\n *[other] x\n }", "g-a = {\"\"}", "g-a = { FROB($x) }"]
    {
        assert!(!holes(&author("g", [text; 4])).is_empty(), "{text}");
    }
}

/// Refusals that raise their voice.
fn shouts(author: &Author) -> Vec<String> {
    let mut complaints = Vec::new();
    for (tag, text) in &author.texts {
        let mut refuses = false;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '}'])) {
                refuses = id.contains("refusal-");
            }
            if refuses && line.contains('!') {
                complaints.push(format!("{tag}: {line}"));
            }
        }
    }
    complaints
}

#[test]
fn nobody_is_shouted_at() {
    authors().iter().for_each(|author| none(&shouts(author)));
    none(&shouts(&author("g", ["# !\ng-won = yes!\ng-refusal-x = no\ng-end = yes!"; 4])));
    assert!(!shouts(&author("g", ["g-refusal-x = { $n ->\n   *[other] no!\n}"; 4])).is_empty());
}
