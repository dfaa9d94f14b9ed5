//! The ways to answer: a whole turn in one form, and one line for each choice of a card.

use crate::engine::{Choice, Line, On, Seat, Slot, Take, Way};

use super::cards::Face;
use super::effect::{Cost, Filter, Op};
use super::forecast::chances;
use super::legal;
use super::moves::{Move, Pick};
use super::state::{Question, Serial, State};

/// With more cards than this a form would be a wall: a summon is asked for card by card.
const MOST_CARDS: usize = 20;

pub fn ways(state: &State, seat: Seat, question: Question) -> Vec<Way> {
    match question {
        Question::Main => main(state, seat),
        Question::Pay => pay(state),
        Question::Split { .. } => vec![split(state)],
        Question::Replace => vec![replace(state, "replace", "demons-way-replace")],
        _ => legal::legal(state, seat).into_iter().map(|step| way(state, seat, step)).collect(),
    }
}

fn main(state: &State, seat: Seat) -> Vec<Way> {
    let mut ways = Vec::new();
    let player = state.player(seat);
    let summons = legal::can_summon(state, seat);
    if legal::can_buy(state, seat) {
        let mut card = Slot::new(Line::new("demons-slot-buy"), Take::One, " ", "");
        card.choices = state.in_block(Filter::OwnCard).into_iter().map(|face| in_block(face.id(), face)).collect();
        ways.push(Way::new("buy", Line::new("demons-way-buy")).slot(card).slot(after(state, true)));
    }
    if summons {
        let mut demon = Slot::new(Line::new("demons-slot-summon"), Take::One, " ", "");
        demon.choices = player.hand.iter().map(|face| in_hand(seat, *face)).collect();
        let mut way = Way::new("summon", Line::new("demons-way-summon")).slot(demon);
        // What hatches out of an egg is asked before anything else, and more than a form can hold card by card.
        if player.tableau.len() <= MOST_CARDS {
            way = way.slot(given_up(state, seat)).slot(after(state, false));
        }
        ways.push(way);
    }
    if legal::can_free(state, seat) {
        let mut demon = Slot::new(Line::new("demons-slot-summon"), Take::One, " ", "");
        demon.choices = player.hand.iter().map(|face| in_hand(seat, *face)).collect();
        ways.push(Way::new("free", Line::new("demons-way-free")).slot(demon));
    }
    if legal::can_share(state, seat) {
        let mut card = Slot::new(Line::new("demons-slot-share"), Take::One, " ", "");
        let cards = legal::options(state, player.takeable());
        let choice = |(pick, serial)| named(state, seat, pick, serial);
        card.choices = cards.into_iter().map(choice).collect();
        ways.push(Way::new("share", Line::new("demons-way-share")).slot(card));
    }
    ways.push(match state.turn.rolled {
        true => Way::new("end", Line::new("demons-way-end")),
        false => Way::new("roll", Line::new("demons-way-roll")),
    });
    ways
}

/// What comes after buying or summoning.
fn after(state: &State, roll_at_once: bool) -> Slot {
    let mut then = Slot::new(Line::new("demons-slot-then"), Take::One, "; ", "");
    let later = |usual: bool| Choice { usual, ..Choice::new("", Line::new("demons-choice-later")) };
    let roll = Choice { usual: roll_at_once, ..Choice::new("roll", Line::new("demons-way-roll")) };
    then.choices = match state.turn.rolled {
        true => vec![later(true), Choice::new("end", Line::new("demons-way-end"))],
        false if roll_at_once => vec![roll, later(false)],
        false => vec![later(true), roll],
    };
    then
}

/// The cards given up for a demon.
fn given_up(state: &State, seat: Seat) -> Slot {
    let price = state.sacrifice(seat) as u8;
    let take = Take::Some { least: price, most: price };
    let title = Line::new("demons-slot-give").number("count", price);
    let mut slot = Slot::new(title, take, " with ", " + ");
    let mut counted: Vec<Face> = Vec::new();
    for lying in &state.player(seat).tableau {
        let nth = counted.iter().filter(|face| **face == lying.face).count() as u8;
        counted.push(lying.face);
        let on = On::zone("cards").of(seat).nth(lying.face.id(), nth);
        slot.choices.push(Choice::new(lying.face.id(), Line::new(lying.face.name())).note(numbers(lying.face)).on(on));
    }
    slot
}

fn in_block(word: &'static str, face: Face) -> Choice {
    let note = Line::new("demons-note-card").line("numbers", numbers(face)).line("text", Line::new(face.text()));
    Choice::new(word, Line::new(face.name())).note(note).on(On::zone("block").piece(face.id()))
}

fn in_hand(seat: Seat, face: Face) -> Choice {
    let note = Line::new("demons-note-card").line("numbers", numbers(face)).line("text", Line::new(face.text()));
    Choice::new(face.id(), Line::new(face.name())).note(note).on(On::zone("hand").of(seat).piece(face.id()))
}

