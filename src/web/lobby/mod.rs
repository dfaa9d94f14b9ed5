//! Where people come together: tables to join, tables to open, and the wait until all chairs are taken.

pub mod open;

pub mod gathering;

pub mod inviting;

pub mod invitation;

pub mod join;

pub mod list;
