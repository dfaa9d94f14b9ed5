//! A game that panics: whatever was being done for that table fails, everything else goes on, and the table rests after
//! the third time.

use std::any::Any;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use tincan::engine::playout::{Plan, Playout};
use tincan::engine::ruleset::{Applied, BadFacts, Facts, Heard};
use tincan::engine::{
    BadSketch, Bearing, Brief, Dice, Entrant, Info, Line, Outcome, PerSeat, Piece, Play, Position, Prompt, Refusal,
    Ruleset, Scene, Seat, SeatSet, Sides, Sketch, Stream, Tally, Viewer, Window,
};

use crate::house::base::{HOUR, MINUTE, Service, Visitor, wait};
use crate::toy::TOY;

/// The toy, but tables of three fall sick: from then on one thing cannot be asked of them.
pub struct Panicking {
    part: Part,
    is_sick: AtomicBool,
    /// How often a scene was asked for, and how often points were counted.
    looks: AtomicU32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Scene,
    Tell,
    Prompt,
    Fold,
    Hear,
}

impl Panicking {
    pub const fn of(part: Part) -> Panicking {
        Panicking { part, is_sick: AtomicBool::new(false), looks: AtomicU32::new(0) }
    }

    pub fn fall_sick(&self, is_sick: bool) {
        self.is_sick.store(is_sick, Ordering::SeqCst);
    }
}

#[derive(Debug)]
struct Panicky {
    inner: Box<dyn Position>,
    sickness: Option<&'static Panicking>,
}

impl std::fmt::Debug for Panicking {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.part)
    }
}

impl Panicky {
    fn looked(&self) {
        if let Some(sickness) = self.sickness {
            sickness.looks.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// As a careless game would: with a card in what it says.
    fn asked_for(&self, part: Part) {
        let card = "ACE_OF_SECRETS";
        let is_sick = |sickness: &Panicking| sickness.part == part && sickness.is_sick.load(Ordering::SeqCst);
        assert!(!self.sickness.is_some_and(is_sick), "a card named {card}");
    }

    fn around(&self, inner: Box<dyn Position>) -> Box<dyn Position> {
        Box::new(Panicky { inner, sickness: self.sickness })
    }
}

impl Ruleset for &'static Panicking {
    fn info(&self) -> &'static Info {
        TOY.info()
    }

    fn usual_options(&self) -> String {
        TOY.usual_options()
    }

    fn settle_options(&self, options: &str) -> Result<String, Refusal> {
        TOY.settle_options(options)
    }

    fn gallery(&self) -> Vec<Piece> {
        TOY.gallery()
    }

    fn open(&self, edition: u32, guests: &PerSeat<Entrant>, options: &str) -> Result<Box<dyn Position>, Refusal> {
        let sickness = (guests.seats() == 3).then_some(*self);
        Ok(Box::new(Panicky { inner: TOY.open(edition, guests, options)?, sickness }))
    }

    fn playout(&self, guests: &PerSeat<Entrant>, options: &str, plan: &Plan) -> Result<Playout, String> {
        TOY.playout(guests, options, plan)
    }
}

impl Position for Panicky {
    fn copy(&self) -> Box<dyn Position> {
        self.around(self.inner.copy())
    }

    fn size(&self) -> usize {
        self.inner.size()
    }

    fn setup(&mut self, dice: &Dice) -> Facts {
        self.inner.setup(dice)
    }

    fn plays(&self, seat: Seat) -> Vec<Play> {
        self.inner.plays(seat)
    }

    fn hear(&self, dice: &Dice, seat: Seat, words: &str) -> Heard {
        self.asked_for(Part::Hear);
        let mut heard = self.inner.hear(dice, seat, words);
        heard.applied = heard.applied.map(|applied| Applied { position: self.around(applied.position), ..applied });
        heard
    }

    fn decide(&self, dice: &Dice, seat: Seat, step: &str) -> Result<Applied, Refusal> {
        self.inner.decide(dice, seat, step)
    }

    fn fold(&mut self, facts: &str) -> Result<bool, BadFacts> {
        self.asked_for(Part::Fold);
        self.inner.fold(facts)
    }

    fn asked(&self) -> SeatSet {
        self.inner.asked()
    }

    fn awaited(&self) -> SeatSet {
        self.inner.awaited()
    }

    fn has_windows(&self) -> bool {
        self.inner.has_windows()
    }

