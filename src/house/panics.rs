//! A game that panics: caught at its table, counted there, and the others play on.
//!
//! What a panic says may hold a card somebody has in hand, so only where it happened is told further, and its words if
//! they are part of the program.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicU64;
use std::sync::{Mutex, Once};
use std::task::Poll;

use crate::table::{TableCode, Timestamp};

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
    pub all: AtomicU64,
    pub tables: Mutex<BTreeMap<TableCode, Panicked>>,
}

/// One table: how often, and when last before it came to rest.
#[derive(Clone, Copy)]
pub(super) struct Panicked {
    pub times: u32,
    pub at: Timestamp,
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
