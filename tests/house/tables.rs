//! Tables: opened, joined, left, begun, again; and the lists that lead to them.

use tincan::store::LetterKind;

use crate::house::base::Service;

#[test]
fn a_stranger_plays_at_once() {
    let service = Service::start();
    let mut visitor = service.visitor();
    visitor.get("/").is(200).says("Play Tricks now");
    let table = visitor.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    assert!(table.starts_with("/t/"), "{table}");
    visitor.get(&table).is(200);
    visitor.get("/games").is(200).says(table.rsplit('/').next().unwrap());
    for wrong in ["0", "3", "255", "x", "-1"] {
        visitor.post("/play", &[("game", "toy"), ("robots", wrong)]).is(400);
    }
    visitor.post("/play", &[("game", "chess"), ("robots", "1")]).is(404);
}

#[test]
fn friends_come_by_link_and_the_host_begins() {
    let service = Service::start();
    let mut host = service.member("host@example.org");
    let opened =
        host.post("/open/toy", &[("seats", "3"), ("robots", "1"), ("joining", "link"), ("option-length", "long")]);
    let path = opened.goes_to().to_owned();
    let page = host.get(&path).is(200).says("/join/");
    let (_, rest) = page.body.split_once("href=\"/join/").unwrap();
    let link = format!("/join/{}", rest.split('"').next().unwrap());
    // Without the link there is nothing to be seen.
    service.member("nosy@example.org").get(&path).is(404);
    service.visitor().get("/lobby").is(200).hushes(path.rsplit('/').next().unwrap());
    let mut friend = service.visitor();
    friend.get(&link).is(200).says("Take a seat");
    friend.post(&link, &[("name", "Admin")]).is(422).says("value=\"Admin\"");
    let named = [("name", "Olga"), ("language", ""), ("zone", "UTC"), ("theme", "auto"), ("pictures", "drawn")];
    host.post("/settings", &named).is(303);
    friend.post(&link, &[("name", "0lga")]).is(422).says("value=\"0lga\"").says("Somebody has this name");
    assert_eq!(friend.post(&link, &[("name", "Boris")]).goes_to(), path);
    friend.get(&path).is(200).says("Boris").says("You have a seat");
    // Twice is once.
    friend.post(&link, &[]).is(303);
    service.visitor().post(&link, &[]).is(303);
    assert_eq!(service.rows()["seats"].len(), 3);
    friend.post(&format!("{path}/begin"), &[]).is(403);
    let table = host.post(&format!("{path}/begin"), &[]).goes_to().to_owned();
    friend.get(&table).is(200);
    assert_eq!(host.get(&path).goes_to(), table);
    let row = service.site.house.store.table(&table[3..].parse().unwrap()).unwrap().unwrap();
    assert_eq!(row.options, r#"{"length":"long"}"#);
    let guests: Vec<_> =
        row.guests.unwrap().values().map(|guest| (guest.host, guest.is_robot(), guest.first_time)).collect();
    assert_eq!(guests, [(true, false, true), (false, false, true), (false, true, false)]);
    friend.post(&format!("{path}/leave"), &[]).is(303);
    assert_eq!(service.rows()["seats"].len(), 3);
}

/// Whoever comes to a table reads the promise about its luck before sitting down, and finds it again when it is dealt.
#[test]
fn the_promise_is_made_before_anybody_sits_down() {
    let service = Service::start();
    let mut host = service.member("host@example.org");
    let wish = [("seats", "2"), ("robots", "0"), ("joining", "public")];
    let path = host.post("/open/toy", &wish).goes_to().to_owned();
    let code = path.rsplit('/').next().unwrap().parse().unwrap();
    let row = service.site.house.store.table(&code).unwrap().unwrap();
    let promise = tincan::table::header::hex::written(&row.commitment);
    let link = service.site.house.store.gathering(&code).unwrap().unwrap().link;
    let mut friend = service.visitor();
    for page in [&path, &format!("/join/{link}")] {
        friend.get(page).is(200).says(&promise);
    }
    friend.post(&format!("/join/{link}"), &[("name", "Boris")]).is(303);
    let table = host.post(&format!("{path}/begin"), &[]).goes_to().to_owned();
    let bounds = "could have picked among several shuffles before publishing";
    friend.get(&table).is(200).says(&promise).says(bounds);
    friend.get("/rules").is(200).says(bounds);
}

#[test]
fn public_tables_are_listed_joined_and_left() {
    let service = Service::start();
    let mut host = service.visitor();
    let opened = host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public"), ("name", "Hanna")]);
    let path = opened.goes_to().to_owned();
    let code = path.rsplit('/').next().unwrap().to_owned();
    let mut friend = service.visitor();
    friend.get("/lobby").is(200).says(&code).says("Hanna").says("1 free seat");
    friend.post(&format!("{path}/join"), &[("name", "Boris")]).is(303);
    friend.get("/lobby").says("No free seat");
    let mut late = service.visitor();
    assert_eq!(late.post(&format!("{path}/join"), &[]).goes_to(), "/lobby");
    late.get("/lobby").says("All seats at that table are taken");
    friend.post(&format!("{path}/leave"), &[]).is(303);
    late.get("/lobby").says("1 free seat");
    // The host takes the table away.
    host.post(&format!("{path}/leave"), &[]).is(303);
    late.get("/lobby").hushes(&code);
    late.get(&path).is(404);
    late.post(&format!("{path}/join"), &[]).is(404);
}

#[test]
fn free_seats_go_to_robots_or_away() {
    let service = Service::start();
    let mut host = service.visitor();
    let mut open = |empty: &str| {
        let path =
            host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "public")]).goes_to().to_owned();
        service.visitor().post(&format!("{path}/join"), &[]).is(303);
        let table = host.post(&format!("{path}/begin"), &[("empty", empty)]).goes_to().to_owned();
        service.site.house.store.table(&table[3..].parse().unwrap()).unwrap().unwrap().guests.unwrap().seats()
    };
    assert_eq!((open("robots"), open("removed")), (3, 2));
    // One alone is too few for this game: said kindly, and people may still join.
    let path = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "public")]).goes_to().to_owned();
    host.post(&format!("{path}/begin"), &[("empty", "removed")]).is(422).says("This game needs 2 to 3 players");
    service.visitor().post(&format!("{path}/join"), &[]).is(303);
    host.post(&format!("{path}/begin"), &[("empty", "removed")]).is(303);
}

