//! Replies that came by mail: which were taken, so that none is taken twice, and what became of them.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::engine::worded::worded;
use crate::people::{Digest, PlayerId};
use crate::table::{NoticeKind, Timestamp};

use super::letters::{NewLetter, Written, insert_letter, insert_written};
use super::schema::{outbox, replies};
use super::talk::insert_remark;
use super::{AppendError, Store, StoreError};

worded! {
    /// What became of a reply.
    Fate {
        /// Something was played.
        Played = "played",
        /// A command was followed.
        Followed = "followed",
        /// Nothing was changed: refused, too late or unclear.
        Unchanged = "unchanged",
        /// Written by somebody else, or nobody vouched for it.
        Foreign = "foreign",
    }
}

/// A reply that was judged, with all that follows from it besides its move.
#[derive(Clone, Debug)]
pub struct NewReply {
    /// Of the message and the question it answers.
    pub digest: Digest,
    pub player: PlayerId,
    pub verdict: Fate,
    pub at: Timestamp,
    /// What is said, at which table.
    pub remarks: Vec<(i64, String)>,
    /// The answer, if there is to be one, and what its reader need not be told of once more.
    pub letter: Option<(Written, Option<NoticeKind>)>,
    /// The answer to whoever wrote, if that is somebody else.
    pub elsewhere: Option<NewLetter>,
}

impl Store {
    pub fn has_reply(&self, digest: &Digest) -> Result<bool, StoreError> {
        self.read(|connection| {
            let this = replies::table.find(digest.to_vec()).select(replies::received_at);
            Ok(this.first::<i64>(connection).optional()?.is_some())
        })
    }

    /// Keeps a reply and what follows from it, all or nothing. Taken if another node was faster.
    pub async fn keep_reply(&self, mut reply: NewReply) -> Result<(), AppendError> {
        reply.letter = reply.letter.map(|(letter, told)| (letter.sealed(&self.vault), told));
        self.write(move |connection| {
            diesel::insert_into(replies::table)
                .values((
                    replies::digest.eq(reply.digest.to_vec()),
                    replies::player_id.eq(reply.player.0),
                    replies::received_at.eq(reply.at.0),
                    replies::verdict.eq(reply.verdict.word()),
                ))
                .execute(connection)?;
            for (table_id, words) in &reply.remarks {
                insert_remark(connection, *table_id, reply.player, words, reply.at)?;
            }
            if let Some(letter) = &reply.elsewhere {
                insert_letter(connection, letter)?;
            }
            let Some((letter, told)) = &reply.letter else { return Ok(()) };
            if let Some((about, kind)) = letter.about.zip(*told) {
                let told = outbox::table
                    .filter(outbox::table_id.eq(about.table_id))
                    .filter(outbox::seat.eq(about.seat.index() as i32))
                    .filter(outbox::kind.eq(kind.word()))
                    .filter(outbox::seq.lt(about.told.0 as i32));
                diesel::delete(told).execute(connection)?;
            }
            insert_written(connection, letter)
        })
        .await
    }

    /// How many replies of a player ended like this since then.
    pub fn replies_since(&self, player: PlayerId, verdict: Fate, since: Timestamp) -> Result<i64, StoreError> {
        self.read(|connection| {
            let theirs =
                replies::table.filter(replies::player_id.eq(player.0)).filter(replies::received_at.gt(since.0));
            Ok(theirs.filter(replies::verdict.eq(verdict.word())).count().get_result(connection)?)
        })
    }
}
