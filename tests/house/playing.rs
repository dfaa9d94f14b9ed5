//! At the table: answers that come too late or make no sense, taking back, answering ahead, talk and notes.

use tincan::engine::Seat;
use tincan::store::LetterKind;
use tincan::table::{Cause, Seq, TableCode};

use crate::house::base::{HOUR, MINUTE, Response, Service, Visitor, wait};

/// A table of three people, the first of them its host.
struct Three<'s> {
    service: &'s Service,
    people: Vec<Visitor<'s>>,
    path: String,
    code: TableCode,
}

impl<'s> Three<'s> {
    fn sit(service: &'s Service) -> Three<'s> {
        Three::play("toy", service)
    }

    fn play(game: &str, service: &'s Service) -> Three<'s> {
        let mut people: Vec<Visitor<'s>> =
            ["ana@example.org", "boris@example.org", "cleo@example.org"].map(|who| service.member(who)).into();
        let wish = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", "none")];
        let lobby = people[0].post(&format!("/open/{game}"), &wish).goes_to().to_owned();
        for friend in &mut people[1..] {
            friend.post(&format!("{lobby}/join"), &[]).is(303);
        }
        let path = people[0].post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
        let code = path[3..].parse().unwrap();
        Three { service, people, path, code }
    }

    fn ask(&self, seat: usize) -> String {
        self.service.site.house.table(&self.code).unwrap().standings[Seat::new(seat as u8)].ask.to_string()
    }

    fn moves(&self, seat: usize) -> Vec<String> {
        self.service.site.house.table(&self.code).unwrap().position.moves(Seat::new(seat as u8))
    }

    /// The seat says this, as an answer to that question.
    fn say(&mut self, seat: usize, ask: &str, key: &str, words: &str) -> Response {
        let path = format!("{}/answer", self.path);
        self.people[seat].post(&path, &[("ask", ask), ("key", key), ("words", words)])
    }

    fn page(&mut self, seat: usize) -> Response {
        let path = self.path.clone();
        self.people[seat].get(&path).is(200)
    }

    /// Everybody sets a card aside, so that the first may bet.
    fn set_aside(&mut self) {
        for seat in 0..3 {
            let (ask, words) = (self.ask(seat), self.moves(seat)[0].clone());
            self.say(seat, &ask, &format!("aside{seat}"), &words).is(303);
        }
    }
}

#[test]
fn a_late_answer_keeps_its_words_and_plays_nothing() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let (ask, words) = (three.ask(0), three.moves(0)[0].clone());
    three.say(0, &ask, "first", &words).is(303);
    let before = service.rows()["entries"].len();
    three.set_aside_of_others();
    assert_ne!(three.ask(0), ask);
    let page = three.say(0, &ask, "second", "bet 2").is(409);
    page.says("The question changed while").says("value=\"bet 2\"");
    // A double click is a success, however late.
    assert_eq!(three.say(0, &ask, "first", &words).goes_to(), three.path);
    assert_eq!(service.rows()["entries"].len(), before + 2);
}

impl Three<'_> {
    fn set_aside_of_others(&mut self) {
        for seat in 1..3 {
            let (ask, words) = (self.ask(seat), self.moves(seat)[0].clone());
            self.say(seat, &ask, &format!("aside{seat}"), &words).is(303);
        }
    }
}

#[test]
fn a_refused_answer_keeps_what_was_typed() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let ask = three.ask(0);
    let before = service.rows()["entries"].clone();
    three.say(0, &ask, "k", "sing <b>loudly</b>").is(422).says("value=\"sing &#60;b&#62;loudly&#60;/b&#62;\"");
    let path = format!("{}/answer", three.path);
    three.people[0].post(&path, &[("ask", &ask), ("key", "k")]).is(422).says("Please pick one of the choices");
    three.say(1, "1", "k", &"x".repeat(2_001)).is(422);
    for wrong in
        [vec![("key", "k")], vec![("ask", "x"), ("key", "k")], vec![("ask", "1")], vec![("ask", "1"), ("key", "")]]
    {
        three.people[0].post(&path, &wrong).is(400);
    }
    let mut stranger = service.member("nosy@example.org");
    stranger.post(&path, &[("ask", &ask), ("key", "k"), ("words", "pass")]).is(403);
    stranger.post(&format!("{}/undo", three.path), &[("ask", &ask), ("key", "k")]).is(403);
    assert_eq!(service.rows()["entries"], before);
}

