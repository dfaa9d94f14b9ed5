//! The duties of each seat, and the questions that come with them.

use crate::engine::prompt::Wait;
use crate::engine::{Ask, Brief, Duty, Line, Prompt, Seat, SeatSet, Way, Window};

use super::cards::Atom;
use super::choices::{label, note};
use super::forms;
use super::legal::{self, asked};
use super::moves::Move;
use super::refusals::kid_name;
use super::spot::spot;
use super::state::{Phase, State};
use super::units::Bench;
use super::uses::Pending;
use super::words::Half;
use super::{actions, follow, matter};

pub fn prompt(state: &State, seat: Seat) -> Prompt {
    match duty(state, seat) {
        Duty::Lead => Prompt::Lead(ask(state, seat)),
        Duty::Follow => Prompt::Follow(ask(state, seat)),
        Duty::Wait => wait(state, seat),
    }
}

/// The prompt in short, without its forms.
pub fn brief(state: &State, seat: Seat) -> Brief {
    let duty = duty(state, seat);
    let is_open = duty != Duty::Wait || is_asked_ahead(state, seat);
    Brief { duty, key: is_open.then(|| matter::key(state, seat)) }
}

fn duty(state: &State, seat: Seat) -> Duty {
    match asked(state).has(seat) {
        false => Duty::Wait,
        true if must_lead(state) => Duty::Lead,
        true => Duty::Follow,
    }
}

/// Is the open question one that cannot be declined?
pub fn must_lead(state: &State) -> bool {
    use Phase::{Birthday, DoOver, Follow, RecycleEarly, RecycleLate, Rough};
    !matches!(state.phase, Follow | Rough | DoOver | Birthday | RecycleEarly | RecycleLate)
}

fn ask(state: &State, seat: Seat) -> Ask {
    match state.phase {
        Phase::Play => forms::play(state, seat),
        Phase::Follow => forms::follow(state, seat),
        Phase::Work | Phase::FollowWork => match Bench::of(state) {
            Some(bench) => forms::units(state, &bench, sentence(state)),
            None => listed(state, seat),
        },
        Phase::Recruit | Phase::Birthday => listed(state, seat).revealing(),
        _ => listed(state, seat),
    }
}

/// Every legal step as a way of its own.
fn listed(state: &State, seat: Seat) -> Ask {
    let mut steps = legal::list(state, seat);
    // "All of it" and "as many as can be done" are one answer.
    for half in Half::BOTH {
        let most = steps.iter().filter_map(|step| match step {
            Move::Start(started, units) if *started == half => *units,
            _ => None,
        });
        if let Some(most) = most.max().filter(|_| steps.contains(&Move::Start(half, None))) {
            steps.retain(|step| *step != Move::Start(half, Some(most)));
        }
    }
    matter::ask(state, seat, sentence(state), ways(state, seat, &steps))
}

pub fn ways(state: &State, seat: Seat, steps: &[Move]) -> Vec<Way> {
    steps.iter().map(|step| way(state, seat, *step)).collect()
}

pub fn way(state: &State, seat: Seat, step: Move) -> Way {
    let mut way = Way::new(step.to_string(), label(step));
    way.on = spot(seat, step);
    match note(state, seat, step) {
        Some(note) => way.note(note),
        None => way,
    }
}

fn sentence(state: &State) -> Line {
    let led = |line: Line| match &state.plan {
        Some(plan) => line.term("card", kid_name(state.kid(plan.card))),
        None => line,
    };
    match state.phase {
        Phase::Draft => Line::new("fort-ask-pick"),
        Phase::Build => led(Line::new("fort-ask-build")),
        Phase::Boxes => led(Line::new("fort-ask-boxes")),
        Phase::Work | Phase::FollowWork => unit_sentence(state),
        Phase::Rough => led(Line::new("fort-ask-rough")),
        Phase::DoOver => Line::new("fort-ask-do_over"),
        Phase::Recruit => Line::new("fort-ask-recruit"),
        Phase::Birthday => Line::new("fort-ask-birthday"),
        Phase::RecycleEarly => Line::new("fort-ask-recycle"),
        Phase::RecycleLate => Line::new("fort-ask-recycle-late"),
        _ => Line::new("fort-ask-play"),
    }
}

