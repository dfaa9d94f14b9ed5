//! The question to the active player, and what the others are told while they wait.

use std::borrow::Cow;

use crate::engine::ask::Kind as Asked;
use crate::engine::prompt::Wait;
use crate::engine::{
    Ask, Brief, Choice, Dice, Draft, Duty, Game, Key, Lapse, Line, On, Prompt, Seat, SeatSet, Slot, Take, Viewer, Way,
};

use super::Dig;
use super::cards::{Kind, Theft};
use super::further::further_slot;
use super::moves::{self, Mark, Move};
use super::odds::Pool;
use super::state::{Phase, Question, StackId, State};
use super::view;

pub fn prompt(state: &State, seat: Seat) -> Prompt {
    let Phase::Asking(question) = state.phase else { return Prompt::over() };
    if seat != state.active {
        let told = about("dig-wait-", state, question).seat("seat", state.active);
        return Prompt::Wait(Wait { on: SeatSet::only(state.active), question: Some(told), ahead: None });
    }
    let ways = match question {
        Question::Order { stack, depth, placed } => vec![order(&state.top(stack, depth), usize::from(placed), stack)],
        _ => moves::legal(state, seat)
            .into_iter()
            .map(|step| Way { on: spot(state, seat, step), ..way(state, seat, step) })
            .collect(),
    };
    let least = moves::least(state, seat).map(|step| step.to_string()).unwrap_or_default();
    let (word, headline) = (word(question), about("dig-do-", state, question));
    let lapse = Lapse::caretaker(least);
    let ask = Ask::new(key(state, question), kind(question, word), headline, sentence(state, question), ways, lapse);
    // Wherever the digging may go on after the answer, how far can be said with it.
    let ask = match question {
        Question::MustDig | Question::DigOrStop | Question::UseDog => ask.then(vec![further_slot(state)]),
        Question::GiveDug { .. } | Question::AttachWhere { .. } => ask.then(vec![further_slot(state)]),
        _ => ask,
    };
    Prompt::Lead(if reveals(state, seat, question) { ask.revealing() } else { ask })
}

/// The prompt in short, without counting odds.
pub fn brief(state: &State, seat: Seat) -> Brief {
    match state.phase {
        Phase::Asking(question) if seat == state.active => Brief { duty: Duty::Lead, key: Some(key(state, question)) },
        _ => Brief { duty: Duty::Wait, key: None },
    }
}

/// Nobody but the active player changes anything, so the turn and the cards it moved tell questions apart.
fn key(state: &State, question: Question) -> Key {
    let left: usize = StackId::ALL.iter().map(|stack| state.stack(*stack).height()).sum();
    format!("{}/{}.{}.{left}.{}", word(question), state.turn, state.haul.len(), state.pending.len()).into()
}

/// One word for what is asked.
const fn word(question: Question) -> &'static str {
    match question {
        Question::MustDig | Question::DigOrStop => "dig",
        Question::UseDog => "dog",
        Question::GiveDug { .. } | Question::GiveCollected { .. } => "give",
        Question::NextCollect => "next",
        Question::OrderWhere { .. } | Question::TakeWhere { .. } => "look",
        Question::Order { .. } => "order",
        Question::Take { .. } => "take",
        Question::RobWhom { .. } => "rob",
        Question::StealWhich { .. } => "steal",
        Question::MineWhere => "mine",
        Question::AttachWhere { .. } => "attach",
    }
}

/// All of it lies open: a card that asks was turned up before everybody.
fn kind(question: Question, word: &'static str) -> Asked {
    let kind = Asked::new(word);
    match question {
        Question::MustDig => kind.tag("first"),
        Question::GiveDug { card } | Question::GiveCollected { card } | Question::AttachWhere { card } => {
            kind.tag(card.id())
        }
        Question::Order { stack, .. } | Question::Take { stack, .. } => kind.tag(stack.word()),
        Question::StealWhich { from } => kind.seat(from),
        _ => kind,
    }
}

/// The question as the active player reads it.
pub fn sentence(state: &State, question: Question) -> Line {
    about("dig-ask-", state, question)
}

fn about(prefix: &str, state: &State, question: Question) -> Line {
    let named = |name: &str| Line::new(Cow::Owned(format!("{prefix}{name}")));
    match question {
        Question::MustDig => named("must-dig"),
        Question::DigOrStop => named("dig-or-stop").number("count", state.haul.len() as i64),
        Question::UseDog => named("use-dog"),
        Question::GiveDug { card } | Question::GiveCollected { card } => named("give").term("card", card.name()),
        Question::NextCollect => named("next-collect"),
        Question::OrderWhere { depth } => named("order-where").number("count", depth),
        Question::Order { stack, depth, placed } => {
            named("order").word("stack", stack.letter()).number("count", depth - placed)
        }
        Question::TakeWhere { depth } => named("take-where").number("count", depth),
        Question::Take { stack, depth } => named("take").word("stack", stack.letter()).number("count", depth),
        Question::RobWhom { mode: Theft::LookAndChoose } => named("search-whom"),
        Question::RobWhom { mode: Theft::Random } => named("rob-whom"),
        Question::StealWhich { from } => named("steal-which").seat("from", from),
        Question::MineWhere => named("mine-where"),
        Question::AttachWhere { card } => named("attach-where").term("card", card.name()),
    }
}

