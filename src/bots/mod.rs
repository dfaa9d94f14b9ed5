//! Robots: they answer through the same path as a person, knowing only what their seat may know.
//!
//! | level | how it chooses |
//! |---|---|
//! | random | any legal step ([`random`]) |
//! | plain | the best at a glance of thirty random turns; the yardstick, not offered (`plain`) |
//! | easy | one of the normal robot's first three, and follows half the time |
//! | normal | every plan in a few worlds dealt anew, played on to the next pause (`greedy`) |
//! | hard | the best of those against each other in many more worlds, guarded (`search`) |

mod greedy;
mod level;
mod plain;
mod plans;
mod search;

pub mod random;

pub use level::{Level, Thought, can_think, choose, sensibly};
