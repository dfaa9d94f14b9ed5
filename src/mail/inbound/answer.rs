//! The answer to a reply: what was done, what was not and why, and the table as it is now with its next question.

use serde_json::json;

use crate::engine::Viewer;
use crate::house::HouseError;
use crate::mail::{Bound, Door, sitting};
use crate::store::{LetterKind, NewLetter, StoreError};
use crate::table::{Entry, Live, Seq, Timestamp};
use crate::words::sheet::{Pace, Sheet, Told, When};
use crate::words::{Calendar, Language, Names, duty};

use super::judge::{At, Did};
use super::{Inbox, Later};

/// As many entries tell what happened.
const LATEST: u32 = 8;

pub struct Answer<'a> {
    pub inbox: &'a Inbox<'a>,
    pub at: &'a At,
    pub did: &'a [Did],
    /// The Message-ID of the reply.
    pub to: Option<String>,
}

impl Answer<'_> {
    pub fn letter(&self, now: Timestamp) -> Result<NewLetter, Later> {
        let Bound { code, seat, .. } = &self.at.bound;
        let live = self.inbox.house.table(code)?;
        let language: Language =
            self.at.player.language.as_deref().and_then(|tag| tag.parse().ok()).unwrap_or_default();
        let nobody = Names::default();
        let names = sitting::names(&self.inbox.catalogue.voice(language, &nobody), &self.at.sitters, live.seats());
        let calendar = Calendar::new(self.inbox.catalogue.voice(language, &names), self.at.zone());
        let voice = calendar.voice();
        let is_theirs = !self.did.contains(&Did::Foreign);
        let mut parts: Vec<String> = self.did.iter().flat_map(|did| self.said(&calendar, did)).collect();
        if is_theirs {
            parts.push(self.table(&calendar, &live, now)?);
        }
        let table = format!("{}/t/{code}", self.inbox.base);
        let prompt = live.position.prompt(*seat);
        let is_asked = is_theirs && prompt.ask().or(prompt.ahead()).is_some();
        let mark = is_asked.then(|| {
            Bound { ask: live.standings[*seat].ask, ..self.at.bound.clone() }.mark(self.inbox.key, Door::Reply)
        });
        let way = if is_asked { "post-reply" } else { "post-table" };
        parts.push(format!("{}\n{table}", voice.text(way)));
        let game = voice.text(&format!("{}-name", live.table.header.game)).to_string();
        let subject = voice.text("post-subject").word("game", game).word("table", code);
        let subject = subject.word(
            "headline",
            match is_theirs {
                true => duty::headline(voice, &prompt),
                false => voice.text("post-foreign-subject").to_string(),
            },
        );
        Ok(NewLetter {
            kind: LetterKind::Answer,
            address: self.at.address.clone(),
            language: language.tag(),
            args: json!({
                "subject": subject.to_string(),
                "text": parts.join("\n\n"),
                "mark": mark,
                "in_reply_to": self.to,
                "table": code.as_str(),
            }),
            at: now,
        })
    }

    /// What is said of one order.
    fn said(&self, calendar: &Calendar<'_>, did: &Did) -> Vec<String> {
        let voice = calendar.voice();
        let text = |id: &str| voice.text(id).to_string();
        match did {
            Did::Played(account) => {
                let mut said = vec![voice.text("post-played").word("words", &account.said).to_string()];
                if !account.left.is_empty() {
                    said.push(voice.text("post-not-played").word("words", account.left.join("; ")).to_string());
                    said.push(
                        account.refusal.as_ref().map_or_else(|| text("post-shown-first"), |why| voice.say(&why.0)),
                    );
                }
                said
            }
            Did::Kept(words) => vec![voice.text("post-kept").word("words", words).to_string()],
            Did::Again => vec![text("post-again")],
            Did::Stale(words) if words.is_empty() => vec![text("post-stale")],
            Did::Stale(words) => {
                vec![text("post-stale"), voice.text("post-not-played").word("words", words).to_string()]
            }
            Did::Refused(words, why) => {
                let words = words.replace('\n', "; ");
                vec![voice.text("post-not-played").word("words", words).to_string(), voice.say(&why.0)]
            }
            Did::Undone => vec![text("flash-undone")],
            Did::Unsealed => vec![text("flash-unsealed")],
            Did::NotUndone(why) => vec![voice.say(&why.0)],
            Did::Said(words) => vec![voice.text("post-said").word("words", words).to_string()],
            Did::Shown(None) => Vec::new(),
            Did::Shown(Some(seq)) => self.then(calendar, *seq).into_iter().collect(),
            Did::NoEntry { wanted, latest } => {
                vec![voice.text("post-no-entry").number("n", *wanted).number("latest", *latest).to_string()]
            }
            Did::Helped => vec![text("post-help")],
            Did::Granted(granted) => {
                vec![format!("{}\n{}{}", voice.text(granted.says), self.inbox.base, granted.page)]
            }
            Did::Empty => vec![text("post-empty")],
            Did::Foreign => vec![text("post-foreign")],
        }
    }

    /// The table as it is now, with what happened lately.
    fn table(&self, calendar: &Calendar<'_>, live: &Live, now: Timestamp) -> Result<String, Later> {
        let seat = self.at.bound.seat;
        let viewer = Viewer::Seat(seat);
        let played = self.did.iter().find_map(|did| match did {
            Did::Played(account) => Some(account.seq),
            _ => None,
        });
        let first = played.unwrap_or(Seq(live.next.0.saturating_sub(LATEST)));
        let told = self.entries(live, first, viewer)?;
        let (prompt, outcome) = (live.position.prompt(seat), live.position.outcome());
        let standing = &live.standings[seat];
        let lapse = live.position.lapse(seat);
        let pace = Pace { now, since: standing.since, deadline: standing.until, lapse: lapse.as_deref() };
        let sheet = Sheet {
            viewer,
            scene: &live.position.scene(viewer),
            prompt: &prompt,
            outcome: outcome.as_ref(),
            told: &told,
            when: When::Now(pace),
        };
        Ok(sheet.written(calendar).trim_end().to_owned())
    }

    fn entries(&self, live: &Live, first: Seq, viewer: Viewer) -> Result<Vec<Told>, StoreError> {
        let entries = self.inbox.house.store.entries(self.at.table_id, first)?;
        let told = |entry: &Entry| {
            let (actor, cause) = entry.seen_by(viewer);
            let lines = live.position.tell(&entry.facts, viewer).unwrap_or_default();
            Told { seq: entry.seq, actor, cause, lines }
        };
        Ok(entries.iter().map(told).collect())
    }

    /// The table after an entry, as the seat knew it then; None if it cannot be read.
    fn then(&self, calendar: &Calendar<'_>, seq: Seq) -> Option<String> {
        let house = self.inbox.house;
        let viewer = Viewer::Seat(self.at.bound.seat);
        let shown = || -> Result<Option<String>, HouseError> {
            let Some(row) = house.store.table(&self.at.bound.code)? else { return Ok(None) };
            let live = house.table(&self.at.bound.code)?;
            let Some(entry) = house.store.entries(row.id, seq)?.into_iter().next() else { return Ok(None) };
            let position = house.at(&row, seq)?.position;
            let (actor, cause) = entry.seen_by(viewer);
            let lines = live.position.tell(&entry.facts, viewer).unwrap_or_default();
            let outcome = position.outcome();
            let sheet = Sheet {
                viewer,
                scene: &position.scene(viewer),
                prompt: &position.prompt(self.at.bound.seat),
                outcome: outcome.as_ref(),
                told: &[Told { seq, actor, cause, lines }],
                when: When::Then { seq, at: entry.at },
            };
            Ok(Some(sheet.written(calendar).trim_end().to_owned()))
        };
        shown().ok().flatten()
    }
}
