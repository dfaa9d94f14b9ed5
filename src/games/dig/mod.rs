//! Let's Dig for Treasure: three stacks, a shovel, and the question whether to dig once more.
//!
//! Every decision belongs to the active player. Notation: `dig a`, `stop`, `dog`, `no dog`, `give p2`,
//! `next treasure_map`, `stack a`, `none`, `put cursed_skeleton worms worms` (from the top down; the last card falls
//! into place), `take milk`, `rob p2`, `steal loyal_dog`, `steal loyal_dog used`, `attach a`. A comma joins steps that stand
//! or fall together, or the cards of one order. Names may be typed as they are printed (`next Treasure Map`).
//!
//! `on to 6` digs on, where it is safest, until six cards lie there, and then stops; `risk 30` digs on while the risk is 30
//! percent or less, and then stops; `on to 6 risk 30` stops at whichever comes first. `dig a; on to 6` begins with a stack.
//! If something else is asked on the way, that is answered first.
//!
//! Dice: `deck`, `first`, `loss/<turn>/<n>`, `theft/<turn>/<n>`; `n` counts from one within a turn.
//!
//! Settings of a position, which starts as turn 1 of p1 with empty piles:
//!
//! ```text
//! active = p1
//! turn = 1
//! owed = 0                        # extra turns of the active player
//! stack.a = muck, worms, ...      # from the top; with `...` unnamed cards lie below, without it these are all
//! height.a = 20                   # how many cards a stack with `...`, or one not named, is filled up to
//! destroyed = b
//! attached = a                    # the promo lies beside this stack
//! haul = muck, lottery_ticket     # the digger has dug these and is asked again
//! discard = worms                 # face up; unnamed cards that no stack takes join them
//! p1.pile = loyal_dog:used, lottery_ticket@3, muck?   # used; collected in turn 3; secretly taken
//! ```
//!
//! Read back besides: `asks`, `pending`, `ending`, `buried`, `stack.a.3` (its top three), and for a seat `p1.score`,
//! `p1.knows.b` (from the top, `?` for a gap), `p1.pool`, `p1.pool.worms`, `p1.odds.a.worms`, `p1.odds.a.bust`.

mod cards;

mod state;

mod moves;

mod onward;

mod further;

mod plays;

mod read;

mod rules;

mod prompt;

mod scoring;

mod odds;

mod view;

mod tell;

mod redeal;

mod audit;

mod arrange;

mod worth;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{
    BadSketch, Bearing, Brief, Draft, Entrant, For, Game, Info, Line, Onward, Outcome, PerSeat, Piece, Play, Prompt,
    Refusal, Scene, Seat, SeatSet, Setting, Sides, Sketch, Stream, Talk, Tally, Values, Viewer,
};

use moves::Move;
use rules::facts::Fact;
use state::{Phase, Stack, State, Table};
use view::View;

pub struct Dig;

/// Variants of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Partners sit opposite each other and share a pile.
    pub teams: Switch,
    pub first_player: FirstPlayer,
    /// A shorter game.
    pub remove_land_mine: Switch,
    pub score_visibility: Visibility,
    pub promo_samurai_worms: Switch,
    /// Partners see what the other looks at.
    pub team_whisper: Switch,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            teams: Switch::Off,
            first_player: FirstPlayer::Random,
            remove_land_mine: Switch::Off,
            score_visibility: Visibility::Hidden,
            promo_samurai_worms: Switch::Off,
            team_whisper: Switch::On,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Switch {
    Off,
    On,
}

impl Switch {
    pub fn is_on(self) -> bool {
        self == Switch::On
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    Hidden,
    Open,
}

impl Visibility {
    pub fn is_open(self) -> bool {
        self == Visibility::Open
    }
}

/// Written `random`, or as the seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstPlayer {
    Random,
    Seat(Seat),
}

impl Serialize for FirstPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstPlayer::Random => serializer.serialize_str("random"),
            FirstPlayer::Seat(seat) => serializer.collect_str(seat),
        }
    }
}

impl<'de> Deserialize<'de> for FirstPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstPlayer, D::Error> {
        let word = String::deserialize(deserializer)?;
        match word.as_str() {
            "random" => Ok(FirstPlayer::Random),
            seat => match seat.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(Dig::INFO.most_seats) => Ok(FirstPlayer::Seat(seat)),
                _ => Err(serde::de::Error::custom(format!("`{word}` is neither random nor a seat"))),
            },
        }
    }
}

