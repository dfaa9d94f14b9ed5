//! A game without an end, for measuring logs of any length: the seat that is asked walks left or right.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tincan::engine::{
    Ask, BadSketch, Draft, Entrant, Game, Info, Kind, Lapse, Line, Outcome, PerSeat, Prompt, Refusal, Rules, Ruleset,
    Scene, Seat, SeatSet, Sides, Sketch, Stream, Viewer, Way,
};

pub static ENDLESS: &dyn Ruleset = &Rules::<Endless>::LISTED;

pub struct Endless;

#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Options {}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    seats: u8,
    turn: Seat,
    place: i64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    Left,
    Right,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Fact {
    Walked { seat: Seat, step: Step },
    TurnPassed { to: Seat },
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Step::Left => "left",
            Step::Right => "right",
        })
    }
}

impl FromStr for Step {
    type Err = Refusal;

    fn from_str(words: &str) -> Result<Step, Refusal> {
        match words {
            "left" => Ok(Step::Left),
            "right" => Ok(Step::Right),
            _ => Err(Refusal::unreadable(words)),
        }
    }
}

impl Game for Endless {
    const INFO: Info = Info {
        slug: "endless",
        editions: &[1],
        least_seats: 2,
        most_seats: 4,
        settings: &[],
        most_steps: usize::MAX,
        texts: &[],
    };

    type Options = Options;
    type State = State;
    type Move = Step;
    type Fact = Fact;
    type View = i64;

    fn open(_: u32, entrants: &PerSeat<Entrant>, _: &Options) -> Result<State, Refusal> {
        Ok(State { seats: entrants.seats(), turn: Seat::new(0), place: 0 })
    }

    fn setup(_: &mut Draft<'_, Endless>) {}

    fn decide(draft: &mut Draft<'_, Endless>, seat: Seat, step: Step) -> Result<(), Refusal> {
        if draft.state().turn != seat {
            return Err(Refusal::not_asked());
        }
        draft.emit(Fact::Walked { seat, step });
        let to = seat.next(draft.state().seats);
        draft.emit(Fact::TurnPassed { to });
        Ok(())
    }

    fn evolve(state: &mut State, fact: &Fact) {
        match fact {
            Fact::Walked { step: Step::Left, .. } => state.place -= 1,
            Fact::Walked { step: Step::Right, .. } => state.place += 1,
            Fact::TurnPassed { to } => state.turn = *to,
        }
    }

    fn asked(state: &State) -> SeatSet {
        SeatSet::only(state.turn)
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        if seat != state.turn {
            return Prompt::wait(SeatSet::only(state.turn));
        }
        let ways = [Step::Left, Step::Right].map(|step| Way::new(step.to_string(), Line::new("walk")));
        let (kind, lapse) = (Kind::new("walk"), Lapse::caretaker("left"));
        Prompt::Lead(Ask::new("walk", kind, Line::new("walk"), Line::new("where"), ways.to_vec(), lapse))
    }

    fn moves(state: &State, seat: Seat) -> Vec<Step> {
        if seat == state.turn { vec![Step::Left, Step::Right] } else { Vec::new() }
    }

    fn sides(state: &State) -> Sides {
        Sides::single(state.seats)
    }

    fn outcome(_: &State) -> Option<Outcome> {
        None
    }

    fn view(state: &State, _: Viewer) -> i64 {
        state.place
    }

    fn scene(_: &i64) -> Scene {
        Scene::default()
    }

    fn tell(_: &State, _: &Fact, _: Viewer) -> Option<Line> {
        None
    }

    fn discloses(_: &State, _: &Fact) -> bool {
        true
    }

    fn redeal_unseen(state: &State, _: Viewer, _: &mut Stream) -> State {
        state.clone()
    }

    fn laid(_: &State) -> Fact {
        unreachable!("nothing is hidden, and nobody plays on")
    }

    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }

    fn arrange(_: &mut State, _: &Sketch) -> Result<(), BadSketch> {
        Ok(())
    }

    fn inspect(_: &State, _: &str) -> Option<String> {
        None
    }
}
