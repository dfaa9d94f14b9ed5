//! The service itself over real HTTP: page views and durable moves per second, against a hello-world handler of the same
//! server and raw SQLite in the same run; memory and the time to the first page.
//!
//! `cargo bench --bench site` (a few minutes). The service runs as its own process. Pages are compared with the hello of
//! one worker, so it has one too, and the driver takes another core; moves are made at a service as its users have it.
//! Targets are in brackets.

mod load;
mod raw;

use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use actix_web::{App, HttpServer, web};
use tincan::bots;
use tincan::clock::Clock;
use tincan::engine::{Dice, Seat, Sight};
use tincan::games::GAMES;
use tincan::house::House;
use tincan::house::lobby::Opening;
use tincan::people::{Key, Player, Token};
use tincan::store::{Address, Empty, Joining, Looked, Naming, NewSession, Store, Way};
use tincan::table::{Answer, Seq, TableCode, Via};

use load::{Figures, Line};

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const SPELL: Duration = Duration::from_secs(4);
/// What a service does once after its start is done by then.
const SETTLING: Duration = Duration::from_secs(3);
const SEATS: usize = 4;
/// Tables played through by the moves figure, so many on each connection.
const CONNECTIONS: usize = 64;
const GAMES_EACH: usize = 3;
/// Tables played through by somebody who is alone, one after another.
const LONE_GAMES: usize = 4;
/// What a small club has lying about.
const IDLE: usize = 1_000;

/// Four people who sit at every table, and what their browsers send.
struct People {
    players: Vec<Player>,
    tokens: Vec<Token>,
}

/// One step of a game that was played before: by whom, to which question, in which words.
type Step = (Seat, u32, String);

fn main() {
    let folder = tempfile::tempdir_in(".").expect("the bench measures this disk");
    let path = |name: &str| folder.path().join(name);
    let base = prepared(folder.path());
    let service = Service::start(&path("service.db"), &["--workers", "1"]);
    println!(
        "first page after start   {:>9.1} ms with {} tables   [<= 30 ms]",
        ms(service.started),
        IDLE + LONE_GAMES + CONNECTIONS * GAMES_EACH
    );
    println!("memory, idle             {:>9.1} MB   [<= 20 MB]", service.memory());

    let hello = load::views(hello(), "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 32, SPELL);
    show("hello", &hello, "");
    for (name, path, target) in
        [("table page", format!("/t/{}", base.viewed), 30.0), ("list of 20 games", "/games".to_owned(), 26.0)]
    {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: tincan={}\r\n\r\n",
            base.people.tokens[0].as_str()
        );
        let views = load::views(service.listen, &request, 32, SPELL);
        let share = 100.0 * views.per_second / hello.per_second;
        show(name, &views, &format!("   {} bytes, {share:.1} % of hello [>= {target} %]", views.body));
    }

    drop(service);
    let service = Service::start(&path("service.db"), &[]);
    std::thread::sleep(SETTLING);
    // The disk is quicker at one moment than at another: what is held against it is held against it then and there.
    let (lone_ones, crowds) = base.scripts.split_at(LONE_GAMES);
    let mut syncs = sync(&path("sync"));
    let lone = moves(&service, &base, lone_ones, 1);
    syncs.extend(sync(&path("sync")));
    syncs.sort();
    let sync = syncs[syncs.len() / 2];
    println!("fdatasync of 4 KiB       {:>9.3} ms p50", ms(sync));
    show("a lone move", &lone, &format!("   {:.1} fdatasyncs [<= 3]", lone.p50.as_secs_f64() / sync.as_secs_f64()));
    let raw = |round: &str| [1, 100].map(|size| raw::inserts(&path(&format!("raw{size}{round}.db")), size, SPELL));
    let before = raw("before");
    let many = moves(&service, &base, crowds, CONNECTIONS);
    let after = raw("after");
    let [alone, hundred] = [0, 1].map(|size| f64::midpoint(before[size], after[size]));
    println!("raw SQLite               {alone:>9.0}/s at 1 insert a transaction, {hundred:.0}/s at 100");
    let ratios = format!(
        "   {:.2} of raw 1/txn [>= 4], {:.1} % of raw 100/txn [>= 12 %]",
        many.per_second / alone,
        100.0 * many.per_second / hundred
    );
    show("moves, 64 connections", &many, &ratios);
    println!("memory, after that load  {:>9.1} MB   [<= 40 MB]", service.memory());
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn show(name: &str, figures: &Figures, rest: &str) {
    let Figures { per_second, p50, p99, .. } = figures;
    println!("{name:<24} {per_second:>9.0}/s   p50 {:.2} ms, p99 {:.2} ms{rest}", ms(*p50), ms(*p99));
}

/// How long it takes to write a page in place and wait until it is on the disk, many times.
fn sync(file: &Path) -> Vec<Duration> {
    let mut file = File::create(file).unwrap();
    let page = [7_u8; 4096];
    file.write_all(&page).unwrap();
    file.sync_all().unwrap();
    (0..500)
        .map(|_| {
            let started = Instant::now();
            std::os::unix::fs::FileExt::write_all_at(&file, &page, 0).unwrap();
            file.sync_data().unwrap();
            started.elapsed()
        })
        .collect()
}

/// A handler that does nothing, on the same server.
fn hello() -> SocketAddr {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let app = || App::new().route("/", web::get().to(|| async { "Hello, world" }));
            let server = HttpServer::new(app).workers(1).disable_signals().bind(("127.0.0.1", 0)).unwrap();
            tell.send(server.addrs()[0]).unwrap();
            server.run().await.unwrap();
        });
    });
    told.recv().unwrap()
}

