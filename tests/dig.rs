//! Every scenario of Let's Dig for Treasure holds, and together they cover every example, card and ruling.

use std::collections::BTreeSet;

use tincan::engine::{Seat, Viewer};
use tincan::words::Language;

use crate::common::told;

const EXAMPLES: u32 = 46;
const RULINGS: u32 = 25;

#[test]
fn every_scenario_holds() {
    told::hold("dig");
}

#[test]
fn every_example_card_and_ruling_has_a_scenario() {
    let cards = told::ids("card:", include_str!("../src/games/dig/data/cards.json"));
    let examples = (1..=EXAMPLES).map(|number| format!("D-{number:02}"));
    let rulings = (1..=RULINGS).map(|number| format!("R{number}"));
    told::cover("dig", cards.into_iter().chain(examples).chain(rulings));
}

/// A refusal that no scenario asks for may be one that nobody can get.
#[test]
fn every_refusal_is_asserted() {
    let texts = include_str!("../src/games/dig/locales/en.ftl");
    let ids = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    // These are said when a table is opened, so no scenario gets there.
    let opening = ["dig-refusal-teams", "dig-refusal-first-player"];
    let ids = ids.filter(|id| id.starts_with("dig-refusal-") && !opening.contains(id));
    let scenarios = told::scenarios("dig");
    let lines = scenarios.iter().flat_map(|(_, text)| text.lines());
    let lines = lines.filter_map(|line| line.trim().strip_prefix("refused "));
    let asserted: BTreeSet<&str> = lines.filter_map(|how| how.split_whitespace().next()).collect();
    let missing: Vec<&str> = ids.filter(|id| !asserted.contains(id)).collect();
    assert!(missing.is_empty(), "no scenario is refused so: {missing:?}");
}

#[test]
fn a_turn_reads_as_a_short_story() {
    let busted = "game dig\nseats 3\nposition\nstack.a = muck, worms, ...\nstack.b = ferrymans_gold, worms, ...\n\
        p1: dig a\np1: dig b\np1: dig a\np1: dig b\n";
    let tell = |language| told::story("dig", language, Viewer::Spectator, busted);
    assert_eq!(
        tell(Language::En),
        "From stack A: Muck. From stack B: Ferryman’s Gold. From stack A: Worms. From stack B: Worms. \
         Worms! One wriggle too many. Lost: Muck, Ferryman’s Gold and Worms ×2. Boris picks up the shovel."
    );
    assert_eq!(
        tell(Language::Fr),
        "De la pioche A\u{a0}: Gadoue. De la pioche B\u{a0}: Or du passeur. De la pioche A\u{a0}: Vers. De la pioche B\u{a0}: Vers. \
         Des Vers\u{a0}! Un tortillement de trop. Perdu\u{a0}: Gadoue, Or du passeur et Vers ×2. Boris prend la pelle."
    );
    assert_eq!(
        tell(Language::Ru),
        "Из стопки A: Грязь. Из стопки B: Золото паромщика. Из стопки A: Черви. Из стопки B: Черви. \
         Черви! Это уже слишком. Потеряно: Грязь, Золото паромщика и Черви ×2. Boris берётся за лопату."
    );
    assert_eq!(
        tell(Language::PtBr),
        "Do monte A: Lama. Do monte B: Ouro do barqueiro. Do monte A: Minhocas. Do monte B: Minhocas. \
         Minhocas! Agora foi demais. Cartas perdidas: Lama, Ouro do barqueiro e Minhocas ×2. Boris pega a pá."
    );
}

#[test]
fn a_secret_is_told_to_those_who_may_know() {
    let taken = "game dig\nseats 3\nposition\nhaul = treasure_map\nstack.c = milk, worms, muck, ...\n\
        p1: stop\np1: stack c\np1: take milk\n";
    assert_eq!(
        told::story("dig", Language::En, Viewer::Seat(Seat::new(0)), taken),
        "Ana stops and keeps: Treasure Map. On top of stack C, from above: Old Man Murray’s Milk, Worms and Muck. \
         Taken from stack C: Old Man Murray’s Milk. Boris picks up the shovel."
    );
    assert_eq!(
        told::story("dig", Language::En, Viewer::Seat(Seat::new(1)), taken),
        "Ana stops and keeps: Treasure Map. The top 3 cards of stack C are looked at in secret. \
         One card is taken from stack C, in secret. Boris picks up the shovel."
    );
}

/// Whatever the game says in a random game is a sentence in every language.
#[test]
fn everything_is_said_in_four_languages() {
    told::speaks("dig", (0..12).map(|table| (2 + table % 4, r#"{"promo_samurai_worms":"on"}"#.to_owned())));
}
