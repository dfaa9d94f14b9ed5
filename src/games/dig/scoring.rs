//! What a pile is worth, line by line, and who wins.

use crate::engine::{Line, Outcome, SeatSet, Side};

use super::cards::{AtEnd, Condition, Kind};
use super::state::{Kept, State};

/// The score sheet of a pile: what is counted, and its points.
pub fn sheet(state: &State, pile: usize) -> Vec<(Line, i64)> {
    let cards = &state.piles[pile];
    let count = |kind: Kind| cards.iter().filter(|kept| kept.kind == kind).count() as i64;
    let mut parts = Vec::new();
    for kind in Kind::ALL {
        let copies = count(kind);
        if copies == 0 {
            continue;
        }
        let (mut plain, mut bonus) = (copies, None);
        match kind.card().end {
            Some(AtEnd::PairPoints { with, points_each }) => {
                let pairs = copies.min(count(with));
                plain -= pairs;
                // Both cards of a pair are counted here, where the pair is met first.
                if pairs > 0 && kind < with {
                    let line = Line::new("dig-score-pairs").number("count", pairs);
                    bonus = Some((line.term("card", kind.name()).term("with", with.name()), pairs * 2 * points_each));
                }
            }
            Some(AtEnd::PointsPer { card, points }) if count(card) > 0 => {
                let line = Line::new("dig-score-per").term("card", kind.name()).term("with", card.name());
                bonus = Some((line.number("count", count(card)), copies * count(card) * points));
            }
            Some(AtEnd::PointsIf { cond, points }) => {
                let paying = cards.iter().filter(|kept| kept.kind == kind && holds(state, pile, kept, cond)).count();
                plain -= paying as i64;
                let line = Line::new("dig-score-condition").term("card", kind.name());
                bonus = (paying > 0).then(|| (line, paying as i64 * points));
            }
            Some(AtEnd::PointsPer { .. }) | None => {}
        }
        if plain > 0 {
            let line = Line::new("dig-score-cards").term("card", kind.name()).number("count", plain);
            parts.push((line, plain * kind.points()));
        }
        parts.extend(bonus);
    }
    parts
}

fn holds(state: &State, pile: usize, kept: &Kept, cond: Condition) -> bool {
    let members = state.table.members(pile);
    match cond {
        Condition::OwnerFirstGame => members.iter().any(|seat| state.table.first_timers.has(seat)),
        Condition::OwnerIsTableOwner => state.table.owner.is_some_and(|owner| members.has(owner)),
        // While the game goes on, this turn is the last as soon as an end is noted.
        Condition::CollectedOnFinalTurn => {
            state.ending.is_some() && kept.collected == Some(state.turn) && pile == state.table.pile_of(state.active)
        }
    }
}

/// What a pile is worth now.
pub fn score(state: &State, pile: usize) -> i64 {
    sheet(state, pile).iter().map(|(_, points)| points).sum()
}

/// The highest pile wins, equals share, partners win together.
pub fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.ending.filter(|_| state.is_over())?;
    let mut sides: Vec<Side> = (0..state.piles.len())
        .map(|pile| {
            let (seats, parts): (SeatSet, _) = (state.table.members(pile), sheet(state, pile));
            Side { seats, won: false, score: Some(parts.iter().map(|(_, points)| points).sum()), parts }
        })
        .collect();
    let best = sides.iter().filter_map(|side| side.score).max();
    sides.iter_mut().for_each(|side| side.won = side.score == best);
    sides.sort_by_key(|side| std::cmp::Reverse(side.score));
    Some(Outcome { sides, reason: Line::new("dig-reason-stack-empty").word("stack", ending.letter()) })
}
