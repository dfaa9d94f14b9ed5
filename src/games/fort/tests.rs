//! Whole games at random: nothing breaks, every listed step is accepted, and a sampled step is a listed one.

use crate::engine::playout::{Plan, play};
use crate::engine::ruleset::BadFacts;
use crate::engine::{Dice, Draft, Entrant, Game, Line, PerSeat, Rules, Ruleset, Seat, Slot, Take};

use super::choices::gain;
use super::state::{Setup, State};
use super::{Fort, Options};

fn opened(seats: u8, setup: Setup) -> State {
    let options = Options { setup, ..Options::default() };
    Fort::open(1, &PerSeat::new(seats, |_| Entrant::default()), &options).unwrap()
}

#[test]
fn random_games_end_and_keep_every_invariant() {
    for seats in 2..=4 {
        for setup in [Setup::Basic, Setup::Draft] {
            for seed in 0..25 {
                let plan = Plan { seed, checked: true };
                play::<Fort>(opened(seats, setup), seats, &plan)
                    .unwrap_or_else(|why| panic!("{seats} {setup:?}: {why}"));
            }
        }
    }
}

#[test]
fn every_listed_step_is_accepted_and_every_sample_is_listed() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (4, 5)] {
        let dice = Dice::from_seed(seed);
        let mut luck = dice.stream("walk");
        let mut draft = Draft::<Fort>::new(opened(seats, Setup::Draft), &dice);
        Fort::setup(&mut draft);
        let mut state = draft.finish().state;
        while Fort::outcome(&state).is_none() {
            for seat in Seat::all(seats) {
                let steps = Fort::moves(&state, seat);
                assert_eq!(steps.is_empty(), !Fort::asked(&state).has(seat), "{seat} in {:?}", state.phase);
                for step in &steps {
                    let words = step.to_string();
                    assert_eq!(words.parse(), Ok(*step));
                    assert_eq!(Fort::read(&state, seat, &words), Ok(vec![*step]), "{words}");
                    let mut draft = Draft::<Fort>::new(state.clone(), &dice);
                    Fort::decide(&mut draft, seat, *step).unwrap_or_else(|why| panic!("{seat}: {words}: {why}"));
                }
                let lapse = super::legal::least(&state, seat);
                assert_eq!(lapse.is_some(), !steps.is_empty());
                assert!(lapse.is_none_or(|step| steps.contains(&step)), "{lapse:?}");
            }
            let seat = Fort::asked(&state).iter().next().unwrap();
            let step = Fort::sample(&state, seat, &mut luck).unwrap();
            assert!(Fort::moves(&state, seat).contains(&step), "{step} in {:?}", state.phase);
            let mut draft = Draft::<Fort>::new(state, &dice);
            Fort::decide(&mut draft, seat, step).unwrap();
            state = draft.finish().state;
        }
    }
}

/// The table after these words were said, up to where chance begins.
fn said(state: &State, seat: Seat, words: &str) -> Option<State> {
    let dice = Dice::from_seed(0);
    let mut table = state.clone();
    for step in Fort::read(state, seat, words).ok()? {
        let mut draft = Draft::<Fort>::new(table, &dice);
        Fort::decide(&mut draft, seat, step).ok()?;
        let decided = draft.finish();
        table = decided.state;
        if decided.disclosed {
            break;
        }
    }
    Some(table)
}

#[test]
fn what_the_form_of_a_play_foresees_comes_true() {
    let mut foreseen = 0;
    for seed in 0..20 {
        let dice = Dice::from_seed(seed);
        let mut luck = dice.stream("walk");
        let mut draft = Draft::<Fort>::new(opened(4, Setup::Basic), &dice);
        Fort::setup(&mut draft);
        let mut state = draft.finish().state;
        while Fort::outcome(&state).is_none() {
            let seat = Fort::asked(&state).iter().next().unwrap();
            let prompt = Fort::prompt(&state, seat);
            for way in prompt.ask().unwrap().ways.iter().filter(|way| way.word.starts_with("play ")) {
                let needed = |slot: &&Slot| slot.take == Take::One && slot.before.len() > 2;
                let needs = way.slots.iter().filter(needed).map(|slot| format!("{}crown", slot.before));
                let needs: String = needs.collect();
                for choice in way.slots.iter().filter(|slot| slot.before == ", ").flat_map(|slot| &slot.choices) {
                    let after = said(&state, seat, &format!("{}{needs}, {}", way.word, choice.word));
                    let expected = match after {
                        Some(after) => gain(&state, &after, seat),
                        None => Some(Line::new("fort-note-needs-added")),
                    };
                    assert_eq!(choice.note, expected, "{}{needs}, {}", way.word, choice.word);
                    foreseen += 1;
                }
            }
            let step = Fort::sample(&state, seat, &mut luck).unwrap();
            let mut draft = Draft::<Fort>::new(state, &dice);
            Fort::decide(&mut draft, seat, step).unwrap();
            state = draft.finish().state;
        }
    }
    assert!(foreseen > 1_000, "{foreseen}");
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<State>() <= 4096, "{} bytes", size_of::<State>());
}

#[test]
fn what_is_stored_of_a_game_is_short() {
    let dice = Dice::from_seed(7);
    let mut luck = dice.stream("walk");
    let mut draft = Draft::<Fort>::new(opened(4, Setup::Basic), &dice);
    Fort::setup(&mut draft);
    let mut table = draft.finish();
    let (mut bytes, mut entries) = (0, 0);
    while Fort::outcome(&table.state).is_none() {
        let seat = Fort::asked(&table.state).iter().next().unwrap();
        let step = Fort::sample(&table.state, seat, &mut luck).unwrap();
        let mut draft = Draft::<Fort>::new(table.state, &dice);
        Fort::decide(&mut draft, seat, step).unwrap();
        table = draft.finish();
        bytes += serde_json::to_string(&table.facts).unwrap().len();
        entries += 1;
    }
    assert!(bytes / entries <= 150, "{} bytes an entry", bytes / entries);
}

#[test]
fn facts_that_somebody_made_up_are_an_error_and_no_panic() {
    let guests = PerSeat::new(2, |_| Entrant::default());
    let rules = Rules::<Fort>::LISTED;
    let mut position = rules.open(1, &guests, &rules.usual_options()).unwrap();
    assert!(matches!(position.fold(r#"[{"Played":[7,47]}]"#), Err(BadFacts::Impossible)));
    assert!(matches!(position.fold(r#"[{"Danced":[0,47]}]"#), Err(BadFacts::Unreadable(_))));
}
