//! Letters that come in. Whatever is unclear changes nothing; whatever a machine sent is not even answered.
//!
//! A message arrives at an address with a mark ([`address`]). It is played only if its one author ([`sender`]) sits on
//! the seat of the mark, and, where the operator asks for it, the mail server in front vouches for them. Its text is
//! found ([`body`], [`markup`]), freed of quotes and signatures ([`quoting`]) and read as orders ([`orders`]), which the
//! house judges like any other answer (`judge`): moves for the question of the mark alone, everything else however old
//! the mark is (`wishes`, `company`). The writer gets an answer (`answer`). Doors: [`listener`], and `tincan ingest`.
//!
//! A message is acknowledged only after all that is durable, and taken once however often it is delivered: the move by
//! its key, everything else by the digest kept with it.

pub mod options;

pub mod address;

pub mod head;

pub mod sender;

pub mod machine;

pub mod body;

pub mod markup;

pub mod quoting;

mod signed;

mod vocabulary;

pub mod days;

pub mod orders;

mod named;

mod wishes;

mod company;

mod judge;

mod answer;

mod subscription;

pub mod bounce;

pub mod session;

pub mod listener;

use sha2::{Digest as _, Sha256};

use crate::house::{House, HouseError, unwinding};
use crate::people::{Digest, MailAddress, PlayerId};
use crate::store::{AppendError, Fate, LetterKind, NewLetter, NewReply, StoreError};
use crate::table::Timestamp;

use super::seated::Reader;
use super::{Bound, Desk};

pub use address::Recipient;
pub use options::{Gate, Options};

use answer::Answer;
use judge::{At, Did};
use wishes::AskedBack;

/// A larger message is not taken. Most of it may be pictures: only its text is read.
pub const MOST_BYTES: usize = 25 * 1024 * 1024;
/// Somebody who types more than this does not answer a question.
const MOST_TYPED: usize = 16 * 1024;

const DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// Takes messages in.
#[derive(Clone, Copy)]
pub struct Inbox<'i> {
    pub house: &'i House,
    /// What answers are written with.
    pub desk: Desk<'i>,
    pub gate: &'i Gate,
}

/// What became of a message. All of these are final: it need not be delivered again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Judged, and answered unless its writer had enough answers today.
    Judged(Fate),
    /// The very same message was taken before.
    Before,
    /// Sent by a machine: never answered.
    Machine,
    /// Not by the player of the seat, or nobody vouched for it. Its text was not even looked at.
    Foreign,
    /// Not a message that can be read.
    Unreadable,
    /// A letter of ours came back.
    Returned,
    TooLarge,
    /// Not for this house.
    Unknown,
}

/// Why a message must be delivered again later.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Later(String);

impl From<HouseError> for Later {
    fn from(error: HouseError) -> Later {
        Later(error.to_string())
    }
}

impl From<StoreError> for Later {
    fn from(error: StoreError) -> Later {
        Later(error.to_string())
    }
}

impl From<AppendError> for Later {
    fn from(error: AppendError) -> Later {
        Later(error.to_string())
    }
}

