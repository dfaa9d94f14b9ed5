//! Positions set up by hand for scenarios and puzzles, and their parts read back. The keys are listed in `mod.rs`.

use crate::engine::{BadSketch, Seat, SeatSet, Sketch, sketch::Mark};

use super::board::Cell;
use super::cards::{Card, Effect};
use super::moves::Spot;
use super::scoring;
use super::state::{Held, KIDS, Player, Question, State};

pub fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
    let mut rest = state.table.cards();
    let mut arranged = State {
        deck: Vec::new(),
        discard: Vec::new(),
        players: vec![Player { reserve: KIDS, ..Player::default() }; state.players.len()],
        homes: vec![None; state.homes.len()],
        aliens: 0,
        active: Seat::new(0),
        turn: 1,
        discarded: false,
        pending: None,
        reveal: None,
        coins: 0,
        shuffles: 0,
        ..state.clone()
    };
    for mark in &sketch.0 {
        set(&mut arranged, &mut rest, mark)?;
    }
    // What nobody named lies below what was, in the order it was dealt.
    let dealt: Vec<Card> = state.deck.iter().copied().filter(|card| take(&mut rest, *card)).collect();
    let named = std::mem::take(&mut arranged.deck);
    arranged.deck = rest.into_iter().chain(dealt).chain(named.into_iter().rev()).collect();
    *state = arranged;
    Ok(())
}

fn take(rest: &mut Vec<Card>, card: Card) -> bool {
    rest.iter().position(|other| *other == card).map(|at| rest.remove(at)).is_some()
}

fn set(state: &mut State, rest: &mut Vec<Card>, mark: &Mark) -> Result<(), BadSketch> {
    let keys: Vec<&str> = mark.key.split('.').collect();
    match keys[..] {
        ["active"] => state.active = seat(state, mark, mark.value.trim())?,
        ["turn"] => state.turn = mark.number()?,
        ["deck"] => state.deck = named(rest, mark)?,
        ["discard"] => state.discard = named(rest, mark)?,
        ["discard", "rest"] => state.discard.append(rest),
        ["aliens"] => {
            for word in mark.items() {
                let landing = word.parse().ok().and_then(|cell| state.board().landing(cell));
                let landing = landing.ok_or_else(|| mark.wrong(format!("no alien can land on `{word}`")))?;
                state.aliens |= 1 << landing;
            }
        }
        ["taken"] => {
            // `p2 gym` fills slots in order, best first.
            for item in mark.items() {
                let words = item.split_once(' ').ok_or_else(|| mark.wrong("reads `p2 gym`"))?;
                let owner = seat(state, mark, words.0)?;
                enter(state, mark, owner, words.1.trim())?;
            }
        }
        [owner, "hand"] => {
            let owner = seat(state, mark, owner)?;
            let known = if state.table.is_architect() { SeatSet::ALL } else { state.table.lookers(owner) };
            let cards = named(rest, mark)?;
            if let Some(card) = cards.iter().find(|card| card.is_reveal()) {
                return Err(mark.wrong(format!("{card} never lies in a hand")));
            }
            state.player_mut(owner).hand = cards.into_iter().map(|card| Held { card, known }).collect();
        }
        [owner, "kids"] => {
            let owner = seat(state, mark, owner)?;
            for word in mark.items() {
                let cell = word.parse::<Cell>().ok().filter(|cell| state.board().street(*cell).is_some());
                let cell = cell.ok_or_else(|| mark.wrong(format!("`{word}` is not a street")))?;
                spend(state, mark, owner)?;
                state.player_mut(owner).moving.push(cell);
            }
        }
        [owner, "safe"] => {
            let owner = seat(state, mark, owner)?;
            for word in mark.items() {
                enter(state, mark, owner, word)?;
            }
        }
        _ => return Err(mark.wrong(format!("`{}` is not a setting of this game", mark.key))),
    }
    Ok(())
}

fn named(rest: &mut Vec<Card>, mark: &Mark) -> Result<Vec<Card>, BadSketch> {
    let card = |word: &&str| {
        let card: Card = word.parse().map_err(|()| mark.wrong(format!("`{word}` is not a card")))?;
        if take(rest, card) { Ok(card) } else { Err(mark.wrong(format!("the deck has no further {card}"))) }
    };
    mark.items().iter().map(card).collect()
}

