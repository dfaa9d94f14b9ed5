//! The others decide about somebody who is late: wait, somebody else, or stop.

use tincan::engine::{Duty, Seat};
use tincan::house::{GRACE, Nudged, Owner, TakenOver, Voted};
use tincan::store::{Ballot, Verdict};
use tincan::table::{Cause, Meanwhile, PaceName, Seq, Span, TableCode, Timestamp};

use crate::clock::world::World;
use crate::on_each_database;
use crate::store::base::{Base, wait};

on_each_database!(
    the_table_waits_longer,
    somebody_else_plays_on,
    the_table_stops,
    nobody_stops_a_game_while_its_owner_may_still_come,
    a_lone_opponent_never_stops_a_game_alone,
    a_seat_whose_owner_left_the_house_may_be_decided_about_at_once,
    a_nudge_needs_half_of_the_time_to_be_over,
    nobody_votes_about_somebody_in_time,
    nobody_votes_about_somebody_who_said_when_they_return,
    votes_counted_by_two_nodes_are_carried_out_once,
    what_lies_around_a_table_is_read_at_once,
);

/// A table of three where the time of somebody who must lead is over: who, and the two others.
fn late(world: &World) -> (TableCode, Seat, [Seat; 2]) {
    let code = world.deal(3, Some(PaceName::Daily));
    let (seat, live) = world.play_until_a_lead(&code);
    world.pass_to(live.standings[seat].until.unwrap());
    world.sweep();
    (code, seat, [seat.next(3), seat.next(3).next(3)])
}

fn vote(world: &World, code: &TableCode, voter: Seat, seat: Seat, verdict: Verdict) -> Voted {
    wait(world.house.vote(code, voter, seat, verdict)).unwrap()
}

fn the_table_waits_longer(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    assert!(world.live(&code).keeping.kept.has(seat));
    assert_eq!(vote(&world, &code, one, seat, Verdict::Wait), Voted::Counted);
    let polls = world.house.polls(&code).unwrap();
    assert_eq!((polls.len(), polls[0].ballots.len(), polls[0].needed(Verdict::Wait)), (1, 1, 2));
    assert!(world.notices(&code, "vote", seat) == 1 && world.notices(&code, "vote", two) == 1);
    assert_eq!(vote(&world, &code, one, seat, Verdict::Wait), Voted::Counted, "one voice counts once");
    assert_eq!(vote(&world, &code, two, seat, Verdict::Wait), Voted::Agreed(Verdict::Wait));
    let live = world.live(&code);
    assert!(!live.keeping.kept.has(seat), "the seat is its owner's again");
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
    world.pass(GRACE);
    vote(&world, &code, one, seat, Verdict::End);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::Agreed(Verdict::End));
    let live = world.live(&code);
    assert!(live.is_over() && live.position.outcome().is_none());
    assert!(live.standings.values().all(|standing| standing.duty == Duty::Wait && standing.until.is_none()));
    let row = world.house.store.table(&code).unwrap().unwrap();
    assert_eq!(row.finished_at, Some(world.now()));
    assert!(Seat::all(3).all(|seat| world.notices(&code, "finished", seat) == 1));
    let before = live.next;
    let asked = live.position.asked().iter().next().unwrap();
    let words = live.position.prompt(asked).ask().unwrap().lapse.words().to_owned();
    let late = crate::store::base::answer(&live, asked, "late", &words);
    assert_eq!(wait(world.house.answer(&code, &late)).unwrap(), tincan::house::Reply::Stale);
    assert!(!wait(world.house.take_back(&code, seat)).unwrap());
    world.sweep();
    assert_eq!(world.live(&code).next, before);
    assert_eq!(world.house.store.count_stuck(world.now()).unwrap(), 0);
    world.verified(&code);
}

fn nobody_stops_a_game_while_its_owner_may_still_come(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    vote(&world, &code, one, seat, Verdict::End);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::Counted, "the owner was not asked");
    assert_eq!(vote(&world, &code, seat, seat, Verdict::Replace), Voted::NotOpen, "the owner decides nothing else");
    assert_eq!(vote(&world, &code, seat, seat, Verdict::End), Voted::Agreed(Verdict::End));
    assert!(world.live(&code).keeping.ended);
    // Whoever stays away past the grace is not asked; the others still have to be of one mind.
    let (code, seat, [one, two]) = late(&world);
    vote(&world, &code, one, seat, Verdict::End);
    let poll = world.house.polls(&code).unwrap().remove(0);
    assert_eq!(poll.owner, Owner::AgreesUntil(GRACE.after(world.now())));
    world.pass(GRACE);
    assert_eq!(vote(&world, &code, seat, seat, Verdict::End), Voted::NotOpen, "their word is not needed any more");
    assert!(!world.live(&code).keeping.ended);
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::Agreed(Verdict::End));
}

