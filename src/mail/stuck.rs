//! Notices that cannot become letters, because their table cannot be read or panics: tried again for a while, then given
//! up; the operator sees both. Kept in memory: the next start may be one of a version that can.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::engine::Seat;
use crate::store::DueNotice;
use crate::table::{NoticeKind, Seq, TableCode, Timestamp};

/// A notice is looked at again after this long.
const PAUSE: i64 = 60 * 60 * 1_000_000;
/// As often; then it is given up.
pub const MOST_TRIES: u32 = 24;
/// As many are remembered.
const MOST: usize = 200;

/// A notice that nobody can make a letter of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StuckNotice {
    pub code: TableCode,
    pub seat: Seat,
    pub kind: NoticeKind,
    /// Since when.
    pub since: Timestamp,
    pub tries: u32,
}

impl StuckNotice {
    pub fn is_given_up(&self) -> bool {
        self.tries >= MOST_TRIES
    }
}

type Name = (TableCode, Seq, Seat, &'static str);

#[derive(Default)]
pub struct StuckNotices(Mutex<BTreeMap<Name, StuckNotice>>);

fn name(notice: &DueNotice) -> Name {
    (notice.code.clone(), notice.seq, notice.seat, notice.kind.word())
}

impl StuckNotices {
    /// A notice could not be judged: when to try again. None if it was tried often enough.
    pub(super) fn note(&self, notice: &DueNotice, now: Timestamp) -> Option<Timestamp> {
        let mut stuck = self.0.lock().expect("nobody panics while holding it");
        if stuck.len() >= MOST && !stuck.contains_key(&name(notice)) {
            let oldest = stuck.iter().min_by_key(|(_, one)| (!one.is_given_up(), one.since));
            let oldest = oldest.map(|(name, _)| name.clone()).expect("it is full");
            stuck.remove(&oldest);
        }
        let DueNotice { code, seat, kind, .. } = notice.clone();
        let one = stuck.entry(name(notice)).or_insert(StuckNotice { code, seat, kind, since: now, tries: 0 });
        one.tries += 1;
        (!one.is_given_up()).then_some(Timestamp(now.0 + PAUSE))
    }

    /// It could be judged after all.
    pub(super) fn forget(&self, notice: &DueNotice) {
        self.0.lock().expect("nobody panics while holding it").remove(&name(notice));
    }

    /// All of them, the latest first.
    pub fn all(&self) -> Vec<StuckNotice> {
        let mut all: Vec<StuckNotice> =
            self.0.lock().expect("nobody panics while holding it").values().cloned().collect();
        all.sort_by_key(|one| std::cmp::Reverse(one.since));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notice(seq: u32) -> DueNotice {
        DueNotice {
            table_id: 1,
            code: TableCode::from_bits(7),
            seq: Seq(seq),
            seat: Seat::new(0),
            kind: NoticeKind::Duty,
            due_at: Timestamp(0),
            made_at: Timestamp(0),
        }
    }

    #[test]
    fn a_stuck_notice_is_tried_for_a_while_and_then_given_up() {
        let stuck = StuckNotices::default();
        for _ in 1..MOST_TRIES {
            assert_eq!(stuck.note(&notice(3), Timestamp(5)), Some(Timestamp(5 + PAUSE)));
        }
        assert_eq!(stuck.note(&notice(3), Timestamp(9)), None);
        assert_eq!(stuck.all().iter().map(|one| (one.tries, one.is_given_up())).collect::<Vec<_>>(), [(24, true)]);
        stuck.note(&notice(4), Timestamp(9));
        stuck.forget(&notice(3));
        assert_eq!(stuck.all().len(), 1);
    }

    #[test]
    fn stuck_notices_take_no_more_room_than_that() {
        let stuck = StuckNotices::default();
        for seq in 0..MOST as u32 + 50 {
            stuck.note(&notice(seq), Timestamp(i64::from(seq)));
        }
        assert_eq!(stuck.all().len(), MOST);
        assert_eq!(stuck.all()[0].since, Timestamp(MOST as i64 + 49));
    }
}
