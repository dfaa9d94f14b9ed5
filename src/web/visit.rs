//! One request, once it has been let in: who asks, for what, with which form. Every handler takes a [`Visit`].

use std::net::IpAddr;

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::http::{StatusCode, header};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use crate::engine::{Seat, Viewer};
use crate::people::{Digest, Player, PlayerName, Token};
use crate::store::{Naming, Way};
use crate::table::TableCode;
use crate::words::Language;

use super::limits::place;
use super::page::Page;
use super::problem::Problem;
use super::session;
use super::site::Site;

/// The holes of a path, each with what stands in it.
pub type Parts = Vec<(&'static str, String)>;

/// What a handler gives back. A [`Problem`] becomes an error page in the reader's language.
pub type Response = Result<HttpResponse, Problem>;

pub struct Visit {
    pub request: HttpRequest,
    parts: Parts,
    pub site: Data<Site>,
    /// The frame of the page: language, zone, who is signed in.
    pub page: Page,
    /// Empty unless the request is a POST.
    pub form: Form,
    /// The table in the path, and where the visitor sits at it.
    pub table: Option<AtTable>,
    /// The table that a link without its code leads to.
    pub behind: Option<TableCode>,
    /// Where the request comes from.
    pub client: IpAddr,
    /// The digest of the visitor's cookie; a session if `page.who` is somebody.
    pub session: Digest,
    cookies: Vec<Cookie<'static>>,
}

/// Somebody at a table, or looking on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtTable {
    pub code: TableCode,
    pub seat: Option<Seat>,
}

impl Visit {
    pub(super) fn new(
        request: HttpRequest,
        parts: Parts,
        site: Data<Site>,
        page: Page,
        client: IpAddr,
        session: Digest,
    ) -> Visit {
        Visit {
            request,
            parts,
            site,
            page,
            form: Form::default(),
            table: None,
            behind: None,
            client,
            session,
            cookies: Vec::new(),
        }
    }

    /// Whoever is signed in, as an account or as a guest.
    pub fn player(&self) -> Result<&Player, Problem> {
        self.page.who.as_ref().ok_or(Problem::SignIn)
    }

    /// The table in the path.
    pub fn code(&self) -> Result<&TableCode, Problem> {
        self.table.as_ref().map(|at| &at.code).ok_or(Problem::NotFound)
    }

    /// The visitor's seat at the table in the path.
    pub fn seat(&self) -> Result<Seat, Problem> {
        self.table.as_ref().and_then(|at| at.seat).ok_or(Problem::Forbidden)
    }

    /// With whose eyes the visitor sees the table in the path while the game is on.
    pub fn viewer(&self) -> Viewer {
        self.table.as_ref().and_then(|at| at.seat).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table that is to blame if this panics.
    pub(super) fn fragile(&self) -> Option<&TableCode> {
        self.table.as_ref().map(|at| &at.code).or(self.behind.as_ref())
    }

    /// What stands in a hole of the path; empty if the path has none of that name.
    pub fn part(&self, name: &str) -> &str {
        self.parts.iter().find(|(part, _)| *part == name).map_or("", |(_, value)| value)
    }

    /// A value after the `?` of the address.
    pub fn query(&self, name: &str) -> Option<String> {
        Form::read(self.request.query_string())
            .ok()?
            .fields
            .into_iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value)
    }

    /// Does the request come from this very machine, through nobody else's hands?
    pub fn is_local(&self) -> bool {
        let passed_on = ["x-forwarded-for", "forwarded", "via", "x-real-ip"];
        self.client.is_loopback() && !passed_on.iter().any(|name| self.request.headers().contains_key(*name))
    }

    /// The place of the net limits are counted for.
    pub fn place(&self) -> IpAddr {
        place(self.client)
    }

    /// May one more page be made for this place of the net that takes a whole game to make?
    pub fn looks_back(&self) -> Result<(), Problem> {
        if self.site.limits.looks_back.allows(&self.place()) { Ok(()) } else { Err(Problem::TooOften) }
    }

    pub fn set_cookie(&mut self, cookie: Cookie<'static>) {
        self.cookies.retain(|other| other.name() != cookie.name());
        self.cookies.push(cookie);
    }

    pub(super) fn take_cookies(&mut self) -> Vec<Cookie<'static>> {
        std::mem::take(&mut self.cookies)
    }

    /// Says something on the next page: a message id that begins with `flash-`.
    pub fn flash(&mut self, id: &'static str) {
        let cookie = session::cookie(&self.site.config, "flash", id, None);
        self.set_cookie(cookie);
    }

    /// Gives the visitor the cookie of a session that was just stored.
    pub fn carry(&mut self, token: &Token) {
        self.session = token.digest();
        let cookie = session::session_cookie(&self.site.config, token);
        self.set_cookie(cookie);
    }

    /// Whoever is signed in; somebody unknown becomes a guest, with a name of their own if they gave one.
    pub async fn player_or_guest(&mut self, wish: Option<PlayerName>) -> Result<Player, Problem> {
        if let Some(player) = &self.page.who {
            return Ok(player.clone());
        }
        if !self.site.limits.guests.allows(&self.place()) {
            return Err(Problem::TooOften);
        }
        let (token, session) = session::new_session(&self.request, Way::Guest, self.site.house.now());
        let first_number = u32::from(u16::from_le_bytes(crate::people::token::random())) % 9_000 + 1_000;
        let heard = self.page.asked.map(Language::tag);
        let naming = Naming { wish, usual: self.page.text("guest-name").to_string(), first_number, heard };
        let id = self.site.house.store.admit_guest(naming, session).await?;
        let guest = self.site.house.store.player(id)?.ok_or(Problem::NotFound)?;
        self.carry(&token);
        self.page.welcome(guest.clone(), self.session);
        Ok(guest)
    }
}

