//! Browsers that were signed in here before. Strangers can use up what a mailbox or a password bears; a browser its
//! owner has used keeps a share of its own.
//!
//! The cookie says only that somebody with a certain address once came in: it opens nothing. It is a mark, so nothing is
//! stored, and checking it takes the same time whoever has that address.

use actix_web::cookie::time::Duration as Age;
use subtle::ConstantTimeEq;

use crate::people::{Key, MailAddress};
use crate::store::{Asker, Doors};
use crate::web::session;
use crate::web::visit::Visit;

const NAME: &str = "familiar";
/// As long as browsers keep any cookie.
const KEPT: Age = Age::days(400);

fn mark(key: &Key, address: &MailAddress) -> String {
    key.mark_of("familiar", &address.key())
}

/// Was this browser signed in with that address before, or is it now?
pub fn is_familiar(visit: &Visit, address: &MailAddress) -> bool {
    let own = visit.page.who.as_ref().and_then(|player| player.address.as_deref());
    let shown = visit.request.cookie(&session::cookie_name(&visit.site.config, NAME));
    let shown = shown.as_ref().map_or("", |cookie| cookie.value());
    let is_marked = bool::from(mark(&visit.site.config.key, address).as_bytes().ct_eq(shown.as_bytes()));
    is_marked || own.is_some_and(|own| own.eq_ignore_ascii_case(address.as_str()))
}

/// Somebody came in with this address.
pub fn remember(visit: &mut Visit, address: &MailAddress) {
    let mark = mark(&visit.site.config.key, address);
    let cookie = session::cookie(&visit.site.config, NAME, &mark, Some(KEPT));
    visit.set_cookie(cookie);
}

/// The browser is left as if nobody had ever been here.
pub fn forget(visit: &mut Visit) {
    for name in ["tincan", NAME] {
        let mut gone = session::cookie(&visit.site.config, name, "", None);
        gone.make_removal();
        visit.set_cookie(gone);
    }
}

/// What wrong passwords are counted by.
pub fn doors(key: &Key, address: &MailAddress) -> Doors {
    let door = |whose: &str| key.mark_of("door", &format!("{whose} {}", address.key()));
    Doors { familiar: door("familiar"), strange: door("strange") }
}

/// Who asks for a link to this address.
pub fn asker(visit: &Visit, address: &MailAddress) -> Asker {
    let place = visit.site.config.key.mark_of("place", &visit.place().to_string());
    Asker { place, was_here: is_familiar(visit, address) }
}
