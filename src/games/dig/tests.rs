//! Whole games at random: every table, every step, every viewer.

use crate::engine::playout::{Plan, play};
use crate::engine::{Dice, Draft, Entrant, Game, PerSeat, Rules, Ruleset, Seat, Sketch, Viewer, sketch};

use super::cards::Kind;
use super::moves::{Mark, Move};
use super::state::{StackId, State};
use super::{Dig, Fact, FirstPlayer, Options, Switch, Visibility};

/// Of the steps of a game so many are passed over until one is looked at closely.
const EVERY: usize = 5;

/// Every number of seats with every combination of options that changes the rules.
fn tables() -> Vec<(u8, Options)> {
    let switches = [Switch::Off, Switch::On];
    let mut tables = Vec::new();
    for (mine, promo) in switches.iter().flat_map(|mine| switches.map(|promo| (*mine, promo))) {
        for visibility in [Visibility::Hidden, Visibility::Open] {
            let options = Options {
                remove_land_mine: mine,
                promo_samurai_worms: promo,
                score_visibility: visibility,
                ..Options::default()
            };
            tables.extend((2..=5).map(|seats| (seats, options)));
            let teams = |whisper| Options { teams: Switch::On, team_whisper: whisper, ..options };
            tables.extend(switches.map(|whisper| (4, teams(whisper))));
        }
    }
    tables
}

fn open(seats: u8, options: &Options) -> State {
    let guest = |seat: Seat| Entrant { host: seat.index() == 0, first_time: seat.index() == 1, robot: None };
    Dig::open(1, &PerSeat::new(seats, guest), options).unwrap()
}

fn dealt(seats: u8, options: &Options, dice: &Dice) -> State {
    let mut draft = Draft::<Dig>::new(open(seats, options), dice);
    Dig::setup(&mut draft);
    draft.finish().state
}

/// Plays a game at random and hands over each state with the facts that led to it.
fn walk(seats: u8, options: &Options, seed: u64, mut see: impl FnMut(&State, &State, &[Fact], bool)) -> State {
    let dice = Dice::from_seed(seed).watch();
    let mut luck = Dice::from_seed(seed).stream("walk");
    let mut state = dealt(seats, options, &dice);
    while Dig::outcome(&state).is_none() {
        let seat = state.active;
        let step = Dig::sample(&state, seat, &mut luck).unwrap();
        let mut draft = Draft::<Dig>::new(state.clone(), &dice);
        Dig::decide(&mut draft, seat, step).unwrap();
        let decided = draft.finish();
        see(&state, &decided.state, &decided.facts, decided.disclosed);
        state = decided.state;
    }
    let mut purposes = dice.purposes();
    let asked = purposes.len();
    purposes.sort();
    purposes.dedup();
    assert_eq!(purposes.len(), asked, "every purpose is used once");
    state
}

#[test]
fn random_games_end_and_keep_the_invariants() {
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        for seed in 0..7 {
            let plan = Plan { seed: seed + 1000 * index as u64, checked: true };
            let played = play::<Dig>(open(seats, &options), seats, &plan).unwrap();
            let total = |side: &crate::engine::Side| side.parts.iter().map(|(_, points)| points).sum::<i64>();
            assert!(played.outcome.sides.iter().all(|side| side.score == Some(total(side))));
            assert!(!played.outcome.winners().is_empty());
        }
    }
}

fn every_step() -> Vec<Move> {
    let mut steps = vec![Move::Stop, Move::Dog, Move::NoDog, Move::None];
    steps.extend(StackId::ALL.iter().flat_map(|stack| [Move::Dig(*stack), Move::Stack(*stack), Move::Attach(*stack)]));
    steps.extend(Seat::all(Seat::MOST).flat_map(|seat| [Move::Give(seat), Move::Rob(seat)]));
    steps.extend(Kind::ALL.iter().flat_map(|kind| {
        let marked = [Mark::Plain, Mark::Used].map(|mark| Move::Steal(*kind, mark));
        [Move::Next(*kind), Move::Put(*kind), Move::Take(*kind)].into_iter().chain(marked)
    }));
    steps
}

#[test]
fn a_step_is_accepted_exactly_if_it_is_listed() {
    let (dice, steps) = (Dice::from_seed(0), every_step());
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        let mut steps_seen = index;
        walk(seats, &options, index as u64, |before, _, _, _| {
            steps_seen += 1;
            if !steps_seen.is_multiple_of(EVERY) {
                return;
            }
            for seat in Seat::all(seats) {
                let listed = Dig::moves(before, seat);
                assert_eq!(listed.is_empty(), !Dig::asked(before).has(seat));
                for step in &steps {
                    let mut draft = Draft::<Dig>::new(before.clone(), &dice);
                    let accepted = Dig::decide(&mut draft, seat, *step).is_ok();
                    assert_eq!(accepted, listed.contains(step), "{seat}: {step} in {:?}", before.phase);
                }
                let lapse = super::moves::least(before, seat);
                assert_eq!(lapse.is_some(), !listed.is_empty());
                assert!(lapse.is_none_or(|step| listed.contains(&step)));
            }
        });
    }
}

