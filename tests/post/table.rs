//! A table of two people who play by mail, and the letters between them and the house.

use tincan::engine::Seat;
use tincan::mail::inbound::{Options as Inbound, Taken};
use tincan::mail::{Bound, Door};
use tincan::store::{LetterKind, LetterRow};
use tincan::table::{Live, TableCode};
use tincan::web::Options;

use crate::base::{Service, wait};
use crate::letters::message;

pub const SERVER: &str = "mx.tincan.example";
pub const ANA: &str = "ana@example.org";
pub const BORIS: &str = "boris@example.net";

pub struct Table {
    pub service: Service,
    pub code: TableCode,
}

impl Table {
    pub fn open() -> Table {
        Table::with(None)
    }

    /// A house that asks its mail server who vouches.
    pub fn guarded() -> Table {
        Table::with(Some(SERVER.into()))
    }

    fn with(trust: Option<String>) -> Table {
        let inbound = Inbound { inbound_trust: trust, ..Inbound::default() };
        let mail = tincan::mail::Options { reply_domain: Some("tincan.example".into()), ..Default::default() };
        let service = Service::with(Options { inbound, mail, ..Options::default() });
        let code = {
            let mut ana = service.member(ANA);
            let opened = ana.post("/open/toy", &[("seats", "2"), ("robots", "0"), ("joining", "public")]);
            let code = opened.goes_to().rsplit('/').next().unwrap().to_owned();
            service.member(BORIS).post(&format!("/lobby/{code}/join"), &[]).is(303);
            ana.post(&format!("/lobby/{code}/begin"), &[("empty", "robots")]).is(303);
            code.parse().unwrap()
        };
        Table { service, code }
    }

    pub fn live(&self) -> std::sync::Arc<Live> {
        self.service.site.house.table(&self.code).unwrap()
    }

    pub fn entries(&self) -> u32 {
        self.live().next.0
    }

    /// A legal answer of a seat.
    pub fn step(&self, seat: u8) -> String {
        self.live().position.moves(Seat::new(seat)).remove(0)
    }

    /// The reply address of a seat's question.
    pub fn to(&self, seat: u8) -> String {
        let seat = Seat::new(seat);
        self.to_question(seat, self.live().standings[seat].ask)
    }

    pub fn to_question(&self, seat: Seat, ask: u32) -> String {
        let bound = Bound { code: self.code.clone(), seat, ask };
        format!("move+{}@tincan.example", bound.mark(&self.service.site.config.key, Door::Reply))
    }

    pub fn take(&self, sender: Option<&str>, to: &str, message: &[u8]) -> Taken {
        wait(self.service.site.inbox().take(sender, to, message)).unwrap()
    }

    /// A plain reply from somebody.
    pub fn reply(&self, from: &str, seat: u8, id: &str, text: &str) -> Taken {
        self.take(Some(from), &self.to(seat), &plain(from, id, text))
    }

    /// All answers to replies, the latest first.
    pub fn answers(&self) -> Vec<LetterRow> {
        let letters = self.service.site.house.store.letters(5_000).unwrap();
        letters.into_iter().filter(|row| row.kind == LetterKind::Answer).collect()
    }

    /// The text of the latest answer.
    pub fn answer(&self) -> String {
        let bytes = self.answers().remove(0).bytes.unwrap();
        tincan::mail::seal::open(&bytes).unwrap().text
    }
}

pub fn plain(from: &str, id: &str, text: &str) -> Vec<u8> {
    let head =
        [("From", from), ("To", "Tincan <tincan@tincan.example>"), ("Subject", "Re: your turn"), ("Message-ID", id)];
    message(&head, format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n").as_bytes())
}
