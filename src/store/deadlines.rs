//! What is due: questions whose time is up, reminders, and the pulse by which an outage is noticed.

use diesel::dsl::{exists, not};
use diesel::{
    BoolExpressionMethods, ExpressionMethods, JoinOnDsl, NullableExpressionMethods, OptionalExtension, QueryDsl,
    QueryResult, RunQueryDsl,
};

use crate::engine::Seat;
use crate::table::{NoticeKind, Seq, Span, TableCode, Timestamp};

use super::connection::{AnyConnection, each};
use super::outbox::insert_notice;
use super::schema::{entries, outages, pulse, reminders, seats, standings, tables};
use super::seats::code;
use super::{AppendError, Store, StoreError};

/// A stretch of time in which no node was alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    pub from: Timestamp,
    pub to: Timestamp,
}

/// A seat, and the question it is to be reminded of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reminded {
    pub table_id: i64,
    pub seat: Seat,
    pub ask: u32,
}

/// As many are dealt with in one round; the next follows at once.
const MOST: i64 = 500;

impl Store {
    /// Seats whose time is up, the longest overdue first.
    pub fn overdue(&self, now: Timestamp) -> Result<Vec<(TableCode, Seat)>, StoreError> {
        let rows: Vec<(String, i32)> = self.read(|connection| {
            let rows = standings::table.inner_join(tables::table.on(tables::id.eq(standings::table_id)));
            let rows = rows.filter(standings::until.le(now.0)).order(standings::until).limit(MOST);
            Ok(rows.select((tables::code, standings::seat)).load(connection)?)
        })?;
        rows.into_iter().map(|(name, seat)| Ok((code(&name)?, Seat::new(seat as u8)))).collect()
    }

    /// Tables with a question that would run out between these two instants.
    pub fn hurried(&self, from: Timestamp, until: Timestamp) -> Result<Vec<TableCode>, StoreError> {
        let rows: Vec<String> = self.read(|connection| {
            let rows = standings::table.inner_join(tables::table.on(tables::id.eq(standings::table_id)));
            let rows = rows.filter(standings::until.ge(from.0)).filter(standings::until.lt(until.0));
            Ok(rows.select(tables::code).distinct().load(connection)?)
        })?;
        rows.iter().map(|name| code(name)).collect()
    }

    /// Tables whose windows have held their answers long enough.
    pub fn held_out(&self, now: Timestamp) -> Result<Vec<TableCode>, StoreError> {
        let rows: Vec<String> = self.read(|connection| {
            let rows = standings::table.inner_join(tables::table.on(tables::id.eq(standings::table_id)));
            let rows = rows.filter(standings::hold.le(now.0)).limit(MOST);
            Ok(rows.select(tables::code).distinct().load(connection)?)
        })?;
        rows.iter().map(|name| code(name)).collect()
    }

    /// The hold of a table's window is over, and what lay ready was opened. Only what is past is cleared, whatever
    /// another node has written meanwhile.
    pub async fn let_go(&self, table: &TableCode, now: Timestamp) -> Result<(), AppendError> {
        let name = table.as_str().to_owned();
        self.write(move |connection| {
            let of_table = tables::table.filter(tables::code.eq(&name)).select(tables::id);
            let past = standings::table.filter(standings::table_id.eq_any(of_table)).filter(standings::hold.le(now.0));
            diesel::update(past).set(standings::hold.eq(None::<i64>)).execute(connection)?;
            Ok(())
        })
        .await
    }

    /// When something is due next.
    pub fn next_due(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        self.read(|connection| {
            let deadlines = standings::table.filter(standings::until.gt(now.0));
            let deadline: Option<i64> = deadlines.select(diesel::dsl::min(standings::until)).first(connection)?;
            let reminders = standings::table.filter(standings::remind_at.gt(now.0));
            let reminder: Option<i64> = reminders.select(diesel::dsl::min(standings::remind_at)).first(connection)?;
            let holds = standings::table.filter(standings::hold.gt(now.0));
            let hold: Option<i64> = holds.select(diesel::dsl::min(standings::hold)).first(connection)?;
            Ok(deadline.into_iter().chain(reminder).chain(hold).min().map(Timestamp))
        })
    }

    /// Questions of which nobody has reminded their seats yet.
    pub fn unreminded(&self, now: Timestamp) -> Result<Vec<Reminded>, StoreError> {
        let rows: Vec<(i64, i32, i32)> = self.read(|connection| {
            let done = reminders::table
                .filter(reminders::table_id.eq(standings::table_id))
                .filter(reminders::seat.eq(standings::seat))
                .filter(reminders::ask.eq(standings::ask))
                .filter(reminders::kind.eq(NoticeKind::Reminder.word()));
            let rows = standings::table
                .filter(standings::remind_at.le(now.0))
                .filter(standings::until.gt(now.0))
                .filter(not(exists(done)));
            let columns = (standings::table_id, standings::seat, standings::ask);
            Ok(rows.order(standings::remind_at).limit(MOST).select(columns).load(connection)?)
        })?;
        let reminded = |(table_id, seat, ask)| Reminded { table_id, seat: Seat::new(seat as u8), ask: ask as u32 };
        Ok(rows.into_iter().map(reminded).collect())
    }

