//! What a table decides about somebody who is late or gone, as a letter tells it: about whom, who proposed what, what
//! each verdict does, how many agree, and the words to reply with.

use crate::engine::SeatSet;
use crate::house::{Owner, Poll};
use crate::store::{Ballot, Sitter, Verdict};
use crate::words::Voice;
use crate::words::dates::Calendar;
use crate::words::sheet::{Paper, question};

use super::desk::Desk;
use super::letter::Part;
use super::seated::AtTable;

/// Something to be decided, and what its seat is called in a reply.
pub(super) struct Pending {
    pub poll: Poll,
    whom: String,
}

impl Pending {
    pub fn new(poll: Poll, sitters: &[Sitter]) -> Pending {
        let sitter = sitters.iter().find(|sitter| sitter.seat == poll.seat && !sitter.is_gone);
        let whom = sitter.map_or_else(|| poll.seat.to_string(), |sitter| sitter.name.clone());
        Pending { poll, whom }
    }
}

/// About whom the table decides.
pub(super) fn about(at: &AtTable) -> SeatSet {
    at.polls.iter().map(|pending| pending.poll.seat).collect()
}

/// What is being decided, and the seats that are free.
pub(super) fn parts(desk: &Desk<'_>, calendar: &Calendar<'_>, at: &AtTable) -> Vec<Part> {
    let voice = calendar.voice();
    let mut parts = Vec::new();
    for Pending { poll, whom } in &at.polls {
        let is_kept = at.live.keeping.kept.has(poll.seat);
        parts.push(Part::Words(match (poll.seat == at.seat, is_kept) {
            (true, false) => voice.text("letter-vote-answer").to_string(),
            (true, true) => voice.text("letter-vote-return").to_string(),
            (false, true) => voice.text("clock-gone").word("who", voice.name(poll.seat)).to_string(),
            (false, false) => voice.text("clock-late").word("who", voice.name(poll.seat)).to_string(),
        }));
        if !poll.ballots.is_empty() {
            parts.push(Part::Sheet(voices(voice, poll)));
        }
        let needed = voice.text("clock-vote-needed").number("n", poll.needed(Verdict::Replace));
        let needed = format!("{needed} {}", stopping(calendar, poll));
        // Several at once: each vote says about whom.
        let whom = if at.polls.len() > 1 { format!(" {whom}") } else { String::new() };
        match poll.voters.has(at.seat) && desk.sender.reply_domain.is_some() {
            true => {
                parts.push(Part::Words(voice.text("letter-vote-words").word("needed", needed).to_string()));
                parts.push(Part::Sheet(verdicts(voice, poll, &whom)));
            }
            false if poll.takes(at.seat, Verdict::End) && desk.sender.reply_domain.is_some() => {
                parts.push(Part::Words(needed));
                parts.push(Part::Words(voice.text("letter-end-words").to_string()));
            }
            false => parts.push(Part::Words(needed)),
        }
    }
    parts.extend(at.vacancies.iter().map(|vacancy| Part::Link {
        words: voice.text("clock-vacancy").word("who", voice.name(vacancy.seat)).to_string(),
        url: format!("{}/seat/{}", desk.base, vacancy.link),
    }));
    parts
}

/// What it takes to stop a game because of somebody.
pub fn stopping(calendar: &Calendar<'_>, poll: &Poll) -> String {
    let voice = calendar.voice();
    let who = voice.name(poll.seat);
    match poll.owner {
        Owner::Agrees => voice.text("clock-end-owner").word("who", who),
        Owner::AgreesUntil(day) => voice.text("clock-end-grace").word("who", who).word("day", calendar.day(day)),
        Owner::IsGone => voice.text("clock-end-all"),
    }
    .to_string()
}

/// Who proposed what, and who else voted for what.
fn voices(voice: &Voice<'_>, poll: &Poll) -> Paper {
    let mut paper = Paper::default();
    let line = |id: &str, ballot: &Ballot| {
        let verdict = voice.text(&format!("vote-{}", ballot.verdict));
        voice.text(id).word("who", voice.name(ballot.voter)).word("verdict", verdict).to_string()
    };
    for (place, ballot) in poll.ballots.iter().enumerate() {
        paper.line(&line(if place == 0 { "letter-vote-proposed" } else { "clock-vote-of" }, ballot));
    }
    paper
}

/// The words for each verdict, what it does, and how many agree.
fn verdicts(voice: &Voice<'_>, poll: &Poll, whom: &str) -> Paper {
    let row = |verdict: &Verdict| {
        let words = voice.text(&format!("vote-{verdict}-reply"));
        let does = voice
            .text("letter-vote-line")
            .term("verdict", &format!("vote-{verdict}"))
            .term("means", &format!("vote-{verdict}-means"))
            .number("n", poll.agree(*verdict))
            .number("needed", poll.needed(*verdict));
        (format!("{words}{whom}"), does.to_string())
    };
    let mut paper = Paper::default();
    question::rows(&mut paper, &poll.offered.iter().map(row).collect::<Vec<_>>());
    paper
}

/// How the owner of a seat takes it back from its caretaker.
pub(super) fn returning(desk: &Desk<'_>, voice: &Voice<'_>, at: &AtTable) -> Vec<Part> {
    if !at.live.keeping.kept.has(at.seat) || at.live.is_over() {
        return Vec::new();
    }
    let is_free = at.vacancies.iter().any(|vacancy| vacancy.seat == at.seat);
    let words = voice.text(if is_free { "clock-return-free" } else { "clock-return" });
    let mut parts = vec![Part::Words(words.to_string())];
    if desk.sender.reply_domain.is_some() {
        parts.push(Part::Words(voice.text("letter-return-words").to_string()));
    }
    let words = voice.text("clock-return-button").to_string();
    parts.push(Part::Link { words, url: format!("{}#clock", at.url(desk)) });
    parts
}
