//! What the reply address and the links of a letter are bound to: one player's one question at one table. Whoever takes
//! over a seat takes over none of the letters that went there.
//!
//! A mark holds everything it stands for and is signed with the key of the house, so nothing is stored. It plays nothing
//! any more as soon as the question is closed; the player of the seat may still vote, talk or come back by it.

use subtle::ConstantTimeEq;

use crate::engine::Seat;
use crate::people::{Key, PlayerId};
use crate::table::TableCode;

/// One player's one question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    pub code: TableCode,
    pub seat: Seat,
    pub ask: u32,
    /// Who sat there when the letter was written.
    pub player: PlayerId,
}

/// By which door a mark lets somebody in. A mark for one door opens no other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// The reply address.
    Reply,
    /// A link that leads to a page with one button.
    Link,
}

impl Door {
    const fn word(self) -> &'static str {
        match self {
            Door::Reply => "mark/reply",
            Door::Link => "mark/link",
        }
    }
}

impl Bound {
    /// The mark: lower case, letters, digits and hyphens, at most 50 characters.
    pub fn mark(&self, key: &Key, door: Door) -> String {
        let said = self.said();
        let mac = key.mark_of(door.word(), &said);
        format!("{said}-{mac}")
    }

    /// What a mark stands for, if this house made it. Capitals are forgiven: some mail programs fold them.
    pub fn read(key: &Key, door: Door, mark: &str) -> Option<Bound> {
        let mark = mark.to_ascii_lowercase();
        let (said, mac) = mark.rsplit_once('-')?;
        let mut parts = said.split('-');
        let (code, seat, ask, player) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let (code, seat, ask) = (code.parse().ok()?, seat.parse().ok()?, ask.parse().ok()?);
        let bound = Bound { code, seat, ask, player: PlayerId(player.parse().ok()?) };
        let made = key.mark_of(door.word(), &bound.said());
        (parts.next().is_none() && bool::from(made.as_bytes().ct_eq(mac.as_bytes()))).then_some(bound)
    }

    /// The address of the page with the whole question.
    pub fn compose(&self, key: &Key, base: &str) -> String {
        format!("{base}/a/{}", self.mark(key, Door::Link))
    }

    /// The address of a page with one button that plays these words.
    pub fn link(&self, key: &Key, base: &str, words: &str) -> String {
        let say: String = words
            .bytes()
            .map(|byte| match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
                b' ' => "+".to_owned(),
                other => format!("%{other:02X}"),
            })
            .collect();
        format!("{}?say={say}", self.compose(key, base))
    }

    fn said(&self) -> String {
        format!("{}-{}-{}-{}", self.code.as_str().to_ascii_lowercase(), self.seat, self.ask, self.player)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_carries_words_whole() {
        let bound = Bound { code: TableCode::from_bits(7), seat: Seat::new(0), ask: 3, player: PlayerId(5) };
        let key = Key::fresh();
        let link = bound.link(&key, "https://tincan.example", "play bug + the_moles; public");
        assert!(link.ends_with("?say=play+bug+%2B+the_moles%3B+public"), "{link}");
        assert!(link.starts_with(&format!("https://tincan.example/a/{}?", bound.mark(&key, Door::Link))), "{link}");
    }

    #[test]
    fn a_mark_opens_its_own_door_for_its_own_question_only() {
        let key = Key::fresh();
        let bound = Bound { code: TableCode::from_bits(77), seat: Seat::new(2), ask: 140, player: PlayerId(1_234_567) };
        let mark = bound.mark(&key, Door::Reply);
        assert!(mark.len() <= 50, "{mark}");
        assert_eq!(Bound::read(&key, Door::Reply, &mark), Some(bound.clone()));
        assert_eq!(Bound::read(&key, Door::Reply, &mark.to_uppercase()), Some(bound.clone()));
        assert_eq!(Bound::read(&key, Door::Link, &mark), None);
        assert_eq!(Bound::read(&Key::fresh(), Door::Reply, &mark), None);
        let mac = mark.rsplit_once('-').unwrap().1;
        let others = [
            Bound { seat: Seat::new(1), ..bound.clone() },
            Bound { ask: 15, ..bound.clone() },
            Bound { player: PlayerId(2), ..bound.clone() },
        ]
        .map(|other| other.said());
        for wrong in others.iter().map(|said| format!("{said}-{mac}")) {
            assert_eq!(Bound::read(&key, Door::Reply, &wrong), None, "{wrong}");
        }
        for wrong in ["", "-", "a-b-c-d", &mark[1..], &mark[..mark.len() - 1], &format!("{mark}0")] {
            assert_eq!(Bound::read(&key, Door::Reply, wrong), None, "{wrong}");
        }
    }
}
