//! `migrate` and `backup`, and how every tool opens the house.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::clock::Clock;
use crate::house::House;
use crate::store::{Address, Store, StoreError, keyring, migrations};

use super::Games;

/// A database, and where its key lies if not in its usual place.
pub(super) struct Place {
    pub database: Address,
    pub key_file: Option<PathBuf>,
}

impl Place {
    fn store(&self) -> Result<Store, StoreError> {
        Store::open_as_is_with(&self.database, &keyring::find(&self.database, self.key_file.as_deref())?)
    }
}

/// The house over a database that must exist.
pub(super) fn house(place: &Place, games: Games) -> anyhow::Result<House> {
    let database = &place.database;
    if let Address::Sqlite(path) = database
        && !path.exists()
    {
        bail!("there is no database at {database}; `tincan serve` or `tincan migrate` makes one");
    }
    Ok(House::new(place.store()?, games, Clock::Wall))
}

/// Lets a tool wait for the store.
pub(super) fn wait<T>(future: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().context("cannot start the runtime")?;
    Ok(runtime.block_on(future))
}

pub(super) fn migrate(database: &Address) -> anyhow::Result<()> {
    let ran = migrations::run(database)?;
    match ran.as_slice() {
        [] => println!("{database} is up to date."),
        ran => println!("{database}: ran {}.", ran.join(", ")),
    }
    Ok(())
}

pub(super) fn backup(place: &Place, file: &Path) -> anyhow::Result<()> {
    let database = &place.database;
    if let Address::Sqlite(path) = database
        && !path.exists()
    {
        bail!("there is no database at {database}");
    }
    place.store()?.backup(file)?;
    println!("{database} was copied to {} and the copy read through.", file.display());
    let key = keyring::place(database, place.key_file.as_deref());
    println!(
        "What is secret in it is sealed: it can be used only with the key, {}. Keep that elsewhere.",
        key.display()
    );
    Ok(())
}
