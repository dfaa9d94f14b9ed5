//! What a page costs the database: the statements behind it, counted where they leave for SQLite.

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use diesel::connection::{Instrumentation, InstrumentationEvent};
use tincan::engine::Seat;
use tincan::house::Reply;
use tincan::store::Verdict;
use tincan::table::{Answer, Via};

use crate::house::base::{MINUTE, Service, Visitor, wait};

/// As many statements a page of a table makes at most, finding out who asks included.
const MOST: usize = 5;

/// What was asked so far, by database.
static ASKED: Mutex<BTreeMap<String, Vec<String>>> = Mutex::new(BTreeMap::new());

/// Listens at one connection.
#[derive(Default)]
struct Ear(String);

impl Instrumentation for Ear {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartEstablishConnection { url, .. } => self.0 = url.to_owned(),
            InstrumentationEvent::StartQuery { query, .. } => {
                let query = query.to_string();
                // Where a snapshot begins and ends nothing is read.
                if !query.starts_with("BEGIN") && !query.starts_with("ROLLBACK") {
                    ASKED.lock().unwrap().entry(self.0.clone()).or_default().push(query);
                }
            }
            _ => {}
        }
    }
}

/// A service whose database is listened to.
fn listened() -> Service {
    static ONCE: OnceLock<()> = OnceLock::new();
    ONCE.get_or_init(|| {
        diesel::connection::set_default_instrumentation(|| Some(Box::<Ear>::default())).unwrap();
    });
    Service::start()
}

/// The statements behind one look at a page. Only reading: what is written meanwhile is not the page's.
fn asked(service: &Service, visitor: &mut Visitor<'_>, path: &str) -> Vec<String> {
    let heard = || ASKED.lock().unwrap().get(&service.file()).cloned().unwrap_or_default();
    let before = heard().len();
    visitor.get(path).is(200);
    heard().split_off(before).into_iter().filter(|query| !query.starts_with("PRAGMA")).collect()
}

/// Somebody whose session nobody remembers, as after a while.
fn looks(service: &Service, visitor: &mut Visitor<'_>, path: &str, what: &str) {
    service.site.sessions.refresh();
    let queries = asked(service, visitor, path);
    assert!(!queries.is_empty(), "{what}: the page was kept, or nobody listens");
    assert!(queries.len() <= MOST, "{what}: {} statements\n{}", queries.len(), queries.join("\n"));
}

#[test]
fn a_page_of_a_table_makes_at_most_five_statements() {
    let service = listened();
    let mut people: Vec<Visitor<'_>> =
        ["ana", "boris", "chen"].map(|name| service.member(&format!("{name}@example.org"))).into();
    let wish = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", "live")];
    let lobby = people[0].post("/open/toy", &wish).goes_to().to_owned();
    people[1].post(&format!("{lobby}/join"), &[]).is(303);
    people[2].post(&format!("{lobby}/join"), &[]).is(303);
    let table = people[0].post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
    let (house, code) = (&service.site.house, table[3..].parse().unwrap());
    let mut all = |what: &str| {
        people.iter_mut().for_each(|person| looks(&service, person, &table, what));
        looks(&service, &mut service.visitor(), &table, what);
    };
    all("dealt");
    let answer = |late: Seat| {
        let live = house.table(&code).unwrap();
        let seat = live.waits_for().iter().find(|seat| *seat != late)?;
        let words = live.prompt(seat).ask().unwrap().lapse.words().to_owned();
        let key = format!("{}", live.next);
        let wish = Answer { seat, ask: live.standings[seat].ask, key: &key, words: &words, via: Via::Site };
        matches!(wait(house.answer(&code, &wish)).unwrap(), Reply::Done(_)).then_some(())
    };
    answer(Seat::new(7)).unwrap();
    all("after a move");
    // Somebody speaks, is late, is reminded and voted about.
    let (player, late) = (house.sitters(&code).unwrap()[0].player.unwrap(), Seat::new(0));
    wait(house.say(&code, player, "hello".into())).unwrap();
    while answer(late).is_some() {}
    service.pass(8 * MINUTE);
    wait(house.nudge(&code, late)).unwrap();
    all("somebody is nudged");
    for _ in 0..30 {
        service.pass(MINUTE);
        wait(house.sweep()).unwrap();
    }
    assert!(house.table(&code).unwrap().keeping.kept.has(late), "a caretaker plays");
    wait(house.vote(&code, Seat::new(1), late, Verdict::Replace)).unwrap();
    all("somebody voted");
    wait(house.vote(&code, Seat::new(2), late, Verdict::Replace)).unwrap();
    assert_eq!(house.vacancies(&code).unwrap().len(), 1);
    all("a seat is free");
    // One that is over, and another that was played on from it.
    let ana = &mut people[0];
    let over = ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    let code = over[3..].parse().unwrap();
    while let Some(seat) = house.table(&code).unwrap().position.asked().iter().next() {
        wait(house.lapse(&code, seat)).unwrap();
    }
    looks(&service, ana, &over, "over");
    ana.post(&format!("{over}/again"), &[]).is(303);
    let fork = ana.post(&format!("{over}/fork"), &[("seq", "0"), ("seat", "p1"), ("others", "robots")]);
    let fork = fork.goes_to().to_owned();
    looks(&service, ana, &over, "played on");
    looks(&service, ana, &fork, "a fork");
    ana.get(&over).is(200).says(&fork);
    ana.get(&fork).is(200).says(&over);
}

#[test]
fn templates_ask_the_database_nothing() {
    // What they are given is data: no template names the house, the store or the site.
    fn templates(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() { templates(&entry, found) } else { found.push(entry) }
        }
    }
    let mut all = Vec::new();
    templates(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates"), &mut all);
    assert!(all.len() > 20);
    for path in all {
        let text = std::fs::read_to_string(&path).unwrap();
        for word in ["house.", "store.", ".site"] {
            assert!(!text.contains(word), "{}: {word}", path.display());
        }
    }
    let page = include_str!("../../src/web/page.rs");
    assert!(!page.contains(".store."), "the frame of a page is given what it shows");
}
