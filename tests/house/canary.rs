//! A stolen copy: games are played with everything that must stay inside, then the bytes of the database, of its log and
//! of a backup are searched for it.

use std::path::Path;

use tincan::engine::{Dice, Seat};
use tincan::house::Reply;
use tincan::store::{Address, LetterKind, LetterState};
use tincan::table::header::hex;
use tincan::table::{Answer, Cause, Seq, TableCode, Via};

use crate::house::base::{HOUR, Service, Visitor, wait};

/// What was found where.
type Found = Vec<(String, String)>;

/// Searches the database, its log and a fresh backup.
fn search(service: &Service, things: &[(String, Vec<u8>)]) -> Found {
    let Address::Sqlite(path) = service.site.house.store.address() else { unreachable!() };
    let name = |ending: &str| path.with_file_name(format!("tincan.db{ending}"));
    let copy = name("-stolen");
    service.site.house.store.backup(&copy).unwrap();
    let read = |file: &Path| std::fs::read(file).unwrap();
    let places =
        [("the database and its log", [read(path), read(&name("-wal"))].concat()), ("the backup", read(&copy))];
    std::fs::remove_file(copy).unwrap();
    let mut found = Found::new();
    for (place, bytes) in &places {
        let here = Haystack::new(bytes);
        let held = things.iter().filter(|(_, thing)| here.holds(thing));
        found.extend(held.map(|(what, _)| ((*place).to_owned(), what.clone())));
    }
    found
}

/// Bytes with an index of where each pair of them begins: thousands of things are looked for.
struct Haystack<'b> {
    bytes: &'b [u8],
    starts: Vec<Vec<u32>>,
}

impl Haystack<'_> {
    fn new(bytes: &[u8]) -> Haystack<'_> {
        let mut starts = vec![Vec::new(); 1 << 16];
        for (at, pair) in bytes.windows(2).enumerate().filter(|(_, pair)| *pair != [0, 0]) {
            starts[usize::from(u16::from_le_bytes([pair[0], pair[1]]))].push(at as u32);
        }
        Haystack { bytes, starts }
    }

    fn holds(&self, thing: &[u8]) -> bool {
        let first = usize::from(u16::from_le_bytes([thing[0], thing[1]]));
        self.starts[first].iter().any(|at| self.bytes[*at as usize..].starts_with(thing))
    }
}

/// Everything that must not be found.
#[derive(Default)]
struct Canaries(Vec<(String, Vec<u8>)>);

impl Canaries {
    fn text(&mut self, what: &str, text: &str) {
        // Shorter ones would be found by chance.
        if text.len() >= 6 {
            self.0.push((format!("{what}: {text}"), text.as_bytes().to_vec()));
        }
    }

    fn bytes(&mut self, what: &str, bytes: &[u8]) {
        self.0.push((what.to_owned(), bytes.to_vec()));
        self.text(what, &hex::written(bytes));
        self.text(what, &hex::written(bytes).to_uppercase());
    }

    /// A link that lets somebody in.
    fn link(&mut self, service: &Service, to: &str) {
        let link = service.letter(LetterKind::SignIn, to).unwrap();
        self.text("a link", link.rsplit('/').next().unwrap());
    }

    /// Luck, hands, words and salts of a table.
    fn table(&mut self, service: &Service, code: &TableCode) {
        let store = &service.site.house.store;
        let row = store.table(code).unwrap().unwrap();
        self.bytes("the secret of a table", &row.secret);
        for entry in store.entries(row.id, Seq::OPENING).unwrap() {
            let what = format!("entry {} of {}", entry.seq, row.game);
            self.text(&what, &entry.facts);
            let facts: Vec<serde_json::Value> = serde_json::from_str(&entry.facts).unwrap_or_default();
            facts.iter().for_each(|fact| self.text(&what, &fact.to_string()));
            // A lone word, such as `public`, may stand for something else.
            self.text(&what, Some(entry.said.as_str()).filter(|said| said.contains(' ')).unwrap_or_default());
            self.bytes(&format!("the salt of {what}"), &entry.salt);
        }
    }

