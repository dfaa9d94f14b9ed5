//! The house speaking to one reader about one table: what templates and letters hold.

use std::fmt;

use crate::engine::{Arg, Line, Seat, SeatSet};
use crate::table::Seq;

use super::catalogue::Catalogue;
use super::language::Language;
use super::names::Names;
use super::{lists, numbers};

/// A language, and names for the seats.
#[derive(Clone, Copy)]
pub struct Voice<'c> {
    catalogue: &'c Catalogue,
    language: Language,
    names: &'c Names,
}

impl<'c> Voice<'c> {
    pub(super) fn new(catalogue: &'c Catalogue, language: Language, names: &'c Names) -> Voice<'c> {
        Voice { catalogue, language, names }
    }

    /// Speaks of those who sat at the table when this entry was made.
    #[must_use]
    pub fn then(&self, seq: Seq) -> Voice<'c> {
        Voice { names: self.names.then(seq), ..*self }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// What a game told, asked or refused, as a sentence.
    pub fn say(&self, line: &Line) -> String {
        self.catalogue.say(self.language, line, self.names)
    }

    /// A message of the house. Templates write `{{ voice.text("table-title") }}`, and with arguments
    /// `{{ voice.text("games-open").number("n", count) }}`.
    pub fn text(&self, id: &str) -> Phrase<'c> {
        Phrase { voice: *self, line: Line::new(id.to_owned()) }
    }

    pub fn number(&self, number: impl Whole) -> String {
        numbers::number(self.language, number.whole())
    }

    pub fn name(&self, seat: Seat) -> String {
        self.names.of(seat).into_owned()
    }

    /// "Ana and Boris".
    pub fn seats(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.name(seat)))
    }

    /// Ready words, joined as the language joins a list.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        lists::joined(self.language, &items.into_iter().collect::<Vec<_>>())
    }
}

/// A message of the house being put together; shown, it is the sentence.
#[derive(Clone)]
pub struct Phrase<'c> {
    voice: Voice<'c>,
    line: Line,
}

impl Phrase<'_> {
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Whole) -> Self {
        self.line = self.line.with(name, Arg::Number(number.whole()));
        self
    }

    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Self {
        self.line = self.line.seat(name, seat);
        self
    }

    /// Words that are ready as they are, or a word that selects a variant.
    #[must_use]
    pub fn word(mut self, name: &'static str, word: impl fmt::Display) -> Self {
        self.line = self.line.word(name, word.to_string());
        self
    }

    /// The text of another message.
    #[must_use]
    pub fn term(mut self, name: &'static str, id: &str) -> Self {
        self.line = self.line.term(name, id.to_owned());
        self
    }
}

impl fmt::Display for Phrase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.voice.say(&self.line))
    }
}

/// Whole numbers of any width, also by reference, which is how templates pass them.
pub trait Whole {
    fn whole(self) -> i64;
}

macro_rules! whole {
    ($($number:ty),+) => {$(
        impl Whole for $number {
            fn whole(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }

        impl Whole for &$number {
            fn whole(self) -> i64 {
                (*self).whole()
            }
        }
    )+};
}

whole!(i64, i32, u64, u32, u16, u8, usize);

#[cfg(test)]
mod tests {
    use askama::Template;

    use super::*;

    #[derive(Template)]
    #[template(
        source = r#"{{ voice.text("refusal-too-long").number("most", most) }}|{{ voice.text("duty-lead") }}|{{ voice.seats(*on) }}"#,
        ext = "txt"
    )]
    struct Page<'p> {
        voice: Voice<'p>,
        most: usize,
        on: SeatSet,
    }

    #[test]
    fn a_template_can_speak() {
        let catalogue = Catalogue::new(&[]);
        let names = ["Ana", "Boris"].into_iter().collect();
        let on = [0, 1].map(Seat::new).into_iter().collect();
        let page = Page { voice: catalogue.voice(Language::En, &names), most: 2_000, on }.render().unwrap();
        let (sentence, rest) = page.split_once('|').unwrap();
        assert!(sentence.contains("2,000"), "{sentence}");
        assert_eq!(rest, "Your turn|Ana and Boris");
        assert_eq!(catalogue.faults(), 0);
    }
}
