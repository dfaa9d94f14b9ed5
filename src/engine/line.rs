//! Text without a language: the id of a message and its arguments. `src/words` turns it into a sentence.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::seat::Seat;

/// The id of a message in the `.ftl` files.
pub type MessageId = Cow<'static, str>;

/// One sentence, in no language yet.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Line {
    pub id: MessageId,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// What a message may be told.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// Chooses the plural form.
    Number(i64),
    /// Shown as the name of whoever sits there.
    Seat(Seat),
    /// A name that has its own message: a card, a suit, a zone.
    Term(MessageId),
    /// A sentence inside a sentence.
    Line(Line),
    /// Joined the way the reader's language joins a list.
    List(Vec<Arg>),
    /// Notation, or a fixed word that selects a variant; shown as it is.
    Word(Cow<'static, str>),
}

/// How much a line of the log means to one seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bearing {
    /// A step on the way, left out where only the gist is told.
    Aside,
    Told,
    /// It cost this seat something.
    Harm,
}

impl Line {
    /// Is this argument that seat, or is the seat within it?
    pub fn names(&self, arg: &str, seat: Seat) -> bool {
        self.args.iter().any(|(name, value)| name == arg && value.has(seat))
    }

    pub fn new(id: impl Into<MessageId>) -> Line {
        Line { id: id.into(), args: Vec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: Arg) -> Line {
        self.args.push((name.into(), arg));
        self
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Line {
        self.with(name, Arg::Number(number.into()))
    }

    #[must_use]
    pub fn seat(self, name: &'static str, seat: Seat) -> Line {
        self.with(name, Arg::Seat(seat))
    }

    #[must_use]
    pub fn term(self, name: &'static str, id: impl Into<MessageId>) -> Line {
        self.with(name, Arg::Term(id.into()))
    }

    #[must_use]
    pub fn line(self, name: &'static str, line: Line) -> Line {
        self.with(name, Arg::Line(line))
    }

    #[must_use]
    pub fn list(self, name: &'static str, items: impl IntoIterator<Item = Arg>) -> Line {
        self.with(name, Arg::List(items.into_iter().collect()))
    }

    #[must_use]
    pub fn word(self, name: &'static str, word: impl Into<Cow<'static, str>>) -> Line {
        self.with(name, Arg::Word(word.into()))
    }
}

impl Arg {
    fn has(&self, seat: Seat) -> bool {
        match self {
            Arg::Seat(one) => *one == seat,
            Arg::List(items) => items.iter().any(|item| item.has(seat)),
            Arg::Line(line) => line.args.iter().any(|(_, arg)| arg.has(seat)),
            Arg::Number(_) | Arg::Term(_) | Arg::Word(_) => false,
        }
    }
}
