//! Values that travel as words: in rows, files, forms and letters. One mechanism for all of them.

use std::fmt;

/// A word that this version does not know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "it says `{}`, which this version does not know", self.0)
    }
}

impl std::error::Error for UnknownWord {}

/// Declares an enum whose values are stored and sent as words. `; Rest(Kind)` takes in all words of another one.
macro_rules! worded {
    ($(#[$doc:meta])* $name:ident {
        $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)?
        $(; $(#[$rest_doc:meta])* $rest:ident($inner:ty))?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name { $($(#[$value_doc])* $value,)+ $($(#[$rest_doc])* $rest($inner))? }

        impl $name {
            /// In the order in which they are offered; the first is the usual one.
            pub const ALL: &'static [$name] = &[$($name::$value),+];

            pub const fn word(self) -> &'static str {
                match self { $($name::$value => $word,)+ $($name::$rest(inner) => inner.word())? }
            }

            pub fn read(word: &str) -> Option<$name> {
                let own = $name::ALL.iter().copied().find(|value| value.word() == word);
                $(let own = own.or_else(|| <$inner>::read(word).map($name::$rest));)?
                own
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::engine::worded::UnknownWord;

            fn from_str(word: &str) -> Result<$name, $crate::engine::worded::UnknownWord> {
                $name::read(word).ok_or_else(|| $crate::engine::worded::UnknownWord(word.to_owned()))
            }
        }

        $crate::engine::worded::as_word!($name);
    };
}
pub(crate) use worded;

/// What is written and read as text travels so in files too.
macro_rules! as_word {
    ($($kind:ty),*) => {$(
        impl serde::Serialize for $kind {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $kind {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
pub(crate) use as_word;

#[cfg(test)]
mod tests {
    worded! {
        /// Some.
        Colour { Red = "red", Blue = "blue" }
    }

    worded! {
        /// All of those, and more.
        Thing { Cup = "cup"; /// Anything coloured.
            Coloured(Colour) }
    }

    #[test]
    fn a_word_is_read_as_it_was_written() {
        for thing in [Thing::Cup, Thing::Coloured(Colour::Blue)] {
            assert_eq!((thing.to_string().parse(), Thing::read(thing.word())), (Ok(thing), Some(thing)));
            let file = serde_json::to_string(&thing).unwrap();
            assert_eq!((file.as_str(), serde_json::from_str(&file).ok()), (&*format!("\"{thing}\""), Some(thing)));
        }
        assert!("green".parse::<Thing>().is_err() && serde_json::from_str::<Thing>("\"green\"").is_err());
        assert_eq!(Colour::ALL, [Colour::Red, Colour::Blue]);
    }
}
