//! What the players of one table are called.

use std::borrow::Cow;

use crate::engine::{PerSeat, Seat};
use crate::table::Seq;

/// The name of each seat. A seat without one is called as it is written: `p3`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    now: PerSeat<String>,
    /// The seat of whoever reads: messages may say "you" for it.
    reader: Option<Seat>,
    /// Who sat there up to, but without, an entry: somebody may have taken over a seat since. Earlier times come first.
    before: Vec<(Seq, Names)>,
}

impl Names {
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        match self.now.get(seat).filter(|name| !name.is_empty()) {
            Some(name) => name.into(),
            None => seat.to_string().into(),
        }
    }

    /// The same, told to whoever sits there.
    #[must_use]
    pub fn read_by(mut self, reader: Option<Seat>) -> Names {
        self.before.iter_mut().for_each(|(_, names)| names.reader = reader);
        Names { reader, ..self }
    }

    /// Does whoever sits there read this?
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// The same seats under other names, up to but without this entry. Earlier times are said first.
    #[must_use]
    pub fn but_before(mut self, until: Seq, names: Names) -> Names {
        self.before.push((until, names));
        self
    }

    /// What the players were called when this entry was made.
    pub fn then(&self, seq: Seq) -> &Names {
        self.before.iter().find(|(until, _)| seq < *until).map_or(self, |(_, names)| names)
    }
}

impl<N: Into<String>> FromIterator<N> for Names {
    /// A name is one line: whatever in it would break or steer a line becomes a space.
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Names {
        let plain = |name: String| {
            let words: String = name.chars().map(|sign| if steers(sign) { ' ' } else { sign }).collect();
            words.trim().to_owned()
        };
        Names { now: names.into_iter().map(|name| plain(name.into())).collect(), reader: None, before: Vec::new() }
    }
}

/// Controls, line breaks, and the marks that turn the direction of writing for the rest of a page.
fn steers(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_plain_line() {
        let names: Names = ["Ana", " \u{202E}Bo\r\nris ", "\u{7}"].into_iter().collect();
        assert_eq!(names.of(Seat::new(0)), "Ana");
        assert_eq!(names.of(Seat::new(1)), "Bo  ris");
        assert_eq!(names.of(Seat::new(2)), "p3");
        assert_eq!(names.of(Seat::new(5)), "p6");
    }

    #[test]
    fn who_sat_there_then_is_who_is_named() {
        let names = |second: &str| ["Ana", second].into_iter().collect::<Names>();
        let now = names("Dan").but_before(Seq(4), names("Bea")).but_before(Seq(9), names("Cleo"));
        let then = |seq| now.then(Seq(seq)).of(Seat::new(1)).into_owned();
        assert_eq!([0, 3, 4, 8, 9, 99].map(then), ["Bea", "Bea", "Cleo", "Cleo", "Dan", "Dan"]);
    }
}
