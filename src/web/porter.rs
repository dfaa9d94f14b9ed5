//! The porter: every request passes here, by one path, and every answer leaves here.
//!
//! In this order: the host, the visitor, the rule of the route, the form and that it is ours, then the handler, which
//! may panic without harm to others; last the headers every answer carries.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::cookie::Cookie;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode, Version};
use actix_web::web::{BytesMut, Data, Payload};
use actix_web::{HttpRequest, HttpResponse};

use crate::house::unwinding;
use crate::people::{Digest, Player, Role, Token};
use crate::table::{TableCode, Timestamp};
use crate::words::Language;

use super::config::Reach;
use super::page::{Asked, Page};
use super::page_cache::{PageCache, Place, Revision};
use super::problem::Problem;
use super::route::{Route, Rule};
use super::session;
use super::site::Site;
use super::visit::{AtTable, Form, Parts, Response, Visit, blocking, go, local_path, page_of};

/// A form of ours is never larger.
pub const MOST_BODY: usize = 64 * 1024;
const BODY_TIME: Duration = Duration::from_secs(10);
const REQUEST_TIME: Duration = Duration::from_secs(30);

/// The page of a table asks for all it needs at once, what waits elsewhere too.
const ASKS_ITSELF: &str = "/t/{code}";

/// No script, no frame, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; \
                      base-uri 'none'; object-src 'none'";

/// Answers a request by the rule of its route.
pub async fn answer(
    request: HttpRequest,
    payload: Payload,
    site: Data<Site>,
    route: &'static Route,
    parts: Parts,
) -> HttpResponse {
    let begun = Instant::now();
    let (mut response, cookies) = let_in(&request, payload, &site, route, parts).await;
    let is_page =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page || response.status().is_redirection() {
        for cookie in cookies {
            if let Err(error) = response.add_cookie(&cookie) {
                tracing::error!("a cookie could not be set: {error}");
            }
        }
    }
    add_headers(response.headers_mut(), site.config.is_secure());
    // What is packed goes out in chunks, and text browsers that speak HTTP/1.0 cannot read those.
    if request.version() < Version::HTTP_11 {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("identity"));
    }
    let taken = begun.elapsed();
    let status = response.status().as_u16();
    site.metrics.answered(route.path, status, taken.as_secs_f64());
    tracing::debug!(method = %request.method(), route = route.path, status, micros = taken.as_micros() as u64, "answered");
    response
}

/// Judges who may come in, runs the handler, and gives the answer with the cookies it sets.
async fn let_in(
    request: &HttpRequest,
    payload: Payload,
    site: &Data<Site>,
    route: &'static Route,
    parts: Parts,
) -> (HttpResponse, Vec<Cookie<'static>>) {
    let shown = session::shown_token(&site.config, request);
    let token = shown.clone().unwrap_or_else(Token::fresh);
    let digest = token.digest();
    let mut cookies = Vec::new();
    if shown.is_none() && route.rule != Rule::Probe {
        cookies.push(session::cookie(&site.config, "tincan", token.as_str(), None));
    }
    let (revision, now) = (site.revision(), site.house.now());
    let (who, found) = match shown.map(|_| site.sessions.find(&site.house, &site.seen, &digest)) {
        None => (None, Ok(())),
        Some(Ok(session)) => (session.map(|session| session.player.clone()), Ok(())),
        Some(Err(error)) => (None, Err(Problem::from(error))),
    };
    let place = who.as_ref().and_then(|reader| {
        let code = parts.iter().find(|(name, _)| *name == "code").and_then(|(_, code)| code.parse().ok());
        let read = code.and_then(|code: TableCode| site.seen.has_looked(reader.id, &code));
        PageCache::place(&site.config, request, route.path, digest, read)
    });
    if let Some(page) = place.as_ref().and_then(|place| site.page_cache.find(place, revision, now))
        && site.config.serves(request.connection_info_host())
    {
        return (page_of(StatusCode::OK, page), cookies);
    }
    let page = frame(request, site, digest, who);
    if page.flash.is_some() && request.method() == Method::GET && route.rule != Rule::Probe {
        let mut spent = session::cookie(&site.config, "flash", "", None);
        spent.make_removal();
        cookies.push(spent);
    }
    let client = client(request, site);
    let mut visit = Visit::new(request.clone(), parts, site.clone(), page, client, digest);
    let answered = match found {
        Ok(()) => serve(&mut visit, payload, route).await,
        Err(problem) => Err(problem),
    };
    let response = match answered {
        Ok(response) => match place {
            Some(place) if response.status() == StatusCode::OK => put_by(site, place, revision, now, response),
            _ => response,
        },
        Err(Problem::SignIn) if request.method() != Method::POST => sign_in(&visit.page.path),
        Err(problem) => problem.page(&visit.page),
    };
    for cookie in visit.take_cookies() {
        cookies.retain(|other| other.name() != cookie.name());
        cookies.push(cookie);
    }
    (response, cookies)
}

