//! Whom somebody means by a name that they typed: any case, the beginning of it, or the way a sentence bends it.

use unicode_normalization::UnicodeNormalization;

use crate::engine::Seat;
use crate::store::Sitter;

use super::orders::Whom;
use super::vocabulary;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// No name was given.
    Nobody,
    Seat(Seat),
    /// No one at the table is called so, or several are.
    Stranger,
}

/// Fewer letters could mean anybody.
const LEAST: usize = 2;
/// A bent name ends otherwise: «Борис», «Борисом»; «Анна», «Анну».
const ENDING: usize = 2;

impl Named {
    /// Reads a name or a seat (`p2`). Only people are meant.
    pub fn read(whom: &Whom, sitters: &[Sitter]) -> Named {
        let typed = plain(&whom.0);
        let words: Vec<&str> = typed.split_whitespace().collect();
        let small = words.iter().take_while(|word| vocabulary::is_small(word)).count();
        // `about Ana`; but somebody may be called `The Ant`.
        let found = (0..=small).find_map(|skipped| called(&words[skipped..].join(" "), sitters));
        match found {
            Some(seat) => Named::Seat(seat),
            None if small == words.len() => Named::Nobody,
            None => Named::Stranger,
        }
    }
}

fn called(typed: &str, sitters: &[Sitter]) -> Option<Seat> {
    let only = |is_meant: &dyn Fn(&str) -> bool| {
        let people = sitters.iter().filter(|sitter| sitter.player.is_some() && !sitter.is_gone);
        let mut meant = people.filter(|sitter| is_meant(&plain(&sitter.name)));
        meant.next().filter(|_| meant.next().is_none()).map(|sitter| sitter.seat)
    };
    // Whoever left has no name any more.
    let is_person =
        |seat: &Seat| sitters.iter().any(|sitter| sitter.seat == *seat && (sitter.player.is_some() || sitter.is_gone));
    let is_long = typed.chars().count() >= LEAST;
    only(&|name| name == typed)
        .or_else(|| typed.parse().ok().filter(is_person))
        .or_else(|| only(&|name| is_long && name.starts_with(typed)))
        .or_else(|| only(&|name| is_bent(name, typed)))
}

/// Without case, and composed letter by letter.
fn plain(name: &str) -> String {
    name.nfkc().collect::<String>().to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Only Russian bends names: a vowel at the end gives way, a consonant stays.
fn is_bent(name: &str, typed: &str) -> bool {
    let is_russian = |text: &str| text.chars().all(|sign| matches!(sign, 'а'..='я' | 'ё' | ' ' | '-'));
    let stem = name.trim_end_matches(['а', 'я', 'й', 'ь', 'о', 'е']);
    let ending = typed.strip_prefix(stem).filter(|_| stem.chars().count() >= LEAST);
    is_russian(name) && is_russian(typed) && ending.is_some_and(|ending| ending.chars().count() <= ENDING)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::PlayerId;

    fn sitters(names: &[&str]) -> Vec<Sitter> {
        let sitter = |(seat, name): (u8, &&str)| Sitter {
            before: Vec::new(),
            seat: Seat::new(seat),
            player: (*name != "Robot 1").then_some(PlayerId(i64::from(seat) + 1)),
            name: (*name).to_owned(),
            is_gone: *name == "Gone",
        };
        (0..).zip(names).map(sitter).collect()
    }

    #[test]
    fn a_name_means_one_person_or_nobody() {
        let table = sitters(&["Anna", "Анна", "Борис", "Jean Paul", "Jeanne", "Robot 1", "Gone", "The Ant"]);
        let read = |typed: &str| Named::read(&Whom(typed.to_lowercase()), &table);
        let seat = |number| Named::Seat(Seat::new(number));
        for nobody in ["", "for", "про"] {
            assert_eq!(read(nobody), Named::Nobody, "{nobody}");
        }
        for (typed, meant) in [
            ("Anna", 0),
            ("ANNA", 0),
            ("ann", 0),
            ("анну", 1),
            ("Анне", 1),
            ("Бориса", 2),
            ("Борису", 2),
            ("Борисом", 2),
            ("jean paul", 3),
            ("Jean P", 3),
            ("jeanne", 4),
            ("p3", 2),
            ("p7", 6),
            ("for Anna", 0),
            ("за Анну", 1),
            ("The Ant", 7),
            ("about the ant", 7),
        ] {
            assert_eq!(read(typed), seat(meant), "{typed}");
        }
        for stranger in ["jean", "b", "Annette", "Боря", "Борик", "Аня", "robot 1", "gone", "p6", "them", "Annе"]
        {
            assert_eq!(read(stranger), Named::Stranger, "{stranger}");
        }
    }
}
