//! Games leave and enter the house as portable files.

use std::sync::Arc;

use crate::engine::{PerSeat, Seat, Viewer};
use crate::store::{Announced, AppendError, TableRow};
use crate::table::change::End;
use crate::table::deadlines::Saved;
use crate::table::history::{History, Page};
use crate::table::live::Table;
use crate::table::portable::{self, Contents, Portable};
use crate::table::{Broken, Entry, Live, Pace, Seq, Span, Standing, TableCode, Timestamp, late};

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
        let Log { header, mut entries, .. } = log;
        check_time(pace.as_ref(), &entries)?;
        let table = Table { header: header.clone(), secret, rules, pace: pace.clone() };
        let mut live = standing_after(table, &entries, saved.as_ref())?;
        let end = live.position.outcome().map(End::Played).or(live.keeping.ended.then_some(End::Agreed));
        if let Some(change) = late::arrived(&live, self.now()) {
            entries.extend(change.entries);
            live = change.after;
        }
        let standings = &live.standings;
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
        match self.store.adopt(&announced, &header.guests, &entries, standings, end.as_ref()).await {
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

/// A file says the pace in its first line, a log in its first entry; older logs do not say it.
fn check_time(pace: Option<&Pace>, entries: &[Entry]) -> Result<(), HouseError> {
    let said = entries.first().and_then(|first| first.deadlines.pace.as_ref());
    let saved = || entries.iter().flat_map(|entry| &entry.deadlines.saved);
    let fits = match (pace, said) {
        (Some(pace), Some(said)) => pace == said,
        (None, Some(_)) => false,
        (Some(pace), None) => saved().all(|(_, saved)| saved.is_sensible(pace)),
        (None, None) => saved().next().is_none(),
    };
    fits.then_some(()).ok_or_else(|| HouseError::File("its pace is not the one that its log was played at".into()))
}

/// A table after its log: its questions are counted anew, from one. `saved` is for logs that do not say it.
fn standing_after(table: Table, entries: &[Entry], saved: Option<&PerSeat<Saved>>) -> Result<Live, Broken> {
    let history = History::fold(&table.header, table.rules, entries.iter().map(Page::from))?;
    let last = entries.last();
    let (since, head) = last.map_or_else(|| (Timestamp::default(), table.header.root()), |last| (last.at, last.hash));
    let times = history.times.clone();
    let standings = PerSeat::new(table.header.seats(), |_| Standing { ask: 1, ..Standing::new(since) });
    let mut live = Live::new(Arc::new(table), history, head, standings);
    let waited = live.waits_for();
    for seat in Seat::all(live.seats()) {
        let duty = live.prompt(seat).duty();
        let begins = live.table.pace.as_ref().map(|pace| Saved { bank: pace.bank, paused: Span(0) });
        let Saved { bank, paused } =
            times.saved[seat].or(saved.map(|saved| saved[seat])).or(begins).unwrap_or_default();
        let until = times.until[seat].filter(|_| live.table.pace.is_some() && waited.has(seat));
        let remind = until.map(|until| Pace::reminder(since, until, &live.rhythms[seat]));
        let kept = live.keeping.kept.has(seat);
        let standing = &mut live.standings[seat];
        *standing = Standing { duty, kept, bank, paused, until, remind, ..standing.clone() };
    }
    Ok(live)
}
