//! The form of a question: a card together with what it does, while that stays short enough to look over.

use crate::engine::{Choice, Line, On, Seat, Slot, Take, Way};

use super::board::{Cell, PlaceKind};
use super::cards::{Card, Effect, Kids};
use super::moves::{Goal, Move, Spot};
use super::names::{goal, grid, kid_number, street};
use super::rules::legal;
use super::scene;
use super::scoring;
use super::state::{Pending, Question, State};
use super::uses;

/// A form with more to look over than this is asked in steps.
const BREADTH: usize = 60;

pub fn ways(state: &State, seat: Seat, question: Question) -> Vec<Way> {
    let steps = legal::moves(state, seat);
    match question {
        Question::Act => acting(state, seat, &steps),
        Question::Use(_) => using(state, seat, &steps),
        _ => steps.iter().map(|step| plain(state, seat, *step)).collect(),
    }
}

fn breadth(ways: &[Way]) -> usize {
    ways.iter().map(|way| 1 + way.slots.iter().map(|slot| slot.choices.len()).sum::<usize>()).sum()
}

/// Cards with their uses; where that would be a wall, the widest cards come without.
fn acting(state: &State, seat: Seat, steps: &[Move]) -> Vec<Way> {
    let mut ways: Vec<Way> = steps.iter().map(|step| plain(state, seat, *step)).collect();
    for way in &mut ways {
        if let Ok(card) = way.word.parse::<Card>() {
            way.slots = slots(state, seat, card);
        }
    }
    while breadth(&ways) > BREADTH {
        let widest = ways.iter_mut().max_by_key(|way| way.slots.iter().map(|slot| slot.choices.len()).sum::<usize>());
        match widest {
            Some(way) if !way.slots.is_empty() => way.slots.clear(),
            _ => break,
        }
    }
    ways
}

/// What remains to choose for a card: a line each, or where these are too many, kid by kid.
fn using(state: &State, seat: Seat, steps: &[Move]) -> Vec<Way> {
    if steps.len() <= BREADTH {
        return steps.iter().map(|step| plain(state, seat, *step)).collect();
    }
    let mut ways: Vec<Way> = Vec::new();
    for step in steps {
        let Move::Go(from, to) = *step else {
            ways.push(plain(state, seat, *step));
            continue;
        };
        let word = from.to_string();
        if !ways.iter().any(|way| way.word == word) {
            let label = Line::new("strangers-way-kid").number("kid", kid_number(state, seat, from) as i64);
            let slot = Slot::new(Line::new("strangers-slot-where"), Take::One, " to ", "");
            ways.push(Way::new(word.clone(), label.line("from", street(state.board(), from))).slot(slot));
        }
        let way = ways.iter_mut().find(|way| way.word == word).expect("pushed above");
        let choice = Choice::new(to.to_string(), goal(state.board(), to)).on(on_goal(to));
        way.slots[0].choices.push(noted(choice, note(state, to)));
    }
    ways
}

/// The holes of a card: what it would do if it were played now.
fn slots(state: &State, seat: Seat, card: Card) -> Vec<Slot> {
    let waiting = state.player(seat).moving.clone();
    let pending = Pending { card, waiting, moved: 0, stop: None, date: None };
    let options = uses::uses(state, &pending);
    if options.is_empty() {
        return Vec::new();
    }
    let title = || Line::new("strangers-slot-use");
    match card.effect() {
        Effect::Move { kids, .. } if *kids != Kids::One => each_kid(state, seat, *kids, &options),
        Effect::Carpool => carpool(state, seat, &options),
        Effect::Invite { most: 2.., .. } => {
            let mut first = Slot::new(Line::new("strangers-slot-first"), Take::One, " ", "");
            first.choices = options.iter().map(|step| choice(state, seat, *step)).collect();
            let mut second = Slot::new(Line::new("strangers-slot-second"), Take::One, ", ", "");
            second.choices = vec![nobody()];
            second.choices.extend(first.choices.clone());
            vec![first, second]
        }
        _ => {
            let mut slot = Slot::new(title(), Take::One, " ", "");
            slot.choices = options.iter().map(|step| choice(state, seat, *step)).collect();
            if let [only] = &mut slot.choices[..] {
                only.usual = true;
            }
            vec![slot]
        }
    }
}

/// The choice to leave somebody where they are.
fn nobody() -> Choice {
    let mut choice = Choice::new("", Line::new("strangers-choice-nobody"));
    choice.usual = true;
    choice
}

