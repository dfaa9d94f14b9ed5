//! The only place that looks at the wall clock. Tests set the time by hand.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::table::Timestamp;

/// Where the time comes from.
#[derive(Clone, Debug)]
pub enum Clock {
    Wall,
    /// Stands still until it is set.
    Hand(Arc<AtomicI64>),
    /// Like the wall's, a time of day that can be corrected, beside the time that really passes.
    Hands {
        day: Arc<AtomicI64>,
        passed: Arc<AtomicI64>,
    },
}

/// Since then time passes.
static START: LazyLock<Instant> = LazyLock::new(Instant::now);

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
            Clock::Hand(now) | Clock::Hands { day: now, .. } => Timestamp(now.load(Ordering::SeqCst)),
        }
    }

    /// How much time has passed since some moment in the past. It goes on evenly, also when the time of day is
    /// corrected.
    pub fn passed(&self) -> Duration {
        match self {
            Clock::Wall => START.elapsed(),
            Clock::Hand(passed) | Clock::Hands { passed, .. } => {
                Duration::from_micros(u64::try_from(passed.load(Ordering::SeqCst)).unwrap_or_default())
            }
        }
    }
}
