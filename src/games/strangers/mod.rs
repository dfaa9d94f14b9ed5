//! Don't Talk to Strangers: ten kids, a neighbourhood full of aliens, and the way home.
//!
//! Every decision belongs to the active player. Notation: `release`, `flee g5`, `discard run`, and a card with what it
//! does: `run e8 to gym`, `walkie_talkies e8 to gym, g5 to prom`, `city_bus c8 to g5`, `moms_car e5 to house_4`,
//! `carpool e8, e6 to g5`, `prom_night p2 e6`, `pool_party p1 e5, p2 e6`, `moms_new_boyfriend mansion_west`,
//! `men_in_black d5`, `ice_cream_date p2`, then `copy run e8 to gym` or `copy none`. A kid may be counted instead:
//! `run kid2 to c4`. What jumps out of the deck: `alien e6`, `saucer p2 e6`, `saucer p1 pool#2`, `first alien`,
//! `first saucer`. The architect plans: `plan run`.
//!
//! Dice: `deck`, `first`, `returned`, `coin/<n>`, `reshuffle/<n>`; `n` counts from one within a game. A coin shows a
//! saucer where its stream draws 1.
//!
//! Settings of a position, which starts as turn 1 of p1 with empty hands, all kids in reserve and no alien:
//!
//! ```text
//! active = p1
//! turn = 1
//! deck = run, alien_spotted       # from the top; what nobody named lies below, as it was dealt
//! discard = walk
//! discard.rest = -                # everything not named so far lies on the discard
//! aliens = e6, f8                 # landings
//! taken = p2 gym, p3 pool         # slots, best first
//! p1.hand = run, bmx
//! p1.kids = e8, g5                # kid 1, kid 2
//! p1.safe = gym, pool#2
//! ```
//!
//! Read back besides: `asks`, `supply`, `deck` (how many), `deck.3` (its top three), `pending`, `plan`, `in.pool` (who stands
//! in its slots), and for a seat `p1.reserve`, `p1.score`, `p1.hand_limit`, `p1.moving_limit`, `p1.knows.p2` (cards seen).

mod board;

mod cards;

mod paths;

mod state;

mod facts;

mod moves;

mod uses;

mod rules;

mod read;

mod scoring;

mod names;

mod prompt;

mod forms;

mod plays;

mod view;

mod scene;

mod tell;

mod redeal;

mod audit;

mod arrange;

mod worth;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{
    BadSketch, Bearing, Draft, Entrant, For, Game, Info, Line, Map, Outcome, PerSeat, Piece, Play, Points, Prompt,
    Refusal, Scene, Seat, SeatSet, Setting, Sides, Sketch, Stream, Talk, Tally, Values, Viewer,
};

use facts::Fact;
use moves::Move;
use state::{KIDS, Player, State, Table};
use view::View;

pub struct Strangers;

/// Variants of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub board: Neighbourhood,
    pub teams: Teams,
    /// A hand of four instead of three.
    pub four_cards: Switch,
    /// Once a turn a card may be thrown away for free.
    pub free_discard: Switch,
    /// Whatever jumps out of the deck, an alien lands and a saucer comes.
    pub total_invasion: Switch,
    /// What whoever plays alone plays.
    pub solo: Solo,
    /// Of the aliens met while dealing all after the fifth go back into the deck.
    pub alien_cap: Switch,
    /// Everybody begins with a kid on School.
    pub early_kid: Switch,
    pub first_player: FirstPlayer,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: Neighbourhood::A,
            teams: Teams::Off,
            four_cards: Switch::Off,
            free_discard: Switch::Off,
            total_invasion: Switch::Off,
            solo: Solo::Challenge,
            alien_cap: Switch::Off,
            early_kid: Switch::Off,
            first_player: FirstPlayer::Random,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Neighbourhood {
    A,
    B,
}

/// Two against two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Teams {
    Off,
    /// Partners sit side by side, see each other's hands and may talk.
    Open,
    /// Partners sit opposite each other; nobody says a word.
    Silent,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Solo {
    /// As many points as can be.
    Challenge,
    /// The deck is planned before the first turn.
    Architect,
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
                Ok(seat) if seat.index() < usize::from(Strangers::INFO.most_seats) => Ok(FirstPlayer::Seat(seat)),
                _ => Err(serde::de::Error::custom(format!("`{word}` is neither random nor a seat"))),
            },
        }
    }
}

const SWITCH: Values = Values::Words(&["off", "on"]);