/// A hole for each kid that can go.
fn each_kid(state: &State, seat: Seat, kids: Kids, options: &[Move]) -> Vec<Slot> {
    let mut slots: Vec<Slot> = Vec::new();
    for (nth, from) in state.player(seat).moving.iter().enumerate() {
        let goals = options.iter().filter(|step| matches!(step, Move::Go(cell, _) if cell == from));
        let mut choices: Vec<Choice> = goals.map(|step| choice(state, seat, *step)).collect();
        if choices.is_empty() {
            continue;
        }
        if kids == Kids::Any {
            choices.insert(0, nobody());
        }
        let title =
            Line::new("strangers-slot-kid").number("kid", nth as i64 + 1).line("from", street(state.board(), *from));
        let mut slot = Slot::new(title, Take::One, if slots.is_empty() { " " } else { ", " }, "");
        slot.choices = choices;
        slots.push(slot);
    }
    slots
}

fn carpool(state: &State, seat: Seat, options: &[Move]) -> Vec<Slot> {
    let board = state.board();
    let (mut from, mut to): (Vec<Cell>, Vec<Cell>) = (Vec::new(), Vec::new());
    for step in options {
        if let Move::Go(cell, Goal::Street(stop)) = step {
            from.push(*cell);
            to.push(*stop);
        }
    }
    to.sort_unstable();
    to.dedup();
    let kids: Vec<Cell> = state.player(seat).moving.iter().copied().filter(|cell| from.contains(cell)).collect();
    let most = kids.len() as u8;
    let mut who = Slot::new(Line::new("strangers-slot-who"), Take::Some { least: 1, most }, " ", ", ");
    who.choices = kids
        .iter()
        .map(|cell| {
            let label = Line::new("strangers-choice-kid").number("kid", kid_number(state, seat, *cell) as i64);
            Choice::new(cell.to_string(), label.line("from", street(board, *cell)))
                .on(scene::on_kid(state, seat, *cell))
        })
        .collect();
    let mut stop = Slot::new(Line::new("strangers-slot-stop"), Take::One, " to ", "");
    stop.choices = to
        .iter()
        .map(|cell| Choice::new(cell.to_string(), street(board, *cell)).on(on_goal(Goal::Street(*cell))))
        .collect();
    vec![who, stop]
}

fn on_goal(to: Goal) -> On {
    On::zone("map").place(to.to_string())
}

fn noted(mut choice: Choice, note: Option<Line>) -> Choice {
    choice.note = note;
    choice
}

fn choice(state: &State, seat: Seat, step: Move) -> Choice {
    let (label, on) = label(state, seat, step);
    let mut choice = Choice::new(step.to_string(), label);
    choice.on = on;
    match step {
        Move::Go(_, to) => noted(choice, note(state, to)),
        _ => choice,
    }
}

/// What the kid would score there, and what else the place does.
fn note(state: &State, to: Goal) -> Option<Line> {
    let Goal::Place(id) = to else { return None };
    let board = state.board();
    let at = usize::from(board.place(id)?);
    let place = &board.places[at];
    let slot = state.free_slot(at)?;
    let points = board.slots[usize::from(slot)].points;
    let line = |id: &'static str| Line::new(id).number("points", points);
    Some(match (place.full, place.kind) {
        (Some(full), _) => line("strangers-note-venue").number("full", full),
        (_, PlaceKind::Library) => line("strangers-note-library"),
        (_, PlaceKind::Park) => line("strangers-note-park"),
        _ => line("strangers-note-home"),
    })
}

/// A step as a way of its own.
fn plain(state: &State, seat: Seat, step: Move) -> Way {
    let (label, on) = label(state, seat, step);
    let mut way = Way::new(step.to_string(), label);
    way.on = on;
    way.note = match step {
        Move::Play(card) if uses::works(state, card) => Some(Line::new(card.text())),
        Move::Play(card) => Some(Line::new("strangers-note-idle").line("text", Line::new(card.text()))),
        Move::Plan(card) | Move::Copy(Some(card)) => Some(Line::new(card.text())),
        Move::Go(_, to) => note(state, to),
        Move::Flee(_) => Some(Line::new("strangers-note-flee")),
        Move::Visit(whom) => {
            Some(Line::new("strangers-note-hand").number("count", state.player(whom).hand.len() as i64))
        }
        Move::Alien(cell) => landing_note(state, cell),
        Move::Saucer(owner, Spot::Home(..)) => saucer_note(state, owner, step),
        _ => None,
    };
    way
}

