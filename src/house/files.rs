//! Games leave and enter the house as portable files.

use crate::engine::{Duty, PerSeat, Viewer};
use crate::store::{Announced, AppendError, TableRow};
use crate::table::change::End;
use crate::table::history::{History, Page};
use crate::table::live::Table;
use crate::table::portable::{self, Contents, Portable, Saved};
use crate::table::{Broken, Deadlines, Entry, Pace, Rhythm, Seq, Span, Standing, TableCode, Timestamp};

use super::judging::Log;
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
        let row = self.row(code)?;
        let live = self.table(code)?;
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

    /// Takes in a table from a file, after judging all of it. One that plays on from another is taken where that one
    /// is: its beginning is judged by what stood there.
    pub async fn import(&self, file: &str) -> Result<TableCode, HouseError> {
        let Portable { header, pace, saved, contents } =
            portable::read(file).map_err(|bad| HouseError::File(bad.to_string()))?;
        let Contents::Whole { secret, entries } = contents else {
            let why = "it is redacted: it lacks what was hidden when it was written";
            return Err(HouseError::File(why.into()));
        };
        let rules = self.edition(&header.game, header.edition)?;
        let log = Log { header, secret, rules, entries };
        self.judge_foreign(&log)?;
        let Log { header, entries, .. } = log;
        let table = Table { header: header.clone(), secret, rules, pace: pace.clone() };
        let (standings, end) = standings_after(&table, &entries, saved.as_ref(), self.now())?;
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
    saved: Option<&PerSeat<Saved>>,
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
            let Saved { bank, paused } = saved.map_or(Saved { bank: pace.bank, paused: Span(0) }, |saved| saved[seat]);
            (standing.bank, standing.paused) = (bank, paused);
            if duty != Duty::Wait && !kept && !table.header.guests[seat].is_robot() {
                let promised = Deadlines::last_to(seat, entries).unwrap_or(now);
                let until = pace.deadline(now, bank, &Rhythm::default()).max(promised);
                standing.until = Some(until);
                standing.remind = Some(Pace::reminder(now, until, &Rhythm::default()));
            }
        }
        standing
    });
    let end = history.position.outcome().map(End::Played).or(ended.then_some(End::Agreed));
    Ok((standings, end))
}
