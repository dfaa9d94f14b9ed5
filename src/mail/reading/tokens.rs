//! The words of a line as they are compared: without case, accents and endings, verbs of all languages as the notation
//! has them.

use unicode_normalization::UnicodeNormalization;

use super::verbs;

/// A word of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Without case and accents.
    pub plain: String,
    /// What it is compared by; a verb may stand for several of the notation.
    pub means: Vec<String>,
}

impl Token {
    fn new(plain: String) -> Token {
        let means = match verbs::notation(&plain) {
            [] => vec![stem(&plain).to_owned()],
            verbs => verbs.iter().map(|verb| (*verb).to_owned()).collect(),
        };
        Token { plain, means }
    }

    /// Does it stand for one of these? A letter may have been typed on another keyboard.
    pub fn is_among(&self, known: &[String]) -> bool {
        let latin = look_alike(&self.plain);
        self.means.iter().any(|meaning| known.contains(meaning))
            || latin.is_some_and(|letter| known.iter().any(|known| known == letter))
    }
}

/// The words of a line in their order.
pub fn tokens(line: &str) -> Vec<Token> {
    folded(line)
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(|word| Token::new(word.to_owned()))
        .collect()
}

/// What the words of a label or of the notation mean.
pub fn meanings(text: &str) -> Vec<String> {
    tokens(text).into_iter().flat_map(|token| token.means).collect()
}

/// Without case, and without the marks above and below letters, which not every keyboard has.
fn folded(text: &str) -> String {
    let text: String = text.replace('№', "#").nfkc().collect::<String>().to_lowercase();
    text.nfd().filter(|sign| !matches!(sign, '\u{300}'..='\u{36f}')).collect()
}

/// Stacks and lines are printed with Latin letters; a Russian keyboard has others in their place.
fn look_alike(letter: &str) -> Option<&'static str> {
    Some(match letter {
        "а" => "a",
        "б" | "в" => "b",
        "с" | "ц" => "c",
        _ => return None,
    })
}

/// Endings by which Russian bends its words, the longest first.
const ENDINGS: &[&str] = &[
    "ями", "ами", "ого", "его", "ому", "ему", "ыми", "ими", "ои", "еи", "ом", "ем", "ам", "ям", "ах", "ях", "ая", "яя",
    "ую", "юю", "ое", "ее", "ыи", "ии", "ые", "ие", "а", "я", "у", "ю", "ы", "и", "е", "о", "ь",
];
/// A stem has as many letters at least.
const STEM: usize = 3;

fn stem(word: &str) -> &str {
    if !word.chars().all(|sign| matches!(sign, 'а'..='я')) {
        return word;
    }
    let rest = |word: &'static str| move |full: &str| full.strip_suffix(word).map(str::len);
    let long = |length: usize| word[..length].chars().count() >= STEM;
    let cut = ENDINGS.iter().filter_map(|ending| rest(ending)(word)).find(|length| long(*length));
    let stem = cut.map_or(word, |length| &word[..length]);
    Some(stem.trim_end_matches('ь')).filter(|soft| soft.chars().count() >= STEM).unwrap_or(stem)
}

/// Is one a slip of the finger for the other: a letter wrong, missing, too many or two exchanged? In long words two.
pub fn is_near(typed: &str, known: &str) -> bool {
    let (typed, known): (Vec<char>, Vec<char>) = (typed.chars().collect(), known.chars().collect());
    let slips = if known.len() >= 7 { 2 } else { 1 };
    known.len() >= 3
        && typed.len() >= 3
        && typed.len().abs_diff(known.len()) <= slips
        && slips_between(&typed, &known) <= slips
}

fn slips_between(one: &[char], other: &[char]) -> usize {
    let mut rows = vec![(0..=other.len()).collect::<Vec<usize>>()];
    for (i, a) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, b) in other.iter().enumerate() {
            let changed = rows[i][j] + usize::from(a != b);
            let mut least = changed.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_compared_without_case_accents_and_endings() {
        assert_eq!(meanings("Горошинку ГОРОШИНКА"), ["горошинк", "горошинк"]);
        assert_eq!(meanings("Муравья муравей"), ["мурав", "мурав"]);
        assert_eq!(meanings("Défausse l’Observatoire"), ["defausse", "l", "observatoire"]);
        assert_eq!(meanings("копаю, p2:the_ant"), ["dig", "p2", "the", "ant"]);
    }

    #[test]
    fn a_slip_of_the_finger_is_near() {
        for (typed, known) in [("pas", "pass"), ("psas", "pass"), ("folow", "follow"), ("capitan", "captain")] {
            assert!(is_near(typed, known), "{typed} {known}");
        }
        for (typed, known) in [("pass", "play"), ("a", "b"), ("doc", "d"), ("tink", "tiny2x")] {
            assert!(!is_near(typed, known), "{typed} {known}");
        }
    }
}