/// What a seat sees, is asked and could work out does not depend on what it cannot know.
#[test]
fn a_view_survives_dealing_the_unknown_anew() {
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        let mut luck = Dice::from_seed(7).stream("redeal");
        let mut steps_seen = index;
        walk(seats, &options, 500 + index as u64, |_, after, _, _| {
            steps_seen += 1;
            if !steps_seen.is_multiple_of(EVERY) {
                return;
            }
            for viewer in Viewer::all(seats) {
                let redealt = Dig::redeal_unseen(after, viewer, &mut luck);
                Dig::audit(&redealt).unwrap();
                assert_eq!(Dig::view(&redealt, viewer), Dig::view(after, viewer), "{viewer:?}");
                match viewer {
                    Viewer::Seat(seat) => {
                        assert_eq!(Dig::prompt(&redealt, seat), Dig::prompt(after, seat));
                        assert_eq!(Dig::moves(&redealt, seat), Dig::moves(after, seat));
                        assert_eq!(super::moves::least(&redealt, seat), super::moves::least(after, seat));
                    }
                    Viewer::Everything => assert_eq!(redealt, *after),
                    Viewer::Spectator => {}
                }
            }
        });
    }
}

#[test]
fn a_question_says_before_that_its_answer_reveals() {
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        walk(seats, &options, 900 + index as u64, |before, _, _, disclosed| {
            let prompt = Dig::prompt(before, before.active);
            assert!(!disclosed || prompt.ask().unwrap().reveals, "{:?}", before.phase);
        });
    }
}

/// Owed turns never pass to another seat, knowledge of a pile never shrinks, used marks never disappear.
#[test]
fn what_grows_never_shrinks() {
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        walk(seats, &options, 1300 + index as u64, |before, after, facts, _| {
            if before.active != after.active {
                assert_eq!(after.owed, 0);
            }
            let used = |state: &State| state.piles.iter().flatten().filter(|kept| kept.used).count();
            let lost = facts.iter().filter(|fact| matches!(fact, Fact::Lost { .. })).count();
            assert!(used(after) + lost >= used(before));
            assert!(before.ending.is_none() || after.ending == before.ending);
            let placed = |state: &State| super::odds::Pool::for_viewer(state, Viewer::Spectator).size;
            assert!(placed(after) <= placed(before), "what was public stays public");
        });
    }
}

