//! The numbers of a question: what a letter lists as 1, 2a, 2b and what a reply means by them. Numbers are things, letters
//! the ways to play one, the best first.

use crate::engine::{Ask, Play, Position, Seat, Way};

/// An answer under its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub number: usize,
    /// Which of the plays of one thing it is, if there are several.
    pub letter: Option<char>,
    pub play: Play,
    /// Is it a whole answer? Otherwise more is to be said, or asked back.
    pub whole: bool,
}

impl Offer {
    /// As it is printed and typed: `2`, `2b`.
    pub fn label(&self) -> String {
        format!("{}{}", self.number, self.letter.map_or_else(String::new, String::from))
    }
}

/// More ways to play one thing are not listed: the page has them all.
const MOST_LETTERS: usize = 4;

/// What a question is answered with, as letters print it. A way that no play goes by stands for its beginning.
pub fn offers(position: &dyn Position, seat: Seat, ask: &Ask) -> Vec<Offer> {
    let plays = match position.asked().has(seat) {
        true => position.plays(seat),
        false => crate::engine::play::plain(ask),
    };
    let mut groups: Vec<(Vec<Play>, bool)> = Vec::new();
    for play in plays {
        match groups.last_mut().filter(|(group, _)| is_of_one_thing(ask, &group[0], &play)) {
            Some((group, _)) => group.push(play),
            None => groups.push((vec![play], true)),
        }
    }
    let place = |words: &str| ask.ways.iter().position(|way| way_of(ask, words).is_some_and(|of| of.word == way.word));
    let is_played = |way: &&Way| {
        groups
            .iter()
            .flat_map(|(group, _)| group)
            .any(|play| way_of(ask, &play.words).is_some_and(|of| of.word == way.word))
    };
    let rest: Vec<Play> = ask.ways.iter().filter(|way| !is_played(way)).map(beginning).collect();
    if !rest.is_empty() {
        groups.extend(rest.into_iter().map(|play| (vec![play], false)));
        groups.sort_by_key(|(group, _)| place(&group[0].words));
    }
    let numbered = |(index, (group, whole)): (usize, (Vec<Play>, bool))| {
        let many = group.len() > 1;
        let letters = ('a'..='z').zip(group).take(MOST_LETTERS);
        letters.map(move |(letter, play)| Offer { number: index + 1, letter: many.then_some(letter), play, whole })
    };
    groups.into_iter().enumerate().flat_map(numbered).collect()
}

/// Are these two ways to play one thing, or two fillings of one way?
fn is_of_one_thing(ask: &Ask, one: &Play, other: &Play) -> bool {
    let way = |play: &Play| way_of(ask, &play.words).filter(|way| !way.slots.is_empty()).map(|way| way.word.clone());
    one.on == other.on && (one.on.is_some() || (way(one).is_some() && way(one) == way(other)))
}

fn beginning(way: &Way) -> Play {
    Play::new(way.word.to_string(), way.label.clone()).on(way.on.clone()).gets(way.note.clone())
}

/// The way that words begin with: `play bug` for `play bug + the_moles`. The longest, where one begins with another.
pub fn way_of<'a>(ask: &'a Ask, words: &str) -> Option<&'a Way> {
    let begins = |way: &&Way| {
        let rest = words.trim().strip_prefix(way.word.as_ref());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', ',', ';', '\n']))
    };
    ask.ways.iter().filter(begins).max_by_key(|way| way.word.len())
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
    fn words_belong_to_the_longest_way_they_begin_with() {
        let ask = ask(&["play", "play bug", "pass"]);
        assert_eq!(way_of(&ask, "play bug + x").map(|way| way.word.as_ref()), Some("play bug"));
        assert_eq!(way_of(&ask, "play bug, public").map(|way| way.word.as_ref()), Some("play bug"));
        assert_eq!(way_of(&ask, "play bugs").map(|way| way.word.as_ref()), Some("play"));
        assert_eq!(way_of(&ask, "passing"), None);
    }
}
