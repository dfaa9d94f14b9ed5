//! Robots: they answer through the same path as a person, knowing only what their seat may know.

pub mod random;
