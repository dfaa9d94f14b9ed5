//! Rows as they are stored, and how a change becomes rows.

use diesel::{Insertable, Queryable};

use crate::engine::{Duty, Seat};
use crate::table::change::End;
use crate::table::standing::Receipt;
use crate::table::{Actor, Cause, Change, Entry, Seq, Span, Standing, Timestamp};

use super::StoreError;
use super::schema::{entries, outbox, seals, standings};

#[derive(Clone, Queryable, Insertable, Debug)]
#[diesel(table_name = entries, treat_none_as_default_value = false)]
pub(super) struct EntryRow {
    pub table_id: i64,
    pub seq: i32,
    pub at: i64,
    pub actor: String,
    pub cause: String,
    pub said: String,
    pub facts: String,
    pub salt: Vec<u8>,
    pub hash: Vec<u8>,
    pub promises: String,
}

#[derive(Clone, Queryable, Insertable, Debug)]
#[diesel(table_name = standings, treat_none_as_default_value = false)]
pub(super) struct StandingRow {
    pub table_id: i64,
    pub seat: i32,
    pub duty: String,
    pub ask: i32,
    pub since: i64,
    pub answered_key: Option<String>,
    pub answered_seq: Option<i32>,
    pub until: Option<i64>,
    pub bank: i64,
    pub paused: i64,
    pub remind_at: Option<i64>,
    pub kept: bool,
}

#[derive(Queryable, Insertable, Debug)]
#[diesel(table_name = seals, treat_none_as_default_value = false)]
pub(super) struct SealRow {
    pub table_id: i64,
    pub seat: i32,
    pub ask: i32,
    pub words: String,
    pub key: String,
}

#[derive(Clone, Insertable, Debug)]
#[diesel(table_name = outbox, treat_none_as_default_value = false)]
pub(super) struct NoticeRow {
    pub table_id: i64,
    pub seq: i32,
    pub seat: i32,
    pub kind: &'static str,
    pub due_at: i64,
}

/// A change, ready to be stored.
#[derive(Debug, Default)]
pub(super) struct Append {
    pub table_id: i64,
    pub entries: Vec<EntryRow>,
    pub standings: Vec<StandingRow>,
    pub sealed: Vec<SealRow>,
    pub unsealed: Vec<i32>,
    pub notices: Vec<NoticeRow>,
    /// Who sits where, when the table is dealt.
    pub guests: Option<String>,
    /// When the game ended, and with which outcome if it was played out.
    pub finished: Option<(i64, Option<String>)>,
}

impl Append {
    pub fn new(table_id: i64, change: &Change, now: Timestamp) -> Append {
        let mut append = Append { table_id, ..Append::default() };
        append.entries = change.entries.iter().map(|entry| entry_row(table_id, entry)).collect();
        append.standings =
            change.standings.iter().map(|(seat, standing)| standing_row(table_id, *seat, standing)).collect();
        for (seat, seal) in &change.seals {
            let seat = seat.index() as i32;
            match seal {
                None => append.unsealed.push(seat),
                Some(seal) => append.sealed.push(SealRow {
                    table_id,
                    seat,
                    ask: seal.ask as i32,
                    words: seal.words.clone(),
                    key: seal.key.clone(),
                }),
            }
        }
        let notice = |notice: &crate::table::Notice| NoticeRow {
            kind: notice.kind.word(),
            table_id,
            seq: notice.seq.0 as i32,
            seat: notice.seat.index() as i32,
            due_at: now.0,
        };
        append.notices = change.notices.iter().map(notice).collect();
        append.finished = change.end.as_ref().map(|end| (now.0, ending(end)));
        append
    }
}

/// The outcome as it is stored; none if the table agreed to stop.
pub(super) fn ending(end: &End) -> Option<String> {
    match end {
        End::Played(outcome) => Some(serde_json::to_string(outcome).expect("an outcome is plain data")),
        End::Agreed => None,
    }
}

pub(super) fn entry_row(table_id: i64, entry: &Entry) -> EntryRow {
    EntryRow {
        table_id,
        seq: entry.seq.0 as i32,
        at: entry.at.0,
        actor: entry.actor.to_string(),
        cause: entry.cause.to_string(),
        said: entry.said.clone(),
        facts: entry.facts.clone(),
        salt: entry.salt.to_vec(),
        hash: entry.hash.to_vec(),
        promises: entry.promises.to_string(),
    }
}

pub(super) fn standing_row(table_id: i64, seat: Seat, standing: &Standing) -> StandingRow {
    let duty = match standing.duty {
        Duty::Lead => "lead",
        Duty::Follow => "follow",
        Duty::Wait => "wait",
    };
    StandingRow {
        table_id,
        seat: seat.index() as i32,
        duty: duty.into(),
        ask: standing.ask as i32,
        since: standing.since.0,
        answered_key: standing.answered.as_ref().map(|receipt| receipt.key.clone()),
        answered_seq: standing.answered.as_ref().map(|receipt| receipt.seq.0 as i32),
        until: standing.until.map(|until| until.0),
        bank: standing.bank.0,
        paused: standing.paused.0,
        remind_at: standing.remind.map(|at| at.0),
        kept: standing.kept,
    }
}

impl StandingRow {
    pub fn into_standing(self) -> Result<Standing, StoreError> {
        let duty = match self.duty.as_str() {
            "lead" => Duty::Lead,
            "follow" => Duty::Follow,
            "wait" => Duty::Wait,
            other => return Err(StoreError::Corrupt(format!("`{other}` is not a duty"))),
        };
        let answered = self.answered_key.zip(self.answered_seq);
        Ok(Standing {
            duty,
            ask: self.ask as u32,
            since: Timestamp(self.since),
            until: self.until.map(Timestamp),
            remind: self.remind_at.map(Timestamp),
            bank: Span(self.bank),
            paused: Span(self.paused),
            kept: self.kept,
            answered: answered.map(|(key, seq)| Receipt { key, seq: Seq(seq as u32) }),
        })
    }
}

impl EntryRow {
    pub fn into_entry(self) -> Result<Entry, StoreError> {
        let corrupt = |what: &str| StoreError::Corrupt(format!("entry {}: {what}", self.seq));
        Ok(Entry {
            seq: Seq(self.seq as u32),
            at: Timestamp(self.at),
            actor: actor(&self.actor)?,
            cause: cause(&self.cause)?,
            salt: self.salt.as_slice().try_into().map_err(|_| corrupt("its salt has the wrong length"))?,
            hash: self.hash.as_slice().try_into().map_err(|_| corrupt("its hash has the wrong length"))?,
            promises: self.promises.parse().map_err(|_| corrupt("its promises cannot be read"))?,
            said: self.said,
            facts: self.facts,
        })
    }
}

pub(super) fn actor(word: &str) -> Result<Actor, StoreError> {
    word.parse().map_err(|unknown: crate::table::entry::UnknownWord| StoreError::Corrupt(unknown.to_string()))
}

pub(super) fn cause(word: &str) -> Result<Cause, StoreError> {
    word.parse().map_err(|unknown: crate::table::entry::UnknownWord| StoreError::Corrupt(unknown.to_string()))
}
