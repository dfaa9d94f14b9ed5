//! A mailed invitation is personal: its link seats the owner of the mailbox, once, with an address to write to.

use tincan::people::MailAddress;
use tincan::store::LetterKind;

use crate::house::base::{DAY, HOUR, Service, Visitor, wait};

const FRIEND: &str = "friend@example.org";

/// A table for three, its host, and the link in the letter to a friend.
fn invited(service: &Service) -> (Visitor<'_>, String, String) {
    let mut host = service.member("host@example.org");
    let choices = [("name", "Hanna"), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
    host.post("/settings", &choices).is(303);
    let lobby = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    let wish = [("address", FRIEND), ("words", "Come & play,\n we <miss> you")];
    host.post(&format!("{lobby}/invite"), &wish).is(303);
    let link = service.letter(LetterKind::Invitation, FRIEND).unwrap();
    (host, lobby, link)
}

fn seats(service: &Service) -> usize {
    service.rows()["seats"].len()
}

#[test]
fn whoever_joins_by_a_mailed_invitation_gets_letters() {
    let service = Service::start();
    let (mut host, lobby, link) = invited(&service);
    let mut friend = service.visitor();
    let before = service.rows();
    let page = friend.get(&link).is(200).says("Hanna invites you to play").says("<li>Hanna</li>");
    page.says("Come &#38; play, we &#60;miss&#62; you").says("yours alone").hushes(FRIEND);
    assert_eq!(service.rows(), before, "looking changes nothing");
    assert_eq!(friend.post(&link, &[("answer", "yes"), ("name", "Frieda")]).goes_to(), lobby);
    friend.get(&lobby).is(200).says(">Frieda</a>").says("You’ll get an email when the game starts");
    friend.get("/account").is(200).says(FRIEND);
    host.get(&lobby).is(200).says("has joined").hushes("/withdraw\"");
    host.post(&format!("{lobby}/begin"), &[("empty", "robots")]).is(303);
    service.pass(HOUR);
    wait(service.site.post.carry());
    let letters = service.site.house.store.letters_to(FRIEND, 10).unwrap();
    let kinds: Vec<LetterKind> = letters.iter().map(|letter| letter.kind).collect();
    assert!(
        kinds.iter().any(|kind| [
            LetterKind::Notice(tincan::table::NoticeKind::Started),
            LetterKind::Notice(tincan::table::NoticeKind::Duty)
        ]
        .contains(kind)),
        "{kinds:?}"
    );
}

#[test]
fn a_link_that_was_used_or_passed_on_takes_no_second_seat() {
    let service = Service::start();
    let (_, lobby, link) = invited(&service);
    service.member(FRIEND);
    let mut friend = service.visitor();
    friend.post(&link, &[]).is(303);
    assert_eq!(seats(&service), 2);
    // By its owner again, by a stranger, by somebody with an account, by a guest.
    let mut other = service.member("other@example.org");
    let mut guest = service.visitor();
    guest.post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    let before = service.rows();
    for visitor in [&mut friend, &mut service.visitor(), &mut other, &mut guest] {
        visitor.get(&link).is(200).says("has been used");
        visitor.post(&link, &[("answer", "yes")]).is(409).says("has been used");
        visitor.post(&link, &[("answer", "no")]).is(303);
    }
    assert_eq!(service.rows(), before);
    other.get(&lobby).is(404);
    // It came in by an invitation, which proves less than a link just asked for.
    friend.post("/account/password", &[("new_password", "correct horse battery")]).is(422);
}

#[test]
fn the_seat_is_the_invited_mailboxs_whoever_is_signed_in_there() {
    let service = Service::start();
    let (_, lobby, link) = invited(&service);
    // Somebody with an account, to whom it was passed on, becomes nobody else for good, and takes nothing along.
    let mut other = service.member("other@example.org");
    let name = "signed in as";
    other.get(&link).is(200).says(name);
    assert_eq!(other.post(&link, &[]).goes_to(), lobby);
    let store = &service.site.house.store;
    let player = |address: &str| store.player_at(&MailAddress::read(address).unwrap()).unwrap().unwrap().0;
    let sits = |address: &str| store.seat_of(&lobby[7..].parse().unwrap(), player(address)).unwrap().is_some();
    assert!(sits(FRIEND) && !sits("other@example.org"));
    // A guest keeps what they played under the invited address.
    let service = Service::start();
    let (_, _, link) = invited(&service);
    let mut guest = service.visitor();
    let table = guest.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    guest.post(&link, &[]).is(303);
    guest.get("/games").is(200).says(&format!("href=\"{table}"));
    guest.get("/account").says(FRIEND);
}

#[test]
fn an_invitation_can_be_declined_and_the_host_sees_it() {
    let service = Service::start();
    let (mut host, lobby, link) = invited(&service);
    let mut friend = service.visitor();
    assert_eq!(friend.post(&link, &[("answer", "no")]).goes_to(), link);
    friend.get(&link).is(200).says("You’ve said no").hushes("value=\"no\"");
    assert!(!service.rows()["players"].join(" ").contains(FRIEND), "nobody was made of it");
    host.get(&lobby).is(200).says(FRIEND).says("can’t make it").hushes("/withdraw\"");
    // Who said no is not asked again, and may still come.
    let letters = service.letters();
    host.post(&format!("{lobby}/invite"), &[("address", FRIEND)]).is(303);
    assert_eq!(service.letters(), letters);
    friend.post(&link, &[("answer", "yes")]).is(303);
    host.get(&lobby).is(200).says("has joined");
    friend.post(&link, &[("answer", "perhaps")]).is(400);
}

#[test]
fn the_host_withdraws_an_invitation_and_may_ask_again() {
    let service = Service::start();
    let (mut host, lobby, link) = invited(&service);
    let page = host.get(&lobby).is(200).says(FRIEND);
    let (_, rest) = page.body.split_once("name=\"invitation\" value=\"").unwrap();
    let id = rest.split_once('"').unwrap().0.to_owned();
    // Not at another table, and by nobody else.
    let mut nosy = service.member("nosy@example.org");
    let own = nosy.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    nosy.post(&format!("{own}/withdraw"), &[("invitation", &id)]).is(303);
    nosy.post(&format!("{lobby}/withdraw"), &[("invitation", &id)]).is(403);
    service.visitor().get(&link).is(200).says("value=\"yes\"");
    host.post(&format!("{lobby}/withdraw"), &[("invitation", &id)]).is(303);
    host.get(&lobby).is(200).says("is withdrawn").hushes(FRIEND);
    service.visitor().get(&link).is(200).says("can’t be used any more").hushes("miss");
    service.visitor().post(&link, &[]).is(409);
    assert_eq!(seats(&service), 2);
    host.post(&format!("{lobby}/invite"), &[("address", FRIEND)]).is(303);
    let again = service.letter(LetterKind::Invitation, FRIEND).unwrap();
    assert_ne!(again, link);
    service.visitor().get(&link).is(404);
    service.visitor().post(&again, &[]).is(303);
}

#[test]
fn a_link_without_a_chair_is_not_used_up_and_none_is_good_for_ever() {
    let service = Service::start();
    let (mut host, lobby, link) = invited(&service);
    let store = &service.site.house.store;
    let open = store.gathering(&lobby[7..].parse().unwrap()).unwrap().unwrap().link;
    let mut others = [service.visitor(), service.visitor()];
    others.iter_mut().for_each(|other| drop(other.post(&format!("/join/{open}"), &[]).is(303)));
    let before = service.rows();
    service.visitor().get(&link).is(200).says("All seats are taken").hushes("value=\"yes\"");
    service.visitor().post(&link, &[]).is(409).says("All seats are taken");
    assert_eq!(service.rows(), before, "nobody was made of it, either");
    others[0].post(&format!("{lobby}/leave"), &[]).is(303);
    service.pass(14 * DAY);
    service.visitor().post(&link, &[]).is(409).says("can’t be used any more");
    let mut host_again = service.member("host@example.org");
    host_again.post(&format!("{lobby}/invite"), &[("address", FRIEND)]).is(303);
    let again = service.letter(LetterKind::Invitation, FRIEND).unwrap();
    service.visitor().post(&again, &[]).is(303);
    host.post(&format!("{lobby}/leave"), &[]);
}

#[test]
fn who_is_asked_by_name_comes_in_by_their_letter_until_their_address_is_another() {
    let service = Service::start();
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    let wish = [("seats", "3"), ("robots", "1"), ("joining", "public"), ("pace", "none")];
    let lobby = ana.post("/open/toy", &wish).goes_to().to_owned();
    boris.post(&format!("{lobby}/join"), &[]).is(303);
    let table = ana.post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
    crate::house::addresses::play_out(&service, &table);
    let again = ana.post(&format!("{table}/again"), &[]).goes_to().to_owned();
    let link = service.letter(LetterKind::Invitation, "boris@example.org").unwrap();
    boris.post("/account/address", &[("address", "new@example.org")]).is(303);
    boris.post(&service.letter(LetterKind::Confirm, "new@example.org").unwrap(), &[]).is(303);
    service.visitor().get(&link).is(404);
    ana.get(&again).is(200).hushes("boris@example.org").hushes("new@example.org");
}

#[test]
fn a_line_that_does_not_fit_is_asked_back() {
    let service = Service::start();
    let (mut host, lobby, _) = invited(&service);
    let letters = service.letters();
    for words in [&"x".repeat(201), "see https://evil.example"] {
        let wish = [("address", "b@example.org"), ("words", words)];
        let page = host.post(&format!("{lobby}/invite"), &wish).is(422);
        page.says("One line of at most 200").says("value=\"b@example.org\"").says(words);
    }
    assert_eq!(service.letters(), letters);
}
