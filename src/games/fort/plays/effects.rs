//! What an answer does, read off its facts: which cards go where, what is given and what is gained.

use crate::engine::Seat;
use crate::games::fort::cards::{Card, Kid};
use crate::games::fort::facts::{Did, Fact, Source};
use crate::games::fort::moves::{Move, Origin};
use crate::games::fort::outline::Goods;
use crate::games::fort::read::said;
use crate::games::fort::state::State;
use crate::games::fort::words::{Half, Kind, Perk, Pile, Store};

use super::grow::Grown;

/// An answer with what comes of it.
pub struct Worked {
    pub answer: Grown,
    pub effects: Effects,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Effects {
    /// Boxes, and how often their body is done.
    pub uses: Vec<(Half, u8)>,
    pub tucked: Vec<Origin>,
    pub trashed: Vec<(Pile, Kid)>,
    pub recruited: Vec<Origin>,
    /// Units that move resources, as they would be said.
    pub units: Vec<Move>,
    pub perk: Option<Perk>,
    /// Cards of the hand that are left, in order.
    pub left: Vec<Card>,
    /// The played card is trashed in the end.
    pub itself: bool,
    pub goods: Goods,
    pub level: u8,
    pub track: u16,
    pub lookout: usize,
    /// The kind that binds those who follow.
    pub kind: Option<Kind>,
}

impl Worked {
    pub fn new(before: &State, seat: Seat, answer: Grown) -> Worked {
        let effects = Effects::of(before, seat, &answer);
        Worked { answer, effects }
    }
}

impl Effects {
    fn of(before: &State, seat: Seat, answer: &Grown) -> Effects {
        let (table, player) = (&answer.table, answer.table.player(seat));
        let plan = table.plan.filter(|_| seat == before.leader);
        let mut effects = Effects {
            uses: Vec::new(),
            tucked: Vec::new(),
            trashed: Vec::new(),
            recruited: Vec::new(),
            units: Vec::new(),
            perk: None,
            left: before.player(seat).hand.to_vec(),
            itself: plan.is_some_and(|plan| plan.leaving),
            goods: player.goods,
            level: player.level,
            track: player.track,
            lookout: player.lookout.len(),
            kind: plan.and_then(|plan| plan.kind),
        };
        for fact in &answer.facts {
            effects.note(before, seat, fact);
        }
        // Where the use is over, what was done of it counts.
        for (half, n) in &mut effects.uses {
            *n = plan.and_then(|plan| plan.tally[*half as usize]).map_or(*n, |done| done.reps);
        }
        effects
    }

    fn note(&mut self, before: &State, seat: Seat, fact: &Fact) {
        let mut leaves = |kid: Kid| {
            let place = self.left.iter().position(|card| before.kid(*card) == kid);
            place.map(|place| self.left.remove(place))
        };
        match fact {
            Fact::Played(_, kid) | Fact::Added(_, kid, _) => {
                leaves(*kid);
            }
            Fact::Followed(by, kids, _) if *by == seat => kids.iter().for_each(|kid| {
                leaves(*kid);
            }),
            Fact::Used(_, half, _, count) => self.uses.push((*half, *count)),
            Fact::TrashedItself(..) => self.itself = true,
            Fact::Did(by, did) | Fact::FellOut(by, did) if *by == seat => match *did {
                Did::Tucked(source, card, ..) => {
                    if source == Source::Hand {
                        leaves(card.1);
                    }
                    self.tucked.push(origin(source, card.1));
                }
                Did::Trashed(pile, kid) => {
                    if pile == Pile::Hand {
                        leaves(kid);
                    }
                    self.trashed.push((pile, kid));
                }
                Did::Recruited(source, kid, _) => self.recruited.push(origin(source, kid)),
                Did::Perked(perk) => self.perk = Some(perk),
                // What is gained and what the Stuff gives is told in numbers.
                Did::Gathered(..) | Did::Took(_) | Did::Spent(Store::Stuff, _) => {}
                Did::Paid(pay) if pay.packed() == 0 => {}
                did => self.units.extend(said(did)),
            },
            _ => {}
        }
    }

    /// Cards left that go to the Yard: Best Friends come home.
    pub fn yard(&self) -> impl Iterator<Item = Card> + '_ {
        self.left.iter().copied().filter(|card| !card.is_friend())
    }
}

fn origin(source: Source, kid: Kid) -> Origin {
    match source {
        Source::Hand => Origin::Hand(kid),
        Source::Park(_) => Origin::Park(kid),
        Source::Deck => Origin::Deck,
        Source::Yard(rival) => Origin::Yard(rival, kid),
    }
}
