//! Which answers are worth offering: equal ones once, worse ones not at all, the best first.

use std::cmp::Reverse;

use crate::games::fort::cards::Kid;
use crate::games::fort::state::State;

use super::effects::{Effects, Worked};
use super::grow::worth;

/// No more than this for one card.
const MOST: usize = 8;

/// What is offered of all answers with one card.
pub fn best(before: &State, answers: Vec<Worked>) -> Vec<Worked> {
    let mut answers: Vec<(Weight, Worked)> =
        answers.into_iter().map(|answer| (Weight::of(before, &answer), answer)).collect();
    answers.sort_by(|(one, _), (other, _)| one.order().cmp(&other.order()));
    let mut kept: Vec<(Weight, Worked)> = Vec::new();
    for (weight, answer) in answers {
        if !kept.iter().any(|(other, _)| other.makes_needless(&weight)) {
            kept.push((weight, answer));
        }
    }
    kept.into_iter().take(MOST).map(|(_, answer)| answer).collect()
}

/// An answer as it is compared with others.
struct Weight {
    /// Goods in Stuff and Pack, points, fort, cards in the Lookout: more of each is better.
    gains: [i32; 7],
    /// What is neither better nor worse, but something else.
    other: (Vec<Kid>, Vec<Kid>, Effects),
    /// Cards for the Yard.
    yard: Vec<Kid>,
    /// What is lost with cards that are trashed, or could be with those in the Yard.
    loss: i32,
    steps: usize,
    words: String,
}

impl Weight {
    fn of(before: &State, answer: &Worked) -> Weight {
        let effects = &answer.effects;
        let points = i32::from(before.set.levels[usize::from(effects.level)].points);
        let goods = &effects.goods;
        let sorted = |mut kids: Vec<Kid>| {
            kids.sort_unstable();
            kids
        };
        let yard = sorted(effects.yard().map(|card| before.kid(card)).collect());
        let trashed = sorted(effects.trashed.iter().map(|(_, kid)| *kid).collect());
        let trashed_worth: i32 = trashed.iter().map(|kid| worth(before, *kid)).sum();
        let tucked = effects.tucked.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        let left = sorted(effects.left.iter().map(|card| before.kid(*card)).collect());
        // What is compared by number or by set elsewhere is not compared here.
        let mut aside = effects.clone();
        (aside.uses, aside.tucked, aside.left) = Default::default();
        aside.trashed.sort_unstable();
        aside.units.retain(|unit| matches!(unit, crate::games::fort::moves::Move::Rob(..)));
        (aside.goods, aside.level, aside.track, aside.lookout) = Default::default();
        Weight {
            gains: [
                i32::from(goods.0[0]),
                i32::from(goods.0[1]),
                i32::from(goods.1[0]),
                i32::from(goods.1[1]),
                i32::from(effects.track) + points,
                i32::from(effects.level),
                effects.lookout as i32,
            ],
            other: (trashed, if effects.tucked.is_empty() { Vec::new() } else { left }, aside),
            loss: 2 * trashed_worth + yard.iter().map(|kid| worth(before, *kid)).sum::<i32>(),
            yard,
            steps: answer.answer.said.len(),
            words: format!("{tucked}{:?}", answer.answer.said),
        }
    }

    /// Points count most, then goods; what is packed is safe, what is tucked lends a hand for ever.
    fn order(&self) -> impl Ord + '_ {
        let [pizza, toys, packed_pizza, packed_toys, points, level, lookout] = self.gains;
        let goods = pizza + toys + packed_pizza + packed_toys;
        let side = &self.other.2;
        let extras = side.recruited.len() + side.units.len() + side.trashed.len() + usize::from(side.perk.is_some());
        let score = 3 * points + 2 * goods + packed_pizza + packed_toys + 2 * level + 2 * lookout + extras as i32;
        (Reverse(score), self.loss, self.steps, &self.words)
    }

    /// Does this one do all that the other does, and leave no more behind?
    fn makes_needless(&self, other: &Weight) -> bool {
        if self.other != other.other || !self.gains.iter().zip(&other.gains).all(|(mine, theirs)| mine >= theirs) {
            return false;
        }
        match self.gains == other.gains {
            true => self.yard == other.yard,
            false => is_among(&self.yard, &other.yard),
        }
    }
}

/// Are these kids among the others, copies counted?
fn is_among(few: &[Kid], many: &[Kid]) -> bool {
    let mut rest = many.to_vec();
    few.iter().all(|kid| match rest.iter().position(|other| other == kid) {
        Some(place) => {
            rest.remove(place);
            true
        }
        None => false,
    })
}
