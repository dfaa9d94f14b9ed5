//! What happened at the table, in the past tense.

use serde::{Deserialize, Serialize};

use crate::engine::{For, Seat, SeatSet};

use crate::games::demons::cards::Face;
use crate::games::demons::state::{Ending, Question, Serial, Waking};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    Dealt {
        /// One list for each seat; empty where candles are chosen.
        candles: Vec<Vec<Face>>,
        /// Candles to choose from.
        left: Vec<Face>,
        block: Vec<Face>,
        /// From the top.
        deck: For<Vec<Face>>,
        hands: Vec<For<Vec<Face>>>,
        /// From the top.
        demons: For<Vec<Face>>,
        first: Seat,
    },
    Lit {
        seat: Seat,
        candle: Face,
    },
    TurnBegan {
        seat: Seat,
        extra: bool,
    },
    Asked {
        seat: Seat,
        question: Question,
    },
    Rolled {
        seat: Seat,
        dice: (u8, u8),
        again: bool,
    },
    /// The dice stay as they are, and these cards wake.
    Settled {
        sum: u8,
        waking: Vec<Waking>,
    },
    Bought {
        seat: Seat,
        card: Face,
        slot: u8,
    },
    SummonBegun {
        demon: For<Face>,
    },
    /// The next card to be given up for it.
    Offered {
        card: For<Serial>,
    },
    /// The cards that were given up.
    GivenUp {
        seat: Seat,
        cards: Vec<(Serial, Face)>,
    },
    Summoned {
        seat: Seat,
        demon: Face,
        how: How,
    },
    Shared {
        seat: Seat,
        to: Seat,
        serial: Serial,
        card: Face,
    },
    /// Cards from the deck into slots of the Block.
    Refilled {
        cards: Vec<(u8, Face)>,
    },
    /// The discarded neighbours became the deck; from the top.
    Shuffled {
        deck: For<Vec<Face>>,
    },
    /// The demon deck, from the top; with the discarded ones if it was empty.
    DemonsShuffled {
        deck: For<Vec<Face>>,
        renewed: bool,
    },
    /// Simply paid, without any choice.
    Reaped {
        seat: Seat,
        cards: Vec<(Serial, Face, u16)>,
    },
    Woke {
        seat: Seat,
        serial: Serial,
        card: Face,
    },
    /// Woke in vain: its condition failed, or there was nothing to pay with or for.
    Idled {
        seat: Seat,
        card: Face,
    },
    Declined {
        seat: Seat,
        card: Face,
    },
    /// A card named as the next part of a cost.
    Pledged {
        serial: Serial,
    },
    Paid {
        seat: Seat,
        by: Face,
        cards: Vec<(Serial, Face)>,
    },
    Collected {
        seat: Seat,
        by: Face,
        souls: u16,
    },
    /// So many souls will be stolen from this opponent.
    Aimed {
        at: Seat,
        souls: u8,
    },
    /// `supply` of the souls came from nobody.
    Stole {
        seat: Seat,
        by: Face,
        from: Vec<(Seat, u8)>,
        supply: u16,
    },
    /// An opponent was given souls.
    Favoured {
        seat: Seat,
        by: Face,
        to: Seat,
        souls: u8,
    },
    /// Whose cards it will be; the acting seat itself stands for the Block.
    Turned {
        to: Seat,
    },
    Gained {
        seat: Seat,
        by: Face,
        card: Face,
        slot: u8,
    },
    /// Cards taken from the top of the deck and laid open beside it.
    Drew {
        cards: Vec<Face>,
    },
    /// Of the open cards these were kept, and the others discarded.
    Sifted {
        seat: Seat,
        by: Face,
        kept: Vec<Face>,
        lost: Vec<Face>,
    },
    /// Slots of the Block were emptied.
    Cleared {
        seat: Seat,
        by: Face,
        cards: Vec<(u8, Face)>,
    },
    /// The cards an effect will wake.
    Listed {
        cards: Vec<Serial>,
    },
    StoleCard {
        seat: Seat,
        by: Face,
        from: Seat,
        serial: Serial,
        card: Face,
    },
    StoleAll {
        seat: Seat,
        by: Face,
        from: Seat,
        cards: Vec<Face>,
    },
    /// An opponent's card was discarded.
    Bitten {
        seat: Seat,
        by: Face,
        from: Seat,
        serial: Serial,
        card: Face,
    },
    AllDiscarded {
        seat: Seat,
        by: Face,
        lost: Vec<(Seat, Vec<Face>)>,
    },
    /// Demons from the top of their deck, for one pair of eyes.
    Looked {
        seat: Seat,
        count: u8,
        cards: For<Vec<Face>>,
    },
    /// The whole demon deck was seen, sorted.
    Searched {
        seat: Seat,
        count: u8,
        cards: For<Vec<Face>>,
    },
    /// The demon that hatched is discarded with those that were not chosen.
    Hatched {
        seat: Seat,
        egg: Face,
        rejected: Vec<Face>,
    },
    ExtraTurn {
        seat: Seat,
        by: Face,
    },
    Gambled {
        seat: Seat,
        by: Face,
        dice: (u8, u8),
        again: bool,
    },
    Borrowed {
        seat: Seat,
        by: Face,
        card: Face,
    },
    Returned {
        seat: Seat,
        serial: Serial,
        card: Face,
    },
    Marked {
        seat: Seat,
        by: Face,
        serial: Serial,
        card: Face,
    },
    /// The operation that ran is over.
    Done,
    Ended(Ending),
    /// Where everything hidden lies, at the beginning of a table that plays on from another.
    Laid(For<Laid>),
}

/// Where a summoned demon came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// From the hand, for cards given up.
    Sacrifice,
    /// From the hand, for nothing.
    Free,
    /// From the hand, drawn by lot.
    Lot,
    /// From the top of the deck.
    Top,
    /// Out of the deck.
    Deck,
    /// Out of those that were looked at.
    Seen,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub block_deck: Vec<Face>,
    pub demon_deck: Vec<Face>,
    pub seen: Vec<Face>,
    pub hands: Vec<Vec<Face>>,
    pub summoning: Option<Face>,
    pub shown: Vec<SeatSet>,
}

impl Fact {
    /// Did somebody learn something they could not have known?
    pub fn discloses(&self) -> bool {
        match self {
            Fact::Dealt { .. }
            | Fact::Rolled { .. }
            | Fact::Summoned { .. }
            | Fact::Drew { .. }
            | Fact::Looked { .. }
            | Fact::Searched { .. }
            | Fact::Gambled { .. }
            | Fact::Borrowed { .. }
            | Fact::Ended(_)
            | Fact::Laid(_) => true,
            Fact::Refilled { cards } => !cards.is_empty(),
            _ => false,
        }
    }

    /// Whoever brings a demon out of the own hand knew it all along.
    pub fn surprises(&self, seat: Seat) -> bool {
        match self {
            Fact::Summoned { seat: by, how: How::Sacrifice | How::Free, .. } => *by != seat,
            _ => self.discloses(),
        }
    }
}
