//! Passwords: which ones are good enough, how they are kept, and how they are checked.
//!
//! Used as received, without normalising. Hashing is slow on purpose: call it off the async threads, few at a time.

use std::cmp::Ordering;

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use argon2::{Algorithm, Argon2, Params, Version};

use super::token::Key;

/// Characters at least. A mailed link is the first way to sign in; a password is the quicker second.
pub const SHORTEST: usize = 10;
/// Bytes at most: more is not a password but an attack.
pub const LONGEST: usize = 1024;

/// A password that may be set.
pub struct Password(String);

/// Why a password cannot be had. Message ids: `password-…`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPassword {
    Short,
    Long,
    Common,
}

impl BadPassword {
    pub const fn message(self) -> &'static str {
        match self {
            BadPassword::Short => "password-short",
            BadPassword::Long => "password-long",
            BadPassword::Common => "password-common",
        }
    }
}

/// What people type most when they are asked for ten signs or more. Folded: lower case, digits for letters undone.
const COMMON: &str = include_str!("common_passwords.txt");
/// What has been found in stolen lists, in lower case, sorted by its bytes: see `worn_passwords.md`. Looked up by
/// halving, so that only the few pages it touches are ever read from the disk.
const WORN: &[u8] = include_bytes!("worn_passwords.txt");

impl Password {
    /// `own` are words an attacker would try first: the name and the address.
    pub fn read(typed: &str, own: &[&str]) -> Result<Password, BadPassword> {
        if typed.chars().count() < SHORTEST {
            return Err(BadPassword::Short);
        }
        if typed.len() > LONGEST {
            return Err(BadPassword::Long);
        }
        if is_common(typed, own) { Err(BadPassword::Common) } else { Ok(Password(typed.to_owned())) }
    }
}

fn is_common(typed: &str, own: &[&str]) -> bool {
    let folded = fold(typed);
    let mut signs: Vec<char> = typed.chars().collect();
    signs.sort_unstable();
    signs.dedup();
    let core = fold(typed.trim_matches(|sign: char| !sign.is_alphabetic()));
    let common = |text: &str| COMMON.lines().any(|common| !common.starts_with('#') && common == text);
    let personal = own.iter().flat_map(|words| [*words, words.split('@').next().unwrap_or_default()]).any(|words| {
        let words = fold(words);
        words.chars().count() >= 3
            && (folded == words || core == words || folded.replace(&words, "").chars().count() < 4)
    });
    signs.len() < 4
        || is_run(typed)
        || personal
        || common(&folded)
        || common(&core)
        || halves(&folded)
        || is_worn(typed)
}

/// Is it one of the lines of [`WORN`]?
fn is_worn(typed: &str) -> bool {
    let typed = typed.to_lowercase();
    let (mut from, mut to) = (0, WORN.len());
    // The line that is looked for begins at or after `from` and before `to`; both are beginnings of lines.
    while from < to {
        let middle = from + (to - from) / 2;
        let begin = WORN[from..middle].iter().rposition(|sign| *sign == b'\n').map_or(from, |end| from + end + 1);
        let end = begin + WORN[begin..].iter().position(|sign| *sign == b'\n').unwrap_or(WORN.len() - begin);
        match WORN[begin..end].cmp(typed.as_bytes()) {
            Ordering::Equal => return true,
            Ordering::Less => from = end + 1,
            Ordering::Greater => to = begin,
        }
    }
    false
}

/// One sign after the other, forwards or backwards: `abcdefghij`, `1234567890`.
fn is_run(text: &str) -> bool {
    let step = |(one, next): (char, char)| match (one.to_digit(10), next.to_digit(10)) {
        (Some(one), Some(next)) if (one + 1) % 10 == next => 1,
        (Some(one), Some(next)) if (next + 1) % 10 == one => -1,
        _ => next as i32 - one as i32,
    };
    let mut steps = text.chars().zip(text.chars().skip(1)).map(step);
    let first = steps.next().unwrap_or_default();
    first.abs() == 1 && steps.all(|step| step == first)
}

/// The same thing twice or more: `passpasspass`.
fn halves(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    (1..=signs.len() / 2).any(|part| {
        part <= 6 && signs.len().is_multiple_of(part) && signs.chunks(part).all(|chunk| chunk == &signs[..part])
    })
}

fn fold(text: &str) -> String {
    text.to_lowercase()
        .chars()
        .map(|sign| match sign {
            '0' => 'o',
            '1' | '!' => 'i',
            '3' => 'e',
            '4' | '@' => 'a',
            '5' | '$' => 's',
            '7' => 't',
            other => other,
        })
        .collect()
}

fn argon2(pepper: &[u8; 32]) -> Argon2<'_> {
    Argon2::new_with_secret(pepper, Algorithm::Argon2id, Version::V0x13, Params::default())
        .expect("the pepper has a fitting length")
}

