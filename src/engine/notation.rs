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

/// Words in which names of several words stand as the notation has them: `golden boy`, `Golden-Boy` and `golden_boy` are
/// all `golden_boy`, and an apostrophe is no letter. `names` are spellings and the word each stands for, so that a name
/// may have more than one; the parts of a spelling are joined by `_`.
pub fn named<'n>(words: &str, names: impl Iterator<Item = (&'n str, &'n str)> + Clone) -> String {
    let tidy: String = tidy(words).chars().filter(|sign| !matches!(sign, '\'' | '’' | 'ʼ' | '`')).collect();
    let mut named = String::with_capacity(tidy.len());
    let mut rest = tidy.as_str();
    while !rest.is_empty() {
        let found = names.clone().filter_map(|(spelt, word)| Some((spelling(rest, spelt)?, word)));
        if let Some((length, word)) = found.max_by_key(|(length, _)| *length) {
            named.push_str(word);
            rest = &rest[length..];
        } else {
            let word = rest.find(|sign: char| !is_letter(sign)).unwrap_or(rest.len());
            named.push_str(&rest[..word]);
            rest = &rest[word..];
        }
        let gap = rest.find(is_letter).unwrap_or(rest.len());
        named.push_str(&rest[..gap]);
        rest = &rest[gap..];
    }
    named
}

fn is_letter(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// How much of the text spells this name, from its beginning to the end of a word.
fn spelling(text: &str, spelt: &str) -> Option<usize> {
    let mut rest = text;
    for (index, part) in spelt.split('_').enumerate() {
        if index > 0 {
            let joined = rest.trim_start_matches([' ', '_', '-', '&']);
            rest = Some(joined).filter(|joined| joined.len() < rest.len())?;
        }
        rest = rest.strip_prefix(part)?;
    }
    (!rest.starts_with(is_letter)).then(|| text.len() - rest.len())
}

/// Does the typed text stand for this one, word by word, each typed word a beginning of the full one? The parts of
/// a name count as words of their own, so `moles` and `the_mo` both stand for `the_moles`.
pub fn abbreviates(typed: &str, full: &str) -> bool {
    let (typed, full): (Vec<&str>, Vec<&str>) = (typed.split(' ').collect(), full.split(' ').collect());
    typed.len() == full.len() && typed.iter().zip(&full).all(|(typed, full)| begins(typed, full))
}

/// Is this a beginning of the word, or of a part of the name? A single letter is none, lest a slip of the finger becomes
/// a move: it is understood only where it is all there is to say.
pub fn begins(typed: &str, full: &str) -> bool {
    let is_beginning = |full: &str| full == typed || (typed.chars().nth(1).is_some() && full.starts_with(typed));
    is_beginning(full) || full.match_indices('_').any(|(at, _)| is_beginning(&full[at + 1..]))
}

/// The "no" to words of which only the first is understood, or all of them and more is needed: it names what could have
/// been meant. None if not even the first word begins one of these.
pub fn unfinished<T: Display>(words: &str, all: &[T]) -> Option<Refusal> {
    let tidy = tidy(words);
    let typed: Vec<&str> = tidy.split(' ').collect();
    let full: Vec<String> = all.iter().map(ToString::to_string).collect();
    let agreeing =
        |full: &&String| typed.iter().zip(full.split(' ')).take_while(|(one, other)| begins(one, other)).count();
    let most = full.iter().map(|full| agreeing(&full)).max().filter(|most| *most > 0)?;
    Some(Refusal::unfinished(words.trim(), full.iter().filter(|full| agreeing(full) == most).cloned().collect()))
}

/// The one listed thing that the words stand for: exactly, or as a unique abbreviation.
pub fn listed<T: Display>(words: &str, all: Vec<T>) -> Result<T, Refusal> {
    let typed = tidy(words);
    if all.is_empty() {
        return Err(Refusal::not_asked());
    }
    let fits: Vec<bool> = all.iter().map(|candidate| abbreviates(&typed, &candidate.to_string())).collect();
    let exact = all.iter().position(|candidate| candidate.to_string() == typed);
    let only = fits.iter().position(|fits| *fits).filter(|_| fits.iter().filter(|fits| **fits).count() == 1);
    match exact.or(only) {
        Some(place) => Ok(all.into_iter().nth(place).expect("it was found there")),
        None if fits.contains(&true) => {
            let fitting = all.iter().zip(&fits).filter(|(_, fits)| **fits).map(|(candidate, _)| candidate.to_string());
            Err(Refusal::ambiguous(words.trim(), fitting.collect()))
        }
        None => Err(unfinished(words, &all).unwrap_or_else(|| Refusal::not_offered(words.trim()))),
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
    fn a_single_letter_is_no_beginning_of_a_move() {
        assert_eq!(listed("s", vec!["skip", "play bug"]).unwrap_err().id(), "refusal-not-offered");
        assert_eq!(listed("sk", vec!["skip", "play bug"]), Ok("skip"));
        assert_eq!(listed("dig b", vec!["dig a", "dig b"]), Ok("dig b"));
        assert_eq!(listed("play b", vec!["play bug", "skip"]).unwrap_err().id(), "refusal-unfinished");
    }

    #[test]
    fn half_a_move_is_answered_with_what_could_be_meant() {
        let all = || vec!["dig a", "dig b", "stop"];
        let candidates = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let both = candidates(&["dig a", "dig b"]);
        assert_eq!(listed("dig", all()).unwrap_err(), Refusal::unfinished("dig", both.clone()));
        assert_eq!(listed("Dig z", all()).unwrap_err(), Refusal::unfinished("Dig z", both));
        assert_eq!(listed("stop now", all()).unwrap_err(), Refusal::unfinished("stop now", candidates(&["stop"])));
    }

    #[test]
    fn a_name_is_read_however_its_words_are_joined() {
        let names = [("golden_boy", "golden_boy"), ("icky_sticky", "icky_sticky"), ("old_mans_milk", "milk")];
        for (typed, read) in [
            ("play Golden Boy", "play golden_boy"),
            ("play golden-boy + ICKY & Sticky, public", "play golden_boy + icky_sticky, public"),
            ("recruit p2:golden  boy or tiny", "recruit p2:golden_boy or tiny"),
            ("take Old Man’s milk", "take milk"),
            ("play golden_boy", "play golden_boy"),
            ("play golden boys", "play golden boys"),
            ("play marigolden boy", "play marigolden boy"),
            ("public -1; x", "public -1; x"),
            ("", ""),
        ] {
            assert_eq!(named(typed, names.into_iter()), read, "{typed}");
        }
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
