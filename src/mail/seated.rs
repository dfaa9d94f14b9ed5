//! Somebody at a table, as their letters see it: who they are, and everything their seat may know.

use std::sync::Arc;

use jiff::tz::TimeZone;

use crate::engine::{Prompt, Seat, Viewer};
use crate::house::{House, HouseError};
use crate::people::{MailAddress, Mailing, Player, PlayerId};
use crate::store::{Remark, Sitter, Vacancy};
use crate::table::{Live, Seq, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::sheet::{Told, log};
use crate::words::{Language, Names, Voice, duty};

use super::deciding::Pending;
use super::desk::{self, Desk};
use super::marks::Bound;
use super::sitting;

/// As much of what happened is told; the rest is on the table's page.
pub(super) const MOST_TOLD: usize = 40;

/// Somebody who gets letters.
pub(super) struct Reader {
    pub player: Player,
    pub address: MailAddress,
    pub mailing: Mailing,
}

impl Reader {
    /// A player with an address.
    pub fn find(house: &House, player: PlayerId) -> Result<Option<Reader>, HouseError> {
        let Some(player) = house.store.player(player)? else { return Ok(None) };
        let address = player.address.as_deref().and_then(|address| MailAddress::read(address).ok());
        let Some(address) = address else { return Ok(None) };
        let mailing = house.store.mailing(player.id)?;
        Ok(Some(Reader { player, address, mailing }))
    }

    pub fn language(&self) -> Language {
        desk::language(&self.player)
    }

    pub fn zone(&self) -> TimeZone {
        desk::zone(&self.player)
    }
}

/// One seat's view of a table, for a letter.
pub(super) struct AtTable {
    pub live: Arc<Live>,
    pub table_id: i64,
    pub seat: Seat,
    /// Who reads.
    pub player: PlayerId,
    /// What the seat is asked; nothing once the table agreed to stop.
    pub prompt: Prompt,
    pub names: Names,
    pub told: Vec<Told>,
    /// What others said and the reader has not seen.
    pub remarks: Vec<Remark>,
    /// What the table may decide about somebody.
    pub polls: Vec<Pending>,
    /// Seats that somebody else may take over.
    pub vacancies: Vec<Vacancy>,
}

impl AtTable {
    pub fn gather(
        house: &House,
        desk: &Desk<'_>,
        (table_id, code, seat): (i64, &TableCode, Seat),
        sitters: &[Sitter],
        reader: &Reader,
    ) -> Result<AtTable, HouseError> {
        let live = house.table(code)?;
        let player = reader.player.id;
        let looked = house.store.has_looked(table_id, player)?;
        let (next, remark) = looked.map_or((Seq::OPENING, 0), |looked| (looked.next, looked.talk));
        let first = next.max(house.store.untold(table_id, seat)?);
        let viewer = Viewer::Seat(seat);
        let entries = house.store.entries(table_id, first)?;
        let from = entries.len().saturating_sub(MOST_TOLD);
        let tell = |entry| Told::of(&*live.position, entry, viewer);
        let told = entries[from..].iter().map(tell).collect::<Result<Vec<Told>, _>>();
        let mut told = told.map_err(|bad| HouseError::Broken(crate::table::Broken::at(first, bad)))?;
        let undone = log::undone(&told);
        told.retain(|told| !undone.contains(&told.seq));
        let seen = remark.max(house.store.told_remark(table_id, seat)?);
        let mut around = house.store.around(table_id, None, !live.keeping.kept.is_empty())?;
        let mut remarks = std::mem::take(&mut around.talk);
        remarks.retain(|remark| remark.id > seen && remark.player != player);
        let nobody = Names::default();
        let names = sitting::names(&desk.voice(reader.language(), &nobody), sitters, live.seats());
        let polls = house.polls_among(&live, &around).into_iter().map(|poll| Pending::new(poll, sitters)).collect();
        // A seat is free only while a caretaker keeps it.
        let vacancies = match live.keeping.kept.is_empty() || live.is_over() {
            true => Vec::new(),
            false => around.vacancies,
        };
        let prompt = live.prompt(seat);
        Ok(AtTable { live, table_id, seat, player, prompt, names, told, remarks, polls, vacancies })
    }

    pub fn deadline(&self) -> Option<Timestamp> {
        self.live.standings[self.seat].until
    }

    pub fn since(&self) -> Timestamp {
        self.live.standings[self.seat].since
    }

    pub fn code(&self) -> &TableCode {
        &self.live.table.header.code
    }

    pub fn bound(&self) -> Bound {
        Bound {
            code: self.code().clone(),
            seat: self.seat,
            ask: self.live.standings[self.seat].ask,
            player: self.player,
        }
    }

    pub fn game(&self, voice: &Voice<'_>) -> String {
        voice.text(&format!("{}-name", self.live.table.header.game)).to_string()
    }

    /// The table in one line, as lists and digests have it: `Fort 7K2QXD: Your turn — until Wed 19 Nov 18:00`.
    pub fn in_short(&self, calendar: &Calendar<'_>) -> String {
        let voice = calendar.voice();
        voice
            .text("letter-in-short")
            .word("game", self.game(voice))
            .word("code", self.code())
            .word("what", self.headline(calendar))
            .to_string()
    }

    /// The duty in the game's own words: "Your turn: recruit".
    pub fn what(&self, voice: &Voice<'_>) -> String {
        let duty = duty::headline(voice, &self.prompt);
        match &self.prompt {
            Prompt::Lead(ask) => {
                voice.text("letter-what").word("duty", duty).word("what", voice.say(&ask.headline)).to_string()
            }
            _ => duty,
        }
    }

    /// The duty and until when.
    pub fn headline(&self, calendar: &Calendar<'_>) -> String {
        let voice = calendar.voice();
        let duty = self.what(voice);
        match self.deadline().filter(|_| self.prompt.ask().is_some()) {
            Some(deadline) => {
                voice.text("letter-headline").word("what", duty).word("until", calendar.until(deadline)).to_string()
            }
            None => duty,
        }
    }

    pub fn url(&self, desk: &Desk<'_>) -> String {
        format!("{}/t/{}", desk.base, self.code())
    }
}
