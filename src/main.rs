//! The thin binary: hands the command line and the games to the toolbox.

#![forbid(unsafe_code)]

use std::process::ExitCode;

/// Pages and folds are made of many small strings; this one is quicker with them than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    tincan::toolbox::main(tincan::games::GAMES)
}
