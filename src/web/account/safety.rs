//! What keeps an account safe: its address, its password, and the devices on which somebody is signed in.

use actix_web::http::StatusCode;
use askama::Template;

use crate::people::password::Check;
use crate::people::{MailAddress, Password, Player};
use crate::store::{LetterKind, NewLetter, NewPassword, Purpose, Session, Way};
use crate::table::header::hex;
use crate::web::feeds;
use crate::web::field::Field;
use crate::web::page::Page;
use crate::web::problem::Problem;
use crate::web::session::FRESH;
use crate::web::visit::{Response, Visit, go, show, show_as};

use super::familiar;
use super::sign_in::{CONFIRM_TIME, post_link};

#[derive(Template)]
#[template(path = "account/account.html")]
struct AccountPage<'p> {
    page: &'p Page,
    address: Option<String>,
    has_password: bool,
    /// The current password is not asked for: somebody just came in by link.
    is_fresh: bool,
    new_address: Field,
    address_password: Field,
    password: Field,
    new_password: Field,
    removed_password: Field,
    devices: Vec<Device>,
    /// What stands in the addresses of the player's feeds.
    feed: String,
}

struct Device {
    session: Session,
    id: String,
    is_this: bool,
}

/// What the forms on this page said, if one was sent.
#[derive(Default)]
struct Sent {
    new_address: Field,
    address_password: Field,
    password: Field,
    new_password: Field,
    removed_password: Field,
}

fn page<'p>(visit: &'p Visit, sent: Sent) -> Result<AccountPage<'p>, Problem> {
    let player = visit.player()?;
    let sessions = visit.site.house.store.sessions(player.id)?;
    let is_fresh = is_fresh(visit)?;
    let number = visit.site.house.store.feed_number(player.id)?.unwrap_or_default();
    let devices = sessions.into_iter().map(|mut session| {
        session.seen_at = visit.site.seen.seen(&session.digest).unwrap_or(session.seen_at);
        Device { id: hex::written(&session.digest), is_this: session.digest == visit.session, session }
    });
    Ok(AccountPage {
        page: &visit.page,
        address: player.address.clone(),
        has_password: player.has_password,
        is_fresh,
        devices: devices.collect(),
        feed: feeds::token(&visit.site.config.key, player.id, number),
        new_address: sent.new_address,
        address_password: sent.address_password,
        password: sent.password,
        new_password: sent.new_password,
        removed_password: sent.removed_password,
    })
}

pub async fn form(visit: &mut Visit) -> Response {
    show(&page(visit, Sent::default())?)
}

fn refuse(visit: &Visit, sent: Sent) -> Response {
    show_as(StatusCode::UNPROCESSABLE_ENTITY, &page(visit, sent)?)
}

/// Did this session begin with a link out of the mailbox, just now?
pub fn is_fresh(visit: &Visit) -> Result<bool, Problem> {
    let session = visit.site.house.store.session(&visit.session)?;
    Ok(session.is_some_and(|session| session.way == Way::Link && visit.page.now.0 - session.created_at.0 < FRESH))
}

/// Whether it is really them: by password, or because they just came in through their mailbox. None if it is, else
/// what to say.
pub async fn doubted(visit: &Visit, typed: &str) -> Result<Option<String>, Problem> {
    let player = visit.player()?;
    if player.is_guest() || is_fresh(visit)? {
        return Ok(None);
    }
    if !player.has_password {
        return Ok(Some(visit.page.text("account-stale").to_string()));
    }
    let Some(address) = player.address.as_deref().and_then(|address| MailAddress::read(address).ok()) else {
        return Err(Problem::Forbidden);
    };
    // Whoever is inside does not wait for those who guess outside.
    let door = familiar::doors(&visit.site.config.key, &address).familiar;
    let store = &visit.site.house.store;
    if !visit.site.limits.own_passwords.allows(&player.id) || !store.may_guess(door.clone(), visit.page.now).await? {
        return Ok(Some(visit.page.text("account-stale").to_string()));
    }
    match visit.site.check_password(typed, store.password_of(player.id)?).await {
        Check::Wrong => Ok(Some(visit.page.text("password-not-yours").to_string())),
        Check::Right | Check::Renew(_) => {
            store.guessed(door).await?;
            Ok(None)
        }
    }
}