#[test]
fn the_last_move_is_taken_back_by_a_button_while_nobody_learned_anything() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let undo = format!("{}/undo", three.path);
    three.page(0).hushes(&undo);
    let (ask, words) = (three.ask(0), three.moves(0)[0].clone());
    three.say(0, &ask, "first", &words).is(303);
    three.page(0).says(&undo).says("Undo my last move");
    three.page(1).hushes(&undo);
    let ask = three.ask(0);
    three.people[0].post(&undo, &[("ask", &ask), ("key", "back")]).is(303);
    three.page(0).says("Your last move has been undone").hushes(&undo);
    assert!(three.moves(0).contains(&words));
    // Once another has acted it stays.
    let ask = three.ask(0);
    three.say(0, &ask, "again", &words).is(303);
    let (ask, words) = (three.ask(1), three.moves(1)[0].clone());
    three.say(1, &ask, "other", &words).is(303);
    let ask = three.ask(0);
    three.page(0).hushes(&undo);
    three.people[0].post(&undo, &[("ask", &ask), ("key", "late")]).is(422);
}

#[test]
fn an_answer_ahead_is_its_owners_secret_until_its_turn() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    three.set_aside();
    for words in ["bet 0", "lead"] {
        let (ask, listed) = (three.ask(0), three.moves(0));
        let words = listed.iter().find(|listed| listed.starts_with(words)).unwrap().clone();
        three.say(0, &ask, &words, &words).is(303);
    }
    // The second is asked, the third may answer ahead.
    three.page(2).says("Answer ahead");
    let ask = three.ask(2);
    three.say(2, &ask, "sealed", "pass").is(303);
    three.page(2).says("Your answer is sealed").says("Your sealed answer: pass");
    for rival in 0..2 {
        three.page(rival).hushes("sealed");
    }
    service.visitor().get(&three.path).is(200).hushes("sealed");
    let path = format!("{}/answer", three.path);
    three.people[2].post(&path, &[("ask", &ask), ("key", "out"), ("unseal", "yes")]).is(303);
    three.page(2).says("Your sealed answer has been withdrawn").hushes("Your sealed answer:");
    three.say(2, &ask, "sealed again", "pass").is(303);
    service.pass(7_123_456);
    let before = service.rows()["entries"].len();
    let ask = three.ask(1);
    three.say(1, &ask, "now", "pass").is(303);
    assert_eq!(service.rows()["entries"].len(), before + 2, "the sealed answer follows at once");
    let row = service.site.house.store.table(&three.code).unwrap().unwrap();
    let last = service.site.house.store.entries(row.id, Seq(before as u32 - 1)).unwrap();
    assert!(last.iter().any(|entry| entry.cause == Cause::Sealed));
    three.page(2).says("answered ahead");
    three.page(0).hushes("answered ahead");
    // Nor does the file tell it: what followed at the same instant as a rival's answer came within the same minute.
    let exact = service.site.house.now().0;
    let path = format!("{}/game.jsonl", three.path);
    let mut file = |reader: usize| three.people[reader].get(&path).is(200).body;
    let times = |file: &str| -> Vec<i64> {
        tincan::table::portable::read(file).expect("its chain can be checked");
        let row = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["at"].as_i64().unwrap();
        file.lines().skip(1 + before).take(2).map(row).collect()
    };
    assert_eq!(times(&file(2)), [exact - exact % 60_000_000, exact]);
    assert_eq!(times(&file(1)), [exact, exact - exact % 60_000_000]);
    assert_eq!(times(&file(0)), [exact - exact % 60_000_000; 2]);
}

#[test]
fn talk_is_new_once() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    three.page(1);
    let path = format!("{}/talk", three.path);
    three.people[0].post(&path, &[("words", "Hello there")]).is(303);
    three.page(1).says("Hello there").says("<li class=\"fresh\">");
    // Whoever reloads at once, or comes back from the rules, has read it.
    three.page(1).says("Hello there").hushes("<li class=\"fresh\">");
    three.page(1).hushes("<li class=\"fresh\">");
}

