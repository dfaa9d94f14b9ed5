//! Wrong passwords in a row. After too many of them only a link by mail opens that door.
//!
//! An account has two doors: one for browsers that were signed in to it before, one for strangers. So a stranger who
//! guesses shuts the strangers' door only. A door is known by a mark, whether or not there is an account behind it.
//!
//! No page is made of this: a flood of guesses makes nobody draw a page anew.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, RunQueryDsl};

use crate::table::Timestamp;

use super::connection::{AnyConnection, each};
use super::schema::guesses;
use super::{AppendError, Store};

/// The marks of both doors of an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doors {
    pub familiar: String,
    pub strange: String,
}

/// Wrong passwords in a row that one door bears.
pub const MOST_GUESSES: i32 = 100;
/// A handful of wrong passwords is forgotten sooner than a siege.
const HANDFUL: i32 = 10;
const DAY: i64 = 24 * 60 * 60 * 1_000_000;

impl Store {
    /// Counts a try before it is made, so that many at once cannot slip through together. False: the door is shut.
    pub async fn may_guess(&self, door: String, now: Timestamp) -> Result<bool, AppendError> {
        self.write_post(move |connection| {
            let this = guesses::table.filter(guesses::door.eq(&door));
            let tries: Option<i32> = this.select(guesses::tries).first(connection).optional()?;
            if tries.is_some_and(|tries| tries >= MOST_GUESSES) {
                return Ok(false);
            }
            let row = (guesses::door.eq(&door), guesses::tries.eq(1), guesses::latest_at.eq(now.0));
            each!(connection, inner => diesel::insert_into(guesses::table)
                .values(row)
                .on_conflict(guesses::door)
                .do_update()
                .set((guesses::tries.eq(guesses::tries + 1), guesses::latest_at.eq(now.0)))
                .execute(inner))?;
            Ok(true)
        })
        .await
    }

    /// The right password was given to somebody inside.
    pub async fn guessed(&self, door: String) -> Result<(), AppendError> {
        self.write_post(move |connection| open_doors(connection, std::slice::from_ref(&door))).await
    }

    /// Forgets what nobody has tried for long.
    pub async fn forget_guesses(&self, now: Timestamp) -> Result<(), AppendError> {
        self.write_post(move |connection| {
            let few = guesses::table.filter(guesses::tries.lt(HANDFUL));
            diesel::delete(few.filter(guesses::latest_at.lt(now.0 - DAY))).execute(connection)?;
            diesel::delete(guesses::table.filter(guesses::latest_at.lt(now.0 - 90 * DAY))).execute(connection)?;
            Ok(())
        })
        .await
    }
}

/// Somebody came in: the row of wrong ones is over.
pub(super) fn open_doors(connection: &mut AnyConnection, doors: &[String]) -> QueryResult<()> {
    diesel::delete(guesses::table.filter(guesses::door.eq_any(doors))).execute(connection)?;
    Ok(())
}
