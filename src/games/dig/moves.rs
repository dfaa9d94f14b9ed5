//! The steps a player can take, how they are written, which are legal now, and why another one is not.

use std::fmt;
use std::str::FromStr;

use crate::engine::{Line, Refusal, Seat, Stream, notation};

use super::cards::{Kind, distinct};
use super::prompt;
use super::state::{Kept, Phase, Question, StackId, State};

/// One step, in the words of the notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    Dig(StackId),
    Stop,
    Dog,
    NoDog,
    Give(Seat),
    Next(Kind),
    Stack(StackId),
    None,
    Put(Kind),
    Take(Kind),
    Rob(Seat),
    Steal(Kind, Mark),
    Attach(StackId),
}

/// What tells two copies of a card apart for a thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Plain,
    Used,
}

impl Mark {
    pub fn of(kept: &Kept) -> Mark {
        if kept.used { Mark::Used } else { Mark::Plain }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Dig(stack) => write!(f, "dig {stack}"),
            Move::Stop => f.write_str("stop"),
            Move::Dog => f.write_str("dog"),
            Move::NoDog => f.write_str("no dog"),
            Move::Give(seat) => write!(f, "give {seat}"),
            Move::Next(card) => write!(f, "next {card}"),
            Move::Stack(stack) => write!(f, "stack {stack}"),
            Move::None => f.write_str("none"),
            Move::Put(card) => write!(f, "put {card}"),
            Move::Take(card) => write!(f, "take {card}"),
            Move::Rob(seat) => write!(f, "rob {seat}"),
            Move::Steal(card, Mark::Plain) => write!(f, "steal {card}"),
            Move::Steal(card, Mark::Used) => write!(f, "steal {card} used"),
            Move::Attach(stack) => write!(f, "attach {stack}"),
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
        ["dig", stack] => Move::Dig(stack.parse().ok()?),
        ["stop"] => Move::Stop,
        ["dog"] => Move::Dog,
        ["no", "dog"] => Move::NoDog,
        ["give", seat] => Move::Give(seat.parse().ok()?),
        ["next", card] => Move::Next(card.parse().ok()?),
        ["stack", stack] => Move::Stack(stack.parse().ok()?),
        ["none"] => Move::None,
        ["put", card] => Move::Put(card.parse().ok()?),
        ["take", card] => Move::Take(card.parse().ok()?),
        ["rob", seat] => Move::Rob(seat.parse().ok()?),
        ["steal", card] => Move::Steal(card.parse().ok()?, Mark::Plain),
        ["steal", card, "used"] => Move::Steal(card.parse().ok()?, Mark::Used),
        ["attach", stack] => Move::Attach(stack.parse().ok()?),
        _ => return None,
    })
}

/// Every legal next step of the seat.
pub fn legal(state: &State, seat: Seat) -> Vec<Move> {
    let Phase::Asking(question) = state.phase else { return Vec::new() };
    if seat != state.active {
        return Vec::new();
    }
    let live = state.live_stacks();
    match question {
        Question::MustDig => live.map(Move::Dig).collect(),
        Question::DigOrStop => live.map(Move::Dig).chain([Move::Stop]).collect(),
        Question::UseDog => vec![Move::Dog, Move::NoDog],
        Question::GiveDug { .. } | Question::GiveCollected { .. } => {
            seat.others(state.table.seats).map(Move::Give).collect()
        }
        Question::NextCollect => state.pending_kinds().into_iter().map(Move::Next).collect(),
        Question::OrderWhere { .. } | Question::TakeWhere { .. } => live.map(Move::Stack).collect(),
        Question::Order { .. } => distinct(state.looked_at()).into_iter().map(Move::Put).collect(),
        Question::Take { .. } => distinct(state.looked_at()).into_iter().map(Move::Take).chain([Move::None]).collect(),
        Question::RobWhom { .. } => state.robbable().into_iter().map(Move::Rob).collect(),
        Question::StealWhich { from } => {
            let mut steps: Vec<Move> = Vec::new();
            for step in state.pile(from).iter().map(|kept| Move::Steal(kept.kind, Mark::of(kept))) {
                if !steps.contains(&step) {
                    steps.push(step);
                }
            }
            steps
        }
        Question::MineWhere => live.map(Move::Stack).chain([Move::None]).collect(),
        Question::AttachWhere { .. } => live.map(Move::Attach).collect(),
    }
}

/// A random legal step; digging, by far the most frequent question, without a list.
pub fn sample(state: &State, seat: Seat, stream: &mut Stream) -> Option<Move> {
    let stops = match state.question() {
        Some(Question::MustDig) => 0,
        Some(Question::DigOrStop) => 1,
        _ => return stream.pick(&legal(state, seat)).copied(),
    };
    if seat != state.active {
        return None;
    }
    let nth = stream.below(state.live_stacks().count() as u32 + stops) as usize;
    Some(state.live_stacks().nth(nth).map_or(Move::Stop, Move::Dig))
}