/// What lies in the database of the service before it starts.
struct Base {
    people: People,
    key: Key,
    /// A table in the middle of its game.
    viewed: TableCode,
    scripts: Vec<(TableCode, Vec<Step>)>,
}

/// Tables are dealt in one file and copied to another; in the first they are played to their ends, so that the same
/// games can be played again, over HTTP, in the second.
fn prepared(folder: &Path) -> Base {
    let (rehearsal, stage) = (folder.join("rehearsal.db"), folder.join("service.db"));
    let key = tincan::store::keyring::find(&Address::Sqlite(stage.clone()), None).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = House::new(Store::open_with(&Address::Sqlite(rehearsal), &key).unwrap(), GAMES, Clock::Wall);
    runtime.block_on(async {
        let people = people(&house).await;
        let mut luck = Dice::from_seed(7).stream("bench");
        // Twenty that people[0] is at, half-way; and many that nobody looks at, of one player only.
        let mut viewed = Vec::new();
        for _ in 0..20 {
            let code = table(&house, &people, SEATS).await;
            play(&house, &code, 120, &mut luck).await;
            // The reader was here a few entries ago.
            let (next, fresh) = (house.table(&code).unwrap().next, Seq(house.table(&code).unwrap().next.0 - 4));
            let looked = Looked { next, fresh, talk: 0 };
            house.store.looked(vec![(people.players[0].id, code.clone(), looked)]).await.unwrap();
            viewed.push(code);
        }
        for _ in 0..IDLE {
            table(&house, &people, 1).await;
        }
        let mut dealt = Vec::new();
        for _ in 0..LONE_GAMES + CONNECTIONS * GAMES_EACH {
            dealt.push(seated_without_first(&house, &people).await);
        }
        house.store.backup(&stage).unwrap();
        let mut scripts = Vec::new();
        for code in dealt {
            let steps = play(&house, &code, usize::MAX, &mut luck).await;
            scripts.push((code, steps));
        }
        // One the reader is asked at: its form is on the page.
        let asked = |code: &&TableCode| house.table(code).unwrap().position.asked().has(Seat::new(0));
        let viewed = viewed.iter().find(asked).unwrap_or(&viewed[0]).clone();
        Base { people, key, viewed, scripts }
    })
}

async fn people(house: &House) -> People {
    let (mut players, mut tokens) = (Vec::new(), Vec::new());
    for number in 0..=2 * SEATS as u32 {
        let token = Token::fresh();
        let session = NewSession { digest: token.digest(), way: Way::Guest, device: String::new(), at: house.now() };
        let naming = Naming { wish: None, usual: "Guest".into(), first_number: 1_000 + number, heard: None };
        let id = house.store.admit_guest(naming, session).await.unwrap();
        players.push(house.store.player(id).unwrap().unwrap());
        tokens.push(token);
    }
    People { players, tokens }
}

/// A table of Fort with the first of the people, and robots for the rest.
async fn table(house: &House, people: &People, seated: usize) -> TableCode {
    // Whoever sits alone with robots is none of the four.
    sit(house, if seated == 1 { &people.players[2 * SEATS..] } else { &people.players[..seated] }).await
}

/// A table of the other four, so that the list of the first stays at twenty.
async fn seated_without_first(house: &House, people: &People) -> TableCode {
    sit(house, &people.players[SEATS..2 * SEATS]).await
}

