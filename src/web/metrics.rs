//! Figures for whoever watches the service, in the words Prometheus understands.

use std::sync::atomic::{AtomicU64, Ordering};

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use crate::house::House;
use crate::store::StoreError;

/// Counted while the service runs.
pub struct Metrics {
    registry: Registry,
    requests: Family<Request, Counter>,
    seconds: Family<Route, Histogram, fn() -> Histogram>,
    panics: Counter,
    tables: Family<State, Gauge>,
    players: Gauge<i64>,
    letters: Family<State, Gauge>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    route: &'static str,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct State {
    state: &'static str,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("tincan");
        let requests = Family::<Request, Counter<u64, AtomicU64>>::default();
        let buckets: fn() -> Histogram = || Histogram::new(exponential_buckets(0.0005, 2.0, 14));
        let seconds = Family::new_with_constructor(buckets);
        let (panics, tables, players, letters) =
            (Counter::default(), Family::default(), Gauge::default(), Family::default());
        registry.register("requests", "Requests answered", requests.clone());
        registry.register("request_seconds", "Time to answer", seconds.clone());
        registry.register("panics", "Times that something panicked: a request, a letter, a deadline", panics.clone());
        registry.register("tables", "Tables by state", tables.clone());
        registry.register("players", "People, guests included", players.clone());
        registry.register("letters", "Letters by state", letters.clone());
        Metrics { registry, requests, seconds, panics, tables, players, letters }
    }
}

impl Metrics {
    pub fn answered(&self, route: &'static str, status: u16, seconds: f64) {
        self.requests.get_or_create(&Request { route, status }).inc();
        self.seconds.get_or_create(&Route { route }).observe(seconds);
    }

    /// Counts what lies in the database now.
    pub fn count(&self, house: &House) -> Result<(), StoreError> {
        let counted = house.store.counted()?;
        for (state, count) in counted.tables {
            self.tables.get_or_create(&State { state }).set(count);
        }
        let stuck = house.store.count_stuck(house.now())?;
        self.tables.get_or_create(&State { state: "stuck" }).set(stuck);
        let undealt = house.store.closed_undealt()?.len() as i64;
        self.tables.get_or_create(&State { state: "undealt" }).set(undealt);
        for (state, count) in counted.letters {
            self.letters.get_or_create(&State { state }).set(count);
        }
        self.panics.inner().store(house.count_panics(), Ordering::Relaxed);
        self.players.set(house.store.count_players()?);
        Ok(())
    }

    pub fn text(&self) -> Result<String, std::fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}