    fn window(&self) -> Option<Window> {
        self.inner.window()
    }

    fn brief(&self, seat: Seat) -> Brief {
        self.inner.brief(seat)
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.asked_for(Part::Prompt);
        self.inner.prompt(seat)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.inner.moves(seat)
    }

    fn sample(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        self.inner.sample(seat, stream)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome()
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        self.asked_for(Part::Scene);
        self.looked();
        self.inner.scene(viewer)
    }

    fn points(&self, viewer: Viewer) -> Tally {
        self.looked();
        self.inner.points(viewer)
    }

    fn sides(&self) -> Sides {
        self.inner.sides()
    }

    fn tell(&self, facts: &str, viewer: Viewer) -> Result<Vec<Line>, BadFacts> {
        self.asked_for(Part::Tell);
        self.inner.tell(facts, viewer)
    }

    fn bearing(&self, line: &Line, seat: Seat) -> Bearing {
        self.inner.bearing(line, seat)
    }

    fn redeal_unseen(&self, viewer: Viewer, stream: &mut Stream) -> Box<dyn Position> {
        self.inner.redeal_unseen(viewer, stream)
    }

    fn deal_anew(&mut self, viewer: Viewer, stream: &mut Stream) -> String {
        self.inner.deal_anew(viewer, stream)
    }

    fn audit(&self) -> Result<(), String> {
        self.inner.audit()
    }

    fn arrange(&mut self, sketch: &Sketch) -> Result<(), BadSketch> {
        self.inner.arrange(sketch)
    }

    fn inspect(&self, key: &str) -> Option<String> {
        self.inner.inspect(key)
    }

    fn same(&self, other: &dyn Position) -> bool {
        self.inner.same(other)
    }

    fn as_any(&self) -> &dyn Any {
        self.inner.as_any()
    }
}

/// A service whose tables of three fall sick like this.
macro_rules! panicking {
    ($part:ident) => {{
        static GAME: Panicking = Panicking::of(Part::$part);
        static GAMES: &[&dyn Ruleset] = &[&&GAME];
        (&GAME, Service::playing(GAMES))
    }};
}

/// A table against robots: its path.
fn play(visitor: &mut Visitor<'_>, robots: &str) -> String {
    visitor.post("/play", &[("game", "toy"), ("robots", robots)]).goes_to().to_owned()
}

fn panics(service: &Service) -> u64 {
    let figures = service.visitor().get("/metrics").is(200).body;
    let line = figures.lines().find_map(|line| line.strip_prefix("tincan_panics_total ")).expect("it is counted");
    line.parse().unwrap()
}

#[test]
fn a_panic_stays_in_its_request_and_the_table_rests_in_the_end() {
    let (game, service) = panicking!(Scene);
    let mut ana = service.member("ana@example.org");
    let (table, other) = (play(&mut ana, "2"), play(&mut ana, "1"));
    game.fall_sick(true);
    for _ in 0..3 {
        ana.get(&table).is(500).says("give this number").hushes("ACE_OF_SECRETS");
        ana.get("/games").is(200);
        ana.get(&other).is(200);
        service.visitor().get("/").is(200);
    }
    ana.get(&table).is(503).says("This table is out of order");
    ana.get("/lobby").is(200);
    let third = play(&mut ana, "2");
    ana.get(&third).is(500);
    assert_eq!(panics(&service), 4);
}

/// Whom the letters about a turn went to, by table.
fn turns(service: &Service) -> Vec<String> {
    let rows = service.rows();
    let codes = rows["tables"].iter().map(|row| row.split('\'').nth(1).unwrap().to_owned());
    let told = |code: &String| {
        let id = service.site.house.store.table(&code.parse().unwrap()).unwrap().unwrap().id;
        let letters = service.site.house.store.letters(1_000).unwrap();
        letters.iter().any(|letter| letter.table_id == Some(id))
    };
    codes.filter(told).collect()
}

