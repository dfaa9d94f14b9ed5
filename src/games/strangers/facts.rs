//! What happened, in the past tense.

use serde::{Deserialize, Serialize};

use crate::engine::{For, Seat, SeatSet};

use super::board::Cell;
use super::cards::Card;
use super::state::{End, State, Threat};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The shuffled deck, the last card on top.
    Dealt {
        deck: For<Vec<Card>>,
    },
    /// A first hand; what acts when drawn was passed over.
    Handed {
        seat: Seat,
        cards: For<Vec<Card>>,
        passed: Vec<Card>,
    },
    /// Some of the aliens passed over went back into the deck.
    Returned {
        aliens: u8,
        deck: For<Vec<Card>>,
    },
    /// The architect's next card.
    Planned {
        card: Card,
    },
    TurnBegan {
        seat: Seat,
    },
    /// A kid came out of School.
    Released {
        seat: Seat,
    },
    /// A kid went home from the street; no card is drawn.
    Fled {
        seat: Seat,
        from: Cell,
    },
    /// A card was thrown away for free.
    Discarded {
        seat: Seat,
        card: Card,
    },
    Played {
        seat: Seat,
        card: Card,
    },
    /// The card played found nothing to do.
    Idled {
        card: Card,
    },
    /// A kid went from a street to a street or into a slot.
    Moved {
        owner: Seat,
        from: Cell,
        to: Cell,
    },
    /// A safe kid was put back on School.
    Evicted {
        owner: Seat,
        from: Cell,
    },
    AlienLeft {
        from: Cell,
    },
    /// A hand was looked into.
    Dated {
        seat: Seat,
        whom: Seat,
        cards: For<Vec<Card>>,
    },
    /// A card of that hand acts; it stays there.
    Copied {
        whom: Seat,
        card: Card,
    },
    /// No card of that hand can do anything.
    DatedInVain {
        whom: Seat,
    },
    /// One coin for each kid in a library, true for a saucer; whether that was enough, and points for it.
    Contacted {
        seat: Seat,
        coins: Vec<bool>,
        reached: bool,
        points: u8,
    },
    /// The card is done.
    Settled,
    Drew {
        seat: Seat,
        card: For<Card>,
    },
    /// A drawn card that acts.
    Revealed {
        card: Card,
    },
    Ordered {
        first: Threat,
    },
    /// Kids standing there are taken, one entry each.
    AlienLanded {
        at: Cell,
        taken: Vec<Seat>,
    },
    /// The saucer found nobody.
    SaucerPassed,
    Aimed {
        owner: Seat,
        at: Cell,
        hit: bool,
    },
    /// The discard became the deck.
    Reshuffled {
        count: u8,
        deck: For<Vec<Card>>,
    },
    Ended {
        by: End,
    },
    /// Where everything hidden lies, at the beginning of a table that plays on from another.
    Laid(For<Laid>),
}

/// Deck and hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub deck: Vec<Card>,
    pub hands: Vec<Vec<Card>>,
}

impl Fact {
    /// Did somebody see a card or a coin they could not have known? The architect knows the whole deck.
    pub fn discloses(&self, before: &State) -> bool {
        match self {
            Fact::Drew { .. } | Fact::Revealed { .. } | Fact::Handed { .. } => !before.table.is_architect(),
            Fact::Dated { .. } | Fact::Contacted { .. } | Fact::Aimed { .. } | Fact::Laid(_) => true,
            // The hands are open from here on.
            Fact::Ended { .. } => !before.table.is_architect(),
            _ => false,
        }
    }
}

/// Nobody may know it.
pub fn sealed<T>(value: T) -> For<T> {
    For { seats: SeatSet::NONE, value }
}
