//! Letters about a table: what waits for the reader, what happened, how it ended, what was said.
//!
//! Everything is taken from what the reader's seat may know; the board, the question and the log are the same sheets
//! that the command line and the pages use.

use unicode_width::UnicodeWidthStr;

use crate::engine::{Ask, Line, Play, Prompt, Seat, SeatSet, Viewer};
use crate::house::{House, HouseError};
use crate::people::Topic;
use crate::people::mailing::Subject;
use crate::store::{About, LetterKind};
use crate::table::header::hex;
use crate::table::{Cause, NoticeKind, Seq, Timestamp};
use crate::words::Voice;
use crate::words::dates::Calendar;
use crate::words::sheet::{Paper, board, log, outcome, question};

use super::deciding;
use super::desk::Desk;
use super::glance::{self, Glance};
use super::letter::{Letter, Part, Row};
use super::marks::Door;
use super::reading::offers::{self, Offer};
use super::seal::{Cover, Sealed, seal};
use super::seated::{AtTable, MOST_TOLD, Reader};
use super::unsubscribe::Wanted;

/// At the end of a game, how it came to that is enough.
const LAST_TOLD: usize = 4;
/// A letter that asks for a lead has no more lines of text than this, its subject counted; other questions have less.
pub const MOST_LINES_LEADING: usize = 60;
pub const MOST_LINES: usize = 25;
/// Subject, signature line and footer, with the empty lines around them.
const FOOT_LINES: usize = 6;
/// A piece of news is no longer than this.
const WIDEST_NEWS: usize = 72;

/// How much a question tells.
struct Detail {
    news: usize,
    /// More answers than this are on the page alone.
    rows: usize,
    gets: bool,
    leaves: bool,
    board: Glance,
}

impl Detail {
    /// The most first.
    const ALL: [Detail; 7] = [
        Detail { news: 6, rows: 60, gets: true, leaves: true, board: Glance::Open },
        Detail { news: 4, rows: 40, gets: true, leaves: true, board: Glance::Asked },
        Detail { news: 4, rows: 30, gets: true, leaves: false, board: Glance::Asked },
        Detail { news: 3, rows: 24, gets: true, leaves: false, board: Glance::Own },
        Detail { news: 2, rows: 8, gets: false, leaves: false, board: Glance::Own },
        Detail { news: 1, rows: 6, gets: false, leaves: false, board: Glance::Nothing },
        Detail { news: 0, rows: 3, gets: false, leaves: false, board: Glance::Nothing },
    ];
}

/// So many answers in their order: of each thing the best way first, so that none is left out for another's fourth way.
fn worth_listing(offers: &[Offer], most: usize) -> impl Iterator<Item = &Offer> {
    let mut order: Vec<usize> = (0..offers.len()).collect();
    order.sort_by_key(|place| (offers[*place].letter, *place));
    order.truncate(most);
    order.sort_unstable();
    order.into_iter().map(|place| &offers[place])
}

/// As many sentences as fit in one piece of news; at least the first, shortened if it must be.
fn fitting(lines: &[String]) -> String {
    let mut text = String::new();
    for line in lines {
        if !text.is_empty() && text.width() + 1 + line.width() > WIDEST_NEWS {
            break;
        }
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(line);
    }
    text
}

/// Not more than anybody wants to read at once.
fn shortened(words: &str) -> String {
    match words.char_indices().nth(2 * WIDEST_NEWS) {
        Some((end, _)) => format!("{}…", &words[..end]),
        None => words.to_owned(),
    }
}

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

