//! A game whose pages panic: that request fails, others are served, and the table rests after the third time.

use std::any::Any;

use tincan::engine::playout::{Plan, Playout};
use tincan::engine::ruleset::{Applied, BadFacts, Facts, Heard};
use tincan::engine::{
    BadSketch, Dice, Duty, Guest, Info, Line, Outcome, PerSeat, Piece, Position, Prompt, Refusal, Ruleset, Scene, Seat,
    SeatSet, Sketch, Stream, Viewer,
};

use crate::base::Service;
use crate::toy::TOY;

/// The toy, but nobody can look at it.
struct Fainting;

#[derive(Debug)]
struct Faint(Box<dyn Position>);

static GAMES: &[&dyn Ruleset] = &[&Fainting];

impl Ruleset for Fainting {
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

    fn open(&self, guests: &PerSeat<Guest>, options: &str) -> Result<Box<dyn Position>, Refusal> {
        Ok(Box::new(Faint(TOY.open(guests, options)?)))
    }

    fn playout(&self, guests: &PerSeat<Guest>, options: &str, plan: &Plan) -> Result<Playout, String> {
        TOY.playout(guests, options, plan)
    }
}

impl Position for Faint {
    fn copy(&self) -> Box<dyn Position> {
        Box::new(Faint(self.0.copy()))
    }

    fn size(&self) -> usize {
        self.0.size()
    }

    fn setup(&mut self, dice: &Dice) -> Facts {
        self.0.setup(dice)
    }

    fn hear(&self, dice: &Dice, seat: Seat, words: &str) -> Heard {
        let mut heard = self.0.hear(dice, seat, words);
        heard.applied = heard.applied.map(|applied| Applied { position: Box::new(Faint(applied.position)), ..applied });
        heard
    }

    fn decide(&self, dice: &Dice, seat: Seat, step: &str) -> Result<Applied, Refusal> {
        self.0.decide(dice, seat, step)
    }

    fn fold(&mut self, facts: &str) -> Result<bool, BadFacts> {
        self.0.fold(facts)
    }

    fn asked(&self) -> SeatSet {
        self.0.asked()
    }

    fn awaited(&self) -> SeatSet {
        self.0.awaited()
    }

    fn duty(&self, seat: Seat) -> Duty {
        self.0.duty(seat)
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.0.prompt(seat)
    }

    fn moves(&self, seat: Seat) -> Vec<String> {
        self.0.moves(seat)
    }

    fn sample(&self, seat: Seat, stream: &mut Stream) -> Option<String> {
        self.0.sample(seat, stream)
    }

    fn lapse(&self, seat: Seat) -> Option<String> {
        self.0.lapse(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn scene(&self, _: Viewer) -> Scene {
        panic!("a card named ACE_OF_SECRETS")
    }

    fn tell(&self, facts: &str, viewer: Viewer) -> Result<Vec<Line>, BadFacts> {
        self.0.tell(facts, viewer)
    }

    fn redeal_unseen(&self, viewer: Viewer, stream: &mut Stream) -> Box<dyn Position> {
        self.0.redeal_unseen(viewer, stream)
    }

    fn deal_anew(&mut self, viewer: Viewer, stream: &mut Stream) -> String {
        self.0.deal_anew(viewer, stream)
    }

    fn audit(&self) -> Result<(), String> {
        self.0.audit()
    }

    fn arrange(&mut self, sketch: &Sketch) -> Result<(), BadSketch> {
        self.0.arrange(sketch)
    }

    fn inspect(&self, key: &str) -> Option<String> {
        self.0.inspect(key)
    }

    fn same(&self, other: &dyn Position) -> bool {
        self.0.same(other)
    }

    fn as_any(&self) -> &dyn Any {
        self.0.as_any()
    }
}

#[test]
fn a_panic_stays_in_its_request_and_the_table_rests_in_the_end() {
    let service = Service::playing(GAMES);
    let mut ana = service.member("ana@example.org");
    let table = ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    for _ in 0..3 {
        ana.get(&table).is(500).says("name this number").hushes("ACE_OF_SECRETS");
        ana.get("/games").is(200);
        service.visitor().get("/").is(200);
    }
    ana.get(&table).is(503).says("This table is resting");
    ana.get("/lobby").is(200);
    let other = ana.post("/play", &[("game", "toy"), ("robots", "1")]).goes_to().to_owned();
    ana.get(&other).is(500);
    ana.get("/metrics").is(200).says("tincan_panics_total 4");
}