fn letters_go_on(game: &Panicking, service: &Service) {
    let mut ana = service.member("ana@example.org");
    let (sick, well) = (play(&mut ana, "2"), play(&mut ana, "1"));
    game.fall_sick(true);
    service.pass(HOUR);
    wait(service.site.post.carry());
    assert_eq!(turns(service), [&well[3..]], "{game:?}: the other table's letter");
    assert_eq!(panics(service), 1, "{game:?}");
    let waits = || service.site.house.store.count_notices().unwrap();
    assert_eq!(waits(), 1, "it waits to be tried again");
    service.pass(MINUTE);
    wait(service.site.post.carry());
    assert_eq!(panics(service), 1, "not at once");
    // It is tried until the table rests; then it waits with it, for a day.
    for _ in 0..20 {
        service.pass(HOUR);
        wait(service.site.post.carry());
    }
    assert_eq!((panics(service), waits()), (3, 1));
    let address = tincan::people::MailAddress::read("ana@example.org").unwrap();
    wait(service.site.house.store.appoint(&address, tincan::people::Role::Admin)).unwrap();
    service.pulse();
    ana.get("/admin").is(200).says("Emails that can’t be written").says("tried 21 times").hushes("ACE_OF_SECRETS");
    let before = panics(service);
    for _ in 0..4 {
        service.pass(HOUR);
        wait(service.site.post.carry());
    }
    assert_eq!((waits(), panics(service)), (0, before), "in the end it is given up");
    ana.get("/admin").is(200).says("given up");
    // A table that is well again is written about: somebody there speaks, and ana has not looked.
    game.fall_sick(false);
    ana.post("/admin/wake", &[("table", &sick[3..])]).is(303);
    ana.get(&sick).is(200);
}

#[test]
fn a_table_that_cannot_be_drawn_holds_up_its_own_letters_only() {
    let (game, service) = panicking!(Scene);
    letters_go_on(game, &service);
}

#[test]
fn a_table_that_cannot_be_told_holds_up_its_own_letters_only() {
    let (game, service) = panicking!(Tell);
    letters_go_on(game, &service);
}

#[test]
fn a_table_that_cannot_ask_holds_up_its_own_letters_only() {
    let (game, service) = panicking!(Prompt);
    letters_go_on(game, &service);
}

