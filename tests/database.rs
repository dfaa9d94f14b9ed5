//! What needs a database: the store and the clock (on PostgreSQL as well where `TINCAN_TEST_POSTGRES` names a server), the
//! site as strangers meet it, and files that somebody made up.

mod common;

mod toy;

mod store;

mod clock;

mod house;

mod forged;
