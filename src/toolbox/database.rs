//! `migrate`, `backup` and `restore`, and how every tool opens the house.

use std::path::Path;

use anyhow::{Context, bail};

use crate::clock::Clock;
use crate::house::House;
use crate::store::{Address, Store, backup, migrations};

use super::Games;
use super::verify;

/// The house over a database that must exist.
pub(super) fn house(database: &Address, games: Games) -> anyhow::Result<House> {
    if let Address::Sqlite(path) = database
        && !path.exists()
    {
        bail!("there is no database at {database}; `tincan serve` or `tincan migrate` makes one");
    }
    Ok(House::new(Store::open_as_is(database)?, games, Clock::Wall))
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

pub(super) fn backup(database: &Address, file: &Path) -> anyhow::Result<()> {
    if let Address::Sqlite(path) = database
        && !path.exists()
    {
        bail!("there is no database at {database}");
    }
    Store::open_as_is(database)?.backup(file)?;
    println!("{database} was copied to {} and the copy read through.", file.display());
    Ok(())
}

/// A backup is a database: it is read through, put in place, migrated, and every table in it judged again.
pub(super) fn restore(database: &Address, games: Games, file: &Path) -> anyhow::Result<()> {
    let Address::Sqlite(path) = database else { bail!("a PostgreSQL database is restored with pg_restore") };
    if path.exists() {
        bail!("{database} exists; move it away first, nothing is ever overwritten");
    }
    if !file.exists() {
        bail!("there is no backup at {}", file.display());
    }
    backup::check(&Address::Sqlite(file.into()))?;
    std::fs::copy(file, path).with_context(|| format!("cannot copy to {database}"))?;
    migrations::run(database)?;
    verify::all(&house(database, games)?)?;
    println!("{database} was restored from {}.", file.display());
    Ok(())
}
