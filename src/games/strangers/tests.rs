//! Whole games at random: every table, every step, every viewer. And every walk, held against a plain search.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::engine::playout::{Plan, play};
use crate::engine::{Dice, Draft, Entrant, Game, PerSeat, Seat, Viewer};

use super::board::{self, Board, Cell};
use super::cards::Card;
use super::moves::{Goal, Move, Spot};
use super::paths::{self, Gait, Traffic};
use super::state::{Question, State, Threat};
use super::{FirstPlayer, Neighbourhood, Options, Solo, Strangers, Switch, Teams};

/// Of the steps of a game so many are passed over until one is looked at closely.
const EVERY: usize = 9;

/// Every number of seats on both boards, with every variant.
fn tables() -> Vec<(u8, Options)> {
    let mut tables = Vec::new();
    for board in [Neighbourhood::A, Neighbourhood::B] {
        let plain = Options { board, ..Options::default() };
        tables.extend((1..=4).map(|seats| (seats, plain)));
        let variant = Options { four_cards: Switch::On, free_discard: Switch::On, early_kid: Switch::On, ..plain };
        tables.push((3, variant));
        tables.push((2, Options { total_invasion: Switch::On, alien_cap: Switch::On, ..plain }));
        tables.push((1, Options { total_invasion: Switch::On, ..plain }));
        tables.push((1, Options { solo: Solo::Architect, ..plain }));
        tables.extend([Teams::Open, Teams::Silent].map(|teams| (4, Options { teams, ..plain })));
    }
    tables
}

fn open(seats: u8, options: &Options) -> State {
    Strangers::open(1, &PerSeat::new(seats, |_| Entrant::default()), options).unwrap()
}

/// Plays a game at random and hands over each state with the one that follows.
fn walk(seats: u8, options: &Options, seed: u64, mut see: impl FnMut(&State, &State, bool)) -> State {
    let dice = Dice::from_seed(seed).watch();
    let mut luck = Dice::from_seed(seed).stream("walk");
    let mut draft = Draft::<Strangers>::new(open(seats, options), &dice);
    Strangers::setup(&mut draft);
    let mut state = draft.finish().state;
    while Strangers::outcome(&state).is_none() {
        let seat = state.active;
        let step = Strangers::sample(&state, seat, &mut luck).unwrap();
        let mut draft = Draft::<Strangers>::new(state.clone(), &dice);
        Strangers::decide(&mut draft, seat, step).unwrap();
        let decided = draft.finish();
        see(&state, &decided.state, decided.disclosed);
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
        for seed in 0..5 {
            let plan = Plan { seed: seed + 1000 * index as u64, checked: true };
            let played = play::<Strangers>(open(seats, &options), seats, &plan).unwrap();
            assert!(!played.outcome.winners().is_empty());
        }
    }
}

fn every_step(board: &Board) -> Vec<Move> {
    let threats = [Threat::Alien, Threat::Saucer].map(Move::First);
    let mut steps = vec![Move::Release, Move::Done, Move::Copy(None)];
    steps.extend(threats);
    let seats: Vec<Seat> = Seat::all(4).collect();
    let places: Vec<_> = board.places.iter().map(|place| place.id).collect();
    for card in Card::ALL {
        steps.extend([Move::Play(card), Move::Discard(card), Move::Plan(card), Move::Copy(Some(card))]);
    }
    for space in &board.spaces {
        let cell = space.cell;
        steps.extend([Move::Flee(cell), Move::Clear(cell), Move::Alien(cell)]);
        steps
            .extend(seats.iter().flat_map(|seat| [Move::Invite(*seat, cell), Move::Saucer(*seat, Spot::Street(cell))]));
        steps.extend(board.spaces.iter().map(|to| Move::Go(cell, Goal::Street(to.cell))));
        steps.extend(places.iter().map(|place| Move::Go(cell, Goal::Place(*place))));
    }
    steps.extend(places.iter().map(|place| Move::Evict(*place)));
    let spots = (0..board.slots.len() as u8).map(|slot| Spot::of_slot(board, slot)).collect::<BTreeSet<_>>();
    steps.extend(seats.iter().flat_map(|seat| spots.iter().map(|spot| Move::Saucer(*seat, *spot))));
    steps.extend(seats.iter().map(|seat| Move::Visit(*seat)));
    steps
}