/// Keeps a page for the next time it is asked for.
fn put_by(
    site: &Site,
    place: Place,
    revision: Option<Revision>,
    now: Timestamp,
    response: HttpResponse,
) -> HttpResponse {
    let (head, body) = response.into_parts();
    match body.try_into_bytes() {
        Ok(page) => {
            site.page_cache.keep(place, revision, now, page.clone());
            head.set_body(BoxBody::new(page))
        }
        Err(body) => head.set_body(body),
    }
}

async fn serve(visit: &mut Visit, payload: Payload, route: &'static Route) -> Response {
    if route.rule != Rule::Probe && !visit.site.config.serves(visit.request.connection_info_host()) {
        return Err(Problem::ForeignHost);
    }
    if visit.request.method() == Method::POST {
        if !visit.site.limits.posts.allows(&visit.place()) {
            return Err(Problem::TooOften);
        }
        visit.form = read_form(&visit.request, payload, route.rule).await?;
        if !is_from_here(&visit.request, visit) || route.rule != Rule::Mark && !is_ours(visit) {
            return Err(Problem::ForeignForm);
        }
    }
    sit_down(visit)?;
    allowed(visit, route.rule)?;
    if visit.request.method() == Method::GET && route.path != ASKS_ITSELF {
        look_what_waits(visit).await;
    }
    let handled = unwinding((route.handler)(visit));
    let answered = tokio::time::timeout(REQUEST_TIME, handled).await;
    // Whatever a form has done, somebody may have to be told of it.
    if visit.request.method() == Method::POST {
        visit.site.post.ring();
    }
    match answered {
        Err(_) => Err(Problem::TooSlow),
        Ok(Ok(answer)) => answer,
        Ok(Err(panic)) => {
            visit.site.house.panicked(visit.fragile());
            Err(Problem::internal(&format!("{} {panic}", route.path)))
        }
    }
}

/// What waits for the visitor stands at the top of every page they open.
async fn look_what_waits(visit: &Visit) {
    let Some(reader) = visit.page.who.as_ref().map(|player| player.id) else { return };
    let house = Arc::clone(&visit.site.house);
    match blocking(move || house.store.waiting(reader)).await {
        Ok(waits) => visit.page.note_waits(waits),
        Err(error) => tracing::warn!("what waits for a player could not be read: {error}"),
    }
}

/// Finds the table in the path and the visitor's seat at it: the one place where seats are judged.
fn sit_down(visit: &mut Visit) -> Result<(), Problem> {
    let code = match visit.part("code") {
        "" => return Ok(()),
        code => code.parse().map_err(|_| Problem::NotFound)?,
    };
    if visit.site.house.rests(&code) {
        return Err(Problem::Resting);
    }
    let seat = match &visit.page.who {
        Some(player) => visit.site.house.seat_of(&code, player.id)?,
        None => None,
    };
    visit.page.here = Some(code.clone());
    visit.table = Some(AtTable { code, seat });
    Ok(())
}

fn allowed(visit: &Visit, rule: Rule) -> Result<(), Problem> {
    match rule {
        Rule::Public | Rule::Token | Rule::Mark | Rule::Probe => Ok(()),
        Rule::Player => visit.player().map(|_| ()),
        Rule::Seat => visit.player().and_then(|_| visit.seat()).map(|_| ()),
        // Whoever may not enter is not told that there is a door.
        Rule::Admin => match visit.player() {
            Ok(player) if player.role == Role::Admin => Ok(()),
            _ => Err(Problem::NotFound),
        },
    }
}

fn frame(request: &HttpRequest, site: &Data<Site>, digest: Digest, who: Option<Player>) -> Page {
    let cookie =
        |name: &str| request.cookie(&session::cookie_name(&site.config, name)).map(|cookie| cookie.value().to_owned());
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let asked = Asked {
        language: cookie("language")
            .and_then(|tag| tag.parse().ok())
            .or_else(|| accepted.and_then(Language::negotiate)),
        path: request.uri().path_and_query().map_or_else(|| "/".into(), ToString::to_string),
        flash: cookie("flash"),
    };
    Page::new(site.clone(), digest, who, asked)
}

fn sign_in(path: &str) -> HttpResponse {
    let next: String = path
        .bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect();
    go(&format!("/sign-in?next={next}")).expect("a redirection is always made")
}

