//! What can happen, in the past tense.

use serde::{Deserialize, Serialize};

use crate::engine::{For, Seat, SeatSet};

use crate::games::dig::cards::Kind;
use crate::games::dig::state::{Question, StackId};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The shuffled deck, from the top; the stacks are cut from it.
    Dealt {
        deck: For<Vec<Kind>>,
    },
    TurnBegan {
        seat: Seat,
        extra: bool,
    },
    /// A question was opened that public knowledge does not answer.
    Asked(Question),
    Dug {
        stack: StackId,
        card: Kind,
    },
    /// The last card left the stack: the game ends with this turn.
    Emptied {
        stack: StackId,
    },
    /// The haul is lost.
    Busted {
        by: Kind,
        cards: Vec<Kind>,
    },
    /// A card of the pile was spent to stop the card dug last.
    Cancelled {
        card: Kind,
        by: Kind,
    },
    /// A card dug just now went from the haul to another player's pile.
    DugGiven {
        card: Kind,
        to: Seat,
    },
    /// A card collected just now went from the pile to another player's pile.
    CollectedGiven {
        card: Kind,
        to: Seat,
    },
    /// The card dug last was laid beside a stack.
    Attached {
        card: Kind,
        stack: StackId,
    },
    /// The card dug last found no stack to lie beside.
    Scrapped {
        card: Kind,
    },
    /// The haul went into the pile.
    Collected {
        seat: Seat,
        cards: Vec<Kind>,
    },
    TurnsOwed {
        card: Kind,
        turns: u8,
    },
    /// A collected card started to act.
    Started {
        card: Kind,
    },
    /// A collected card found nothing to act on.
    Idled {
        card: Kind,
    },
    /// The top cards of a stack, from the top; `moving` if they may lie in another order afterwards.
    Looked {
        stack: StackId,
        count: u8,
        cards: For<Vec<Kind>>,
        moving: bool,
    },
    /// The next card from the top.
    Put {
        card: For<Kind>,
    },
    Took {
        stack: StackId,
        depth: u8,
        card: For<Kind>,
    },
    LeftAll {
        stack: StackId,
    },
    /// A whole pile was looked through.
    Searched {
        pile: Seat,
        count: u8,
        cards: For<Vec<Kind>>,
    },
    /// `at` is the place in the victim's pile.
    Stolen {
        by: Seat,
        from: Seat,
        random: bool,
        card: For<Kind>,
        at: For<u8>,
    },
    /// A card of this pile, picked at random, was discarded.
    Lost {
        pile: Seat,
        card: Kind,
        at: For<u8>,
    },
    Mined {
        stack: StackId,
        buried: u8,
    },
    /// The mine was not used.
    Spared,
    Ended,
    /// Where everything lies, at the beginning of a table that plays on from another.
    Laid(For<Laid>),
}

/// Which card lies in each place, in the order of the places.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub stacks: Vec<Vec<Kind>>,
    pub discard: Vec<Kind>,
    pub piles: Vec<Vec<LaidAside>>,
}

/// A card in a pile: which, whether it has done its work, and who knows that it lies in some pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LaidAside(pub Kind, pub bool, pub SeatSet);

impl Fact {
    /// Did somebody see a card they could not have known? Gifts, the order, a secret take and the mine show nothing.
    pub fn discloses(&self) -> bool {
        match self {
            Fact::Dug { .. }
            | Fact::Looked { .. }
            | Fact::Searched { .. }
            | Fact::Lost { .. }
            | Fact::Ended
            | Fact::Laid(_) => true,
            Fact::Took { card, .. } => card.seats == SeatSet::ALL,
            Fact::Stolen { random, .. } => *random,
            _ => false,
        }
    }
}
