//! A question to one seat: what it is about, what may be answered, and what silence does.
//!
//! A question is a sentence and the *ways* to answer it. A way is a line of notation with holes: its word, then what
//! is picked in its slots. A page draws ways as radio buttons with the slots beneath, a letter as numbered lines;
//! both hand back one line of notation made by [`Ask::compose`], and know no game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::refusal::Refusal;
use super::scene::On;
use super::seat::Seat;
use super::slot::{Pick, Slot};

/// A question to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Which question of this game it is, as its seat may know: `follow/7`. As long as a seat that did not act is asked
    /// under the same key, it is asked the same: the words that answer it are the same ones, whatever labels and notes
    /// say by now. So an answer to a letter stays good while the key stands.
    pub key: Key,
    /// What everybody may know of the question.
    pub kind: Kind,
    /// The game's own words beside the duty: "recruit", "dig or stop". Everybody at the seat's side reads them in
    /// subject lines, titles and lists.
    pub headline: Line,
    pub sentence: Line,
    pub ways: Vec<Way>,
    /// What comes after the answer and can be said with it, whichever way is taken: the recruit after a play. Filled
    /// like the slots of a way; an empty word in the first of them leaves all of them out. See [`Ask::afterwards`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<Slot>,
    pub lapse: Lapse,
    /// An answer shows somebody something new: it cannot be taken back, and the page says so before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

/// The identity of a question; see [`Ask::key`].
pub type Key = Cow<'static, str>;

/// What is asked, as everybody may know it: the same in every world dealt anew. Standing orders name it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kind {
    /// One of few words a game has: `follow`.
    pub word: Cow<'static, str>,
    /// What else is public about it: `advance`, `shovel`, `p2`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<Cow<'static, str>>,
}

/// What silence does once the time is over. Either way the words are a legal step that does the least.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lapse {
    /// This is said for the seat, which stays its owner's: a question that can be declined, or a forced choice off turn.
    Answer(Cow<'static, str>),
    /// A caretaker takes the seat, and begins with this.
    Caretaker(Cow<'static, str>),
}

/// One way to answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The beginning of the notation: `play bug`, `pass`.
    pub word: Cow<'static, str>,
    pub label: Line,
    /// What it will do, in numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Line>,
    /// The thing in the seat's scene that this way is: it is drawn there. None: a line below the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<Slot>,
    /// The question stays open after this: what comes after it cannot be said yet.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stays: bool,
}

impl Kind {
    pub fn new(word: impl Into<Cow<'static, str>>) -> Kind {
        Kind { word: word.into(), tags: Vec::new() }
    }

    #[must_use]
    pub fn tag(mut self, tag: impl Into<Cow<'static, str>>) -> Kind {
        self.tags.push(tag.into());
        self
    }

    #[must_use]
    pub fn seat(self, seat: Seat) -> Kind {
        self.tag(seat.to_string())
    }
}

impl Lapse {
    pub fn answer(words: impl Into<Cow<'static, str>>) -> Lapse {
        Lapse::Answer(words.into())
    }

    pub fn caretaker(words: impl Into<Cow<'static, str>>) -> Lapse {
        Lapse::Caretaker(words.into())
    }

    pub fn words(&self) -> &str {
        match self {
            Lapse::Answer(words) | Lapse::Caretaker(words) => words,
        }
    }

    /// Does silence cost the seat?
    pub fn costs_the_seat(&self) -> bool {
        matches!(self, Lapse::Caretaker(_))
    }
}

impl Ask {
    pub fn new(key: impl Into<Key>, kind: Kind, headline: Line, sentence: Line, ways: Vec<Way>, lapse: Lapse) -> Ask {
        Ask { key: key.into(), kind, headline, sentence, ways, then: Vec::new(), lapse, reveals: false }
    }

    #[must_use]
    pub fn then(mut self, slots: Vec<Slot>) -> Ask {
        self.then = slots;
        self
    }

    #[must_use]
    pub fn revealing(mut self) -> Ask {
        self.reveals = true;
        self
    }

    /// Is there a choice to make that cannot be taken back? With one answer only there is nothing to think over.
    pub fn warns(&self) -> bool {
        let is_choice = self.ways.len() > 1 || self.ways.iter().any(|way| !way.slots.is_empty());
        self.reveals && is_choice
    }

    /// How many options a reader has to look over.
    pub fn breadth(&self) -> usize {
        self.ways.iter().map(|way| 1 + way.slots.iter().map(|slot| slot.choices.len()).sum::<usize>()).sum()
    }

    /// One line of notation out of a way and what was picked in its slots.
    pub fn compose(&self, way: &str, picks: &[Pick]) -> Result<String, Refusal> {
        let chosen = self.ways.iter().find(|candidate| candidate.word == way);
        let chosen = chosen.ok_or_else(|| Refusal::not_offered(way))?;
        let mut words = chosen.word.to_string();
        for (index, slot) in chosen.slots.iter().enumerate() {
            let picks: Vec<&Pick> = picks.iter().filter(|pick| pick.slot == index).collect();
            slot.fill(&picks, &mut words)?;
        }
        Ok(words)
    }

