//! Beside the table: what is said aloud, what a player notes for themselves, and the file of the game.

use actix_web::HttpResponse;
use actix_web::http::header;

use crate::house::Export;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go};

const LONGEST_REMARK: usize = 2_000;
const LONGEST_NOTE: usize = 8_000;

pub async fn talk(visit: &mut Visit) -> Response {
    visit.form.only(&["words"])?;
    let words = fitting(visit.form.get("words"), LONGEST_REMARK)?;
    let (code, player) = (visit.code()?.clone(), visit.player()?.id);
    if !visit.site.limits.talk.allows(&player) {
        return Err(Problem::TooOften);
    }
    if !words.is_empty() {
        let house = &visit.site.house;
        house.store.say(table_id(visit)?, player, words, house.now()).await?;
        visit.flash("flash-said");
    }
    go(&format!("/t/{code}#talk"))
}

pub async fn notes(visit: &mut Visit) -> Response {
    visit.form.only(&["words"])?;
    let words = fitting(visit.form.get("words"), LONGEST_NOTE)?;
    let (code, player) = (visit.code()?.clone(), visit.player()?.id);
    if !visit.site.limits.talk.allows(&player) {
        return Err(Problem::TooOften);
    }
    let house = &visit.site.house;
    house.store.write_note(table_id(visit)?, player, words, house.now()).await?;
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

fn table_id(visit: &Visit) -> Result<i64, Problem> {
    Ok(visit.site.house.store.table(visit.code()?)?.ok_or(Problem::NotFound)?.id)
}

/// Words of a text field, with the line ends of this house.
fn fitting(words: &str, longest: usize) -> Result<String, Problem> {
    let words = words.replace("\r\n", "\n").trim().to_owned();
    if words.chars().count() > longest { Err(Problem::TooLarge) } else { Ok(words) }
}
