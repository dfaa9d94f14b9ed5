//! The clerk looks at each notice when it is due: drops it, puts it off, or writes the letter.

use std::collections::BTreeMap;

use crate::house::{House, HouseError};
use crate::people::mailing::Quiet;
use crate::people::{PlayerId, Topic};
use crate::store::{DueNotice, LetterKind, Reminded, Written};
use crate::table::rhythm::Night;
use crate::table::{NoticeKind, Seq, Timestamp};

use super::desk::Desk;
use super::digest;
use super::seated::{AtTable, Reader};
use super::stuck::StuckNotices;
use super::table::write;
use super::timing::{Due, When, when};

/// How many notices are looked at in one go.
const ROUND: i64 = 200;

/// What is done with a notice.
enum Verdict {
    Drop,
    Hold(Timestamp),
    Write(Box<Written>),
    /// Its table rests.
    Stuck,
    /// To be gathered with others of the same reader.
    Gather(Box<(Reader, AtTable)>),
}

/// Looks at everything that is due. Answers how many letters were written.
pub(super) async fn round(house: &House, desk: &Desk<'_>, stuck: &StuckNotices) -> Result<usize, HouseError> {
    let mut written = 0;
    loop {
        let due = house.store.due_notices(house.now(), ROUND)?;
        let full = due.len() as i64 == ROUND;
        written += look(house, desk, stuck, due).await?;
        if !full {
            return Ok(written);
        }
    }
}

async fn look(house: &House, desk: &Desk<'_>, stuck: &StuckNotices, due: Vec<DueNotice>) -> Result<usize, HouseError> {
    let now = house.now();
    let (mut dropped, mut held, mut written) = (Vec::new(), Vec::new(), 0);
    let mut gathered: BTreeMap<PlayerId, (Reader, Vec<AtTable>, Vec<DueNotice>)> = BTreeMap::new();
    for notice in due {
        let verdict = match house.rests(&notice.code) {
            true => Ok(Verdict::Stuck),
            false => house.sheltered_now(&notice.code, || judge(house, desk, &notice, now)),
        };
        if verdict.as_ref().is_ok_and(|verdict| !matches!(verdict, Verdict::Stuck)) {
            stuck.forget(&notice);
        }
        match verdict {
            Ok(Verdict::Drop) => dropped.push(notice),
            Ok(Verdict::Hold(until)) => held.push((notice, until)),
            Ok(Verdict::Write(letter)) => written += usize::from(post(house, *letter, vec![notice]).await),
            Ok(Verdict::Gather(found)) => {
                let (reader, at) = *found;
                let (_, tables, notices) =
                    gathered.entry(reader.player.id).or_insert_with(|| (reader, Vec::new(), Vec::new()));
                // Several notices about one table are one line.
                if !tables.iter().any(|other| other.table_id == at.table_id) {
                    tables.push(at);
                }
                notices.push(notice);
            }
            unjudged => {
                if let Err(error) = unjudged {
                    tracing::error!("a notice about {} cannot be judged: {error}", notice.code);
                }
                match stuck.note(&notice, now) {
                    Some(later) => held.push((notice, later)),
                    None => {
                        tracing::error!("a notice about {} is given up", notice.code);
                        dropped.push(notice);
                    }
                }
            }
        }
    }
    house.store.put_off(dropped, held).await?;
    for (reader, tables, notices) in gathered.into_values() {
        let letter = digest::write(desk, &reader, &tables, now);
        written += usize::from(post(house, letter, notices).await);
    }
    Ok(written)
}

/// Exchanges notices for a letter. If they changed meanwhile the next round looks again.
async fn post(house: &House, letter: Written, notices: Vec<DueNotice>) -> bool {
    match house.store.post(letter, notices).await {
        Ok(written) => written,
        Err(error) => {
            tracing::warn!("a letter could not be written down, and will be: {error}");
            false
        }
    }
}

