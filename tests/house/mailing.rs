//! Choices about letters, what became of them, and the way to get no more.

use diesel::connection::SimpleConnection;
use tincan::mail::unsubscribe::{Wanted, mark};
use tincan::people::{How, MailAddress, Topic};
use tincan::store::LetterKind;
use tincan::store::connection::Door;

use crate::house::base::{HOUR, Service, Visitor, wait};

fn choices<'c>(turn: &'c str, from: &'c str) -> Vec<(&'c str, &'c str)> {
    vec![
        ("turn", turn),
        ("reminder", "at-once"),
        ("game", "at-once"),
        ("talk", "digest"),
        ("invitation", "never"),
        ("delay", "15"),
        ("digest_hour", "7"),
        ("quiet_from", from),
        ("quiet_to", "6"),
        ("subject", "constant"),
    ]
}

#[test]
fn choices_are_saved_and_nonsense_is_not() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    wait(service.site.post.carry());
    ana.get("/account/mail").is(200).says("It’s your turn").says("handed over").says("A sign-in link");
    ana.post("/account/mail", &choices("digest", "23")).is(303);
    let kept = service.site.house.store.mailing(tincan::people::PlayerId(1)).unwrap();
    assert_eq!((kept.turn, kept.talk, kept.invitation, kept.delay), (How::Digest, How::Digest, How::Never, 15));
    assert_eq!(kept.quiet.map(|quiet| (quiet.from, quiet.to)), Some((23, 6)));
    ana.get("/account/mail").says("<option value=\"digest\" selected>");
    ana.post("/account/mail", &choices("digest", "")).is(303);
    assert_eq!(service.site.house.store.mailing(tincan::people::PlayerId(1)).unwrap().quiet, None);
    let before = service.rows();
    for (turn, from) in [("often", "1"), ("", "1"), ("never", "24"), ("never", "x")] {
        ana.post("/account/mail", &choices(turn, from)).is(400);
    }
    assert_eq!(service.rows(), before);
}

#[test]
fn one_table_can_be_different() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let table = ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    ana.get(&table).says("Emails about this game");
    ana.post(&format!("{table}/mail"), &[("how", "never")]).is(303);
    ana.get(&table).says("<option value=\"never\" selected>");
    ana.post(&format!("{table}/mail"), &[("how", "")]).is(303);
    ana.post(&format!("{table}/mail"), &[("how", "sometimes")]).is(400);
}

#[test]
fn one_click_is_enough_and_opening_the_address_is_not() {
    let service = Service::start();
    service.member("ana@example.org");
    let player = tincan::people::PlayerId(1);
    let stop = format!("/u/{}", mark(&service.site.config.key, &Wanted::By(player, Topic::Turn)));
    let before = service.rows();
    for _ in 0..2 {
        service.visitor().get(&stop).is(200).says("Unsubscribe from these emails");
        service.visitor().send("HEAD", &stop, &[], None).is(200);
    }
    assert_eq!(service.rows(), before, "scanners open every address");
    let how = || service.site.house.store.mailing(player).unwrap().turn;
    // A mail program: no cookie, no form of ours, and either kind of body (RFC 8058).
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let done = service.visitor().send("POST", &stop, &form, Some(b"List-Unsubscribe=One-Click"));
    assert_eq!((done.status, how()), (200, How::Never));
    wait(service.site.house.store.set_how(player, Topic::Turn, How::AtOnce)).unwrap();
    let parts = [("Content-Type", "multipart/form-data; boundary=b")];
    let body = b"--b\r\nContent-Disposition: form-data; name=\"List-Unsubscribe\"\r\n\r\nOne-Click\r\n--b--\r\n";
    let done = service.visitor().send("POST", &stop, &parts, Some(body));
    assert_eq!((done.status, how()), (200, How::Never));
    let kept = service.site.house.store.mailing(player).unwrap();
    assert_eq!((kept.talk, kept.game), (How::AtOnce, How::AtOnce), "one kind for each address");
    let forged = format!("{stop}0");
    assert_eq!(service.visitor().send("POST", &forged, &form, Some(b"")).status, 404);
}

