//! `admin`: who may see the admin page.

use anyhow::bail;

use crate::people::{MailAddress, Role};

use super::Games;
use super::database::{Place, house, wait};

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// The address somebody has signed in with once
    #[arg(value_parser = read_address)]
    address: MailAddress,
    /// Take the office away again
    #[arg(long)]
    dismiss: bool,
}

fn read_address(typed: &str) -> Result<MailAddress, String> {
    MailAddress::read(typed).map_err(|_| format!("`{typed}` is not a mail address"))
}

/// A running service notices within seconds.
pub(super) fn run(place: &Place, games: Games, options: &Options) -> anyhow::Result<()> {
    let role = if options.dismiss { Role::Player } else { Role::Admin };
    let house = house(place, games)?;
    if !wait(house.store.appoint(&options.address, role))?? {
        bail!("nobody has signed in as {} yet; sign in once, then appoint", options.address.as_str());
    }
    println!("{} is now: {role}.", options.address.as_str());
    Ok(())
}
