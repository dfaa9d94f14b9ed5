//! Rows: the only room that knows SQL. SQLite by default, PostgreSQL by a `postgres://` address, one code for both.
//!
//! Reads go through a small pool. All writes go through one thread that gathers what is waiting into one durable
//! commit (`writer`); each is acknowledged only after it. What nobody may read in a stolen copy is sealed (`vault`).

pub mod connection;

mod folder;

mod wire;

mod schema;

pub mod migrations;

mod rows;

mod vault;

pub mod keyring;

mod writer;

pub mod tables;

pub mod players;

pub mod passwords;

pub mod sessions;

pub mod letters;

pub mod outbox;

pub mod delivery;

pub mod mailing;

pub mod links;

pub mod guests;

pub mod guesses;

pub mod leaving;

pub mod seats;

pub mod deadlines;

pub mod rhythms;

pub mod absences;

pub mod votes;

pub mod gatherings;

pub mod invitations;

pub mod beginning;

pub mod fork;

pub mod records;

pub mod talk;
mod telling;

pub mod replies;

pub mod feeds;

pub mod backup;

use std::sync::Arc;
use std::time::Duration;

use diesel::r2d2::Pool;

use crate::people::Key;
use crate::table::Broken;

pub use absences::Absence;
pub use beginning::{Company, Empty};
pub use connection::{Address, AnyConnection};
pub use deadlines::{Outage, Reminded};
pub use delivery::{Outgoing, Settled};
pub use feeds::Turn;
pub use fork::ForkedTable;
pub use gatherings::{Gathering, Joined, Joining, NewGathering};
pub use guesses::Doors;
pub use invitations::{Accepted, Asked, Invitation, Invited, NewInvitation, Outcome};
pub use letters::{About, LetterKind, LetterRow, LetterState, NewLetter, Written};
pub use links::{Asker, Entering, NewLink, Posted, Purpose, Used};
pub use outbox::DueNotice;
pub use passwords::NewPassword;
pub use players::{Choices, Named, Naming};
pub use records::{Overview, Played};
pub use replies::{Fate, NewReply};
pub use rhythms::Sitting;
pub use seats::{Predecessor, Sitter, Waiting};
pub use sessions::{NewSession, Session, Way};
pub use tables::{Announced, TableRow};
pub use talk::{Looked, Remark};
pub use vault::check as check_key;
pub use votes::{Ballot, Vacancy, Verdict};
pub use writer::AppendError;

use connection::{Door, Opener};
use vault::Vault;
use writer::Writer;

/// So many may read at the same time.
pub const READERS: u32 = 8;

/// A database, open.
pub struct Store {
    address: Address,
    readers: Pool<Opener>,
    writer: Writer,
    vault: Arc<Vault>,
}

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

impl Store {
    /// Opens a database, migrating it first. Its key lies in its usual place.
    pub fn open(address: &Address) -> Result<Store, StoreError> {
        Store::open_with(address, &keyring::find(address, None)?)
    }

    /// Opens a database with this key, migrating it first.
    pub fn open_with(address: &Address, key: &Key) -> Result<Store, StoreError> {
        migrations::run(address)?;
        Store::open_as_is_with(address, key)
    }

    /// Opens a database that must already be of this version. Its key lies in its usual place.
    pub fn open_as_is(address: &Address) -> Result<Store, StoreError> {
        Store::open_as_is_with(address, &keyring::find(address, None)?)
    }

    /// Opens a database that must already be of this version with this key.
    pub fn open_as_is_with(address: &Address, key: &Key) -> Result<Store, StoreError> {
        let mut first = address.connect(Door::Writing)?;
        migrations::check(&mut first)?;
        let vault = Arc::new(Vault::new(key));
        vault.check(&mut first, address)?;
        let failed =
            |why: diesel::r2d2::PoolError| StoreError::Open { address: address.to_string(), why: why.to_string() };
        let readers = Pool::builder()
            .max_size(READERS)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(5))
            // A server may have gone away and come back; a file does not.
            .test_on_check_out(matches!(address, Address::Postgres(_)))
            .build(Opener { address: address.clone() })
            .map_err(failed)?;
        Ok(Store { address: address.clone(), readers, writer: Writer::start(first, address.clone()), vault })
    }

    pub fn address(&self) -> &Address {
        &self.address
    }

    /// A number that changes with every change of the database; one made by another process is noticed within a moment.
    /// None where many nodes write and only the database knows.
    pub fn revision(&self) -> Option<u64> {
        match self.address {
            Address::Sqlite(_) => Some(self.writer.revision()),
            Address::Postgres(_) => None,
        }
    }

    /// Like [`Store::revision`], but moves and post do not count.
    pub fn beside(&self) -> Option<u64> {
        match self.address {
            Address::Sqlite(_) => Some(self.writer.beside()),
            Address::Postgres(_) => None,
        }
    }

    /// Prepares the database for a service that goes on for long: its commits wait less from then on.
    pub async fn make_room(&self) -> Result<(), AppendError> {
        self.write_post(AnyConnection::make_room).await
    }

    /// Asks the database something.
    pub(crate) fn read<T>(
        &self,
        ask: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut reader = self.readers.get().map_err(|error| StoreError::Busy(error.to_string()))?;
        ask(&mut reader)
    }
}
