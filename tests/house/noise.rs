//! Noise: thousands of requests that no page of ours makes. None brings the service down, none finds a fault in it, and
//! nothing changes but by forms that are what they say.

use tincan::table::Seq;
use tincan::web::route::{Rule, Verb};
use tincan::web::routes::ROUTES;

use crate::house::base::{MINUTE, Service, Visitor, encoded};
use crate::house::doors::World;

/// A small generator: the same noise in every run.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn one_in(&mut self, often: usize) -> bool {
        self.below(often) == 0
    }

    fn pick<'p, T: ?Sized>(&mut self, from: &[&'p T]) -> &'p T {
        from[self.below(from.len())]
    }

    /// A text with a few bytes changed, taken out, doubled or put in.
    fn mutated(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(bytes.len() + 1);
            match self.below(5) {
                0 => bytes.insert(at, self.next() as u8),
                1 if at < bytes.len() => drop(bytes.remove(at)),
                2 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                3 => bytes.truncate(at),
                _ => bytes.extend_from_within(at..),
            }
        }
        bytes
    }

    /// The same for an address: only what a request line can hold, and never what it was.
    fn astray(&mut self, path: &str) -> String {
        let (head, tail) = path.rsplit_once('/').unwrap();
        let bytes = self.mutated(tail);
        let plain = |byte: u8| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'%' | b'?' | b'=' => {
                char::from(byte).to_string()
            }
            other => format!("%{other:02X}"),
        };
        format!("{head}/{}0", bytes.into_iter().map(plain).collect::<String>())
    }

    fn value(&mut self) -> String {
        let long = "x".repeat(3_000);
        let known = [
            "",
            "0",
            "1",
            "-1",
            "255",
            "4294967296",
            "p1",
            "p2",
            "p9",
            "pass",
            "toy",
            "chess",
            "yes",
            "link",
            "public",
            "password",
            "ana@example.org",
            "x@y",
            "Ana",
            "Admin",
            "fr",
            "xx",
            "UTC",
            "Europe/Nowhere",
            "2027-01-30",
            "0000-99-99",
            "caretaker",
            "pause",
            "replace",
            "end",
            "wait",
            "live",
            "none",
            "digest",
            "never",
            "<script>",
            "'; DROP TABLE entries; --",
            "\u{202e}abc",
            "\u{0}",
            "a\r\nB: c",
            "é́",
            "😀",
            "//evil.example",
            &long,
        ];
        let value = self.pick(&known).to_owned();
        if self.one_in(4) { String::from_utf8_lossy(&self.mutated(&value)).into_owned() } else { value }
    }

    /// The body of a form, more or less.
    fn body(&mut self, token: Option<&str>) -> Vec<u8> {
        const NAMES: &[&str] = &[
            "ask",
            "key",
            "words",
            "say",
            "seat",
            "verdict",
            "choice",
            "how",
            "name",
            "game",
            "robots",
            "seats",
            "joining",
            "pace",
            "language",
            "zone",
            "theme",
            "pictures",
            "address",
            "way",
            "password",
            "new_password",
            "next",
            "back",
            "from",
            "to",
            "mon",
            "turn",
            "delay",
            "subject",
            "table",
            "unseal",
            "slot-0",
            "option-length",
            "surprise",
            "seq",
        ];
        let mut pairs: Vec<String> = token.map(|token| format!("token={token}")).into_iter().collect();
        for _ in 0..self.below(6) {
            let (name, value) = (self.pick(NAMES), self.value());
            pairs.push(format!("{name}={}", encoded(&value)));
        }
        let body = pairs.join("&");
        match self.below(8) {
            0 if token.is_none() => self.mutated(&body),
            1 if token.is_none() => (0..self.below(200)).map(|_| self.next() as u8).collect(),
            _ => body.into_bytes(),
        }
    }
}

const FORM: (&str, &str) = ("Content-Type", "application/x-www-form-urlencoded");

/// One request; what it was, if it found a fault.
fn knock(visitor: &mut Visitor<'_>, method: &str, path: &str, kind: (&str, &str), body: Option<&[u8]>) -> u16 {
    let answer = visitor.clone().send(method, path, &[kind], body);
    let shown = || body.map(|body| String::from_utf8_lossy(body).into_owned());
    assert!(answer.status < 500, "{method} {path} {kind:?} {:?}: {}", shown(), answer.status);
    answer.status
}

