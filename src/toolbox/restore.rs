//! `restore`: a backup is put in place, and every table in it judged again.

use std::path::Path;

use anyhow::{Context, bail};

use crate::store::{Address, backup, check_key, keyring, migrations};

use super::Games;
use super::database::{Place, house};
use super::verify;

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
