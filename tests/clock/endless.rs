//! Whatever people do or leave undone, no game hangs: checked after every step of random play.

use tincan::engine::{PerSeat, Ruleset, Seat};
use tincan::games::GAMES;
use tincan::house::Reply;
use tincan::store::Verdict;
use tincan::table::deadlines::{Saved, Times};
use tincan::table::{Cause, Meanwhile, PaceName, Span, TableCode, liveness};

use crate::clock::world::World;
use crate::store::base::{Base, answer, luck, wait};

/// One of the things people do; none of them may leave the table hanging.
fn anything(world: &World, code: &TableCode, turn: u64, dice: &mut tincan::engine::Stream) {
    let live = world.live(code);
    let seats: Vec<Seat> = Seat::all(live.seats()).collect();
    let seat = *dice.pick(&seats).unwrap();
    let player = world.people[seat.index()].id;
    let house = &world.house;
    let roll: Vec<u8> = (0..20).collect();
    match *dice.pick(&roll).unwrap() {
        0..=8 => {
            if let Some(seat) = live.waits_for().iter().next() {
                world.play(code, seat, turn);
            }
        }
        9..=11 => {
            if let Some(until) = live.standings.values().filter_map(|standing| standing.until).min() {
                world.pass_to(until.max(world.now()));
            }
            world.sweep();
        }
        12 => {
            let reply = wait(house.undo(code, &answer(&live, seat, &format!("undo {turn}"), ""))).unwrap();
            assert!(!matches!(reply, Reply::Kept));
        }
        13 | 14 => {
            let choice = *dice.pick(Meanwhile::ALL).unwrap();
            wait(house.away(player, Span::hours(50).after(world.now()), choice)).unwrap();
        }
        15 => drop(wait(house.back(player)).unwrap()),
        16 => drop(wait(house.take_back(code, seat)).unwrap()),
        17 => {
            world.stop_for(Span::hours(7));
            world.sweep();
        }
        18 => {
            let other = seat.next(live.seats());
            wait(house.vote(code, other, seat, Verdict::Wait)).unwrap();
        }
        _ => {
            world.pass(Span::hours(11));
            world.sweep();
        }
    }
}

/// How everybody stands with their time is what the log says, folded.
fn check_times(world: &World, code: &TableCode) {
    let (live, entries) = (world.live(code), world.entries(code));
    let mut times = Times::new(live.seats());
    entries.iter().for_each(|entry| times.fold(&entry.deadlines));
    assert_eq!(times.pace, live.table.pace);
    for (seat, standing) in live.standings.iter() {
        assert_eq!(times.saved[seat], Some(Saved { bank: standing.bank, paused: standing.paused }), "{seat}");
        let promised = times.until[seat].filter(|_| live.waits_for().has(seat));
        assert_eq!(promised, standing.until, "{seat}");
    }
}

#[test]
fn no_game_ever_hangs() {
    let (mut steps, mut over) = (0, 0);
    for seed in 0..16 {
        let games: &'static [&'static dyn Ruleset] = match GAMES.get(seed as usize % (GAMES.len() + 1)) {
            Some(game) => Box::leak(Box::new([*game])),
            None => crate::store::base::GAMES,
        };
        let world = World::playing(Base::sqlite(), games);
        let pace = PaceName::ALL[seed as usize / 4];
        let code = world.deal(2 + (seed % 2) as u8, Some(pace));
        let mut dice = luck(seed);
        let mut promised = PerSeat::new(world.live(&code).seats(), |_| None);
        for turn in 0..120 {
            let known = world.entries(&code).len();
            anything(&world, &code, turn, &mut dice);
            let live = world.live(&code);
            assert_eq!(liveness::check(&live), Ok(()), "seed {seed}, turn {turn}");
            assert_eq!(world.house.store.count_stuck(world.now()).unwrap(), 0, "seed {seed}, turn {turn}");
            // Who is back early has the deadline again that stood before.
            let returned: Vec<_> = world.entries(&code)[known..]
                .iter()
                .filter(|entry| entry.cause == Cause::Return)
                .filter_map(|entry| entry.actor.seat())
                .collect();
            check_times(&world, &code);
            for (seat, standing) in live.standings.iter() {
                let before = promised[seat].replace((standing.ask, standing.until));
                if let Some((ask, Some(until))) = before
                    && ask == standing.ask
                    && standing.until.is_some()
                    && !returned.contains(&seat)
                {
                    assert!(standing.until >= Some(until), "seed {seed}, turn {turn}: a promise was shortened");
                }
            }
            steps += 1;
            if live.is_over() {
                over += 1;
                break;
            }
        }
        world.verified(&code);
    }
    assert!(steps > 800 && over > 3, "{steps} steps, {over} games ended");
}
