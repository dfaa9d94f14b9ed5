//! The thin binary: hands the command line and the games to the toolbox.

use std::process::ExitCode;

fn main() -> ExitCode {
    tincan::toolbox::main(tincan::games::GAMES)
}
