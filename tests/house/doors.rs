//! Who is let in where: every route, tried by everybody who might. A route that is not in the list fails.
//!
//! Forms are sent with the mark of a page of ours and a field that no page has: whoever is let in is told that the form
//! makes no sense (400), and nothing changes.

use tincan::engine::Seat;
use tincan::mail::unsubscribe::{Wanted, mark};
use tincan::people::{How, MailAddress, PlayerId, Role, Topic};
use tincan::store::LetterKind;
use tincan::web::route::{Route, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::{Service, Visitor, wait};

/// Those who try, in the order of the columns below.
pub const WHO: [&str; 8] = ["nobody", "guest", "stranger", "spectator", "seat", "other seat", "ex-seat", "admin"];

/// What each of them is answered. `in`: a page. `form`: let in, though the form makes no sense. `ask`: sent to sign in.
/// `who`: must sign in first. `no`: not theirs. `-`: there is no such thing for them. `on`: sent on. One word is for all.
const DOORS: &[(&str, &str)] = &[
    ("GET /healthz", "in"),
    ("GET /readyz", "in"),
    ("GET /metrics", "in"),
    ("GET /static/{name}", "-"),
    ("GET /robots.txt", "in"),
    ("GET /favicon.ico", "in"),
    ("GET /site.webmanifest", "in"),
    ("GET /.well-known/security.txt", "-"),
    ("GET /", "in"),
    ("POST /language", "form"),
    ("GET /t/{code}", "in"),
    ("POST /t/{code}/answer", "who no no no form form no no"),
    ("POST /t/{code}/undo", "who no no no form form no no"),
    ("POST /t/{code}/return", "who no no no form form no no"),
    ("POST /t/{code}/nudge", "who no no no form form no no"),
    ("GET /t/{code}/orders", "ask no no no in in no no"),
    ("POST /t/{code}/orders", "who no no no form form no no"),
    ("POST /t/{code}/at-once", "who no no no form form no no"),
    ("POST /t/{code}/vote", "who no no no form form no no"),
    ("POST /t/{code}/away", "who no no no form form no no"),
    ("GET /seat/{link}", "in"),
    ("POST /seat/{link}", "form"),
    ("POST /t/{code}/talk", "who no no no form form no no"),
    ("POST /t/{code}/notes", "who no no no form form no no"),
    ("GET /t/{code}/game.jsonl", "in"),
    ("GET /t/{code}/at/{seq}", "in"),
    ("GET /t/{code}/record", "in"),
    ("POST /t/{code}/fork", "form"),
    ("GET /rules", "in"),
    ("GET /rules/{game}", "in"),
    ("GET /sign-in", "in"),
    ("POST /sign-in", "form"),
    ("GET /sign-in/sent", "in"),
    ("POST /sign-out", "form"),
    ("GET /enter/{link}", "in"),
    ("POST /enter/{link}", "form"),
    ("GET /settings", "ask in in in in in in in"),
    ("POST /settings", "who form form form form form form form"),
    ("GET /time", "ask in in in in in in in"),
    ("POST /time", "who form form form form form form form"),
    ("POST /time/away", "who form form form form form form form"),
    ("POST /time/back", "who form form form form form form form"),
    ("GET /account", "ask in in in in in in in"),
    ("POST /account/address", "who form form form form form form form"),
    ("POST /account/password", "who form form form form form form form"),
    ("POST /account/password/remove", "who form form form form form form form"),
    ("POST /account/sessions", "who form form form form form form form"),
    ("GET /account/mail", "ask in in in in in in in"),
    ("POST /account/mail", "who form form form form form form form"),
    ("POST /account/mail/again", "who form form form form form form form"),
    ("POST /t/{code}/mail", "who no no no form form no no"),
    ("GET /u/{stop}", "in"),
    ("POST /u/{stop}", "in"),
    ("GET /account/export", "ask in in in in in in in"),
    ("GET /account/leave", "ask in in in in in in in"),
    ("POST /account/leave", "who form form form form form form form"),
    ("GET /left", "in"),
    ("GET /games", "ask in in in in in in in"),
    ("GET /next", "ask on on on on on on on"),
    ("POST /play", "form"),
    ("GET /lobby", "in"),
    ("GET /open/{game}", "in"),
    ("POST /open/{game}", "form"),
    ("GET /lobby/{code}", "in"),
    ("POST /lobby/{code}/join", "form"),
    ("POST /lobby/{code}/leave", "who no no no form form no no"),
    ("POST /lobby/{code}/invite", "who no no no form form no no"),
    ("POST /lobby/{code}/withdraw", "who no no no form form no no"),
    ("POST /lobby/{code}/begin", "who no no no form form no no"),
    ("GET /join/{link}", "in in in in on on in in"),
    ("POST /join/{link}", "form"),
    ("GET /invitation/{link}", "in"),
    ("POST /invitation/{link}", "form"),
    ("POST /t/{code}/again", "who no no no form form no no"),
    ("GET /players", "in"),
    ("GET /players/{player}", "in"),
    ("GET /admin", "- - - - - - - in"),
    ("POST /admin/wake", "- - - - - - - form"),
    ("GET /feed/{token}.atom", "in"),
    ("GET /feed/{token}.ics", "in"),
    ("POST /account/feed", "who form form form form form form form"),
    ("GET /a/{mark}", "in"),
    ("POST /a/{mark}", "form"),
    ("GET /mail", "in"),
];

pub struct World<'s> {
    pub people: Vec<Visitor<'s>>,
    pub table: String,
    gathering: String,
    seat: String,
    join: String,
    invitation: String,
    enter: String,
    pub mark: String,
    stop: String,
    feed: String,
}

