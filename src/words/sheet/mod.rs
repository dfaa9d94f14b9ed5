//! A whole table as plain text for one viewer, in the order in which a person thinks: the duty, what happened, the
//! question with its choices, the board. Letters and `tincan replay` send exactly this.

mod paper;

pub mod log;

pub mod question;

pub mod board;

pub mod map;

pub mod picture;

pub mod outcome;

pub use log::Told;
pub use paper::{Paper, WIDTH};

use crate::engine::{Outcome, Prompt, Scene, Viewer};
use crate::table::{Seq, Timestamp};

use super::dates::Calendar;
use super::duty;
use super::voice::Voice;

/// What stands on the sheet. Everything in it is already what the viewer may know.
pub struct Sheet<'s> {
    pub viewer: Viewer,
    pub scene: &'s Scene,
    /// For somebody without a seat: a wait on those who are asked.
    pub prompt: &'s Prompt,
    pub outcome: Option<&'s Outcome>,
    /// Since the viewer last looked, oldest first.
    pub told: &'s [Told],
    pub when: When,
}

/// How the sheet stands in time.
#[derive(Clone, Copy, Default)]
pub enum When {
    /// Nothing is said of time.
    #[default]
    Timeless,
    /// One step of a replay.
    Then { seq: Seq, at: Timestamp },
    /// A running game.
    Now(Pace),
}

/// The clock of a running game.
#[derive(Clone, Copy)]
pub struct Pace {
    pub now: Timestamp,
    /// Since when the viewer has this duty, or has been waiting.
    pub since: Timestamp,
    pub deadline: Option<Timestamp>,
}

impl Sheet<'_> {
    /// The sheet in this reader's language and zone. No line is wider than [`WIDTH`] columns.
    pub fn written(&self, calendar: &Calendar<'_>) -> String {
        self.paper(calendar).finish()
    }

    /// The sheet, to be folded by whoever shows it.
    pub fn paper(&self, calendar: &Calendar<'_>) -> Paper {
        let voice = calendar.voice();
        let mut paper = Paper::default();
        self.heading(&mut paper, calendar);
        if let Some(outcome) = self.outcome {
            paper.gap();
            outcome::write(&mut paper, voice, outcome);
        }
        if !self.told.is_empty() {
            paper.gap();
            paper.line(&voice.text("sheet-happened").to_string());
            self.told.iter().for_each(|told| log::write(&mut paper, voice, told));
        }
        self.question(&mut paper, voice);
        board::write(&mut paper, voice, self.scene, self.viewer);
        paper
    }

    fn heading(&self, paper: &mut Paper, calendar: &Calendar<'_>) {
        let voice = calendar.voice();
        match self.when {
            When::Timeless => paper.line(&duty::headline(voice, self.prompt)),
            When::Then { seq, at } => {
                paper.line(&voice.text("sheet-entry").number("n", seq.0).word("when", calendar.long(at)).to_string());
                paper.line(&eyes(voice, self.viewer));
                paper.gap();
                paper.line(&duty::headline(voice, self.prompt));
            }
            When::Now(pace) => {
                let since = calendar.since(pace.since, pace.now);
                paper.line(&duty::headline_since(voice, self.prompt, &since));
                if let Some(deadline) = pace.deadline {
                    paper.line(&calendar.until_there(deadline));
                }
            }
        }
    }

    fn question(&self, paper: &mut Paper, voice: &Voice<'_>) {
        if let Some(ask) = self.prompt.ask() {
            paper.gap();
            question::write(paper, voice, ask);
            if let When::Now(Pace { deadline: Some(_), .. }) = self.when {
                paper.line(&question::lapse(voice, ask));
            }
        }
        if let Prompt::Wait(wait) = self.prompt {
            if let Some(question) = &wait.question {
                paper.gap();
                paper.line(&voice.say(question));
            }
            if let Some(ask) = &wait.ahead {
                paper.gap();
                paper.line(&voice.text("sheet-ahead").to_string());
                paper.gap();
                question::write(paper, voice, ask);
            }
        }
    }
}

/// Whose view this is.
pub fn eyes(voice: &Voice<'_>, viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => voice.text("sheet-eyes").seat("who", seat).to_string(),
        Viewer::Spectator => voice.text("sheet-eyes-spectator").to_string(),
        Viewer::Everything => voice.text("sheet-eyes-everything").to_string(),
    }
}
