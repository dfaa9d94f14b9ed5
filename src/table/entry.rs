//! One row of the log: who said what, when and why, what followed, and the hash that chains it to the row before.
//!
//! The chain runs over a *salted* commitment to each entry: a hash of a hidden card alone could be guessed.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::engine::dice::{Secret, keyed};
use crate::engine::ruleset::BadFacts;
use crate::engine::worded::{UnknownWord, as_word};
use crate::engine::{Line, Position, Seat, Viewer};

use super::away::Away;
use super::deadlines::Deadlines;
use super::names::{Seq, Timestamp};

/// A link of the chain.
pub type Hash = [u8; 32];
/// Makes a commitment unguessable.
pub type Salt = [u8; 16];

/// What happened in one step of a table's history. Never changed, never deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub seq: Seq,
    pub at: Timestamp,
    pub actor: Actor,
    pub cause: Cause,
    /// The steps in canonical notation, separated by `; `.
    pub said: String,
    /// What followed: a JSON array of the game's facts.
    pub facts: String,
    /// Deadlines of the questions it put.
    pub deadlines: Deadlines,
    pub salt: Salt,
    pub hash: Hash,
}

/// By whose hand an entry came about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// The person on this seat.
    Seat(Seat),
    /// The person on this seat, by mail.
    Postman(Seat),
    /// A robot that holds this seat or keeps it warm.
    Robot(Seat),
    /// Time ran out for this seat, or its owner's absence is over.
    Clock(Seat),
    /// Nobody's: the deal, what the table agreed on, what an outage made necessary.
    House,
}

/// Why an entry was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The table was dealt.
    Opening,
    /// The table begins where another one stood: see [`super::fork`].
    Forked,
    /// An open question was answered.
    Answer,
    /// An answer given ahead was opened when its turn came.
    Sealed,
    /// What may be declined was declined, as somebody who is away had asked.
    Orders,
    /// A caretaker answered for an absent owner.
    Kept,
    /// The deadline passed.
    Lapse,
    /// Everything from this entry on was taken back.
    Undo(Seq),
    /// From here on a caretaker plays the seat.
    Caretaker,
    /// The owner of the seat is here again.
    Return,
    /// The owner of the seat will be away.
    Away(Away),
    /// The service was down: deadlines are later.
    Grace,
    /// The table agreed to wait for the seat.
    Waited,
    /// Somebody else has taken the seat over, with all that belongs to it.
    Replaced,
    /// Whoever sits there would have windows open at once, or no longer: see [`super::hold`].
    AtOnce(bool),
    /// The table agreed to stop.
    Ended,
}

impl Cause {
    /// Does it begin a table?
    pub const fn deals(self) -> bool {
        matches!(self, Cause::Opening | Cause::Forked)
    }

    /// Is it about who sits there, and until when, and not a move?
    pub fn is_beside_the_game(self) -> bool {
        match self {
            Cause::Caretaker
            | Cause::Return
            | Cause::Away(_)
            | Cause::Grace
            | Cause::Waited
            | Cause::Replaced
            | Cause::AtOnce(_)
            | Cause::Ended => true,
            Cause::Opening
            | Cause::Forked
            | Cause::Answer
            | Cause::Sealed
            | Cause::Orders
            | Cause::Kept
            | Cause::Lapse
            | Cause::Undo(_) => false,
        }
    }
}

impl Actor {
    /// The seat that acted, or for which something acted.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) | Actor::Postman(seat) | Actor::Robot(seat) | Actor::Clock(seat) => Some(seat),
            Actor::House => None,
        }
    }
}

impl Entry {
    /// The entry with its place in the chain: it follows upon `previous`.
    #[must_use]
    pub fn chained(mut self, previous: &Hash, secret: &Secret) -> Entry {
        self.salt.copy_from_slice(&keyed(secret, format!("salt/{}", self.seq).as_bytes())[..16]);
        self.hash = link(previous, &self.commitment());
        self
    }

    /// Binds everything the entry says without telling it.
    pub fn commitment(&self) -> Hash {
        let mut sha = Sha256::new();
        sha.update(self.salt);
        let Entry { seq, at, actor, cause, said, facts, deadlines, .. } = self;
        // An entry without deadlines is hashed as it was before there were any.
        let (version, line) = match deadlines.is_empty() {
            true => (1, String::new()),
            false => (2, format!("{deadlines}\n")),
        };
        sha.update(format!("tincan-entry/{version}\n{seq}\n{}\n{actor}\n{cause}\n{said}\n{line}", at.0));
        sha.update(facts);
        sha.finalize().into()
    }

