//! Letters about a table: what waits for the reader, what happened, how it ended, what was said.
//!
//! Everything is taken from what the reader's seat may know; the board, the question and the log are the same sheets
//! that the command line and the pages use.

use crate::engine::{Ask, Dice, Seat, SeatSet, Viewer};
use crate::house::{House, HouseError};
use crate::people::Topic;
use crate::people::mailing::Subject;
use crate::store::{About, LetterKind};
use crate::table::header::hex;
use crate::table::{Cause, NoticeKind, Seq, Timestamp};
use crate::words::dates::Calendar;
use crate::words::sheet::{Paper, board, log, outcome, question};
use crate::words::{Voice, duty};

use super::deciding;
use super::desk::Desk;
use super::letter::{Letter, Part, Tap};
use super::marks::Door;
use super::seal::{Cover, Sealed, seal};
use super::seated::{AtTable, MOST_TOLD, Reader};
use super::unsubscribe::Wanted;

/// At the end of a game, how it came to that is enough.
const LAST_TOLD: usize = 8;
/// A question with more ways than this is answered by words or on the page.
const MOST_TAPS: usize = 12;
/// How many earlier letters are named: mail programs need the first and some of the latest.
pub(super) const THREAD: i64 = 20;

/// A letter about one table, while it is being written.
struct Draft<'d> {
    desk: &'d Desk<'d>,
    at: &'d AtTable,
    reader: &'d Reader,
    calendar: Calendar<'d>,
    parts: Vec<Part>,
}

/// Writes the letter of a notice and seals it.
pub(super) fn write(
    house: &House,
    desk: &Desk<'_>,
    at: &AtTable,
    reader: &Reader,
    (kind, seq, now): (NoticeKind, Seq, Timestamp),
) -> Result<(Sealed, About), HouseError> {
    let letter = letter(desk, at, reader, kind);
    let topic = LetterKind::Notice(kind).topic();
    let cover = Cover {
        to: &reader.address,
        id: format!("{}.{seq}.{}.{}", at.code().as_str().to_ascii_lowercase(), at.seat, kind.word()),
        thread: house.store.thread(at.table_id, at.seat, THREAD)?,
        answers: None,
        reply: Some(("move", at.bound().mark(desk.key, Door::Reply))),
        wanted: topic.map(|topic| Wanted::By(reader.player.id, topic)),
        at: now,
    };
    let about = About { table_id: at.table_id, seat: at.seat, seq, told: at.live.next };
    Ok((seal(desk, &letter, &cover), about))
}

/// The letter of a notice.
pub(super) fn letter(desk: &Desk<'_>, at: &AtTable, reader: &Reader, kind: NoticeKind) -> Letter {
    let voice = desk.voice(reader.language(), &at.names);
    let calendar = Calendar::new(voice, reader.zone());
    let mut draft = Draft { desk, at, reader, calendar, parts: Vec::new() };
    let what = match kind {
        NoticeKind::Duty => draft.duty(),
        NoticeKind::Started => draft.started(),
        NoticeKind::Finished => draft.finished(),
        NoticeKind::Talk => draft.talk(),
        NoticeKind::Reminder => draft.reminder("letter-reminder"),
        NoticeKind::Nudge => draft.reminder("letter-nudge"),
        NoticeKind::Lapsed => draft.lapsed(),
        NoticeKind::Vote => draft.vote(),
        NoticeKind::Away => draft.away(),
        NoticeKind::Back => draft.back(),
    };
    draft.finish(&what, LetterKind::Notice(kind).topic())
}

/// How much the answer to a reply tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Telling {
    /// Only what was done: it was not the reader's.
    Deeds,
    /// And the table as it is now.
    Table,
    /// And what is being decided about somebody.
    Votes,
}

/// The answer to a reply: what was done, then the table.
pub(super) fn answer(desk: &Desk<'_>, at: &AtTable, reader: &Reader, said: Vec<Part>, telling: Telling) -> Letter {
    let voice = desk.voice(reader.language(), &at.names);
    let calendar = Calendar::new(voice, reader.zone());
    let mut draft = Draft { desk, at, reader, calendar, parts: said };
    if telling == Telling::Votes {
        draft.deciding();
    }
    let what = match telling {
        Telling::Deeds => draft.say("post-foreign-subject"),
        _ if at.live.is_over() => draft.finished(),
        _ => {
            draft.returning();
            draft.duty()
        }
    };
    draft.finish(&what, None)
}

