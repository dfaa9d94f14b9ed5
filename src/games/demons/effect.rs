//! The vocabulary of what a card can do, as the data file spells it.

use serde::{Deserialize, Serialize};

use super::cards::{Breed, Print, Temper};

/// Which cards are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Filter {
    Boy,
    Girl,
    Animal,
    Kid,
    SweetKid,
    RottenKid,
    /// Anything of one's own in play: candles and demons too.
    OwnCard,
}

impl Filter {
    /// Does a card count here? A demon of its owner may make every kid sweet and rotten, or boy and girl, at once.
    pub fn admits(self, print: &Print, both_tempers: bool, boy_and_girl: bool) -> bool {
        let kid = matches!(print.breed, Some(Breed::Boy | Breed::Girl));
        match self {
            Filter::Boy => print.breed == Some(Breed::Boy) || kid && boy_and_girl,
            Filter::Girl => print.breed == Some(Breed::Girl) || kid && boy_and_girl,
            Filter::Animal => print.breed == Some(Breed::Animal),
            Filter::Kid => kid,
            Filter::SweetKid => kid && (both_tempers || print.temper == Some(Temper::Sweet)),
            Filter::RottenKid => kid && (both_tempers || print.temper == Some(Temper::Rotten)),
            Filter::OwnCard => true,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The owner has so many; `besides` leaves the acting card out.
    AtLeast {
        n: u8,
        of: Filter,
        #[serde(default)]
        besides: bool,
    },
    None {
        of: Filter,
    },
    Any {
        conditions: Vec<Condition>,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cost {
    /// Discard the acting card.
    This,
    /// Discard one own card for each of these, all different.
    Own(Vec<Filter>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Souls from the supply, `n` in all or for each card counted.
    Collect {
        n: u8,
        #[serde(default)]
        per: Option<Filter>,
    },
    /// Souls from opponents or the supply, as the owner likes.
    StealSouls {
        n: u8,
        #[serde(default)]
        per: Option<Filter>,
    },
    OpponentCollects {
        n: u8,
    },
    GainFromBlock {
        which: Filter,
    },
    /// The top cards of the neighbourhood deck.
    GainTop {
        n: u8,
    },
    /// Turn over the top cards; keep some, discard the rest.
    DiscardTop {
        n: u8,
        gain: Filter,
    },
    /// Every such card of the Block is replaced.
    ReplaceAll {
        which: Filter,
    },
    /// The owner replaces any cards of the Block.
    ReplaceAny,
    ActivateOne {
        which: Filter,
    },
    ActivateAll {
        which: Filter,
    },
    /// Any card of an opponent but a candle.
    StealCard,
    /// All cards of one opponent but candles.
    StealAllCards,
    StealOrGain {
        which: Filter,
    },
    DiscardOpponents {
        which: Filter,
        most: u8,
    },
    /// Every player discards all neighbourhood cards.
    AllDiscard,
    /// A demon of the own hand, drawn by lot.
    SummonFromHand,
    SummonTop,
    /// A demon chosen from the whole deck.
    SummonFromDeck,
    /// One of the top demons; the others are discarded.
    SummonOfTop {
        n: u8,
    },
    ShuffleDemons,
    ExtraTurn,
    Win,
    /// Roll again: so many souls unless both dice agree.
    Gamble {
        n: u8,
    },
    /// Turn over the top card and wake it as one's own.
    BorrowTop,
    ReturnBorrowed,
    /// Wake every card this one has marked.
    ActivateMarked,
    /// May put a soul on another own card as a mark.
    Mark,
}

/// What a permanent demon changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Always {
    BothTempers,
    BoyAndGirl,
    DoubleCollect,
    PayDoubles,
    Reroll,
    PayAnimals,
    Protect,
    Dearer,
}
