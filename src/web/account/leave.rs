//! Taking one's data along, and leaving for good.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, go, show, show_as};

use super::familiar;
use super::safety::{doubted, is_fresh};
use super::sign_in::clear_browser;

/// Everything kept about the visitor, as a file.
pub async fn export(visit: &mut Visit) -> Response {
    let everything = visit.site.house.store.all_about(visit.player()?.id)?;
    let text = serde_json::to_string_pretty(&everything).map_err(|error| Problem::internal(&error))?;
    Ok(HttpResponse::Ok()
        .content_type("application/json; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"tincan.json\""))
        .body(text))
}

#[derive(Template)]
#[template(path = "account/leave.html")]
struct LeavePage<'p> {
    page: &'p Page,
    name: &'p str,
    typed: Field,
    /// Is the password asked for?
    asks: bool,
    password: Field,
}

fn page(visit: &Visit, typed: Field, password: Field) -> Result<LeavePage<'_>, Problem> {
    let player = visit.player()?;
    let asks = player.has_password && !is_fresh(visit)?;
    Ok(LeavePage { page: &visit.page, name: &player.name, typed, asks, password })
}

pub async fn form(visit: &mut Visit) -> Response {
    show(&page(visit, Field::default(), Field::default())?)
}

/// Somebody leaves, after typing their name and showing that it is them. Their seats stay, under no name.
pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["name", "password"])?;
    let player = visit.player()?.clone();
    let typed = Field::new(visit.form.get("name"));
    if typed.value.trim() != player.name {
        let typed = typed.refused(visit.page.text("leave-not-the-name"));
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page(visit, typed, Field::default())?);
    }
    if let Some(why) = doubted(visit, visit.form.get("password")).await? {
        let password = Field::default().refused(why);
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page(visit, typed, password)?);
    }
    visit.site.house.store.leave_house(player.id, visit.page.now).await?;
    visit.site.sessions.forget(player.id);
    familiar::forget(visit);
    clear_browser(go("/left")?)
}

#[derive(Template)]
#[template(path = "account/left.html")]
struct LeftPage<'p> {
    page: &'p Page,
}

/// Farewell. A page of its own: the browser has just forgotten every cookie, also the one that says what was done.
pub async fn left(visit: &mut Visit) -> Response {
    show(&LeftPage { page: &visit.page })
}