#[test]
fn what_was_typed_when_opening_a_table_stays() {
    let service = Service::start();
    let mut host = service.visitor();
    let page = host.post(
        "/open/toy",
        &[("seats", "99"), ("robots", "1"), ("joining", "public"), ("option-length", "long"), ("name", "Hanna")],
    );
    let page = page.is(422).says("Please enter a number from 2 to 3").says("value=\"99\"").says("value=\"Hanna\"");
    assert!(page.body.contains("<option value=\"long\" selected>"));
    assert!(page.body.contains("value=\"public\" checked"));
    assert!(service.rows()["players"].is_empty());
    host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public"), ("option-length", "endless")])
        .is(400);
    host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public"), ("extra", "1")]).is(400);
    host.post("/open/toy", &[("seats", "2"), ("seats", "3"), ("robots", "0"), ("joining", "public")]).is(400);
}

#[test]
fn a_wide_range_is_typed_and_out_of_bounds_is_said_kindly() {
    let service = Service::playing(tincan::games::GAMES);
    let mut host = service.visitor();
    let form = host.get("/open/demons").is(200);
    assert!(form.body.contains("name=\"option-souls_to_win\" type=\"number\" min=\"0\" max=\"40\" value=\"0\""));
    assert!(form.body.contains("<select id=\"option-candles_each\""), "two values are a list");
    let answers = [("seats", "2"), ("robots", "0"), ("joining", "link"), ("option-souls_to_win", "99")];
    let page = host.post("/open/demons", &answers).is(422);
    page.says("Please enter a number from 0 to 40");
    assert!(service.rows()["players"].is_empty());
    let answers = [("seats", "2"), ("robots", "0"), ("joining", "link"), ("option-souls_to_win", "12")];
    host.post("/open/demons", &answers).is(303);
}

