//! A personal invitation, as its letter leads to it: the link seats the owner of the mailbox, once, and lets them in. Looking
//! at it changes nothing; they may also say no.

use actix_web::http::StatusCode;
use askama::Template;

use crate::people::Token;
use crate::store::{Accepted, Entering, Gathering, Invitation, Naming, Outcome, Way};
use crate::web::account::familiar;
use crate::web::account::sign_in::{end_this, guest};
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session;
use crate::web::visit::{Response, Visit, go, show_as};
use crate::words::Language;

use super::list::{OpenTable, in_short};
use super::open::wished_name;

#[derive(Template)]
#[template(path = "lobby/invitation.html")]
struct InvitationPage<'p> {
    page: &'p Page,
    table: OpenTable,
    invitation: &'p Invitation,
    link: &'p str,
    name: Field,
}

impl InvitationPage<'_> {
    fn was_used(&self) -> bool {
        self.invitation.outcome == Some(Outcome::Joined)
    }

    fn was_declined(&self) -> bool {
        self.invitation.outcome == Some(Outcome::Declined)
    }

    fn is_open(&self) -> bool {
        self.invitation.is_open(self.page.now)
    }

    fn is_gone(&self) -> bool {
        self.table.gathering.cancelled_at.is_some()
    }
}

fn find(visit: &Visit) -> Result<(Token, Invitation, Gathering), Problem> {
    let store = &visit.site.house.store;
    let token = Token::shown(visit.part("link")).ok_or(Problem::NotFound)?;
    let invitation = store.invitation(&token.digest())?.ok_or(Problem::NotFound)?;
    let code = store.code_of(invitation.table_id)?.ok_or(Problem::NotFound)?;
    let gathering = store.gathering(&code)?.ok_or(Problem::NotFound)?;
    Ok((token, invitation, gathering))
}

fn page(visit: &Visit, name: Field, status: StatusCode) -> Response {
    let (token, invitation, gathering) = find(visit)?;
    let table = in_short(visit, vec![gathering])?.pop().ok_or(Problem::NotFound)?;
    show_as(status, &InvitationPage { page: &visit.page, table, invitation: &invitation, link: token.as_str(), name })
}

pub async fn form(visit: &mut Visit) -> Response {
    page(visit, Field::default(), StatusCode::OK)
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["name", "answer"])?;
    let (token, _, gathering) = find(visit)?;
    visit.behind = Some(gathering.code.clone());
    match visit.form.get("answer") {
        "no" => {
            visit.site.house.store.decline(token.digest()).await?;
            go(&format!("/invitation/{}", token.as_str()))
        }
        "" | "yes" => accept(visit, &token, &gathering).await,
        _ => Err(Problem::BadRequest),
    }
}

async fn accept(visit: &mut Visit, link: &Token, gathering: &Gathering) -> Response {
    let wish = match wished_name(visit) {
        Ok(wish) => wish,
        Err(name) => return page(visit, name, StatusCode::UNPROCESSABLE_ENTITY),
    };
    let (token, session) = session::new_session(&visit.request, Way::Invitation, visit.page.now);
    let first_number = u32::from(u16::from_le_bytes(crate::people::token::random())) % 9_000 + 1_000;
    let entering = Entering {
        session,
        naming: Naming {
            wish,
            usual: visit.page.text("player-name").to_string(),
            first_number,
            heard: visit.page.asked.map(Language::tag),
        },
        here: guest(visit),
        takes_asked: false,
        doors: None,
    };
    match visit.site.house.store.accept(link.digest(), entering).await? {
        Accepted::Seated { address, guests } => {
            guests.into_iter().for_each(|guest| visit.site.sessions.forget(guest));
            end_this(visit).await?;
            visit.carry(&token);
            familiar::remember(visit, &address);
            visit.flash("flash-seated");
            go(&format!("/lobby/{}", gathering.code))
        }
        // The page says which.
        Accepted::Full | Accepted::Closed | Accepted::Spent => page(visit, Field::default(), StatusCode::CONFLICT),
    }
}
