//! What stands on the board, who holds which cards and who has seen them, and what is not finished yet.
//!
//! Which question is open follows from that ([`State::question`]): nothing else remembers it.

use crate::engine::{Seat, SeatSet};

use super::board::{self, Board, Cell};
use super::cards::{Card, Effect};
use super::paths::Traffic;
use super::{Neighbourhood, Options, Solo, Teams};

/// Kids of each player.
pub const KIDS: u8 = 10;
/// After so many turns the game ends, whatever happens: nobody is made to play for ever.
pub const MOST_TURNS: u16 = 400;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub table: Table,
    /// The last is the top.
    pub deck: Vec<Card>,
    /// Face up, the last on top; everybody may look through it.
    pub discard: Vec<Card>,
    pub players: Vec<Player>,
    /// Who stands in each slot of the board.
    pub homes: Vec<Option<Seat>>,
    /// Landings with an alien, a bit each.
    pub aliens: u32,
    pub active: Seat,
    /// Counts from one; zero before the first.
    pub turn: u16,
    /// The active player has thrown a card away for free this turn.
    pub discarded: bool,
    /// The card being performed.
    pub pending: Option<Pending>,
    /// A card drawn just now that has still to act.
    pub reveal: Option<Reveal>,
    /// The architect's cards so far: the hand, then the odd places of the deck.
    pub plan: Vec<Card>,
    /// Coins flipped and decks shuffled so far: they name the dice.
    pub coins: u16,
    pub shuffles: u16,
    pub end: Option<End>,
}

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    pub seats: u8,
    pub options: Options,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// In the order drawn.
    pub hand: Vec<Held>,
    pub reserve: u8,
    /// Where the kids outside stand, in the order they came: kid 1, kid 2, …
    pub moving: Vec<Cell>,
    /// Points that no place gives.
    pub bonus: u8,
}

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub card: Card,
    /// Who knows that it lies here. Whoever looks sees a whole hand, so of two cards the older is known to all who know
    /// the younger, unless everybody knows the younger.
    pub known: SeatSet,
}

/// A card being performed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    pub card: Card,
    /// Fields of own kids that this card has not moved yet, with copies.
    pub waiting: Vec<Cell>,
    pub moved: u8,
    /// Where the carpool goes, once its first kid went.
    pub stop: Option<Cell>,
    /// The hand that was looked into.
    pub date: Option<Seat>,
}

/// A drawn card that acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    pub card: Card,
    pub alien_due: bool,
    pub saucer_due: bool,
    /// Decided, where both are due.
    pub first: Option<Threat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Threat {
    Alien,
    Saucer,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The last alien has landed.
    Invasion,
    /// All kids of this player are safe.
    Home(Seat),
    /// This player's science club got through: nothing else counts.
    Contact(Seat),
    /// Turn after turn and no end.
    Stall,
}

/// What the active player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// The architect's next card.
    Plan,
    Act,
    /// How to use the card being performed.
    Use(Card),
    DateWhom,
    DateCard(Seat),
    First,
    Alien,
    Saucer,
}

impl Table {
    pub fn board(&self) -> &'static Board {
        match self.options.board {
            Neighbourhood::A => &board::A,
            Neighbourhood::B => &board::B,
        }
    }

    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    pub fn is_architect(&self) -> bool {
        self.is_solo() && self.options.solo == Solo::Architect
    }

    pub fn base_hand(&self) -> usize {
        if self.options.four_cards.is_on() { 4 } else { 3 }
    }

    /// How many cards the architect plans: the hand, then every other card of the deck that can ever be drawn.
    pub fn plan_length(&self) -> usize {
        self.base_hand() + usize::from(self.board().aliens) + 1
    }

    /// Whoever wins and loses with this seat, itself among them.
    pub fn side(&self, seat: Seat) -> SeatSet {
        let with = |other: &Seat| match self.options.teams {
            Teams::Off => *other == seat,
            Teams::Open => other.index() / 2 == seat.index() / 2,
            Teams::Silent => other.index() % 2 == seat.index() % 2,
        };
        Seat::all(self.seats).filter(with).collect()
    }

    /// Who sees this seat's hand, and what it looks at.
    pub fn lookers(&self, seat: Seat) -> SeatSet {
        match self.options.teams {
            Teams::Open => self.side(seat),
            Teams::Off | Teams::Silent => SeatSet::only(seat),
        }
    }

    /// Every card of this table's deck, in the order of the list.
    pub fn cards(&self) -> Vec<Card> {
        let without = |card: Card| match card.effect() {
            Effect::CopyCard => self.is_solo(),
            Effect::Saucer | Effect::Contact { .. } => self.is_architect(),
            _ => false,
        };
        let cards = Card::ALL.into_iter().filter(|card| !without(*card));
        cards.flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    }
}