#[test]
fn whoever_wants_no_invitations_gets_none() {
    let service = Service::start();
    let friend = MailAddress::read("friend@example.org").unwrap();
    let stop = format!("/u/{}", mark(&service.site.config.key, &Wanted::At(friend)));
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    service.visitor().send("POST", &stop, &form, Some(b"List-Unsubscribe=One-Click")).is(200);
    let mut host = service.member("host@example.org");
    let path = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    host.post(&format!("{path}/invite"), &[("address", "friend@example.org")]).is(303);
    assert!(service.letter(LetterKind::Invitation, "friend@example.org").is_none());
    // Only a mark of the mailbox is kept.
    let declined = service.rows()["declined"].join(" ");
    assert!(declined.len() > 26 && !declined.contains('@'), "{declined}");
    // Who has an account chooses there. The host sees the same whatever anybody wants.
    let _quiet = service.member("quiet@example.org");
    let store = &service.site.house.store;
    let (quiet, _) = store.player_at(&MailAddress::read("quiet@example.org").unwrap()).unwrap().unwrap();
    wait(store.set_how(quiet, Topic::Invitation, How::Never)).unwrap();
    for address in ["quiet@example.org", "glad@example.org"] {
        assert_eq!(host.post(&format!("{path}/invite"), &[("address", address)]).goes_to(), path);
        let asked = service.letter(LetterKind::Invitation, address).is_some();
        assert_eq!(asked, address == "glad@example.org");
    }
    let page = host.get(&path).is(200);
    page.says("friend@example.org").says("quiet@example.org").says("glad@example.org");
}

#[test]
fn who_declined_in_an_earlier_version_stays_declined() {
    let service = Service::start();
    let mut pen = service.site.house.store.address().connect(Door::Writing).unwrap();
    pen.batch_execute("INSERT INTO declined VALUES ('friend@example.org', 1)").unwrap();
    let mut host = service.member("host@example.org");
    let invite = |host: &mut Visitor<'_>| {
        let table = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]);
        host.post(&format!("{}/invite", table.goes_to()), &[("address", "friend@example.org")]).is(303);
        assert!(service.letter(LetterKind::Invitation, "friend@example.org").is_none());
    };
    invite(&mut host);
    wait(service.site.post.carry());
    assert!(!service.rows()["declined"].join(" ").contains('@'));
    invite(&mut host);
}

#[test]
fn a_mailbox_that_sends_letters_back_is_shown_and_woken() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    service.pass(HOUR);
    let letter = service.site.house.store.letters(1).unwrap()[0].id;
    wait(service.site.house.store.bounced(letter, "550 5.1.1 <no> such user".into(), service.site.house.now()))
        .unwrap();
    service.site.sessions.forget(tincan::people::PlayerId(1));
    ana.get("/games").says("Emails to you bounce");
    ana.get("/account/mail").says("&#60;no&#62; such user").says("write to me again");
    ana.post("/account/mail/again", &[]).is(303);
    ana.get("/games").hushes("Emails to you bounce");
    service.member("root@example.org");
}

#[test]
fn an_invitation_speaks_the_language_of_whoever_is_invited() {
    let service = Service::start();
    let mut host = service.member("host@example.org");
    service.member("zoe@example.org").post("/language", &[("language", "fr"), ("back", "/")]).is(303);
    service.member("silent@example.org");
    let path = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    for (address, language) in [("zoe@example.org", "fr"), ("silent@example.org", "en"), ("new@example.org", "en")] {
        host.post(&format!("{path}/invite"), &[("address", address)]).is(303);
        let letters = service.site.house.store.letters(1).unwrap();
        let found = (letters[0].kind, letters[0].address.as_str(), letters[0].language.as_str());
        assert_eq!(found, (LetterKind::Invitation, address, language));
    }
}

