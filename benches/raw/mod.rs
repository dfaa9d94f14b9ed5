//! The yardstick: single-row inserts of the size of an entry into a bare SQLite table, through diesel.

use std::path::Path;
use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::{Connection, ExpressionMethods, RunQueryDsl, SqliteConnection};

diesel::table! {
    events (game, seq) {
        game -> BigInt,
        seq -> BigInt,
        body -> Text,
        hash -> Binary,
    }
}

/// Durable inserts per second, this many to a transaction: WAL, synchronous = FULL, prepared once.
pub fn inserts(file: &Path, together: usize, spell: Duration) -> f64 {
    let mut sqlite = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
    sqlite
        .batch_execute(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
             CREATE TABLE events (game BIGINT, seq BIGINT, body TEXT, hash BLOB, PRIMARY KEY (game, seq)) WITHOUT ROWID;",
        )
        .unwrap();
    let body = "x".repeat(150);
    let started = Instant::now();
    let mut rows = 0_i64;
    while started.elapsed() < spell {
        sqlite
            .transaction::<_, diesel::result::Error, _>(|sqlite| {
                for _ in 0..together {
                    let row = (
                        events::game.eq(rows % 64),
                        events::seq.eq(rows / 64),
                        events::body.eq(&body),
                        events::hash.eq(&[0_u8; 48][..]),
                    );
                    diesel::insert_into(events::table).values(row).execute(sqlite)?;
                    rows += 1;
                }
                Ok(())
            })
            .unwrap();
    }
    rows as f64 / started.elapsed().as_secs_f64()
}
