//! What happened at a Fort table, in the past tense. Names are short where facts are stored by the hundred.

use serde::{Deserialize, Serialize};

use crate::engine::{For, Seat};

use super::cards::{Card, Kid};
use super::outline::Goods;
use super::words::{Colour, Half, Icon, Kind, Perk, Pile, Reason, Rule, Store, Suit};

/// One thing that happened. The first seat of a fact is whoever did it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// Turn order, and each seat's colour.
    Seated(Vec<Seat>, Vec<Colour>),
    /// The stack of made-up rules.
    #[serde(rename = "Rules")]
    RulesStacked(For<Vec<Rule>>),
    #[serde(rename = "Perks")]
    PerksLaidOut(Vec<Perk>),
    /// Three open cards, and the rest from the bottom up.
    #[serde(rename = "Park")]
    ParkDealt(Vec<Kid>, For<Vec<Kid>>),
    Dealt(Seat, For<Vec<Kid>>),
    Picked(Seat, For<Kid>),
    /// Every pack went one seat on.
    HandedOn,
    /// The first deck of a seat, from the bottom up.
    Shuffled(Seat, For<Vec<Kid>>),
    /// Another seat than before speaks.
    By(Seat),
    #[serde(rename = "Turn")]
    TurnBegan(Seat),
    Skipped(Seat),
    DidItYourself(Seat),
    Played(Seat, Kid),
    Added(Seat, Kid, Option<Suit>),
    /// The card stays in the Lookout, and unknown if it was.
    Lent(Seat, ForCard, Icons, Option<Suit>),
    Declared(Seat, Suit),
    Named(Seat, Icon),
    /// A box was started: how many units at most, and how often the body is done.
    Used(Seat, Half, Option<u8>, u8),
    /// A unit, as it was said.
    #[serde(rename = "D")]
    Did(Seat, Did),
    /// A unit that had one legal answer.
    #[serde(rename = "d")]
    FellOut(Seat, Did),
    Ended(Seat),
    /// There was no other box to use.
    EndedItself(Seat),
    /// The cards, and how often the body is done.
    Followed(Seat, Vec<Kid>, u8),
    Passed(Seat),
    CouldNotFollow(Seat),
    RoughHoused(Seat, Kid),
    TrashedItself(Seat, Kid),
    DidOver(Seat),
    Recruited(Seat, Source, Kid, Option<Kid>),
    NobodyToRecruit(Seat),
    /// The second recruit of Birthday Party.
    Celebrated(Seat, Source, Kid, Option<Kid>),
    /// To the discard pile, to the Yard.
    Discarded(Seat, Vec<Kid>, Vec<Kid>),
    /// The cards drawn; if the deck ran out, the discard pile as shuffled, from the bottom up.
    Drew(Seat, For<Vec<Kid>>, #[serde(default, skip_serializing_if = "Option::is_none")] Option<For<Vec<Kid>>>),
    Recycled(Seat, Kid),
    /// A perk was not used now.
    Declined(Seat, Perk),
    /// Recycling is to be asked for again after drawing.
    Waited(Seat),
    Flagged(Option<Seat>, Reason),
    TookMacaroni(Seat),
    Over,
    /// Where everything hidden lies, at the beginning of a table that plays on from another.
    Laid(For<Box<Laid>>),
}

/// Everything that lies hidden, from the bottom up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Laid {
    pub park: Vec<Card>,
    pub rules: Vec<Option<Rule>>,
    pub seats: Vec<Held>,
}

/// What one seat has out of sight.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Held {
    pub hand: Vec<Card>,
    pub deck: Vec<Card>,
    pub lookout: Vec<Card>,
    pub pack: Vec<Card>,
    pub picked: Option<Card>,
    pub rule: Option<Rule>,
}

/// One unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Did {
    #[serde(rename = "G")]
    Gathered(Kind, u8),
    #[serde(rename = "P")]
    Packed(Kind),
    PackedSupply(Kind),
    #[serde(rename = "L")]
    Tucked(Source, ForCard, Icons, Option<Kid>),
    #[serde(rename = "T")]
    Trashed(Pile, Kid),
    Robbed(Seat, Kid),
    Copied(Seat),
    Took([u8; 2]),
    #[serde(rename = "C")]
    Converted(Store, Kind),
    Spent(Store, Kind),
    #[serde(rename = "R")]
    Recruited(Source, Kid, Option<Kid>),
    Paid(Goods),
    #[serde(rename = "S")]
    Scored(u8),
    Ruled(ForRule),
    Perked(Perk),
    Omitted,
    Stopped,
}

/// What everybody sees of a card in a Lookout: its one or two icons, packed into a small number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Icons(u8);

impl Icons {
    pub fn of(icons: &[Icon]) -> Icons {
        Icons(icons.iter().rev().fold(0, |packed, icon| packed << 4 | (*icon as u8 + 1)))
    }

    pub fn iter(self) -> impl Iterator<Item = Icon> + Clone {
        let icon = |packed: u8| Icon::ALL.get(usize::from(packed & 15).wrapping_sub(1)).copied();
        [icon(self.0), icon(self.0 >> 4)].into_iter().flatten()
    }
}

/// A card that only some may know, in a form that fits in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "For<Kid>", into = "For<Kid>")]
pub struct ForCard(pub crate::engine::SeatSet, pub Kid);

/// A rule that only its holder may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "For<Rule>", into = "For<Rule>")]
pub struct ForRule(pub crate::engine::SeatSet, pub Rule);

impl From<For<Kid>> for ForCard {
    fn from(secret: For<Kid>) -> ForCard {
        ForCard(secret.seats, secret.value)
    }
}

impl From<ForCard> for For<Kid> {
    fn from(secret: ForCard) -> For<Kid> {
        For { seats: secret.0, value: secret.1 }
    }
}

impl From<For<Rule>> for ForRule {
    fn from(secret: For<Rule>) -> ForRule {
        ForRule(secret.seats, secret.value)
    }
}

impl From<ForRule> for For<Rule> {
    fn from(secret: ForRule) -> For<Rule> {
        For { seats: secret.0, value: secret.1 }
    }
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Source {
    #[serde(rename = "h")]
    Hand,
    /// A place in the Park.
    #[serde(rename = "p")]
    Park(u8),
    #[serde(rename = "d")]
    Deck,
    /// A rival's Yard.
    #[serde(rename = "y")]
    Yard(Seat),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_packed_and_unpacked() {
        for icons in [&[Icon::Skateboard][..], &[Icon::Coin, Icon::Crown], &[Icon::Book, Icon::Book]] {
            assert_eq!(Icons::of(icons).iter().collect::<Vec<_>>(), icons);
        }
    }

    #[test]
    fn a_fact_is_short() {
        let short = |fact: Fact| serde_json::to_string(&fact).unwrap();
        let seat = Seat::new(1);
        assert_eq!(short(Fact::FellOut(seat, Did::Gathered(Kind::Pizza, 2))), r#"{"d":[1,{"G":["pizza",2]}]}"#);
        assert_eq!(short(Fact::Added(seat, Kid(12), None)), r#"{"Added":[1,12,null]}"#);
        assert_eq!(short(Fact::Passed(seat)), r#"{"Passed":1}"#);
    }
}
