//! The postman takes letters for a while, checks that they are still true, hands their bytes over, and writes down what
//! became of each.
//!
//! If the node dies between handing over and writing down, the lease runs out and the same bytes are sent once more:
//! the one gap that SMTP leaves open. Nothing is lost, and a duplicate has the same message id.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::house::{House, HouseError, unwinding};
use crate::people::token::random;
use crate::store::{About, DueNotice, LetterKind, Outgoing, Settled};
use crate::table::{Live, NoticeKind, Timestamp};

use super::carrier::Carrier;
use super::desk::Desk;
use super::parcel::{Parcel, Trouble};
use super::returns;

const SECOND: i64 = 1_000_000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;

/// How long a node has a letter for itself: longer than any conversation lasts.
pub const LEASE: i64 = 30 * MINUTE;
/// How many letters are taken at a time.
const ROUND: i64 = 128;
/// The first wait after a failed try; each further one is twice as long, up to the longest.
const FIRST_WAIT: i64 = 30 * SECOND;
const LONGEST_WAIT: i64 = 4 * HOUR;
/// A letter that nobody would take for so long is given up.
const PATIENCE: i64 = 5 * 24 * HOUR;

/// Sends what is due. Answers how many letters were taken by the carrier.
pub(super) async fn round(house: &House, desk: &Desk<'_>, carrier: &Carrier, node: &str) -> Result<usize, HouseError> {
    let mut sent = 0;
    loop {
        let now = house.now();
        if !house.store.has_due_letters(now)? {
            return Ok(sent);
        }
        let until = Timestamp(now.0 + LEASE);
        let leased = house.store.lease_letters(node, now, until, ROUND).await?;
        let full = leased.len() as i64 == ROUND;
        let trip = Trip { house, desk, carrier, node, bag: Mutex::new(leased), is_down: AtomicBool::new(false) };
        let carried = tokio::join!(
            trip.carry(),
            trip.carry(),
            trip.carry(),
            trip.carry(),
            trip.carry(),
            trip.carry(),
            trip.carry(),
            trip.carry(),
        );
        for taken in [carried.0, carried.1, carried.2, carried.3, carried.4, carried.5, carried.6, carried.7] {
            sent += taken?;
        }
        if !full || trip.is_down.load(Ordering::Relaxed) {
            return Ok(sent);
        }
    }
}

/// One bag of letters, carried by several hands.
struct Trip<'t> {
    house: &'t House,
    desk: &'t Desk<'t>,
    carrier: &'t Carrier,
    node: &'t str,
    bag: Mutex<Vec<Outgoing>>,
    /// The server is out of reach: what is left in the bag is not even tried.
    is_down: AtomicBool,
}

impl Trip<'_> {
    async fn carry(&self) -> Result<usize, HouseError> {
        let mut sent = 0;
        while let Some(letter) = self.next() {
            let settled = match self.is_down.load(Ordering::Relaxed) {
                true => Settled::Untried { at: Timestamp(self.house.now().0 + FIRST_WAIT) },
                false => unwinding(self.try_once(&letter)).await.unwrap_or_else(|panic| {
                    self.house.panicked(None);
                    tracing::error!("letter {} cannot be carried: {panic}", letter.id);
                    let at = Timestamp(self.house.now().0 + wait(letter.tries));
                    Ok(Settled::Again { at, reason: "the carrier failed".into() })
                })?,
            };
            sent += usize::from(settled == Settled::Sent);
            self.house.store.settle_letter(letter.id, self.node, settled, self.house.now()).await?;
        }
        Ok(sent)
    }

    fn next(&self) -> Option<Outgoing> {
        self.bag.lock().expect("nobody panics while holding it").pop()
    }

    async fn try_once(&self, letter: &Outgoing) -> Result<Settled, HouseError> {
        let now = self.house.now();
        let is_late = now.0 - letter.at.0 > patience(letter.kind);
        let again = |reason: String| Settled::Again { at: Timestamp(now.0 + wait(letter.tries)), reason };
        match is_stale(self.house, letter) {
            Ok(true) => return Ok(Settled::Dropped),
            Ok(false) => {}
            // A table that cannot be read holds up its own letters, and nobody else's.
            Err(error) if error.is_of_one_table() => {
                tracing::error!("letter {} cannot be checked: {error}", letter.id);
                if !is_late {
                    return Ok(again("its table cannot be read".into()));
                }
            }
            Err(error) => return Err(error),
        }
        if is_late {
            return Ok(Settled::Failed { reason: "it came too late to be of use".into(), bounced: false });
        }
        let back = self.desk.sender.marked("bounce", &returns::mark(self.desk.key, letter.id));
        let from = back.unwrap_or_else(|| self.desk.sender.address.as_str().to_owned());
        let parcel = Parcel {
            name: format!("{:06}-{}", letter.id, letter.kind),
            from,
            to: letter.address.clone(),
            bytes: letter.bytes.clone(),
        };
        Ok(match self.carrier.carry(parcel).await {
            Ok(()) => Settled::Sent,
            Err(Trouble::Later(reason)) => again(reason),
            Err(Trouble::Server(reason)) => {
                self.is_down.store(true, Ordering::Relaxed);
                tracing::warn!("the mail server takes no letters now: {reason}");
                again(reason)
            }
            Err(Trouble::Refused { reason, no_such_mailbox }) => {
                tracing::warn!("letter {} was refused for good: {reason}", letter.id);
                Settled::Failed { reason, bounced: no_such_mailbox }
            }
        })
    }
}

/// Twice as long each time, with a little chance in it so that letters do not all come back at once.
fn wait(tries: u32) -> i64 {
    let wait = FIRST_WAIT.saturating_mul(1 << tries.min(16)).min(LONGEST_WAIT);
    let chance = i64::from(u16::from_le_bytes(random()));
    wait + wait / 4 * chance / i64::from(u16::MAX)
}

/// How long a letter is worth sending.
fn patience(kind: LetterKind) -> i64 {
    match kind {
        LetterKind::SignIn => 10 * MINUTE,
        LetterKind::Confirm => HOUR,
        _ => PATIENCE,
    }
}

/// A question that was answered meanwhile is not asked by letter, also where its turn goes on: whoever plays it has
/// the next one before them.
fn is_stale(house: &House, letter: &Outgoing) -> Result<bool, HouseError> {
    let (LetterKind::Notice(NoticeKind::Duty | NoticeKind::Reminder | NoticeKind::Nudge), Some(about)) =
        (letter.kind, letter.about)
    else {
        return Ok(false);
    };
    let About { table_id, seat, seq, told } = about;
    let Some(code) = house.store.code_of(table_id)? else { return Ok(true) };
    let is_open = |live: &Live| {
        let answered = live.standings[seat].answered.as_ref();
        live.asks(seat) && answered.is_none_or(|receipt| receipt.seq < told)
    };
    if !house.sheltered_now(&code, || Ok::<_, HouseError>(is_open(&*house.table(&code)?)))? {
        return Ok(true);
    }
    let kind = NoticeKind::Duty;
    let notice = DueNotice { table_id, code, seq, seat, kind, due_at: letter.at, made_at: letter.at };
    Ok(house.store.is_superseded(&notice, kind)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_end() {
        let waits: Vec<i64> = (0..40).map(wait).collect();
        assert!(waits[0] >= FIRST_WAIT && waits[0] <= FIRST_WAIT * 5 / 4);
        assert!(waits[3] >= 8 * FIRST_WAIT);
        assert!(waits.iter().all(|wait| *wait <= LONGEST_WAIT * 5 / 4));
    }
}
