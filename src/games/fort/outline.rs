//! The table without faces: the counts that a use of a box can depend on.
//!
//! No rule of Fort asks which card is tucked, trashed or recruited, only whether one is there. So what can be done, and
//! whether a play can still be finished, is decided on small numbers, for the real table and for plans alike.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::cards::{CardSet, Cost, Count, Program};
use super::list::List;
use super::words::{Half, Kind, Perk, Store};

/// Stuff holds this many of each kind.
pub const STUFF: u8 = 4;
pub const TOP_LEVEL: u8 = 5;

/// Resources by kind (pizza, toys) in Stuff and in the Pack: what a player has, or pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods(pub [u8; 2], pub [u8; 2]);

/// The counts of one player and of what that player can reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outline {
    pub goods: Goods,
    pub level: u8,
    pub hand: u8,
    pub discard: u8,
    pub lookout: u8,
    /// Open cards of the Park and its deck.
    pub park: u8,
    /// Cards in the Yards of rivals.
    pub yards: u8,
    /// Not yet used up.
    pub perk: Option<Perk>,
    /// The perks that can be taken, one bit each.
    pub row: u16,
}

/// What stays the same while a card is resolved.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    pub set: &'static CardSet,
    pub programs: [Option<&'static Program>; 2],
    /// For boxes that count a suit: how often it is there.
    pub counts: [u8; 2],
    /// What each added card gives to the count of each box.
    pub added: List<[u8; 2], 12>,
    pub packs: List<(u8, [u8; 2]), 3>,
    pub own_turn: bool,
    /// The kind a follower must gather.
    pub bound: Option<Kind>,
    /// All or nothing: following, and DIY.
    pub whole: bool,
}

impl Goods {
    pub fn packed(&self) -> u8 {
        self.1[0] + self.1[1]
    }

    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind as usize] + self.1[kind as usize]
    }

    /// One good goes from the Stuff into the Pack.
    pub fn pack(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
        self.1[kind as usize] += 1;
    }

    pub fn take(&mut self, taken: [u8; 2]) {
        self.0[0] += taken[0];
        self.0[1] += taken[1];
    }

    /// One good becomes one of the other kind.
    pub fn convert(&mut self, store: Store, kind: Kind) {
        let goods = self.in_store(store);
        goods[kind as usize] -= 1;
        goods[kind.other() as usize] += 1;
    }

    pub fn in_store(&mut self, store: Store) -> &mut [u8; 2] {
        match store {
            Store::Stuff => &mut self.0,
            Store::Pack => &mut self.1,
        }
    }

    pub fn room(&self, kind: Kind) -> u8 {
        STUFF.saturating_sub(self.0[kind as usize])
    }

    pub fn covers(&self, pay: Goods) -> bool {
        (0..2).all(|kind| self.0[kind] >= pay.0[kind] && self.1[kind] >= pay.1[kind])
    }

    pub fn pay(&mut self, pay: Goods) {
        for kind in 0..2 {
            self.0[kind] -= pay.0[kind];
            self.1[kind] -= pay.1[kind];
        }
    }
}

impl Outline {
    pub fn pack_room(&self) -> u8 {
        pack_capacity(self.level, self.perk).saturating_sub(self.goods.packed())
    }

    pub fn lookout_room(&self) -> u8 {
        (self.level + 1).saturating_sub(self.lookout)
    }

    pub fn recyclable(&self, terms: &Terms) -> bool {
        terms.own_turn && self.perk == Some(Perk::Recycling) && self.discard > 0
    }
}

pub fn pack_capacity(level: u8, perk: Option<Perk>) -> u8 {
    level + 1 + if perk == Some(Perk::XxlBackpack) { 2 } else { 0 }
}

/// The slot sets that may be filled to advance: the printed one, one more of either kind, or one less of any.
fn costs(set: &CardSet, level: u8, delta: i8) -> List<Cost, 3> {
    let mut costs = List::new();
    let Some(cost) = set.levels[usize::from(level)].cost else { return costs };
    match delta {
        0 => costs.push(cost),
        1.. => costs.push(Cost { either: cost.either + delta as u8, ..cost }),
        _ => {
            if cost.pizza > 0 {
                costs.push(Cost { pizza: cost.pizza - 1, ..cost });
            }
            if cost.toys > 0 {
                costs.push(Cost { toys: cost.toys - 1, ..cost });
            }
            if cost.either > 0 {
                costs.push(Cost { either: cost.either - 1, ..cost });
            }
        }
    }
    costs
}

/// Hands every payment that fits to `each` until it says true.
pub fn any_payment(set: &CardSet, level: u8, delta: i8, goods: &Goods, mut each: impl FnMut(Goods) -> bool) -> bool {
    let costs = costs(set, level, delta);
    let Some(total) = costs.first().map(|cost| cost.pizza + cost.toys + cost.either) else { return false };
    let owns = (goods.of(Kind::Pizza), goods.of(Kind::Toys));
    if owns.0 + owns.1 < total {
        return false;
    }
    for pizza in 0..=total.min(owns.0) {
        let toys = total - pizza;
        if toys > owns.1 || !costs.iter().any(|cost| pizza >= cost.pizza && toys >= cost.toys) {
            continue;
        }
        // Stuff first: it is what most players mean.
        for stuff_pizza in (pizza.saturating_sub(goods.1[0])..=pizza.min(goods.0[0])).rev() {
            for stuff_toys in (toys.saturating_sub(goods.1[1])..=toys.min(goods.0[1])).rev() {
                if each(Goods([stuff_pizza, stuff_toys], [pizza - stuff_pizza, toys - stuff_toys])) {
                    return true;
                }
            }
        }
    }
    false
}

impl Terms {
    pub fn program(&self, half: Half) -> Option<&'static Program> {
        self.programs[half as usize]
    }

    /// How often the box would be done if it started now.
    pub fn count(&self, outline: &Outline, half: Half) -> u8 {
        match self.program(half).map(|program| program.repeat) {
            None => 0,
            Some(Count::Once) => 1,
            Some(Count::Suit(_) | Count::AnyOneSuit) => self.counts[half as usize],
            Some(Count::Pack) => outline.goods.packed(),
            Some(Count::Lookout) => outline.lookout,
            Some(Count::Level) => outline.level,
        }
    }

    /// Adding cards can raise this box.
    pub fn counts_suit(&self, half: Half) -> bool {
        self.program(half).is_some_and(|program| matches!(program.repeat, Count::Suit(_) | Count::AnyOneSuit))
    }

    pub fn pack_of(&self, seat: Seat) -> [u8; 2] {
        self.packs.iter().find(|(index, _)| usize::from(*index) == seat.index()).map_or([0; 2], |(_, pack)| *pack)
    }
}
