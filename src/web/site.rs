//! What all requests share: the house, its words, its keys, its limits.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use actix_web::web::Data;
use tokio::sync::{Notify, Semaphore};

use crate::house::House;
use crate::mail::inbound::listener::Letterbox;
use crate::mail::{Carrier, Desk, Inbox, MailRoom};
use crate::people::password::{self, Check, Password};
use crate::table::TableCode;
use crate::words::Catalogue;

use super::later::Later;
use super::limits::Limits;
use super::metrics::Metrics;
use super::options::Config;
use super::session::Sessions;
use super::shelf::Shelf;

/// How many passwords are hashed at a time: a flood of sign-ins must not slow the tables down.
const HASHES: usize = 1;
/// How often letters are looked for when nobody rings.
const ROUND: Duration = Duration::from_secs(15);
/// How long the mail room rests after a round, however often somebody rings.
const REST: Duration = Duration::from_millis(200);
/// A table whose pages panicked so often rests until the service starts anew.
const MOST_PANICS: u32 = 3;

/// One for the whole service.
pub struct Site {
    pub house: Data<House>,
    pub catalogue: Catalogue,
    pub config: Config,
    pub limits: Limits,
    pub sessions: Sessions,
    pub later: Later,
    pub(super) shelf: Shelf,
    pub metrics: Metrics,
    pub mail: MailRoom,
    bell: Notify,
    hashing: Semaphore,
    panics: Mutex<BTreeMap<TableCode, u32>>,
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
            metrics: Metrics::default(),
            hashing: Semaphore::new(HASHES),
            panics: Mutex::default(),
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
        *self.panics.lock().expect("nobody panics while holding it").entry(code.clone()).or_default() += 1;
    }

    /// Has this table panicked too often to be shown?
    pub fn rests(&self, code: &TableCode) -> bool {
        self.panics.lock().expect("nobody panics while holding it").get(code).is_some_and(|times| *times >= MOST_PANICS)
    }

    /// The tables that rest.
    pub fn resting(&self) -> Vec<TableCode> {
        let panics = self.panics.lock().expect("nobody panics while holding it");
        panics.iter().filter(|(_, times)| **times >= MOST_PANICS).map(|(code, _)| code.clone()).collect()
    }

    /// Lets a table try again.
    pub fn wake(&self, code: &TableCode) {
        self.panics.lock().expect("nobody panics while holding it").remove(code);
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
        loop {
            let next = match self.house.sweep().await {
                Ok(swept) => {
                    for (code, why) in &swept.failed {
                        tracing::warn!("the clock could not move table {code}: {why}");
                    }
                    self.ring();
                    swept.next
                }
                Err(error) => {
                    tracing::error!("the clock could not be looked at: {error}");
                    None
                }
            };
            tokio::time::sleep(self.house.until_next_look(next)).await;
        }
    }

    /// Carries the letters that are waiting.
    pub async fn carry(&self) {
        if let Err(error) = self.mail.round(&self.house, &self.desk()).await {
            tracing::error!("letters could not be carried: {error}");
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
        if let Err(error) = self.later.write_down(&self.house).await {
            tracing::warn!("could not note who was seen: {error}");
        }
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
