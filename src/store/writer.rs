//! The one writer: gathers what is waiting into one durable commit, then acknowledges each.
//!
//! There is no timer. While one commit syncs, the next group queues up; a lone move is committed at once. If a group
//! fails, its jobs are done again one by one, so that a refused one fails alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use diesel::result::{DatabaseErrorKind, Error};
use diesel::upsert::excluded;
use diesel::{ExpressionMethods, QueryDsl, QueryResult, RunQueryDsl};
use tokio::sync::oneshot;

use super::connection::{Address, AnyConnection, Door, each};
use super::rows::{Append, EntryRow, NoticeRow, StandingRow};
use super::schema::{entries, orders, outbox, seals, standings, tables};

/// How many jobs may wait. Beyond that the service says that it is busy instead of growing.
const QUEUE: usize = 1024;
/// How many jobs share a commit.
const GROUP: usize = 256;
/// How soon it is noticed that another process has changed the database.
const GLANCE: Duration = Duration::from_millis(500);

/// Why a write was not made. Nothing of it was stored.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    #[error("somebody else was first")]
    Taken,
    #[error("too many writes are waiting")]
    Overloaded,
    #[error("{0}")]
    Unavailable(String),
}

pub(super) type Other = Box<dyn FnMut(&mut AnyConnection) -> QueryResult<()> + Send>;

pub(super) enum Work {
    Append(Append),
    /// Letters and notices; nothing that pages or tables are made of.
    Post(Other),
    Other(Other),
    /// Somebody wants to know whether there can be a commit. Nothing that anybody reads is changed.
    Probe,
}

struct Job {
    work: Work,
    reply: oneshot::Sender<Result<(), AppendError>>,
}

/// The writing thread, held by its queue.
pub(super) struct Writer {
    queue: Option<SyncSender<Job>>,
    counts: Arc<Counts>,
    thread: Option<JoinHandle<()>>,
}

/// How often something was written: here, or within a moment elsewhere.
#[derive(Default)]
struct Counts {
    /// Anything.
    all: AtomicU64,
    /// Anything but moves and post.
    beside: AtomicU64,
}

impl Counts {
    fn add(&self, beside: bool) {
        self.all.fetch_add(1, Ordering::Release);
        if beside {
            self.beside.fetch_add(1, Ordering::Release);
        }
    }
}

impl Writer {
    pub fn start(connection: AnyConnection, address: Address) -> Writer {
        let (queue, jobs) = sync_channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let pen = Pen { connection, address, counts: Arc::clone(&counts), foreign: 0, glanced: Instant::now() };
        let thread = std::thread::Builder::new().name("writer".into()).spawn(move || pen.run(&jobs));
        Writer { queue: Some(queue), counts, thread: Some(thread.expect("the system can start a thread")) }
    }

    /// Changes whenever something was written: here, or within a moment elsewhere.
    pub fn revision(&self) -> u64 {
        self.counts.all.load(Ordering::Acquire)
    }

    /// Changes whenever something was written that is neither a move nor post.
    pub fn beside(&self) -> u64 {
        self.counts.beside.load(Ordering::Acquire)
    }

    /// Durable when it answers Ok.
    pub async fn write(&self, work: Work) -> Result<(), AppendError> {
        let (reply, done) = oneshot::channel();
        let queue = self.queue.as_ref().expect("open until dropped");
        queue.try_send(Job { work, reply }).map_err(|error| match error {
            TrySendError::Full(_) => AppendError::Overloaded,
            TrySendError::Disconnected(_) => AppendError::Unavailable("the writer has stopped".into()),
        })?;
        done.await.unwrap_or_else(|_| Err(AppendError::Unavailable("the writer has stopped".into())))
    }
}

