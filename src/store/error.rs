//! Why the store could not do what it was asked.

use crate::table::Broken;

/// Why the database could not be opened or asked. For the operator.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("cannot open the database {address}: {why}")]
    Open { address: String, why: String },
    #[error("the database is newer than this program: it has the migration {0}, which this version does not know")]
    Newer(String),
    #[error("the database needs migrating: run `tincan migrate`")]
    Older,
    #[error("SQLite {found} is too old: {needed} or later is needed, earlier ones can lose commits")]
    OldSqlite { found: String, needed: &'static str },
    #[error(
        "{address} lies on a network file system ({kind}), on which SQLite loses commits: keep it on a disk of this machine, or use PostgreSQL"
    )]
    FarAway { address: String, kind: String },
    #[error(
        "{0} is on another machine, and its address does not say whether what goes there is encrypted: add \
         ?sslmode=verify-full or ?sslmode=require (in a build with --features postgres-tls), or ?sslmode=disable if that \
         network is yours alone"
    )]
    Unguarded(String),
    #[error("SQLite does not keep `{0}` here, without which moves could be lost")]
    Careless(&'static str),
    #[error("the database did not answer: {0}")]
    Query(#[from] diesel::result::Error),
    #[error("no connection to the database was free: {0}")]
    Busy(String),
    #[error("a stored row cannot be read: {0}")]
    Corrupt(String),
    #[error("the database cannot take writes now: {0}")]
    Unavailable(String),
    #[error("the key of the house, {file}: {why}")]
    Key { file: String, why: String },
    #[error(
        "{address} has been used, but its key is not at {file}. Without it no password opens, no link in a letter leads \
         in and no sealed game can be read, so no new one is made: put the key back there, or say where it is with \
         --key-file (TINCAN_KEY_FILE)"
    )]
    Keyless { address: String, file: String },
    #[error("{0} was sealed with another key: put that one back, or say where it is with --key-file (TINCAN_KEY_FILE)")]
    OtherKey(String),
    /// One table's log; the others can be read.
    #[error("the log is broken at {0}")]
    Shut(Broken),
}
