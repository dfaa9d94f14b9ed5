//! The rules of Tricks, the toy game: what lies where, what may be said, what happened.
//!
//! Everybody is dealt four of sixteen cards and at once sets one aside, unseen. The leader draws, bets how many rivals
//! will follow, and leads a card; each rival in turn may follow suit for a point, or pass. A right bet is worth three,
//! or two in the first edition. The cards of a trick are shuffled back into the deck. Cards set aside count their number
//! at the end.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tincan::engine::{Draft, For, Game, PerSeat, Refusal, Seat, SeatSet};

/// One of the sixteen: four suits, numbered one to four. Each exists once, so a card needs no instance number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

pub const SUITS: [&str; 4] = ["red", "blue", "green", "gold"];
pub const DECK: u8 = 16;
pub const DEALT: usize = 4;

impl Card {
    pub fn suit(self) -> usize {
        usize::from(self.0 / 4)
    }

    pub fn number(self) -> u8 {
        self.0 % 4 + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", SUITS[self.suit()], self.number())
    }
}

impl FromStr for Card {
    type Err = Refusal;

    fn from_str(word: &str) -> Result<Card, Refusal> {
        (0..DECK).map(Card).find(|card| card.to_string() == word).ok_or_else(|| Refusal::unreadable(word))
    }
}

/// Variants of a table.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub length: Length,
}

/// How often everybody leads.
#[derive(Clone, Copy, Default, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    #[default]
    Short,
    Long,
}

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub edition: u32,
    pub seats: u8,
    pub turns: u8,
    pub turn: u8,
    pub stage: Stage,
    /// The top is the last.
    pub deck: Vec<Card>,
    /// In the order drawn: nobody else may learn that order, so views sort.
    pub hands: PerSeat<Vec<Card>>,
    pub aside: PerSeat<Option<Card>>,
    /// The cards of this trick, open.
    pub trick: Vec<Card>,
    pub points: PerSeat<u8>,
}

/// What the table waits for. The whole of an unfinished turn is here, never in a call stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    SettingAside,
    Betting,
    Leading {
        bet: u8,
    },
    /// `next` is nobody between the last answer and the end of the trick.
    Following {
        bet: u8,
        led: Card,
        next: Option<Seat>,
    },
    Over,
}

impl State {
    pub fn leader(&self) -> Seat {
        Seat::new(self.turn % self.seats)
    }

    /// The rivals who answer after `seat` in this trick, in turn order. An empty hand is public: it is passed over.
    pub fn followers_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let round = [self.leader()].into_iter().chain(self.leader().others(self.seats));
        let later = round.skip_while(move |other| *other != seat).skip(1);
        later.filter(|other| !self.hands[*other].is_empty())
    }

    pub fn asked(&self) -> SeatSet {
        match self.stage {
            Stage::SettingAside => Seat::all(self.seats).filter(|seat| self.aside[*seat].is_none()).collect(),
            Stage::Betting | Stage::Leading { .. } => SeatSet::only(self.leader()),
            Stage::Following { next, .. } => next.into_iter().collect(),
            Stage::Over => SeatSet::NONE,
        }
    }

    /// The hand in an order that tells nothing.
    pub fn sorted_hand(&self, seat: Seat) -> Vec<Card> {
        let mut hand = self.hands[seat].clone();
        hand.sort_unstable();
        hand
    }

    /// What a right bet is worth: the rule that tells the editions apart.
    fn bet_points(&self) -> u8 {
        if self.edition == 1 { 2 } else { 3 }
    }

    /// What is played for somebody who says nothing: keep the best card, bet on nobody, lead the lowest, pass.
    pub fn least(&self, seat: Seat) -> Option<Move> {
        let moves = self.moves(seat);
        match self.stage {
            Stage::SettingAside => moves.into_iter().max_by_key(|step| match step {
                Move::Aside(card) => card.number(),
                _ => 0,
            }),
            Stage::Following { .. } => moves.last().copied(),
            _ => moves.first().copied(),
        }
    }

    pub fn moves(&self, seat: Seat) -> Vec<Move> {
        if !self.asked().has(seat) {
            return Vec::new();
        }
        let hand = self.sorted_hand(seat).into_iter();
        match self.stage {
            Stage::SettingAside => hand.map(Move::Aside).collect(),
            Stage::Betting => (0..self.seats).map(Move::Bet).collect(),
            Stage::Leading { .. } => hand.map(Move::Lead).collect(),
            Stage::Following { led, .. } => {
                let fitting = hand.filter(|card| card.suit() == led.suit());
                fitting.map(Move::Follow).chain([Move::Pass]).collect()
            }
            Stage::Over => Vec::new(),
        }
    }
}

