//! Strangers at the door: they can use up their own share of links and passwords, never the owner's.

use argon2::password_hash::PasswordHasher;
use argon2::{Algorithm, Argon2, Params, Version};
use tincan::people::MailAddress;
use tincan::service::Options;
use tincan::store::LetterKind;

use crate::house::base::{HOUR, MINUTE, Response, Service, Visitor, wait};

const ANA: &str = "ana@example.org";
const RIGHT: &str = "correct horse battery";

/// A service behind a proxy, so that visitors come from different places of the net.
fn service() -> Service {
    Service::with(Options { proxy_header: Some("X-Forwarded-For".into()), ..Options::default() })
}

fn from<'s>(service: &'s Service, place: &str) -> Visitor<'s> {
    let mut visitor = service.visitor();
    visitor.headers.push(("X-Forwarded-For".into(), place.into()));
    visitor
}

fn ask_link(visitor: &mut Visitor<'_>, address: &str) {
    assert_eq!(visitor.post("/sign-in", &[("address", address), ("way", "link")]).goes_to(), "/sign-in/sent");
}

fn by_password(visitor: &mut Visitor<'_>, address: &str, password: &str) -> Response {
    visitor.post("/sign-in", &[("address", address), ("password", password), ("way", "password")])
}

/// Somebody with a password, signed in at home.
fn owner(service: &Service) -> Visitor<'_> {
    let mut owner = service.member(ANA);
    assert_eq!(owner.post("/account/password", &[("new_password", RIGHT)]).goes_to(), "/account");
    owner
}

/// How many links went to Ana.
fn links(service: &Service) -> usize {
    let letters = service.site.house.store.letters_to(ANA, 1_000).unwrap();
    letters.iter().filter(|letter| letter.kind == LetterKind::SignIn).count()
}

#[test]
fn a_stranger_who_asks_for_links_keeps_nobody_out() {
    let service = service();
    let mut home = service.member(ANA);
    service.pass(2 * HOUR);
    let mut stranger = from(&service, "203.0.113.1");
    for _ in 0..15 {
        ask_link(&mut stranger, ANA);
    }
    assert_eq!(links(&service), 1 + 6);
    ask_link(&mut from(&service, "198.51.100.7"), ANA);
    assert_eq!(links(&service), 1 + 6 + 1, "from elsewhere a link is still to be had");
    // A whole crowd of strangers: the mailbox is not flooded.
    for place in 2..12 {
        let mut stranger = from(&service, &format!("203.0.113.{place}"));
        for _ in 0..6 {
            ask_link(&mut stranger, ANA);
        }
    }
    assert_eq!(links(&service), 30);
    ask_link(&mut from(&service, "198.51.100.8"), ANA);
    assert_eq!(links(&service), 30);
    // The browser at home was signed in before. Its session is over by now, and it gets a link all the same.
    home.cookies.remove("tincan");
    ask_link(&mut home, ANA);
    assert_eq!(links(&service), 31);
    let link = service.letter(LetterKind::SignIn, ANA).unwrap();
    assert_eq!(home.post(&link, &[]).goes_to(), "/games");
    for _ in 0..20 {
        ask_link(&mut home, ANA);
    }
    assert_eq!(links(&service), 36, "that share is small");
    // Whoever was signed in with another address has no part in it.
    let mut other = service.member("other@example.org");
    ask_link(&mut other, ANA);
    assert_eq!(links(&service), 36);
}

#[test]
fn invitations_do_not_use_up_links() {
    let service = Service::start();
    let mut hosts = [service.member("host@example.org"), service.member("hostess@example.org")];
    for time in 0..12 {
        // Nobody has twelve tables waiting at once.
        let host = &mut hosts[time % 2];
        let table = host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "link")]);
        let path = table.goes_to().to_owned();
        host.post(&format!("{path}/invite"), &[("address", ANA)]).is(303);
    }
    let letters = || service.site.house.store.letters_to(ANA, 100).unwrap().len();
    assert_eq!(letters(), 10, "invitations have a bound of their own");
    ask_link(&mut service.visitor(), ANA);
    assert_eq!(letters(), 11);
}

