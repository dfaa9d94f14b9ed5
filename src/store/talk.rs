//! What people say at a table, what they note for themselves, and how far they have read. Never part of the log.

use diesel::upsert::excluded;
use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::people::PlayerId;
use crate::table::{Seq, TableCode, Timestamp};

use super::connection::{AnyConnection, each};
use super::outbox::notice_talk;
use super::schema::{looked, notes, players, tables, talk};
use super::{AppendError, Store, StoreError};

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    pub id: i64,
    pub player: PlayerId,
    pub name: String,
    pub at: Timestamp,
    pub words: String,
}

/// How far somebody has read at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Looked {
    /// The entry that will be the first unread one.
    pub next: Seq,
    /// Where the latest news began: they stay news until there are newer ones.
    pub fresh: Seq,
    /// The latest remark read.
    pub talk: i64,
}

impl From<(i32, i32, i64)> for Looked {
    fn from((next, fresh, talk): (i32, i32, i64)) -> Looked {
        Looked { next: Seq(next as u32), fresh: Seq(fresh as u32), talk }
    }
}

impl Store {
    /// What was said at a table, oldest first; the latest `most` of it.
    pub fn talk(&self, table_id: i64, most: i64) -> Result<Vec<Remark>, StoreError> {
        let rows = self.read(|connection| {
            let rows = talk::table.inner_join(players::table.on(players::id.eq(talk::player_id)));
            let rows = rows.filter(talk::table_id.eq(table_id)).order(talk::id.desc()).limit(most);
            let columns = (talk::id, talk::player_id, players::name, talk::said_at, talk::words);
            Ok(rows.select(columns).load::<(i64, i64, String, i64, String)>(connection)?)
        })?;
        let remark =
            |(id, player, name, at, words)| Remark { id, player: PlayerId(player), name, at: Timestamp(at), words };
        Ok(rows.into_iter().rev().map(remark).collect())
    }

    pub async fn say(&self, table_id: i64, player: PlayerId, words: String, at: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| insert_remark(connection, table_id, player, &words, at)).await
    }

    /// How often a player has spoken since then, anywhere.
    pub fn remarks_since(&self, player: PlayerId, since: Timestamp) -> Result<i64, StoreError> {
        self.read(|connection| {
            let theirs = talk::table.filter(talk::player_id.eq(player.0)).filter(talk::said_at.gt(since.0));
            Ok(theirs.count().get_result(connection)?)
        })
    }

    /// A player's own note about a table.
    pub fn note(&self, table_id: i64, player: PlayerId) -> Result<String, StoreError> {
        self.read(|connection| {
            let note = notes::table.find((table_id, player.0)).select(notes::words);
            Ok(note.first(connection).optional()?.unwrap_or_default())
        })
    }

    pub async fn write_note(
        &self,
        table_id: i64,
        player: PlayerId,
        words: String,
        at: Timestamp,
    ) -> Result<(), AppendError> {
        self.write(move |connection| {
            each!(connection, inner => diesel::insert_into(notes::table)
                .values((
                    notes::table_id.eq(table_id),
                    notes::player_id.eq(player.0),
                    notes::words.eq(&words),
                    notes::written_at.eq(at.0),
                ))
                .on_conflict((notes::table_id, notes::player_id))
                .do_update()
                .set((notes::words.eq(excluded(notes::words)), notes::written_at.eq(excluded(notes::written_at))))
                .execute(inner))?;
            Ok(())
        })
        .await
    }

    /// How far a player has read.
    pub fn has_looked(&self, table_id: i64, player: PlayerId) -> Result<Option<Looked>, StoreError> {
        let row = self.read(|connection| {
            let row = looked::table.find((table_id, player.0)).select((looked::seq, looked::fresh, looked::talk_id));
            Ok(row.first::<(i32, i32, i64)>(connection).optional()?)
        })?;
        Ok(row.map(Looked::from))
    }

    /// Notes how far people have read.
    pub async fn looked(&self, read: Vec<(PlayerId, TableCode, Looked)>) -> Result<(), AppendError> {
        self.write(move |connection| {
            for (player, code, read) in &read {
                let table = tables::table.filter(tables::code.eq(code.as_str())).select(tables::id);
                let Some(table_id) = table.first::<i64>(connection).optional()? else { continue };
                each!(connection, inner => diesel::insert_into(looked::table)
                    .values((
                        looked::table_id.eq(table_id),
                        looked::player_id.eq(player.0),
                        looked::seq.eq(read.next.0 as i32),
                        looked::fresh.eq(read.fresh.0 as i32),
                        looked::talk_id.eq(read.talk),
                    ))
                    .on_conflict((looked::table_id, looked::player_id))
                    .do_update()
                    .set((
                        looked::seq.eq(excluded(looked::seq)),
                        looked::fresh.eq(excluded(looked::fresh)),
                        looked::talk_id.eq(excluded(looked::talk_id)),
                    ))
                    .execute(inner))?;
            }
            Ok(())
        })
        .await
    }
}

pub(super) fn insert_remark(
    connection: &mut AnyConnection,
    table_id: i64,
    player: PlayerId,
    words: &str,
    at: Timestamp,
) -> QueryResult<()> {
    let columns =
        (talk::table_id.eq(table_id), talk::player_id.eq(player.0), talk::said_at.eq(at.0), talk::words.eq(words));
    diesel::insert_into(talk::table).values(columns).execute(connection)?;
    notice_talk(connection, table_id, player.0, at)
}
