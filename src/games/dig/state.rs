//! What lies on the table, who knows which card lies where, and the question that is open.
//!
//! Cards have no identity beyond their kind: a place carries what is known about it. A copy that could be followed
//! from place to place would tell more than a real table does.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, SeatSet};

use super::Options;
use super::cards::{Kind, Theft, distinct};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub table: Table,
    pub stacks: [Stack; 3],
    /// In order; a mine's victims lie among the rest, face down.
    pub discard: Vec<Discarded>,
    /// One for each player, or one for each team.
    pub piles: Vec<Vec<Kept>>,
    pub active: Seat,
    /// Counts from one; extra turns count too.
    pub turn: u16,
    /// Extra turns due to the active player.
    pub owed: u8,
    /// Face up, dug this turn and still lying there, in the order dug.
    pub haul: Vec<Kind>,
    /// Cards collected this turn that have still to act, in the order dug.
    pub pending: Vec<Kind>,
    /// The stack that ran empty first: the game ends with this turn.
    pub ending: Option<StackId>,
    /// Random losses and random thefts so far in this turn: they name the dice.
    pub losses: u8,
    pub thefts: u8,
    /// Thefts of the whole game.
    pub robberies: u16,
    pub phase: Phase,
}

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub seats: u8,
    pub options: Options,
    pub owner: Option<Seat>,
    pub first_timers: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing is dealt yet.
    Opening,
    Asking(Question),
    Over,
}

/// What the active player is asked. Which question is open is public; what they see while answering need not be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    MustDig,
    DigOrStop,
    UseDog,
    /// A card dug just now goes to another player.
    GiveDug {
        card: Kind,
    },
    NextCollect,
    /// A card collected just now goes to another player.
    GiveCollected {
        card: Kind,
    },
    OrderWhere {
        depth: u8,
    },
    /// The cards seen are put back from the top down; `placed` of them lie already.
    Order {
        stack: StackId,
        depth: u8,
        placed: u8,
    },
    TakeWhere {
        depth: u8,
    },
    Take {
        stack: StackId,
        depth: u8,
    },
    RobWhom {
        mode: Theft,
    },
    StealWhich {
        from: Seat,
    },
    MineWhere,
    AttachWhere {
        card: Kind,
    },
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// From the bottom up: the last is the top.
    pub cards: Vec<Lying>,
    pub destroyed: bool,
    /// The card that lies beside it.
    pub attached: Option<Kind>,
}

/// A card in a stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lying {
    pub kind: Kind,
    /// Who knows that it is this card which lies here.
    pub sure: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Discarded {
    pub kind: Kind,
    /// Everybody for a card that lies face up; who was sure of it, for one that a mine has buried.
    pub sure: SeatSet,
    pub face_up: bool,
}

/// A card in a pile, in order of arrival.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    pub kind: Kind,
    /// A dog that has done its work.
    pub used: bool,
    /// The turn in which it was collected; None if it was given or stolen.
    pub collected: Option<u16>,
    /// Who knows that this card lies in some pile.
    pub shown: SeatSet,
    /// Who knows that it lies in this one.
    pub here: SeatSet,
    /// The pile had nothing to set against a threat when this lay in it.
    pub helpless: bool,
    /// [`State::robberies`] when it came here.
    pub since: u16,
    /// The pile it was stolen from, if others could have been stolen instead.
    pub stolen_from: Option<u8>,
}

impl Kept {
    /// A card that everybody saw coming here.
    pub fn open(kind: Kind, since: u16) -> Kept {
        let all = SeatSet::ALL;
        let (used, collected, helpless, stolen_from) = (false, None, false, None);
        Kept { kind, used, collected, shown: all, here: all, helpless, since, stolen_from }
    }
}

/// One of the three stacks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StackId {
    A,
    B,
    C,
}

impl StackId {
    pub const ALL: [StackId; 3] = [StackId::A, StackId::B, StackId::C];

    /// As players read it.
    pub const fn letter(self) -> &'static str {
        match self {
            StackId::A => "A",
            StackId::B => "B",
            StackId::C => "C",
        }
    }

    /// As players write it.
    pub const fn word(self) -> &'static str {
        match self {
            StackId::A => "a",
            StackId::B => "b",
            StackId::C => "c",
        }
    }
}

impl fmt::Display for StackId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for StackId {
    type Err = ();

    fn from_str(word: &str) -> Result<StackId, ()> {
        StackId::ALL.into_iter().find(|stack| stack.word() == word).ok_or(())
    }
}

