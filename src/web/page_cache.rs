//! Pages that were just made. While nothing in the database has changed and no moment has passed, the same reader gets
//! the same page again: whoever reloads, or comes back from the rules, need not wait for it to be drawn anew.
//!
//! A page is a function of the database, the time, who asks, and what they have read. The store counts the changes of
//! the database; where it cannot ([`Store::revision`](crate::store::Store::revision)), nothing is kept. A page never
//! leaves to another session than the one it was made for.

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::Bytes;
use moka::sync::Cache;

use crate::people::Digest;
use crate::store::Looked;
use crate::table::Timestamp;

use super::config::Config;
use super::session;

/// Routes whose pages are looked at again and again.
const LASTING: &[&str] = &["/t/{code}", "/games"];
/// How long a page says the right time, in microseconds: no page counts seconds.
const MOMENT: i64 = 10_000_000;
/// Bytes of all pages kept.
const MOST_BYTES: u64 = 8 << 20;

/// What a page was made for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    session: Digest,
    path: String,
    /// The languages asked for, as the request has them.
    languages: String,
    /// How far the reader had read the table, if that is not in the database yet.
    read: Option<Looked>,
}

/// What must not have changed for a page to be true: the database, and what is remembered of who is signed in.
pub type Revision = (u64, u64);

#[derive(Clone)]
struct Kept {
    revision: Revision,
    at: Timestamp,
    page: Bytes,
}

pub struct PageCache(Cache<Place, Kept>);

impl Default for PageCache {
    fn default() -> PageCache {
        let weigh = |place: &Place, kept: &Kept| (place.path.len() + kept.page.len() + 200) as u32;
        PageCache(Cache::builder().max_capacity(MOST_BYTES).weigher(weigh).build())
    }
}

impl PageCache {
    /// Where the answer to a request would lie; None if it is not of the lasting kind.
    pub fn place(
        config: &Config,
        request: &HttpRequest,
        route: &str,
        session: Digest,
        read: Option<Looked>,
    ) -> Option<Place> {
        let cookie = |name: &str| request.cookie(&session::cookie_name(config, name));
        let lasting = request.method() == actix_web::http::Method::GET && LASTING.contains(&route);
        if !lasting || cookie("flash").is_some() {
            return None;
        }
        let accepted = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let chosen = cookie("language").map(|cookie| cookie.value().to_owned());
        Some(Place {
            session,
            path: request.uri().path_and_query().map(ToString::to_string)?,
            languages: chosen.or_else(|| accepted.map(str::to_owned)).unwrap_or_default(),
            read,
        })
    }

    /// The page that lies there, if it is still true.
    pub fn find(&self, place: &Place, revision: Option<Revision>, now: Timestamp) -> Option<Bytes> {
        let revision = revision?;
        let kept = self.0.get(place)?;
        let true_still = kept.revision == revision && (0..MOMENT).contains(&(now.0 - kept.at.0));
        true_still.then_some(kept.page)
    }

    /// Puts a page where it can be found again. `revision` was read before the page was made, and before its reader was
    /// found.
    pub fn keep(&self, place: Place, revision: Option<Revision>, at: Timestamp, page: Bytes) {
        if let Some(revision) = revision {
            self.0.insert(place, Kept { revision, at, page });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Seq;
    use crate::web::route::Verb;
    use crate::web::routes::ROUTES;

    #[test]
    fn what_lasts_is_only_looked_at() {
        for path in LASTING {
            assert!(ROUTES.iter().any(|route| route.path == *path && route.method == Verb::Get), "{path}");
        }
    }

    #[test]
    fn a_page_lasts_until_something_changes_or_a_moment_passes() {
        let cache = PageCache::default();
        let place = Place { session: [1; 32], path: "/games".into(), languages: "fr".into(), read: None };
        let (page, at) = (Bytes::from_static(b"page"), Timestamp(1_000));
        cache.keep(place.clone(), Some((7, 1)), at, page.clone());
        assert_eq!(cache.find(&place, Some((7, 1)), at), Some(page));
        assert_eq!(cache.find(&place, Some((8, 1)), at), None);
        assert_eq!(cache.find(&place, Some((7, 2)), at), None, "somebody's choices changed");
        assert_eq!(cache.find(&place, None, at), None);
        let read = Some(Looked { next: Seq(3), fresh: Seq(2), talk: 1 });
        assert_eq!(cache.find(&Place { read, ..place.clone() }, Some((7, 1)), at), None, "the reader has read it");
        assert_eq!(cache.find(&place, Some((7, 1)), Timestamp(at.0 + MOMENT)), None);
        assert_eq!(cache.find(&place, Some((7, 1)), Timestamp(at.0 - 1)), None, "a clock that was set back");
        assert_eq!(cache.find(&Place { session: [2; 32], ..place.clone() }, Some((7, 1)), at), None);
        cache.keep(place.clone(), None, at, Bytes::new());
        assert!(cache.find(&place, Some((7, 1)), at).is_some_and(|page| !page.is_empty()));
    }
}