#[test]
fn a_digest_goes_without_the_table_that_panics() {
    let (game, service) = panicking!(Prompt);
    let mut ana = service.member("ana@example.org");
    let choices = [
        ("turn", "digest"),
        ("reminder", "at-once"),
        ("game", "digest"),
        ("talk", "digest"),
        ("invitation", "never"),
        ("delay", "15"),
        ("digest_hour", "7"),
        ("quiet_from", ""),
        ("quiet_to", "6"),
        ("subject", "constant"),
    ];
    ana.post("/account/mail", &choices).is(303);
    let (sick, well) = (play(&mut ana, "2"), play(&mut ana, "1"));
    game.fall_sick(true);
    for _ in 0..30 {
        service.pass(HOUR);
        wait(service.site.post.carry());
    }
    let folder = std::fs::read_dir(&service.mail_folder).unwrap();
    let digests: Vec<String> = folder
        .map(|file| file.unwrap().path())
        .filter(|path| path.to_string_lossy().contains("digest"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect();
    assert_eq!(digests.len(), 1);
    assert!(digests[0].contains(&well[3..]) && !digests[0].contains(&sick[3..]), "{}", digests[0]);
}

/// Two tables where minutes count: one of three, one of two. Their paths.
fn hurried(ana: &mut Visitor<'_>, boris: &mut Visitor<'_>) -> (String, String) {
    let mut open = |robots: &str, seats: &str| {
        let wish = [("seats", seats), ("robots", robots), ("joining", "public"), ("pace", "live")];
        let lobby = ana.post("/open/toy", &wish).goes_to().to_owned();
        boris.post(&format!("{lobby}/join"), &[]).is(303);
        ana.post(&format!("{lobby}/begin"), &[]).goes_to().to_owned()
    };
    (open("1", "3"), open("0", "2"))
}

/// The clock is looked at every minute.
fn minutes(service: &Service, minutes: i64) {
    for _ in 0..minutes {
        service.pass(MINUTE);
        wait(tincan::service::workers::look_at_the_clock(&service.site.house, &service.site.post));
    }
}

fn entries(service: &Service, table: &str) -> u32 {
    let row = service.site.house.store.table(&table[3..].parse().unwrap()).unwrap().unwrap();
    service.site.house.store.next_seq(row.id).unwrap().0
}

fn deadlines_go_on(game: &Panicking, service: &Service) {
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    minutes(service, 1);
    let (sick, well) = hurried(&mut ana, &mut boris);
    let before = (entries(service, &sick), entries(service, &well));
    game.fall_sick(true);
    minutes(service, 60);
    assert_eq!(entries(service, &sick), before.0, "{game:?}: nothing can be done there");
    assert!(entries(service, &well) > before.1, "{game:?}: the other table's deadline is kept");
    assert_eq!(panics(service), 3, "{game:?}: then it rests");
    ana.get(&sick).is(503);
    // Nobody's time ran while nobody could play.
    game.fall_sick(false);
    let address = tincan::people::MailAddress::read("ana@example.org").unwrap();
    wait(service.site.house.store.appoint(&address, tincan::people::Role::Admin)).unwrap();
    service.pulse();
    ana.post("/admin/wake", &[("table", &sick[3..])]).is(303);
    let live = service.site.house.table(&sick[3..].parse().unwrap()).unwrap();
    let least = service.site.house.now().0 + 14 * MINUTE;
    for seat in live.waits_for().iter() {
        assert!(live.standings[seat].until.unwrap().0 > least, "{game:?} {seat}");
    }
    let woken = entries(service, &sick);
    minutes(service, 5);
    assert_eq!(entries(service, &sick), woken);
    minutes(service, 90);
    assert!(entries(service, &sick) > woken, "{game:?}: its deadlines are kept again");
    assert_eq!(panics(service), 3);
}

#[test]
fn a_table_that_cannot_answer_for_the_late_stops_no_other_clock() {
    let (game, service) = panicking!(Prompt);
    deadlines_go_on(game, &service);
}

#[test]
fn a_table_that_hears_nothing_stops_no_other_clock() {
    let (game, service) = panicking!(Hear);
    deadlines_go_on(game, &service);
}

#[test]
fn an_absence_ends_at_all_tables_but_the_one_that_panics() {
    let (game, service) = panicking!(Prompt);
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    minutes(&service, 1);
    let (sick, well) = hurried(&mut ana, &mut boris);
    let player = tincan::people::PlayerId(1);
    let until = tincan::table::Timestamp(service.site.house.now().0 + 20 * MINUTE);
    wait(service.site.house.away(player, until, tincan::table::Meanwhile::Caretaker)).unwrap();
    let is_away = |table: &str| {
        let live = service.site.house.table(&table[3..].parse().unwrap()).unwrap();
        live.keeping.away[Seat::new(0)].is_some()
    };
    assert!(is_away(&sick) && is_away(&well));
    game.fall_sick(true);
    minutes(&service, 25);
    assert!(!is_away(&well), "its absence is over");
    assert!(service.site.house.store.absence(player).unwrap().is_none());
    // Another absence is announced, although one table cannot take note of it.
    let until = tincan::table::Timestamp(service.site.house.now().0 + 20 * MINUTE);
    assert!(wait(service.site.house.away(player, until, tincan::table::Meanwhile::Pause)).unwrap());
    assert!(is_away(&well));
}

#[test]
fn a_table_of_an_unknown_edition_stops_no_sweep_and_no_letter() {
    use diesel::connection::SimpleConnection;
    let service = Service::start();
    let (mut ana, mut boris) = (service.member("ana@example.org"), service.member("boris@example.org"));
    minutes(&service, 1);
    let (strange, well) = hurried(&mut ana, &mut boris);
    let until = tincan::table::Timestamp(service.site.house.now().0 + 20 * MINUTE);
    for player in [1, 2].map(tincan::people::PlayerId) {
        wait(service.site.house.away(player, until, tincan::table::Meanwhile::Caretaker)).unwrap();
    }
    // As after an upgrade that lost an edition: a service that has not folded the table yet.
    let store = tincan::store::Store::open(service.site.house.store.address()).unwrap();
    let mut careless = store.address().connect(tincan::store::connection::Door::Writing).unwrap();
    careless.batch_execute(&format!("UPDATE tables SET edition = 99 WHERE code = '{}';", &strange[3..])).unwrap();
    let house = tincan::house::House::new(store, crate::house::base::GAMES, service.site.house.clock().clone());
    for _ in 0..25 {
        service.pass(MINUTE);
        wait(house.sweep()).unwrap();
    }
    let live = house.table(&well[3..].parse().unwrap()).unwrap();
    assert!(live.keeping.away.values().all(Option::is_none), "both are back");
    assert!(house.store.absences_over(house.now()).unwrap().is_empty());
    let room = tincan::mail::MailRoom::new(
        service.site.post.room.sender.clone(),
        tincan::mail::Carrier::Memory(Default::default()),
    );
    wait(room.round(&house, &service.site.post.desk())).unwrap();
    assert!(!room.carrier.taken().is_empty());
    assert!(!room.stuck.all().is_empty());
}

#[test]
fn a_letter_that_panics_as_it_leaves_holds_up_no_other() {
    let (game, service) = panicking!(Fold);
    let mut ana = service.member("ana@example.org");
    let (sick, well) = (play(&mut ana, "2"), play(&mut ana, "1"));
    let folders = tempfile::NamedTempFile::new().unwrap();
    // The letters are written, but nobody takes them yet.
    let nobody = tincan::mail::Carrier::Folder(folders.path().to_owned());
    let room = tincan::mail::MailRoom::new(service.site.post.room.sender.clone(), nobody);
    service.pass(HOUR);
    wait(room.round(&service.site.house, &service.site.post.desk())).unwrap();
    assert_eq!(turns(&service).len(), 2);
    // Another service carries them: it folds the tables anew.
    game.fall_sick(true);
    let store = tincan::store::Store::open(service.site.house.store.address()).unwrap();
    let house = tincan::house::House::new(store, service.site.house.games, service.site.house.clock().clone());
    let room = tincan::mail::MailRoom::new(
        service.site.post.room.sender.clone(),
        tincan::mail::Carrier::Memory(Default::default()),
    );
    service.pass(HOUR);
    wait(room.round(&house, &service.site.post.desk())).unwrap();
    let taken = room.carrier.taken();
    let about = |table: &str| {
        taken.iter().filter(|parcel| String::from_utf8_lossy(&parcel.bytes).contains(&table[3..])).count()
    };
    assert_eq!((about(&sick), about(&well)), (0, 1));
    assert_eq!(house.count_panics(), 1);
    game.fall_sick(false);
    service.pass(8 * HOUR);
    wait(room.round(&house, &service.site.post.desk())).unwrap();
    let taken = room.carrier.taken();
    let about = |table: &str| {
        taken.iter().filter(|parcel| String::from_utf8_lossy(&parcel.bytes).contains(&table[3..])).count()
    };
    assert_eq!((about(&sick), about(&well)), (1, 1), "it leaves later");
}

#[test]
fn a_panic_behind_a_link_counts_for_its_table() {
    let (game, service) = panicking!(Prompt);
    let mut ana = service.member("ana@example.org");
    let table = play(&mut ana, "2");
    let mark = service.mark(&table[3..], 0);
    game.fall_sick(true);
    for _ in 0..3 {
        service.visitor().get(&format!("/a/{mark}?say=pass")).is(500).hushes("ACE_OF_SECRETS");
    }
    service.visitor().get(&format!("/a/{mark}?say=pass")).is(503);
    ana.get(&table).is(503);
}

#[test]
fn leafing_through_a_game_counts_its_points_once() {
    let (game, service) = panicking!(Scene);
    let mut ana = service.member("ana@example.org");
    let table = play(&mut ana, "2");
    let (house, code, seat) = (&service.site.house, table[3..].parse().unwrap(), Seat::new(0));
    for step in 0..4 {
        let live = house.table(&code).unwrap();
        let Some(words) = live.position.moves(seat).into_iter().next() else { break };
        let (ask, key) = (live.standings[seat].ask.to_string(), format!("k{step}"));
        ana.post(&format!("{table}/answer"), &[("ask", &ask), ("key", &key), ("words", &words)]);
    }
    let last = entries(&service, &table) - 1;
    let drawn = |visitor: &mut Visitor<'_>, seq: u32| {
        let before = game.looks.load(Ordering::SeqCst);
        visitor.get(&format!("{table}/at/{seq}")).is(200);
        game.looks.load(Ordering::SeqCst) - before
    };
    assert!(house.table(&code).unwrap().position.outcome().is_none(), "while a game is on, each knows something else");
    let first = drawn(&mut ana, 0);
    assert!(last > 5 && first > last, "{first} {last}");
    // The board, and the points beside it.
    assert_eq!((1..=last).map(|seq| drawn(&mut ana, seq)).max(), Some(2));
    let mut nobody = service.visitor();
    let first = drawn(&mut nobody, 0);
    assert!(first > last, "others know other things: {first} {last}");
    assert_eq!((1..=last).map(|seq| drawn(&mut nobody, seq)).max(), Some(2));
}
