//! Let's Summon Demons: dice wake the neighbourhood, neighbours bring souls, and three of them make a demon.
//!
//! # Steps
//!
//! | step | who, when |
//! |---|---|
//! | `roll`, `buy eve`, `summon porcus`, `end` | the active player, in any order; `roll` once, `end` after it |
//! | `free porcus` | the same, with a starting demon, on the first turn |
//! | `share eve` | the same, in teams: a card to the partner |
//! | `give eve` | after `summon`: a card that is given up for the demon |
//! | `keep`, `reroll` | after a roll, with Re-rollzebub |
//! | `light good_candle` | before the first turn, where candles are chosen |
//! | `wake cat` | which card acts next |
//! | `pay`, `decline` | a card that may be used at a price; then `discard dog`, if there is a choice |
//! | `steal p2 1` | how many souls from this opponent; the rest comes from the supply |
//! | `choose p2`, `block` | whom an effect is for, or whether it turns to the Block |
//! | `gain eve`, `take p2:eve`, `bite p2:eve`, `stop` | a card of the Block, of an opponent, for Alligator |
//! | `replace 1:eve 3:dog`, `replace none` | slots of the Block, counted from one |
//! | `call porcus` | a demon among those seen |
//! | `mark eve`, `decline` | Wanda |
//!
//! Copies of a card are one option, unless they could act differently: then the second kind is `eve 2`.
//!
//! A message goes on past a demon summoned from the own hand, and stops at a roll: `buy eve; summon porcus with dog + cat +
//! cat; roll` is a whole turn in one line. What is to follow the roll may hang on it: `buy eve; roll; summon porcus with dog +
//! cat + cat if woken` goes on past the roll if an own card woke, as far as nobody has to be asked about what woke. `if not
//! woken`, `if eve woken` and `if eve not woken` are understood as well.
//!
//! Shorthand: `summon porcus with eve + dog + cat`, `pay dog`, `steal p2 1 + p3 2 + supply 2`. Unique beginnings and parts
//! of names are understood.
//!
//! Dice: `block`, `demons`, `candles`, `first`, `roll/<n>` (two draws, the faces less one), `reshuffle/<n>`, `demons/<n>`,
//! `lot/<n>`; `n` counts from one in a game.
//!
//! # Sketches
//!
//! A position starts as turn 1 of p1 before the roll: nobody has souls, cards, candles or demons. What is not named fills
//! the Block and lies in the decks.
//!
//! ```text
//! active = p1
//! turn = 1
//! extra = yes                     # this is an extra turn
//! owed = 1                        # extra turns still to come
//! did = buy, summon, share        # actions used up in this turn
//! block = eve, _, cat             # slots from the left, `_` for an empty one
//! deck = dog, cat, ...            # from the top; without `...` these are all, and the rest is out of the game
//! discard = owl
//! demons = porcus, ...            # the demon deck, likewise
//! demon_discard = dublux
//! p1.souls = 5
//! p1.candles = good_candle
//! p1.tableau = eve, cat*          # `*`: marked by this seat's Wanda, who is named before
//! p1.demons = porcus
//! p1.hand = antichrist
//! p1.turns = 1                    # turns begun, extra ones not counted; 2 if left out
//! ```
//!
//! Read back besides: `dice`, `asks`, `deck_size`, `demons_size`, `p1.marked`.

mod cards;

mod effect;

mod options;

mod state;

mod moves;

mod legal;

mod refusals;

mod condition;

mod read;

mod rules;

mod forecast;

mod prompt;

mod ways;

mod plays;

mod view;

mod scene;

mod tell;

mod outcome;

mod redeal;

mod audit;

mod arrange;

mod worth;

use crate::engine::{
    BadSketch, Bearing, Brief, Draft, Entrant, For, Game, Info, Line, Onward, Outcome, PerSeat, Piece, Play, Prompt,
    Refusal, Scene, Seat, SeatSet, Setting, Sides, Sketch, Talk, Values, Viewer,
};

use cards::Face;
use moves::Move;
use options::Options;
use rules::facts::Fact;
use state::{Luck, Player, SLOTS, State, Table, Turn};
use view::View;

pub struct Demons;

impl Game for Demons {
    const INFO: Info = Info {
        slug: "demons",
        editions: &[1],
        least_seats: 2,
        most_seats: 5,
        settings: &[
            Setting { id: "teams", values: Values::Words(&["off", "on"]) },
            Setting { id: "starting_souls", values: Values::Range { least: 0, most: 20, usual: 5 } },
            Setting { id: "demons_dealt", values: Values::Range { least: 0, most: 5, usual: 0 } },
            Setting { id: "demons_to_win", values: Values::Range { least: 0, most: 8, usual: 0 } },
            Setting { id: "souls_to_win", values: Values::Range { least: 0, most: 40, usual: 0 } },
            Setting { id: "candles_each", values: Values::Range { least: 1, most: 2, usual: 1 } },
            Setting { id: "candle_mode", values: Values::Words(&["random", "choose"]) },
            Setting { id: "beginners_candle", values: Values::Words(&["include", "exclude", "newcomer"]) },
            Setting { id: "starting_demon", values: Values::Words(&["off", "on"]) },
            Setting { id: "promos", values: Values::Words(&["off", "on"]) },
            Setting { id: "team_hands", values: Values::Words(&["hidden", "shared"]) },
            Setting { id: "auto_trivial", values: Values::Words(&["on", "off"]) },
        ],
        most_steps: 100 * Table::MOST_TURNS as usize,
        texts: &[
            ("en", include_str!("locales/en.ftl")),
            ("fr", include_str!("locales/fr.ftl")),
            ("ru", include_str!("locales/ru.ftl")),
            ("pt-BR", include_str!("locales/pt-BR.ftl")),
        ],
    };

