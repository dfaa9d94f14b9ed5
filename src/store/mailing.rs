//! Which letters somebody wants: for all games, and for one table.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl, TextExpressionMethods};

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

    /// A mailbox wants no invitations from now on. Only its mark is kept: whoever leaves, or never came, has no address
    /// here.
    pub async fn decline_invitations(&self, mark: String, now: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| decline(connection, &mark, now.0)).await
    }

    /// Earlier versions kept the addresses themselves; their marks take their place.
    pub async fn mark_declined(
        &self,
        mark: impl Fn(&MailAddress) -> String + Send + 'static,
    ) -> Result<(), AppendError> {
        self.write_post(move |connection| {
            let plain = declined::table.filter(declined::address_key.like("%@%"));
            let plain: Vec<(String, i64)> =
                plain.select((declined::address_key, declined::declined_at)).load(connection)?;
            for (address, at) in &plain {
                if let Ok(read) = MailAddress::read(address) {
                    decline(connection, &mark(&read), *at)?;
                }
                diesel::delete(declined::table.filter(declined::address_key.eq(address))).execute(connection)?;
            }
            Ok(())
        })
        .await
    }
}

fn decline(connection: &mut AnyConnection, mark: &str, at: i64) -> QueryResult<()> {
    each!(connection, inner => diesel::insert_into(declined::table)
        .values((declined::address_key.eq(mark), declined::declined_at.eq(at)))
        .on_conflict_do_nothing()
        .execute(inner))?;
    Ok(())
}

/// Has the mailbox declined, or its owner chosen never to be asked?
pub(super) fn wants_no_invitations(
    connection: &mut AnyConnection,
    address: &MailAddress,
    mark: &str,
) -> QueryResult<bool> {
    let declined = declined::table.filter(declined::address_key.eq_any([address.key(), mark.to_owned()]));
    let owner = players::table.filter(players::address_key.eq(address.key())).select(players::mailing);
    let mailing: Option<Option<String>> = owner.first(connection).optional()?;
    let mailing = mailing.flatten().and_then(|json| serde_json::from_str::<Mailing>(&json).ok()).unwrap_or_default();
    Ok(mailing.invitation == How::Never || declined.count().get_result::<i64>(connection)? > 0)
}

pub(super) fn read(connection: &mut AnyConnection, player: PlayerId) -> QueryResult<Mailing> {
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
