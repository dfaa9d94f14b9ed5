//! The vault: what a stolen copy of the database must not tell lies sealed in its rows.
//!
//! AES-256-GCM under a key made from the key of the house, which is never in the database. A sealed value is bound to
//! its place, so that no row can stand in for another. Rows written before there was a vault lie open, and are read.

use diesel::{ExpressionMethods, QueryDsl, RunQueryDsl};
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use crate::engine::dice::Secret;
use crate::people::Key;
use crate::people::token::random;

use super::StoreError;
use super::connection::{Address, AnyConnection, Door};
use super::schema::tables;

/// The first byte of what is sealed. No text begins with it, in UTF-8; another form would get another one.
const SEALED: u8 = 0xFF;
const HEAD: usize = 1 + NONCE_LEN;
/// So many of the latest tables are tried: one damaged row does not speak for the key.
const TRIED: i64 = 8;

pub(super) struct Vault(LessSafeKey);

/// It was sealed with another key, or for another place, or damaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shut;

impl Vault {
    pub fn new(key: &Key) -> Vault {
        let key = UnboundKey::new(&AES_256_GCM, &key.mac("vault", b"rows/1"));
        Vault(LessSafeKey::new(key.expect("a key of 256 bits")))
    }

    /// Seals the parts as one.
    pub fn seal(&self, place: impl AsRef<[u8]>, parts: &[&[u8]]) -> Vec<u8> {
        let length: usize = parts.iter().map(|part| part.len()).sum();
        let nonce: [u8; NONCE_LEN] = random();
        let mut sealed = Vec::with_capacity(HEAD + length + AES_256_GCM.tag_len());
        sealed.push(SEALED);
        sealed.extend_from_slice(&nonce);
        parts.iter().for_each(|part| sealed.extend_from_slice(part));
        let (nonce, place) = (Nonce::assume_unique_for_key(nonce), Aad::from(place));
        let tag = self.0.seal_in_place_separate_tag(nonce, place, &mut sealed[HEAD..]);
        sealed.extend_from_slice(tag.expect("no row is that long").as_ref());
        sealed
    }

    /// What was sealed, in the same memory; what lies open, as it is.
    pub fn open(&self, place: impl AsRef<[u8]>, bytes: Vec<u8>) -> Result<Vec<u8>, Shut> {
        if is_sealed(&bytes) { self.unseal(place, bytes) } else { Ok(bytes) }
    }

    /// The luck of a table. It may begin with any byte, so its length tells whether it lies open.
    pub fn open_secret(&self, code: &str, bytes: Vec<u8>) -> Result<Secret, Shut> {
        let secret = if bytes.len() == size_of::<Secret>() { bytes } else { self.unseal(place::secret(code), bytes)? };
        secret.as_slice().try_into().map_err(|_| Shut)
    }

    fn unseal(&self, place: impl AsRef<[u8]>, mut bytes: Vec<u8>) -> Result<Vec<u8>, Shut> {
        let nonce = bytes.get(1..HEAD).and_then(|nonce| Nonce::try_assume_unique_for_key(nonce).ok()).ok_or(Shut)?;
        let length = self.0.open_within(nonce, Aad::from(place), &mut bytes, HEAD..).map_err(|_| Shut)?.len();
        bytes.truncate(length);
        Ok(bytes)
    }

    /// Refuses a database that was sealed with another key, before anything is written to it.
    pub fn check(&self, connection: &mut AnyConnection, address: &Address) -> Result<(), StoreError> {
        let latest = tables::table.order(tables::id.desc()).limit(TRIED).select((tables::code, tables::secret));
        let latest: Vec<(String, Vec<u8>)> = latest.load(connection)?;
        let opens = |(code, secret): (String, Vec<u8>)| self.open_secret(&code, secret).is_ok();
        match latest.is_empty() || latest.into_iter().any(opens) {
            true => Ok(()),
            false => Err(StoreError::OtherKey(address.to_string())),
        }
    }
}

pub(super) fn is_sealed(bytes: &[u8]) -> bool {
    bytes.first() == Some(&SEALED)
}

