//! Whole answers, found by making steps on a copy of the table: each is grown step by step until it is over, shows
//! something new, or somebody else is asked.
//!
//! Growing is bounded: what lies beyond the bound can still be put together by hand.

use crate::engine::{Dice, Draft, Game, Seat};
use crate::games::fort::Fort;
use crate::games::fort::build;
use crate::games::fort::cards::{Atom, Kid};
use crate::games::fort::facts::Fact;
use crate::games::fort::feasible::Tally;
use crate::games::fort::legal;
use crate::games::fort::moves::{Move, Origin};
use crate::games::fort::outline::Goods;
use crate::games::fort::state::{Phase, State};
use crate::games::fort::uses::Use;
use crate::games::fort::words::{Half, Kind, Perk};

/// An answer as far as it is said, and the table after it.
#[derive(Clone)]
pub struct Grown {
    pub table: State,
    pub said: Vec<Move>,
    pub facts: Vec<Fact>,
    /// Something new was shown: nothing more can be said beforehand.
    pub shown: bool,
}

/// What tells two unfinished answers apart.
#[derive(PartialEq)]
struct Trait {
    phase: Phase,
    goods: Goods,
    level: u8,
    track: u16,
    perk: Option<Perk>,
    hand: Vec<Kid>,
    discard: Vec<Kid>,
    lookout: Vec<Kid>,
    yards: usize,
    boxed: Vec<Kid>,
    kind: Option<Kind>,
    tally: Tally,
    work: Option<Use>,
}

/// Cards of one kind of step that are tried at each unit.
const CARDS: usize = 4;

/// How many steps may still be tried.
pub struct Effort(pub usize);

impl Grown {
    pub fn on(table: State) -> Grown {
        Grown { table, said: Vec::new(), facts: Vec::new(), shown: false }
    }

    /// The answer with one more step; None if that is refused.
    pub fn step(&self, seat: Seat, step: Move) -> Option<Grown> {
        let dice = Dice::from_seed(0);
        let mut draft = Draft::<Fort>::new(self.table.clone(), &dice);
        Fort::decide(&mut draft, seat, step).ok()?;
        let decided = draft.finish();
        let said = self.said.iter().copied().chain([step]).collect();
        let facts = self.facts.iter().cloned().chain(decided.facts).collect();
        Some(Grown { table: decided.state, said, facts, shown: decided.disclosed })
    }

    /// Is there nothing more to say to the question that this answers?
    fn is_whole(&self, seat: Seat) -> bool {
        let going = matches!(self.table.phase, Phase::Build | Phase::Boxes | Phase::Work | Phase::FollowWork);
        self.shown || !going || !legal::asked(&self.table).has(seat)
    }

    fn traits(&self, seat: Seat) -> Trait {
        let (table, player) = (&self.table, self.table.player(seat));
        let sorted = |cards: &[_]| {
            let mut kids = table.kids(cards);
            kids.sort_unstable();
            kids
        };
        Trait {
            phase: table.phase,
            goods: player.goods,
            level: player.level,
            track: player.track,
            perk: player.perk,
            hand: sorted(&player.hand),
            discard: sorted(&player.discard),
            lookout: sorted(&player.lookout),
            yards: table.rivals(seat).map(|rival| table.player(rival).yard.len()).sum(),
            boxed: sorted(&table.boxed),
            kind: table.plan.and_then(|plan| plan.kind),
            tally: table.plan.map_or([None, None], |plan| plan.tally),
            work: table.work,
        }
    }
}

/// Every whole answer that begins like this one, as far as the effort goes.
pub fn grow(root: Grown, seat: Seat, effort: &mut Effort) -> Vec<Grown> {
    let (mut whole, mut growing) = (Vec::new(), vec![root]);
    while !growing.is_empty() {
        let mut next: Vec<(Trait, Grown)> = Vec::new();
        for answer in growing {
            if answer.is_whole(seat) {
                whole.push(answer);
                continue;
            }
            for step in worth_trying(&answer.table, seat) {
                if effort.0 == 0 {
                    break;
                }
                effort.0 -= 1;
                let Some(longer) = answer.step(seat, step) else { continue };
                if longer.is_whole(seat) {
                    whole.push(longer);
                    continue;
                }
                let traits = longer.traits(seat);
                if !next.iter().any(|(other, _)| *other == traits) {
                    next.push((traits, longer));
                }
            }
        }
        growing = next.into_iter().map(|(_, answer)| answer).collect();
    }
    whole
}

/// The steps that go on from here, without those that only few would want.
fn worth_trying(table: &State, seat: Seat) -> Vec<Move> {
    match table.phase {
        Phase::Build | Phase::Boxes => {
            let starts = Half::BOTH.iter().flat_map(|half| starts(table, seat, *half));
            starts.chain([Move::End]).collect()
        }
        _ => units(table, legal::list(table, seat)),
    }
}

/// A box as a whole; in parts only where all of it is refused.
fn starts(table: &State, seat: Seat, half: Half) -> Vec<Move> {
    let can = |units| build::start(table, seat, half, units).is_ok();
    match can(None) {
        true => vec![Move::Start(half, None)],
        false => (1..=4).rev().filter(|units| can(Some(*units))).map(|units| Move::Start(half, Some(units))).collect(),
    }
}

fn units(table: &State, mut steps: Vec<Move>) -> Vec<Move> {
    steps.retain(|step| !matches!(step, Move::Recycle(_)));
    let worth = |kid: Kid| worth(table, kid);
    // The weakest are trashed, a rival's best ones are; anybody may be wanted in the Lookout.
    let rank = |step: &Move| match step {
        Move::Trash(_, kid) => worth(*kid),
        Move::Rob(_, kid) | Move::Recruit(Origin::Park(kid) | Origin::Yard(_, kid)) => -worth(*kid),
        Move::Tuck(Origin::Yard(_, kid) | Origin::Park(kid)) => 50 - worth(*kid),
        _ => 0,
    };
    steps.sort_by_key(rank);
    let mut kept: Vec<Move> = Vec::new();
    for step in steps {
        let alike = kept.iter().filter(|other| std::mem::discriminant(*other) == std::mem::discriminant(&step)).count();
        let most = match step {
            Move::Trash(..) | Move::Rob(..) | Move::Pay(_) => CARDS,
            Move::Tuck(_) => CARDS + 2,
            Move::Recruit(_) => 2 * CARDS,
            _ => usize::MAX,
        };
        if alike < most {
            kept.push(step);
        }
    }
    kept
}

/// How much a kid is worth to whoever owns it, roughly: icons, actions, and the way to a higher fort.
pub fn worth(table: &State, kid: Kid) -> i32 {
    let face = table.set.printed(kid);
    let boxes = Half::BOTH.iter().filter_map(|half| face.program(*half));
    let actions =
        boxes.map(|program| 2 + 3 * i32::from(program.body.iter().any(|icon| matches!(icon, Atom::Advance(_)))));
    actions.sum::<i32>() + 2 * face.icons.len() as i32 + i32::from(face.coins())
}
