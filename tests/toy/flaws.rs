//! Tricks, spoilt in one way at a time: leaks that `secrecy` must see, and broken promises that `contract` must see.
//!
//! Everything not spoilt is handed on to the honest [`Toy`].

use std::cell::Cell;

use serde::{Deserialize, Serialize};
use tincan::engine::{
    BadSketch, Draft, Entrant, Game, Info, Lapse, Line, Meter, Outcome, PerSeat, Piece, Prompt, Refusal, Rules,
    Ruleset, Scene, Seat, SeatSet, Sides, Sketch, Stream, Tally, Viewer,
};

use super::Toy;
use super::faces::{self, View};
use super::rules::{self, Card, Fact, Move, Options, Stage, State};

macro_rules! flaws {
    ($list:ident: $($number:literal $name:ident $what:literal,)*) => {
        $(const $name: u8 = $number;)*
        pub static $list: &[(&str, &dyn Ruleset)] = &[$(($what, &Rules::<Spoilt<$name>>::LISTED),)*];
    };
}

flaws! { LEAKS:
    1 SCENE_SHOWS_HANDS "the scene shows a rival's hand",
    2 LOG_TELLS_DRAW "the log tells what a rival drew",
    3 NOTE_COUNTS_FOLLOWERS "the question counts the rivals who could follow",
    4 MOVES_READ_DECK "the list of moves depends on the top of the deck",
    5 BACKS_HAVE_NUMBERS "backs in the deck carry the number of their card through the shuffle",
    6 ORDER_OF_ZONES "rivals are listed by what they hold",
    7 HELPLESS_SKIPPED "a rival who cannot follow is not asked",
    8 SPECTATOR_TOLD "the spectator is told what was set aside",
    9 COUNT_OF_RED "a number counts the red cards in the deck",
    10 WAITS_ON_ABLE "a seat waits only on those who could answer",
    11 REFUSAL_READS_DECK "a refusal depends on the top of the deck",
    12 FACT_UNSEALED "the fact of a card set aside is for everyone",
    13 CLOCK_PEEKS "the clock looks into a rival's hand",
    14 ORDER_OF_MOVES "the list of moves is ordered by a rival's hand",
    15 AHEAD_PEEKS "who is asked ahead depends on the hand of the one before",
    16 FRESH_MARK "a card is marked when somebody could beat it",
    17 LOG_TELLS_DEAL "the log tells what the next seat was dealt",
}

flaws! { BUGS:
    101 LISTED_REFUSED "a listed move is refused",
    102 UNLISTED_ACCEPTED "a bet that is not listed is accepted",
    103 MOODY_FOLD "folding depends on something beside state and fact",
    104 FACTS_FORGET "facts lose something when stored",
    105 PURPOSE_TWICE "luck of one purpose is used twice",
    106 NO_END "the bound on the length is too low",
    107 DEAD_END "nobody is asked and the game is not over",
    108 LOST_CARD "a card is lost",
    109 LISTED_TWICE "a move is listed twice",
    110 CLOCK_CHEATS "the clock plays what is not listed",
    111 CLOCK_SLEEPS "the clock says nothing for a seat that is asked",
    112 ASKED_WITHOUT_QUESTION "a seat is asked without a question",
    113 LINE_CHANGES "an old line of the log reads the score of now",
    114 UNWRITTEN_MESSAGE "a message that is in no text",
    115 SEAT_WITHOUT_SIDE "a seat is on no side at the end",
    116 OUT_OF_TURN "a seat that waits is heard",
    117 BROKEN_FORM "a way of the form is always refused",
    118 FORM_FORGETS "a listed move that no form offers",
    119 FORGETFUL_LUCK "the same words give other facts the second time",
    120 ASKED_WHEN_OVER "a seat is asked after the end",
    121 LAID_FORGETS "a new deal is recorded without the cards set aside",
}

/// Tricks with the flaw of this number.
pub struct Spoilt<const FLAW: u8>;

/// A fact that knows whether it was ever stored.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entry {
    pub fact: Fact,
    #[serde(skip)]
    live: bool,
}

impl From<Fact> for Entry {
    fn from(fact: Fact) -> Entry {
        Entry { fact, live: true }
    }
}

thread_local! {
    static MOOD: Cell<u32> = const { Cell::new(0) };
}

/// Something beside all arguments that changes with every look.
fn mood() -> u32 {
    MOOD.set(MOOD.get() + 1);
    MOOD.get()
}

fn top_is_red(state: &State) -> bool {
    state.deck.last().is_some_and(|card| card.suit() < 2)
}

fn can_follow(state: &State, seat: Seat, led: Card) -> bool {
    state.hands[seat].iter().any(|card| card.suit() == led.suit())
}

/// The first rival's hidden cards, added up.
fn rival_sum(state: &State, seat: Seat) -> u32 {
    let rival = seat.next(state.seats);
    state.hands[rival].iter().map(|card| u32::from(card.0)).sum()
}