impl Game for Strangers {
    const INFO: Info = Info {
        slug: "strangers",
        editions: &[1],
        least_seats: 1,
        most_seats: 4,
        settings: &[
            Setting { id: "board", values: Values::Words(&["a", "b"]) },
            Setting { id: "teams", values: Values::Words(&["off", "open", "silent"]) },
            Setting { id: "four_cards", values: SWITCH },
            Setting { id: "free_discard", values: SWITCH },
            Setting { id: "total_invasion", values: SWITCH },
            Setting { id: "solo", values: Values::Words(&["challenge", "architect"]) },
            Setting { id: "alien_cap", values: SWITCH },
            Setting { id: "early_kid", values: SWITCH },
            Setting { id: "first_player", values: Values::Words(&["random", "p1", "p2", "p3", "p4"]) },
        ],
        // 400 turns of at most fourteen choices about the own cards, and the cards drawn meanwhile: two for each turn
        // at most, and a fifth of a deck that jumps out of it.
        most_steps: 8000,
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

    fn open(_: u32, entrants: &PerSeat<Entrant>, options: &Options) -> Result<State, Refusal> {
        let seats = entrants.seats();
        if options.teams != Teams::Off && seats != 4 {
            return Err(Refusal(Line::new("strangers-refusal-teams").number("seats", seats)));
        }
        if options.solo == Solo::Architect {
            if seats != 1 {
                return Err(Refusal(Line::new("strangers-refusal-architect").number("seats", seats)));
            }
            if options.total_invasion.is_on() || options.alien_cap.is_on() {
                return Err(Refusal(Line::new("strangers-refusal-architect-options")));
            }
        }
        if let FirstPlayer::Seat(first) = options.first_player
            && first.index() >= usize::from(seats)
        {
            let line = Line::new("strangers-refusal-first-player").word("seat", first.to_string());
            return Err(Refusal(line.number("seats", seats)));
        }
        let table = Table { seats, options: *options };
        Ok(State {
            table,
            deck: Vec::new(),
            discard: Vec::new(),
            players: vec![Player { reserve: KIDS, ..Player::default() }; seats.into()],
            homes: vec![None; table.board().slots.len()],
            aliens: 0,
            active: Seat::new(0),
            turn: 0,
            discarded: false,
            pending: None,
            reveal: None,
            plan: Vec::new(),
            coins: 0,
            shuffles: 0,
            end: None,
        })
    }

    fn setup(draft: &mut Draft<'_, Strangers>) {
        rules::setup(draft);
    }

    fn decide(draft: &mut Draft<'_, Strangers>, seat: Seat, step: Move) -> Result<(), Refusal> {
        rules::decide(draft, seat, step)
    }

    fn evolve(state: &mut State, fact: &Fact) {
        rules::fold::evolve(state, fact);
    }

    fn asked(state: &State) -> SeatSet {
        state.question().map_or(SeatSet::NONE, |_| SeatSet::only(state.active))
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        prompt::prompt(state, seat)
    }

    fn brief(state: &State, seat: Seat) -> crate::engine::Brief {
        prompt::brief(state, seat)
    }

    fn plays(state: &State, seat: Seat) -> Vec<Play> {
        plays::plays(state, seat)
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        rules::legal::moves(state, seat)
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
        read::read(state, seat, words)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn points(view: &View) -> Tally {
        Some(view.scores.map(|_, score| Points::known(*score)))
    }

    fn sides(state: &State) -> Sides {
        let talk = match state.table.options.teams {
            Teams::Off => Talk::All,
            Teams::Open => Talk::Side,
            Teams::Silent => Talk::None,
        };
        Sides { seats: scoring::sides(state), talk }
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
        ("strangers-meter-score", "strangers-meter-score"),
        ("strangers-meter-home", "strangers-meter-home"),
        ("strangers-meter-moving", "strangers-meter-moving"),
        ("strangers-meter-cards", "strangers-meter-cards"),
        ("strangers-meter-deck", "strangers-meter-deck"),
    ];

    fn read_board(file: &str) -> Option<Result<Map, Vec<String>>> {
        Some(board::read(file).map(|board| scene::map(&board)))
    }

    fn tell(state: &State, fact: &Fact, viewer: Viewer) -> Option<Line> {
        tell::tell(&state.table, fact, viewer)
    }

    fn bearing(line: &Line, seat: Seat) -> Bearing {
        tell::bearing(line, seat)
    }

    fn discloses(before: &State, fact: &Fact) -> bool {
        fact.discloses(before)
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
