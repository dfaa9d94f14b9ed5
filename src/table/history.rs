//! The fold of a log: entries in, position out.
//!
//! An undo is an entry like any other. It takes the entries from its target on out of the fold; they stay in the log,
//! in the chain and in the replay. What is beside the game, such as an absence, is never taken back.

use std::fmt;

use crate::engine::{Position, Ruleset};

use super::deadlines::{Deadlines, Times};
use super::entry::{Actor, Cause, Entry};
use super::header::Header;
use super::keeping::Keeping;
use super::names::Seq;

/// As much of an entry as the fold needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    pub seq: Seq,
    pub actor: Actor,
    pub cause: Cause,
    pub facts: String,
    pub deadlines: Deadlines,
}

impl From<&Entry> for Page {
    fn from(entry: &Entry) -> Page {
        let Entry { seq, actor, cause, facts, deadlines, .. } = entry.clone();
        Page { seq, actor, cause, facts, deadlines }
    }
}

/// A log, folded.
pub struct History {
    pub position: Box<dyn Position>,
    /// The latest entry still in force.
    pub last: Option<Last>,
    pub keeping: Keeping,
    pub times: Times,
    /// The number the next entry gets.
    pub next: Seq,
}

/// What undo must know of the latest entry in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Last {
    pub seq: Seq,
    pub actor: Actor,
    /// It showed somebody something new.
    pub disclosed: bool,
}

/// A log that cannot be folded, and the entry where it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub seq: Seq,
    pub why: String,
}

impl Broken {
    pub fn at(seq: Seq, why: impl fmt::Display) -> Broken {
        Broken { seq, why: why.to_string() }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {}: {}", self.seq, self.why)
    }
}

impl std::error::Error for Broken {}

/// The entries still in force, in order.
pub fn in_force(pages: impl IntoIterator<Item = Page>) -> Result<Vec<Page>, Broken> {
    let mut standing: Vec<Page> = Vec::new();
    for (place, page) in pages.into_iter().enumerate() {
        if page.seq.0 as usize != place {
            return Err(Broken::at(Seq(place as u32), "it is missing"));
        }
        match page.cause {
            Cause::Undo(target) => {
                let kept = standing.iter().rposition(|kept| kept.seq == target);
                match kept {
                    Some(place) if target > Seq::OPENING => {
                        let beside = standing.split_off(place).into_iter().skip(1);
                        standing.extend(beside.filter(|page| page.cause.is_beside_the_game()));
                    }
                    _ => {
                        return Err(Broken::at(
                            page.seq,
                            format!("it takes back entry {target}, which is not in force"),
                        ));
                    }
                }
            }
            _ => standing.push(page),
        }
    }
    Ok(standing)
}

impl History {
    /// Folds a whole log, from the deal on.
    pub fn fold(
        header: &Header,
        rules: &dyn Ruleset,
        pages: impl IntoIterator<Item = Page>,
    ) -> Result<History, Broken> {
        let position = header.open(rules).map_err(|refusal| Broken::at(Seq::OPENING, refusal))?;
        let mut keeping = Keeping::new(header.seats());
        let (mut times, mut next) = (Times::new(header.seats()), Seq::OPENING);
        let noted = pages.into_iter().inspect(|page| {
            keeping.fold(page.actor, page.cause);
            times.fold(&page.deadlines);
            next = page.seq.next();
        });
        let pages = in_force(noted)?;
        let mut history = History { position, last: None, keeping, times, next };
        for page in pages.into_iter().filter(|page| !page.cause.is_beside_the_game()) {
            let disclosed = history.position.fold(&page.facts).map_err(|bad| Broken::at(page.seq, bad))?;
            history.last = Some(Last { seq: page.seq, actor: page.actor, disclosed });
        }
        Ok(history)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(seq: u32, cause: Cause) -> Page {
        Page { seq: Seq(seq), actor: Actor::House, cause, facts: "[]".into(), deadlines: Deadlines::default() }
    }

    fn kept(pages: Vec<Page>) -> Result<Vec<u32>, Broken> {
        in_force(pages).map(|kept| kept.iter().map(|page| page.seq.0).collect())
    }

    #[test]
    fn an_undo_takes_everything_from_its_target_on_out_of_the_fold() {
        let log = |undo| vec![page(0, Cause::Opening), page(1, Cause::Answer), page(2, Cause::Answer), page(3, undo)];
        assert_eq!(kept(log(Cause::Undo(Seq(2)))), Ok(vec![0, 1]));
        assert_eq!(kept(log(Cause::Undo(Seq(1)))), Ok(vec![0]));
        let mut twice = log(Cause::Undo(Seq(2)));
        twice.extend([page(4, Cause::Answer), page(5, Cause::Undo(Seq(4)))]);
        assert_eq!(kept(twice), Ok(vec![0, 1]));
    }

    #[test]
    fn what_is_beside_the_game_is_never_taken_back() {
        let log = [Cause::Opening, Cause::Answer, Cause::Caretaker, Cause::Answer, Cause::Return, Cause::Undo(Seq(1))];
        let log = (0..).zip(log).map(|(seq, cause)| page(seq, cause)).collect();
        assert_eq!(kept(log), Ok(vec![0, 2, 4]));
    }

    #[test]
    fn the_deal_and_what_is_gone_cannot_be_taken_back() {
        let log = |undo| vec![page(0, Cause::Opening), page(1, Cause::Answer), page(2, undo)];
        assert!(kept(log(Cause::Undo(Seq(0)))).is_err());
        assert!(kept(log(Cause::Undo(Seq(7)))).is_err());
        let mut twice = log(Cause::Undo(Seq(1)));
        twice.push(page(3, Cause::Undo(Seq(1))));
        assert_eq!(kept(twice).unwrap_err().seq, Seq(3));
    }

    #[test]
    fn a_gap_is_named() {
        assert_eq!(kept(vec![page(0, Cause::Opening), page(2, Cause::Answer)]).unwrap_err().seq, Seq(1));
    }
}