    type Options = Options;
    type State = State;
    type Move = Move;
    type Fact = Fact;
    type View = View;

    fn open(_edition: u32, entrants: &PerSeat<Entrant>, options: &Options) -> Result<State, Refusal> {
        let table = options::table(entrants, options)?;
        Ok(State {
            table,
            players: vec![Player::default(); usize::from(table.seats)],
            block: [None; SLOTS],
            block_deck: Vec::new(),
            block_discard: Vec::new(),
            demon_deck: Vec::new(),
            demon_discard: Vec::new(),
            candles_left: Vec::new(),
            turn: Turn::new(0, Seat::new(0), false, 0),
            thrown: None,
            waking: Vec::new(),
            open: Vec::new(),
            aside: Vec::new(),
            hatching: None,
            seen: Vec::new(),
            serial: 0,
            rolled_at: 0,
            luck: Luck::default(),
            shown: [SeatSet::NONE; Face::ALL.len()],
            question: None,
            asked: 0,
            away: Vec::new(),
            ended: None,
        })
    }

    fn setup(draft: &mut Draft<'_, Demons>) {
        rules::setup(draft);
    }

    fn decide(draft: &mut Draft<'_, Demons>, seat: Seat, step: Move) -> Result<(), Refusal> {
        rules::decide(draft, seat, step)
    }

    fn evolve(state: &mut State, fact: &Fact) {
        rules::fold::evolve(state, fact);
    }

    fn asked(state: &State) -> SeatSet {
        state.question.map_or(SeatSet::NONE, |(seat, _)| SeatSet::only(seat))
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        prompt::prompt(state, seat)
    }

    fn brief(state: &State, seat: Seat) -> Brief {
        prompt::brief(state, seat)
    }

    fn plays(state: &State, seat: Seat) -> Vec<Play> {
        plays::plays(state, seat)
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        legal::legal(state, seat)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
        read::read(state, seat, words)
    }

    fn onward(begun: &State, now: &State, seat: Seat, words: &str) -> Onward {
        condition::onward(begun, now, seat, words)
    }

    fn sides(state: &State) -> Sides {
        match state.table.teams() {
            true => Sides { seats: [0, 1].map(|seat| state.table.side(Seat::new(seat))).to_vec(), talk: Talk::Side },
            false => Sides::single(state.table.seats),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        outcome::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }

    fn gallery() -> Vec<Piece> {
        scene::gallery()
    }

    const LEGEND: &'static [(&'static str, &'static str)] = &[
        ("demons-meter-souls", "demons-meter-souls"),
        ("demons-meter-demons", "demons-meter-demons"),
        ("demons-mark-boy", "demons-mark-boy"),
        ("demons-mark-girl", "demons-mark-girl"),
        ("demons-mark-animal", "demons-mark-animal"),
        ("demons-mark-candle", "demons-mark-candle"),
        ("demons-mark-sweet", "demons-mark-sweet"),
        ("demons-mark-rotten", "demons-mark-rotten"),
        ("demons-meter-hand", "demons-meter-hand"),
        ("demons-meter-deck", "demons-meter-deck"),
        ("demons-die-1", "demons-die-1"),
        ("demons-die-2", "demons-die-2"),
        ("demons-die-3", "demons-die-3"),
        ("demons-die-4", "demons-die-4"),
        ("demons-die-5", "demons-die-5"),
        ("demons-die-6", "demons-die-6"),
    ];

    fn tell(_: &State, fact: &Fact, viewer: Viewer) -> Option<Line> {
        tell::tell(fact, viewer)
    }

    fn bearing(line: &Line, seat: Seat) -> Bearing {
        tell::bearing(line, seat)
    }

    fn discloses(_: &State, fact: &Fact) -> bool {
        fact.discloses()
    }

    fn surprises(_: &State, fact: &Fact, seat: Seat) -> bool {
        fact.surprises(seat)
    }

    fn redeal_unseen(state: &State, viewer: Viewer, stream: &mut crate::engine::Stream) -> State {
        redeal::redeal(state, viewer, stream)
    }

    fn laid(state: &State) -> Fact {
        Fact::Laid(For { seats: SeatSet::NONE, value: redeal::laid(state) })
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
        arrange::arrange(state, sketch)
    }

    fn inspect(state: &State, key: &str) -> Option<String> {
        arrange::inspect(state, key)
    }
}
