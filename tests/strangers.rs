//! Every scenario of Don't Talk to Strangers holds, and together they cover every example, card, place and ruling.

use std::collections::BTreeSet;

use tincan::engine::{Dice, Entrant, PerSeat, Seat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::Language;

use crate::common::{patience, told};

/// Games of sensible players on each board, for each number of seats.
const GAMES_EACH: usize = 12;

const EXAMPLES: u32 = 35;
/// A match is several tables: no scenario of one table can play it.
const MATCH: u32 = 34;
const RULINGS: u32 = 28;

#[test]
fn every_scenario_holds() {
    told::hold("strangers");
}

/// Both neighbourhoods as the files say it: the letter, and the places.
fn boards() -> [(String, Vec<String>); 2] {
    let files = [
        include_str!("../src/games/strangers/data/board-a.json"),
        include_str!("../src/games/strangers/data/board-b.json"),
    ];
    files.map(|file| {
        let board: serde_json::Value = serde_json::from_str(file).expect("JSON");
        (board["id"].as_str().unwrap().to_owned(), told::ids("", &board["places"].to_string()))
    })
}

#[test]
fn every_example_card_place_and_ruling_has_a_scenario() {
    let cards = told::ids("card:", include_str!("../src/games/strangers/data/cards.json"));
    let places = boards().into_iter().flat_map(|(board, places)| {
        places.into_iter().map(move |place| format!("place:{board}/{place}")).collect::<Vec<_>>()
    });
    let examples = (1..=EXAMPLES).filter(|number| *number != MATCH).map(|number| format!("S-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    told::cover("strangers", cards.into_iter().chain(places).chain(examples).chain(rulings));
}

#[test]
fn a_turn_reads_as_a_short_story() {
    let turn = "game strangers\nseats 2\nrig coin/1 = 0\nposition\np1.kids = d5\np1.hand = walk, run, run\n\
        p2.kids = e6\np2.safe = pool\ndeck = alien_spotted, flying_saucer, bmx, bmx\n\
        p1: walk d5 to library\np1: alien e6\n";
    let tell = |language, viewer| told::story("strangers", language, viewer, turn);
    assert_eq!(
        tell(Language::En, Viewer::Seat(Seat::new(0))),
        "Ana plays Walk. A kid of Ana is safe: D5 → Library, 4 points. Out of the deck: Alien Spotted! \
         An alien lands: Flagpole E6. Taken: kids of Boris. Out of the deck: Flying Saucer!"
    );
    assert!(tell(Language::Fr, Viewer::Spectator).contains("Un alien atterrit\u{a0}: Mât du drapeau E6."));
    assert!(tell(Language::Ru, Viewer::Spectator).contains("Сел пришелец: Флагшток E6."));
    assert!(tell(Language::PtBr, Viewer::Spectator).contains("Um alienígena pousa: Mastro E6."));
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    let tables = (0..12).map(|table| {
        let board = if table < 6 { "a" } else { "b" };
        let extra = if table % 3 == 0 { "on" } else { "off" };
        let options = format!(r#"{{"board":"{board}","free_discard":"{extra}","total_invasion":"{extra}"}}"#);
        (1 + table % 4, options)
    });
    told::speaks("strangers", tables);
}

/// What sensible players did on one board with so many seats.
#[derive(Default)]
struct Played {
    games: usize,
    turns: usize,
    all_home: usize,
    home: usize,
    points: i64,
    places: BTreeSet<String>,
    cards: BTreeSet<String>,
}

/// Everybody takes the best whole answer that is offered, and answers aliens and saucers at random.
fn sensible(board: &str, seats: u8, games: usize) -> Played {
    let (rules, mut played) = (*find(GAMES, "strangers").unwrap(), Played { games, ..Played::default() });
    for seed in 0..games as u64 {
        let guests = PerSeat::new(seats, |_| Entrant::default());
        let options = format!(r#"{{"board":"{board}"}}"#);
        let mut position = rules.open(rules.info().newest(), &guests, &options).unwrap();
        let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("sensible"));
        position.setup(&dice);
        while let Some(seat) = position.asked().iter().next() {
            let words = match position.inspect("asks").as_deref() {
                Some("act") => position.plays(seat).remove(0).words,
                _ => position.sample(seat, &mut luck).unwrap(),
            };
            played.cards.extend(words.split(' ').next().map(str::to_owned));
            position = position.hear(&dice, seat, &words).applied.expect("a play is legal").position;
        }
        let number = |key: String| position.inspect(&key).and_then(|value| value.parse::<i64>().ok()).unwrap_or(0);
        played.turns += number("turn".into()) as usize;
        played.all_home += usize::from(position.outcome().unwrap().reason.id == "strangers-reason-home");
        for seat in Seat::all(seats) {
            played.points += number(format!("{seat}.score"));
            let home = position.inspect(&format!("{seat}.safe")).unwrap_or_default();
            let home = home.split(", ").filter(|place| !place.is_empty() && *place != "-");
            let home: Vec<&str> = home.map(|place| place.split('#').next().unwrap()).collect();
            played.home += home.len();
            played.places.extend(home.into_iter().map(str::to_owned));
        }
    }
    played
}

/// Sensible players find their way into every place of both neighbourhoods, and play every card.
#[test]
fn sensible_players_use_every_place_and_card() {
    let mut cards = BTreeSet::new();
    for (board, places) in boards() {
        let mut used = BTreeSet::new();
        for seats in 1..=4 {
            let mut played = sensible(&board, seats, GAMES_EACH * patience());
            let Played { games, turns, all_home, home, points, .. } = played;
            let each = (home * 10 / (games * usize::from(seats)), points * 10 / (games as i64 * i64::from(seats)));
            println!(
                "{board}, {seats} seats: {} turns, all home in {}%, {}.{} kids home and {}.{} points each",
                turns / games,
                all_home * 100 / games,
                each.0 / 10,
                each.0 % 10,
                each.1 / 10,
                each.1 % 10
            );
            used.append(&mut played.places);
            cards.append(&mut played.cards);
        }
        let unused: Vec<_> = places.iter().filter(|place| !used.contains(*place)).collect();
        assert!(unused.is_empty(), "nobody goes there on {board}: {unused:?}");
    }
    let all = told::ids("", include_str!("../src/games/strangers/data/cards.json"));
    let drawn = ["alien_spotted", "flying_saucer"];
    let idle: Vec<_> = all.iter().filter(|card| !cards.contains(*card) && !drawn.contains(&card.as_str())).collect();
    assert!(idle.is_empty(), "nobody plays {idle:?}");
}
