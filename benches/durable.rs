//! Durable moves per second, against raw SQLite in the same run; what an append costs in a long log; how fast a log
//! folds. Absolute figures move from run to run, so the ratios are what counts.
//!
//! `cargo bench --bench durable` (a few minutes). Targets are in brackets.

mod endless;

mod raw;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tincan::clock::Clock;
use tincan::engine::{Entrant, PerSeat, Ruleset, Seat};
use tincan::house::{House, Reply};
use tincan::store::{Address, Store};
use tincan::table::{Answer, TableCode, Via};

static GAMES: &[&dyn Ruleset] = &[endless::ENDLESS];

/// How long each figure is measured.
const SPELL: Duration = Duration::from_secs(3);

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let folder = tempfile::tempdir_in(".").expect("the bench measures this disk");
    println!("raw SQLite, WAL, synchronous = FULL, diesel, one row an insert");
    let alone = raw::inserts(&folder.path().join("raw1.db"), 1, SPELL);
    println!("  1 insert a transaction      {alone:>9.0}/s");
    let hundred = raw::inserts(&folder.path().join("raw100.db"), 100, SPELL);
    println!("  100 inserts a transaction   {hundred:>9.0}/s");

    println!("durable moves through the house, each acknowledged after its commit");
    for writers in [1, 8, 64] {
        let rate = moves(&folder.path().join(format!("house{writers}.db")), writers);
        println!(
            "  {writers:>2} writers                  {rate:>9.0}/s   {:>5.2} of raw 1/txn   {:>5.1} % of raw 100/txn{}",
            rate / alone,
            100.0 * rate / hundred,
            if writers == 64 { "   [>= 4; >= 50 %]" } else { "" }
        );
    }

    println!("one table's log grows");
    long_log(&folder.path().join("long.db"));
}

fn house(file: &Path) -> House {
    House::new(Store::open(&Address::Sqlite(file.into())).unwrap(), GAMES, Clock::Wall)
}

async fn table(house: &House) -> TableCode {
    let announced = house.announce("endless", "{}").await.unwrap();
    house.deal(&announced.code, &PerSeat::new(2, |_| Entrant::default())).await.unwrap();
    announced.code
}

/// A player at both seats, who knows from the last reply which question comes next, as a page does.
struct Walker {
    code: TableCode,
    moves: u32,
}

impl Walker {
    async fn step(&mut self, house: &House) {
        let seat = Seat::new((self.moves % 2) as u8);
        // The first seat was asked when the table was dealt; each seat is asked again when the other has walked.
        let (ask, key) = (1 + self.moves / 2, self.moves.to_string());
        let answer = Answer { seat, ask, key: &key, words: "left", via: Via::Site };
        assert!(matches!(house.answer(&self.code, &answer).await.unwrap(), Reply::Done(_)));
        self.moves += 1;
    }
}

fn moves(file: &Path, writers: usize) -> f64 {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let house = Arc::new(house(file));
    runtime.block_on(async {
        let mut codes = Vec::new();
        for _ in 0..writers {
            codes.push(table(&house).await);
        }
        let started = Instant::now();
        let players: Vec<_> = codes
            .into_iter()
            .map(|code| {
                let house = Arc::clone(&house);
                tokio::spawn(async move {
                    let mut walker = Walker { code, moves: 0 };
                    while started.elapsed() < SPELL {
                        walker.step(&house).await;
                    }
                    u64::from(walker.moves)
                })
            })
            .collect();
        let mut total = 0;
        for player in players {
            total += player.await.unwrap();
        }
        total as f64 / started.elapsed().as_secs_f64()
    })
}

fn long_log(file: &Path) {
    let house = house(file);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let code = runtime.block_on(table(&house));
    let mut walker = Walker { code: code.clone(), moves: 0 };
    let mut written = 1;
    let mut costs = Vec::new();
    for goal in [100, 1_000, 10_000, 100_000] {
        // Filled through a copy of the file without syncs would not be the same log; robots would be. This is honest
        // and slow: one durable move after another.
        while written < goal {
            runtime.block_on(walker.step(&house));
            written += 1;
        }
        let mut samples: Vec<Duration> = (0..400)
            .map(|_| {
                let started = Instant::now();
                runtime.block_on(walker.step(&house));
                started.elapsed()
            })
            .collect();
        written += samples.len();
        samples.sort();
        let median = samples[samples.len() / 2];
        costs.push(median);
        let row = house.store.table(&code).unwrap().unwrap();
        let started = Instant::now();
        house.load(&row).unwrap();
        let fold = started.elapsed();
        println!(
            "  at entry {goal:>7}   append p50 {:>7.1} us   fold of the whole log {:>9.3} ms, {:>9.0} entries/s",
            median.as_secs_f64() * 1e6,
            fold.as_secs_f64() * 1e3,
            written as f64 / fold.as_secs_f64()
        );
    }
    println!(
        "  append at entry 100,000 against entry 100: {:.2} [<= 1.1]",
        costs[3].as_secs_f64() / costs[0].as_secs_f64()
    );
}
