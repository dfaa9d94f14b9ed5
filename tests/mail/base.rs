//! A house with people who read mail, a hand on its clock, and a mail room.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tincan::clock::Clock;
use tincan::engine::{Dice, Seat, Stream};
use tincan::games::GAMES;
use tincan::house::{House, Reply};
use tincan::mail::parcel::Parcel;
use tincan::mail::{Carrier, Desk, MailRoom, Sender};
use tincan::people::{Key, MailAddress, PlayerId, PlayerName};
use tincan::store::{
    Address, Announced, Asker, Choices, Doors, Empty, Entering, Joining, LetterKind, LetterRow, Naming, NewGathering,
    NewLetter, NewLink, NewSession, Purpose, Store, Used, Way,
};
use tincan::table::pace::PaceName;
use tincan::table::{Answer, TableCode, Timestamp, Via, header};
use tincan::words::{Catalogue, Language};

pub const SECOND: i64 = 1_000_000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// Thursday, 19 November 2026, 12:00 in UTC.
pub const NOON: i64 = 1_795_089_600 * SECOND;

pub struct Post {
    pub house: House,
    pub catalogue: Catalogue,
    pub key: Key,
    pub sender: Sender,
    pub address: Address,
    clock: Arc<AtomicI64>,
    _folder: tempfile::TempDir,
}

