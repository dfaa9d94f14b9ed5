//! All ways through the rest of a use that moves resources only, so that a form can ask for them in one go.

use super::cards::{Atom, Count, Program};
use super::feasible::{Search, Tally};
use super::moves::Move;
use super::outline::{Outline, Terms};
use super::uses::{Effect, Use};
use super::words::Kind;

/// More ways than this are asked unit by unit.
const MOST: usize = 24;

/// The steps to the end of the use, or to the next question about rules and perks. None if cards are to be chosen, or
/// there are too many ways.
pub fn paths(outline: &Outline, terms: &Terms, tally: &Tally, work: &Use) -> Option<Vec<Vec<Move>>> {
    let mut found = Vec::new();
    walk(outline, terms, tally, work, 0, &mut Vec::new(), &mut found)?;
    Some(found)
}

fn walk(
    outline: &Outline,
    terms: &Terms,
    tally: &Tally,
    work: &Use,
    floor: u8,
    steps: &mut Vec<Move>,
    found: &mut Vec<Vec<Move>>,
) -> Option<()> {
    if work.over || work.pending.is_some() {
        found.push(steps.clone());
        return (found.len() <= MOST).then_some(());
    }
    let mut effects = Vec::new();
    work.any_option(outline, terms, |effect| {
        effects.push(effect);
        false
    });
    for effect in effects {
        let said = match effect {
            Effect::Stop | Effect::Omit => continue,
            Effect::Score(_) => None,
            Effect::Gather(kind, _) => (choice(work.icon(terms))).then_some(Move::Gather(kind)),
            Effect::Take([1, 0]) => Some(Move::Take(Kind::Pizza)),
            Effect::Take([0, 1]) => Some(Move::Take(Kind::Toys)),
            Effect::Take(_) => None,
            Effect::Pack(kind) => Some(Move::Pack(kind)),
            Effect::PackSupply(kind) => Some(Move::PackSupply(kind)),
            Effect::Copy(rival) => Some(Move::Copy(rival)),
            Effect::Convert(store, kind) => Some(Move::Convert(store, kind)),
            Effect::Spend(store, _) => Some(Move::Spend(store)),
            Effect::Pay(pay) => Some(Move::Pay(pay)),
            _ => return None,
        };
        if work.atom == 0 && effect.rank() < floor {
            continue;
        }
        let (mut next, mut table) = (*work, *outline);
        next.apply(&mut table, terms, effect);
        if !Search::new(terms).can_go_on(&table, tally, &next, 0) {
            continue;
        }
        let floor = if work.atom == 0 { effect.rank() } else { floor };
        let said_before = steps.len();
        steps.extend(said);
        walk(&table, terms, tally, &next, floor, steps, found)?;
        steps.truncate(said_before);
    }
    Some(())
}

fn choice(icon: Atom) -> bool {
    matches!(icon, Atom::Gather(None, _))
}

/// Does the use ask the same, however many cards are added?
pub fn is_steady(program: &Program) -> bool {
    let bulk = matches!(program.body[..], [Atom::Gather(..) | Atom::Score(_)]);
    bulk || !matches!(program.repeat, Count::Suit(_) | Count::AnyOneSuit)
}
