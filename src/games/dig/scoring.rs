//! What a pile is worth, line by line, and who wins.

use crate::engine::{Line, Outcome, Side};

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
    let sides = (0..state.piles.len()).map(|pile| {
        let side = Side::team(state.table.members(pile), sheet(state, pile));
        (side.score, side)
    });
    Some(Outcome::ranked(sides.collect(), Line::new("dig-reason-stack-empty").word("stack", ending.letter())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Entrant, Game, PerSeat, Seat};
    use crate::games::dig::state::StackId;
    use crate::games::dig::{Dig, Options};

    fn table(cards: &[Kind]) -> State {
        let guest = |seat: Seat| Entrant { host: seat.index() == 0, first_time: seat.index() == 1, robot: None };
        let mut state = Dig::open(1, &PerSeat::new(2, guest), &Options::default()).unwrap();
        state.piles = vec![cards.iter().map(|kind| Kept::open(*kind, 0)).collect(); 2];
        state
    }

    fn worth(cards: &[Kind]) -> i64 {
        score(&table(cards), 0)
    }

    #[test]
    fn a_plain_card_is_worth_its_points() {
        for kind in Kind::ALL {
            let pays = kind == Kind::BoardGame;
            assert_eq!(worth(&[kind]), if pays { 5 } else { kind.points() }, "{kind}");
        }
    }

    #[test]
    fn pairs_are_as_many_as_the_rarer_card() {
        let pile = |milk, cookies| [vec![Kind::Milk; milk], vec![Kind::GingerbreadCookies; cookies]].concat();
        for (milk, cookies, points) in [(0, 0, 0), (3, 0, 3), (1, 1, 10), (2, 3, 21), (7, 7, 70), (7, 2, 25)] {
            assert_eq!(worth(&pile(milk, cookies)), points, "{milk} milk, {cookies} cookies");
        }
    }

    #[test]
    fn a_card_that_counts_others_does_not_count_itself() {
        assert_eq!(worth(&[Kind::Skwirmz, Kind::Worms, Kind::Worms]), 3 + 6);
        assert_eq!(worth(&[Kind::WeddingDress, Kind::WeddingRing]), 3 + 3 + 4);
        assert_eq!(worth(&[Kind::LeprechaunGold, Kind::FerrymansGold]), 4 + 5 + 2);
    }

    #[test]
    fn some_cards_ask_who_owns_them() {
        let state = table(&[Kind::NewKid, Kind::BoardGame]);
        assert_eq!((score(&state, 0), score(&state, 1)), (5, 20));
    }

    #[test]
    fn a_ticket_pays_only_in_the_last_turn_and_only_its_digger() {
        let mut state = table(&[Kind::LotteryTicket]);
        state.turn = 4;
        state.piles.iter_mut().for_each(|pile| pile[0].collected = Some(4));
        assert_eq!(score(&state, 0), 0, "the end is not noted");
        state.ending = Some(StackId::A);
        assert_eq!((score(&state, 0), score(&state, 1)), (50, 0), "p1 is digging");
        state.piles[0][0].collected = Some(3);
        assert_eq!(score(&state, 0), 0, "an earlier turn");
        state.piles[0][0].collected = None;
        assert_eq!(score(&state, 0), 0, "stolen");
    }
}
