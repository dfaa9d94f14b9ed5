//! The three duties: what a seat is to do now, with its question or whom it waits for.

use serde::{Deserialize, Serialize};

use super::ask::{Ask, Key};
use super::line::Line;
use super::seat::SeatSet;
use super::worded::worded;

/// What a seat is to do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prompt {
    /// The game waits for this seat and it cannot decline.
    Lead(Ask),
    /// The game waits for this seat and it can decline.
    Follow(Ask),
    Wait(Wait),
}

/// Whom the seat waits for. The table adds since when.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wait {
    /// Empty when the game is over.
    pub on: SeatSet,
    /// What those seats are asked, only where that is public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Line>,
    /// A question this seat will be asked and may answer now. The answer stays sealed, is judged again when its
    /// turn comes, and is asked anew if it no longer fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ask>,
}

/// Several seats are asked about one thing, one after the other, and what each answers hangs on what it hides. A slow
/// table opens their answers together, so that no hour tells why somebody passed. Everybody may know all of this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Window {
    /// The same as long as this window is open, and no other window's.
    pub name: Key,
    /// Those who have not answered yet.
    pub seats: SeatSet,
}

worded! {
    /// The word for a duty: the same in subject lines, titles, lists and letters.
    #[derive(PartialOrd, Ord, Hash)]
    Duty {
        Lead = "lead",
        Follow = "follow",
        Wait = "wait",
    }
}

/// A prompt in short: the duty, and the key of the question that is open now or may be answered ahead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brief {
    pub duty: Duty,
    pub key: Option<Key>,
}

impl Prompt {
    /// Everybody rests: the game is over.
    pub fn over() -> Prompt {
        Prompt::Wait(Wait::default())
    }

    pub fn wait(on: SeatSet) -> Prompt {
        Prompt::Wait(Wait { on, question: None, ahead: None })
    }

    pub fn duty(&self) -> Duty {
        match self {
            Prompt::Lead(_) => Duty::Lead,
            Prompt::Follow(_) => Duty::Follow,
            Prompt::Wait(_) => Duty::Wait,
        }
    }

    /// The question that must or may be answered now.
    pub fn ask(&self) -> Option<&Ask> {
        match self {
            Prompt::Lead(ask) | Prompt::Follow(ask) => Some(ask),
            Prompt::Wait(_) => None,
        }
    }

    /// The question that may be answered ahead of its turn.
    pub fn ahead(&self) -> Option<&Ask> {
        match self {
            Prompt::Wait(wait) => wait.ahead.as_ref(),
            _ => None,
        }
    }

    /// The question that can be answered, now or ahead.
    pub fn question(&self) -> Option<&Ask> {
        self.ask().or(self.ahead())
    }

    pub fn into_question(self) -> Option<Ask> {
        match self {
            Prompt::Lead(ask) | Prompt::Follow(ask) => Some(ask),
            Prompt::Wait(wait) => wait.ahead,
        }
    }

    pub fn brief(&self) -> Brief {
        Brief { duty: self.duty(), key: self.question().map(|ask| ask.key.clone()) }
    }
}