/// The part of a page about what is new, and how many entries it tells.
fn news(page: &Response) -> (&str, usize) {
    let (_, rest) = page.body.split_once("<section class=\"news\">").expect("something is new");
    let news = rest.split_once("</section>").unwrap().0;
    (news, news.matches("<li").count())
}

#[test]
fn news_stay_marked_until_there_are_newer_ones() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    three.page(0);
    three.set_aside_of_others();
    for _ in 0..2 {
        let page = three.page(0).says("Since you last looked");
        assert_eq!(news(&page).1, 2, "{}", page.body);
        // The mark outlives the memory of the service.
        service.pulse();
    }
    let (ask, words) = (three.ask(0), three.moves(0)[0].clone());
    three.say(0, &ask, "first", &words).is(303);
    let page = three.page(0);
    // What one did oneself is no news.
    let page = page.hushes("Since you last looked");
    // Beside a question the latest stands in the log, once.
    let entries = service.rows()["entries"].len();
    for entry in entries - 1..entries {
        let marked = format!("aria-label=\"Entry {entry}\"");
        assert_eq!(page.body.matches(&marked).count(), 1, "entry {entry} stands on the page once");
    }
}

#[test]
fn whoever_missed_much_is_led_to_where_they_left() {
    let service = Service::playing(tincan::games::GAMES);
    let mut three = Three::play("fort", &service);
    (0..2).for_each(|seat| drop(three.page(seat)));
    let left = service.site.house.table(&three.code).unwrap().next;
    for missed in 1..=40 {
        let asked = service.site.house.table(&three.code).unwrap().position.asked();
        let seat = asked.iter().next().expect("a game of Fort is longer").index();
        let (ask, words) = (three.ask(seat), three.moves(seat)[0].clone());
        three.say(seat, &ask, &format!("turn{missed}"), &words).is(303);
        if let (12, seat) | (40, seat) = (missed, usize::from(missed == 12)) {
            let page = three.page(seat);
            let (news, told) = news(&page);
            assert!(told > 0, "{news}");
            let back = format!("<p class=\"missed\"><a href=\"{}/at/{left}\">", three.path);
            assert_eq!(page.body.contains(&back), missed == 40, "{missed} missed: {news}");
        }
    }
}

#[test]
fn nobody_talks_without_end() {
    let service = Service::start();
    for (place, other) in [("talk", "notes"), ("notes", "talk")] {
        let mut visitor = service.visitor();
        let table = visitor.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
        let token = visitor.token();
        let fields = [("token", token.as_str()), ("words", "and another thing")];
        let mut say = |place: &str| visitor.post_raw(&format!("{table}/{place}"), &fields).status;
        assert!((0..60).all(|_| say(place) == 303));
        assert_eq!((say(place), say(other)), (429, 429));
        service.pass(61 * MINUTE);
        assert_eq!(say(place), 303);
    }
}

#[test]
fn talk_is_among_those_who_sit_and_never_more_than_words() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let talk = format!("{}/talk", three.path);
    three.people[0].post(&talk, &[("words", "<script>alert(1)</script> & \"hello\"")]).is(303);
    let page = three.page(1).says("&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;hello&#34;").says("1 new");
    assert!(!page.body.contains("<script"));
    service.pass(MINUTE);
    three.page(1).hushes("1 new");
    for mut onlooker in [service.visitor(), service.member("curious@example.org")] {
        onlooker.get(&three.path).is(200).hushes("&#60;script&#62;").hushes("hello").hushes("Table talk");
    }
    let before = service.rows()["talk"].clone();
    three.people[1].post(&talk, &[("words", &"ж".repeat(2_001))]).is(413);
    three.people[1].post(&talk, &[("words", "  \r\n ")]).is(303);
    three.people[1].post(&talk, &[("words", "a"), ("words", "b")]).is(400);
    service.member("nosy@example.org").post(&talk, &[("words", "me too")]).is(403);
    service.visitor().post(&talk, &[("words", "me too")]).is(401);
    assert_eq!(service.rows()["talk"], before);
    three.people[1].post(&talk, &[("words", &"ж".repeat(2_000))]).is(303);
}

