//! What a viewer could work out: which cards lie in places this viewer does not know.

use crate::engine::Viewer;

use super::cards::Kind;
use super::rules::would_bust;
use super::state::{StackId, State};

/// The cards not placed for a viewer. Any place that is not known to them holds each of these with equal chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pool {
    counts: [u8; Kind::ALL.len()],
    pub size: u8,
}

/// So many of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chance {
    pub hits: u8,
    pub of: u8,
}

impl Chance {
    /// Rounded to whole percents.
    pub fn percent(self) -> u8 {
        let (hits, of) = (u32::from(self.hits), u32::from(self.of.max(1)));
        ((200 * hits + of) / (2 * of)) as u8
    }
}

impl Pool {
    pub fn for_viewer(state: &State, viewer: Viewer) -> Pool {
        let mut pool = Pool { counts: [0; Kind::ALL.len()], size: 0 };
        let stacks = state.stacks.iter().flat_map(|stack| &stack.cards).map(|lying| (lying.kind, lying.sure));
        let discard = state.discard.iter().map(|card| (card.kind, card.sure));
        let piles = state.piles.iter().flatten().map(|kept| (kept.kind, kept.shown));
        for (kind, known) in stacks.chain(discard).chain(piles) {
            if !viewer.may_know(known) {
                pool.counts[kind as usize] += 1;
                pool.size += 1;
            }
        }
        pool
    }

    pub fn count(&self, kind: Kind) -> u8 {
        self.counts[kind as usize]
    }

    pub fn kinds(&self) -> impl Iterator<Item = (Kind, u8)> + '_ {
        Kind::ALL.into_iter().map(|kind| (kind, self.count(kind))).filter(|(_, count)| *count > 0)
    }

    /// The chance that the next card of a live stack is one of those that `hit`.
    pub fn next_card(&self, state: &State, viewer: Viewer, stack: StackId, hit: impl Fn(Kind) -> bool) -> Chance {
        match state.stack(stack).top_down().next() {
            Some(top) if viewer.may_know(top.sure) => Chance { hits: u8::from(hit(top.kind)), of: 1 },
            _ => Chance {
                hits: self.kinds().filter(|(kind, _)| hit(*kind)).map(|(_, count)| count).sum(),
                of: self.size,
            },
        }
    }

    /// The chance that the next card of a live stack ends the turn, if nothing is spent against it.
    pub fn next_busts(&self, state: &State, viewer: Viewer, stack: StackId) -> Chance {
        self.next_card(state, viewer, stack, |kind| would_bust(state, stack, kind))
    }
}