/// A kid comes out of the reserve.
fn spend(state: &mut State, mark: &Mark, owner: Seat) -> Result<(), BadSketch> {
    let reserve = &mut state.player_mut(owner).reserve;
    *reserve = reserve.checked_sub(1).ok_or_else(|| mark.wrong(format!("{owner} has {KIDS} kids")))?;
    Ok(())
}

/// `gym` takes the best free slot, `pool#2` the second.
fn enter(state: &mut State, mark: &Mark, owner: Seat, word: &str) -> Result<(), BadSketch> {
    let (id, number) = word.split_once('#').map_or((word, None), |(id, number)| (id, number.parse::<u8>().ok()));
    let place = id.parse().ok().and_then(|id| state.board().place(id));
    let place = usize::from(place.ok_or_else(|| mark.wrong(format!("`{id}` is not a place of this board")))?);
    let slot = match number {
        None => state.free_slot(place),
        Some(number) => Some(state.board().places[place].first + number - 1),
    };
    let slot = slot.ok_or_else(|| mark.wrong(format!("{id} is full")))?;
    spend(state, mark, owner)?;
    match state.homes[usize::from(slot)].replace(owner) {
        None => Ok(()),
        Some(_) => Err(mark.wrong(format!("{word} is taken"))),
    }
}

fn seat(state: &State, mark: &Mark, word: &str) -> Result<Seat, BadSketch> {
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats));
    seat.ok_or_else(|| mark.wrong(format!("`{word}` is not a seat of this table")))
}

pub fn inspect(state: &State, key: &str) -> Option<String> {
    let keys: Vec<&str> = key.split('.').collect();
    let board = state.board();
    Some(match keys[..] {
        ["active"] => state.active.to_string(),
        ["turn"] => state.turn.to_string(),
        ["asks"] => asks(state).to_owned(),
        ["supply"] => state.supply().to_string(),
        ["aliens"] => {
            let landed = (0..board.landings.len() as u8).filter(|landing| state.has_alien(*landing));
            listed(landed.map(|landing| board.landing_cell(landing)))
        }
        ["discard"] => listed(&state.discard),
        ["deck"] => state.deck.len().to_string(),
        ["deck", count] => listed(state.deck.iter().rev().take(count.parse().ok()?)),
        ["plan"] => listed(&state.plan),
        ["pending"] => state.pending.as_ref().map(|pending| pending.card.to_string()).unwrap_or_default(),
        ["in", place] => {
            let place = &board.places[usize::from(board.place(place.parse().ok()?)?)];
            let who = |slot: usize| state.homes[slot].map_or("-".to_owned(), |seat| seat.to_string());
            listed(board.slots_of(place).map(who))
        }
        [owner, ref rest @ ..] => {
            let seat = owner.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats))?;
            return inspect_seat(state, seat, rest);
        }
        [] => return None,
    })
}

fn inspect_seat(state: &State, seat: Seat, keys: &[&str]) -> Option<String> {
    let player = state.player(seat);
    Some(match *keys {
        ["hand"] => listed(player.hand.iter().map(|held| held.card)),
        ["kids"] => listed(&player.moving),
        ["safe"] => listed(state.safe(seat).map(|slot| Spot::of_slot(state.board(), slot))),
        ["reserve"] => player.reserve.to_string(),
        ["score"] => scoring::score(state, seat).to_string(),
        ["hand_limit"] => state.hand_limit(seat).to_string(),
        ["moving_limit"] => state.moving_limit(seat).to_string(),
        // What this seat knows of another hand.
        ["knows", other] => {
            let other = other.parse::<Seat>().ok().filter(|seat| seat.index() < state.players.len())?;
            let known = state.player(other).hand.iter().filter(|held| held.known.has(seat));
            listed(known.map(|held| held.card))
        }
        _ => return None,
    })
}

fn listed<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn asks(state: &State) -> &'static str {
    match state.question() {
        None => "",
        Some(Question::Plan) => "plan",
        Some(Question::Act) => "act",
        Some(Question::Use(card)) => match card.effect() {
            Effect::Invite { .. } => "invite",
            _ => "use",
        },
        Some(Question::DateWhom) => "date_whom",
        Some(Question::DateCard(_)) => "date_card",
        Some(Question::First) => "first",
        Some(Question::Alien) => "alien",
        Some(Question::Saucer) => "saucer",
    }
}