    /// Every line of every letter whose bytes are kept.
    fn letters(&mut self, service: &Service) -> usize {
        let letters = service.site.house.store.letters(1_000).unwrap();
        let kept = letters.iter().filter_map(|row| row.bytes.as_ref().map(|bytes| (row.kind, bytes)));
        kept.map(|(kind, bytes)| {
            let text = String::from_utf8_lossy(bytes);
            let lines = text.lines().filter(|line| line.len() >= 24);
            lines.for_each(|line| self.text(&format!("a letter ({kind})"), line));
        })
        .count()
    }
}

/// Three people at a table, and how far they got: answers ahead among it.
struct Played {
    code: TableCode,
    ahead: Vec<String>,
    opened: usize,
}

fn play(service: &Service, people: &mut [Visitor<'_>], game: &str, moves: usize) -> Played {
    let house = &service.site.house;
    let wish = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", "daily")];
    let lobby = people[0].post(&format!("/open/{game}"), &wish).goes_to().to_owned();
    for friend in &mut people[1..] {
        friend.post(&format!("{lobby}/join"), &[]).is(303);
    }
    let path = people[0].post(&format!("{lobby}/begin"), &[]).goes_to().to_owned();
    let code: TableCode = path[3..].parse().unwrap();
    people[0].post(&format!("{path}/talk"), &[("words", "anybody may hear this canary")]).is(303);
    let (mut luck, mut ahead) = (Dice::from_seed(4).stream("canary"), Vec::new());
    for step in 0..moves {
        let live = house.table(&code).unwrap();
        let early =
            Seat::all(3).find(|seat| live.position.prompt(*seat).ahead().is_some() && live.seals[*seat].is_none());
        if let Some(seat) = early {
            let words = live.position.prompt(seat).ahead().unwrap().ways.first().map(|way| way.word.to_string());
            let words = words.unwrap_or_else(|| "pass".into());
            let (ask, key) = (live.standings[seat].ask, format!("early{step}"));
            let reply = wait(house.answer(&code, &Answer { seat, ask, key: &key, words: &words, via: Via::Site }));
            ahead.extend((reply.unwrap() == Reply::Kept).then_some(words));
        }
        let live = house.table(&code).unwrap();
        let Some(seat) = live.position.asked().iter().find(|seat| live.seals[*seat].is_none()) else {
            if live.held_until(house.now()).is_none() {
                break;
            }
            // All answers of a window lie sealed until it opens. The last steps leave some there.
            if step + 4 < moves {
                service.pass(HOUR);
                wait(house.sweep()).unwrap();
            }
            continue;
        };
        let words = live.position.sample(seat, &mut luck).unwrap();
        let (ask, key) = (live.standings[seat].ask.to_string(), format!("step{step}"));
        let form = [("ask", ask.as_str()), ("key", key.as_str()), ("words", words.as_str())];
        people[seat.index()].post(&format!("{path}/answer"), &form).is(303);
    }
    let row = house.store.table(&code).unwrap().unwrap();
    let entries = house.store.entries(row.id, Seq::OPENING).unwrap();
    let opened = entries.iter().filter(|entry| entry.cause == Cause::Sealed).count();
    Played { code, ahead, opened }
}

/// Plays some tables and searches. Answers what was searched for, and how many answers ahead there were.
fn steal(service: &Service, games: &[&str]) -> (Canaries, usize) {
    let mut canaries = Canaries::default();
    let names = ["ana@example.org", "boris@example.org", "cleo@example.org"];
    let mut people: Vec<Visitor<'_>> = names.map(|who| service.member(who)).into();
    names.iter().for_each(|who| canaries.link(service, who));
    let (mut letters, mut ahead, mut codes) = (0, 0, Vec::new());
    for game in games {
        for moves in [1, 9, 60] {
            let played = play(service, &mut people, game, moves);
            wait(service.site.post.carry());
            // Whoever does not come back is written to.
            service.pass(HOUR);
            wait(service.site.post.carry());
            letters = canaries.letters(service);
            canaries.table(service, &played.code);
            let words = played.ahead.iter().filter(|words| words.len() > 8);
            words.for_each(|words| canaries.text("an answer ahead", words));
            ahead += played.ahead.len() + played.opened;
            codes.push(played.code);
        }
    }
    // Links on their way, as bytes, and not yet written.
    let mut late = service.visitor();
    for who in ["dora@example.org", "emil@example.org"] {
        late.post("/sign-in", &[("address", who), ("way", "link")]).is(303);
        canaries.link(service, who);
    }
    let row = service.site.house.store.unwritten_letters(10).unwrap().remove(0);
    let sealed = service.site.post.desk().seal(&row).unwrap();
    let text = String::from_utf8(sealed.bytes.clone()).unwrap();
    assert!(text.contains("/enter/"), "the letter has the link in it: {text}");
    wait(service.site.house.store.seal_letter(row.id, sealed.message_id, sealed.bytes)).unwrap();
    canaries.letters(service);
    people.iter().for_each(|one| canaries.text("a cookie", &one.cookies["tincan"]));
    for pattern in ["/enter/", "\"for\":", "\"is\":"] {
        canaries.0.push((format!("a pattern: {pattern}"), pattern.as_bytes().to_vec()));
    }
    assert!(letters >= 3 * games.len(), "only {letters} letters were kept");

    // First that the search finds what is there for all to see.
    let mut public: Vec<(String, Vec<u8>)> = ["anybody may hear this canary", "cleo@example.org", "opening"]
        .map(|text| (text.to_owned(), text.as_bytes().to_vec()))
        .into();
    for code in &codes {
        let row = service.site.house.store.table(code).unwrap().unwrap();
        public.push((format!("the promise of {code}"), row.commitment.to_vec()));
        let last = service.site.house.store.entries(row.id, Seq::OPENING).unwrap().pop().unwrap();
        public.push((format!("the head of {code}"), last.hash.to_vec()));
    }
    assert_eq!(search(service, &public).len(), 2 * public.len(), "the search is blind");
    let found = search(service, &canaries.0);
    assert!(
        found.is_empty(),
        "{} of {} were found, such as {:?}",
        found.len(),
        canaries.0.len(),
        &found[..found.len().min(12)]
    );
    (canaries, ahead)
}

#[test]
fn a_stolen_copy_tells_no_hand_no_luck_and_no_link() {
    let service = Service::start();
    let (canaries, ahead) = steal(&service, &["toy"]);
    assert!(ahead > 3, "{ahead} answers ahead");
    assert!(canaries.0.len() > 300, "{} things were searched for", canaries.0.len());
    assert!(canaries.0.iter().any(|(what, _)| what.contains("a letter (duty)")));

    // What a careless hand puts there in the open is found.
    use diesel::connection::SimpleConnection;
    let store = &service.site.house.store;
    let mut careless = store.address().connect(tincan::store::connection::Door::Writing).unwrap();
    let row = &store.all_tables().unwrap()[0];
    let secret = hex::written(&row.secret);
    careless.batch_execute(&format!("UPDATE tables SET secret = X'{secret}' WHERE id = {}", row.id)).unwrap();
    let found = search(&service, &canaries.0);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found.iter().all(|(_, what)| what == "the secret of a table"));
}