impl Draft<'_> {
    fn voice(&self) -> Voice<'_> {
        *self.calendar.voice()
    }

    fn say(&self, id: &str) -> String {
        self.voice().text(id).to_string()
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.at.seat)
    }

    fn words(&mut self, words: String) {
        self.parts.push(Part::Words(words));
    }

    /// The question again, and why. Answers what the subject says.
    fn reminder(&mut self, why: &str) -> String {
        let why = self.say(why);
        self.words(why.clone());
        let what = self.duty();
        self.voice().text("letter-reminder-subject").word("why", why).word("what", what).to_string()
    }

    /// Time ran out, for the reader or for somebody else.
    fn lapsed(&mut self) -> String {
        let kept = self.at.live.keeping.kept;
        if kept.has(self.at.seat) {
            let what = self.news("letter-kept");
            self.returning();
            return what;
        }
        match kept.is_empty() {
            true => self.news("letter-lapsed"),
            false => {
                let who = self.voice().seats(kept);
                let what = self.told_of(self.voice().text("letter-kept-other").word("who", who).to_string());
                self.deciding();
                what
            }
        }
    }

    /// The others vote, about the reader or about somebody else.
    fn vote(&mut self) -> String {
        let about = deciding::about(self.at);
        let is_own = about.has(self.at.seat);
        let title = match is_own {
            true => self.say("letter-vote-own"),
            false => self.voice().text("letter-vote").word("who", self.voice().seats(about)).to_string(),
        };
        // Whoever is asked can end the vote by answering: here is the question.
        if is_own && self.at.live.waits_for().has(self.at.seat) {
            self.words(title.clone());
            self.deciding();
            self.duty();
            return title;
        }
        self.told_of(title.clone());
        self.returning();
        self.deciding();
        title
    }

    /// What is being decided, and how to have a say in it.
    fn deciding(&mut self) {
        let parts = deciding::parts(self.desk, &self.calendar, self.at);
        self.parts.extend(parts);
    }

    /// How to take the seat back, if a caretaker has it.
    fn returning(&mut self) {
        let parts = deciding::returning(self.desk, &self.voice(), self.at);
        self.parts.extend(parts);
    }

    /// Somebody will be away; the log says it too, if they are back by now.
    fn away(&mut self) -> String {
        let away = &self.at.live.keeping.away;
        let others = away.iter().filter(|(seat, _)| *seat != self.at.seat);
        let away = others.filter_map(|(seat, away)| Some((seat, away.as_ref()?.until))).next();
        match away {
            Some((seat, until)) => {
                let text = self.voice().text("letter-away").word("who", self.voice().name(seat));
                self.told_of(text.word("day", self.calendar.date(until)).to_string())
            }
            None => self.back(),
        }
    }

    /// Somebody is here again: whoever the log says, unless the reader has read that by now.
    fn back(&mut self) -> String {
        let returned = self.at.told.iter().filter(|told| told.cause == Cause::Return);
        let seats: SeatSet =
            returned.filter_map(|told| told.actor.seat()).filter(|seat| *seat != self.at.seat).collect();
        let title = match seats.is_empty() {
            true => self.voice().text("mail-kind").word("kind", LetterKind::Notice(NoticeKind::Back).word()),
            false => self.voice().text("letter-back").word("who", self.voice().seats(seats)).number("n", seats.len()),
        };
        self.told_of(title.to_string())
    }

    /// Something about the table that the log tells in full.
    fn news(&mut self, title: &str) -> String {
        self.told_of(self.say(title))
    }

    fn told_of(&mut self, title: String) -> String {
        self.parts.push(Part::Title(title.clone()));
        self.happened(MOST_TOLD);
        self.words(self.at.headline(&self.calendar));
        self.heard();
        title
    }

    /// You must lead, or may follow. Answers what the subject says.
    fn duty(&mut self) -> String {
        let prompt = &self.at.prompt;
        self.parts.push(Part::Title(duty::headline(&self.voice(), prompt)));
        if let Some(deadline) = self.at.deadline() {
            self.words(self.calendar.until_there(deadline));
        }
        self.happened(MOST_TOLD);
        if let Some(ask) = prompt.ask() {
            self.question(ask);
        } else if let Some(ask) = prompt.ahead() {
            self.ahead(ask);
        }
        self.heard();
        self.board();
        self.at.headline(&self.calendar)
    }

    /// A question that will come, and the answer that lies ready for it.
    fn ahead(&mut self, ask: &Ask) {
        self.words(self.say("sheet-ahead"));
        if let Some(seal) = &self.at.live.seals[self.at.seat] {
            self.words(self.voice().text("post-kept").word("words", &seal.words).to_string());
        }
        self.question(ask);
    }

    /// Would these words be taken whole? What is answered ahead is judged when its turn comes.
    fn would_be_taken(&self, words: &str) -> bool {
        let (position, seat) = (&self.at.live.position, self.at.seat);
        let heard = position.asked().has(seat).then(|| position.hear(&Dice::from_seed(0), seat, words));
        heard.is_none_or(|heard| heard.applied.is_some() && heard.refusal.is_none())
    }

    fn question(&mut self, ask: &Ask) {
        let mut paper = Paper::default();
        question::write(&mut paper, &self.voice(), ask, &|words| self.would_be_taken(words));
        self.parts.push(Part::Sheet(paper));
        let taps = self.taps(ask);
        if !taps.is_empty() {
            self.words(self.say("letter-taps"));
            self.parts.push(Part::Taps(taps));
        }
        if self.desk.sender.reply_domain.is_some() {
            self.words(self.say("letter-reply"));
        }
        if self.at.deadline().is_some() && self.at.prompt.ask().is_some() {
            self.words(question::lapse(&self.voice(), ask));
        }
    }

    /// Answers that are complete as they stand. A question with too many of them is none for tapping.
    fn taps(&self, ask: &Ask) -> Vec<Tap> {
        let whole = ask.ways.iter().enumerate().filter(|(_, way)| way.slots.is_empty());
        let bound = self.at.bound();
        let tap = |(index, way): (usize, &crate::engine::Way)| Tap {
            number: index + 1,
            words: self.voice().say(&way.label),
            url: bound.link(self.desk.key, self.desk.base, &way.word),
        };
        let taps: Vec<Tap> = whole.map(tap).collect();
        if taps.len() > MOST_TAPS { Vec::new() } else { taps }
    }

    fn started(&mut self) -> String {
        let title = self.say("letter-started");
        self.parts.push(Part::Title(title.clone()));
        let seats = Seat::all(self.at.live.seats()).collect();
        self.words(self.voice().text("letter-started-with").word("who", self.voice().seats(seats)).to_string());
        self.words(self.at.headline(&self.calendar));
        self.words(self.say("letter-started-next"));
        self.board();
        title
    }

    fn finished(&mut self) -> String {
        let Some(end) = self.at.live.position.outcome() else { return self.news("clock-ended") };
        let title = outcome::winners(&self.voice(), &end);
        self.parts.push(Part::Title(title.clone()));
        let mut paper = Paper::default();
        outcome::write(&mut paper, &self.voice(), &end);
        // Its first line is the title.
        self.parts.push(Part::Sheet(paper.without_first()));
        self.happened(LAST_TOLD);
        let words = self.say("letter-replay");
        self.parts.push(Part::Link { words, url: format!("{}/at/0", self.at.url(self.desk)) });
        self.heard();
        self.board();
        title
    }

    fn talk(&mut self) -> String {
        let mut who: Vec<String> = self.at.remarks.iter().map(|remark| remark.name.clone()).collect();
        who.dedup();
        let many = who.len();
        let who = self.voice().list(who);
        let title = self.voice().text("letter-talk").word("who", who).number("n", many).to_string();
        self.parts.push(Part::Title(title.clone()));
        self.remarks();
        if self.desk.sender.reply_domain.is_some() {
            self.words(self.say("letter-talk-reply"));
        }
        title
    }

    /// What happened since the reader last looked or was told.
    fn happened(&mut self, most: usize) {
        let latest = &self.at.told[self.at.told.len().saturating_sub(most)..];
        if latest.is_empty() {
            return;
        }
        let mut paper = Paper::default();
        paper.line(&self.say("sheet-happened"));
        latest.iter().for_each(|told| log::write(&mut paper, &self.voice(), told));
        self.parts.push(Part::Sheet(paper));
    }

    /// What was said, in a letter about something else.
    fn heard(&mut self) {
        if !self.at.remarks.is_empty() {
            self.words(self.say("table-talk"));
            self.remarks();
        }
    }

    fn remarks(&mut self) {
        for remark in &self.at.remarks {
            let mut paper = Paper::default();
            paper.line(&format!("{}, {}", remark.name, self.calendar.short(remark.at)));
            remark.words.lines().for_each(|line| paper.hang("  ", 2, line));
            self.parts.push(Part::Sheet(paper));
        }
    }

    fn board(&mut self) {
        let mut paper = Paper::default();
        let viewer = match self.at.live.position.outcome() {
            Some(_) => Viewer::Everything,
            None => self.viewer(),
        };
        board::write(&mut paper, &self.voice(), &self.at.live.position.scene(viewer), self.viewer());
        self.parts.push(Part::Sheet(paper));
    }

    fn finish(mut self, what: &str, topic: Option<Topic>) -> Letter {
        let voice = self.voice();
        let header = &self.at.live.table.header;
        let game = self.at.game(&voice);
        let what = match self.reader.mailing.subject {
            Subject::Telling => what.to_owned(),
            Subject::Constant => self.say("letter-subject-constant"),
        };
        let subject = voice.text("letter-subject").word("game", game).word("code", &header.code).word("what", what);
        let subject = subject.to_string();
        let words = self.say("letter-table");
        self.parts.push(Part::Link { words, url: self.at.url(self.desk) });
        let last = self.at.live.next.0.saturating_sub(1);
        let seal = hex::written(&self.at.live.head);
        let mut foot =
            vec![Part::Words(self.voice().text("letter-head").number("n", last).word("seal", &seal[..16]).to_string())];
        if let Some(topic) = topic {
            foot.extend(self.desk.choices(&self.voice(), &Wanted::By(self.reader.player.id, topic)));
        }
        Letter { language: self.reader.language(), subject, parts: self.parts, foot }
    }
}
