//! What all requests share: the house, its words, its keys, its limits.

use std::time::Duration;

use actix_web::web::Data;
use tokio::sync::{Notify, Semaphore};

use crate::house::{House, HouseError, unwinding};
use crate::mail::inbound::listener::Letterbox;
use crate::mail::{Carrier, Desk, Inbox, MailRoom};
use crate::people::password::{self, Check, Password};
use crate::table::{TableCode, Timestamp};
use crate::words::Catalogue;

use super::health::Readiness;
use super::later::Later;
use super::limits::Limits;
use super::metrics::Metrics;
use super::options::Config;
use super::session::Sessions;
use super::shelf::Shelf;
use super::table::points::Points;

/// How many passwords are hashed at a time: a flood of sign-ins must not slow the tables down.
const HASHES: usize = 1;
/// How often letters are looked for when nobody rings.
const ROUND: Duration = Duration::from_secs(15);
/// How long the mail room rests after a round, however often somebody rings.
const REST: Duration = Duration::from_millis(200);

/// One for the whole service.
pub struct Site {
    pub house: Data<House>,
    pub catalogue: Catalogue,
    pub config: Config,
    pub limits: Limits,
    pub sessions: Sessions,
    pub later: Later,
    pub(super) shelf: Shelf,
    pub(super) points: Points,
    pub(super) readiness: Readiness,
    pub metrics: Metrics,
    pub mail: MailRoom,
    bell: Notify,
    hashing: Semaphore,
}

impl Site {
    /// A site whose letters become files.
    pub fn new(house: House, config: Config) -> Data<Site> {
        let carrier = Carrier::Folder(config.mail_folder.clone());
        Site::with(house, config, carrier)
    }

    pub fn with(house: House, config: Config, carrier: Carrier) -> Data<Site> {
        Data::new(Site {
            catalogue: Catalogue::new(house.games),
            limits: Limits::new(house.clock().clone()),
            house: Data::new(house),
            mail: MailRoom::new(config.sender.clone(), carrier),
            bell: Notify::new(),
            config,
            sessions: Sessions::default(),
            later: Later::default(),
            shelf: Shelf::default(),
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

    /// A page of this table panicked.
    pub fn panicked(&self, code: &TableCode) {
        self.house.fainted(Some(code));
    }

    /// There may be a letter to carry.
    pub fn ring(&self) {
        self.bell.notify_one();
    }

    /// Carries letters whenever the bell rings, and looks every now and then.
    pub async fn carry_letters(&self) {
        loop {
            let _ = tokio::time::timeout(ROUND, self.bell.notified()).await;
            self.carry().await;
            tokio::time::sleep(REST).await;
        }
    }

    /// Does what is due, whenever it is: reminders, deadlines, the end of absences.
    pub async fn watch_the_clock(&self) {
        self.deal_what_was_closed().await;
        loop {
            let next = self.look_at_the_clock().await;
            tokio::time::sleep(self.house.until_next_look(next)).await;
        }
    }

    /// Finishes what an older version had begun when it died.
    pub async fn deal_what_was_closed(&self) {
        self.going_on("what was closed could not be dealt", self.house.deal_what_was_closed()).await;
    }

    /// Does what is due now. Answers when something is due next, as far as is known.
    pub async fn look_at_the_clock(&self) -> Option<Timestamp> {
        let swept = self.going_on("the clock could not be looked at", self.house.sweep()).await?;
        for (code, why) in &swept.failed {
            tracing::warn!("the clock could not move table {code}: {why}");
        }
        self.ring();
        swept.next
    }

    /// Carries the letters that are waiting.
    pub async fn carry(&self) {
        self.going_on("letters could not be carried", self.mail.round(&self.house, &self.desk())).await;
    }

    /// Whatever becomes of one round, there is a next one.
    fn going_on<T>(
        &self,
        what: &str,
        round: impl Future<Output = Result<T, HouseError>>,
    ) -> impl Future<Output = Option<T>> {
        let round = unwinding(round);
        async move {
            match round.await {
                Ok(Ok(done)) => return Some(done),
                Ok(Err(error)) => tracing::error!("{what}: {error}"),
                Err(panic) => {
                    self.house.fainted(None);
                    tracing::error!("{what}: {panic}");
                }
            }
            None
        }
    }

    pub fn desk(&self) -> Desk<'_> {
        Desk { catalogue: &self.catalogue, base: &self.config.base, key: &self.config.key, sender: &self.mail.sender }
    }

    /// Takes in what comes by mail.
    pub fn inbox(&self) -> Inbox<'_> {
        Inbox { house: &self.house, desk: self.desk(), gate: &self.config.gate }
    }

    /// What is done from time to time: see [`Later`].
    pub async fn tidy(&self) {
        self.limits.tidy();
        let noted = async { Ok(self.later.write_down(&self.house).await?) };
        self.going_on("could not note who was seen", noted).await;
        self.sessions.refresh();
    }
}

/// The door of the site for other mail servers.
pub struct MailSlot(pub Data<Site>);

impl Letterbox for MailSlot {
    fn inbox(&self) -> Inbox<'_> {
        self.0.inbox()
    }

    fn judged(&self) {
        self.0.ring();
    }
}
