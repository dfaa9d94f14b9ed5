//! Every scenario of Let's Summon Demons holds, and together they cover every example, card and ruling.

use tincan::engine::{Dice, Entrant, PerSeat, Viewer};
use tincan::games::{GAMES, find};
use tincan::words::Language;

use crate::common::told;

const EXAMPLES: u32 = 33;
const RULINGS: u32 = 29;

#[test]
fn every_scenario_holds() {
    told::hold("demons");
}

#[test]
fn every_example_card_and_ruling_has_a_scenario() {
    let cards = told::ids("card:", include_str!("../src/games/demons/data/cards.json"));
    let examples = (1..=EXAMPLES).map(|number| format!("E-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    told::cover("demons", cards.into_iter().chain(examples).chain(rulings));
}

#[test]
fn a_roll_reads_as_a_short_story() {
    let rolled = "game demons\nseats 2\nrig roll/1 = 3, 3\nposition\np1.tableau = adam, romeo, eve\np2.tableau = adam\n\
        p2.candles = naughty_candle\np1: roll\n";
    let tell = |language| told::story("demons", language, Viewer::Spectator, rolled);
    assert_eq!(
        tell(Language::En),
        "Ana rolls 4 and 4: 8. Ana +2: Adam 1 and Romeo 1. Boris +2: Naughty Candle 1 and Adam 1."
    );
    assert_eq!(
        tell(Language::Fr),
        "Ana lance 4 et 4\u{a0}: 8. Ana +2\u{a0}: Adam 1 et Roméo 1. Boris +2\u{a0}: Cierge maléfique 1 et Adam 1."
    );
    assert_eq!(
        tell(Language::Ru),
        "Ana бросает 4 и 4: 8. Ana +2: Адам 1 и Ромео 1. Boris +2: Озорная свеча 1 и Адам 1."
    );
    assert_eq!(
        tell(Language::PtBr),
        "Ana rola 4 e 4: 8. Ana +2: Adão 1 e Romeu 1. Boris +2: Vela travessa 1 e Adão 1."
    );
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    let options = r#"{"promos":"on","candle_mode":"choose"}"#;
    told::speaks("demons", (0..8).map(|table| (2 + table % 4, options.to_owned())));
}

/// Off-turn questions must not stop the table: how often a round waits for somebody whose turn it is not.
#[test]
fn a_round_waits_seldom_for_others() {
    let rules = find(GAMES, "demons").unwrap();
    for seats in 2..=5 {
        let (mut rolls, mut waits) = (0_u32, 0_u32);
        for seed in 0..12 {
            let guests = PerSeat::new(seats, |_| Entrant::default());
            let mut position = rules.open(1, &guests, "{}").unwrap();
            let (dice, mut luck) = (Dice::from_seed(seed), Dice::from_seed(seed).stream("waits"));
            position.setup(&dice);
            while let Some(seat) = position.asked().iter().next() {
                waits += u32::from(position.inspect("active") != Some(seat.to_string()));
                let words = position.sample(seat, &mut luck).unwrap();
                rolls += u32::from(words == "roll");
                position = position.decide(&dice, seat, &words).unwrap().position;
            }
        }
        let per_round = waits * u32::from(seats) * 100 / rolls;
        println!("{seats} seats: {per_round} of 100 rounds wait for somebody off turn, {} turns a game", rolls / 12);
        assert!(per_round < 100 * u32::from(seats), "{seats} seats: {per_round}");
    }
}
