//! Which table plays on from which.

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::table::{Cause, Fork, Seq, TableCode};

use super::rows::EntryRow;
use super::schema::{entries, gatherings, tables};
use super::seats::code;
use super::{Store, StoreError};

/// A table that was played on from another, and the entry after which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ForkedTable {
    pub code: TableCode,
    pub seq: Seq,
}

impl Store {
    /// Where a table comes from, if it was not dealt afresh.
    pub fn fork(&self, table_id: i64) -> Result<Option<Fork>, StoreError> {
        let row: Option<EntryRow> = self.read(|connection| {
            let first = entries::table.filter(entries::table_id.eq(table_id)).filter(entries::seq.eq(0));
            let forked = first.filter(entries::cause.eq(Cause::Forked.to_string()));
            Ok(forked.first(connection).optional()?)
        })?;
        let Some(row) = row else { return Ok(None) };
        let fork = row.into_entry(&self.vault)?.said.parse();
        fork.map(Some).map_err(|()| StoreError::Corrupt(format!("table {table_id}: where it comes from")))
    }

    /// Games that were played on from a table, oldest first.
    pub fn forks(&self, table_id: i64) -> Result<Vec<ForkedTable>, StoreError> {
        let rows: Vec<(String, Option<i32>)> = self.read(|connection| {
            let children = gatherings::table.inner_join(tables::table.on(tables::id.eq(gatherings::table_id)));
            let forks =
                children.filter(gatherings::parent_id.eq(table_id)).filter(gatherings::parent_seq.is_not_null());
            let dealt = forks.filter(tables::guests.is_not_null()).order(tables::id);
            Ok(dealt.select((tables::code, gatherings::parent_seq)).load(connection)?)
        })?;
        let forks = rows
            .into_iter()
            .map(|(name, seq)| Ok(ForkedTable { code: code(&name)?, seq: Seq(seq.unwrap_or_default() as u32) }));
        forks.collect()
    }
}
