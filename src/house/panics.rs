//! A game that panics: caught at its table, counted there, and the others play on.
//!
//! What a panic says may hold a card somebody has in hand, so only where it happened is told further, and its words if
//! they are part of the program.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, Once};
use std::task::Poll;

use crate::store::Outage;
use crate::table::{TableCode, Timestamp, late};

use super::{House, HouseError};

/// A table that panicked so often rests until it is woken, or the service starts anew.
const MOST: u32 = 3;

/// Where somebody panicked, and what they said if that cannot hold a secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Panic {
    place: String,
    words: &'static str,
}

impl fmt::Display for Panic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.words {
            "" => write!(f, "panicked at {}", self.place),
            words => write!(f, "panicked at {}: {words}", self.place),
        }
    }
}

thread_local! {
    /// Will a panic on this thread be caught here?
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The usual hook prints what a panic says, and that goes to the log of the service. One that is caught here is told by
/// whoever catches it.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if CAUGHT.get() {
                let place = panic.location().map(ToString::to_string).unwrap_or_default();
                PLACE.with(|last| *last.borrow_mut() = place);
            } else {
                usual(panic);
            }
        }));
    });
}

/// Does something that may panic without harm to others.
pub fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Panic> {
    listen();
    let outer = CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(outer);
    done.map_err(|said| Panic { place: PLACE.with(RefCell::take), words: plain(&*said) })
}

/// Like [`catch`], for what takes its time.
pub fn unwinding<F: Future>(work: F) -> impl Future<Output = Result<F::Output, Panic>> {
    // Within one another such works grow: none of them lies on the stack.
    let mut work = Box::pin(work);
    std::future::poll_fn(move |context| match catch(|| work.as_mut().poll(context)) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
        Err(panic) => Poll::Ready(Err(panic)),
    })
}

/// Words without values in them are part of the program.
fn plain(said: &(dyn Any + Send)) -> &'static str {
    said.downcast_ref::<&'static str>().copied().unwrap_or_default()
}

/// Which tables panicked how often, while the service runs.
#[derive(Default)]
pub(super) struct Panics {
    all: AtomicU64,
    tables: Mutex<BTreeMap<TableCode, Panicked>>,
}

/// One table: how often, and when last before it came to rest.
#[derive(Clone, Copy)]
struct Panicked {
    times: u32,
    at: Timestamp,
}

impl House {
    /// One round of something that goes on for ever: what goes wrong is told and counted, and there is a next round.
    pub fn going_on<T, E: fmt::Display>(
        &self,
        what: &str,
        round: impl Future<Output = Result<T, E>>,
    ) -> impl Future<Output = Option<T>> {
        let round = unwinding(round);
        async move {
            match round.await {
                Ok(Ok(done)) => return Some(done),
                Ok(Err(error)) => tracing::error!("{what}: {error}"),
                Err(panic) => {
                    self.panicked(None);
                    tracing::error!("{what}: {panic}");
                }
            }
            None
        }
    }

    /// Something panicked, at this table if at any.
    pub fn panicked(&self, code: Option<&TableCode>) {
        self.panics.all.fetch_add(1, Ordering::Relaxed);
        if let Some(code) = code {
            let mut tables = self.panics.tables.lock().expect("nobody panics while holding it");
            let panicked = tables.entry(code.clone()).or_insert(Panicked { times: 0, at: self.now() });
            if panicked.times < MOST {
                panicked.at = self.now();
            }
            panicked.times += 1;
        }
    }

    /// How often anything panicked.
    pub fn count_panics(&self) -> u64 {
        self.panics.all.load(Ordering::Relaxed)
    }

    /// Has this table panicked too often to be touched?
    pub fn rests(&self, code: &TableCode) -> bool {
        let tables = self.panics.tables.lock().expect("nobody panics while holding it");
        tables.get(code).is_some_and(|panicked| panicked.times >= MOST)
    }

    /// The tables that rest.
    pub fn resting(&self) -> Vec<TableCode> {
        let tables = self.panics.tables.lock().expect("nobody panics while holding it");
        tables.iter().filter(|(_, panicked)| panicked.times >= MOST).map(|(code, _)| code.clone()).collect()
    }

    /// Lets a table try again. Nobody could play while it rested: what would have run out waits, as after an outage, and
    /// so does what ran out when the clock could not answer for it.
    pub async fn wake(&self, code: &TableCode) -> Result<(), HouseError> {
        let rested = self.panics.tables.lock().expect("nobody panics while holding it").remove(code);
        let Some(panicked) = rested.filter(|panicked| panicked.times >= MOST) else { return Ok(()) };
        let outage = Outage { from: panicked.at, to: self.now() };
        let given = self.advance(code, |live, now| late::grace(live, Timestamp(0), outage.grace(), now));
        self.sheltered(code, given).await.map(|_| ())
    }

    /// Does something at one table. If that panics it is that table's trouble alone, and counted.
    pub fn sheltered<T>(
        &self,
        code: &TableCode,
        work: impl Future<Output = Result<T, HouseError>>,
    ) -> impl Future<Output = Result<T, HouseError>> {
        let work = unwinding(work);
        async move { work.await.unwrap_or_else(|panic| Err(self.panicked_at(code, panic))) }
    }

    /// Like [`House::sheltered`], for what is done at once.
    pub fn sheltered_now<T, E: From<HouseError>>(
        &self,
        code: &TableCode,
        work: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        catch(work).unwrap_or_else(|panic| Err(self.panicked_at(code, panic).into()))
    }

    fn panicked_at(&self, code: &TableCode, panic: Panic) -> HouseError {
        self.panicked(Some(code));
        HouseError::Panicked { code: code.clone(), panic }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_told_by_its_place_and_never_by_values() {
        let hand = "ACE_OF_SECRETS";
        let told = catch(|| panic!("somebody has {hand}")).unwrap_err().to_string();
        assert!(told.contains("panics.rs:") && !told.contains(hand), "{told}");
        let told = catch(|| panic!("a plain word")).unwrap_err().to_string();
        assert!(told.ends_with(": a plain word"), "{told}");
        let told =
            catch(|| hand.parse::<u8>().map_err(|_| hand).expect("what is listed is legal")).unwrap_err().to_string();
        assert!(told.contains("panics.rs:") && !told.contains(hand), "{told}");
    }

    #[test]
    fn what_goes_on_later_is_caught_as_well() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let late = unwinding(async {
            tokio::task::yield_now().await;
            "x".parse::<u8>().expect("a number");
        });
        assert!(runtime.block_on(late).is_err());
        assert_eq!(runtime.block_on(unwinding(async { 7 })), Ok(7));
        assert_eq!(catch(|| catch(|| panic!("inside")).is_err()), Ok(true), "one within another");
    }
}