/// So much of the head of the log stands in a letter: enough that nobody finds another log with the same beginning.
const SEAL_DIGITS: usize = 24;

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
    /// And everything that lies there.
    Board,
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
            let what = draft.duty();
            if telling == Telling::Board {
                draft.board();
            }
            what
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
            let what = self.news_of("letter-kept");
            self.returning();
            return what;
        }
        match kept.is_empty() {
            true => self.news_of("letter-lapsed"),
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
    fn news_of(&mut self, title: &str) -> String {
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
        let what = self.at.what(&self.voice());
        let Some(ask) = self.at.prompt.question().cloned() else {
            self.waiting();
            return what;
        };
        let before = std::mem::take(&mut self.parts);
        let limit = if matches!(self.at.prompt, Prompt::Lead(_)) { MOST_LINES_LEADING } else { MOST_LINES };
        // The most that still fits: first the longer sentences go, then what lies on the table, then older news.
        for detail in Detail::ALL {
            self.parts.clone_from(&before);
            self.asked(&ask, &detail);
            let lines = super::letter::written(&self.parts).lines().count();
            if lines + FOOT_LINES <= limit {
                break;
            }
        }
        what
    }

    /// Nothing is asked: whom the table waits for, and that there will be a letter.
    fn waiting(&mut self) {
        let parts = self.news(&Detail::ALL[1], self.parts.is_empty());
        self.parts.extend(parts);
        let what = self.at.what(&self.voice());
        let next = match self.at.live.is_over() {
            true => what,
            false => self.voice().text("letter-waiting").word("what", what).to_string(),
        };
        self.words(next);
    }

    /// The duty, the news, the question with its choices, how to answer, and a look at the table.
    fn asked(&mut self, ask: &Ask, detail: &Detail) {
        let is_first = self.parts.is_empty();
        let (first, news) = self.told_first(is_first);
        self.parts.extend(first.map(Part::Words));
        if self.at.prompt.ask().is_some() {
            let until = self.at.deadline().map(|deadline| self.calendar.until_there(deadline));
            let leads = matches!(self.at.prompt, Prompt::Lead(_));
            self.parts.push(Part::Duty { words: self.at.what(&self.voice()), until, leads });
        } else {
            self.words(self.say("sheet-ahead"));
            if let Some(seal) = &self.at.live.seals[self.at.seat] {
                self.words(self.voice().text("post-kept").word("words", &seal.words).to_string());
            }
        }
        let url = self.at.bound().compose(self.desk.key, self.desk.base);
        self.parts.push(Part::Go { words: self.say("letter-compose"), url });
        self.listed(news, detail);
        self.parts.push(Part::Heading(self.voice().say(&ask.sentence)));
        let offers = offers::offers(&*self.at.live.position, self.at.seat, ask);
        let rows = worth_listing(&offers, detail.rows).map(|offer| self.row(offer, detail));
        self.parts.push(Part::Rows(rows.collect()));
        self.how(ask, &offers, offers.len() > detail.rows);
        let mut paper = Paper::default();
        let seats = (self.at.seat, self.at.live.seats());
        let scene = self.at.live.position.scene(self.viewer());
        glance::write(&mut paper, &self.voice(), &scene, seats, Some(ask), detail.board);
        if !paper.folded().trim().is_empty() {
            self.parts.push(Part::Sheet(paper));
        }
    }

    fn row(&self, offer: &Offer, detail: &Detail) -> Row {
        let voice = self.voice();
        let say =
            |lines: &[Line], between: &str| lines.iter().map(|line| voice.say(line)).collect::<Vec<_>>().join(between);
        let Play { words, does, gets, leaves, .. } = &offer.play;
        Row {
            label: offer.label(),
            words: voice.say(does),
            gets: if detail.gets { say(gets, ", ") } else { String::new() },
            leaves: if detail.leaves { say(leaves, ". ") } else { String::new() },
            url: self.at.bound().link(self.desk.key, self.desk.base, words),
        }
    }

    /// How to reply, what cannot be taken back, and what happens at the deadline.
    fn how(&mut self, ask: &Ask, offers: &[Offer], has_more: bool) {
        let mut how = Vec::new();
        // The shortest words make the best example.
        let length = |offer: &&Offer| self.voice().say(&offer.play.does).width();
        let whole = offers.iter().filter(|offer| offer.whole).min_by_key(length);
        if self.desk.sender.reply_domain.is_some()
            && let Some(example) = whole.or(offers.first())
        {
            let words = self.voice().text("letter-how").word("number", example.label());
            how.push(words.word("words", self.voice().say(&example.play.does)).to_string());
            if offers.iter().any(|offer| offer.letter.is_some()) {
                how.push(self.say("letter-how-first"));
            }
        }
        if has_more {
            how.push(self.say("letter-how-more"));
        }
        if ask.warns() {
            how.push(self.say("sheet-reveals"));
        }
        if self.at.deadline().is_some() && self.at.prompt.ask().is_some() {
            how.push(question::lapse(&self.voice(), ask));
        }
        self.words(how.join(" "));
    }

    /// What happened and what was said since the reader last heard: the news of the first line, and the others, what
    /// touches the reader first, then the newest.
    fn told_first(&self, is_first: bool) -> (Option<String>, Vec<String>) {
        let voice = self.voice();
        let own = voice.name(self.at.seat);
        let others = self.at.told.iter().filter(|told| told.actor.seat() != Some(self.at.seat));
        let mut news: Vec<(bool, String)> = others
            .map(|told| fitting(&log::lines(&voice, told)))
            .filter(|text| !text.is_empty())
            .map(|text| (!text.contains(&own), text))
            .collect();
        news.reverse();
        news.sort_by_key(|(is_far, _)| *is_far);
        let mut news: Vec<String> = news.into_iter().map(|(_, text)| text).collect();
        let first = (is_first && !news.is_empty()).then(|| news.remove(0));
        for remark in &self.at.remarks {
            let words = remark.words.lines().collect::<Vec<_>>().join(" ");
            let said = voice.text("letter-said").word("who", &remark.name).word("words", shortened(&words));
            news.insert(0, said.to_string());
        }
        (first, news)
    }

    fn listed(&mut self, mut news: Vec<String>, detail: &Detail) {
        news.truncate(detail.news);
        if !news.is_empty() {
            self.parts.push(Part::Heading(self.say("letter-since")));
            self.parts.push(Part::List(news));
        }
    }

    fn news(&self, detail: &Detail, is_first: bool) -> Vec<Part> {
        let (first, mut news) = self.told_first(is_first);
        news.truncate(detail.news);
        let list = (!news.is_empty()).then_some(Part::List(news));
        first.map(Part::Words).into_iter().chain(list).collect()
    }

    fn started(&mut self) -> String {
        let title = self.say("letter-started");
        self.parts.push(Part::Title(title.clone()));
        let seats = Seat::all(self.at.live.seats()).collect();
        self.words(self.voice().text("letter-started-with").word("who", self.voice().seats(seats)).to_string());
        self.words(self.at.headline(&self.calendar));
        self.words(self.say("letter-started-next"));
        self.glance();
        title
    }

    fn finished(&mut self) -> String {
        let Some(end) = self.at.live.position.outcome() else { return self.news_of("clock-ended") };
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

    /// One's own things.
    fn glance(&mut self) {
        let mut paper = Paper::default();
        let scene = self.at.live.position.scene(self.viewer());
        let seats = (self.at.seat, self.at.live.seats());
        glance::write(&mut paper, &self.voice(), &scene, seats, None, Glance::Own);
        self.parts.push(Part::Sheet(paper));
    }

    /// The whole board, for whoever asks.
    fn board(&mut self) {
        let mut paper = Paper::default();
        board::write(&mut paper, &self.voice(), &self.at.live.position.scene(self.viewer()), self.viewer());
        self.parts.push(Part::Sheet(paper));
    }

    fn finish(self, what: &str, topic: Option<Topic>) -> Letter {
        let voice = self.voice();
        let header = &self.at.live.table.header;
        let game = self.at.game(&voice);
        let what = match self.reader.mailing.subject {
            Subject::Telling => what.to_owned(),
            Subject::Constant => self.say("letter-subject-constant"),
        };
        let until = self.at.deadline().filter(|_| self.at.prompt.ask().is_some());
        let subject = voice.text("letter-subject").word("game", game).word("code", &header.code).word("what", what);
        let subject = match until {
            Some(until) => {
                let until = self.calendar.until(until);
                voice.text("letter-subject-until").word("subject", subject).word("until", until).to_string()
            }
            None => subject.to_string(),
        };
        let last = self.at.live.next.0.saturating_sub(1);
        let seal = hex::written(&self.at.live.head);
        let replies = self.desk.sender.reply_domain.is_some();
        let personal = self.say(if replies { "letter-personal-reply" } else { "letter-personal" });
        let rest = self.voice().text("letter-head").number("n", last).word("seal", &seal[..SEAL_DIGITS]).to_string();
        let rest = match topic.filter(|_| replies) {
            Some(_) => format!("{rest}   {}", self.say("letter-off-words")),
            None => rest,
        };
        let mut foot =
            vec![Part::Foot { words: personal, link: self.say("letter-table"), url: self.at.url(self.desk), rest }];
        if let Some(topic) = topic.filter(|_| !replies) {
            foot.extend(self.desk.choices(&self.voice(), &Wanted::By(self.reader.player.id, topic)));
        }
        Letter { language: self.reader.language(), subject, parts: self.parts, foot }
    }
}
