//! What is to be done after a roll only if it woke something: `summon porcus with eve + dog + cat if woken`.

use crate::engine::{Line, Onward, Refusal, Seat, notation};

use super::cards::Face;
use super::state::{Question, State, Turn};

/// `if woken`, `if not woken`, `if lisa woken`, `if lisa not woken`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition<'w> {
    /// A part of the name of an own card; any own card where it is left out.
    card: Option<&'w str>,
    woken: bool,
}

/// A step and the condition behind it.
pub fn split(tidy: &str) -> Option<(&str, Condition<'_>)> {
    let (step, condition) = tidy.split_once(" if ")?;
    let rest = condition.strip_suffix("woken")?.trim_end();
    let (card, woken) = match rest.strip_suffix("not") {
        Some(card) if card.is_empty() || card.ends_with(' ') => (card.trim_end(), false),
        _ => (rest, true),
    };
    Some((step, Condition { card: (!card.is_empty()).then_some(card), woken }))
}

impl Condition<'_> {
    /// Has the roll of this turn decided as the condition wants it?
    fn holds(&self, state: &State, seat: Seat) -> Result<bool, Refusal> {
        let awake = awake(state, seat);
        let found = match self.card {
            None => !awake.is_empty(),
            Some(word) => {
                let mut own: Vec<Face> = state.player(seat).in_play().map(|lying| lying.face).collect();
                own.sort_unstable();
                own.dedup();
                awake.contains(&notation::listed(word, own)?)
            }
        };
        Ok(found == self.woken)
    }

    /// Why the step is not taken, if so.
    pub fn check(&self, state: &State, seat: Seat) -> Result<(), Refusal> {
        if !has_rolled(&state.turn) {
            return Err(Refusal(Line::new("demons-refusal-if-unrolled")));
        }
        match self.holds(state, seat)? {
            true => Ok(()),
            false => Err(Refusal(Line::new("demons-refusal-if-otherwise"))),
        }
    }
}

fn has_rolled(turn: &Turn) -> bool {
    turn.rolled && !turn.unsettled
}

/// The own cards in play that the roll of this turn woke.
fn awake(state: &State, seat: Seat) -> Vec<Face> {
    let Some((one, other)) = state.turn.dice else { return Vec::new() };
    let there = state.player(seat).in_play().filter(|lying| lying.serial < state.rolled_at);
    there.map(|lying| lying.face).filter(|face| face.wakes_on(one + other)).collect()
}

/// Past the roll of this message, once nobody is asked about what it woke.
pub fn onward(begun: &State, now: &State, seat: Seat, words: &str) -> Onward {
    let tidy = notation::tidy(words);
    let Some((step, condition)) = split(&tidy) else { return Onward::Once };
    if now.turn.number != begun.turn.number || now.ended.is_some() {
        return Onward::Over;
    }
    if !has_rolled(&now.turn) && now.question == Some((seat, Question::Main)) || is_done(&now.turn, step) {
        return Onward::Once;
    }
    if now.question != Some((seat, Question::Main)) {
        return Onward::Waits;
    }
    match condition.holds(now, seat) {
        Ok(false) => Onward::Over,
        Ok(true) | Err(_) => Onward::More,
    }
}

/// Has this been done in this turn, or been begun?
fn is_done(turn: &Turn, step: &str) -> bool {
    match step.split(' ').next() {
        Some("buy") => turn.bought,
        Some("summon") => turn.summoned || turn.summoning.is_some(),
        Some("free") => turn.freed,
        Some("share") => turn.shared,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_condition_is_read_off_the_end() {
        let said = |words| split(words).map(|(step, condition)| (step, condition.card, condition.woken));
        assert_eq!(said("summon bob if woken"), Some(("summon bob", None, true)));
        assert_eq!(said("end if not woken"), Some(("end", None, false)));
        assert_eq!(said("buy eve if sweet_lisa woken"), Some(("buy eve", Some("sweet_lisa"), true)));
        assert_eq!(said("buy eve if lisa not woken"), Some(("buy eve", Some("lisa"), false)));
        assert_eq!(said("buy eve if knot woken"), Some(("buy eve", Some("knot"), true)));
        for words in ["summon bob", "buy eve if", "buy eve if rich", "if woken"] {
            assert_eq!(said(words), None, "{words}");
        }
    }
}
