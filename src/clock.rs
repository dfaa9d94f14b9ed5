//! The only place that looks at the wall clock. Tests set the time by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::table::Timestamp;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub enum Clock {
    Wall,
    /// Stands still until it is set.
    Hand(Arc<AtomicI64>),
}

impl Clock {
    pub fn at(now: Timestamp) -> Clock {
        Clock::Hand(Arc::new(AtomicI64::new(now.0)))
    }

    pub fn now(&self) -> Timestamp {
        match self {
            Clock::Wall => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp(since.as_micros() as i64)
            }
            Clock::Hand(now) => Timestamp(now.load(Ordering::SeqCst)),
        }
    }
}
