//! Hosts, proxies, sizes, strange forms, and pages that show nothing of the inside.

use tincan::service::{Options, PostOptions};
use tincan::store::LetterKind;

use crate::house::base::Service;

#[test]
fn another_host_is_not_served_and_never_gets_into_a_letter() {
    let mail = tincan::mail::Options { mail_from: Some("tincan@tincan.example".into()), ..Default::default() };
    let url = Some("https://tincan.example".into());
    let service = Service::with(Options {
        post: PostOptions { public_url: url, mail, ..PostOptions::default() },
        ..Options::default()
    });
    service.visitor().get("/").is(421);
    let mut evil = service.visitor();
    evil.headers.push(("Host".into(), "evil.example".into()));
    evil.get("/").is(421);
    let mut ana = service.visitor();
    ana.headers.push(("Host".into(), "tincan.example".into()));
    ana.headers.push(("X-Forwarded-Host".into(), "evil.example".into()));
    ana.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let row = &service.site.house.store.letters(1).unwrap()[0];
    let letter = service.site.post.desk().write(row);
    let link = letter.link().unwrap();
    assert!(link.starts_with("https://tincan.example/enter/"), "{link}");
    // Machines that watch name any host.
    service.visitor().get("/healthz").is(200);
    service.visitor().get("/readyz").is(200);
    // Letters are not shown to the world.
    ana.get("/mail").is(404);
}

#[test]
fn letters_are_shown_on_the_own_machine_only() {
    let service = Service::start();
    let mut visitor = service.visitor();
    visitor.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    visitor.get("/mail").is(200).says(&link);
    visitor.headers.push(("X-Forwarded-For".into(), "203.0.113.9".into()));
    visitor.get("/mail").is(404);
    visitor.get("/metrics").is(404);
}

#[test]
fn a_forged_address_of_the_net_does_not_move_the_limit() {
    let burst = |options: Options| {
        let service = Service::with(options);
        let mut allowed = 0;
        for number in 0..70 {
            let mut visitor = service.visitor();
            visitor.headers.push(("X-Forwarded-For".into(), format!("203.0.113.{number}")));
            allowed += usize::from(visitor.post("/play", &[("game", "toy"), ("robots", "1")]).status == 303);
        }
        allowed
    };
    assert_eq!(burst(Options::default()), 60);
    assert_eq!(burst(Options { proxy_header: Some("X-Forwarded-For".into()), ..Options::default() }), 70);
}

#[test]
fn large_and_strange_forms_are_refused() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let before = service.rows();
    let token = ana.token();
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    let big = format!("token={token}&name={}", "x".repeat(65 * 1024));
    ana.send("POST", "/settings", &[form], Some(big.as_bytes())).is(413);
    let many = format!("token={token}{}", "&a=1".repeat(1_001));
    ana.send("POST", "/settings", &[form], Some(many.as_bytes())).is(400);
    for body in
        [format!("token={token}&name=%ff"), format!("token={token}&name=%4"), format!("token={token}&surprise=1")]
    {
        ana.send("POST", "/settings", &[form], Some(body.as_bytes())).is(400);
    }
    ana.send("POST", "/settings", &[form], Some(format!("token={token}&token={token}").as_bytes())).is(403);
    ana.send("POST", "/settings", &[("Content-Type", "application/json")], Some(b"{}")).is(400);
    ana.send("POST", "/settings", &[("Content-Type", "text/plain")], Some(format!("token={token}").as_bytes())).is(400);
    ana.send("POST", "/settings", &[form], Some(b"token=\xff")).is(400);
    assert_eq!(service.rows(), before);
}

#[test]
fn storage_that_fails_is_said_kindly_with_a_number_and_nothing_else() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.get("/games").is(200);
    // The floor is pulled away under the service.
    service.run_sql("ALTER TABLE letters RENAME TO gone; ALTER TABLE seats RENAME TO gone_too;");
    let page = ana.get("/games").is(503).says("give this number").says("Your games are safe");
    assert_eq!(page.header("retry-after"), Some("60"));
    for inside in ["SELECT", "sqlite", "seats", "no such", "src/", ".rs", "diesel", "panicked"] {
        assert!(!page.body.contains(inside), "{inside}\n{}", page.body);
    }
    ana.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(503).says("nothing was changed");
}

#[test]
fn whoever_finds_a_weakness_is_told_whom_to_write_to() {
    Service::start().visitor().get("/.well-known/security.txt").is(404);
    let service = Service::with(Options { contact: Some("mailto:safe@example.org".into()), ..Options::default() });
    let text = service.visitor().get("/.well-known/security.txt").is(200);
    assert_eq!(text.header("content-type"), Some("text/plain; charset=utf-8"));
    text.says("Contact: mailto:safe@example.org\n").says("Expires: 2027-07-16T").says("Canonical: http");
}

#[test]
fn a_reader_is_never_sent_to_another_site() {
    let service = Service::start();
    let mut visitor = service.visitor();
    for back in ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"] {
        assert_eq!(visitor.post("/language", &[("language", "fr"), ("back", back)]).goes_to(), "/");
    }
    assert_eq!(visitor.post("/language", &[("language", "ru"), ("back", "/lobby")]).goes_to(), "/lobby");
    visitor.get("/lobby").says("lang=\"ru\"").says("Открытые столы");
    visitor.post("/language", &[("language", "xx"), ("back", "/")]).is(400);
    visitor.get("/sign-in?next=//evil.example").is(200).says("name=\"next\" value=\"/\"");
    visitor.get("/sign-in?next=%2Fgames").is(200).says("value=\"/games\"");
}

#[test]
fn a_language_is_understood() {
    let service = Service::start();
    for (accepted, title) in [
        ("fr-CA", "Jouer avec des amis lointains, un coup à la fois"),
        ("ru", "Настольные игры с далёкими друзьями, ход за ходом"),
        ("pt", "Jogos de tabuleiro com amigos distantes, uma jogada de cada vez"),
        ("de", "Board games with friends far away, one move at a time"),
    ] {
        let mut visitor = service.visitor();
        visitor.headers.push(("Accept-Language".into(), accepted.into()));
        visitor.get("/").says(title);
    }
}

#[test]
fn pages_that_take_a_whole_game_are_not_made_without_end() {
    let service = Service::start();
    let table = service.visitor().post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    let paths = [format!("{table}/at/0"), format!("{table}/record"), format!("{table}/game.jsonl")];
    for turn in 0..120 {
        service.visitor().get(&paths[turn % 3]).is(200);
    }
    for path in &paths {
        let refused = service.visitor().get(path).is(429);
        assert_eq!(refused.header("retry-after"), Some("60"));
    }
    service.visitor().get(&table).is(200);
    service.pass(crate::house::base::MINUTE);
    service.visitor().get(&paths[0]).is(200);
}

#[test]
fn whoever_asks_whether_we_are_ready_changes_nothing() {
    let service = Service::start();
    let store = &service.site.house.store;
    service.visitor().post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    let before = (store.revision(), store.beside());
    service.visitor().get("/readyz").is(200);
    crate::house::base::wait(store.can_write()).unwrap();
    assert_eq!((store.revision(), store.beside()), before);
}
