//! A copy of a running SQLite database, complete and consistent, made while the service goes on.

use std::path::Path;

use diesel::RunQueryDsl;
use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;

use super::connection::{Address, AnyConnection, Door};
use super::folder;
use super::{Store, StoreError};

#[derive(diesel::QueryableByName)]
struct Check {
    #[diesel(sql_type = Text)]
    integrity_check: String,
}

impl Store {
    /// Copies the database into a new file, and checks the copy. PostgreSQL has `pg_dump` for this.
    pub fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let failed = |why: String| StoreError::Open { address: file.display().to_string(), why };
        if let Address::Postgres(_) = self.address() {
            return Err(failed("a PostgreSQL database is backed up with pg_dump".into()));
        }
        if file.exists() {
            return Err(failed("the file exists already; a backup never overwrites one".into()));
        }
        let name = file.to_str().ok_or_else(|| failed("the path is not UTF-8".into()))?;
        let mut source = self.address().connect(Door::Writing)?;
        // SQLite fills a file that is there and empty, and leaves its owner and mode.
        folder::make_private(file).map_err(|error| failed(error.to_string()))?;
        source.batch_execute(&format!("VACUUM INTO '{}'", name.replace('\'', "''")))?;
        check(&Address::Sqlite(file.into()))
    }
}

/// Reads a SQLite file through and through.
pub fn check(address: &Address) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(mut copy) = address.connect(Door::Reading)? else { return Ok(()) };
    let found: Vec<Check> = diesel::sql_query("PRAGMA integrity_check").load(&mut copy)?;
    match found.first().map(|check| check.integrity_check.as_str()) {
        Some("ok") => Ok(()),
        Some(problem) => Err(StoreError::Corrupt(problem.to_owned())),
        None => Err(StoreError::Corrupt("the integrity check said nothing".into())),
    }
}
