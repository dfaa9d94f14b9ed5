//! The house: takes what comes in by any door, has the table judge it, has the store keep it, and only then shows it.
//!
//! A table in play is kept folded in memory (`cache`). Answers to one table are judged one after another; the unique
//! key (table, entry) in the database is the last guard when several nodes serve it. A cached table that turns out to
//! be behind its log is folded anew and the answer judged again, so nobody is refused because of an old position.

mod error;

mod panics;

mod shelter;

mod cache;

mod lookup;

mod opening;

pub mod lobby;

mod fork;

mod judging;

mod files;

mod late;

pub mod absence;

mod talk;

mod votes;

mod thinkers;

pub mod sweeper;

use std::sync::Arc;

use crate::clock::Clock;
use crate::engine::{Refusal, Ruleset};
use crate::games;
use crate::store::{AppendError, Store};
use crate::table::answer::{self, Report};
use crate::table::{Answer, Answered, Broken, Change, Live, Seq, TableCode, Timestamp, undo};

pub use error::HouseError;
pub use files::Export;
pub use late::Nudged;
pub use lookup::SpreadTable;
pub use panics::{Panic, catch, unwinding};
pub use talk::Said;
pub use thinkers::Thinker;
pub use votes::{GRACE, Owner, Poll, TakenOver, Voted};

use cache::{CachedTable, TableCache};
use panics::Panics;
use thinkers::Thinkers;

/// Everything a door needs: web pages, mail and the command line all go through here.
pub struct House {
    pub store: Store,
    pub games: &'static [&'static dyn Ruleset],
    clock: Clock,
    cache: TableCache,
    panics: Panics,
    thinkers: Thinkers,
}

/// What became of an answer, once it is durable.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    /// At least one step was applied.
    Done(Report),
    /// Sealed until its turn comes.
    Kept,
    /// The same request was taken before.
    Again(Seq),
    /// The question has changed meanwhile. The words stay with the player.
    Stale,
    Refused(Refusal),
}

/// How often an answer is judged again because another node was faster.
const TRIES: usize = 8;

impl House {
    pub fn new(store: Store, games: &'static [&'static dyn Ruleset], clock: Clock) -> House {
        House {
            store,
            games,
            clock,
            cache: TableCache::new(),
            panics: Panics::default(),
            thinkers: Thinkers::default(),
        }
    }

    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The rules of a game in this house.
    pub fn rules(&self, slug: &str) -> Option<&'static dyn Ruleset> {
        games::find(self.games, slug).copied()
    }

    /// The rules a table started with.
    fn edition(&self, game: &str, edition: u32) -> Result<&'static dyn Ruleset, HouseError> {
        let rules = games::edition(self.games, game, edition).copied();
        rules.ok_or_else(|| HouseError::NoEdition { game: game.into(), edition })
    }

    /// The table as it stands now.
    pub fn table(&self, code: &TableCode) -> Result<Arc<Live>, HouseError> {
        let cached = self.cached(code)?;
        self.freshen(&cached)?;
        Ok(cached.live())
    }

    /// The table as this node last saw it. Good for reading a form whose question is still the same.
    pub fn glimpse(&self, code: &TableCode) -> Result<Arc<Live>, HouseError> {
        Ok(self.cached(code)?.live())
    }

    /// A person answers a question. Whoever answers is here: a caretaker gives their seat back, even if the answer
    /// comes too late for the question.
    pub async fn answer(&self, code: &TableCode, answer: &Answer<'_>) -> Result<Reply, HouseError> {
        let reply = self.judge(code, |_, live, now| Ok(answer::answer(live, answer, now))).await?;
        if reply == Reply::Stale && self.table(code)?.keeping.kept.has(answer.seat) {
            self.take_back(code, answer.seat).await?;
        }
        Ok(reply)
    }

    /// A person takes the latest answer back.
    pub async fn undo(&self, code: &TableCode, answer: &Answer<'_>) -> Result<Reply, HouseError> {
        self.judge(code, |cached, live, now| {
            let log = self.store.entries(cached.table_id, Seq::OPENING)?;
            if log.len() != live.next.0 as usize {
                return Ok(Answered::Stale);
            }
            Ok(undo::undo(live, answer, &log, now)?)
        })
        .await
    }

    /// Lets robots go on where they handed over. False if none was to move.
    pub async fn carry_on(&self, code: &TableCode) -> Result<bool, HouseError> {
        let moved = self.advance_once(code, answer::carry_on).await?;
        self.robots_go_on(code).await;
        Ok(moved)
    }

    /// Judges, stores, shows: in this order, and again if another node was faster.
    async fn judge(
        &self,
        code: &TableCode,
        judge: impl Fn(&CachedTable, &Live, Timestamp) -> Result<Answered, HouseError>,
    ) -> Result<Reply, HouseError> {
        for _ in 0..TRIES {
            let cached = self.cached(code)?;
            let turn = cached.turn.lock().await;
            self.look_round(&cached)?;
            let now = self.now();
            let (change, reply) = match judge(&cached, &cached.live(), now)? {
                Answered::Applied(change, account) => (change, Reply::Done(account)),
                Answered::Sealed(change) => (change, Reply::Kept),
                unchanged => {
                    if self.freshen(&cached)? {
                        continue;
                    }
                    return Ok(match unchanged {
                        Answered::Again(seq) => Reply::Again(seq),
                        Answered::Refused(refusal) => Reply::Refused(refusal),
                        _ => Reply::Stale,
                    });
                }
            };
            if !self.keep(&cached, *change, now).await? {
                continue;
            }
            // Nothing in a seal collides with a faster node: see whether its turn has come meanwhile.
            let behind = reply == Reply::Kept && self.freshen(&cached)?;
            drop(turn);
            if behind {
                self.carry_on(code).await?;
            }
            self.robots_go_on(code).await;
            return Ok(reply);
        }
        Err(HouseError::Busy)
    }

    async fn advance(
        &self,
        code: &TableCode,
        step: impl Fn(&Live, Timestamp) -> Option<Change>,
    ) -> Result<bool, HouseError> {
        let moved = self.advance_once(code, step).await?;
        if moved {
            self.robots_go_on(code).await;
        }
        Ok(moved)
    }

    async fn advance_once(
        &self,
        code: &TableCode,
        step: impl Fn(&Live, Timestamp) -> Option<Change>,
    ) -> Result<bool, HouseError> {
        for _ in 0..TRIES {
            let cached = self.cached(code)?;
            let _turn = cached.turn.lock().await;
            self.freshen(&cached)?;
            self.look_round(&cached)?;
            let now = self.now();
            let Some(change) = step(&cached.live(), now) else { return Ok(false) };
            if self.keep(&cached, change, now).await? {
                return Ok(true);
            }
        }
        Err(HouseError::Busy)
    }

    /// Stores a change and shows the table after it. False if another node took the place in the log.
    async fn keep(&self, cached: &CachedTable, change: Change, now: Timestamp) -> Result<bool, HouseError> {
        match self.store.append(cached.table_id, &change, None, now).await {
            Ok(()) => {
                cached.show(Arc::new(change.after));
                Ok(true)
            }
            Err(AppendError::Taken) => {
                self.freshen(cached)?;
                Ok(false)
            }
            Err(error) => Err(error.into()),
        }
    }
}

impl From<Broken> for HouseError {
    fn from(broken: Broken) -> HouseError {
        HouseError::Broken(broken)
    }
}
