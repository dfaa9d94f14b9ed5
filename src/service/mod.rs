//! The running service: options, wiring, the workers beside the site, start and stop.
//!
//! Everything hangs on one [`House`]. The [`PostOffice`] writes, carries and takes in letters; the
//! [`Site`] answers requests; [`workers`] do what nobody asks for.

pub mod options;

pub mod workers;

use std::sync::Arc;
use std::time::Duration;

use actix_web::HttpServer;
use actix_web::web::Data;
use anyhow::Context;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::clock::Clock;
use crate::engine::Ruleset;
use crate::house::House;
use crate::mail::inbound::listener;
use crate::mail::inbound::session::Protocol;
use crate::mail::{Carrier, PostOffice};
use crate::store::{Address, Store};
use crate::web::{Site, app};
use crate::words::Catalogue;

pub use options::{Options, PostOptions, Settings};

/// So long what is being answered may take once the service is told to stop.
const FAREWELL: u64 = 10;

/// What one node is made of.
pub struct Service {
    pub house: Arc<House>,
    pub post: Arc<PostOffice>,
    pub site: Data<Site>,
}

impl Service {
    pub fn new(house: House, settings: Settings, carrier: Carrier) -> Service {
        let house = Arc::new(house);
        let catalogue = Arc::new(Catalogue::new(house.games));
        let post = PostOffice::new(Arc::clone(&house), Arc::clone(&catalogue), settings.correspondence, carrier);
        let post = Arc::new(post);
        let site = Site::new(Arc::clone(&house), catalogue, settings.web, Arc::clone(&post));
        Service { house, post, site }
    }
}

/// Files kept for the database, letters and what else is opened beside connections.
const SPARE_FILES: u64 = 256;
/// What a system allows that tells nothing.
const USUAL_FILES: u64 = 1_024;
/// More connections than this are of no use to one node.
const MOST_CONNECTIONS: u64 = 25_000;

/// As many connections as may be open at once: so few that there are always files left for the database. The limit on
/// open files is raised as far as the system allows first.
fn most_connections() -> usize {
    let files = rlimit::increase_nofile_limit(MOST_CONNECTIONS + SPARE_FILES).unwrap_or(USUAL_FILES);
    let most = files.saturating_sub(SPARE_FILES).clamp(64, MOST_CONNECTIONS);
    tracing::debug!("{files} files may be open, {most} of them connections");
    usize::try_from(most).unwrap_or(usize::MAX)
}

/// Runs the service until it is told to stop.
pub fn serve(
    database: &Address,
    key_file: Option<&std::path::Path>,
    games: &'static [&'static dyn Ruleset],
    options: &Options,
) -> anyhow::Result<()> {
    tracing_subscriber::registry().with(fmt::layer()).with(options.log.clone()).init();
    let connections = most_connections();
    let settings = options.settle(database, key_file)?;
    let store = Store::open_with(database, &settings.web.key)?;
    let carrier = options.carrier(database)?;
    let service = Service::new(House::new(store, games, Clock::Wall), settings, carrier);
    actix_web::rt::System::new().block_on(async move {
        let Service { house, post, site } = service;
        actix_web::rt::spawn(workers::let_robots_think(Arc::clone(&house)));
        actix_web::rt::spawn(workers::note_down(site.clone()));
        actix_web::rt::spawn(workers::make_room(Arc::clone(&house)));
        actix_web::rt::spawn(workers::carry_letters(Arc::clone(&post)));
        actix_web::rt::spawn(workers::watch_the_clock(house, Arc::clone(&post)));
        if let Some(listen) = options.post.inbound.inbound_listen {
            let door = tokio::net::TcpListener::bind(listen).await;
            let door = door.with_context(|| format!("cannot take mail on {listen}"))?;
            let protocol = if options.post.inbound.inbound_lmtp { Protocol::Lmtp } else { Protocol::Smtp };
            actix_web::rt::spawn(listener::listen(door, protocol, post));
            tracing::info!("replies are taken on {listen}");
        }
        let served = site.clone();
        let server = HttpServer::new(move || app(served.clone()))
            .client_request_timeout(Duration::from_secs(5))
            .keep_alive(Duration::from_secs(30))
            .shutdown_timeout(FAREWELL);
        let workers = options.workers.or(std::thread::available_parallelism().ok().map(Into::into)).unwrap_or(1);
        let server = server.workers(workers).max_connections((connections / workers).max(1));
        let listen = options.listen;
        let server = server.bind(listen).with_context(|| format!("cannot listen on {listen}"))?;
        // Of a port that the system chose (`:0`) only the server knows the number.
        match (listen.port(), server.addrs().first()) {
            (0, Some(found)) => tracing::info!("Tincan is at http://{found}/"),
            _ => tracing::info!("Tincan is at {}/", site.config.base),
        }
        server.run().await.context("the server stopped")?;
        site.tidy().await;
        Ok(())
    })
}
