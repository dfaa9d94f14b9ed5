//! Commands that look something up or keep it: rules, log, games, notes, the clock and the language of letters.

use jiff::tz::TimeZone;

use crate::engine::Viewer;
use crate::house::{House, HouseError};
use crate::mail::seated::AtTable;
use crate::mail::{Desk, sitting};
use crate::people::PlayerName;
use crate::store::Choices;
use crate::table::{Broken, Seq};
use crate::words::sheet::{Told, log};
use crate::words::{Calendar, Language, Names, Voice};

use super::judge::{At, Did};

/// So many entries are told at once.
const MOST_ENTRIES: usize = 20;
/// A note is no book.
const MOST_NOTED: usize = 4_000;

impl At {
    fn names(&self, desk: &Desk<'_>, seats: u8) -> Names {
        let nobody = Names::default();
        sitting::names(&desk.voice(self.reader.language(), &nobody), &self.sitters, seats)
    }

    /// What cards of this name say, in the reader's language or in English; without one, where the rules are.
    pub(super) fn rules(&self, house: &House, desk: &Desk<'_>, card: &str) -> Result<Did, HouseError> {
        let live = house.table(&self.bound.code)?;
        let names = self.names(desk, live.seats());
        let voice = desk.voice(self.reader.language(), &names);
        let game = &live.table.header.game;
        let page = voice.text("post-rules").word("url", format!("{}/rules/{game}", desk.base)).to_string();
        let english = desk.voice(Language::En, &names);
        let wanted = card.to_lowercase();
        let is_meant = |name: String| name.to_lowercase() == wanted;
        let gallery = house.rules(game).map(crate::engine::ruleset::Ruleset::gallery).unwrap_or_default();
        let found = gallery.iter().find(|piece| [voice, english].iter().any(|voice| is_meant(voice.say(&piece.label))));
        Ok(Did::Told(match found {
            Some(piece) => {
                let details = piece.details.iter().map(|line| voice.say(line));
                [voice.say(&piece.label)].into_iter().chain(details).chain([page]).collect()
            }
            None if card.is_empty() => vec![page],
            None => vec![voice.text("post-no-card").word("words", card).to_string(), page],
        }))
    }

    /// What happened from an entry on, or lately.
    pub(super) fn log(&self, house: &House, desk: &Desk<'_>, from: Option<u32>) -> Result<Did, HouseError> {
        let live = house.table(&self.bound.code)?;
        let names = self.names(desk, live.seats());
        let voice = desk.voice(self.reader.language(), &names);
        let first = from.unwrap_or(live.next.0.saturating_sub(MOST_ENTRIES as u32));
        let viewer = Viewer::Seat(self.bound.seat);
        let mut lines = Vec::new();
        for entry in house.store.entries(self.table_id, Seq(first))?.iter().take(MOST_ENTRIES) {
            let told = Told::of(&*live.position, entry, viewer);
            let told = told.map_err(|bad| HouseError::Broken(Broken::at(entry.seq, bad)))?;
            lines.push(format!("{}  {}", told.seq.0, log::lines(&voice, &told).join(" ")));
        }
        Ok(Did::Told(match lines.is_empty() {
            true => vec![told_number(&voice, first, live.next.0.saturating_sub(1))],
            false => lines,
        }))
    }

    /// All games of the writer, what each waits for, and where it is.
    pub(super) fn games(&self, house: &House, desk: &Desk<'_>) -> Result<Did, HouseError> {
        let mut lines = Vec::new();
        for (code, seat) in house.store.playing(self.reader.player.id)? {
            let Some(row) = house.store.table(&code)? else { continue };
            let sitters = house.store.sitters(row.id)?;
            let at = AtTable::gather(house, desk, (row.id, &code, seat), &sitters, &self.reader)?;
            let calendar = Calendar::new(desk.voice(self.reader.language(), &at.names), self.reader.zone());
            lines.push(format!("{}  {}", at.in_short(&calendar), at.url(desk)));
        }
        Ok(Did::Told(lines))
    }

    pub(super) async fn zone(&self, house: &House, desk: &Desk<'_>, zone: &str) -> Result<Did, HouseError> {
        let wanted = zone.trim().replace(' ', "_");
        let id = match TimeZone::get(&wanted) {
            Ok(found) if found.iana_name().is_some() => "post-zone",
            _ => "post-no-zone",
        };
        if id == "post-zone" {
            self.choose(house, |choices| choices.zone = wanted).await?;
        }
        let nobody = Names::default();
        Ok(Did::Told(vec![desk.voice(self.reader.language(), &nobody).text(id).word("zone", zone).to_string()]))
    }

    pub(super) async fn language(
        &self,
        house: &House,
        desk: &Desk<'_>,
        language: Option<Language>,
    ) -> Result<Did, HouseError> {
        let nobody = Names::default();
        let Some(language) = language else {
            return Ok(Did::Told(vec![
                desk.voice(self.reader.language(), &nobody).text("post-no-language").to_string(),
            ]));
        };
        self.choose(house, |choices| choices.language = Some(language.tag().to_owned())).await?;
        Ok(Did::Told(vec![desk.voice(language, &nobody).text("post-language").to_string()]))
    }

    async fn choose(&self, house: &House, change: impl FnOnce(&mut Choices)) -> Result<(), HouseError> {
        let player = &self.reader.player;
        let Ok(name) = PlayerName::read(&player.name) else { return Ok(()) };
        let mut choices = Choices {
            name,
            language: player.language.clone(),
            zone: player.zone.clone(),
            theme: player.theme,
            pictures: player.pictures,
        };
        change(&mut choices);
        house.store.choose(player.id, &choices).await?;
        Ok(())
    }

    /// Keeps a line with the notes about this table.
    pub(super) async fn note(&self, house: &House, desk: &Desk<'_>, words: &str) -> Result<Did, HouseError> {
        let player = self.reader.player.id;
        let before = house.store.note(self.table_id, player)?;
        let all: String = format!("{before}\n{words}").trim().chars().take(MOST_NOTED).collect();
        house.store.write_note(self.table_id, player, all, house.now()).await?;
        let nobody = Names::default();
        Ok(Did::Told(vec![
            desk.voice(self.reader.language(), &nobody).text("post-noted").word("words", words).to_string(),
        ]))
    }

    pub(super) fn notes(&self, house: &House, desk: &Desk<'_>) -> Result<Did, HouseError> {
        let nobody = Names::default();
        let voice = desk.voice(self.reader.language(), &nobody);
        let note = house.store.note(self.table_id, self.reader.player.id)?;
        Ok(Did::Told(match note.is_empty() {
            true => vec![voice.text("post-no-notes").to_string()],
            false => vec![voice.text("post-notes").to_string(), note],
        }))
    }
}

fn told_number(voice: &Voice<'_>, wanted: u32, latest: u32) -> String {
    voice.text("post-no-entry").number("n", wanted).number("latest", latest).to_string()
}
