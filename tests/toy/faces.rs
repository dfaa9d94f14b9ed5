//! What people see of Tricks: the question, the table and the log, each made for one pair of eyes.

use tincan::engine::prompt::Wait;
use tincan::engine::{
    Arg, Ask, Choice, Kind, Lapse, Layout, Line, Meter, On, PerSeat, Piece, Points, Prompt, Scene, Seat, Slot, Take,
    Viewer, Way, Zone,
};

use super::rules::{Card, Fact, Move, SUITS, Stage, State};

pub fn name(card: Card) -> String {
    format!("toy-card-{card}")
}

pub fn prompt(state: &State, seat: Seat) -> Prompt {
    if state.asked().has(seat) {
        let ask = ask(state, seat);
        return match state.stage {
            Stage::Following { .. } => Prompt::Follow(ask),
            _ => Prompt::Lead(ask),
        };
    }
    let question = match state.stage {
        Stage::SettingAside => Some(Line::new("toy-waits-aside")),
        Stage::Betting | Stage::Leading { .. } => Some(Line::new("toy-waits-lead")),
        Stage::Following { .. } => Some(Line::new("toy-waits-follow")),
        Stage::Over => return Prompt::over(),
    };
    let ahead = match state.stage {
        Stage::Following { led, next: Some(next), .. } if state.followers_after(next).any(|later| later == seat) => {
            Some(ask_to_follow(state, seat, led))
        }
        _ => None,
    };
    Prompt::Wait(Wait { on: state.asked(), question, ahead })
}

/// A question of this kind. Nothing that others do meanwhile changes what may be answered, so turn and kind are key
/// enough. Whoever lets their own turn pass gives up the seat; to set a card aside is off turn, and silence answers it.
fn asking(state: &State, seat: Seat, kind: Kind, sentence: Line, ways: Vec<Way>) -> Ask {
    let key = format!("{}/{}", kind.word, state.turn);
    let headline = Line::new(format!("toy-do-{}", kind.word));
    let words = state.least(seat).unwrap_or(Move::Pass).to_string();
    let lapse = match state.stage {
        Stage::Betting | Stage::Leading { .. } => Lapse::caretaker(words),
        _ => Lapse::answer(words),
    };
    Ask::new(key, kind, headline, sentence, ways, lapse)
}

fn in_hand(seat: Seat, card: Card) -> On {
    On::zone("hand").of(seat).piece(card.to_string())
}

fn ask(state: &State, seat: Seat) -> Ask {
    match state.stage {
        Stage::Following { led, .. } => ask_to_follow(state, seat, led),
        Stage::SettingAside => {
            let mut slot = Slot::new(Line::new("toy-slot-card"), Take::One, " ", "");
            slot.choices = choices(state, seat);
            let way = Way::new("aside", Line::new("toy-way-aside")).slot(slot);
            asking(state, seat, Kind::new("aside"), Line::new("toy-ask-aside"), vec![way])
        }
        Stage::Betting => {
            // A bet shows nothing, so one form carries the bet and the lead.
            let mut slot = Slot::new(Line::new("toy-slot-lead"), Take::One, "; lead ", "");
            slot.choices = choices(state, seat);
            slot.choices.push(Choice::new("", Line::new("toy-choice-later")));
            let ways = (0..state.seats).map(|followers| {
                let label = Line::new("toy-way-bet").number("followers", followers);
                Way::new(format!("bet {followers}"), label).slot(slot.clone())
            });
            asking(state, seat, Kind::new("bet"), Line::new("toy-ask-bet"), ways.collect()).revealing()
        }
        Stage::Leading { .. } | Stage::Over => {
            let ways = state.sorted_hand(seat).into_iter().map(|card| {
                let label = Line::new("toy-way-lead").term("card", name(card));
                Way::new(Move::Lead(card).to_string(), label).on(in_hand(seat, card))
            });
            asking(state, seat, Kind::new("lead"), Line::new("toy-ask-lead"), ways.collect()).revealing()
        }
    }
}

fn ask_to_follow(state: &State, seat: Seat, led: Card) -> Ask {
    let fitting = state.sorted_hand(seat).into_iter().filter(|card| card.suit() == led.suit());
    let ways = fitting.map(|card| {
        let label = Line::new("toy-way-follow").term("card", name(card));
        Way::new(Move::Follow(card).to_string(), label).on(in_hand(seat, card))
    });
    let pass = Way::new(Move::Pass.to_string(), Line::new("toy-way-pass"));
    let kind = Kind::new("follow").seat(state.leader()).tag(SUITS[led.suit()]);
    let sentence = Line::new("toy-ask-follow").term("card", name(led));
    asking(state, seat, kind, sentence, ways.chain([pass]).collect()).revealing()
}

fn choices(state: &State, seat: Seat) -> Vec<Choice> {
    let hand = state.sorted_hand(seat).into_iter();
    hand.map(|card| Choice::new(card.to_string(), Line::new(name(card))).on(in_hand(seat, card))).collect()
}