/// What a seat says.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Move {
    Aside(Card),
    Bet(u8),
    Lead(Card),
    Follow(Card),
    Pass,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Aside(card) => write!(f, "aside {card}"),
            Move::Bet(followers) => write!(f, "bet {followers}"),
            Move::Lead(card) => write!(f, "lead {card}"),
            Move::Follow(card) => write!(f, "follow {card}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(words: &str) -> Result<Move, Refusal> {
        match words.split_once(' ') {
            None if words == "pass" => Ok(Move::Pass),
            Some(("aside", card)) => Ok(Move::Aside(card.parse()?)),
            Some(("lead", card)) => Ok(Move::Lead(card.parse()?)),
            Some(("follow", card)) => Ok(Move::Follow(card.parse()?)),
            Some(("bet", number)) => number.parse().map(Move::Bet).map_err(|_| Refusal::unreadable(words)),
            _ => Err(Refusal::unreadable(words)),
        }
    }
}

/// What happened. What is not for all is [`For`] somebody, or for nobody at all.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    Dealt {
        hands: Vec<For<Vec<Card>>>,
        deck: For<Vec<Card>>,
    },
    SetAside {
        seat: Seat,
        card: For<Card>,
    },
    Drew {
        seat: Seat,
        card: For<Card>,
    },
    Betted {
        seat: Seat,
        followers: u8,
    },
    Led {
        seat: Seat,
        card: Card,
    },
    Followed {
        seat: Seat,
        card: Card,
    },
    Passed {
        seat: Seat,
    },
    /// The trick went back into the deck, which was shuffled.
    TrickEnded {
        leader: Seat,
        bet_won: bool,
        deck: For<Vec<Card>>,
    },
    Ended,
    /// Where everything hidden lies, at a table that plays on from another.
    Laid {
        hands: For<PerSeat<Vec<Card>>>,
        aside: For<PerSeat<Option<Card>>>,
        deck: For<Vec<Card>>,
    },
}

pub fn for_nobody<T>(value: T) -> For<T> {
    For { seats: SeatSet::NONE, value }
}

/// Any game played by these rules: the toy itself, and the spoilt copies of it that the checks must catch.
pub trait Tricks: Game<State = State, Fact: From<Fact>> {}
impl<G: Game<State = State, Fact: From<Fact>>> Tricks for G {}

pub fn setup<G: Tricks>(draft: &mut Draft<'_, G>) {
    let mut deck: Vec<Card> = (0..DECK).map(Card).collect();
    draft.stream("deal").shuffle(&mut deck);
    let hands = Seat::all(draft.state().seats);
    let hands = hands.map(|seat| For::only(seat, deck.split_off(deck.len() - DEALT))).collect();
    draft.emit(Fact::Dealt { hands, deck: for_nobody(deck) }.into());
}

