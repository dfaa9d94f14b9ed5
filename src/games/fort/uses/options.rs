//! What may come next while a box is used: every unit, and every way to stop.

use crate::engine::Seat;

use super::{Effect, Pending, Reach, Use};
use crate::games::fort::cards::{Atom, Link};
use crate::games::fort::outline::{Goods, Outline, Terms, any_payment};
use crate::games::fort::words::{Kind, Perk, Store};

impl Use {
    /// Hands every unit that may come next to `each` until it says true.
    pub fn any_option(&self, outline: &Outline, terms: &Terms, mut each: impl FnMut(Effect) -> bool) -> bool {
        match self.pending {
            Some(Pending::Rule) => return each(Effect::Rule),
            Some(Pending::Perk) => {
                return Perk::ALL
                    .iter()
                    .any(|perk| outline.row & (1 << *perk as u16) != 0 && each(Effect::Perk(*perk)));
            }
            None => {}
        }
        self.any_unit(outline, terms, &mut each) || self.any_way_out(terms, &mut each)
    }

    pub(super) fn any_unit(&self, outline: &Outline, terms: &Terms, each: &mut impl FnMut(Effect) -> bool) -> bool {
        let goods = &outline.goods;
        let own = |perk: Perk| terms.own_turn && outline.perk == Some(perk);
        match self.icon(terms) {
            Atom::Gather(kind, n) => self.any_gather(goods, terms, kind, n, each),
            Atom::Score(n) => self.amounts(terms, n, u8::MAX, |amount| each(Effect::Score(amount))),
            Atom::Pack => {
                outline.pack_room() > 0
                    && Kind::BOTH.iter().any(|kind| {
                        (goods.0[*kind as usize] > 0 && each(Effect::Pack(*kind)))
                            || (own(Perk::StickyFingers) && each(Effect::PackSupply(*kind)))
                    })
            }
            Atom::Lookout => {
                outline.lookout_room() > 0
                    && ((outline.hand > 0 && each(Effect::TuckHand))
                        || (own(Perk::Bribe) && outline.park > 0 && each(Effect::TuckPark))
                        || (own(Perk::Bribe) && outline.yards > 0 && each(Effect::TuckYard))
                        || (outline.hand == 0 && outline.recyclable(terms) && each(Effect::Recycle)))
            }
            Atom::Trash => {
                (outline.hand > 0 && each(Effect::TrashHand)) || (outline.discard > 0 && each(Effect::TrashDiscard))
            }
            Atom::Recruit => {
                (outline.park > 0 && each(Effect::RecruitPark)) || (outline.yards > 0 && each(Effect::RecruitYard))
            }
            Atom::Advance(delta) => any_payment(terms.set, outline.level, delta, goods, |pay| each(Effect::Pay(pay))),
            Atom::Spend(kind) => {
                (goods.0[kind as usize] > 0 && each(Effect::Spend(Store::Stuff, kind)))
                    || (goods.1[kind as usize] > 0 && each(Effect::Spend(Store::Pack, kind)))
            }
            Atom::TrashRival => outline.yards > 0 && each(Effect::Rob),
            Atom::CopyPack => self.any_copy(goods, goods.1, each),
            Atom::CopyRivalPack => match self.from {
                Some(seat) => self.any_copy(goods, terms.pack_of(seat), each),
                None => terms.packs.iter().any(|(index, pack)| {
                    self.any_copy(goods, *pack, &mut |_| true) && each(Effect::Copy(Seat::new(*index)))
                }),
            },
            Atom::Convert => Kind::BOTH.iter().filter(|kind| self.kind.is_none_or(|set| set == **kind)).any(|kind| {
                let from = *kind as usize;
                (goods.0[from] > 0 && goods.room(kind.other()) > 0 && each(Effect::Convert(Store::Stuff, *kind)))
                    || (goods.1[from] > 0 && each(Effect::Convert(Store::Pack, *kind)))
            }),
        }
    }

    /// Amounts of a gather or score that may be done at once, largest first.
    fn amounts(&self, terms: &Terms, n: u8, room: u8, mut each: impl FnMut(u8) -> bool) -> bool {
        let bulk = self.program(terms).body.len() == 1;
        let wanted = if bulk { self.count * n } else { n };
        match self.reach {
            Reach::Whole => room >= wanted && each(wanted),
            Reach::Exactly(units) if bulk => room >= units && wanted >= units && each(units),
            Reach::Open if bulk => (1..=room.min(wanted)).rev().any(each),
            _ => room > 0 && each(room.min(wanted)),
        }
    }

    fn any_gather(
        &self,
        goods: &Goods,
        terms: &Terms,
        printed: Option<Kind>,
        n: u8,
        each: &mut impl FnMut(Effect) -> bool,
    ) -> bool {
        let fixed = printed.or(self.kind).or(terms.bound);
        Kind::BOTH
            .iter()
            .filter(|kind| fixed.is_none_or(|fixed| fixed == **kind))
            .any(|kind| self.amounts(terms, n, goods.room(*kind), |amount| each(Effect::Gather(*kind, amount))))
    }

    fn any_copy(&self, goods: &Goods, pack: [u8; 2], each: &mut impl FnMut(Effect) -> bool) -> bool {
        let open = [0, 1].map(|kind| pack[kind] - self.taken[kind]);
        let fits = Kind::BOTH.map(|kind| open[kind as usize].min(goods.room(kind)));
        if fits == [0, 0] {
            return false;
        }
        match self.reach {
            Reach::Whole => fits == open && each(Effect::Take(fits)),
            Reach::All => each(Effect::Take(fits)),
            Reach::Exactly(_) => {
                [[1, 0], [0, 1]].iter().any(|one| one[0] <= fits[0] && one[1] <= fits[1] && each(Effect::Take(*one)))
            }
            Reach::Open => (0..=fits[0])
                .rev()
                .any(|pizza| (0..=fits[1]).rev().any(|toys| pizza + toys > 0 && each(Effect::Take([pizza, toys])))),
        }
    }

    fn any_way_out(&self, terms: &Terms, each: &mut impl FnMut(Effect) -> bool) -> bool {
        if !matches!(self.reach, Reach::All | Reach::Open) {
            return false;
        }
        let program = self.program(terms);
        let independent = program.link == Link::All && program.body.len() > 1;
        if self.reps > 0 && (self.atom == 0 || independent) {
            return each(Effect::Stop);
        }
        independent && usize::from(self.atom) + 1 < program.body.len() && each(Effect::Omit)
    }
}
