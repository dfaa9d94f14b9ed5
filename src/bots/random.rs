//! Plain legal play: any step that may be taken, each as likely as the game's sampler makes it.

use crate::engine::{Dice, Position, Seat, Stream};

/// A robot says no longer turn than this at once.
const MOST_STEPS: usize = 24;

/// What the seat says: steps up to the first that shows something new or asks somebody else, as a person would send a
/// turn in one message. None if the seat is not asked.
pub fn choose(position: &dyn Position, seat: Seat, dice: &Dice, luck: &mut Stream) -> Option<String> {
    let mut words = position.sample(seat, luck)?;
    let mut next = position.hear(dice, seat, &words).applied?;
    for _ in 1..MOST_STEPS {
        if next.disclosed || !next.position.asked().has(seat) {
            break;
        }
        let step = next.position.sample(seat, luck)?;
        next = next.position.hear(dice, seat, &step).applied?;
        words.push_str("; ");
        words.push_str(&step);
    }
    Some(words)
}
