//! Whose address is seen by whom: every page, feed and file, opened by everybody who might, and every letter, searched for
//! addresses that are neither the reader's own nor typed by them.

use tincan::mail::seal;
use tincan::people::MailAddress;
use tincan::store::LetterKind;
use tincan::web::route::{Route, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::{HOUR, Service, Visitor, wait};
use crate::house::doors::{WHO, World};

/// The addresses of those in [`WHO`], in their order.
const OWN: [&str; 8] = ["", "", "stranger", "emil", "ana", "boris", "cleo", "root"];
/// What the one on the seat, who is the host, typed.
const TYPED: [&str; 3] = ["friend@example.org", "away@example.org", "asked@example.org"];

fn own(who: usize) -> String {
    let own = OWN[who];
    if own.is_empty() { String::new() } else { format!("{own}@example.org") }
}

/// May this reader see that address?
fn may_see(reader: &str, address: &str) -> bool {
    reader == address || reader == "ana@example.org" && TYPED.contains(&address)
}

/// Addresses of people in a text, however they are written in HTML or in a link.
fn addresses(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace("%40", "@").replace("&#64;", "@").replace("&#x40;", "@");
    let is_part = |sign: char| sign.is_ascii_alphanumeric() || ".+-_".contains(sign);
    let around = |at: usize| {
        let before = text[..at].rsplit(|sign| !is_part(sign)).next().unwrap_or_default();
        let after = text[at + 1..].split(|sign| !is_part(sign)).next().unwrap_or_default();
        format!("{before}@{}", after.trim_end_matches('.'))
    };
    let all = text.match_indices('@').map(|(at, _)| around(at));
    all.filter(|address| address.ends_with("@example.org") && MailAddress::read(address).is_ok()).collect()
}

/// A house where everything was done that an address is needed for.
struct Lived<'s> {
    service: &'s Service,
    world: World<'s>,
    /// Tables in play, over, and gathering.
    codes: Vec<String>,
    /// Where the same people gather again.
    rematch: String,
}

/// Plays a table without deadlines to its end.
pub fn play_out(service: &Service, table: &str) {
    let (house, code) = (&service.site.house, table[3..].parse().unwrap());
    for _ in 0..100 {
        let Some(seat) = house.table(&code).unwrap().position.asked().iter().next() else { return };
        wait(house.lapse(&code, seat)).unwrap();
    }
    panic!("{table} does not end");
}

