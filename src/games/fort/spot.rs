//! Which thing of the scene a step is about: its choice is drawn there.

use crate::engine::{On, Seat};

use super::cards::{Card, Kid};
use super::moves::{Move, Origin};
use super::state::State;
use super::words::{Pile, Store};

/// The thing that a step of this seat takes, gives or names; None for a step that is about no single thing.
pub fn spot(seat: Seat, step: Move) -> Option<On> {
    let own = |zone: &'static str| On::zone(zone).of(seat);
    Some(match step {
        Move::Pick(kid) => own("draft").piece(kid.id()),
        Move::Play(kid) | Move::Add(kid, _) => own("hand").piece(kid.id()),
        Move::Follow(toss, _) => own("hand").piece(toss.kid.id()),
        Move::Lend(kid, _) => own("lookout").piece(kid.id()),
        Move::Trash(Pile::Hand, kid) => own("hand").piece(kid.id()),
        Move::Trash(Pile::Discard, kid) | Move::Recycle(kid) => own("discard").piece(kid.id()),
        Move::Tuck(origin) | Move::Recruit(origin) | Move::Birthday(origin) => match origin {
            Origin::Hand(kid) => own("hand").piece(kid.id()),
            Origin::Park(kid) => On::zone("park").piece(kid.id()),
            Origin::Deck => On::zone("park_deck"),
            Origin::Yard(rival, kid) => On::zone("yard").of(rival).piece(kid.id()),
        },
        Move::Rob(rival, kid) => On::zone("yard").of(rival).piece(kid.id()),
        Move::Copy(rival) => On::zone("pack").of(rival),
        Move::Pack(kind) => own("stuff").piece(kind.id()),
        Move::Convert(store, kind) => own(stock(store)).piece(kind.id()),
        Move::Spend(store) => own(stock(store)),
        Move::Rule(rule) => On::zone("rules").piece(rule.id()),
        Move::Perk(perk) => On::zone("perks").piece(perk.id()),
        _ => return None,
    })
}

fn stock(store: Store) -> &'static str {
    match store {
        Store::Stuff => "stuff",
        Store::Pack => "pack",
    }
}

/// This very card among the copies of its kid, as they lie: for choices that tell copies apart.
pub fn copy(state: &State, seat: Seat, zone: &'static str, lying: &[Card], card: Card) -> On {
    let kid: Kid = state.kid(card);
    let before = lying.iter().take_while(|other| **other != card).filter(|other| state.kid(**other) == kid).count();
    On::zone(zone).of(seat).nth(kid.id(), before as u8)
}
