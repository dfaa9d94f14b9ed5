//! Who is signed in where. Only digests of cookies are known here.

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl, SelectableHelper};

use crate::engine::worded::worded;
use crate::people::{Digest, Player, PlayerId};
use crate::table::Timestamp;

use super::connection::AnyConnection;
use super::guesses::open_doors;
use super::guests::{merge, still_guest};
use super::players::{Naming, PlayerRow, insert_player};
use super::schema::{players, sessions};
use super::{AppendError, Store, StoreError};

worded! {
    /// How somebody came in.
    Way {
        Guest = "guest",
        Link = "link",
        /// By an invitation: a letter people pass on more easily than a link to sign in, so that it proves less.
        Invitation = "invitation",
        Password = "password",
    }
}

/// A device on which somebody is signed in.
#[derive(Clone, Debug)]
pub struct Session {
    pub digest: Digest,
    pub player: Player,
    pub way: Way,
    pub device: String,
    pub created_at: Timestamp,
    pub seen_at: Timestamp,
}

/// A session about to be stored.
#[derive(Clone, Debug)]
pub struct NewSession {
    pub digest: Digest,
    pub way: Way,
    pub device: String,
    pub at: Timestamp,
}

type Row = (Vec<u8>, String, String, i64, i64);

fn read((digest, way, device, created_at, seen_at): Row, player: PlayerRow) -> Result<Session, StoreError> {
    Ok(Session {
        digest: digest.as_slice().try_into().map_err(|_| StoreError::Corrupt("the digest of a session".into()))?,
        player: player.read(),
        way: Way::read(&way).unwrap_or(Way::Guest),
        device,
        created_at: Timestamp(created_at),
        seen_at: Timestamp(seen_at),
    })
}

impl Store {
    pub fn session(&self, digest: &Digest) -> Result<Option<Session>, StoreError> {
        let row = self.read(|connection| {
            let row = sessions::table.inner_join(players::table.on(players::id.eq(sessions::player_id)));
            Ok(row
                .filter(sessions::digest.eq(digest.as_slice()))
                .select((
                    (sessions::digest, sessions::way, sessions::device, sessions::created_at, sessions::seen_at),
                    PlayerRow::as_select(),
                ))
                .first::<(Row, PlayerRow)>(connection)
                .optional()?)
        })?;
        row.map(|(row, player)| read(row, player)).transpose()
    }

    /// The player's sessions, latest first.
    pub fn sessions(&self, player: PlayerId) -> Result<Vec<Session>, StoreError> {
        let rows = self.read(|connection| {
            let rows = sessions::table.inner_join(players::table.on(players::id.eq(sessions::player_id)));
            Ok(rows
                .filter(sessions::player_id.eq(player.0))
                .order(sessions::seen_at.desc())
                .select((
                    (sessions::digest, sessions::way, sessions::device, sessions::created_at, sessions::seen_at),
                    PlayerRow::as_select(),
                ))
                .load::<(Row, PlayerRow)>(connection)?)
        })?;
        rows.into_iter().map(|(row, player)| read(row, player)).collect()
    }

    /// A guest comes in.
    pub async fn admit_guest(&self, naming: Naming, session: NewSession) -> Result<PlayerId, AppendError> {
        self.write(move |connection| {
            let id = insert_player(connection, &naming, None, session.at)?;
            insert_session(connection, id, &session)?;
            Ok(PlayerId(id))
        })
        .await
    }

    /// Somebody known signs in through a door; what they played as a guest until now is theirs.
    pub async fn begin_session(
        &self,
        player: PlayerId,
        guest: Option<PlayerId>,
        door: String,
        session: NewSession,
    ) -> Result<(), AppendError> {
        self.write(move |connection| {
            if let Some(guest) = still_guest(connection, guest.map(|guest| guest.0))? {
                merge(connection, guest, player.0, session.at)?;
            }
            open_doors(connection, std::slice::from_ref(&door))?;
            insert_session(connection, player.0, &session)
        })
        .await
    }

    pub async fn end_session(&self, player: PlayerId, digest: Digest) -> Result<bool, AppendError> {
        self.write(move |connection| {
            let this = sessions::table.filter(sessions::digest.eq(digest.as_slice()));
            Ok(diesel::delete(this.filter(sessions::player_id.eq(player.0))).execute(connection)? > 0)
        })
        .await
    }

    /// Ends all of a player's sessions but one.
    pub async fn end_other_sessions(&self, player: PlayerId, kept: Digest) -> Result<(), AppendError> {
        self.write(move |connection| end_others(connection, player.0, &kept)).await
    }

    /// Notes when sessions were last used, and forgets those that nobody has used for too long.
    pub async fn saw(
        &self,
        seen: Vec<(Digest, Timestamp)>,
        idle_before: Timestamp,
        begun_before: Timestamp,
    ) -> Result<(), AppendError> {
        self.write(move |connection| {
            for (digest, at) in &seen {
                let this = sessions::table.filter(sessions::digest.eq(digest.as_slice()));
                diesel::update(this.filter(sessions::seen_at.lt(at.0)))
                    .set(sessions::seen_at.eq(at.0))
                    .execute(connection)?;
            }
            diesel::delete(sessions::table.filter(sessions::seen_at.lt(idle_before.0))).execute(connection)?;
            diesel::delete(sessions::table.filter(sessions::created_at.lt(begun_before.0))).execute(connection)?;
            Ok(())
        })
        .await
    }
}

pub(super) fn insert_session(connection: &mut AnyConnection, player: i64, session: &NewSession) -> QueryResult<()> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::digest.eq(session.digest.as_slice()),
            sessions::player_id.eq(player),
            sessions::way.eq(session.way.word()),
            sessions::device.eq(&session.device),
            sessions::created_at.eq(session.at.0),
            sessions::seen_at.eq(session.at.0),
        ))
        .execute(connection)?;
    Ok(())
}

pub(super) fn end_others(connection: &mut AnyConnection, player: i64, kept: &Digest) -> QueryResult<()> {
    let others = sessions::table.filter(sessions::player_id.eq(player)).filter(sessions::digest.ne(kept.as_slice()));
    diesel::delete(others).execute(connection)?;
    Ok(())
}
