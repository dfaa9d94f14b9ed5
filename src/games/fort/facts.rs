//! What happened at a Fort table, in the past tense. Names are short where facts are stored by the hundred.

use serde::{Deserialize, Serialize};

use crate::engine::{For, Seat};

use super::cards::Card;
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
    ParkDealt(Vec<Card>, For<Vec<Card>>),
    Dealt(Seat, For<Vec<Card>>),
    Picked(Seat, For<Card>),
    /// Every pack went one seat on.
    HandedOn,
    /// The first deck of a seat, from the bottom up.
    Shuffled(Seat, For<Vec<Card>>),
    /// Another seat than before speaks.
    By(Seat),
    #[serde(rename = "Turn")]
    TurnBegan(Seat),
    Skipped(Seat),
    DidItYourself(Seat),
    Played(Seat, Card),
    Added(Seat, Card, Option<Suit>),
    Lent(Seat, Card, Option<Suit>),
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
    Followed(Seat, Vec<Card>, u8),
    Passed(Seat),
    CouldNotFollow(Seat),
    RoughHoused(Seat, Card),
    TrashedItself(Seat, Card),
    DidOver(Seat),
    Recruited(Seat, Source, Card, Option<Card>),
    NobodyToRecruit(Seat),
    /// The second recruit of Birthday Party.
    Celebrated(Seat, Source, Card, Option<Card>),
    /// To the discard pile, to the Yard.
    Discarded(Seat, Vec<Card>, Vec<Card>),
    /// The cards drawn; if the deck ran out, the discard pile as shuffled, from the bottom up.
    Drew(Seat, For<Vec<Card>>, #[serde(default, skip_serializing_if = "Option::is_none")] Option<For<Vec<Card>>>),
    Recycled(Seat, Card),
    /// A perk was not used now.
    Declined(Seat, Perk),
    /// Recycling is to be asked for again after drawing.
    Waited(Seat),
    Flagged(Option<Seat>, Reason),
    TookMacaroni(Seat),
    Over,
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
    Tucked(Source, ForCard, Option<Card>),
    #[serde(rename = "T")]
    Trashed(Pile, Card),
    Robbed(Seat, Card),
    Copied(Seat),
    Took([u8; 2]),
    #[serde(rename = "C")]
    Converted(Store, Kind),
    Spent(Store, Kind),
    #[serde(rename = "R")]
    Recruited(Source, Card, Option<Card>),
    Paid(Goods),
    #[serde(rename = "S")]
    Scored(u8),
    Ruled(ForRule),
    Perked(Perk),
    Omitted,
    Stopped,
}

/// A card that only some may know, in a form that fits in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "For<Card>", into = "For<Card>")]
pub struct ForCard(pub crate::engine::SeatSet, pub Card);

/// A rule that only its holder may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "For<Rule>", into = "For<Rule>")]
pub struct ForRule(pub crate::engine::SeatSet, pub Rule);

impl From<For<Card>> for ForCard {
    fn from(secret: For<Card>) -> ForCard {
        ForCard(secret.seats, secret.value)
    }
}

impl From<ForCard> for For<Card> {
    fn from(secret: ForCard) -> For<Card> {
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