#[test]
fn who_guesses_outside_stops_neither_the_owner_elsewhere_nor_one_inside() {
    let service = service();
    let mut inside = owner(&service);
    let mut stranger = from(&service, "203.0.113.1");
    for _ in 0..25 {
        by_password(&mut stranger, ANA, "wrong horse battery").is(422);
    }
    by_password(&mut stranger, ANA, RIGHT).is(422);
    by_password(&mut from(&service, "198.51.100.7"), ANA, RIGHT).is(303);
    service.pass(20 * MINUTE);
    let new = [("password", RIGHT), ("new_password", "another horse battery")];
    assert_eq!(inside.post("/account/password", &new).goes_to(), "/account");
}

#[test]
fn after_a_hundred_wrong_passwords_a_stranger_needs_a_link() {
    let service = service();
    let mut inside = owner(&service);
    let siege = |address: &str| {
        for place in 0..5 {
            let mut stranger = from(&service, &format!("203.0.113.{place}"));
            let token = stranger.token();
            for _ in 0..20 {
                let fields =
                    [("token", token.as_str()), ("address", address), ("password", "wrong"), ("way", "password")];
                stranger.post_raw("/sign-in", &fields).is(422).says("don’t match");
            }
        }
        let page = by_password(&mut from(&service, "198.51.100.7"), address, RIGHT).is(422);
        let token = page.token().unwrap().to_owned();
        page.says("only sign in with a link by email").body.replace(&token, "").replace(address, "")
    };
    // Nobody learns whether there is such an account.
    assert_eq!(siege(ANA), siege("nobody@example.org"));
    // Waiting does not help a stranger; the owner's own browsers know nothing of it.
    service.pass(2 * HOUR);
    by_password(&mut from(&service, "198.51.100.9"), ANA, RIGHT).is(422).says("only sign in with a link by email");
    let mut home = inside.clone();
    home.cookies.remove("tincan");
    by_password(&mut home, ANA, RIGHT).is(303);
    let new = [("password", RIGHT), ("new_password", "another horse battery")];
    assert_eq!(inside.post("/account/password", &new).goes_to(), "/account");
    // A new password begins a new count, and so does a link.
    by_password(&mut from(&service, "198.51.100.9"), ANA, "another horse battery").is(303);
}

#[test]
fn a_link_ends_the_siege() {
    let service = service();
    let _inside = owner(&service);
    for place in 0..6 {
        let mut stranger = from(&service, &format!("203.0.113.{place}"));
        for _ in 0..20 {
            by_password(&mut stranger, ANA, "wrong").is(422);
        }
    }
    by_password(&mut from(&service, "198.51.100.7"), ANA, RIGHT).is(422);
    let mut phone = from(&service, "198.51.100.7");
    ask_link(&mut phone, ANA);
    phone.post(&service.letter(LetterKind::SignIn, ANA).unwrap(), &[]).is(303);
    by_password(&mut from(&service, "198.51.100.8"), ANA, RIGHT).is(303);
}

#[test]
fn a_password_kept_weakly_is_kept_better_after_the_next_sign_in() {
    let service = Service::start();
    let _owner = owner(&service);
    let pepper = service.site.config.key.mac("pepper", b"");
    let weak = Params::new(8192, 1, 1, None).unwrap();
    let old = Argon2::new_with_secret(&pepper, Algorithm::Argon2id, Version::V0x13, weak).unwrap();
    let kept = old.hash_password(RIGHT.as_bytes()).unwrap().to_string();
    let store = &service.site.house.store;
    let (player, _) = store.player_at(&MailAddress::read(ANA).unwrap()).unwrap().unwrap();
    wait(store.renew_password(player, kept)).unwrap();
    let stored = || store.password_of(player).unwrap().unwrap();
    by_password(&mut service.visitor(), ANA, "wrong horse battery").is(422);
    assert!(stored().contains("m=8192,t=1,p=1"));
    by_password(&mut service.visitor(), ANA, RIGHT).is(303);
    assert!(stored().contains("m=19456,t=2,p=1"), "{}", stored());
    by_password(&mut service.visitor(), ANA, RIGHT).is(303);
}
