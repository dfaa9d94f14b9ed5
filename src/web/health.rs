//! For whoever watches the service: is it alive, and can it take moves?

use actix_web::{HttpResponse, get, web};

use crate::house::House;

/// The process answers.
#[get("/healthz")]
pub(super) async fn alive() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("alive\n")
}

/// The database takes writes.
#[get("/readyz")]
pub(super) async fn ready(house: web::Data<House>) -> HttpResponse {
    match house.store.can_write().await {
        Ok(()) => HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ready\n"),
        Err(error) => {
            tracing::warn!("not ready: {error}");
            HttpResponse::ServiceUnavailable().content_type("text/plain; charset=utf-8").body("not ready\n")
        }
    }
}