impl<const FLAW: u8> Game for Spoilt<FLAW> {
    const INFO: Info = Info { most_steps: if FLAW == NO_END { 9 } else { Toy::INFO.most_steps }, ..Toy::INFO };

    type Options = Options;
    type State = State;
    type Move = Move;
    type Fact = Entry;
    type View = (View, State, Viewer);

    fn open(edition: u32, entrants: &PerSeat<Entrant>, options: &Options) -> Result<State, Refusal> {
        Toy::open(edition, entrants, options)
    }

    fn setup(draft: &mut Draft<'_, Self>) {
        rules::setup(draft);
    }

    fn decide(draft: &mut Draft<'_, Self>, seat: Seat, step: Move) -> Result<(), Refusal> {
        let state = draft.state();
        let leader = state.leader();
        match (FLAW, step) {
            (LISTED_REFUSED, Move::Follow(card)) if card.number() == 4 => return Err(Refusal::not_offered("")),
            (UNLISTED_ACCEPTED, Move::Bet(followers)) if state.asked().has(seat) => {
                draft.emit(Fact::Betted { seat, followers }.into());
                return Ok(());
            }
            (OUT_OF_TURN, Move::Pass) if !state.asked().has(seat) && state.asked().len() == 1 => {
                draft.emit(Fact::Passed { seat }.into());
                return Ok(());
            }
            (FACT_UNSEALED, Move::Aside(card)) if state.moves(seat).contains(&step) && state.asked().len() > 1 => {
                let card = tincan::engine::For::everyone(card);
                draft.emit(Fact::SetAside { seat, card }.into());
                return Ok(());
            }
            (PURPOSE_TWICE, Move::Lead(_)) => drop(draft.stream("deal")),
            (FORGETFUL_LUCK, Move::Bet(_)) if state.asked().has(seat) && mood().is_multiple_of(7) => {
                draft.emit(Fact::Betted { seat, followers: 0 }.into());
                return Ok(());
            }
            _ => {}
        }
        rules::decide(draft, seat, step)?;
        while FLAW == HELPLESS_SKIPPED
            && let Stage::Following { led, next: Some(next), .. } = draft.state().stage
            && draft.state().leader() == leader
            && !can_follow(draft.state(), next, led)
        {
            rules::decide(draft, next, Move::Pass)?;
        }
        Ok(())
    }

    fn evolve(state: &mut State, fact: &Entry) {
        rules::evolve(state, &fact.fact);
        match (FLAW, &fact.fact) {
            (MOODY_FOLD, Fact::Followed { seat, .. }) if mood().is_multiple_of(2) => state.points[*seat] += 1,
            (FACTS_FORGET, Fact::Followed { seat, .. }) if fact.live => state.points[*seat] += 1,
            (LOST_CARD, Fact::TrickEnded { .. }) => drop(state.deck.pop()),
            _ => {}
        }
    }

    fn asked(state: &State) -> SeatSet {
        match (FLAW, state.stage) {
            (DEAD_END, Stage::Leading { bet: 0 }) => SeatSet::NONE,
            (ASKED_WHEN_OVER, Stage::Over) => SeatSet::only(state.leader()),
            _ => state.asked(),
        }
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        let mut prompt = Toy::prompt(state, seat);
        if let Prompt::Lead(ask) | Prompt::Follow(ask) = &mut prompt {
            let moves = state.moves(seat);
            match FLAW {
                CLOCK_PEEKS if rival_sum(state, seat).is_multiple_of(2) => {
                    ask.lapse = Lapse::answer(moves.first().map(ToString::to_string).unwrap_or_default());
                }
                CLOCK_CHEATS => ask.lapse = Lapse::answer("bet 9"),
                CLOCK_SLEEPS if moves.contains(&Move::Pass) => ask.lapse = Lapse::answer(""),
                _ => {}
            }
        }
        match (FLAW, &mut prompt, state.stage) {
            (NOTE_COUNTS_FOLLOWERS, Prompt::Lead(ask), Stage::Leading { .. }) => {
                let able = seat.others(state.seats).filter(|rival| can_follow(state, *rival, Card(0))).count();
                ask.ways[0].note = Some(Line::new("toy-way-bet").number("followers", able as i64));
            }
            (WAITS_ON_ABLE, Prompt::Wait(wait), Stage::Following { led, next: Some(next), .. })
                if !can_follow(state, next, led) =>
            {
                wait.on = SeatSet::NONE;
            }
            (AHEAD_PEEKS, Prompt::Wait(wait), Stage::Following { led, next: Some(next), .. })
                if can_follow(state, next, led) =>
            {
                wait.ahead = None;
            }
            (ASKED_WITHOUT_QUESTION, Prompt::Follow(_), _) => return Prompt::wait(state.asked()),
            (UNWRITTEN_MESSAGE, Prompt::Follow(ask), _) => ask.sentence = Line::new("toy-ask-nowhere"),
            (BROKEN_FORM, Prompt::Follow(ask), _) => ask.ways[0].word = "follow the_leader".into(),
            (FORM_FORGETS, Prompt::Follow(ask), _) if ask.ways.len() > 1 => drop(ask.ways.pop()),
            _ => {}
        }
        prompt
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        let mut moves = state.moves(seat);
        match FLAW {
            MOVES_READ_DECK if state.stage == Stage::Betting && top_is_red(state) => drop(moves.pop()),
            ORDER_OF_MOVES if rival_sum(state, seat).is_multiple_of(2) => moves.reverse(),
            LISTED_TWICE => moves.extend(moves.last().copied()),
            _ => {}
        }
        moves
    }

    fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
        let read = tincan::engine::notation::listed(words, Self::moves(state, seat)).map(|step| vec![step]);
        match read {
            Err(_) if FLAW == REFUSAL_READS_DECK && top_is_red(state) => Err(Refusal::unreadable(words)),
            read => read,
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let mut outcome = Toy::outcome(state)?;
        if FLAW == SEAT_WITHOUT_SIDE {
            outcome.sides.pop();
        }
        Some(outcome)
    }

    fn view(state: &State, viewer: Viewer) -> Self::View {
        (Toy::view(state, viewer), state.clone(), viewer)
    }

    fn scene((view, state, viewer): &Self::View) -> Scene {
        let mut scene = Toy::scene(view);
        let rivals = Seat::all(state.seats).filter(|seat| !viewer.is(*seat)).collect::<Vec<_>>();
        match FLAW {
            SCENE_SHOWS_HANDS => {
                let hand = state.sorted_hand(rivals[0]);
                scene.zones[0].pieces = hand.into_iter().map(faces::piece).collect();
            }
            BACKS_HAVE_NUMBERS => {
                let backs = state.deck.iter().map(|card| Piece::new("back", card.0.to_string(), Line::new("toy-name")));
                scene.zones[0].pieces = backs.collect();
            }
            ORDER_OF_ZONES => {
                scene.zones[2..].sort_by_key(|zone| zone.owner.and_then(|owner| state.hands[owner].first().copied()));
            }
            COUNT_OF_RED => {
                let red = state.deck.iter().filter(|card| card.suit() == 0).count();
                scene.meters.push(Meter::new("red", Line::new("toy-suit-red"), red as i64));
            }
            FRESH_MARK => {
                if let (Some(piece), Some(card)) = (scene.zones[1].pieces.first_mut(), state.trick.first()) {
                    piece.fresh = rivals.iter().any(|rival| can_follow(state, *rival, *card));
                }
            }
            _ => {}
        }
        scene
    }

    fn points((view, _, _): &Self::View) -> Tally {
        Toy::points(view)
    }

    fn sides(state: &State) -> Sides {
        Toy::sides(state)
    }

    fn tell(state: &State, fact: &Entry, viewer: Viewer) -> Option<Line> {
        match (FLAW, &fact.fact) {
            (LOG_TELLS_DRAW, fact @ Fact::Drew { .. }) => Toy::tell(state, fact, Viewer::Everything),
            (SPECTATOR_TOLD, fact @ Fact::SetAside { .. }) if viewer == Viewer::Spectator => {
                Toy::tell(state, fact, Viewer::Everything)
            }
            (LOG_TELLS_DEAL, fact @ Fact::Dealt { .. }) => match viewer {
                Viewer::Seat(seat) => Toy::tell(state, fact, Viewer::Seat(seat.next(state.seats))),
                _ => None,
            },
            (LINE_CHANGES, Fact::Followed { seat, .. }) => {
                Some(Line::new("toy-log-bet").seat("who", *seat).number("followers", state.points[*seat]))
            }
            (_, fact) => Toy::tell(state, fact, viewer),
        }
    }

    fn discloses(before: &State, fact: &Entry) -> bool {
        Toy::discloses(before, &fact.fact)
    }

    fn redeal_unseen(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
        Toy::redeal_unseen(state, viewer, stream)
    }

    fn laid(state: &State) -> Entry {
        match (FLAW, Toy::laid(state)) {
            (LAID_FORGETS, Fact::Laid { hands, deck, .. }) => {
                Fact::Laid { hands, aside: rules::for_nobody(PerSeat::new(state.seats, |_| None)), deck }.into()
            }
            (_, laid) => laid.into(),
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        Toy::audit(state)
    }

    fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
        Toy::arrange(state, sketch)
    }

    fn inspect(state: &State, key: &str) -> Option<String> {
        Toy::inspect(state, key)
    }
}

/// The copy with nothing spoilt: what catches the others must let this one pass.
pub static UNSPOILT: &dyn Ruleset = &Rules::<Spoilt<0>>::LISTED;
