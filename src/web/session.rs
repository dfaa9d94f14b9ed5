//! The cookie, and who it belongs to. A visitor without a session has a cookie too: forms are bound to it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration as Age;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::header;
use moka::sync::Cache;

use crate::house::House;
use crate::people::{Digest, PlayerId, Token};
use crate::store::{NewSession, Session, StoreError, Way};
use crate::table::Timestamp;

use super::config::Config;
use super::seen::Seen;

const DAY: i64 = 24 * 60 * 60 * 1_000_000;
/// Unused for so long, a session is over.
pub const IDLE: i64 = 14 * DAY;
/// However much it is used.
pub const ABSOLUTE: i64 = 30 * DAY;
/// Within this time after signing in by link, a new password needs no old one.
pub const FRESH: i64 = 15 * 60 * 1_000_000;

/// Sessions in use, kept in memory for a moment: another node may have ended one.
pub struct Sessions {
    kept: Cache<Digest, Arc<Session>>,
    /// Counts what was forgotten: whatever was read before that is not kept after.
    generation: AtomicU64,
}

impl Default for Sessions {
    fn default() -> Sessions {
        let kept = Cache::builder().max_capacity(50_000).time_to_live(Duration::from_secs(10)).build();
        Sessions { kept, generation: AtomicU64::new(0) }
    }
}

impl Sessions {
    /// The session of a cookie, if it is not over.
    pub fn find(&self, house: &House, seen: &Seen, digest: &Digest) -> Result<Option<Arc<Session>>, StoreError> {
        let generation = self.generation();
        let session = match self.kept.get(digest) {
            Some(session) => session,
            None => match house.store.session(digest)? {
                Some(session) => {
                    let session = Arc::new(session);
                    self.keep(*digest, &session, generation);
                    session
                }
                None => return Ok(None),
            },
        };
        let now = house.now();
        let last = seen.seen(digest).unwrap_or(session.seen_at).max(session.seen_at);
        let over = now.0 - last.0 >= IDLE || now.0 - session.created_at.0 >= ABSOLUTE;
        if over {
            return Ok(None);
        }
        seen.saw(*digest, now);
        Ok(Some(session))
    }

    /// Changes whenever somebody's sessions or choices do.
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::SeqCst)
    }

    /// Keeps a session, unless something was forgotten since before it was read.
    fn keep(&self, digest: Digest, session: &Arc<Session>, generation: u64) {
        self.kept.insert(digest, Arc::clone(session));
        if self.generation() != generation {
            self.kept.invalidate(&digest);
        }
    }

    /// All sessions are read anew: what was seen has been noted down.
    pub fn refresh(&self) {
        self.kept.invalidate_all();
    }

    /// Somebody's sessions or choices changed.
    pub fn forget(&self, player: PlayerId) {
        self.generation.fetch_add(1, Ordering::SeqCst);
        let theirs: Vec<Digest> =
            self.kept.iter().filter(|(_, session)| session.player.id == player).map(|(digest, _)| *digest).collect();
        theirs.iter().for_each(|digest| self.kept.invalidate(digest));
    }
}

/// The name of a cookie: with the prefix that binds it to this host where there is HTTPS.
pub fn cookie_name(config: &Config, name: &str) -> String {
    if config.is_secure() { format!("__Host-{name}") } else { name.to_owned() }
}

/// A cookie that scripts cannot read and other sites cannot use.
pub fn cookie(config: &Config, name: &str, value: &str, age: Option<Age>) -> Cookie<'static> {
    let mut cookie = Cookie::build(cookie_name(config, name), value.to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(config.is_secure());
    if let Some(age) = age {
        cookie = cookie.max_age(age);
    }
    cookie.finish()
}

/// The cookie of a session.
pub fn session_cookie(config: &Config, token: &Token) -> Cookie<'static> {
    cookie(config, "tincan", token.as_str(), Some(Age::seconds(ABSOLUTE / 1_000_000)))
}

/// The token a request carries.
pub fn shown_token(config: &Config, request: &HttpRequest) -> Option<Token> {
    request.cookie(&cookie_name(config, "tincan")).and_then(|cookie| Token::shown(cookie.value()))
}

/// A session for whoever just came in, and the token to give them.
pub fn new_session(request: &HttpRequest, way: Way, at: Timestamp) -> (Token, NewSession) {
    let token = Token::fresh();
    let session = NewSession { digest: token.digest(), way, device: device(request), at };
    (token, session)
}

/// A device as its owner would recognise it: "Firefox, Linux". Not more of the browser's header than that.
fn device(request: &HttpRequest) -> String {
    let agent = request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let known = |names: &[&'static str]| names.iter().find(|name| agent.contains(**name)).copied();
    let browser = known(&["Firefox", "Edg", "OPR", "Chrome", "Safari", "w3m", "Lynx", "Links", "curl"]);
    let system = known(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"]);
    let browser = browser.map(|name| match name {
        "Edg" => "Edge",
        "OPR" => "Opera",
        other => other,
    });
    [browser, system].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::store::{Address, Naming, Store};

    #[test]
    fn what_was_read_before_something_was_forgotten_is_not_kept() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&Address::Sqlite(folder.path().join("tincan.db"))).unwrap();
        let house = House::new(store, &[], Clock::at(Timestamp(1_800_000_000_000_000)));
        let digest = Token::fresh().digest();
        let session = NewSession { digest, way: Way::Guest, device: String::new(), at: house.now() };
        let naming = Naming { wish: None, usual: "Guest".into(), first_number: 1_000, heard: None };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let player = runtime.block_on(house.store.admit_guest(naming, session)).unwrap();
        let (sessions, seen) = (Sessions::default(), Seen::default());
        // The row is read, the session ends, and only then is the row kept.
        let (generation, row) = (sessions.generation(), Arc::new(house.store.session(&digest).unwrap().unwrap()));
        sessions.forget(player);
        sessions.keep(digest, &row, generation);
        assert!(sessions.kept.get(&digest).is_none());
        assert!(sessions.find(&house, &seen, &digest).unwrap().is_some());
        assert!(sessions.kept.get(&digest).is_some(), "otherwise it is");
        sessions.forget(player);
        assert!(sessions.kept.get(&digest).is_none());
    }
}
