//! The steps a player can take and how they are written.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Refusal, Seat, notation};

use super::board::{Board, Cell, PlaceId};
use super::cards::Card;
use super::state::Threat;

/// One step, in the words of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Plan(Card),
    Release,
    Flee(Cell),
    Discard(Card),
    Play(Card),
    /// An own kid goes from this street to there.
    Go(Cell, Goal),
    /// Somebody's kid on this street is invited.
    Invite(Seat, Cell),
    /// The kid in this place has to go.
    Evict(PlaceId),
    /// The alien on this street leaves.
    Clear(Cell),
    /// No further kid.
    Done,
    Visit(Seat),
    /// None if no card of that hand can do anything.
    Copy(Option<Card>),
    First(Threat),
    Alien(Cell),
    Saucer(Seat, Spot),
}

/// Where a kid goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Goal {
    Street(Cell),
    Place(PlaceId),
}

/// Where a kid is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    Street(Cell),
    /// The slot is counted from one and named only where slots differ in value.
    Home(PlaceId, Option<u8>),
}

impl Spot {
    /// How the kid in this slot is named.
    pub fn of_slot(board: &Board, slot: u8) -> Spot {
        let place = board.place_of(slot);
        Spot::Home(place.id, board.is_graded(place).then_some(slot - place.first + 1))
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Street(cell) => write!(f, "{cell}"),
            Goal::Place(place) => write!(f, "{place}"),
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Street(cell) => write!(f, "{cell}"),
            Spot::Home(place, None) => write!(f, "{place}"),
            Spot::Home(place, Some(number)) => write!(f, "{place}#{number}"),
        }
    }
}

impl fmt::Display for Threat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Threat::Alien => "alien",
            Threat::Saucer => "saucer",
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Plan(card) => write!(f, "plan {card}"),
            Move::Release => f.write_str("release"),
            Move::Flee(cell) => write!(f, "flee {cell}"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Play(card) => write!(f, "{card}"),
            Move::Go(from, to) => write!(f, "{from} to {to}"),
            Move::Invite(seat, cell) => write!(f, "{seat} {cell}"),
            Move::Evict(place) => write!(f, "{place}"),
            Move::Clear(cell) => write!(f, "{cell}"),
            Move::Done => f.write_str("done"),
            Move::Visit(seat) => write!(f, "{seat}"),
            Move::Copy(Some(card)) => write!(f, "copy {card}"),
            Move::Copy(None) => f.write_str("copy none"),
            Move::First(threat) => write!(f, "first {threat}"),
            Move::Alien(cell) => write!(f, "alien {cell}"),
            Move::Saucer(seat, spot) => write!(f, "saucer {seat} {spot}"),
        }
    }
}

impl FromStr for Move {
    type Err = Refusal;

    fn from_str(words: &str) -> Result<Move, Refusal> {
        let tidy = notation::tidy(words);
        let parts: Vec<&str> = tidy.split(' ').collect();
        read_step(&parts).ok_or_else(|| Refusal::unreadable(words.trim()))
    }
}

fn read_step(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["plan", card] => Move::Plan(card.parse().ok()?),
        ["release"] => Move::Release,
        ["flee", cell] => Move::Flee(cell.parse().ok()?),
        ["discard", card] => Move::Discard(card.parse().ok()?),
        [from, "to", to] => Move::Go(from.parse().ok()?, goal(to)?),
        ["done"] => Move::Done,
        ["copy", "none"] => Move::Copy(None),
        ["copy", card] => Move::Copy(Some(card.parse().ok()?)),
        ["first", "alien"] => Move::First(Threat::Alien),
        ["first", "saucer"] => Move::First(Threat::Saucer),
        ["alien", cell] => Move::Alien(cell.parse().ok()?),
        ["saucer", seat, at] => Move::Saucer(seat.parse().ok()?, spot(at)?),
        [seat, cell] => Move::Invite(seat.parse().ok()?, cell.parse().ok()?),
        [word] => match (word.parse::<Card>(), word.parse::<Cell>(), word.parse::<Seat>()) {
            (Ok(card), _, _) => Move::Play(card),
            (_, Ok(cell), _) => Move::Clear(cell),
            (_, _, Ok(seat)) => Move::Visit(seat),
            _ => Move::Evict(word.parse().ok()?),
        },
        _ => return None,
    })
}

fn goal(word: &str) -> Option<Goal> {
    word.parse().map(Goal::Street).or_else(|()| word.parse().map(Goal::Place)).ok()
}

fn spot(word: &str) -> Option<Spot> {
    if let Ok(cell) = word.parse() {
        return Some(Spot::Street(cell));
    }
    match word.split_once('#') {
        None => Some(Spot::Home(word.parse().ok()?, None)),
        Some((place, number)) => match number.as_bytes() {
            [digit @ b'1'..=b'9'] => Some(Spot::Home(place.parse().ok()?, Some(digit - b'0'))),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::strangers::board;

    #[test]
    fn a_step_reads_as_it_is_written() {
        let (seat, cell): (Seat, Cell) = (Seat::new(2), "e8".parse().unwrap());
        let mut steps = vec![Move::Release, Move::Done, Move::Copy(None), Move::Flee(cell), Move::Clear(cell)];
        steps.extend([Move::Invite(seat, cell), Move::Visit(seat), Move::Alien(cell)]);
        steps.extend([Move::First(Threat::Alien), Move::First(Threat::Saucer), Move::Go(cell, Goal::Street(cell))]);
        for card in Card::ALL {
            steps.extend([Move::Play(card), Move::Discard(card), Move::Copy(Some(card)), Move::Plan(card)]);
        }
        for board in [&*board::A, &*board::B] {
            for place in &board.places {
                steps.extend([Move::Evict(place.id), Move::Go(cell, Goal::Place(place.id))]);
                let slots = (place.first..place.end).map(|slot| Move::Saucer(seat, Spot::of_slot(board, slot)));
                steps.extend(slots);
            }
        }
        for step in steps {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        for words in ["", "flee", "run e8", "e8 to", "e8 to nowhere", "saucer p2", "saucer p2 pool#0", "pool#2", "p9"] {
            assert!(words.parse::<Move>().is_err(), "{words}");
        }
    }
}
