//! Coming to a table by its link: whoever has it may sit down.

use actix_web::http::StatusCode;
use askama::Template;

use crate::store::Gathering;
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

use super::gathering::sit_down;
use super::list::{OpenTable, in_short};
use super::open::wished_name;

#[derive(Template)]
#[template(path = "lobby/join.html")]
struct JoinPage<'p> {
    page: &'p Page,
    table: OpenTable,
    link: &'p str,
    name: Field,
}

fn find(visit: &Visit) -> Result<Gathering, Problem> {
    let gathering = visit.site.house.store.gathering_by_link(visit.part("link"))?;
    gathering.filter(|gathering| gathering.cancelled_at.is_none()).ok_or(Problem::NotFound)
}

pub async fn form(visit: &mut Visit) -> Response {
    let gathering = find(visit)?;
    if let Some(player) = &visit.page.who
        && visit.site.house.store.seat_of(&gathering.code, player.id)?.is_some()
    {
        return go(&format!("/lobby/{}", gathering.code));
    }
    let link = gathering.link.clone();
    let table = in_short(visit, vec![gathering])?.pop().ok_or(Problem::NotFound)?;
    show(&JoinPage { page: &visit.page, table, link: &link, name: Field::default() })
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["name"])?;
    let gathering = find(visit)?;
    visit.behind = Some(gathering.code.clone());
    match wished_name(visit) {
        Ok(name) => {
            let player = visit.player_or_guest(name).await?;
            sit_down(visit, &gathering, &player).await
        }
        Err(name) => {
            let link = gathering.link.clone();
            let table = in_short(visit, vec![gathering])?.pop().ok_or(Problem::NotFound)?;
            show_as(StatusCode::UNPROCESSABLE_ENTITY, &JoinPage { page: &visit.page, table, link: &link, name })
        }
    }
}
