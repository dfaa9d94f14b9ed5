//! Notices: who is to be told what about a table. Written with the entry they speak of; here they are looked at, put
//! off, dropped, or exchanged for a letter.
//!
//! Whatever is done to a notice is done only if it is still as it was read, so several nodes may look at once.

use diesel::result::Error;
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, QueryDsl, QueryResult, RunQueryDsl,
};

use crate::engine::Seat;
use crate::table::{NoticeKind, Seq, TableCode, Timestamp};

use super::connection::{AnyConnection, each};
use super::letters::{LetterKind, Written, insert_written};
use super::schema::{entries, letters, outbox, seats, tables};
use super::seats::code;
use super::{AppendError, Store, StoreError};

/// A notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    pub table_id: i64,
    pub code: TableCode,
    pub seq: Seq,
    pub seat: Seat,
    pub kind: NoticeKind,
    pub due_at: Timestamp,
    /// When what it tells of happened.
    pub made_at: Timestamp,
}

/// The rows of a notice, as it was read.
macro_rules! as_read {
    ($notice:expr) => {
        outbox::table
            .filter(outbox::table_id.eq($notice.table_id))
            .filter(outbox::seq.eq($notice.seq.0 as i32))
            .filter(outbox::seat.eq($notice.seat.index() as i32))
            .filter(outbox::kind.eq($notice.kind.word()))
            .filter(outbox::due_at.eq($notice.due_at.0))
    };
}

impl Store {
    /// Notices to be looked at now, the longest due first.
    pub fn due_notices(&self, now: Timestamp, most: i64) -> Result<Vec<DueNotice>, StoreError> {
        type Row = (i64, String, i32, i32, String, i64, Option<i64>);
        let rows = self.read(|connection| {
            let told_of = entries::table_id.eq(outbox::table_id).and(entries::seq.eq(outbox::seq));
            let rows = outbox::table
                .inner_join(tables::table.on(tables::id.eq(outbox::table_id)))
                .left_join(entries::table.on(told_of));
            let rows = rows.filter(outbox::due_at.le(now.0)).order((outbox::due_at, outbox::table_id)).limit(most);
            let columns = (
                outbox::table_id,
                tables::code,
                outbox::seq,
                outbox::seat,
                outbox::kind,
                outbox::due_at,
                entries::at.nullable(),
            );
            Ok(rows.select(columns).load::<Row>(connection)?)
        })?;
        let read = |(table_id, name, seq, seat, kind, due, made): Row| {
            let kind = NoticeKind::read(&kind)
                .ok_or_else(|| StoreError::Corrupt(format!("`{kind}` is not a kind of notice")))?;
            Ok(DueNotice {
                table_id,
                code: code(&name)?,
                seq: Seq(seq as u32),
                seat: Seat::new(seat as u8),
                kind,
                due_at: Timestamp(due),
                made_at: Timestamp(made.unwrap_or(due)),
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// When the next notice is due.
    pub fn next_notice(&self) -> Result<Option<Timestamp>, StoreError> {
        let next: Option<i64> =
            self.read(|connection| Ok(outbox::table.select(diesel::dsl::min(outbox::due_at)).first(connection)?))?;
        Ok(next.map(Timestamp))
    }

    /// Was the seat told something later of this kind, or is about to be?
    pub fn is_superseded(&self, notice: &DueNotice, by: NoticeKind) -> Result<bool, StoreError> {
        self.read(|connection| {
            let (seat, seq) = (notice.seat.index() as i32, notice.seq.0 as i32);
            let later = outbox::table
                .filter(outbox::table_id.eq(notice.table_id))
                .filter(outbox::seat.eq(seat))
                .filter(outbox::kind.eq(by.word()))
                .filter(outbox::seq.gt(seq));
            if later.count().get_result::<i64>(connection)? > 0 {
                return Ok(true);
            }
            let told = letters::table
                .filter(letters::table_id.eq(notice.table_id))
                .filter(letters::seat.eq(seat))
                .filter(letters::kind.eq(LetterKind::Notice(by).word()))
                .filter(letters::seq.gt(seq));
            Ok(told.count().get_result::<i64>(connection)? > 0)
        })
    }

    /// Drops notices that are no longer true and puts off those whose time has not come.
    pub async fn put_off(&self, dropped: Vec<DueNotice>, held: Vec<(DueNotice, Timestamp)>) -> Result<(), AppendError> {
        if dropped.is_empty() && held.is_empty() {
            return Ok(());
        }
        self.write_post(move |connection| {
            for notice in &dropped {
                diesel::delete(as_read!(notice)).execute(connection)?;
            }
            for (notice, until) in &held {
                diesel::update(as_read!(notice)).set(outbox::due_at.eq(until.0)).execute(connection)?;
            }
            Ok(())
        })
        .await
    }

    /// Exchanges notices for the letter that tells of them. If one of them has changed meanwhile, nothing is done: the
    /// next round looks again. False if such a letter was written before.
    pub async fn post(&self, letter: Written, notices: Vec<DueNotice>) -> Result<bool, AppendError> {
        let (spent, letter) = (notices.clone(), letter.sealed(&self.vault));
        let written = self.write_post(move |connection| {
            for notice in &notices {
                if diesel::delete(as_read!(notice)).execute(connection)? != 1 {
                    return Err(Error::RollbackTransaction);
                }
            }
            insert_written(connection, &letter)
        });
        match written.await {
            Ok(()) => Ok(true),
            Err(AppendError::Taken) => {
                self.put_off(spent, Vec::new()).await?;
                Ok(false)
            }
            Err(error) => Err(error),
        }
    }
}

/// Somebody is to be told something that no change says.
pub(super) fn insert_notice(
    connection: &mut AnyConnection,
    table_id: i64,
    seq: Seq,
    seat: i32,
    kind: NoticeKind,
    now: Timestamp,
) -> QueryResult<usize> {
    let row = (
        outbox::table_id.eq(table_id),
        outbox::seq.eq(seq.0 as i32),
        outbox::seat.eq(seat),
        outbox::kind.eq(kind.word()),
        outbox::due_at.eq(now.0),
    );
    each!(connection, inner => diesel::insert_into(outbox::table).values(row).on_conflict_do_nothing().execute(inner))
}

/// Somebody said something: everybody else at the table is to be told. What is pending is told together; its due time
/// moves by a hair, so that whoever is just writing the letter looks again.
pub(super) fn notice_talk(
    connection: &mut AnyConnection,
    table_id: i64,
    speaker: i64,
    at: Timestamp,
) -> QueryResult<()> {
    let others: Vec<i32> = seats::table
        .filter(seats::table_id.eq(table_id))
        .filter(seats::player_id.is_not_null())
        .filter(seats::player_id.ne(speaker))
        .select(seats::seat)
        .load(connection)?;
    for seat in others {
        let pending = || {
            outbox::table
                .filter(outbox::table_id.eq(table_id))
                .filter(outbox::seat.eq(seat))
                .filter(outbox::kind.eq(NoticeKind::Talk.word()))
        };
        let put_off = |connection: &mut AnyConnection| {
            diesel::update(pending()).set(outbox::due_at.eq(outbox::due_at + 1)).execute(connection)
        };
        // If another node is just writing the first one, ours moves it.
        if put_off(connection)? == 0
            && insert_notice(connection, table_id, Seq::OPENING, seat, NoticeKind::Talk, at)? == 0
        {
            put_off(connection)?;
        }
    }
    Ok(())
}
