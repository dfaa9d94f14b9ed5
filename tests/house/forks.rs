//! Playing on: a new table that begins at a moment of a finished one.

use tincan::engine::{Seat, Viewer};
use tincan::house::Export;
use tincan::table::portable::{self, Contents, Portable};
use tincan::table::verify::{Origin, verify};
use tincan::table::{Cause, Seq, TableCode};

use crate::house::base::{Service, Visitor, wait};

fn code_of(path: &str) -> TableCode {
    path.rsplit('/').next().unwrap().parse().unwrap()
}

/// Lets the clock play a table to its end.
fn play_out(service: &Service, code: &TableCode) {
    let house = &service.site.house;
    while let Some(seat) = house.table(code).unwrap().position.asked().iter().next() {
        wait(house.lapse(code, seat)).unwrap();
    }
}

/// A finished game, as a path.
fn finished(service: &Service, ana: &mut Visitor<'_>) -> String {
    let table = ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    play_out(service, &code_of(&table));
    table
}

#[test]
fn nobody_plays_on_while_the_game_is_on() {
    let service = Service::start();
    let mut ana = service.visitor();
    let table = ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    ana.get(&format!("{table}/at/0")).is(200).says("When this game is over").hushes("fork\"");
    let wish = [("seq", "0"), ("seat", "p1"), ("others", "robots")];
    ana.post(&format!("{table}/fork"), &wish).is(403);
    assert_eq!(service.rows()["tables"].len(), 1);
}

#[test]
fn anybody_plays_on_from_any_moment_of_a_finished_game() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let table = finished(&service, &mut ana);
    let house = &service.site.house;
    let parent = house.store.table(&code_of(&table)).unwrap().unwrap();
    let last = house.store.next_seq(parent.id).unwrap().0 - 1;
    ana.get(&format!("{table}/at/{last}")).is(200).hushes("fork\"");
    ana.get(&format!("{table}/at/3?as=p2")).is(200).says("<option value=\"p2\" selected>");

    let mut boris = service.visitor();
    let wish = [("seq", "3"), ("seat", "p2"), ("others", "robots")];
    let fork = boris.post(&format!("{table}/fork"), &wish).goes_to().to_owned();
    let code = code_of(&fork);
    // The seat that is kept knows what it knew; the rest is not what it was.
    let live = house.load(&house.store.table(&code).unwrap().unwrap()).unwrap();
    let row = house.store.table(&code).unwrap().unwrap();
    let first = house.at(&row, Seq::OPENING).unwrap().position;
    let there = house.at(&parent, Seq(3)).unwrap().position;
    let eyes = Viewer::Seat(Seat::new(1));
    assert_eq!(first.scene(eyes), there.scene(eyes));
    assert!(!first.same(&*there), "sixteen cards are not dealt the same way twice");
    let robots: Vec<bool> = live.table.header.guests.values().map(tincan::engine::Entrant::is_robot).collect();
    assert_eq!(robots, [true, false, true]);
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    assert_eq!((entries[0].cause, entries[0].said.as_str()), (Cause::Forked, format!("{} 3 p2", &table[3..]).as_str()));

    boris.get(&fork).is(200).says("Branched from").says(&format!("{table}/at/3"));
    ana.get(&table).is(200).says("Branches").says(&fork);
    ana.get(&format!("{table}/at/3")).says(&fork);
    boris.get(&format!("{fork}/at/0")).is(200).says("branches off from another table").says("Branched from");
    play_out(&service, &code);
    house.verify(&house.store.table(&code).unwrap().unwrap()).unwrap();
    // A fork of a fork.
    let again = ana.post(&format!("{fork}/fork"), &[("seq", "1"), ("seat", "p1"), ("others", "robots")]);
    let again = code_of(again.goes_to());
    house.verify(&house.store.table(&again).unwrap().unwrap()).unwrap();
}

#[test]
fn friends_come_to_a_table_that_plays_on() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let table = finished(&service, &mut ana);
    let wish = [("seq", "2"), ("seat", "p3"), ("others", "people")];
    let lobby = ana.post(&format!("{table}/fork"), &wish).goes_to().to_owned();
    let page = ana.get(&lobby).is(200).says("Branched from").hushes("value=\"removed\"");
    let (_, rest) = page.body.split_once("href=\"/join/").unwrap();
    let link = format!("/join/{}", rest.split('"').next().unwrap());
    service.visitor().post(&link, &[("name", "Boris")]).is(303);
    // The position needs all three seats, whatever a forged form says.
    let fork = ana.post(&format!("{lobby}/begin"), &[("empty", "removed")]).goes_to().to_owned();
    let sitters = service.site.house.sitters(&code_of(&fork)).unwrap();
    let names: Vec<&str> = sitters.iter().map(|sitter| sitter.name.as_str()).collect();
    assert_eq!(names[0], "Boris");
    assert_eq!((names[1], sitters[1].player), ("", None));
    assert_eq!(
        service.site.house.store.seat_of(&code_of(&fork), sitters[2].player.unwrap()).unwrap(),
        Some(Seat::new(2))
    );
}

