//! Real games, played and written to files.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tincan::clock::Clock;
use tincan::engine::{Dice, Entrant, PerSeat, Ruleset, Seat, Stream};
use tincan::games::GAMES;
use tincan::house::{Export, House, Reply};
use tincan::people::Player;
use tincan::people::token::Token;
use tincan::store::{Address, Empty, Naming, NewSession, Store, Way};
use tincan::table::{Answer, Fork, PaceName, Seq, TableCode, Timestamp, Via};

use crate::toy::TOY;

/// A house with a clock that goes on a minute with every look.
pub struct World {
    pub house: House,
    clock: Arc<AtomicI64>,
    _folder: tempfile::TempDir,
}

/// What a game is written to.
pub struct Files {
    pub game: &'static str,
    /// After a dozen answers, with a pace.
    pub in_play: String,
    pub finished: String,
    /// Played on from the finished one, a few answers long.
    pub fork: String,
}

impl Files {
    pub fn all(&self) -> Vec<&str> {
        vec![&self.in_play, &self.finished, &self.fork]
    }
}

pub fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

impl World {
    pub fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let clock = Arc::new(AtomicI64::new(1_794_830_400_000_000));
        let games: &[&dyn Ruleset] = Vec::leak([GAMES, &[TOY]].concat());
        let store = Store::open(&Address::Sqlite(folder.path().join("tincan.db"))).unwrap();
        World { house: House::new(store, games, Clock::Hand(Arc::clone(&clock))), clock, _folder: folder }
    }

    /// Somebody at the table answers; false once nobody is asked.
    pub fn one_move(&self, code: &TableCode, luck: &mut Stream) -> bool {
        self.clock.fetch_add(60_000_000, Ordering::SeqCst);
        let live = self.house.table(code).unwrap();
        let asked: Vec<Seat> = live.waits_for().iter().collect();
        let Some(seat) = luck.pick(&asked).copied() else { return false };
        let words = live.position.sample(seat, luck).unwrap();
        let (ask, key) = (live.standings[seat].ask, live.next.to_string());
        let answer = Answer { seat, ask, key: &key, words: &words, via: Via::Site };
        match wait(self.house.answer(code, &answer)).unwrap() {
            Reply::Done(_) => {}
            reply => {
                assert_eq!(reply, Reply::Kept, "{words}");
                let until = live.held_until(self.house.now()).expect("a window holds it");
                self.clock.store(until.0, Ordering::SeqCst);
                assert!(wait(self.house.carry_on(code)).unwrap());
            }
        }
        true
    }

    pub fn files(&self, rules: &dyn Ruleset) -> Files {
        let mut luck = Dice::from_seed(7).stream("games");
        let in_play = self.dealt(rules);
        (0..12).for_each(|_| assert!(self.one_move(&in_play, &mut luck)));
        let finished = self.dealt(rules);
        while self.one_move(&finished, &mut luck) {}
        let fork = Fork { table: finished.clone(), seq: Seq(6), eyes: Seat::new(1) };
        let fork = wait(self.house.fork(&self.somebody(), &fork, 0)).unwrap().unwrap();
        let gathering = self.house.store.gathering(&fork).unwrap().unwrap();
        wait(self.house.begin(&gathering, Empty::Robots)).unwrap().unwrap();
        (0..3).for_each(|_| assert!(self.one_move(&fork, &mut luck)));
        let [in_play, finished, fork] =
            [in_play, finished, fork].map(|code| self.house.export(&code, Export::Whole).unwrap());
        Files { game: rules.info().slug, in_play, finished, fork }
    }

    fn dealt(&self, rules: &dyn Ruleset) -> TableCode {
        let (slug, options) = (rules.info().slug, rules.usual_options());
        let code = wait(self.house.announce_at(slug, &options, Some(PaceName::Relaxed.pace()))).unwrap().code;
        wait(self.house.deal(&code, &PerSeat::new(3, |_| Entrant::default()))).unwrap();
        code
    }

    fn somebody(&self) -> Player {
        let naming = Naming { wish: None, usual: "Guest".into(), first_number: 1_000, heard: None };
        let session =
            NewSession { digest: Token::fresh().digest(), way: Way::Guest, device: String::new(), at: Timestamp(0) };
        let id = wait(self.house.store.admit_guest(naming, session)).unwrap();
        self.house.store.player(id).unwrap().unwrap()
    }
}
