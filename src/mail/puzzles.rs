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
pub struct Puzzle {
    pub code: TableCode,
    pub seat: Seat,
    pub kind: NoticeKind,
    /// Since when.
    pub since: Timestamp,
    pub tries: u32,
}

impl Puzzle {
    pub fn is_given_up(&self) -> bool {
        self.tries >= MOST_TRIES
    }
}

type Name = (TableCode, Seq, Seat, &'static str);

#[derive(Default)]
pub struct Puzzles(Mutex<BTreeMap<Name, Puzzle>>);

fn name(notice: &DueNotice) -> Name {
    (notice.code.clone(), notice.seq, notice.seat, notice.kind.word())
}

impl Puzzles {
    /// A notice could not be judged: when to try again. None if it was tried often enough.
    pub(super) fn note(&self, notice: &DueNotice, now: Timestamp) -> Option<Timestamp> {
        let mut puzzles = self.0.lock().expect("nobody panics while holding it");
        if puzzles.len() >= MOST && !puzzles.contains_key(&name(notice)) {
            let oldest = puzzles.iter().min_by_key(|(_, puzzle)| (!puzzle.is_given_up(), puzzle.since));
            let oldest = oldest.map(|(name, _)| name.clone()).expect("it is full");
            puzzles.remove(&oldest);
        }
        let DueNotice { code, seat, kind, .. } = notice.clone();
        let puzzle = puzzles.entry(name(notice)).or_insert(Puzzle { code, seat, kind, since: now, tries: 0 });
        puzzle.tries += 1;
        (!puzzle.is_given_up()).then_some(Timestamp(now.0 + PAUSE))
    }

    /// It could be judged after all.
    pub(super) fn solved(&self, notice: &DueNotice) {
        self.0.lock().expect("nobody panics while holding it").remove(&name(notice));
    }

    /// All of them, the latest first.
    pub fn all(&self) -> Vec<Puzzle> {
        let mut all: Vec<Puzzle> = self.0.lock().expect("nobody panics while holding it").values().cloned().collect();
        all.sort_by_key(|puzzle| std::cmp::Reverse(puzzle.since));
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
    fn a_puzzle_is_tried_for_a_while_and_then_given_up() {
        let puzzles = Puzzles::default();
        for _ in 1..MOST_TRIES {
            assert_eq!(puzzles.note(&notice(3), Timestamp(5)), Some(Timestamp(5 + PAUSE)));
        }
        assert_eq!(puzzles.note(&notice(3), Timestamp(9)), None);
        assert_eq!(puzzles.all().iter().map(|one| (one.tries, one.is_given_up())).collect::<Vec<_>>(), [(24, true)]);
        puzzles.note(&notice(4), Timestamp(9));
        puzzles.solved(&notice(3));
        assert_eq!(puzzles.all().len(), 1);
    }

    #[test]
    fn puzzles_take_no_more_room_than_that() {
        let puzzles = Puzzles::default();
        for seq in 0..MOST as u32 + 50 {
            puzzles.note(&notice(seq), Timestamp(i64::from(seq)));
        }
        assert_eq!(puzzles.all().len(), MOST);
        assert_eq!(puzzles.all()[0].since, Timestamp(MOST as i64 + 49));
    }
}
