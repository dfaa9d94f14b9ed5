//! Real games told in every language: whatever a game says along the way has its words.

use tincan::engine::{Position, Prompt, Seat, Viewer};
use tincan::table::{Actor, Cause, Seq};
use tincan::words::sheet::WIDTH;
use tincan::words::{Calendar, Catalogue, Language, Names, Sheet, Told, When};
use unicode_width::UnicodeWidthStr;

use crate::common::{Case, all_games, tables};

/// Text enough to meet most of what a game can say, in a time that a test may take.
const STEPS: u32 = 40;

/// What one reader gets to see after a step.
fn read(catalogue: &Catalogue, position: &dyn Position, told: &Told, viewer: Viewer, language: Language) -> String {
    let names: Names = ["Ana", "Борис", "Célia", "Dmitri", "Eva"].into_iter().collect();
    let prompt = match viewer {
        Viewer::Seat(seat) => position.prompt(seat),
        _ => Prompt::wait(position.asked()),
    };
    let (scene, outcome) = (position.scene(viewer), position.outcome());
    let sheet = Sheet {
        viewer,
        scene: &scene,
        prompt: &prompt,
        outcome: outcome.as_ref(),
        told: std::slice::from_ref(told),
        when: When::Timeless,
    };
    sheet.written(&Calendar::new(catalogue.voice(language, &names), jiff::tz::TimeZone::UTC))
}

/// Plays a table at random. Whoever is asked reads each step, and one of the others in turn.
fn read_along(catalogue: &Catalogue, case: &Case) {
    let Some(mut position) = case.open() else { return };
    let (dice, mut luck) = (case.dice(), case.luck("words"));
    let mut facts = position.setup(&dice);
    let (mut actor, mut cause) = (Actor::House, Cause::Opening);
    let everybody: Vec<Viewer> = Viewer::all(case.seats).collect();
    for step in 0..STEPS {
        let asked: Vec<Seat> = position.asked().iter().collect();
        let next = luck.pick(&asked).copied();
        let onlooker = everybody[step as usize % everybody.len()];
        for (turn, viewer) in next.map(Viewer::Seat).into_iter().chain([onlooker]).enumerate() {
            let language = Language::ALL[(step as usize + turn) % 4];
            let told = Told { seq: Seq(step), actor, cause, lines: position.tell(&facts, viewer).unwrap() };
            let text = read(catalogue, &*position, &told, viewer, language);
            let whole = catalogue.faults() == 0 && !text.contains("{$");
            assert!(whole, "{case}, {language}, {viewer:?}:\n{text}");
            assert!(text.lines().all(|line| line.width() <= WIDTH), "{case}, {language}:\n{text}");
        }
        let Some(seat) = next else { return };
        let words = position.sample(seat, &mut luck).expect("a seat that is asked has a legal step");
        let applied = position.hear(&dice, seat, &words).applied.expect("a listed step is legal");
        (position, facts) = (applied.position, applied.facts);
        (actor, cause) = (Actor::Seat(seat), Cause::Answer);
    }
}

#[test]
fn whatever_a_game_says_has_its_words() {
    let all = all_games();
    let catalogue = Catalogue::new(&all);
    for rules in all {
        // Every variant at a full table, every smaller table as usual.
        let (full, usual) = (rules.info().most_seats, rules.usual_options());
        let cases = tables(rules).into_iter().filter(|case| case.seats == full || case.options == usual);
        cases.for_each(|case| read_along(&catalogue, &case));
    }
}
