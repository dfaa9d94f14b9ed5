//! Positions set up by hand for scenarios and puzzles, and their parts read back. The keys are listed in `mod.rs`.

use crate::engine::{BadSketch, Seat, SeatSet, Sketch, sketch::Mark};

use super::cards::{Face, Sort};
use super::state::{Lying, Player, Question, SLOTS, State, Turn};

pub fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
    let mut arranged = State {
        players: vec![Player::default(); state.players.len()],
        block: [None; SLOTS],
        block_deck: Vec::new(),
        block_discard: Vec::new(),
        demon_deck: Vec::new(),
        demon_discard: Vec::new(),
        candles_left: Vec::new(),
        turn: Turn::new(1, Seat::new(0), false, 0),
        waking: Vec::new(),
        open: Vec::new(),
        serial: 0,
        rolled_at: 0,
        shown: [SeatSet::NONE; Face::ALL.len()],
        ..state.clone()
    };
    let mut wanted = Wanted::over(state);
    for player in &mut arranged.players {
        player.turns = 2;
    }
    for mark in &sketch.0 {
        wanted.set(&mut arranged, mark)?;
    }
    wanted.fill(&mut arranged);
    let public: Vec<Face> = arranged.players.iter().flat_map(|player| &player.demons).map(|lying| lying.face).collect();
    for face in public.into_iter().chain(arranged.demon_discard.clone()) {
        arranged.shown[face as usize] = SeatSet::ALL;
    }
    arranged.question = Some((arranged.active(), Question::Main));
    *state = arranged;
    Ok(())
}

/// What a sketch has not said yet.
struct Wanted {
    /// Neighbourhood cards and demons not named so far, as they were dealt.
    cards: Vec<Face>,
    demons: Vec<Face>,
    block: bool,
    deck: bool,
    demon_deck: bool,
}

impl Wanted {
    fn over(state: &State) -> Wanted {
        let mut cards: Vec<Face> = state.block.iter().flatten().copied().collect();
        cards.extend(state.block_deck.iter().rev());
        let mut demons: Vec<Face> = state.demon_deck.iter().rev().copied().collect();
        state.players.iter().for_each(|player| demons.extend(&player.hand));
        Wanted { cards, demons, block: true, deck: true, demon_deck: true }
    }

    fn set(&mut self, state: &mut State, mark: &Mark) -> Result<(), BadSketch> {
        let keys: Vec<&str> = mark.key.split('.').collect();
        match keys[..] {
            ["active"] => state.turn.active = seat(state, mark, mark.value.trim())?,
            ["turn"] => state.turn.number = mark.number()?,
            ["owed"] => state.turn.owed = mark.number()?,
            ["extra"] => state.turn.extra = mark.value.trim() == "yes",
            ["did"] => {
                for word in mark.items() {
                    match word {
                        "buy" => state.turn.bought = true,
                        "summon" => state.turn.summoned = true,
                        "share" => state.turn.shared = true,
                        _ => return Err(mark.wrong(format!("`{word}` is not buy, summon or share"))),
                    }
                }
            }
            ["block"] => {
                self.block = false;
                for (slot, word) in mark.items().into_iter().enumerate() {
                    let place = state.block.get_mut(slot).ok_or_else(|| mark.wrong("the Block has five slots"))?;
                    *place = if word == "_" { None } else { Some(self.card(mark, word)?) };
                }
            }
            ["deck"] => {
                let (cards, open) = self.pile(mark)?;
                (state.block_deck, self.deck) = (cards, open);
            }
            ["discard"] => state.block_discard = self.all(mark)?,
            ["demons"] => {
                let (demons, open) = self.pile(mark)?;
                (state.demon_deck, self.demon_deck) = (demons, open);
            }
            ["demon_discard"] => state.demon_discard = self.all(mark)?,
            [owner, rest] => {
                let owner = seat(state, mark, owner)?;
                self.set_seat(state, mark, owner, rest)?;
            }
            _ => return Err(mark.wrong(format!("`{}` is not a setting of this game", mark.key))),
        }
        Ok(())
    }

    fn set_seat(&mut self, state: &mut State, mark: &Mark, owner: Seat, key: &str) -> Result<(), BadSketch> {
        match key {
            "souls" => state.player_mut(owner).souls = mark.number()?,
            "turns" => state.player_mut(owner).turns = mark.number()?,
            "hand" => {
                let mut hand = self.all(mark)?;
                hand.sort_unstable();
                state.player_mut(owner).hand = hand;
            }
            "candles" => {
                for word in mark.items() {
                    let candle = face(mark, word)?;
                    if candle.sort() != Sort::Candle {
                        return Err(mark.wrong(format!("{candle} is not a candle")));
                    }
                    enter(state, owner, candle);
                }
            }
            "tableau" | "demons" => {
                let mut marked = Vec::new();
                for word in mark.items() {
                    let (word, by) = word.split_once('*').map_or((word, false), |(word, _)| (word, true));
                    let card = self.card(mark, word)?;
                    marked.extend(by.then_some(state.serial));
                    enter(state, owner, card);
                }
                mark_by_wanda(state, owner, &marked);
            }
            _ => return Err(mark.wrong(format!("`{key}` is not a setting of a seat"))),
        }
        Ok(())
    }