/// Whoever stands where an alien would land.
fn landing_note(state: &State, cell: Cell) -> Option<Line> {
    let there = |seat: &Seat| state.player(*seat).moving.contains(&cell);
    let owners: Vec<Seat> = Seat::all(state.table.seats).filter(there).collect();
    let seats = owners.into_iter().map(crate::engine::Arg::Seat);
    let line = Line::new("strangers-note-takes").list("seats", seats.clone());
    (seats.len() > 0).then_some(line)
}

fn saucer_note(state: &State, owner: Seat, step: Move) -> Option<Line> {
    let Move::Saucer(_, spot) = step else { return None };
    let slot = state.safe(owner).find(|slot| Spot::of_slot(state.board(), *slot) == spot)?;
    Some(Line::new("strangers-note-home").number("points", scoring::worth(state, slot)))
}

/// What a step is called, and the thing on the table that it is.
pub fn label(state: &State, seat: Seat, step: Move) -> (Line, Option<On>) {
    let board = state.board();
    let hand = |owner: Seat, card: Card| On::zone("hand").of(owner).piece(card.id());
    let kid = |cell: Cell| kid_number(state, seat, cell) as i64;
    match step {
        Move::Plan(card) => (Line::new("strangers-way-plan").term("card", card.name()), None),
        Move::Release => (Line::new("strangers-way-release").number("left", state.player(seat).reserve), None),
        Move::Flee(cell) => {
            let line = Line::new("strangers-way-flee").number("kid", kid(cell)).line("from", street(board, cell));
            (line, Some(scene::on_kid(state, seat, cell)))
        }
        Move::Discard(card) => (Line::new("strangers-way-discard").term("card", card.name()), None),
        Move::Play(card) => (Line::new("strangers-way-play").term("card", card.name()), Some(hand(seat, card))),
        Move::Go(from, to) => {
            let line = Line::new("strangers-way-go").number("kid", kid(from)).word("from", grid(from));
            (line.line("to", goal(board, to)), Some(on_goal(to)))
        }
        Move::Invite(owner, cell) => {
            let line = Line::new("strangers-way-invite").seat("seat", owner).line("from", street(board, cell));
            (line, Some(scene::on_kid(state, owner, cell)))
        }
        Move::Evict(place) => {
            let first = board.place(place).map(|at| board.places[usize::from(at)].first);
            let owner = first.and_then(|slot| state.homes[usize::from(slot)]).unwrap_or(seat);
            let line = Line::new("strangers-way-evict").seat("seat", owner).term("place", place.name());
            (line, Some(On::zone("map").place(place.word())))
        }
        Move::Clear(cell) => {
            (Line::new("strangers-way-clear").line("from", street(board, cell)), Some(on_goal(Goal::Street(cell))))
        }
        Move::Done => (Line::new("strangers-way-done"), None),
        Move::Visit(whom) => (Line::new("strangers-way-visit").seat("seat", whom), Some(On::zone("hand").of(whom))),
        Move::Copy(Some(card)) => {
            let on = match state.question() {
                Some(Question::DateCard(whom)) => Some(hand(whom, card)),
                _ => None,
            };
            (Line::new("strangers-way-copy").term("card", card.name()), on)
        }
        Move::Copy(None) => (Line::new("strangers-way-copy-none"), None),
        Move::First(threat) => (Line::new(format!("strangers-way-first-{threat}")), None),
        Move::Alien(cell) => {
            (Line::new("strangers-way-alien").line("at", street(board, cell)), Some(on_goal(Goal::Street(cell))))
        }
        Move::Saucer(owner, spot) => aim(state, owner, spot),
    }
}

fn aim(state: &State, owner: Seat, spot: Spot) -> (Line, Option<On>) {
    let board = state.board();
    let (at, cell) = match spot {
        Spot::Street(cell) => (street(board, cell), Some(cell)),
        Spot::Home(place, _) => {
            let slot = state.safe(owner).find(|slot| Spot::of_slot(board, *slot) == spot);
            (Line::new(place.name()), slot.map(|slot| board.slots[usize::from(slot)].cell))
        }
    };
    let line = Line::new("strangers-way-saucer").seat("seat", owner).line("at", at);
    (line, cell.map(|cell| scene::on_kid(state, owner, cell)))
}
