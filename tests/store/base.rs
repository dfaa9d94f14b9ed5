//! A fresh database for each test, on either backend, and a house over it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use tincan::clock::Clock;
use tincan::engine::{Entrant, PerSeat, Ruleset, Seat, Stream};
use tincan::house::{House, Reply};
use tincan::store::{Address, Store};
use tincan::table::{Answer, Live, TableCode, Timestamp, Via};

use crate::toy::TOY;

pub static GAMES: &[&dyn Ruleset] = &[TOY];

/// Runs a test on a fresh database of each kind at hand.
#[macro_export]
macro_rules! on_each_database {
    ($($name:ident),* $(,)?) => {
        mod sqlite { $(#[test] fn $name() { super::$name($crate::store::base::Base::sqlite()); })* }
        mod postgres { $(#[test] fn $name() {
            if let Some(base) = $crate::store::base::Base::postgres() { super::$name(base); }
        })* }
    };
}

/// A database that nobody else uses.
pub struct Base {
    pub address: Address,
    _folder: Option<tempfile::TempDir>,
    server: Option<(String, String)>,
}

impl Base {
    pub fn sqlite() -> Base {
        let folder = tempfile::tempdir().unwrap();
        Base { address: Address::Sqlite(folder.path().join("tincan.db")), _folder: Some(folder), server: None }
    }

    /// A new database on the server that `TINCAN_TEST_POSTGRES` names, such as `postgres://user@localhost/postgres`.
    pub fn postgres() -> Option<Base> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let server = std::env::var("TINCAN_TEST_POSTGRES").ok()?;
        let name = format!("tincan_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let mut admin = PgConnection::establish(&server).expect("the server named by TINCAN_TEST_POSTGRES answers");
        admin.batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        let (front, _) = server.rsplit_once('/').expect("the address names a database");
        let address = format!("{front}/{name}").parse().unwrap();
        Some(Base { address, _folder: None, server: Some((server, name)) })
    }

    /// A database that somebody else removes.
    pub fn at(address: Address) -> Base {
        Base { address, _folder: None, server: None }
    }

    pub fn path(&self) -> PathBuf {
        match &self.address {
            Address::Sqlite(path) => path.clone(),
            Address::Postgres(_) => panic!("only SQLite has a file"),
        }
    }

    pub fn house(&self) -> House {
        House::new(Store::open(&self.address).unwrap(), GAMES, Clock::at(Timestamp(1_000)))
    }

    /// SQL past the house, as a careless operator would.
    pub fn run(&self, sql: &str) -> Result<(), diesel::result::Error> {
        self.address.connect(tincan::store::connection::Door::Writing).unwrap().batch_execute(sql)
    }
}

impl Drop for Base {
    fn drop(&mut self) {
        if let Some((server, name)) = &self.server
            && let Ok(mut admin) = PgConnection::establish(server)
        {
            let _ = admin.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)"));
        }
    }
}

/// Waits for the house in a test.
pub fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

pub fn people(seats: u8) -> PerSeat<Entrant> {
    PerSeat::new(seats, |_| Entrant::default())
}

/// A table of the toy, dealt.
pub fn deal(house: &House, guests: &PerSeat<Entrant>) -> TableCode {
    let announced = wait(house.announce("toy", r#"{"length":"long"}"#)).unwrap();
    wait(house.deal(&announced.code, guests)).unwrap();
    announced.code
}

/// What a person at this seat sends, answering the question that is open now.
pub fn answer<'a>(live: &Live, seat: Seat, key: &'a str, words: &'a str) -> Answer<'a> {
    Answer { seat, ask: live.standings[seat].ask, key, words, via: Via::Site }
}

/// One random legal answer by a person; None once the game is over.
pub fn one_move(house: &House, code: &TableCode, luck: &mut Stream) -> Option<Arc<Live>> {
    let live = house.table(code).unwrap();
    let asked: Vec<Seat> = live.position.asked().iter().collect();
    let seat = *luck.pick(&asked)?;
    let words = live.position.sample(seat, luck).unwrap();
    let key = format!("{seat}/{}", live.standings[seat].ask);
    let reply = wait(house.answer(code, &answer(&live, seat, &key, &words))).unwrap();
    assert!(matches!(reply, Reply::Done(_)), "{words}: {reply:?}");
    Some(house.table(code).unwrap())
}

/// Plays to the end.
pub fn play_out(house: &House, code: &TableCode, luck: &mut Stream) -> Arc<Live> {
    while one_move(house, code, luck).is_some() {}
    house.table(code).unwrap()
}

/// Plays until this seat is asked.
pub fn play_until_asked(house: &House, code: &TableCode, seat: Seat, luck: &mut Stream) -> Arc<Live> {
    loop {
        let live = house.table(code).unwrap();
        if live.position.asked().has(seat) {
            return live;
        }
        one_move(house, code, luck).expect("the seat is asked before the game ends");
    }
}

pub fn luck(seed: u64) -> Stream {
    tincan::engine::Dice::from_seed(seed).stream("test")
}
