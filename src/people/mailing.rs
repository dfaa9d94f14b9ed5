//! Which letters somebody wants, and when.

use serde::{Deserialize, Serialize};

use super::player::worded;

worded! {
    /// How letters of one kind come.
    How {
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
    Subject {
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
    pub turn: How,
    pub reminder: How,
    pub game: How,
    pub talk: How,
    pub invitation: How,
    pub quiet: Option<Quiet>,
    /// The hour at which the digest comes.
    pub digest_hour: u8,
    /// A letter about a turn comes if it is still the player's turn after so many minutes.
    pub delay: u16,
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

/// Stored as their words; a word of a later version is read as the usual one.
macro_rules! stored_as_word {
    ($($name:ty),+) => {$(
        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Ok(<$name>::read(&String::deserialize(from)?).unwrap_or(<$name>::ALL[0]))
            }
        }
    )+};
}
stored_as_word!(How, Subject);
