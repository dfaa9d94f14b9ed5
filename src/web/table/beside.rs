//! Beside the table: what is said aloud, what a player notes for themselves, and the file of the game.

use actix_web::HttpResponse;
use actix_web::http::header;

use crate::house::{Export, Said};
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};

pub async fn talk(visit: &mut Visit) -> Response {
    visit.form.only(&["words"])?;
    let words = typed(visit.form.get("words"));
    let (code, player) = (visit.code()?.clone(), visit.player()?.id);
    if !visit.site.limits.talk.allows(&player) {
        return Err(Problem::TooOften);
    }
    if !words.is_empty() {
        heard(visit.site.house.say(&code, player, words).await?)?;
        visit.flash("flash-said");
    }
    go(&format!("/t/{code}#talk"))
}

pub async fn notes(visit: &mut Visit) -> Response {
    visit.form.only(&["words"])?;
    let words = typed(visit.form.get("words"));
    let (code, player) = (visit.code()?.clone(), visit.player()?.id);
    if !visit.site.limits.talk.allows(&player) {
        return Err(Problem::TooOften);
    }
    heard(visit.site.house.write_note(&code, player, words).await?)?;
    visit.flash("flash-note-kept");
    go(&format!("/t/{code}#notes"))
}

/// The game as a portable file: what the visitor may know of it, and all of it once it is over.
pub async fn file(visit: &mut Visit) -> Response {
    visit.looks_back()?;
    let code = visit.code()?;
    let text = visit.site.house.export(code, Export::For(visit.viewer()))?;
    let name = format!("attachment; filename=\"{code}.jsonl\"");
    Ok(HttpResponse::Ok()
        .content_type("application/jsonl; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(text))
}

fn heard(said: Said) -> Result<(), Problem> {
    match said {
        Said::Done => Ok(()),
        Said::TooLong => Err(Problem::TooLarge),
        Said::TooOften => Err(Problem::TooOften),
    }
}

/// Words of a text field, with the line ends of this house.
fn typed(words: &str) -> String {
    words.replace("\r\n", "\n").trim().to_owned()
}
