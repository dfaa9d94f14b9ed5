//! Every legal next step, what the clock plays, and why another step cannot be done.

use crate::engine::{Line, Refusal, Seat};

use super::planning;
use crate::games::strangers::cards::{Card, distinct};
use crate::games::strangers::moves::{Goal, Move, Spot};
use crate::games::strangers::prompt;
use crate::games::strangers::state::{Question, State, Threat};
use crate::games::strangers::uses;

/// Every legal next step of the seat.
pub fn moves(state: &State, seat: Seat) -> Vec<Move> {
    if seat != state.active {
        return Vec::new();
    }
    let board = state.board();
    match state.question() {
        None => Vec::new(),
        Some(Question::Plan) => planning::left(state).into_iter().map(Move::Plan).collect(),
        Some(Question::Act) => actions(state, seat),
        Some(Question::Use(_) | Question::DateWhom) => {
            state.pending.as_ref().map_or_else(Vec::new, |pending| uses::uses(state, pending))
        }
        Some(Question::DateCard(whom)) => match copies(state, whom)[..] {
            [] => vec![Move::Copy(None)],
            ref cards => cards.iter().map(|card| Move::Copy(Some(*card))).collect(),
        },
        Some(Question::First) => vec![Move::First(Threat::Alien), Move::First(Threat::Saucer)],
        Some(Question::Alien) => {
            state.free_landings().map(|landing| Move::Alien(board.landing_cell(landing))).collect()
        }
        Some(Question::Saucer) => targets(state).into_iter().map(|(owner, spot)| Move::Saucer(owner, spot)).collect(),
    }
}

fn actions(state: &State, seat: Seat) -> Vec<Move> {
    let cards = distinct(state.player(seat).hand.iter().map(|held| held.card));
    let mut steps = Vec::new();
    if state.may_release(seat) {
        steps.push(Move::Release);
    }
    steps.extend(cards.iter().map(|card| Move::Play(*card)));
    steps.extend(state.fields_of(seat).into_iter().map(Move::Flee));
    if may_discard(state) {
        steps.extend(cards.iter().map(|card| Move::Discard(*card)));
    }
    steps
}

fn may_discard(state: &State) -> bool {
    state.table.options.free_discard.is_on() && !state.discarded
}

/// The cards of that hand that can do something for the active player, in the order of the list.
fn copies(state: &State, whom: Seat) -> Vec<Card> {
    let mut cards = distinct(state.player(whom).hand.iter().map(|held| held.card));
    cards.sort_unstable();
    cards.retain(|card| uses::works(state, *card));
    cards
}

/// Every kid on the board that a saucer can be aimed at; equal kids are one.
pub fn targets(state: &State) -> Vec<(Seat, Spot)> {
    let board = state.board();
    let mut found: Vec<(Seat, Spot)> = Vec::new();
    for seat in Seat::all(state.table.seats) {
        found.extend(state.fields_of(seat).into_iter().map(|cell| (seat, Spot::Street(cell))));
        for target in state.safe(seat).map(|slot| (seat, Spot::of_slot(board, slot))) {
            if !found.contains(&target) {
                found.push(target);
            }
        }
    }
    found
}

/// What the clock plays.
pub fn lapse(state: &State, seat: Seat) -> Option<Move> {
    let steps = moves(state, seat);
    match state.question().filter(|_| seat == state.active)? {
        // In the order of the list: out of School, else the oldest card, else away from the street.
        Question::Act | Question::Plan | Question::DateWhom | Question::DateCard(_) | Question::First => {
            steps.first().copied()
        }
        Question::Alien => steps.first().copied(),
        Question::Use(_) => steps.iter().find(|step| **step == Move::Done).or(steps.first()).copied(),
        Question::Saucer => dearest(state, seat, &steps),
    }
}

/// A rival's kid where it hurts most, else a rival's kid on the street, else one of the own side.
fn dearest(state: &State, seat: Seat, steps: &[Move]) -> Option<Move> {
    let (board, side) = (state.board(), state.table.side(seat));
    let points = |spot: &Spot| match spot {
        Spot::Street(_) => 0,
        Spot::Home(place, number) => {
            let place = &board.places[usize::from(board.place(*place).expect("a place of this board"))];
            1 + board.slots[usize::from(place.first + number.map_or(0, |number| number - 1))].points
        }
    };
    let rank = |step: &Move| match step {
        Move::Saucer(owner, spot) => {
            let clockwise =
                (owner.index() + usize::from(state.table.seats) - seat.index()) % usize::from(state.table.seats);
            (!side.has(*owner), points(spot), std::cmp::Reverse((clockwise, *spot)))
        }
        _ => unreachable!("only kids are aimed at"),
    };
    steps.iter().copied().max_by_key(rank)
}

/// Why a step that is not listed cannot be done.
pub fn why_not(state: &State, question: Question, step: Move) -> Refusal {
    let seat = state.active;
    let holds = |card: Card| state.player(seat).hand.iter().any(|held| held.card == card);
    let line = match (question, step) {
        (Question::Act, Move::Release) => match state.player(seat).reserve {
            0 => Line::new("strangers-refusal-no-reserve"),
            _ => Line::new("strangers-refusal-moving-limit").number("limit", state.moving_limit(seat) as i64),
        },
        (Question::Act, Move::Play(card) | Move::Discard(card)) if !holds(card) => {
            Line::new("strangers-refusal-not-in-hand").term("card", card.name())
        }
        (Question::Act, Move::Discard(_)) => match state.table.options.free_discard.is_on() {
            true => Line::new("strangers-refusal-discarded"),
            false => Line::new("strangers-refusal-no-discard"),
        },
        (Question::Act, Move::Flee(cell)) => no_kid(cell),
        (Question::Use(_), Move::Go(from, _)) if !state.player(seat).moving.contains(&from) => no_kid(from),
        (Question::Use(card), Move::Go(from, to)) => {
            let line = Line::new("strangers-refusal-cannot-go").term("card", card.name());
            let line = line.word("from", from.to_string().to_uppercase());
            match to {
                Goal::Street(cell) => line.word("to", cell.to_string().to_uppercase()),
                Goal::Place(place) => line.term("to", place.name()),
            }
        }
        (Question::Use(card), Move::Done) => Line::new("strangers-refusal-not-done").term("card", card.name()),
        (Question::Plan, Move::Plan(card)) if card.is_reveal() => Line::new("strangers-refusal-plan-alien"),
        (Question::Plan, Move::Plan(card)) => Line::new("strangers-refusal-plan-gone").term("card", card.name()),
        (Question::DateCard(whom), Move::Copy(Some(card))) => {
            Line::new("strangers-refusal-copy").term("card", card.name()).seat("seat", whom)
        }
        (Question::DateCard(_), Move::Copy(None)) => Line::new("strangers-refusal-copy-something"),
        (Question::Alien, Move::Alien(cell)) => {
            let taken = state.board().landing(cell).is_some();
            let id = if taken { "strangers-refusal-alien-there" } else { "strangers-refusal-no-landing" };
            Line::new(id).word("cell", cell.to_string().to_uppercase())
        }
        (Question::Saucer, Move::Saucer(..)) => Line::new("strangers-refusal-nobody-there"),
        _ => Line::new("strangers-refusal-other-question").line("question", prompt::sentence(state, question)),
    };
    Refusal(line)
}

fn no_kid(cell: super::super::board::Cell) -> Line {
    Line::new("strangers-refusal-no-kid").word("cell", cell.to_string().to_uppercase())
}