pub fn way(state: &State, seat: Seat, step: Move) -> Way {
    let card_way = |id: &'static str, card: Kind| {
        Way::new(step.to_string(), Line::new(id).term("card", card.name())).note(Line::new(card.text()))
    };
    let stack_way = |id: &'static str, stack: StackId| {
        Way::new(step.to_string(), Line::new(id).word("stack", stack.letter())).note(height(state, seat, stack))
    };
    match step {
        Move::Dig(stack) => {
            let way = Way::new(step.to_string(), Line::new("dig-way-dig").word("stack", stack.letter()));
            way.note(digging(state, seat, stack))
        }
        Move::Stop => Way::new("stop", Line::new("dig-way-stop").number("count", state.haul.len() as i64)),
        Move::Dog => Way::new("dog", Line::new("dig-way-dog")),
        Move::NoDog => Way::new("no dog", Line::new("dig-way-no-dog")),
        Move::Give(to) => Way::new(step.to_string(), Line::new("dig-way-give").seat("seat", to)),
        Move::Next(card) => card_way("dig-way-next", card),
        Move::Stack(stack) => match state.question() {
            Some(Question::MineWhere) => stack_way("dig-way-mine", stack),
            _ => stack_way("dig-way-look", stack),
        },
        Move::None => match state.question() {
            Some(Question::MineWhere) => Way::new("none", Line::new("dig-way-mine-none")),
            _ => Way::new("none", Line::new("dig-way-take-none")),
        },
        Move::Put(card) => card_way("dig-way-put", card),
        Move::Take(card) => card_way("dig-way-take", card),
        Move::Rob(victim) => {
            let cards = Line::new("dig-note-pile").number("count", state.pile(victim).len() as i64);
            Way::new(step.to_string(), Line::new("dig-way-rob").seat("seat", victim)).note(cards)
        }
        Move::Steal(card, Mark::Plain) => card_way("dig-way-steal", card),
        Move::Steal(card, Mark::Used) => card_way("dig-way-steal-used", card),
        Move::Attach(stack) => stack_way("dig-way-attach", stack),
    }
}

/// The thing in the seat's scene that a step is about.
pub fn spot(state: &State, seat: Seat, step: Move) -> Option<On> {
    let looking = match state.question() {
        Some(Question::Order { stack, .. } | Question::Take { stack, .. }) => Some(stack),
        _ => None,
    };
    Some(match step {
        Move::Dig(stack) | Move::Stack(stack) | Move::Attach(stack) => view::on_stack(stack),
        Move::Stop => On::zone("haul").of(state.active),
        Move::Dog => {
            let kept = state.pile(seat)[state.rescuer(*state.haul.last()?)?];
            view::on_kept(state, seat, seat, kept.kind, false)
        }
        // Partners share a pile: which of them is meant is said in words.
        Move::Give(to) => view::on_pile(state, seat, to),
        Move::Rob(victim) => view::on_pile(state, seat, victim),
        Move::Next(card) => view::on_kept(state, seat, seat, card, false),
        Move::Put(card) | Move::Take(card) => view::on_stack(looking?).piece(card.id()),
        Move::Steal(card, mark) => match state.question() {
            Some(Question::StealWhich { from }) => view::on_kept(state, seat, from, card, mark == Mark::Used),
            _ => return None,
        },
        Move::NoDog | Move::None => return None,
    })
}

/// All cards seen that do not lie in their new place yet, to be ranked in one form; the notation takes them in one step.
fn order(seen: &[Kind], placed: usize, stack: StackId) -> Way {
    let left = seen.len() - placed;
    let mut slot = Slot::new(Line::new("dig-slot-order"), Take::Ranked(left as u8), " ", " ");
    slot.choices = (placed..seen.len())
        .map(|place| {
            let card = seen[place];
            let equal = seen[..place].iter().filter(|other| **other == card).count();
            Choice::new(card.id(), Line::new(card.name())).on(view::on_stack(stack).nth(card.id(), equal as u8))
        })
        .collect();
    Way::new("put", Line::new("dig-way-order")).slot(slot)
}

fn height(state: &State, seat: Seat, stack: StackId) -> Line {
    let lying = state.stack(stack);
    match lying.top_down().next() {
        Some(top) if top.sure.has(seat) => {
            Line::new("dig-note-known").number("count", lying.height() as i64).term("card", top.kind.name())
        }
        _ => Line::new("dig-note-height").number("count", lying.height() as i64),
    }
}

/// How tall the stack is and how likely its next card ends the turn.
fn digging(state: &State, seat: Seat, stack: StackId) -> Line {
    let lying = state.stack(stack);
    if lying.top_down().next().is_some_and(|top| top.sure.has(seat)) {
        return height(state, seat, stack);
    }
    let viewer = Viewer::Seat(seat);
    let risk = Pool::for_viewer(state, viewer).next_busts(state, viewer, stack);
    let line = Line::new("dig-note-risk").number("count", lying.height() as i64);
    line.number("hits", risk.hits).number("of", risk.of)
}

/// Can an answer show somebody something new? Tried out: what it would be does not matter, only whether.
fn reveals(state: &State, seat: Seat, question: Question) -> bool {
    if matches!(question, Question::MustDig | Question::DigOrStop) {
        return true;
    }
    let dice = Dice::from_seed(0);
    moves::legal(state, seat).into_iter().any(|step| {
        let mut draft = Draft::<Dig>::new(state.clone(), &dice);
        Dig::decide(&mut draft, seat, step).is_ok() && draft.finish().disclosed
    })
}
