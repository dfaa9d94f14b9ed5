//! Pizza and toys: where they lie, how much fits, and every way to pay for the next level.

use serde::{Deserialize, Serialize};

use super::cards::{CardSet, Cost};
use super::list::List;
use super::words::{Kind, Perk, Store};

/// Stuff holds this many of each kind.
pub const STUFF: u8 = 4;
pub const TOP_LEVEL: u8 = 5;

/// Resources by kind (pizza, toys) in Stuff and in the Pack: what a player has, or pays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods(pub [u8; 2], pub [u8; 2]);

impl Goods {
    pub fn packed(&self) -> u8 {
        self.1[0] + self.1[1]
    }

    pub fn of(&self, kind: Kind) -> u8 {
        self.0[kind as usize] + self.1[kind as usize]
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
