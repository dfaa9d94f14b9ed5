//! Letters on their way: leased by one node, tried, sent, put off or given up.

use std::sync::Arc;

use diesel::{
    BoolExpressionMethods, ExpressionMethods, NullableExpressionMethods, OptionalExtension, QueryDsl, Queryable,
    RunQueryDsl, Selectable, SelectableHelper,
};

use crate::engine::Seat;
use crate::people::PlayerId;
use crate::table::{Seq, Timestamp};

use super::letters::{About, LetterKind, LetterState};
use super::schema::{gatherings, letters, links, players, tables};
use super::telling::tell;
use super::vault::{Vault, place};
use super::{AppendError, Store, StoreError};

/// A letter that this node may send now.
#[derive(Clone, Debug)]
pub struct Outgoing {
    pub id: i64,
    pub kind: LetterKind,
    pub address: String,
    pub bytes: Vec<u8>,
    pub at: Timestamp,
    pub tries: u32,
    /// What it is about, if it is about a table.
    pub about: Option<About>,
}

/// What became of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Settled {
    Sent,
    /// No longer true.
    Dropped,
    Again {
        at: Timestamp,
        reason: String,
    },
    /// Not tried after all.
    Untried {
        at: Timestamp,
    },
    /// Given up. `bounced`: there is no such mailbox.
    Failed {
        reason: String,
        bounced: bool,
    },
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = letters)]
struct Row {
    id: i64,
    kind: String,
    address: String,
    message_id: Option<String>,
    bytes: Option<Vec<u8>>,
    created_at: i64,
    tries: i32,
    table_id: Option<i64>,
    seat: Option<i32>,
    seq: Option<i32>,
    told: Option<i32>,
}

impl Row {
    /// None if it cannot be read; the operator hears of it.
    fn read(self, vault: &Vault) -> Option<Outgoing> {
        let place = place::letter(self.message_id.as_deref().unwrap_or_default(), &self.address);
        let Ok(bytes) = vault.open(place, self.bytes?) else {
            tracing::error!("letter {} cannot be opened, so it is not sent", self.id);
            return None;
        };
        let seq = |seq: i32| Seq(seq as u32);
        let about = self.table_id.zip(self.seat).zip(self.seq.zip(self.told));
        Some(Outgoing {
            id: self.id,
            kind: LetterKind::read(&self.kind)?,
            address: self.address,
            bytes,
            at: Timestamp(self.created_at),
            tries: self.tries as u32,
            about: about.map(|((table_id, seat), (of, told))| About {
                table_id,
                seat: Seat::new(seat as u8),
                seq: seq(of),
                told: seq(told),
            }),
        })
    }
}

impl Store {
    /// Gives a letter its bytes, unless another node was faster.
    pub async fn seal_letter(&self, id: i64, message_id: String, bytes: Vec<u8>) -> Result<(), AppendError> {
        let vault = Arc::clone(&self.vault);
        self.write_post(move |connection| {
            let this = letters::table.filter(letters::id.eq(id)).filter(letters::bytes.is_null());
            let address: Option<String> = this.select(letters::address).first(connection).optional()?;
            let Some(address) = address else { return Ok(()) };
            let bytes = vault.seal(place::letter(&message_id, &address), &[&bytes]);
            diesel::update(this)
                .set((letters::message_id.eq(Some(&message_id)), letters::bytes.eq(Some(bytes))))
                .execute(connection)?;
            Ok(())
        })
        .await
    }

    /// Is there a letter to be tried now? Asked before anything is written.
    pub fn has_due_letters(&self, now: Timestamp) -> Result<bool, StoreError> {
        let due: Option<i64> = self.read(|connection| {
            let due = letters::table
                .filter(letters::state.eq(LetterState::Waiting.word()))
                .filter(letters::bytes.is_not_null())
                .filter(letters::due_at.le(now.0))
                .filter(letters::leased_until.le(now.0));
            Ok(due.select(letters::id).first(connection).optional()?)
        })?;
        Ok(due.is_some())
    }

