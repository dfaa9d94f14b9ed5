//! How far to dig on: until so many cards lie there, or until the risk is higher than one likes; then stop.

use crate::engine::{Onward, Refusal, Seat, Viewer, notation};

use super::moves::{Move, why_not};
use super::odds::Pool;
use super::state::{Question, StackId, State};

/// `on to 6`, `risk 30`, or both: `on to 6 risk 30`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Until {
    cards: Option<u8>,
    /// In percent.
    risk: Option<u8>,
}

impl Until {
    pub fn read(words: &str) -> Option<Until> {
        let tidy = notation::tidy(words);
        let number = |word: &str| word.trim_end_matches('%').parse::<u8>().ok();
        Some(match *tidy.split(' ').collect::<Vec<_>>() {
            ["on", "to", cards] => Until { cards: Some(number(cards)?), risk: None },
            ["risk", risk] | ["on", "risk", risk] => Until { cards: None, risk: Some(number(risk)?) },
            ["on", "to", cards, "risk", risk] => Until { cards: Some(number(cards)?), risk: Some(number(risk)?) },
            _ => return None,
        })
    }

    /// The next step on the way: dig where it is safest, or stop.
    pub fn step(self, state: &State, seat: Seat) -> Result<Move, Refusal> {
        let Some(question) = state.question().filter(|_| state.active == seat) else {
            return Err(Refusal::not_asked());
        };
        let (risk, stack) = match question {
            Question::MustDig | Question::DigOrStop => safest(state, seat).ok_or_else(Refusal::not_asked)?,
            _ => return Err(why_not(state, question, Move::Stop)),
        };
        let enough = self.cards.is_some_and(|cards| state.haul.len() >= usize::from(cards))
            || self.risk.is_some_and(|most| risk > most);
        Ok(if enough && question == Question::DigOrStop { Move::Stop } else { Move::Dig(stack) })
    }
}

/// The stack that is least likely to end the turn, with that chance in percent; of equal ones the tallest.
pub fn safest(state: &State, seat: Seat) -> Option<(u8, StackId)> {
    let risks = state.live_stacks().map(|stack| (risk(state, seat, stack), stack));
    risks.min_by_key(|(risk, stack)| (*risk, std::cmp::Reverse(state.stack(*stack).height())))
}

/// The chance in percent that the next card of a stack ends the turn.
pub fn risk(state: &State, seat: Seat, stack: StackId) -> u8 {
    let viewer = Viewer::Seat(seat);
    Pool::for_viewer(state, viewer).next_busts(state, viewer, stack).percent()
}

pub fn onward(begun: &State, now: &State, seat: Seat, words: &str) -> Onward {
    if Until::read(words).is_none() {
        return Onward::Once;
    }
    match now.question() {
        _ if now.turn != begun.turn || now.active != seat => Onward::Over,
        Some(Question::MustDig | Question::DigOrStop) => Onward::More,
        Some(Question::UseDog | Question::GiveDug { .. } | Question::AttachWhere { .. }) => Onward::Waits,
        _ => Onward::Over,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_far_is_read_in_every_spelling() {
        let (cards, risk) = (Some(6), Some(30));
        assert_eq!(Until::read(" On  to 6"), Some(Until { cards, risk: None }));
        assert_eq!(Until::read("risk 30%"), Some(Until { cards: None, risk }));
        assert_eq!(Until::read("on to 6 risk 30"), Some(Until { cards, risk }));
        for words in ["on", "on to", "on to many", "risk", "risk -1", "risk 300", "dig a"] {
            assert_eq!(Until::read(words), None, "{words}");
        }
    }
}