impl Stack {
    pub fn is_live(&self) -> bool {
        !self.destroyed && !self.cards.is_empty()
    }

    pub fn height(&self) -> usize {
        self.cards.len()
    }

    /// From the top down.
    pub fn top_down(&self) -> impl Iterator<Item = &Lying> {
        self.cards.iter().rev()
    }

    /// Where in `cards` the card at this depth lies; the top is at depth 0.
    pub fn at_depth(&self, depth: usize) -> usize {
        self.cards.len() - 1 - depth
    }
}

impl Table {
    /// Which pile this seat's cards go to.
    pub fn pile_of(&self, seat: Seat) -> usize {
        match self.options.teams.is_on() {
            true => seat.index() % 2,
            false => seat.index(),
        }
    }

    pub fn pile_count(&self) -> usize {
        if self.options.teams.is_on() { 2 } else { usize::from(self.seats) }
    }

    /// The seats whose pile this is.
    pub fn members(&self, pile: usize) -> SeatSet {
        Seat::all(self.seats).filter(|seat| self.pile_of(*seat) == pile).collect()
    }

    /// The other piles, clockwise from the seat, each named by the first of its seats in that order.
    pub fn other_piles(&self, seat: Seat) -> Vec<Seat> {
        let own = self.pile_of(seat);
        let mut named: Vec<Seat> = Vec::new();
        for other in seat.others(self.seats) {
            let pile = self.pile_of(other);
            if pile != own && !named.iter().any(|known| self.pile_of(*known) == pile) {
                named.push(other);
            }
        }
        named
    }

    /// May partners talk among themselves, and see what each looks at?
    pub fn whispers(&self) -> bool {
        self.options.teams.is_on() && self.options.team_whisper.is_on()
    }

    /// Who sees what the seat looks at in private.
    pub fn lookers(&self, seat: Seat) -> SeatSet {
        match self.whispers() {
            true => self.members(self.pile_of(seat)),
            false => SeatSet::only(seat),
        }
    }

    /// Who knows a card that comes secretly into the pile of one of these seats.
    pub fn parties(&self, seats: &[Seat]) -> SeatSet {
        match self.options.score_visibility.is_open() {
            true => SeatSet::ALL,
            false => seats.iter().fold(SeatSet::NONE, |all, seat| all.union(self.members(self.pile_of(*seat)))),
        }
    }
}

impl State {
    pub fn question(&self) -> Option<Question> {
        match self.phase {
            Phase::Asking(question) => Some(question),
            Phase::Opening | Phase::Over => None,
        }
    }

    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    pub fn stack(&self, stack: StackId) -> &Stack {
        &self.stacks[stack as usize]
    }

    pub fn live_stacks(&self) -> impl Iterator<Item = StackId> + '_ {
        StackId::ALL.into_iter().filter(|stack| self.stack(*stack).is_live())
    }

    /// Is there a live stack?
    pub fn can_dig(&self) -> bool {
        self.stacks.iter().any(Stack::is_live)
    }

    pub fn pile(&self, seat: Seat) -> &Vec<Kept> {
        &self.piles[self.table.pile_of(seat)]
    }

    pub fn pile_mut(&mut self, seat: Seat) -> &mut Vec<Kept> {
        &mut self.piles[self.table.pile_of(seat)]
    }

    /// Other piles that hold a card, clockwise from the active player.
    pub fn robbable(&self) -> Vec<Seat> {
        let mut piles = self.table.other_piles(self.active);
        piles.retain(|seat| !self.pile(*seat).is_empty());
        piles
    }

    /// The first card of the active pile that could still stop this one.
    pub fn rescuer(&self, threat: Kind) -> Option<usize> {
        self.pile(self.active).iter().position(|kept| !kept.used && kept.kind.cancels(threat))
    }

    /// The top cards of a stack, from the top down.
    pub fn top(&self, stack: StackId, depth: u8) -> Vec<Kind> {
        self.stack(stack).top_down().take(usize::from(depth)).map(|lying| lying.kind).collect()
    }

    /// The cards still to be put in order, or to choose from, in the question that is open.
    pub fn looked_at(&self) -> Vec<Kind> {
        match self.question() {
            Some(Question::Order { stack, depth, placed }) => self.top(stack, depth).split_off(usize::from(placed)),
            Some(Question::Take { stack, depth }) => self.top(stack, depth),
            _ => Vec::new(),
        }
    }

    /// The distinct kinds that have still to act.
    pub fn pending_kinds(&self) -> Vec<Kind> {
        distinct(self.pending.iter().copied())
    }
}
