//! Nobody learns from any answer of the service what they may not know: whole pages, heads included, files, refusals and
//! letters.
//!
//! A finished game is played on twice from the same moment, by the same people. What the host's seat knew is kept at both
//! tables and the rest is dealt anew at each, so the two differ only in what the host may not know. The host and a
//! stranger must get the same bytes from both, but for what names a table or a form; rivals, whose hands differ, must not,
//! or nothing was compared.

use mail_parser::MessageParser;
use tincan::bots::random::choose;
use tincan::engine::{Dice, Seat, Sight};
use tincan::games;
use tincan::house::Reply;
use tincan::people::PlayerId;
use tincan::store::{Empty, Joining};
use tincan::table::{Answer, Fork, PaceName, Seq, TableCode, Via};
use tincan::words::Language;

use crate::house::base::{HOUR, Response, Service, Visitor, wait};

const SEATS: u8 = 3;
const NAMES: [&str; SEATS as usize] = ["ana@example.org", "boris@example.org", "cleo@example.org"];
/// So many moments of a game are looked at.
const MOMENTS: u32 = 16;
/// Longer runs of letters and digits are marks, promises and seals: no word of ours is so long.
const MARK: usize = 16;

struct World<'s> {
    service: &'s Service,
    people: Vec<Visitor<'s>>,
    stranger: Visitor<'s>,
    tally: Tally,
}

#[derive(Default, Debug)]
struct Tally {
    answers: usize,
    letters: usize,
    refusals: usize,
    /// Twins that really differ.
    different: usize,
    /// Pages of rivals, and how many of them told the twins apart.
    rivals: usize,
    apart: usize,
}

/// What was sent, without what names this very table or form.
fn bare(text: &str, code: &TableCode) -> String {
    let mut bare = String::new();
    let text = text.replace(code.as_str(), "CODE").replace(&code.as_str().to_lowercase(), "CODE");
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let run = rest.find(|sign: char| !sign.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let next = rest[run..].chars().next().map_or(run, |sign| run + sign.len_utf8());
        bare += if run >= MARK { "#" } else { &rest[..run] };
        bare += &rest[run..next];
        rest = &rest[next..];
    }
    bare
}

fn whole(response: &Response, code: &TableCode) -> String {
    let heads = response.headers.iter().filter(|(name, _)| name != "date");
    let mut heads: Vec<String> = heads.map(|(name, value)| format!("{name}: {value}")).collect();
    heads.sort();
    bare(&format!("{}\n{}\n{}", response.status, heads.join("\n"), response.body), code)
}

#[track_caller]
fn same(one: &str, other: &str, what: &str) {
    let differing: Vec<_> = one.lines().zip(other.lines()).filter(|(one, other)| one != other).take(5).collect();
    assert!(one == other, "{what} tells two deals apart: {differing:#?}");
}

