//! Numbers as a language writes them. Ordinals are messages: they agree with the noun beside them.

use std::sync::LazyLock;

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;

use super::language::Language;

static FORMATS: LazyLock<[DecimalFormatter; 4]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        DecimalFormatter::try_new(language.locale().into(), Default::default())
            .expect("compiled data has our languages")
    })
});

/// A whole number, its digits grouped.
pub fn number(language: Language, number: i64) -> String {
    match number {
        // Nothing to group, and nearly every number of a board game.
        0..1000 => number.to_string(),
        _ => FORMATS[language.index()].format(&Decimal::from(number)).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_as_the_language_does() {
        let all = |wanted| Language::ALL.map(|language| number(language, wanted));
        assert_eq!(all(7), ["7", "7", "7", "7"]);
        assert_eq!(all(-12), ["-12", "-12", "-12", "-12"]);
        assert_eq!(all(12_345), ["12,345", "12\u{202f}345", "12\u{a0}345", "12.345"]);
    }
}
