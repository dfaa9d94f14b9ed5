//! Letters in the browser, for whoever tries Tincan out on their own machine. Anywhere else there is no such page.

use askama::Template;

use crate::mail::Desk;
use crate::mail::seal;
use crate::store::LetterRow;
use crate::table::Timestamp;

use super::config::Reach;
use super::page::Page;
use super::problem::Problem;
use super::visit::{Response, Visit, show};

#[derive(Template)]
#[template(path = "letters.html")]
struct LettersPage<'p> {
    page: &'p Page,
    letters: Vec<Shown>,
}

struct Shown {
    at: Timestamp,
    to: String,
    language: String,
    subject: String,
    lines: Vec<Line>,
}

/// A line of a letter, and where it leads if it is an address.
struct Line {
    indent: String,
    text: String,
    is_address: bool,
}

pub async fn read(visit: &mut Visit) -> Response {
    if visit.site.config.reach != Reach::Trial || !visit.is_local() {
        return Err(Problem::NotFound);
    }
    let desk = visit.site.post.desk();
    let letters = visit.site.house.store.letters(30)?;
    let letters = letters.into_iter().filter_map(|row| shown(&desk, row)).collect();
    show(&LettersPage { page: &visit.page, letters })
}

/// As it was sent; a letter that is still to be written, as it will be, and one that lets its reader in, as it was: its
/// bytes are never kept. None once the bytes of another were taken out.
fn shown(desk: &Desk<'_>, row: LetterRow) -> Option<Shown> {
    let (subject, text) = match (&row.bytes, row.settled_at) {
        (Some(bytes), _) => seal::open(bytes).map(|letter| (letter.subject, letter.text))?,
        (None, settled) if settled.is_none() || row.kind.lets_in() => {
            let letter = desk.write(&row);
            (letter.subject.clone(), letter.text())
        }
        (None, _) => return None,
    };
    let line = |line: &str| {
        let text = line.trim_start();
        let is_address = text.starts_with("http://") || text.starts_with("https://");
        Line { indent: " ".repeat(line.len() - text.len()), text: text.to_owned(), is_address }
    };
    let lines = text.lines().map(line).collect();
    Some(Shown { at: row.at, to: row.address, language: row.language, subject, lines })
}
