//! The site: HTTP, forms, cookies. It knows no game and no SQL; everything goes through the [`House`](crate::house::House).
//!
//! A request meets the [`porter`], which finds out who asks and whether they may, and hands a [`visit::Visit`] to the
//! handler that [`routes::ROUTES`] names. A handler parses, asks the house, and shows a template that holds
//! `page: &Page`, or sends the reader on.

pub mod config;

pub mod site;

pub mod route;

pub mod routes;

pub mod porter;

pub mod session;

pub mod limits;

pub mod seen;

mod page_cache;

pub mod visit;

pub mod page;

pub mod problem;

mod assets;

mod minify;

mod files;

pub mod table;

mod act;

mod feeds;

mod rules;

pub mod draw;

mod health;

mod metrics;

mod readiness;

mod field;

mod home;

mod account;

mod games;

mod lobby;

mod players;

mod admin;

mod letters;

use actix_web::App;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::Compress;
use actix_web::web::Data;

pub use config::{Config, Reach};
pub use site::Site;

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
    App::new().wrap(Compress::default()).app_data(site).configure(routes::register)
}
