//! Taking back: an entry, never a deletion. Free while nothing new was learned and no other seat has acted since.

use crate::engine::{Line, Refusal, Seat};

use super::answer::{Answer, Answered, Report};
use super::change::Work;
use super::entry::{Actor, Cause, Entry};
use super::history::{Broken, History, Last, Page};
use super::live::Live;
use super::names::{Seq, Timestamp};
use super::standing::Receipt;

/// The entry the seat may take back freely.
pub fn free(last: Option<Last>, seat: Seat) -> Result<Seq, Refusal> {
    let why = match last {
        None | Some(Last { actor: Actor::House, .. }) => "nothing",
        Some(Last { actor: Actor::Seat(actor) | Actor::Postman(actor), disclosed, seq }) if actor == seat => {
            if !disclosed {
                return Ok(seq);
            }
            "shown"
        }
        Some(_) => "acted",
    };
    Err(Refusal(Line::new("refusal-undo").word("why", why)))
}

/// Takes back the seat's latest entry. `wish` carries the question the seat has before it and a key, as any answer
/// does, so that a double click takes back once; its words do not matter. `log` is the table's whole log.
pub fn undo(live: &Live, wish: &Answer<'_>, log: &[Entry], now: Timestamp) -> Result<Answered, Broken> {
    let Answer { seat, ask, key, .. } = *wish;
    let Some(standing) = live.standings.get(seat) else {
        return Ok(Answered::Refused(Refusal::not_asked()));
    };
    if let Some(receipt) = standing.answered.as_ref().filter(|receipt| receipt.key == key) {
        return Ok(Answered::Again(receipt.seq));
    }
    if ask != standing.ask || live.keeping.ended {
        return Ok(Answered::Stale);
    }
    let target = match free(live.last, seat) {
        Ok(target) => target,
        Err(refusal) => return Ok(Answered::Refused(refusal)),
    };
    let kept = &log[..log.partition_point(|entry| entry.seq < target)];
    let history = History::fold(&live.table.header, live.table.rules, kept.iter().map(Page::from))?;
    let mut work = Work::on(live, now);
    work.live().position = history.position;
    work.restore(seat, history.times.until[seat]);
    let seq = work.append(wish.actor(), Cause::Undo(target), String::new(), "[]".into(), history.last);
    work.live().standings[seat].answered = Some(Receipt { key: key.to_owned(), seq });
    let account = Report { seq, said: String::new(), left: Vec::new(), refusal: None, kept: None };
    Ok(Answered::Applied(Box::new(work.settle()), account))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_hand_may_take_back_and_only_what_showed_nothing() {
        let (me, rival) = (Seat::new(0), Seat::new(1));
        let last = |actor, disclosed| Some(Last { seq: Seq(4), actor, disclosed });
        assert_eq!(free(last(Actor::Seat(me), false), me), Ok(Seq(4)));
        assert_eq!(free(last(Actor::Postman(me), false), me), Ok(Seq(4)));
        for closed in [
            last(Actor::Seat(me), true),
            last(Actor::Seat(rival), false),
            last(Actor::Robot(me), false),
            last(Actor::Clock(me), false),
            last(Actor::House, false),
            None,
        ] {
            assert!(free(closed, me).is_err(), "{closed:?}");
        }
    }
}
