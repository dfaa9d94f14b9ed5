//! The small closed vocabularies of Fort: suits, resources, rules, perks, colours, boxes. Each word is a notation word,
//! a data word and the tail of a message id at once.

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$item_doc])* #[serde(rename = $id)] $item),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$item),+];

            pub const fn id(self) -> &'static str {
                match self { $($name::$item => $id),+ }
            }

            pub fn from_id(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|word| word.id() == id)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
}

words! {
    /// One of the six suits.
    Suit { Skateboard = "skateboard", Shovel = "shovel", Glue = "glue", Squirtgun = "squirtgun", Crown = "crown", Book = "book" }
}

words! {
    /// What a card shows: a suit, or the coin that may stand for any.
    Icon {
        Skateboard = "skateboard", Shovel = "shovel", Glue = "glue", Squirtgun = "squirtgun", Crown = "crown",
        Book = "book", Coin = "coin",
    }
}

words! {
    /// The two resources.
    Kind { Pizza = "pizza", Toys = "toys" }
}

words! {
    /// The two boxes of a card.
    Half { Public = "public", Private = "private" }
}

words! {
    /// Where a player keeps resources.
    Store { Stuff = "stuff", Pack = "pack" }
}

words! {
    /// Where a card can be trashed from.
    Pile { Hand = "hand", Discard = "discard" }
}

words! {
    /// A player's board.
    Colour { Red = "red", Yellow = "yellow", Green = "green", Orange = "orange" }
}

words! {
    /// A made-up rule, scored at the end.
    Rule {
        BigPlans = "big_plans", FriendshipBracelet = "friendship_bracelet", PiggyBank = "piggy_bank",
        PizzaParty = "pizza_party", Loner = "loner", Minimalism = "minimalism", Popularity = "popularity",
        PlayPalace = "play_palace", SecretStash = "secret_stash", Sleepover = "sleepover", SlimeLab = "slime_lab",
    }
}

words! {
    /// A perk, taken at level 2.
    Perk {
        BirthdayParty = "birthday_party", Bribe = "bribe", CopyCat = "copy_cat", Diy = "diy", DoOver = "do_over",
        Recycling = "recycling", RoughHousing = "rough_housing", StickyFingers = "sticky_fingers",
        XxlBackpack = "xxl_backpack",
    }
}

words! {
    /// Why the last round began.
    Reason {
        Track = "track_25", Fort = "fort_5", ParkDeck = "park_deck_empty",
        /// The guard: no game goes on for ever.
        Rounds = "rounds",
    }
}

impl Suit {
    pub const fn icon(self) -> Icon {
        match self {
            Suit::Skateboard => Icon::Skateboard,
            Suit::Shovel => Icon::Shovel,
            Suit::Glue => Icon::Glue,
            Suit::Squirtgun => Icon::Squirtgun,
            Suit::Crown => Icon::Crown,
            Suit::Book => Icon::Book,
        }
    }
}

impl Kind {
    pub const BOTH: [Kind; 2] = [Kind::Pizza, Kind::Toys];

    pub const fn other(self) -> Kind {
        match self {
            Kind::Pizza => Kind::Toys,
            Kind::Toys => Kind::Pizza,
        }
    }
}

impl Half {
    pub const BOTH: [Half; 2] = [Half::Public, Half::Private];

    pub const fn other(self) -> Half {
        match self {
            Half::Public => Half::Private,
            Half::Private => Half::Public,
        }
    }
}

/// A perk that leaves the game when it is used.
impl Perk {
    pub const fn once(self) -> bool {
        matches!(self, Perk::Diy | Perk::DoOver | Perk::Recycling | Perk::RoughHousing)
    }
}
