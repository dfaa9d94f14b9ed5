//! A table as it stands now: the fold of its log, the head of its chain, and each seat's standing.

use std::sync::{Arc, OnceLock};

use crate::engine::dice::Secret;
use crate::engine::prompt::Wait;
use crate::engine::{Brief, Dice, Duty, Key, PerSeat, Position, Prompt, Ruleset, Seat, SeatSet};

use super::entry::Hash;
use super::header::Header;
use super::history::{History, Last};
use super::keeping::Keeping;
use super::names::{Seq, Timestamp};
use super::order::Order;
use super::pace::Pace;
use super::rhythm::Rhythm;
use super::standing::{Seal, Standing};

/// Everything a move is judged by. Rebuilt from rows; kept in memory only to save the rebuilding.
#[derive(Clone)]
pub struct Live {
    pub table: Arc<Table>,
    pub position: Box<dyn Position>,
    /// The sequence number the next entry gets.
    pub next: Seq,
    /// The hash of the latest entry.
    pub head: Hash,
    pub last: Option<Last>,
    /// Who looks after which seat.
    pub keeping: Keeping,
    pub standings: PerSeat<Standing>,
    pub seals: PerSeat<Option<Seal>>,
    /// What each seat has ordered for questions to come.
    pub orders: PerSeat<Vec<Order>>,
    /// The window that is open.
    pub hold: Option<Hold>,
    /// How the people on the seats live; what the house knew when it last looked.
    pub rhythms: Arc<PerSeat<Rhythm>>,
    /// Seats of people who have no mailbox, as far as the house knew when it last looked.
    pub unwritten: SeatSet,
    /// What each seat is asked, once somebody had to know.
    briefs: PerSeat<OnceLock<Brief>>,
}

/// The window that is open, and until when its answers stay sealed; that may be past.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hold {
    pub of: Key,
    pub until: Timestamp,
}

/// What never changes at a table once it is dealt.
pub struct Table {
    pub header: Header,
    pub secret: Secret,
    pub rules: &'static dyn Ruleset,
    /// None: the table may take its time.
    pub pace: Option<Pace>,
}

impl Live {
    /// A table whose log was folded, its latest entry having this hash. Where each seat stands is beside the log.
    pub fn new(table: Arc<Table>, history: History, head: Hash, standings: PerSeat<Standing>) -> Live {
        let seats = table.header.seats();
        let History { position, last, keeping, next, times: _ } = history;
        // A window without a stored hold has outlasted it.
        let until = standings.values().filter_map(|standing| standing.hold).max().unwrap_or_default();
        let hold = position.window().map(|window| Hold { of: window.name, until });
        Live {
            table,
            position,
            next,
            head,
            last,
            keeping,
            standings,
            seals: PerSeat::new(seats, |_| None),
            orders: PerSeat::new(seats, |_| Vec::new()),
            hold,
            // The house looks round before it gives anybody time.
            rhythms: Arc::new(PerSeat::new(seats, |_| Rhythm::default())),
            unwritten: SeatSet::NONE,
            briefs: PerSeat::new(seats, |_| OnceLock::new()),
        }
    }

    pub fn seats(&self) -> u8 {
        self.table.header.seats()
    }

    pub fn dice(&self) -> Dice {
        Dice::new(self.table.secret)
    }

    pub fn is_robot(&self, seat: Seat) -> bool {
        self.table.header.guests[seat].is_robot()
    }

    /// Seats that belong to people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| !self.is_robot(*seat)).collect()
    }

    /// Does the seat answer without a person, because it is a robot's or a caretaker keeps it?
    pub fn plays_itself(&self, seat: Seat) -> bool {
        self.is_robot(seat) || self.keeping.kept.has(seat)
    }

    /// Everybody has left their seat to a caretaker. The game sleeps until one of them returns: nobody's game is played
    /// out behind all backs.
    pub fn is_asleep(&self) -> bool {
        let people = self.people();
        !people.is_empty() && people.iter().all(|seat| self.keeping.kept.has(seat))
    }

    /// The game came to its end, or the table agreed to stop.
    pub fn is_over(&self) -> bool {
        self.keeping.ended || self.position.outcome().is_some()
    }

    /// Seats whose open question waits for a person.
    pub fn waits_for(&self) -> SeatSet {
        match self.keeping.ended {
            true => SeatSet::NONE,
            false => self.position.asked().iter().filter(|seat| !self.plays_itself(*seat)).collect(),
        }
    }

    /// Since when the table has been waiting for those of whom everybody knows it.
    pub fn awaited_since(&self) -> Timestamp {
        self.position.awaited().iter().map(|seat| self.standings[seat].since).min().unwrap_or_default()
    }

    /// What a seat is asked, in short.
    pub(super) fn brief(&self, seat: Seat) -> &Brief {
        self.briefs[seat].get_or_init(|| match self.keeping.ended {
            true => Brief { duty: Duty::Wait, key: None },
            false => match self.position.brief(seat) {
                Brief { duty: Duty::Wait, key: Some(key) } if self.is_in_window(seat) => {
                    Brief { duty: Duty::Follow, key: Some(key) }
                }
                brief => brief,
            },
        })
    }

    /// What the seat is to do; once the game is over or the table agreed to stop, nothing. All of a window are asked at
    /// once; whose answer lies sealed until it opens waits with the others, and may still change it.
    pub fn prompt(&self, seat: Seat) -> Prompt {
        match (self.is_over(), self.position.prompt(seat), &self.seals[seat]) {
            (true, ..) => Prompt::over(),
            (false, Prompt::Lead(ask) | Prompt::Follow(ask), Some(_)) => {
                Prompt::Wait(Wait { on: self.position.awaited(), question: None, ahead: Some(ask) })
            }
            (false, Prompt::Wait(Wait { ahead: Some(ask), .. }), None) if self.is_in_window(seat) => {
                Prompt::Follow(ask)
            }
            (false, prompt, _) => prompt,
        }
    }

    /// Does the seat have a question before it that no answer of its own lies ready for?
    pub fn asks(&self, seat: Seat) -> bool {
        let is_asked = self.position.asked().has(seat) || self.is_in_window(seat);
        is_asked
            && !self.is_over()
            && !self.plays_itself(seat)
            && self.seals[seat].is_none()
            && self.ordered(seat).is_none()
    }

    /// The position is another one: what was known of its questions is void.
    pub(super) fn ask_anew(&mut self) {
        self.briefs = PerSeat::new(self.seats(), |_| OnceLock::new());
    }

    /// The same table, where people live like this now, and some have no mailbox.
    #[must_use]
    pub fn living(&self, rhythms: PerSeat<Rhythm>, unwritten: SeatSet) -> Live {
        Live { rhythms: Arc::new(rhythms), unwritten, ..self.clone() }
    }
}

impl std::fmt::Debug for Live {
    /// Never a secret or a hand in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table {} before entry {}", self.table.header.code, self.next)
    }
}