impl<'s> World<'s> {
    fn new(service: &'s Service) -> World<'s> {
        let mut people: Vec<Visitor<'_>> = NAMES.iter().map(|name| service.member(name)).collect();
        let mut stranger = service.visitor();
        // The first page brings a cookie, and says that somebody came in.
        people.iter_mut().chain([&mut stranger]).for_each(|visitor| drop(visitor.get("/")));
        World { service, people, stranger, tally: Tally::default() }
    }

    fn player(&self, seat: Seat) -> tincan::people::Player {
        self.service.site.house.store.player(PlayerId(seat.index() as i64 + 1)).unwrap().unwrap()
    }

    /// Seats everybody at a table that the host has opened, and deals.
    fn begin(&self, code: &TableCode, host: Seat) {
        let house = &self.service.site.house;
        let gathering = house.store.gathering(code).unwrap().unwrap();
        for seat in host.others(SEATS) {
            wait(house.store.join(gathering.table_id, self.player(seat).id, house.now())).unwrap();
        }
        wait(house.begin(&gathering, Empty::Removed)).unwrap().unwrap();
    }

    /// A finished game, and how many entries it has.
    fn finished(&self, game: &str) -> (TableCode, u32) {
        let house = &self.service.site.house;
        let opening = tincan::house::lobby::Opening {
            game: game.into(),
            options: "{}".into(),
            seats: SEATS,
            robots: 0,
            level: tincan::table::Level::Normal,
            joining: Joining::Link,
            host_seat: Seat::new(0),
            pace: Some(PaceName::Relaxed.pace()),
            parent: None,
        };
        let code = wait(house.gather(&self.player(Seat::new(0)), &opening)).unwrap();
        self.begin(&code, Seat::new(0));
        let dice = Dice::from_seed(11);
        loop {
            let live = house.table(&code).unwrap();
            let Some(seat) = live.position.asked().iter().next() else { return (code, live.next.0) };
            let words = choose(Sight::new(&*live.position, seat, dice.stream(&live.next.to_string()))).unwrap();
            let (ask, key) = (live.standings[seat].ask, live.next.to_string());
            let reply = wait(house.answer(&code, &Answer { seat, ask, key: &key, words: &words, via: Via::Site }));
            if reply.unwrap() == Reply::Kept {
                self.service.pass(HOUR);
                wait(house.sweep()).unwrap();
            }
        }
    }

    /// Two tables that differ only in what this seat may not know.
    fn twins(&self, table: &TableCode, seq: Seq, eyes: Seat) -> Option<[TableCode; 2]> {
        let fork = Fork { table: table.clone(), seq, eyes };
        let host = self.player(eyes);
        let born = || wait(self.service.site.house.fork(&host, &fork, 0)).unwrap();
        let twins = [born()?, born()?];
        twins.iter().for_each(|code| self.begin(code, eyes));
        Some(twins)
    }

    /// Do they look the same to the one whose knowledge they share, and to a stranger?
    fn compare(&mut self, twins: &[TableCode; 2], eyes: Seat) {
        let [one, other] = twins.each_ref().map(|code| self.service.site.house.table(code).unwrap());
        self.tally.different += usize::from(!one.position.same(&*other.position));
        let paths: [fn(&TableCode) -> String; 7] = [
            |code| format!("/t/{code}"),
            |code| format!("/t/{code}/at/0"),
            |code| format!("/t/{code}/at/0?as=all"),
            |code| format!("/t/{code}/at/0?as=p2"),
            |code| format!("/t/{code}/record"),
            |code| format!("/t/{code}/game.jsonl"),
            |code| format!("/lobby/{code}"),
        ];
        for path in paths {
            for (who, visitor) in [("the host", &mut self.people[eyes.index()]), ("a stranger", &mut self.stranger)] {
                let [one, other] = twins.each_ref().map(|code| whole(&visitor.get(&path(code)), code));
                same(&one, &other, &format!("{} for {who}", path(&twins[0])));
                self.tally.answers += 1;
            }
        }
        for rival in eyes.others(SEATS) {
            let pages =
                twins.each_ref().map(|code| whole(&self.people[rival.index()].get(&format!("/t/{code}")), code));
            self.tally.rivals += 1;
            self.tally.apart += usize::from(pages[0] != pages[1]);
        }
        self.refuse(twins, eyes);
    }

    /// What is refused is refused in the same words; what a rival could say at one of the tables tells nothing.
    fn refuse(&mut self, twins: &[TableCode; 2], eyes: Seat) {
        let house = &self.service.site.house;
        let live = house.table(&twins[0]).unwrap();
        let rivals = eyes.others(SEATS).flat_map(|rival| live.position.moves(rival).into_iter().take(3));
        let words = ["nonsense".to_owned()].into_iter().chain(rivals);
        for words in words.collect::<Vec<_>>() {
            let answers = twins.each_ref().map(|code| {
                let ask = house.table(code).unwrap().standings[eyes].ask.to_string();
                let form = [("ask", ask.as_str()), ("key", "k"), ("words", &words)];
                let visitor = &mut self.people[eyes.index()];
                visitor.post(&format!("/t/{code}/answer"), &form)
            });
            let [one, other] = [0, 1].map(|twin| whole(&answers[twin], &twins[twin]));
            same(&one, &other, &format!("the answer to “{words}” at {}", twins[0]));
            if answers[0].status == 303 {
                return;
            }
            self.tally.refusals += 1;
        }
    }

    /// The letters about each of the twins to somebody.
    fn letters(&self, twins: &[TableCode; 2], to: &str) -> [Vec<String>; 2] {
        let folder = &self.service.mail_folder;
        let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        twins.each_ref().map(|code| {
            let letters = files.iter().filter_map(|file| {
                let bytes = std::fs::read(file).unwrap();
                let letter = MessageParser::default().parse(&bytes)?;
                let is_to = letter.to()?.first()?.address()? == to;
                let parts = [letter.subject()?.into(), letter.body_text(0)?, letter.body_html(0)?];
                (is_to && parts[0].contains(code.as_str())).then(|| bare(&parts.join("\n"), code))
            });
            letters.collect()
        })
    }
}

/// `hands` are what a player of this game holds that others may not know: rivals see their own.
fn keeps_secrets(game: &str, hands: bool) {
    let service = Service::playing(games::GAMES);
    let mut world = World::new(&service);
    let (table, entries) = world.finished(game);
    for moment in 0..MOMENTS {
        let (seq, eyes) = (Seq(moment * entries / MOMENTS), Seat::new((moment % u32::from(SEATS)) as u8));
        let Some(twins) = world.twins(&table, seq, eyes) else { continue };
        let tag = Language::ALL[moment as usize % Language::ALL.len()].tag();
        let player = world.player(eyes);
        wait(service.site.house.store.set_language(player.id, tag)).unwrap();
        service.site.sessions.forget(player.id);
        // Everybody is told of the tables before anybody looks at them.
        service.pass(HOUR);
        wait(service.site.post.carry());
        let [one, other] = world.letters(&twins, NAMES[eyes.index()]);
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            same(one, other, &format!("a letter about {}", twins[0]));
            world.tally.letters += 1;
        }
        world.compare(&twins, eyes);
    }
    let tally = world.tally;
    println!("{game}: {tally:?}");
    let Tally { answers, letters, refusals, different, apart, .. } = tally;
    let enough = [answers / 14, letters, refusals, different].iter().all(|number| *number >= MOMENTS as usize / 2);
    assert!(enough && (!hands || apart >= MOMENTS as usize), "too little was compared to say anything: {tally:?}");
}

#[test]
fn every_answer_about_fort_keeps_secrets() {
    keeps_secrets("fort", true);
}

#[test]
fn every_answer_about_digging_keeps_secrets() {
    keeps_secrets("dig", false);
}

#[test]
fn every_answer_about_demons_keeps_secrets() {
    keeps_secrets("demons", true);
}

#[test]
fn every_answer_about_strangers_keeps_secrets() {
    keeps_secrets("strangers", true);
}
