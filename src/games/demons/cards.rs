//! The printed things: candles, neighbourhood cards and demons, read once from `data/cards.json`. What a card does is
//! data (`effect.rs`); `rules` runs it.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::effect::{Always, Condition, Cost, Filter, Op};

macro_rules! faces {
    ($($face:ident = $id:literal),* $(,)?) => {
        /// Which printed card, candle or demon.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Face {
            $(#[serde(rename = $id)] $face,)*
        }

        impl Face {
            pub const ALL: [Face; [$($id),*].len()] = [$(Face::$face),*];

            /// The id in notation, facts and the data file.
            pub const fn id(self) -> &'static str {
                match self { $(Face::$face => $id,)* }
            }

            /// The message that names the card.
            pub const fn name(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Face::$face => concat!("demons-card-", $id),)* })
            }

            /// The message that says what the card does.
            pub const fn text(self) -> Cow<'static, str> {
                Cow::Borrowed(match self { $(Face::$face => concat!("demons-text-", $id),)* })
            }
        }
    };
}

faces! {
    GoodCandle = "good_candle",
    KindCandle = "kind_candle",
    BeginnersCandle = "beginners_candle",
    NaughtyCandle = "naughty_candle",
    EvilCandle = "evil_candle",
    Jane = "jane",
    Lola = "lola",
    Eve = "eve",
    SweetCaroline = "sweet_caroline",
    SweetLisa = "sweet_lisa",
    SweetAlice = "sweet_alice",
    SweetPippi = "sweet_pippi",
    SweetMarilyn = "sweet_marilyn",
    SweetDestiny = "sweet_destiny",
    RottenRegan = "rotten_regan",
    RottenAnnie = "rotten_annie",
    RottenDolores = "rotten_dolores",
    RottenCarrie = "rotten_carrie",
    Adam = "adam",
    Romeo = "romeo",
    Irwin = "irwin",
    SweetJesus = "sweet_jesus",
    SweetChuck = "sweet_chuck",
    SweetGlen = "sweet_glen",
    SweetLouis = "sweet_louis",
    RottenTommy = "rotten_tommy",
    RottenCalvin = "rotten_calvin",
    RottenDillinger = "rotten_dillinger",
    RottenSam = "rotten_sam",
    RottenDamian = "rotten_damian",
    RottenDonnie = "rotten_donnie",
    Dog = "dog",
    Cat = "cat",
    Goldfish = "goldfish",
    Owl = "owl",
    StrayCat = "stray_cat",
    RainbowParrot = "rainbow_parrot",
    Rabbit = "rabbit",
    RabidDog = "rabid_dog",
    Hawk = "hawk",
    Goat = "goat",
    Skunk = "skunk",
    Alligator = "alligator",
    HolyCow = "holy_cow",
    Harold = "harold",
    Wanda = "wanda",
    TheSerpent = "the_serpent",
    GrossGrimoire = "gross_grimoire",
    Bogeyman = "bogeyman",
    Porcus = "porcus",
    WeAreLegion = "we_are_legion",
    Beelzebuzz = "beelzebuzz",
    HoundOfBael = "hound_of_bael",
    ClockworkSatan = "clockwork_satan",
    Antichrist = "antichrist",
    Mephistopheles = "mephistopheles",
    TheDevil = "the_devil",
    IncuSuccubus = "incu_succubus",
    Demogorguignol = "demogorguignol",
    MacabreOni = "macabre_oni",
    Dublux = "dublux",
    ReRollzebub = "re_rollzebub",
    Asmodonkey = "asmodonkey",
    Spectralux = "spectralux",
    RosemarysEgg = "rosemarys_egg",
    Baphometal = "baphometal",
}

/// One printed face.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Print {
    pub id: Face,
    pub sort: Sort,
    /// Shuffled in only at a table that wants them.
    #[serde(default)]
    pub promo: bool,
    #[serde(default, rename = "type")]
    pub breed: Option<Breed>,
    #[serde(default)]
    pub temper: Option<Temper>,
    /// The sums that wake it; none on a permanent demon.
    pub numbers: Vec<u8>,
    pub count: u8,
    /// Tested when the card wakes.
    #[serde(default)]
    pub when: Option<Condition>,
    /// With a cost the owner may decline.
    #[serde(default)]
    pub cost: Option<Cost>,
    #[serde(default, rename = "do")]
    pub does: Vec<Op>,
    /// Holds as long as the demon is in play.
    #[serde(default)]
    pub always: Option<Always>,
    /// Acts when it is summoned, and does not stay.
    #[serde(default)]
    pub hatch: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    Candle,
    /// A neighbourhood card.
    Card,
    Demon,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Breed {
    Boy,
    Girl,
    Animal,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Temper {
    Sweet,
    Rotten,
}

static PRINTS: LazyLock<Vec<Print>> = LazyLock::new(|| {
    let prints: Vec<Print> =
        serde_json::from_str(include_str!("data/cards.json")).expect("the embedded cards are valid");
    assert!(prints.iter().map(|print| print.id).eq(Face::ALL), "every face once, in the order of `Face`");
    prints
});

impl Face {
    pub fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    pub fn sort(self) -> Sort {
        self.print().sort
    }

    pub fn is_demon(self) -> bool {
        self.sort() == Sort::Demon
    }

    pub fn is_kid(self) -> bool {
        matches!(self.print().breed, Some(Breed::Boy | Breed::Girl))
    }

    pub fn is_animal(self) -> bool {
        self.print().breed == Some(Breed::Animal)
    }

    pub fn wakes_on(self, sum: u8) -> bool {
        self.print().numbers.contains(&sum)
    }

    /// As printed, whatever demons say.
    pub fn fits(self, filter: Filter) -> bool {
        filter.admits(self.print(), false, false)
    }

    pub fn all_of(sort: Sort) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |face| face.sort() == sort)
    }

    /// The neighbourhood deck, not shuffled.
    pub fn block_deck(promos: bool) -> Vec<Face> {
        let wanted = Face::all_of(Sort::Card).filter(|face| promos || !face.print().promo);
        wanted.flat_map(|face| std::iter::repeat_n(face, usize::from(face.print().count))).collect()
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Face {
    type Err = ();

    fn from_str(word: &str) -> Result<Face, ()> {
        Face::ALL.into_iter().find(|face| face.id() == word).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_what_the_rules_count() {
        let deck = Face::block_deck(false);
        assert_eq!(deck.len(), 100);
        assert_eq!(Face::block_deck(true).len(), 103);
        let count = |filter: Filter| deck.iter().filter(|face| face.fits(filter)).count();
        assert_eq!([Filter::Animal, Filter::Boy, Filter::Girl].map(count), [32, 34, 34]);
        assert_eq!([Filter::SweetKid, Filter::RottenKid, Filter::Kid].map(count), [24, 24, 68]);
        assert_eq!(Face::all_of(Sort::Demon).count(), 20);
        assert_eq!(Face::all_of(Sort::Candle).count(), 5);
    }

    #[test]
    fn an_id_reads_as_it_is_written() {
        for face in Face::ALL {
            assert_eq!(face.to_string().parse(), Ok(face));
            assert_eq!(serde_json::to_string(&face).unwrap(), format!("\"{face}\""));
            assert_eq!(face.print().id, face);
        }
        assert!("bob".parse::<Face>().is_err());
    }
}
