//! What a game tells a robot: how good a table is for a seat, and which steps are worth a thought.
//!
//! Everything here speaks of a world that was dealt anew ([`super::Sight`]), so a game may look at all of it.

use super::game::Game;
use super::seat::{Seat, SeatSet};

/// A game that robots play with a mind.
pub trait Judge: Game {
    /// So many steps a robot that thinks hard may try before it answers: about a fifth of a second.
    const STEPS: u32;

    /// What the table is worth to this seat and its partners, in hundredths of a final point: what is scored, and what is
    /// nearly earned.
    fn worth(state: &Self::State, seat: Seat) -> i32;

    /// What anybody counts at a glance. Frozen: the mind that robots are measured against goes by it.
    fn glance(state: &Self::State, seat: Seat) -> i32;

    /// Leaves out steps nobody would think of; may reorder, never empties the list.
    fn ideas(_: &Self::State, _: Seat, _: &mut Vec<Self::Move>) {}

    /// The worth that a step promises where luck can be counted exactly; None where it has to be played out. A question
    /// has either all its answers counted or none. Depends on nothing but what the seat knows.
    fn expect(_: &Self::State, _: Seat, _: &Self::Move) -> Option<i32> {
        None
    }

    /// Spends what is there once in a game: whoever looks after somebody else's seat leaves it to them.
    fn once(_: &Self::State, _: &Self::Move) -> bool {
        false
    }

    /// Is the table now, some steps after `before`, at a good place to stop looking?
    fn pause(before: &Self::State, now: &Self::State) -> bool;

    /// The same for a quick look, which is in few worlds: what lies further off would only blur it.
    fn rest(before: &Self::State, now: &Self::State) -> bool {
        Self::pause(before, now)
    }
}

/// Somebody who has business with the types of a game.
pub trait Visitor {
    type Answer;

    /// None if this is another game.
    fn visit<G: Judge>(&mut self) -> Option<Self::Answer>;
}

/// A won game is worth so much more than a lost one, beside the margin.
const WIN: i32 = 6_000;

/// By how much the seat is ahead of its best rival, in hundredths of a point; at the end winning counts most.
pub fn lead<G: Judge>(state: &G::State, seat: Seat) -> i32 {
    let sides = G::sides(state).seats;
    let own = |side: &&SeatSet| side.has(seat);
    let rivals = sides.iter().filter(|side| !own(side)).filter_map(|side| side.iter().next());
    let best = rivals.map(|rival| G::worth(state, rival)).max().unwrap_or(0);
    let margin = G::worth(state, seat) - best;
    let Some(outcome) = G::outcome(state) else { return margin };
    let winners = outcome.winners();
    let shares = outcome.sides.iter().filter(|side| side.won).count() as i32;
    let won = if winners.has(seat) { 2 * WIN / shares - WIN } else { -WIN };
    won + margin.clamp(-WIN, WIN) / 4
}

/// The chance to win from a lead, out of a thousand, and a little of the lead itself: a lost game is still fought for.
pub fn utility(lead: i32) -> i64 {
    let place = (lead / 100).clamp(-32, 31) + 32;
    i64::from(CURVE[place as usize]) * 16 + i64::from(lead.clamp(-20_000, 20_000))
}

/// A curve like an S over leads of -32 to 31 points.
const CURVE: [u16; 64] = [
    18, 20, 23, 26, 29, 33, 37, 42, 47, 53, 60, 68, 76, 85, 95, 107, 119, 133, 148, 165, 182, 202, 223, 245, 269, 294,
    321, 349, 378, 407, 438, 469, 500, 531, 562, 593, 622, 651, 679, 706, 731, 755, 777, 798, 818, 835, 852, 867, 881,
    893, 905, 915, 924, 932, 940, 947, 953, 958, 963, 967, 971, 974, 977, 980,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_always_better_and_a_win_is_best() {
        assert!(CURVE.windows(2).all(|pair| pair[0] <= pair[1]));
        assert!((-300..300).all(|lead| utility(lead * 10) < utility(lead * 10 + 10)));
        assert!(utility(WIN) > utility(3_000) && utility(-WIN) < utility(-3_000));
    }
}
