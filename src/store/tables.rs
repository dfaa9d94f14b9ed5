//! Tables and their logs: announced, dealt, appended to, read back.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use diesel::{ExpressionMethods, OptionalExtension, QueryDsl, QueryResult, Queryable, RunQueryDsl};

use crate::engine::dice::Secret;
use crate::engine::{Entrant, PerSeat, Seat};
use crate::table::change::End;
use crate::table::history::Page;
use crate::table::{Change, Commitment, Entry, Hash, Header, Pace, Seal, Seq, Standing, TableCode, Timestamp};

use crate::table::Order;

use super::connection::AnyConnection;
use super::rows::{Append, EntryRow, OrdersRow, SealRow, StandingRow, entry_row, open_facts, word};
use super::schema::{entries, orders, outbox, seals, standings, tables};
use super::vault::{Vault, place};
use super::writer::{Other, Work};
use super::{AppendError, Store, StoreError};

/// A table that was announced: its luck is promised, nobody has sat down yet.
#[derive(Clone, Debug)]
pub struct Announced {
    pub code: TableCode,
    pub game: String,
    pub edition: u32,
    pub options: String,
    pub secret: Secret,
    pub commitment: Commitment,
    /// None: the table may take its time.
    pub pace: Option<Pace>,
    pub at: Timestamp,
}

/// A table as stored.
#[derive(Clone)]
pub struct TableRow {
    pub id: i64,
    pub code: TableCode,
    pub game: String,
    pub edition: u32,
    pub options: String,
    /// None until the table is dealt.
    pub guests: Option<PerSeat<Entrant>>,
    pub secret: Secret,
    pub commitment: Commitment,
    pub finished_at: Option<Timestamp>,
    pub pace: Option<Pace>,
}

/// Everything of a table that changes.
pub struct Log {
    pub pages: Vec<Page>,
    pub head: Option<Hash>,
    pub standings: BTreeMap<Seat, Standing>,
    pub seals: BTreeMap<Seat, Seal>,
    pub orders: BTreeMap<Seat, Vec<Order>>,
}

#[derive(Queryable)]
struct Row {
    id: i64,
    code: String,
    game: String,
    edition: i32,
    options: String,
    guests: Option<String>,
    secret: Vec<u8>,
    commitment: Vec<u8>,
    _announced_at: i64,
    finished_at: Option<i64>,
    _outcome: Option<String>,
    pace: Option<String>,
}

impl TableRow {
    /// The header, once the table is dealt.
    pub fn header(&self) -> Option<Header> {
        let guests = self.guests.clone()?;
        Some(Header {
            code: self.code.clone(),
            game: self.game.clone(),
            edition: self.edition,
            options: self.options.clone(),
            guests,
            commitment: self.commitment,
        })
    }
}

impl Row {
    fn read(mut self, vault: &Vault) -> Result<TableRow, StoreError> {
        let secret = vault.open_secret(&self.code, std::mem::take(&mut self.secret));
        let corrupt = |what: String| StoreError::Corrupt(format!("table {}: {what}", self.code));
        let guests = self.guests.as_deref().map(serde_json::from_str).transpose();
        let pace = self.pace.as_deref().map(serde_json::from_str).transpose();
        Ok(TableRow {
            id: self.id,
            code: self.code.parse().map_err(|_| corrupt("its name".into()))?,
            edition: self.edition as u32,
            guests: guests.map_err(|error| corrupt(format!("its guests: {error}")))?,
            secret: secret.map_err(|_| corrupt("its secret cannot be opened".into()))?,
            commitment: self.commitment.as_slice().try_into().map_err(|_| corrupt("its promise".into()))?,
            finished_at: self.finished_at.map(Timestamp),
            pace: pace.map_err(|error| corrupt(format!("its pace: {error}")))?,
            game: self.game,
            options: self.options,
        })
    }
}

impl Store {
    /// Makes a table known; its promise is public from now on.
    pub async fn announce(&self, table: &Announced) -> Result<(), AppendError> {
        let (table, vault) = (table.clone(), Arc::clone(&self.vault));
        self.write(move |connection| insert_table(connection, &table, None, &vault)).await
    }

    /// Appends a change as a whole or not at all. `guests` seats the table when it is dealt.
    pub async fn append(
        &self,
        table_id: i64,
        change: &Change,
        guests: Option<&PerSeat<Entrant>>,
        now: Timestamp,
    ) -> Result<(), AppendError> {
        let append = match guests {
            Some(guests) => Append::dealing(table_id, change, guests, now, &self.vault),
            None => Append::new(table_id, change, now, &self.vault),
        };
        self.writer.write(Work::Append(append)).await
    }

