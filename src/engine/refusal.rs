//! A kind "no": what a player asked for cannot be done, and why. Shown verbatim in the reader's language.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::line::{Arg, Line, MessageId};

/// The player's own kind of error. It changes nothing and loses nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Refusal(pub Line);

/// Nobody reads a longer list inside a sentence.
const MOST_CANDIDATES: usize = 12;

impl Refusal {
    pub fn new(id: impl Into<MessageId>) -> Refusal {
        Refusal(Line::new(id))
    }

    /// The seat was not asked anything.
    pub fn not_asked() -> Refusal {
        Refusal::new("refusal-not-asked")
    }

    /// Nothing the game knows reads like this.
    pub fn unreadable(words: &str) -> Refusal {
        Refusal(Line::new("refusal-unreadable").word("words", words.to_owned()))
    }

    /// Readable, yet not among what may be done now.
    pub fn not_offered(words: &str) -> Refusal {
        Refusal(Line::new("refusal-not-offered").word("words", words.to_owned()))
    }

    /// Could mean several things: here they are.
    pub fn ambiguous(words: &str, candidates: Vec<String>) -> Refusal {
        let candidates = candidates.into_iter().map(|words| Arg::Word(words.into()));
        Refusal(Line::new("refusal-ambiguous").word("words", words.to_owned()).list("candidates", candidates))
    }

    /// The beginning is understood, the rest is missing or is not: here is what could be said.
    pub fn unfinished(words: &str, candidates: Vec<String>) -> Refusal {
        let candidates = candidates.into_iter().take(MOST_CANDIDATES).map(|words| Arg::Word(words.into()));
        Refusal(Line::new("refusal-unfinished").word("words", words.to_owned()).list("candidates", candidates))
    }

    /// The words are not on the list of what may be done now, whole or in part: a game may know better why not.
    pub fn is_off_the_list(&self) -> bool {
        matches!(self.id(), "refusal-not-offered" | "refusal-unfinished")
    }

    pub fn id(&self) -> &str {
        &self.0.id
    }
}

impl From<Line> for Refusal {
    fn from(line: Line) -> Refusal {
        Refusal(line)
    }
}

/// For the operator's eyes only: players read the translated line.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.id)?;
        for (name, arg) in &self.0.args {
            write!(f, " {name}={arg:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
