//! Letters that come in: what people write is understood, what others forge is not, and nothing breaks the door.

#[path = "../house/base.rs"]
#[allow(dead_code, reason = "shared with the tests of the site")]
mod base;

mod letters;

mod programs;

mod corpus;

mod table;

mod playing;

mod company;

mod subscription;

mod phrases;

mod sayings;

mod forged;

mod doors;

mod noise;