fn judge(house: &House, desk: &Desk<'_>, notice: &DueNotice, now: Timestamp) -> Result<Verdict, HouseError> {
    let sitters = house.store.sitters(notice.table_id)?;
    let sitter = sitters.iter().find(|sitter| sitter.seat == notice.seat).and_then(|sitter| sitter.player);
    let Some(reader) = sitter.map(|player| reader(house, player)).transpose()?.flatten() else {
        return Ok(Verdict::Drop);
    };
    let at = AtTable::gather(house, desk, (notice.table_id, &notice.code, notice.seat), &sitters, &reader)?;
    let Some(due) = still_due(house, notice, &reader, &at)? else { return Ok(Verdict::Drop) };
    Ok(match when(&due, &reader.mailing, &reader.zone(), now) {
        When::Never => Verdict::Drop,
        When::At(at) => Verdict::Hold(at),
        When::Digest => Verdict::Gather(Box::new((reader, at))),
        When::Now => {
            // Talk has no entry of its own: its letter is named by the latest remark in it.
            let seq = match notice.kind {
                NoticeKind::Talk => Seq(at.remarks.last().map_or(0, |remark| remark.id as u32)),
                _ => notice.seq,
            };
            let (sealed, about) = write(house, desk, &at, &reader, (notice.kind, seq, now))?;
            Verdict::Write(Box::new(Written {
                kind: LetterKind::Notice(notice.kind),
                player: reader.player.id,
                address: reader.address.clone(),
                language: reader.language().tag(),
                about: Some(about),
                message_id: sealed.message_id,
                bytes: sealed.bytes,
                at: now,
            }))
        }
    })
}

/// Whoever sits there, if they can get letters.
fn reader(house: &House, player: PlayerId) -> Result<Option<Reader>, HouseError> {
    let Some(mut reader) = Reader::find(house, player)?.filter(|reader| !reader.player.is_unreachable) else {
        return Ok(None);
    };
    // Who sleeps needs no letter, whether or not they said so here as well.
    let night = house.store.rhythm(player)?.night;
    reader.mailing.quiet = reader.mailing.quiet.or_else(|| night.map(hours));
    Ok(Some(reader))
}

/// The full hours that cover a night.
fn hours(night: Night) -> Quiet {
    let hour = |minutes: u16| (minutes / 60 % 24) as u8;
    Quiet { from: hour(night.from), to: hour(night.to + 59) }
}

/// What a notice has to say now; None if it is no longer true.
fn still_due(house: &House, notice: &DueNotice, reader: &Reader, at: &AtTable) -> Result<Option<Due>, HouseError> {
    let is_asked = at.live.waits_for().has(notice.seat);
    let (is_true, since, deadline) = match notice.kind {
        NoticeKind::Duty => {
            let is_latest = !house.store.is_superseded(notice, NoticeKind::Duty)?;
            (at.live.asks(notice.seat) && is_latest, at.since(), at.deadline())
        }
        NoticeKind::Reminder | NoticeKind::Nudge => {
            let is_latest = !house.store.is_superseded(notice, NoticeKind::Duty)?;
            let question =
                Reminded { table_id: notice.table_id, seat: notice.seat, ask: at.live.standings[notice.seat].ask };
            let since = house.store.reminded_at(question, notice.kind)?.unwrap_or(notice.made_at);
            (is_asked && is_latest, since, at.deadline())
        }
        // Whoever is asked at once is told by that letter, and whoever has seen the table knows.
        NoticeKind::Started => {
            let seen = house.store.has_looked(notice.table_id, reader.player.id)?.is_some();
            (!is_asked && !seen && !at.live.is_over(), notice.made_at, None)
        }
        NoticeKind::Talk => {
            let first = at.remarks.first().map(|remark| remark.at);
            (first.is_some(), first.unwrap_or_default(), None)
        }
        // A vote that is decided is told by what was decided.
        NoticeKind::Vote => {
            let voted = at.polls.iter().flat_map(|pending| &pending.poll.ballots).map(|ballot| ballot.at).max();
            (voted.is_some(), voted.unwrap_or_default(), None)
        }
        NoticeKind::Away | NoticeKind::Back => (!at.live.is_over(), notice.made_at, None),
        NoticeKind::Finished | NoticeKind::Lapsed => (true, notice.made_at, None),
    };
    if !is_true {
        return Ok(None);
    }
    let topic = LetterKind::Notice(notice.kind).topic().unwrap_or(Topic::Game);
    let about = house.store.how_about(notice.table_id, reader.player.id)?;
    let acted = match notice.kind {
        NoticeKind::Duty => acted(house, at)?.filter(|acted| *acted >= since),
        _ => None,
    };
    Ok(Some(Due { topic, since, deadline, about, acted }))
}

/// When the reader last did something at the table.
fn acted(house: &House, at: &AtTable) -> Result<Option<Timestamp>, HouseError> {
    let Some(receipt) = &at.live.standings[at.seat].answered else { return Ok(None) };
    Ok(house.store.entries(at.table_id, receipt.seq)?.first().map(|entry| entry.at))
}
