//! The languages the house speaks, and which of them a reader asked for.

use std::fmt;
use std::str::FromStr;

use icu_locale::{Locale, locale};
use serde::{Deserialize, Serialize};
use unic_langid::{LanguageIdentifier, langid};

/// A language in which every text exists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&'static str")]
pub enum Language {
    #[default]
    En,
    Fr,
    Ru,
    PtBr,
}

impl Language {
    /// In the order in which they are offered.
    pub const ALL: [Language; 4] = [Language::En, Language::Fr, Language::Ru, Language::PtBr];

    /// As written in `lang` attributes, in files and in settings.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Ru => "ru",
            Language::PtBr => "pt-BR",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::Fr => "Français",
            Language::Ru => "Русский",
            Language::PtBr => "Português (Brasil)",
        }
    }

    /// The language a browser or a mail asks for, if it is one of ours: the highest weight, then the earliest. A region
    /// we lack is served by the language's own.
    pub fn negotiate(accept_language: &str) -> Option<Language> {
        let mut best: Option<(Language, u16)> = None;
        for range in accept_language.split(',') {
            let (tag, parameters) = range.split_once(';').unwrap_or((range, ""));
            let primary = tag.trim().split(['-', '_']).next().unwrap_or_default();
            let spoken = Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(&language.tag()[..2]));
            let (Some(language), Some(weight)) = (spoken, weight(parameters)) else { continue };
            if weight > best.map_or(0, |(_, most)| most) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language)
    }

    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// How dates, numbers and lists are written. English readers of this house sit all over the world, so dates have
    /// the day first and the clock runs to 24.
    pub(super) const fn locale(self) -> Locale {
        match self {
            Language::En => locale!("en-GB"),
            Language::Fr => locale!("fr"),
            Language::Ru => locale!("ru"),
            Language::PtBr => locale!("pt-BR"),
        }
    }

    /// For the plural rules.
    pub(super) const fn identifier(self) -> LanguageIdentifier {
        match self {
            Language::En => langid!("en"),
            Language::Fr => langid!("fr"),
            Language::Ru => langid!("ru"),
            Language::PtBr => langid!("pt-BR"),
        }
    }
}

/// Thousandths; 1000 where none is given, None where it cannot be read.
fn weight(parameters: &str) -> Option<u16> {
    let Some(weight) = parameters.split(';').find_map(|parameter| parameter.trim().strip_prefix("q=")) else {
        return Some(1000);
    };
    let weight: f32 = weight.trim().parse().ok()?;
    (0.0..=1.0).contains(&weight).then_some((weight * 1000.0) as u16)
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Not the tag of a language the house speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unspoken;

impl fmt::Display for Unspoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<&str> = Language::ALL.iter().map(|language| language.tag()).collect();
        write!(f, "not a language spoken here: {}", tags.join(", "))
    }
}

impl std::error::Error for Unspoken {}

impl FromStr for Language {
    type Err = Unspoken;

    fn from_str(tag: &str) -> Result<Language, Unspoken> {
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag.trim())).ok_or(Unspoken)
    }
}

impl TryFrom<String> for Language {
    type Error = Unspoken;

    fn try_from(tag: String) -> Result<Language, Unspoken> {
        tag.parse()
    }
}

impl From<Language> for &'static str {
    fn from(language: Language) -> &'static str {
        language.tag()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_reads_as_it_is_written() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
            assert_eq!(Language::ALL[language.index()], language);
        }
        assert_eq!("pt-br".parse(), Ok(Language::PtBr));
        for tag in ["", "e", "pt", "de", "english"] {
            assert_eq!(tag.parse::<Language>(), Err(Unspoken), "{tag}");
        }
    }

    #[test]
    fn the_reader_gets_the_language_asked_for() {
        for (asked, given) in [
            ("ru", Some(Language::Ru)),
            ("fr-CA,en;q=0.8", Some(Language::Fr)),
            ("de-AT, de;q=0.9, pt;q=0.5, en;q=0.7", Some(Language::En)),
            ("pt-PT", Some(Language::PtBr)),
            ("EN_us", Some(Language::En)),
            ("ru;q=0, en;q=0.001", Some(Language::En)),
            ("en ; q=0.5 , ru;q=0.6", Some(Language::Ru)),
            ("fr;q=much, ru;q=0.1", Some(Language::Ru)),
            ("de, *;q=0.1", None),
            ("ruby, enter", None),
            ("", None),
            ("ru;q=7", None),
            (",,;;=,", None),
        ] {
            assert_eq!(Language::negotiate(asked), given, "{asked}");
        }
    }
}