    /// Takes letters for this node until the lease ends: nobody else sends them meanwhile. The longest due first.
    pub async fn lease_letters(
        &self,
        node: &str,
        now: Timestamp,
        until: Timestamp,
        most: i64,
    ) -> Result<Vec<Outgoing>, AppendError> {
        let node = node.to_owned();
        let leased = self.write_post(move |connection| {
            let free = || {
                letters::state
                    .eq(LetterState::Waiting.word())
                    .and(letters::bytes.is_not_null())
                    .and(letters::due_at.le(now.0))
                    .and(letters::leased_until.le(now.0))
            };
            let found = letters::table.filter(free()).order((letters::due_at, letters::id)).limit(most);
            let found: Vec<i64> = found.select(letters::id).load(connection)?;
            if found.is_empty() {
                return Ok(Vec::new());
            }
            // Another node may have been faster: only what is still free is taken.
            let taken = letters::table.filter(letters::id.eq_any(&found)).filter(free());
            diesel::update(taken)
                .set((letters::leased_until.eq(until.0), letters::leased_by.eq(Some(&node))))
                .execute(connection)?;
            let mine = letters::table
                .filter(letters::id.eq_any(&found))
                .filter(letters::leased_by.eq(&node))
                .filter(letters::leased_until.eq(until.0));
            mine.order((letters::due_at, letters::id)).select(Row::as_select()).load(connection)
        });
        Ok(leased.await?.into_iter().filter_map(|row| row.read(&self.vault)).collect())
    }

    /// Writes down what became of a try. Nothing if the lease went to another node meanwhile.
    pub async fn settle_letter(
        &self,
        id: i64,
        node: &str,
        settled: Settled,
        now: Timestamp,
    ) -> Result<(), AppendError> {
        let node = node.to_owned();
        self.write_post(move |connection| {
            let this = letters::table.filter(letters::id.eq(id)).filter(letters::leased_by.eq(&node));
            let free = (letters::leased_until.eq(0), letters::leased_by.eq(None::<String>));
            let state = |state: LetterState| (letters::state.eq(state.word()), letters::settled_at.eq(Some(now.0)));
            let changed = match &settled {
                Settled::Sent => diesel::update(this)
                    .set((
                        free,
                        state(LetterState::Sent),
                        letters::tries.eq(letters::tries + 1),
                        letters::reason.eq(None::<String>),
                    ))
                    .execute(connection)?,
                Settled::Dropped => {
                    diesel::update(this).set((free, state(LetterState::Dropped))).execute(connection)?
                }
                Settled::Untried { at } => {
                    diesel::update(this).set((free, letters::due_at.eq(at.0))).execute(connection)?
                }
                Settled::Again { at, reason } => diesel::update(this)
                    .set((
                        free,
                        letters::due_at.eq(at.0),
                        letters::tries.eq(letters::tries + 1),
                        letters::reason.eq(Some(reason)),
                    ))
                    .execute(connection)?,
                Settled::Failed { reason, .. } => diesel::update(this)
                    .set((
                        free,
                        state(LetterState::Failed),
                        letters::tries.eq(letters::tries + 1),
                        letters::reason.eq(Some(reason)),
                    ))
                    .execute(connection)?,
            };
            if changed == 1 && matches!(settled, Settled::Sent | Settled::Dropped | Settled::Failed { .. }) {
                forget_if_it_lets_in(connection, id)?;
            }
            if let (1, Settled::Failed { reason, bounced }) = (changed, &settled) {
                undelivered(connection, id, reason, *bounced, now)?;
            }
            Ok(())
        })
        .await
    }

    /// A letter came back: its mailbox gets no more letters until its owner says so.
    pub async fn bounced(&self, letter: i64, reason: String, now: Timestamp) -> Result<(), AppendError> {
        self.write(move |connection| {
            let this = letters::table.filter(letters::id.eq(letter));
            let changed = diesel::update(this)
                .set((
                    letters::state.eq(LetterState::Failed.word()),
                    letters::settled_at.eq(Some(now.0)),
                    letters::reason.eq(Some(&reason)),
                ))
                .execute(connection)?;
            if changed == 1 {
                forget_if_it_lets_in(connection, letter)?;
                undelivered(connection, letter, &reason, true, now)?;
            }
            Ok(())
        })
        .await
    }

    /// The player says, or shows by writing from there, that the mailbox works again.
    pub async fn try_mailbox_again(&self, player: PlayerId) -> Result<(), AppendError> {
        self.write(move |connection| wake(connection, player.0)).await
    }