    fn card(&mut self, mark: &Mark, word: &str) -> Result<Face, BadSketch> {
        let face = face(mark, word)?;
        let rest = if face.is_demon() { &mut self.demons } else { &mut self.cards };
        let at = rest.iter().position(|other| *other == face);
        rest.remove(at.ok_or_else(|| mark.wrong(format!("there is no further {face}")))?);
        Ok(face)
    }

    fn all(&mut self, mark: &Mark) -> Result<Vec<Face>, BadSketch> {
        mark.items().into_iter().map(|word| self.card(mark, word)).collect()
    }

    /// From the top; with `...` what nobody named lies below.
    fn pile(&mut self, mark: &Mark) -> Result<(Vec<Face>, bool), BadSketch> {
        let mut items = mark.items();
        let open = items.last() == Some(&"...");
        if open {
            items.pop();
        }
        let mut cards = items.into_iter().map(|word| self.card(mark, word)).collect::<Result<Vec<_>, _>>()?;
        cards.reverse();
        Ok((cards, open))
    }

    /// Cards nobody named fill the Block and lie below those of the deck; where the deck is closed they are out of the
    /// game.
    fn fill(self, state: &mut State) {
        let mut cards = self.cards.into_iter();
        if self.block {
            state.block = std::array::from_fn(|_| cards.next());
        }
        match self.deck {
            true => drop(state.block_deck.splice(0..0, cards.rev())),
            false => state.away.extend(cards),
        }
        let demons = self.demons.into_iter();
        match self.demon_deck {
            true => drop(state.demon_deck.splice(0..0, demons.rev())),
            false => state.away.extend(demons),
        }
    }
}

fn enter(state: &mut State, seat: Seat, face: Face) {
    let serial = state.serial;
    state.serial += 1;
    state.zone_mut(seat, face.sort()).push(Lying { face, serial, mark: None });
}

fn mark_by_wanda(state: &mut State, owner: Seat, marked: &[u32]) {
    let player = state.player_mut(owner);
    let wanda = player.tableau.iter().find(|lying| lying.face == Face::Wanda).map(|lying| lying.serial);
    let zones = player.tableau.iter_mut().chain(&mut player.demons);
    zones.filter(|lying| marked.contains(&lying.serial)).for_each(|lying| lying.mark = wanda);
}

fn face(mark: &Mark, word: &str) -> Result<Face, BadSketch> {
    word.parse().map_err(|()| mark.wrong(format!("`{word}` is not a card")))
}

fn seat(state: &State, mark: &Mark, word: &str) -> Result<Seat, BadSketch> {
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats));
    seat.ok_or_else(|| mark.wrong(format!("`{word}` is not a seat of this table")))
}

pub fn inspect(state: &State, key: &str) -> Option<String> {
    let keys: Vec<&str> = key.split('.').collect();
    Some(match keys[..] {
        ["active"] => state.active().to_string(),
        ["turn"] => state.turn.number.to_string(),
        ["owed"] => state.turn.owed.to_string(),
        ["extra"] => if state.turn.extra { "yes" } else { "no" }.to_owned(),
        ["dice"] => state.thrown.map_or(String::new(), |(one, other)| format!("{one}+{other}")),
        ["block"] => {
            let slots = state.block.iter().map(|slot| slot.map_or("_", Face::id));
            slots.collect::<Vec<_>>().join(", ")
        }
        ["deck"] => listed(state.block_deck.iter().rev()),
        ["deck_size"] => state.block_deck.len().to_string(),
        ["discard"] => listed(&state.block_discard),
        ["demons"] => listed(state.demon_deck.iter().rev()),
        ["demons_size"] => state.demon_deck.len().to_string(),
        ["demon_discard"] => listed(&state.demon_discard),
        ["asks"] => asks(state),
        [owner, key] => {
            let seat = owner.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats))?;
            let player = state.player(seat);
            match key {
                "souls" => player.souls.to_string(),
                "candles" => listed(player.candles.iter().map(|lying| &lying.face)),
                "tableau" => listed(player.tableau.iter().map(|lying| &lying.face)),
                "demons" => listed(player.demons.iter().map(|lying| &lying.face)),
                "marked" => listed(player.in_play().filter(|lying| lying.mark.is_some()).map(|lying| &lying.face)),
                "hand" => listed(&player.hand),
                _ => return None,
            }
        }
        _ => return None,
    })
}

fn listed<'f>(faces: impl IntoIterator<Item = &'f Face>) -> String {
    faces.into_iter().map(|face| face.id()).collect::<Vec<_>>().join(", ")
}

/// The open question by name.
fn asks(state: &State) -> String {
    let Some((_, question)) = state.question else { return String::new() };
    match question {
        Question::Split { .. } => "split".to_owned(),
        other => serde_json::to_value(other).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default(),
    }
}