#[test]
fn a_step_is_accepted_exactly_if_it_is_listed() {
    let dice = Dice::from_seed(0);
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        let steps = every_step(open(seats, &options).board());
        let mut steps_seen = index;
        walk(seats, &options, index as u64, |before, _, _| {
            steps_seen += 1;
            if !steps_seen.is_multiple_of(EVERY * 5) {
                return;
            }
            for seat in Seat::all(seats) {
                let listed = Strangers::moves(before, seat);
                assert_eq!(listed.is_empty(), !Strangers::asked(before).has(seat));
                for step in &steps {
                    let mut draft = Draft::<Strangers>::new(before.clone(), &dice);
                    let accepted = Strangers::decide(&mut draft, seat, *step).is_ok();
                    assert_eq!(accepted, listed.contains(step), "{seat}: {step} in {:?}", before.question());
                }
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
        walk(seats, &options, 500 + index as u64, |_, after, _| {
            steps_seen += 1;
            if !steps_seen.is_multiple_of(EVERY) {
                return;
            }
            for viewer in Viewer::all(seats) {
                let redealt = Strangers::redeal_unseen(after, viewer, &mut luck);
                Strangers::audit(&redealt).unwrap();
                assert_eq!(Strangers::view(&redealt, viewer), Strangers::view(after, viewer), "{viewer:?}");
                match viewer {
                    Viewer::Seat(seat) => {
                        assert_eq!(Strangers::prompt(&redealt, seat), Strangers::prompt(after, seat));
                        assert_eq!(Strangers::moves(&redealt, seat), Strangers::moves(after, seat));
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
        walk(seats, &options, 900 + index as u64, |before, _, disclosed| {
            let prompt = Strangers::prompt(before, before.active);
            assert!(!disclosed || prompt.ask().unwrap().reveals, "{:?}", before.question());
        });
    }
}

/// A form is never a wall, and every question has its own key.
#[test]
fn forms_stay_short() {
    let mut widest = 0;
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        let mut keys = BTreeSet::new();
        walk(seats, &options, 1300 + index as u64, |before, _, _| {
            let prompt = Strangers::prompt(before, before.active);
            let ask = prompt.ask().unwrap();
            widest = widest.max(ask.breadth());
            assert!(keys.insert(ask.key.clone()), "{} is asked twice", ask.key);
        });
    }
    assert!((30..=60).contains(&widest), "{widest} things to look over");
}

#[test]
fn options_read_as_they_are_written() {
    let options = Options { first_player: FirstPlayer::Seat(Seat::new(2)), ..Options::default() };
    let written = serde_json::to_string(&options).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
    for refused in [r#"{"team":"on"}"#, r#"{"teams":"on"}"#, r#"{"first_player":"p5"}"#] {
        assert!(serde_json::from_str::<Options>(refused).is_err(), "{refused}");
    }
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let refused = |seats, options: Options| {
        let opened = Strangers::open(1, &PerSeat::new(seats, |_| Entrant::default()), &options);
        opened.map_or_else(|refusal| refusal.id().to_owned(), |_| String::new())
    };
    let usual = Options::default();
    assert_eq!(refused(3, Options { teams: Teams::Open, ..usual }), "strangers-refusal-teams");
    assert_eq!(refused(4, Options { teams: Teams::Open, ..usual }), "");
    let architect = Options { solo: Solo::Architect, ..usual };
    assert_eq!(refused(2, architect), "strangers-refusal-architect");
    let invaded = Options { total_invasion: Switch::On, ..architect };
    assert_eq!(refused(1, invaded), "strangers-refusal-architect-options");
    let last = Options { first_player: FirstPlayer::Seat(Seat::new(3)), ..usual };
    assert_eq!((refused(3, last).as_str(), refused(4, last).as_str()), ("strangers-refusal-first-player", ""));
}

/// A neighbourhood read without the code that plays on it.
struct Plain {
    streets: BTreeSet<Cell>,
    walls: Vec<(Cell, Cell)>,
    doors: Vec<(Cell, Cell, String)>,
    inside: Vec<(Cell, String)>,
}

impl Plain {
    fn read(text: &str) -> Plain {
        let file: Value = serde_json::from_str(text).unwrap();
        let cell = |value: &Value| value.as_str().unwrap().parse::<Cell>().unwrap();
        let list = |value: &Value| value.as_array().unwrap().clone();
        let pairs = |value: &Value| list(value).iter().map(|pair| (cell(&pair[0]), cell(&pair[1]))).collect::<Vec<_>>();
        let mut plain = Plain {
            streets: [&file["road"], &file["woods"]].into_iter().flat_map(list).map(|value| cell(&value)).collect(),
            walls: pairs(&file["walls"]),
            doors: Vec::new(),
            inside: Vec::new(),
        };
        for place in list(&file["places"]) {
            let id = place["id"].as_str().unwrap().to_owned();
            plain.doors.extend(pairs(&place["doors"]).into_iter().map(|(from, to)| (from, to, id.clone())));
            let ground = place.get("ground").map(list).unwrap_or_default();
            plain.inside.extend(ground.iter().map(|value| (cell(value), id.clone())));
            plain.inside.extend(list(&place["slots"]).iter().map(|slot| (cell(&slot["at"]), id.clone())));
        }
        plain
    }

    /// Every walk written out, field by field; the ends of those that the rules allow.
    fn ends(&self, from: Cell, gait: Gait, aliens: &[Cell], full: &[String]) -> BTreeSet<String> {
        let mut ends = BTreeSet::new();
        let mut walks = vec![vec![from]];
        while let Some(walk) = walks.pop() {
            let (here, steps) = (*walk.last().unwrap(), walk.len() - 1);
            if steps == usize::from(gait.steps) {
                if !aliens.contains(&here) {
                    ends.insert(here.to_string());
                }
                continue;
            }
            for next in here.around() {
                let walled = self.walls.contains(&(here, next)) || self.walls.contains(&(next, here));
                if self.streets.contains(&next) {
                    let free = gait.past_aliens || !aliens.contains(&next);
                    if !walk.contains(&next)
                        && (gait.over_walls || !walled)
                        && (free || steps + 1 == usize::from(gait.steps))
                    {
                        walks.push([&walk[..], &[next]].concat());
                    }
                } else if let Some((_, id)) = self.inside.iter().find(|(cell, _)| *cell == next) {
                    let door = self.doors.iter().any(|(from, to, _)| (*from, *to) == (here, next));
                    if (door || gait.over_walls) && !full.contains(id) {
                        ends.insert(id.clone());
                    }
                }
            }
        }
        ends
    }
}

/// Offered moves are exactly the ends of all simple walks, from every street, for every gait, with aliens anywhere.
#[test]
fn walks_are_what_a_plain_search_finds() {
    let mut luck = Dice::from_seed(3).stream("walks");
    let files = [(&*board::A, include_str!("data/board-a.json")), (&*board::B, include_str!("data/board-b.json"))];
    let mut compared = 0;
    for (board, text) in files {
        let plain = Plain::read(text);
        for space in &board.spaces {
            for steps in 1..=4 {
                for (over_walls, past_aliens) in [(false, false), (true, false), (false, true), (true, true)] {
                    let gait = Gait { steps, over_walls, past_aliens };
                    let landed: Vec<u8> = board.landings.iter().copied().filter(|_| luck.below(3) == 0).collect();
                    let full: Vec<usize> = (0..board.places.len()).filter(|_| luck.below(4) == 0).collect();
                    let traffic = Traffic {
                        aliens: landed.iter().fold(0, |mask, street| mask | 1 << street),
                        open: (0..board.places.len())
                            .filter(|at| !full.contains(at))
                            .fold(0, |mask, at| mask | 1 << at),
                    };
                    let found = paths::ends(board, board.street(space.cell).unwrap(), gait, traffic);
                    let streets = board::bits(found.streets).map(|street| board.space(street).cell.to_string());
                    let places =
                        board::bits(found.places.into()).map(|at| board.places[usize::from(at)].id.to_string());
                    let found: BTreeSet<String> = streets.chain(places).collect();
                    let aliens: Vec<Cell> = landed.iter().map(|street| board.space(*street).cell).collect();
                    let full: Vec<String> = full.iter().map(|at| board.places[*at].id.to_string()).collect();
                    assert_eq!(found, plain.ends(space.cell, gait, &aliens, &full), "{} {gait:?}", space.cell);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

#[test]
fn every_question_is_met() {
    let mut met = BTreeSet::new();
    for (index, (seats, options)) in tables().into_iter().enumerate() {
        walk(seats, &options, 1700 + index as u64, |before, _, _| {
            let question = before.question().unwrap();
            let Question::Use(card) = question else {
                met.insert(format!("{question:?}").chars().take_while(|sign| sign.is_alphabetic()).collect::<String>());
                return;
            };
            met.insert(card.to_string());
        });
    }
    for question in ["Plan", "Act", "First", "Alien", "Saucer"] {
        assert!(met.contains(question), "{met:?}");
    }
}
