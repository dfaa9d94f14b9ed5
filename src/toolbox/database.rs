//! `migrate`, `backup` and `restore`, and how every tool opens the house.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use crate::clock::Clock;
use crate::house::House;
use crate::store::{Address, Store, StoreError, backup, check_key, keyring, migrations};

use super::Games;
use super::verify;

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

/// A backup is a database: it is read through, put in place, migrated, and every table in it judged again. Its key must
/// be there first.
pub(super) fn restore(place: &Place, games: Games, file: &Path) -> anyhow::Result<()> {
    let database = &place.database;
    let Address::Sqlite(path) = database else { bail!("a PostgreSQL database is restored with pg_restore") };
    if path.exists() {
        bail!("{database} exists; move it away first, nothing is ever overwritten");
    }
    if !file.exists() {
        bail!("there is no backup at {}", file.display());
    }
    let copy = Address::Sqlite(file.into());
    backup::check(&copy)?;
    let key_file = place.key_file.as_deref();
    let Some(key) = keyring::read(database, key_file)? else {
        let wanted = keyring::place(database, key_file);
        bail!(
            "a backup is sealed with the key of its house: put that key file at {} first, or say where it is with \
             --key-file (TINCAN_KEY_FILE)",
            wanted.display()
        );
    };
    check_key(&copy, &key)?;
    std::fs::copy(file, path).with_context(|| format!("cannot copy to {database}"))?;
    migrations::run(database)?;
    verify::all(&house(place, games)?)?;
    println!("{database} was restored from {}.", file.display());
    Ok(())
}
