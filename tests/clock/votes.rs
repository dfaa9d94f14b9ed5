//! The others decide about somebody who is late: wait, somebody else, or stop.

use tincan::engine::{Duty, Seat};
use tincan::house::{TakenOver, Voted};
use tincan::store::{Ballot, Verdict};
use tincan::table::{Cause, Meanwhile, PaceName, Seq, Span, TableCode};

use crate::base::{Base, wait};
use crate::on_each_database;
use crate::world::World;

on_each_database!(
    the_table_waits_longer,
    somebody_else_plays_on,
    the_table_stops,
    nobody_votes_about_somebody_in_time,
    nobody_votes_about_somebody_who_said_when_they_return,
    votes_counted_by_two_nodes_are_carried_out_once,
);

/// A table of three where somebody who must lead is late: who, and the two others.
fn late(world: &World) -> (TableCode, Seat, [Seat; 2]) {
    let code = world.deal(3, Some(PaceName::Daily));
    let (seat, live) = world.play_until(&code, |_, duty| duty == Duty::Lead);
    world.pass_to(live.standings[seat].remind.unwrap());
    world.sweep();
    (code, seat, [seat.next(3), seat.next(3).next(3)])
}

fn vote(world: &World, code: &TableCode, voter: Seat, seat: Seat, verdict: Verdict) -> Voted {
    wait(world.house.vote(code, voter, seat, verdict)).unwrap()
}

fn the_table_waits_longer(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    let until = world.live(&code).standings[seat].until.unwrap();
    assert_eq!(vote(&world, &code, one, seat, Verdict::Wait), Voted::Counted);
    let polls = world.house.polls(&code).unwrap();
    assert_eq!((polls.len(), polls[0].ballots.len(), polls[0].needed), (1, 1, 2));
    assert!(world.notices(&code, "vote", seat) == 1 && world.notices(&code, "vote", two) == 1);
    assert_eq!(vote(&world, &code, one, seat, Verdict::Wait), Voted::Counted, "one voice counts once");
    assert_eq!(vote(&world, &code, two, seat, Verdict::Wait), Voted::Agreed(Verdict::Wait));
    let pace = PaceName::Daily.pace();
    let later = pace.allowance.after(pace.free.after(world.now()));
    assert!(later > until);
    assert_eq!(world.live(&code).standings[seat].until, Some(later));
    assert_eq!(world.causes(&code).last(), Some(&Cause::Waited));
    world.verified(&code);
}

fn somebody_else_plays_on(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    vote(&world, &code, one, seat, Verdict::End);
    vote(&world, &code, two, seat, Verdict::Replace);
    assert_eq!(vote(&world, &code, one, seat, Verdict::Replace), Voted::Agreed(Verdict::Replace));
    assert!(world.live(&code).keeping.kept.has(seat));
    let vacancy = world.house.vacancies(&code).unwrap().pop().unwrap();
    assert_eq!(world.house.store.vacancy(&vacancy.link).unwrap().as_ref(), Some(&vacancy));
    let sits = wait(world.house.take_over(&vacancy, &world.people[one.index()])).unwrap();
    assert_eq!(sits, TakenOver::Gone, "nobody plays two seats");
    let newcomer = world.people[3].clone();
    assert_eq!(wait(world.house.take_over(&vacancy, &newcomer)).unwrap(), TakenOver::Done);
    let another = world.somebody(77);
    assert_eq!(wait(world.house.take_over(&vacancy, &another)).unwrap(), TakenOver::Gone);
    assert_eq!(world.house.store.seat_of(&code, newcomer.id).unwrap(), Some(seat));
    assert_eq!(world.house.store.seat_of(&code, world.people[seat.index()].id).unwrap(), None);
    let live = world.live(&code);
    assert!(live.keeping.kept.is_empty());
    assert!(world.causes(&code).contains(&Cause::Replaced));
    world.verified(&code);
}

