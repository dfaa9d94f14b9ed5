//! A person as the house knows them, and what they chose.

use serde::{Deserialize, Serialize};

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

/// Declares an enum whose values are stored and sent as words.
macro_rules! worded {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            /// In the order in which they are offered; the first is the usual one.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }

            pub fn read(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.word() == word)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }
    };
}
pub(crate) use worded;

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
