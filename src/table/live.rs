//! A table as it stands now: the fold of its log, the head of its chain, and each seat's standing.

use std::sync::Arc;

use crate::engine::dice::Secret;
use crate::engine::{Dice, PerSeat, Position, Ruleset, Seat};

use super::change::Seal;
use super::entry::Hash;
use super::header::Header;
use super::history::Last;
use super::names::Seq;
use super::standing::{Question, Standing};

/// Everything a move is judged by. Rebuilt from rows; kept in memory only to save the rebuilding.
pub struct Live {
    pub table: Arc<Table>,
    pub position: Box<dyn Position>,
    /// The sequence number the next entry gets.
    pub next: Seq,
    /// The hash of the latest entry.
    pub head: Hash,
    pub last: Option<Last>,
    pub standings: PerSeat<Standing>,
    pub seals: PerSeat<Option<Seal>>,
    pub(super) questions: PerSeat<Question>,
}

/// What never changes at a table once it is dealt.
pub struct Table {
    pub header: Header,
    pub secret: Secret,
    pub rules: &'static dyn Ruleset,
}

/// What is read from rows to make a table live again.
pub struct Loaded {
    pub position: Box<dyn Position>,
    pub next: Seq,
    pub head: Hash,
    pub last: Option<Last>,
    pub standings: PerSeat<Standing>,
    pub seals: PerSeat<Option<Seal>>,
}

impl Live {
    pub fn new(table: Arc<Table>, loaded: Loaded) -> Live {
        let Loaded { position, next, head, last, standings, seals } = loaded;
        let questions = PerSeat::new(table.header.seats(), |seat| Question::of(&*position, seat));
        Live { table, position, next, head, last, standings, seals, questions }
    }

    pub fn seats(&self) -> u8 {
        self.table.header.seats()
    }

    pub fn dice(&self) -> Dice {
        Dice::new(self.table.secret)
    }

    pub fn is_robot(&self, seat: Seat) -> bool {
        self.table.header.guests[seat].robot
    }

    pub(super) fn copy(&self) -> Live {
        Live {
            table: Arc::clone(&self.table),
            position: self.position.copy(),
            next: self.next,
            head: self.head,
            last: self.last,
            standings: self.standings.clone(),
            seals: self.seals.clone(),
            questions: self.questions.clone(),
        }
    }
}

impl std::fmt::Debug for Live {
    /// Never a secret or a hand in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table {} before entry {}", self.table.header.code, self.next)
    }
}
