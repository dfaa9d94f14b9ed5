//! The three duties, and the question that comes with them.
//!
//! A question is a sentence and the *ways* to answer it. A way is a line of notation with holes: its word, then what
//! is picked in its slots. A page draws ways as radio buttons with the slots beneath, a letter as numbered lines;
//! both hand back one line of notation made by [`Ask::compose`], and know no game.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::refusal::Refusal;
use super::seat::SeatSet;

/// What a seat is to do now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prompt {
    /// The game waits for this seat and it cannot decline.
    Lead(Ask),
    /// The game waits for this seat and it can decline.
    Follow(Ask),
    Wait(Wait),
}

/// Whom the seat waits for. The table adds since when.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Wait {
    /// Empty when the game is over.
    pub on: SeatSet,
    /// What those seats are asked, only where that is public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<Line>,
    /// A question this seat will be asked and may answer now. The answer stays sealed, is judged again when its
    /// turn comes, and is asked anew if it no longer fits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ahead: Option<Ask>,
}

/// The word for a duty: the same in subject lines, titles, lists and letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Duty {
    Lead,
    Follow,
    Wait,
}

/// A question to one seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Ask {
    pub sentence: Line,
    pub ways: Vec<Way>,
    /// An answer shows somebody something new: it cannot be taken back, and the page says so before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

/// One way to answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way {
    /// The beginning of the notation: `play bug`, `pass`.
    pub word: Cow<'static, str>,
    pub label: Line,
    /// What it will do, in numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Line>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<Slot>,
}

/// A hole in a way, filled by picking.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Slot {
    pub title: Line,
    pub take: Take,
    /// Stands before the first word picked.
    pub before: Cow<'static, str>,
    /// Stands between two words picked.
    pub between: Cow<'static, str>,
    pub choices: Vec<Choice>,
}

/// How much of a slot is picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Take {
    /// Exactly one: radio buttons.
    One,
    /// A set: check boxes.
    Some { least: u8, most: u8 },
    /// This many, best first.
    Ranked(u8),
    /// A total shared out among the choices, no more than `cap` to each.
    Split { total: u8, cap: u8 },
}

/// One thing to pick.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// An empty word picks nothing: the choice "leave it out".
    pub word: Cow<'static, str>,
    pub label: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Line>,
    /// Already picked when the form opens.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
}

/// What came back from a form: a word of a slot, and how many for [`Take::Split`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    pub slot: usize,
    pub word: String,
    pub count: u8,
}

impl Prompt {
    /// Everybody rests: the game is over.
    pub fn over() -> Prompt {
        Prompt::Wait(Wait::default())
    }

    pub fn wait(on: SeatSet) -> Prompt {
        Prompt::Wait(Wait { on, question: None, ahead: None })
    }

    pub fn duty(&self) -> Duty {
        match self {
            Prompt::Lead(_) => Duty::Lead,
            Prompt::Follow(_) => Duty::Follow,
            Prompt::Wait(_) => Duty::Wait,
        }
    }

    /// The question that must or may be answered now.
    pub fn ask(&self) -> Option<&Ask> {
        match self {
            Prompt::Lead(ask) | Prompt::Follow(ask) => Some(ask),
            Prompt::Wait(_) => None,
        }
    }

    /// The question that may be answered ahead of its turn.
    pub fn ahead(&self) -> Option<&Ask> {
        match self {
            Prompt::Wait(wait) => wait.ahead.as_ref(),
            _ => None,
        }
    }
}

impl Ask {
    pub fn new(sentence: Line, ways: Vec<Way>) -> Ask {
        Ask { sentence, ways, reveals: false }
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
}

impl Way {
    pub fn new(word: impl Into<Cow<'static, str>>, label: Line) -> Way {
        Way { word: word.into(), label, note: None, slots: Vec::new() }
    }

    #[must_use]
    pub fn note(mut self, note: Line) -> Way {
        self.note = Some(note);
        self
    }