#[test]
fn an_invitation_is_one_letter_and_not_many() {
    let service = Service::start();
    let mut host = service.member("host@example.org");
    let path = host.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    host.post(&format!("{path}/invite"), &[("address", "nobody")]).is(422).says("value=\"nobody\"");
    for _ in 0..3 {
        host.post(&format!("{path}/invite"), &[("address", "friend@example.org")]).is(303);
    }
    assert_eq!(service.letters(), 2);
    host.get(&path).says("friend@example.org");
    let link = service.letter(LetterKind::Invitation, "friend@example.org").unwrap();
    service.visitor().get(&link).is(200).says("invites you to play");
    for number in 0..40 {
        host.post(&format!("{path}/invite"), &[("address", &format!("f{number}@example.org"))]);
    }
    assert_eq!(service.rows()["invitations"].len(), 20);
    wait_letters(&service);
}

fn wait_letters(service: &Service) {
    crate::house::base::wait(service.site.post.carry());
    let letters = service.site.house.store.letters(100).unwrap();
    assert!(letters.iter().all(|letter| letter.state == tincan::store::LetterState::Sent));
    let files = std::fs::read_dir(&service.mail_folder).unwrap().count();
    assert_eq!(files, service.letters());
}

#[test]
fn the_next_game_is_the_next_one_round_and_round() {
    let service = Service::start();
    let mut ana = service.visitor();
    let mut tables: Vec<String> = (0..3)
        .map(|_| {
            service.pass(1_000_000);
            ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned()
        })
        .collect();
    let mut walked = vec![ana.get("/next").goes_to().to_owned()];
    for _ in 0..3 {
        let after = walked.last().unwrap().rsplit('/').next().unwrap().to_owned();
        walked.push(ana.get(&format!("/next?after={after}")).goes_to().to_owned());
    }
    assert_eq!(walked[0], walked[3]);
    walked.truncate(3);
    walked.sort();
    tables.sort();
    assert_eq!(walked, tables);
    ana.get("/games").says("Waiting for you");
    let mut nobody = service.member("idle@example.org");
    assert_eq!(nobody.get("/next").goes_to(), "/games");
}

#[test]
fn a_table_closed_but_never_dealt_is_counted_and_dealt_when_the_service_starts() {
    let service = Service::start();
    let mut host = service.visitor();
    let path = host.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public")]).goes_to().to_owned();
    service.visitor().post(&format!("{path}/join"), &[]).is(303);
    // An older version died right after the doors were closed.
    service.run_sql("UPDATE gatherings SET closed_at = 5");
    let undealt = |service: &Service| {
        let figures = service.visitor().get("/metrics").is(200).body;
        let count = figures.lines().find_map(|line| line.strip_prefix("tincan_tables{state=\"undealt\"} "));
        count.expect("it is counted").to_owned()
    };
    assert_eq!(undealt(&service), "1");
    crate::house::base::wait(tincan::service::workers::deal_what_was_closed(&service.site.house));
    assert_eq!(undealt(&service), "0");
    let table = path.replace("lobby", "t");
    host.get(&table).is(200);
}

#[test]
fn the_same_people_play_again() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let mut boris = service.member("boris@example.org");
    let wish = [("seats", "3"), ("robots", "1"), ("joining", "public"), ("pace", "none")];
    let path = ana.post("/open/toy", &wish).goes_to().to_owned();
    boris.post(&format!("{path}/join"), &[]).is(303);
    let table = ana.post(&format!("{path}/begin"), &[]).goes_to().to_owned();
    ana.post(&format!("{table}/again"), &[]).is(403);
    let code = table[3..].parse().unwrap();
    let house = &service.site.house;
    while let Some(seat) = house.table(&code).unwrap().position.asked().iter().next() {
        crate::house::base::wait(house.lapse(&code, seat)).unwrap();
    }
    ana.get("/games").is(200).says("Finished");
    ana.get("/players/1").is(200).says("Games finished");
    service.member("nosy@example.org").post(&format!("{table}/again"), &[]).is(403);
    let again = boris.post(&format!("{table}/again"), &[]).goes_to().to_owned();
    // Whoever comes later finds that table, and opens no other.
    ana.get(&table).is(200).says("has a table ready").hushes("/again\"");
    assert!(ana.post(&format!("{table}/again"), &[]).goes_to().starts_with("/join/"));
    assert_ne!(again, path);
    let link = service.letter(LetterKind::Invitation, "ana@example.org").unwrap();
    assert_eq!(ana.post(&link, &[]).goes_to(), again);
    boris.get(&again).says("Robot");
    boris.post(&format!("{again}/begin"), &[]).is(303);
}