#[test]
fn noise_without_the_mark_of_a_page_changes_nothing() {
    let service = Service::start();
    let mut world = World::new(&service);
    let mut noise = Noise(7);
    let foreign = world.people[2].token();
    let before = service.rows();
    for turn in 0..14_000 {
        let route = &ROUTES[noise.below(ROUTES.len())];
        let mut path = world.path(route);
        // Where the address is the proof, a right one is a right form.
        if route.rule == Rule::Mark || noise.one_in(3) {
            path = noise.astray(&path);
        }
        let who = [0, 1, 3, 4, 5, 6, 7][noise.below(7)];
        let mut visitor = world.people[who].clone();
        if noise.one_in(10) {
            let cookie = noise.value();
            visitor.cookies.insert("tincan".into(), encoded(&cookie));
        }
        // What is refused unread keeps its connection for a second, so there is little of it.
        let kind = match noise.below(2_000) {
            0 => ("Content-Type", "multipart/form-data; boundary=b"),
            1 => ("Content-Type", "text/plain"),
            _ => FORM,
        };
        let method = match noise.below(12) {
            0 => noise.pick(&["PUT", "DELETE", "OPTIONS", "PATCH", "HEAD"]),
            _ if route.method == Verb::Get => "GET",
            _ => "POST",
        };
        let wrong = String::from_utf8_lossy(&noise.mutated(&foreign)).into_owned();
        let token = [None, Some(foreign.as_str()), Some(wrong.as_str()), Some("")][noise.below(4)];
        let token = token.map(encoded);
        let body = noise.body(token.as_deref());
        knock(&mut visitor, method, &path, kind, (method == "POST").then_some(&body[..]));
        if turn % 200 == 0 {
            service.pass(MINUTE);
        }
        if turn % 2_000 == 1_999 {
            assert_eq!(service.rows(), before, "something changed before turn {turn}");
        }
    }
    assert_eq!(service.site.house.count_panics(), 0);
}

#[test]
fn noise_with_the_mark_of_a_page_changes_only_what_is_the_senders_own() {
    let service = Service::start();
    let mut world = World::new(&service);
    let mut noise = Noise(11);
    let tokens: Vec<String> = world.people.iter_mut().map(Visitor::token).collect();
    let store = &service.site.house.store;
    let id = store.table(&world.table.parse().unwrap()).unwrap().unwrap().id;
    let of_table = |service: &Service| -> Vec<Vec<String>> {
        let rows = service.rows();
        let of = |table: &str| rows[table].iter().filter(|row| row.starts_with(&format!("{id},"))).cloned().collect();
        ["entries", "standings", "seals", "notes", "votes", "seats"].map(of).to_vec()
    };
    let host = |service: &Service| {
        service.rows()["players"].iter().find(|row| row.starts_with("1,")).cloned().expect("ana is there")
    };
    let posts: Vec<_> = ROUTES.iter().filter(|route| route.method == Verb::Post && route.rule != Rule::Mark).collect();
    // First those who do not sit there, then those who do.
    let mut reached = 0;
    for (people, turns) in [([1, 2, 3, 6].as_slice(), 4_000), (&[4, 5], 2_000)] {
        let before = (of_table(&service), host(&service));
        for turn in 0..turns {
            let route = posts[noise.below(posts.len())];
            let path = match route.path {
                // Whoever has the link may sit down.
                "/seat/{link}" => noise.astray(&world.path(route)),
                _ => world.path(route),
            };
            let who = people[noise.below(people.len())];
            let body = noise.body(Some(&tokens[who]));
            let status = knock(&mut world.people[who], "POST", &path, FORM, Some(&body));
            reached += usize::from(status != 403);
            if turn % 100 == 0 {
                service.pass(MINUTE);
            }
        }
        if people.len() == 4 {
            assert_eq!((of_table(&service), host(&service)), before);
        }
    }
    assert!(reached > 1_000, "{reached}");
    assert_eq!(service.site.house.count_panics(), 0);
    for table in store.overview(10_000).unwrap().into_iter().filter(|table| table.is_dealt) {
        let row = store.table(&table.code).unwrap().unwrap();
        service.site.house.verify(&row).unwrap();
        assert!(!store.entries(row.id, Seq::OPENING).unwrap().is_empty());
    }
    service.visitor().get("/").is(200);
}
