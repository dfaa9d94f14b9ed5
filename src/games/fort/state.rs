//! The table: who has what, whose turn it is, and what is unfinished. Flat memory, rebuilt from facts, never stored.

use serde::{Deserialize, Serialize};

use crate::engine::{Seat, SeatSet};

use super::cards::{Atom, Card, CardBits, CardSet, Count, Face, Kid, Link, Program};
use super::facts::Did;
use super::feasible::{Counted, Tally, gift};
use super::list::List;
use super::outline::{Goods, Outline, Terms, pack_capacity};
use super::uses::Use;
use super::words::{Colour, Half, Icon, Kind, Perk, Reason, Rule, Suit};

pub const PARK: usize = 3;
pub const MOST_SEATS: usize = 4;
/// Cards drawn at the end of a turn.
pub const HAND: usize = 5;
/// Kids dealt to each player at the start.
pub const DEALT: usize = 8;

/// How the starting kids are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Setup {
    #[default]
    Basic,
    Draft,
}

/// A whole table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// Of the rules: see [`super`].
    pub edition: u32,
    pub set: &'static CardSet,
    pub seats: u8,
    pub setup: Setup,
    /// Turn order; the first leads every round.
    pub order: List<u8, MOST_SEATS>,
    pub players: [Player; MOST_SEATS],
    pub park: [Option<Card>; PARK],
    /// The last is the top.
    pub park_deck: List<Card, 60>,
    pub rules: List<Hidden<Rule>, 11>,
    /// Perks that can be taken, in the order of the row.
    pub row: List<Hidden<Perk>, 9>,
    /// Perks used up, one bit each.
    pub spent: u16,
    pub boxed: List<Card, 68>,
    pub macaroni: Option<Seat>,
    pub round: u8,
    pub leader: Seat,
    pub phase: Phase,
    pub end: Option<End>,
    /// The leader's played and added cards.
    pub play: List<Card, 16>,
    pub plan: Option<Plan>,
    /// The box in use: by the leader, or by the rival in the slot.
    pub work: Option<Use>,
    /// Recycling is to be asked for once more after drawing.
    pub ask_late: bool,
    /// The Do-Over play.
    pub second: bool,
    /// Steps from the leader to the rival whose turn it is to follow.
    pub slot: u8,
    pub followed: SeatSet,
    pub packs: [List<Card, DEALT>; MOST_SEATS],
    pub picked: [Option<Card>; MOST_SEATS],
    pub memory: Memory,
    /// Units that had one legal answer and were made silently since the last step.
    pub silent: List<Option<Did>, 16>,
    pub silent_end: bool,
}

/// What was seen, so that nothing shown is contradicted and what moved is drawn as moved.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Memory {
    /// Lay open for everybody at some time.
    pub seen: CardBits,
    /// Lookout cards that everybody knows.
    pub known: CardBits,
    /// Fetched from the discard pile in the open, and still in hand.
    pub held: CardBits,
    /// Draft cards that passed through this seat's hands.
    pub peeked: [CardBits; MOST_SEATS],
    /// Rules this seat saw in the stack, one bit each.
    pub rules: [u16; MOST_SEATS],
    /// Moved since another seat spoke.
    pub fresh: CardBits,
    pub speaker: Option<Seat>,
}

/// A word with a default, so that it fits in a [`List`].
pub type Hidden<T> = Option<T>;

