//! The cards and numbers of the box, read from an embedded data file. Card effects are data: a program for each box of
//! a card, run by one interpreter (`uses`).
//!
//! A table records which card set it plays with. A set may correct copies, costs, points and programs; the names and
//! their order are the same in every set, so that notation means the same everywhere.

mod file;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::list::List;
use super::words::{Colour, Half, Icon, Kind, Suit};

/// The sets in the house: name and data. The first is the usual one.
const SETS: &[(&str, &str)] = &[("designed-1", include_str!("../data/designed-1.json"))];

static READ: LazyLock<Vec<CardSet>> = LazyLock::new(|| {
    SETS.iter().map(|(id, text)| CardSet::read(text).unwrap_or_else(|why| panic!("card set {id}: {why}"))).collect()
});

/// Kids dealt from the Park deck, of all sets.
pub const KIDS: u8 = 60;
/// Best Friends, two for each colour.
pub const FRIENDS: u8 = 8;

/// One physical card: `0..60` are kids, `60..68` Best Friends. Never leaves the table: which of two equal cards it is
/// could be followed through a shuffle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

/// A printed card; equal cards of a set are the same `Kid`. What facts, steps and scenes speak of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Kid(pub u8);

/// A set of physical cards, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardBits(u128);

/// Everything printed.
#[derive(Debug)]
pub struct CardSet {
    pub id: &'static str,
    pub macaroni: u8,
    /// A track at this number flags the end.
    pub goal: u8,
    /// The guard of the engine.
    pub rounds: u8,
    pub levels: Vec<Level>,
    kids: Vec<Face>,
    boards: Vec<Board<'static>>,
    faces: Vec<Kid>,
}

/// One level of a fort.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Level {
    pub points: u8,
    /// To the next level; none at the top.
    pub cost: Option<Cost>,
}

/// Slots to fill: this many of each kind and of any kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub struct Cost {
    pub pizza: u8,
    pub toys: u8,
    pub either: u8,
}

#[derive(Debug, Deserialize)]
struct Board<'d> {
    colour: Colour,
    #[serde(borrow)]
    friends: [&'d str; 2],
}

/// What is printed on a card.
#[derive(Debug)]
pub struct Face {
    pub id: &'static str,
    pub icons: Vec<Icon>,
    pub public: Option<Program>,
    pub private: Option<Program>,
}

/// What a box does.
#[derive(Debug)]
pub struct Program {
    pub body: Vec<Atom>,
    pub link: Link,
    pub repeat: Count,
    /// The played card is trashed after its follows, once something was done.
    pub trashes_itself: bool,
}

/// How the icons of a body hang together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Link {
    /// The right one needs the left one, and must be done if it can be.
    #[default]
    #[serde(rename = "then")]
    Then,
    /// Independent of each other.
    #[serde(rename = "and")]
    All,
}

/// How often a body is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Count {
    #[default]
    Once,
    Suit(Suit),
    AnyOneSuit,
    Pack,
    Lookout,
    Level,
}

/// One icon of a box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atom {
    /// No kind: one kind of free choice for the whole use.
    Gather(Option<Kind>, u8),
    Pack,
    Lookout,
    Trash,
    Recruit,
    /// With so many slots more or fewer than printed on the fort.
    Advance(i8),
    Score(u8),
    Spend(Kind),
    TrashRival,
    CopyPack,
    CopyRivalPack,
    Convert,
}

