//! The plug is pulled: a process is killed in the middle of its writes, and a disk runs full.
//!
//! The child is this test binary itself, told by an environment variable to play and to print each acknowledged
//! entry. What it printed must be there afterwards.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use tincan::house::{House, HouseError, Reply};
use tincan::table::{Seq, TableCode};

use crate::store::base::{Base, answer, luck, people, wait};

const CHILD: &str = "TINCAN_TEST_CHILD";

/// Not a test of its own: what the child does. It plays for ever and prints what was acknowledged.
#[test]
fn child() {
    let Ok(path) = std::env::var(CHILD) else { return };
    let address: tincan::store::Address = path.parse().unwrap();
    let store = tincan::store::Store::open(&address).unwrap();
    let clock = tincan::clock::Clock::at(tincan::table::Timestamp(1_000));
    let house = House::new(store, crate::store::base::GAMES, clock);
    match wait(play_for_ever(&house)) {
        // Writes fail; reads go on.
        HouseError::Store(error) => {
            assert!(!house.store.all_tables().unwrap().is_empty());
            println!("full {error}");
        }
        other => panic!("{other}"),
    }
}

async fn play_for_ever(house: &House) -> HouseError {
    let mut seed = 0;
    loop {
        seed += 1;
        if let Err(error) = play_one(house, &mut luck(seed)).await {
            return error;
        }
    }
}

async fn play_one(house: &House, luck: &mut tincan::engine::Stream) -> Result<(), HouseError> {
    let code = house.announce("toy", "{}").await?.code;
    house.deal(&code, &people(2)).await?;
    println!("ack {code} 0");
    loop {
        let live = house.table(&code)?;
        let Some(seat) = live.position.asked().iter().next() else { return Ok(()) };
        let words = live.position.sample(seat, luck).unwrap();
        match house.answer(&code, &answer(&live, seat, &live.next.to_string(), &words)).await? {
            Reply::Done(account) => println!("ack {code} {}", account.seq),
            other => panic!("{other:?}"),
        }
    }
}

fn spawn(base: &Base, shell_prefix: &str) -> std::process::Child {
    let exe = std::env::current_exe().unwrap();
    Command::new("sh")
        .arg("-c")
        .arg(format!("{shell_prefix} exec \"$0\" --exact store::crash::child --nocapture --test-threads 1"))
        .arg(exe)
        .env(CHILD, base.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Every acknowledged entry is there, no log has a gap, and every table is judged sound.
fn check(base: &Base, acknowledged: &[(TableCode, Seq)]) {
    tincan::store::backup::check(&base.address).unwrap();
    let house = base.house();
    for row in house.store.all_tables().unwrap() {
        if row.guests.is_some() {
            house.verify(&row).unwrap();
        }
    }
    for (code, seq) in acknowledged {
        let row = house.store.table(code).unwrap().expect("an acknowledged table is there");
        assert!(house.store.next_seq(row.id).unwrap() > *seq, "entry {seq} of {code} was acknowledged and is gone");
    }
}

fn acknowledgement(line: &str) -> Option<(TableCode, Seq)> {
    // The test harness prints its own words on the first line before the child's.
    let (_, ack) = line.split_once("ack ")?;
    let (code, seq) = ack.split_once(' ')?;
    Some((code.parse().ok()?, Seq(seq.parse().ok()?)))
}

#[test]
fn nothing_acknowledged_is_lost_when_the_process_is_killed() {
    let base = Base::sqlite();
    let mut acknowledged = Vec::new();
    for round in 0..12 {
        let mut child = spawn(&base, "");
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut heard = 0;
        for line in lines {
            let Ok(line) = line else { break };
            acknowledged.extend(acknowledgement(&line));
            heard += 1;
            if heard == 5 + round * 7 {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        check(&base, &acknowledged);
    }
    assert!(acknowledged.len() > 300, "only {} entries were acknowledged", acknowledged.len());
}

#[test]
fn a_full_disk_is_never_acknowledged() {
    for blocks in [200, 500, 900] {
        let base = Base::sqlite();
        drop(base.house());
        // The file may not grow beyond this; the signal that would kill the child is turned into an error.
        let mut child = spawn(&base, &format!("trap '' XFSZ; ulimit -f {blocks};"));
        let mut acknowledged = Vec::new();
        let mut full = false;
        for line in BufReader::new(child.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            acknowledged.extend(acknowledgement(&line));
            full = full || line.starts_with("full ");
        }
        child.wait().unwrap();
        assert!(full, "the disk never ran full");
        assert!(!acknowledged.is_empty());
        check(&base, &acknowledged);
    }
}