fn unit_sentence(state: &State) -> Line {
    let Some(bench) = Bench::of(state) else { return Line::new("fort-ask-play") };
    match bench.work.pending {
        Some(Pending::Rule) => return Line::new("fort-ask-rule"),
        Some(Pending::Perk) => return Line::new("fort-ask-perk"),
        None => {}
    }
    let left = bench.work.count - bench.work.rep;
    let line = match bench.work.icon(&bench.terms) {
        Atom::Gather(..) => Line::new("fort-ask-gather"),
        Atom::Pack => Line::new("fort-ask-pack"),
        Atom::Lookout => Line::new("fort-ask-tuck"),
        Atom::Trash => Line::new("fort-ask-trash"),
        Atom::Recruit => Line::new("fort-ask-recruit-now"),
        Atom::Spend(_) => Line::new("fort-ask-spend"),
        Atom::TrashRival => Line::new("fort-ask-rob"),
        Atom::CopyPack | Atom::CopyRivalPack => Line::new("fort-ask-copy"),
        Atom::Convert => Line::new("fort-ask-convert"),
        Atom::Advance(_) | Atom::Score(_) => return Line::new("fort-ask-pay"),
    };
    line.number("n", left)
}

/// Whom the others wait for, and what may be answered ahead.
fn wait(state: &State, seat: Seat) -> Prompt {
    let question = match state.phase {
        Phase::Over => return Prompt::over(),
        Phase::Draft => Line::new("fort-wait-draft"),
        Phase::Follow => Line::new("fort-wait-follows"),
        Phase::FollowWork => Line::new("fort-wait-following"),
        Phase::Rough => Line::new("fort-wait-rough"),
        _ => Line::new("fort-wait-turn"),
    };
    let ahead = is_asked_ahead(state, seat).then(|| forms::follow(state, seat));
    Prompt::Wait(Wait { on: asked(state), question: Some(question), ahead })
}

/// A follow may be answered before its turn comes.
fn is_asked_ahead(state: &State, seat: Seat) -> bool {
    matches!(state.phase, Phase::Follow | Phase::FollowWork)
        && !asked(state).has(seat)
        && still_to_follow(state).has(seat)
        && !follow::publicly_impossible(state, seat)
}

/// The rivals whose turn to follow has not come and gone.
fn still_to_follow(state: &State) -> SeatSet {
    (state.slot..state.seats).map(|steps| state.after(state.leader, steps)).collect()
}

/// While a follow window is open only "waiting for follows" is told, not which of the rivals has answered already.
pub fn awaited(state: &State) -> SeatSet {
    match state.phase {
        Phase::Follow => still_to_follow(state),
        _ => asked(state),
    }
}

/// Rivals follow one after the other, but may make up their minds at once.
pub fn window(state: &State) -> Option<Window> {
    let can_be_asked = |seat: &Seat| !follow::publicly_impossible(state, *seat);
    let seats: SeatSet = match state.phase {
        Phase::Follow => still_to_follow(state).iter().filter(can_be_asked).collect(),
        // Whoever is at it has answered.
        Phase::FollowWork => still_to_follow(state).iter().filter(|seat| is_asked_ahead(state, *seat)).collect(),
        _ => return None,
    };
    Some(Window { name: format!("{}.{}.{}", state.round, state.leader, u8::from(state.second)).into(), seats })
}

/// The question of a follow: who leads what, and what it does.
pub fn follow_sentence(state: &State) -> Line {
    let (Some(plan), Some(face)) = (&state.plan, state.led()) else { return Line::new("fort-ask-play") };
    let chosen = |body: &[Atom]| body.iter().any(|icon| matches!(icon, Atom::Gather(None, _)));
    let action = match &face.public {
        None => Line::new("fort-act-blank"),
        // The kind that the leader took is the kind for everybody.
        Some(program) if plan.kind.is_some() && chosen(&program.body) => Line::new("fort-act-bound")
            .line("action", actions::bound_action(program, plan.kind))
            .seat("leader", state.leader),
        Some(program) => actions::action(program),
    };
    let line = match plan.declared {
        Some(suit) => Line::new("fort-ask-follow-declared").term("suit", actions::suit_name(suit.icon())),
        None => Line::new("fort-ask-follow"),
    };
    line.seat("leader", state.leader).term("card", kid_name(state.kid(plan.card))).line("action", action)
}
