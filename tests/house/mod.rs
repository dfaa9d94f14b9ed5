//! The site as a stranger meets it: real requests over HTTP, each test with a database and a clock of its own.

mod base;

mod walk;

mod doors;

mod addresses;

mod invitations;

mod accounts;

mod strangers;

mod leaving;

mod names;

mod sessions;

mod tables;

mod acting;

mod feeds;

mod clock;

mod forks;

mod playing;

mod guarding;

mod mailing;

mod plain;

mod weight;

mod statements;

mod twins;

mod panicking;

mod faults;

mod noise;

mod quiet;

mod canary;

mod slow;

mod measured;