    /// Why letters to a player come back, if they do.
    pub fn bounce(&self, player: PlayerId) -> Result<Option<(Timestamp, String)>, StoreError> {
        let row = self.read(|connection| {
            let row = players::table.filter(players::id.eq(player.0)).select((players::bounced_at, players::bounce));
            Ok(row.first::<(Option<i64>, Option<String>)>(connection).optional()?)
        })?;
        Ok(row.and_then(|(at, why)| Some((Timestamp(at?), why.unwrap_or_default()))))
    }

    /// Takes the bytes out of letters that were settled before then; what became of them stays for a while.
    pub async fn forget_bytes(&self, before: Timestamp) -> Result<usize, AppendError> {
        self.write_post(move |connection| {
            let old = letters::table.filter(letters::bytes.is_not_null()).filter(letters::settled_at.lt(before.0));
            diesel::update(old).set(letters::bytes.eq(None::<Vec<u8>>)).execute(connection)
        })
        .await
    }

    /// Forgets letters that were settled before then. Letters about a table stay until its game is long over: they say
    /// how far its players have been told.
    pub async fn forget_letters(&self, before: Timestamp) -> Result<usize, AppendError> {
        self.write_post(move |connection| {
            let over = tables::table.filter(tables::finished_at.lt(before.0)).select(tables::id.nullable());
            let done = letters::table_id.is_null().or(letters::table_id.eq_any(over));
            let old = letters::table.filter(letters::settled_at.lt(before.0)).filter(done.assume_not_null());
            diesel::delete(old).execute(connection)
        })
        .await
    }

    /// Forgets links that nobody could use since then. They are counted for a day, so `before` lies further back.
    pub async fn forget_links(&self, before: Timestamp) -> Result<usize, AppendError> {
        self.write_post(move |connection| {
            diesel::delete(links::table.filter(links::expires_at.lt(before.0))).execute(connection)
        })
        .await
    }
}

/// Something shows that a player's mailbox is alive: letters go there again.
pub(super) fn wake(connection: &mut super::AnyConnection, player: i64) -> diesel::QueryResult<()> {
    let this = players::table.filter(players::id.eq(player));
    diesel::update(this)
        .set((players::bounced_at.eq(None::<i64>), players::bounce.eq(None::<String>)))
        .execute(connection)?;
    Ok(())
}

/// A letter that [lets in](LetterKind::lets_in) is settled: nobody needs its bytes any more.
fn forget_if_it_lets_in(connection: &mut super::AnyConnection, id: i64) -> diesel::QueryResult<()> {
    let lets_in = LetterKind::ALL.iter().filter(|kind| kind.lets_in()).map(|kind| kind.word());
    let this = letters::table.filter(letters::id.eq(id)).filter(letters::kind.eq_any(lets_in));
    diesel::update(this).set(letters::bytes.eq(None::<Vec<u8>>)).execute(connection)?;
    Ok(())
}

/// What follows when a letter could not be delivered: its mailbox rests, and a host hears of a lost invitation.
fn undelivered(
    connection: &mut super::AnyConnection,
    id: i64,
    reason: &str,
    bounced: bool,
    now: Timestamp,
) -> diesel::QueryResult<()> {
    let this = letters::table.filter(letters::id.eq(id));
    let (kind, address, key, args): (String, String, String, String) =
        this.select((letters::kind, letters::address, letters::address_key, letters::args)).first(connection)?;
    if bounced {
        let owner = players::table.filter(players::address_key.eq(&key));
        diesel::update(owner)
            .set((players::bounced_at.eq(Some(now.0)), players::bounce.eq(Some(reason))))
            .execute(connection)?;
    }
    if LetterKind::read(&kind) != Some(LetterKind::Invitation) {
        return Ok(());
    }
    let args: serde_json::Value = serde_json::from_str(&args).unwrap_or_default();
    let Some(link) = args.get("link").and_then(|link| link.as_str()) else { return Ok(()) };
    let this = gatherings::table.filter(gatherings::link.eq(link)).select(gatherings::host_id);
    let Some(host) = this.first::<i64>(connection).optional()? else { return Ok(()) };
    // Whom the host asked by name, the host hears of by name.
    let args = match args.get("who") {
        Some(who) => {
            serde_json::json!({ "who": who, "player": args.get("player"), "game": args.get("game"), "link": link })
        }
        None => serde_json::json!({ "address": address, "game": args.get("game"), "link": link }),
    };
    tell(connection, host, LetterKind::Undelivered, args, now)
}
