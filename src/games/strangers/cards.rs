//! The cards: what is printed on them, read once from `data/cards.json`. What a card does is data; `uses` and `rules`
//! run it.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::board::{Network, PlaceKind};

macro_rules! cards {
    ($($card:ident = $id:literal),* $(,)?) => {
        /// Which printed card. Copies of a card are never told apart: what differs between them is where they lie.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum Card {
            $(#[serde(rename = $id)] $card,)*
        }

        impl Card {
            pub const ALL: [Card; [$($id),*].len()] = [$(Card::$card),*];

            /// The id in notation, facts and the data file.
            pub const fn id(self) -> &'static str {
                match self { $(Card::$card => $id,)* }
            }

            /// The message that names the card.
            pub const fn name(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Card::$card => concat!("strangers-card-", $id),)* })
            }

            /// The message that says what the card does.
            pub const fn text(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Card::$card => concat!("strangers-text-", $id),)* })
            }
        }
    };
}

cards! {
    AlienSpotted = "alien_spotted",
    FlyingSaucer = "flying_saucer",
    Walk = "walk",
    Run = "run",
    Skateboard = "skateboard",
    SchoolBus = "school_bus",
    CityBus = "city_bus",
    WalkieTalkies = "walkie_talkies",
    FenceHop = "fence_hop",
    Bmx = "bmx",
    PromNight = "prom_night",
    ScienceClub = "science_club",
    PoolParty = "pool_party",
    MomsNewBoyfriend = "moms_new_boyfriend",
    MenInBlack = "men_in_black",
    IceCreamDate = "ice_cream_date",
    SynchronizeWatches = "synchronize_watches",
    MomsCar = "moms_car",
    Carpool = "carpool",
}

/// One printed card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Print {
    id: Card,
    count: u8,
    does: Effect,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// When drawn: an alien lands.
    PlaceAlien,
    /// When drawn: a kid is named and a coin decides.
    Saucer,
    /// Own kids walk exactly so many steps.
    Move {
        kids: Kids,
        steps: u8,
        #[serde(default)]
        over_walls: bool,
        #[serde(default)]
        past_aliens: bool,
    },
    /// An own kid goes from one stop of a network to another.
    Bus {
        network: Network,
    },
    /// Moving kids of anybody go straight into a place.
    Invite {
        most: u8,
        to: PlaceKind,
    },
    /// An own moving kid goes straight into a place of this kind.
    Drive {
        to: PlaceKind,
    },
    /// Any number of own moving kids go to one bus stop.
    Carpool,
    /// A safe kid of anybody is put back on School.
    Evict {
        from: Vec<PlaceKind>,
    },
    RemoveAlien,
    /// A card of another hand acts as if played; it stays there.
    CopyCard,
    /// A coin for each own kid in a library: so many saucers win, or bring points to whoever plays alone.
    Contact {
        need: u8,
        solo_points: u8,
    },
}

/// Which own moving kids a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kids {
    One,
    /// One or more.
    Any,
    /// All that can go.
    Every,
}

static PRINTS: LazyLock<Vec<Print>> = LazyLock::new(|| {
    let prints: Vec<Print> = serde_json::from_str(include_str!("data/cards.json")).expect("the cards are well formed");
    assert!(prints.iter().map(|print| print.id).eq(Card::ALL), "every card once, in order");
    prints
});

impl Card {
    pub fn effect(self) -> &'static Effect {
        &PRINTS[self as usize].does
    }

    pub fn copies(self) -> u8 {
        PRINTS[self as usize].count
    }

    /// Acts when it is drawn and never enters a hand.
    pub fn is_reveal(self) -> bool {
        matches!(self.effect(), Effect::PlaceAlien | Effect::Saucer)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(word: &str) -> Result<Card, ()> {
        Card::ALL.into_iter().find(|card| card.id() == word).ok_or(())
    }
}

/// The distinct cards, in the order they are met.
pub fn distinct(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut found = Vec::new();
    for card in cards {
        if !found.contains(&card) {
            found.push(card);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_a_hundred_cards() {
        assert_eq!(Card::ALL.iter().map(|card| u32::from(card.copies())).sum::<u32>(), 100);
        assert_eq!(Card::ALL.into_iter().filter(|card| card.is_reveal()).count(), 2);
        for card in Card::ALL {
            assert_eq!(card.id().parse(), Ok(card));
        }
    }
}