#[test]
fn notes_are_kept_and_read_by_nobody_else() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let notes = format!("{}/notes", three.path);
    three.people[0].post(&notes, &[("words", "Boris bluffs </textarea><b>")]).is(303);
    three.page(0).says("Boris bluffs &#60;/textarea&#62;&#60;b&#62;");
    three.page(1).hushes("Boris bluffs");
    service.visitor().get(&three.path).is(200).hushes("Boris bluffs").hushes("action=\"/t/").says("re watching");
    three.people[0].post(&notes, &[("words", "Cleo bluffs")]).is(303);
    three.page(0).says("Cleo bluffs").hushes("Boris bluffs");
    three.people[1].post(&notes, &[("words", &"x".repeat(8_001))]).is(413);
    service.member("nosy@example.org").post(&notes, &[("words", "mine")]).is(403);
    assert_eq!(service.rows()["notes"].len(), 1);
    assert!(three.people[0].get("/account/export").is(200).body.contains("Cleo bluffs"));
}

#[test]
fn a_guest_who_signs_in_by_password_keeps_the_seats() {
    let service = Service::start();
    let password = "a long enough pass phrase";
    let mut ana = service.member("ana@example.org");
    ana.post("/account/password", &[("new_password", password)]).is(303);
    let mut guest = service.visitor();
    let table = guest.post("/play", &[("game", "toy"), ("robots", "2")]).goes_to().to_owned();
    guest.post(&format!("{table}/notes"), &[("words", "as a guest")]).is(303);
    let wish = [("address", "ana@example.org"), ("password", password), ("way", "password")];
    guest.post("/sign-in", &wish).is(303);
    guest.get(&table).is(200).says("as a guest").says("Your move");
    ana.get("/games").is(200).says(&table);
    // A link asked for as a guest does the same, on whatever device it is opened, if its owner says so there.
    let mut other = service.visitor();
    let second = other.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    other.post("/sign-in", &[("address", "ana@example.org"), ("way", "link")]).is(303);
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    service.visitor().post(&link, &[("games", "take")]).is(303);
    ana.get("/games").is(200).says(&second);
    other.get("/games").is(303);
}

#[test]
fn players_are_found_by_name_and_their_page_tells_how_they_play() {
    let service = Service::start();
    let mut three = Three::sit(&service);
    let house = &service.site.house;
    for (number, name) in ["Anaïs", "Boris", "Cléo"].into_iter().enumerate() {
        let player = tincan::people::PlayerId(number as i64 + 1);
        let choices = tincan::store::Choices {
            name: tincan::people::PlayerName::read(name).unwrap(),
            language: None,
            zone: "UTC".into(),
            theme: tincan::people::Theme::ALL[0],
            pictures: tincan::people::Pictures::ALL[0],
        };
        wait(house.store.choose(player, &choices)).unwrap();
    }
    service.visitor().post("/play", &[("game", "toy"), ("robots", "1")]).is(303);
    let mut visitor = service.visitor();
    visitor.get("/players").is(200).says("Anaïs").says("Boris").says("Cléo").hushes("Guest").hushes("@example.org");
    visitor.get("/players?name=BOR").is(200).says("Boris").hushes("Cléo");
    visitor.get("/players?name=%25").is(200).hushes("Boris");
    visitor.get("/players?name=zzz").is(200).says("Nobody here has that name");
    visitor.get("/players/1").is(200).says("No finished games yet").hushes("@example.org");
    while let Some(seat) = house.table(&three.code).unwrap().position.asked().iter().next() {
        service.pass(3 * HOUR);
        wait(house.lapse(&three.code, seat)).unwrap();
    }
    visitor.get("/players/1").is(200).says("Games won").says("within 3 hours").says(&three.path).hushes("settings\"");
    visitor.get("/players/1").says("Against people").hushes("Against robots");
    three.people[0].get("/players/1").is(200).says("/settings");
    visitor.get("/players/99").is(404);
    visitor.get("/players/x").is(404);
}

