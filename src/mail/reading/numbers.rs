//! Numbers as people write them: `2`, `2b`, `#2`, `No. 2`, `2nd`, "the second", "two".

use super::tokens::Token;

/// A number of the list, and the letter beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered {
    pub number: usize,
    pub letter: Option<char>,
}

const ORDINALS: [&[&str]; 8] = [
    &["first", "one", "premier", "premiere", "un", "первыи", "первая", "первое", "один", "primeiro", "primeira", "um"],
    &["second", "two", "deuxieme", "deux", "второи", "вторая", "второе", "два", "segundo", "segunda", "dois"],
    &["third", "three", "troisieme", "trois", "третии", "третья", "третье", "три", "terceiro", "terceira", "tres"],
    &["fourth", "four", "quatrieme", "quatre", "четвертыи", "четвертая", "четыре", "quarto", "quarta", "quatro"],
    &["fifth", "five", "cinquieme", "cinq", "пятыи", "пятая", "пять", "quinto", "quinta", "cinco"],
    &["sixth", "six", "sixieme", "шестои", "шестая", "шесть", "sexto", "sexta", "seis"],
    &["seventh", "seven", "septieme", "sept", "седьмои", "седьмая", "семь", "setimo", "setima", "sete"],
    &["eighth", "eight", "huitieme", "huit", "восьмои", "восьмая", "восемь", "oitavo", "oitava", "oito"],
];
/// Before a number, and only there.
const BEFORE: &[&str] =
    &["no", "n", "nr", "number", "numero", "номер", "option", "вариант", "le", "la", "o", "a", "the", "line"];
/// After a number, and only there.
const AFTER: &[&str] = &["one", "и", "я", "е", "o", "ligne", "option"];
const SUFFIXES: &[&str] = &["st", "nd", "rd", "th", "e", "er", "eme", "o", "a", "и", "я"];

/// The number that the words begin with, and what follows it.
pub fn read(words: &[Token]) -> Option<(Numbered, &[Token])> {
    let (words, is_named) = match words {
        [before, rest @ ..] if !rest.is_empty() && BEFORE.contains(&before.plain.as_str()) => (rest, true),
        words => (words, false),
    };
    let (first, mut rest) = words.split_first()?;
    let numbered = digits(&first.plain).or_else(|| {
        let place = ORDINALS.iter().position(|names| names.contains(&first.plain.as_str()))?;
        Some(Numbered { number: place + 1, letter: None })
    })?;
    if let [after, more @ ..] = rest
        && AFTER.contains(&after.plain.as_str())
    {
        rest = more;
    }
    // `no second thoughts` is no number.
    (!is_named || rest.is_empty()).then_some((numbered, rest))
}

fn digits(word: &str) -> Option<Numbered> {
    let (digits, suffix) = word.split_at(word.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(word.len()));
    let number = digits.parse().ok()?;
    let letter = match suffix {
        "" => None,
        "a" | "а" => Some('a'),
        "b" | "б" => Some('b'),
        "c" | "с" => Some('c'),
        "d" | "д" => Some('d'),
        _ if SUFFIXES.contains(&suffix) => None,
        _ => return None,
    };
    Some(Numbered { number, letter })
}

#[cfg(test)]
mod tests {
    use crate::mail::reading::tokens::tokens;

    #[test]
    fn numbers_are_read_however_they_are_written() {
        for (text, wanted) in [
            ("2", Some((2, None))),
            ("2b", Some((2, Some('b')))),
            ("#2", Some((2, None))),
            ("No. 2", Some((2, None))),
            ("2nd", Some((2, None))),
            ("the second", Some((2, None))),
            ("deux", Some((2, None))),
            ("2-й", Some((2, None))),
            ("2º", Some((2, None))),
            ("no second thoughts", None),
            ("2x", None),
            ("patch", None),
            ("99999999999999999999999", None),
        ] {
            let read = tokens(text);
            let found = super::read(&read).map(|(one, _)| (one.number, one.letter));
            assert_eq!(found, wanted, "{text}");
        }
    }
}
