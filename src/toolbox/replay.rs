//! `replay`: the text of any position, as one viewer knew it then.

use anyhow::{anyhow, bail};
use jiff::tz::TimeZone;

use crate::engine::{PerSeat, Prompt, Viewer};
use crate::table::{Seq, TableCode};
use crate::words::dates::Calendar;
use crate::words::sheet::{Sheet, Told, When};
use crate::words::{Catalogue, Language, Names};

use super::Games;
use super::database::{Place, house};
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
    /// In which language: en, fr, ru or pt-BR
    #[arg(long, default_value = "en", value_name = "TAG")]
    language: Language,
}

pub(super) fn run(place: &Place, games: Games, options: &Options) -> anyhow::Result<()> {
    let house = house(place, games)?;
    let row = house.store.table(&options.table)?.ok_or_else(|| anyhow!("there is no table {}", options.table))?;
    let entries = house.store.entries(row.id, Seq::OPENING)?;
    let last = entries.len().saturating_sub(1) as u32;
    let at = options.at.unwrap_or(last);
    let Some(entry) = entries.get(at as usize) else { bail!("the latest entry of {} is {last}", options.table) };
    let seats = row.guests.as_ref().map_or(0, PerSeat::seats);
    if let Viewer::Seat(seat) = options.viewer
        && seat.index() >= usize::from(seats)
    {
        bail!("{} has {seats} seats", options.table);
    }
    if options.viewer == Viewer::Everything && row.finished_at.is_none() {
        bail!("everything can be seen once the game is over; until then use p1, p2, … or spectator");
    }
    let position = house.at(&row, entry.seq)?.position;
    let prompt = match options.viewer {
        Viewer::Seat(seat) => position.prompt(seat),
        _ => Prompt::wait(position.awaited()),
    };
    let told = Told::of(&*position, entry, options.viewer)?;
    let outcome = position.outcome();
    let sheet = Sheet {
        viewer: options.viewer,
        scene: &position.scene(options.viewer),
        prompt: &prompt,
        outcome: outcome.as_ref(),
        told: &[told],
        when: When::Then { seq: entry.seq, at: entry.at },
    };
    let (catalogue, names) = (Catalogue::new(games), Names::default());
    let calendar = Calendar::new(catalogue.voice(options.language, &names), TimeZone::system());
    print!("{}", sheet.written(&calendar));
    Ok(())
}