#[test]
fn a_stolen_copy_of_real_games_tells_as_little() {
    let service = Service::playing(tincan::games::GAMES);
    let slugs: Vec<&str> = tincan::games::GAMES.iter().map(|game| game.info().slug).collect();
    let (canaries, ahead) = steal(&service, &slugs);
    assert!(ahead > 3, "{ahead} answers ahead");
    assert!(canaries.0.iter().any(|(what, _)| what.contains("a letter (duty)")));
}

#[test]
fn a_letter_that_lets_in_is_kept_only_until_it_is_sent() {
    let service = Service::start();
    let mut ana = service.member("ana@example.org");
    ana.post("/play", &[("game", "toy"), ("robots", "2")]).is(303);
    wait(service.site.post.carry());
    service.pass(HOUR);
    wait(service.site.post.carry());
    let letters = service.site.house.store.letters(100).unwrap();
    assert!(letters.iter().all(|row| row.state == LetterState::Sent) && letters.len() > 1, "{letters:?}");
    for row in &letters {
        assert_eq!(row.bytes.is_none(), row.kind == LetterKind::SignIn, "{}", row.kind);
    }
    // Whoever tries Tincan out still reads it.
    let link = service.letter(LetterKind::SignIn, "ana@example.org").unwrap();
    ana.get("/mail").is(200).says(&link);
}
