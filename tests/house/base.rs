//! A service on a port of its own, and a visitor with a jar for cookies.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};

use actix_web::HttpServer;
use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use diesel::RunQueryDsl;
use diesel::connection::SimpleConnection;
use tincan::clock::Clock;
use tincan::engine::{Ruleset, Seat};
use tincan::house::House;
use tincan::mail::{self, Bound, Carrier};
use tincan::service::{self, Options};
use tincan::store::connection::Door;
use tincan::store::{Address, AnyConnection, LetterKind, Store};
use tincan::web::{Site, app};

use crate::toy::TOY;

pub static GAMES: &[&dyn Ruleset] = &[TOY];

pub const MINUTE: i64 = 60 * 1_000_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// A running service over a fresh database.
pub struct Service {
    pub site: Data<Site>,
    pub mail_folder: PathBuf,
    pub listen: SocketAddr,
    clock: Arc<AtomicI64>,
    address: Address,
    server: ServerHandle,
    _folder: tempfile::TempDir,
}

#[derive(diesel::QueryableByName)]
struct Text {
    #[diesel(sql_type = diesel::sql_types::Text)]
    text: String,
}

impl Service {
    pub fn start() -> Service {
        Service::with(Options::default())
    }

    pub fn with(options: Options) -> Service {
        Service::run(options, GAMES)
    }

    pub fn playing(games: &'static [&'static dyn Ruleset]) -> Service {
        Service::run(Options::default(), games)
    }

    fn run(options: Options, games: &'static [&'static dyn Ruleset]) -> Service {
        let folder = tempfile::tempdir().unwrap();
        let address = Address::Sqlite(folder.path().join("tincan.db"));
        let clock = Arc::new(AtomicI64::new(1_800_000_000_000_000));
        let settings = options.settle(&address, None).unwrap();
        let mail_folder = settings.mail_folder.clone();
        let house = House::new(Store::open(&address).unwrap(), games, Clock::Hand(Arc::clone(&clock)));
        let site = service::Service::new(house, settings, Carrier::Folder(mail_folder.clone())).site;
        let served = site.clone();
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = HttpServer::new(move || app(served.clone())).workers(1).disable_signals();
                let server = server.bind(("127.0.0.1", 0)).unwrap();
                let listen = server.addrs()[0];
                let server = server.run();
                tell.send((listen, server.handle())).unwrap();
                server.await.unwrap();
            });
        });
        let (listen, server) = told.recv().unwrap();
        Service { site, mail_folder, listen, clock, address, server, _folder: folder }
    }

    pub fn pass(&self, time: i64) {
        self.clock.fetch_add(time, Ordering::SeqCst);
    }

    /// What the service does from time to time.
    pub fn pulse(&self) {
        wait(self.site.tidy());
    }

    /// The link in the latest letter of this kind to this address, as a path; None if there is no such letter.
    pub fn letter(&self, kind: LetterKind, to: &str) -> Option<String> {
        let letters = self.site.house.store.letters(1_000).unwrap();
        let row = letters.iter().find(|row| row.kind == kind && row.address == to)?;
        let letter = self.site.post.desk().write(row);
        let link = letter.link().unwrap_or_default();
        Some(link.strip_prefix(&self.site.config.base).unwrap_or_default().to_owned())
    }

    pub fn letters(&self) -> usize {
        self.site.house.store.letters(1_000).unwrap().len()
    }

    /// The mark of a seat's open question, as links in letters carry it.
    pub fn mark(&self, table: &str, seat: u8) -> String {
        let (code, seat) = (table.parse().unwrap(), Seat::new(seat));
        let ask = self.site.house.table(&code).unwrap().standings[seat].ask;
        let sitters = self.site.house.store.sitters(self.site.house.store.table(&code).unwrap().unwrap().id).unwrap();
        let player = sitters.iter().find(|sitter| sitter.seat == seat).unwrap().player.unwrap();
        Bound { code, seat, ask, player }.mark(&self.site.config.key, mail::Door::Link)
    }

    /// What stands in the addresses of a visitor's feeds.
    pub fn feed(&self, visitor: &mut Visitor<'_>) -> String {
        let page = visitor.get("/account").is(200);
        let (_, rest) = page.body.split_once("/feed/").expect("the account page links to the feeds");
        rest.split_once(".atom").expect("the feed is named").0.to_owned()
    }

    fn ask(&self, sql: &str) -> Vec<String> {
        let AnyConnection::Sqlite(mut sqlite) = self.address.connect(Door::Reading).unwrap() else { unreachable!() };
        let rows: Vec<Text> = diesel::sql_query(sql).load(&mut sqlite).unwrap();
        rows.into_iter().map(|row| row.text).collect()
    }

    /// SQL past the service.
    pub fn run_sql(&self, sql: &str) {
        self.address.connect(Door::Writing).unwrap().batch_execute(sql).unwrap();
    }

    /// Every row of every table, but for what is written to see whether there is room.
    pub fn rows(&self) -> BTreeMap<String, Vec<String>> {
        let tables = self.ask(
            "SELECT name AS text FROM sqlite_master \
             WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'probes'",
        );
        let dump = |table: &String| {
            let columns = self.ask(&format!("SELECT name AS text FROM pragma_table_info('{table}')"));
            let quoted: Vec<String> = columns.iter().map(|column| format!("quote({column})")).collect();
            self.ask(&format!("SELECT {} AS text FROM {table} ORDER BY 1", quoted.join("||','||")))
        };
        tables.iter().map(|table| (table.clone(), dump(table))).collect()
    }

    /// The file of the database with all that was written, down to its free pages.
    pub fn bytes(&self) -> Vec<u8> {
        let Address::Sqlite(file) = &self.address else { unreachable!() };
        let mut pen = self.address.connect(Door::Writing).unwrap();
        pen.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
        let log = std::fs::metadata(file.with_extension("db-wal")).unwrap();
        assert_eq!(log.len(), 0, "everything is in the file");
        std::fs::read(file).unwrap()
    }

    /// Where the database lies, as its connections are told.
    pub fn file(&self) -> String {
        self.address.to_string()
    }

    pub fn visitor(&self) -> Visitor<'_> {
        Visitor { service: self, cookies: BTreeMap::new(), headers: Vec::new() }
    }

    /// Somebody signed in with an address.
    pub fn member(&self, address: &str) -> Visitor<'_> {
        let mut visitor = self.visitor();
        visitor.post("/sign-in", &[("address", address), ("way", "link")]).is(303);
        let link = self.letter(LetterKind::SignIn, address).unwrap();
        visitor.post(&link, &[]).is(303);
        visitor
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.server.stop(false));
    }
}

