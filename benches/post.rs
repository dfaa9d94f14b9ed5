//! How fast letters leave, and what a dead mail server costs a move. Absolute figures move from run to run, so the
//! ratios are what counts.
//!
//! `cargo bench --bench post` (half a minute). Targets are in brackets.

mod endless;

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use tincan::clock::Clock;
use tincan::engine::{Entrant, PerSeat, Ruleset, Seat};
use tincan::house::{House, Reply};
use tincan::mail::smtp::Smtp;
use tincan::mail::{Carrier, Desk, MailRoom, Sender};
use tincan::people::{Key, MailAddress};
use tincan::store::{Address, LetterKind, NewLetter, Store};
use tincan::table::{Answer, TableCode, Via};
use tincan::words::Catalogue;

static GAMES: &[&dyn Ruleset] = &[endless::ENDLESS];

const LETTERS: usize = 4_000;
const SPELL: Duration = Duration::from_secs(4);
const PLAYERS: usize = 8;

fn main() {
    let folder = tempfile::tempdir_in(".").expect("the bench measures this disk");
    println!("letters drained, rendered once and marked durably after each, 8 connections");
    let server = receiver();
    let rate = drained(&folder.path().join("drain.db"), server);
    println!("  an ordinary receiver        {rate:>9.0}/s   [>= 150 with delayed acknowledgements, >= 2,000 prompt]");
    println!("moves by {PLAYERS} players, p99, while letters wait");
    let quiet = moves(&folder.path().join("quiet.db"), None);
    let alive = moves(&folder.path().join("alive.db"), Some(server));
    let gone = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let dead = moves(&folder.path().join("dead.db"), Some(gone));
    let row = |name: &str, (rate, p99): (f64, Duration)| {
        println!("  {name:<27} {rate:>9.0}/s   p99 {:>7.2} ms", p99.as_secs_f64() * 1e3);
    };
    row("no mail room", quiet);
    row("a server that takes letters", alive);
    row("a dead server", dead);
    println!("  p99 with a dead server against none: {:.2} [<= 1.1]", dead.1.as_secs_f64() / quiet.1.as_secs_f64());
}

/// A mail server that takes everything, with the acknowledgements its system makes by itself.
fn receiver() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || converse(stream));
        }
    });
    address
}

fn converse(stream: TcpStream) -> std::io::Result<()> {
    let mut answers = stream.try_clone()?;
    let mut lines = BufReader::new(stream);
    answers.write_all(b"220 bench\r\n")?;
    let (mut line, mut in_letter) = (String::new(), false);
    loop {
        line.clear();
        if lines.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let said: &[u8] = match (in_letter, line.trim_end()) {
            (true, ".") => {
                in_letter = false;
                b"250 taken\r\n"
            }
            (true, _) => continue,
            (false, "DATA") => {
                in_letter = true;
                b"354 go on\r\n"
            }
            (false, _) => b"250 ok\r\n",
        };
        answers.write_all(said)?;
    }
}

fn house(file: &Path) -> House {
    House::new(Store::open(&Address::Sqlite(file.into())).unwrap(), GAMES, Clock::Wall)
}

fn room(server: SocketAddr) -> MailRoom {
    MailRoom::new(Sender::local(), Carrier::Smtp(Smtp::new(&format!("smtp://{server}")).unwrap()))
}

async fn write_letters(house: &House, many: usize) {
    for number in 0..many {
        let address = MailAddress::read(&format!("reader{number}@example.org")).unwrap();
        let (language, args, at) = ("en", serde_json::json!({}), house.now());
        let letter = NewLetter { kind: LetterKind::PasswordChanged, address, language, args, at };
        house.store.write_letter(letter).await.unwrap();
    }
}

fn drained(file: &Path, server: SocketAddr) -> f64 {
    let (house, catalogue, key, sender) = (house(file), Catalogue::new(GAMES), Key::fresh(), Sender::local());
    let desk = Desk { catalogue: &catalogue, base: "https://tincan.example", key: &key, sender: &sender };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        write_letters(&house, LETTERS).await;
        // Their bytes first: what is measured is the way out.
        for row in house.store.unwritten_letters(LETTERS as i64).unwrap() {
            let sealed = desk.seal(&row).unwrap();
            house.store.seal_letter(row.id, sealed.message_id, sealed.bytes).await.unwrap();
        }
        let (room, started) = (room(server), Instant::now());
        let sent = room.round(&house, &desk).await.unwrap();
        assert_eq!(sent, LETTERS);
        sent as f64 / started.elapsed().as_secs_f64()
    })
}

/// Moves per second and the slowest hundredth, while a mail room over this server does its rounds.
fn moves(file: &Path, server: Option<SocketAddr>) -> (f64, Duration) {
    let house = Arc::new(house(file));
    let stop = Arc::new(AtomicBool::new(false));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(write_letters(&house, 500));
    let postman = server.map(|server| {
        let (house, stop) = (Arc::clone(&house), Arc::clone(&stop));
        std::thread::spawn(move || {
            let (catalogue, key, sender) = (Catalogue::new(GAMES), Key::fresh(), Sender::local());
            let desk = Desk { catalogue: &catalogue, base: "https://tincan.example", key: &key, sender: &sender };
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            let room = room(server);
            while !stop.load(Ordering::Relaxed) {
                runtime.block_on(room.round(&house, &desk)).unwrap();
                std::thread::sleep(Duration::from_millis(500));
            }
        })
    });
    let mut samples: Vec<Duration> = runtime.block_on(async {
        let mut codes = Vec::new();
        for _ in 0..PLAYERS {
            codes.push(table(&house).await);
        }
        let started = Instant::now();
        let players: Vec<_> = codes
            .into_iter()
            .map(|code| {
                let house = Arc::clone(&house);
                tokio::spawn(async move { play(&house, &code, started).await })
            })
            .collect();
        let mut samples = Vec::new();
        for player in players {
            samples.extend(player.await.unwrap());
        }
        samples
    });
    stop.store(true, Ordering::Relaxed);
    if let Some(postman) = postman {
        postman.join().unwrap();
    }
    samples.sort();
    (samples.len() as f64 / SPELL.as_secs_f64(), samples[samples.len() * 99 / 100])
}

async fn table(house: &House) -> TableCode {
    let announced = house.announce("endless", "{}").await.unwrap();
    house.deal(&announced.code, &PerSeat::new(2, |_| Entrant::default())).await.unwrap();
    announced.code
}

/// A player at both seats; how long each move took.
async fn play(house: &House, code: &TableCode, started: Instant) -> Vec<Duration> {
    let (mut samples, mut moves) = (Vec::new(), 0_u32);
    while started.elapsed() < SPELL {
        let (seat, ask, key) = (Seat::new((moves % 2) as u8), 1 + moves / 2, moves.to_string());
        let answer = Answer { seat, ask, key: &key, words: "left", via: Via::Site };
        let begun = Instant::now();
        assert!(matches!(house.answer(code, &answer).await.unwrap(), Reply::Done(_)));
        samples.push(begun.elapsed());
        moves += 1;
    }
    samples
}
