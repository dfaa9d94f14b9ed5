//! `completions`: for the operator's shell.

use std::io::Write;

/// Rendered to memory first: a closed pipe is not an error worth a panic.
pub(super) fn completions(shell: clap_complete::Shell, command: &mut clap::Command) -> anyhow::Result<()> {
    let mut text = Vec::new();
    clap_complete::generate(shell, command, "tincan", &mut text);
    match std::io::stdout().write_all(&text) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
