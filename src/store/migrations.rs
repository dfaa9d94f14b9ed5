//! Bringing a database to this version, and refusing one that is ahead of it.

use std::collections::BTreeSet;

use diesel::migration::{Migration, MigrationSource};
use diesel::sql_types::Bool;
use diesel::{PgConnection, QueryDsl, RunQueryDsl};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::StoreError;
use super::connection::{Address, AnyConnection, Door};

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

diesel::table! {
    __diesel_schema_migrations (version) {
        version -> Text,
    }
}

/// Any number that all nodes agree on: only one of them migrates at a time.
const MIGRATION_LOCK: &str = "SELECT pg_advisory_lock(7426)";
const MIGRATION_UNLOCK: &str = "SELECT pg_advisory_unlock(7426)";

/// Runs what is missing; answers the names of the migrations that were run.
pub fn run(address: &Address) -> Result<Vec<String>, StoreError> {
    use diesel::connection::SimpleConnection;
    let mut connection = address.connect(Door::Writing)?;
    if let AnyConnection::Postgres(postgres) = &mut connection {
        postgres.batch_execute(MIGRATION_LOCK)?;
    }
    // A service whose role may not make tables starts, too, once somebody else has made them.
    if refuse_newer(&mut connection)? == known() {
        return Ok(Vec::new());
    }
    let failed = |error: Box<dyn std::error::Error + Send + Sync>| StoreError::Open {
        address: address.to_string(),
        why: format!("a migration failed: {error}"),
    };
    let ran: Vec<String> = match &mut connection {
        AnyConnection::Sqlite(sqlite) => {
            sqlite.run_pending_migrations(SQLITE).map_err(failed)?.iter().map(ToString::to_string).collect()
        }
        AnyConnection::Postgres(postgres) => {
            postgres.run_pending_migrations(POSTGRES).map_err(failed)?.iter().map(ToString::to_string).collect()
        }
    };
    if let AnyConnection::Postgres(postgres) = &mut connection {
        postgres.batch_execute(MIGRATION_UNLOCK)?;
    }
    Ok(ran)
}

/// Is the database exactly of this version?
pub(super) fn check(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let applied = refuse_newer(connection)?;
    if applied.len() < known().len() { Err(StoreError::Older) } else { Ok(()) }
}

/// Versions of the migrations a database has gone through; none if it is new.
pub(super) fn applied(connection: &mut AnyConnection) -> Result<BTreeSet<String>, StoreError> {
    let applied = match connection {
        AnyConnection::Sqlite(sqlite) => sqlite.applied_migrations(),
        AnyConnection::Postgres(postgres) => return noted(postgres),
    };
    let applied = applied.map_err(|error| StoreError::Corrupt(error.to_string()))?;
    Ok(applied.iter().map(ToString::to_string).collect())
}

/// As diesel notes it down; its own way to ask would make that table first.
fn noted(postgres: &mut PgConnection) -> Result<BTreeSet<String>, StoreError> {
    let there = diesel::select(diesel::dsl::sql::<Bool>("to_regclass('__diesel_schema_migrations') IS NOT NULL"));
    if !there.get_result::<bool>(postgres)? {
        return Ok(BTreeSet::new());
    }
    let versions: Vec<String> =
        __diesel_schema_migrations::table.select(__diesel_schema_migrations::version).load(postgres)?;
    Ok(versions.into_iter().collect())
}

fn refuse_newer(connection: &mut AnyConnection) -> Result<BTreeSet<String>, StoreError> {
    let applied = applied(connection)?;
    match applied.difference(&known()).next() {
        Some(newer) => Err(StoreError::Newer(newer.clone())),
        None => Ok(applied),
    }
}

/// Versions of the migrations in this binary; both backends have the same ones.
fn known() -> BTreeSet<String> {
    let all: Vec<Box<dyn Migration<diesel::sqlite::Sqlite>>> = SQLITE.migrations().expect("embedded at build time");
    all.iter().map(|migration| migration.name().version().to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_backends_have_the_same_migrations() {
        let all: Vec<Box<dyn Migration<diesel::pg::Pg>>> = POSTGRES.migrations().unwrap();
        let postgres: BTreeSet<String> = all.iter().map(|migration| migration.name().version().to_string()).collect();
        assert_eq!(postgres, known());
    }
}
