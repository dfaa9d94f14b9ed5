//! Rows as they are stored, and how a change becomes rows.

use std::str::FromStr;

use diesel::{Insertable, Queryable};

use crate::engine::worded::UnknownWord;
use crate::engine::{Entrant, PerSeat, Seat};
use crate::table::change::End;
use crate::table::entry::Salt;
use crate::table::standing::Receipt;
use crate::table::{Broken, Change, Entry, Seal, Seq, Span, Standing, Timestamp};

use crate::table::Order;

use super::StoreError;
use super::schema::{entries, orders, outbox, seals, standings};
use super::vault::{Vault, is_sealed, place};

#[derive(Clone, Queryable, Insertable, Debug)]
#[diesel(table_name = entries, treat_none_as_default_value = false)]
pub(super) struct EntryRow {
    pub table_id: i64,
    pub seq: i32,
    pub at: i64,
    pub actor: String,
    pub cause: String,
    /// Empty in a sealed row, as is the salt: `facts` holds them too.
    pub said: String,
    pub facts: Vec<u8>,
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
    pub unpaused: Option<i64>,
    pub hold: Option<i64>,
}

#[derive(Queryable, Insertable, Debug)]
#[diesel(table_name = seals, treat_none_as_default_value = false)]
pub(super) struct SealRow {
    pub table_id: i64,
    pub seat: i32,
    pub ask: i32,
    pub words: Vec<u8>,
    pub key: String,
}

#[derive(Queryable, Insertable, Debug)]
#[diesel(table_name = orders, treat_none_as_default_value = false)]
pub(super) struct OrdersRow {
    pub table_id: i64,
    pub seat: i32,
    pub words: Vec<u8>,
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
    /// Lists of orders that take the place of those before them; None: there are none any more.
    pub orders: Vec<(i32, Option<OrdersRow>)>,
    pub notices: Vec<NoticeRow>,
    /// Who sits where, when the table is dealt.
    pub guests: Option<String>,
    /// When the game ended, and with which outcome if it was played out.
    pub finished: Option<(i64, Option<String>)>,
}

