//! The answer to a reply: what was done, what was not and why, and the table as it is now with its next question.

use crate::engine::Viewer;
use crate::house::HouseError;
use crate::mail::letter::Part;
use crate::mail::reading::Unclear;
use crate::mail::reading::offers::Offer;
use crate::mail::seal::{Cover, seal};
use crate::mail::seated::AtTable;
use crate::mail::table::{self, Telling};
use crate::mail::{Bound, Door};
use crate::people::Digest;
use crate::people::token::base32;
use crate::store::{About, LetterKind, Written};
use crate::table::{NoticeKind, Seq, Timestamp};
use crate::words::sheet::{Paper, Sheet, Told, When, question};
use crate::words::{Calendar, Voice};

use super::judge::{At, Did};
use super::{Inbox, Later, wishes};

/// So many signs of a reply are said again.
const MOST_ECHOED: usize = 500;

pub struct Answer<'a> {
    pub inbox: &'a Inbox<'a>,
    pub at: &'a At,
    pub did: &'a [Did],
    /// The Message-ID of the reply.
    pub to: Option<String>,
    /// Of the reply: names the answer, too.
    pub digest: &'a Digest,
}

impl Answer<'_> {
    /// The letter, and the notice that it makes needless: it shows the seat's question, or how the game ended.
    pub fn letter(&self, now: Timestamp) -> Result<(Written, Option<NoticeKind>), Later> {
        let (house, desk, reader) = (self.inbox.house, &self.inbox.desk, &self.at.reader);
        let Bound { code, seat, .. } = &self.at.bound;
        let mut at = AtTable::gather(house, desk, (self.at.table_id, code, *seat), &self.at.sitters, reader)?;
        // What the reader did is told even if they have seen it on the site meanwhile.
        if let Some(played) = self.did.iter().find_map(played) {
            at.told = self.since(&at, played)?;
        }
        let voice = desk.voice(reader.language(), &at.names);
        let calendar = Calendar::new(voice, reader.zone());
        let is_theirs = !self.did.contains(&Did::Foreign);
        let mut said = Vec::new();
        for did in self.did {
            said.extend(self.said(&at, &calendar, did)?);
        }
        let votes = self.did.iter().any(|did| matches!(did, Did::Company(company) if company.is_about_a_vote()));
        let telling = match (is_theirs, votes) {
            (false, _) => Telling::Deeds,
            (true, false) => Telling::Table,
            (true, true) => Telling::Votes,
        };
        let letter = table::answer(desk, &at, reader, said, telling);
        let cover = Cover {
            to: &reader.address,
            id: format!("answer.{}", base32(&self.digest[..15])),
            thread: house.store.thread(self.at.table_id, *seat, table::THREAD)?,
            answers: self.to.clone().filter(|id| is_id(id)),
            reply: is_theirs.then(|| ("move", at.bound().mark(desk.key, Door::Reply))),
            wanted: None,
            at: now,
        };
        let sealed = seal(desk, &letter, &cover);
        // A reply has no entry of its own: its letter is named by a number out of its digest.
        let number = u32::from_le_bytes([self.digest[0], self.digest[1], self.digest[2], self.digest[3] & 0x7f]);
        let told = if is_theirs { at.live.next } else { Seq::OPENING };
        let is_over = at.live.is_over();
        let shows = is_theirs.then_some(if is_over { NoticeKind::Finished } else { NoticeKind::Duty });
        let written = Written {
            kind: LetterKind::Answer,
            player: reader.player.id,
            address: reader.address.clone(),
            language: reader.language().tag(),
            about: Some(About { table_id: self.at.table_id, seat: *seat, seq: Seq(number), told }),
            message_id: sealed.message_id,
            bytes: sealed.bytes,
            at: now,
        };
        Ok((written, shows))
    }

    /// What is said of one order.
    fn said(&self, at: &AtTable, calendar: &Calendar<'_>, did: &Did) -> Result<Vec<Part>, Later> {
        let voice = *calendar.voice();
        let others = at.live.people().without(at.seat);
        let text = |id: &str| Part::Words(voice.text(id).to_string());
        let words = |id: &str, words: &str| Part::Words(voice.text(id).word("words", one_line(words)).to_string());
        let why = |refusal: &crate::engine::Refusal| Part::Words(voice.say(&refusal.0));
        Ok(match did {
            Did::Played(account) if account.left.is_empty() => {
                let kept = account.kept.iter().map(|kept| words("post-kept", kept));
                [words("post-played", &account.said)].into_iter().chain(kept).collect()
            }
            Did::Played(account) => vec![
                words("post-played", &account.said),
                words("post-not-played", &account.left.join("; ")),
                account.refusal.as_ref().map_or_else(|| text("post-shown-first"), why),
            ],
            Did::Kept(kept) => vec![words("post-kept", kept)],
            Did::Again => vec![text("post-again")],
            Did::Stale(said) if said.is_empty() => vec![text("post-stale")],
            Did::Stale(said) => vec![text("post-stale"), words("post-not-played", said)],
            Did::Refused(said, refusal) => vec![words("post-not-played", said), why(refusal)],
            Did::Unclear(unclear) => unclear_parts(at, &voice, unclear),
            Did::Undone => vec![text("flash-undone")],
            Did::Unsealed => vec![text("flash-unsealed")],
            Did::NotUndone(refusal) => vec![why(refusal)],
            Did::Said(said) => vec![words("post-said", said)],
            Did::Shown(None) => Vec::new(),
            Did::Shown(Some(seq)) => vec![Part::Sheet(self.then(calendar, *seq)?)],
            Did::NoEntry { wanted, latest } => {
                vec![Part::Words(
                    voice.text("post-no-entry").number("n", *wanted).number("latest", *latest).to_string(),
                )]
            }
            Did::Helped => vec![text("post-help-title"), help(&voice)],
            Did::Granted(granted) => vec![self.link(voice.text(granted.says).to_string(), granted.page)],
            Did::Absent(absent) => {
                let page = self.link(voice.text("away-title").to_string(), wishes::ABSENCES);
                absent.said(calendar).into_iter().map(Part::Words).chain([page]).collect()
            }
            Did::AskedBack(asked) => vec![Part::Words(asked.said(calendar))],
            Did::Company(company) => vec![Part::Words(company.said(&voice, others))],
            Did::Empty => vec![text("post-empty")],
            Did::Foreign => vec![text("post-foreign")],
        })
    }

    /// Words and the page of the site that they speak of.
    fn link(&self, words: String, page: &str) -> Part {
        Part::Link { words, url: format!("{}{page}", self.inbox.desk.base) }
    }

    fn since(&self, at: &AtTable, first: Seq) -> Result<Vec<Told>, Later> {
        let entries = self.inbox.house.store.entries(self.at.table_id, first)?;
        let viewer = Viewer::Seat(at.seat);
        let told = entries.iter().map(|entry| Told::of(&*at.live.position, entry, viewer));
        Ok(told.collect::<Result<_, _>>().map_err(|bad| broken(first, &bad))?)
    }

    /// The table after an entry, as the seat knew it then.
    fn then(&self, calendar: &Calendar<'_>, seq: Seq) -> Result<Paper, Later> {
        let (house, seat) = (self.inbox.house, self.at.bound.seat);
        let viewer = Viewer::Seat(seat);
        let code = &self.at.bound.code;
        let row = house.store.table(code)?.ok_or_else(|| HouseError::NoTable(code.clone()))?;
        let Some(entry) = house.store.entries(row.id, seq)?.into_iter().next() else { return Ok(Paper::default()) };
        let position = house.at(&row, seq)?.position;
        let told = Told::of(&*position, &entry, viewer).map_err(|bad| broken(seq, &bad))?;
        let outcome = position.outcome();
        let sheet = Sheet {
            viewer,
            scene: &position.scene(viewer),
            prompt: &position.prompt(seat),
            outcome: outcome.as_ref(),
            told: &[told],
            when: When::Then { seq, at: entry.at },
        };
        Ok(sheet.paper(calendar))
    }
}

