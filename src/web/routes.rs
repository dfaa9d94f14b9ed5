//! Every address of the site, in one list: path, method, who may come, and who answers. `tests/house` walks it.

use std::pin::Pin;

use actix_web::HttpRequest;
use actix_web::web::{self, Data, Payload, ServiceConfig};

use super::account::{enter, leave, mailing, safety, settings, sign_in, stop, time};
use super::lobby::{gathering, join, list, open};
use super::site::Site;
use super::visit::{Answer, Visit};
use super::{act, admin, assets, feeds, games, health, home, letters, metrics, players, porter, rules, table};

pub type Handler = for<'v> fn(&'v mut Visit) -> Pin<Box<dyn Future<Output = Answer> + 'v>>;

/// One address and method.
pub struct Route {
    pub method: Verb,
    pub path: &'static str,
    pub rule: Rule,
    pub handler: Handler,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Changes nothing. HEAD is answered too.
    Get,
    /// Needs the mark of a form of ours.
    Post,
}

/// Who may come in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Anybody.
    Public,
    /// Whoever is signed in, guests included.
    Player,
    /// Whoever sits at the table in the path.
    Seat,
    /// Those the operator appointed; for others there is nothing here.
    Admin,
    /// Whoever has the secret that is part of the address.
    Token,
    /// Whoever has the mark of an open question that is part of the address. A form sent there needs no mark of its own:
    /// mail programs show pages without cookies.
    Mark,
    /// Machines that watch the service, under any host name and without cookies.
    Probe,
}

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
    Get "/metrics" Probe => metrics::show,
    Get "/static/{name}" Public => assets::file,
    Get "/robots.txt" Public => assets::robots,
    Get "/.well-known/security.txt" Public => assets::security,
    Get "/" Public => home::front,
    Post "/language" Public => home::language,
    Get "/t/{code}" Public => table::show::show,
    Post "/t/{code}/answer" Seat => table::answer::answer,
    Post "/t/{code}/undo" Seat => table::answer::undo,
    Post "/t/{code}/return" Seat => table::clock::take_back,
    Post "/t/{code}/nudge" Seat => table::clock::nudge,
    Post "/t/{code}/vote" Seat => table::clock::vote,
    Post "/t/{code}/away" Seat => table::clock::away_here,
    Get "/seat/{link}" Token => table::takeover::form,
    Post "/seat/{link}" Token => table::takeover::submit,
    Post "/t/{code}/talk" Seat => table::beside::talk,
    Post "/t/{code}/notes" Seat => table::beside::notes,
    Get "/t/{code}/game.jsonl" Public => table::beside::file,
    Get "/t/{code}/at/{seq}" Public => table::replay::at,
    Get "/t/{code}/record" Public => table::record::show,
    Post "/t/{code}/play-on" Public => table::play_on::submit,
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
    Get "/games" Player => games::list,
    Get "/next" Player => games::next,
    Post "/play" Public => open::play,
    Get "/lobby" Public => list::lobby,
    Get "/open/{game}" Public => open::form,
    Post "/open/{game}" Public => open::submit,
    Get "/lobby/{code}" Public => gathering::form,
    Post "/lobby/{code}/join" Public => gathering::join,
    Post "/lobby/{code}/leave" Seat => gathering::leave,
    Post "/lobby/{code}/invite" Seat => gathering::invite,
    Post "/lobby/{code}/begin" Seat => gathering::begin,
    Get "/join/{link}" Token => join::form,
    Post "/join/{link}" Token => join::submit,
    Post "/t/{code}/again" Seat => gathering::again,
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

/// Hangs the list into the server.
pub fn register(config: &mut ServiceConfig) {
    let mut paths: Vec<&'static str> = Vec::new();
    for route in ROUTES.iter().filter(|route| !route.path.is_empty()) {
        if !paths.contains(&route.path) {
            paths.push(route.path);
        }
    }
    for path in paths {
        let mut resource = web::resource(path);
        for route in ROUTES.iter().filter(|route| route.path == path) {
            let handler = move |request: HttpRequest, payload: Payload, site: Data<Site>| {
                porter::answer(request, payload, site, route)
            };
            resource = match route.method {
                Verb::Get => resource.route(web::get().to(handler)).route(web::head().to(handler)),
                Verb::Post => resource.route(web::post().to(handler)),
            };
        }
        config.service(resource.default_service(web::to(
            |request: HttpRequest, payload: Payload, site: Data<Site>| {
                porter::answer(request, payload, site, &WRONG_METHOD)
            },
        )));
    }
    config.default_service(web::to(|request: HttpRequest, payload: Payload, site: Data<Site>| {
        porter::answer(request, payload, site, &LOST)
    }));
}

static WRONG_METHOD: Route =
    Route { method: Verb::Get, path: "?", rule: Rule::Public, handler: |visit| Box::pin(porter::wrong_method(visit)) };
