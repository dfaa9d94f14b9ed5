//! A form comes back: an answer, or the wish to take one back. The table judges; here only words are carried.

use std::time::Duration;

use actix_web::http::StatusCode;
use sha2::{Digest, Sha256};

use crate::engine::Refusal;
use crate::house::Reply;
use crate::people::token::base32;
use crate::table::answer::{IN_TURN, Report};
use crate::table::{Answer, answer::Via};
use crate::web::draw::reply::spoken as picked_words;
use crate::web::draw::{is_slot, read_answer, typed};
use crate::web::games;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};

use super::orders::next_times;
use super::show::{Back, show_with};

/// So long a form waits for robots that think; then the page renews itself.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// A key is longer only if somebody made it up.
const MOST_KEY: usize = 64;

pub async fn answer(visit: &mut Visit) -> Response {
    visit.form.only_with(&["ask", "key", "way", "words", "was", "unseal", "next"], is_slot)?;
    let (code, seat) = (visit.code()?.clone(), visit.seat()?);
    let (ask, key) = ticket(visit)?;
    let house = &visit.site.house;
    let mut live = house.glimpse(&code)?;
    if live.standings[seat].ask != ask {
        live = house.table(&code)?;
    }
    let form = visit.form.clone();
    let fields: Vec<(&str, &str)> = form.fields().iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let is_typed = typed(&fields).is_some();
    let words = match form.get("unseal") {
        "yes" => String::new(),
        // If the question is gone, the house tells a repeated request from a late one.
        _ if is_typed || live.standings[seat].ask != ask => spoken(visit),
        _ => {
            let prompt = live.prompt(seat);
            match prompt
                .question()
                .filter(|_| form.get("way") != IN_TURN)
                .map(|question| read_answer(question, &fields))
            {
                Some(Ok(words)) => words,
                Some(Err(refusal)) => return refused(visit, &refusal).await,
                None => spoken(visit),
            }
        }
    };
    let answer = Answer { seat, ask, key: &key, words: &words, via: Via::Site };
    let kind = live.prompt(seat).into_question().map(|ask| ask.kind);
    let reply = visit.site.house.answer(&code, &answer).await?;
    if let (Reply::Done(_) | Reply::Kept, Some(kind)) = (&reply, kind) {
        next_times(visit, &kind, &words).await?;
    }
    visit.site.house.robots_answer(&code, PATIENCE).await?;
    match reply {
        Reply::Done(account) if account.left.is_empty() => {
            visit.flash(if account.kept.is_some() { "flash-moved-kept" } else { "flash-moved" });
            go(&format!("/t/{code}#ask"))
        }
        Reply::Done(account) => left_over(visit, account).await,
        Reply::Kept => {
            visit.flash(if words.is_empty() { "flash-unsealed" } else { "flash-sealed" });
            go(&format!("/t/{code}"))
        }
        Reply::Again(_) => go(&format!("/t/{code}")),
        Reply::Stale => stale(visit).await,
        Reply::Refused(refusal) => refused(visit, &refusal).await,
    }
}

pub async fn undo(visit: &mut Visit) -> Response {
    visit.form.only(&["ask", "key"])?;
    let (code, seat) = (visit.code()?.clone(), visit.seat()?);
    let (ask, key) = ticket(visit)?;
    let answer = Answer { seat, ask, key: &key, words: "", via: Via::Site };
    match visit.site.house.undo(&code, &answer).await? {
        Reply::Done(_) => {
            visit.flash("flash-undone");
            go(&format!("/t/{code}"))
        }
        Reply::Again(_) | Reply::Kept => go(&format!("/t/{code}")),
        Reply::Stale => stale(visit).await,
        Reply::Refused(refusal) => refused(visit, &refusal).await,
    }
}

/// Which question is answered, and the key of the request: the key of the page, and what was picked on it. The same page
/// may lie open twice; another choice on its twin is another answer, not the same one again.
fn ticket(visit: &Visit) -> Result<(u32, String), Problem> {
    let ask = visit.form.get("ask").parse().map_err(|_| Problem::BadRequest)?;
    match visit.form.get("key") {
        "" => return Err(Problem::BadRequest),
        key if key.len() > MOST_KEY => return Err(Problem::BadRequest),
        _ => {}
    }
    let mut said = Sha256::new();
    for (name, value) in visit.form.fields().iter().filter(|(name, _)| name != "token") {
        said.update(format!("{}:{name}{}:{value}", name.len(), value.len()));
    }
    Ok((ask, base32(&said.finalize()[..20])))
}

/// What was typed, or else the way that was picked.
fn spoken(visit: &Visit) -> String {
    let fields = visit.form.fields().iter();
    let fields: Vec<(&str, &str)> = fields.map(|(name, value)| (name.as_str(), value.as_str())).collect();
    typed(&fields).map_or_else(|| picked_words(&fields), str::to_owned)
}

/// The steps that were accepted are played; the rest comes back.
async fn left_over(visit: &Visit, account: Report) -> Response {
    let left = account.left.join("; ");
    let mut trouble = visit.page.text("table-left").word("words", &left).to_string();
    if let Some(refusal) = &account.refusal {
        trouble = format!("{trouble} – {}", said(visit, refusal)?);
    }
    let status = if account.refusal.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    show_with(visit, &Back { status, trouble: Some(trouble), fields: vec![("words".into(), left)] }).await
}

async fn refused(visit: &Visit, refusal: &Refusal) -> Response {
    let trouble = Some(said(visit, refusal)?);
    let fields = visit.form.fields().to_vec();
    show_with(visit, &Back { status: StatusCode::UNPROCESSABLE_ENTITY, trouble, fields }).await
}

/// The new question has room for the words that came too late; where there is none, they stand beside the reason.
async fn stale(visit: &Visit) -> Response {
    let words = spoken(visit);
    let live = visit.site.house.table(visit.code()?)?;
    let prompt = live.prompt(visit.seat()?);
    let trouble = match prompt.question().is_some() && !live.keeping.ended {
        true => visit.page.text("table-stale"),
        false => visit.page.text("table-closed").word("words", &words),
    };
    let trouble = Some(trouble.to_string());
    show_with(visit, &Back { status: StatusCode::CONFLICT, trouble, fields: vec![("words".into(), words)] }).await
}

/// A refusal in the reader's language, with the names of this table.
fn said(visit: &Visit, refusal: &Refusal) -> Result<String, Problem> {
    let live = visit.site.house.table(visit.code()?)?;
    let sitters = visit.site.house.sitters(visit.code()?)?;
    let names = games::names(&visit.page, &sitters, live.seats());
    Ok(visit.page.voice_at(&names).say(&refusal.0))
}
