//! Deadlines, caretakers, absences and votes, with a clock that is set by hand: on SQLite always, and on PostgreSQL
//! where `TINCAN_TEST_POSTGRES` names a server.

#[path = "../toy/mod.rs"]
mod toy;

#[path = "../keeping/base.rs"]
#[allow(dead_code, reason = "shared with the tests of the store")]
mod base;

mod world;

mod zones;

mod deadlines;

mod sweeping;

mod caretaker;

mod absence;

mod beginning;

mod votes;

mod endless;
