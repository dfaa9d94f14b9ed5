//! Reading what a person typed, against what may be done now.

use std::fmt::Display;

use super::refusal::Refusal;

/// The steps of a message: separated by `;` or new lines.
pub fn steps(words: &str) -> impl Iterator<Item = &str> {
    words.split([';', '\n', '\r']).map(str::trim).filter(|step| !step.is_empty())
}

/// Lower case, single spaces, `+ : ,` standing alone or not as the canonical notation has them.
pub fn tidy(words: &str) -> String {
    let mut tidy = String::with_capacity(words.len());
    for word in words.split_whitespace() {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().flat_map(char::to_lowercase));
    }
    tidy
}

/// Does the typed text stand for this one, word by word, each typed word a beginning of the full one? The parts of
/// a name count as words of their own, so `moles` and `the m` both stand for `the_moles`.
pub fn abbreviates(typed: &str, full: &str) -> bool {
    let (typed, full): (Vec<&str>, Vec<&str>) = (typed.split(' ').collect(), full.split(' ').collect());
    typed.len() == full.len() && typed.iter().zip(&full).all(|(typed, full)| begins(typed, full))
}

fn begins(typed: &str, full: &str) -> bool {
    full.starts_with(typed) || full.match_indices('_').any(|(at, _)| full[at + 1..].starts_with(typed))
}

/// The one listed thing that the words stand for: exactly, or as a unique abbreviation.
pub fn listed<T: Display>(words: &str, all: Vec<T>) -> Result<T, Refusal> {
    let typed = tidy(words);
    if all.is_empty() {
        return Err(Refusal::not_asked());
    }
    let mut fitting = Vec::new();
    for candidate in all {
        let full = candidate.to_string();
        if full == typed {
            return Ok(candidate);
        }
        if abbreviates(&typed, &full) {
            fitting.push((full, candidate));
        }
    }
    match fitting.len() {
        0 => Err(Refusal::not_offered(words.trim())),
        1 => Ok(fitting.remove(0).1),
        _ => Err(Refusal::ambiguous(words.trim(), fitting.into_iter().map(|(full, _)| full).collect())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unique_abbreviation_is_understood() {
        let all = vec!["play bug", "play bud", "play the_moles", "pass"];
        assert_eq!(listed("  PLAY  Moles ", all.clone()), Ok("play the_moles"));
        assert_eq!(listed("pa", all.clone()), Ok("pass"));
        assert_eq!(listed("play bug", all.clone()), Ok("play bug"));
        let candidates = listed("pl bu", all.clone()).unwrap_err();
        assert_eq!(candidates, Refusal::ambiguous("pl bu", vec!["play bug".into(), "play bud".into()]));
        assert_eq!(listed("sing", all).unwrap_err().id(), "refusal-not-offered");
        assert_eq!(listed("pass", Vec::<&str>::new()).unwrap_err().id(), "refusal-not-asked");
    }

    #[test]
    fn an_exact_word_wins_over_what_it_begins() {
        assert_eq!(listed("dig a", vec!["dig ab", "dig a"]), Ok("dig a"));
    }

    #[test]
    fn a_message_is_cut_into_steps() {
        assert_eq!(steps("play bug; public\r\n\n private ;").collect::<Vec<_>>(), ["play bug", "public", "private"]);
    }
}
