//! Can a play still be finished by the rules? Looks ahead on counts alone.
//!
//! A play is lawful if each used box did something, one of them was done completely, and no added card was useless:
//! without it, fewer repetitions would have been covered.

use super::cards::{Face, Link};
use super::facts::Icons;
use super::list::List;
use super::outline::{Outline, Terms};
use super::uses::{Effect, Reach, Use};
use super::words::{Half, Icon, Suit};

/// What became of a used box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    pub count: u8,
    pub reps: u8,
    pub full: bool,
}

/// The used boxes of a play: public, private.
pub type Tally = [Option<Done>; 2];

/// Why a play cannot be finished, by how far it got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Why {
    ZeroCount(Half),
    NoEffect(Half),
    NotFull,
    /// The index of the added card.
    Useless(u8),
}

/// Looking ahead, remembering the best failure.
pub struct Search<'t> {
    terms: &'t Terms,
    pub why: Option<Why>,
}

impl<'t> Search<'t> {
    pub fn new(terms: &'t Terms) -> Search<'t> {
        Search { terms, why: None }
    }

    fn failed(&mut self, why: Why) -> bool {
        self.why = self.why.max(Some(why));
        false
    }

    /// May the play end here?
    pub fn may_end(&mut self, tally: &Tally) -> bool {
        if !tally.iter().flatten().any(|done| done.full) {
            return self.failed(Why::NotFull);
        }
        match self.useless(tally) {
            Some(index) => self.failed(Why::Useless(index)),
            None => true,
        }
    }

    fn useless(&self, tally: &Tally) -> Option<u8> {
        let serves = |gift: &[u8; 2]| {
            Half::BOTH.iter().any(|half| {
                let gift = gift[*half as usize];
                tally[*half as usize].is_some_and(|done| gift > 0 && done.reps + gift > done.count)
            })
        };
        self.terms.added.iter().position(|gift| !serves(gift)).map(|index| index as u8)
    }

    /// Can the play be finished from between two boxes, or before the first?
    pub fn can_finish(&mut self, outline: &Outline, tally: &Tally) -> bool {
        if tally != &[None, None] && self.may_end(tally) {
            return true;
        }
        Half::BOTH.iter().any(|half| {
            tally[*half as usize].is_none()
                && self.terms.program(*half).is_some()
                && self.can_start(outline, tally, *half, Reach::Open)
        })
    }

    /// Can this box be used now, and the play be finished after it?
    pub fn can_start(&mut self, outline: &Outline, tally: &Tally, half: Half, reach: Reach) -> bool {
        let count = self.terms.count(outline, half);
        if count == 0 {
            return self.failed(Why::ZeroCount(half));
        }
        let mut work = Use::new(half, reach, count);
        work.settle(outline, self.terms);
        if work.over {
            return self.failed(Why::NoEffect(half));
        }
        self.can_go_on(outline, tally, &work, 0)
    }

    /// Can the play be finished from the middle of a use?
    pub fn can_go_on(&mut self, outline: &Outline, tally: &Tally, work: &Use, floor: u8) -> bool {
        if self.terms.whole {
            return self.can_complete(outline, work, floor);
        }
        if work.over {
            return self.can_follow_up(outline, tally, work);
        }
        let terms = self.terms;
        work.any_option(outline, terms, |effect| {
            let (mut outline, mut work, mut floor) = (*outline, *work, floor);
            if work.atom == 0 && work.pending.is_none() && !matches!(effect, Effect::Stop | Effect::Omit) {
                if effect.rank() < floor {
                    return false;
                }
                floor = effect.rank();
            }
            work.apply(&mut outline, terms, effect);
            self.can_go_on(&outline, tally, &work, floor)
        })
    }

    fn can_follow_up(&mut self, outline: &Outline, tally: &Tally, work: &Use) -> bool {
        if work.reps == 0 {
            return self.failed(Why::NoEffect(work.half));
        }
        if !work.is_lawful() {
            return self.failed(Why::NotFull);
        }
        let mut tally = *tally;
        tally[work.half as usize] = Some(work.done());
        self.can_finish(outline, &tally)
    }

    /// All or nothing: a follower, or DIY.
    fn can_complete(&mut self, outline: &Outline, work: &Use, floor: u8) -> bool {
        if work.over || work.missed {
            return work.is_full() || self.failed(if work.reps == 0 { Why::NoEffect(work.half) } else { Why::NotFull });
        }
        let terms = self.terms;
        work.any_option(outline, terms, |effect| {
            let (mut outline, mut work, mut floor) = (*outline, *work, floor);
            if work.atom == 0
                && work.pending.is_none()
                && terms.program(work.half).is_some_and(|p| p.link == Link::Then)
            {
                if effect.rank() < floor {
                    return false;
                }
                floor = effect.rank();
            }
            work.apply(&mut outline, terms, effect);
            self.can_complete(&outline, &work, floor)
        })
    }
}

impl Use {
    pub fn done(&self) -> Done {
        Done { count: self.count, reps: self.reps, full: self.is_full() }
    }
}

/// A card that could still be added: from the hand or the Lookout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Spare {
    pub from_hand: bool,
    pub icons: Icons,
}

/// The icon that each box counts, if any.
pub type Counted = [Option<Icon>; 2];

/// What a card gives to the count of each box, its coin standing for `coin`.
pub fn gift(icons: impl Iterator<Item = Icon> + Clone, coin: Option<Suit>, counted: Counted) -> [u8; 2] {
    counted.map(|counted| {
        let Some(counted) = counted else { return 0 };
        let counts = |icon: &Icon| match (*icon, coin) {
            (Icon::Coin, Some(suit)) => suit.icon() == counted,
            (icon, _) => icon == counted,
        };
        icons.clone().filter(counts).count() as u8
    })
}

/// Can the play be finished with what is added now, or with more of the spare cards?
pub fn can_build(outline: &Outline, terms: &Terms, counted: Counted, spares: &[Spare]) -> bool {
    if Search::new(terms).can_finish(outline, &[None, None]) {
        return true;
    }
    let mut tried: Option<&Spare> = None;
    for (index, spare) in spares.iter().enumerate() {
        if tried == Some(spare) || terms.added.is_full() {
            continue;
        }
        tried = Some(spare);
        let mut gifts: List<[u8; 2], 3> = List::new();
        let coins = if spare.icons.iter().any(|icon| icon == Icon::Coin) { &counted[..] } else { &[None] };
        for coin in coins.iter().copied().chain([None]) {
            let coin = coin.and_then(|icon| Suit::from_id(icon.id()));
            let gift = gift(spare.icons.iter(), coin, counted);
            if gift != [0, 0] && !gifts.contains(&gift) {
                gifts.push(gift);
            }
        }
        for gift in gifts.iter() {
            let (mut outline, mut terms) = (*outline, *terms);
            outline.hand -= u8::from(spare.from_hand);
            terms.added.push(*gift);
            terms.counts = [terms.counts[0] + gift[0], terms.counts[1] + gift[1]];
            if can_build(&outline, &terms, counted, &spares[index + 1..]) {
                return true;
            }
        }
    }
    false
}

impl Face {
    pub fn spare(&self, from_hand: bool) -> Spare {
        Spare { from_hand, icons: Icons::of(&self.icons) }
    }
}