impl State {
    pub fn board(&self) -> &'static Board {
        self.table.board()
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// What the active player is asked; None before the deal, once the game is over, and while something happens.
    pub fn question(&self) -> Option<Question> {
        if self.is_over() {
            return None;
        }
        if let Some(reveal) = self.reveal {
            return Some(match (reveal.alien_due, reveal.saucer_due, reveal.first) {
                (true, true, None) if self.any_kid() => Question::First,
                (true, _, None | Some(Threat::Alien)) | (true, false, _) => Question::Alien,
                _ => Question::Saucer,
            });
        }
        if let Some(pending) = &self.pending {
            return Some(match (pending.card.effect(), pending.date) {
                (Effect::CopyCard, None) => Question::DateWhom,
                (Effect::CopyCard, Some(whom)) => Question::DateCard(whom),
                _ => Question::Use(pending.card),
            });
        }
        match self.turn {
            0 if self.table.is_architect() => Some(Question::Plan),
            0 => None,
            _ => Some(Question::Act),
        }
    }

    /// Aliens still in the box.
    pub fn supply(&self) -> u8 {
        self.board().aliens - self.aliens.count_ones() as u8
    }

    /// Is there an alien on this landing?
    pub fn has_alien(&self, landing: u8) -> bool {
        self.aliens & 1 << landing != 0
    }

    pub fn free_landings(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.board().landings.len() as u8).filter(|landing| !self.has_alien(*landing))
    }

    /// Is any kid on the board, moving or safe?
    pub fn any_kid(&self) -> bool {
        self.homes.iter().any(Option::is_some) || self.players.iter().any(|player| !player.moving.is_empty())
    }

    /// The best free slot of a place.
    pub fn free_slot(&self, place: usize) -> Option<u8> {
        let board = self.board();
        let free = board.slots_of(&board.places[place]).filter(|slot| self.homes[*slot].is_none());
        // Of equals the lowest: the list runs backwards.
        free.rev().max_by_key(|slot| board.slots[*slot].points).map(|slot| slot as u8)
    }

    pub fn is_full(&self, place: usize) -> bool {
        self.free_slot(place).is_none()
    }

    pub fn traffic(&self) -> Traffic {
        let board = self.board();
        let aliens = board.landings.iter().enumerate().filter(|(landing, _)| self.has_alien(*landing as u8));
        let open = (0..board.places.len()).filter(|place| !self.is_full(*place));
        Traffic {
            aliens: aliens.fold(0, |mask, (_, street)| mask | 1 << street),
            open: open.fold(0, |mask, place| mask | 1 << place),
        }
    }

    /// The slots where kids of this seat are safe.
    pub fn safe(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        (0..self.homes.len() as u8).filter(move |slot| self.homes[usize::from(*slot)] == Some(seat))
    }

    pub fn safe_in(&self, seat: Seat, kind: board::PlaceKind) -> usize {
        self.safe(seat).filter(|slot| self.board().place_of(*slot).kind == kind).count()
    }

    pub fn hand_limit(&self, seat: Seat) -> usize {
        self.table.base_hand() + self.safe_in(seat, board::PlaceKind::Library)
    }

    pub fn moving_limit(&self, seat: Seat) -> usize {
        1 + self.safe_in(seat, board::PlaceKind::Park)
    }

    pub fn may_release(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.reserve > 0 && player.moving.len() < self.moving_limit(seat)
    }

    /// The distinct fields where kids of this seat move, in order.
    pub fn fields_of(&self, seat: Seat) -> Vec<Cell> {
        let mut fields = self.player(seat).moving.clone();
        fields.sort_unstable();
        fields.dedup();
        fields
    }

    /// Whose turn comes after.
    pub fn next_seat(&self) -> Seat {
        self.active.next(self.table.seats)
    }
}
