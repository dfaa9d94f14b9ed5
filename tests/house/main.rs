//! The site as a stranger meets it: real requests over HTTP, each test with a database and a clock of its own.

#[path = "../toy/mod.rs"]
mod toy;

mod base;

mod walk;

mod accounts;

mod sessions;

mod tables;

mod acting;

mod feeds;

mod guarding;

mod plain;

mod fainting;
