//! Taking one's data along, and leaving for good.

use actix_web::HttpResponse;
use actix_web::http::{StatusCode, header};
use askama::Template;

use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session;
use crate::web::visit::{Answer, Visit, go, show, show_as};

/// Everything kept about the visitor, as a file.
pub async fn export(visit: &mut Visit) -> Answer {
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
}

pub async fn form(visit: &mut Visit) -> Answer {
    let name = &visit.player()?.name;
    show(&LeavePage { page: &visit.page, name, typed: Field::default() })
}

/// Somebody leaves, after typing their name. Their seats stay, under no name.
pub async fn submit(visit: &mut Visit) -> Answer {
    visit.form.only(&["name"])?;
    let player = visit.player()?.clone();
    let typed = Field::new(visit.form.get("name"));
    if typed.value.trim() != player.name {
        let typed = typed.refused(visit.page.text("leave-not-the-name"));
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &LeavePage { page: &visit.page, name: &player.name, typed });
    }
    visit.site.house.store.leave_house(player.id, visit.page.now).await?;
    visit.site.sessions.forget(player.id);
    let mut gone = session::cookie(&visit.site.config, "tincan", "", None);
    gone.make_removal();
    visit.set_cookie(gone);
    visit.flash("flash-left");
    go("/")
}