impl Drop for Writer {
    /// What is queued is still written.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

struct Pen {
    connection: AnyConnection,
    address: Address,
    counts: Arc<Counts>,
    /// The database's own count of changes by others, and when it was last looked at.
    foreign: i64,
    glanced: Instant,
}

impl Pen {
    fn run(mut self, jobs: &Receiver<Job>) {
        let mut group = Vec::with_capacity(GROUP);
        loop {
            match jobs.recv_timeout(GLANCE) {
                Ok(first) => {
                    group.push(first);
                    group.extend(jobs.try_iter().take(GROUP - 1));
                    self.write(&mut group);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.glance();
        }
    }

    /// Has somebody else changed the database?
    fn glance(&mut self) {
        if self.glanced.elapsed() < GLANCE {
            return;
        }
        self.glanced = Instant::now();
        let foreign = self.connection.foreign_changes().unwrap_or(self.foreign + 1);
        if foreign != self.foreign {
            self.foreign = foreign;
            self.counts.add(true);
        }
    }

    fn write(&mut self, group: &mut Vec<Job>) {
        match self.commit(group) {
            Ok(()) => group.drain(..).for_each(|job| answer(job, Ok(()))),
            Err(error) if group.len() == 1 => group.drain(..).for_each(|job| answer(job, Err(told(&error)))),
            Err(_) => {
                for mut job in group.drain(..) {
                    let written = self.commit(std::slice::from_mut(&mut job)).map_err(|error| told(&error));
                    answer(job, written);
                }
            }
        }
    }

    fn commit(&mut self, group: &mut [Job]) -> QueryResult<()> {
        self.begin()?;
        let written = apply(&mut self.connection, group).and_then(|()| self.connection.commit());
        if written.is_ok() {
            if !group.iter().all(|job| matches!(job.work, Work::Probe)) {
                self.counts.add(group.iter().any(|job| matches!(job.work, Work::Other(_))));
            }
        } else {
            // If even this fails, the next `begin` finds out and connects anew.
            let _ = self.connection.roll_back();
        }
        written
    }

    /// Begins, on a new connection if the old one is gone.
    fn begin(&mut self) -> QueryResult<()> {
        self.connection.begin().or_else(|error| {
            self.connection = self.address.connect(Door::Writing).map_err(|_| error)?;
            self.connection.begin()
        })
    }
}

fn answer(job: Job, written: Result<(), AppendError>) {
    // Whoever asked may have gone away; the write stands.
    let _ = job.reply.send(written);
}

fn told(error: &Error) -> AppendError {
    match error {
        Error::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => AppendError::Taken,
        other => AppendError::Unavailable(other.to_string()),
    }
}

/// Many rows in few statements. Their sizes are fixed and they own what they hold, so that each statement is planned
/// once and kept.
macro_rules! in_batches {
    ($rows:expr, $batch:ident => $insert:expr) => {
        let mut rest = $rows.as_slice();
        while !rest.is_empty() {
            if let Some(($batch, more)) = rest.split_first_chunk::<32>() {
                $insert;
                rest = more;
            } else if let Some(($batch, more)) = rest.split_first_chunk::<4>() {
                $insert;
                rest = more;
            } else if let Some(($batch, more)) = rest.split_first_chunk::<2>() {
                $insert;
                rest = more;
            } else if let Some(($batch, more)) = rest.split_first_chunk::<1>() {
                $insert;
                rest = more;
            }
        }
    };
}

/// Puts standings in the place of those before them. On SQLite by replacing whole rows: diesel keeps no plan for an
/// insertion that may update.
macro_rules! replace_standings {
    ($connection:expr, $rows:expr) => {
        match $connection {
            AnyConnection::Sqlite(sqlite) => {
                diesel::replace_into(standings::table).values($rows).execute(sqlite)?;
            }
            AnyConnection::Postgres(postgres) => {
                diesel::insert_into(standings::table)
                    .values($rows)
                    .on_conflict((standings::table_id, standings::seat))
                    .do_update()
                    .set((
                        standings::duty.eq(excluded(standings::duty)),
                        standings::ask.eq(excluded(standings::ask)),
                        standings::since.eq(excluded(standings::since)),
                        standings::answered_key.eq(excluded(standings::answered_key)),
                        standings::answered_seq.eq(excluded(standings::answered_seq)),
                        standings::until.eq(excluded(standings::until)),
                        standings::bank.eq(excluded(standings::bank)),
                        standings::paused.eq(excluded(standings::paused)),
                        standings::remind_at.eq(excluded(standings::remind_at)),
                        standings::kept.eq(excluded(standings::kept)),
                        standings::unpaused.eq(excluded(standings::unpaused)),
                        standings::hold.eq(excluded(standings::hold)),
                    ))
                    .execute(postgres)?;
            }
        }
    };
}

fn apply(connection: &mut AnyConnection, group: &mut [Job]) -> QueryResult<()> {
    let appends: Vec<&Append> = group
        .iter()
        .filter_map(|job| match &job.work {
            Work::Append(append) => Some(append),
            Work::Post(_) | Work::Other(_) | Work::Probe => None,
        })
        .collect();
    append(connection, &appends)?;
    for job in group {
        match &mut job.work {
            Work::Post(other) | Work::Other(other) => other(connection)?,
            Work::Probe => connection.probe()?,
            Work::Append(_) => {}
        }
    }
    Ok(())
}

/// Puts changes of tables into rows.
pub(super) fn append(connection: &mut AnyConnection, appends: &[&Append]) -> QueryResult<()> {
    let entry_rows: Vec<EntryRow> = appends.iter().flat_map(|append| append.entries.clone()).collect();
    in_batches!(entry_rows, rows => {
        each!(connection, inner => diesel::insert_into(entries::table).values(rows).execute(inner)?)
    });
    let standing_rows: Vec<StandingRow> = appends.iter().flat_map(|append| append.standings.clone()).collect();
    in_batches!(standing_rows, rows => replace_standings!(connection, rows));
    let notice_rows: Vec<NoticeRow> = appends.iter().flat_map(|append| append.notices.clone()).collect();
    in_batches!(notice_rows, rows => {
        each!(connection, inner => diesel::insert_into(outbox::table).values(rows).execute(inner)?)
    });
    for append in appends {
        rarities(connection, append)?;
    }
    Ok(())
}

/// What most moves do not need: sealed answers, the deal, the end.
fn rarities(connection: &mut AnyConnection, append: &Append) -> QueryResult<()> {
    let table = tables::table.filter(tables::id.eq(append.table_id));
    for (seat, row) in &append.orders {
        let before = orders::table.filter(orders::table_id.eq(append.table_id)).filter(orders::seat.eq(seat));
        diesel::delete(before).execute(connection)?;
        if let Some(row) = row {
            diesel::insert_into(orders::table).values(row).execute(connection)?;
        }
    }
    for seat in append.unsealed.iter().chain(append.sealed.iter().map(|row| &row.seat)) {
        let seal = seals::table.filter(seals::table_id.eq(append.table_id)).filter(seals::seat.eq(seat));
        diesel::delete(seal).execute(connection)?;
    }
    for row in &append.sealed {
        diesel::insert_into(seals::table).values(row).execute(connection)?;
    }
    if let Some(guests) = &append.guests {
        diesel::update(table).set(tables::guests.eq(guests)).execute(connection)?;
    }
    if let Some((at, outcome)) = &append.finished {
        diesel::update(table).set((tables::finished_at.eq(at), tables::outcome.eq(outcome))).execute(connection)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use diesel::connection::SimpleConnection;

    use super::super::{Announced, Store};
    use super::*;
    use crate::table::{TableCode, Timestamp};

    fn announced(number: u64, filler: usize) -> Announced {
        Announced {
            code: TableCode::from_bits(number),
            game: "x".into(),
            edition: 1,
            options: "x".repeat(filler),
            secret: [0; 32],
            commitment: [0; 32],
            pace: None,
            at: Timestamp(0),
        }
    }

    fn wait<T>(future: impl Future<Output = T>) -> T {
        tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
    }

    #[test]
    fn a_disk_that_was_full_heals_without_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Address::Sqlite(folder.path().join("t.db"))).unwrap();
        let limit = |pages: u32| {
            wait(store.write(move |link| link.batch_execute(&format!("PRAGMA max_page_count = {pages}")))).unwrap();
        };
        limit(40);
        let taken = (0..1_000).take_while(|number| wait(store.announce(&announced(*number, 3_000))).is_ok()).count();
        assert!((1..1_000).contains(&taken), "{taken}");
        assert!(matches!(wait(store.announce(&announced(taken as u64, 3_000))), Err(AppendError::Unavailable(_))));
        assert_eq!(store.all_tables().unwrap().len(), taken, "reads go on, and exactly what was acknowledged is there");
        assert!(
            matches!(wait(store.can_write()), Err(AppendError::Unavailable(_))),
            "it does not say that it is ready"
        );
        limit(10_000);
        (0..3).for_each(|_| wait(store.can_write()).unwrap());
        wait(store.announce(&announced(taken as u64, 3_000))).unwrap();
    }

    #[test]
    fn a_job_that_fails_in_a_group_fails_alone() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Address::Sqlite(folder.path().join("t.db"))).unwrap();
        wait(store.announce(&announced(7, 1))).unwrap();
        let written = wait(async {
            let slow = store.write(|_| {
                std::thread::sleep(Duration::from_millis(30));
                Ok(())
            });
            let (one, two, three) = (announced(8, 1), announced(7, 1), announced(9, 1));
            let group = tokio::join!(slow, store.announce(&one), store.announce(&two), store.announce(&three));
            [group.1, group.2, group.3]
        });
        assert!(written[0].is_ok() && written[2].is_ok());
        assert!(matches!(written[1], Err(AppendError::Taken)));
        assert_eq!(store.all_tables().unwrap().len(), 3);
    }
}
