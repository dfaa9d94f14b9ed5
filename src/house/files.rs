//! Games leave and enter the house as portable files; every stored table can be judged again.

use crate::engine::{Duty, PerSeat, Viewer};
use crate::games;
use crate::store::{Announced, AppendError, TableRow};
use crate::table::change::End;
use crate::table::history::{History, Page};
use crate::table::live::Table;
use crate::table::portable::{self, Contents, Portable};
use crate::table::verify::{self, Verified};
use crate::table::{Broken, Entry, Pace, Promises, Rhythm, Seq, Standing, TableCode, Timestamp};

use super::{House, HouseError};

/// What may be taken out of the house, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// What this viewer may know. Once the game is over, that is everything.
    For(Viewer),
    /// All of it, hidden cards and secret included: for the operator who moves a table elsewhere.
    Whole,
}

impl House {
    /// A table as a portable file.
    pub fn export(&self, code: &TableCode, export: Export) -> Result<String, HouseError> {
        let row = self.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))?;
        let live = self.load(&row)?;
        let entries = self.store.entries(row.id, Seq::OPENING)?;
        let viewer = match export {
            Export::Whole => Viewer::Everything,
            Export::For(_) if live.is_over() => Viewer::Everything,
            // Nobody has the eyes that see all while the game is on.
            Export::For(Viewer::Everything) => Viewer::Spectator,
            Export::For(viewer) => viewer,
        };
        Ok(portable::write(&live, &entries, viewer)?)
    }

    /// Takes in a table from a file, after judging all of it.
    pub async fn import(&self, file: &str) -> Result<TableCode, HouseError> {
        let (header, pace, secret, entries) = match portable::read(file)
            .map_err(|bad| HouseError::File(bad.to_string()))?
        {
            Portable { header, pace, contents: Contents::Whole { secret, entries } } => (header, pace, secret, entries),
            Portable { contents: Contents::Redacted { .. }, .. } => {
                let why = "it is redacted: it lacks what was hidden when it was written";
                return Err(HouseError::File(why.into()));
            }
        };
        let rules = games::edition(self.games, &header.game, header.edition)
            .ok_or_else(|| HouseError::NoEdition { game: header.game.clone(), edition: header.edition })?;
        verify::verify(&header, &secret, *rules, &entries)?;
        let table = Table { header: header.clone(), secret, rules: *rules, pace: pace.clone() };
        let (standings, end) = standings_after(&table, &entries, self.now())?;
        let announced = Announced {
            code: header.code.clone(),
            game: header.game.clone(),
            edition: header.edition,
            options: header.options.clone(),
            secret,
            commitment: header.commitment,
            pace,
            at: entries.first().map_or_else(|| self.now(), |entry| entry.at),
        };
        match self.store.adopt(&announced, &header.guests, &entries, &standings, end.as_ref()).await {
            Ok(()) => Ok(header.code),
            Err(AppendError::Taken) => Err(HouseError::File(format!("there is a table {} already", header.code))),
            Err(error) => Err(error.into()),
        }
    }

    /// Judges a stored table again: promise, chain, deal and every move, and that the stored standing fits.
    pub fn verify(&self, row: &TableRow) -> Result<Verified, HouseError> {
        let header = row.header().ok_or_else(|| HouseError::NotDealt(row.code.clone()))?;
        let rules = games::edition(self.games, &row.game, row.edition)
            .ok_or_else(|| HouseError::NoEdition { game: row.game.clone(), edition: row.edition })?;
        let entries = self.store.entries(row.id, Seq::OPENING)?;
        let verified = verify::verify(&header, &row.secret, *rules, &entries)?;
        if let (Some(lineage), Some(first)) = (&verified.lineage, entries.first()) {
            self.compare_beginning(row, lineage, first)?;
        }
        Ok(verified)
    }

    /// The position after an entry, as any viewer's page needs it.
    pub fn at(&self, row: &TableRow, seq: Seq) -> Result<History, HouseError> {
        let table = self.laid(row)?;
        let pages = self.store.log(row.id)?.pages.into_iter().take_while(|page| page.seq <= seq);
        Ok(History::fold(&table.header, table.rules, pages)?)
    }
}

/// Where each seat stands after a log: its questions are counted anew, from one. Nobody's time ran out while the game
/// was on its way; whoever was promised more has more.
fn standings_after(
    table: &Table,
    entries: &[Entry],
    now: Timestamp,
) -> Result<(PerSeat<Standing>, Option<End>), Broken> {
    let history = History::fold(&table.header, table.rules, entries.iter().map(Page::from))?;
    let since = entries.last().map(|entry| entry.at).unwrap_or_default();
    let ended = history.keeping.ended;
    let standings = PerSeat::new(table.header.seats(), |seat| {
        let duty = if ended { Duty::Wait } else { history.position.prompt(seat).duty() };
        let kept = history.keeping.kept.has(seat);
        let mut standing = Standing { duty, ask: 1, kept, ..Standing::new(since) };
        if let Some(pace) = &table.pace {
            standing.bank = pace.bank;
            if duty != Duty::Wait && !kept && !table.header.guests[seat].robot {
                let promised = Promises::last_to(seat, entries).unwrap_or(now);
                let until = pace.deadline(now, pace.bank, &Rhythm::default()).max(promised);
                standing.until = Some(until);
                standing.remind = Some(Pace::reminder(now, until, &Rhythm::default()));
            }
        }
        standing
    });
    let end = history.position.outcome().map(End::Played).or(ended.then_some(End::Agreed));
    Ok((standings, end))
}
