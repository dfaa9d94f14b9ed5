//! A connection to either database, and the addresses that lead to one.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::r2d2::ManageConnection;
use diesel::{Connection as _, PgConnection, QueryResult, RunQueryDsl, SqliteConnection};

use super::{StoreError, folder, wire};

/// Either database behind one type. What diesel cannot say for both at once is said with `each!`.
#[derive(diesel::MultiConnection)]
pub enum AnyConnection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// One body of code, compiled for each backend.
macro_rules! each {
    ($connection:expr, $inner:ident => $body:expr) => {
        match $connection {
            $crate::store::AnyConnection::Sqlite($inner) => $body,
            $crate::store::AnyConnection::Postgres($inner) => $body,
        }
    };
}
pub(super) use each;

/// The oldest SQLite without the WAL-reset bug, which loses acknowledged commits.
const OLDEST_SQLITE: &str = "3.51.3";

/// Where a database is.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    Sqlite(PathBuf),
    Postgres(String),
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    Writing,
    /// SQLite refuses every write through it.
    Reading,
}

impl FromStr for Address {
    type Err = String;

    /// `postgres://…`, `sqlite:path`, or just a path.
    fn from_str(text: &str) -> Result<Address, String> {
        match text.split_once("://").map(|(scheme, _)| scheme) {
            Some("postgres" | "postgresql") => Ok(Address::Postgres(text.into())),
            Some(other) => Err(format!("`{other}://` is not a kind of database Tincan knows: sqlite or postgres")),
            None => match text.strip_prefix("sqlite:").unwrap_or(text) {
                "" => Err("the address of the database is empty".into()),
                path => Ok(Address::Sqlite(path.into())),
            },
        }
    }
}

impl fmt::Display for Address {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Sqlite(path) => write!(f, "{}", path.display()),
            Address::Postgres(url) => match (url.split_once("://"), url.rsplit_once('@')) {
                (Some((scheme, _)), Some((_, host))) => write!(f, "{scheme}://{host}"),
                _ => f.write_str(url),
            },
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Address {
    pub fn connect(&self, door: Door) -> Result<AnyConnection, StoreError> {
        let failed = |why: String| StoreError::Open { address: self.to_string(), why };
        match self {
            Address::Postgres(url) => {
                if wire::is_unguarded(url) {
                    return Err(StoreError::Unguarded(self.to_string()));
                }
                PgConnection::establish(url).map(AnyConnection::Postgres).map_err(|error| failed(error.to_string()))
            }
            Address::Sqlite(path) => {
                if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                    std::fs::create_dir_all(folder).map_err(|error| failed(error.to_string()))?;
                }
                if let Some(kind) = folder::far_away(path) {
                    return Err(StoreError::FarAway { address: self.to_string(), kind });
                }
                if door == Door::Writing {
                    folder::make_private(path).map_err(|error| failed(error.to_string()))?;
                }
                let path = path.to_str().ok_or_else(|| failed("the path is not UTF-8".into()))?;
                let mut sqlite = SqliteConnection::establish(path).map_err(|error| failed(error.to_string()))?;
                prepare(&mut sqlite, door).map_err(|error| failed(error.to_string()))?;
                check_version(&mut sqlite)?;
                // What is only read, such as a backup, promises nothing.
                if door == Door::Writing {
                    check_care(&mut sqlite)?;
                }
                Ok(AnyConnection::Sqlite(sqlite))
            }
        }
    }
}

/// As long SQLite's log of what was written becomes before it begins anew: about 16 MB.
const PAGES_OF_LOG: usize = 4_000;
/// As many pages SQLite keeps to itself before it writes any.
const PAGES_KEPT: usize = 500;
/// As many bytes are written to see whether there is room.
const PROBE: usize = 16 * 1_024;

/// WAL with a sync at every commit: an acknowledged move survives a power cut.
fn prepare(sqlite: &mut SqliteConnection, door: Door) -> QueryResult<()> {
    // With recursive triggers a row that is replaced counts as deleted, and the log allows neither.
    sqlite.batch_execute(
        "PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; \
         PRAGMA recursive_triggers = ON;",
    )?;
    match door {
        // A page that many moves change is copied into the database once for all of them.
        Door::Writing => {
            // What somebody had erased is overwritten, also in pages that are free for now: ON, not FAST.
            sqlite.batch_execute(&format!(
                "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = {PAGES_OF_LOG}; PRAGMA secure_delete = ON;"
            ))
        }
        Door::Reading => sqlite.batch_execute("PRAGMA query_only = ON;"),
    }
}

