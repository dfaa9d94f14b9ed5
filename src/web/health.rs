//! For whoever watches the service: is it alive, and can it take moves?

use actix_web::HttpResponse;

use super::visit::{Answer, Visit};

/// The process answers.
pub async fn alive(_: &mut Visit) -> Answer {
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("alive\n"))
}

/// The database takes writes.
pub async fn ready(visit: &mut Visit) -> Answer {
    Ok(match visit.site.house.store.can_write().await {
        Ok(()) => HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ready\n"),
        Err(error) => {
            tracing::warn!("not ready: {error}");
            HttpResponse::ServiceUnavailable().content_type("text/plain; charset=utf-8").body("not ready\n")
        }
    })
}
