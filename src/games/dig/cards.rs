//! The cards: what is printed on them, read once from `data/cards.json`. What a card does is data; `rules` runs it.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Options;

macro_rules! kinds {
    ($($kind:ident = $id:literal),* $(,)?) => {
        /// Which printed card. Copies of a card are never told apart: what differs between them is where they lie.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Kind {
            $(#[serde(rename = $id)] $kind,)*
        }

        impl Kind {
            pub const ALL: [Kind; [$($id),*].len()] = [$(Kind::$kind),*];

            /// The id in notation, facts and the data file.
            pub const fn id(self) -> &'static str {
                match self { $(Kind::$kind => $id,)* }
            }

            /// The message that names the card.
            pub const fn name(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Kind::$kind => concat!("dig-card-", $id),)* })
            }

            /// The message that says what the card does.
            pub const fn text(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Kind::$kind => concat!("dig-text-", $id),)* })
            }
        }
    };
}

kinds! {
    Muck = "muck",
    Worms = "worms",
    CursedSkeleton = "cursed_skeleton",
    FerrymansGold = "ferrymans_gold",
    GingerbreadCookies = "gingerbread_cookies",
    Milk = "milk",
    SewerLine = "sewer_line",
    WeddingRing = "wedding_ring",
    DozingGravedigger = "dozing_gravedigger",
    LoyalDog = "loyal_dog",
    TreasureMap = "treasure_map",
    CrownOfTheLichLord = "crown_of_the_lich_lord",
    CursedHeirloom = "cursed_heirloom",
    RadioactiveWaste = "radioactive_waste",
    TreasureChest = "treasure_chest",
    LeprechaunGold = "leprechaun_gold",
    ArkOfTheCovenant = "ark_of_the_covenant",
    PirateHat = "pirate_hat",
    PirateCutlass = "pirate_cutlass",
    NewKid = "new_kid",
    BoardGame = "board_game",
    LotteryTicket = "lottery_ticket",
    Skwirmz = "skwirmz",
    WeddingDress = "wedding_dress",
    LandMine = "land_mine",
    DrugStash = "drug_stash",
    TweenageMutatedSamuraiWorms = "tweenage_mutated_samurai_worms",
}

