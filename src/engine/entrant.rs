//! Who sits down, as far as rules and header care.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Who sits down. Filled in by the house when the game starts, public, stored with the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Entrant {
    /// Never finished a game of this kind before. Robots are never new.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub first_time: bool,
    /// Opened the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub host: bool,
    /// None: a person.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "written")]
    pub robot: Option<Robot>,
}

/// A robot on a seat, and which mind of which version it plays with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Robot {
    /// As headers said before robots had levels: `true`. It plays as [`Robot::RANDOM`] does.
    Unnamed,
    /// A level and its version: `random/1`.
    Mind(Cow<'static, str>),
}

impl Robot {
    pub const RANDOM: &'static str = "random/1";

    pub const fn random() -> Robot {
        Robot::Mind(Cow::Borrowed(Robot::RANDOM))
    }

    /// The word for how it plays.
    pub fn mind(&self) -> &str {
        match self {
            Robot::Unnamed => Robot::RANDOM,
            Robot::Mind(word) => word,
        }
    }
}

impl Entrant {
    pub fn is_robot(&self) -> bool {
        self.robot.is_some()
    }
}

/// A header reads back as it was written, byte by byte: the hash chain begins there.
impl Serialize for Robot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Robot::Unnamed => serializer.serialize_bool(true),
            Robot::Mind(word) => serializer.serialize_str(word),
        }
    }
}

fn written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Robot>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Flag(bool),
        Word(String),
    }
    Ok(match Written::deserialize(deserializer)? {
        Written::Flag(false) => None,
        Written::Flag(true) => Some(Robot::Unnamed),
        Written::Word(word) => Some(Robot::Mind(word.into())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_robot_reads_back_as_it_was_written() {
        for text in [r#"{"robot":true}"#, r#"{"host":true,"robot":"hard/2"}"#, "{}"] {
            let read: Entrant = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&read).unwrap(), text);
        }
        let unnamed: Entrant = serde_json::from_str(r#"{"robot":true}"#).unwrap();
        assert_eq!(unnamed.robot.unwrap().mind(), "random/1");
        assert_eq!(serde_json::from_str::<Entrant>(r#"{"robot":false}"#).unwrap(), Entrant::default());
        assert!(serde_json::from_str::<Entrant>(r#"{"robot":3}"#).is_err());
    }
}