    #[must_use]
    pub fn slot(mut self, slot: Slot) -> Way {
        self.slots.push(slot);
        self
    }
}

impl Choice {
    pub fn new(word: impl Into<Cow<'static, str>>, label: Line) -> Choice {
        Choice { word: word.into(), label, note: None, usual: false }
    }
}

impl Slot {
    pub fn new(title: Line, take: Take, before: &'static str, between: &'static str) -> Slot {
        Slot { title, take, before: before.into(), between: between.into(), choices: Vec::new() }
    }

    fn fill(&self, picks: &[&Pick], words: &mut String) -> Result<(), Refusal> {
        for pick in picks {
            if !self.choices.iter().any(|choice| choice.word == pick.word) {
                return Err(Refusal::not_offered(&pick.word));
            }
        }
        let wrong = match self.take {
            Take::One => picks.len() != 1,
            Take::Some { least, most } => !(usize::from(least)..=usize::from(most)).contains(&picks.len()),
            Take::Ranked(places) => picks.len() != usize::from(places),
            Take::Split { total, cap } => {
                picks.iter().map(|pick| u32::from(pick.count)).sum::<u32>() != u32::from(total)
                    || picks.iter().any(|pick| pick.count > cap)
            }
        };
        if wrong {
            return Err(self.wrong_number());
        }
        let mut first = true;
        for pick in picks.iter().filter(|pick| !pick.word.is_empty()) {
            words.push_str(if first { &self.before } else { &self.between });
            words.push_str(&pick.word);
            if let Take::Split { .. } = self.take {
                words.push_str(&format!(" {}", pick.count));
            }
            first = false;
        }
        Ok(())
    }

    fn wrong_number(&self) -> Refusal {
        let (least, most) = match self.take {
            Take::One => (1, 1),
            Take::Some { least, most } => (least, most),
            Take::Ranked(places) => (places, places),
            Take::Split { total, .. } => (total, total),
        };
        let title = self.title.clone();
        Refusal(match least == most {
            true => Line::new("refusal-exact-number").line("title", title).number("number", most),
            false => Line::new("refusal-wrong-number").line("title", title).number("least", least).number("most", most),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(slot: usize, word: &str) -> Pick {
        Pick { slot, word: word.into(), count: 1 }
    }

    fn ask() -> Ask {
        let mut add = Slot::new(Line::new("add"), Take::Some { least: 0, most: 2 }, " + ", " + ");
        add.choices = ["the_moles", "lookout:scout"].map(|word| Choice::new(word, Line::new(word))).to_vec();
        let mut order = Slot::new(Line::new("order"), Take::One, "; ", "");
        order.choices = ["public; private", "public", ""].map(|word| Choice::new(word, Line::new("x"))).to_vec();
        let play = Way::new("play bug", Line::new("bug")).slot(add).slot(order);
        Ask::new(Line::new("play"), vec![play, Way::new("skip", Line::new("skip"))])
    }

    #[test]
    fn a_form_becomes_one_line_of_notation() {
        let words = ask().compose("play bug", &[pick(0, "the_moles"), pick(0, "lookout:scout"), pick(1, "public")]);
        assert_eq!(words.unwrap(), "play bug + the_moles + lookout:scout; public");
        assert_eq!(ask().compose("play bug", &[pick(1, "")]).unwrap(), "play bug");
        assert_eq!(ask().compose("skip", &[pick(0, "the_moles")]).unwrap(), "skip");
    }

    #[test]
    fn a_form_that_was_tampered_with_is_refused() {
        assert_eq!(ask().compose("win", &[]).unwrap_err().id(), "refusal-not-offered");
        let foreign = ask().compose("play bug", &[pick(0, "ace"), pick(1, "public")]);
        assert_eq!(foreign.unwrap_err().id(), "refusal-not-offered");
        assert_eq!(ask().compose("play bug", &[]).unwrap_err().id(), "refusal-exact-number");
        let all = [pick(0, "the_moles"), pick(0, "the_moles"), pick(0, "lookout:scout"), pick(1, "public")];
        assert_eq!(ask().compose("play bug", &all).unwrap_err().id(), "refusal-wrong-number");
    }
}
