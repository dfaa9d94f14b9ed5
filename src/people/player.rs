//! A person as the house knows them, and what they chose.

use serde::{Deserialize, Serialize};

use crate::engine::worded::worded;

/// The number of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub i64);

impl std::fmt::Display for PlayerId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A person. Without an address it is a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub id: PlayerId,
    pub name: String,
    pub address: Option<String>,
    pub has_password: bool,
    /// A language tag; None means what the browser asks for.
    pub language: Option<String>,
    /// The language their browser last asked for: letters are written in it while they have chosen none.
    pub heard: Option<String>,
    pub zone: String,
    pub theme: Theme,
    pub pictures: Pictures,
    pub role: Role,
    /// Letters to the address came back; none is sent until the player says so.
    pub is_unreachable: bool,
}

impl Player {
    /// The tag of the language they read, chosen or heard; None if they were never met in any.
    pub fn reads(&self) -> Option<&str> {
        self.language.as_deref().or(self.heard.as_deref())
    }

    pub fn is_guest(&self) -> bool {
        self.address.is_none()
    }
}

worded! {
    /// Light or dark.
    Theme {
        /// As the device has it.
        Auto = "auto",
        Light = "light",
        Dark = "dark",
    }
}

worded! {
    /// How cards are shown.
    Pictures {
        Drawn = "drawn",
        /// Words only.
        Plain = "plain",
    }
}

worded! {
    /// What somebody may do.
    Role {
        Player = "player",
        Admin = "admin",
    }
}
