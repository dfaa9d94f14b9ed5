//! No more letters of one kind: reached from the letter itself, without signing in. Opening the address changes
//! nothing, because mail scanners open addresses; the button does, and so does the one click of a mail program
//! (RFC 8058).

use askama::Template;

use crate::mail::unsubscribe::{self, Wanted};
use crate::people::{How, Topic};
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::visit::{Response, Visit, show};

#[derive(Template)]
#[template(path = "account/stop.html")]
struct StopPage<'p> {
    page: &'p Page,
    mark: &'p str,
    what: &'static str,
    is_done: bool,
}

pub async fn form(visit: &mut Visit) -> Response {
    let wanted = wanted(visit)?;
    answer(visit, &wanted, false)
}

pub async fn submit(visit: &mut Visit) -> Response {
    let wanted = wanted(visit)?;
    let store = &visit.site.house.store;
    match &wanted {
        Wanted::By(player, topic) => store.set_how(*player, *topic, How::Never).await?,
        Wanted::At(address) => {
            let mark = unsubscribe::declined(&visit.site.config.key, address);
            store.decline_invitations(mark, visit.page.now).await?;
        }
    }
    answer(visit, &wanted, true)
}

fn wanted(visit: &Visit) -> Result<Wanted, Problem> {
    unsubscribe::read(&visit.site.config.key, visit.part("stop")).ok_or(Problem::NotFound)
}

fn answer(visit: &Visit, wanted: &Wanted, is_done: bool) -> Response {
    let what = match wanted {
        Wanted::By(_, Topic::Turn) => "stop-turn",
        Wanted::By(_, Topic::Reminder) => "stop-reminder",
        Wanted::By(_, Topic::Game) => "stop-game",
        Wanted::By(_, Topic::Talk) => "stop-talk",
        Wanted::By(_, Topic::Invitation) | Wanted::At(_) => "stop-invitation",
    };
    show(&StopPage { page: &visit.page, mark: visit.part("stop"), what, is_done })
}
