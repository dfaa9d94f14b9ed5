//! A service that may do no more in PostgreSQL than it must: the role that the operator's guide makes for it.

use tincan::clock::Clock;
use tincan::house::House;
use tincan::store::{Address, Store};
use tincan::table::Timestamp;

use crate::store::base::{Base, GAMES, deal, luck, people, play_out};

const GUIDE: &str = include_str!("../../OPERATING.md");

/// The statements of the guide that make the role, under another name.
fn statements(role: &str) -> String {
    let (_, rest) = GUIDE.split_once("```sql\n").expect("the guide makes a role");
    let (block, _) = rest.split_once("```").expect("and ends");
    assert!(block.contains("tincan_service"), "{block}");
    block.replace("tincan_service", role)
}

#[test]
fn a_role_that_may_not_make_tables_plays_and_cannot_change_the_log() {
    let Some(base) = Base::postgres() else { return };
    drop(base.house());
    let Address::Postgres(url) = &base.address else { unreachable!() };
    let (scheme, rest) = url.split_once("://").unwrap();
    let (_, place) = rest.split_once('@').expect("the test's address names its user");
    let (_, name) = place.rsplit_once('/').unwrap();
    let role = format!("service_{name}");
    base.run(&statements(&role)).unwrap();
    let limited = Base::at(format!("{scheme}://{role}:secret@{place}").parse().unwrap());

    let house = House::new(Store::open(&limited.address).unwrap(), GAMES, Clock::at(Timestamp(1_000)));
    let code = deal(&house, &people(2));
    play_out(&house, &code, &mut luck(1));
    house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
    for refused in [
        "UPDATE entries SET actor = 'house'",
        "DELETE FROM entries",
        "TRUNCATE entries",
        "DELETE FROM __diesel_schema_migrations",
        "ALTER TABLE entries DISABLE TRIGGER ALL",
        "DROP TABLE entries",
    ] {
        let why = limited.run(refused).unwrap_err().to_string();
        assert!(why.contains("permission denied") || why.contains("must be owner"), "{refused}: {why}");
    }
    drop(house);
    base.run(&format!("DROP OWNED BY {role}; DROP ROLE {role};")).unwrap();
}

#[test]
fn a_server_elsewhere_is_not_reached_in_the_open() {
    let address: Address = "postgres://tincan:hunter2@db.example/tincan".parse().unwrap();
    let why = Store::open_as_is_with(&address, &tincan::people::Key::new([7; 32])).map(drop).unwrap_err().to_string();
    assert!(why.contains("sslmode=verify-full") && !why.contains("hunter2"), "{why}");
}