fn named(state: &State, owner: Seat, pick: Pick, serial: Serial) -> Choice {
    let choice = Choice::new(pick.to_string(), card_label(pick)).note(numbers(pick.face));
    Choice { on: on_card(state, owner, serial), ..choice }
}

/// A card in play as the scene shows it: demons first, then neighbours, then candles.
pub fn on_card(state: &State, owner: Seat, serial: Serial) -> Option<On> {
    let player = state.player(owner);
    let mut lying = player.demons.iter().chain(&player.tableau).chain(&player.candles);
    let face = player.find(serial)?.face;
    let nth = lying.by_ref().take_while(|other| other.serial != serial).filter(|other| other.face == face).count();
    Some(On::zone("cards").of(owner).nth(face.id(), nth as u8))
}

/// The name of a card; of copies that differ, which.
fn card_label(pick: Pick) -> Line {
    match pick.nth {
        1 => Line::new(pick.face.name()),
        nth => Line::new("demons-nth").term("card", pick.face.name()).number("nth", nth),
    }
}

/// The sums that wake a card, and how often two dice come to one of them.
pub fn numbers(face: Face) -> Line {
    let numbers = &face.print().numbers;
    if numbers.is_empty() {
        return Line::new("demons-numbers-none");
    }
    let words: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    let of: u8 = numbers.iter().map(|sum| chances(*sum)).sum();
    Line::new("demons-numbers").word("numbers", words.join(", ")).number("chances", of)
}

fn pay(state: &State) -> Vec<Way> {
    let acting = legal::acting(state);
    let label = || Line::new("demons-way-pay").term("card", acting.face.name());
    let mut pay = Way::new("pay", label()).note(Line::new(acting.face.text()));
    let first = legal::op(state);
    match (&acting.face.print().cost, first) {
        (Some(Cost::Own(filters)), _) if filters.len() == 1 => {
            let cards = legal::to_pay(state);
            if cards.len() > 1 {
                let mut slot = Slot::new(Line::new("demons-slot-price"), Take::One, " ", "");
                let plain = cards.into_iter().filter(|(pick, _)| pick.nth == 1);
                slot.choices = plain.map(|(pick, serial)| named(state, acting.seat, pick, serial)).collect();
                pay = pay.slot(slot);
            }
        }
        (Some(Cost::This), Op::StealOrGain { .. }) => {
            let steps = legal::takeable(state);
            if steps.len() > 1 && !legal::whose_first(state) {
                let mut slot = Slot::new(Line::new("demons-slot-take"), Take::One, "; ", "");
                slot.choices = steps.into_iter().map(|step| choice(state, step)).collect();
                pay = pay.slot(slot);
            }
        }
        (Some(Cost::This), Op::DiscardOpponents { .. }) => {
            let cards = legal::cards_of_others(state);
            if cards.len() > 1 && !legal::whose_first(state) {
                let mut slot = Slot::new(Line::new("demons-slot-bite"), Take::One, "; ", "");
                let steps = cards.into_iter().map(|(seat, pick, _)| Move::Bite(seat, pick));
                slot.choices = steps.map(|step| choice(state, step)).collect();
                pay = pay.slot(slot);
            }
        }
        _ => {}
    }
    let replaces = acting.face.print().does.contains(&Op::ReplaceAny) && state.block.iter().any(Option::is_some);
    if replaces {
        pay = replace(state, "pay; replace", "demons-way-pay");
        pay.label = label();
        pay = pay.note(Line::new(acting.face.text()));
    }
    vec![Way::new("decline", Line::new("demons-way-decline").term("card", acting.face.name())), pay]
}

fn choice(state: &State, step: Move) -> Choice {
    let way = way(state, legal::acting(state).seat, step);
    Choice { note: way.note, on: way.on, ..Choice::new(way.word, way.label) }
}

fn split(state: &State) -> Way {
    let acting = legal::acting(state);
    let left = legal::souls_left(state) as u8;
    let mut slot = Slot::new(Line::new("demons-slot-split"), Take::Split { total: left }, " ", " + ");
    let asked = |seat: &Seat| acting.aimed.iter().any(|(at, _)| at == seat);
    let preys = state.preys(acting.seat).filter(|seat| !asked(seat) && state.player(*seat).souls > 0);
    slot.choices = preys
        .map(|seat| {
            let souls = state.player(seat).souls;
            let note = Line::new("demons-note-souls").number("count", souls);
            let choice = Choice::new(seat.to_string(), Line::new("demons-choice-from").seat("seat", seat)).note(note);
            choice.capped(souls.min(u16::from(u8::MAX)) as u8).on(On::zone("cards").of(seat))
        })
        .collect();
    slot.choices.push(Choice::new("supply", Line::new("demons-choice-supply")));
    Way::new("steal", Line::new("demons-way-steal").number("count", left)).slot(slot)
}

