//! What is sealed in the rows: each in its own place, under one key; and rows from before there was a vault.

use diesel_migrations::{FileBasedMigrations, MigrationHarness};
use tincan::engine::Seat;
use tincan::house::{House, HouseError};
use tincan::people::MailAddress;
use tincan::store::connection::Door;
use tincan::store::{Address, AnyConnection, LetterKind, NewLetter, Store, StoreError, keyring, migrations};
use tincan::table::{Entry, Seq, TableCode, Timestamp};

use crate::on_each_database;
use crate::store::base::{Base, answer, deal, luck, one_move, people, play_out, wait};

on_each_database!(
    an_entry_of_another_table_is_refused,
    a_secret_of_another_table_is_refused,
    an_answer_ahead_of_another_seat_is_refused,
    a_letter_to_somebody_else_is_not_sent,
    rows_from_before_the_vault_are_read_and_played_on,
    what_is_sealed_does_not_go_back_to_an_older_version,
);

fn number(house: &House, code: &TableCode) -> i64 {
    house.store.table(code).unwrap().unwrap().id
}

fn an_entry_of_another_table_is_refused(base: Base) {
    let house = base.house();
    let (mine, other) = (deal(&house, &people(2)), deal(&house, &people(2)));
    let live = one_move(&house, &other, &mut luck(1)).unwrap();
    let last = live.next.0 - 1;
    let forged = format!(
        "INSERT INTO entries SELECT {}, 1, at, actor, cause, said, facts, salt, hash, promises \
         FROM entries WHERE table_id = {} AND seq = {last}",
        number(&house, &mine),
        number(&house, &other),
    );
    base.run(&forged).unwrap();
    let fresh = base.house();
    let Err(HouseError::Broken(why)) = fresh.table(&mine) else { panic!("a sealed entry stood in for another") };
    assert_eq!((why.seq, why.why.contains("sealed")), (Seq(1), true), "{why}");
    assert!(fresh.verify(&fresh.store.table(&mine).unwrap().unwrap()).is_err());
    play_out(&fresh, &other, &mut luck(2));
}

fn a_secret_of_another_table_is_refused(base: Base) {
    let house = base.house();
    let (mine, other) = (deal(&house, &people(2)), deal(&house, &people(2)));
    let (mine_id, other_id) = (number(&house, &mine), number(&house, &other));
    base.run(&format!(
        "UPDATE tables SET secret = (SELECT secret FROM tables AS t WHERE t.id = {other_id}) WHERE id = {mine_id}"
    ))
    .unwrap();
    let fresh = base.house();
    assert!(matches!(fresh.store.table(&mine), Err(StoreError::Corrupt(_))));
    play_out(&fresh, &other, &mut luck(1));
}

/// A table where somebody has answered ahead.
fn answered_ahead(house: &House) -> TableCode {
    for seed in 0..50 {
        let code = deal(house, &people(3));
        let mut luck = luck(seed);
        while let Some(live) = one_move(house, &code, &mut luck) {
            let Some(seat) = Seat::all(3).find(|seat| live.position.prompt(*seat).ahead().is_some()) else { continue };
            let words = live.position.prompt(seat).ahead().unwrap().ways.last().unwrap().word.to_string();
            wait(house.answer(&code, &answer(&live, seat, "early", &words))).unwrap();
            return code;
        }
    }
    panic!("no table ever asked anybody ahead");
}

fn an_answer_ahead_of_another_seat_is_refused(base: Base) {
    let house = base.house();
    let code = answered_ahead(&house);
    assert!(base.house().table(&code).unwrap().seals.values().any(Option::is_some));
    base.run("UPDATE seals SET ask = ask + 1").unwrap();
    assert!(matches!(base.house().table(&code), Err(HouseError::Store(StoreError::Corrupt(_)))));
}

fn a_letter_to_somebody_else_is_not_sent(base: Base) {
    let store = base.house().store;
    for to in ["ana@example.org", "boris@example.org"] {
        let letter = NewLetter {
            kind: LetterKind::PasswordChanged,
            address: MailAddress::read(to).unwrap(),
            language: "en",
            args: serde_json::json!({}),
            at: Timestamp(1),
        };
        wait(store.write_letter(letter)).unwrap();
    }
    for row in store.unwritten_letters(10).unwrap() {
        wait(store.seal_letter(row.id, format!("<{}@x>", row.id), row.address.clone().into_bytes())).unwrap();
    }
    assert!(store.letters(10).unwrap().iter().all(|row| row.bytes.as_deref() == Some(row.address.as_bytes())));
    base.run("UPDATE letters SET address = 'eve@example.org' WHERE address = 'ana@example.org'").unwrap();
    let leased = wait(store.lease_letters("a", Timestamp(10), Timestamp(20), 10)).unwrap();
    assert_eq!(leased.iter().map(|letter| letter.address.as_str()).collect::<Vec<_>>(), ["boris@example.org"]);
    assert_eq!(leased[0].bytes, b"boris@example.org");
}

/// The migration that brought the vault.
const VAULT: &str = "20261117000000";

