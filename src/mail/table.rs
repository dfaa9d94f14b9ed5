//! Letters about a table: what waits for the reader, what happened, how it ended, what was said.
//!
//! Everything is taken from what the reader's seat may know; the board, the question and the log are the same sheets
//! that the command line and the pages use.

use std::sync::Arc;

use jiff::tz::TimeZone;

use crate::engine::{Ask, Prompt, Seat, Viewer};
use crate::house::{House, HouseError};
use crate::people::mailing::Subject;
use crate::people::{MailAddress, Mailing, Player, PlayerId, Topic};
use crate::store::{About, LetterKind, Remark, Sitter};
use crate::table::header::hex;
use crate::table::{Live, NoticeKind, Seq, TableCode, Timestamp};
use crate::words::dates::Calendar;
use crate::words::sheet::{Paper, Told, board, log, outcome, question};
use crate::words::{Language, Names, Voice, duty};

use super::desk::{self, Desk};
use super::letter::{Letter, Part, Tap};
use super::marks::{Bound, Door};
use super::seal::{Cover, Sealed, seal};
use super::sitting;
use super::unsubscribe::Wanted;

/// As much of what happened is told; the rest is on the table's page.
const MOST_TOLD: usize = 40;
/// At the end of a game, how it came to that is enough.
const LAST_TOLD: usize = 8;
/// A question with more ways than this is answered by words or on the page.
const MOST_TAPS: usize = 12;
/// How many earlier letters are named: mail programs need the first and some of the latest.
pub(super) const THREAD: i64 = 20;

/// Somebody who gets letters.
pub(super) struct Reader {
    pub player: Player,
    pub address: MailAddress,
    pub mailing: Mailing,
}

impl Reader {
    /// A player with an address.
    pub fn find(house: &House, player: PlayerId) -> Result<Option<Reader>, HouseError> {
        let Some(player) = house.store.player(player)? else { return Ok(None) };
        let address = player.address.as_deref().and_then(|address| MailAddress::read(address).ok());
        let Some(address) = address else { return Ok(None) };
        let mailing = house.store.mailing(player.id)?;
        Ok(Some(Reader { player, address, mailing }))
    }

    pub fn language(&self) -> Language {
        desk::language(&self.player)
    }

    pub fn zone(&self) -> TimeZone {
        desk::zone(&self.player)
    }
}

/// One seat's view of a table, for a letter.
pub(super) struct AtTable {
    pub live: Arc<Live>,
    pub table_id: i64,
    pub seat: Seat,
    pub names: Names,
    pub told: Vec<Told>,
    /// What others said and the reader has not seen.
    pub remarks: Vec<Remark>,
}

impl AtTable {
    pub fn gather(
        house: &House,
        desk: &Desk<'_>,
        (table_id, code, seat): (i64, &TableCode, Seat),
        sitters: &[Sitter],
        reader: &Reader,
    ) -> Result<AtTable, HouseError> {
        let live = house.table(code)?;
        let player = reader.player.id;
        let looked = house.store.has_looked(table_id, player)?;
        let (next, remark) = looked.map_or((Seq::OPENING, 0), |looked| (looked.next, looked.talk));
        let first = next.max(house.store.untold(table_id, seat)?);
        let viewer = Viewer::Seat(seat);
        let entries = house.store.entries(table_id, first)?;
        let from = entries.len().saturating_sub(MOST_TOLD);
        let tell = |entry| Told::of(&*live.position, entry, viewer);
        let told = entries[from..].iter().map(tell).collect::<Result<_, _>>();
        let told = told.map_err(|bad| HouseError::Broken(crate::table::Broken::at(first, bad)))?;
        let seen = remark.max(house.store.told_remark(table_id, seat)?);
        let mut remarks = house.store.talk(table_id, 50)?;
        remarks.retain(|remark| remark.id > seen && remark.player != player);
        let nobody = Names::default();
        let names = sitting::names(&desk.voice(reader.language(), &nobody), sitters, live.seats());
        Ok(AtTable { live, table_id, seat, names, told, remarks })
    }

    pub fn prompt(&self) -> Prompt {
        self.live.position.prompt(self.seat)
    }

    pub fn deadline(&self) -> Option<Timestamp> {
        self.live.standings[self.seat].until
    }

    pub fn since(&self) -> Timestamp {
        self.live.standings[self.seat].since
    }

    fn code(&self) -> &TableCode {
        &self.live.table.header.code
    }

