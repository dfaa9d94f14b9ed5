//! The house over real databases: the same suite on SQLite always, and on PostgreSQL where
//! `TINCAN_TEST_POSTGRES` names a server (`.ci/run` starts one).

pub mod base;

mod answers;

mod crash;

mod files;

mod grants;

mod post;

mod readers;

mod rows;

mod taking_back;

mod together;

mod upgrade;

mod vault;