#[derive(Clone, PartialEq, Debug)]
pub struct Player {
    pub colour: Colour,
    pub hand: List<Card, 14>,
    /// The last is the top.
    pub deck: List<Card, 62>,
    /// The last lies on top.
    pub discard: List<Card, 62>,
    pub yard: List<Card, 14>,
    pub lookout: List<Card, 8>,
    pub goods: Goods,
    pub level: u8,
    pub track: u16,
    pub rule: Option<Rule>,
    pub perk: Option<Perk>,
    /// Shuffles of the own deck so far.
    pub shuffles: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    Draft,
    /// To play a card, or not.
    Play,
    /// A card is played, cards may be added.
    Build,
    /// Between two boxes.
    Boxes,
    /// The leader uses a box.
    Work,
    /// The rival in the slot may follow.
    Follow,
    /// The rival in the slot follows.
    FollowWork,
    Rough,
    /// The played card is to be trashed.
    Leaving,
    DoOver,
    Recruit,
    Birthday,
    Discard,
    RecycleEarly,
    Draw,
    RecycleLate,
    TurnEnd,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct End {
    pub reason: Reason,
    pub by: Option<Seat>,
}

/// The card that is played, and with what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub card: Card,
    pub added: List<Added, 12>,
    /// The suit rivals must match, if the card shows a coin.
    pub declared: Option<Suit>,
    /// The suit that counts in a box × any one suit.
    pub suit: Option<Icon>,
    pub tally: Tally,
    /// The kind the leader gathered with the public box.
    pub kind: Option<Kind>,
    /// To be trashed when the follows are over.
    pub leaving: bool,
    /// Trashed already.
    pub gone: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Added {
    pub card: Card,
    /// What its coin stands for.
    pub coin: Option<Suit>,
    /// Stays in the Lookout.
    pub lent: bool,
}

/// DIY as a box: advance for one more.
static DIY: std::sync::LazyLock<Program> = std::sync::LazyLock::new(|| Program {
    body: vec![Atom::Advance(1)],
    link: Link::Then,
    repeat: Count::Once,
    trashes_itself: false,
});

impl Plan {
    pub fn new(card: Card) -> Plan {
        Plan {
            card,
            added: List::new(),
            declared: None,
            suit: None,
            tally: [None, None],
            kind: None,
            leaving: false,
            gone: false,
        }
    }
}

impl Player {
    pub fn new() -> Player {
        Player {
            colour: Colour::Red,
            hand: List::new(),
            deck: List::new(),
            discard: List::new(),
            yard: List::new(),
            lookout: List::new(),
            goods: Goods::default(),
            level: 0,
            track: 0,
            rule: None,
            perk: None,
            shuffles: 0,
        }
    }

    pub fn pack_capacity(&self) -> u8 {
        pack_capacity(self.level, self.perk)
    }

    /// Every card that counts as owned at the end.
    pub fn owned(&self) -> impl Iterator<Item = Card> {
        [&*self.deck, &*self.discard, &*self.hand, &*self.yard, &*self.lookout].into_iter().flatten().copied()
    }
}

impl State {
    pub fn new(edition: u32, set: &'static CardSet, seats: u8, setup: Setup) -> State {
        State {
            edition,
            set,
            seats,
            setup,
            order: (0..seats).collect(),
            players: std::array::from_fn(|_| Player::new()),
            park: [None; PARK],
            park_deck: List::new(),
            rules: List::new(),
            row: List::new(),
            spent: 0,
            boxed: List::new(),
            macaroni: None,
            round: 0,
            leader: Seat::new(0),
            phase: Phase::Draft,
            end: None,
            play: List::new(),
            plan: None,
            work: None,
            ask_late: false,
            second: false,
            slot: 0,
            followed: SeatSet::NONE,
            packs: [List::new(); MOST_SEATS],
            picked: [None; MOST_SEATS],
            memory: Memory::default(),
            silent: List::new(),
            silent_end: false,
        }
    }

    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn kid(&self, card: Card) -> Kid {
        self.set.kid(card)
    }

    pub fn kids(&self, cards: &[Card]) -> Vec<Kid> {
        cards.iter().map(|card| self.kid(*card)).collect()
    }

    pub fn face(&self, card: Card) -> &'static Face {
        self.set.face(card)
    }

    /// The seat that comes `steps` after this one in turn order.
    pub fn after(&self, seat: Seat, steps: u8) -> Seat {
        let place =
            self.order.iter().position(|index| usize::from(*index) == seat.index()).expect("everybody has a place");
        Seat::new(self.order[(place + usize::from(steps)) % usize::from(self.seats)])
    }

    pub fn first(&self) -> Seat {
        Seat::new(self.order[0])
    }

    pub fn is_last(&self, seat: Seat) -> bool {
        self.order.last().is_some_and(|last| usize::from(*last) == seat.index())
    }