    /// Takes over a whole table from elsewhere.
    pub async fn adopt(
        &self,
        table: &Announced,
        guests: &PerSeat<Entrant>,
        log: &[Entry],
        standings: &PerSeat<Standing>,
        end: Option<&End>,
    ) -> Result<(), AppendError> {
        let (table, log, standings) = (table.clone(), log.to_vec(), standings.clone());
        let vault = Arc::clone(&self.vault);
        let guests = serde_json::to_string(guests).expect("guests are plain data");
        let end = end.map(super::rows::ending);
        self.write(move |connection| {
            insert_table(connection, &table, Some(&guests), &vault)?;
            let id: i64 =
                tables::table.filter(tables::code.eq(table.code.as_str())).select(tables::id).first(connection)?;
            for entry in &log {
                diesel::insert_into(entries::table).values(&entry_row(id, entry, &vault)).execute(connection)?;
            }
            for (seat, standing) in standings.iter() {
                let row = super::rows::standing_row(id, seat, standing);
                diesel::insert_into(standings::table).values(&row).execute(connection)?;
            }
            if let Some(outcome) = &end {
                let ended = log.last().map(|entry| entry.at.0);
                let this = tables::table.filter(tables::id.eq(id));
                diesel::update(this)
                    .set((tables::finished_at.eq(ended), tables::outcome.eq(outcome)))
                    .execute(connection)?;
            }
            Ok(())
        })
        .await
    }

    pub fn table(&self, code: &TableCode) -> Result<Option<TableRow>, StoreError> {
        let row = self.read(|connection| {
            Ok(tables::table.filter(tables::code.eq(code.as_str())).first::<Row>(connection).optional()?)
        })?;
        row.map(|row| row.read(&self.vault)).transpose()
    }

    /// The name of a table by its number.
    pub fn code_of(&self, table_id: i64) -> Result<Option<TableCode>, StoreError> {
        let code: Option<String> = self.read(|connection| {
            Ok(tables::table.filter(tables::id.eq(table_id)).select(tables::code).first(connection).optional()?)
        })?;
        code.map(|code| super::seats::code(&code)).transpose()
    }

    /// Every table, oldest first.
    pub fn all_tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let rows = self.read(|connection| Ok(tables::table.order(tables::id).load::<Row>(connection)?))?;
        rows.into_iter().map(|row| row.read(&self.vault)).collect()
    }

    /// The number the next entry of a table will get, as the database has it now.
    pub fn next_seq(&self, table_id: i64) -> Result<Seq, StoreError> {
        let last = self.read(|connection| {
            let of_table = entries::table.filter(entries::table_id.eq(table_id));
            Ok(of_table.order(entries::seq.desc()).select(entries::seq).first::<i32>(connection).optional()?)
        })?;
        Ok(last.map_or(Seq::OPENING, |seq| Seq(seq as u32).next()))
    }

    /// What is needed to fold a table.
    pub fn log(&self, table_id: i64) -> Result<Log, StoreError> {
        self.read(|connection| connection.snapshot(|connection| read_log(connection, table_id, &self.vault)))
    }

    /// Whole entries of a table, from `first` on.
    pub fn entries(&self, table_id: i64, first: Seq) -> Result<Vec<Entry>, StoreError> {
        let rows = self.read(|connection| {
            let of_table = entries::table.filter(entries::table_id.eq(table_id));
            let wanted = of_table.filter(entries::seq.ge(first.0 as i32)).order(entries::seq);
            Ok(wanted.load::<EntryRow>(connection)?)
        })?;
        rows.into_iter().map(|row| row.into_entry(&self.vault)).collect()
    }

    /// Notices waiting to be told: kind, entry and seat.
    pub fn notices(&self, table_id: i64) -> Result<Vec<(String, Seq, Seat)>, StoreError> {
        let rows = self.read(|connection| {
            let of_table = outbox::table.filter(outbox::table_id.eq(table_id)).order((outbox::seq, outbox::seat));
            Ok(of_table.select((outbox::kind, outbox::seq, outbox::seat)).load::<(String, i32, i32)>(connection)?)
        })?;
        Ok(rows.into_iter().map(|(kind, seq, seat)| (kind, Seq(seq as u32), Seat::new(seat as u8))).collect())
    }

    /// Does the database take what is written, down to the disk? Nothing that anybody reads is changed by asking.
    pub async fn can_write(&self) -> Result<(), AppendError> {
        self.writer.write(Work::Probe).await
    }

    /// Writes something that is not a move, through the same writer.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        job: impl FnMut(&mut AnyConnection) -> QueryResult<T> + Send + 'static,
    ) -> Result<T, AppendError> {
        self.write_as(Work::Other, job).await
    }

    /// Writes something that only the post knows of: letters and notices.
    pub(super) async fn write_post<T: Send + 'static>(
        &self,
        job: impl FnMut(&mut AnyConnection) -> QueryResult<T> + Send + 'static,
    ) -> Result<T, AppendError> {
        self.write_as(Work::Post, job).await
    }

    async fn write_as<T: Send + 'static>(
        &self,
        kind: fn(Other) -> Work,
        mut job: impl FnMut(&mut AnyConnection) -> QueryResult<T> + Send + 'static,
    ) -> Result<T, AppendError> {
        let result = Arc::new(Mutex::new(None));
        let slot = Arc::clone(&result);
        let work = move |connection: &mut AnyConnection| {
            let value = job(connection)?;
            *slot.lock().expect("never held across a panic") = Some(value);
            Ok(())
        };
        self.writer.write(kind(Box::new(work))).await?;
        let value = result.lock().expect("never held across a panic").take();
        Ok(value.expect("a job that was committed has run"))
    }
}

