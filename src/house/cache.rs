//! Tables in play, folded and kept in memory: a bounded cache, always checked against the log.

use std::sync::{Arc, RwLock};

use moka::sync::Cache;

use crate::store::Sitting;
use crate::table::{Fork, Live, TableCode};

/// As many tables are kept folded; the next one pushes out the one that rested longest.
const MOST_TABLES: u64 = 10_000;

/// One table in memory. Readers see the latest durable state; writers take turns.
pub(super) struct CachedTable {
    pub table_id: i64,
    /// Where the table comes from, if it was not dealt afresh.
    pub fork: Option<Fork>,
    pub turn: tokio::sync::Mutex<()>,
    live: RwLock<Arc<Live>>,
    /// Who sits here, and the count of other changes when that was read.
    sitting: RwLock<Option<(u64, Arc<Vec<Sitting>>)>>,
}

pub(super) struct TableCache(Cache<TableCode, Arc<CachedTable>>);

impl TableCache {
    pub fn new() -> TableCache {
        TableCache(Cache::new(MOST_TABLES))
    }

    pub fn get(&self, code: &TableCode) -> Option<Arc<CachedTable>> {
        self.0.get(code)
    }

    /// Keeps a table, unless somebody was faster.
    pub fn admit(&self, table_id: i64, live: Live, fork: Option<Fork>) -> Arc<CachedTable> {
        let code = live.table.header.code.clone();
        let cached = CachedTable {
            table_id,
            fork,
            turn: tokio::sync::Mutex::new(()),
            live: RwLock::new(Arc::new(live)),
            sitting: RwLock::default(),
        };
        self.0.get_with(code, || Arc::new(cached))
    }
}

impl CachedTable {
    /// Who sits here, as it was read when the count of other changes was this.
    pub fn sitting_at(&self, count: u64) -> Option<Arc<Vec<Sitting>>> {
        let sitting = self.sitting.read().expect("nobody panics while holding it");
        sitting.as_ref().filter(|(read_at, _)| *read_at == count).map(|(_, sitting)| Arc::clone(sitting))
    }

    pub fn note_sitting(&self, count: u64, sitting: Arc<Vec<Sitting>>) {
        *self.sitting.write().expect("nobody panics while holding it") = Some((count, sitting));
    }

    pub fn live(&self) -> Arc<Live> {
        Arc::clone(&self.live.read().expect("nobody panics while holding it"))
    }

    /// Shows a table unless a later state is shown already.
    pub fn show(&self, live: Arc<Live>) {
        let mut shown = self.live.write().expect("nobody panics while holding it");
        if live.next >= shown.next {
            *shown = live;
        }
    }
}
