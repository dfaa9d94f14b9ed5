//! Can the service take moves? Asked by machines, as often as they like.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;

use crate::store::Store;

/// An answer is good for so long: anybody may ask, as often as they like.
const LASTS: Duration = Duration::from_secs(1);

/// Whether the database took writes when somebody last asked. Whoever asks meanwhile waits for the same answer.
#[derive(Default)]
pub struct Readiness(Mutex<Option<(Instant, bool)>>);

impl Readiness {
    pub async fn look(&self, store: &Store) -> bool {
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