fn the_table_stops(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    vote(&world, &code, one, seat, Verdict::End);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::Agreed(Verdict::End));
    let live = world.live(&code);
    assert!(live.is_over() && live.position.outcome().is_none());
    assert!(live.standings.values().all(|standing| standing.duty == Duty::Wait && standing.until.is_none()));
    let row = world.house.store.table(&code).unwrap().unwrap();
    assert_eq!(row.finished_at, Some(world.now()));
    assert!(Seat::all(3).all(|seat| world.notices(&code, "finished", seat) == 1));
    let before = live.next;
    let words = live.prompt(seat).ask().unwrap().lapse.words().to_owned();
    let late = crate::base::answer(&live, seat, "late", &words);
    assert_eq!(wait(world.house.answer(&code, &late)).unwrap(), tincan::house::Reply::Stale);
    assert!(!wait(world.house.take_back(&code, seat)).unwrap());
    world.sweep();
    assert_eq!(world.live(&code).next, before);
    assert_eq!(world.house.store.count_stuck(world.now()).unwrap(), 0);
    world.verified(&code);
}

fn nobody_votes_about_somebody_in_time(base: Base) {
    let world = World::new(base);
    let code = world.deal(3, Some(PaceName::Daily));
    let (seat, _) = world.play_until(&code, |_, duty| duty == Duty::Lead);
    let other = seat.next(3);
    assert_eq!(vote(&world, &code, other, seat, Verdict::End), Voted::NotOpen);
    let (code, seat, [one, two]) = late(&world);
    assert_eq!(vote(&world, &code, seat, seat, Verdict::Wait), Voted::NotOpen, "not about oneself");
    vote(&world, &code, one, seat, Verdict::End);
    // The seat answers, and later it is late again: what was said about the first time is void.
    world.play(&code, seat, 1);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::NotOpen);
    world.verified(&code);
}

fn nobody_votes_about_somebody_who_said_when_they_return(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    vote(&world, &code, one, seat, Verdict::End);
    let back = Span::days(5).after(world.now());
    wait(world.house.away(world.people[seat.index()].id, back, Meanwhile::Caretaker)).unwrap();
    assert!(world.live(&code).keeping.kept.has(seat));
    assert_eq!(world.house.polls(&code).unwrap(), []);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::NotOpen);
    assert!(wait(world.house.back(world.people[seat.index()].id)).unwrap());
    // A caretaker who came because time ran out is another matter, and nobody has to wait for one.
    let (code, seat, [one, _]) = late(&world);
    world.pass_to(world.live(&code).standings[seat].until.unwrap());
    world.sweep();
    let poll = world.house.polls(&code).unwrap().remove(0);
    assert_eq!((poll.seat, poll.offered), (seat, &[Verdict::Replace, Verdict::End][..]));
    assert_eq!(vote(&world, &code, one, seat, Verdict::Wait), Voted::NotOpen);
    assert_eq!(vote(&world, &code, one, seat, Verdict::End), Voted::Counted);
}

fn votes_counted_by_two_nodes_are_carried_out_once(base: Base) {
    let world = World::new(base);
    let other = world.node();
    for round in 0..4 {
        for verdict in Verdict::ALL {
            let (code, seat, [one, two]) = late(&world);
            let (before, table_id, at) = (world.entries(&code).len(), world.table_id(&code), world.now());
            // Both votes are written before either node counts them.
            for voter in [one, two] {
                let ballot = Ballot { seat, voter, verdict: *verdict, at };
                wait(world.house.store.vote(table_id, ballot, Seq::OPENING, Vec::new())).unwrap();
            }
            let both = wait(async {
                tokio::join!(world.house.vote(&code, one, seat, *verdict), other.vote(&code, two, seat, *verdict))
            });
            let voted = [both.0.unwrap(), both.1.unwrap()];
            assert!(voted.contains(&Voted::Agreed(*verdict)), "{round} {verdict}: {voted:?}");
            let wanted = match verdict {
                Verdict::Wait => Cause::Waited,
                Verdict::Replace => Cause::Caretaker,
                Verdict::End => Cause::Ended,
            };
            let done = world.causes(&code)[before..].iter().filter(|cause| **cause == wanted).count();
            assert_eq!(done, 1, "{round} {verdict}");
            assert_eq!(world.house.vacancies(&code).unwrap().len(), usize::from(*verdict == Verdict::Replace));
            // A seat that is given free may be voted about again.
            if *verdict != Verdict::Replace {
                assert_eq!(world.house.store.votes(table_id).unwrap(), [], "{round} {verdict}");
            }
            assert_eq!(other.table(&code).unwrap().head, world.live(&code).head);
            world.verified(&code);
        }
    }
}
