//! The site: HTTP, forms, cookies. It knows no game and no SQL; everything goes through the [`House`].

pub mod draw;

mod health;

use std::net::SocketAddr;

use actix_web::{App, HttpServer, web};
use anyhow::Context;

use crate::clock::Clock;
use crate::engine::Ruleset;
use crate::house::House;
use crate::store::{Address, Store};

/// How the service is reached.
#[derive(clap::Args, Clone, Debug)]
pub struct Options {
    /// Where to listen
    #[arg(long, env = "TINCAN_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// How many threads answer requests; all cores if left out
    #[arg(long, env = "TINCAN_WORKERS", value_name = "N")]
    workers: Option<usize>,
}

impl Default for Options {
    fn default() -> Options {
        Options { listen: ([127, 0, 0, 1], 8080).into(), workers: None }
    }
}

/// Runs the service until it is told to stop.
pub fn serve(database: &Address, games: &'static [&'static dyn Ruleset], options: Options) -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,actix_server=warn".into()),
        )
        .init();
    let store = Store::open(database)?;
    let house = web::Data::new(House::new(store, games, Clock::Wall));
    actix_web::rt::System::new().block_on(async move {
        let server = HttpServer::new(move || App::new().app_data(house.clone()).configure(routes));
        let server = match options.workers {
            Some(workers) => server.workers(workers),
            None => server,
        };
        let listen = options.listen;
        let server = server.shutdown_timeout(10).bind(listen).with_context(|| format!("cannot listen on {listen}"))?;
        tracing::info!("Tincan is at http://{listen}/");
        server.run().await.context("the server stopped")
    })
}

fn routes(config: &mut web::ServiceConfig) {
    config.service(health::alive).service(health::ready);
}
