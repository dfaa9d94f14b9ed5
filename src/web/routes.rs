//! Every address of the site, in one list: path, method, who may come, and who answers. `tests/house` walks it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::web::{self, Data, Payload, ServiceConfig};
use matchit::Router;

use super::account::{enter, leave, mailing, safety, settings, sign_in, stop, time};
use super::lobby::{gathering, invitation, inviting, join, list, open};
use super::route::{Route, Rule, Verb};
use super::site::Site;
use super::visit::Parts;
use super::{act, admin, feeds, files, games, health, home, letters, players, porter, rules, table};

macro_rules! routes {
    ($($method:ident $path:literal $rule:ident => $($handler:ident)::+,)+) => {
        &[$(Route {
            method: Verb::$method,
            path: $path,
            rule: Rule::$rule,
            handler: |visit| Box::pin($($handler)::+(visit)),
        }),+]
    };
}

pub static ROUTES: &[Route] = routes![
    Get "/healthz" Probe => health::alive,
    Get "/readyz" Probe => health::ready,
    Get "/metrics" Probe => health::figures,
    Get "/static/{name}" Public => files::file,
    Get "/robots.txt" Public => files::robots,
    Get "/favicon.ico" Public => files::favicon,
    Get "/site.webmanifest" Public => files::manifest,
    Get "/.well-known/security.txt" Public => files::security,
    Get "/" Public => home::front,
    Post "/language" Public => home::language,
    Get "/t/{code}" Public => table::show::show,
    Post "/t/{code}/answer" Seat => table::answer::answer,
    Post "/t/{code}/undo" Seat => table::answer::undo,
    Post "/t/{code}/return" Seat => table::clock::take_back,
    Post "/t/{code}/nudge" Seat => table::clock::nudge,
    Post "/t/{code}/at-once" Seat => table::clock::at_once,
    Get "/t/{code}/orders" Seat => table::orders::show,
    Post "/t/{code}/orders" Seat => table::orders::change,
    Post "/t/{code}/vote" Seat => table::clock::vote,
    Post "/t/{code}/away" Seat => table::clock::away_here,
    Get "/seat/{link}" Token => table::takeover::form,
    Post "/seat/{link}" Token => table::takeover::submit,
    Post "/t/{code}/talk" Seat => table::beside::talk,
    Post "/t/{code}/notes" Seat => table::beside::notes,
    Get "/t/{code}/game.jsonl" Public => table::beside::file,
    Get "/t/{code}/at/{seq}" Public => table::replay::at,
    Get "/t/{code}/record" Public => table::record::show,
    Post "/t/{code}/fork" Public => table::fork::submit,
    Get "/rules" Public => rules::list,
    Get "/rules/{game}" Public => rules::show,
    Get "/sign-in" Public => sign_in::form,
    Post "/sign-in" Public => sign_in::submit,
    Get "/sign-in/sent" Public => sign_in::sent,
    Post "/sign-out" Public => sign_in::sign_out,
    Get "/enter/{link}" Token => enter::form,
    Post "/enter/{link}" Token => enter::submit,
    Get "/settings" Player => settings::form,
    Post "/settings" Player => settings::submit,
    Get "/time" Player => time::form,
    Post "/time" Player => time::save,
    Post "/time/away" Player => time::away,
    Post "/time/back" Player => time::back,
    Get "/account" Player => safety::form,
    Post "/account/address" Player => safety::change_address,
    Post "/account/password" Player => safety::change_password,
    Post "/account/password/remove" Player => safety::remove_password,
    Post "/account/sessions" Player => safety::end_sessions,
    Get "/account/mail" Player => mailing::form,
    Post "/account/mail" Player => mailing::submit,
    Post "/account/mail/again" Player => mailing::again,
    Post "/t/{code}/mail" Seat => mailing::about_table,
    Get "/u/{stop}" Mark => stop::form,
    Post "/u/{stop}" Mark => stop::submit,
    Get "/account/export" Player => leave::export,
    Get "/account/leave" Player => leave::form,
    Post "/account/leave" Player => leave::submit,
    Get "/left" Public => leave::left,
    Get "/games" Player => games::list,
    Get "/next" Player => games::next,
    Post "/play" Public => open::play,
    Get "/lobby" Public => list::lobby,
    Get "/open/{game}" Public => open::form,
    Post "/open/{game}" Public => open::submit,
    Get "/lobby/{code}" Public => gathering::form,
    Post "/lobby/{code}/join" Public => gathering::join,
    Post "/lobby/{code}/leave" Seat => gathering::leave,
    Post "/lobby/{code}/invite" Seat => inviting::invite,
    Post "/lobby/{code}/withdraw" Seat => inviting::withdraw,
    Post "/lobby/{code}/begin" Seat => gathering::begin,
    Get "/join/{link}" Token => join::form,
    Post "/join/{link}" Token => join::submit,
    Get "/invitation/{link}" Token => invitation::form,
    Post "/invitation/{link}" Token => invitation::submit,
    Post "/t/{code}/again" Seat => inviting::again,
    Get "/players" Public => players::list,
    Get "/players/{player}" Public => players::profile,
    Get "/admin" Admin => admin::overview,
    Post "/admin/wake" Admin => admin::wake,
    Get "/feed/{token}.atom" Token => feeds::atom,
    Get "/feed/{token}.ics" Token => feeds::calendar,
    Post "/account/feed" Player => feeds::renew,
    Get "/a/{mark}" Mark => act::form,
    Post "/a/{mark}" Mark => act::submit,
    Get "/mail" Public => letters::read,
];

