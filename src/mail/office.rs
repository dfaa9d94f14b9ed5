//! The post office of one node: what letters are written with, the room they leave from, and the inbox they come to.

use std::sync::Arc;

use tokio::sync::Notify;

use crate::house::House;
use crate::people::Key;
use crate::words::Catalogue;

use super::carrier::Carrier;
use super::desk::Desk;
use super::inbound::{Gate, Inbox};
use super::options::Sender;
use super::room::MailRoom;

/// What letters in and out depend on.
#[derive(Clone, Debug)]
pub struct Correspondence {
    /// What links begin with, without a slash at its end.
    pub base: String,
    pub key: Key,
    /// Who letters come from.
    pub sender: Sender,
    /// What replies are judged by.
    pub gate: Gate,
}

/// One for each node.
pub struct PostOffice {
    house: Arc<House>,
    catalogue: Arc<Catalogue>,
    base: String,
    key: Key,
    gate: Gate,
    pub room: MailRoom,
    bell: Notify,
}

impl PostOffice {
    pub fn new(
        house: Arc<House>,
        catalogue: Arc<Catalogue>,
        correspondence: Correspondence,
        carrier: Carrier,
    ) -> PostOffice {
        let Correspondence { base, key, sender, gate } = correspondence;
        PostOffice { house, catalogue, base, key, gate, room: MailRoom::new(sender, carrier), bell: Notify::new() }
    }

    pub fn desk(&self) -> Desk<'_> {
        Desk { catalogue: &self.catalogue, base: &self.base, key: &self.key, sender: &self.room.sender }
    }

    /// Takes in what comes by mail.
    pub fn inbox(&self) -> Inbox<'_> {
        Inbox { house: &self.house, desk: self.desk(), gate: &self.gate }
    }

    /// There may be a letter to carry.
    pub fn ring(&self) {
        self.bell.notify_one();
    }

    /// Waits until somebody rings.
    pub async fn rung(&self) {
        self.bell.notified().await;
    }

    /// Carries the letters that are waiting.
    pub async fn carry(&self) {
        let desk = self.desk();
        let round = self.room.round(&self.house, &desk);
        self.house.going_on("letters could not be carried", round).await;
    }
}
