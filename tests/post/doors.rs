//! The doors: a listener for mail servers, a pipe, a maildir.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use tincan::mail::inbound::listener::listen;
use tincan::mail::inbound::session::Protocol;
use tincan::store::connection::Door;

use crate::post::table::{ANA, Table, plain};

/// Opens a listener over the table's house.
pub fn listener(table: &Table, protocol: Protocol) -> SocketAddr {
    let office = Arc::clone(&table.service.site.post);
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let local = tokio::task::LocalSet::new();
        local.block_on(&runtime, async move {
            let door = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(door.local_addr().unwrap()).unwrap();
            listen(door, protocol, office).await;
        });
    });
    told.recv().unwrap()
}

pub struct Talk {
    stream: TcpStream,
    reader: BufReader<TcpStream>,
}

impl Talk {
    pub fn with(address: SocketAddr) -> Talk {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let reader = BufReader::new(stream.try_clone().unwrap());
        Talk { stream, reader }
    }

    /// The code of the next answer.
    pub fn hears(&mut self) -> String {
        loop {
            let mut line = String::new();
            if self.reader.read_line(&mut line).unwrap_or(0) == 0 {
                return "gone".into();
            }
            if line.as_bytes().get(3) == Some(&b' ') {
                return line[..3].to_owned();
            }
        }
    }

    pub fn says(&mut self, bytes: &[u8]) -> String {
        self.stream.write_all(bytes).unwrap();
        self.hears()
    }

    pub fn posts(&mut self, from: &str, to: &[&str], message: &[u8]) -> String {
        assert_eq!(self.says(format!("MAIL FROM:<{from}>\r\n").as_bytes()), "250");
        for to in to {
            assert_eq!(self.says(format!("RCPT TO:<{to}>\r\n").as_bytes()), "250");
        }
        assert_eq!(self.says(b"DATA\r\n"), "354");
        self.says(&[message, b"\r\n.\r\n"].concat())
    }
}

#[test]
fn a_reply_comes_in_by_smtp_and_is_durable_when_acknowledged() {
    let table = Table::open();
    let mut talk = Talk::with(listener(&table, Protocol::Smtp));
    assert_eq!(talk.hears(), "220");
    assert_eq!(talk.says(b"EHLO mx.example\r\n"), "250");
    let message = plain(ANA, "<1@x.y>", &table.step(0));
    let to = table.to(0);
    assert_eq!(talk.posts(ANA, &[&to], &message), "250");
    assert_eq!((table.entries(), table.answers().len()), (2, 1));
    // The same again is as good as taken.
    assert_eq!(talk.posts(ANA, &[&to], &message), "250");
    assert_eq!((table.entries(), table.answers().len()), (2, 1));
    assert_eq!(talk.says(b"MAIL FROM:<>\r\n"), "250");
    assert_eq!(talk.says(b"RCPT TO:<nobody@tincan.example>\r\n"), "550");
    assert_eq!(talk.says(b"QUIT\r\n"), "221");
    assert_eq!(talk.hears(), "gone");
}

#[test]
fn nothing_is_acknowledged_while_the_house_cannot_write() {
    let table = Table::open();
    let mut talk = Talk::with(listener(&table, Protocol::Lmtp));
    talk.hears();
    talk.says(b"LHLO mx.example\r\n");
    let (to, message) = (table.to(0), plain(ANA, "<1@x.y>", &table.step(0)));
    let mut careless = table.service.site.house.store.address().connect(Door::Writing).unwrap();
    careless.batch_execute("ALTER TABLE replies RENAME TO gone").unwrap();
    assert_eq!(talk.posts(ANA, &[&to], &message), "451");
    careless.batch_execute("ALTER TABLE gone RENAME TO replies").unwrap();
    assert_eq!(talk.posts(ANA, &[&to], &message), "250");
    assert_eq!((table.entries(), table.answers().len()), (2, 1), "one move, whatever happened in between");
}

#[test]
fn a_pipe_and_a_maildir_take_replies() {
    let table = Table::open();
    let tincan::store::Address::Sqlite(database) = table.service.site.house.store.address().clone() else { panic!() };
    let tincan = |arguments: &[&str], input: &[u8]| {
        let mut command = assert_cmd::Command::cargo_bin("tincan").unwrap();
        command
            .arg("--database")
            .arg(&database)
            .arg("ingest")
            .args(["--reply-domain", "tincan.example"])
            .args(arguments);
        command.write_stdin(input.to_vec()).output().unwrap().status.code().unwrap()
    };
    // The binary has no toy game: it cannot read the table, which is our trouble and not the letter's.
    let message = plain(ANA, "<1@x.y>", &table.step(0));
    assert_eq!(tincan(&["--recipient", &table.to(0)], &message), 75);
    assert_eq!(tincan(&["--recipient", "nobody@tincan.example"], &message), 67);
    assert_eq!(tincan(&[], b"no message at all"), 65);
    assert_eq!(tincan(&[], &message), 67, "no recipient of ours in its headers");
    let machine = [b"Auto-Submitted: auto-replied\r\n".to_vec(), message.clone()].concat();
    assert_eq!(tincan(&["--recipient", &table.to(0), "--sender", ANA], &machine), 0);
    let folder = tempfile::tempdir().unwrap();
    for name in ["new", "cur", "tmp"] {
        std::fs::create_dir(folder.path().join(name)).unwrap();
    }
    let addressed = [format!("Delivered-To: {}\r\n", table.to(0)).into_bytes(), machine].concat();
    std::fs::write(folder.path().join("new/1.mail"), addressed).unwrap();
    std::fs::write(folder.path().join("new/2.mail"), "To: nobody@tincan.example\r\n\r\n").unwrap();
    assert_eq!(tincan(&["--maildir", folder.path().to_str().unwrap()], b""), 0);
    assert_eq!(std::fs::read_dir(folder.path().join("new")).unwrap().count(), 0);
    assert_eq!(std::fs::read_dir(folder.path().join("cur")).unwrap().count(), 2);
}
