//! Which letters somebody wants: for all games, and for one table.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::people::{How, MailAddress, Mailing, PlayerId, Topic};
use crate::table::Timestamp;

use super::connection::{AnyConnection, each};
use super::schema::{declined, players, seats};
use super::{AppendError, Store, StoreError};

impl Store {
    pub fn mailing(&self, player: PlayerId) -> Result<Mailing, StoreError> {
        self.read(|connection| Ok(read(connection, player)?))
    }

    pub async fn set_mailing(&self, player: PlayerId, mailing: Mailing) -> Result<(), AppendError> {
        self.write(move |connection| keep(connection, player, &mailing)).await
    }

    /// Changes how letters of one topic come.
    pub async fn set_how(&self, player: PlayerId, topic: Topic, how: How) -> Result<(), AppendError> {
        self.write(move |connection| {
            let mut mailing = read(connection, player)?;
            mailing.set(topic, how);
            keep(connection, player, &mailing)
        })
        .await
    }

    /// How a player wants letters about one table; None means as usual.
    pub fn how_about(&self, table_id: i64, player: PlayerId) -> Result<Option<How>, StoreError> {
        let how: Option<Option<String>> = self.read(|connection| {
            let seat = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::player_id.eq(player.0));
            Ok(seat.select(seats::mail).first(connection).optional()?)
        })?;
        Ok(how.flatten().and_then(|word| How::read(&word)))
    }

    pub async fn set_how_about(&self, table_id: i64, player: PlayerId, how: Option<How>) -> Result<(), AppendError> {
        self.write(move |connection| {
            let seat = seats::table.filter(seats::table_id.eq(table_id)).filter(seats::player_id.eq(player.0));
            diesel::update(seat).set(seats::mail.eq(how.map(How::word))).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// A mailbox wants no invitations from now on.
    pub async fn decline_invitations(&self, address: MailAddress, now: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| {
            each!(connection, inner => diesel::insert_into(declined::table)
                .values((declined::address_key.eq(address.key()), declined::declined_at.eq(now.0)))
                .on_conflict_do_nothing()
                .execute(inner))?;
            Ok(())
        })
        .await
    }
}

fn read(connection: &mut AnyConnection, player: PlayerId) -> QueryResult<Mailing> {
    let row = players::table.filter(players::id.eq(player.0)).select(players::mailing);
    let json: Option<Option<String>> = row.first(connection).optional()?;
    Ok(json.flatten().and_then(|json| serde_json::from_str(&json).ok()).unwrap_or_default())
}

fn keep(connection: &mut AnyConnection, player: PlayerId, mailing: &Mailing) -> QueryResult<()> {
    let json = serde_json::to_string(mailing).expect("choices are plain data");
    let this = players::table.filter(players::id.eq(player.0)).filter(players::left_at.is_null());
    diesel::update(this).set(players::mailing.eq(Some(json))).execute(connection)?;
    Ok(())
}
