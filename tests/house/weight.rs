//! What a table weighs: its page and both style sheets, unpacked, stay under 60 kB at every moment of a game.
//!
//! Whole games are played from fixed secrets, so every byte is the same on every machine. Whoever is asked looks at each
//! moment, as does somebody who waits, and now and then a stranger; in English always, in the other languages by turns.

use std::collections::BTreeMap;

use tincan::bots::random::choose;
use tincan::engine::{Dice, Seat, Sight};
use tincan::games;
use tincan::people::PlayerId;
use tincan::store::{Announced, Empty, Joining, NewGathering};
use tincan::table::{Answer, PaceName, TableCode, Via, header};
use tincan::words::Language;

use crate::house::base::{Service, Visitor, wait};

/// In bytes.
const MOST: usize = 60_000;
const SEATS: u8 = 4;

/// The heaviest page of a language, and where it was.
#[derive(Clone, Default)]
struct Heaviest {
    bytes: usize,
    place: String,
}

struct Scales<'s> {
    service: &'s Service,
    people: Vec<Visitor<'s>>,
    stranger: Visitor<'s>,
    /// How many bytes each has.
    sheets: BTreeMap<String, usize>,
    heaviest: Vec<Heaviest>,
    pages: usize,
}

impl<'s> Scales<'s> {
    fn new(service: &'s Service) -> Scales<'s> {
        let people = ["ana", "boris", "cleo", "dmitri"].map(|who| service.member(&format!("{who}@example.org")));
        let heaviest = vec![Heaviest::default(); Language::ALL.len()];
        Scales {
            service,
            people: people.into(),
            stranger: service.visitor(),
            sheets: BTreeMap::new(),
            heaviest,
            pages: 0,
        }
    }

    /// A table whose luck is known.
    fn sit(&self, game: &str, seed: u8) -> TableCode {
        let house = &self.service.site.house;
        let rules = games::find(games::GAMES, game).unwrap();
        let (secret, code) = ([seed; 32], TableCode::from_bits(u64::from(seed) << 20 | 0x1234));
        let (edition, options) = (rules.info().newest(), rules.usual_options());
        let commitment = header::commit(&secret, &code, game, edition, &options);
        let pace = Some(PaceName::Relaxed.pace());
        let at = house.now();
        let table = Announced { code: code.clone(), game: game.into(), edition, options, secret, commitment, pace, at };
        let gathering = NewGathering {
            host: PlayerId(1),
            host_seat: Seat::new(0),
            seats: SEATS,
            robots: 0,
            level: tincan::table::Level::Normal,
            joining: Joining::Public,
            link: format!("link{seed}"),
            parent: None,
        };
        wait(async {
            house.store.gather(&table, &gathering).await.unwrap();
            let gathering = house.store.gathering(&code).unwrap().unwrap();
            for player in 2..=i64::from(SEATS) {
                house.store.join(gathering.table_id, PlayerId(player), at).await.unwrap();
            }
            house.begin(&gathering, Empty::Removed).await.unwrap().unwrap();
        });
        code
    }

    /// Looks at the table with the eyes of a seat, or of nobody.
    fn look(&mut self, code: &TableCode, seat: Option<Seat>, language: usize, place: &str) {
        let tag = Language::ALL[language].tag();
        let visitor = match seat {
            Some(seat) => {
                let player = PlayerId(seat.index() as i64 + 1);
                wait(self.service.site.house.store.set_language(player, tag)).unwrap();
                self.service.site.sessions.forget(player);
                &mut self.people[seat.index()]
            }
            None => {
                self.stranger.headers = vec![("Accept-Language".into(), tag.into())];
                &mut self.stranger
            }
        };
        let page = visitor.get(&format!("/t/{code}")).is(200).body;
        assert!(page.contains(&format!("<html lang=\"{tag}\"")), "another language than {tag}");
        let sheets = page.split("<link rel=\"stylesheet\" href=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        let mut bytes = page.len();
        for address in sheets {
            let stranger = &mut self.stranger;
            bytes += *self.sheets.entry(address.into()).or_insert_with(|| stranger.get(address).is(200).body.len());
        }
        self.pages += 1;
        if bytes > self.heaviest[language].bytes {
            self.heaviest[language] = Heaviest { bytes, place: format!("{place}, {seat:?}, page {}", page.len()) };
        }
    }

    fn play(&mut self, game: &str, seed: u8) {
        let code = self.sit(game, seed);
        let dice = Dice::new([seed; 32]);
        for step in 0.. {
            let live = self.service.site.house.table(&code).unwrap();
            let place = format!("{game} {seed} entry {}", live.next.0);
            let asked = live.position.asked().iter().next();
            let other = 1 + step % 3;
            let waits = asked.map_or(Seat::new(0), |seat| seat.others(SEATS).nth(step / 3 % 3).unwrap());
            for language in [0, other] {
                asked.into_iter().for_each(|seat| self.look(&code, Some(seat), language, &place));
                if step % 4 == 0 || asked.is_none() {
                    self.look(&code, Some(waits), language, &place);
                    self.look(&code, None, language, &place);
                }
            }
            let Some(seat) = asked else { break };
            let words = choose(Sight::new(&*live.position, seat, dice.stream(&format!("a walk/{step}")))).unwrap();
            let (ask, key) = (live.standings[seat].ask, step.to_string());
            let answer = Answer { seat, ask, key: &key, words: &words, via: Via::Site };
            let reply = wait(self.service.site.house.answer(&code, &answer)).unwrap();
            self.service.pass(crate::house::base::MINUTE);
            // A window opens its answers together, a little later.
            if reply == tincan::house::Reply::Kept {
                self.service.pass(crate::house::base::HOUR);
                wait(self.service.site.house.sweep()).unwrap();
            }
        }
    }
}

#[test]
fn a_table_is_light_at_every_moment() {
    let service = Service::playing(games::GAMES);
    let mut scales = Scales::new(&service);
    for (game, seeds) in [("fort", [1, 6, 7].as_slice()), ("dig", &[2]), ("demons", &[3]), ("strangers", &[4])] {
        scales.heaviest.fill(Heaviest::default());
        seeds.iter().for_each(|seed| scales.play(game, *seed));
        for (language, heaviest) in Language::ALL.iter().zip(&scales.heaviest) {
            println!("{game} {}: {} bytes, {}", language.tag(), heaviest.bytes, heaviest.place);
            assert!(heaviest.bytes > MOST / 2, "nothing was weighed");
            assert!(heaviest.bytes <= MOST, "{}: {} bytes, {}", language.tag(), heaviest.bytes, heaviest.place);
        }
    }
    assert_eq!(scales.sheets.len(), 2, "{:?}", scales.sheets);
    println!("{} pages", scales.pages);
}