#[test]
fn the_operator_finds_people_and_stuck_games() {
    let service = Service::start();
    let three = Three::sit(&service);
    let mut ana = three.people[0].clone();
    wait(
        service
            .site
            .house
            .store
            .appoint(&tincan::people::MailAddress::read("ana@example.org").unwrap(), tincan::people::Role::Admin),
    )
    .unwrap();
    service.pulse();
    // By name: what somebody's address is, the list does not say, though it finds them by it.
    let listed = |player: u8| format!("<td><a href=\"/players/{player}\">");
    ana.get("/admin").is(200).says(&listed(2)).hushes("boris@example.org").hushes("nothing has happened since");
    ana.get("/admin?who=boris@ex").is(200).says(&listed(2)).hushes(&listed(3)).hushes("boris@example.org");
    ana.get("/admin?who=%25%5C").is(200);
    service.pass(20 * crate::house::base::DAY - crate::house::base::DAY * 7);
    ana.get("/admin").is(200).hushes("nothing has happened since");
    service.pass(2 * crate::house::base::DAY);
    let mut ana = service.member("ana@example.org");
    ana.get("/admin").is(200).says("nothing has happened since");
    for _ in 0..3 {
        service.site.panicked(&three.code);
    }
    ana.get("/admin").is(200).says("Tables out of order");
    service.visitor().get(&three.path).is(503);
    service.member("boris@example.org").post("/admin/wake", &[("table", three.code.as_str())]).is(404);
    ana.post("/admin/wake", &[("table", "??")]).is(400);
    ana.post("/admin/wake", &[("table", three.code.as_str())]).is(303);
    ana.get("/admin").is(200).hushes("Tables out of order");
    service.visitor().get(&three.path).is(200);
}

#[test]
fn another_choice_on_a_twin_of_the_page_is_not_taken_for_the_first() {
    let service = Service::start();
    let mut table = Three::sit(&service);
    let (ask, words) = (table.ask(0), table.moves(0));
    table.say(0, &ask, "twin", &words[0]).is(303);
    table.say(0, &ask, "twin", &words[0]).is(303);
    table.say(0, &ask, "twin", &words[1]).is(409).says("It has been answered").says(&words[1]);
    table.people[0].get(&format!("{}/record", table.path)).is(200).says("What happened");
}

/// Rivals may follow a play; what was said to come after it waits for them, and is done without another visit.
#[test]
fn a_recruit_said_with_the_play_is_done_when_the_rivals_have_answered() {
    let service = Service::playing(tincan::games::GAMES);
    let table = |three: &Three<'_>| three.service.site.house.table(&three.code).unwrap();
    // Luck deals a card that can be followed, sooner or later.
    let (mut three, leader, play) = (0..20)
        .find_map(|_| {
            let three = Three::play("fort", &service);
            let live = table(&three);
            let leader = live.position.asked().iter().next()?;
            let waits = |words: &String| {
                let heard = live.position.hear(&live.dice(), leader, words);
                heard.applied.is_some_and(|applied| !applied.position.asked().has(leader))
            };
            let play = live.position.plays(leader).into_iter().map(|play| play.words).find(waits)?;
            Some((three, leader, play))
        })
        .expect("somebody can follow something");
    let ask = three.ask(leader.index());
    three.say(leader.index(), &ask, "play", &format!("{play}, recruit deck")).is(303);
    let live = table(&three);
    assert_eq!(live.seals[leader].as_ref().map(|seal| seal.words.as_str()), Some("recruit deck"));
    for turn in 0..2 {
        let live = table(&three);
        let asks =
            |seat: &Seat| *seat != leader && live.seals[*seat].is_none() && live.prompt(*seat).question().is_some();
        let Some(seat) = Seat::all(3).find(asks).filter(|_| live.seals[leader].is_some()) else { break };
        let ask = three.ask(seat.index());
        three.say(seat.index(), &ask, &format!("pass{turn}"), "pass").is(303);
        // A window opens its answers together, a little later.
        service.pass(HOUR);
        wait(service.site.house.sweep()).unwrap();
    }
    // Answers to one question open together, once their window is over.
    service.pass(2 * 24 * 60 * MINUTE);
    wait(service.site.house.sweep()).unwrap();
    let live = table(&three);
    assert!(live.seals[leader].is_none() && !live.position.asked().has(leader), "the turn is over");
    let row = service.site.house.store.table(&three.code).unwrap().unwrap();
    let entries = service.site.house.store.entries(row.id, Seq(0)).unwrap();
    assert!(entries.iter().any(|entry| entry.cause == Cause::Sealed && entry.said == "recruit deck"));
}
