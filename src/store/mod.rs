//! Rows: the only room that knows SQL. SQLite by default, PostgreSQL by a `postgres://` address, one code for both.
//!
//! Reads go through a small pool. All writes go through one thread that gathers what is waiting into one durable
//! commit (`writer`); each is acknowledged only after it. What nobody may read in a stolen copy is sealed (`vault`).

mod error;

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

mod around;

mod spread;

pub mod replies;

pub mod feeds;

pub mod backup;

use std::sync::Arc;
use std::time::Duration;

use diesel::r2d2::Pool;

use crate::people::Key;

pub use absences::Absence;
pub use around::{Around, Rematch};
pub use beginning::{Company, Empty};
pub use connection::{Address, AnyConnection};
pub use deadlines::{Outage, Reminded};
pub use delivery::{Outgoing, Settled};
pub use error::StoreError;
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
pub use spread::{Spread, Spreading};
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
