//! Private feeds: whoever has the address reads somebody's turns, until there is a new address.

use diesel::connection::SimpleConnection;
use tincan::store::connection::Door;

use crate::house::base::Service;

#[test]
fn turns_are_told_by_feed_and_calendar() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let code = ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().rsplit('/').next().unwrap().to_owned();
    let feed = service.feed(&mut ana);
    let mut reader = service.visitor();
    let atom = reader.get(&format!("/feed/{feed}.atom")).is(200);
    assert_eq!(atom.header("content-type"), Some("application/atom+xml; charset=utf-8"));
    let atom = atom.says(&format!("{code}: Your turn")).says(":turn/").says(&format!("/t/{code}\""));
    assert_eq!(atom.body.matches("<entry>").count(), 1);
    assert!(atom.body.starts_with("<?xml version=\"1.0\" encoding=\"utf-8\"?>"), "{}", atom.body);
    let ics = reader.get(&format!("/feed/{feed}.ics")).is(200).says("BEGIN:VCALENDAR\r\n").says("END:VCALENDAR");
    let ics = ics.hushes("VEVENT");
    // The same again is not sent again.
    for (path, first) in [("atom", &atom), ("ics", &ics)] {
        let etag = first.header("etag").unwrap();
        let again = reader.send("GET", &format!("/feed/{feed}.{path}"), &[("If-None-Match", etag)], None).is(304);
        assert!(again.body.is_empty());
        reader.send("GET", &format!("/feed/{feed}.{path}"), &[("If-None-Match", "\"x\"")], None).is(200);
    }
}

#[test]
fn a_deadline_stands_in_the_calendar() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    // Thursday, 19 November 2026, 18:00 UTC.
    let mut pen = service.site.house.store.address().connect(Door::Writing).unwrap();
    pen.batch_execute("UPDATE standings SET until = 1795111200000000 WHERE duty <> 'wait'").unwrap();
    let feed = service.feed(&mut ana);
    let ics = service.visitor().get(&format!("/feed/{feed}.ics")).is(200);
    let ics = ics.says("DTSTART:20261119T180000Z\r\n").says("SUMMARY:").says("UID:tag:127.0.0.1");
    assert_eq!(ics.body.matches("BEGIN:VEVENT").count(), 1);
    assert!(ics.body.lines().all(|line| line.len() <= 76), "long lines are folded\n{}", ics.body);
    let again = service.visitor().get(&format!("/feed/{feed}.ics")).is(200);
    assert_eq!(ics.body, again.body, "nothing in it changes by itself");
    service.visitor().get(&format!("/feed/{feed}.atom")).is(200).says("until Thu 19 Nov 18:00");
}

#[test]
fn a_new_address_makes_the_old_one_worthless() {
    let service = Service::start();
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    let (old, other) = (service.feed(&mut ana), service.feed(&mut boris));
    ana.post("/account/feed", &[]).is(303);
    let new = service.feed(&mut ana);
    assert_ne!(old, new);
    let mut reader = service.visitor();
    reader.get(&format!("/feed/{old}.atom")).is(404);
    reader.get(&format!("/feed/{old}.ics")).is(404);
    reader.get(&format!("/feed/{new}.atom")).is(200);
    reader.get(&format!("/feed/{other}.atom")).is(200);
    let mac = other.split_once('-').unwrap().1;
    for wrong in [format!("1-{mac}"), format!("99-{mac}"), format!("-{mac}"), "x".into(), format!("{new}0")] {
        reader.get(&format!("/feed/{wrong}.atom")).is(404);
    }
}