fn a_lone_opponent_never_stops_a_game_alone(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, live) = world.play_until_a_lead(&code);
    let other = seat.next(2);
    for then in [live.standings[seat].remind.unwrap(), Timestamp(live.standings[seat].until.unwrap().0 - 1)] {
        world.pass_to(then);
        world.sweep();
        for verdict in Verdict::ALL {
            assert_eq!(vote(&world, &code, other, seat, *verdict), Voted::NotOpen, "the clock still runs");
        }
    }
    world.pass_to(live.standings[seat].until.unwrap());
    world.sweep();
    assert_eq!(vote(&world, &code, other, seat, Verdict::End), Voted::Counted);
    world.pass(GRACE);
    assert_eq!(vote(&world, &code, other, seat, Verdict::End), Voted::Counted, "however long it lasts");
    assert!(!world.live(&code).is_over());
    // To wait, and to let the seat be free, is theirs to decide.
    assert_eq!(vote(&world, &code, other, seat, Verdict::Replace), Voted::Agreed(Verdict::Replace));
    assert_eq!(vote(&world, &code, other, seat, Verdict::Wait), Voted::Agreed(Verdict::Wait));
    assert_eq!(world.house.vacancies(&code).unwrap(), [], "whoever is waited for keeps the seat");
    world.verified(&code);
}

fn a_seat_whose_owner_left_the_house_may_be_decided_about_at_once(base: Base) {
    let world = World::new(base);
    let code = world.deal(3, None);
    let (seat, _) = world.play_until_a_lead(&code);
    let [one, two] = [seat.next(3), seat.next(3).next(3)];
    assert_eq!(world.house.polls(&code).unwrap(), []);
    wait(world.house.store.leave_house(world.people[seat.index()].id, world.now())).unwrap();
    let poll = world.house.polls(&code).unwrap().remove(0);
    assert_eq!((poll.seat, poll.owner), (seat, Owner::IsGone));
    assert_eq!(vote(&world, &code, one, seat, Verdict::Replace), Voted::Counted);
    assert_eq!(vote(&world, &code, two, seat, Verdict::Replace), Voted::Agreed(Verdict::Replace));
    assert!(world.live(&code).keeping.kept.has(seat));
}

fn a_nudge_needs_half_of_the_time_to_be_over(base: Base) {
    let world = World::new(base);
    let code = world.deal(2, Some(PaceName::Daily));
    let (seat, live) = world.play_until_a_lead(&code);
    let standing = &live.standings[seat];
    let half = Span(Span::between(standing.since, standing.until.unwrap()).0 / 2).after(standing.since);
    world.pass_to(Timestamp(half.0 - 1));
    assert_eq!(wait(world.house.nudge(&code, seat)).unwrap(), Nudged::Needless);
    world.pass_to(half);
    assert_eq!(wait(world.house.nudge(&code, seat)).unwrap(), Nudged::Written);
    assert_eq!(wait(world.house.nudge(&code, seat)).unwrap(), Nudged::Needless, "once for each question");
}

fn nobody_votes_about_somebody_in_time(base: Base) {
    let world = World::new(base);
    let code = world.deal(3, Some(PaceName::Daily));
    let (seat, live) = world.play_until_a_lead(&code);
    let other = seat.next(3);
    assert_eq!(vote(&world, &code, other, seat, Verdict::End), Voted::NotOpen);
    world.pass_to(live.standings[seat].remind.unwrap());
    world.sweep();
    assert_eq!(vote(&world, &code, other, seat, Verdict::End), Voted::NotOpen, "a reminder is no deadline");
    let (code, seat, [one, two]) = late(&world);
    assert_eq!(vote(&world, &code, seat, seat, Verdict::Wait), Voted::NotOpen, "not about oneself");
    vote(&world, &code, one, seat, Verdict::End);
    // The owner is here again: what was said is void.
    assert!(wait(world.house.take_back(&code, seat)).unwrap());
    assert_eq!(vote(&world, &code, two, seat, Verdict::End), Voted::NotOpen);
    assert_eq!(world.ballots(&code), []);
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
    // A caretaker who came because time ran out is another matter.
    let (code, seat, [one, _]) = late(&world);
    let poll = world.house.polls(&code).unwrap().remove(0);
    assert_eq!((poll.seat, poll.offered), (seat, Verdict::ALL));
    assert_eq!(vote(&world, &code, one, seat, Verdict::End), Voted::Counted);
}

