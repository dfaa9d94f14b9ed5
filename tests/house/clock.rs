//! Time on the site: the pace of a table, deadlines, nudges, caretakers, votes, taking a seat over, absences.

use tincan::engine::Seat;
use tincan::table::{Answer, TableCode, Via};

use crate::house::base::{MINUTE, Service, Visitor, wait};

/// The service is alive while time passes.
fn pass(service: &Service, minutes: i64) {
    for _ in 0..minutes {
        service.pass(MINUTE);
        let swept = wait(service.site.house.sweep()).unwrap();
        assert!(swept.failed.is_empty(), "{:?}", swept.failed);
    }
}

/// A table where minutes count, with these people at it.
fn sit_down(service: &Service, people: &mut [Visitor<'_>]) -> (String, TableCode) {
    let seats = people.len().to_string();
    let wish = [("seats", seats.as_str()), ("robots", "0"), ("joining", "public"), ("pace", "live")];
    let path = people[0].post("/open/toy", &wish).goes_to().to_owned();
    people[0].get(&path).is(200).says("Together");
    service.visitor().get("/lobby").is(200).says("Together");
    for other in &mut people[1..] {
        other.post(&format!("{path}/join"), &[]).is(303);
    }
    let table = people[0].post(&format!("{path}/begin"), &[]).goes_to().to_owned();
    let code = table[3..].parse().unwrap();
    (table, code)
}

/// Everybody but this seat answers whatever they are asked.
fn all_but(service: &Service, code: &TableCode, late: Seat) {
    let house = &service.site.house;
    loop {
        let live = house.table(code).unwrap();
        let Some(seat) = live.waits_for().iter().find(|seat| *seat != late) else { return };
        let words = live.prompt(seat).ask().unwrap().lapse.words().to_owned();
        let key = format!("{}", live.next);
        let wish = Answer { seat, ask: live.standings[seat].ask, key: &key, words: &words, via: Via::Site };
        wait(house.answer(code, &wish)).unwrap();
    }
}

#[test]
fn a_deadline_is_shown_and_a_mate_nudges() {
    let service = Service::start();
    let mut people = [service.member("ana@example.org"), service.member("boris@example.org")];
    let (table, code) = sit_down(&service, &mut people);
    let [ana, boris] = &mut people;
    all_but(&service, &code, Seat::new(0));
    ana.get(&table).is(200).says("until ").says("(15 min)").says("saved up");
    ana.get("/games").is(200).says("until ");
    boris.get(&table).is(200).says("until ").hushes("/nudge");
    boris.post(&format!("{table}/nudge"), &[("seat", "p1")]).is(303);
    boris.get(&table).says("more than half of their time left");
    service.pass(8 * MINUTE);
    boris.get(&table).is(200).says("/nudge");
    ana.post(&format!("{table}/nudge"), &[("seat", "p1")]).is(400);
    ana.post(&format!("{table}/nudge"), &[("seat", "p9")]).is(400);
    boris.post(&format!("{table}/nudge"), &[("seat", "p1")]).is(303);
    boris.get(&table).says("They’ll get a message").hushes("/nudge");
    boris.post(&format!("{table}/nudge"), &[("seat", "p1")]).is(303);
    boris.get(&table).says("were asked already");
}

#[test]
fn a_caretaker_plays_and_the_owner_returns() {
    let service = Service::start();
    let mut people = [service.member("ana@example.org"), service.member("boris@example.org")];
    let (table, code) = sit_down(&service, &mut people);
    let [ana, boris] = &mut people;
    all_but(&service, &code, Seat::new(0));
    for _ in 0..6 {
        pass(&service, 16);
        if service.site.house.table(&code).unwrap().keeping.kept.has(Seat::new(0)) {
            break;
        }
        all_but(&service, &code, Seat::new(0));
    }
    ana.get(&table).is(200).says("A stand-in (a robot) is playing for you").says("/return");
    boris.get(&table).is(200).says("A stand-in (a robot) is playing for").hushes("/return");
    service
        .visitor()
        .get(&table)
        .is(200)
        .says("A stand-in (a robot) is playing for")
        .hushes("<form method=\"post\" action=\"/t/");
    ana.post(&format!("{table}/return"), &[]).is(303);
    ana.get(&table).says("Welcome back").hushes("/return");
    let language = [("language", "fr"), ("back", "/")];
    boris.post("/language", &language).is(303);
    boris.get(&table).is(200).says("est de retour");
}

#[test]
fn the_table_votes_and_somebody_else_plays_on() {
    let service = Service::start();
    let mut people =
        [service.member("ana@example.org"), service.member("boris@example.org"), service.member("clea@example.org")];
    let (table, code) = sit_down(&service, &mut people);
    all_but(&service, &code, Seat::new(0));
    let vote = format!("{table}/vote");
    people[1].post(&vote, &[("seat", "p1"), ("verdict", "end")]).is(303);
    people[1].get(&table).says("There’s nothing left to decide");
    service.pass(16 * MINUTE);
    people[1].get(&table).is(200).says("is late. What should the table do?").says("2 votes decide.").says("unless");
    people[0].get(&table).is(200).hushes("What should the table do?");
    people[1].post(&vote, &[("seat", "p1"), ("verdict", "banish")]).is(400);
    people[1].post(&vote, &[("seat", "p1"), ("verdict", "replace")]).is(303);
    people[2].get(&table).is(200).says(": Let somebody else take the seat");
    people[0].get(&table).is(200).says("Your answer ends the vote");
    people[2].post(&vote, &[("seat", "p1"), ("verdict", "replace")]).is(303);
    let page = people[2].get(&table).is(200).says("The table has decided").says("/seat/");
    // A seat that is free is not voted about again, unless the game shall stop.
    people[1].get(&table).is(200).hushes("value=\"replace\"").says("value=\"end\"").hushes("class=\"call\"");
    let (_, rest) = page.body.split_once("href=\"/seat/").unwrap();
    let link = format!("/seat/{}", rest.split('"').next().unwrap());
    service.visitor().get(&table).hushes(&link);
    let mut newcomer = service.visitor();
    newcomer.get(&link).is(200).says("Take the seat");
    newcomer.post(&link, &[("name", "Admin")]).is(422);
    assert_eq!(newcomer.post(&link, &[("name", "Dima")]).goes_to(), table);
    newcomer.get(&table).is(200).says("The seat is yours");
    newcomer.get("/games").is(200).says(code.as_str());
    service.visitor().get(&link).is(404);
    // Whoever sat there before is a spectator now.
    people[0].post(&format!("{table}/answer"), &[("ask", "1"), ("key", "k"), ("words", "x")]).is(403);
    people[0].get(&table).is(200);
}

#[test]
fn the_log_names_who_sat_there_then() {
    let service = Service::start();
    let mut people =
        [service.member("ana@example.org"), service.member("boris@example.org"), service.member("clea@example.org")];
    for (visitor, name) in people.iter_mut().zip(["Ana", "Boris", "Clea"]) {
        let choices = [("name", name), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
        visitor.post("/settings", &choices).is(303);
    }
    let (table, code) = sit_down(&service, &mut people);
    let house = &service.site.house;
    // Ana plays once, then is late.
    let seat = Seat::new(0);
    all_but(&service, &code, seat);
    let live = house.table(&code).unwrap();
    let words = live.prompt(seat).ask().unwrap().lapse.words().to_owned();
    let wish = Answer { seat, ask: live.standings[seat].ask, key: "ana", words: &words, via: Via::Site };
    wait(house.answer(&code, &wish)).unwrap();
    all_but(&service, &code, seat);
    service.pass(16 * MINUTE);
    for voter in &mut people[1..] {
        voter.post(&format!("{table}/vote"), &[("seat", "p1"), ("verdict", "replace")]).is(303);
    }
    people[0].get(&table).is(200).says("until somebody else takes it").hushes("at any time");
    let before = people[1].get(&format!("{table}/record")).is(200).body;
    let free = house.vacancies(&code).unwrap().pop().unwrap();
    let mut newcomer = service.visitor();
    newcomer.post(&format!("/seat/{}", free.link), &[("name", "Dima")]).is(303);
    // What the record said stays said, word for word; then it tells who came.
    let entries = |page: &str| -> Vec<String> {
        let (_, log) = page.split_once("<ul class=\"log\">").expect("a log");
        let (log, _) = log.split_once("</ul>").expect("its end");
        log.split("<li").skip(1).map(str::to_owned).collect()
    };
    let after = people[1].get(&format!("{table}/record")).is(200).says("Ana → Dima").says("taken over Ana’s seat").body;
    let (before, after) = (entries(&before), entries(&after));
    assert!(before.iter().any(|entry| entry.contains("Ana")), "{before:?}");
    assert_eq!(after[..before.len()], before);
    people[1].get(&format!("{table}/at/1")).is(200).says("Ana").hushes("Dima</");
    // Whoever lost the seat is told, by letter and on the page; nobody else is.
    let lost = "Dima has taken it over for good";
    people[0].get(&table).is(200).says(lost).hushes("Take my seat back");
    people[1].get(&table).is(200).hushes(lost);
    let letter = service.letter(tincan::store::LetterKind::Replaced, "ana@example.org");
    assert_eq!(letter.as_deref(), Some(table.as_str()));
    people[0].get("/account/export").is(200).says("\"lost\"").says("until_entry");
    // A name that is erased is erased there, too.
    service.member("ana@example.org").post("/account/leave", &[("name", "Ana")]).is(303);
    newcomer.get(&format!("{table}/record")).is(200).hushes("Ana");
}

#[test]
fn a_letter_to_whoever_sat_there_before_plays_nothing() {
    let service = Service::start();
    let mut people = ["ana@example.org", "boris@example.org", "cleo@example.org"].map(|who| service.member(who));
    let (table, code) = sit_down(&service, &mut people);
    let house = &service.site.house;
    let seat = Seat::new(0);
    all_but(&service, &code, seat);
    people[0].post(&format!("{table}/mail"), &[("how", "never")]).is(303);
    let (old, words) = (service.mark(code.as_str(), 0), house.table(&code).unwrap().position.moves(seat).remove(0));
    let ask = house.table(&code).unwrap().standings[seat].ask;
    let link = format!("/a/{old}?say={}", crate::house::base::encoded(&words));
    service.visitor().get(&link).is(200).says("Play this?");
    service.pass(16 * MINUTE);
    for voter in &mut people[1..] {
        voter.post(&format!("{table}/vote"), &[("seat", "p1"), ("verdict", "replace")]).is(303);
    }
    let free = house.vacancies(&code).unwrap().pop().unwrap();
    let mut dora = service.member("dora@example.org");
    dora.post(&format!("/seat/{}", free.link), &[]).is(303);
    assert!(house.table(&code).unwrap().standings[seat].ask > ask, "the question has a new number");
    dora.get(&table).is(200).hushes("<option value=\"never\" selected>");
    let own = service.mark(code.as_str(), 0);
    let before = service.rows();
    let press = |mark: &str| service.visitor().post_raw(&format!("/a/{mark}"), &[("say", &words)]);
    service
        .visitor()
        .get(&link)
        .is(200)
        .says("This seat is no longer yours")
        .hushes("<form method=\"post\" action=\"/a/");
    press(&old).is(409).says("This seat is no longer yours");
    assert_eq!(service.rows(), before);
    // Not even later, when nobody plays for the newcomer: only they can take their seat back.
    let away = tincan::table::Timestamp(house.now().0 + crate::house::base::DAY);
    let dora = house.store.sitters(free.table_id).unwrap()[0].player.unwrap();
    wait(house.away(dora, away, tincan::table::Meanwhile::Caretaker)).unwrap();
    let live = house.table(&code).unwrap();
    assert!(live.keeping.kept.has(seat) && !live.is_over());
    let before = service.rows();
    press(&old).is(409).says("This seat is no longer yours");
    assert_eq!(service.rows(), before);
    press(&own).is(409);
    assert!(!house.table(&code).unwrap().keeping.kept.has(seat), "the newcomer's own letter does");
}

#[test]
fn whoever_is_waited_for_longer_is_told() {
    let service = Service::start();
    let mut people = [service.member("ana@example.org"), service.member("boris@example.org")];
    let (table, code) = sit_down(&service, &mut people);
    all_but(&service, &code, Seat::new(0));
    service.pass(16 * MINUTE);
    let duties = |service: &Service| service.rows()["outbox"].iter().filter(|row| row.contains("'duty'")).count();
    let before = (duties(&service), service.site.house.table(&code).unwrap().standings[Seat::new(0)].until);
    people[1].post(&format!("{table}/vote"), &[("seat", "p1"), ("verdict", "wait")]).is(303);
    let after = (duties(&service), service.site.house.table(&code).unwrap().standings[Seat::new(0)].until);
    assert!(after.0 == before.0 + 1 && after.1 > before.1, "{before:?} {after:?}");
    people[0].get(&table).is(200).says("The table agreed to wait longer for");
}

#[test]
fn a_table_that_stopped_is_over() {
    let service = Service::start();
    let mut people = [service.member("ana@example.org"), service.member("boris@example.org")];
    let (table, code) = sit_down(&service, &mut people);
    all_but(&service, &code, Seat::new(0));
    service.pass(16 * MINUTE);
    people[1].post(&format!("{table}/vote"), &[("seat", "p1"), ("verdict", "end")]).is(303);
    assert!(!service.site.house.table(&code).unwrap().is_over(), "one opponent alone does not stop a game");
    people[1].get(&table).is(200).says("has to agree as well");
    people[0].get(&table).is(200).says("would like to stop the game").says("I agree: stop the game");
    people[0].post(&format!("{table}/vote"), &[("seat", "p1"), ("verdict", "end")]).is(303);
    people[0].get(&table).is(200).says("The table agreed to stop this game").says("The game is over").says("/again");
    people[0].get("/games").is(200).says("Stopped by the table");
    people[0].get("/players/1").is(200);
    service.visitor().get(&format!("{table}/game.jsonl")).is(200).says("\"secret\"");
    people[0].get(&format!("{table}/at/1")).is(200);
}

#[test]
fn nights_and_absences_are_told_once_and_kept() {
    let service = Service::start();
    let mut people = [service.member("ana@example.org"), service.member("boris@example.org")];
    let (table, _) = sit_down(&service, &mut people);
    let [ana, boris] = &mut people;
    ana.get("/settings").is(200).says("/time");
    ana.get("/time").is(200).says("My night");
    ana.post("/time", &[("from", "23:00"), ("to", "07:00"), ("sat", "yes"), ("sun", "yes")]).is(303);
    ana.get("/time").is(200).says("value=\"23:00\"").says("value=\"07:00\"").says("name=\"sat\" value=\"yes\" checked");
    ana.post("/time", &[("from", "23:00"), ("to", "")]).is(422).says("value=\"23:00\"").says("two different times");
    let all: Vec<(&str, &str)> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map(|day| (day, "yes")).to_vec();
    ana.post("/time", &all).is(422).says("at least one day");
    ana.post("/time", &[("from", ""), ("to", "")]).is(303);
    ana.post("/time/away", &[("back", "2020-01-01"), ("choice", "pause")]).is(422).says("still to come");
    ana.post("/time/away", &[("back", "2027-01-30"), ("choice", "nap")]).is(400);
    ana.post("/time/away", &[("back", "2027-01-30"), ("choice", "pause")]).is(303);
    ana.get("/time").is(200).says("will be back on 30 January").says("Your tables know");
    boris.get(&table).is(200).says("is away and will be back on 30 January");
    ana.get(&table).is(200).says("While you are away, at this table");
    ana.post(&format!("{table}/away"), &[("choice", "caretaker")]).is(303);
    ana.get(&table).is(200).says("A stand-in (a robot) is playing for you");
    ana.post("/time/back", &[]).is(303);
    ana.get("/time").is(200).hushes("will be back on");
    ana.get(&table).is(200).hushes("A stand-in (a robot) is playing for you");
    ana.get("/account/export").is(200).says("\"night\"");
}
