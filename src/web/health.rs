//! For whoever watches the service: is it alive, can it take moves, and what has it done?

use actix_web::HttpResponse;

use super::problem::Problem;
use super::visit::{Response, Visit};

/// The process answers.
pub async fn alive(_: &mut Visit) -> Response {
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("alive\n"))
}

/// The database takes writes, down to the disk.
pub async fn ready(visit: &mut Visit) -> Response {
    let (mut response, word) = match visit.site.readiness.look(&visit.site.house.store).await {
        true => (HttpResponse::Ok(), "ready\n"),
        false => (HttpResponse::ServiceUnavailable(), "not ready\n"),
    };
    Ok(response.content_type("text/plain; charset=utf-8").body(word))
}

/// Figures, in the words Prometheus understands.
pub async fn figures(visit: &mut Visit) -> Response {
    let site = &visit.site;
    if !site.config.open_metrics && !visit.is_local() {
        return Err(Problem::NotFound);
    }
    site.metrics.count(&site.house)?;
    let text = site.metrics.text().map_err(|error| Problem::internal(&error))?;
    Ok(HttpResponse::Ok().content_type("application/openmetrics-text; version=1.0.0; charset=utf-8").body(text))
}