async fn sit(house: &House, players: &[Player]) -> TableCode {
    let opening = Opening {
        game: "fort".into(),
        options: "{}".into(),
        seats: SEATS as u8,
        robots: (SEATS - players.len()) as u8,
        level: tincan::table::Level::Normal,
        joining: Joining::Link,
        host_seat: Seat::new(0),
        pace: Some(tincan::table::PaceName::Relaxed.pace()),
        parent: None,
    };
    let code = house.gather(&players[0], &opening).await.unwrap();
    let gathering = house.store.gathering(&code).unwrap().unwrap();
    for player in &players[1..] {
        house.store.join(gathering.table_id, player.id, house.now()).await.unwrap();
    }
    house.begin(&gathering, Empty::Robots).await.unwrap().unwrap();
    code
}

async fn play(house: &House, code: &TableCode, most: usize, luck: &mut tincan::engine::Stream) -> Vec<Step> {
    let mut steps = Vec::new();
    while steps.len() < most {
        let live = house.table(code).unwrap();
        let Some(seat) = live.position.asked().iter().next() else { break };
        let own = Dice::from_seed(u64::from(luck.below(1 << 30))).stream("robot");
        let words = bots::random::choose(Sight::new(&*live.position, seat, own)).unwrap();
        let ask = live.standings[seat].ask;
        let answer = Answer { seat, ask, key: &live.next.to_string(), words: &words, via: Via::Site };
        house.answer(code, &answer).await.unwrap();
        steps.push((seat, ask, words));
    }
    steps
}

/// Plays games that were rehearsed, each connection its own, one after another.
fn moves(service: &Service, base: &Base, scripts: &[(TableCode, Vec<Step>)], connections: usize) -> Figures {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let marks: Vec<String> = base.people.tokens.iter().map(|token| base.key.form_mark(&token.digest())).collect();
    let mut requests: Vec<Vec<Vec<u8>>> = vec![Vec::new(); connections];
    for (number, (code, steps)) in scripts.iter().enumerate() {
        for (place, (seat, ask, words)) in steps.iter().enumerate() {
            let who = SEATS + seat.index();
            let body = format!("token={}&ask={ask}&key=k{place}&words={}", marks[who], encoded(words));
            // Each request from another place of the net, as the proxy in front would say: the limits are per place.
            let from = format!("10.{}.{}.{}", number % 250, place / 250, place % 250);
            let request = format!(
                "POST /t/{code}/answer HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nX-Forwarded-For: {from}\r\nCookie: tincan={}\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
                base.people.tokens[who].as_str(),
                body.len()
            );
            requests[number % connections].push(request.into_bytes());
        }
    }
    runtime.block_on(async {
        let started = Instant::now();
        let to = service.listen;
        let lines: Vec<_> = requests
            .into_iter()
            .map(|requests| {
                tokio::task::spawn(async move {
                    let mut line = Line::open(to).await;
                    let mut times = Vec::with_capacity(requests.len());
                    for request in &requests {
                        let asked = Instant::now();
                        let answer = line.ask(request).await;
                        assert_eq!(answer.status, 303, "{}", String::from_utf8_lossy(request));
                        times.push(asked.elapsed());
                    }
                    times
                })
            })
            .collect();
        let mut times = Vec::new();
        for line in lines {
            times.extend(line.await.unwrap());
        }
        load::figures(times, started.elapsed(), 0)
    })
}

fn encoded(words: &str) -> String {
    words
        .bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// The service as its users have it.
struct Service {
    child: Child,
    listen: SocketAddr,
    started: Duration,
}

impl Service {
    fn start(database: &PathBuf, options: &[&str]) -> Service {
        let listen = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap();
        let begun = Instant::now();
        let child = Command::new(env!("CARGO_BIN_EXE_tincan"))
            .arg("--database")
            .arg(database)
            .args(["serve", "--proxy-header", "X-Forwarded-For", "--listen", &listen.to_string()])
            .args(options)
            .env("RUST_LOG", "warn")
            .spawn()
            .unwrap();
        while !says_hello(listen) {
            std::thread::sleep(Duration::from_micros(200));
        }
        Service { child, listen, started: begun.elapsed() }
    }

    /// Resident, in megabytes.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes =
            line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse::<f64>().ok());
        kilobytes.unwrap_or_default() / 1024.0
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn says_hello(listen: SocketAddr) -> bool {
    let Ok(mut stream) = TcpStream::connect(listen) else { return false };
    let mut answer = [0; 12];
    stream.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").is_ok()
        && stream.read_exact(&mut answer).is_ok()
        && answer == *b"HTTP/1.1 200"
}
