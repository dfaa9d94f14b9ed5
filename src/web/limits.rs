//! Not too often: how much one address of the net, one mailbox or one player may ask for.
//!
//! Kept in memory of each node; how many letters a mailbox gets a day is counted in the database.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock as Ticking;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::clock::Clock;
use crate::people::PlayerId;

/// The clock of the house, as the limiter reads it: a time of day that is corrected shuts nobody out.
#[derive(Clone)]
struct HouseClock(Clock);

impl Ticking for HouseClock {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        self.0.passed().into()
    }
}

type Keyed<K> = RateLimiter<K, DashMapStateStore<K>, HouseClock, NoOpMiddleware<Nanos>>;

/// What may be done how often.
pub struct Limits {
    /// Anything that changes something, from one place of the net.
    pub posts: Limit<IpAddr>,
    /// Tries to sign in, from one place.
    pub sign_ins: Limit<IpAddr>,
    /// Tries with a password, for one mailbox from one place: who guesses elsewhere keeps nobody out. How many in all is
    /// counted in the database.
    pub passwords: Limit<(String, IpAddr)>,
    /// Tries with their own password, by somebody signed in.
    pub own_passwords: Limit<PlayerId>,
    /// Letters asked for, from one place.
    pub letters: Limit<IpAddr>,
    /// New guests, from one place.
    pub guests: Limit<IpAddr>,
    /// Tables opened by one player.
    pub tables: Limit<PlayerId>,
    /// Pages behind links of letters, from one place.
    pub acts: Limit<IpAddr>,
    /// Pages that take a whole game to make, from one place.
    pub looks_back: Limit<IpAddr>,
    /// Things said or noted at tables by one player.
    pub talk: Limit<PlayerId>,
}

pub struct Limit<K: Hash + Eq + Clone>(Keyed<K>);

/// So many at once, and as many again within the time.
fn limit<K: Hash + Eq + Clone>(clock: &HouseClock, burst: u32, within: Duration) -> Limit<K> {
    let quota = Quota::with_period(within / burst).expect("longer than nothing");
    let quota = quota.allow_burst(NonZeroU32::new(burst).expect("more than none"));
    Limit(RateLimiter::new(quota, DashMapStateStore::default(), clock.clone()))
}

impl<K: Hash + Eq + Clone> Limit<K> {
    /// Is there room for one more?
    pub fn allows(&self, key: &K) -> bool {
        self.0.check_key(key).is_ok()
    }
}

impl Limits {
    pub fn new(clock: Clock) -> Limits {
        let clock = HouseClock(clock);
        let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
        Limits {
            posts: limit(&clock, 3_000, minutes(10)),
            sign_ins: limit(&clock, 300, minutes(10)),
            passwords: limit(&clock, 20, minutes(15)),
            own_passwords: limit(&clock, 20, minutes(15)),
            letters: limit(&clock, 40, minutes(60)),
            guests: limit(&clock, 60, minutes(60)),
            tables: limit(&clock, 60, minutes(60)),
            acts: limit(&clock, 600, minutes(10)),
            looks_back: limit(&clock, 120, minutes(1)),
            talk: limit(&clock, 60, minutes(10)),
        }
    }

    /// Forgets who has long been quiet.
    pub fn tidy(&self) {
        self.posts.0.retain_recent();
        self.sign_ins.0.retain_recent();
        self.passwords.0.retain_recent();
        self.own_passwords.0.retain_recent();
        self.letters.0.retain_recent();
        self.guests.0.retain_recent();
        self.tables.0.retain_recent();
        self.acts.0.retain_recent();
        self.looks_back.0.retain_recent();
        self.talk.0.retain_recent();
    }
}

/// One place of the net: a provider hands out whole /64 blocks of IPv6 to one customer.
pub fn place(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_none() => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        other => other.to_canonical(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, Ordering};

    use super::*;
    use crate::table::Timestamp;

    #[test]
    fn a_limit_refills_with_time_and_for_each_alone() {
        let clock = Clock::at(Timestamp(1_000_000_000_000));
        let limit: Limit<&str> = limit(&HouseClock(clock.clone()), 3, Duration::from_secs(30));
        assert_eq!([1, 2, 3, 4].map(|_| limit.allows(&"ana")), [true, true, true, false]);
        assert!(limit.allows(&"boris"));
        let Clock::Hand(now) = &clock else { unreachable!() };
        now.fetch_add(10_000_000, Ordering::SeqCst);
        assert_eq!([1, 2].map(|_| limit.allows(&"ana")), [true, false]);
    }

    #[test]
    fn a_corrected_time_of_day_shuts_nobody_out() {
        let (day, passed) = (Arc::new(AtomicI64::new(1_800_000_000_000_000)), Arc::new(AtomicI64::new(0)));
        let clock = Clock::Hands { day: Arc::clone(&day), passed: Arc::clone(&passed) };
        let limit: Limit<&str> = limit(&HouseClock(clock), 3, Duration::from_secs(30));
        assert_eq!([1, 2, 3, 4].map(|_| limit.allows(&"ana")), [true, true, true, false]);
        day.fetch_sub(24 * 60 * 60 * 1_000_000, Ordering::SeqCst);
        passed.fetch_add(10_000_000, Ordering::SeqCst);
        assert_eq!([1, 2].map(|_| limit.allows(&"ana")), [true, false]);
    }

    #[test]
    fn the_time_that_passes_does_not_begin_with_the_time_of_day() {
        let before = Clock::Wall.passed();
        std::thread::sleep(Duration::from_millis(2));
        let after = Clock::Wall.passed();
        assert!(before < after && after < Duration::from_secs(24 * 60 * 60), "{before:?} {after:?}");
    }

    #[test]
    fn neighbours_in_one_block_count_as_one() {
        let place = |text: &str| place(text.parse().unwrap());
        assert_eq!(place("2001:db8:1:2:3::4"), place("2001:db8:1:2:ffff::1"));
        assert_ne!(place("2001:db8:1:2::1"), place("2001:db8:1:3::1"));
        assert_eq!(place("::ffff:192.0.2.1"), place("192.0.2.1"));
    }
}
