//! For whoever watches the service: is it alive, and can it take moves?

use std::time::{Duration, Instant};

use actix_web::HttpResponse;
use tokio::sync::Mutex;

use crate::store::Store;

use super::visit::{Answer, Visit};

/// The process answers.
pub async fn alive(_: &mut Visit) -> Answer {
    Ok(HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("alive\n"))
}

/// An answer is good for so long: anybody may ask, as often as they like.
const LASTS: Duration = Duration::from_secs(1);

/// Whether the database took writes when somebody last asked. Whoever asks meanwhile waits for the same answer.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    async fn look(&self, store: &Store) -> bool {
        let mut known = self.0.lock().await;
        if let Some((asked, is_ready)) = *known
            && asked.elapsed() < LASTS
        {
            return is_ready;
        }
        let is_ready = match store.can_write().await {
            Ok(()) => true,
            Err(error) => {
                tracing::warn!("not ready: {error}");
                false
            }
        };
        *known = Some((Instant::now(), is_ready));
        is_ready
    }
}

/// The database takes writes, down to the disk.
pub async fn ready(visit: &mut Visit) -> Answer {
    let (mut response, word) = match visit.site.readiness.look(&visit.site.house.store).await {
        true => (HttpResponse::Ok(), "ready\n"),
        false => (HttpResponse::ServiceUnavailable(), "not ready\n"),
    };
    Ok(response.content_type("text/plain; charset=utf-8").body(word))
}
