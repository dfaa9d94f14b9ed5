//! One use of a box, unit by unit: what may come next, and what it changes. The interpreter of the printed programs.

mod effect;
mod options;

use crate::engine::Seat;

use super::cards::{Atom, Link, Program};
use super::outline::{Outline, Terms};
use super::words::{Half, Kind};

pub use effect::Effect;

/// How far a use is meant to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// As far as it goes; choices may stop it.
    All,
    /// So many units of the first icon.
    Exactly(u8),
    /// Everything, or it is not allowed.
    Whole,
    /// Only when looking ahead: any end is possible.
    Open,
}

/// What an advance asks for before anything else goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    Rule,
    Perk,
}

/// One use of a box in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    pub half: Half,
    pub reach: Reach,
    /// How often the body is to be done.
    pub count: u8,
    pub rep: u8,
    pub atom: u8,
    /// Units of the first icon done.
    pub lead: u8,
    /// Repetitions in which something was done.
    pub reps: u8,
    touched: bool,
    pub missed: bool,
    /// The kind gathered, or the kind being converted.
    pub kind: Option<Kind>,
    /// Whose Pack is copied.
    pub from: Option<Seat>,
    taken: [u8; 2],
    pub pending: Option<Pending>,
    pub over: bool,
}

impl Use {
    pub fn new(half: Half, reach: Reach, count: u8) -> Use {
        Use {
            half,
            reach,
            count,
            rep: 0,
            atom: 0,
            lead: 0,
            reps: 0,
            touched: false,
            missed: false,
            kind: None,
            from: None,
            taken: [0; 2],
            pending: None,
            over: false,
        }
    }

