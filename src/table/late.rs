//! Somebody is late or away: what the clock does about it, and what the others may.
//!
//! Nothing here changes a position by itself. Each is an entry without facts, so the log says who looked after a seat
//! and until when it was waited for; the moves that follow are ordinary ones.

use crate::engine::Seat;

use super::answer::{run_on, speak};
use super::away::Away;
use super::change::{Change, NoticeKind, Work};
use super::entry::{Actor, Cause};
use super::live::Live;
use super::names::Timestamp;
use super::order::{MOST_ORDERS, Order};
use super::pace::Span;

/// Time ran out for a seat. Its question says what silence does ([`Lapse`](crate::engine::Lapse)): an answer, or the seat
/// is played by a caretaker from now on; and so is one that let the clock answer twice running. None if it is not asked any more, or still has time.
///
/// At a table without a pace nothing runs out by itself; whoever calls this there has the game's own answer given.
pub fn lapse(live: &Live, seat: Seat, now: Timestamp) -> Option<Change> {
    let standing = live.standings.get(seat)?;
    if live.keeping.ended || live.plays_itself(seat) || !live.position.asked().has(seat) {
        return None;
    }
    let lapse = live.prompt(seat).ask()?.lapse.clone();
    let mut work = Work::on(live, now);
    if live.table.pace.is_some() {
        standing.until.filter(|until| *until <= now)?;
        if lapse.costs_the_seat() || live.keeping.lapsed.has(seat) {
            return Some(hand_over(work, seat));
        }
        work.tell(seat, NoticeKind::Lapsed);
    }
    speak(&mut work, Actor::Clock(seat), Cause::Lapse, lapse.words()).expect("what the clock plays is legal");
    run_on(&mut work);
    Some(work.settle())
}

/// A caretaker takes the seat, whatever its owner wanted. None if one has it already.
pub fn caretaker(live: &Live, seat: Seat, now: Timestamp) -> Option<Change> {
    (!live.is_over() && !live.plays_itself(seat)).then(|| hand_over(Work::on(live, now), seat))
}

fn hand_over(mut work: Work, seat: Seat) -> Change {
    work.note(Actor::Clock(seat), Cause::Caretaker);
    work.tell(seat, NoticeKind::Lapsed);
    work.tell_others(seat, NoticeKind::Lapsed);
    run_on(&mut work);
    work.settle()
}

/// The owner is here again: by their own hand, or because their absence is over. None if they were never gone.
pub fn take_back(live: &Live, actor: Actor, now: Timestamp) -> Option<Change> {
    let seat = actor.seat()?;
    let is_gone = live.keeping.kept.has(seat) || live.keeping.away.get(seat)?.is_some();
    if live.is_over() || !is_gone {
        return None;
    }
    let mut work = Work::on(live, now);
    work.come_back(actor);
    if matches!(actor, Actor::Clock(_)) && live.position.asked().has(seat) {
        work.tell(seat, NoticeKind::Duty);
    }
    run_on(&mut work);
    Some(work.settle())
}

/// Somebody says that they will be away. None if the game is over or the day is past.
pub fn away(live: &Live, seat: Seat, away: Away, now: Timestamp) -> Option<Change> {
    if live.is_over() || live.is_robot(seat) || away.until <= now || live.keeping.away[seat] == Some(away) {
        return None;
    }
    let mut work = Work::on(live, now);
    // Another choice than before: the seat is the owner's until the new one says otherwise.
    if live.keeping.kept.has(seat) && !away.choice.hands_over() {
        work.come_back(Actor::Seat(seat));
    }
    work.note(Actor::Seat(seat), Cause::Away(away));
    work.extend(seat, now);
    work.tell_others(seat, NoticeKind::Away);
    run_on(&mut work);
    Some(work.settle())
}

/// Somebody would have windows open at once, or no longer: once everybody would, they do. None if that is known.
pub fn at_once(live: &Live, seat: Seat, wished: bool, now: Timestamp) -> Option<Change> {
    if live.is_over() || live.is_robot(seat) || live.keeping.hasty.has(seat) == wished {
        return None;
    }
    let mut work = Work::on(live, now);
    work.note(Actor::Seat(seat), Cause::AtOnce(wished));
    run_on(&mut work);
    Some(work.settle())
}

