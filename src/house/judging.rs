//! Logs held against the rules: before a table is taken in, and whenever somebody wants to know whether it holds.

use crate::engine::Ruleset;
use crate::engine::dice::Secret;
use crate::store::TableRow;
use crate::table::fork;
use crate::table::live::Table;
use crate::table::verify::{self, Origin, Verified};
use crate::table::{Broken, Entry, Header, Seq};

use super::{House, HouseError};

/// A whole log with all it is judged by.
pub(super) struct Log {
    pub header: Header,
    pub secret: Secret,
    pub rules: &'static dyn Ruleset,
    pub entries: Vec<Entry>,
}

impl Log {
    fn judge(&self, origin: Option<Origin<'_>>) -> Result<Verified, Broken> {
        verify::verify(&self.header, &self.secret, self.rules, &self.entries, origin)
    }

    fn origin(&self, over: bool) -> Origin<'_> {
        Origin { header: &self.header, entries: &self.entries, over }
    }

    /// What is wrong here makes a table that plays on from here wrong from its beginning.
    fn blamed_by(&self, row: &TableRow, broken: Broken) -> Broken {
        match self.header.code == row.code {
            true => broken,
            false => Broken::at(Seq::OPENING, format!("at table {}, where it comes from: {broken}", self.header.code)),
        }
    }
}

impl House {
    /// Judges a stored table again: promise, chain, deal and every move; of one that plays on from others, those first.
    pub fn verify(&self, row: &TableRow) -> Result<Verified, HouseError> {
        let mut line = vec![self.log_of(row)?];
        while let Some((_, log)) = self.origin(&line[line.len() - 1].entries)? {
            // A table that would come from itself comes from nowhere.
            if line.iter().any(|younger| younger.header.code == log.header.code) {
                break;
            }
            line.push(log);
        }
        let mut judged: Option<(Log, Verified)> = None;
        for log in line.into_iter().rev() {
            let origin = judged.as_ref().map(|(older, verified)| older.origin(verified.over));
            let verified = log.judge(origin).map_err(|broken| log.blamed_by(row, broken))?;
            judged = Some((log, verified));
        }
        let (_, verified) = judged.expect("the table itself is there");
        Ok(verified)
    }

    /// Judges a log that comes from elsewhere. What it plays on from must be in this house, and over.
    pub(super) fn judge_foreign(&self, log: &Log) -> Result<Verified, HouseError> {
        let origin = self.origin(&log.entries)?;
        let origin = origin.as_ref().map(|(row, log)| log.origin(row.finished_at.is_some()));
        Ok(log.judge(origin)?)
    }

    fn log_of(&self, row: &TableRow) -> Result<Log, HouseError> {
        let Table { header, secret, rules, .. } = self.laid(row)?;
        Ok(Log { header, secret, rules, entries: self.store.entries(row.id, Seq::OPENING)? })
    }

    /// The table from which these entries say they play on, if it is in this house.
    fn origin(&self, entries: &[Entry]) -> Result<Option<(TableRow, Log)>, HouseError> {
        let Some(fork) = fork::of(entries) else { return Ok(None) };
        let Some(row) = self.store.table(&fork.table)? else { return Ok(None) };
        match self.log_of(&row) {
            Ok(log) => Ok(Some((row, log))),
            Err(HouseError::NotDealt(_)) => Ok(None),
            Err(error) => Err(error),
        }
    }
}