#[test]
fn options_read_as_they_are_written() {
    let options = Options { first_player: FirstPlayer::Seat(Seat::new(2)), ..Options::default() };
    let written = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    for refused in [r#"{"team":"on"}"#, r#"{"teams":"yes"}"#, r#"{"first_player":"p6"}"#] {
        assert!(serde_json::from_str::<Options>(refused).is_err(), "{refused}");
    }
    for setting in Dig::INFO.settings {
        for value in setting.values.all() {
            let json = format!("{{\"{}\":\"{value}\"}}", setting.id);
            let read = serde_json::from_str::<Options>(&json).unwrap_or_else(|why| panic!("{json}: {why}"));
            assert_eq!(
                read == Options::default(),
                setting.values.usual() == value,
                "the first value is the default: {json}"
            );
        }
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let guests = |seats| PerSeat::new(seats, |_| Entrant::default());
    let teams = Options { teams: Switch::On, ..Options::default() };
    assert_eq!(Dig::open(1, &guests(3), &teams).unwrap_err().id(), "dig-refusal-teams");
    let last = Options { first_player: FirstPlayer::Seat(Seat::new(4)), ..Options::default() };
    assert_eq!(Dig::open(1, &guests(3), &last).unwrap_err().id(), "dig-refusal-first-player");
    assert!(Dig::open(1, &guests(5), &last).is_ok());
}

/// A table of three, set up by hand.
fn arranged(settings: &[(&str, &str)]) -> State {
    let mut state = dealt(3, &Options::default(), &Dice::from_seed(1));
    let mark = |(key, value): &(&str, &str)| sketch::Mark { line: 1, key: (*key).into(), value: (*value).into() };
    Dig::arrange(&mut state, &Sketch(settings.iter().map(mark).collect())).unwrap();
    state
}

fn after(mut state: State, steps: &[&str]) -> State {
    let dice = Dice::from_seed(1);
    for step in steps {
        let mut draft = Draft::<Dig>::new(state, &dice);
        let seat = draft.state().active;
        Dig::decide(&mut draft, seat, step.parse().unwrap()).unwrap();
        state = draft.finish().state;
    }
    state
}

#[test]
fn the_clock_plays_it_safe() {
    let lapse = |state: &State| super::moves::least(state, state.active).unwrap().to_string();
    assert_eq!(lapse(&arranged(&[("height.a", "10"), ("height.b", "20"), ("height.c", "20")])), "dig b");
    assert_eq!(lapse(&arranged(&[("haul", "muck")])), "stop");
    let skeleton = arranged(&[("p1.pile", "loyal_dog"), ("stack.a", "cursed_skeleton, ...")]);
    assert_eq!(lapse(&after(skeleton, &["dig a"])), "dog");
    assert_eq!(lapse(&after(arranged(&[("stack.a", "cursed_heirloom, ...")]), &["dig a"])), "give p2");
    let mixed = arranged(&[("haul", "treasure_map, pirate_hat, land_mine, dozing_gravedigger")]);
    assert_eq!(lapse(&after(mixed.clone(), &["stop"])), "next dozing_gravedigger");
    let ordering = after(mixed.clone(), &["stop", "next dozing_gravedigger"]);
    assert_eq!(lapse(&ordering), "stack a");
    let ordering = after(ordering, &["stack b"]);
    assert_eq!(lapse(&ordering), format!("put {}", ordering.top(StackId::B, 1)[0]));
    assert_eq!(lapse(&after(mixed.clone(), &["stop", "next treasure_map", "stack a"])), "none");
    assert_eq!(lapse(&after(mixed, &["stop", "next land_mine"])), "none");
    let piles =
        [("p2.pile", "worms, milk, muck, loyal_dog:used, loyal_dog"), ("p3.pile", "muck, muck, milk, milk, worms")];
    let hat = after(arranged(&[&[("haul", "pirate_hat")], &piles[..]].concat()), &["stop"]);
    assert_eq!(lapse(&hat), "rob p2");
    assert_eq!(lapse(&after(hat, &["rob p2"])), "steal loyal_dog used");
}

/// What was said and what is left of a message, at a table set up by hand.
fn heard(settings: &[(&str, &str)], words: &str) -> (String, Vec<String>) {
    let rules = Rules::<Dig>::LISTED;
    let mut position = rules.open(1, &PerSeat::new(3, |_| Entrant::default()), &rules.usual_options()).unwrap();
    position.setup(&Dice::from_seed(1));
    let mark = |(key, value): &(&str, &str)| sketch::Mark { line: 1, key: (*key).into(), value: (*value).into() };
    position.arrange(&Sketch(settings.iter().map(mark).collect())).unwrap();
    let heard = position.hear(&Dice::from_seed(1), Seat::new(0), words);
    assert!(heard.refusal.is_none(), "{words}: {:?}", heard.refusal);
    (heard.applied.map_or(String::new(), |applied| applied.said), heard.left)
}

#[test]
fn a_digger_may_say_how_far_to_dig() {
    let tall = [
        ("stack.a", "muck, muck, milk, muck, muck, muck, ..."),
        ("height.a", "30"),
        ("height.b", "3"),
        ("height.c", "3"),
    ];
    let said = |settings: &[(&str, &str)], words: &str| heard(settings, words);
    // To so many cards, then stop; of equally risky stacks the tallest.
    assert_eq!(said(&tall, "on to 3"), ("dig a; dig a; dig a; stop".into(), vec![]));
    // The first card from a stack of one's own choice.
    let both = [tall[0], tall[1], ("stack.b", "milk, muck, ..."), ("height.b", "3"), ("height.c", "3")];
    assert_eq!(said(&both, "dig b; on to 2"), ("dig b; dig a; stop".into(), vec![]));
    // As many as lie there already, or too risky already: stop.
    let lie = [tall[0], tall[1], ("haul", "muck, milk")];
    assert_eq!(said(&lie, "on to 2"), ("stop".into(), vec![]));
    assert_eq!(said(&lie, "risk 0"), ("stop".into(), vec![]));
    // Another question comes first, and the rest is kept by whoever said it.
    let skeleton = [
        ("p1.pile", "loyal_dog"),
        ("stack.a", "cursed_skeleton, muck, muck, muck, ..."),
        ("height.a", "30"),
        ("height.b", "3"),
        ("height.c", "3"),
    ];
    assert_eq!(said(&skeleton, "on to 2"), ("dig a".into(), vec!["on to 2".into()]));
    // A turn that ends is over; nothing is left for the next one.
    let bust =
        [("haul", "worms"), ("stack.a", "worms, muck, ..."), ("height.a", "30"), ("height.b", "3"), ("height.c", "3")];
    assert_eq!(said(&bust, "on to 5"), ("dig a".into(), vec![]));
}
