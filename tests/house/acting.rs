//! Links out of letters: a page with one button, for whoever holds the letter, as long as the question is open.

use tincan::table::Via;

use crate::house::base::{Service, Visitor, encoded, wait};

/// A table of two people at which the host is asked; its code and a legal answer of the host.
fn table(service: &Service) -> (String, String) {
    let mut host = service.member("ana@example.org");
    let opened = host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public")]);
    let code = opened.goes_to().rsplit('/').next().unwrap().to_owned();
    service.member("boris@example.org").post(&format!("/lobby/{code}/join"), &[]).is(303);
    host.post(&format!("/lobby/{code}/begin"), &[("empty", "robots")]).is(303);
    let words = moves(service, &code, 0).remove(0);
    (code, words)
}

fn moves(service: &Service, code: &str, seat: u8) -> Vec<String> {
    let live = service.site.house.table(&code.parse().unwrap()).unwrap();
    live.position.moves(tincan::engine::Seat::new(seat))
}

/// A mail program: no cookies, no headers of a browser.
fn press(service: &Service, mark: &str, words: &str) -> crate::house::base::Response {
    let mut reader: Visitor<'_> = service.visitor();
    reader.post_raw(&format!("/a/{mark}"), &[("say", words)])
}

#[test]
fn a_link_asks_first_and_its_button_plays_once() {
    let service = Service::start();
    let (code, words) = table(&service);
    let mark = service.mark(&code, 0);
    let page = service.visitor().get(&format!("/a/{mark}?say={}", encoded(&words))).is(200);
    page.says("Play this?").says(&words).says("Play it");
    press(&service, &mark, &words).is(200).says("Played");
    let after = service.rows();
    press(&service, &mark, &words).is(200).says("Played");
    assert_eq!(service.rows(), after, "the same button again is the same request");
    let other = press(&service, &mark, "pass").is(409).says("This question is closed").says("What happened recently");
    other.says(&format!("/t/{code}"));
    assert_eq!(service.rows(), after);
    service.visitor().get(&format!("/a/{mark}?say=pass")).is(200).says("This question is closed");
    let log = service.site.house.table(&code.parse().unwrap()).unwrap();
    assert_eq!(log.next.0, 2, "the deal and one move");
}

#[test]
fn scanners_that_open_every_link_change_nothing() {
    let service = Service::start();
    let (code, _) = table(&service);
    let (mark, before) = (service.mark(&code, 0), service.rows());
    for words in moves(&service, &code, 0).iter().map(String::as_str).chain(["nonsense", "<b>&\"", "пас"]) {
        let path = format!("/a/{mark}?say={}", encoded(words));
        for method in ["GET", "HEAD", "GET"] {
            service.visitor().send(method, &path, &[], None).is(200);
        }
    }
    assert_eq!(service.rows(), before);
}

#[test]
fn a_wrong_mark_opens_nothing() {
    let service = Service::start();
    let (code, words) = table(&service);
    let mark = service.mark(&code, 0);
    let before = service.rows();
    let reply = tincan::mail::Bound::read(&service.site.config.key, tincan::mail::Door::Link, &mark).unwrap();
    let reply = reply.mark(&service.site.config.key, tincan::mail::Door::Reply);
    let mac = mark.rsplit_once('-').unwrap().1;
    let forged = [
        reply,
        format!("{}-p2-1-{mac}", code.to_lowercase()),
        format!("{}-p1-2-{mac}", code.to_lowercase()),
        format!("000000-p1-1-{mac}"),
        mark[..mark.len() - 1].to_owned(),
    ];
    for wrong in forged {
        service.visitor().get(&format!("/a/{wrong}?say={}", encoded(&words))).is(404);
        press(&service, &wrong, &words).is(404);
    }
    press(&service, &mark, "").is(422);
    press(&service, &mark, &"x".repeat(3_000)).is(400);
    press(&service, &mark, "nonsense").is(422).says("Nothing was changed");
    assert_eq!(service.rows(), before);
}

#[test]
fn a_page_of_a_closed_question_tells_nothing_private() {
    let service = Service::start();
    let (code, words) = table(&service);
    let mark = service.mark(&code, 0);
    let (table, card) = (code.parse().unwrap(), words.rsplit(' ').next().unwrap().to_owned());
    let wish =
        tincan::table::Answer { seat: tincan::engine::Seat::new(0), ask: 1, key: "k", words: &words, via: Via::Site };
    wait(service.site.house.answer(&table, &wish)).unwrap();
    // The card was set aside face down: the old letter's holder sees its back.
    let (suit, number) = card.split_once('_').unwrap();
    let shown = service.visitor().get(&format!("/a/{mark}?say=pass")).is(200).says("set a card aside");
    assert!(!shown.body.to_lowercase().contains(&format!("{suit} {number}")), "{}", shown.body);
}
