//! What lies on the table, what is still to wake, and the question that is open.
//!
//! Whatever enters a play area gets a serial number. So a card that left and came back is another one, and a card that
//! came after the roll is told by its number alone.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, SeatSet};

use super::cards::{Face, Sort};
use super::effect::{Always, Filter};
use super::options::{Hands, Options};

pub const SLOTS: usize = 5;
/// What a neighbour costs.
pub const PRICE: u16 = 3;
/// What a demon costs in cards, without Baphometal.
pub const SACRIFICE: usize = 3;

pub type Serial = u32;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub table: Table,
    pub players: Vec<Player>,
    pub block: [Option<Face>; SLOTS],
    /// The top is last.
    pub block_deck: Vec<Face>,
    pub block_discard: Vec<Face>,
    /// The top is last.
    pub demon_deck: Vec<Face>,
    pub demon_discard: Vec<Face>,
    /// Candles nobody has chosen yet, where they are chosen.
    pub candles_left: Vec<Face>,
    pub turn: Turn,
    /// The last roll, whoever made it.
    pub thrown: Option<(u8, u8)>,
    /// What the last roll wakes, seat by seat; a card is struck off when it acts.
    pub waking: Vec<Waking>,
    /// Cards that act and have not finished, the innermost last.
    pub open: Vec<Acting>,
    /// Neighbourhood cards turned over by the running effect.
    pub aside: Vec<Face>,
    /// A demon that hatches: neither in play nor discarded yet.
    pub hatching: Option<Face>,
    /// Demons taken from the top of their deck for a look.
    pub seen: Vec<Face>,
    /// The number the next card gets.
    pub serial: Serial,
    /// The number the next card would have got when the dice were rolled.
    pub rolled_at: Serial,
    pub luck: Luck,
    /// For each demon, who knows that no hand holds it.
    pub shown: [SeatSet; Face::ALL.len()],
    pub question: Option<(Seat, Question)>,
    /// Questions put so far: they tell one from another.
    pub asked: u32,
    /// Cards that a sketch left out of the game.
    pub away: Vec<Face>,
    pub ended: Option<Ending>,
}

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub seats: u8,
    pub options: Options,
    pub dealt: u8,
    pub demons_to_win: u8,
    pub souls_to_win: u8,
    /// Gets the beginner's candle.
    pub newcomer: Option<Seat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    pub souls: u16,
    pub candles: Vec<Lying>,
    /// Neighbourhood cards, in order of arrival.
    pub tableau: Vec<Lying>,
    /// Summoned demons, in order of arrival.
    pub demons: Vec<Lying>,
    /// Sorted.
    pub hand: Vec<Face>,
    /// Turns begun, extra ones not counted.
    pub turns: u16,
}

/// A card in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    pub face: Face,
    pub serial: Serial,
    /// The card that put a mark on it.
    pub mark: Option<Serial>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub number: u16,
    pub active: Seat,
    pub extra: bool,
    pub rolled: bool,
    pub bought: bool,
    pub summoned: bool,
    pub freed: bool,
    pub shared: bool,
    pub rerolled: bool,
    pub dice: Option<(u8, u8)>,
    /// The dice lie, but may still be rolled again.
    pub unsettled: bool,
    /// Extra turns still to come for the active player.
    pub owed: u16,
    pub summoning: Option<Summoning>,
}

impl Turn {
    pub fn new(number: u16, active: Seat, extra: bool, owed: u16) -> Turn {
        Turn {
            number,
            active,
            extra,
            rolled: false,
            bought: false,
            summoned: false,
            freed: false,
            shared: false,
            rerolled: false,
            dice: None,
            unsettled: false,
            owed,
            summoning: None,
        }
    }
}

/// A summon that has begun: nothing has happened yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summoning {
    pub demon: Face,
    pub cards: Vec<Serial>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waking {
    pub seat: Seat,
    pub cards: Vec<Serial>,
}

/// A card that acts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acting {
    pub seat: Seat,
    pub face: Face,
    /// None for a demon that hatches.
    pub serial: Option<Serial>,
    pub paid: bool,
    /// Which of its operations comes next.
    pub at: u8,
    /// Something of this operation has happened already.
    pub begun: bool,
    /// Cards named as a cost, or still to be woken.
    pub list: Vec<Serial>,
    /// Souls to be stolen from whom, as far as said.
    pub aimed: Vec<(Seat, u8)>,
    /// Where to take from, once said; the owner stands for the Block.
    pub from: Option<Seat>,
    pub count: u8,
    /// The card it borrowed.
    pub borrowed: Option<Serial>,
}

/// How often luck was asked: it names the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Luck {
    pub rolls: u32,
    pub shuffles: u32,
    pub demon_shuffles: u32,
    pub lots: u32,
}

/// What the seat is asked. What there is to choose from follows from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// M0
    Candle,
    /// M1
    Main,
    /// M1, a summon that has begun: which card is given up next.
    Sacrifice,
    /// M2
    Reroll,
    /// A1
    Wake,
    /// A2
    Pay,
    /// A2, which card is paid next.
    PayWith,
    /// A3, how many souls from this opponent.
    Split {
        from: Seat,
    },
    /// A4
    Opponent,
    /// A5
    Gain,
    /// A6
    Take,
    /// A6
    Bite,
    /// A7
    Replace,
    /// A8
    Demon,
    /// A9
    Target,
    Mark,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Demons and souls enough.
    Reached {
        by: Seat,
    },
    Serpent {
        by: Seat,
    },
    /// The guard: no game goes on for ever.
    Turns,
}

impl Table {
    pub const MOST_TURNS: u16 = 1000;

