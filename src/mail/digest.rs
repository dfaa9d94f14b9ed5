//! One letter about several tables, at the reader's hour.

use crate::people::{Topic, token};
use crate::store::{LetterKind, Written};
use crate::table::Timestamp;
use crate::words::Names;
use crate::words::dates::Calendar;

use super::desk::Desk;
use super::letter::{Letter, Part};
use super::seal::{Cover, seal};
use super::seated::{AtTable, Reader};
use super::unsubscribe::Wanted;

/// The digest of these tables.
pub(super) fn letter(desk: &Desk<'_>, reader: &Reader, tables: &[AtTable]) -> Letter {
    let nobody = Names::default();
    let voice = desk.voice(reader.language(), &nobody);
    let asked = tables.iter().filter(|at| at.prompt.ask().is_some()).count();
    let subject = match asked {
        0 => voice.text("letter-digest-news").to_string(),
        _ => voice.text("letter-digest-asked").number("n", asked).to_string(),
    };
    let mut parts = vec![Part::Title(subject.clone())];
    for at in tables {
        let calendar = Calendar::new(desk.voice(reader.language(), &at.names), reader.zone());
        parts.push(Part::Link { words: at.in_short(&calendar), url: at.url(desk) });
        if !at.remarks.is_empty() {
            let said = voice.text("letter-digest-talk").number("n", at.remarks.len());
            parts.push(Part::Words(said.to_string()));
        }
    }
    let foot = desk.choices(&voice, &Wanted::By(reader.player.id, Topic::Turn));
    Letter { language: reader.language(), subject: format!("[Tincan] {subject}"), parts, foot }
}

pub(super) fn write(desk: &Desk<'_>, reader: &Reader, tables: &[AtTable], now: Timestamp) -> Written {
    let letter = letter(desk, reader, tables);
    let cover = Cover {
        to: &reader.address,
        id: format!("digest.{}.{}", reader.player.id, token::base32(&token::random::<10>())),
        thread: Vec::new(),
        answers: None,
        reply: None,
        wanted: Some(Wanted::By(reader.player.id, Topic::Turn)),
        at: now,
    };
    let sealed = seal(desk, &letter, &cover);
    Written {
        kind: LetterKind::Digest,
        player: reader.player.id,
        address: reader.address.clone(),
        language: reader.language().tag(),
        about: None,
        message_id: sealed.message_id,
        bytes: sealed.bytes,
        at: now,
    }
}
