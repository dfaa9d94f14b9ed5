//! What a page of a table needs of the database, read in one snapshot.

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, RunQueryDsl};

use crate::people::PlayerId;
use crate::table::{Entry, Seq};

use super::around::{self, Around};
use super::rows::EntryRow;
use super::schema::{entries, looked};
use super::talk::Looked;
use super::{Store, StoreError};

/// For whom a table is spread out.
#[derive(Clone, Copy, Debug)]
pub struct Spreading {
    pub reader: Option<PlayerId>,
    /// How far the reader has read, where that is known and not in the database yet.
    pub looked: Option<Looked>,
    /// A caretaker plays a seat there.
    pub has_caretaker: bool,
}

/// A table spread out for a reader.
#[derive(Debug)]
pub struct Spread {
    /// How far the reader had read; None if never.
    pub looked: Option<Looked>,
    /// The latest entries.
    pub entries: Vec<Entry>,
    pub around: Around,
}

impl Spread {
    /// The number the next entry of the table would get when this was read.
    pub fn next(&self) -> Seq {
        self.entries.last().map_or(Seq::OPENING, |entry| entry.seq.next())
    }
}

impl Store {
    /// A table as one moment of the database has it. `first` says with which entry the page begins, by how far was read.
    pub fn spread(
        &self,
        table_id: i64,
        whom: Spreading,
        first: impl FnOnce(Option<Looked>) -> Seq,
    ) -> Result<Spread, StoreError> {
        self.read(|connection| {
            connection.snapshot(|connection| {
                let looked = match (whom.looked, whom.reader) {
                    (None, Some(reader)) => {
                        let row = looked::table.find((table_id, reader.0));
                        let columns = (looked::seq, looked::fresh, looked::talk_id);
                        row.select(columns).first::<(i32, i32, i64)>(connection).optional()?.map(Looked::from)
                    }
                    (known, _) => known,
                };
                let rows = entries::table.filter(entries::table_id.eq(table_id));
                let rows = rows.filter(entries::seq.ge(first(looked).0 as i32)).order(entries::seq);
                let rows = rows.load::<EntryRow>(connection)?;
                let entries = rows.into_iter().map(|row| row.into_entry(&self.vault)).collect::<Result<_, _>>()?;
                let around = around::read(connection, table_id, whom.reader, whom.has_caretaker)?;
                Ok(Spread { looked, entries, around })
            })
        })
    }
}
