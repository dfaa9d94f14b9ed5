//! Nobody learns from a page what they may not know: pages of tables that differ only in that are the same bytes.
//!
//! At many moments of random games everything one viewer cannot know is dealt anew, and the whole inside of the
//! viewer's page is drawn for both deals, in every language, with pictures and in plain words.

use crate::common::{all_games, check};
use jiff::tz::TimeZone;
use tincan::engine::{Dice, Entrant, PerSeat, Position, Ruleset, Seat, Viewer};
use tincan::table::{Actor, Cause, Seq, TableCode, Timestamp};
use tincan::web::draw::log::Happened;
use tincan::web::draw::table::{AtSeat, Table, prompt, table};
use tincan::web::draw::{Cards, Kept};
use tincan::words::dates::Calendar;
use tincan::words::sheet::Told;
use tincan::words::{Catalogue, Language, Names};

const GAMES: u8 = 6;
/// A page is compared after so many steps.
const STRIDE: usize = 7;

struct Room {
    catalogue: Catalogue,
    names: Names,
}

/// The facts of every entry so far, by whom.
type Log = Vec<(Option<Seat>, String)>;

fn page(room: &Room, rules: &dyn Ruleset, position: &dyn Position, log: &Log, viewer: Viewer, drawn: Drawn) -> String {
    let voice = room.catalogue.voice(drawn.language, &room.names);
    let calendar = Calendar::new(voice, TimeZone::UTC);
    let happened = log.iter().enumerate().skip(log.len().saturating_sub(24)).map(|(seq, (seat, facts))| Happened {
        told: Told {
            seq: Seq(seq as u32),
            actor: seat.map_or(Actor::House, Actor::Seat),
            cause: if seat.is_some() { Cause::Answer } else { Cause::Opening },
            lines: position.tell(facts, viewer).expect("facts of this very game"),
        },
        at: Timestamp(1_763_287_200_000_000),
    });
    let happened: Vec<Happened> = happened.collect();
    let seat = matches!(viewer, Viewer::Seat(_)).then_some(AtSeat {
        ask: 1,
        key: "key",
        token: "token",
        sealed: None,
        may_undo: false,
        may_wait: false,
        has_orders: false,
    });
    let code: TableCode = "7K2QXD".parse().expect("a code");
    let asked = prompt(position, viewer);
    let shown = Table {
        calendar: &calendar,
        icons: "/static/icons.svg",
        cards: drawn.cards,
        code: &code,
        game: rules.info().slug,
        viewer,
        position,
        now: Timestamp(1_763_387_200_000_000),
        since: Timestamp(1_763_287_200_000_000),
        until: Some(Timestamp(1_763_487_200_000_000)),
        asked: &asked,
        held: None,
        happened: &happened,
        unread: Seq(log.len().saturating_sub(3) as u32),
        seat,
        trouble: None,
        kept: &Kept::default(),
        name: "a game",
        flash: None,
    };
    table(&shown).0
}

#[derive(Clone, Copy)]
struct Drawn {
    language: Language,
    cards: Cards,
}

/// How many pages were compared, and how many of them stood for deals that really differ.
fn compare(rules: &'static dyn Ruleset) -> (usize, usize) {
    let room = Room {
        catalogue: Catalogue::new(&[rules]),
        names: ["Ana", "Boris", "Cléa", "Дима", "Eve"].into_iter().collect(),
    };
    let (mut pages, mut different) = (0, 0);
    for game in 0..GAMES {
        let seats = rules.info().least_seats + game % (rules.info().most_seats - rules.info().least_seats + 1);
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let dice = Dice::new([game; 32]);
        let mut position = rules.open(rules.info().newest(), &guests, &rules.usual_options()).expect("the usual game");
        let mut log: Log = vec![(None, position.setup(&dice))];
        let mut luck = dice.stream("a walk");
        for step in 0..rules.info().most_steps {
            if step.is_multiple_of(STRIDE) {
                let language = Language::ALL[step / STRIDE % 4];
                let cards = if step / STRIDE % 8 < 6 { Cards::Drawn } else { Cards::Plain };
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    let other = position.redeal_unseen(viewer, &mut luck);
                    different += usize::from(!other.same(&*position));
                    pages += 1;
                    let drawn = Drawn { language, cards };
                    let one = page(&room, rules, &*position, &log, viewer, drawn);
                    let two = page(&room, rules, &*other, &log, viewer, drawn);
                    check(one == two, || format!("{} game {game} step {step} {viewer:?}", rules.info().slug))
                        .unwrap_or_else(|why| panic!("{why}"));
                }
            }
            let Some(seat) = position.asked().iter().next() else { break };
            let words = position.sample(seat, &mut luck).expect("a seat that is asked has a legal step");
            let applied = position.decide(&dice, seat, &words).expect("a listed step is legal");
            log.push((Some(seat), applied.facts));
            position = applied.position;
        }
    }
    (pages, different)
}

#[test]
fn every_page_keeps_secrets() {
    for rules in all_games() {
        let (pages, different) = compare(rules);
        println!("{}: {pages} pages, {different} over another deal", rules.info().slug);
        assert!(different * 2 > pages, "{}: {different} of {pages}", rules.info().slug);
    }
}