    pub fn program(&self, terms: &Terms) -> &'static Program {
        terms.program(self.half).expect("a blank box is never used")
    }

    /// The icon whose turn it is.
    pub fn icon(&self, terms: &Terms) -> Atom {
        self.program(terms).body[usize::from(self.atom)]
    }

    pub fn is_full(&self) -> bool {
        self.over && !self.missed && self.reps > 0
    }

    /// Did it end as its reach demands?
    pub fn is_lawful(&self) -> bool {
        match self.reach {
            Reach::Exactly(units) => self.lead == units,
            Reach::Whole => self.is_full(),
            Reach::All | Reach::Open => self.reps > 0,
        }
    }

    /// Units of the first icon if everything is done; None where icons are independent.
    pub fn whole(&self, terms: &Terms, outline: &Outline) -> Option<u8> {
        let program = self.program(terms);
        if program.body.len() > 1 && program.link == Link::All {
            return None;
        }
        Some(match program.body[0] {
            Atom::Gather(_, n) | Atom::Score(n) if program.body.len() == 1 => self.count * n,
            Atom::CopyPack => self.count * outline.goods.packed(),
            Atom::CopyRivalPack => {
                let most = terms.packs.iter().map(|(_, pack)| pack[0] + pack[1]).max();
                self.count * most.unwrap_or(0)
            }
            _ => self.count,
        })
    }

    /// Folds a unit into the counts and the use, and goes on to where the next choice is.
    pub fn apply(&mut self, outline: &mut Outline, terms: &Terms, effect: Effect) {
        effect.change(outline);
        self.progress(terms, outline, effect);
        self.settle(outline, terms);
    }

    /// The part of [`Use::apply`] that concerns the use; `outline` is the table after the unit.
    pub fn progress(&mut self, terms: &Terms, outline: &Outline, effect: Effect) {
        match effect {
            Effect::Rule | Effect::Perk(_) => self.pending = None,
            Effect::Recycle => {}
            Effect::Copy(seat) => self.from = Some(seat),
            Effect::Omit => {
                self.missed = true;
                self.next_atom(terms);
            }
            Effect::Stop => {
                self.missed = true;
                self.over = true;
            }
            Effect::Gather(_, amount) | Effect::Score(amount) => self.amount(terms, effect, amount),
            Effect::Take(taken) => self.took(terms, outline, taken),
            Effect::Pay(_) => {
                self.unit();
                self.pending = match outline.level {
                    1 => Some(Pending::Rule),
                    2 if outline.row != 0 => Some(Pending::Perk),
                    _ => None,
                };
                self.next_atom(terms);
            }
            _ => {
                if let Effect::Convert(_, kind) = effect {
                    self.kind = Some(kind);
                }
                self.unit();
                self.next_atom(terms);
            }
        }
    }

    fn amount(&mut self, terms: &Terms, effect: Effect, amount: u8) {
        let program = self.program(terms);
        let n = match (program.body[usize::from(self.atom)], effect) {
            (Atom::Gather(printed, n), Effect::Gather(kind, _)) => {
                self.kind = printed.is_none().then_some(kind).or(self.kind);
                n
            }
            (Atom::Score(n), _) => n,
            (icon, _) => unreachable!("{icon:?} has no amount"),
        };
        if program.body.len() == 1 {
            self.lead = amount;
            self.reps = amount.div_ceil(n);
            self.missed |= amount < self.count * n;
            self.rep = self.count;
            self.over = true;
        } else {
            self.missed |= amount < n;
            self.unit();
            self.next_atom(terms);
        }
    }

    fn took(&mut self, terms: &Terms, outline: &Outline, taken: [u8; 2]) {
        let pack = self.from.map_or(outline.goods.1, |seat| terms.pack_of(seat));
        if !self.touched {
            self.reps += 1;
            self.touched = true;
        }
        self.lead += taken[0] + taken[1];
        self.taken = [self.taken[0] + taken[0], self.taken[1] + taken[1]];
        let all = self.taken == pack;
        let more_to_come = matches!(self.reach, Reach::Exactly(units) if self.lead < units);
        if !all && !more_to_come {
            self.missed = true;
        }
        if all || !more_to_come {
            self.taken = [0; 2];
            self.from = None;
            self.next_atom(terms);
        }
    }

    fn unit(&mut self) {
        if !self.touched {
            self.reps += 1;
            self.touched = true;
        }
        if self.atom == 0 {
            self.lead += 1;
        }
    }

    fn next_atom(&mut self, terms: &Terms) {
        self.atom += 1;
        if usize::from(self.atom) == self.program(terms).body.len() {
            self.atom = 0;
            self.rep += 1;
            self.touched = false;
        }
    }

    /// Goes past icons that cannot be done, up to the next one that can, or the end of the use.
    pub fn settle(&mut self, outline: &Outline, terms: &Terms) {
        while !self.over && self.pending.is_none() {
            if self.rep >= self.count {
                self.over = true;
                return;
            }
            if let Reach::Exactly(units) = self.reach
                && self.atom == 0
                && self.lead >= units
            {
                self.missed = true;
                self.over = true;
                return;
            }
            if self.any_unit(outline, terms, &mut |_| true) {
                return;
            }
            self.missed = true;
            if self.from.is_some() || (self.atom == 0 && self.program(terms).link == Link::Then) {
                self.over = true;
            } else {
                self.next_atom(terms);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::cards::{CardSet, Kid};
    use super::super::feasible::Search;
    use super::super::list::List;
    use super::super::outline::{Goods, any_payment};
    use super::super::words::Perk;
    use super::*;

    fn terms(kid: &str, icons: u8, own_turn: bool) -> Terms {
        let face = CardSet::usual().printed(Kid::from_id(kid).unwrap());
        Terms {
            set: CardSet::usual(),
            programs: Half::BOTH.map(|half| face.program(half)),
            counts: [icons; 2],
            added: List::new(),
            packs: [(1, [1, 1])].into_iter().collect(),
            own_turn,
            bound: None,
            whole: true,
        }
    }

    fn outline(stuff: [u8; 2], pack: [u8; 2], level: u8) -> Outline {
        Outline {
            goods: Goods(stuff, pack),
            level,
            hand: 2,
            discard: 1,
            lookout: 0,
            park: 3,
            yards: 1,
            perk: None,
            row: 0b111,
        }
    }

    fn can_full(kid: &str, half: Half, icons: u8, outline: &Outline, own_turn: bool) -> bool {
        let terms = terms(kid, icons, own_turn);
        Search::new(&terms).can_start(outline, &[None, None], half, Reach::Whole)
    }

    #[test]
    fn full_use_follows_the_closed_forms() {
        use Half::{Private, Public};
        let empty = outline([0, 0], [0, 0], 0);
        // Gathering needs room for all of it, of one kind.
        assert!(can_full("bug", Public, 4, &empty, false));
        assert!(!can_full("bug", Public, 5, &empty, false));
        assert!(can_full("blitz", Public, 3, &outline([2, 1], [0, 0], 0), false));
        assert!(!can_full("blitz", Public, 3, &outline([2, 2], [0, 0], 0), false));
        // Packing needs room and resources, which Sticky Fingers find on the own turn.
        assert!(can_full("scout", Public, 2, &outline([1, 1], [0, 0], 1), false));
        assert!(!can_full("scout", Public, 2, &outline([1, 1], [0, 0], 0), false));
        let sticky = Outline { perk: Some(Perk::StickyFingers), ..outline([0, 0], [0, 0], 2) };
        assert!(can_full("scout", Public, 3, &sticky, true));
        assert!(!can_full("scout", Public, 3, &sticky, false));
        // The Lookout needs room and cards, which Bribe and Recycling find on the own turn.
        assert!(can_full("moose", Public, 2, &outline([0, 0], [0, 0], 1), false));
        assert!(!can_full("moose", Public, 3, &outline([0, 0], [0, 0], 2), true));
        for perk in [Perk::Bribe, Perk::Recycling] {
            let helped = Outline { perk: Some(perk), ..outline([0, 0], [0, 0], 2) };
            assert!(can_full("moose", Public, 3, &helped, true), "{perk}");
            assert!(!can_full("moose", Public, 3, &helped, false), "{perk}");
        }
        // Trashing takes hand and discard pile; what comes with it must fit as well.
        assert!(can_full("bones", Public, 3, &empty, false));
        assert!(!can_full("bones", Public, 4, &empty, false));
        assert!(!can_full("blitz", Private, 3, &outline([0, 2], [0, 0], 0), true));
        // Spending, converting, copying, recruiting.
        assert!(can_full("munch", Private, 3, &outline([2, 0], [1, 0], 0), true));
        assert!(can_full("golden_boy", Public, 2, &outline([3, 3], [0, 1], 1), true));
        assert!(!can_full("golden_boy", Public, 3, &outline([3, 3], [0, 1], 1), true));
        assert!(can_full("spike", Private, 0, &outline([3, 3], [0, 0], 0), true));
        assert!(!can_full("spike", Private, 0, &outline([4, 3], [0, 0], 0), true));
        assert!(can_full("baby_face", Public, 4, &empty, false));
        assert!(!can_full("baby_face", Public, 2, &outline([0, 3], [0, 0], 0), false));
    }

    #[test]
    fn payments_are_exact_and_split_freely() {
        let payments = |level: u8, delta: i8, goods: Goods| {
            let mut found = Vec::new();
            any_payment(CardSet::usual(), level, delta, &goods, |pay| {
                found.push(pay);
                false
            });
            found
        };
        assert_eq!(payments(0, 0, Goods([1, 1], [0, 0])), [Goods([1, 1], [0, 0])]);
        assert_eq!(payments(0, 0, Goods([2, 0], [0, 0])), []);
        assert_eq!(payments(0, 0, Goods([1, 1], [0, 1])), [Goods([1, 1], [0, 0]), Goods([1, 0], [0, 1])]);
        // One slot less, of any colour; one more, of either kind.
        assert_eq!(payments(0, -1, Goods([1, 1], [0, 0])), [Goods([0, 1], [0, 0]), Goods([1, 0], [0, 0])]);
        assert_eq!(payments(2, 1, Goods([3, 3], [0, 0])), [Goods([2, 3], [0, 0]), Goods([3, 2], [0, 0])]);
        assert_eq!(payments(5, 0, Goods([4, 4], [2, 2])), []);
    }

    #[test]
    fn counts_are_read_when_a_box_starts() {
        let packed = outline([0, 0], [2, 1], 3);
        assert_eq!(terms("penny", 1, true).count(&packed, Half::Private), 3);
        assert_eq!(terms("bug", 2, true).count(&packed, Half::Private), 3);
        assert_eq!(terms("bug", 2, true).count(&packed, Half::Public), 2);
        assert_eq!(terms("prince", 2, true).count(&packed, Half::Private), 0);
        assert_eq!(terms("the_moles", 2, true).count(&packed, Half::Public), 0);
    }
}
