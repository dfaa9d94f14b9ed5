//! Commands that change more than a table: being away, one letter a day, no more letters.

use jiff::civil::Time;

use crate::house::{House, HouseError};
use crate::mail::table::Reader;
use crate::people::{How, Topic};

/// What is said about a wish: the id of a message, and the page where it can be changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Granted {
    pub says: &'static str,
    pub page: &'static str,
}

/// Where letters are chosen.
const CHOICES: &str = "/account/mail";

/// Away until a day: said on the site.
pub fn pause() -> Granted {
    Granted { says: "post-pause-there", page: "/settings" }
}

/// One letter a day, in the hour of this time.
pub async fn digest(house: &House, reader: &Reader, time: Time) -> Result<Granted, HouseError> {
    let mut mailing = house.store.mailing(reader.player.id)?;
    for topic in [Topic::Turn, Topic::Game, Topic::Talk] {
        mailing.set(topic, How::Digest);
    }
    mailing.digest_hour = time.hour().unsigned_abs();
    house.store.set_mailing(reader.player.id, mailing).await?;
    Ok(Granted { says: "post-digest", page: CHOICES })
}

/// No more letters about a table.
pub async fn stop(house: &House, reader: &Reader, table_id: i64) -> Result<Granted, HouseError> {
    house.store.set_how_about(table_id, reader.player.id, Some(How::Never)).await?;
    Ok(Granted { says: "post-stopped", page: CHOICES })
}