pub fn wait<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

/// A browser without scripts.
#[derive(Clone)]
pub struct Visitor<'s> {
    service: &'s Service,
    pub cookies: BTreeMap<String, String>,
    /// Sent with every request.
    pub headers: Vec<(String, String)>,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Response {
    #[track_caller]
    pub fn is(self, status: u16) -> Response {
        assert_eq!(self.status, status, "{:?}\n{}", self.headers, self.body);
        self
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(header, _)| header == name).map(|(_, value)| value.as_str())
    }

    #[track_caller]
    pub fn goes_to(&self) -> &str {
        assert_eq!(self.status, 303, "{}", self.body);
        self.header("location").unwrap()
    }

    #[track_caller]
    pub fn says(self, words: &str) -> Response {
        assert!(self.body.contains(words), "not said: {words}\n{}", self.body);
        self
    }

    #[track_caller]
    pub fn hushes(self, words: &str) -> Response {
        assert!(!self.body.contains(words), "said: {words}\n{}", self.body);
        self
    }

    /// The mark of the forms on this page.
    pub fn token(&self) -> Option<&str> {
        let (_, rest) = self.body.split_once("name=\"token\" value=\"")?;
        rest.split_once('"').map(|(token, _)| token)
    }
}

pub fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

impl Visitor<'_> {
    pub fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, &[], None)
    }

    /// Sends a form as a browser does: from a page of this site, with its mark.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Response {
        let token = self.token();
        let mut all = vec![("token", token.as_str())];
        all.extend_from_slice(fields);
        self.post_raw(path, &all)
    }

    /// A mark for this visitor's forms.
    pub fn token(&mut self) -> String {
        self.get("/sign-in").token().expect("every page has a form").to_owned()
    }

    /// Sends exactly these fields.
    pub fn post_raw(&mut self, path: &str, fields: &[(&str, &str)]) -> Response {
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        self.send(
            "POST",
            path,
            &[("Content-Type", "application/x-www-form-urlencoded")],
            Some(pairs.join("&").as_bytes()),
        )
    }

    pub fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Response {
        let listen = self.service.listen;
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let all: Vec<(&str, &str)> = own.chain(headers.iter().copied()).collect();
        let mut request = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !all.iter().any(|(name, _)| *name == "Host") {
            request += &format!("Host: {listen}\r\n");
        }
        for (name, value) in all {
            request += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let jar: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request += &format!("Cookie: {}\r\n", jar.join("; "));
        }
        if let Some(body) = body {
            request += &format!("Content-Length: {}\r\n", body.len());
        }
        request += "\r\n";
        let mut stream = TcpStream::connect(listen).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        // A refused body may not be read to its end.
        let _ = stream.write_all(body.unwrap_or_default());
        let mut bytes = Vec::new();
        let _ = stream.read_to_end(&mut bytes);
        let response = read(&bytes);
        for (_, cookie) in response.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, rest) = cookie.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            match value {
                "" => drop(self.cookies.remove(name)),
                value => drop(self.cookies.insert(name.to_owned(), value.to_owned())),
            }
        }
        response
    }
}

fn read(bytes: &[u8]) -> Response {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let header = |line: &str| {
        let (name, value) = line.split_once(':').unwrap();
        (name.to_lowercase(), value.trim().to_owned())
    };
    let headers: Vec<(String, String)> = lines.map(header).collect();
    let mut body = &bytes[end + 4..];
    let mut whole = Vec::new();
    if headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked") {
        while let Some(line) = body.windows(2).position(|two| two == b"\r\n") {
            let size = usize::from_str_radix(std::str::from_utf8(&body[..line]).unwrap(), 16).unwrap();
            whole.extend_from_slice(&body[line + 2..line + 2 + size]);
            body = &body[line + 4 + size..];
        }
    } else {
        whole.extend_from_slice(body);
    }
    Response { status, headers, body: String::from_utf8_lossy(&whole).into_owned() }
}
