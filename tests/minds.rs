//! Robots know no more than their seat: the same words in every deal that agrees with what the seat may know.
//!
//! `TINCAN_TWINS=8000 cargo test --release --test pure minds` looks at so many twins for each game and level.

use std::sync::Arc;

use tincan::bots::{self, Level};
use tincan::engine::{Dice, Entrant, PerSeat, Position, Ruleset, Seat, Sight, Stream, Viewer};
use tincan::games::GAMES;
use tincan::table::entry::link;
use tincan::table::live::Table;
use tincan::table::{Entry, Header, TableCode, Timestamp, answer, header, thinking, verify};

/// Redeals of one position.
const REDEALS: u64 = 4;

/// Positions of random games in which a seat is asked something, spread over a game.
fn positions(rules: &'static dyn Ruleset, seed: u64, every: usize) -> Vec<(Box<dyn Position>, Seat)> {
    // A theft that a third digger did not see is drawn again from where the cards lie, evenly, so nothing is told by it;
    // but two twins draw differently.
    let more = if rules.info().slug == "dig" { 0 } else { (seed % 2) as u8 };
    let seats = 2.max(rules.info().least_seats) + more;
    let guests = PerSeat::new(seats, |_| Entrant::default());
    let mut position = rules.open(rules.info().newest(), &guests, &rules.usual_options()).expect("the usual table");
    let dice = Dice::from_seed(seed);
    position.setup(&dice);
    let mut luck = dice.stream("walk");
    let mut found = Vec::new();
    for step in 1.. {
        let Some(seat) = position.asked().iter().next() else { break };
        if step % every == 0 {
            found.push((position.copy(), seat));
        }
        let words = position.sample(seat, &mut luck).expect("asked");
        position = position.decide(&dice, seat, &words).expect("a legal step").position;
    }
    found
}

fn luck(seed: u64, purpose: &str) -> Stream {
    Dice::from_seed(seed).stream(purpose)
}

#[test]
fn dealing_anew_hangs_on_nothing_but_what_the_viewer_knows() {
    for rules in GAMES {
        for seed in 0..3 {
            for (position, seat) in positions(*rules, seed, 3) {
                let viewer = Viewer::Seat(seat);
                let once = position.redeal_unseen(viewer, &mut luck(seed, "b"));
                let twin = position.redeal_unseen(viewer, &mut luck(seed, "a"));
                let twice = twin.redeal_unseen(viewer, &mut luck(seed, "b"));
                assert!(once.same(&*twice), "{}, seed {seed}, {seat}:\n{once:?}\n{twice:?}", rules.info().slug);
            }
        }
    }
}

/// The first position with a twin in which the seat says something else; and how many twins were looked at.
fn peeks(
    rules: &'static dyn Ruleset,
    most: usize,
    choose: impl Fn(&dyn Position, Seat, Stream) -> Option<String>,
) -> (Option<String>, usize) {
    let mut looked = 0;
    for seed in 0.. {
        for (position, seat) in positions(rules, seed, 11) {
            let said = choose(&*position, seat, luck(seed, "mind"));
            for twin in 0..REDEALS {
                let twin = position.redeal_unseen(Viewer::Seat(seat), &mut luck(seed, &format!("twin/{twin}")));
                let again = choose(&*twin, seat, luck(seed, "mind"));
                looked += 1;
                if said != again {
                    return (Some(format!("seed {seed}, {seat}: {said:?}, and in a twin {again:?}")), looked);
                }
            }
            if looked >= most {
                return (None, looked);
            }
        }
    }
    unreachable!("seeds do not end")
}

fn twins(usual: usize) -> usize {
    std::env::var("TINCAN_TWINS").ok().and_then(|twins| twins.parse().ok()).unwrap_or(usual)
}

#[test]
fn a_robot_says_the_same_whatever_it_cannot_see() {
    for rules in GAMES {
        for (level, usual) in [(Level::Plain, 16), (Level::Easy, 24), (Level::Normal, 24), (Level::Hard, 4)] {
            let honest = |position: &dyn Position, seat: Seat, luck: Stream| {
                bots::choose(level, Sight::new(position, seat, luck)).map(|thought| thought.words)
            };
            let (found, looked) = peeks(*rules, twins(usual), honest);
            assert_eq!(found, None, "{} {level} after {looked} twins", rules.info().slug);
        }
        let kept = |position: &dyn Position, seat: Seat, luck: Stream| bots::sensibly(Sight::new(position, seat, luck));
        assert_eq!(peeks(*rules, twins(16), kept).0, None, "{}, a caretaker", rules.info().slug);
    }
}

