//! The duty as a headline: the same words in subjects, titles, lists and letters.

use crate::engine::{Prompt, SeatSet};

use super::voice::Voice;

/// *Your turn: dig or stop*, *You may follow: Chef*, *Waiting on Ana*: the duty, and what the game calls it.
pub fn headline_asked(voice: &Voice<'_>, prompt: &Prompt) -> String {
    let duty = headline(voice, prompt);
    match prompt.ask() {
        Some(ask) => voice.text("sheet-pair").word("name", duty).word("what", voice.say(&ask.headline)).to_string(),
        None => duty,
    }
}

/// *Your turn*, *You may follow*, *Waiting on Ana*.
pub fn headline(voice: &Voice<'_>, prompt: &Prompt) -> String {
    match prompt {
        Prompt::Lead(_) => voice.text("duty-lead").to_string(),
        Prompt::Follow(_) => voice.text("duty-follow").to_string(),
        Prompt::Wait(wait) if wait.on == SeatSet::NONE => voice.text("duty-over").to_string(),
        Prompt::Wait(wait) => voice.text("duty-wait").word("who", voice.seats(wait.on)).to_string(),
    }
}

/// The same; one who waits also reads since when, in words by [`Calendar::since`](super::Calendar::since).
pub fn headline_since(voice: &Voice<'_>, prompt: &Prompt, since: &str) -> String {
    match prompt {
        Prompt::Wait(wait) if wait.on != SeatSet::NONE => {
            voice.text("duty-wait-since").word("who", voice.seats(wait.on)).word("since", since).to_string()
        }
        _ => headline(voice, prompt),
    }
}