    /// Reminds a seat of its question, or nudges it: once, whoever else tries. False if that was done, or the seat is
    /// asked something else by now.
    pub async fn remind(&self, whom: Reminded, kind: NoticeKind, now: Timestamp) -> Result<bool, AppendError> {
        let Reminded { table_id, seat, ask } = whom;
        let (seat, ask) = (seat.index() as i32, ask as i32);
        self.write(move |connection| {
            let open = standings::table
                .filter(standings::table_id.eq(table_id))
                .filter(standings::seat.eq(seat))
                .filter(standings::ask.eq(ask))
                .filter(standings::until.is_not_null());
            if open.count().get_result::<i64>(connection)? == 0 {
                return Ok(false);
            }
            let row = (
                reminders::table_id.eq(table_id),
                reminders::seat.eq(seat),
                reminders::ask.eq(ask),
                reminders::kind.eq(kind.word()),
                reminders::at.eq(now.0),
            );
            let new = each!(connection, inner => diesel::insert_into(reminders::table)
                .values(row).on_conflict_do_nothing().execute(inner)?);
            if new == 1 {
                let last = entries::table.filter(entries::table_id.eq(table_id)).order(entries::seq.desc());
                let last: i32 = last.select(entries::seq).first(connection)?;
                insert_notice(connection, table_id, Seq(last as u32), seat, kind, now)?;
            }
            Ok(new == 1)
        })
        .await
    }

    /// When the seat was reminded of this question, or nudged about it.
    pub fn reminded_at(&self, whom: Reminded, kind: NoticeKind) -> Result<Option<Timestamp>, StoreError> {
        let at: Option<i64> = self.read(|connection| {
            let key = (whom.table_id, whom.seat.index() as i32, whom.ask as i32, kind.word());
            Ok(reminders::table.find(key).select(reminders::at).first(connection).optional()?)
        })?;
        Ok(at.map(Timestamp))
    }

    /// The service is alive. A gap of `longest` or more since the beat before was an outage, and is kept.
    pub async fn beat(&self, now: Timestamp, longest: Span) -> Result<(), AppendError> {
        self.write(move |connection| {
            let last: Option<i64> = pulse::table.select(pulse::at).first(connection).optional()?;
            if let Some(last) = last.filter(|last| now.0 - last >= longest.0) {
                let row = (outages::from_at.eq(last), outages::to_at.eq(now.0));
                each!(connection, inner => diesel::insert_into(outages::table)
                    .values(row).on_conflict_do_nothing().execute(inner)?);
            }
            each!(connection, inner => diesel::insert_into(pulse::table)
                .values((pulse::id.eq(1), pulse::at.eq(now.0)))
                .on_conflict(pulse::id)
                .do_update()
                .set(pulse::at.eq(now.0))
                .execute(inner)?);
            Ok(())
        })
        .await
    }

    /// Outages that ended after this instant.
    pub fn outages(&self, since: Timestamp) -> Result<Vec<Outage>, StoreError> {
        let rows: Vec<(i64, i64)> = self.read(|connection| {
            let rows = outages::table.filter(outages::to_at.gt(since.0)).order(outages::from_at);
            Ok(rows.load(connection)?)
        })?;
        Ok(rows.into_iter().map(|(from, to)| Outage { from: Timestamp(from), to: Timestamp(to) }).collect())
    }

    /// Games in which no person is asked although one is there: robots handed over, or something is wrong.
    pub fn stalled(&self) -> Result<Vec<TableCode>, StoreError> {
        let rows: Vec<String> = self.read(|connection| Ok(stalled(connection)?))?;
        rows.iter().map(|name| code(name)).collect()
    }

    /// How many games do not go on: nobody is asked, a deadline is missing, or it passed long ago and nothing happened.
    pub fn count_stuck(&self, now: Timestamp) -> Result<i64, StoreError> {
        let long_ago = Timestamp(now.0 - Span::hours(1).0);
        self.read(|connection| {
            let overdue = standings::table.filter(standings::until.le(long_ago.0)).select(standings::table_id);
            let overdue: Vec<i64> = overdue.distinct().limit(MOST).load(connection)?;
            let endless: Vec<i64> = standings::table
                .inner_join(tables::table.on(tables::id.eq(standings::table_id)))
                .inner_join(
                    seats::table.on(seats::table_id.eq(standings::table_id).and(seats::seat.eq(standings::seat))),
                )
                .filter(tables::pace.is_not_null())
                .filter(tables::finished_at.is_null())
                .filter(standings::duty.ne("wait"))
                .filter(standings::until.is_null())
                .filter(standings::kept.eq(false))
                .filter(seats::player_id.is_not_null())
                .select(standings::table_id)
                .distinct()
                .limit(MOST)
                .load(connection)?;
            // Later seats of a window are asked before their time begins.
            let timed = standings::table.filter(standings::until.is_not_null()).select(standings::table_id);
            let timed: Vec<i64> = timed.filter(standings::table_id.eq_any(&endless)).load(connection)?;
            let endless: Vec<&i64> = endless.iter().filter(|table| !timed.contains(table)).collect();
            Ok((overdue.len() + endless.len() + stalled(connection)?.len()) as i64)
        })
    }
}

/// Tables where a person sits whose seat no caretaker keeps, and no such person is asked.
fn stalled(connection: &mut AnyConnection) -> QueryResult<Vec<String>> {
    let person = || {
        standings::table
            .inner_join(seats::table.on(seats::table_id.eq(standings::table_id).and(seats::seat.eq(standings::seat))))
            .filter(standings::table_id.eq(tables::id))
            .filter(seats::player_id.is_not_null())
            .filter(standings::kept.eq(false))
    };
    tables::table
        .filter(tables::guests.is_not_null())
        .filter(tables::finished_at.is_null())
        .filter(exists(person().select(standings::seat.nullable())))
        .filter(not(exists(person().filter(standings::duty.ne("wait")).select(standings::seat.nullable()))))
        .select(tables::code)
        .limit(MOST)
        .load(connection)
}
