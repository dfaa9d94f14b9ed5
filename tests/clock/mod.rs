//! Deadlines, caretakers, absences and votes, with a clock that is set by hand: on SQLite always, and on PostgreSQL
//! where `TINCAN_TEST_POSTGRES` names a server.

mod world;

mod zones;

mod deadlines;

mod sweeping;

mod caretaker;

mod absence;

mod beginning;

mod turns;

mod votes;

mod endless;

mod windows;