pub async fn change_address(visit: &mut Visit) -> Response {
    visit.form.only(&["address", "password"])?;
    let typed = Field::new(visit.form.get("address"));
    let player = visit.player()?.clone();
    let Ok(address) = MailAddress::read(&typed.value) else {
        let why = visit.page.text("address-wrong").to_string();
        return refuse(visit, Sent { new_address: typed.refused(why), ..Sent::default() });
    };
    if let Some(why) = doubted(visit, visit.form.get("password")).await? {
        return refuse(
            visit,
            Sent { new_address: typed, address_password: Field::default().refused(why), ..Sent::default() },
        );
    }
    if !visit.site.limits.letters.allows(&visit.place()) {
        return Err(Problem::TooOften);
    }
    // A guest who gives an address becomes an account, or finds the one they had.
    let (purpose, time) = match player.is_guest() {
        true => (Purpose::SignIn, CONFIRM_TIME / 6),
        false => (Purpose::Address, CONFIRM_TIME),
    };
    post_link(visit, address, purpose, Some(player.id), time).await?;
    go("/sign-in/sent")
}

pub async fn change_password(visit: &mut Visit) -> Response {
    visit.form.only(&["password", "new_password"])?;
    let player = visit.player()?.clone();
    let Some(address) = player.address.as_deref().and_then(|address| MailAddress::read(address).ok()) else {
        return Err(Problem::Forbidden);
    };
    let password = match Password::read(visit.form.get("new_password"), &[&player.name, address.as_str()]) {
        Ok(password) => password,
        Err(why) => {
            let why = visit.page.text(why.message()).to_string();
            return refuse(visit, Sent { new_password: Field::default().refused(why), ..Sent::default() });
        }
    };
    if let Some(why) = doubted(visit, visit.form.get("password")).await? {
        return refuse(visit, Sent { password: Field::default().refused(why), ..Sent::default() });
    }
    let kept = visit.site.keep_password(password).await;
    set_password(visit, &player, address, Some(kept)).await?;
    visit.flash("flash-password-set");
    go("/account")
}

/// From now on only a link by mail opens the account.
pub async fn remove_password(visit: &mut Visit) -> Response {
    visit.form.only(&["password"])?;
    let player = visit.player()?.clone();
    let Some(address) = player.address.as_deref().and_then(|address| MailAddress::read(address).ok()) else {
        return Err(Problem::Forbidden);
    };
    if !player.has_password {
        return go("/account");
    }
    if let Some(why) = doubted(visit, visit.form.get("password")).await? {
        return refuse(visit, Sent { removed_password: Field::default().refused(why), ..Sent::default() });
    }
    set_password(visit, &player, address, None).await?;
    visit.flash("flash-password-removed");
    go("/account")
}

/// Another password or none, and a letter about it.
async fn set_password(
    visit: &Visit,
    player: &Player,
    address: MailAddress,
    kept: Option<String>,
) -> Result<(), Problem> {
    let doors = familiar::doors(&visit.site.config.key, &address);
    let letter = NewLetter {
        kind: if kept.is_some() { LetterKind::PasswordChanged } else { LetterKind::PasswordRemoved },
        address,
        language: visit.page.language.tag(),
        args: serde_json::json!({}),
        at: visit.page.now,
    };
    let new = NewPassword { player: player.id, kept, session: visit.session, letter, doors };
    visit.site.house.store.change_password(new).await?;
    visit.site.sessions.forget(player.id);
    Ok(())
}

/// Ends one session, or all but this one.
pub async fn end_sessions(visit: &mut Visit) -> Response {
    visit.form.only(&["session"])?;
    let player = visit.player()?.id;
    let store = &visit.site.house.store;
    match visit.form.get("session") {
        "others" => store.end_other_sessions(player, visit.session).await?,
        id => {
            let digest = hex::read(id).ok_or(Problem::BadRequest)?;
            store.end_session(player, digest).await?;
        }
    }
    visit.site.sessions.forget(player);
    visit.flash("flash-sessions-ended");
    go("/account")
}