    /// By whose hand and why, as far as a viewer may know: whether a rival answered by mail, ahead of time, or let the
    /// clock answer is the rival's secret.
    pub fn seen_by(&self, viewer: Viewer) -> (Actor, Cause) {
        let own = viewer == Viewer::Everything || self.actor.seat().is_some_and(|seat| viewer.is(seat));
        match (own, self.actor.seat(), self.cause) {
            (false, Some(seat), Cause::Answer | Cause::Sealed | Cause::Orders | Cause::Lapse) => {
                (Actor::Seat(seat), Cause::Answer)
            }
            (false, Some(seat), cause) if self.actor == Actor::Postman(seat) => (Actor::Seat(seat), cause),
            _ => (self.actor, self.cause),
        }
    }

    /// What happened, for a viewer. What was taken over from another table is told there.
    pub fn told(&self, position: &dyn Position, viewer: Viewer) -> Result<Vec<Line>, BadFacts> {
        match self.cause {
            Cause::Forked => Ok(Vec::new()),
            _ => position.tell(&self.facts, viewer),
        }
    }

    pub fn follows(&self, previous: &Hash) -> bool {
        self.hash == link(previous, &self.commitment())
    }
}

/// The next link of a chain.
pub fn link(previous: &Hash, commitment: &Hash) -> Hash {
    let mut sha = Sha256::new();
    sha.update(previous);
    sha.update(commitment);
    sha.finalize().into()
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "{seat}"),
            Actor::Postman(seat) => write!(f, "post:{seat}"),
            Actor::Robot(seat) => write!(f, "robot:{seat}"),
            Actor::Clock(seat) => write!(f, "clock:{seat}"),
            Actor::House => f.write_str("house"),
        }
    }
}

impl FromStr for Actor {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Actor, UnknownWord> {
        let unknown = |()| UnknownWord(word.to_owned());
        match word.split_once(':') {
            None if word == "house" => Ok(Actor::House),
            None => word.parse().map(Actor::Seat).map_err(unknown),
            Some(("post", seat)) => seat.parse().map(Actor::Postman).map_err(unknown),
            Some(("robot", seat)) => seat.parse().map(Actor::Robot).map_err(unknown),
            Some(("clock", seat)) => seat.parse().map(Actor::Clock).map_err(unknown),
            Some(_) => Err(unknown(())),
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Opening => f.write_str("opening"),
            Cause::Forked => f.write_str("forked"),
            Cause::Answer => f.write_str("answer"),
            Cause::Sealed => f.write_str("sealed"),
            Cause::Orders => f.write_str("orders"),
            Cause::Kept => f.write_str("kept"),
            Cause::Lapse => f.write_str("lapse"),
            Cause::Caretaker => f.write_str("caretaker"),
            Cause::Return => f.write_str("return"),
            Cause::Away(away) => write!(f, "away:{away}"),
            Cause::Grace => f.write_str("grace"),
            Cause::Waited => f.write_str("waited"),
            Cause::Replaced => f.write_str("replaced"),
            Cause::AtOnce(true) => f.write_str("at-once"),
            Cause::AtOnce(false) => f.write_str("not-at-once"),
            Cause::Ended => f.write_str("ended"),
            Cause::Undo(seq) => write!(f, "undo:{seq}"),
        }
    }
}

impl FromStr for Cause {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Cause, UnknownWord> {
        match word {
            "opening" => Ok(Cause::Opening),
            "forked" => Ok(Cause::Forked),
            "answer" => Ok(Cause::Answer),
            "sealed" => Ok(Cause::Sealed),
            "orders" => Ok(Cause::Orders),
            "kept" => Ok(Cause::Kept),
            "lapse" => Ok(Cause::Lapse),
            "caretaker" => Ok(Cause::Caretaker),
            "return" => Ok(Cause::Return),
            "grace" => Ok(Cause::Grace),
            "waited" => Ok(Cause::Waited),
            "replaced" => Ok(Cause::Replaced),
            "at-once" => Ok(Cause::AtOnce(true)),
            "not-at-once" => Ok(Cause::AtOnce(false)),
            "ended" => Ok(Cause::Ended),
            _ => {
                let undo = word.strip_prefix("undo:").and_then(|seq| seq.parse().ok()).map(|seq| Cause::Undo(Seq(seq)));
                let away = || word.strip_prefix("away:").and_then(|away| away.parse().ok()).map(Cause::Away);
                undo.or_else(away).ok_or_else(|| UnknownWord(word.to_owned()))
            }
        }
    }
}