fn votes_counted_by_two_nodes_are_carried_out_once(base: Base) {
    let world = World::new(base);
    let other = world.node();
    for round in 0..4 {
        for verdict in Verdict::ALL {
            let (code, seat, [one, two]) = late(&world);
            world.pass(GRACE);
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
            // A caretaker has the seat already: giving it free is no entry.
            let wanted = match verdict {
                Verdict::Wait => Some(Cause::Waited),
                Verdict::Replace => None,
                Verdict::End => Some(Cause::Ended),
            };
            let done = world.causes(&code)[before..].iter().filter(|cause| Some(**cause) == wanted).count();
            assert_eq!(done, usize::from(wanted.is_some()), "{round} {verdict}");
            assert_eq!(world.house.vacancies(&code).unwrap().len(), usize::from(*verdict == Verdict::Replace));
            // A seat that is given free may be voted about again.
            if *verdict != Verdict::Replace {
                assert_eq!(world.ballots(&code), [], "{round} {verdict}");
            }
            assert_eq!(other.table(&code).unwrap().head, world.live(&code).head);
            world.verified(&code);
        }
    }
}

fn what_lies_around_a_table_is_read_at_once(base: Base) {
    let world = World::new(base);
    let (code, seat, [one, two]) = late(&world);
    let (table_id, house) = (world.table_id(&code), &world.house);
    let reader = world.people[one.index()].clone();
    vote(&world, &code, one, seat, Verdict::Replace);
    let other = world.deal(2, Some(PaceName::Daily));
    (0..53).for_each(|n| wait(house.store.say(table_id, reader.id, format!("{n}"), world.now())).unwrap());
    wait(house.write_note(&code, reader.id, "mine".into())).unwrap();
    wait(house.write_note(&code, world.people[two.index()].id, "not mine".into())).unwrap();
    wait(house.store.set_how_about(table_id, reader.id, Some(tincan::people::How::Never))).unwrap();
    let around = house.store.around(table_id, Some(reader.id), true).unwrap();
    assert_eq!(around.sitters, house.store.sitters(table_id).unwrap());
    assert_eq!(around.talk, house.store.talk(table_id, 50).unwrap());
    assert_eq!((around.talk.len(), around.talk[49].words.as_str()), (50, "52"));
    assert_eq!((around.note.as_str(), around.mail), ("mine", Some(tincan::people::How::Never)));
    assert_eq!(around.waiting, house.store.waiting(reader.id).unwrap());
    let kept = world.entries(&code).iter().find(|entry| entry.cause == Cause::Caretaker).unwrap().at;
    assert_eq!(around.kept_since.get(&seat), Some(&kept));
    assert_eq!(around.ballots.iter().map(|ballot| (ballot.voter, ballot.seat)).collect::<Vec<_>>(), [(one, seat)]);
    let stranger = house.store.around(table_id, None, false).unwrap();
    assert!(stranger.note.is_empty() && stranger.mail.is_none() && stranger.waiting.is_empty());
    assert!(stranger.kept_since.is_empty(), "nobody asked");
    // A seat that was given free and taken over; elsewhere nothing of all this.
    vote(&world, &code, two, seat, Verdict::Replace);
    let vacancies = house.store.around(table_id, None, true).unwrap().vacancies;
    assert_eq!(house.store.vacancy(&vacancies[0].link).unwrap().as_ref(), Some(&vacancies[0]));
    wait(house.take_over(&vacancies[0], &world.somebody(77))).unwrap();
    let around = house.store.around(table_id, Some(reader.id), true).unwrap();
    assert_eq!((around.vacancies.len(), around.sitters[seat.index()].before.len()), (0, 1));
    assert_eq!(around.sitters, house.store.sitters(table_id).unwrap());
    let elsewhere = house.store.around(world.table_id(&other), Some(reader.id), true).unwrap();
    assert!(elsewhere.talk.is_empty() && elsewhere.ballots.is_empty() && elsewhere.note.is_empty());
}
