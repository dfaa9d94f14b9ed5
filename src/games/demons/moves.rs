//! The steps a player can take, and how they are written.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Refusal, Seat, notation};

use super::cards::Face;
use super::state::SLOTS;

/// One step, in the words of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Light(Face),
    Roll,
    Buy(Face),
    Summon(Face),
    Free(Face),
    Give(Pick),
    Share(Pick),
    End,
    Keep,
    Reroll,
    Wake(Pick),
    Pay,
    Decline,
    Discard(Pick),
    Steal(Seat, u8),
    Choose(Seat),
    /// From the Block rather than from a player.
    Block,
    Gain(Face),
    Take(Seat, Pick),
    Bite(Seat, Pick),
    Stop,
    /// What lies in the slots that are to be replaced.
    Replace([Option<Face>; SLOTS]),
    Call(Face),
    Mark(Pick),
}

/// A card by name. Copies that could act differently are counted, the oldest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    pub face: Face,
    /// Counts from one.
    pub nth: u8,
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nth {
            1 => self.face.fmt(f),
            nth => write!(f, "{} {nth}", self.face),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Light(candle) => write!(f, "light {candle}"),
            Move::Roll => f.write_str("roll"),
            Move::Buy(card) => write!(f, "buy {card}"),
            Move::Summon(demon) => write!(f, "summon {demon}"),
            Move::Free(demon) => write!(f, "free {demon}"),
            Move::Give(card) => write!(f, "give {card}"),
            Move::Share(card) => write!(f, "share {card}"),
            Move::End => f.write_str("end"),
            Move::Keep => f.write_str("keep"),
            Move::Reroll => f.write_str("reroll"),
            Move::Wake(card) => write!(f, "wake {card}"),
            Move::Pay => f.write_str("pay"),
            Move::Decline => f.write_str("decline"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Steal(seat, souls) => write!(f, "steal {seat} {souls}"),
            Move::Choose(seat) => write!(f, "choose {seat}"),
            Move::Block => f.write_str("block"),
            Move::Gain(card) => write!(f, "gain {card}"),
            Move::Take(seat, card) => write!(f, "take {seat}:{card}"),
            Move::Bite(seat, card) => write!(f, "bite {seat}:{card}"),
            Move::Stop => f.write_str("stop"),
            Move::Replace(slots) if slots.iter().all(Option::is_none) => f.write_str("replace none"),
            Move::Replace(slots) => {
                f.write_str("replace")?;
                let chosen = slots.iter().enumerate().filter_map(|(slot, face)| face.map(|face| (slot + 1, face)));
                chosen.into_iter().try_for_each(|(slot, face)| write!(f, " {slot}:{face}"))
            }
            Move::Call(demon) => write!(f, "call {demon}"),
            Move::Mark(card) => write!(f, "mark {card}"),
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
        ["light", candle] => Move::Light(candle.parse().ok()?),
        ["roll"] => Move::Roll,
        ["buy", card] => Move::Buy(card.parse().ok()?),
        ["summon", demon] => Move::Summon(demon.parse().ok()?),
        ["free", demon] => Move::Free(demon.parse().ok()?),
        ["give", ref card @ ..] => Move::Give(pick(card)?),
        ["share", ref card @ ..] => Move::Share(pick(card)?),
        ["end"] => Move::End,
        ["keep"] => Move::Keep,
        ["reroll"] => Move::Reroll,
        ["wake", ref card @ ..] => Move::Wake(pick(card)?),
        ["pay"] => Move::Pay,
        ["decline"] => Move::Decline,
        ["discard", ref card @ ..] => Move::Discard(pick(card)?),
        ["steal", seat, souls] => Move::Steal(seat.parse().ok()?, souls.parse().ok()?),
        ["choose", seat] => Move::Choose(seat.parse().ok()?),
        ["block"] => Move::Block,
        ["gain", card] => Move::Gain(card.parse().ok()?),
        ["take", ref card @ ..] => of(card).map(|(seat, card)| Move::Take(seat, card))?,
        ["bite", ref card @ ..] => of(card).map(|(seat, card)| Move::Bite(seat, card))?,
        ["stop"] => Move::Stop,
        ["replace"] | ["replace", "none"] => Move::Replace([None; SLOTS]),
        ["replace", ref slots @ ..] => Move::Replace(replaced(slots)?),
        ["call", demon] => Move::Call(demon.parse().ok()?),
        ["mark", ref card @ ..] => Move::Mark(pick(card)?),
        _ => return None,
    })
}

pub fn pick(words: &[&str]) -> Option<Pick> {
    match *words {
        [face] => Some(Pick { face: face.parse().ok()?, nth: 1 }),
        [face, nth] => Some(Pick { face: face.parse().ok()?, nth: nth.parse().ok().filter(|nth| *nth > 1)? }),
        _ => None,
    }
}

/// `p2:eve`.
fn of(words: &[&str]) -> Option<(Seat, Pick)> {
    let (first, rest) = words.split_first()?;
    let (seat, face) = first.split_once(':')?;
    let words: Vec<&str> = [face].into_iter().chain(rest.iter().copied()).collect();
    Some((seat.parse().ok()?, pick(&words)?))
}

/// `2:eve 4:cat`, in the order of the slots.
fn replaced(words: &[&str]) -> Option<[Option<Face>; SLOTS]> {
    let mut slots = [None; SLOTS];
    for word in words {
        let (slot, face) = word.split_once(':')?;
        let slot = slot.parse::<usize>().ok()?.checked_sub(1)?;
        let place = slots.get_mut(slot)?;
        if place.replace(face.parse().ok()?).is_some() {
            return None;
        }
    }
    Some(slots)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_reads_as_it_is_written() {
        let (seat, other) = (Seat::new(1), Seat::new(4));
        let mut steps = vec![Move::Roll, Move::End, Move::Keep, Move::Reroll, Move::Pay, Move::Decline, Move::Stop];
        steps.extend([Move::Block, Move::Steal(seat, 0), Move::Steal(other, 5), Move::Choose(other)]);
        for face in Face::ALL {
            steps.extend([Move::Light(face), Move::Buy(face), Move::Summon(face), Move::Free(face), Move::Call(face)]);
            for card in [Pick { face, nth: 1 }, Pick { face, nth: 3 }] {
                steps.extend([Move::Give(card), Move::Share(card), Move::Wake(card), Move::Discard(card)]);
                steps.extend([Move::Take(seat, card), Move::Bite(other, card), Move::Mark(card)]);
            }
            steps.extend([Move::Gain(face), Move::Replace([None, Some(face), None, None, Some(Face::Eve)])]);
        }
        steps.push(Move::Replace([None; SLOTS]));
        for step in steps {
            assert_eq!(step.to_string().parse(), Ok(step), "{step}");
        }
        for words in
            ["", "buy", "buy bob", "wake eve 1", "wake eve x", "take eve", "replace 6:eve", "replace 0:eve", "roll 7"]
        {
            assert!(words.parse::<Move>().is_err(), "{words}");
        }
    }
}
