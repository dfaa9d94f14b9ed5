//! Days as people write them: `30.11.`, `11/30`, `2026-11-30`, `Nov 30`, `30 ноября`, `1er décembre`, `30 de novembro`.

use jiff::civil::Date;
use unicode_normalization::UnicodeNormalization;

/// A day without its year, unless one was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Day {
    pub day: i8,
    pub month: i8,
    pub year: Option<i16>,
}

/// What somebody may have meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meant {
    On(Day),
    /// `12/5`: the day first, as most people write it, or the month.
    Either {
        day_first: Day,
        month_first: Day,
    },
}

/// Names of the months in the languages of the house; the beginning of one is enough where it means one month only.
const MONTHS: [&[&str]; 12] = [
    &["january", "janvier", "janeiro", "январь", "января"],
    &["february", "février", "fevereiro", "февраль", "февраля"],
    &["march", "mars", "março", "март", "марта"],
    &["april", "avril", "abril", "апрель", "апреля"],
    &["may", "mai", "maio", "май", "мая"],
    &["june", "juin", "junho", "июнь", "июня"],
    &["july", "juillet", "julho", "июль", "июля"],
    &["august", "août", "agosto", "август", "августа"],
    &["september", "septembre", "setembro", "сентябрь", "сентября"],
    &["october", "octobre", "outubro", "октябрь", "октября"],
    &["november", "novembre", "novembro", "ноябрь", "ноября"],
    &["december", "décembre", "dezembro", "декабрь", "декабря"],
];

/// What may follow the number of a day: `30th`, `1er`, `1º`.
const ORDINALS: &[&str] = &["st", "nd", "rd", "th", "er", "º", "o", "-го", "го", "е", "-е"];

/// Fewer letters name no month.
const LEAST: usize = 3;

impl Day {
    /// A day that exists. The 29th of February exists in some years.
    fn new(day: i8, month: i8, year: Option<i16>) -> Option<Day> {
        Date::new(year.unwrap_or(2028), month, day).ok().map(|_| Day { day, month, year })
    }
}

/// Reads the words of a day, in lower case.
pub fn read(words: &[&str]) -> Option<Meant> {
    if let [word] = words
        && let Ok(date) = word.parse::<Date>()
    {
        return Some(Meant::On(Day { day: date.day(), month: date.month(), year: Some(date.year()) }));
    }
    let named: Vec<usize> = (0..words.len()).filter(|at| month(words[*at]).is_some()).collect();
    match named[..] {
        [] => numbers(&words.concat()),
        [at] => {
            let rest = words.iter().enumerate().filter(|(place, _)| *place != at);
            let rest: Vec<&str> = rest.map(|(_, word)| *word).filter(|word| !matches!(*word, "г" | "г.")).collect();
            named_month(&rest, month(words[at])?).map(Meant::On)
        }
        _ => None,
    }
}

/// The month that a word names, or begins to name.
fn month(word: &str) -> Option<i8> {
    let word = folded(word.trim_end_matches('.'));
    if word.chars().count() < LEAST {
        return None;
    }
    let begins = |names: &&[&str]| names.iter().any(|name| folded(name).starts_with(&word));
    let mut meant = (1..).zip(&MONTHS).filter(|(_, names)| begins(names)).map(|(month, _)| month);
    meant.next().filter(|_| meant.next().is_none())
}

/// Without the marks above and below letters, which not every keyboard has.
fn folded(word: &str) -> String {
    let marks = |sign: &char| !matches!(sign, '\u{300}'..='\u{36f}');
    word.nfd().filter(marks).collect()
}

fn named_month(rest: &[&str], month: i8) -> Option<Day> {
    let number = |word: &str| {
        let word = word.trim_end_matches('.');
        let digits = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
        let ending = &word[digits.len()..];
        digits.parse().ok().filter(|_| ending.is_empty() || ORDINALS.contains(&ending))
    };
    match rest {
        [day] => Day::new(number(day)?, month, None),
        [day, written] => Day::new(number(day)?, month, Some(year(written)?)),
        _ => None,
    }
}

/// `26` is `2026`.
fn year(written: &str) -> Option<i16> {
    let year: i16 = written.trim_end_matches('.').parse().ok()?;
    Some(if (0..100).contains(&year) { 2000 + year } else { year })
}

fn numbers(date: &str) -> Option<Meant> {
    let parts: Vec<&str> = date.split(['.', '/', '-']).filter(|part| !part.is_empty()).collect();
    let (first, second, written) = match parts[..] {
        [first, second] => (first, second, None),
        [first, second, written] => (first, second, Some(year(written)?)),
        _ => return None,
    };
    let (first, second) = (first.parse().ok()?, second.parse().ok()?);
    // Whoever writes dots puts the day first.
    let month_first = Day::new(second, first, written).filter(|_| !date.contains('.'));
    match (Day::new(first, second, written), month_first) {
        (Some(day), Some(other)) if day != other => Some(Meant::Either { day_first: day, month_first: other }),
        (Some(day), _) | (None, Some(day)) => Some(Meant::On(day)),
        (None, None) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(text: &str) -> Option<Meant> {
        let lower = text.to_lowercase();
        read(&lower.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn a_day_is_read_in_every_language() {
        for (words, day, month, year) in [
            (&["30.11.", "30.11", "30/11", "11/30", "30-11", "30. 11."][..], 30, 11, None),
            (&["Nov 30", "30 Nov", "November 30th", "30 nov.", "30 novembre", "30 ноября", "30 нояб."], 30, 11, None),
            (&["30 novembro", "30 nov"], 30, 11, None),
            (
                &["30.11.2026", "11/30/2026", "30/11/26", "2026-11-30", "Nov 30 2026", "30 ноября 2026 г."],
                30,
                11,
                Some(2026),
            ),
            (&["1er décembre", "1 dec", "Dec 1st", "1º dezembro", "1 декабря", "1 DECEMBRE"], 1, 12, None),
            (&["5/5", "5.5.", "5 мая", "may 5", "5 mai", "5 maio"], 5, 5, None),
            (&["12.5.", "12 May", "12 мая"], 12, 5, None),
            (&["1 jul", "1 juil.", "1 июля"], 1, 7, None),
            (&["29.2.", "29 fev", "29 févr."], 29, 2, None),
            (&["2 août", "2 aout", "2 ago", "2 авг"], 2, 8, None),
        ] {
            for typed in words {
                assert_eq!(meant(typed), Some(Meant::On(Day { day, month, year })), "{typed}");
            }
        }
    }

    #[test]
    fn what_could_be_two_days_is_both_and_nonsense_is_none() {
        for typed in ["12/5", "12-5", "12/5/2026"] {
            let year = typed.ends_with("2026").then_some(2026);
            let day = |day, month| Day { day, month, year };
            assert_eq!(meant(typed), Some(Meant::Either { day_first: day(12, 5), month_first: day(5, 12) }), "{typed}");
        }
        for wrong in
            ["", "tomorrow", "31.02.", "30 jui", "no 30", "nov", "30", "nov 31", "nov dec", "30 x nov", "32/13"]
        {
            assert_eq!(meant(wrong), None, "{wrong}");
        }
    }
}