impl Append {
    pub fn new(table_id: i64, change: &Change, now: Timestamp, vault: &Vault) -> Append {
        let mut append = Append { table_id, ..Append::default() };
        append.entries = change.entries.iter().map(|entry| entry_row(table_id, entry, vault)).collect();
        append.standings =
            change.standings.iter().map(|(seat, standing)| standing_row(table_id, *seat, standing)).collect();
        for (seat, seal) in &change.seals {
            let seat = seat.index() as i32;
            match seal {
                None => append.unsealed.push(seat),
                Some(seal) => {
                    let ask = seal.ask as i32;
                    let words = vault.seal(place::words(table_id, seat, ask), &[seal.words.as_bytes()]);
                    append.sealed.push(SealRow { table_id, seat, ask, words, key: seal.key.clone() });
                }
            }
        }
        for (seat, list) in &change.orders {
            let seat = seat.index() as i32;
            let lines: Vec<String> = list.iter().map(ToString::to_string).collect();
            let words = vault.seal(place::orders(table_id, seat), &[lines.join("\n").as_bytes()]);
            append.orders.push((seat, (!list.is_empty()).then_some(OrdersRow { table_id, seat, words })));
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

    /// A change that deals: from now on these sit there.
    pub fn dealing(table_id: i64, change: &Change, guests: &PerSeat<Entrant>, now: Timestamp, vault: &Vault) -> Append {
        let guests = serde_json::to_string(guests).expect("guests are plain data");
        Append { guests: Some(guests), ..Append::new(table_id, change, now, vault) }
    }
}

/// The outcome as it is stored; none if the table agreed to stop.
pub(super) fn ending(end: &End) -> Option<String> {
    match end {
        End::Played(outcome) => Some(serde_json::to_string(outcome).expect("an outcome is plain data")),
        End::Agreed => None,
    }
}

pub(super) fn entry_row(table_id: i64, entry: &Entry, vault: &Vault) -> EntryRow {
    EntryRow {
        table_id,
        seq: entry.seq.0 as i32,
        at: entry.at.0,
        actor: entry.actor.to_string(),
        cause: entry.cause.to_string(),
        said: String::new(),
        facts: seal_told(table_id, entry, vault),
        salt: Vec::new(),
        hash: entry.hash.to_vec(),
        promises: entry.deadlines.to_string(),
    }
}

pub(super) fn standing_row(table_id: i64, seat: Seat, standing: &Standing) -> StandingRow {
    StandingRow {
        table_id,
        seat: seat.index() as i32,
        duty: standing.duty.to_string(),
        ask: standing.ask as i32,
        since: standing.since.0,
        answered_key: standing.answered.as_ref().map(|receipt| receipt.key.clone()),
        answered_seq: standing.answered.as_ref().map(|receipt| receipt.seq.0 as i32),
        until: standing.until.map(|until| until.0),
        bank: standing.bank.0,
        paused: standing.paused.0,
        remind_at: standing.remind.map(|at| at.0),
        kept: standing.kept,
        unpaused: standing.unpaused.map(|until| until.0),
        hold: standing.hold.map(|until| until.0),
    }
}

impl StandingRow {
    pub fn into_standing(self) -> Result<Standing, StoreError> {
        let duty = word(&self.duty)?;
        let answered = self.answered_key.zip(self.answered_seq);
        Ok(Standing {
            duty,
            ask: self.ask as u32,
            since: Timestamp(self.since),
            until: self.until.map(Timestamp),
            remind: self.remind_at.map(Timestamp),
            bank: Span(self.bank),
            paused: Span(self.paused),
            unpaused: self.unpaused.map(Timestamp),
            hold: self.hold.map(Timestamp),
            kept: self.kept,
            answered: answered.map(|(key, seq)| Receipt { key, seq: Seq(seq as u32) }),
        })
    }
}

/// What an entry tells, sealed as one: its facts, its words, its salt, and how long the words are. The salt as well,
/// or whoever has the hash could try what a hidden step may have been.
fn seal_told(table_id: i64, entry: &Entry, vault: &Vault) -> Vec<u8> {
    let length = (entry.said.len() as u32).to_le_bytes();
    let parts = [entry.facts.as_bytes(), entry.said.as_bytes(), &entry.salt, &length];
    vault.seal(place::entry(table_id, entry.seq.0 as i32), &parts)
}

/// What an entry tells, opened: its facts, then words and salt of a row that was sealed.
struct Opened {
    bytes: Vec<u8>,
    facts: usize,
    words: usize,
}

impl Opened {
    fn new(table_id: i64, seq: i32, bytes: Vec<u8>, vault: &Vault) -> Result<Opened, StoreError> {
        let shut =
            || StoreError::Shut(Broken::at(Seq(seq as u32), "it is sealed, and not with this key for this place"));
        if !is_sealed(&bytes) {
            return Ok(Opened { facts: bytes.len(), words: bytes.len(), bytes });
        }
        let bytes = vault.open(place::entry(table_id, seq), bytes).map_err(|_| shut())?;
        let (rest, length) = bytes.split_last_chunk().ok_or_else(shut)?;
        let words = rest.len().checked_sub(size_of::<Salt>()).ok_or_else(shut)?;
        let facts = words.checked_sub(u32::from_le_bytes(*length) as usize).ok_or_else(shut)?;
        Ok(Opened { bytes, facts, words })
    }

    /// In the memory they came in.
    fn into_facts(mut self, seq: i32) -> Result<String, StoreError> {
        self.bytes.truncate(self.facts);
        String::from_utf8(self.bytes).map_err(|_| StoreError::Corrupt(format!("entry {seq}: its facts are no text")))
    }
}

/// The facts of an entry as they were stored.
pub(super) fn open_facts(table_id: i64, seq: i32, bytes: Vec<u8>, vault: &Vault) -> Result<String, StoreError> {
    Opened::new(table_id, seq, bytes, vault)?.into_facts(seq)
}

impl OrdersRow {
    pub fn open(self, vault: &Vault) -> Result<(Seat, Vec<Order>), StoreError> {
        let corrupt = || StoreError::Corrupt(format!("standing orders at table {} cannot be read", self.table_id));
        let words = vault.open(place::orders(self.table_id, self.seat), self.words).map_err(|_| corrupt())?;
        let words = String::from_utf8(words).map_err(|_| corrupt())?;
        let orders = words.lines().map(str::parse).collect::<Result<_, _>>().map_err(|_| corrupt())?;
        Ok((Seat::new(self.seat as u8), orders))
    }
}

impl SealRow {
    pub fn open(self, vault: &Vault) -> Result<(Seat, Seal), StoreError> {
        let corrupt = || StoreError::Corrupt(format!("an answer ahead at table {} cannot be opened", self.table_id));
        let words = vault.open(place::words(self.table_id, self.seat, self.ask), self.words).map_err(|_| corrupt())?;
        let words = String::from_utf8(words).map_err(|_| corrupt())?;
        Ok((Seat::new(self.seat as u8), Seal { ask: self.ask as u32, words, key: self.key }))
    }
}

impl EntryRow {
    pub fn into_entry(mut self, vault: &Vault) -> Result<Entry, StoreError> {
        let opened = Opened::new(self.table_id, self.seq, std::mem::take(&mut self.facts), vault)?;
        let corrupt = |what: &str| StoreError::Corrupt(format!("entry {}: {what}", self.seq));
        // A row from before there was a vault has them beside its facts.
        if opened.words < opened.bytes.len() {
            let words = opened.bytes[opened.facts..opened.words].to_vec();
            self.said = String::from_utf8(words).map_err(|_| corrupt("its words are no text"))?;
            self.salt = opened.bytes[opened.words..][..size_of::<Salt>()].to_vec();
        }
        let facts = opened.into_facts(self.seq)?;
        Ok(Entry {
            seq: Seq(self.seq as u32),
            at: Timestamp(self.at),
            actor: word(&self.actor)?,
            cause: word(&self.cause)?,
            salt: self.salt.as_slice().try_into().map_err(|_| corrupt("its salt has the wrong length"))?,
            hash: self.hash.as_slice().try_into().map_err(|_| corrupt("its hash has the wrong length"))?,
            deadlines: word(&self.promises)?,
            said: self.said,
            facts,
        })
    }
}

/// What a row keeps as a word.
pub(super) fn word<W: FromStr<Err = UnknownWord>>(text: &str) -> Result<W, StoreError> {
    text.parse().map_err(|unknown: UnknownWord| StoreError::Corrupt(unknown.to_string()))
}
