//! Luck as an argument: one secret per table, one keyed stream per purpose.
//!
//! `rand` promises no stable values for its own sampling, so only the raw ChaCha20 words come from it; the uniform
//! sampler and the shuffle are ours and frozen by test vectors. A stream depends on the secret and its purpose
//! alone: one player's reshuffle never changes another's, and a repeated request cannot roll again.

use std::collections::BTreeMap;
use std::sync::Mutex;

use hmac::{Hmac, KeyInit, Mac};
use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use sha2::Sha256;

/// The 256 bits that decide all luck of one table.
pub type Secret = [u8; 32];

/// The source of all luck at a table.
pub struct Dice {
    secret: Secret,
    rigged: BTreeMap<String, Vec<u32>>,
    /// Purposes asked for so far, if somebody wants to know: a purpose used twice would roll the same twice.
    watched: Option<Mutex<Vec<String>>>,
}

impl Dice {
    pub fn new(secret: Secret) -> Dice {
        Dice { secret, rigged: BTreeMap::new(), watched: None }
    }

    /// Dice for a test or a simulation, from a small number.
    pub fn from_seed(seed: u64) -> Dice {
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        Dice::new(secret)
    }

    /// Dice that fall the same once more, watched by nobody.
    pub(super) fn again(&self) -> Dice {
        Dice { secret: self.secret, rigged: self.rigged.clone(), watched: None }
    }

    /// For tests and scenarios: the stream of `purpose` answers with these draws first.
    #[must_use]
    pub fn rig(mut self, purpose: impl Into<String>, draws: Vec<u32>) -> Dice {
        self.rigged.insert(purpose.into(), draws);
        self
    }

    /// For tests: remember which purposes are asked for.
    #[must_use]
    pub fn watch(mut self) -> Dice {
        self.watched = Some(Mutex::default());
        self
    }

    /// The purposes asked for since [`Dice::watch`], in order.
    pub fn purposes(&self) -> Vec<String> {
        match &self.watched {
            Some(seen) => seen.lock().expect("no test panics while holding it").clone(),
            None => Vec::new(),
        }
    }

    /// The stream for one purpose, from its beginning. A purpose names one event of one game
    /// (`park`, `deck/p2/3`): whoever asks again for the same purpose gets the same luck again.
    pub fn stream(&self, purpose: &str) -> Stream {
        if let Some(seen) = &self.watched {
            seen.lock().expect("no test panics while holding it").push(purpose.to_owned());
        }
        let rigged = match self.rigged.is_empty() {
            true => Vec::new(),
            false => self.rigged.get(purpose).cloned().unwrap_or_default(),
        };
        Stream { rng: ChaCha20Rng::from_seed(keyed(&self.secret, purpose.as_bytes())), rigged, drawn: 0 }
    }
}

/// A 256-bit key for one purpose of one table's secret.
pub fn keyed(secret: &Secret, purpose: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).expect("HMAC takes a key of any length");
    mac.update(purpose);
    mac.finalize().into_bytes().into()
}

/// Random draws for one purpose.
pub struct Stream {
    rng: ChaCha20Rng,
    rigged: Vec<u32>,
    drawn: usize,
}

impl Stream {
    /// A uniform number below `bound`: Lemire's multiplication with rejection, on 32-bit words.
    ///
    /// # Panics
    /// If `bound` is zero, or a rigged draw is not below it.
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is nothing below zero");
        if let Some(&draw) = self.rigged.get(self.drawn) {
            self.drawn += 1;
            assert!(draw < bound, "rigged draw {draw} is not below {bound}");
            return draw;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.rng.next_u32()) * u64::from(bound);
            if product as u32 >= threshold {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of the items, each as likely.
    pub fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        match items.len() {
            0 => None,
            len => Some(&items[self.below(len as u32) as usize]),
        }
    }

    /// Fisher–Yates from the back: `below(i + 1)` for i from the last index down to 1.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vector_dice() -> Dice {
        Dice::new(std::array::from_fn(|byte| byte as u8))
    }

    // Frozen on 2026-11-16. If one of these fails, every stored game would be dealt anew: find out why, never
    // update the numbers. tests/vectors.py derives the same from the description alone.
    #[test]
    fn draws_are_frozen() {
        let mut stream = vector_dice().stream("vectors");
        let draws: Vec<u32> = [2, 6, 52, 1000, 60, 0x8000_0001, u32::MAX, 6].iter().map(|n| stream.below(*n)).collect();
        assert_eq!(draws, FROZEN_DRAWS);
        let mut cards: Vec<u8> = (0..16).collect();
        vector_dice().stream("deck/p1/0").shuffle(&mut cards);
        assert_eq!(cards, FROZEN_SHUFFLE);
    }
    const FROZEN_DRAWS: [u32; 8] = [0, 2, 24, 285, 13, 2086656293, 1050280604, 3];
    const FROZEN_SHUFFLE: [u8; 16] = [9, 8, 15, 2, 12, 7, 3, 6, 1, 5, 14, 11, 0, 13, 10, 4];

    #[test]
    fn streams_of_different_purposes_are_independent() {
        let dice = vector_dice();
        let mut used = dice.stream("deck/p1/0");
        used.below(6);
        let (mut fresh, mut again) = (dice.stream("deck/p2/0"), dice.stream("deck/p2/0"));
        let draws: Vec<_> = (0..32).map(|_| fresh.below(1 << 30)).collect();
        assert_eq!(draws, (0..32).map(|_| again.below(1 << 30)).collect::<Vec<_>>());
        let mut other = dice.stream("deck/p1/0");
        assert_ne!(draws, (0..32).map(|_| other.below(1 << 30)).collect::<Vec<_>>());
    }

    /// Chi-square over all orders of five cards; the bounds are the 0.001 and 0.999 quantiles for 119 degrees of freedom.
    #[test]
    fn every_order_is_as_likely() {
        const SHUFFLES: u32 = 120_000;
        let mut stream = vector_dice().stream("chi-square");
        let mut seen = BTreeMap::<[u8; 5], u32>::new();
        for _ in 0..SHUFFLES {
            let mut cards = [0, 1, 2, 3, 4];
            stream.shuffle(&mut cards);
            *seen.entry(cards).or_default() += 1;
        }
        let expected = i64::from(SHUFFLES / 120);
        let squares: i64 = seen.values().map(|n| (i64::from(*n) - expected).pow(2)).sum();
        let missing = 120 - seen.len() as i64;
        let chi_square = squares / expected + missing * expected;
        assert!((75..=173).contains(&chi_square), "chi-square {chi_square}");
    }

    #[test]
    fn a_rigged_stream_answers_as_told_and_then_as_usual() {
        let dice = vector_dice().rig("coin/1", vec![1, 0]);
        let mut stream = dice.stream("coin/1");
        assert_eq!((stream.below(2), stream.below(2)), (1, 0));
        let mut honest = vector_dice().stream("coin/1");
        assert_eq!(stream.below(1 << 20), honest.below(1 << 20));
    }
}
