//! Letters, from a notice to the bytes that a mail server takes, and everything that can go wrong on the way.

mod base;

mod server;

mod faults;

mod real;

mod letters;

mod timing;

mod turns;

mod nodes;

mod injection;

mod headers;
