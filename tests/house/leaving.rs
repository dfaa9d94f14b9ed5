//! Leaving for good: who may, and what stays. Nothing that names a person does, not even in free pages of the file.

use tincan::mail::unsubscribe::{Wanted, mark};
use tincan::people::MailAddress;
use tincan::store::LetterKind;

use crate::house::base::{DAY, HOUR, Service, Visitor, wait};

#[test]
fn not_a_byte_of_a_name_or_an_address_stays_in_the_file() {
    let service = Service::start();
    let store = &service.site.house.store;
    let mut guest = service.visitor();
    guest.post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    let choices = |name: &'static str| vec![("name", name), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
    guest.post("/settings", &choices("Quentin Visitor")).is(303);
    guest.post("/account/address", &[("address", "quentin.first@example.org")]).is(303);
    guest.post(&service.letter(LetterKind::SignIn, "quentin.first@example.org").unwrap(), &[]).is(303);
    let mut quentin = guest;
    quentin.post("/settings", &choices("Quentin Leaving")).is(303);
    quentin.post("/account/address", &[("address", "Quentin.Second@example.org")]).is(303);
    quentin.post(&service.letter(LetterKind::Confirm, "Quentin.Second@example.org").unwrap(), &[]).is(303);
    // Invites somebody, and is invited; that letter comes back, and its host hears of it.
    let open = |visitor: &mut Visitor<'_>| {
        let table = visitor.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "link")]);
        table.goes_to().to_owned()
    };
    let own = open(&mut quentin);
    quentin.post(&format!("{own}/invite"), &[("address", "friend@example.org")]).is(303);
    let mut host = service.member("host@example.org");
    let theirs = open(&mut host);
    host.post(&format!("{theirs}/invite"), &[("address", "quentin.second@example.org")]).is(303);
    let letter = store.letters(1).unwrap()[0].id;
    wait(store.bounced(letter, "550 quentin.second@example.org unknown".into(), service.site.house.now())).unwrap();
    assert!(service.letter(LetterKind::Undelivered, "host@example.org").is_some());
    // And wants no more of them.
    let stop = Wanted::At(MailAddress::read("quentin.second@example.org").unwrap());
    service.visitor().post(&format!("/u/{}", mark(&service.site.config.key, &stop)), &[]).is(200);
    let before = service.bytes();
    for trace in ["Quentin Leaving", "entin.second@example.org", "quentin.first@example.org"] {
        assert!(finds(&before, trace), "{trace}");
    }
    quentin.post("/account/leave", &[("name", "Quentin Leaving")]).is(303);
    let after = service.bytes();
    for trace in ["quentin", "entin leaving", "entin.second", "entin.first", "entin visitor"] {
        assert!(
            !finds(&after, trace),
            "{trace} in {:?}",
            service.rows().iter().find(|(_, rows)| { finds(format!("{rows:?}").as_bytes(), trace) })
        );
    }
}

fn finds(bytes: &[u8], words: &str) -> bool {
    let words = words.to_ascii_lowercase().into_bytes();
    bytes.to_ascii_lowercase().windows(words.len()).any(|some| some == words)
}

#[test]
fn leaving_asks_who_it_is_and_clears_the_browser() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.post("/settings", &[("name", "Ana"), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")]).is(303);
    service.pass(HOUR);
    ana.post("/account/leave", &[("name", "Ana")]).is(422).says("sign in again with a link");
    let mut ana = service.member("ana@example.org");
    ana.get("/account/leave").is(200).hushes("type=\"password\"");
    ana.post("/account/password", &[("new_password", "correct horse battery")]).is(303);
    service.pass(HOUR);
    ana.get("/account/leave").is(200).says("type=\"password\"");
    for wrong in ["", "wrong horse battery"] {
        ana.post("/account/leave", &[("name", "Ana"), ("password", wrong)]).is(422).says("isn’t your current password");
    }
    let gone = ana.post("/account/leave", &[("name", "Ana"), ("password", "correct horse battery")]).is(303);
    assert_eq!(gone.header("clear-site-data"), Some("\"cache\", \"cookies\", \"storage\""));
    assert_eq!(gone.goes_to(), "/left");
    assert!(ana.cookies.is_empty(), "{:?}", ana.cookies);
    ana.get("/left").is(200).says("Goodbye");
    ana.get("/games").is(303);
}

#[test]
fn letters_and_links_are_forgotten_in_time() {
    let service = Service::start();
    let _ana = service.member("ana@example.org");
    wait(service.site.post.carry());
    assert_eq!((service.rows()["links"].len(), service.letters()), (1, 1));
    service.pass(3 * DAY);
    wait(service.site.post.carry());
    assert_eq!((service.rows()["links"].len(), service.letters()), (0, 1));
    service.pass(60 * DAY);
    wait(service.site.post.carry());
    assert_eq!(service.letters(), 0);
}