    pub fn teams(&self) -> bool {
        self.options.teams.is_on()
    }

    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.teams().then(|| seat.next(4).next(4))
    }

    /// The seat, and its partner if it has one.
    pub fn side(&self, seat: Seat) -> SeatSet {
        self.partner(seat).map_or(SeatSet::only(seat), |partner| SeatSet::only(seat).with(partner))
    }

    /// Clockwise from the seat.
    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        let partner = self.partner(seat);
        seat.others(self.seats).filter(move |other| Some(*other) != partner)
    }

    /// Who sees the hand of this seat.
    pub fn hand_seen_by(&self, seat: Seat) -> SeatSet {
        match self.options.team_hands {
            Hands::Shared => self.side(seat),
            Hands::Hidden => SeatSet::only(seat),
        }
    }
}

impl Player {
    /// Everything in play: tableau, demons, candles.
    pub fn in_play(&self) -> impl Iterator<Item = &Lying> + Clone {
        self.tableau.iter().chain(&self.demons).chain(&self.candles)
    }

    /// What can be taken away: tableau, then demons.
    pub fn takeable(&self) -> impl Iterator<Item = &Lying> + Clone {
        self.tableau.iter().chain(&self.demons)
    }

    pub fn find(&self, serial: Serial) -> Option<&Lying> {
        self.in_play().find(|lying| lying.serial == serial)
    }

    pub fn holds(&self, serial: Serial) -> bool {
        self.find(serial).is_some()
    }

    pub fn has(&self, always: Always) -> bool {
        self.demons.iter().any(|demon| demon.face.print().always == Some(always))
    }

    /// Does this card of the player count as one of those?
    pub fn counts(&self, lying: &Lying, filter: Filter) -> bool {
        let (both, either) = (self.has(Always::BothTempers), self.has(Always::BoyAndGirl));
        filter.admits(lying.face.print(), both, either)
    }

    pub fn matching(&self, filter: Filter) -> impl Iterator<Item = &Lying> + Clone {
        let (both, either) = (self.has(Always::BothTempers), self.has(Always::BoyAndGirl));
        self.in_play().filter(move |lying| filter.admits(lying.face.print(), both, either))
    }

    pub fn count(&self, filter: Filter) -> usize {
        self.matching(filter).count()
    }
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn active(&self) -> Seat {
        self.turn.active
    }

    pub fn sum(&self) -> Option<u8> {
        self.turn.dice.map(|(one, other)| one + other)
    }

    /// All seats, from the active one on.
    pub fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone {
        let active = self.active();
        std::iter::once(active).chain(active.others(self.table.seats))
    }

    /// Can an opponent steal from this seat, or make it discard?
    pub fn protected(&self, seat: Seat) -> bool {
        self.player(seat).has(Always::Protect)
    }

    /// Opponents whose goods this seat can lay hands on, clockwise.
    pub fn preys(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.table.opponents(seat).filter(|other| !self.protected(*other))
    }

    /// How many cards this seat gives up for a demon of its hand.
    pub fn sacrifice(&self, seat: Seat) -> usize {
        let dearer = |other: &Seat| self.player(*other).has(Always::Dearer);
        SACRIFICE + self.table.opponents(seat).filter(dearer).count()
    }

    /// The seat whose cards wake now, and which of them still can.
    pub fn awake(&self) -> Option<(Seat, Vec<Serial>)> {
        self.waking.iter().find_map(|waking| {
            let player = self.player(waking.seat);
            let live: Vec<Serial> = waking.cards.iter().copied().filter(|serial| player.holds(*serial)).collect();
            (!live.is_empty()).then_some((waking.seat, live))
        })
    }

    /// Is this card still to wake by the roll?
    pub fn is_pending(&self, serial: Serial) -> bool {
        self.waking.iter().any(|waking| waking.cards.contains(&serial))
    }

    /// Came into play after the dice were rolled.
    pub fn is_new(&self, serial: Serial) -> bool {
        serial >= self.rolled_at
    }

    /// Acts right now, or waits for a card that it woke.
    pub fn is_open(&self, serial: Serial) -> bool {
        self.open.iter().any(|acting| acting.serial == Some(serial))
    }

    /// Is a roll being worked off?
    pub fn resolving(&self) -> bool {
        !self.open.is_empty() || self.awake().is_some()
    }

    /// Demons and souls of the seat's side together.
    pub fn wealth(&self, seat: Seat) -> (usize, u32) {
        let players = self.table.side(seat).iter().map(|seat| self.player(seat));
        players.fold((0, 0), |(demons, souls), player| (demons + player.demons.len(), souls + u32::from(player.souls)))
    }

    /// Would this wealth win?
    pub fn suffices(&self, (demons, souls): (usize, u32)) -> bool {
        demons >= usize::from(self.table.demons_to_win) && souls >= u32::from(self.table.souls_to_win)
    }

    /// The distinct faces of the Block that fit, by their lowest slot.
    pub fn in_block(&self, filter: Filter) -> Vec<Face> {
        let mut found = Vec::new();
        for face in self.block.iter().flatten().filter(|face| face.fits(filter)) {
            if !found.contains(face) {
                found.push(*face);
            }
        }
        found
    }

    pub fn slot_of(&self, face: Face) -> Option<usize> {
        self.block.iter().position(|slot| *slot == Some(face))
    }

    /// The zone of a seat in which a face of this sort lies.
    pub fn zone_mut(&mut self, seat: Seat, sort: Sort) -> &mut Vec<Lying> {
        let player = self.player_mut(seat);
        match sort {
            Sort::Candle => &mut player.candles,
            Sort::Card => &mut player.tableau,
            Sort::Demon => &mut player.demons,
        }
    }
}