static LOST: Route =
    Route { method: Verb::Get, path: "?", rule: Rule::Public, handler: |visit| Box::pin(porter::lost(visit)) };

static WRONG_METHOD: Route =
    Route { method: Verb::Get, path: "?", rule: Rule::Public, handler: |visit| Box::pin(porter::wrong_method(visit)) };

/// All paths in one tree; each leads to its routes.
static TREE: LazyLock<Router<Vec<&'static Route>>> = LazyLock::new(|| {
    let mut paths: BTreeMap<&'static str, Vec<&'static Route>> = BTreeMap::new();
    for route in ROUTES {
        paths.entry(route.path).or_default().push(route);
    }
    let mut tree = Router::new();
    for (path, routes) in paths {
        tree.insert(path, routes).expect("no two paths of the list say the same");
    }
    tree
});

/// The route a request is for, whatever it asks: where there is none, one that says so.
fn find(method: &Method, path: &str) -> (&'static Route, Parts) {
    let Ok(found) = TREE.at(path) else { return (&LOST, Parts::new()) };
    let verb = match *method {
        Method::GET | Method::HEAD => Some(Verb::Get),
        Method::POST => Some(Verb::Post),
        _ => None,
    };
    match found.value.iter().find(|route| Some(route.method) == verb) {
        Some(route) => (route, found.params.iter().map(|(name, value)| (name, value.to_owned())).collect()),
        None => (&WRONG_METHOD, Parts::new()),
    }
}

/// Hangs the list into the server. Its own router would try one pattern after another.
pub fn register(config: &mut ServiceConfig) {
    config.default_service(web::to(async |request: HttpRequest, payload: Payload, site: Data<Site>| {
        let (route, parts) = find(request.method(), request.path());
        porter::answer(request, payload, site, route, parts).await
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_found_by_its_path() {
        for route in ROUTES {
            let filled = route.path.replace(['{', '}'], "");
            let method = if route.method == Verb::Get { Method::GET } else { Method::POST };
            let (found, parts) = find(&method, &filled);
            assert!(std::ptr::eq(found, route), "{filled} leads to {}", found.path);
            assert_eq!(parts.len(), route.path.matches('{').count(), "{filled}");
            assert!(parts.iter().all(|(name, value)| name == value), "{filled} {parts:?}");
        }
    }

    #[test]
    fn what_is_not_in_the_list_is_not_found() {
        for (method, path, wanted) in [
            (Method::GET, "/nothing", &LOST),
            (Method::GET, "/t/", &LOST),
            (Method::GET, "/t/a/b/c/d", &LOST),
            (Method::GET, "/feed/x.txt", &LOST),
            (Method::PUT, "/", &WRONG_METHOD),
            (Method::GET, "/sign-out", &WRONG_METHOD),
            (Method::POST, "/games", &WRONG_METHOD),
        ] {
            assert!(std::ptr::eq(find(&method, path).0, wanted), "{method} {path}");
        }
    }
}
