//! A link out of a letter that plays one answer. Opening it shows a page with one button; only the button plays, since
//! machines open links too.
//!
//! The mark in the address is the proof: no sign-in, no cookie. It is bound to one question of one player, so the page
//! shows of that question what its seat may know, and once it is closed only what everybody may know. Somebody whose
//! seat was taken over is told so.

use std::sync::Arc;

use actix_web::http::StatusCode;
use askama::Template;
use sha2::{Digest, Sha256};

use crate::engine::{Ask, Viewer};
use crate::house::Reply;
use crate::mail::reading::offers::way_of;
use crate::mail::{Bound, Door};
use crate::people::token::base32;
use crate::store::Sitter;
use crate::table::answer::{MOST_WORDS, Via};
use crate::table::{Answer, Live, Seq};
use crate::words::Voice;
use crate::words::sheet::log;

use super::games;
use super::page::{self, Page};
use super::problem::Problem;
use super::table::show::happened_to;
use super::visit::{Response, Visit, show_as};

/// As many entries tell what changed.
const LATEST: u32 = 6;

#[derive(Template)]
#[template(path = "act.html")]
struct ActPage<'p> {
    page: &'p Page,
    mark: &'p str,
    words: &'p str,
    who: String,
    game: String,
    code: &'p str,
    state: State,
}

enum State {
    /// It can be played.
    Open {
        question: String,
        would: Option<String>,
        reveals: bool,
    },
    /// The question is gone: the latest entries.
    Closed(Vec<String>),
    /// Somebody else sits there by now: the latest entries.
    Replaced(Vec<String>),
    /// It was played just now, or by the same button before.
    Done {
        left: Option<String>,
    },
    /// It lies sealed until its turn.
    Kept,
    Refused(String),
}

impl State {
    const fn title(&self) -> &'static str {
        match self {
            State::Open { .. } => "act-title",
            State::Closed(_) => "act-closed-title",
            State::Replaced(_) => "act-replaced-title",
            State::Done { .. } => "act-done-title",
            State::Kept => "act-kept-title",
            State::Refused(_) => "act-refused-title",
        }
    }
}

pub async fn form(visit: &mut Visit) -> Response {
    let words = visit.query("say").unwrap_or_default();
    let act = Act::read(visit, &words)?;
    act.speak_to_its_reader(visit);
    let state = match act.question() {
        _ if act.is_replaced() => State::Replaced(act.lately(visit)?),
        Some(ask) => act.open(visit, &ask),
        None => State::Closed(act.lately(visit)?),
    };
    act.show(visit, StatusCode::OK, state)
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["say"])?;
    let words = visit.form.get("say").to_owned();
    let act = Act::read(visit, &words)?;
    act.speak_to_its_reader(visit);
    if act.is_replaced() {
        let lately = act.lately(visit)?;
        return act.show(visit, StatusCode::CONFLICT, State::Replaced(lately));
    }
    let key = act.key();
    let Bound { code, seat, ask, .. } = &act.bound;
    let answer = Answer { seat: *seat, ask: *ask, key: &key, words: &act.words, via: Via::Mail };
    let said = |refusal: &crate::engine::Refusal| {
        let names = games::names(&visit.page, &act.sitters, act.live.seats());
        visit.page.voice_at(&names).say(&refusal.0)
    };
    let (status, state) = match visit.site.house.answer(code, &answer).await? {
        Reply::Done(account) if account.left.is_empty() => (StatusCode::OK, State::Done { left: None }),
        Reply::Done(account) => {
            let mut left = visit.page.text("table-left").word("words", account.left.join("; ")).to_string();
            if let Some(refusal) = &account.refusal {
                left = format!("{left} – {}", said(refusal));
            }
            (StatusCode::OK, State::Done { left: Some(left) })
        }
        Reply::Again(_) => (StatusCode::OK, State::Done { left: None }),
        Reply::Kept => (StatusCode::OK, State::Kept),
        Reply::Stale => (StatusCode::CONFLICT, State::Closed(Act::read(visit, &act.words)?.lately(visit)?)),
        Reply::Refused(refusal) => (StatusCode::UNPROCESSABLE_ENTITY, State::Refused(said(&refusal))),
    };
    act.show(visit, status, state)
}

