//! Whole games at random: nothing breaks, every listed step is accepted, and a sampled step is a listed one.

use crate::engine::playout::{Plan, play};
use crate::engine::ruleset::BadFacts;
use crate::engine::slot::Pick;
use crate::engine::{
    Arg, Dice, Draft, Entrant, Game, Line, PerSeat, Rules, Ruleset, Seat, Sketch, Slot, Stream, Take, Way, sketch,
};

use super::cards::Kid;
use super::choices::{gain, label};
use super::facts::Fact;
use super::moves::Move;
use super::read;
use super::state::{Phase, Setup, State};
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
                    assert_eq!(foreseen_alone(choice.note.as_ref()), expected, "{}{needs}, {}", way.word, choice.word);
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

/// What a note says of a play with nothing added.
fn foreseen_alone(note: Option<&Line>) -> Option<Line> {
    match note {
        Some(note) if note.id == "fort-note-more-added" => None,
        Some(note) if note.id == "fort-note-both" => note.args.iter().find_map(|(name, arg)| match arg {
            Arg::Line(line) if name == "one" => Some(line.clone()),
            _ => None,
        }),
        note => note.cloned(),
    }
}

/// Fills the slots of a way by luck, as a player might.
fn picked(way: &Way, luck: &mut Stream) -> Vec<Pick> {
    let mut picks = Vec::new();
    for (slot, part) in way.slots.iter().enumerate() {
        let many = match part.take {
            Take::Some { least, most } => least + luck.below(u32::from(most - least) + 1) as u8,
            _ => 1,
        };
        let mut words: Vec<String> = part.choices.iter().map(|choice| choice.word.to_string()).collect();
        luck.shuffle(&mut words);
        picks.extend(words.into_iter().take(many.into()).map(|word| Pick { slot, word, count: 1 }));
    }
    picks
}

/// Everything that a page says of an answer: the notes of the way and of what is picked.
fn notes(way: &Way, picks: &[Pick]) -> Vec<Line> {
    let picked = picks.iter().flat_map(|pick| way.slots[pick.slot].choices.iter().filter(|c| c.word == pick.word));
    let notes = picked.filter_map(|choice| choice.note.clone()).chain(way.note.clone());
    let told = notes.flat_map(|note| note.args).filter_map(|(_, arg)| match arg {
        Arg::List(items) => Some(items),
        _ => None,
    });
    told.flatten().filter_map(|arg| if let Arg::Line(line) = arg { Some(line) } else { None }).collect()
}

/// While a box is in use and when following, nothing is given up that was neither picked nor said before.
#[test]
fn an_answer_does_no_more_than_it_says() {
    let (mut units, mut forced) = (0, 0);
    for seed in 0..60 {
        let dice = Dice::from_seed(seed);
        let mut luck = dice.stream("walk");
        let mut draft = Draft::<Fort>::new(opened(2 + (seed % 3) as u8, Setup::Basic), &dice);
        Fort::setup(&mut draft);
        let mut state = draft.finish().state;
        while Fort::outcome(&state).is_none() {
            let seat = Fort::asked(&state).iter().next().unwrap();
            let prompt = Fort::prompt(&state, seat);
            let ask = prompt.ask().unwrap();
            let looks = matches!(state.phase, Phase::Work | Phase::FollowWork | Phase::Follow);
            for way in ask.ways.iter().filter(|_| looks) {
                let picks = picked(way, &mut luck);
                let words = ask.compose(&way.word, &picks).unwrap();
                let Ok(steps) = Fort::read(&state, seat, &words) else { continue };
                let (mut table, mut facts) = (state.clone(), Vec::new());
                for step in steps {
                    let mut draft = Draft::<Fort>::new(table, &dice);
                    let decided = Fort::decide(&mut draft, seat, step).map(|()| draft.finish());
                    let Ok(decided) = decided else { break };
                    facts.extend(decided.facts);
                    table = decided.state;
                    if decided.disclosed {
                        break;
                    }
                }
                let began = facts.iter().position(|fact| matches!(fact, Fact::Used(..))).unwrap_or(facts.len());
                for fact in &facts[..began] {
                    let Fact::FellOut(_, did) = fact else { continue };
                    let Some(step) = read::said(*did) else { continue };
                    if matches!(step, Move::Gather(_) | Move::Take(_) | Move::Copy(_)) {
                        continue;
                    }
                    let told = notes(way, &picks).contains(&label(step));
                    forced += usize::from(told);
                    units += 1;
                    assert!(
                        told || words.contains(&step.to_string()),
                        "seed {seed}, {:?}: `{words}` also did `{step}`",
                        state.phase
                    );
                }
            }
            let step = Fort::sample(&state, seat, &mut luck).unwrap();
            let mut draft = Draft::<Fort>::new(state, &dice);
            Fort::decide(&mut draft, seat, step).unwrap();
            state = draft.finish().state;
        }
    }
    assert!(units > 50 && forced > 0, "{units} units, {forced} of them forced");
}