#[derive(diesel::QueryableByName)]
struct Version {
    #[diesel(sql_type = diesel::sql_types::Text)]
    version: String,
}

#[derive(diesel::QueryableByName)]
struct Changes {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    data_version: i64,
}

fn check_version(sqlite: &mut SqliteConnection) -> Result<(), StoreError> {
    let Version { version: found } = diesel::sql_query("SELECT sqlite_version() AS version").get_result(sqlite)?;
    if at_least(&found, OLDEST_SQLITE) { Ok(()) } else { Err(StoreError::OldSqlite { found, needed: OLDEST_SQLITE }) }
}

#[derive(diesel::QueryableByName)]
struct Care {
    #[diesel(sql_type = diesel::sql_types::Integer)]
    synchronous: i32,
    #[diesel(sql_type = diesel::sql_types::Integer)]
    foreign_keys: i32,
    #[diesel(sql_type = diesel::sql_types::Text)]
    journal_mode: String,
}

/// Has SQLite really taken what [`prepare`] asked for? It says nothing when it has not.
fn check_care(sqlite: &mut SqliteConnection) -> Result<(), StoreError> {
    let care: Care = diesel::sql_query(
        "SELECT synchronous, foreign_keys, journal_mode \
         FROM pragma_synchronous, pragma_foreign_keys, pragma_journal_mode",
    )
    .get_result(sqlite)?;
    match care {
        Care { synchronous: ..2, .. } => Err(StoreError::Careless("synchronous = FULL")),
        Care { foreign_keys: 0, .. } => Err(StoreError::Careless("foreign_keys = ON")),
        Care { journal_mode, .. } if journal_mode != "wal" => Err(StoreError::Careless("journal_mode = WAL")),
        _ => Ok(()),
    }
}

fn at_least(found: &str, needed: &str) -> bool {
    let numbers = |version: &str| version.split('.').map(|part| part.parse().unwrap_or(0)).collect::<Vec<u32>>();
    numbers(found) >= numbers(needed)
}

impl AnyConnection {
    /// Begins a transaction that may write. On SQLite it takes the write lock at once: a transaction that reads first
    /// and wants to write later could be refused in the middle.
    pub(super) fn begin(&mut self) -> QueryResult<()> {
        match self {
            AnyConnection::Sqlite(sqlite) => AnsiTransactionManager::begin_transaction_sql(sqlite, "BEGIN IMMEDIATE"),
            AnyConnection::Postgres(postgres) => AnsiTransactionManager::begin_transaction(postgres),
        }
    }

    /// A number that is another one when somebody else has changed the database. PostgreSQL does not count.
    pub(super) fn foreign_changes(&mut self) -> QueryResult<i64> {
        match self {
            AnyConnection::Sqlite(sqlite) => {
                let Changes { data_version } = diesel::sql_query("PRAGMA data_version").get_result(sqlite)?;
                Ok(data_version)
            }
            AnyConnection::Postgres(_) => Ok(0),
        }
    }

    /// Makes the file of SQLite's log as long as it will be. A commit that makes a file longer waits for its new length
    /// as well as for its data. What is written here is forgotten again: only the file stays long.
    pub(super) fn make_room(&mut self) -> QueryResult<()> {
        match self {
            AnyConnection::Sqlite(sqlite) => sqlite.batch_execute(&format!(
                "SAVEPOINT room; CREATE TABLE room (filler BLOB); INSERT INTO room VALUES (zeroblob({}));
                 ROLLBACK TO room; RELEASE room; PRAGMA shrink_memory;",
                (PAGES_OF_LOG + PAGES_KEPT) * 4_096
            )),
            AnyConnection::Postgres(_) => Ok(()),
        }
    }

    /// Writes a row as large as a long move, in place of the one written before. It comes before that one goes, so it
    /// needs room of its own: a disk that is full is noticed.
    pub(super) fn probe(&mut self) -> QueryResult<()> {
        let filler = match self {
            AnyConnection::Sqlite(_) => format!("zeroblob({PROBE})"),
            AnyConnection::Postgres(_) => format!("repeat('0', {PROBE})"),
        };
        self.batch_execute(&format!(
            "INSERT INTO probes (filler) VALUES ({filler});
             DELETE FROM probes WHERE id < (SELECT max(id) FROM probes);"
        ))
    }

