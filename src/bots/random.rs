//! Plain legal play: any step that may be taken, each as likely as the game's sampler makes it.

use crate::engine::Sight;

/// A robot says no longer turn than this at once.
const MOST_STEPS: usize = 24;

/// What the seat says: steps up to the first that shows something new or asks somebody else, as a person would send a
/// turn in one message. None if the seat is not asked. Up to there all worlds are the same to this seat, so one will do.
pub fn choose(mut sight: Sight<'_>) -> Option<String> {
    let seat = sight.seat();
    let world = sight.deal();
    let mut words = world.position.sample(seat, sight.luck())?;
    let mut next = world.position.hear(&world.dice, seat, &words).applied?;
    for _ in 1..MOST_STEPS {
        if next.disclosed || !next.position.asked().has(seat) {
            break;
        }
        let step = next.position.sample(seat, sight.luck())?;
        next = next.position.hear(&world.dice, seat, &step).applied?;
        words.push_str("; ");
        words.push_str(&step);
    }
    Some(words)
}
