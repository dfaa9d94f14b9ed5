//! Playing on: a table that begins where another one stood after one of its entries.
//!
//! The other table must be over, so that nothing in its log is a secret any more. Its facts up to that entry are taken
//! over as they are; then whatever the seat of the host could not know at that moment is dealt anew, with the luck of
//! the new table, so that nobody knows what will come. Both together are the first entry of the new log: it folds on its
//! own, and is judged by what stood at the other table.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde_json::value::RawValue;

use crate::engine::dice::Dice;
use crate::engine::{PerSeat, Position, Seat, Viewer};

use super::answer;
use super::change::Change;
use super::entry::{Cause, Entry};
use super::history::{Broken, Page, in_force};
use super::live::Table;
use super::names::{Seq, TableCode, Timestamp};
use super::rhythm::Rhythm;

/// Where a table comes from. Written in the words of its first entry: `7K2QXD 42 p1`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fork {
    pub table: TableCode,
    /// The entry after which it plays on.
    pub seq: Seq,
    /// The seat whose knowledge was kept.
    pub eyes: Seat,
}

impl fmt::Display for Fork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.table, self.seq, self.eyes)
    }
}

impl FromStr for Fork {
    type Err = ();

    fn from_str(words: &str) -> Result<Fork, ()> {
        let mut words = words.split(' ');
        let mut next = || words.next().ok_or(());
        let table = next()?.parse().map_err(|_| ())?;
        let seq = next()?.parse().map(Seq).map_err(|_| ())?;
        let eyes = next()?.parse()?;
        if words.next().is_some() { Err(()) } else { Ok(Fork { table, seq, eyes }) }
    }
}

/// What a table takes over from another.
#[derive(Clone, Debug)]
pub struct Beginning {
    pub fork: Fork,
    /// The other table's facts in force after that entry, as one array.
    pub facts: String,
}

impl Beginning {
    /// What stood after an entry of the other table.
    pub fn of(fork: Fork, pages: impl IntoIterator<Item = Page>) -> Result<Beginning, Broken> {
        let seq = fork.seq;
        let kept = in_force(pages.into_iter().take_while(|page| page.seq <= seq))?;
        Ok(Beginning { fork, facts: joined(kept.iter().map(|page| page.facts.as_str())) })
    }
}

/// Where a log says it comes from; None if it was dealt, or does not say.
pub fn of(entries: &[Entry]) -> Option<Fork> {
    let first = entries.first().filter(|first| first.cause == Cause::Forked)?;
    first.said.parse().ok()
}

/// Arrays of facts, as one.
fn joined<'f>(arrays: impl Iterator<Item = &'f str>) -> String {
    let inside = arrays.filter_map(|array| array.strip_prefix('[')?.strip_suffix(']'));
    let inside: Vec<&str> = inside.filter(|facts| !facts.is_empty()).collect();
    format!("[{}]", inside.join(","))
}

/// What was taken over, and the new deal upon it.
pub fn parted(facts: &str) -> Option<(String, String)> {
    let all: Vec<&RawValue> = serde_json::from_str(facts).ok()?;
    let (laid, taken) = all.split_last()?;
    let taken: Vec<&str> = taken.iter().map(|fact| fact.get()).collect();
    Some((format!("[{}]", taken.join(",")), format!("[{}]", laid.get())))
}

/// Deals the rest anew for the seat whose knowledge is kept.
pub(super) fn deal(position: &mut dyn Position, eyes: Seat, dice: &Dice) -> String {
    position.deal_anew(Viewer::Seat(eyes), &mut dice.stream("fork"))
}

/// Begins a table where the other one stood.
pub fn open(
    table: Arc<Table>,
    beginning: &Beginning,
    rhythms: PerSeat<Rhythm>,
    now: Timestamp,
) -> Result<Change, Broken> {
    let broken = |why: &dyn fmt::Display| Broken::at(Seq::OPENING, why);
    let mut position = table.header.open(table.rules).map_err(|refusal| broken(&refusal))?;
    position.fold(&beginning.facts).map_err(|bad| broken(&bad))?;
    let laid = deal(&mut *position, beginning.fork.eyes, &Dice::new(table.secret));
    let facts = joined([beginning.facts.as_str(), &laid].into_iter());
    let first = answer::First { position, cause: Cause::Forked, said: beginning.fork.to_string(), facts };
    Ok(answer::start(table, first, rhythms, now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fork_reads_as_it_is_written() {
        let fork = Fork { table: TableCode::from_bits(7), seq: Seq(42), eyes: Seat::new(1) };
        assert_eq!(fork.to_string().parse(), Ok(fork));
        for wrong in ["", "7K2QXD", "7K2QXD 1", "7K2QXD x p1", "7K2QXD 1 p1 p2", "7K2QXD 1 q"] {
            assert!(wrong.parse::<Fork>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn facts_are_joined_and_parted() {
        let all = joined([r#"[{"a":[1]},2]"#, "[]", r#"[["x]"]]"#].into_iter());
        assert_eq!(all, r#"[{"a":[1]},2,["x]"]]"#);
        assert_eq!(parted(&all), Some((r#"[{"a":[1]},2]"#.into(), r#"[["x]"]]"#.into())));
        assert_eq!(parted("[]"), None);
    }
}
