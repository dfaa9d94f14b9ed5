//! What the players of one table are called.

use std::borrow::Cow;

use crate::engine::{PerSeat, Seat};

/// The name of each seat. A seat without one is called as it is written: `p3`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(PerSeat<String>);

impl Names {
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        match self.0.get(seat).filter(|name| !name.is_empty()) {
            Some(name) => name.into(),
            None => seat.to_string().into(),
        }
    }
}

impl<N: Into<String>> FromIterator<N> for Names {
    /// A name is one line: whatever in it would break or steer a line becomes a space.
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Names {
        let plain = |name: String| {
            let words: String = name.chars().map(|sign| if steers(sign) { ' ' } else { sign }).collect();
            words.trim().to_owned()
        };
        Names(names.into_iter().map(|name| plain(name.into())).collect())
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
}