as_word!(Actor, Cause);

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(said: &str) -> Entry {
        let unchained = Entry {
            seq: Seq(3),
            at: Timestamp(5),
            actor: Actor::Seat(Seat::new(1)),
            cause: Cause::Answer,
            said: said.into(),
            facts: "[]".into(),
            deadlines: Deadlines::default(),
            salt: Salt::default(),
            hash: Hash::default(),
        };
        unchained.chained(&[7; 32], &[1; 32])
    }

    #[test]
    fn the_words_of_the_log_round_trip() {
        let seat = Seat::new(2);
        for actor in [Actor::Seat(seat), Actor::Postman(seat), Actor::Robot(seat), Actor::Clock(seat), Actor::House] {
            assert_eq!(actor.to_string().parse(), Ok(actor));
        }
        let away = Away { until: Timestamp(7), choice: crate::table::Meanwhile::Orders };
        let moves = [Cause::Opening, Cause::Answer, Cause::Sealed, Cause::Orders, Cause::Kept, Cause::Lapse];
        let beside = [Cause::Caretaker, Cause::Return, Cause::Away(away), Cause::Grace, Cause::Waited, Cause::Replaced];
        for cause in moves.into_iter().chain(beside).chain([
            Cause::Undo(Seq(12)),
            Cause::Ended,
            Cause::Forked,
            Cause::AtOnce(true),
            Cause::AtOnce(false),
        ]) {
            assert_eq!(cause.to_string().parse(), Ok(cause));
        }
        assert!("ghost:p1".parse::<Actor>().is_err());
        assert!("undo:x".parse::<Cause>().is_err() && "away:soon".parse::<Cause>().is_err());
    }

    #[test]
    fn how_a_rival_came_to_answer_is_not_told() {
        let (me, rival) = (Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(0)));
        for (actor, cause) in [
            (Actor::Clock(Seat::new(1)), Cause::Lapse),
            (Actor::Postman(Seat::new(1)), Cause::Answer),
            (Actor::Seat(Seat::new(1)), Cause::Sealed),
        ] {
            let entry = Entry { actor, cause, ..entry("pass") };
            assert_eq!(entry.seen_by(rival), (Actor::Seat(Seat::new(1)), Cause::Answer));
            assert_eq!(entry.seen_by(Viewer::Spectator), (Actor::Seat(Seat::new(1)), Cause::Answer));
            assert_eq!((entry.seen_by(me), entry.seen_by(Viewer::Everything)), ((actor, cause), (actor, cause)));
        }
        for cause in [Cause::Undo(Seq(1)), Cause::Return] {
            let entry = Entry { actor: Actor::Postman(Seat::new(1)), cause, ..entry("") };
            assert_eq!(entry.seen_by(rival), (Actor::Seat(Seat::new(1)), cause), "by mail or on the site");
            assert_eq!(entry.seen_by(me), (entry.actor, cause));
        }
    }

    #[test]
    fn a_changed_entry_no_longer_follows() {
        let honest = entry("pass");
        assert!(honest.follows(&[7; 32]));
        assert!(!honest.follows(&[8; 32]));
        for spoil in [
            |entry: &mut Entry| entry.said.push('!'),
            |entry: &mut Entry| entry.at = Timestamp(6),
            |entry: &mut Entry| entry.facts = "[1]".into(),
            |entry: &mut Entry| entry.actor = Actor::House,
            |entry: &mut Entry| entry.cause = Cause::Lapse,
            |entry: &mut Entry| entry.salt[0] ^= 1,
            |entry: &mut Entry| entry.deadlines = "p1=9".parse().unwrap(),
        ] {
            let mut changed = honest.clone();
            spoil(&mut changed);
            assert!(!changed.follows(&[7; 32]), "{changed:?}");
        }
    }

    #[test]
    fn a_hidden_word_cannot_be_guessed_from_its_commitment() {
        let hidden = entry("pick bug");
        let mut guess = hidden.clone();
        guess.salt = Salt::default();
        assert_ne!(guess.commitment(), hidden.commitment());
    }
}
