//! Letters in the browser, for whoever tries Tincan out on their own machine. Anywhere else there is no such page.

use askama::Template;

use crate::mail::Letter;
use crate::table::Timestamp;

use super::options::Reach;
use super::page::Page;
use super::problem::Problem;
use super::visit::{Answer, Visit, show};

#[derive(Template)]
#[template(path = "letters.html")]
struct LettersPage<'p> {
    page: &'p Page,
    letters: Vec<(Timestamp, Letter)>,
}

pub async fn read(visit: &mut Visit) -> Answer {
    if visit.site.config.reach != Reach::Trial || !visit.is_local() {
        return Err(Problem::NotFound);
    }
    let desk = visit.site.desk();
    let letters = visit.site.house.store.letters(30)?.iter().map(|row| (row.at, desk.write(row))).collect();
    show(&LettersPage { page: &visit.page, letters })
}