/// What is played for somebody who says nothing.
pub fn least(state: &State, seat: Seat) -> Option<Move> {
    let Phase::Asking(question) = state.phase else { return None };
    if seat != state.active {
        return None;
    }
    Some(match question {
        Question::MustDig => {
            // Of equally tall stacks `max_by_key` takes the last, so the list runs backwards.
            let tallest = StackId::ALL.into_iter().rev().filter(|stack| state.stack(*stack).is_live());
            Move::Dig(tallest.max_by_key(|stack| state.stack(*stack).height())?)
        }
        Question::DigOrStop => Move::Stop,
        Question::UseDog => Move::Dog,
        Question::NextCollect => Move::Next(state.pending_kinds().into_iter().min_by_key(|kind| kind.id())?),
        Question::RobWhom { .. } => {
            Move::Rob(state.robbable().into_iter().rev().max_by_key(|seat| state.pile(*seat).len())?)
        }
        Question::StealWhich { from } => {
            let best = state.pile(from).iter().rev().max_by_key(|kept| kept.kind.points())?;
            Move::Steal(best.kind, Mark::of(best))
        }
        Question::Take { .. } | Question::MineWhere => Move::None,
        Question::GiveDug { .. }
        | Question::GiveCollected { .. }
        | Question::OrderWhere { .. }
        | Question::Order { .. }
        | Question::TakeWhere { .. }
        | Question::AttachWhere { .. } => return legal(state, seat).first().copied(),
    })
}

/// What a person typed. Several cards put in order may stand in one step; the last of all may be said or left out.
pub fn read(state: &State, seat: Seat, words: &str) -> Result<Vec<Move>, Refusal> {
    let tidy = notation::tidy(words);
    if let (Some(Question::Order { .. }), Some(cards)) = (state.question(), tidy.strip_prefix("put "))
        && seat == state.active
        && cards.contains(' ')
    {
        return read_order(state, cards);
    }
    match notation::listed(words, legal(state, seat)) {
        // Readable, yet not offered: the rules know better why not.
        Err(refusal) if refusal.id() == "refusal-not-offered" => {
            words.parse().map(|step| vec![step]).map_err(|_| refusal)
        }
        found => found.map(|step| vec![step]),
    }
}

fn read_order(state: &State, cards: &str) -> Result<Vec<Move>, Refusal> {
    let mut left = state.looked_at();
    let mut steps = Vec::new();
    for word in cards.split(' ') {
        let named = notation::listed(word, distinct(left.iter().copied()));
        let card = named.map_err(|refusal| match (refusal.id(), word.parse::<Kind>()) {
            ("refusal-not-asked", _) => Refusal(Line::new("dig-refusal-too-many-put")),
            ("refusal-not-offered", Ok(card)) => not_seen(card),
            _ => refusal,
        })?;
        if left.len() > 1 {
            steps.push(Move::Put(card));
        }
        let at = left.iter().position(|kind| *kind == card).expect("only what is left is listed");
        left.remove(at);
    }
    Ok(steps)
}

fn not_seen(card: Kind) -> Refusal {
    Refusal(Line::new("dig-refusal-not-seen").term("card", card.name()))
}

/// Why a step that is not listed cannot be done.
pub fn why_not(state: &State, question: Question, step: Move) -> Refusal {
    let line = match (question, step) {
        (Question::MustDig, Move::Stop) => Line::new("dig-refusal-dig-first"),
        (Question::MustDig | Question::DigOrStop, Move::Dig(stack))
        | (Question::OrderWhere { .. } | Question::TakeWhere { .. } | Question::MineWhere, Move::Stack(stack))
        | (Question::AttachWhere { .. }, Move::Attach(stack)) => {
            let id = match state.stack(stack).destroyed {
                true => "dig-refusal-stack-destroyed",
                false => "dig-refusal-stack-empty",
            };
            Line::new(id).word("stack", stack.letter())
        }
        (_, Move::Give(seat) | Move::Rob(seat)) if seat.index() >= usize::from(state.table.seats) => {
            Line::new("dig-refusal-no-such-seat").word("seat", seat.to_string())
        }
        (Question::GiveDug { card } | Question::GiveCollected { card }, Move::Give(_)) => {
            Line::new("dig-refusal-give-yourself").term("card", card.name())
        }
        (Question::NextCollect, Move::Next(card)) => Line::new("dig-refusal-not-waiting").term("card", card.name()),
        (Question::Order { .. }, Move::Put(card)) | (Question::Take { .. }, Move::Take(card)) => {
            return not_seen(card);
        }
        (Question::RobWhom { .. }, Move::Rob(seat)) if state.pile(seat).is_empty() => {
            Line::new("dig-refusal-nothing-to-rob").seat("seat", seat)
        }
        (Question::RobWhom { .. }, Move::Rob(_)) => Line::new("dig-refusal-rob-yourself"),
        (Question::StealWhich { from }, Move::Steal(card, mark)) => {
            let id = match mark {
                Mark::Used => "dig-refusal-not-in-pile-used",
                Mark::Plain => "dig-refusal-not-in-pile",
            };
            Line::new(id).term("card", card.name()).seat("seat", from)
        }
        _ => Line::new("dig-refusal-other-question").line("question", prompt::sentence(state, question)),
    };
    Refusal(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_reads_as_it_is_written() {
        let seat = Seat::new(3);
        let mut steps = vec![Move::Stop, Move::Dog, Move::NoDog, Move::None, Move::Give(seat), Move::Rob(seat)];
        for stack in StackId::ALL {
            steps.extend([Move::Dig(stack), Move::Stack(stack), Move::Attach(stack)]);
        }
        for kind in Kind::ALL {
            steps.extend([Move::Next(kind), Move::Put(kind), Move::Take(kind)]);
            steps.extend([Move::Steal(kind, Mark::Plain), Move::Steal(kind, Mark::Used)]);
        }
        for step in steps {
            assert_eq!(step.to_string().parse(), Ok(step));
        }
        for words in ["", "dig", "dig d", "give", "give 2", "steal gold", "stop now"] {
            assert!(words.parse::<Move>().is_err(), "{words}");
        }
    }
}