/// How a password is kept. The pepper comes from the key of the house, so a stolen database alone opens nothing.
pub fn keep(password: &Password, key: &Key) -> String {
    argon2(&key.mac("pepper", b""))
        .hash_password(password.0.as_bytes())
        .expect("any password can be hashed")
        .to_string()
}

/// What became of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Check {
    Wrong,
    Right,
    /// Right, and kept with weaker parameters than today's: here is how to keep it now.
    Renew(String),
}

/// Tries a password. Without anything kept it takes just as long and fails.
pub fn check(typed: &str, kept: Option<&str>, key: &Key) -> Check {
    if typed.len() > LONGEST {
        return Check::Wrong;
    }
    let pepper = key.mac("pepper", b"");
    let argon2 = argon2(&pepper);
    let Some(hash) = kept.and_then(|kept| PasswordHash::new(kept).ok()) else {
        let _ = argon2.hash_password(typed.as_bytes());
        return Check::Wrong;
    };
    if argon2.verify_password(typed.as_bytes(), &hash).is_err() {
        return Check::Wrong;
    }
    let today = Params::default();
    let weaker = Params::try_from(&hash).map_or(true, |used| {
        used.m_cost() < today.m_cost() || used.t_cost() < today.t_cost() || used.p_cost() < today.p_cost()
    });
    if weaker { Check::Renew(keep(&Password(typed.to_owned()), key)) } else { Check::Right }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_judged_by_its_length_and_how_worn_it_is() {
        let judge = |typed: &str| Password::read(typed, &["Ana Lu", "analu@example.org"]).err();
        for good in [
            "correct horse battery",
            "пароль для игры в форт",
            "x7#kQ2m!zP",
            "🦀🐙🐠🐡🐬🐳🦭🐊🦎🐢",
            &"long-winded ".repeat(80),
        ] {
            assert_eq!(judge(good), None, "{good}");
        }
        assert_eq!(judge("x7#kQ2m!z"), Some(BadPassword::Short));
        assert_eq!(judge("ééééééééé"), Some(BadPassword::Short));
        assert_eq!(judge(&"ab1c".repeat(257)), Some(BadPassword::Long));
        for worn in [
            "password123",
            "P4ssw0rd!!",
            "qwertyuiop",
            "1234567890",
            "0987654321",
            "aaaaaaaaaaaa",
            "passpasspass",
            "analu@example.org",
            "ana lu 2026",
            "iloveyou123",
        ] {
            assert_eq!(judge(worn), Some(BadPassword::Common), "{worn}");
        }
    }

    #[test]
    fn every_worn_password_is_known_and_nothing_beside_it() {
        let all: Vec<&str> = std::str::from_utf8(WORN).unwrap().lines().collect();
        assert!(all.len() >= 100_000, "{}", all.len());
        assert!(WORN.len() < 1_500_000 && all.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()));
        for (number, worn) in all.iter().enumerate() {
            assert!(worn.chars().count() >= SHORTEST && is_worn(worn), "{worn}");
            if number % 97 == 0 {
                assert!(
                    !is_worn(&format!("{worn}\u{1}")) && !is_worn(&worn[..worn.len() - 1])
                        || all.contains(&&worn[..worn.len() - 1])
                );
                assert_eq!(Password::read(&worn.to_uppercase(), &[]).err(), Some(BadPassword::Common), "{worn}");
            }
        }
        assert!(
            !is_worn("")
                && !is_worn("\u{10ffff}")
                && !is_worn("x7#kQ2m!zP")
                && !is_worn(&format!("{}\n{}", all[0], all[1]))
        );
    }

    #[test]
    fn only_the_right_password_with_the_right_pepper_opens() {
        let key = Key::fresh();
        let kept = keep(&Password("correct horse\0battery".into()), &key);
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_eq!(check("correct horse\0battery", Some(&kept), &key), Check::Right);
        assert_eq!(check("correct horse", Some(&kept), &key), Check::Wrong);
        assert_eq!(check("correct horse\0battery", Some(&kept), &Key::fresh()), Check::Wrong);
        assert_eq!(check("correct horse\0battery", None, &key), Check::Wrong);
    }

    #[test]
    fn weak_parameters_are_renewed() {
        let key = Key::fresh();
        let pepper = key.mac("pepper", b"");
        let weak = Params::new(8192, 1, 1, None).unwrap();
        let old = Argon2::new_with_secret(&pepper, Algorithm::Argon2id, Version::V0x13, weak).unwrap();
        let kept = old.hash_password(b"correct horse battery").unwrap().to_string();
        let Check::Renew(renewed) = check("correct horse battery", Some(&kept), &key) else { panic!("not renewed") };
        assert_eq!(check("correct horse battery", Some(&renewed), &key), Check::Right);
    }
}
