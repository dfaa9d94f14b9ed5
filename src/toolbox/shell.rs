//! `completions`: for the operator's shell.

use std::io::Write;

use clap::CommandFactory;

use super::Cli;

/// Rendered to memory first: a closed pipe is not an error worth a panic.
pub(super) fn completions(shell: clap_complete::Shell) -> anyhow::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "tincan", &mut text);
    match std::io::stdout().write_all(&text) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
