//! Words that dig on by themselves, ready to be picked.

use crate::engine::{Choice, Line, Slot, Take};

use super::state::State;

/// Further cards that one may want to dig for, and risks that one may want to take.
const CARDS: [usize; 3] = [1, 2, 3];
const RISKS: [u8; 3] = [20, 30, 40];

/// Words that dig on by themselves.
pub fn further(state: &State) -> Vec<Choice> {
    let lie = state.haul.len();
    let cards =
        CARDS.into_iter().map(|more| lie + more).filter(|cards| *cards > 1).map(|cards| {
            Choice::new(format!("on to {cards}"), Line::new("dig-play-on-to").number("cards", cards as i64))
        });
    let risks = RISKS
        .into_iter()
        .map(|risk| Choice::new(format!("risk {risk}"), Line::new("dig-play-on-risk").number("percent", risk)));
    cards.chain(risks).collect()
}

/// How far to dig on after the next card, as a slot of the question.
pub fn further_slot(state: &State) -> Slot {
    let mut slot = Slot::new(Line::new("dig-slot-further"), Take::One, "; ", "");
    slot.choices.push(Choice { usual: true, ..Choice::new("", Line::new("dig-further-ask")) });
    slot.choices.extend(further(state));
    slot
}
