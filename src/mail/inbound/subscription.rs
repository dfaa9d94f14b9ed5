//! The address that switches letters of one kind off, and on again. Nothing that comes here is a move.

use crate::mail::letter::{Letter, Part};
use crate::mail::seal::{Cover, seal};
use crate::mail::seated::Reader;
use crate::mail::unsubscribe::{self, Wanted};
use crate::people::token::base32;
use crate::people::{Digest, How, Topic};
use crate::store::{Fate, LetterKind, NewReply, Written};
use crate::table::Timestamp;
use crate::words::Names;

use super::answer::is_id;
use super::head::Head;
use super::orders::{self, Order};
use super::{Inbox, Later, Taken, body, digest, machine, quoting, sender};

impl Inbox<'_> {
    /// Whoever has the address may switch off, as with the link beside it: the button of a mail program sends an empty
    /// message from wherever it likes. Only the owner switches on again.
    pub(super) async fn subscription(
        &self,
        wanted: &Wanted,
        envelope: Option<&str>,
        message: &[u8],
    ) -> Result<Taken, Later> {
        let Wanted::By(player, topic) = *wanted else { return Ok(Taken::Unknown) };
        let Some(head) = Head::read(message) else { return Ok(Taken::Unreadable) };
        if machine::is_returned(&head, envelope) {
            return Ok(Taken::Machine);
        }
        let Some(reader) = Reader::find(self.house, player)? else { return Ok(Taken::Unknown) };
        let id = head.first("message-id").filter(|id| id.len() > 2);
        let digest = digest(&format!("letters\n{player}\n{topic}"), id, message);
        if self.house.store.has_reply(&digest)? {
            return Ok(Taken::Before);
        }
        let is_theirs = sender::author(&head)
            .is_some_and(|author| author.key() == reader.address.key() && self.vouches(&head, &author));
        if is_theirs {
            self.wake(&reader).await?;
        }
        let is_on = is_on(&head, message);
        if is_on && !is_theirs {
            return Ok(Taken::Foreign);
        }
        let how = if is_on { How::AtOnce } else { How::Never };
        self.house.store.set_how(player, topic, how).await?;
        let now = self.house.now();
        let answers = !machine::sent(&head, envelope) && self.may_answer(player, Fate::Followed, now)?;
        let letter = answers.then(|| (self.confirmation(&reader, topic, is_on, (id, &digest), now), None));
        let reply =
            NewReply { digest, player, verdict: Fate::Followed, at: now, remarks: Vec::new(), letter, elsewhere: None };
        self.keep_once(reply).await?;
        Ok(Taken::Judged(Fate::Followed))
    }

    fn confirmation(
        &self,
        reader: &Reader,
        topic: Topic,
        is_on: bool,
        (id, digest): (Option<&str>, &Digest),
        now: Timestamp,
    ) -> Written {
        let (desk, nobody) = (&self.desk, Names::default());
        let voice = desk.voice(reader.language(), &nobody);
        let (subject, words) = match is_on {
            true => ("letter-on-subject", "letter-on"),
            false => ("letter-off-subject", "letter-off"),
        };
        let kind = voice.text(&format!("mail-{topic}")).to_string();
        let link =
            Part::Link { words: voice.text("letter-settings").to_string(), url: format!("{}/account/mail", desk.base) };
        let letter = Letter {
            language: reader.language(),
            subject: format!("[Tincan] {}", voice.text(subject)),
            parts: vec![Part::Words(voice.text(words).word("kind", kind).to_string()), link],
            foot: Vec::new(),
        };
        let wanted = Wanted::By(reader.player.id, topic);
        let cover = Cover {
            to: &reader.address,
            id: format!("answer.{}", base32(&digest[..15])),
            thread: Vec::new(),
            answers: id.map(str::to_owned).filter(|id| is_id(id)),
            reply: Some((unsubscribe::PURPOSE, unsubscribe::mark(desk.key, &wanted))),
            wanted: None,
            at: now,
        };
        let sealed = seal(desk, &letter, &cover);
        Written {
            kind: LetterKind::Answer,
            player: reader.player.id,
            address: reader.address.clone(),
            language: reader.language().tag(),
            about: None,
            message_id: sealed.message_id,
            bytes: sealed.bytes,
            at: now,
        }
    }
}

/// Are letters asked for, in the message or in its subject? Anything else wants none.
fn is_on(head: &Head, message: &[u8]) -> bool {
    let mut lines = quoting::typed(&body::text(message));
    lines.push(machine::subject(head));
    let orders = orders::read(&lines, |_| false);
    let mut said = orders.into_iter().filter_map(|order| match order {
        Order::Letters { wanted } => Some(wanted),
        _ => None,
    });
    said.next().unwrap_or(false)
}
