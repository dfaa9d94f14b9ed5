//! A standing order: an answer given ahead to a *kind* of question.
//!
//! What kind a question is, everybody may know; so whether an order speaks tells nothing of a hand. What it says is a list
//! of answers, the best first, ending in whatever declines: so it never stops to ask because of the hand.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Ask, Kind};

/// More of them are no help to anybody.
pub const MOST_ORDERS: usize = 20;
const MOST_WORDS: usize = 300;

/// Declines, where a question can be declined.
pub const PASS: &str = "pass";
/// A normal robot's answer, made of what this seat may know.
pub const SENSIBLY: &str = "sensibly";
/// No order here: cuts an exception out of a wider one below it.
pub const ASK: &str = "ask";
/// Every question off turn.
pub const ANYTHING: &str = "anything";

/// One standing order. Of a seat's list the first that fits a question answers it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// The word of the kind, then tags that must all be there.
    pub when: Vec<String>,
    /// Notation, with `or` between what is tried in turn.
    pub say: String,
    pub until: Until,
}

/// How long an order stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Until {
    /// Until its owner's next turn.
    #[default]
    Turn,
    /// For one question.
    Once,
    Pinned,
}

impl Until {
    pub const ALL: [Until; 3] = [Until::Turn, Until::Once, Until::Pinned];

    pub const fn word(self) -> &'static str {
        match self {
            Until::Turn => "turn",
            Until::Once => "once",
            Until::Pinned => "pinned",
        }
    }

    pub fn read(word: &str) -> Option<Until> {
        Until::ALL.into_iter().find(|until| until.word() == word)
    }
}

/// Words that are no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOrder;

impl Order {
    /// Reads `follow advance: follow any or pass`, with or without `when`.
    pub fn read(words: &str, until: Until) -> Result<Order, NoOrder> {
        let words = words.trim().to_lowercase();
        let (when, say) = words.split_once(':').ok_or(NoOrder)?;
        let mut when: Vec<String> = when.split_whitespace().map(str::to_owned).collect();
        if when.first().is_some_and(|word| word == "when") {
            when.remove(0);
        }
        let say = say.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_plain = |word: &String| word.chars().all(|sign| sign.is_ascii_alphanumeric() || "-_".contains(sign));
        match !when.is_empty() && !say.is_empty() && words.len() <= MOST_WORDS && when.iter().all(is_plain) {
            true => Ok(Order { when, say, until }),
            false => Err(NoOrder),
        }
    }

    /// Does it speak to this question? Hangs on nothing but what everybody may know.
    pub(super) fn fits(&self, ask: &Ask) -> bool {
        let Kind { word, tags } = &ask.kind;
        let (kind, wanted) = self.when.split_first().expect("an order has a kind");
        let is_kind = if kind == ANYTHING { !ask.lapse.costs_the_seat() } else { kind == word };
        is_kind && wanted.iter().all(|tag| tags.iter().any(|known| known == tag))
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} when {}: {}", self.until.word(), self.when.join(" "), self.say)
    }
}

impl FromStr for Order {
    type Err = NoOrder;

    fn from_str(line: &str) -> Result<Order, NoOrder> {
        let (until, words) = line.split_once(' ').ok_or(NoOrder)?;
        Order::read(words, Until::read(until).ok_or(NoOrder)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_reads_as_it_is_written() {
        let order = Order::read("When  follow Advance:  follow any  or pass", Until::Once).unwrap();
        assert_eq!(order.to_string(), "once when follow advance: follow any or pass");
        assert_eq!(order.to_string().parse(), Ok(order));
        for wrong in ["follow", ": pass", "follow:", "when: pass", "follow <b>: pass"] {
            assert_eq!(Order::read(wrong, Until::Turn), Err(NoOrder), "{wrong}");
        }
    }
}