/// Undoes the latest migrations, back to before the vault.
fn step_back(base: &Base) -> Result<(), String> {
    let folder =
        |name: &str| FileBasedMigrations::from_path(format!("{}/migrations/{name}", env!("CARGO_MANIFEST_DIR")));
    let mut pen = base.address.connect(Door::Writing).unwrap();
    loop {
        let undone = match &mut pen {
            AnyConnection::Sqlite(sqlite) => sqlite.revert_last_migration(folder("sqlite").unwrap()),
            AnyConnection::Postgres(postgres) => postgres.revert_last_migration(folder("postgres").unwrap()),
        };
        if undone.map_err(|error| error.to_string())?.to_string() == VAULT {
            return Ok(());
        }
    }
}

fn blob(base: &Base, bytes: &[u8]) -> String {
    let hex = tincan::table::header::hex::written(bytes);
    match base.address {
        Address::Sqlite(_) => format!("X'{hex}'"),
        Address::Postgres(_) => format!("'\\x{hex}'::BYTEA"),
    }
}

/// An entry as it was stored before there was a vault.
fn in_the_open(base: &Base, entry: &Entry) -> String {
    let (salt, hash) = (blob(base, &entry.salt), blob(base, &entry.hash));
    let Entry { seq, at, actor, cause, said, facts, deadlines, .. } = entry;
    format!(
        "INSERT INTO entries (table_id, seq, at, actor, cause, said, facts, salt, hash, promises) \
         VALUES (1, {seq}, {}, '{actor}', '{cause}', '{said}', '{facts}', {salt}, {hash}, '{deadlines}');",
        at.0
    )
}

fn rows_from_before_the_vault_are_read_and_played_on(base: Base) {
    // The same game, sealed in another house.
    let elsewhere = Base::sqlite();
    let there = elsewhere.house();
    let code = deal(&there, &people(2));
    let mut luck = luck(5);
    (0..5).for_each(|_| drop(one_move(&there, &code, &mut luck)));
    let (live, row) = (there.table(&code).unwrap(), there.store.table(&code).unwrap().unwrap());
    let entries = there.store.entries(row.id, Seq::OPENING).unwrap();

    migrations::run(&base.address).unwrap();
    step_back(&base).unwrap();
    base.run(&format!(
        "INSERT INTO tables (id, code, game, edition, options, guests, secret, commitment, announced_at) \
         VALUES (1, '{code}', 'toy', {}, '{}', '{}', {}, {}, 1);",
        row.edition,
        row.options,
        serde_json::to_string(row.guests.as_ref().unwrap()).unwrap(),
        blob(&base, &row.secret),
        blob(&base, &row.commitment),
    ))
    .unwrap();
    let seal = "INSERT INTO seals (table_id, seat, ask, words, key) VALUES (1, 0, 7, 'follow red_1', 'k');";
    let rows: Vec<String> = entries.iter().map(|entry| in_the_open(&base, entry)).collect();
    base.run(&format!("{} {seal}", rows.join(" "))).unwrap();
    if let Address::Sqlite(_) = base.address {
        assert!(matches!(Store::open(&base.address), Err(StoreError::Keyless { .. })), "it had a key, wherever it is");
        std::fs::write(keyring::place(&base.address, None), "0123456789abcdef".repeat(4)).unwrap();
    }
    assert!(!migrations::run(&base.address).unwrap().is_empty());
    step_back(&base).unwrap();
    migrations::run(&base.address).unwrap();

    let house = base.house();
    let read = house.table(&code).unwrap();
    assert!(read.position.same(&*live.position));
    assert_eq!(read.seals[Seat::new(0)].as_ref().unwrap().words, "follow red_1");
    assert_eq!(house.store.entries(1, Seq::OPENING).unwrap(), entries);
    house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
    let refused = base.run("UPDATE entries SET at = 0").unwrap_err();
    assert!(refused.to_string().contains("never"), "{refused}");
    assert!(base.run("DELETE FROM entries").is_err());
    base.run("DELETE FROM seals").unwrap();
    // What follows is sealed; both kinds make one log.
    let fresh = base.house();
    play_out(&fresh, &code, &mut luck);
    fresh.verify(&fresh.store.table(&code).unwrap().unwrap()).unwrap();
    assert!(step_back(&base).is_err());
}

fn what_is_sealed_does_not_go_back_to_an_older_version(base: Base) {
    let house = base.house();
    let code = answered_ahead(&house);
    step_back(&base).unwrap_err();
    drop(house);
    assert!(base.house().table(&code).unwrap().seals.values().any(Option::is_some), "nothing has changed");
}

#[test]
fn a_used_database_gets_no_new_key() {
    let base = Base::sqlite();
    let file = keyring::place(&base.address, None);
    migrations::run(&base.address).unwrap();
    drop(Store::open_as_is(&base.address).unwrap());
    let first = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    // Nobody has come yet: nothing depends on the first key.
    let house = base.house();
    assert_ne!(std::fs::read(&file).unwrap(), first);
    let code = deal(&house, &people(2));
    drop(house);
    let kept = base.path().with_file_name("kept.key");
    std::fs::rename(&file, &kept).unwrap();
    for opened in [Store::open(&base.address), Store::open_as_is(&base.address)] {
        let said = opened.err().expect("no key, no house").to_string();
        assert!(said.contains(file.to_str().unwrap()) && said.contains("--key-file"), "{said}");
        assert!(!file.exists(), "and none was made");
    }
    // Another key is noticed before anything is written with it.
    std::fs::write(&file, &first).unwrap();
    assert!(matches!(Store::open(&base.address), Err(StoreError::OtherKey(_))));
    std::fs::rename(&kept, &file).unwrap();
    play_out(&base.house(), &code, &mut luck(1));
}
