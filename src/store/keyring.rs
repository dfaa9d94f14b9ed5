//! Where the key of the house lies: beside the database, never in it. Only a database that nobody has used yet gets a
//! new one.

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use diesel::{OptionalExtension, QueryDsl, RunQueryDsl};

use crate::people::Key;
use crate::table::header::hex;

use super::connection::{Address, Door};
use super::schema::{players, tables};
use super::{StoreError, migrations};

/// Another process may be writing the file just now: it is looked at so often, so long after each other.
const LOOKS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(25);

/// The key of a database, made if the database is new. `file`: where it lies, if not in its usual place.
pub fn find(database: &Address, file: Option<&Path>) -> Result<Key, StoreError> {
    if let Some(key) = read(database, file)? {
        return Ok(key);
    }
    let file = place(database, file);
    if !is_unused(database)? {
        // Unless another process has just made it, and used it.
        let keyless = || StoreError::Keyless { address: database.to_string(), file: file.display().to_string() };
        return read(database, Some(&file))?.ok_or_else(keyless);
    }
    let key = Key::fresh();
    match write(&file, &key) {
        Ok(()) => Ok(key),
        // Another process starts as well: its key is the key.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            read(database, Some(&file))?.ok_or_else(|| failed(&file, "it came and went"))
        }
        Err(error) => Err(failed(&file, format!("it cannot be written: {error}"))),
    }
}

/// The key of a database, if there is one.
pub fn read(database: &Address, file: Option<&Path>) -> Result<Option<Key>, StoreError> {
    let file = place(database, file);
    for _ in 0..LOOKS {
        match std::fs::read_to_string(&file) {
            Ok(text) if text.is_empty() => std::thread::sleep(PAUSE),
            Ok(text) => return judged(&text).map(Some).map_err(|why| failed(&file, why)),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(&file, format!("it cannot be read: {error}"))),
        }
    }
    Err(failed(&file, "it is empty"))
}

/// Where the key of a database lies.
pub fn place(database: &Address, file: Option<&Path>) -> PathBuf {
    match (file, database) {
        (Some(file), _) => file.to_owned(),
        (None, Address::Sqlite(path)) => {
            let mut name = path.clone().into_os_string();
            name.push(".key");
            name.into()
        }
        (None, Address::Postgres(_)) => "tincan.key".into(),
    }
}

fn judged(text: &str) -> Result<Key, &'static str> {
    let bytes = hex::read(text.trim()).ok_or("it does not hold 64 hexadecimal digits")?;
    match bytes.iter().all(|byte| *byte == bytes[0]) {
        true => Err("anybody could guess it; a good one is made by `openssl rand -hex 32`"),
        false => Ok(Key::new(bytes)),
    }
}

/// Has nobody ever come to this database? Then no password, no link and no game depends on a key.
fn is_unused(database: &Address) -> Result<bool, StoreError> {
    if let Address::Sqlite(path) = database
        && !path.exists()
    {
        return Ok(true);
    }
    let mut connection = database.connect(Door::Writing)?;
    if migrations::applied(&mut connection)?.is_empty() {
        return Ok(true);
    }
    let table: Option<i64> = tables::table.select(tables::id).first(&mut connection).optional()?;
    let player: Option<i64> = players::table.select(players::id).first(&mut connection).optional()?;
    Ok(table.is_none() && player.is_none())
}

fn write(file: &Path, key: &Key) -> std::io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder {
        std::fs::create_dir_all(folder)?;
    }
    let mut open = std::fs::OpenOptions::new();
    open.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut open, 0o600);
    let mut opened = open.open(file)?;
    opened.write_all(format!("{}\n", hex::written(key.bytes())).as_bytes())?;
    opened.sync_all()?;
    // Its name as well must survive a power cut: what is sealed from now on depends on it.
    #[cfg(unix)]
    std::fs::File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    Ok(())
}

fn failed(file: &Path, why: impl Into<String>) -> StoreError {
    StoreError::Key { file: file.display().to_string(), why: why.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_who_start_at_once_find_one_key() {
        let folder = tempfile::tempdir().unwrap();
        let database = Address::Sqlite(folder.path().join("new").join("tincan.db"));
        let keys: Vec<[u8; 32]> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..16).map(|_| scope.spawn(|| *find(&database, None).unwrap().bytes())).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        assert!(keys.iter().all(|key| *key == keys[0]));
    }

    #[test]
    fn a_poor_key_is_refused_and_never_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let database = Address::Sqlite(folder.path().join("tincan.db"));
        let file = place(&database, None);
        for poor in ["", "abc", &"0".repeat(64), &"ab".repeat(32)] {
            std::fs::write(&file, poor).unwrap();
            assert!(matches!(find(&database, None), Err(StoreError::Key { .. })), "{poor}");
            assert_eq!(std::fs::read_to_string(&file).unwrap(), poor);
        }
    }
}