/// Somebody gives orders: this list from now on. A question that lies open is answered by them at once, or when its
/// window opens.
pub fn give(live: &Live, seat: Seat, mut orders: Vec<Order>, now: Timestamp) -> Option<Change> {
    if live.is_over() || live.is_robot(seat) || live.orders.get(seat)? == &orders {
        return None;
    }
    orders.truncate(MOST_ORDERS);
    let mut work = Work::on(live, now);
    work.order(seat, orders);
    run_on(&mut work);
    Some(work.settle())
}

/// Does a question of this seat wait until its owner is back, or would one that is put now?
pub fn waits_through(live: &Live, seat: Seat, away: Away, now: Timestamp) -> bool {
    let (Some(pace), false) = (&live.table.pace, away.choice.hands_over()) else { return true };
    let standing = &live.standings[seat];
    let until = standing.until.unwrap_or_else(|| {
        let left = Span((pace.pauses.0 - standing.paused.0).max(0));
        left.after(pace.deadline(now, standing.bank, &live.rhythms[seat]))
    });
    until >= away.until
}

/// The service was down from then on: whatever would have run out before `until` waits until then. None if nothing
/// would have.
pub fn grace(live: &Live, from: Timestamp, until: Timestamp, now: Timestamp) -> Option<Change> {
    let mut work = Work::on(live, now);
    let hurried =
        |seat: &Seat| live.standings[*seat].until.is_some_and(|promised| promised >= from && promised < until);
    let hurried: Vec<Seat> = live.waits_for().iter().filter(hurried).collect();
    if hurried.is_empty() {
        return None;
    }
    work.note(Actor::House, Cause::Grace);
    hurried.into_iter().for_each(|seat| work.extend(seat, until));
    Some(work.settle())
}

/// A table came here from elsewhere: nobody's time ran out on its way. Whoever is waited for has the time of a new
/// question at least. None if everybody has.
pub fn arrived(live: &Live, now: Timestamp) -> Option<Change> {
    let pace = live.table.pace.as_ref()?;
    let fresh = |seat: Seat| pace.deadline(now, live.standings[seat].bank, &live.rhythms[seat]);
    let hurried = |seat: &Seat| live.standings[*seat].until.is_none_or(|promised| promised < fresh(*seat));
    let hurried: Vec<Seat> = live.waits_for().iter().filter(hurried).collect();
    (!hurried.is_empty() && !live.is_over()).then(|| {
        let mut work = Work::on(live, now);
        work.note(Actor::House, Cause::Grace);
        hurried.into_iter().for_each(|seat| work.extend(seat, fresh(seat)));
        work.settle()
    })
}

/// The table agreed to wait for a seat: a caretaker gives it back, and an open question has its time once more.
pub fn wait_longer(live: &Live, seat: Seat, now: Timestamp) -> Option<Change> {
    let pace = live.table.pace.as_ref()?;
    let is_kept = live.keeping.kept.has(seat);
    if live.is_over() || live.is_robot(seat) || !is_kept && !live.waits_for().has(seat) {
        return None;
    }
    let mut work = Work::on(live, now);
    if is_kept {
        work.live().standings[seat].since = now;
    }
    work.note(Actor::Clock(seat), Cause::Waited);
    if live.position.asked().has(seat) {
        work.extend(seat, pace.allowance.after(pace.free.after(now)));
        work.tell(seat, NoticeKind::Duty);
    }
    run_on(&mut work);
    Some(work.settle())
}

/// Somebody else sits here from now on. The question, the hand and everything else stay with the seat; but the question
/// has a new number, so that no letter or form of whoever sat there before answers it, nor does what they had sealed.
pub fn replaced(live: &Live, seat: Seat, now: Timestamp) -> Option<Change> {
    if live.is_over() || live.is_robot(seat) {
        return None;
    }
    let mut work = Work::on(live, now);
    work.live().standings[seat].since = now;
    work.live().standings[seat].ask += 1;
    work.live().standings[seat].answered = None;
    if live.seals[seat].is_some() {
        work.seal(seat, None);
    }
    if !live.orders[seat].is_empty() {
        work.order(seat, Vec::new());
    }
    work.note(Actor::Seat(seat), Cause::Replaced);
    work.extend(seat, now);
    work.tell_others(seat, NoticeKind::Back);
    if live.position.asked().has(seat) {
        work.tell(seat, NoticeKind::Duty);
    }
    run_on(&mut work);
    Some(work.settle())
}

/// The table agreed to stop. Nobody wins; everything is shown.
pub fn end(live: &Live, now: Timestamp) -> Option<Change> {
    if live.is_over() {
        return None;
    }
    let mut work = Work::on(live, now);
    work.note(Actor::House, Cause::Ended);
    Some(work.settle())
}
