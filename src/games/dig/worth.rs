//! How good a table of digging is for a seat, and by exact odds whether to dig once more.

use crate::engine::{Judge, Seat, Viewer};

use super::Dig;
use super::cards::Kind;
use super::moves::Move;
use super::odds::Pool;
use super::rules::would_bust;
use super::scoring::score;
use super::state::{StackId, State};

impl Judge for Dig {
    const STEPS: u32 = 40_000;

    fn worth(state: &State, seat: Seat) -> i32 {
        let own = state.table.pile_of(seat);
        let dogs = state.piles[own].iter().filter(|kept| kept.kind == Kind::LoyalDog && !kept.used).count();
        let loose = Kind::Milk.in_pile(state, own).abs_diff(Kind::GingerbreadCookies.in_pile(state, own));
        let active = state.table.pile_of(state.active) == own && !state.is_over();
        let turn = if active { haul(state, seat) * 3 / 4 + 350 * i32::from(state.owed) } else { 0 };
        100 * score(state, own) as i32 + 200 * dogs as i32 + 100 * loose as i32 + turn
    }

    fn glance(state: &State, seat: Seat) -> i32 {
        let haul: i64 = state.haul.iter().map(|kind| kind.points()).sum();
        let turn = if state.active == seat { haul } else { 0 };
        (score(state, state.table.pile_of(seat)) + turn) as i32
    }

    fn expect(state: &State, seat: Seat, step: &Move) -> Option<i32> {
        match step {
            Move::Stop => Some(haul(state, seat)),
            // Of stacks alike the tallest: the game goes on for longer, and whoever counts gains by that.
            Move::Dig(stack) => Some(dig(state, seat, *stack) + state.stack(*stack).height() as i32 / 10),
            _ => None,
        }
    }

    /// Digs are cheap: they are played out to the end.
    fn pause(_: &State, now: &State) -> bool {
        now.is_over()
    }

    fn rest(before: &State, now: &State) -> bool {
        before.turn != now.turn || now.is_over()
    }
}

impl Kind {
    fn in_pile(self, state: &State, pile: usize) -> usize {
        state.piles[pile].iter().filter(|kept| kept.kind == self).count()
    }
}

/// What the cards of this turn would bring if it stopped now.
fn haul(state: &State, seat: Seat) -> i32 {
    let value = |(at, kind): (usize, &Kind)| card(state, seat, &state.haul[..at], *kind);
    state.haul.iter().enumerate().map(value).sum()
}

/// What digging once more and then stopping would bring, over every card that may come.
fn dig(state: &State, seat: Seat, stack: StackId) -> i32 {
    let viewer = Viewer::Seat(seat);
    let here = haul(state, seat);
    let value = |kind: Kind| {
        let saved = state.rescuer(kind).is_some();
        match (would_bust(state, stack, kind), saved) {
            (true, false) if kind == Kind::RadioactiveWaste => -250,
            (true, false) => 0,
            (true, true) => here - 200,
            (false, _) => here + card(state, seat, &state.haul, kind),
        }
    };
    match state.stack(stack).top_down().next() {
        Some(top) if viewer.may_know(top.sure) => value(top.kind),
        _ => {
            let pool = Pool::for_viewer(state, viewer);
            let sum: i32 = pool.kinds().map(|(kind, count)| i32::from(count) * value(kind)).sum();
            sum / i32::from(pool.size.max(1))
        }
    }
}

/// What one more card is worth to the pile of this seat, with those dug before it.
fn card(state: &State, seat: Seat, before: &[Kind], kind: Kind) -> i32 {
    let pile = state.table.pile_of(seat);
    let held =
        |wanted: Kind| (wanted.in_pile(state, pile) + before.iter().filter(|kind| **kind == wanted).count()) as i32;
    let pair = |with: Kind| if held(with) > held(kind) { 900 } else { 200 };
    let again = if state.ending.is_some() { 0 } else { 400 };
    let more = match kind {
        Kind::Milk => pair(Kind::GingerbreadCookies) - 100,
        Kind::GingerbreadCookies => pair(Kind::Milk) - 100,
        Kind::SewerLine => 500 + 500 / i32::from(state.table.seats - 1).max(1),
        Kind::CursedHeirloom => -1000 - 1000 / i32::from(state.table.seats - 1).max(1),
        Kind::FerrymansGold => 200 * held(Kind::LeprechaunGold),
        Kind::LeprechaunGold => 200 * held(Kind::FerrymansGold),
        Kind::WeddingRing => 400 * held(Kind::WeddingDress),
        Kind::WeddingDress => 400 * held(Kind::WeddingRing),
        Kind::Worms => 300 * held(Kind::Skwirmz),
        Kind::Skwirmz => 300 * held(Kind::Worms),
        Kind::LoyalDog => 200,
        Kind::TreasureMap => 400,
        Kind::DozingGravedigger => 100,
        Kind::CrownOfTheLichLord | Kind::DrugStash => again,
        Kind::ArkOfTheCovenant => 250,
        Kind::PirateHat => 900,
        Kind::PirateCutlass => 500,
        Kind::NewKid if state.table.first_timers.has(seat) => 2000,
        Kind::BoardGame if state.table.owner == Some(seat) => 500,
        Kind::LotteryTicket if state.ending.is_some() => 5000,
        _ => 0,
    };
    100 * kind.points() as i32 + more
}