pub(super) fn insert_table(
    connection: &mut AnyConnection,
    table: &Announced,
    guests: Option<&str>,
    vault: &Vault,
) -> QueryResult<()> {
    let pace = table.pace.as_ref().map(|pace| serde_json::to_string(pace).expect("a pace is plain data"));
    diesel::insert_into(tables::table)
        .values((
            tables::code.eq(table.code.as_str()),
            tables::game.eq(&table.game),
            tables::edition.eq(table.edition as i32),
            tables::options.eq(&table.options),
            tables::guests.eq(guests),
            tables::secret.eq(vault.seal(place::secret(table.code.as_str()), &[&table.secret])),
            tables::commitment.eq(table.commitment.as_slice()),
            tables::announced_at.eq(table.at.0),
            tables::pace.eq(pace),
        ))
        .execute(connection)?;
    Ok(())
}

fn hash_at(connection: &mut AnyConnection, table_id: i64, seq: i32) -> Result<Hash, StoreError> {
    let hash: Vec<u8> = entries::table.find((table_id, seq)).select(entries::hash).first(connection)?;
    hash.as_slice().try_into().map_err(|_| StoreError::Corrupt(format!("entry {seq}: its hash has the wrong length")))
}

fn read_log(connection: &mut AnyConnection, table_id: i64, vault: &Vault) -> Result<Log, StoreError> {
    let pages = entries::table
        .filter(entries::table_id.eq(table_id))
        .order(entries::seq)
        .select((entries::seq, entries::actor, entries::cause, entries::facts, entries::promises))
        .load::<(i32, String, String, Vec<u8>, String)>(connection)?;
    let head = match pages.last() {
        Some((seq, ..)) => Some(hash_at(connection, table_id, *seq)?),
        None => None,
    };
    let rows = standings::table.filter(standings::table_id.eq(table_id)).load::<StandingRow>(connection)?;
    let ordered = orders::table.filter(orders::table_id.eq(table_id)).load::<OrdersRow>(connection)?;
    let sealed = seals::table.filter(seals::table_id.eq(table_id)).load::<SealRow>(connection)?;
    let page = |(seq, by, why, facts, promises): (i32, String, String, Vec<u8>, String)| {
        let facts = open_facts(table_id, seq, facts, vault)?;
        Ok(Page { seq: Seq(seq as u32), actor: word(&by)?, cause: word(&why)?, facts, deadlines: word(&promises)? })
    };
    Ok(Log {
        pages: pages.into_iter().map(page).collect::<Result<_, StoreError>>()?,
        head,
        standings: rows
            .into_iter()
            .map(|row| Ok((Seat::new(row.seat as u8), row.into_standing()?)))
            .collect::<Result<_, StoreError>>()?,
        orders: ordered.into_iter().map(|row| row.open(vault)).collect::<Result<_, _>>()?,
        seals: sealed.into_iter().map(|row| row.open(vault)).collect::<Result<_, _>>()?,
    })
}
