//! Which table plays on from which.

use diesel::{ExpressionMethods, JoinOnDsl, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::table::{Cause, Lineage, Seq, TableCode};

use super::schema::{entries, gatherings, tables};
use super::seats::code;
use super::{Store, StoreError};

/// A table that was played on from another, and the entry after which.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedOn {
    pub code: TableCode,
    pub seq: Seq,
}

impl Store {
    /// Where a table comes from, if it was not dealt afresh.
    pub fn lineage(&self, table_id: i64) -> Result<Option<Lineage>, StoreError> {
        let said: Option<String> = self.read(|connection| {
            let first = entries::table.filter(entries::table_id.eq(table_id)).filter(entries::seq.eq(0));
            let forked = first.filter(entries::cause.eq(Cause::Forked.to_string()));
            Ok(forked.select(entries::said).first(connection).optional()?)
        })?;
        let corrupt = |()| StoreError::Corrupt(format!("table {table_id}: where it comes from"));
        said.map(|said| said.parse().map_err(corrupt)).transpose()
    }

    /// Games that were played on from a table, oldest first.
    pub fn played_on(&self, table_id: i64) -> Result<Vec<PlayedOn>, StoreError> {
        let rows: Vec<(String, Option<i32>)> = self.read(|connection| {
            let children = gatherings::table.inner_join(tables::table.on(tables::id.eq(gatherings::table_id)));
            let forks =
                children.filter(gatherings::parent_id.eq(table_id)).filter(gatherings::parent_seq.is_not_null());
            let dealt = forks.filter(tables::guests.is_not_null()).order(tables::id);
            Ok(dealt.select((tables::code, gatherings::parent_seq)).load(connection)?)
        })?;
        let played_on = rows
            .into_iter()
            .map(|(name, seq)| Ok(PlayedOn { code: code(&name)?, seq: Seq(seq.unwrap_or_default() as u32) }));
        played_on.collect()
    }

    /// The name of a table.
    pub fn code_of(&self, table_id: i64) -> Result<Option<TableCode>, StoreError> {
        let name: Option<String> = self
            .read(|connection| Ok(tables::table.find(table_id).select(tables::code).first(connection).optional()?))?;
        name.map(|name| code(&name)).transpose()
    }
}