impl Post {
    pub fn new() -> Post {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("tincan.db"));
        let clock = Arc::new(AtomicI64::new(NOON));
        let house = house(&address, &clock);
        let mut sender = Sender::local();
        sender.address = MailAddress::read("tincan@tincan.example").unwrap();
        sender.reply_domain = Some("reply.tincan.example".into());
        let catalogue = Catalogue::new(GAMES);
        Post { house, catalogue, key: Key::new([7; 32]), sender, address, clock, _folder: folder }
    }

    /// Another node over the same database and the same clock.
    pub fn node(&self) -> House {
        house(&self.address, &self.clock)
    }

    pub fn pass(&self, time: i64) {
        self.clock.fetch_add(time, Ordering::SeqCst);
    }

    /// Time passes, and the clock of the house does its work.
    pub fn live_through(&self, time: i64) {
        let until = self.house.now().0 + time;
        while self.house.now().0 < until {
            self.pass(4 * MINUTE);
            wait(self.house.sweep()).unwrap();
        }
    }

    pub fn desk(&self) -> Desk<'_> {
        Desk { catalogue: &self.catalogue, base: "https://tincan.example", key: &self.key, sender: &self.sender }
    }

    pub fn memory(&self) -> MailRoom {
        MailRoom::new(self.sender.clone(), Carrier::Memory(Default::default()))
    }

    /// One round of a new mail room; what it sent.
    pub fn round(&self) -> Vec<Parcel> {
        let room = self.memory();
        wait(room.round(&self.house, &self.desk())).unwrap();
        let mut taken = room.carrier.taken();
        taken.sort_by(|one, other| one.name.cmp(&other.name));
        taken
    }

    /// Somebody with an address.
    pub fn person(&self, name: &str, language: Language, zone: &str) -> PlayerId {
        let address = MailAddress::read(&format!("{}@example.org", plain(name))).unwrap();
        let at = self.house.now();
        let nonce: [u8; 16] = tincan::people::token::random();
        let token = self.key.link(Purpose::SignIn.word(), &nonce);
        let link = NewLink {
            digest: token.digest(),
            nonce: nonce.to_vec(),
            purpose: Purpose::SignIn,
            address: address.clone(),
            player: None,
            asker: Asker { place: String::new(), was_here: false },
            at,
            expires_at: Timestamp(at.0 + HOUR),
        };
        let letter =
            NewLetter { kind: LetterKind::SignIn, address, language: language.tag(), args: serde_json::json!({}), at };
        wait(self.house.store.post_link(link, letter)).unwrap();
        let naming = Naming { wish: None, usual: "Guest".into(), first_number: 7, heard: None };
        let session = NewSession { digest: nonce_digest(&nonce), way: Way::Link, device: String::new(), at };
        let doors = Doors { familiar: String::new(), strange: String::new() };
        let entering = Entering { session, naming, here: None, takes_asked: false, doors: Some(doors) };
        let used = wait(self.house.store.sign_in_by_link(token.digest(), entering)).unwrap();
        let Used::In { player, .. } = used else { panic!("{used:?}") };
        let choices = Choices {
            name: PlayerName::read(name).unwrap(),
            language: Some(language.tag().into()),
            zone: zone.into(),
            theme: tincan::people::Theme::Auto,
            pictures: tincan::people::Pictures::Drawn,
        };
        wait(self.house.store.choose(player, &choices)).unwrap();
        player
    }

    /// A table with these people, always dealt the same.
    pub fn table(&self, game: &str, number: u64, people: &[PlayerId]) -> TableCode {
        self.paced_table(game, number, people, None)
    }

    /// A table with deadlines.
    pub fn paced_table(&self, game: &str, number: u64, people: &[PlayerId], pace: Option<PaceName>) -> TableCode {
        let code = self.opened(game, number, people, people.len() as u8, pace);
        let gathering = self.house.store.gathering(&code).unwrap().unwrap();
        wait(self.house.begin(&gathering, Empty::Removed)).unwrap().unwrap();
        code
    }

    /// A table at which these people wait for others.
    pub fn open_table(&self, game: &str, number: u64, people: &[PlayerId], seats: u8) -> TableCode {
        self.opened(game, number, people, seats, None)
    }

    fn opened(&self, game: &str, number: u64, people: &[PlayerId], seats: u8, pace: Option<PaceName>) -> TableCode {
        let pace = pace.map(PaceName::pace);
        let rules = self.house.rules(game).unwrap();
        let (code, secret) = (TableCode::from_bits(0x2_3f5a_2a47 + number), [number as u8 + 1; 32]);
        let (options, edition) = (rules.usual_options(), rules.info().newest());
        let commitment = header::commit(&secret, &code, game, edition, &options);
        let at = self.house.now();
        let table = Announced { code: code.clone(), game: game.into(), edition, options, secret, commitment, at, pace };
        let gathering = NewGathering {
            host: people[0],
            host_seat: Seat::new(0),
            seats,
            robots: 0,
            level: tincan::table::Level::Normal,
            joining: Joining::Link,
            link: format!("link{number}"),
            parent: None,
        };
        wait(self.house.store.gather(&table, &gathering)).unwrap();
        let gathering = self.house.store.gathering(&code).unwrap().unwrap();
        for player in &people[1..] {
            wait(self.house.store.join(gathering.table_id, *player, at)).unwrap();
        }
        code
    }

    /// The seats asked now.
    pub fn asked(&self, code: &TableCode) -> Vec<Seat> {
        self.house.table(code).unwrap().position.asked().iter().collect()
    }

    /// One move by whoever is asked; false once the game is over.
    pub fn one_move(&self, code: &TableCode, luck: &mut Stream) -> bool {
        let live = self.house.table(code).unwrap();
        let Some(seat) = live.position.asked().iter().next() else { return false };
        let words = live.position.sample(seat, luck).unwrap();
        let ask = live.standings[seat].ask;
        let key = format!("{seat}/{ask}");
        let wish = Answer { seat, ask, key: &key, words: &words, via: Via::Site };
        match wait(self.house.answer(code, &wish)).unwrap() {
            Reply::Done(_) => {}
            reply => {
                assert_eq!(reply, Reply::Kept);
                let until = live.held_until(self.house.now()).expect("a window holds it");
                self.pass(until.0 - self.house.now().0);
                assert!(wait(self.house.carry_on(code)).unwrap());
            }
        }
        true
    }

    pub fn table_id(&self, code: &TableCode) -> i64 {
        self.house.store.table(code).unwrap().unwrap().id
    }

    pub fn letters(&self) -> Vec<LetterRow> {
        let mut letters = self.house.store.letters(1_000_000).unwrap();
        letters.reverse();
        letters
    }

    /// Letters to made-up people, ready to be sent.
    pub fn write_letters(&self, many: usize) {
        for number in 0..many {
            let address = MailAddress::read(&format!("reader{number}@example.org")).unwrap();
            let (language, args, at) = ("en", serde_json::json!({}), self.house.now());
            let letter = NewLetter { kind: LetterKind::PasswordChanged, address, language, args, at };
            wait(self.house.store.write_letter(letter)).unwrap();
        }
    }

    /// SQL past the house.
    pub fn run(&self, sql: &str) {
        use diesel::connection::SimpleConnection;
        let mut connection = self.address.connect(tincan::store::connection::Door::Writing).unwrap();
        connection.batch_execute(sql).unwrap();
    }
}

fn house(address: &Address, clock: &Arc<AtomicI64>) -> House {
    House::new(Store::open(address).unwrap(), GAMES, Clock::Hand(Arc::clone(clock)))
}

fn nonce_digest(nonce: &[u8; 16]) -> [u8; 32] {
    let mut digest = [0; 32];
    digest[..16].copy_from_slice(nonce);
    digest
}

fn plain(name: &str) -> String {
    let letters = name.bytes().map(|byte| match byte {
        b'a'..=b'z' | b'A'..=b'Z' => (byte as char).to_ascii_lowercase().to_string(),
        other => format!("{other:02x}"),
    });
    letters.collect()
}

pub fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

pub fn luck(seed: u64) -> Stream {
    Dice::from_seed(seed).stream("test")
}

/// A header of a letter, decoded.
pub fn header(bytes: &[u8], name: &str) -> Option<String> {
    let message = mail_parser::MessageParser::default().parse(bytes)?;
    message.header_raw(name).map(|value| value.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// The subject of a letter and its text.
pub fn opened(bytes: &[u8]) -> (String, String) {
    let opened = tincan::mail::seal::open(bytes).unwrap();
    (opened.subject, opened.text)
}