#[test]
fn wishes_that_make_no_sense_are_refused() {
    let service = Service::start();
    let mut ana = service.visitor();
    let table = finished(&service, &mut ana);
    for (wish, status) in [
        ([("seq", "999"), ("seat", "p1"), ("others", "robots")], 403),
        ([("seq", "1"), ("seat", "p4"), ("others", "robots")], 403),
        ([("seq", "1"), ("seat", "x"), ("others", "robots")], 400),
        ([("seq", "-1"), ("seat", "p1"), ("others", "robots")], 400),
        ([("seq", "1"), ("seat", "p1"), ("others", "cats")], 400),
    ] {
        ana.post(&format!("{table}/fork"), &wish).is(status);
    }
    assert_eq!(service.rows()["tables"].len(), 1);
}

#[test]
fn its_file_says_where_it_comes_from_and_is_judged_by_what_stood_there() {
    let service = Service::start();
    let mut ana = service.visitor();
    let table = finished(&service, &mut ana);
    let wish = [("seq", "4"), ("seat", "p1"), ("others", "robots")];
    let fork = ana.post(&format!("{table}/fork"), &wish).goes_to().to_owned();
    let code = code_of(&fork);
    let house = &service.site.house;
    // While it is on, what was taken over is not told, and the chain holds.
    let redacted = ana.get(&format!("{fork}/game.jsonl")).is(200).body;
    assert!(redacted.contains(&format!("\"said\":\"{} 4 p1\"", &table[3..])), "{redacted}");
    assert!(matches!(portable::read(&redacted).unwrap().contents, Contents::Redacted { .. }));
    play_out(&service, &code);
    let file = house.export(&code, Export::For(Viewer::Spectator)).unwrap();

    let elsewhere = Service::start();
    let other = &elsewhere.site.house;
    let why = wait(other.import(&file)).unwrap_err().to_string();
    assert!(why.contains(&format!("entry 0: it plays on from table {}", &table[3..])), "{why}");
    let origin = house.export(&code_of(&table), Export::For(Viewer::Spectator)).unwrap();
    wait(other.import(&origin)).unwrap();
    wait(other.import(&file)).unwrap();
    let verified = other.verify(&other.store.table(&code).unwrap().unwrap()).unwrap();
    assert!(verified.to_string().contains(&format!("played on from table {} after entry 4", &table[3..])));
    elsewhere.visitor().get(&fork).is(200).says("Branched from");
    // Dealt otherwise than the secret says: noticed.
    let Contents::Whole { secret, mut entries } = portable::read(&file).unwrap().contents else { panic!("whole") };
    let header = portable::read(&file).unwrap().header;
    let rules = crate::toy::TOY;
    entries[0].said = entries[0].said.replace(" p1", " p2");
    let spoilt = rechained(&header, &secret, entries);
    let Portable { header: origin, contents, .. } = portable::read(&origin).unwrap();
    let Contents::Whole { entries: there, .. } = contents else { panic!("whole") };
    let origin = Origin { header: &origin, entries: &there, over: true };
    let broken = verify(&header, &secret, rules, &spoilt, Some(origin)).unwrap_err();
    assert!(broken.why.contains("the new deal does not follow"), "{broken}");
}

#[test]
fn a_beginning_that_never_stood_there_is_noticed_where_the_other_table_is() {
    let service = Service::start();
    let mut ana = service.visitor();
    let (one, other) = (finished(&service, &mut ana), finished(&service, &mut ana));
    let wish = [("seq", "4"), ("seat", "p1"), ("others", "robots")];
    let fork = ana.post(&format!("{one}/fork"), &wish).goes_to().to_owned();
    play_out(&service, &code_of(&fork));
    let house = &service.site.house;
    let file = house.export(&code_of(&fork), Export::Whole).unwrap();
    let Contents::Whole { secret, mut entries } = portable::read(&file).unwrap().contents else { panic!("whole") };
    let header = portable::read(&file).unwrap().header;
    // It claims to come from another table than it does.
    entries[0].said = entries[0].said.replace(&one[3..], &other[3..]);
    let forged = rechained(&header, &secret, entries);
    let elsewhere = Service::start();
    let there = &elsewhere.site.house;
    wait(there.import(&house.export(&code_of(&other), Export::Whole).unwrap())).unwrap();
    let announced = house.store.table(&code_of(&fork)).unwrap().unwrap();
    let announced = tincan::store::Announced {
        code: announced.code,
        game: announced.game,
        edition: announced.edition,
        options: announced.options,
        secret,
        commitment: announced.commitment,
        pace: None,
        at: forged[0].at,
    };
    let standings = tincan::engine::PerSeat::new(3, |_| tincan::table::Standing::new(forged[0].at));
    wait(there.store.adopt(&announced, &header.guests, &forged, &standings, None)).unwrap();
    let row = there.store.table(&code_of(&fork)).unwrap().unwrap();
    let error = there.verify(&row).unwrap_err().to_string();
    assert!(error.contains("is not what stood at table"), "{error}");
}

/// The same entries, chained anew: what a forger would do.
fn rechained(
    header: &tincan::table::Header,
    secret: &[u8; 32],
    entries: Vec<tincan::table::Entry>,
) -> Vec<tincan::table::Entry> {
    let mut previous = header.root();
    let chain = entries.into_iter().map(|entry| {
        let entry = entry.chained(&previous, secret);
        previous = entry.hash;
        entry
    });
    chain.collect()
}