/// What a link would do.
struct Act {
    bound: Bound,
    mark: String,
    words: String,
    live: Arc<Live>,
    table_id: i64,
    sitters: Vec<Sitter>,
}

impl Act {
    fn read(visit: &mut Visit, words: &str) -> Result<Act, Problem> {
        if !visit.site.limits.acts.allows(&visit.place()) {
            return Err(Problem::TooOften);
        }
        let mark = visit.part("mark").to_owned();
        let bound = Bound::read(&visit.site.config.key, Door::Link, &mark).ok_or(Problem::NotFound)?;
        visit.behind = Some(bound.code.clone());
        if visit.site.house.rests(&bound.code) {
            return Err(Problem::Resting);
        }
        let words = words.trim().to_owned();
        if words.is_empty() || words.len() > MOST_WORDS {
            return Err(Problem::BadRequest);
        }
        let house = &visit.site.house;
        let live = house.table(&bound.code)?;
        if live.standings.get(bound.seat).is_none() {
            return Err(Problem::NotFound);
        }
        let table_id = house.store.table(&bound.code)?.ok_or(Problem::NotFound)?.id;
        let sitters = house.store.sitters(table_id)?;
        Ok(Act { bound, mark, words, live, table_id, sitters })
    }

    /// Is the seat no longer of the player whom the letter was for?
    fn is_replaced(&self) -> bool {
        let sitter = self.sitters.iter().find(|sitter| sitter.seat == self.bound.seat);
        sitter.and_then(Sitter::present) != Some(self.bound.player)
    }

    /// The question, while it is open.
    fn question(&self) -> Option<Ask> {
        let prompt = self.live.prompt(self.bound.seat);
        let is_open = self.live.standings[self.bound.seat].ask == self.bound.ask;
        prompt.question().filter(|_| is_open).cloned()
    }

    /// The same button pressed twice is one request.
    fn key(&self) -> String {
        let digest = Sha256::digest(format!("act\n{}\n{}", self.mark.to_ascii_lowercase(), self.words));
        base32(&digest[..20])
    }

    /// Whoever is not signed in reads the language of the player whom the letter was for.
    fn speak_to_its_reader(&self, visit: &mut Visit) {
        if visit.page.who.is_some() {
            return;
        }
        if let Ok(Some(player)) = visit.site.house.store.player(self.bound.player)
            && let Some(language) = page::spoken(&player, visit.page.asked)
        {
            visit.page.language = language;
        }
    }

    fn open(&self, visit: &Visit, ask: &Ask) -> State {
        let names = games::names(&visit.page, &self.sitters, self.live.seats());
        let voice = visit.page.voice_at(&names);
        let would = way_of(ask, &self.words).map(|way| voice.say(&way.label));
        State::Open { question: voice.say(&ask.sentence), would, reveals: ask.warns() }
    }

    /// What happened lately, as anybody may know it: an old letter may lie in other hands.
    fn lately(&self, visit: &Visit) -> Result<Vec<String>, Problem> {
        let names = games::names(&visit.page, &self.sitters, self.live.seats());
        let voice: Voice<'_> = visit.page.voice_at(&names);
        let first = Seq(self.live.next.0.saturating_sub(LATEST));
        let mut lately = Vec::new();
        for entry in visit.site.house.store.entries(self.table_id, first)? {
            let happened = happened_to(&self.live, &entry, Viewer::Spectator)?;
            lately.extend(log::lines(&voice, &happened.told));
        }
        Ok(lately)
    }

    fn show(&self, visit: &Visit, status: StatusCode, state: State) -> Response {
        let names = games::names(&visit.page, &self.sitters, self.live.seats());
        let shown = ActPage {
            page: &visit.page,
            mark: &self.mark,
            words: &self.words,
            who: names.of(self.bound.seat).into_owned(),
            game: visit.page.game_name(&self.live.table.header.game),
            code: self.bound.code.as_str(),
            state,
        };
        show_as(status, &shown)
    }
}