/// Somebody whose browser asks for these languages, signed in with an address.
fn member_asking<'s>(service: &'s Service, address: &str, accepted: &str) -> Visitor<'s> {
    let mut visitor = service.visitor();
    visitor.headers.push(("Accept-Language".into(), accepted.into()));
    visitor.post("/sign-in", &[("address", address), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, address).unwrap();
    visitor.post(&link, &[]).is(303);
    visitor
}

/// In which language the latest letter to this address is written that is not about the account.
fn language(service: &Service, to: &str) -> Option<String> {
    let letters = service.site.house.store.letters(1_000).unwrap();
    letters.into_iter().find(|row| row.kind.topic().is_some() && row.address == to).map(|row| row.language)
}

/// Two sit down, the host begins, and the letters about it are written.
fn play_together(service: &Service, host: &mut Visitor<'_>, other: &mut Visitor<'_>) {
    let open = [("seats", "2"), ("robots", "0"), ("joining", "public")];
    let lobby = host.post("/open/toy", &open).goes_to().to_owned();
    other.post(&format!("{lobby}/join"), &[]).is(303);
    host.post(&format!("{lobby}/begin"), &[]).is(303);
    service.pass(HOUR);
    wait(service.site.post.carry());
}

#[test]
fn letters_speak_the_language_the_browser_asked_for() {
    let service = Service::start();
    let mut ana = member_asking(&service, "ana@example.org", "fr-CA, fr;q=0.9, en;q=0.1");
    let mut bea = member_asking(&service, "bea@example.org", "de, ru;q=0.5");
    play_together(&service, &mut ana, &mut bea);
    let both = || ["ana@example.org", "bea@example.org"].map(|to| language(&service, to).unwrap_or_default());
    assert_eq!(both(), ["fr", "ru"], "nobody chose a language: the browser's counts");
    // Another browser, another language: what was heard last is true, once it is noted down.
    ana.headers[0].1 = "pt".into();
    ana.get("/games").is(200);
    service.pulse();
    play_together(&service, &mut ana, &mut bea);
    assert_eq!(both(), ["pt-BR", "ru"]);
    // A program that asks for nothing is no word about the reader, and reads what was read before.
    ana.headers.clear();
    ana.get("/games").is(200).says("lang=\"pt-BR\"");
    service.pulse();
    play_together(&service, &mut ana, &mut bea);
    assert_eq!(both(), ["pt-BR", "ru"]);
    // Whoever chose is asked no more.
    bea.post("/language", &[("language", "en"), ("back", "/")]).is(303);
    bea.get("/games").is(200);
    service.pulse();
    play_together(&service, &mut ana, &mut bea);
    assert_eq!(both(), ["pt-BR", "en"]);
}

#[test]
fn a_link_remembers_in_which_language_it_was_asked_for() {
    let service = Service::start();
    let mut ana = service.visitor();
    ana.headers.push(("Accept-Language".into(), "fr".into()));
    ana.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    // The mail program opens it by itself, and asks for no language.
    let mut opened = service.visitor();
    opened.post(&link, &[]).is(303);
    let mut bea = service.member("bea@example.org");
    // The host's own browser speaks Russian; who is invited reads French.
    bea.headers.push(("Accept-Language".into(), "ru".into()));
    let open = [("seats", "3"), ("robots", "0"), ("joining", "link")];
    let lobby = bea.post("/open/toy", &open).goes_to().to_owned();
    bea.post(&format!("{lobby}/invite"), &[("address", "ana@example.org")]).is(303);
    assert_eq!(language(&service, "ana@example.org").as_deref(), Some("fr"));
    let feed = service.feed(&mut opened);
    let mut reader = service.visitor();
    reader.headers.push(("Accept-Language".into(), "en".into()));
    reader.get(&format!("/feed/{feed}.atom")).is(200).says("xml:lang=\"fr\"");
}
