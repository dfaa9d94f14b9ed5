//! A link out of a letter. Opening it shows a page with a button; only the button uses it, since machines open links too.

use askama::Template;

use crate::people::Token;
use crate::store::{Naming, Purpose, Used, Way};
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session;
use crate::web::visit::{Answer, Visit, go, show};

use super::sign_in::end_this;

#[derive(Template)]
#[template(path = "account/enter.html")]
struct EnterPage<'p> {
    page: &'p Page,
    link: &'p str,
    /// None if the link cannot be used (any more).
    open: Option<Open>,
}

struct Open {
    address: String,
    confirms: bool,
    guest: Option<String>,
}

fn token(visit: &Visit) -> Result<Token, Problem> {
    Token::shown(visit.part("link")).ok_or(Problem::NotFound)
}

pub async fn form(visit: &mut Visit) -> Answer {
    let token = token(visit)?;
    let link = visit.site.house.store.open_link(&token.digest(), visit.page.now)?;
    let open = link.map(|link| Open {
        address: link.address,
        confirms: link.purpose == Purpose::Address,
        guest: visit.page.name.clone().filter(|_| visit.page.is_guest),
    });
    show(&EnterPage { page: &visit.page, link: token.as_str(), open })
}

pub async fn submit(visit: &mut Visit) -> Answer {
    visit.form.only(&[])?;
    let token = token(visit)?;
    let digest = token.digest();
    let store = &visit.site.house.store;
    let link = store.open_link(&digest, visit.page.now)?;
    let used = match link.map(|link| link.purpose) {
        None => Used::Spent,
        Some(Purpose::Address) => {
            store.change_address(digest, visit.session, visit.page.language.tag(), visit.page.now).await?
        }
        Some(Purpose::SignIn) => return sign_in(visit, &token).await,
    };
    match used {
        Used::In { player, .. } => {
            visit.site.sessions.forget(player);
            visit.flash("flash-address-changed");
            go("/account")
        }
        Used::Taken => {
            visit.flash("flash-not-address-taken");
            go("/account")
        }
        Used::Spent => show(&EnterPage { page: &visit.page, link: token.as_str(), open: None }),
    }
}

async fn sign_in(visit: &mut Visit, link: &Token) -> Answer {
    let (token, session) = session::new_session(&visit.request, Way::Link, visit.page.now);
    let first_number = u32::from(u16::from_le_bytes(crate::people::token::random())) % 9_000 + 1_000;
    let naming = Naming { wish: None, usual: visit.page.text("player-name").to_string(), first_number };
    match visit.site.house.store.sign_in_by_link(link.digest(), naming, session).await? {
        Used::In { is_new, guest, .. } => {
            if let Some(guest) = guest {
                visit.site.sessions.forget(guest);
            }
            end_this(visit).await?;
            visit.carry(&token);
            if is_new {
                visit.flash("flash-welcome");
                return go("/settings");
            }
            go("/games")
        }
        Used::Taken | Used::Spent => show(&EnterPage { page: &visit.page, link: link.as_str(), open: None }),
    }
}
