//! Secrets that somebody carries: cookies, links in letters, marks in forms. The database keeps only their digests.

use std::fmt;

use rand::TryRng;
use rand::rngs::SysRng;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq;

use crate::engine::dice::keyed;

/// What is stored of a token.
pub type Digest = [u8; 32];

/// Lower case, so that a mail program that folds capitals does no harm; no i, l, o, u.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A secret as its bearer shows it.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// 256 bits from the operating system.
    pub fn fresh() -> Token {
        Token(base32(&random::<32>()))
    }

    /// What was shown as a token. Anything else than letters of ours is none.
    pub fn shown(text: &str) -> Option<Token> {
        let plausible = (26..=64).contains(&text.len()) && text.bytes().all(|letter| LETTERS.contains(&letter));
        plausible.then(|| Token(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn digest(&self) -> Digest {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

/// Never in a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The secret of the house. It lies beside the database, never in it.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl Key {
    pub fn new(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    pub fn fresh() -> Key {
        Key(random())
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// A key for one purpose.
    pub fn mac(&self, purpose: &str, about: &[u8]) -> [u8; 32] {
        let mut text = format!("{purpose}\n").into_bytes();
        text.extend_from_slice(about);
        keyed(&self.0, &text)
    }

    /// The link that belongs to a nonce: whoever reads the database cannot make it.
    pub fn link(&self, purpose: &str, nonce: &[u8]) -> Token {
        Token(base32(&self.mac(&format!("link/{purpose}"), nonce)[..20]))
    }

    /// A mark that only this house can make: 26 letters.
    pub fn mark_of(&self, purpose: &str, about: &str) -> String {
        base32(&self.mac(purpose, about.as_bytes())[..16])
    }

    /// The mark of a form for one session. It differs from page to page, so that it cannot be guessed through the
    /// length of compressed pages.
    pub fn form_mark(&self, session: &Digest) -> String {
        let nonce = random::<10>();
        format!("{}{}", base32(&nonce), self.mark(session, &nonce))
    }

    pub fn made_form_mark(&self, session: &Digest, mark: &str) -> bool {
        let Some((nonce, mac)) = mark.split_at_checked(16) else { return false };
        let Some(nonce) = unbase32(nonce) else { return false };
        self.mark(session, &nonce).as_bytes().ct_eq(mac.as_bytes()).into()
    }

    fn mark(&self, session: &Digest, nonce: &[u8]) -> String {
        base32(&keyed(&self.mac("form", session), nonce)[..20])
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// Random bytes from the operating system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

pub fn base32(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut bits, mut held) = (0u32, 0);
    for byte in bytes {
        bits = (bits << 8 | u32::from(*byte)) & 0xfff;
        held += 8;
        while held >= 5 {
            held -= 5;
            text.push(char::from(LETTERS[(bits >> held & 31) as usize]));
        }
    }
    if held > 0 {
        text.push(char::from(LETTERS[(bits << (5 - held) & 31) as usize]));
    }
    text
}

fn unbase32(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() * 5 / 8);
    let (mut bits, mut held) = (0u32, 0);
    for letter in text.bytes() {
        let value = LETTERS.iter().position(|known| *known == letter)?;
        bits = (bits << 5 | value as u32) & 0xfff;
        held += 5;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 255) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn base_32_reads_as_it_is_written() {
        for length in 0..12 {
            let bytes: Vec<u8> = (0..length).map(|byte: u8| byte.wrapping_mul(37).wrapping_add(5)).collect();
            let read = unbase32(&base32(&bytes)).unwrap();
            assert_eq!(read[..usize::from(length)], bytes[..], "{length}");
        }
        assert_eq!(unbase32("illegal"), None);
    }

    #[test]
    fn tokens_are_long_and_never_the_same() {
        let all: BTreeSet<String> = (0..20_000).map(|_| Token::fresh().0).collect();
        assert_eq!(all.len(), 20_000);
        assert!(all.iter().all(|token| token.len() == 52 && Token::shown(token).is_some()));
        for wrong in ["", "short", "ILLEGALILLEGALILLEGALILLEGAL", "00000000000000000000000000\n"] {
            assert!(Token::shown(wrong).is_none(), "{wrong:?}");
        }
    }

    #[test]
    fn a_form_mark_holds_for_its_session_only() {
        let (key, mine, other) = (Key::fresh(), [1; 32], [2; 32]);
        let mark = key.form_mark(&mine);
        assert!(key.made_form_mark(&mine, &mark));
        assert!(!key.made_form_mark(&other, &mark));
        assert!(!Key::fresh().made_form_mark(&mine, &mark));
        assert_ne!(mark, key.form_mark(&mine));
        for wrong in ["", "0", "é".repeat(8).as_str(), &mark[..40], &format!("{mark}0")] {
            assert!(!key.made_form_mark(&mine, wrong), "{wrong}");
        }
    }
}
