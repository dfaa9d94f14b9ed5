//! What all requests share: the house, its words, its keys, its limits.

use std::sync::Arc;

use actix_web::web::Data;
use tokio::sync::Semaphore;

use crate::house::House;
use crate::mail::PostOffice;
use crate::people::password::{self, Check, Password};
use crate::table::{TableCode, Timestamp};
use crate::words::Catalogue;

use super::config::Config;
use super::limits::Limits;
use super::metrics::Metrics;
use super::page_cache::{PageCache, Revision};
use super::readiness::Readiness;
use super::seen::Seen;
use super::session::{self, Sessions};
use super::table::points::Points;

/// How many passwords are hashed at a time: a flood of sign-ins must not slow the tables down.
const HASHES: usize = 1;

/// One for the whole service.
pub struct Site {
    pub house: Arc<House>,
    pub catalogue: Arc<Catalogue>,
    pub config: Config,
    pub post: Arc<PostOffice>,
    pub limits: Limits,
    pub sessions: Sessions,
    pub seen: Seen,
    pub(super) page_cache: PageCache,
    pub(super) points: Points,
    pub(super) readiness: Readiness,
    pub metrics: Metrics,
    hashing: Semaphore,
}

impl Site {
    pub fn new(house: Arc<House>, catalogue: Arc<Catalogue>, config: Config, post: Arc<PostOffice>) -> Data<Site> {
        Data::new(Site {
            limits: Limits::new(house.clock().clone()),
            house,
            catalogue,
            config,
            post,
            sessions: Sessions::default(),
            seen: Seen::default(),
            page_cache: PageCache::default(),
            points: Points::default(),
            readiness: Readiness::default(),
            metrics: Metrics::default(),
            hashing: Semaphore::new(HASHES),
        })
    }

    /// Tries a password, off the threads that answer.
    pub async fn check_password(&self, typed: &str, kept: Option<String>) -> Check {
        let (typed, key) = (typed.to_owned(), self.config.key.clone());
        self.hash(move || password::check(&typed, kept.as_deref(), &key)).await
    }

    pub async fn keep_password(&self, password: Password) -> String {
        let key = self.config.key.clone();
        self.hash(move || password::keep(&password, &key)).await
    }

    async fn hash<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let _turn = self.hashing.acquire().await.expect("never closed");
        actix_web::web::block(work).await.expect("hashing does not panic")
    }

    /// What must not change for a page to stay true, where that can be told.
    pub fn revision(&self) -> Option<Revision> {
        self.house.store.revision().map(|written| (written, self.sessions.generation()))
    }

    /// A page of this table panicked.
    pub fn panicked(&self, code: &TableCode) {
        self.house.panicked(Some(code));
    }

    /// What is done from time to time: see [`Seen`].
    pub async fn tidy(&self) {
        self.limits.tidy();
        let ago = |time: i64| Timestamp(self.house.now().0 - time);
        let noted = self.seen.write_down(&self.house, ago(session::IDLE), ago(session::ABSOLUTE));
        self.house.going_on("could not note who was seen", noted).await;
        self.sessions.refresh();
    }
}