pub fn decide<G: Tricks>(draft: &mut Draft<'_, G>, seat: Seat, step: Move) -> Result<(), Refusal> {
    if !draft.state().asked().has(seat) {
        return Err(Refusal::not_asked());
    }
    if !draft.state().moves(seat).contains(&step) {
        return Err(Refusal::not_offered(&step.to_string()));
    }
    match step {
        Move::Aside(card) => {
            draft.emit(Fact::SetAside { seat, card: For::only(seat, card) }.into());
            if draft.state().asked().is_empty() {
                draw(draft);
            }
        }
        Move::Bet(followers) => draft.emit(Fact::Betted { seat, followers }.into()),
        Move::Lead(card) => {
            draft.emit(Fact::Led { seat, card }.into());
            go_on(draft);
        }
        Move::Follow(card) => {
            draft.emit(Fact::Followed { seat, card }.into());
            go_on(draft);
        }
        Move::Pass => {
            draft.emit(Fact::Passed { seat }.into());
            go_on(draft);
        }
    }
    Ok(())
}

/// The leader of a turn draws first, so there is always something to lead.
fn draw<G: Tricks>(draft: &mut Draft<'_, G>) {
    let seat = draft.state().leader();
    let top = *draft.state().deck.last().expect("sixteen cards are more than three hands hold");
    draft.emit(Fact::Drew { seat, card: For::only(seat, top) }.into());
}

/// Ends the trick once nobody is left to follow. Who holds no card of the suit is asked all the same: only its owner
/// knows that.
fn go_on<G: Tricks>(draft: &mut Draft<'_, G>) {
    let state = draft.state();
    if !state.asked().is_empty() {
        return;
    }
    let Stage::Following { bet, .. } = state.stage else { return };
    let (leader, bet_won) = (state.leader(), usize::from(bet) + 1 == state.trick.len());
    let mut deck = [&state.deck[..], &state.trick[..]].concat();
    draft.stream(&format!("deck/{}", state.turn)).shuffle(&mut deck);
    draft.emit(Fact::TrickEnded { leader, bet_won, deck: for_nobody(deck) }.into());
    match draft.state().turn == draft.state().turns {
        true => draft.emit(Fact::Ended.into()),
        false => draw(draft),
    }
}

/// Folds; never judges.
pub fn evolve(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Dealt { hands, deck } => {
            state.hands = hands.iter().map(|hand| hand.value.clone()).collect();
            state.deck = deck.value.clone();
        }
        Fact::SetAside { seat, card } => {
            state.hands[*seat].retain(|held| *held != card.value);
            state.aside[*seat] = Some(card.value);
        }
        Fact::Drew { seat, card } => {
            state.deck.pop();
            state.hands[*seat].push(card.value);
            state.stage = Stage::Betting;
        }
        Fact::Betted { followers, .. } => state.stage = Stage::Leading { bet: *followers },
        Fact::Led { seat, card } => {
            put_down(state, *seat, *card);
            if let Stage::Leading { bet } = state.stage {
                let next = state.followers_after(*seat).next();
                state.stage = Stage::Following { bet, led: *card, next };
            }
        }
        Fact::Followed { seat, card } => {
            put_down(state, *seat, *card);
            state.points[*seat] += 1;
            answered(state, *seat);
        }
        Fact::Passed { seat } => answered(state, *seat),
        Fact::TrickEnded { leader, bet_won, deck } => {
            state.points[*leader] += if *bet_won { state.bet_points() } else { 0 };
            state.deck = deck.value.clone();
            state.trick.clear();
            state.turn += 1;
        }
        Fact::Ended => state.stage = Stage::Over,
        Fact::Laid { hands, aside, deck } => {
            state.hands = hands.value.clone();
            state.aside = aside.value.clone();
            state.deck = deck.value.clone();
        }
    }
}

fn put_down(state: &mut State, seat: Seat, card: Card) {
    state.hands[seat].retain(|held| *held != card);
    state.trick.push(card);
}

fn answered(state: &mut State, seat: Seat) {
    if let Stage::Following { bet, led, .. } = state.stage {
        let next = state.followers_after(seat).next();
        state.stage = Stage::Following { bet, led, next };
    }
}
