//! The numbers of a question: what a letter lists as 1, 2, 3 and what a reply means by them. There is one order, that
//! of the ways as [`question`](crate::words::sheet::question) writes them.

use std::borrow::Cow;

use crate::engine::{Ask, Way};

/// The way that words begin with: `play bug` for `play bug + the_moles`. The longest, where one begins with another.
pub fn way_of<'a>(ask: &'a Ask, words: &str) -> Option<&'a Way> {
    let begins = |way: &&Way| {
        let rest = words.trim().strip_prefix(way.word.as_ref());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ';', '\n']))
    };
    ask.ways.iter().filter(begins).max_by_key(|way| way.word.len())
}

/// What is meant by words that begin with the number of a way: `2` or `2 + the_moles`. Other words mean themselves.
pub fn spoken<'w>(ask: &Ask, words: &'w str) -> Cow<'w, str> {
    let typed = words.trim_start_matches(['#', '№', ' ']);
    let digits = typed.len() - typed.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let (number, rest) = typed.split_at(digits);
    let rest = rest.strip_prefix(['.', ')', ':']).unwrap_or(rest);
    let way = number.parse::<usize>().ok().and_then(|number| ask.ways.get(number.checked_sub(1)?));
    // A number that goes on as a word (`3rd`) is no number of ours, nor is one that a game uses for itself.
    let plain = rest.is_empty() || rest.starts_with([' ', ';', '+', ',', '\n']);
    match way.filter(|_| plain && way_of(ask, words).is_none()) {
        Some(way) if rest.trim().is_empty() => way.word.as_ref().to_owned().into(),
        Some(way) if rest.starts_with([';', '\n']) => format!("{}{rest}", way.word).into(),
        Some(way) => format!("{} {}", way.word, rest.trim_start()).into(),
        None => words.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Kind, Lapse, Line};

    fn ask(words: &[&'static str]) -> Ask {
        let ways = words.iter().map(|word| Way::new(*word, Line::new(*word))).collect();
        Ask::new("ask", Kind::new("ask"), Line::new("ask"), Line::new("ask"), ways, Lapse::answer("pass"))
    }

    #[test]
    fn a_number_means_the_way_with_that_number() {
        let ask = ask(&["play bug", "play bug_eyes", "pass"]);
        for (typed, meant) in [
            ("1", "play bug"),
            ("3.", "pass"),
            ("#2", "play bug_eyes"),
            ("№ 3)", "pass"),
            ("1 + the_moles", "play bug + the_moles"),
            ("1; public", "play bug; public"),
            ("1\npublic", "play bug\npublic"),
            ("3rd", "3rd"),
            ("0", "0"),
            ("4", "4"),
            ("99999999999999999999999", "99999999999999999999999"),
            ("pass", "pass"),
            ("", ""),
        ] {
            assert_eq!(spoken(&ask, typed), meant, "{typed}");
        }
    }

    #[test]
    fn a_game_s_own_numbers_are_left_alone() {
        let ask = ask(&["2", "1", "pass"]);
        assert_eq!(spoken(&ask, "1"), "1");
        assert_eq!(spoken(&ask, "3"), "pass");
    }

    #[test]
    fn words_belong_to_the_longest_way_they_begin_with() {
        let ask = ask(&["play", "play bug", "pass"]);
        assert_eq!(way_of(&ask, "play bug + x").map(|way| way.word.as_ref()), Some("play bug"));
        assert_eq!(way_of(&ask, "play bugs").map(|way| way.word.as_ref()), Some("play"));
        assert_eq!(way_of(&ask, "passing"), None);
    }
}
