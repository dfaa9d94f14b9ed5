//! Walks the list of routes: a new route is under these rules before anybody thinks of it.

use tincan::store::LetterKind;
use tincan::web::route::{Route, Rule, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::{Response, Service, Visitor, wait};

/// A house with people in it, and a value for each hole in a path.
struct World<'s> {
    service: &'s Service,
    host: Visitor<'s>,
    stranger: Visitor<'s>,
    admin: Visitor<'s>,
    gathering: String,
    table: String,
    join: String,
    invitation: String,
    enter: String,
    /// Of the host's open question.
    mark: String,
    /// Of the host's feeds.
    feed: String,
}

fn world(service: &Service) -> World<'_> {
    let mut host = service.member("ana@example.org");
    let gathering = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "public")]);
    let gathering = gathering.goes_to().rsplit('/').next().unwrap().to_owned();
    let table =
        host.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().rsplit('/').next().unwrap().to_owned();
    let join = service.site.house.store.gathering(&gathering.parse().unwrap()).unwrap().unwrap().link;
    host.post(&format!("/lobby/{gathering}/invite"), &[("address", "asked@example.org")]).is(303);
    let invitation = service.letter(LetterKind::Invitation, "asked@example.org").unwrap();
    let admin = service.member("root@example.org");
    let address = tincan::people::MailAddress::read("root@example.org").unwrap();
    assert!(wait(service.site.house.store.appoint(&address, tincan::people::Role::Admin)).unwrap());
    let mut asking = service.visitor();
    asking.post("/sign-in", &[("address", "new@example.org"), ("way", "link")]).is(303);
    let enter = service.letter(LetterKind::SignIn, "new@example.org").unwrap();
    let stranger = service.member("stranger@example.org");
    // The admin's session was looked up before the appointment.
    service.site.sessions.forget(tincan::people::PlayerId(2));
    let mark = service.mark(&table, 0);
    let feed = service.feed(&mut host);
    World { service, host, stranger, admin, gathering, table, join, invitation, enter, mark, feed }
}

impl World<'_> {
    fn path(&self, route: &Route) -> String {
        let code = if route.path.starts_with("/lobby/") { &self.gathering } else { &self.table };
        let link = match route.path.split('/').nth(1) {
            Some("join") => &self.join,
            Some("invitation") => &self.invitation,
            _ => &self.enter,
        };
        let link = link.rsplit('/').next().unwrap();
        let say = if route.path.starts_with("/a/") && route.method == Verb::Get { "?say=bet+1" } else { "" };
        let path = route
            .path
            .replace("{code}", code)
            .replace("{mark}", &self.mark)
            .replace("{token}", &self.feed)
            .replace("{link}", link)
            .replace("{stop}", "zzz")
            .replace("{game}", "toy")
            .replace("{player}", "1")
            .replace("{seq}", "0")
            .replace("{name}", "nothing.css");
        format!("{path}{say}")
    }

    fn everybody(&self) -> [(&'static str, Visitor<'_>); 4] {
        [
            ("nobody", self.service.visitor()),
            ("host", self.host.clone()),
            ("stranger", self.stranger.clone()),
            ("admin", self.admin.clone()),
        ]
    }
}

#[track_caller]
fn carries_the_headers(what: &str, response: &Response) {
    for (name, value) in [
        (
            "content-security-policy",
            "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
        ),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    ] {
        assert_eq!(response.header(name), Some(value), "{what}: {name}");
    }
    let kept = match response.status {
        200 if what.contains("/static/") => "public, max-age=31536000, immutable",
        200 if what.contains("/favicon.ico") => "public, max-age=604800",
        _ => "no-store",
    };
    assert_eq!(response.header("cache-control"), Some(kept), "{what}");
    if let Some(kind) = response.header("content-type") {
        let is_picture = ["image/png", "image/x-icon"].contains(&kind);
        assert!(kind.contains("charset=utf-8") || is_picture, "{what}: {kind}");
    }
}

#[track_caller]
fn has_nothing_inline(what: &str, response: &Response) {
    if !response.header("content-type").is_some_and(|kind| kind.starts_with("text/html")) {
        return;
    }
    let body = response.body.to_lowercase();
    for banned in ["<script", "<style", "javascript:", " style=", "<iframe", "<base", "<object"] {
        assert!(!body.contains(banned), "{what}: {banned}");
    }
    for tag in body.split('<').filter_map(|tag| tag.split_once('>')).map(|(tag, _)| tag) {
        let inside = tag.split('"').step_by(2).collect::<Vec<_>>().join("");
        let handler = inside.split_whitespace().find(|word| word.starts_with("on") && word.ends_with('='));
        assert_eq!(handler, None, "{what}: <{tag}>");
    }
}

