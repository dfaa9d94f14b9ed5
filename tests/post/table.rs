//! A table of people who play by mail, and the letters between them and the house.

use tincan::engine::{Seat, SeatSet};
use tincan::mail::inbound::{Options as Inbound, Taken};
use tincan::mail::{Bound, Door};
use tincan::people::{MailAddress, Pictures, PlayerId, PlayerName, Theme};
use tincan::service::{Options, PostOptions};
use tincan::store::{Choices, LetterKind, LetterRow};
use tincan::table::{Answer, Live, TableCode, Via};

use crate::post::base::{Service, wait};
use crate::post::letters::message;

pub const SERVER: &str = "mx.tincan.example";
pub const ANA: &str = "ana@example.org";
pub const BORIS: &str = "boris@example.net";
pub const CLEA: &str = "clea@example.com";

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

    /// Ana, Борис and Cléa, each in their own language, with a day for each answer. Ana leads.
    pub fn timed() -> Table {
        Table::of_three("daily")
    }

    pub fn of_three(pace: &str) -> Table {
        let service = service(None);
        let people = [(ANA, "Ana", "en"), (BORIS, "Борис", "ru"), (CLEA, "Cléa", "fr")];
        let mut visitors = people.map(|(address, ..)| service.member(address));
        for (address, name, language) in people {
            let store = &service.site.house.store;
            let me = store.player_at(&MailAddress::read(address).unwrap()).unwrap().unwrap().0;
            let choices = Choices {
                name: PlayerName::read(name).unwrap(),
                language: Some(language.into()),
                zone: "UTC".into(),
                theme: Theme::Auto,
                pictures: Pictures::Drawn,
            };
            wait(store.choose(me, &choices)).unwrap();
        }
        let fields = [("seats", "3"), ("robots", "0"), ("joining", "public"), ("pace", pace)];
        let opened = visitors[0].post("/open/toy", &fields);
        let code = opened.goes_to().rsplit('/').next().unwrap().to_owned();
        for visitor in &mut visitors[1..] {
            visitor.post(&format!("/lobby/{code}/join"), &[]).is(303);
        }
        visitors[0].post(&format!("/lobby/{code}/begin"), &[("empty", "robots")]).is(303);
        drop(visitors);
        Table { code: code.parse().unwrap(), service }
    }

    /// Everybody answers what they are asked first, so that Ana must lead and the others wait.
    pub fn led(self) -> Table {
        for seat in 0..3 {
            self.play(seat);
        }
        assert_eq!(self.live().waits_for(), SeatSet::only(Seat::new(0)));
        self
    }

    /// A seat answers on the site.
    pub fn play(&self, seat: u8) {
        let (live, words, seat) = (self.live(), self.step(seat), Seat::new(seat));
        let ask = live.standings[seat].ask;
        let wish = Answer { seat, ask, key: &format!("{seat}/{ask}"), words: &words, via: Via::Site };
        wait(self.service.site.house.answer(&self.code, &wish)).unwrap();
    }

    /// Time passes until this seat is late.
    pub fn late(&self, seat: u8) {
        let until = self.live().standings[Seat::new(seat)].until.unwrap();
        self.service.pass(until.0 - self.service.site.house.now().0);
    }

    /// A caretaker has taken this seat, because its time ran out.
    pub fn lapsed(&self, seat: u8) {
        let house = &self.service.site.house;
        let until = self.live().standings[Seat::new(seat)].until.unwrap();
        self.service.pass(until.0 - house.now().0);
        assert!(wait(house.lapse(&self.code, Seat::new(seat))).unwrap());
        assert!(self.live().keeping.kept.has(Seat::new(seat)));
    }

    fn with(trust: Option<String>) -> Table {
        let service = service(trust);
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

    /// Whoever sits there.
    pub fn sitter(&self, seat: Seat) -> PlayerId {
        let store = &self.service.site.house.store;
        let sitters = store.sitters(store.table(&self.code).unwrap().unwrap().id).unwrap();
        sitters.iter().find(|sitter| sitter.seat == seat).unwrap().player.unwrap()
    }

    pub fn to_question(&self, seat: Seat, ask: u32) -> String {
        let bound = Bound { code: self.code.clone(), seat, ask, player: self.sitter(seat) };
        format!("move+{}@tincan.example", bound.mark(&self.service.site.config.key, Door::Reply))
    }

    pub fn take(&self, sender: Option<&str>, to: &str, message: &[u8]) -> Taken {
        wait(self.service.site.post.inbox().take(sender, to, message)).unwrap()
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

fn service(trust: Option<String>) -> Service {
    let inbound = Inbound { inbound_trust: trust, ..Inbound::default() };
    let mail = tincan::mail::Options { reply_domain: Some("tincan.example".into()), ..Default::default() };
    Service::with(Options { post: PostOptions { inbound, mail, public_url: None }, ..Options::default() })
}

pub fn plain(from: &str, id: &str, text: &str) -> Vec<u8> {
    let head =
        [("From", from), ("To", "Tincan <tincan@tincan.example>"), ("Subject", "Re: your turn"), ("Message-ID", id)];
    message(&head, format!("Content-Type: text/plain; charset=utf-8\r\n\r\n{text}\r\n").as_bytes())
}
