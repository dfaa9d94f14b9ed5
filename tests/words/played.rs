//! Real games told in every language: whatever a game says along the way has its words, for every pair of eyes.

use tincan::engine::{Prompt, Seat, Viewer};
use tincan::table::{Actor, Cause, Seq};
use tincan::words::sheet::WIDTH;
use tincan::words::{Calendar, Catalogue, Language, Names, Sheet, Told, When};
use unicode_width::UnicodeWidthStr;

use super::common::{Case, all_games, tables};

/// Text enough to meet most of what a game can say, in a time that a test may take.
const STEPS: usize = 120;

/// Plays a table at random and reads every sheet of it in all languages.
fn read_along(catalogue: &Catalogue, case: &Case) {
    let Some(mut position) = case.open() else { return };
    let (dice, mut luck) = (case.dice(), case.luck("words"));
    let names: Names = ["Ana", "Борис", "Célia", "Dmitri", "Eva"].into_iter().collect();
    let mut facts = position.setup(&dice);
    let mut actor = Actor::House;
    for step in 0..STEPS as u32 {
        for (turn, viewer) in Viewer::all(case.seats).enumerate() {
            let prompt = match viewer {
                Viewer::Seat(seat) => position.prompt(seat),
                _ => Prompt::wait(position.asked()),
            };
            let lines = position.tell(&facts, viewer).unwrap();
            let cause = if step == 0 { Cause::Opening } else { Cause::Answer };
            let told = [Told { seq: Seq(step), actor, cause, lines }];
            let (scene, outcome) = (position.scene(viewer), position.outcome());
            let sheet = Sheet {
                viewer,
                scene: &scene,
                prompt: &prompt,
                outcome: outcome.as_ref(),
                told: &told,
                when: When::Timeless,
            };
            // Each viewer reads another language at each step, so that all are read by all along the way.
            let language = Language::ALL[(turn + step as usize) % 4];
            let calendar = Calendar::new(catalogue.voice(language, &names), jiff::tz::TimeZone::UTC);
            let text = sheet.written(&calendar);
            assert_eq!(catalogue.faults(), 0, "{case}, {language}, {viewer:?}:\n{text}");
            assert!(text.lines().all(|line| line.width() <= WIDTH), "{case}, {language}:\n{text}");
            let left_open = text.contains("{$") || text.contains("{ $");
            assert!(!left_open, "{case}, {language}:\n{text}");
        }
        let asked: Vec<Seat> = position.asked().iter().collect();
        let Some(seat) = luck.pick(&asked).copied() else { return };
        let words = position.sample(seat, &mut luck).expect("a seat that is asked has a legal step");
        let applied = position.hear(&dice, seat, &words).applied.expect("a listed step is legal");
        (position, facts, actor) = (applied.position, applied.facts, Actor::Seat(seat));
    }
}

#[test]
fn whatever_a_game_says_has_its_words() {
    let all = all_games();
    let catalogue = Catalogue::new(&all);
    for rules in all {
        tables(rules).iter().for_each(|case| read_along(&catalogue, case));
    }
}