/// One printed card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: Kind,
    pub count: u8,
    pub points: i64,
    /// Done in this order when the card is turned over by a dig. One that asks something stands last.
    #[serde(default)]
    pub dig: Vec<OnDig>,
    /// Done when the card enters a pile by stopping or by a Map.
    #[serde(default)]
    pub collect: Option<OnCollect>,
    /// Available while the card lies in a pile.
    #[serde(default)]
    pub held: Option<WhileHeld>,
    /// Counted at the end.
    #[serde(default)]
    pub end: Option<AtEnd>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum OnDig {
    /// Bust if the haul now holds `n` of the card.
    BustOnNth {
        card: Kind,
        n: u8,
    },
    /// Bust, unless a card that cancels this one is spent.
    Bust,
    /// The digger hands the card to another player.
    GiveThis,
    DiscardRandom {
        from: Losers,
        n: u8,
    },
    /// The card is laid beside a stack; from then on `n` of `card` dug there bust.
    AttachToStack {
        card: Kind,
        n: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum OnCollect {
    GiveThis,
    ExtraTurn {
        n: u8,
    },
    /// See the top cards of a stack and put them back in any order.
    PeekReorder {
        depth: u8,
    },
    /// See the top cards of a stack and keep one or none.
    PeekTake {
        depth: u8,
    },
    Steal {
        mode: Theft,
    },
    DiscardRandom {
        from: Losers,
        n: u8,
    },
    /// A stack may be blown up.
    DestroyStack,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum WhileHeld {
    /// Once, when this card would bust the owner: it is discarded and the turn goes on.
    Cancel { what: Kind },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum AtEnd {
    /// Each pair with that card makes both worth this, instead of their points.
    PairPoints { with: Kind, points_each: i64 },
    /// So much more for each of those cards in the same pile.
    PointsPer { card: Kind, points: i64 },
    /// Worth this instead of its points, if the condition holds.
    PointsIf { cond: Condition, points: i64 },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theft {
    LookAndChoose,
    Random,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Losers {
    OwnPile,
    EachOtherPile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    OwnerFirstGame,
    OwnerIsTableOwner,
    CollectedOnFinalTurn,
}

static CARDS: LazyLock<Vec<Card>> = LazyLock::new(|| {
    let cards: Vec<Card> = serde_json::from_str(include_str!("data/cards.json")).expect("the embedded cards are valid");
    assert!(cards.iter().map(|card| card.id).eq(Kind::ALL), "every card once, in the order of `Kind`");
    cards
});

impl Kind {
    pub fn card(self) -> &'static Card {
        &CARDS[self as usize]
    }

    pub fn points(self) -> i64 {
        self.card().points
    }

    /// Does collecting it do something? Such a card is shown when a Map takes it.
    pub fn acts_when_collected(self) -> bool {
        self.card().collect.is_some()
    }

    /// Can a card in the pile, not spent yet, stop `threat`?
    pub fn cancels(self, threat: Kind) -> bool {
        self.card().held == Some(WhileHeld::Cancel { what: threat })
    }

    /// Copies in the deck of a table with these options.
    pub fn copies(self, options: &Options) -> u8 {
        match self {
            Kind::LandMine if options.remove_land_mine.is_on() => 0,
            Kind::TweenageMutatedSamuraiWorms if !options.promo_samurai_worms.is_on() => 0,
            _ => self.card().count,
        }
    }

    /// The deck of a table with these options, not shuffled.
    pub fn deck(options: &Options) -> Vec<Kind> {
        Kind::ALL.into_iter().flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.copies(options)))).collect()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(word: &str) -> Result<Kind, ()> {
        Kind::ALL.into_iter().find(|kind| kind.id() == word).ok_or(())
    }
}

/// The distinct kinds of a list, each where it first stands.
pub fn distinct(kinds: impl IntoIterator<Item = Kind>) -> Vec<Kind> {
    let mut found = Vec::new();
    for kind in kinds {
        if !found.contains(&kind) {
            found.push(kind);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::Switch;
    use super::*;

    #[test]
    fn the_box_holds_120_cards() {
        let usual = Options::default();
        assert_eq!(Kind::deck(&usual).len(), 120);
        assert_eq!(Kind::deck(&Options { remove_land_mine: Switch::On, ..usual }).len(), 119);
        assert_eq!(Kind::deck(&Options { promo_samurai_worms: Switch::On, ..usual }).len(), 121);
        let count = |id: &str| id.parse::<Kind>().unwrap().copies(&usual);
        let counts = [("muck", 25), ("worms", 30), ("cursed_skeleton", 10), ("radioactive_waste", 1), ("loyal_dog", 3)];
        for (id, copies) in counts {
            assert_eq!(count(id), copies, "{id}");
        }
    }

    #[test]
    fn an_id_reads_as_it_is_written() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{kind}\""));
            assert_eq!(kind.card().id, kind);
        }
        assert!("gold".parse::<Kind>().is_err());
    }

    /// `rules` goes on after a question at the next choice of the digger, not at the card's next operation.
    #[test]
    fn what_asks_when_dug_stands_last() {
        for kind in Kind::ALL {
            let asks = |op: &OnDig| {
                matches!(op, OnDig::GiveThis | OnDig::AttachToStack { .. })
                    || *op == OnDig::Bust && Kind::ALL.iter().any(|other| other.cancels(kind))
            };
            let first = kind.card().dig.iter().position(asks);
            assert!(first.is_none_or(|at| at + 1 == kind.card().dig.len()), "{kind}");
        }
    }

    #[test]
    fn pairs_name_each_other() {
        for kind in Kind::ALL {
            if let Some(AtEnd::PairPoints { with, points_each }) = kind.card().end {
                assert_eq!(with.card().end, Some(AtEnd::PairPoints { with: kind, points_each }));
            }
        }
    }
}
