//! How long somebody stays signed in, and what the cookie is like.

use tincan::service::{Options, PostOptions};
use tincan::store::LetterKind;

use crate::house::base::{DAY, HOUR, MINUTE, Service, wait};

#[test]
fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let mail = tincan::mail::Options { mail_from: Some("tincan@tincan.example".into()), ..Default::default() };
    let url = Some("https://tincan.example".into());
    let service = Service::with(Options {
        post: PostOptions { public_url: url, mail, ..PostOptions::default() },
        ..Options::default()
    });
    let mut visitor = service.visitor();
    visitor.headers.push(("Host".into(), "tincan.example".into()));
    let response = visitor.get("/").is(200);
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-tincan="), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert_eq!(response.header("strict-transport-security"), Some("max-age=31536000; includeSubDomains"));
    let trial = Service::start();
    let response = trial.visitor().get("/");
    let cookie = response.header("set-cookie").unwrap();
    assert!(cookie.starts_with("tincan=") && !cookie.contains("Secure"), "{cookie}");
}

#[test]
fn the_cookies_of_somebody_signed_in_are_as_strict() {
    let mail = tincan::mail::Options { mail_from: Some("tincan@tincan.example".into()), ..Default::default() };
    let url = Some("https://tincan.example".into());
    let service = Service::with(Options {
        post: PostOptions { public_url: url, mail, ..PostOptions::default() },
        ..Options::default()
    });
    let mut ana = service.visitor();
    ana.headers.push(("Host".into(), "tincan.example".into()));
    ana.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    let entered = ana.post(&link, &[]).is(303);
    ana.post("/account/password", &[("new_password", "correct horse battery")]).is(303);
    let fields = [("address", "ana@example.org"), ("way", "password"), ("password", "correct horse battery")];
    for response in [entered, ana.post("/sign-in", &fields).is(303)] {
        let set: Vec<&str> =
            response.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, set)| set.as_str()).collect();
        for name in ["tincan", "familiar"] {
            let cookie = set.iter().find(|set| set.starts_with(&format!("__Host-{name}="))).expect(name);
            let (_, parts) = cookie.split_once("; ").unwrap();
            let age = if name == "tincan" { 2_592_000 } else { 34_560_000 };
            assert_eq!(parts, format!("HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age={age}"));
        }
        assert!(set.iter().all(|set| set.starts_with("__Host-") && !set.contains("Domain")), "{set:?}");
    }
}

#[test]
fn signing_in_gives_a_new_token_and_the_old_one_is_dead() {
    let service = Service::start();
    let mut visitor = service.visitor();
    visitor.get("/");
    let planted = visitor.cookies["tincan"].clone();
    visitor.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    visitor.post(&link, &[]).is(303);
    let first = visitor.cookies["tincan"].clone();
    assert_ne!(planted, first);
    let mut thief = service.visitor();
    thief.cookies.insert("tincan".into(), planted);
    thief.get("/games").is(303);
    // Signing in again from the same browser ends the session before.
    visitor.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    visitor.post(&link, &[]).is(303);
    assert_ne!(visitor.cookies["tincan"], first);
    thief.cookies.insert("tincan".into(), first);
    thief.get("/games").is(303);
    visitor.get("/games").is(200);
}

#[test]
fn no_token_is_in_the_database() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.post("/sign-in", &[("address", "boris@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "boris@example.org").unwrap();
    let search = || {
        let everything = format!("{:?}", service.rows()).to_lowercase();
        for secret in [&ana.cookies["tincan"], link.rsplit('/').next().unwrap()] {
            let hex: String = secret.bytes().map(|byte| format!("{byte:02x}")).collect();
            assert!(!everything.contains(secret) && !everything.contains(&hex));
        }
    };
    search();
    // The letter has its bytes and waits; then it is on its way.
    let store = &service.site.house.store;
    for row in store.unwritten_letters(10).unwrap() {
        let sealed = service.site.post.desk().seal(&row).unwrap();
        assert!(String::from_utf8(sealed.bytes.clone()).unwrap().contains("/enter/"));
        wait(store.seal_letter(row.id, sealed.message_id, sealed.bytes)).unwrap();
    }
    search();
    wait(service.site.post.carry());
    search();
}

#[test]
fn a_session_ends_when_unused_and_after_a_month_at_last() {
    let service = Service::start();
    let mut idle = service.member("idle@example.org");
    let mut busy = service.member("busy@example.org");
    service.pass(13 * DAY);
    busy.get("/games").is(200);
    service.pulse();
    service.pass(2 * DAY);
    idle.get("/games").is(303);
    busy.get("/games").is(200);
    service.pulse();
    service.pass(13 * DAY);
    busy.get("/games").is(200);
    service.pulse();
    service.pass(2 * DAY + HOUR);
    busy.get("/games").is(303);
    // What is over is also forgotten.
    service.pulse();
    assert!(service.rows()["sessions"].is_empty());
}

#[test]
fn sessions_are_listed_and_ended() {
    let service = Service::start();
    let mut home = service.member("ana@example.org");
    let mut phone = service.member("ana@example.org");
    let mut tablet = service.member("ana@example.org");
    let page = home.get("/account").is(200);
    let ids: Vec<&str> = page
        .body
        .match_indices("name=\"session\" value=\"")
        .map(|(at, text)| page.body[at + text.len()..].split('"').next().unwrap())
        .filter(|id| *id != "others")
        .collect();
    assert_eq!(ids.len(), 2);
    home.post("/account/sessions", &[("session", ids[0])]).is(303);
    let gone = [phone.get("/games").status, tablet.get("/games").status];
    assert!(gone == [303, 200] || gone == [200, 303], "{gone:?}");
    home.post("/account/sessions", &[("session", "others")]).is(303);
    assert_eq!([phone.get("/games").status, tablet.get("/games").status, home.get("/games").status], [303, 303, 200]);
    // Nobody ends somebody else's.
    let mut stranger = service.member("stranger@example.org");
    let page = home.get("/account");
    assert!(!page.body.contains("name=\"session\""));
    let digest = service.rows()["sessions"].iter().map(|row| row[2..66].to_lowercase()).collect::<Vec<_>>();
    for id in &digest {
        stranger.post("/account/sessions", &[("session", id)]);
    }
    home.get("/games").is(200);
}

#[test]
fn signing_out_ends_the_session_and_clears_the_browser() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let old = ana.cookies["tincan"].clone();
    let response = ana.post("/sign-out", &[]).is(303);
    assert_eq!(response.header("clear-site-data"), Some("\"cache\", \"cookies\", \"storage\""));
    ana.cookies.insert("tincan".into(), old);
    ana.get("/games").is(303);
}

#[test]
fn a_signed_out_form_is_not_lost_without_a_word() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let token = ana.token();
    service.pass(20 * DAY + MINUTE);
    ana.post_raw("/settings", &[("token", &token), ("name", "Anna")]).is(401).says("what you typed is still there");
}

#[test]
fn a_page_made_while_choices_are_being_written_does_not_stay() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.get("/games").is(200);
    let player = tincan::people::PlayerId(1);
    let choices = tincan::store::Choices {
        name: tincan::people::PlayerName::read("Anabel").unwrap(),
        language: Some("fr".into()),
        zone: "UTC".into(),
        theme: tincan::people::Theme::Auto,
        pictures: tincan::people::Pictures::Drawn,
    };
    // What the settings do, and somebody looks between the two.
    wait(service.site.house.store.choose(player, &choices)).unwrap();
    ana.get("/games").is(200).says("<html lang=\"en\"");
    service.site.sessions.forget(player);
    ana.get("/games").is(200).says("<html lang=\"fr\"");
}
