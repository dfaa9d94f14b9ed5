//! What happened, as text: each entry with its number, told line by line.

use crate::engine::ruleset::BadFacts;
use crate::engine::{Line, Position, Viewer};
use crate::table::{Actor, Cause, Entry, Seq};
use crate::words::Voice;

use super::paper::Paper;

/// An entry as this reader may know it: whoever fills it in has redacted the hand and the reason as well as the lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    pub seq: Seq,
    pub actor: Actor,
    pub cause: Cause,
    pub lines: Vec<Line>,
}

impl Told {
    /// An entry of this table, redacted for a viewer.
    pub fn of(position: &dyn Position, entry: &Entry, viewer: Viewer) -> Result<Told, BadFacts> {
        let (actor, cause) = entry.seen_by(viewer);
        Ok(Told { seq: entry.seq, actor, cause, lines: entry.told(position, viewer)? })
    }
}

/// Moves that a later entry took back. What is beside the game stays.
pub fn undone<'t>(told: impl IntoIterator<Item = &'t Told>) -> Vec<Seq> {
    let (mut undone, mut moves) = (Vec::new(), Vec::new());
    for told in told {
        match told.cause {
            Cause::Undo(target) => undone.extend(moves.extract_if(.., |seq| *seq >= target)),
            cause if cause.is_beside_the_game() => {}
            _ => moves.push(told.seq),
        }
    }
    undone
}

pub fn write(paper: &mut Paper, voice: &Voice<'_>, told: &Told) {
    let mut lead = format!("{:>3}  ", told.seq.0);
    for line in lines(voice, told) {
        let indent = lead.len();
        paper.hang(&lead, indent, &line);
        lead = " ".repeat(indent);
    }
}

/// The sentences of an entry, the first with how it came about: `Ana led Bug (by email)`.
/// Whoever sat there then is named.
pub fn lines(voice: &Voice<'_>, told: &Told) -> Vec<String> {
    let just_before = voice.then(Seq(told.seq.0.saturating_sub(1)));
    let before = told.actor.seat().map(|seat| just_before.name(seat)).unwrap_or_default();
    let voice = &voice.then(told.seq);
    let who = told.actor.seat().map(|seat| voice.name(seat)).unwrap_or_default();
    let mut lines = Vec::new();
    match told.cause {
        Cause::Opening => lines.push(voice.text("log-dealt").to_string()),
        Cause::Forked => lines.push(voice.text("log-forked").to_string()),
        Cause::Undo(from) => {
            lines.push(voice.text("log-taken-back").word("who", who).number("entry", from.0).to_string());
        }
        cause if cause.is_beside_the_game() => lines.push(beside(voice, cause, &who, &before)),
        _ if told.lines.is_empty() => lines.push(voice.text("log-untold").word("who", who).to_string()),
        _ => {}
    }
    lines.extend(told.lines.iter().map(|line| voice.say(line)));
    let notes: Vec<String> = notes(told).iter().map(|id| voice.text(id).to_string()).collect();
    if !notes.is_empty() {
        lines[0] = format!("{} ({})", lines[0], notes.join(", "));
    }
    lines
}

/// What happened beside the game: who came and went, and who is waited for. `before` is who sat there just before.
fn beside(voice: &Voice<'_>, cause: Cause, who: &str, before: &str) -> String {
    let text = match cause {
        Cause::Caretaker => voice.text("log-caretaker").word("who", who),
        Cause::Return => voice.text("log-return").word("who", who),
        Cause::Away(away) => voice.text("log-away").word("who", who).word("choice", away.choice.word()),
        Cause::Grace => voice.text("log-grace"),
        // Early logs do not say for whom.
        Cause::Waited if who.is_empty() => voice.text("log-waited"),
        Cause::Waited => voice.text("log-waited-for").word("who", who),
        Cause::Replaced if before != who => voice.text("log-replaced-of").word("who", who).word("before", before),
        // Of early takeovers it is not known who sat there before.
        Cause::Replaced => voice.text("log-replaced").word("who", who),
        Cause::AtOnce(wished) => voice.text(if wished { "log-at-once" } else { "log-not-at-once" }).word("who", who),
        _ => voice.text("log-ended"),
    };
    text.to_string()
}

/// The ids of the words for an unusual hand or reason.
pub fn notes(told: &Told) -> Vec<&'static str> {
    let hand = match (told.actor, told.cause) {
        (Actor::Postman(_), _) => Some("log-by-mail"),
        (Actor::Robot(_), Cause::Kept) => Some("log-kept"),
        (Actor::Robot(_), _) => Some("log-robot"),
        (Actor::Clock(_), Cause::Lapse) => Some("log-time-ran-out"),
        (Actor::Clock(_) | Actor::Seat(_) | Actor::House, _) => None,
    };
    let reason = match told.cause {
        Cause::Sealed => Some("log-sealed"),
        Cause::Orders => Some("log-orders"),
        _ => None,
    };
    hand.into_iter().chain(reason).collect()
}