    /// Runs several questions against one and the same state of the database.
    pub(super) fn snapshot<T>(
        &mut self,
        ask: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        match self {
            AnyConnection::Sqlite(sqlite) => AnsiTransactionManager::begin_transaction(sqlite)?,
            AnyConnection::Postgres(postgres) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                AnsiTransactionManager::begin_transaction_sql(postgres, begin)?;
            }
        }
        let answer = ask(self);
        self.roll_back()?;
        answer
    }

    pub(super) fn commit(&mut self) -> QueryResult<()> {
        each!(self, inner => AnsiTransactionManager::commit_transaction(inner))
    }

    pub(super) fn roll_back(&mut self) -> QueryResult<()> {
        each!(self, inner => AnsiTransactionManager::rollback_transaction(inner))
    }
}

/// Opens readers for the pool.
#[derive(Debug)]
pub(super) struct Opener {
    pub address: Address,
}

impl ManageConnection for Opener {
    type Connection = AnyConnection;
    type Error = StoreError;

    fn connect(&self) -> Result<AnyConnection, StoreError> {
        self.address.connect(Door::Reading)
    }

    fn is_valid(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        Ok(connection.batch_execute("SELECT 1")?)
    }

    /// Was it left in the middle of something? Whether PostgreSQL has gone away and come back meanwhile, [`is_valid`]
    /// finds out when somebody next wants to ask.
    ///
    /// [`is_valid`]: ManageConnection::is_valid
    fn has_broken(&self, connection: &mut AnyConnection) -> bool {
        std::thread::panicking()
            || each!(connection, inner => AnsiTransactionManager::is_broken_transaction_manager(inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_sqlite_is_told_apart() {
        assert!(at_least("3.51.3", OLDEST_SQLITE) && at_least("3.53.2", OLDEST_SQLITE) && at_least("4.0.0", "3.51.3"));
        assert!(!at_least("3.51.2", OLDEST_SQLITE) && !at_least("3.9.9", OLDEST_SQLITE));
    }

    #[test]
    fn a_careless_connection_is_told_by_what_it_lacks() {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("tincan.db"));
        for (pragma, lacks) in [
            ("synchronous = NORMAL", "synchronous = FULL"),
            ("foreign_keys = OFF", "foreign_keys = ON"),
            ("journal_mode = DELETE", "journal_mode = WAL"),
        ] {
            let AnyConnection::Sqlite(mut sqlite) = address.connect(Door::Writing).unwrap() else { unreachable!() };
            check_care(&mut sqlite).unwrap();
            sqlite.batch_execute(&format!("PRAGMA {pragma};")).unwrap();
            assert!(matches!(check_care(&mut sqlite), Err(StoreError::Careless(what)) if what == lacks), "{pragma}");
        }
    }

    #[test]
    fn a_statement_is_planned_once() {
        // As `.cargo/config.toml` asks for it.
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("tincan.db"));
        let AnyConnection::Sqlite(mut sqlite) = address.connect(Door::Writing).unwrap() else { unreachable!() };
        let used = "SELECT CAST(sqlite_compileoption_used('ENABLE_QPSG') AS TEXT) AS version";
        let Version { version: used } = diesel::sql_query(used).get_result(&mut sqlite).unwrap();
        assert_eq!(used, "1");
    }

    #[test]
    fn room_is_made_in_the_log_and_nothing_else_changes() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tincan.db");
        let mut link = Address::Sqlite(file.clone()).connect(Door::Writing).unwrap();
        link.batch_execute("CREATE TABLE kept (word TEXT)").unwrap();
        let log = || std::fs::metadata(folder.path().join("tincan.db-wal")).unwrap().len();
        let write = |link: &mut AnyConnection| link.batch_execute("INSERT INTO kept VALUES ('said')").unwrap();
        link.begin().unwrap();
        write(&mut link);
        link.make_room().unwrap();
        link.commit().unwrap();
        let length = log();
        assert!(length > (PAGES_OF_LOG * 4_096) as u64, "{length}");
        (0..200).for_each(|_| write(&mut link));
        assert_eq!(log(), length, "what is written later needs no longer file");
        let AnyConnection::Sqlite(sqlite) = &mut link else { unreachable!() };
        let said = "SELECT (SELECT group_concat(name) FROM sqlite_master) || (SELECT count(*) FROM kept) AS version";
        let Version { version: said } = diesel::sql_query(said).get_result(sqlite).unwrap();
        assert_eq!(said, "kept201");
    }

    #[test]
    fn an_address_shows_no_password() {
        let address: Address = "postgres://tincan:hunter2@db.example/tincan".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://db.example/tincan");
        assert_eq!("sqlite:a/b.db".parse::<Address>(), "a/b.db".parse::<Address>());
        assert!("mysql://x".parse::<Address>().is_err() && "sqlite:".parse::<Address>().is_err());
    }
}
