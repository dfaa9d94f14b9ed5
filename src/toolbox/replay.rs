//! `replay`: the text of any position, as one viewer knew it then.

use anyhow::anyhow;

use crate::engine::Viewer;
use crate::store::Address;
use crate::table::{Seq, TableCode};

use super::Games;
use super::database::house;
use super::transfer::read_viewer;

#[derive(clap::Args, Debug)]
pub(super) struct Options {
    /// The table, such as 7K2QXD
    table: TableCode,
    /// After which entry; the latest if left out
    #[arg(long, value_name = "N")]
    at: Option<u32>,
    /// Through whose eyes: p1, p2, …, spectator, or everything once the game is over
    #[arg(long = "as", value_name = "SEAT", default_value = "spectator", value_parser = read_viewer)]
    viewer: Viewer,
}

pub(super) fn run(database: &Address, games: Games, options: &Options) -> anyhow::Result<()> {
    let house = house(database, games)?;
    let row = house.store.table(&options.table)?.ok_or_else(|| anyhow!("there is no table {}", options.table))?;
    let history = house.at(&row, Seq(options.at.unwrap_or(u32::MAX)))?;
    println!("{:#?}", history.position.scene(options.viewer));
    Ok(())
}