fn replace(state: &State, word: &'static str, label: &'static str) -> Way {
    let filled = state.block.iter().enumerate().filter_map(|(slot, face)| face.map(|face| (slot, face)));
    let filled: Vec<(usize, Face)> = filled.collect();
    let take = Take::Some { least: 0, most: filled.len() as u8 };
    let mut slot = Slot::new(Line::new("demons-slot-replace"), take, " ", " ");
    let nth = |at: usize, face: Face| state.block[..at].iter().filter(|other| **other == Some(face)).count() as u8;
    slot.choices = filled
        .into_iter()
        .map(|(at, face)| {
            let choice = Choice::new(format!("{}:{face}", at + 1), Line::new(face.name()));
            choice.note(Line::new(face.text())).on(On::zone("block").nth(face.id(), nth(at, face)))
        })
        .collect();
    Way::new(word, Line::new(label).term("card", legal::acting(state).face.name())).slot(slot)
}

/// One step as a line of its own, on the thing that it is about.
fn way(state: &State, seat: Seat, step: Move) -> Way {
    let mut way = told(state, seat, step);
    way.on = on(state, seat, step);
    way
}

/// The thing on the table that a step is about.
fn on(state: &State, seat: Seat, step: Move) -> Option<On> {
    let own = |cards: Vec<(Pick, Serial)>, pick: Pick| {
        legal::find(&cards, pick).and_then(|serial| on_card(state, seat, serial))
    };
    let others = |owner: Seat, pick: Pick| {
        let cards = legal::cards_of_others(state);
        let found = cards.into_iter().find(|(other, card, _)| *other == owner && *card == pick);
        found.and_then(|(_, _, serial)| on_card(state, owner, serial))
    };
    match step {
        Move::Light(candle) => Some(On::zone("candles").piece(candle.id())),
        Move::Give(pick) => own(legal::to_give(state, seat), pick),
        Move::Wake(pick) => own(legal::to_wake(state), pick),
        Move::Discard(pick) => own(legal::to_pay(state), pick),
        Move::Mark(pick) => own(legal::to_mark(state), pick),
        Move::Gain(face) => Some(On::zone("block").piece(face.id())),
        Move::Call(face) => Some(On::zone("seen").piece(face.id())),
        Move::Take(owner, pick) | Move::Bite(owner, pick) => others(owner, pick),
        Move::Choose(other) => Some(On::zone("cards").of(other)),
        Move::Block => Some(On::zone("block")),
        _ => None,
    }
}

/// A step in words.
fn told(state: &State, seat: Seat, step: Move) -> Way {
    let card = |id: &'static str, pick: Pick| {
        let label = Line::new(id).line("card", card_label(pick));
        Way::new(step.to_string(), label).note(Line::new(pick.face.text()))
    };
    let first = |face: Face| Pick { face, nth: 1 };
    let of = |id: &'static str, owner: Seat, pick: Pick| {
        let label = Line::new(id).line("card", card_label(pick)).seat("seat", owner);
        Way::new(step.to_string(), label).note(Line::new(pick.face.text()))
    };
    let plain = |id: &'static str| Way::new(step.to_string(), Line::new(id));
    match step {
        Move::Light(candle) => Way::new(step.to_string(), Line::new(candle.name())).note(numbers(candle)),
        Move::Give(pick) => card("demons-way-give", pick),
        Move::Wake(pick) => card("demons-way-wake", pick),
        Move::Discard(pick) => card("demons-way-discard", pick),
        Move::Gain(face) => card("demons-way-gain", first(face)),
        Move::Call(face) => card("demons-way-call", first(face)),
        Move::Mark(pick) => card("demons-way-mark", pick),
        Move::Take(owner, pick) => of("demons-way-take", owner, pick),
        Move::Bite(owner, pick) => of("demons-way-bite", owner, pick),
        Move::Keep => plain("demons-way-keep"),
        Move::Reroll => plain("demons-way-reroll"),
        Move::Stop => plain("demons-way-stop"),
        Move::Block => plain("demons-way-block"),
        Move::Decline => {
            Way::new("decline", Line::new("demons-way-decline").term("card", legal::acting(state).face.name()))
        }
        Move::Choose(other) => {
            let player = state.player(other);
            let note = Line::new("demons-note-seat")
                .number("souls", player.souls)
                .number("cards", player.tableau.len() as i64)
                .number("demons", player.demons.len() as i64);
            Way::new(step.to_string(), Line::new("demons-way-choose").seat("seat", other)).note(note)
        }
        _ => {
            debug_assert!(false, "{step} of {seat} has a form of its own");
            plain("demons-way-end")
        }
    }
}
