//! One unit of a use, as the counts see it.

use crate::engine::Seat;

use crate::games::fort::facts::{Did, Source};
use crate::games::fort::outline::{Goods, Outline};
use crate::games::fort::words::{Kind, Perk, Pile, Store};

/// One unit, without faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    Gather(Kind, u8),
    Pack(Kind),
    PackSupply(Kind),
    TuckHand,
    TuckPark,
    TuckYard,
    TrashHand,
    TrashDiscard,
    Rob,
    Copy(Seat),
    Take([u8; 2]),
    Convert(Store, Kind),
    Spend(Store, Kind),
    RecruitPark,
    RecruitYard,
    Pay(Goods),
    Score(u8),
    Rule,
    Perk(Perk),
    Recycle,
    Omit,
    Stop,
}

impl From<Did> for Effect {
    fn from(did: Did) -> Effect {
        match did {
            Did::Gathered(kind, amount) => Effect::Gather(kind, amount),
            Did::Packed(kind) => Effect::Pack(kind),
            Did::PackedSupply(kind) => Effect::PackSupply(kind),
            Did::Tucked(Source::Hand, ..) => Effect::TuckHand,
            Did::Tucked(Source::Yard(_), ..) => Effect::TuckYard,
            Did::Tucked(..) => Effect::TuckPark,
            Did::Trashed(Pile::Hand, _) => Effect::TrashHand,
            Did::Trashed(Pile::Discard, _) => Effect::TrashDiscard,
            Did::Robbed(..) => Effect::Rob,
            Did::Copied(seat) => Effect::Copy(seat),
            Did::Took(taken) => Effect::Take(taken),
            Did::Converted(store, kind) => Effect::Convert(store, kind),
            Did::Spent(store, kind) => Effect::Spend(store, kind),
            Did::Recruited(Source::Yard(_), ..) => Effect::RecruitYard,
            Did::Recruited(..) => Effect::RecruitPark,
            Did::Paid(pay) => Effect::Pay(pay),
            Did::Scored(points) => Effect::Score(points),
            Did::Ruled(_) => Effect::Rule,
            Did::Perked(perk) => Effect::Perk(perk),
            Did::Omitted => Effect::Omit,
            Did::Stopped => Effect::Stop,
        }
    }
}

impl Effect {
    /// Orders the units of one icon, so that looking ahead tries each mixture once.
    pub fn rank(self) -> u8 {
        match self {
            Effect::Pack(kind) => kind as u8,
            Effect::PackSupply(kind) => 2 + kind as u8,
            Effect::TuckPark | Effect::TrashDiscard | Effect::RecruitYard => 1,
            Effect::TuckYard => 2,
            Effect::Convert(store, _) | Effect::Spend(store, _) => store as u8,
            _ => 0,
        }
    }

    pub fn change(self, outline: &mut Outline) {
        let goods = &mut outline.goods;
        match self {
            Effect::Gather(kind, amount) => goods.0[kind as usize] += amount,
            Effect::Pack(kind) => goods.pack(kind),
            Effect::PackSupply(kind) => goods.1[kind as usize] += 1,
            Effect::TuckHand => {
                outline.hand -= 1;
                outline.lookout += 1;
            }
            Effect::TuckPark => {
                outline.park -= 1;
                outline.lookout += 1;
            }
            Effect::TuckYard => {
                outline.yards -= 1;
                outline.lookout += 1;
            }
            Effect::TrashHand => outline.hand -= 1,
            Effect::TrashDiscard => outline.discard -= 1,
            Effect::Rob => outline.yards -= 1,
            Effect::Take(taken) => goods.take(taken),
            Effect::Convert(store, kind) => goods.convert(store, kind),
            Effect::Spend(store, kind) => goods.in_store(store)[kind as usize] -= 1,
            Effect::RecruitPark => {
                outline.park -= 1;
                outline.discard += 1;
            }
            Effect::RecruitYard => {
                outline.yards -= 1;
                outline.discard += 1;
            }
            Effect::Pay(pay) => {
                goods.pay(pay);
                outline.level += 1;
            }
            Effect::Perk(perk) => {
                outline.perk = Some(perk);
                outline.row &= !(1 << perk as u16);
            }
            Effect::Recycle => {
                outline.discard -= 1;
                outline.hand += 1;
                outline.perk = None;
            }
            Effect::Copy(_) | Effect::Score(_) | Effect::Rule | Effect::Omit | Effect::Stop => {}
        }
    }
}
