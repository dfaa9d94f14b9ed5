//! Looks what is due: outages, absences, windows to open, reminders, deadlines. Any number of nodes may do so at once.
//!
//! Nothing happens twice, whoever looks: a lapse is an entry, and its place in the log is taken once; a reminder is a
//! row that exists once for each question; an outage is named by the last beat before it.
//!
//! A table that cannot be dealt with is noted and passed over; one that rests is not touched at all.

use std::time::Duration;

use crate::store::Outage;
use crate::table::{NoticeKind, Span, TableCode, Timestamp, late};

use super::{House, HouseError};

/// At least so often somebody looks, even if nothing is due: a gap in these beats is how an outage is noticed.
const BEAT: Span = Span::minutes(1);
/// Without a beat for so long, the service was down.
const OUTAGE: Span = Span::minutes(5);
/// After an outage nothing runs out for as long as it lasted, within these bounds.
const LEAST_GRACE: Span = Span::minutes(15);
const MOST_GRACE: Span = Span::days(1);

/// What one look found.
#[derive(Debug, Default)]
pub struct Swept {
    pub lapsed: usize,
    pub reminded: usize,
    /// Tables that could not be dealt with, and why. The others were.
    pub failed: Vec<(TableCode, HouseError)>,
    /// When something is due next, as far as is known.
    pub next: Option<Timestamp>,
}

impl Outage {
    /// Until when nothing runs out.
    pub fn grace(self) -> Timestamp {
        Span::between(self.from, self.to).clamp(LEAST_GRACE, MOST_GRACE).after(self.to)
    }
}

impl House {
    /// Does what is due.
    pub async fn sweep(&self) -> Result<Swept, HouseError> {
        let now = self.now();
        let mut swept = Swept::default();
        self.store.beat(now, OUTAGE).await?;
        let recent = Timestamp(now.0.saturating_sub(MOST_GRACE.0));
        for outage in self.store.outages(recent)?.into_iter().filter(|outage| outage.grace() > now) {
            for code in self.awake(self.store.hurried(outage.from, outage.grace())?, |code| code) {
                let given = self.advance(&code, |live, now| late::grace(live, outage.from, outage.grace(), now));
                swept.note(&code, self.sheltered(&code, given).await);
            }
        }
        for absence in self.store.absences_over(now)? {
            self.end_absence(absence, &mut swept).await?;
        }
        for code in self.awake(self.store.held_out(now)?, |code| code) {
            let opened = self.sheltered(&code, self.carry_on(&code)).await;
            if opened.is_ok() {
                self.store.let_go(&code, now).await?;
            }
            swept.note(&code, opened);
        }
        for (code, seat) in self.awake(self.store.overdue(now)?, |(code, _)| code) {
            let lapsed = self.sheltered(&code, self.lapse(&code, seat)).await;
            swept.lapsed += usize::from(swept.note(&code, lapsed));
        }
        for whom in self.store.unreminded(now)? {
            swept.reminded += usize::from(self.store.remind(whom, NoticeKind::Reminder, now).await?);
        }
        for code in self.awake(self.store.stalled()?, |code| code) {
            let moved = self.sheltered(&code, self.carry_on(&code)).await;
            swept.note(&code, moved);
        }
        swept.next = self.store.next_due(now)?;
        Ok(swept)
    }

    /// What concerns tables that do not rest, as they are when it is their turn.
    fn awake<T>(&self, due: Vec<T>, of: impl Fn(&T) -> &TableCode) -> impl Iterator<Item = T> {
        due.into_iter().filter(move |one| !self.rests(of(one)))
    }

    /// How long until somebody should look again.
    pub fn until_next_look(&self, next: Option<Timestamp>) -> Duration {
        let wait = next.map_or(BEAT, |next| Span::between(self.now(), next)).clamp(Span(0), BEAT);
        Duration::from_micros(wait.0.unsigned_abs())
    }
}

impl Swept {
    /// Takes note of what became of one table; true if something was done.
    pub(super) fn note(&mut self, code: &TableCode, done: Result<bool, HouseError>) -> bool {
        done.unwrap_or_else(|error| {
            self.failed.push((code.clone(), error));
            false
        })
    }
}
