//! Plain legal play: any step that may be taken, each as likely as the game's sampler makes it.

use crate::engine::{Position, Seat, Stream};

/// A step for the seat, or None if it is not asked.
pub fn choose(position: &dyn Position, seat: Seat, luck: &mut Stream) -> Option<String> {
    position.sample(seat, luck)
}
