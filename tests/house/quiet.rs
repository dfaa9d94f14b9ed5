//! The log of the service: a game is played with everything that must stay inside, and none of it is written down.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tincan::table::header::hex;
use tincan::table::{Seq, TableCode};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::{self, MakeWriter};
use tracing_subscriber::layer::SubscriberExt;

use crate::house::base::{Service, wait};
use crate::house::panicking::{Panicking, Part};

/// Everything that was logged.
#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'w> MakeWriter<'w> for Paper {
    type Writer = Paper;

    fn make_writer(&'w self) -> Paper {
        self.clone()
    }
}

#[test]
fn nothing_that_is_secret_is_ever_logged() {
    let paper = Paper::default();
    // As talkative as an operator may make it; no other test listens.
    let all = Targets::new().with_default(LevelFilter::INFO).with_target("tincan", LevelFilter::TRACE);
    let listener = tracing_subscriber::registry().with(fmt::layer().with_writer(paper.clone())).with(all);
    tracing::subscriber::set_global_default(listener).unwrap();
    let service = Service::start();
    let mut ana = service.member("canary.ana@example.org");
    let password = "a canary in a coal mine";
    ana.post("/account/password", &[("new_password", password)]).is(303);
    let mut secrets = vec!["canary.ana".to_owned(), password.to_owned(), "canary note".into(), "canary talk".into()];
    for _ in 0..20 {
        let table = ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
        ana.post(&format!("{table}/notes"), &[("words", "canary note")]).is(303);
        ana.post(&format!("{table}/talk"), &[("words", "canary talk")]).is(303);
        play(&service, &table[3..].parse().unwrap(), &mut ana, &table);
        let row = service.site.house.store.table(&table[3..].parse().unwrap()).unwrap().unwrap();
        secrets.push(hex::written(&row.secret));
        for entry in service.site.house.store.entries(row.id, Seq::OPENING).unwrap() {
            secrets.push(hex::written(&entry.salt));
            secrets.extend([entry.facts].into_iter().filter(|facts| facts.len() > 2));
        }
        secrets.extend(["red_", "blue_", "green_", "gold_"].map(String::from));
    }
    // Faults are logged, by their kind.
    ana.post("/sign-in", &[("address", "canary.ana@example.org"), ("way", "password"), ("password", "canary wrong")]);
    secrets.push("canary wrong".into());
    let link = service.letter(tincan::store::LetterKind::SignIn, "canary.ana@example.org").unwrap();
    secrets.push(link.rsplit('/').next().unwrap().to_owned());
    service.visitor().get(&link);
    wait(service.site.post.carry());
    for fault in 0..3 {
        service.visitor().get(&format!("/enter/{fault}")).is(404);
    }
    let mark = ana.token();
    use diesel::connection::SimpleConnection;
    let mut careless = service.site.house.store.address().connect(tincan::store::connection::Door::Writing).unwrap();
    careless.batch_execute("ALTER TABLE standings RENAME TO gone;").unwrap();
    ana.get("/games").is(503);
    secrets.extend(ana.cookies.values().filter(|value| value.len() > 20).cloned());
    secrets.push(mark);

    // A game that panics with a card in its mouth: on a page, in a letter, at a deadline.
    static GAME: Panicking = Panicking::of(Part::Prompt);
    static GAMES: &[&dyn tincan::engine::Ruleset] = &[&&GAME];
    let panicking = Service::playing(GAMES);
    let mut boris = panicking.member("canary.boris@example.org");
    let table = boris.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    let link = format!("/a/{}?say=pass", panicking.mark(&table[3..], 0));
    GAME.fall_sick(true);
    boris.get(&table).is(500);
    boris.get(&link).is(500);
    panicking.pass(crate::house::base::HOUR);
    wait(panicking.site.post.carry());
    secrets.extend(["ACE_OF_SECRETS".to_owned(), "canary.boris".into(), link[3..40].to_owned()]);
    secrets.extend(boris.cookies.values().filter(|value| value.len() > 20).cloned());

    let logged = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
    assert!(logged.contains("/t/{code}/answer") && logged.contains("ERROR"), "the log was not heard:\n{logged}");
    assert!(logged.contains("panicked at tests/house/panicking.rs"), "a fault can be found by its place");
    for secret in &secrets {
        assert!(!logged.contains(secret.as_str()), "the log says {secret}");
    }
}

/// Plays to the end through forms, taking the first move that is offered.
fn play(service: &Service, code: &TableCode, ana: &mut crate::house::base::Visitor<'_>, table: &str) {
    let house = &service.site.house;
    let seat = tincan::engine::Seat::new(0);
    for step in 0.. {
        let live = house.table(code).unwrap();
        let Some(words) = live.position.moves(seat).into_iter().next() else { break };
        let (ask, key) = (live.standings[seat].ask.to_string(), format!("canary{step}"));
        ana.post(&format!("{table}/answer"), &[("ask", &ask), ("key", &key), ("words", &words)]);
    }
}
