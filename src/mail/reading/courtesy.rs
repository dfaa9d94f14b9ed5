//! What people write around their answer and does not change it: greetings, thanks, "I'd like to", a name below. Whatever
//! is not listed here stays, so that a "not", an "if" or a "maybe" is never overlooked.

use crate::words::Language;

use super::tokens::{Token, tokens};

/// Phrases without meaning for the answer, one a line, in all languages; the longest that fits is taken.
const PHRASES: &str = include_str!("courtesy.txt");

/// After these a name is the name of whoever is greeted.
const GREETINGS: &[&str] = &[
    "hi",
    "hello",
    "hey",
    "dear",
    "morning",
    "evening",
    "bonjour",
    "bonsoir",
    "salut",
    "coucou",
    "cher",
    "chere",
    "привет",
    "здравствуи",
    "здравствуите",
    "утро",
    "день",
    "вечер",
    "oi",
    "ola",
    "dia",
    "tarde",
    "noite",
    "caro",
    "cara",
];

/// Small words that join others, by language; English ones everywhere. They may be part of a label, and are looked over
/// where they are not.
const SMALL: [(Language, &[&str]); 4] = [
    (
        Language::En,
        &[
            "the", "a", "an", "in", "from", "with", "of", "and", "my", "to", "card", "action", "actions", "stack",
            "dice", "s",
        ],
    ),
    (
        Language::Fr,
        &[
            "le", "la", "les", "l", "de", "du", "des", "d", "dans", "en", "avec", "et", "m", "carte", "une", "un",
            "depuis", "mon", "ma", "au",
        ],
    ),
    (
        Language::Ru,
        &[
            "в",
            "из",
            "с",
            "со",
            "на",
            "и",
            "деиствие",
            "деиствия",
            "карту",
            "карта",
            "картои",
            "кубики",
            "стопка",
            "стопке",
            "стопку",
        ],
    ),
    (
        Language::PtBr,
        &[
            "o", "a", "os", "as", "do", "da", "no", "na", "de", "em", "com", "e", "um", "uma", "carta", "acao",
            "acoes", "monte", "pilha",
        ],
    ),
];

pub fn is_small(word: &str, language: Language) -> bool {
    SMALL.iter().any(|(spoken, words)| [Language::En, language].contains(spoken) && words.contains(&word))
}

/// A line without a smile at its end.
pub fn unsmiling(line: &str) -> &str {
    const SMILES: &[&str] =
        &[":)", ":-)", ";)", ";-)", ":D", ":-D", ":P", "=)", "^^", "))", ")))", "🙂", "😀", "😉", "👍"];
    let line = line.trim_end();
    let bare = SMILES.iter().filter_map(|smile| line.strip_suffix(smile)).min_by_key(|line| line.len());
    bare.map_or(line, |bare| bare.trim_end_matches([' ', ',']))
}

/// The words of a line without what is only polite. Words for which `keeps` says so stay: a stack may be called A.
pub fn without(line: &[Token], names: &[String], keeps: &dyn Fn(&str) -> bool) -> Vec<Token> {
    let phrases: Vec<Vec<String>> = phrases();
    let mut left: Vec<(Token, bool)> = Vec::new();
    let mut at = 0;
    let mut greeted = false;
    while at < line.len() {
        let begins = |phrase: &&Vec<String>| {
            phrase.len() <= line.len() - at && phrase.iter().zip(&line[at..]).all(|(word, token)| *word == token.plain)
        };
        let longest = phrases.iter().filter(begins).max_by_key(|phrase| phrase.len());
        if let Some(phrase) = longest.filter(|phrase| phrase.len() > 1 || !keeps(&line[at].plain)) {
            greeted = greeted || phrase.iter().any(|word| GREETINGS.contains(&word.as_str()));
            at += phrase.len();
            continue;
        }
        let is_name = names.contains(&line[at].plain);
        if !(is_name && greeted) {
            left.push((line[at].clone(), is_name));
            greeted = false;
        }
        at += 1;
    }
    // A name alone is a signature.
    match left.iter().all(|(_, is_name)| *is_name) {
        true => Vec::new(),
        false => left.into_iter().map(|(token, _)| token).collect(),
    }
}

fn phrases() -> Vec<Vec<String>> {
    let line = |line: &str| tokens(line).into_iter().map(|token| token.plain).collect::<Vec<_>>();
    PHRASES.lines().filter(|text| !text.starts_with('#')).map(line).filter(|words| !words.is_empty()).collect()
}
