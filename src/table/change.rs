//! Everything one happening changes at a table, as one value: it is stored as a whole or not at all.

use crate::engine::{Duty, Outcome, Seat};

use super::entry::{Actor, Cause, Entry, Unchained};
use super::history::Last;
use super::live::Live;
use super::names::{Seq, Timestamp};
use super::promises::Promises;
use super::standing::{Question, Standing};

/// What is to be appended. `after` is the table once that is durable, and may be shown only then.
#[derive(Debug)]
pub struct Change {
    pub entries: Vec<Entry>,
    /// Standings that differ from before.
    pub standings: Vec<(Seat, Standing)>,
    /// Sealed answers put in or taken out.
    pub seals: Vec<(Seat, Option<Seal>)>,
    pub notices: Vec<Notice>,
    /// The game ended with this change.
    pub outcome: Option<Outcome>,
    pub after: Live,
}

/// An answer given ahead of its turn. Nobody but its owner may know that it exists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The question it answers.
    pub ask: u32,
    pub words: String,
    pub key: String,
}

/// Somebody is to be told something. Kind, table, entry and seat together name it: it is told once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    pub seat: Seat,
    pub kind: NoticeKind,
    /// The latest entry when the notice was due.
    pub seq: Seq,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
    /// A new question: the seat must lead or may follow.
    Duty,
    /// The game was dealt.
    Started,
    Finished,
    /// Somebody said something at the table.
    Talk,
}

impl NoticeKind {
    pub const ALL: &'static [NoticeKind] =
        &[NoticeKind::Duty, NoticeKind::Started, NoticeKind::Finished, NoticeKind::Talk];

    pub const fn word(self) -> &'static str {
        match self {
            NoticeKind::Duty => "duty",
            NoticeKind::Started => "started",
            NoticeKind::Finished => "finished",
            NoticeKind::Talk => "talk",
        }
    }

    pub fn read(word: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.iter().copied().find(|kind| kind.word() == word)
    }
}

/// A change while it is being made.
pub(super) struct Work {
    live: Live,
    before: Vec<Standing>,
    was_over: bool,
    /// Seats that acted: their next question is a new one, even if it reads the same.
    acted: Vec<Seat>,
    entries: Vec<Entry>,
    seals: Vec<(Seat, Option<Seal>)>,
    now: Timestamp,
}

impl Work {
    pub fn on(live: &Live, now: Timestamp) -> Work {
        Work::owning(live.copy(), now)
    }

    pub fn owning(live: Live, now: Timestamp) -> Work {
        let before = live.standings.values().cloned().collect();
        let was_over = live.position.outcome().is_some();
        Work { live, before, was_over, acted: Vec::new(), entries: Vec::new(), seals: Vec::new(), now }
    }

    pub fn live(&mut self) -> &mut Live {
        &mut self.live
    }

    pub fn length(&self) -> usize {
        self.entries.len()
    }

    /// Appends an entry. The position must already be the one after it.
    pub fn append(&mut self, actor: Actor, cause: Cause, said: String, facts: String, last: Option<Last>) -> Seq {
        let seq = self.live.next;
        let unchained = Unchained { seq, at: self.now, actor, cause, said, facts, promises: Promises::default() };
        let entry = Entry::chained(&self.live.head, &self.live.table.secret, unchained);
        self.live.head = entry.hash;
        self.live.next = seq.next();
        self.live.last = last;
        self.entries.push(entry);
        self.acted.extend(actor.seat());
        seq
    }

    pub fn seal(&mut self, seat: Seat, seal: Option<Seal>) {
        self.live.seals[seat] = seal.clone();
        self.seals.retain(|(sealed, _)| *sealed != seat);
        self.seals.push((seat, seal));
    }

    /// Compares duties and questions seat by seat, and says who is to be told.
    pub fn settle(mut self) -> Change {
        let head = Seq(self.live.next.0.saturating_sub(1));
        let outcome = self.live.position.outcome().filter(|_| !self.was_over);
        let mut notices = Vec::new();
        for seat in Seat::all(self.live.seats()) {
            let question = Question::of(&*self.live.position, seat);
            let before = std::mem::replace(&mut self.live.questions[seat], question);
            let is_robot = self.live.table.header.guests[seat].robot;
            let mut tell = |kind| (!is_robot).then(|| notices.push(Notice { seat, kind, seq: head }));
            let standing = &mut self.live.standings[seat];
            if head == Seq::OPENING {
                tell(NoticeKind::Started);
            }
            let renewed = question.digest != before.digest || self.acted.contains(&seat) || standing.ask == 0;
            if question.digest.is_some() && renewed {
                standing.ask += 1;
                standing.since = self.now;
                tell(NoticeKind::Duty);
            } else if question.duty != standing.duty {
                standing.since = self.now;
                // The question could be answered ahead before; now the game waits for it.
                if question.duty != Duty::Wait {
                    tell(NoticeKind::Duty);
                }
            }
            standing.duty = question.duty;
            if outcome.is_some() {
                tell(NoticeKind::Finished);
            }
        }
        let changed = |(seat, standing): (Seat, &Standing)| {
            (self.before[seat.index()] != *standing).then(|| (seat, standing.clone()))
        };
        let standings = self.live.standings.iter().filter_map(changed).collect();
        Change { entries: self.entries, standings, seals: self.seals, notices, outcome, after: self.live }
    }
}
