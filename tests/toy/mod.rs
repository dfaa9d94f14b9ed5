//! Tricks: a small whole game that lives only in the tests. It signs every line of the contract, and is the example
//! to copy for a new game: `rules` judges and folds, `faces` shows, this file signs. `flaws` spoils it on purpose.

#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod rules;

pub mod faces;

pub mod flaws;

use tincan::engine::{
    BadSketch, Draft, Entrant, Game, Info, Line, Outcome, PerSeat, Prompt, Refusal, Rules, Ruleset, Scene, Seat,
    SeatSet, Setting, Side, Sides, Sketch, Stream, Tally, Values, Viewer,
};

use faces::View;
use rules::{Card, DECK, Fact, Length, Move, Options, Stage, State};

/// The toy as a registry would list it.
pub static TOY: &dyn Ruleset = &Rules::<Toy>::LISTED;

pub struct Toy;

impl Game for Toy {
    const INFO: Info = Info {
        slug: "toy",
        editions: &[1, 2],
        least_seats: 2,
        most_seats: 3,
        settings: &[Setting { id: "length", values: Values::Words(&["short", "long"]) }],
        // Three asides, then six turns of a bet, a lead and two answers.
        most_steps: 27,
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

    fn open(edition: u32, entrants: &PerSeat<Entrant>, options: &Options) -> Result<State, Refusal> {
        let seats = entrants.seats();
        let rounds = match options.length {
            Length::Short => 1,
            Length::Long => 2,
        };
        Ok(State {
            edition,
            seats,
            turns: rounds * seats,
            turn: 0,
            stage: Stage::SettingAside,
            deck: (0..DECK).map(Card).collect(),
            hands: PerSeat::new(seats, |_| Vec::new()),
            aside: PerSeat::new(seats, |_| None),
            trick: Vec::new(),
            points: PerSeat::new(seats, |_| 0),
        })
    }

    fn setup(draft: &mut Draft<'_, Toy>) {
        rules::setup(draft);
    }

    fn decide(draft: &mut Draft<'_, Toy>, seat: Seat, step: Move) -> Result<(), Refusal> {
        rules::decide(draft, seat, step)
    }

    fn evolve(state: &mut State, fact: &Fact) {
        rules::evolve(state, fact);
    }

    fn asked(state: &State) -> SeatSet {
        state.asked()
    }

    fn prompt(state: &State, seat: Seat) -> Prompt {
        faces::prompt(state, seat)
    }

    fn moves(state: &State, seat: Seat) -> Vec<Move> {
        state.moves(seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.stage != Stage::Over {
            return None;
        }
        let aside = |seat: Seat| i64::from(state.aside[seat].map_or(0, Card::number));
        let total = |seat: Seat| i64::from(state.points[seat]) + aside(seat);
        let side = |seat| {
            let tricks = (Line::new("toy-score-tricks"), i64::from(state.points[seat]));
            Side::alone(seat, vec![tricks, (Line::new("toy-score-aside"), aside(seat))])
        };
        let sides = Seat::all(state.seats).map(|seat| (total(seat), side(seat)));
        Some(Outcome::ranked(sides.collect(), Line::new("toy-end-all-led")))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        faces::view(state, viewer)
    }

    fn scene(view: &View) -> Scene {
        faces::scene(view)
    }

    fn points(view: &View) -> Tally {
        Some(view.seats.map(|_, seen| seen.points()))
    }

    fn sides(state: &State) -> Sides {
        Sides::single(state.seats)
    }

    fn tell(_: &State, fact: &Fact, viewer: Viewer) -> Option<Line> {
        faces::tell(fact, viewer)
    }

    /// A card that leaves a hand or the deck is news; a bet, a pass and a card set aside unseen are the seat's own.
    fn discloses(_: &State, fact: &Fact) -> bool {
        match fact {
            Fact::Dealt { .. } | Fact::Drew { .. } | Fact::Led { .. } | Fact::Followed { .. } => true,
            Fact::Ended | Fact::Laid { .. } => true,
            Fact::SetAside { .. } | Fact::Betted { .. } | Fact::Passed { .. } | Fact::TrickEnded { .. } => false,
        }
    }

    fn redeal_unseen(state: &State, viewer: Viewer, stream: &mut Stream) -> State {
        let mut other = state.clone();
        if viewer == Viewer::Everything || state.stage == Stage::Over {
            return other;
        }
        let mut unseen = std::mem::take(&mut other.deck);
        for seat in Seat::all(state.seats).filter(|seat| !viewer.is(*seat)) {
            unseen.append(&mut other.hands[seat]);
            unseen.extend(other.aside[seat].take());
        }
        // Sorted first, so that the new deal depends on nothing but what the viewer knows.
        unseen.sort_unstable();
        stream.shuffle(&mut unseen);
        for seat in Seat::all(state.seats).filter(|seat| !viewer.is(*seat)) {
            other.hands[seat] = unseen.split_off(unseen.len() - state.hands[seat].len());
            other.aside[seat] = state.aside[seat].and_then(|_| unseen.pop());
        }
        other.deck = unseen;
        other
    }

    fn laid(state: &State) -> Fact {
        Fact::Laid {
            hands: rules::for_nobody(state.hands.clone()),
            aside: rules::for_nobody(state.aside.clone()),
            deck: rules::for_nobody(state.deck.clone()),
        }
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut all: Vec<Card> = state.hands.values().flatten().copied().collect();
        all.extend(state.aside.values().flatten());
        all.extend(&state.deck);
        all.extend(&state.trick);
        all.sort_unstable();
        match all.iter().copied().eq((0..DECK).map(Card)) {
            true => Ok(()),
            false => Err(format!("the sixteen cards are {all:?}")),
        }
    }

    /// `p1.hand = red_1, blue_2` and `deck = gold_4` (from the top) take the cards out of hands and deck, `p1.points = 3`.
    fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
        for mark in &sketch.0 {
            let (whose, what) = mark.key.split_once('.').unwrap_or(("", &mark.key));
            let seat = whose.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.seats));
            match (seat, what) {
                (Some(seat), "points") => state.points[seat] = mark.number()?,
                (Some(_), "hand") | (None, "deck") => {
                    let cards: Result<Vec<Card>, _> = mark.items().iter().map(|word| word.parse()).collect();
                    let mut cards = cards.map_err(|_| mark.wrong("a card reads `red_1`"))?;
                    if let Some(seat) = seat {
                        let old = std::mem::take(&mut state.hands[seat]);
                        state.deck.extend(old);
                    }
                    state.deck.retain(|card| !cards.contains(card));
                    state.hands.iter_mut().for_each(|(_, hand)| hand.retain(|card| !cards.contains(card)));
                    match seat {
                        Some(seat) => state.hands[seat] = cards,
                        None => {
                            cards.reverse();
                            state.deck.append(&mut cards);
                        }
                    }
                }
                _ => return Err(mark.wrong(format!("`{}` is not a setting of this game", mark.key))),
            }
        }
        Ok(())
    }

    fn inspect(state: &State, key: &str) -> Option<String> {
        let list =
            |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ");
        let (whose, what) = key.split_once('.').unwrap_or(("", key));
        let seat = whose.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.seats));
        match (seat, what) {
            (Some(seat), "points") => Some(state.points[seat].to_string()),
            (Some(seat), "hand") => Some(list(&mut state.hands[seat].iter().copied())),
            (Some(seat), "aside") => Some(list(&mut state.aside[seat].iter().copied())),
            (None, "deck") => Some(list(&mut state.deck.iter().rev().copied())),
            (None, "leader") => Some(state.leader().to_string()),
            _ => None,
        }
    }
}
