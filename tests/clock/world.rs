//! A house with people in it, and a clock set by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use tincan::clock::Clock;
use tincan::engine::{Duty, Ruleset, Seat};
use tincan::house::lobby::Opening;
use tincan::house::sweeper::Swept;
use tincan::house::{House, Reply};
use tincan::people::token::Token;
use tincan::people::{Player, PlayerId};
use tincan::store::{Ballot, Empty, Joining, Naming, NewSession, Store, Way};
use tincan::table::{Answer, Cause, Entry, Live, PaceName, Seq, Span, TableCode, Timestamp, Via};

use crate::store::base::{Base, GAMES, answer, luck, wait};

/// Monday noon.
pub const START: Timestamp = Timestamp(1_794_830_400_000_000);

pub struct World {
    pub base: Base,
    pub house: House,
    pub games: &'static [&'static dyn Ruleset],
    clock: Arc<AtomicI64>,
    pub people: Vec<Player>,
}

impl World {
    pub fn new(base: Base) -> World {
        World::playing(base, GAMES)
    }

    pub fn playing(base: Base, games: &'static [&'static dyn Ruleset]) -> World {
        let clock = Arc::new(AtomicI64::new(START.0));
        let house = House::new(Store::open(&base.address).unwrap(), games, Clock::Hand(Arc::clone(&clock)));
        let mut world = World { base, house, games, clock, people: Vec::new() };
        world.people = (0..4).map(|number| world.somebody(number)).collect();
        world.sweep();
        world
    }

    /// Somebody with an address.
    pub fn somebody(&self, number: u32) -> Player {
        let guest = self.guest(number);
        let address = format!("p{number}@example.org");
        let given = format!("address = '{address}', address_key = '{address}'");
        self.base.run(&format!("UPDATE players SET {given} WHERE id = {}", guest.id.0)).unwrap();
        self.house.store.player(guest.id).unwrap().unwrap()
    }

    pub fn guest(&self, number: u32) -> Player {
        let naming = Naming { wish: None, usual: "Guest".into(), first_number: 1_000 + number, heard: None };
        let digest = Token::fresh().digest();
        let session = NewSession { digest, way: Way::Guest, device: String::new(), at: START };
        let id: PlayerId = wait(self.house.store.admit_guest(naming, session)).unwrap();
        self.house.store.player(id).unwrap().unwrap()
    }

    /// Another node over the same database, with the same clock.
    pub fn node(&self) -> House {
        House::new(Store::open(&self.base.address).unwrap(), self.games, Clock::Hand(Arc::clone(&self.clock)))
    }

    pub fn now(&self) -> Timestamp {
        self.house.now()
    }

    /// Time passes while nobody looks: the service is down, or its clock was set.
    pub fn stop_for(&self, time: Span) {
        self.clock.fetch_add(time.0, Ordering::SeqCst);
    }

    /// Time passes while the service is alive.
    pub fn pass(&self, time: Span) {
        self.stop_for(time);
        self.base.run(&format!("UPDATE pulse SET at = {}", self.now().0)).unwrap();
    }

    /// To this instant.
    pub fn pass_to(&self, then: Timestamp) {
        self.pass(Span::between(self.now(), then));
    }

    pub fn sweep(&self) -> Swept {
        let swept = wait(self.house.sweep()).unwrap();
        assert!(swept.failed.is_empty(), "{:?}", swept.failed);
        swept
    }

    /// The first people of the house sit down at a table and it is dealt.
    pub fn deal(&self, seats: u8, pace: Option<PaceName>) -> TableCode {
        self.deal_to(seats, Empty::Removed, pace)
    }

    /// The first of the people sits down with robots.
    pub fn deal_with_robots(&self, seats: u8, pace: PaceName) -> TableCode {
        self.deal_to(seats, Empty::Robots, Some(pace))
    }

    fn deal_to(&self, seats: u8, empty: Empty, pace: Option<PaceName>) -> TableCode {
        let game = self.games[0];
        let people = if empty == Empty::Robots { 1 } else { usize::from(seats) };
        let opening = Opening {
            game: game.info().slug.into(),
            options: game.usual_options(),
            seats,
            robots: 0,
            level: tincan::table::Level::Normal,
            joining: Joining::Link,
            host_seat: Seat::new(0),
            pace: pace.map(PaceName::pace),
            parent: None,
        };
        let code = wait(self.house.gather(&self.people[0], &opening)).unwrap();
        let gathering = self.house.store.gathering(&code).unwrap().unwrap();
        for player in &self.people[1..people] {
            wait(self.house.store.join(gathering.table_id, player.id, self.now())).unwrap();
        }
        wait(self.house.begin(&gathering, empty)).unwrap().unwrap();
        code
    }

    pub fn live(&self, code: &TableCode) -> Arc<Live> {
        self.house.table(code).unwrap()
    }

    pub fn table_id(&self, code: &TableCode) -> i64 {
        self.house.store.table(code).unwrap().unwrap().id
    }

    pub fn entries(&self, code: &TableCode) -> Vec<Entry> {
        self.house.store.entries(self.table_id(code), Seq::OPENING).unwrap()
    }

    pub fn causes(&self, code: &TableCode) -> Vec<Cause> {
        self.entries(code).iter().map(|entry| entry.cause).collect()
    }

    /// The votes at a table.
    pub fn ballots(&self, code: &TableCode) -> Vec<Ballot> {
        self.house.store.around(self.table_id(code), None, false).unwrap().ballots
    }

    /// How many notices of a kind wait for a seat.
    pub fn notices(&self, code: &TableCode, kind: &str, seat: Seat) -> usize {
        let notices = self.house.store.notices(self.table_id(code)).unwrap();
        notices.iter().filter(|(told, _, whom)| told == kind && *whom == seat).count()
    }

    /// A seat answers its question with any legal words.
    pub fn play(&self, code: &TableCode, seat: Seat, seed: u64) {
        self.play_by(Via::Site, code, seat, seed);
    }

    pub fn play_by(&self, via: Via, code: &TableCode, seat: Seat, seed: u64) {
        let live = self.live(code);
        let words = live.position.sample(seat, &mut luck(seed)).unwrap();
        let key = format!("{seat}/{}/{}", live.standings[seat].ask, live.next);
        let reply = wait(self.house.answer(code, &Answer { via, ..answer(&live, seat, &key, &words) })).unwrap();
        // A window opens its answers together, a little later.
        if let (Reply::Kept, Some(until)) = (&reply, live.held_until(self.now())) {
            self.pass_to(until);
            self.sweep();
            return;
        }
        assert!(matches!(reply, Reply::Done(_)), "{words}: {reply:?}");
    }

    /// Plays until one seat alone must lead and would lose its seat by silence: which one, and the table then.
    pub fn play_until_a_lead(&self, code: &TableCode) -> (Seat, Arc<Live>) {
        let costs = |seat| self.live(code).prompt(seat).ask().is_some_and(|ask| ask.lapse.costs_the_seat());
        self.play_until(code, |seat, duty| duty == Duty::Lead && costs(seat))
    }

    /// Plays until one seat alone is asked and has a duty that pleases: which one, and the table then.
    pub fn play_until(&self, code: &TableCode, pleases: impl Fn(Seat, Duty) -> bool) -> (Seat, Arc<Live>) {
        for seed in 0..500 {
            let live = self.live(code);
            let duty = |seat: Seat| live.position.prompt(seat).duty();
            let asked: Vec<Seat> = live.position.asked().iter().collect();
            if let [seat] = asked[..]
                && pleases(seat, duty(seat))
            {
                return (seat, live);
            }
            let seat = asked.first().copied().expect("the game is not over yet");
            self.play(code, seat, seed);
        }
        panic!("nobody ever has that duty");
    }

    /// The log holds, and a copy of it taken elsewhere stands the same.
    pub fn verified(&self, code: &TableCode) {
        use tincan::house::Export;
        let row = self.house.store.table(code).unwrap().unwrap();
        self.house.verify(&row).unwrap();
        let folded = self.house.load(&row).unwrap();
        let live = self.live(code);
        assert!(folded.position.same(&*live.position));
        assert_eq!((&folded.keeping, folded.head), (&live.keeping, live.head));
        let file = self.house.export(code, Export::Whole).unwrap();
        let elsewhere = Base::sqlite();
        let other = House::new(Store::open(&elsewhere.address).unwrap(), self.games, Clock::at(self.now()));
        wait(other.import(&file)).unwrap();
        let copy = other.table(code).unwrap();
        assert!(copy.position.same(&*live.position));
        assert_eq!((&copy.keeping, &copy.table.pace), (&live.keeping, &live.table.pace));
        let saved = |live: &Live| live.standings.map(|_, standing| (standing.bank, standing.paused));
        assert_eq!(saved(&copy), saved(&live), "the log says what everybody has saved");
        // Whoever had less time than a new question gives has as much now, and the log says so.
        let again = other.export(code, Export::Whole).unwrap();
        let new: Vec<&str> = again.lines().skip(file.lines().count()).collect();
        assert!(new.iter().all(|entry| entry.contains(r#""cause":"grace""#)) && new.len() < 2, "{new:?}");
        assert!(again.lines().skip(1).zip(file.lines().skip(1)).all(|(one, other)| one == other));
        for (seat, standing) in live.standings.iter().filter(|(_, standing)| standing.until.is_some()) {
            assert!(copy.standings[seat].until >= standing.until && copy.standings[seat].until > Some(self.now()));
        }
    }
}