/// Does what may wait for the database on a thread that nobody else waits for. A panic there is a panic here.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match actix_web::rt::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(failed) => std::panic::resume_unwind(failed.into_panic()),
    }
}

/// Shows a page.
pub fn show(template: &impl Template) -> Response {
    show_as(StatusCode::OK, template)
}

/// Shows a page with another status: 422 for a form that needs another look, 409 for one that came too late.
pub fn show_as(status: StatusCode, template: &impl Template) -> Response {
    let html = template.render().map_err(|error| Problem::internal(&error))?;
    Ok(page_of(status, html))
}

/// A page that is ready.
pub(super) fn page_of(status: StatusCode, html: impl MessageBody + 'static) -> HttpResponse {
    HttpResponse::build(status).content_type("text/html; charset=utf-8").body(html)
}

/// Sends the reader on after something was done.
pub fn go(path: &str) -> Response {
    Ok(HttpResponse::SeeOther().insert_header((header::LOCATION, path)).finish())
}

/// A path on this site, whatever was typed: nobody is sent elsewhere.
pub fn local_path(path: &str) -> &str {
    let plain = path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|sign| sign.is_ascii_graphic() && sign != b'\\');
    if plain { path } else { "/" }
}

/// The fields of a form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Form {
    fields: Vec<(String, String)>,
}

/// More fields than any page of ours has.
const MOST_FIELDS: usize = 1_000;

impl Form {
    /// Reads `a=b&c=d`, strictly: UTF-8 and nothing else.
    pub fn read(body: &str) -> Result<Form, Problem> {
        let mut fields = Vec::new();
        for pair in body.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            fields.push((decoded(name)?, decoded(value)?));
        }
        if fields.len() > MOST_FIELDS { Err(Problem::BadRequest) } else { Ok(Form { fields }) }
    }

    /// Refuses fields the page did not have, and those it had once but came twice.
    pub fn only(&self, once: &[&str]) -> Result<(), Problem> {
        let known = self.fields.iter().all(|(name, _)| name == "token" || once.contains(&name.as_str()));
        let single = once.iter().all(|name| self.all(name).count() <= 1);
        if known && single { Ok(()) } else { Err(Problem::BadRequest) }
    }

    /// Like [`Form::only`] for a form whose other fields depend on a question: `is_slot` tells them.
    pub fn only_with(&self, once: &[&str], is_slot: impl Fn(&str) -> bool) -> Result<(), Problem> {
        let fields = self.fields.iter().filter(|(name, _)| !is_slot(name)).cloned().collect();
        Form { fields }.only(once)
    }

    /// The first value of a field; empty if it is missing.
    pub fn get(&self, name: &str) -> &str {
        self.all(name).next().unwrap_or_default()
    }

    /// All values of a field.
    pub fn all<'f>(&'f self, name: &str) -> impl Iterator<Item = &'f str> {
        self.fields.iter().filter(move |(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Every field, in the order of the page.
    pub fn fields(&self) -> &[(String, String)] {
        &self.fields
    }
}

fn decoded(text: &str) -> Result<String, Problem> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digit = |digit: Option<u8>| digit.and_then(|digit| char::from(digit).to_digit(16));
                let (high, low) = (digit(rest.next()), digit(rest.next()));
                high.zip(low).map(|(high, low)| (high * 16 + low) as u8).ok_or(Problem::BadRequest)?
            }
            plain => plain,
        });
    }
    String::from_utf8(bytes).map_err(|_| Problem::BadRequest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_is_read_strictly() {
        let form = Form::read("name=Ana+Lu%C3%ADsa&seat=p1&seat=p2&empty=&&flag").unwrap();
        assert_eq!(form.get("name"), "Ana Luísa");
        assert_eq!(form.all("seat").collect::<Vec<_>>(), ["p1", "p2"]);
        assert_eq!((form.get("empty"), form.get("flag"), form.get("none")), ("", "", ""));
        assert!(form.only(&["name", "empty", "flag"]).is_err());
        assert!(form.only(&["name", "seat", "empty", "flag"]).is_err());
        assert!(Form::read("a=1&token=x").unwrap().only(&["a"]).is_ok());
        for wrong in ["a=%", "a=%4", "a=%zz", "a=%FF", "%C3=1"] {
            assert!(Form::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn nobody_is_sent_to_another_site() {
        for foreign in [
            "https://evil.example",
            "//evil.example",
            "/\\evil.example",
            "javascript:alert(1)",
            "",
            "/a b",
            "/a\r\nX: y",
        ] {
            assert_eq!(local_path(foreign), "/", "{foreign}");
        }
        assert_eq!(local_path("/t/7K2QXD?x=1#log"), "/t/7K2QXD?x=1#log");
    }
}
