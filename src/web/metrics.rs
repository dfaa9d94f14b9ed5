//! Figures for whoever watches the service, in the words Prometheus understands.

use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::HttpResponse;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

use super::problem::Problem;
use super::visit::{Answer, Visit};

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
}

/// The figures.
pub async fn show(visit: &mut Visit) -> Answer {
    let site = &visit.site;
    if !site.config.open_metrics && !visit.is_local() {
        return Err(Problem::NotFound);
    }
    let metrics = &site.metrics;
    let counted = site.house.store.counted()?;
    for (state, count) in counted.tables {
        metrics.tables.get_or_create(&State { state }).set(count);
    }
    let stuck = site.house.store.count_stuck(site.house.now())?;
    metrics.tables.get_or_create(&State { state: "stuck" }).set(stuck);
    let undealt = site.house.store.closed_undealt()?.len() as i64;
    metrics.tables.get_or_create(&State { state: "undealt" }).set(undealt);
    for (state, count) in counted.letters {
        metrics.letters.get_or_create(&State { state }).set(count);
    }
    metrics.panics.inner().store(site.house.count_faints(), Ordering::Relaxed);
    metrics.players.set(site.house.store.count_players()?);
    let mut text = String::new();
    encode(&mut text, &metrics.registry).map_err(|error| Problem::internal(&error))?;
    Ok(HttpResponse::Ok().content_type("application/openmetrics-text; version=1.0.0; charset=utf-8").body(text))
}
