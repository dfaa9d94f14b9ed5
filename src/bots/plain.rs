//! The mind that others are measured against: the best at a glance of thirty random turns. It never declines what it
//! could do. Frozen: it hangs on nothing that robots learn later.

use crate::engine::{Judge, Sight, Stream, World};

/// Random turns it chooses from.
const TRIES: u32 = 30;
const MOST_STEPS: usize = 24;

pub fn choose<G: Judge>(sight: &mut Sight<'_>, declines: Option<&str>) -> Option<String> {
    let world = sight.world::<G>()?;
    let seat = sight.seat();
    let mut best: Option<((bool, i32, usize), String)> = None;
    for _ in 0..TRIES {
        let (words, length, after) = turn(&world, sight.luck(), seat)?;
        let value = (declines != Some(&words), G::glance(after.state(), seat), length);
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, words));
        }
    }
    best.map(|(_, words)| words)
}

/// A random turn, up to where something is shown or somebody else is asked.
fn turn<G: Judge>(world: &World<G>, luck: &mut Stream, seat: crate::engine::Seat) -> Option<(String, usize, World<G>)> {
    let (mut world, mut words) = (world.clone(), Vec::new());
    while words.len() < MOST_STEPS {
        let step = G::sample(world.state(), seat, luck)?;
        words.push(step.to_string());
        world.play(seat, step).ok()?;
        if world.disclosed() || !world.asked().has(seat) {
            break;
        }
    }
    Some((words.join("; "), words.len(), world))
}