impl CardSet {
    pub fn usual() -> &'static CardSet {
        &READ[0]
    }

    pub fn find(id: &str) -> Option<&'static CardSet> {
        READ.iter().find(|set| set.id == id)
    }

    pub fn kid(&self, card: Card) -> Kid {
        self.faces[usize::from(card.0)]
    }

    pub fn face(&self, card: Card) -> &Face {
        &self.kids[usize::from(self.kid(card).0)]
    }

    pub fn printed(&self, kid: Kid) -> &Face {
        &self.kids[usize::from(kid.0)]
    }

    /// The two Best Friends of a board.
    pub fn friends(&self, colour: Colour) -> [Card; 2] {
        let board = self.boards.iter().find(|board| board.colour == colour).expect("every colour has a board");
        board.friends.map(|id| {
            let friend = (KIDS..KIDS + FRIENDS).map(Card).find(|card| self.face(*card).id == id);
            friend.expect("checked when the set was read")
        })
    }

    pub fn colour_of(&self, friend: Card) -> Option<Colour> {
        Colour::ALL.iter().copied().find(|colour| self.friends(*colour).contains(&friend))
    }

    /// All cards of this name.
    pub fn copies(&self, kid: Kid) -> impl Iterator<Item = Card> {
        // Equal cards stand side by side, in the order of the names.
        let start = self.faces.partition_point(|other| *other < kid);
        (start..self.faces.len()).take_while(move |place| self.faces[*place] == kid).map(|place| Card(place as u8))
    }

    /// Takes the first card of this name out of a pile.
    pub fn take<const N: usize>(&self, pile: &mut List<Card, N>, kid: Kid) -> Card {
        let place = pile.iter().position(|card| self.kid(*card) == kid);
        pile.remove(place.expect("facts speak of cards that are there"))
    }
}

impl PartialEq for CardSet {
    fn eq(&self, other: &CardSet) -> bool {
        self.id == other.id
    }
}

impl Card {
    pub const fn is_friend(self) -> bool {
        self.0 >= KIDS
    }
}

impl Kid {
    pub fn all() -> impl Iterator<Item = Kid> {
        (0..CardSet::usual().kids.len() as u8).map(Kid)
    }

    pub fn id(self) -> &'static str {
        CardSet::usual().printed(self).id
    }

    pub fn from_id(id: &str) -> Option<Kid> {
        Kid::all().find(|kid| kid.id() == id)
    }
}

impl CardBits {
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    pub const fn clear(&mut self) {
        self.0 = 0;
    }
}

impl Face {
    pub fn program(&self, half: Half) -> Option<&Program> {
        match half {
            Half::Public => self.public.as_ref(),
            Half::Private => self.private.as_ref(),
        }
    }

    pub fn coins(&self) -> u8 {
        self.count(Icon::Coin)
    }

    pub fn count(&self, icon: Icon) -> u8 {
        self.icons.iter().filter(|shown| **shown == icon).count() as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_the_same_names_in_the_same_order() {
        for ((id, _), set) in SETS.iter().zip(READ.iter()) {
            assert_eq!(*id, set.id);
            let names: Vec<_> = set.kids.iter().map(|face| face.id).collect();
            assert_eq!(names, READ[0].kids.iter().map(|face| face.id).collect::<Vec<_>>());
            assert_eq!(names.len(), 50, "42 kids and 8 Best Friends");
            assert_eq!(set.faces.len(), 68);
        }
    }

    #[test]
    fn every_suit_has_its_kids_and_every_board_its_friends() {
        let set = CardSet::usual();
        for suit in Suit::ALL {
            assert!(Kid::all().filter(|kid| set.printed(*kid).count(suit.icon()) > 0).count() >= 5, "{suit}");
        }
        for colour in Colour::ALL {
            let [plain, coin] = set.friends(*colour).map(|card| set.face(card));
            assert_eq!((plain.coins(), coin.coins()), (0, 1));
            assert_eq!(plain.program(Half::Public).unwrap().body, [Atom::Advance(0)]);
            assert_eq!(coin.program(Half::Private).unwrap().body, [Atom::Trash]);
        }
    }

    #[test]
    fn programs_are_read_as_printed() {
        let set = CardSet::usual();
        let bones = set.printed(Kid::from_id("bones").unwrap()).public.as_ref().unwrap();
        assert_eq!((&bones.body[..], bones.link), (&[Atom::Trash, Atom::Score(1)][..], Link::Then));
        assert_eq!(bones.repeat, Count::Suit(Suit::Book));
        let doc = set.printed(Kid::from_id("doc").unwrap());
        assert_eq!(doc.public.as_ref().unwrap().link, Link::All);
        assert!(set.printed(Kid::from_id("wart").unwrap()).private.as_ref().unwrap().trashes_itself);
        assert!(set.printed(Kid::from_id("the_moles").unwrap()).public.is_none());
        assert_eq!(set.levels[4].cost, Some(Cost { pizza: 4, toys: 4, either: 0 }));
    }
}
