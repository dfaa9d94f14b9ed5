//! Coming in: a link by mail, or a password for those who set one. What is answered never tells who is known here.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;
use serde_json::json;

use crate::people::password::Check;
use crate::people::{MailAddress, PlayerId};
use crate::store::{LetterKind, NewLetter, NewLink, Purpose, Way};
use crate::table::Timestamp;
use crate::table::header::hex;
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session;
use crate::web::visit::{Response, Visit, go, local_path, show, show_as};

use super::familiar;

/// A link that signs in is good for ten minutes.
const LINK_TIME: i64 = 10 * 60 * 1_000_000;
/// A link that confirms an address, for an hour.
pub const CONFIRM_TIME: i64 = 60 * 60 * 1_000_000;

#[derive(Template)]
#[template(path = "account/sign_in.html")]
struct SignInPage<'p> {
    page: &'p Page,
    /// Where a link shall go.
    address: Field,
    /// The address that stands beside a password.
    account: Field,
    password: Field,
    next: String,
}

pub async fn form(visit: &mut Visit) -> Response {
    let next = visit.query("next").unwrap_or_default();
    let next = if next.is_empty() { String::new() } else { local_path(&next).to_owned() };
    let empty = Field::default;
    show(&SignInPage { page: &visit.page, address: empty(), account: empty(), password: empty(), next })
}

pub async fn submit(visit: &mut Visit) -> Response {
    visit.form.only(&["address", "password", "way", "next"])?;
    if !visit.site.limits.sign_ins.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    let typed = visit.form.get("address").to_owned();
    let next = local_path(visit.form.get("next")).to_owned();
    let has_password = visit.form.get("way") == "password";
    let Ok(address) = MailAddress::read(&typed) else {
        let (kept, wrong) = (Field::new(&typed), Field::new(&typed).refused(visit.page.text("address-wrong")));
        let (address, account) = if has_password { (kept, wrong) } else { (wrong, kept) };
        let page = SignInPage { page: &visit.page, address, account, password: Field::default(), next };
        return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
    };
    if has_password {
        return by_password(visit, address, next).await;
    }
    if !visit.site.limits.letters.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    post_link(visit, address, Purpose::SignIn, guest(visit), LINK_TIME).await?;
    go("/sign-in/sent")
}

#[derive(Template)]
#[template(path = "account/sent.html")]
struct SentPage<'p> {
    page: &'p Page,
}

pub async fn sent(visit: &mut Visit) -> Response {
    show(&SentPage { page: &visit.page })
}

/// The guest who wants to sign in.
pub fn guest(visit: &Visit) -> Option<PlayerId> {
    visit.page.who.as_ref().filter(|player| player.is_guest()).map(|player| player.id)
}

async fn by_password(visit: &mut Visit, address: MailAddress, next: String) -> Response {
    let typed = visit.form.get("password").to_owned();
    let doors = familiar::doors(&visit.site.config.key, &address);
    let door = if familiar::is_familiar(visit, &address) { doors.familiar } else { doors.strange };
    let store = &visit.site.house.store;
    let in_time = visit.site.limits.passwords.allows(&(address.key(), visit.place()));
    let is_open = in_time && store.may_guess(door.clone(), visit.page.now).await?;
    let known = store.player_at(&address)?;
    let kept = known.as_ref().filter(|_| is_open).and_then(|(_, kept)| kept.clone());
    let check = visit.site.check_password(&typed, kept).await;
    let player = match (known, check) {
        (Some((player, _)), Check::Right) => player,
        (Some((player, _)), Check::Renew(kept)) => {
            visit.site.house.store.renew_password(player, kept).await?;
            player
        }
        _ => {
            // Said of an address nobody has, too.
            let why = if in_time && !is_open { "password-rests" } else { "password-wrong" };
            let password = Field::default().refused(visit.page.text(why));
            let (address, account) = (Field::new(address.as_str()), Field::new(address.as_str()));
            let page = SignInPage { page: &visit.page, address, account, password, next };
            return show_as(StatusCode::UNPROCESSABLE_ENTITY, &page);
        }
    };
    let guest = guest(visit);
    end_this(visit).await?;
    let (token, session) = session::new_session(&visit.request, Way::Password, visit.site.house.now());
    visit.site.house.store.begin_session(player, guest, door, session).await?;
    visit.carry(&token);
    familiar::remember(visit, &address);
    go(if next == "/" { "/games" } else { &next })
}

/// Ends the session the visitor came with: signing in always gives a new token.
pub async fn end_this(visit: &Visit) -> Result<(), Problem> {
    if let Some(player) = &visit.page.who {
        visit.site.house.store.end_session(player.id, visit.session).await?;
        visit.site.sessions.forget(player.id);
    }
    Ok(())
}

/// Writes down a link and its letter. Whether the mailbox had enough letters is nobody's business but ours.
pub async fn post_link(
    visit: &Visit,
    address: MailAddress,
    purpose: Purpose,
    player: Option<PlayerId>,
    time: i64,
) -> Result<(), Problem> {
    let nonce: [u8; 16] = crate::people::token::random();
    let token = visit.site.config.key.link(purpose.word(), &nonce);
    let at = visit.site.house.now();
    let kind = match purpose {
        Purpose::SignIn => LetterKind::SignIn,
        Purpose::Address => LetterKind::Confirm,
    };
    let args = json!({ "nonce": hex::written(&nonce) });
    let letter = NewLetter { kind, address: address.clone(), language: visit.page.language.tag(), args, at };
    let link = NewLink {
        digest: token.digest(),
        nonce: nonce.to_vec(),
        purpose,
        asker: familiar::asker(visit, &address),
        address,
        player,
        at,
        expires_at: Timestamp(at.0 + time),
    };
    visit.site.house.store.post_link(link, letter).await?;
    Ok(())
}

/// Goes out, and takes everything along.
pub async fn sign_out(visit: &mut Visit) -> Response {
    visit.form.only(&[])?;
    end_this(visit).await?;
    familiar::forget(visit);
    clear_browser(go("/")?)
}

/// Nothing of the pages seen so far stays in the browser.
pub fn clear_browser(mut response: HttpResponse) -> Response {
    let everything = actix_web::http::header::HeaderValue::from_static("\"cache\", \"cookies\", \"storage\"");
    response.headers_mut().insert(actix_web::http::header::HeaderName::from_static("clear-site-data"), everything);
    Ok(response)
}
