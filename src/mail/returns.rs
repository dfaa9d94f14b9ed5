//! The return path of a letter: whoever gets a bounce knows which letter came back, and that this house sent it.

use subtle::ConstantTimeEq;

use crate::people::Key;
use crate::people::token::base32;

/// `17-0a1b2c3d4e5f6`: the number of the letter, and a mark that only this house can make.
pub fn mark(key: &Key, letter: i64) -> String {
    format!("{letter}-{}", base32(&key.mac("return", letter.to_string().as_bytes())[..8]))
}

/// The letter a mark stands for, if this house made it.
pub fn read(key: &Key, shown: &str) -> Option<i64> {
    let shown = shown.to_ascii_lowercase();
    let letter = shown.split_once('-')?.0.parse().ok()?;
    bool::from(mark(key, letter).as_bytes().ct_eq(shown.as_bytes())).then_some(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_return_mark_names_its_letter_only() {
        let key = Key::fresh();
        let made = mark(&key, 17);
        assert_eq!(read(&key, &made.to_uppercase()), Some(17));
        assert_eq!(read(&key, &made.replacen("17", "18", 1)), None);
        assert_eq!(read(&Key::fresh(), &made), None);
        assert!(["", "17", "17-", "x-y"].iter().all(|wrong| read(&key, wrong).is_none()));
    }
}
