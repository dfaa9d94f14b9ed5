//! How fast each game's rules run, how fast a finished game is rebuilt from SQLite, and what a position weighs.
//!
//! `cargo bench --bench rules`. Targets are in brackets.

use std::path::Path;
use std::time::{Duration, Instant};

use tincan::bots;
use tincan::clock::Clock;
use tincan::engine::playout::Plan;
use tincan::engine::{Dice, Entrant, PerSeat, Position, Ruleset};
use tincan::games::GAMES;
use tincan::house::House;
use tincan::store::{Address, Store, TableRow};
use tincan::table::{Answer, Entry, Seq, Via};

/// How long each figure is measured.
const SPELL: Duration = Duration::from_secs(3);
/// Random games differ in length: so many of them are rebuilt in turn.
const PLAYED: u64 = 25;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let folder = tempfile::tempdir_in(".").expect("the bench measures this disk");
    for game in GAMES {
        let info = game.info();
        println!("{}, {} seats", info.slug, info.most_seats);
        steps(*game);
        rebuild(*game, &folder.path().join(format!("{}.db", info.slug)));
    }
}

fn guests(game: &dyn Ruleset) -> PerSeat<Entrant> {
    PerSeat::new(game.info().most_seats, |_| Entrant::default())
}

/// Random legal steps on one thread, with nothing checked and with everything checked.
fn steps(game: &dyn Ruleset) {
    let guests = guests(game);
    for checked in [false, true] {
        let started = Instant::now();
        let (mut games, mut steps) = (0_u64, 0);
        while started.elapsed() < SPELL {
            let plan = Plan { seed: games, checked };
            steps += game.playout(&guests, &game.usual_options(), &plan).expect("no game breaks").steps;
            games += 1;
        }
        let seconds = started.elapsed().as_secs_f64();
        let (rate, played) = (steps as f64 / seconds, games as f64 / seconds);
        let (kind, target) = if checked { ("checked", "") } else { ("random", "   [>= 200,000]") };
        println!("  {kind:<8} steps          {rate:>9.0}/s of one core, {played:.0} games/s{target}");
    }
}

/// Finished games, from rows to position.
fn rebuild(game: &'static dyn Ruleset, file: &Path) {
    let store = Store::open(&Address::Sqlite(file.into())).unwrap();
    let house = House::new(store, GAMES, Clock::Wall);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let rows: Vec<TableRow> = (0..PLAYED).map(|number| runtime.block_on(play(&house, game, number))).collect();
    let logs: Vec<Vec<Entry>> = rows.iter().map(|row| house.store.entries(row.id, Seq::OPENING).unwrap()).collect();
    let (mut times, mut entries) = (Vec::new(), 0);
    let started = Instant::now();
    while started.elapsed() < SPELL {
        for (row, log) in rows.iter().zip(&logs) {
            let one = Instant::now();
            house.load(row).unwrap();
            times.push(one.elapsed());
            entries += log.len();
        }
    }
    times.sort();
    let (median, sum) = (times[times.len() / 2], times.iter().sum::<Duration>());
    println!(
        "  rebuilt from SQLite     {:>9.3} ms p50 for {} entries on average, {:.0} entries/s   [< 0.4 ms, >= 500,000/s]",
        median.as_secs_f64() * 1e3,
        entries / times.len(),
        entries as f64 / sum.as_secs_f64()
    );
    let facts: usize = logs.iter().flatten().map(|entry| entry.facts.len()).sum();
    println!("  facts of an entry       {:>9} bytes on average", facts / logs.iter().map(Vec::len).sum::<usize>());
    let live = house.load(&rows[0]).unwrap();
    println!(
        "  a position              {:>9} bytes, with what hangs off it {} bytes   [<= 4 KB]",
        live.position.size(),
        weight(&*live.position)
    );
}

async fn play(house: &House, game: &dyn Ruleset, number: u64) -> TableRow {
    let announced = house.announce(game.info().slug, &game.usual_options()).await.unwrap();
    let code = announced.code;
    house.deal(&code, &guests(game)).await.unwrap();
    let mut luck = Dice::from_seed(number).stream("bench");
    loop {
        let live = house.table(&code).unwrap();
        let Some(seat) = live.position.asked().iter().next() else { break };
        let words = bots::random::choose(&*live.position, seat, &live.dice(), &mut luck).unwrap();
        let key = live.next.to_string();
        let answer = Answer { seat, ask: live.standings[seat].ask, key: &key, words: &words, via: Via::Site };
        house.answer(&code, &answer).await.unwrap();
    }
    house.store.table(&code).unwrap().unwrap()
}

/// Resident memory of many copies, divided.
fn weight(position: &dyn Position) -> usize {
    const COPIES: usize = 20_000;
    let before = resident();
    let copies: Vec<Box<dyn Position>> = (0..COPIES).map(|_| position.copy()).collect();
    let after = resident();
    drop(copies);
    after.saturating_sub(before) / COPIES
}

fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = statm.split_whitespace().nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    pages * 4096
}
