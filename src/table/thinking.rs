//! Robots that think: who is due, what they say, and how it enters the log.
//!
//! Thinking needs no more than the table as it stood, so it happens beside it, and takes as long as it takes. What comes of
//! it counts only if nothing happened meanwhile. All luck of a thought is keyed by the table's secret and the place in the
//! log it is meant for: once the secret is out, anybody can let the same robot choose again (`tincan verify --robots`).

use crate::bots::{self, Level};
use crate::engine::{Dice, Position, Robot, Seat, Sight};

use super::live::Live;
use super::names::Seq;

/// The robot that is to think now, if one is. Those that do not think answer at once.
pub fn due(live: &Live) -> Option<Seat> {
    if live.is_over() || live.is_asleep() {
        return None;
    }
    live.position.asked().iter().find(|seat| thinks(live, *seat))
}

/// Is there a robot on this seat that takes its time?
pub(super) fn thinks(live: &Live, seat: Seat) -> bool {
    let level = live.table.header.guests[seat].robot.as_ref().map(Level::of);
    level.is_some_and(Level::thinks) && bots::can_think(&*live.position)
}

/// What the robot on this seat says. None if the seat is not a robot's, or not asked.
pub fn think(live: &Live, seat: Seat) -> Option<String> {
    let robot = live.table.header.guests.get(seat)?.robot.as_ref()?;
    choice(robot, &*live.position, &live.dice(), seat, live.next)
}

/// What this robot says at this place of the log: the same whenever it is asked.
pub fn choice(robot: &Robot, position: &dyn Position, dice: &Dice, seat: Seat, at: Seq) -> Option<String> {
    let level = Level::of(robot);
    let purpose = if level.thinks() { "mind" } else { "robot" };
    let sight = Sight::new(position, seat, dice.stream(&format!("{purpose}/{seat}/{at}")));
    bots::choose(level, sight).map(|thought| thought.words)
}

/// What a sensible person would say for this seat; for whoever looks after it, and for orders that leave it to them.
pub fn sensibly(live: &Live, seat: Seat) -> Option<String> {
    let luck = live.dice().stream(&format!("care/{seat}/{}", live.next));
    bots::sensibly(Sight::new(&*live.position, seat, luck))
}