impl Inbox<'_> {
    pub fn recipient(&self, address: &str) -> Option<Recipient> {
        Recipient::read(self.desk.key, self.desk.sender.separator, address)
    }

    /// Takes a message for one recipient. `sender` is that of the envelope, where it is known.
    pub async fn take(&self, sender: Option<&str>, to: &str, message: &[u8]) -> Result<Taken, Later> {
        let taken = match self.recipient(to) {
            None => Taken::Unknown,
            Some(_) if message.len() > MOST_BYTES => Taken::TooLarge,
            Some(Recipient::Letter(letter)) => self.returned(letter, message).await?,
            Some(Recipient::Subscription(wanted)) => self.subscription(&wanted, sender, message).await?,
            Some(Recipient::Question(bound)) if self.house.rests(&bound.code) => {
                return Err(Later(format!("table {} rests", bound.code)));
            }
            Some(Recipient::Question(bound)) => match unwinding(self.reply(&bound, sender, message)).await {
                Ok(taken) => taken?,
                Err(panic) => {
                    self.house.panicked(Some(&bound.code));
                    return Err(Later(format!("table {} {panic}", bound.code)));
                }
            },
        };
        tracing::info!(?taken, "a message came in");
        Ok(taken)
    }

    async fn returned(&self, letter: i64, message: &[u8]) -> Result<Taken, Later> {
        if let Some(bounce) = bounce::read(message) {
            tracing::warn!(letter, status = bounce.status, kind = ?bounce.kind, "a letter came back");
            if bounce.kind == bounce::Kind::Hard {
                self.house.store.bounced(letter, bounce.status, self.house.now()).await?;
            }
        }
        Ok(Taken::Returned)
    }

    async fn reply(&self, bound: &Bound, sender: Option<&str>, message: &[u8]) -> Result<Taken, Later> {
        let Some(head) = head::Head::read(message) else { return Ok(Taken::Unreadable) };
        if machine::sent(&head, sender) {
            return Ok(Taken::Machine);
        }
        let at = match At::find(self.house, bound) {
            Ok(Some(at)) => at,
            // A table that is gone, or a seat whose player left or was replaced.
            Ok(None) | Err(HouseError::NoTable(_) | HouseError::NotDealt(_)) => return Ok(Taken::Unknown),
            Err(error) => return Err(error.into()),
        };
        let Some(author) = sender::author(&head) else { return Ok(Taken::Foreign) };
        let id = head.first("message-id").filter(|id| id.len() > 2);
        let digest = digest(&format!("{}\n{}\n{}", bound.code, bound.seat, bound.ask), id, message);
        if self.house.store.has_reply(&digest)? {
            return Ok(Taken::Before);
        }
        let is_theirs = author.key() == at.reader.address.key();
        let is_vouched = self.vouches(&head, &author);
        let id = id.map(str::to_owned);
        if !is_theirs && is_vouched {
            self.elsewhere(&at, author, digest, id).await?;
            return Ok(Taken::Foreign);
        }
        if !is_vouched {
            self.keep(&at, digest, id, vec![Did::Foreign], Fate::Foreign).await?;
            return Ok(Taken::Foreign);
        }
        self.wake(&at.reader).await?;
        let lines = quoting::typed(&body::text(message));
        let did = match lines.iter().map(String::len).sum::<usize>() > MOST_TYPED {
            true => vec![Did::AskedBack(AskedBack::TooLong)],
            false => at.follow(self.house, &self.desk, &lines, &digest).await?,
        };
        let verdict = judge::verdict(&did);
        self.keep(&at, digest, id, did, verdict).await?;
        Ok(Taken::Judged(verdict))
    }

    /// Does the mail server in front vouch for the author, where it is asked to?
    fn vouches(&self, head: &head::Head, author: &MailAddress) -> bool {
        self.gate.trust.as_deref().is_none_or(|server| sender::is_vouched(head, server, author))
    }

    /// Whoever writes has a mailbox, whatever a server once said about it.
    async fn wake(&self, reader: &Reader) -> Result<(), Later> {
        if reader.player.is_unreachable {
            self.house.store.try_mailbox_again(reader.player.id).await?;
        }
        Ok(())
    }

    /// Keeps what a reply said besides its move, and the answer to it.
    async fn keep(
        &self,
        at: &At,
        digest: Digest,
        id: Option<String>,
        did: Vec<Did>,
        verdict: Fate,
    ) -> Result<(), Later> {
        let now = self.house.now();
        let letter = match self.may_answer(at.reader.player.id, verdict, now)? {
            true => Some(Answer { inbox: self, at, did: &did, to: id, digest: &digest }.letter(now)?),
            false => None,
        };
        let remarks = did.into_iter().filter_map(|did| match did {
            Did::Said(words) => Some((at.table_id, words)),
            _ => None,
        });
        let reply = NewReply {
            digest,
            player: at.reader.player.id,
            verdict,
            at: now,
            remarks: remarks.collect(),
            letter,
            elsewhere: None,
        };
        self.keep_once(reply).await
    }

    /// Somebody who has the letter wrote from another address: they are told so, and nothing about whose the seat is.
    /// It is said in the language of that letter.
    async fn elsewhere(&self, at: &At, author: MailAddress, digest: Digest, id: Option<String>) -> Result<(), Later> {
        let (now, player, verdict) = (self.house.now(), at.reader.player.id, Fate::Foreign);
        let letter = || NewLetter {
            kind: LetterKind::Elsewhere,
            address: author,
            language: at.reader.language().tag(),
            args: serde_json::json!({ "answers": id.filter(|id| answer::is_id(id)) }),
            at: now,
        };
        let elsewhere = self.may_answer(player, verdict, now)?.then(letter);
        self.keep_once(NewReply { digest, player, verdict, at: now, remarks: Vec::new(), letter: None, elsewhere })
            .await
    }

    async fn keep_once(&self, reply: NewReply) -> Result<(), Later> {
        match self.house.store.keep_reply(reply).await {
            // The same message, delivered by two doors at once.
            Err(AppendError::Taken) => Ok(()),
            kept => Ok(kept?),
        }
    }

    /// Nobody is answered without end: not a program gone mad, and least of all on a stranger's behalf.
    fn may_answer(&self, player: PlayerId, verdict: Fate, now: Timestamp) -> Result<bool, StoreError> {
        let most = match verdict {
            Fate::Played => 300,
            Fate::Followed => 60,
            Fate::Unchanged => 30,
            Fate::Foreign => 2,
        };
        Ok(self.house.store.replies_since(player, verdict, Timestamp(now.0 - DAY))? < most)
    }
}

/// One message about one thing. A message without a name is known by its bytes.
fn digest(about: &str, id: Option<&str>, message: &[u8]) -> Digest {
    let mut sha = Sha256::new();
    sha.update(format!("reply\n{about}\n"));
    match id {
        Some(id) => sha.update(id),
        None => sha.update(message),
    }
    sha.finalize().into()
}
