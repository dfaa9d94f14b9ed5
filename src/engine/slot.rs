//! A hole in a way to answer, and what may be picked to fill it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::line::Line;
use super::refusal::Refusal;
use super::scene::On;

/// A hole in a way, filled by picking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Take {
    /// Exactly one: radio buttons.
    One,
    /// A set: check boxes.
    Some { least: u8, most: u8 },
    /// This many, best first.
    Ranked(u8),
    /// A total shared out among the choices, to each no more than its own [`Choice::cap`].
    Split { total: u8 },
}

/// One thing to pick.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// An empty word picks nothing: the choice "leave it out".
    pub word: Cow<'static, str>,
    pub label: Line,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<Line>,
    /// Already picked when the form opens.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub usual: bool,
    /// The thing in the seat's scene that this choice is: it is drawn there. None: a line below the question.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// For [`Take::Split`]: no more than this goes here. None: no bound but the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cap: Option<u8>,
}

/// What came back from a form: a word of a slot, and how many for [`Take::Split`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    pub slot: usize,
    pub word: String,
    pub count: u8,
}

impl Choice {
    pub fn new(word: impl Into<Cow<'static, str>>, label: Line) -> Choice {
        Choice { word: word.into(), label, note: None, usual: false, on: None, cap: None }
    }

    #[must_use]
    pub fn note(mut self, note: Line) -> Choice {
        self.note = Some(note);
        self
    }

    #[must_use]
    pub fn on(mut self, on: On) -> Choice {
        self.on = Some(on);
        self
    }

    /// No more than this of a total goes here.
    #[must_use]
    pub fn capped(mut self, cap: u8) -> Choice {
        self.cap = Some(cap);
        self
    }
}

impl Slot {
    pub fn new(title: Line, take: Take, before: &'static str, between: &'static str) -> Slot {
        Slot { title, take, before: before.into(), between: between.into(), choices: Vec::new() }
    }

    /// How much of a total may go to this choice.
    pub fn cap(&self, choice: &Choice) -> u8 {
        match self.take {
            Take::Split { total } => choice.cap.unwrap_or(total).min(total),
            _ => 1,
        }
    }

    /// The bound that all choices of a total share, if they do.
    pub fn common_cap(&self) -> Option<u8> {
        let first = self.cap(self.choices.first()?);
        self.choices.iter().all(|choice| self.cap(choice) == first).then_some(first)
    }

    /// Writes what was picked behind the words so far.
    pub(super) fn fill(&self, picks: &[&Pick], words: &mut String) -> Result<(), Refusal> {
        let mut counted = 0;
        for pick in picks {
            let choice = self.choices.iter().find(|choice| choice.word == pick.word);
            let choice = choice.ok_or_else(|| Refusal::not_offered(&pick.word))?;
            if let Take::Split { .. } = self.take {
                let given: u32 =
                    picks.iter().filter(|other| other.word == pick.word).map(|other| u32::from(other.count)).sum();
                let cap = self.cap(choice);
                if given > u32::from(cap) {
                    let line = Line::new("refusal-too-much-for-one").line("choice", choice.label.clone());
                    return Err(Refusal(line.number("most", cap)));
                }
                counted += u32::from(pick.count);
            }
        }
        let wrong = match self.take {
            Take::One => picks.len() != 1,
            Take::Some { least, most } => !(usize::from(least)..=usize::from(most)).contains(&picks.len()),
            Take::Ranked(places) => picks.len() != usize::from(places),
            Take::Split { total } => counted != u32::from(total),
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
            Take::Split { total } => (total, total),
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

    #[test]
    fn a_total_is_shared_out_within_the_bound_of_each() {
        let mut slot = Slot::new(Line::new("share"), Take::Split { total: 4 }, " ", ", ");
        slot.choices = vec![Choice::new("ann", Line::new("x")).capped(1), Choice::new("bob", Line::new("x"))];
        let fill = |shares: &[(&str, u8)]| {
            let picks: Vec<Pick> =
                shares.iter().map(|(word, count)| Pick { slot: 0, word: (*word).into(), count: *count }).collect();
            let mut words = String::from("give");
            slot.fill(&picks.iter().collect::<Vec<_>>(), &mut words).map(|()| words)
        };
        assert_eq!(fill(&[("ann", 1), ("bob", 3)]).unwrap(), "give ann 1, bob 3");
        assert_eq!(fill(&[("ann", 2), ("bob", 2)]).unwrap_err().id(), "refusal-too-much-for-one");
        assert_eq!(fill(&[("ann", 1), ("ann", 1), ("bob", 2)]).unwrap_err().id(), "refusal-too-much-for-one");
        assert_eq!(fill(&[("bob", 3)]).unwrap_err().id(), "refusal-exact-number");
        assert_eq!(slot.common_cap(), None);
        slot.choices[0].cap = None;
        assert_eq!(slot.common_cap(), Some(4));
    }
}
