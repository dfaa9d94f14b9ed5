//! A link out of a letter. Opening it shows a page with a button; only the button uses it, since machines open links too.

use actix_web::http::StatusCode;
use askama::Template;

use crate::people::{MailAddress, Token};
use crate::store::links::OpenLink;
use crate::store::{Entering, Naming, Purpose, Used, Way};
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session;
use crate::web::visit::{Response, Visit, go, show, show_as};
use crate::words::Language;

use super::familiar;
use super::sign_in::{end_this, guest};

#[derive(Template)]
#[template(path = "account/enter.html")]
struct EnterPage<'p> {
    page: &'p Page,
    link: &'p str,
    opens: Opens,
}

/// What a link does for whoever holds it.
enum Opens {
    /// It cannot be used (any more).
    Nothing,
    /// The address of an account, which must be signed in here: who reads a mailbox need not own the account.
    OfAccount,
    Address(MailAddress),
    House {
        address: MailAddress,
        /// The guest of this browser, whose games come along.
        here: Option<String>,
        /// Another guest asked for the link: what they are called, and how many games could come along.
        asked: Option<(String, i64)>,
    },
}

fn token(visit: &Visit) -> Result<Token, Problem> {
    Token::shown(visit.part("link")).ok_or(Problem::NotFound)
}

fn opens(visit: &Visit, link: Option<OpenLink>) -> Result<Opens, Problem> {
    let Some(link) = link else { return Ok(Opens::Nothing) };
    match link.purpose {
        Purpose::Address if visit.page.who.as_ref().map(|player| player.id) != link.player => Ok(Opens::OfAccount),
        Purpose::Address => Ok(Opens::Address(link.address)),
        Purpose::SignIn => {
            let other = link.player.filter(|player| Some(*player) != guest(visit));
            let asked = other.map(|player| visit.site.house.store.guest(player)).transpose()?.flatten();
            Ok(Opens::House {
                address: link.address,
                here: visit.page.name.clone().filter(|_| visit.page.is_guest),
                asked: asked.filter(|(_, games)| *games > 0),
            })
        }
    }
}

pub async fn form(visit: &mut Visit) -> Response {
    let token = token(visit)?;
    let link = visit.site.house.store.open_link(&token.digest(), visit.page.now)?;
    show(&EnterPage { page: &visit.page, link: token.as_str(), opens: opens(visit, link)? })
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["games"])?;
    let token = token(visit)?;
    let link = visit.site.house.store.open_link(&token.digest(), visit.page.now)?;
    match opens(visit, link)? {
        Opens::Nothing => spent(visit, &token),
        Opens::OfAccount => {
            let page = EnterPage { page: &visit.page, link: token.as_str(), opens: Opens::OfAccount };
            show_as(StatusCode::FORBIDDEN, &page)
        }
        Opens::Address(address) => change_address(visit, &token, &address).await,
        Opens::House { address, .. } => sign_in(visit, &token, &address).await,
    }
}

fn spent(visit: &Visit, link: &Token) -> Response {
    show(&EnterPage { page: &visit.page, link: link.as_str(), opens: Opens::Nothing })
}

async fn change_address(visit: &mut Visit, link: &Token, address: &MailAddress) -> Response {
    let (player, language) = (visit.player()?.id, visit.page.language.tag());
    let store = &visit.site.house.store;
    match store.change_address(link.digest(), player, visit.session, language, visit.page.now).await? {
        Used::In { player, .. } => {
            visit.site.sessions.forget(player);
            familiar::remember(visit, address);
            visit.flash("flash-address-changed");
            go("/account")
        }
        Used::Taken => {
            visit.flash("flash-not-address-taken");
            go("/account")
        }
        Used::Spent => spent(visit, link),
    }
}

async fn sign_in(visit: &mut Visit, link: &Token, address: &MailAddress) -> Response {
    let (token, session) = session::new_session(&visit.request, Way::Link, visit.page.now);
    let first_number = u32::from(u16::from_le_bytes(crate::people::token::random())) % 9_000 + 1_000;
    let usual = visit.page.text("player-name").to_string();
    let here = guest(visit);
    let entering = Entering {
        session,
        naming: Naming { wish: None, usual, first_number, heard: visit.page.asked.map(Language::tag) },
        here,
        takes_asked: visit.form.get("games") == "take",
        doors: Some(familiar::doors(&visit.site.config.key, address)),
    };
    match visit.site.house.store.sign_in_by_link(link.digest(), entering).await? {
        Used::In { is_new, guests, .. } => {
            let elsewhere = guests.iter().any(|guest| Some(*guest) != here);
            guests.into_iter().for_each(|guest| visit.site.sessions.forget(guest));
            end_this(visit).await?;
            visit.carry(&token);
            familiar::remember(visit, address);
            match (elsewhere, is_new) {
                (true, _) => visit.flash("flash-taken-along"),
                (false, true) => visit.flash("flash-welcome"),
                (false, false) => {}
            }
            go(if is_new { "/settings" } else { "/games" })
        }
        Used::Taken | Used::Spent => spent(visit, link),
    }
}