fn broken(seq: Seq, bad: &dyn std::fmt::Display) -> HouseError {
    HouseError::Broken(crate::table::Broken::at(seq, bad))
}

fn played(did: &Did) -> Option<Seq> {
    match did {
        Did::Played(account) => Some(account.seq),
        _ => None,
    }
}

/// Steps of a move stand in one line here, and no more of them than anybody wants to read again.
fn one_line(words: &str) -> String {
    let line = words.lines().collect::<Vec<_>>().join("; ");
    match line.char_indices().nth(MOST_ECHOED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

/// What was not understood, why, and what to reply instead.
fn unclear_parts(at: &AtTable, voice: &Voice<'_>, unclear: &Unclear) -> Vec<Part> {
    let mut parts = vec![Part::Words(voice.text("post-unclear").word("words", one_line(&unclear.typed)).to_string())];
    parts.extend(unclear.refusal.as_ref().map(|refusal| Part::Words(voice.say(&refusal.0))));
    if !unclear.near.is_empty() && at.prompt.ask().or(at.prompt.ahead()).is_some() {
        let row = |offer: &Offer| (offer.label(), voice.say(&offer.play.does));
        let mut paper = Paper::default();
        paper.line(&voice.text("post-nearest").to_string());
        question::rows(&mut paper, &unclear.near.iter().map(row).collect::<Vec<_>>());
        parts.push(Part::Sheet(paper));
    }
    parts
}

/// What can be written in a reply, one thing a line.
fn help(voice: &Voice<'_>) -> Part {
    let mut paper = Paper::default();
    voice.text("post-help").to_string().lines().for_each(|line| paper.hang("  ", 6, line));
    Part::Sheet(paper)
}

/// An id that can stand in a header of ours.
pub fn is_id(id: &str) -> bool {
    let inside = id.strip_prefix('<').and_then(|id| id.strip_suffix('>')).unwrap_or_default();
    (3..=250).contains(&inside.len())
        && inside.contains('@')
        && inside.bytes().all(|byte| byte.is_ascii_graphic() && !b"<>\"\\()".contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_id_is_answered_to() {
        assert!(is_id("<CAF=abc+1@mail.example.org>"));
        let long = format!("<{}@x>", "a".repeat(300));
        for wrong in ["", "<>", "a@b.c", "<a b@c>", "<a@b>\r\nBcc: x@y.z", "<a>@<b>", "<é@b.c>", "<ab>", &long] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}
