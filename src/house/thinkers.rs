//! Robots think beside the tables: a bell says at which table one is due, and whoever hears it lets it think.
//!
//! Without anybody listening, as in a tool or a test, a robot thinks where it stands, so that all is done when a call
//! returns.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::engine::Seat;
use crate::table::{Live, TableCode, answer, thinking};

use super::{House, HouseError};

/// Who listens, and at which tables a robot is due.
#[derive(Default)]
pub(super) struct Thinkers {
    bell: OnceLock<UnboundedSender<TableCode>>,
    rung: Mutex<BTreeSet<TableCode>>,
    /// A robot has answered somewhere.
    answered: Notify,
}

/// A robot that is to think, and all it needs for it.
pub struct Thinker {
    live: Arc<Live>,
    seat: Seat,
}

impl Thinker {
    /// What it says. Takes its time; needs no lock.
    pub fn think(&self) -> Option<String> {
        thinking::think(&self.live, self.seat)
    }
}

impl House {
    /// From now on robots think where somebody listens to this bell.
    pub fn listen_for_robots(&self) -> UnboundedReceiver<TableCode> {
        let (bell, heard) = unbounded_channel();
        // Whoever listens second hears nothing.
        let _ = self.thinkers.bell.set(bell);
        heard
    }

    /// The robot that is due at a table that was rung for.
    pub fn thinker(&self, code: &TableCode) -> Result<Option<Thinker>, HouseError> {
        self.thinkers.rung.lock().unwrap_or_else(std::sync::PoisonError::into_inner).remove(code);
        if self.rests(code) {
            return Ok(None);
        }
        let live = self.table(code)?;
        Ok(thinking::due(&live).map(|seat| Thinker { live, seat }))
    }

    /// A robot says what it thought. False if the table went on meanwhile: it is rung for again.
    pub async fn thought(&self, code: &TableCode, thinker: &Thinker, words: &str) -> Result<bool, HouseError> {
        let (seat, at) = (thinker.seat, thinker.live.next);
        let said = self.advance_once(code, |live, now| answer::robot_says(live, seat, at, words, now)).await;
        self.thinkers.answered.notify_waiters();
        said
    }

    /// Something happened at a table: robots that are due now are to think.
    pub(super) async fn robots_go_on(&self, code: &TableCode) {
        let gone = self.sheltered(code, async {
            match self.thinkers.bell.get() {
                Some(bell) => self.ring_for(code, bell),
                None => self.think_here(code).await,
            }
        });
        if let Err(error) = gone.await {
            tracing::warn!("robots at table {code} do not go on: {error}");
        }
    }

    fn ring_for(&self, code: &TableCode, bell: &UnboundedSender<TableCode>) -> Result<(), HouseError> {
        if thinking::due(&*self.glimpse(code)?).is_some() {
            let mut rung = self.thinkers.rung.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            if rung.insert(code.clone()) {
                // Nobody listens any more when the service ends.
                let _ = bell.send(code.clone());
            }
        }
        Ok(())
    }

    async fn think_here(&self, code: &TableCode) -> Result<(), HouseError> {
        while let Some(thinker) = self.thinker(code)? {
            let Some(words) = thinker.think() else { break };
            if !self.thought(code, &thinker, &words).await? {
                break;
            }
        }
        Ok(())
    }

    /// Lets one robot think that was rung for, on a thread of its own, and rings again if another is due.
    pub async fn let_think(self: &Arc<House>, code: &TableCode) -> Result<(), HouseError> {
        let Some(thinker) = self.thinker(code)? else { return Ok(()) };
        let (thinker, words) = tokio::task::spawn_blocking(move || {
            let words = thinker.think();
            (thinker, words)
        })
        .await
        .map_err(|_| HouseError::Busy)?;
        if let Some(words) = words {
            self.thought(code, &thinker, &words).await?;
        }
        self.robots_go_on(code).await;
        Ok(())
    }

    /// Waits until no robot is due at this table, but no longer than this.
    pub async fn robots_answer(&self, code: &TableCode, patience: Duration) -> Result<(), HouseError> {
        let answered = async {
            loop {
                let next = self.thinkers.answered.notified();
                if self.thinkers.bell.get().is_none() || !self.robot_thinks(code)? {
                    return Ok(());
                }
                next.await;
            }
        };
        tokio::time::timeout(patience, answered).await.unwrap_or(Ok(()))
    }

    /// Is a robot to move at this table, and no person?
    pub fn robot_thinks(&self, code: &TableCode) -> Result<bool, HouseError> {
        let live = self.glimpse(code)?;
        Ok(thinking::due(&live).is_some() && live.waits_for().is_empty())
    }
}