    /// An answer, put together or a whole play, with what was picked to come after it. Picks name a slot of `then`.
    pub fn afterwards(&self, answer: String, picks: &[Pick]) -> Result<String, Refusal> {
        let stays = self.ways.iter().any(|way| way.stays && answer.starts_with(&*way.word));
        let first = picks.iter().find(|pick| pick.slot == 0);
        if stays || first.is_none_or(|pick| pick.word.is_empty()) {
            return Ok(answer);
        }
        let mut words = answer;
        for (index, slot) in self.then.iter().enumerate() {
            let picks: Vec<&Pick> = picks.iter().filter(|pick| pick.slot == index).collect();
            slot.fill(&picks, &mut words)?;
        }
        Ok(words)
    }

    /// Everything of the scene that the question points at.
    pub fn points_at(&self) -> impl Iterator<Item = &On> {
        let ways = self.ways.iter().filter_map(|way| way.on.as_ref());
        ways.chain(
            self.ways
                .iter()
                .flat_map(|way| &way.slots)
                .chain(&self.then)
                .flat_map(|slot| &slot.choices)
                .filter_map(|choice| choice.on.as_ref()),
        )
    }
}

impl Way {
    pub fn new(word: impl Into<Cow<'static, str>>, label: Line) -> Way {
        Way { word: word.into(), label, note: None, on: None, slots: Vec::new(), stays: false }
    }

    /// The question stays open after this.
    #[must_use]
    pub fn staying(mut self) -> Way {
        self.stays = true;
        self
    }

    #[must_use]
    pub fn note(mut self, note: Line) -> Way {
        self.note = Some(note);
        self
    }

    #[must_use]
    pub fn on(mut self, on: On) -> Way {
        self.on = Some(on);
        self
    }

    #[must_use]
    pub fn slot(mut self, slot: Slot) -> Way {
        self.slots.push(slot);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::slot::{Choice, Take};

    fn pick(slot: usize, word: &str) -> Pick {
        Pick { slot, word: word.into(), count: 1 }
    }

    fn ask() -> Ask {
        let mut add = Slot::new(Line::new("add"), Take::Some { least: 0, most: 2 }, " + ", " + ");
        add.choices = ["the_moles", "lookout:scout"].map(|word| Choice::new(word, Line::new(word))).to_vec();
        let mut order = Slot::new(Line::new("order"), Take::One, "; ", "");
        order.choices = ["public; private", "public", ""].map(|word| Choice::new(word, Line::new("x"))).to_vec();
        let play = Way::new("play bug", Line::new("bug")).slot(add).slot(order);
        let ways = vec![play, Way::new("skip", Line::new("skip"))];
        Ask::new("play/1", Kind::new("play"), Line::new("head"), Line::new("play"), ways, Lapse::caretaker("skip"))
    }

    #[test]
    fn a_form_becomes_one_line_of_notation() {
        let words = ask().compose("play bug", &[pick(0, "the_moles"), pick(0, "lookout:scout"), pick(1, "public")]);
        assert_eq!(words.unwrap(), "play bug + the_moles + lookout:scout; public");
        assert_eq!(ask().compose("play bug", &[pick(1, "")]).unwrap(), "play bug");
        assert_eq!(ask().compose("skip", &[pick(0, "the_moles")]).unwrap(), "skip");
    }

    #[test]
    fn what_comes_after_is_said_with_any_answer() {
        let slot = |before, words: [&'static str; 3]| {
            let mut slot = Slot::new(Line::new("x"), Take::One, before, "");
            slot.choices = words.map(|word| Choice::new(word, Line::new("x"))).to_vec();
            slot
        };
        let mut ask = ask().then(vec![slot("; recruit ", ["", "tiny", "deck"]), slot(" or ", ["", "tiny", "deck"])]);
        ask.ways.push(Way::new("recycle", Line::new("x")).staying());
        let said = |answer: &str, picks: &[Pick]| ask.afterwards(answer.into(), picks).unwrap();
        assert_eq!(said("skip", &[pick(0, "tiny"), pick(1, "deck")]), "skip; recruit tiny or deck");
        assert_eq!(said("play bug; public", &[pick(0, "deck"), pick(1, "")]), "play bug; public; recruit deck");
        assert_eq!(said("skip", &[pick(0, ""), pick(1, "deck")]), "skip");
        assert_eq!(said("skip", &[]), "skip");
        assert_eq!(said("recycle bug", &[pick(0, "tiny"), pick(1, "deck")]), "recycle bug");
        assert!(ask.afterwards("skip".into(), &[pick(0, "spike"), pick(1, "")]).is_err());
    }

    #[test]
    fn a_form_that_was_tampered_with_is_refused() {
        assert_eq!(ask().compose("win", &[]).unwrap_err().id(), "refusal-not-offered");
        let foreign = ask().compose("play bug", &[pick(0, "ace"), pick(1, "public")]);
        assert_eq!(foreign.unwrap_err().id(), "refusal-not-offered");
        assert_eq!(ask().compose("play bug", &[]).unwrap_err().id(), "refusal-exact-number");
        let twice = [pick(0, "the_moles"), pick(0, "the_moles"), pick(1, "public")];
        assert_eq!(ask().compose("play bug", &twice).unwrap_err().id(), "refusal-picked-twice");
        let mut narrow = ask();
        narrow.ways[0].slots[0].take = Take::Some { least: 0, most: 1 };
        let both = [pick(0, "the_moles"), pick(0, "lookout:scout"), pick(1, "public")];
        assert_eq!(narrow.compose("play bug", &both).unwrap_err().id(), "refusal-wrong-number");
    }
}