/// What one viewer may know, built up from nothing rather than stripped from everything.
pub struct View {
    pub turn: u8,
    pub turns: u8,
    pub deck: usize,
    pub trick: Vec<Card>,
    pub seats: PerSeat<SeatView>,
}

pub struct SeatView {
    pub hand: Known,
    pub aside: Known,
    pub points: u8,
}

impl SeatView {
    /// The card set aside counts, for whoever sees it.
    pub fn points(&self) -> Points {
        match &self.aside {
            Known::Faces(cards) => Points::known(self.points + cards.iter().map(|card| card.number()).sum::<u8>()),
            Known::Backs(_) => Points::at_least(self.points),
        }
    }
}

/// Cards seen, or merely counted.
pub enum Known {
    Faces(Vec<Card>),
    Backs(usize),
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let sees_all = viewer == Viewer::Everything || state.stage == Stage::Over;
    View {
        turn: state.turn,
        turns: state.turns,
        deck: state.deck.len(),
        trick: state.trick.clone(),
        seats: PerSeat::new(state.seats, |seat| {
            let aside: Vec<Card> = state.aside[seat].into_iter().collect();
            let (hand, aside) = match sees_all || viewer.is(seat) {
                true => (Known::Faces(state.sorted_hand(seat)), Known::Faces(aside)),
                false => (Known::Backs(state.hands[seat].len()), Known::Backs(aside.len())),
            };
            SeatView { hand, aside, points: state.points[seat] }
        }),
    }
}

pub fn scene(view: &View) -> Scene {
    let mut deck = Zone::new("deck", Line::new("toy-zone-deck"), Layout::Pile);
    deck.hidden = view.deck as u32;
    let mut trick = Zone::new("trick", Line::new("toy-zone-trick"), Layout::Row);
    trick.pieces = view.trick.iter().map(|card| piece(*card)).collect();
    let mut zones = vec![deck, trick];
    for (seat, seen) in view.seats.iter() {
        let mut hand = zone("hand", "toy-zone-hand", seat, &seen.hand);
        hand.meters.push(Meter::new("points", Line::new("toy-meter-points"), seen.points));
        zones.extend([hand, zone("aside", "toy-zone-aside", seat, &seen.aside)]);
    }
    let meters = vec![Meter::new("turn", Line::new("toy-meter-turn"), view.turn).of(view.turns)];
    Scene { meters, zones }
}

fn zone(id: &'static str, title: &'static str, owner: Seat, cards: &Known) -> Zone {
    let mut zone = Zone::new(id, Line::new(title).seat("owner", owner), Layout::Row).of(owner);
    match cards {
        Known::Faces(cards) => zone.pieces = cards.iter().map(|card| piece(*card)).collect(),
        Known::Backs(number) => zone.hidden = *number as u32,
    }
    zone
}

pub fn piece(card: Card) -> Piece {
    let mut piece = Piece::new("card", card.to_string(), Line::new(name(card)));
    piece.marks.push(format!("toy-suit-{}", SUITS[card.suit()]).into());
    piece
}

pub fn tell(fact: &Fact, viewer: Viewer) -> Option<Line> {
    let line = match fact {
        Fact::Dealt { hands, .. } => {
            let mine = hands.iter().find_map(|hand| match viewer {
                Viewer::Seat(_) => hand.shown_to(viewer),
                _ => None,
            });
            let mut mine = mine?.clone();
            mine.sort_unstable();
            let cards = mine.into_iter().map(|card| Arg::Term(name(card).into()));
            Line::new("toy-log-dealt").list("cards", cards)
        }
        Fact::SetAside { seat, card } => match card.shown_to(viewer) {
            Some(card) => Line::new("toy-log-aside").seat("who", *seat).term("card", name(*card)),
            None => Line::new("toy-log-aside-unseen").seat("who", *seat),
        },
        Fact::Drew { seat, card } => match card.shown_to(viewer) {
            Some(card) => Line::new("toy-log-drew").seat("who", *seat).term("card", name(*card)),
            None => Line::new("toy-log-drew-unseen").seat("who", *seat),
        },
        Fact::Betted { seat, followers } => Line::new("toy-log-bet").seat("who", *seat).number("followers", *followers),
        Fact::Led { seat, card } => Line::new("toy-log-led").seat("who", *seat).term("card", name(*card)),
        Fact::Followed { seat, card } => Line::new("toy-log-followed").seat("who", *seat).term("card", name(*card)),
        Fact::Passed { seat } => Line::new("toy-log-passed").seat("who", *seat),
        Fact::TrickEnded { leader, bet_won: true, .. } => Line::new("toy-log-bet-won").seat("who", *leader),
        Fact::TrickEnded { bet_won: false, .. } | Fact::Laid { .. } => return None,
        Fact::Ended => Line::new("toy-log-ended"),
    };
    Some(line)
}