/// The client's address: the proxy's word only if a proxy is configured, and then the entry the proxy itself wrote.
fn client(request: &HttpRequest, site: &Site) -> IpAddr {
    let peer = request.peer_addr().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.ip());
    let Some(name) = &site.config.proxy_header else { return peer };
    let last = request.headers().get_all(name).last().and_then(|value| value.to_str().ok());
    let last = last.and_then(|value| value.rsplit(',').next()).and_then(|address| address.trim().parse().ok());
    last.unwrap_or(peer)
}

async fn read_form(request: &HttpRequest, payload: Payload, rule: Rule) -> Result<Form, Problem> {
    let kind = request.headers().get(header::CONTENT_TYPE).map_or(&b""[..], HeaderValue::as_bytes);
    let kind = kind.split(|sign| *sign == b';').next().unwrap_or_default().trim_ascii();
    // The one click of a mail program (RFC 8058) says nothing that its address does not say.
    let is_click = rule == Rule::Mark && kind.eq_ignore_ascii_case(b"multipart/form-data");
    if !is_click && !kind.eq_ignore_ascii_case(b"application/x-www-form-urlencoded") {
        return Err(Problem::BadRequest);
    }
    let body = tokio::time::timeout(BODY_TIME, read_body(payload)).await.map_err(|_| Problem::TooSlow)??;
    if is_click {
        return Ok(Form::default());
    }
    Form::read(std::str::from_utf8(&body).map_err(|_| Problem::BadRequest)?)
}

async fn read_body(payload: Payload) -> Result<BytesMut, Problem> {
    match payload.to_bytes_limited(MOST_BODY).await {
        Err(_) => Err(Problem::TooLarge),
        Ok(Err(_)) => Err(Problem::BadRequest),
        Ok(Ok(bytes)) => Ok(BytesMut::from(&bytes[..])),
    }
}

/// Was the form sent from a page of this site, as far as the browser tells? Text browsers tell nothing; for them the
/// mark in the form is what counts. `Origin: null` alone is never a pass.
fn is_from_here(request: &HttpRequest, visit: &Visit) -> bool {
    let said = |name: &str| request.headers().get(name).map(|value| value.to_str().unwrap_or("?"));
    let config = &visit.site.config;
    let is_base = |origin: &str| match config.reach {
        Reach::Public(_) => origin.eq_ignore_ascii_case(&config.base),
        Reach::Trial => origin.strip_prefix("http://").is_some_and(|host| host == request.connection_info_host()),
    };
    let fetched = said("sec-fetch-site");
    if fetched.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return false;
    }
    match said("origin") {
        Some("null") => fetched == Some("same-origin"),
        Some(origin) => is_base(origin),
        None => said("referer").is_none_or(|referer| {
            let origin = referer.match_indices('/').nth(2).map_or(referer, |(end, _)| &referer[..end]);
            is_base(origin)
        }),
    }
}

fn is_ours(visit: &Visit) -> bool {
    visit.form.all("token").count() == 1
        && visit.site.config.key.made_form_mark(&visit.session, visit.form.get("token"))
}

/// The host a request names, as the client sent it.
trait NamedHost {
    fn connection_info_host(&self) -> &str;
}

impl NamedHost for HttpRequest {
    fn connection_info_host(&self) -> &str {
        let header = self.headers().get(header::HOST).and_then(|host| host.to_str().ok());
        header.or_else(|| self.uri().authority().map(actix_web::http::uri::Authority::as_str)).unwrap_or_default()
    }
}

fn add_headers(headers: &mut HeaderMap, secure: bool) {
    let mut set = |name, value| headers.insert(name, HeaderValue::from_static(value));
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(header::CROSS_ORIGIN_OPENER_POLICY, "same-origin");
    set(header::CROSS_ORIGIN_RESOURCE_POLICY, "same-origin");
    set(header::PERMISSIONS_POLICY, "interest-cohort=()");
    if secure {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000; includeSubDomains");
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
}

/// Nothing is registered at this address.
pub async fn lost(visit: &mut Visit) -> Response {
    match visit.request.method() {
        &Method::GET | &Method::HEAD | &Method::POST => Err(Problem::NotFound),
        _ => Err(Problem::WrongMethod),
    }
}

/// The address is known, but not for this method. Whoever only looks, as after a form that came back, is shown the page
/// the form stands on: it lies one step above.
pub async fn wrong_method(visit: &mut Visit) -> Response {
    match visit.request.method() {
        &Method::GET | &Method::HEAD => {
            let (above, _) = visit.request.path().rsplit_once('/').unwrap_or_default();
            go(local_path(above))
        }
        _ => Err(Problem::WrongMethod),
    }
}