#[test]
fn the_operator_appoints_from_the_command_line() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let appoint = |arguments: &[&str]| {
        let mut command = assert_cmd::Command::cargo_bin("tincan").unwrap();
        command.arg("--database").arg(service.site.house.store.address().to_string()).arg("admin").args(arguments);
        command.assert()
    };
    appoint(&["nobody@example.org"]).failure();
    appoint(&["not an address"]).failure();
    ana.get("/admin").is(404);
    appoint(&["ana@example.org"]).success();
    service.pulse();
    ana.get("/admin?who=ana@example").is(200).says("href=\"/players/1\"");
    ana.get("/admin?who=boris@example").is(200).hushes("href=\"/players/1\"");
    appoint(&["ana@example.org", "--dismiss"]).success();
    service.pulse();
    ana.get("/admin").is(404);
}

#[test]
fn the_way_to_the_next_game_leads_past_this_one() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let open = |ana: &mut crate::house::base::Visitor<'_>| {
        ana.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned()
    };
    let one = open(&mut ana);
    ana.get(&one).is(200).hushes("class=\"next\"");
    ana.get("/games").is(200).says("href=\"/next\"").says("A game is waiting for you");
    let other = open(&mut ana);
    for (here, there) in [(&one, &other), (&other, &one)] {
        let next = format!("/next?after={}", &here[3..]);
        ana.get(here).is(200).says(&format!("href=\"{next}\"")).says("A game is waiting for you");
        assert_eq!(ana.get(&next).goes_to(), there);
    }
}

#[test]
fn a_rematch_with_robots_begins_at_once() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    let table = ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    let house = &service.site.house;
    let code = table[3..].parse().unwrap();
    for turn in 0.. {
        let live = house.table(&code).unwrap();
        if live.is_over() {
            break;
        }
        let (seat, ask) = (tincan::engine::Seat::new(0), live.standings[tincan::engine::Seat::new(0)].ask.to_string());
        let words = live.position.moves(seat)[0].clone();
        let answer = [("ask", ask.as_str()), ("key", &turn.to_string()), ("words", &words)];
        ana.post(&format!("{table}/answer"), &answer).is(303);
    }
    let again = ana.post(&format!("{table}/again"), &[]).goes_to().to_owned();
    assert!(again.starts_with("/t/") && again != table, "{again}");
    ana.get(&format!("{table}/record")).is(200).says("Ended:").says(&format!("{table}/at/3"));
}

#[test]
fn a_guest_asks_by_link_and_never_by_letter() {
    let service = Service::start();
    let mut guest = service.visitor();
    let lobby = guest.post("/open/toy", &[("seats", "3"), ("robots", "0"), ("joining", "link")]).goes_to().to_owned();
    guest.get(&lobby).is(200).says("/join/").hushes("name=\"address\"");
    guest.post(&format!("{lobby}/invite"), &[("address", "stranger@example.org"), ("words", "")]).is(422);
    assert_eq!(service.letters(), 0, "nobody was written to");
}

#[test]
fn nobody_fills_the_list_with_tables() {
    let service = Service::start();
    let mut host = service.member("host@example.org");
    let open = |host: &mut crate::house::base::Visitor<'_>, robots: &str| {
        host.post("/open/toy", &[("seats", "3"), ("robots", robots), ("joining", "public")])
    };
    let first = open(&mut host, "0").goes_to().to_owned();
    for _ in 1..tincan::house::lobby::MOST_WAITING {
        open(&mut host, "0").goes_to();
    }
    open(&mut host, "0").is(422).says("Start or cancel one of them first");
    open(&mut host, "2").goes_to();
    host.post(&format!("{first}/leave"), &[]);
    open(&mut host, "0").goes_to();
}
