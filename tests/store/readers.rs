//! The connections that read: few, kept, and replaced when the server went away.

use std::collections::BTreeSet;

use diesel::sql_types::Integer;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl};
use tincan::store::{Address, READERS};

use crate::store::base::Base;

#[derive(QueryableByName)]
struct Backend {
    #[diesel(sql_type = Integer)]
    pid: i32,
}

/// Who is connected to this database, but for whoever asks. `and` is done with each.
fn connected(admin: &mut PgConnection, and: &str) -> BTreeSet<i32> {
    let rows: Vec<Backend> = diesel::sql_query(format!(
        "SELECT pid{and} FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    ))
    .load(admin)
    .unwrap();
    rows.into_iter().map(|row| row.pid).collect()
}

#[test]
fn a_connection_is_read_from_again_and_again() {
    let Some(base) = Base::postgres() else { return };
    let house = base.house();
    let Address::Postgres(url) = &base.address else { unreachable!() };
    let mut admin = PgConnection::establish(url).unwrap();
    let mut seen = BTreeSet::new();
    for _ in 0..10 {
        std::thread::scope(|threads| {
            for _ in 0..10 {
                threads.spawn(|| house.store.all_tables().unwrap());
            }
        });
        seen.extend(connected(&mut admin, ""));
    }
    let most = READERS as usize + 1;
    assert!(seen.len() <= most, "{} connections for a hundred reads, {most} with the writer's would do", seen.len());
}

#[test]
fn a_server_that_went_away_and_came_back_is_asked_anew_without_an_error() {
    let Some(base) = Base::postgres() else { return };
    let house = base.house();
    let Address::Postgres(url) = &base.address else { unreachable!() };
    let mut admin = PgConnection::establish(url).unwrap();
    house.store.all_tables().unwrap();
    let gone = connected(&mut admin, ", pg_terminate_backend(pid)");
    assert!(!gone.is_empty());
    for _ in 0..READERS * 2 {
        house.store.all_tables().unwrap();
    }
    assert!(connected(&mut admin, "").is_disjoint(&gone));
}
