//! The site: HTTP, forms, cookies. It knows no game and no SQL; everything goes through the [`House`].
//!
//! A request meets the [`porter`], which finds out who asks and whether they may, and hands a [`visit::Visit`] to the
//! handler that [`routes::ROUTES`] names. A handler parses, asks the house, and shows a template that holds
//! `page: &Page`, or sends the reader on.

pub mod options;

pub mod site;

pub mod routes;

pub mod porter;

pub mod session;

pub mod limits;

pub mod later;

mod shelf;

pub mod visit;

pub mod page;

pub mod problem;

mod assets;

mod squeeze;

pub mod table;

mod act;

mod feeds;

mod rules;

pub mod draw;

mod health;

mod metrics;

mod field;

mod home;

mod account;

mod games;

mod lobby;

mod players;

mod admin;

mod letters;

use std::rc::Rc;
use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::Compress;
use actix_web::web::Data;
use actix_web::{App, HttpServer};
use anyhow::Context;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::clock::Clock;
use crate::engine::Ruleset;
use crate::house::House;
use crate::mail::inbound::listener;
use crate::mail::inbound::session::Protocol;
use crate::store::{Address, Store};

pub use options::{Config, Options, Reach};
pub use site::Site;

use site::MailSlot;

/// How often what was seen is noted down.
const PULSE: Duration = Duration::from_secs(60);

/// So long after the start, the first visitors are served.
const SETTLED: Duration = Duration::from_secs(2);

/// The site as one application; a server runs several of them over the same [`Site`].
pub fn app(
    site: Data<Site>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = actix_web::Error,
        InitError = (),
    >,
> {
    App::new().wrap(Compress::default()).app_data(site.house.clone()).app_data(site).configure(routes::register)
}

/// Runs the service until it is told to stop.
pub fn serve(database: &Address, games: &'static [&'static dyn Ruleset], options: Options) -> anyhow::Result<()> {
    tracing_subscriber::registry().with(fmt::layer()).with(options.log.clone()).init();
    let config = Config::new(&options, database)?;
    let store = Store::open_with(database, &config.key)?;
    let carrier = options.mail.carrier(config.mail_folder.clone())?;
    let site = Site::with(House::new(store, games, Clock::Wall), config, carrier);
    actix_web::rt::System::new().block_on(async move {
        let pulse = site.clone();
        actix_web::rt::spawn(async move {
            loop {
                tokio::time::sleep(PULSE).await;
                pulse.tidy().await;
            }
        });
        let house = site.house.clone();
        actix_web::rt::spawn(async move {
            tokio::time::sleep(SETTLED).await;
            if let Err(error) = house.store.make_room().await {
                tracing::warn!("no room could be made for what will be written: {error}");
            }
        });
        let letters = site.clone();
        actix_web::rt::spawn(async move { letters.carry_letters().await });
        let watched = site.clone();
        actix_web::rt::spawn(async move { watched.watch_the_clock().await });
        if let Some(listen) = options.inbound.inbound_listen {
            let door = tokio::net::TcpListener::bind(listen).await;
            let door = door.with_context(|| format!("cannot take mail on {listen}"))?;
            let protocol = if options.inbound.inbound_lmtp { Protocol::Lmtp } else { Protocol::Smtp };
            actix_web::rt::spawn(listener::listen(door, protocol, Rc::new(MailSlot(site.clone()))));
            tracing::info!("replies are taken on {listen}");
        }
        let served = site.clone();
        let server = HttpServer::new(move || app(served.clone()))
            .client_request_timeout(Duration::from_secs(5))
            .keep_alive(Duration::from_secs(30))
            .shutdown_timeout(10);
        let server = match options.workers {
            Some(workers) => server.workers(workers),
            None => server,
        };
        let listen = options.listen;
        let server = server.bind(listen).with_context(|| format!("cannot listen on {listen}"))?;
        tracing::info!("Tincan is at {}/", site.config.base);
        server.run().await.context("the server stopped")?;
        site.tidy().await;
        Ok(())
    })
}
