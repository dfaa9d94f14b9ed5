//! The mail room: everything that happens to letters, in rounds.

use std::sync::atomic::{AtomicI64, Ordering};

use crate::house::{House, HouseError, catch};
use crate::people::Key;
use crate::people::token::{base32, random};
use crate::table::Timestamp;

use super::carrier::Carrier;
use super::desk::Desk;
use super::options::Sender;
use super::stuck::StuckNotices;
use super::{clerk, postman, unsubscribe};

/// How many letters get their bytes in one go.
const ROUND: i64 = 200;
const HOUR: i64 = 60 * 60 * 1_000_000;
/// The bytes of letters are kept for so long after they were sent.
const KEPT: i64 = 7 * 24 * HOUR;
/// What became of a letter is kept for so long.
const REMEMBERED: i64 = 60 * 24 * HOUR;
/// Links are kept for so long after their time, used or not.
const LINKS_KEPT: i64 = 2 * 24 * HOUR;

/// One for each node.
pub struct MailRoom {
    pub sender: Sender,
    pub carrier: Carrier,
    /// The name under which this node leases letters.
    node: String,
    tidied: AtomicI64,
    /// What could not be made a letter of.
    pub stuck: StuckNotices,
}

impl MailRoom {
    pub fn new(sender: Sender, carrier: Carrier) -> MailRoom {
        MailRoom {
            sender,
            carrier,
            node: base32(&random::<10>()),
            tidied: AtomicI64::new(0),
            stuck: StuckNotices::default(),
        }
    }

    /// One round: notices become letters, letters get their bytes, bytes go out. Answers how many were sent.
    pub async fn round(&self, house: &House, desk: &Desk<'_>) -> Result<usize, HouseError> {
        // Whatever is wrong with one of these, the others are done.
        let looked = clerk::round(house, desk, &self.stuck).await;
        let sealed = self.seal(house, desk).await;
        let sent = postman::round(house, desk, &self.carrier, &self.node).await;
        let tidied = self.tidy(house, desk.key).await;
        looked.and(sealed).and(tidied).and(sent)
    }

    /// Account letters are written with what they belong to; here they get their bytes.
    async fn seal(&self, house: &House, desk: &Desk<'_>) -> Result<(), HouseError> {
        for row in house.store.unwritten_letters(ROUND)? {
            // An address that is none any more gets an empty letter, which no carrier takes; so does a letter that
            // cannot be written.
            let sealed = catch(|| desk.seal(&row)).unwrap_or_else(|panic| {
                house.panicked(None);
                tracing::error!("letter {} cannot be written: {panic}", row.id);
                None
            });
            let (message_id, bytes) = sealed.map_or_else(Default::default, |sealed| (sealed.message_id, sealed.bytes));
            house.store.seal_letter(row.id, message_id, bytes).await?;
        }
        Ok(())
    }

    /// Takes away what is no longer needed. `OPERATING.md` says how long things are kept.
    async fn tidy(&self, house: &House, key: &Key) -> Result<(), HouseError> {
        let now = house.now();
        if now.0 - self.tidied.load(Ordering::Relaxed) < HOUR {
            return Ok(());
        }
        self.tidied.store(now.0, Ordering::Relaxed);
        let store = &house.store;
        store.forget_bytes(Timestamp(now.0 - KEPT)).await?;
        store.forget_letters(Timestamp(now.0 - REMEMBERED)).await?;
        store.forget_links(Timestamp(now.0 - LINKS_KEPT)).await?;
        store.forget_guesses(now).await?;
        let key = key.clone();
        store.mark_declined(move |address| unsubscribe::declined(&key, address)).await?;
        Ok(())
    }
}
