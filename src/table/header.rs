//! What a table is before its first entry: the game, its options, who sits where, and the promise about its luck.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::engine::dice::Secret;
use crate::engine::{Entrant, PerSeat, Position, Refusal, Ruleset};

use super::entry::Hash;
use super::names::TableCode;

/// Binds the table's secret before anybody sits down; the secret is shown when the game is over.
pub type Commitment = [u8; 32];

/// Fixed when the table is dealt. The first link of the chain covers all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub code: TableCode,
    pub game: String,
    /// The edition of the rules the table started with, and keeps.
    pub edition: u32,
    /// The game's options, as its canonical JSON.
    pub options: String,
    pub guests: PerSeat<Entrant>,
    #[serde(with = "hex")]
    pub commitment: Commitment,
}

/// The promise published before the game starts.
pub fn commit(secret: &Secret, code: &TableCode, game: &str, edition: u32, options: &str) -> Commitment {
    let mut sha = Sha256::new();
    sha.update(format!("tincan-secret/1\n{code}\n{game}\n{edition}\n{options}\n"));
    sha.update(secret);
    sha.finalize().into()
}

impl Header {
    pub fn seats(&self) -> u8 {
        self.guests.seats()
    }

    /// Is this the secret that was promised?
    pub fn keeps_promise(&self, secret: &Secret) -> bool {
        commit(secret, &self.code, &self.game, self.edition, &self.options) == self.commitment
    }

    /// The first link of the chain.
    pub fn root(&self) -> Hash {
        let json = serde_json::to_string(self).expect("a header is plain data");
        Sha256::digest(format!("tincan-table/1\n{json}")).into()
    }

    /// The table before the deal.
    pub fn open(&self, rules: &dyn Ruleset) -> Result<Box<dyn Position>, Refusal> {
        rules.open(self.edition, &self.guests, &self.options)
    }
}

/// Bytes as hexadecimal text, in files people may read.
pub mod hex {
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn written(bytes: &[u8]) -> String {
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub fn read<const N: usize>(text: &str) -> Option<[u8; N]> {
        let pair = |at: usize| u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok();
        let mut bytes = [0; N];
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = pair(at)?;
        }
        (text.len() == 2 * N && text.bytes().all(|digit| digit.is_ascii_hexdigit())).then_some(bytes)
    }

    pub fn serialize<S: Serializer, const N: usize>(bytes: &[u8; N], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&written(bytes))
    }

    pub fn deserialize<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<[u8; N], D::Error> {
        let text = String::deserialize(deserializer)?;
        read(&text).ok_or_else(|| serde::de::Error::custom(format!("expected {} hexadecimal digits", 2 * N)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_promise_binds_secret_options_and_edition() {
        let code = TableCode::from_bits(5);
        let commitment = commit(&[9; 32], &code, "fort", 1, "{}");
        let header = Header {
            code,
            game: "fort".into(),
            edition: 1,
            options: "{}".into(),
            guests: PerSeat::new(2, |_| Entrant::default()),
            commitment,
        };
        assert!(header.keeps_promise(&[9; 32]));
        assert!(!header.keeps_promise(&[8; 32]));
        assert!(!Header { edition: 2, ..header.clone() }.keeps_promise(&[9; 32]));
        assert!(!Header { options: "{ }".into(), ..header.clone() }.keeps_promise(&[9; 32]));
        let text = serde_json::to_string(&header).unwrap();
        assert_eq!(serde_json::from_str::<Header>(&text).unwrap(), header);
    }
}