impl<'s> Lived<'s> {
    fn new(service: &'s Service) -> Lived<'s> {
        let mut world = World::new(service);
        let store = &service.site.house.store;
        let [_, _, _, _, ana, boris, cleo, _] = &mut world.people[..] else { unreachable!() };
        boris.post("/account/password", &[("new_password", "correct horse battery")]).is(303);
        let wish = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", "none")];
        let lobby = ana.post("/open/toy", &wish).goes_to().to_owned();
        for friend in [&mut *boris, &mut *cleo] {
            friend.post(&format!("{lobby}/join"), &[]).is(303);
        }
        let table = ana.post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
        boris.post(&format!("{table}/talk"), &[("words", "well met")]).is(303);
        wait(service.site.post.carry());
        service.pass(HOUR);
        wait(service.site.post.carry());
        play_out(service, &table);
        let rematch = ana.post(&format!("{table}/again"), &[]).goes_to().to_owned();
        for typed in TYPED {
            ana.post(&format!("{rematch}/invite"), &[("address", typed)]).is(303);
        }
        // What cannot be delivered is told to the host.
        let lost = ["cleo@example.org", "away@example.org"];
        for row in store.letters(1_000).unwrap() {
            if row.kind == LetterKind::Invitation && lost.contains(&row.address.as_str()) {
                let reason = format!("550 5.1.1 <{}>: no such user", row.address);
                wait(store.bounced(row.id, reason, service.site.house.now())).unwrap();
            }
        }
        service.pass(HOUR);
        wait(service.site.post.carry());
        service.pulse();
        let codes = store.all_tables().unwrap().iter().map(|row| row.code.to_string()).collect();
        Lived { service, world, codes, rematch }
    }

    /// Every path that a route stands for.
    fn paths(&self, route: &Route, visitor: &Visitor<'_>) -> Vec<String> {
        if route.path.contains("{code}") {
            return self.codes.iter().map(|code| route.path.replace("{code}", code).replace("{seq}", "1")).collect();
        }
        match route.path {
            "/players/{player}" => (1..=8).map(|player| format!("/players/{player}")).collect(),
            "/admin" => vec!["/admin".into(), "/admin?who=example.org".into()],
            path if path.starts_with("/feed/") => {
                let mut visitor = visitor.clone();
                let signed_in = visitor.get("/account").status == 200;
                signed_in.then(|| path.replace("{token}", &self.service.feed(&mut visitor))).into_iter().collect()
            }
            _ => vec![self.world.path(route)],
        }
    }

    /// Addresses that somebody sees and should not, with where; and how many they see rightly.
    fn search_pages(&self) -> (Vec<String>, usize) {
        let (mut found, mut seen) = (Vec::new(), 0);
        // The page of all letters is there for whoever tries the house out alone, on their own machine.
        let is_read = |route: &&Route| route.method == Verb::Get && route.path != "/mail";
        for (who, visitor) in self.world.people.iter().enumerate() {
            for route in ROUTES.iter().filter(is_read) {
                for path in self.paths(route, visitor) {
                    let page = visitor.clone().get(&path);
                    assert_ne!(page.status, 429, "{path}");
                    let reader = if route.path == "/enter/{link}" { "new@example.org".into() } else { own(who) };
                    for address in addresses(&page.body) {
                        match may_see(&reader, &address) {
                            true => seen += 1,
                            false => found.push(format!("{} sees {address} on {path}", WHO[who])),
                        }
                    }
                }
            }
            self.service.pass(HOUR);
        }
        found.dedup();
        (found, seen)
    }

    /// The same of letters, in whatever part of them.
    fn search_letters(&self) -> (Vec<String>, usize) {
        let (mut found, mut kinds) = (Vec::new(), std::collections::BTreeSet::new());
        let desk = self.service.site.post.desk();
        for row in self.service.site.house.store.letters(1_000).unwrap() {
            let text = match &row.bytes {
                Some(bytes) => {
                    let open = seal::open(bytes).unwrap();
                    let head = String::from_utf8_lossy(bytes);
                    let head = head.split("\r\n\r\n").next().unwrap_or_default();
                    format!("{head}\n{}\n{}", open.subject, open.text)
                }
                None => {
                    let letter = desk.write(&row);
                    format!("{}\n{}", letter.subject, letter.text())
                }
            };
            kinds.insert(row.kind.word());
            let seen = addresses(&text).into_iter().filter(|address| !may_see(&row.address, address));
            found.extend(seen.map(|address| format!("{} reads {address} in a letter ({})", row.address, row.kind)));
        }
        (found, kinds.len())
    }
}

#[test]
fn nobody_sees_an_address_that_is_not_theirs_or_typed_by_them() {
    let service = Service::start();
    let lived = Lived::new(&service);
    let (pages, seen) = lived.search_pages();
    assert!(pages.is_empty(), "{pages:#?}");
    assert!(seen >= 10, "people see their own addresses, or the search is blind: {seen}");
    let (letters, kinds) = lived.search_letters();
    assert!(letters.is_empty(), "{letters:#?}");
    assert!(kinds >= 7, "{kinds} kinds of letters");

    // As it once was: those who played together were asked as if the host had typed their addresses.
    service.run_sql(
        "UPDATE invitations SET player_id = NULL, address = 'cleo@example.org' \
         WHERE player_id = (SELECT id FROM players WHERE address = 'cleo@example.org')",
    );
    let (found, _) = lived.search_pages();
    assert_eq!(found, [format!("seat sees cleo@example.org on {}", lived.rematch)]);
    service.run_sql(
        "UPDATE letters SET bytes = NULL, args = '{\"address\":\"cleo@example.org\",\"game\":\"toy\"}' \
         WHERE kind = 'undelivered' AND args LIKE '%\"who\"%'",
    );
    assert_eq!(lived.search_letters().0, ["ana@example.org reads cleo@example.org in a letter (undelivered)"]);
}

#[test]
fn who_is_asked_to_play_again_is_named_and_told_the_truth_about_their_address() {
    let service = Service::start();
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    let choices = |name: &'static str| [("name", name), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
    ana.post("/settings", &choices("Ana")).is(303);
    boris.post("/settings", &choices("Boris")).is(303);
    let wish = [("seats", "3"), ("robots", "1"), ("joining", "public"), ("pace", "none")];
    let lobby = ana.post("/open/toy", &wish).goes_to().to_owned();
    boris.post(&format!("{lobby}/join"), &[]).is(303);
    let table = ana.post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
    play_out(&service, &table);
    let again = ana.post(&format!("{table}/again"), &[]).goes_to().to_owned();
    ana.get(&again).is(200).says("<li>Boris").hushes("boris@example.org");
    let letter = |to: &str| {
        let letters = service.site.house.store.letters(100).unwrap();
        let row = letters.iter().find(|row| row.kind == LetterKind::Invitation && row.address == to).unwrap();
        service.site.post.desk().write(row).text().replace('\n', " ")
    };
    let asked = letter("boris@example.org");
    assert!(asked.contains("Ana hasn’t seen it") && !asked.contains("gave us your address"), "{asked}");
    // Typing an address tells nobody whose it is: it stands there as typed, beside the name.
    for typed in ["boris@example.org", "friend@example.org"] {
        ana.post(&format!("{again}/invite"), &[("address", typed)]).is(303);
        ana.get(&again).is(200).says("<li>Boris").says(&format!("<li>{typed}"));
    }
    assert!(letter("friend@example.org").contains("gave us your address"));
}
