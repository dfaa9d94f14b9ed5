//! Old and new databases, backups and restores.

use tincan::store::{Store, StoreError, backup, keyring, migrations};

use crate::on_each_database;
use crate::store::base::{Base, deal, luck, people, play_out};

on_each_database!(a_newer_database_is_refused, migrating_twice_does_nothing, an_unmigrated_database_is_named);

fn a_newer_database_is_refused(base: Base) {
    drop(base.house());
    base.run("INSERT INTO __diesel_schema_migrations (version) VALUES ('29990101000000')").unwrap();
    assert!(matches!(Store::open(&base.address), Err(StoreError::Newer(version)) if version == "29990101000000"));
    assert!(matches!(Store::open_as_is(&base.address), Err(StoreError::Newer(_))));
}

fn migrating_twice_does_nothing(base: Base) {
    assert!(!migrations::run(&base.address).unwrap().is_empty());
    assert!(migrations::run(&base.address).unwrap().is_empty());
}

fn an_unmigrated_database_is_named(base: Base) {
    assert!(matches!(Store::open_as_is(&base.address), Err(StoreError::Older)));
}

#[test]
fn a_backup_made_while_playing_restores_whole() {
    let base = Base::sqlite();
    let house = base.house();
    let code = deal(&house, &people(2));
    play_out(&house, &code, &mut luck(1));
    let started = deal(&house, &people(2));
    let copy = base.path().with_file_name("copy.db");
    house.store.backup(&copy).unwrap();
    assert!(house.store.backup(&copy).is_err(), "a backup never overwrites");
    play_out(&house, &started, &mut luck(2));

    let address = tincan::store::Address::Sqlite(copy.clone());
    backup::check(&address).unwrap();
    assert!(matches!(Store::open(&address), Err(StoreError::Keyless { .. })), "a copy is nothing without the key");
    let key = keyring::read(&base.address, None).unwrap().unwrap();
    let restored = tincan::house::House::new(
        Store::open_with(&address, &key).unwrap(),
        crate::store::base::GAMES,
        tincan::clock::Clock::at(tincan::table::Timestamp(2_000)),
    );
    let rows = restored.store.all_tables().unwrap();
    assert_eq!(rows.len(), 2);
    for row in &rows {
        restored.verify(row).unwrap();
    }
    assert!(restored.table(&started).unwrap().position.outcome().is_none(), "the copy is of the moment it was made");
    play_out(&restored, &started, &mut luck(3));
}

#[test]
fn a_torn_file_is_noticed() {
    let base = Base::sqlite();
    let house = base.house();
    for seed in 0..20 {
        let code = deal(&house, &people(3));
        play_out(&house, &code, &mut luck(seed));
    }
    let copy = base.path().with_file_name("torn.db");
    house.store.backup(&copy).unwrap();
    let mut bytes = std::fs::read(&copy).unwrap();
    // A whole page: damage inside a text would be for the chain of hashes to notice.
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(0xAA);
    std::fs::write(&copy, bytes).unwrap();
    assert!(backup::check(&tincan::store::Address::Sqlite(copy)).is_err());
}
