//! Which letters somebody wants, and when.

use serde::{Deserialize, Serialize};

use std::str::FromStr;

use serde::Deserializer;

use crate::engine::worded::worded;

worded! {
    /// How letters of one kind come.
    #[derive(Default)]
    How {
        #[default]
        AtOnce = "at-once",
        /// Gathered into one letter at the player's hour.
        Digest = "digest",
        Never = "never",
    }
}

worded! {
    /// What letters are about, as far as somebody can choose. What keeps an account safe always comes.
    Topic {
        /// A question waits.
        Turn = "turn",
        /// A question has waited long.
        Reminder = "reminder",
        /// A game began, ended or took an unusual turn.
        Game = "game",
        Talk = "talk",
        /// Somebody asks to a table.
        Invitation = "invitation",
    }
}

worded! {
    /// What the subject of a letter about a table says.
    #[derive(Default)]
    Subject {
        #[default]
        /// The duty and until when.
        Telling = "telling",
        /// The same for all letters about one table: some mail programs gather by subject.
        Constant = "constant",
    }
}

/// The hours in which letters wait, on the player's own clock. `from` may be later than `to`: a night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    pub from: u8,
    pub to: u8,
}

/// All choices about letters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Mailing {
    #[serde(deserialize_with = "or_usual")]
    pub turn: How,
    #[serde(deserialize_with = "or_usual")]
    pub reminder: How,
    #[serde(deserialize_with = "or_usual")]
    pub game: How,
    #[serde(deserialize_with = "or_usual")]
    pub talk: How,
    #[serde(deserialize_with = "or_usual")]
    pub invitation: How,
    pub quiet: Option<Quiet>,
    /// The hour at which the digest comes.
    pub digest_hour: u8,
    /// A letter about a turn comes if it is still the player's turn after so many minutes.
    pub delay: u16,
    #[serde(deserialize_with = "or_usual")]
    pub subject: Subject,
}

impl Default for Mailing {
    fn default() -> Mailing {
        Mailing {
            turn: How::AtOnce,
            reminder: How::AtOnce,
            game: How::AtOnce,
            talk: How::AtOnce,
            invitation: How::AtOnce,
            quiet: None,
            digest_hour: 8,
            delay: 5,
            subject: Subject::Telling,
        }
    }
}

impl Mailing {
    /// The delays that are offered, in minutes.
    pub const DELAYS: &'static [u16] = &[0, 5, 15, 60];

    pub fn how(&self, topic: Topic) -> How {
        match topic {
            Topic::Turn => self.turn,
            Topic::Reminder => self.reminder,
            Topic::Game => self.game,
            Topic::Talk => self.talk,
            Topic::Invitation => self.invitation,
        }
    }

    pub fn set(&mut self, topic: Topic, how: How) {
        let kept = match topic {
            Topic::Turn => &mut self.turn,
            Topic::Reminder => &mut self.reminder,
            Topic::Game => &mut self.game,
            Topic::Talk => &mut self.talk,
            Topic::Invitation => &mut self.invitation,
        };
        *kept = how;
    }
}

/// A word of a later version is read as the usual one.
fn or_usual<'de, D: Deserializer<'de>, W: FromStr + Default>(from: D) -> Result<W, D::Error> {
    Ok(String::deserialize(from)?.parse().unwrap_or_default())
}
