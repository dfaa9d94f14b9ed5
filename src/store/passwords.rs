//! How passwords are kept, and what follows when one is changed.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::people::{Digest, PlayerId};

use super::guesses::{Doors, open_doors};
use super::letters::{NewLetter, insert_letter};
use super::schema::players;
use super::sessions::end_others;
use super::{AppendError, Store, StoreError};

/// A new password or none, with all that follows from it.
#[derive(Clone, Debug)]
pub struct NewPassword {
    pub player: PlayerId,
    /// None: only links by mail open the account.
    pub kept: Option<String>,
    /// The session in which it is set. All others end.
    pub session: Digest,
    /// Tells the owner.
    pub letter: NewLetter,
    pub doors: Doors,
}

impl Store {
    pub fn password_of(&self, id: PlayerId) -> Result<Option<String>, StoreError> {
        let row = self.read(|connection| {
            let row = players::table.find(id.0).select(players::password);
            Ok(row.first::<Option<String>>(connection).optional()?)
        })?;
        Ok(row.flatten())
    }

    /// The same password, kept better.
    pub async fn renew_password(&self, id: PlayerId, kept: String) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = players::table.filter(players::id.eq(id.0)).filter(players::left_at.is_null());
            diesel::update(this).set(players::password.eq(Some(&kept))).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Another password, all or nothing: it would be no help if whoever knew the old one stayed signed in, or went on
    /// reading the feeds.
    pub async fn change_password(&self, new: NewPassword) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = players::table.filter(players::id.eq(new.player.0)).filter(players::left_at.is_null());
            diesel::update(this)
                .set((players::password.eq(new.kept.as_deref()), players::feed.eq(players::feed + 1)))
                .execute(connection)?;
            end_others(connection, new.player.0, &new.session)?;
            open_doors(connection, &[new.doors.familiar.clone(), new.doors.strange.clone()])?;
            insert_letter(connection, &new.letter)
        })
        .await
    }
}