    pub fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        (1..self.seats).map(move |steps| self.after(seat, steps))
    }

    /// The rival whose turn it is to follow.
    pub fn in_slot(&self) -> Seat {
        self.after(self.leader, self.slot)
    }

    /// Who is at work now: the leader, or the rival in the slot.
    pub fn worker(&self) -> Seat {
        match self.phase {
            Phase::FollowWork => self.in_slot(),
            _ => self.leader,
        }
    }

    pub fn led(&self) -> Option<&'static Face> {
        self.plan.map(|plan| self.face(plan.card))
    }

    pub fn has_perk(&self, seat: Seat, perk: Perk) -> bool {
        self.player(seat).perk == Some(perk)
    }

    pub fn may_recycle(&self, seat: Seat) -> bool {
        self.has_perk(seat, Perk::Recycling) && !self.player(seat).discard.is_empty()
    }

    pub fn rough_owner(&self) -> Option<Seat> {
        let owner = self.rivals(self.leader).find(|seat| self.has_perk(*seat, Perk::RoughHousing))?;
        (!self.followed.has(owner)).then_some(owner)
    }

    /// Open cards in the Park and cards in its deck.
    pub fn park_size(&self) -> u8 {
        (self.park.iter().flatten().count() + self.park_deck.len()) as u8
    }

    pub fn may_recruit(&self, seat: Seat) -> bool {
        self.park_size() > 0 || self.rivals(seat).any(|rival| !self.player(rival).yard.is_empty())
    }

    pub fn outline(&self, seat: Seat) -> Outline {
        let player = self.player(seat);
        Outline {
            goods: player.goods,
            level: player.level,
            hand: player.hand.len() as u8,
            discard: player.discard.len() as u8,
            lookout: player.lookout.len() as u8,
            park: self.park_size(),
            yards: self.rivals(seat).map(|rival| self.player(rival).yard.len() as u8).sum(),
            perk: player.perk,
            row: self.row.iter().flatten().fold(0, |row, perk| row | 1 << *perk as u16),
        }
    }

    fn rival_packs(&self, seat: Seat) -> List<(u8, [u8; 2]), 3> {
        self.rivals(seat).map(|rival| (rival.index() as u8, self.player(rival).goods.1)).collect()
    }

    /// The icon each box of the plan counts.
    pub fn counted(&self, plan: &Plan) -> Counted {
        let face = self.face(plan.card);
        Half::BOTH.map(|half| match face.program(half)?.repeat {
            Count::Suit(suit) => Some(suit.icon()),
            Count::AnyOneSuit => plan.suit,
            _ => None,
        })
    }

    /// The terms on which the leader resolves this plan.
    pub fn plan_terms(&self, plan: &Plan) -> Terms {
        let (face, counted) = (self.face(plan.card), self.counted(plan));
        let mut terms = Terms {
            set: self.set,
            programs: Half::BOTH.map(|half| face.program(half)),
            counts: gift(face.icons.iter().copied(), plan.declared, counted),
            added: List::new(),
            packs: self.rival_packs(self.leader),
            own_turn: true,
            bound: None,
            whole: false,
        };
        for added in plan.added.iter() {
            let gift = gift(self.face(added.card).icons.iter().copied(), added.coin, counted);
            terms.counts = [terms.counts[0] + gift[0], terms.counts[1] + gift[1]];
            terms.added.push(gift);
        }
        terms
    }

    pub fn diy_terms(&self) -> Terms {
        Terms {
            set: self.set,
            programs: [Some(&DIY), None],
            counts: [0; 2],
            added: List::new(),
            packs: List::new(),
            own_turn: true,
            bound: None,
            whole: true,
        }
    }

    /// The terms on which a rival follows, with so many matching icons.
    pub fn follow_terms(&self, seat: Seat, icons: u8) -> Terms {
        let plan = self.plan.as_ref().expect("a card was led");
        Terms {
            set: self.set,
            programs: [self.face(plan.card).public.as_ref(), None],
            counts: [icons, 0],
            added: List::new(),
            packs: self.rival_packs(seat),
            own_turn: false,
            bound: plan.kind,
            whole: true,
        }
    }

    /// The terms of the use in progress.
    pub fn work_terms(&self) -> Terms {
        match (self.phase, &self.plan) {
            (Phase::FollowWork, _) => self.follow_terms(self.in_slot(), 0),
            (_, Some(plan)) => self.plan_terms(plan),
            (_, None) => self.diy_terms(),
        }
    }
}