    pub fn bound(&self) -> Bound {
        Bound { code: self.code().clone(), seat: self.seat, ask: self.live.standings[self.seat].ask }
    }

    fn game(&self, voice: &Voice<'_>) -> String {
        voice.text(&format!("{}-name", self.live.table.header.game)).to_string()
    }

    /// The table in one line, as lists and digests have it: `Fort 7K2QXD: You must lead — until Wed 19 Nov 18:00`.
    pub fn in_short(&self, calendar: &Calendar<'_>) -> String {
        let voice = calendar.voice();
        voice
            .text("letter-in-short")
            .word("game", self.game(voice))
            .word("code", self.code())
            .word("what", self.headline(calendar))
            .to_string()
    }

    /// The duty and until when.
    fn headline(&self, calendar: &Calendar<'_>) -> String {
        let voice = calendar.voice();
        let duty = duty::headline(voice, &self.prompt());
        match self.deadline().filter(|_| self.prompt().ask().is_some()) {
            Some(deadline) => {
                voice.text("letter-headline").word("what", duty).word("until", calendar.until(deadline)).to_string()
            }
            None => duty,
        }
    }

    pub fn url(&self, desk: &Desk<'_>) -> String {
        format!("{}/t/{}", desk.base, self.code())
    }
}

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
    let topic = LetterKind::from(kind).topic();
    let cover = Cover {
        to: &reader.address,
        id: format!("{}.{seq}.{}.{}", at.code().as_str().to_ascii_lowercase(), at.seat, kind.word()),
        thread: house.store.thread(at.table_id, at.seat, THREAD)?,
        answers: None,
        reply: Some(at.bound().mark(desk.key, Door::Reply)),
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
        NoticeKind::Vote => draft.news("letter-vote"),
        NoticeKind::Away => draft.away(),
        NoticeKind::Back => draft.news("letter-back"),
    };
    draft.finish(&what, LetterKind::from(kind).topic())
}

/// The answer to a reply: what was done, then the table as it is now. Only what was done, if it was not the reader's.
pub(super) fn answer(desk: &Desk<'_>, at: &AtTable, reader: &Reader, said: Vec<Part>, is_theirs: bool) -> Letter {
    let voice = desk.voice(reader.language(), &at.names);
    let calendar = Calendar::new(voice, reader.zone());
    let mut draft = Draft { desk, at, reader, calendar, parts: said };
    let what = match is_theirs {
        true if at.live.position.outcome().is_some() => draft.finished(),
        true => draft.duty(),
        false => draft.say("post-foreign-subject"),
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
            self.words(self.say("clock-return"));
            return what;
        }
        match kept.is_empty() {
            true => self.news("letter-lapsed"),
            false => {
                let who = self.voice().seats(kept);
                self.told_of(self.voice().text("clock-kept").word("who", who).to_string())
            }
        }
    }

    /// Somebody will be away; the log says it too, if they are back by now.
    fn away(&mut self) -> String {
        let away = &self.at.live.keeping.away;
        let others = away.iter().filter(|(seat, _)| *seat != self.at.seat);
        let away = others.filter_map(|(seat, away)| Some((seat, away.as_ref()?.until))).next();
        match away {
            Some((seat, until)) => {
                let text = self.voice().text("clock-away").word("who", self.voice().name(seat));
                self.told_of(text.word("day", self.calendar.day(until)).to_string())
            }
            None => self.news("letter-back"),
        }
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
        let prompt = self.at.prompt();
        self.parts.push(Part::Title(duty::headline(&self.voice(), &prompt)));
        if let Some(deadline) = self.at.deadline() {
            self.words(self.calendar.until_there(deadline));
        }
        self.happened(MOST_TOLD);
        if let Some(ask) = prompt.ask() {
            self.question(ask);
        }
        self.heard();
        self.board();
        self.at.headline(&self.calendar)
    }

    fn question(&mut self, ask: &Ask) {
        let mut paper = Paper::default();
        question::write(&mut paper, &self.voice(), ask);
        self.parts.push(Part::Sheet(paper));
        let taps = self.taps(ask);
        if !taps.is_empty() {
            self.words(self.say("letter-taps"));
            self.parts.push(Part::Taps(taps));
        }
        if self.desk.sender.reply_domain.is_some() {
            self.words(self.say("letter-reply"));
        }
        let lapse = self.at.deadline().and_then(|_| self.at.live.position.lapse(self.at.seat));
        if let Some(words) = lapse {
            self.words(self.voice().text("sheet-lapse").word("words", words).to_string());
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