#[test]
fn reading_changes_nothing_and_every_answer_is_armoured() {
    let service = Service::start();
    let world = world(&service);
    let before = service.rows();
    for route in ROUTES.iter().filter(|route| route.method == Verb::Get) {
        for method in ["GET", "HEAD"] {
            for (who, mut visitor) in world.everybody() {
                let path = world.path(route);
                let response = visitor.send(method, &path, &[], None);
                let what = format!("{method} {path} by {who}");
                assert!(response.status < 500, "{what}: {}", response.status);
                carries_the_headers(&what, &response);
                has_nothing_inline(&what, &response);
            }
        }
        assert_eq!(service.rows(), before, "{} changed something", route.path);
    }
    for path in
        ["/nothing", "/t/WRONG!", "/players/x", "/open/chess", "/join/zzz", "/enter/zzz", "/a/zzz", "/%ff", "/t/ZZZZZZ"]
    {
        let response = service.visitor().get(path).is(404);
        carries_the_headers(path, &response);
        has_nothing_inline(path, &response);
    }
    carries_the_headers("PUT /", &service.visitor().send("PUT", "/", &[], None).is(405));
}

#[test]
fn a_form_that_is_not_ours_changes_nothing() {
    let service = Service::start();
    let mut world = world(&service);
    let foreign = world.stranger.token();
    let mut host = world.host.clone();
    let own = host.token();
    let here = format!("http://{}", service.listen);
    let before = service.rows();
    for route in ROUTES.iter().filter(|route| route.method == Verb::Post) {
        let path = world.path(route);
        let mut send = |token: Option<&str>, headers: &[(&str, &str)]| {
            let body = token.map(|token| format!("token={token}")).unwrap_or_default();
            let mut all = vec![("Content-Type", "application/x-www-form-urlencoded")];
            all.extend_from_slice(headers);
            host.send("POST", &path, &all, Some(body.as_bytes()))
        };
        let wrong = "0".repeat(own.len());
        let answers = [
            ("no token", send(None, &[])),
            ("a wrong token", send(Some(&wrong), &[])),
            ("a stranger's token", send(Some(&foreign), &[])),
            ("a foreign origin", send(Some(&own), &[("Origin", "https://evil.example")])),
            ("no origin at all", send(Some(&own), &[("Origin", "null")])),
            ("a fetch from elsewhere", send(Some(&own), &[("Origin", &here), ("Sec-Fetch-Site", "cross-site")])),
            ("a foreign page", send(Some(&own), &[("Referer", "https://evil.example/page")])),
        ];
        for (how, response) in answers {
            // Where the address is the proof, a form needs none; yet it must come from here.
            let missing = if route.path.starts_with("/a/") { 422 } else { 404 };
            let wanted = if route.rule == Rule::Mark && how.ends_with("token") { missing } else { 403 };
            assert_eq!(response.status, wanted, "{} with {how}", route.path);
            carries_the_headers(route.path, &response);
            has_nothing_inline(route.path, &response);
        }
        assert_eq!(service.rows(), before, "{} changed something", route.path);
    }
}

#[test]
fn a_field_that_no_page_has_is_refused() {
    let service = Service::start();
    let world = world(&service);
    let before = service.rows();
    for route in ROUTES.iter().filter(|route| route.method == Verb::Post) {
        let mut visitor = if route.rule == Rule::Admin { world.admin.clone() } else { world.host.clone() };
        let status = visitor.post(&world.path(route), &[("surprise", "1")]).status;
        // A mark that nobody made opens no door at all.
        let expected = if route.rule == Rule::Mark { [400, 404].as_slice() } else { &[400] };
        assert!(expected.contains(&status), "{} {status}", route.path);
    }
    assert_eq!(service.rows(), before);
}

#[test]
fn every_route_is_listed_once() {
    for (place, route) in ROUTES.iter().enumerate() {
        let twin = ROUTES[..place].iter().find(|other| other.path == route.path && other.method == route.method);
        assert!(twin.is_none(), "{} is listed twice", route.path);
        assert!(route.path.starts_with('/'), "{}", route.path);
        let seated = route.path.contains("{code}");
        assert!(route.rule != Rule::Seat || seated, "{}: a seat at which table?", route.path);
    }
}

/// As after a form that came back, when its reader chooses another language or follows the address again.
#[test]
fn whoever_only_looks_at_the_address_of_a_form_is_led_to_its_page() {
    let service = Service::start();
    let world = world(&service);
    let is_read = |path: &str| ROUTES.iter().any(|route| route.method == Verb::Get && route.path == path);
    for route in ROUTES.iter().filter(|route| route.method == Verb::Post && !is_read(route.path)) {
        let page = world.host.clone().get(&world.path(route)).goes_to().to_owned();
        let response = world.host.clone().get(&page);
        assert!([200, 303, 404].contains(&response.status), "{} leads to {page}: {}", route.path, response.status);
        let lost = response.status == 404;
        assert_eq!(lost, route.path.starts_with("/admin"), "{} leads to {page}", route.path);
    }
}
