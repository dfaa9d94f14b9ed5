//! What was seen and is noted down later: reading a page changes nothing in the database by itself.
//!
//! When a session was last used, how far somebody has read and which language their browser asks for are kept here and written by the service's own pulse. If
//! the service dies before, a few minutes of reading are forgotten, nothing else.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::house::House;
use crate::people::{Digest, PlayerId};
use crate::store::{AppendError, Looked};
use crate::table::{TableCode, Timestamp};

#[derive(Default)]
pub struct Seen {
    seen: Mutex<BTreeMap<Digest, Timestamp>>,
    looked: Mutex<BTreeMap<(PlayerId, TableCode), Looked>>,
    heard: Mutex<BTreeMap<PlayerId, &'static str>>,
}

impl Seen {
    pub fn saw(&self, session: Digest, now: Timestamp) {
        self.seen.lock().expect("nobody panics while holding it").insert(session, now);
    }

    /// When the session was last used, if that is not noted yet.
    pub fn seen(&self, session: &Digest) -> Option<Timestamp> {
        self.seen.lock().expect("nobody panics while holding it").get(session).copied()
    }

    /// Somebody's browser asks for this language.
    pub fn heard(&self, player: PlayerId, tag: &'static str) {
        self.heard.lock().expect("nobody panics while holding it").insert(player, tag);
    }

    /// Somebody has read a table up to here.
    pub fn looked(&self, player: PlayerId, code: &TableCode, looked: Looked) {
        self.looked.lock().expect("nobody panics while holding it").insert((player, code.clone()), looked);
    }

    /// How far somebody has read, if that is not noted yet.
    pub fn has_looked(&self, player: PlayerId, code: &TableCode) -> Option<Looked> {
        self.looked.lock().expect("nobody panics while holding it").get(&(player, code.clone())).copied()
    }

    /// Notes it all down, and ends sessions that were last used before `idle` or begun before `begun`.
    pub async fn write_down(&self, house: &House, idle: Timestamp, begun: Timestamp) -> Result<(), AppendError> {
        let seen = std::mem::take(&mut *self.seen.lock().expect("nobody panics while holding it"));
        house.store.saw(seen.into_iter().collect(), idle, begun).await?;
        let heard = std::mem::take(&mut *self.heard.lock().expect("nobody panics while holding it"));
        house.store.heard(heard.into_iter().collect()).await?;
        let looked = std::mem::take(&mut *self.looked.lock().expect("nobody panics while holding it"));
        house.store.looked(looked.into_iter().map(|((player, code), read)| (player, code, read)).collect()).await
    }
}