impl Game for Dig {
    const INFO: Info = Info {
        slug: "dig",
        editions: &[1],
        least_seats: 2,
        most_seats: 5,
        settings: &[
            Setting { id: "teams", values: Values::Words(&["off", "on"]) },
            Setting { id: "first_player", values: Values::Words(&["random", "p1", "p2", "p3", "p4", "p5"]) },
            Setting { id: "remove_land_mine", values: Values::Words(&["off", "on"]) },
            Setting { id: "score_visibility", values: Values::Words(&["hidden", "open"]) },
            Setting { id: "promo_samurai_worms", values: Values::Words(&["off", "on"]) },
            Setting { id: "team_whisper", values: Values::Words(&["on", "off"]) },
        ],
        // A card is dug once and asks at most five times on its way; every turn digs one and may be stopped.
        most_steps: 1000,
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
        let seats = entrants.seats();
        if options.teams.is_on() && seats != 4 {
            return Err(Refusal(Line::new("dig-refusal-teams").number("seats", seats)));
        }
        if let FirstPlayer::Seat(first) = options.first_player
            && first.index() >= usize::from(seats)
        {
            let line = Line::new("dig-refusal-first-player").word("seat", first.to_string());
            return Err(Refusal(line.number("seats", seats)));
        }
        let first_timers = entrants.iter().filter(|(_, entrant)| entrant.first_time && !entrant.is_robot());
        let table = Table {
            seats,
            options: *options,
            owner: entrants.iter().find(|(_, entrant)| entrant.host).map(|(seat, _)| seat),
            first_timers: first_timers.map(|(seat, _)| seat).collect(),
        };
        Ok(State {
            table,
            stacks: std::array::from_fn(|_| Stack::default()),
            discard: Vec::new(),
            piles: vec![Vec::new(); table.pile_count()],
            active: Seat::new(0),
            turn: 0,
            owed: 0,
            haul: Vec::new(),
            pending: Vec::new(),
            ending: None,
            losses: 0,
            thefts: 0,
            robberies: 0,
            phase: Phase::Opening,
        })
    }

    fn setup(draft: &mut Draft<'_, Dig>) {
        rules::setup(draft);
    }

    fn decide(draft: &mut Draft<'_, Dig>, seat: Seat, step: Move) -> Result<(), Refusal> {
        rules::decide(draft, seat, step)
    }

    fn evolve(state: &mut State, fact: &Fact) {
        rules::fold::evolve(state, fact);
    }

    fn asked(state: &State) -> SeatSet {
        state.question().map_or(SeatSet::NONE, |_| SeatSet::only(state.active))
    }

    fn brief(state: &State, seat: Seat) -> Brief {
        prompt::brief(state, seat)
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        prompt::prompt(state, seat)
    }

    fn plays(state: &State, seat: Seat) -> Vec<Play> {
        plays::plays(state, seat)
    }

    fn onward(begun: &State, now: &State, seat: Seat, words: &str) -> Onward {
        onward::onward(begun, now, seat, words)
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        moves::legal(state, seat)
    }

    fn sample(state: &State, seat: Seat, stream: &mut Stream) -> Option<Move> {
        moves::sample(state, seat, stream)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
        read::read(state, seat, words)
    }

    fn points(view: &View) -> Tally {
        Some(view::points(view))
    }

    fn sides(state: &State) -> Sides {
        let talk = if state.table.whispers() { Talk::Side } else { Talk::All };
        Sides { seats: (0..state.piles.len()).map(|pile| state.table.members(pile)).collect(), talk }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn scene(view: &View) -> Scene {
        view::scene(view)
    }

    fn gallery() -> Vec<Piece> {
        view::gallery()
    }

    const LEGEND: &'static [(&'static str, &'static str)] = &[
        ("dig-meter-cards", "dig-meter-cards"),
        ("dig-meter-score", "dig-meter-score"),
        ("dig-mark-used", "dig-mark-used"),
        ("dig-mark-attached", "dig-mark-attached"),
        ("dig-mark-buried", "dig-mark-buried"),
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

    fn redeal_unseen(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
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
