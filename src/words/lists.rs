//! Lists as a language joins them.

use std::sync::LazyLock;

use icu_list::ListFormatter;

use super::language::Language;

static FORMATS: LazyLock<[ListFormatter; 4]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        ListFormatter::try_new_and(language.locale().into(), Default::default())
            .expect("compiled data has our languages")
    })
});

/// All of them: "a, b and c".
pub fn joined(language: Language, items: &[String]) -> String {
    FORMATS[language.index()].format(items.iter()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_joined_as_the_language_does() {
        let three = ["Bug", "Tink", "Zip"].map(String::from);
        let all = |items: &[String]| Language::ALL.map(|language| joined(language, items));
        assert_eq!(all(&three), ["Bug, Tink and Zip", "Bug, Tink et Zip", "Bug, Tink и Zip", "Bug, Tink e Zip"]);
        assert_eq!(all(&three[..2]), ["Bug and Tink", "Bug et Tink", "Bug и Tink", "Bug e Tink"]);
        assert_eq!(all(&three[..1]), ["Bug"; 4]);
        assert_eq!(all(&[]), [""; 4]);
    }
}
