//! Taking over a seat the table has given free: whoever has its link may play on.

use actix_web::http::StatusCode;
use askama::Template;

use crate::house::TakenOver;
use crate::store::Vacancy;
use crate::web::field::Field;
use crate::web::lobby::open::wished_name;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

#[derive(Template)]
#[template(path = "takeover.html")]
struct TakeoverPage<'p> {
    page: &'p Page,
    vacancy: Vacancy,
    name: Field,
}

fn find(visit: &Visit) -> Result<Vacancy, Problem> {
    visit.site.house.store.vacancy(visit.part("link"))?.ok_or(Problem::NotFound)
}

pub async fn form(visit: &mut Visit) -> Response {
    show(&TakeoverPage { page: &visit.page, vacancy: find(visit)?, name: Field::default() })
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["name"])?;
    let vacancy = find(visit)?;
    visit.behind = Some(vacancy.code.clone());
    let name = match wished_name(visit) {
        Ok(name) => name,
        Err(name) => {
            return show_as(StatusCode::UNPROCESSABLE_ENTITY, &TakeoverPage { page: &visit.page, vacancy, name });
        }
    };
    let player = visit.player_or_guest(name).await?;
    let taken = visit.site.house.take_over(&vacancy, &player).await?;
    visit.flash(if taken == TakenOver::Done { "flash-taken-over" } else { "flash-not-seat" });
    go(&format!("/t/{}", vacancy.code))
}