/// Is this the key that a database, such as a backup, was sealed with?
pub fn check(address: &Address, key: &Key) -> Result<(), StoreError> {
    Vault::new(key).check(&mut address.connect(Door::Reading)?, address)
}

/// Places: which column of which row. They differ in their first byte, and none is the beginning of another.
pub(super) mod place {
    pub fn entry(table_id: i64, seq: i32) -> [u8; 13] {
        let mut place = [b'e'; 13];
        place[1..9].copy_from_slice(&table_id.to_le_bytes());
        place[9..].copy_from_slice(&seq.to_le_bytes());
        place
    }

    /// An answer ahead is for one question.
    pub fn words(table_id: i64, seat: i32, ask: i32) -> [u8; 17] {
        let mut place = [b'w'; 17];
        place[1..9].copy_from_slice(&table_id.to_le_bytes());
        place[9..13].copy_from_slice(&seat.to_le_bytes());
        place[13..].copy_from_slice(&ask.to_le_bytes());
        place
    }

    pub fn orders(table_id: i64, seat: i32) -> [u8; 13] {
        let mut place = [b'o'; 13];
        place[1..9].copy_from_slice(&table_id.to_le_bytes());
        place[9..].copy_from_slice(&seat.to_le_bytes());
        place
    }

    /// A table is named before it has a number.
    pub fn secret(code: &str) -> Vec<u8> {
        [b"s", code.as_bytes()].concat()
    }

    /// So is a letter; and it is for its reader only.
    pub fn letter(message_id: &str, address: &str) -> Vec<u8> {
        [b"l", message_id.as_bytes(), b"\n", address.as_bytes()].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_opens_in_its_place_only() {
        let vault = Vault::new(&Key::new([7; 32]));
        let here = place::entry(3, 5);
        let sealed = vault.seal(here, &[b"red_4 ", b"", b"gold_1"]);
        assert!(is_sealed(&sealed) && !sealed.windows(5).any(|five| five == b"red_4"));
        assert_eq!(vault.open(here, sealed.clone()).unwrap(), b"red_4 gold_1");
        for elsewhere in [place::entry(5, 3), place::entry(3, 6), place::entry(4, 5)] {
            assert_eq!(vault.open(elsewhere, sealed.clone()), Err(Shut));
        }
        assert_eq!(vault.open(place::words(3, 5, 0), sealed.clone()), Err(Shut));
        assert_eq!(Vault::new(&Key::new([8; 32])).open(here, sealed.clone()), Err(Shut), "another house");
        for at in 1..sealed.len() {
            let mut damaged = sealed.clone();
            damaged[at] ^= 1;
            assert_eq!(vault.open(here, damaged), Err(Shut), "byte {at}");
            assert_eq!(vault.open(here, sealed[..at].to_vec()), Err(Shut), "cut at {at}");
        }
    }

    #[test]
    fn the_same_is_never_sealed_the_same() {
        let vault = Vault::new(&Key::new([7; 32]));
        let all: std::collections::BTreeSet<Vec<u8>> = (0..1_000).map(|_| vault.seal([1], &[b"pass"])).collect();
        assert_eq!(all.len(), 1_000);
    }

    #[test]
    fn what_lay_open_before_is_read() {
        let vault = Vault::new(&Key::new([7; 32]));
        for open in ["[]", "", "follow red_1", "From: a@b"] {
            assert_eq!(vault.open([1], open.into()).unwrap(), open.as_bytes());
        }
        // A secret may begin with any byte.
        assert_eq!(vault.open_secret("ABCDEF", vec![SEALED; 32]), Ok([SEALED; 32]));
        let sealed = vault.seal(place::secret("ABCDEF"), &[&[9; 32]]);
        assert_eq!(vault.open_secret("ABCDEF", sealed.clone()), Ok([9; 32]));
        assert_eq!(vault.open_secret("ABCDEG", sealed), Err(Shut));
        assert_eq!(vault.open_secret("ABCDEF", vec![9; 31]), Err(Shut));
    }
}