/// Chooses by something that hangs on the truth.
fn by_truth(truth: &str, position: &dyn Position, seat: Seat) -> Option<String> {
    let sum = truth.bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
    let moves = position.moves(seat);
    moves.get(sum % moves.len().max(1)).cloned()
}

#[test]
fn robots_that_peek_are_found() {
    for rules in GAMES {
        // One that looks at the whole table, and one that tries its turn with the dice of the table as it lies.
        let sees_all = |position: &dyn Position, seat: Seat, _: Stream| {
            by_truth(&format!("{:?}", position.scene(Viewer::Everything)), position, seat)
        };
        let tries_it = |position: &dyn Position, seat: Seat, mut luck: Stream| {
            let step = position.sample(seat, &mut luck)?;
            let after = position.decide(&Dice::from_seed(1), seat, &step).ok()?;
            by_truth(&after.facts, position, seat)
        };
        assert!(peeks(*rules, 2_000, sees_all).0.is_some(), "{}: one that sees all", rules.info().slug);
        assert!(peeks(*rules, 2_000, tries_it).0.is_some(), "{}: one that tries it", rules.info().slug);
    }
}

/// A game of two robots of these levels, as its log says.
fn played(rules: &'static dyn Ruleset, minds: [Level; 2], entries: usize) -> (Header, [u8; 32], Vec<Entry>) {
    let (secret, code) = ([7; 32], TableCode::from_bits(77));
    let guests: PerSeat<Entrant> =
        PerSeat::new(2, |seat| Entrant { robot: Some(minds[seat.index()].robot()), ..Entrant::default() });
    let (options, edition) = (rules.usual_options(), rules.info().newest());
    let game = rules.info().slug.to_owned();
    let commitment = header::commit(&secret, &code, &game, edition, &options);
    let header = Header { code, game, edition, options, guests, commitment };
    let table = Table { header: header.clone(), secret, rules, pace: None };
    let now = Timestamp(1_000);
    let change = answer::open(Arc::new(table), PerSeat::new(2, |_| Default::default()), now).expect("dealt");
    let (mut log, mut live) = (change.entries, change.after);
    while log.len() < entries
        && let Some(seat) = thinking::due(&live)
    {
        let words = thinking::think(&live, seat).expect("asked");
        let change = answer::robot_says(&live, seat, live.next, &words, now).expect("it is due");
        log.extend(change.entries);
        live = change.after;
    }
    (header, secret, log)
}

#[test]
fn anybody_can_convict_a_robot_that_peeked() {
    let rules = GAMES[0];
    let (header, secret, entries) = played(rules, [Level::Normal, Level::Easy], 8);
    let recalled = verify::robots(&header, &secret, rules, &entries, None).expect("honest");
    assert_eq!((recalled.same as usize, recalled.unknown), (entries.len() - 1, 0));
    // The same log, said to be another robot's: its words are not what that one would have said.
    let (mut other, secret, mut forged) = played(rules, [Level::Easy, Level::Plain], 10);
    other.guests = PerSeat::new(2, |_| Entrant { robot: Some(Level::Normal.robot()), ..Entrant::default() });
    let mut previous = other.root();
    for entry in &mut forged {
        entry.hash = link(&previous, &entry.commitment());
        previous = entry.hash;
    }
    assert!(verify::verify(&other, &secret, rules, &forged, None).is_ok(), "every move of it is legal");
    let convicted = verify::robots(&other, &secret, rules, &forged, None).expect_err("it was not that robot");
    assert!(convicted.to_string().contains("from what its seat knew"), "{convicted}");
}

#[test]
fn a_stale_thought_is_dropped() {
    let rules = GAMES[0];
    let (header, secret, _) = played(rules, [Level::Easy, Level::Easy], 2);
    let table = Table { header, secret, rules, pace: None };
    let now = Timestamp(1_000);
    let live = answer::open(Arc::new(table), PerSeat::new(2, |_| Default::default()), now).expect("dealt").after;
    let seat = thinking::due(&live).expect("a robot is due");
    let words = thinking::think(&live, seat).expect("asked");
    let after = answer::robot_says(&live, seat, live.next, &words, now).expect("nothing happened meanwhile").after;
    assert!(answer::robot_says(&after, seat, live.next, &words, now).is_none(), "the log went on");
}