/// "Public action" and "public action, only 2" are not both offered where there are two to be had.
#[test]
fn no_two_answers_to_one_question_do_the_same() {
    let mut compared = 0;
    for seed in 0..20 {
        let dice = Dice::from_seed(seed);
        let mut luck = dice.stream("walk");
        let mut draft = Draft::<Fort>::new(opened(3, Setup::Basic), &dice);
        Fort::setup(&mut draft);
        let mut state = draft.finish().state;
        while Fort::outcome(&state).is_none() {
            let seat = Fort::asked(&state).iter().next().unwrap();
            let prompt = Fort::prompt(&state, seat);
            let starts = prompt.ask().unwrap().ways.iter().filter(|way| way.word.starts_with("p"));
            let starts = starts.filter(|_| matches!(state.phase, Phase::Build | Phase::Boxes));
            let tables: Vec<_> = starts.map(|way| (way.word.clone(), said(&state, seat, &way.word).unwrap())).collect();
            let finished = |table: &&(_, State)| table.1.phase != Phase::Work;
            for (place, (word, one)) in tables.iter().enumerate().filter(|(_, table)| finished(table)) {
                for (other_word, other) in tables[place + 1..].iter().filter(finished) {
                    let alike = word.split(' ').next() == other_word.split(' ').next();
                    assert!(!alike || gain(&state, one, seat) != gain(&state, other, seat), "{word} = {other_word}");
                    compared += usize::from(alike);
                }
            }
            let step = Fort::sample(&state, seat, &mut luck).unwrap();
            let mut draft = Draft::<Fort>::new(state, &dice);
            Fort::decide(&mut draft, seat, step).unwrap();
            state = draft.finish().state;
        }
    }
    assert!(compared > 20, "{compared}");
}

/// A form for a whole play is right as it opens: with nothing added and what is picked already, unless it says that cards
/// must be added. A box that gives up more with cards added says so before.
#[test]
fn a_play_is_right_as_its_form_opens() {
    let (mut opened_right, mut warned) = (0, 0);
    for seed in 0..60 {
        let dice = Dice::from_seed(seed);
        let mut luck = dice.stream("walk");
        let mut draft = Draft::<Fort>::new(opened(2 + (seed % 3) as u8, Setup::Draft), &dice);
        Fort::setup(&mut draft);
        let mut state = draft.finish().state;
        while Fort::outcome(&state).is_none() {
            let seat = Fort::asked(&state).iter().next().unwrap();
            let prompt = Fort::prompt(&state, seat);
            let ask = prompt.ask().unwrap();
            for way in ask.ways.iter().filter(|way| way.word.starts_with("play ") && !way.slots.is_empty()) {
                let orders = way.slots.last().unwrap();
                if !orders.choices.iter().any(|choice| choice.usual) {
                    continue;
                }
                let ones = way.slots.iter().enumerate().filter(|(_, slot)| slot.take == Take::One);
                let first = |slot: &Slot| {
                    let usual = slot.choices.iter().find(|choice| choice.usual).or(slot.choices.first());
                    usual.unwrap().word.to_string()
                };
                let picks = ones.map(|(index, slot)| Pick { slot: index, word: first(slot), count: 1 });
                let words = ask.compose(&way.word, &picks.collect::<Vec<_>>()).unwrap();
                assert!(said(&state, seat, &words).is_some(), "seed {seed}: `{words}` is refused");
                opened_right += 1;
                let notes = orders.choices.iter().filter_map(|choice| choice.note.as_ref());
                warned += notes.filter(|note| note.id == "fort-note-both" || note.id == "fort-note-more-added").count();
            }
            let step = Fort::sample(&state, seat, &mut luck).unwrap();
            let mut draft = Draft::<Fort>::new(state, &dice);
            Fort::decide(&mut draft, seat, step).unwrap();
            state = draft.finish().state;
        }
    }
    assert!(opened_right > 500 && warned > 100, "{opened_right} forms, {warned} warnings");
}

/// Half a move is answered with what could be meant, as a number that stands for it is.
#[test]
fn half_a_move_names_its_candidates() {
    let rules = Rules::<Fort>::LISTED;
    let mut position = rules.open(2, &PerSeat::new(2, |_| Entrant::default()), &rules.usual_options()).unwrap();
    position.setup(&Dice::from_seed(1));
    let mark = |key: &str, value: &str| sketch::Mark { line: 1, key: key.into(), value: value.into() };
    let marks = vec![mark("p1.hand", "crash, tiny, bug"), mark("p1.discard", "worm, bug")];
    position.arrange(&Sketch(marks)).unwrap();
    let dice = Dice::from_seed(1);
    let seat = Seat::new(0);
    let position = position.hear(&dice, seat, "play crash, public").applied.unwrap().position;
    let ask = position.prompt(seat).into_question().unwrap();
    assert!(ask.ways.iter().any(|way| way.word == "trash"), "a way that stands for half a move");
    let refusal = position.hear(&dice, seat, "trash").refusal.unwrap();
    assert_eq!(refusal.id(), "refusal-unfinished");
    assert!(refusal.to_string().contains("trash discard:worm"), "{refusal}");
}

/// The names as the English texts print them.
#[test]
fn every_name_can_be_typed_as_it_is_printed() {
    let (_, texts) = Fort::INFO.texts.iter().find(|(tag, _)| *tag == "en").unwrap();
    for kid in Kid::all() {
        let printed = texts.lines().find_map(|line| line.strip_prefix(&format!("fort-kid-{kid} = "))).unwrap();
        assert_eq!(read::names(&format!("play {printed} + {printed}")), format!("play {kid} + {kid}"));
    }
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