impl<'s> World<'s> {
    pub fn new(service: &'s Service) -> World<'s> {
        let house = &service.site.house;
        let [mut seated, mut other, mut former, mut newcomer] =
            ["ana", "boris", "cleo", "dora"].map(|name| service.member(&format!("{name}@example.org")));
        let wish = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", "live")];
        let lobby = seated.post("/open/toy", &wish).goes_to().to_owned();
        for friend in [&mut other, &mut former] {
            friend.post(&format!("{lobby}/join"), &[]).is(303);
        }
        let table = seated.post(&format!("{lobby}/begin"), &[]).goes_to()[3..].to_owned();
        // The third seat goes to somebody else; the second is free.
        let row = house.store.table(&table.parse().unwrap()).unwrap().unwrap();
        for (seat, link) in [(2, "THIRDSEATSLINK0"), (1, "SECONDSEATSLINK")] {
            wait(house.store.vacate(row.id, Seat::new(seat), link.to_lowercase(), house.now())).unwrap();
        }
        newcomer.post("/seat/thirdseatslink0", &[]).is(303);
        former.post(&format!("/t/{table}/notes"), &[("words", "x")]).is(403);
        let wish = [("seats", "3"), ("robots", "0"), ("joining", "public")];
        let gathering = seated.post("/open/toy", &wish).goes_to()[7..].to_owned();
        other.post(&format!("/lobby/{gathering}/join"), &[]).is(303);
        former.post(&format!("/lobby/{gathering}/join"), &[]).is(303);
        former.post(&format!("/lobby/{gathering}/leave"), &[]).is(303);
        let join = house.store.gathering(&gathering.parse().unwrap()).unwrap().unwrap().link;
        seated.post(&format!("/lobby/{gathering}/invite"), &[("address", "asked@example.org")]).is(303);
        let invitation = service.letter(LetterKind::Invitation, "asked@example.org").unwrap();
        let invitation = invitation.rsplit('/').next().unwrap().to_owned();
        let mut spectator = service.member("emil@example.org");
        spectator.get(&format!("/t/{table}")).is(200);
        let admin = service.member("root@example.org");
        assert!(wait(house.store.appoint(&MailAddress::read("root@example.org").unwrap(), Role::Admin)).unwrap());
        service.pulse();
        let mut guest = service.visitor();
        guest.post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
        service.visitor().post("/sign-in", &[("address", "new@example.org"), ("way", "link")]).is(303);
        let enter = service.letter(LetterKind::SignIn, "new@example.org").unwrap()[7..].to_owned();
        let stop = mark(&service.site.config.key, &Wanted::By(PlayerId(1), Topic::Talk));
        // So that the one click of a mail program, which takes any form, finds its work done.
        wait(house.store.set_how(PlayerId(1), Topic::Talk, How::Never)).unwrap();
        let (open, feed) = (service.mark(&table, 0), service.feed(&mut seated));
        let stranger = service.member("stranger@example.org");
        let people = vec![service.visitor(), guest, stranger, spectator, seated, other, former, admin];
        let seat = "secondseatslink".to_owned();
        World { people, table, gathering, seat, join, invitation, enter, mark: open, stop, feed }
    }

    pub fn path(&self, route: &Route) -> String {
        let code = if route.path.starts_with("/lobby/") { &self.gathering } else { &self.table };
        let link = match route.path.split('/').nth(1) {
            Some("join") => &self.join,
            Some("invitation") => &self.invitation,
            Some("seat") => &self.seat,
            _ => &self.enter,
        };
        let say = if route.path == "/a/{mark}" && route.method == Verb::Get { "?say=pass" } else { "" };
        let path = route.path.replace("{code}", code).replace("{link}", link).replace("{mark}", &self.mark);
        let path = path.replace("{stop}", &self.stop).replace("{token}", &self.feed).replace("{game}", "toy");
        let path = path.replace("{player}", "1").replace("{seq}", "0").replace("{name}", "nothing.css");
        assert!(!path.contains('{'), "{path} has a hole that nobody fills");
        format!("{path}{say}")
    }
}

#[test]
fn everybody_is_let_in_where_they_may_and_nowhere_else() {
    let service = Service::start();
    let world = World::new(&service);
    let before = service.rows();
    let mut wrong = Vec::new();
    for route in ROUTES {
        let path = world.path(route);
        let verb = if route.method == Verb::Get { "GET" } else { "POST" };
        let name = format!("{verb} {}", route.path);
        let met: Vec<&str> = world
            .people
            .iter()
            .map(|visitor| {
                let mut visitor = visitor.clone();
                let answer = match route.method {
                    Verb::Get => visitor.get(&path),
                    Verb::Post => visitor.post(&path, &[("surprise", "1")]),
                };
                match (answer.status, answer.header("location").unwrap_or_default()) {
                    (200, _) => "in",
                    (303, to) if to.starts_with("/sign-in?next=") => "ask",
                    (303, _) => "on",
                    (400, _) => "form",
                    (401, _) => "who",
                    (403, _) => "no",
                    (404, _) => "-",
                    (other, _) => panic!("{name}: {other}\n{}", answer.body),
                }
            })
            .collect();
        let met = if met.iter().all(|one| one == &met[0]) { met[0].to_owned() } else { met.join(" ") };
        let known = DOORS.iter().find(|(door, _)| *door == name).map(|(_, wanted)| *wanted);
        if known != Some(met.as_str()) {
            wrong.push(format!("    (\"{name}\", \"{met}\"),"));
        }
    }
    assert!(wrong.is_empty(), "met otherwise, by {WHO:?}:\n{}", wrong.join("\n"));
    assert_eq!(DOORS.len(), ROUTES.len(), "a door that leads nowhere");
    assert_eq!(service.rows(), before);
}

#[test]
fn only_whoever_sits_there_sees_what_the_seat_may_know() {
    let service = Service::start();
    let mut world = World::new(&service);
    let eyes = ["spectator", "spectator", "spectator", "spectator", "p1", "p2", "spectator", "spectator"];
    for ((visitor, wanted), who) in world.people.iter_mut().zip(eyes).zip(WHO) {
        let file = visitor.get(&format!("/t/{}/game.jsonl", world.table)).is(200).body;
        let title: serde_json::Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
        assert_eq!(title["for"], wanted, "{who}");
        let page = visitor.get(&format!("/t/{}", world.table)).is(200).body;
        let form = format!("action=\"/t/{}/answer#ask\"", world.table);
        assert_eq!(page.contains(&form), wanted != "spectator", "{who}");
    }
}
