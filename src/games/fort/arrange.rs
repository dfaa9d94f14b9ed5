//! Positions written by hand: the keys are listed in the documentation of this game.

use crate::engine::sketch::Mark;
use crate::engine::{BadSketch, Seat, Sketch};

use super::cards::{Card, FRIENDS, KIDS, Kid};
use super::state::{End, PARK, Phase, Player, State};
use super::words::{Colour, Perk, Reason, Rule};

pub fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
    let mut easel = Easel::new(state);
    for mark in &sketch.0 {
        easel.colour_of_friends(mark)?;
    }
    for mark in &sketch.0 {
        easel.set(mark)?;
    }
    *state = easel.finish();
    Ok(())
}

/// The new table while it is set, and what is not yet on it.
struct Easel {
    table: State,
    kids: Vec<Card>,
    friends: Vec<Card>,
    rules: Vec<Rule>,
    perks: Vec<Perk>,
    given: Vec<&'static str>,
    colours: Vec<(Seat, Colour)>,
}

impl Easel {
    fn new(dealt: &State) -> Easel {
        let mut table = State::new(dealt.edition, dealt.set, dealt.seats, dealt.setup);
        table.phase = Phase::Play;
        table.round = 1;
        // In the order the table was shuffled, so that what is not mentioned is still random.
        let mut kids: Vec<Card> = dealt.park_deck.iter().chain(dealt.park.iter().flatten()).copied().collect();
        kids.extend((0..KIDS).map(Card).filter(|card| !kids.contains(card)).collect::<Vec<_>>());
        let mut rules: Vec<Rule> = dealt.rules.iter().flatten().copied().collect();
        rules.extend(Rule::ALL.iter().filter(|rule| !dealt.rules.contains(&Some(**rule))));
        let mut perks: Vec<Perk> = dealt.row.iter().flatten().copied().collect();
        perks.extend(Perk::ALL.iter().filter(|perk| !dealt.row.contains(&Some(**perk))));
        let friends = (KIDS..KIDS + FRIENDS).map(Card).collect();
        Easel { table, kids, friends, rules, perks, given: Vec::new(), colours: Vec::new() }
    }

    fn seat(&self, mark: &Mark, word: &str) -> Result<Seat, BadSketch> {
        let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(self.table.seats));
        seat.ok_or_else(|| mark.wrong(format!("`{word}` is not a seat of this table")))
    }

    /// A seat that is given a Best Friend has its colour.
    fn colour_of_friends(&mut self, mark: &Mark) -> Result<(), BadSketch> {
        let Some((seat, zone)) = mark.key.split_once('.') else { return Ok(()) };
        let seat = self.seat(mark, seat)?;
        let mut colours: Vec<Colour> = Vec::new();
        if zone == "colour" {
            colours.push(Colour::from_id(&mark.value).ok_or_else(|| mark.wrong("not a colour"))?);
        } else if matches!(zone, "hand" | "deck" | "discard" | "lookout" | "play") {
            let friends = mark.items().into_iter().filter_map(Kid::from_id).flat_map(|kid| self.table.set.copies(kid));
            colours.extend(friends.filter_map(|card| self.table.set.colour_of(card)));
        }
        for colour in colours {
            match self.colours.iter().find(|(other, taken)| *other == seat || *taken == colour) {
                None => self.colours.push((seat, colour)),
                Some(pair) if *pair == (seat, colour) => {}
                Some(_) => return Err(mark.wrong(format!("{seat} cannot be {colour} as well"))),
            }
        }
        Ok(())
    }

    fn set(&mut self, mark: &Mark) -> Result<(), BadSketch> {
        if let Some((seat, key)) = mark.key.split_once('.') {
            let seat = self.seat(mark, seat)?;
            return self.set_player(mark, seat, key);
        }
        match mark.key.as_str() {
            "park" => {
                self.given.push("park");
                for (place, word) in mark.value.split(',').map(str::trim).enumerate().filter(|(_, word)| *word != "-") {
                    let card = self.take(mark, word)?;
                    *self.table.park.get_mut(place).ok_or_else(|| mark.wrong("the Park has three places"))? =
                        Some(card);
                    self.table.memory.seen.insert(card);
                }
            }
            "park_deck" => {
                self.given.push("park_deck");
                let mut deck = self.cards(mark)?;
                deck.reverse();
                self.table.park_deck = deck.into_iter().collect();
            }
            "box" => {
                let boxed = self.cards(mark)?;
                self.table.boxed.extend(boxed);
            }
            "rules" => {
                self.given.push("rules");
                for word in mark.items() {
                    let rule = self.rule(mark, word)?;
                    self.table.rules.push(Some(rule));
                }
            }
            "perks" => {
                self.given.push("perks");
                for word in mark.items() {
                    let perk = self.perk(mark, word)?;
                    self.table.row.push(Some(perk));
                }
            }
            "spent" => {
                for word in mark.items() {
                    let perk = self.perk(mark, word)?;
                    self.table.spent |= 1 << perk as u16;
                }
            }
            "macaroni" => {
                let items = mark.items();
                self.table.macaroni = items.first().map(|word| self.seat(mark, word)).transpose()?;
            }
            "order" => {
                let order = mark.items().iter().map(|word| self.seat(mark, word)).collect::<Result<Vec<_>, _>>()?;
                self.table.order = order.iter().map(|seat| seat.index() as u8).collect();
                if order.len() != usize::from(self.table.seats) || !self.table.all().all(|seat| order.contains(&seat)) {
                    return Err(mark.wrong("the order names every seat once"));
                }
            }
            "leader" => self.table.leader = self.seat(mark, mark.value.trim())?,
            "round" => self.table.round = mark.number()?,
            "end" => {
                self.table.end = match mark.items()[..] {
                    [] => None,
                    [word] => {
                        let reason = Reason::from_id(word).ok_or_else(|| mark.wrong("not a reason"))?;
                        Some(End { reason, by: Some(self.table.leader) })
                    }
                    _ => return Err(mark.wrong("one reason")),
                }
            }
            key => return Err(mark.wrong(format!("there is no `{key}` to set"))),
        }
        Ok(())
    }

    fn set_player(&mut self, mark: &Mark, seat: Seat, key: &str) -> Result<(), BadSketch> {
        let goods = &mut self.table.player_mut(seat).goods;
        match key {
            "pizza" => goods.0[0] = mark.number()?,
            "toys" => goods.0[1] = mark.number()?,
            "pack_pizza" => goods.1[0] = mark.number()?,
            "pack_toys" => goods.1[1] = mark.number()?,
            "level" => self.table.player_mut(seat).level = mark.number()?,
            "track" => self.table.player_mut(seat).track = mark.number()?,
            "colour" => {}
            "rule" => {
                let rule = mark.items().first().map(|word| self.rule(mark, word)).transpose()?;
                self.table.player_mut(seat).rule = rule;
            }
            "perk" => {
                let perk = mark.items().first().map(|word| self.perk(mark, word)).transpose()?;
                self.table.player_mut(seat).perk = perk;
            }
            "shown" => {
                for word in mark.items() {
                    let kid = Kid::from_id(word).ok_or_else(|| mark.wrong(format!("no kid is called `{word}`")))?;
                    let state = &mut self.table;
                    let lookout = state.player(seat).lookout;
                    let card = lookout.iter().find(|card| state.set.kid(**card) == kid);
                    let card = *card.ok_or_else(|| mark.wrong(format!("`{word}` is not in the Lookout")))?;
                    state.memory.known.insert(card);
                    state.memory.seen.insert(card);
                }
            }
            _ => self.set_zone(mark, seat, key)?,
        }
        Ok(())
    }

    fn set_zone(&mut self, mark: &Mark, seat: Seat, key: &str) -> Result<(), BadSketch> {
        let mut cards = self.cards(mark)?;
        if matches!(key, "discard" | "yard" | "play") {
            cards.iter().for_each(|card| self.table.memory.seen.insert(*card));
        }
        let most = if key == "lookout" { 8 } else { 14 };
        if matches!(key, "hand" | "yard" | "lookout" | "play") && cards.len() > most {
            return Err(mark.wrong(format!("more than {most} cards do not fit here")));
        }
        let player = self.table.player_mut(seat);
        match key {
            "hand" => player.hand = cards.into_iter().collect(),
            "deck" => {
                cards.reverse();
                player.deck = cards.into_iter().collect();
            }
            "discard" => player.discard = cards.into_iter().collect(),
            "yard" => player.yard = cards.into_iter().collect(),
            "lookout" => player.lookout = cards.into_iter().collect(),
            "play" => self.table.play = cards.into_iter().collect(),
            _ => return Err(mark.wrong(format!("a player has no `{key}`"))),
        }
        Ok(())
    }

    fn cards(&mut self, mark: &Mark) -> Result<Vec<Card>, BadSketch> {
        mark.items().into_iter().map(|word| self.take(mark, word)).collect()
    }

    fn take(&mut self, mark: &Mark, word: &str) -> Result<Card, BadSketch> {
        let kid = Kid::from_id(word).ok_or_else(|| mark.wrong(format!("no kid is called `{word}`")))?;
        let set = self.table.set;
        for pool in [&mut self.kids, &mut self.friends] {
            if let Some(index) = pool.iter().position(|card| set.kid(*card) == kid) {
                return Ok(pool.remove(index));
            }
        }
        Err(mark.wrong(format!("there is no other `{word}`")))
    }

    fn rule(&mut self, mark: &Mark, word: &str) -> Result<Rule, BadSketch> {
        let place = self.rules.iter().position(|rule| rule.id() == word);
        Ok(self.rules.remove(place.ok_or_else(|| mark.wrong(format!("no such rule is left: `{word}`")))?))
    }

    fn perk(&mut self, mark: &Mark, word: &str) -> Result<Perk, BadSketch> {
        let place = self.perks.iter().position(|perk| perk.id() == word);
        Ok(self.perks.remove(place.ok_or_else(|| mark.wrong(format!("no such perk is left: `{word}`")))?))
    }

    /// What was not mentioned finds its place.
    fn finish(mut self) -> State {
        let table = &mut self.table;
        let mut free: Vec<Colour> = Colour::ALL.to_vec();
        free.retain(|colour| !self.colours.iter().any(|(_, taken)| taken == colour));
        for seat in table.all() {
            let given = self.colours.iter().find(|(other, _)| *other == seat).map(|(_, colour)| *colour);
            table.player_mut(seat).colour = given.unwrap_or_else(|| free.remove(0));
        }
        let mine: Vec<Colour> = table.all().map(|seat| table.player(seat).colour).collect();
        let set = table.set;
        let left = self.friends.into_iter().filter(|card| set.colour_of(*card).is_some_and(|c| mine.contains(&c)));
        table.boxed.extend(left);
        if !self.given.contains(&"park") {
            for place in 0..PARK {
                table.park[place] = self.kids.pop();
                table.park[place].iter().for_each(|card| table.memory.seen.insert(*card));
            }
        }
        match self.given.contains(&"park_deck") {
            true => table.boxed.extend(self.kids),
            false => table.park_deck = self.kids.into_iter().collect(),
        }
        let players = usize::from(table.seats);
        let held = |has: fn(&Player) -> bool| table.all().filter(|seat| has(table.player(*seat))).count();
        let rules = (players + 1).saturating_sub(held(|player| player.rule.is_some()));
        let spent = table.spent.count_ones() as usize;
        let perks = (players + 1).saturating_sub(held(|player| player.perk.is_some()) + spent);
        if !self.given.contains(&"rules") {
            table.rules = self.rules.into_iter().take(rules).map(Some).collect();
        }
        if !self.given.contains(&"perks") {
            table.row = self.perks.into_iter().take(perks).map(Some).collect();
        }
        self.table
    }
}

/// The value of a setting as [`arrange`] would take it.
pub fn inspect(state: &State, key: &str) -> Option<String> {
    if let Some((seat, key)) = key.split_once('.') {
        let seat = seat.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.seats))?;
        return inspect_player(state, seat, key);
    }
    Some(match key {
        "park" => joined(state.park.iter().map(|card| card.map_or("-", |card| state.face(card).id))),
        "park_deck" => names(state, state.park_deck.iter().rev()),
        "box" => names(state, &*state.boxed),
        "rules" => joined(state.rules.iter().flatten().map(|rule| rule.id())),
        "perks" => joined(state.row.iter().flatten().map(|perk| perk.id())),
        "spent" => joined(Perk::ALL.iter().filter(|perk| state.spent & 1 << **perk as u16 != 0).map(|perk| perk.id())),
        "macaroni" => state.macaroni.map_or(String::new(), |seat| seat.to_string()),
        "order" => joined(state.order.iter().map(|index| Seat::new(*index).to_string())),
        "leader" => state.leader.to_string(),
        "round" => state.round.to_string(),
        "end" => state.end.map_or(String::new(), |end| end.reason.to_string()),
        "end_by" => state.end.and_then(|end| end.by).map_or(String::new(), |seat| seat.to_string()),
        "park_deck_size" => state.park_deck.len().to_string(),
        "rules_size" => state.rules.len().to_string(),
        "phase" => phase(state).to_owned(),
        "declared" => state.plan.and_then(|plan| plan.declared).map_or(String::new(), |suit| suit.to_string()),
        "followed" => joined(state.followed.iter().map(|seat| seat.to_string())),
        _ => return None,
    })
}

fn inspect_player(state: &State, seat: Seat, key: &str) -> Option<String> {
    let player = state.player(seat);
    let goods = &player.goods;
    Some(match key {
        "hand" => names(state, &*player.hand),
        "deck" => names(state, player.deck.iter().rev()),
        "discard" => names(state, &*player.discard),
        "yard" => names(state, &*player.yard),
        "lookout" => names(state, &*player.lookout),
        "play" if seat == state.leader => names(state, &*state.play),
        "play" => String::new(),
        "shown" => names(state, player.lookout.iter().filter(|card| state.memory.known.has(**card))),
        "pizza" => goods.0[0].to_string(),
        "toys" => goods.0[1].to_string(),
        "pack_pizza" => goods.1[0].to_string(),
        "pack_toys" => goods.1[1].to_string(),
        "level" => player.level.to_string(),
        "track" => player.track.to_string(),
        "rule" => player.rule.map_or(String::new(), |rule| rule.to_string()),
        "perk" => player.perk.map_or(String::new(), |perk| perk.to_string()),
        "colour" => player.colour.to_string(),
        "hand_size" => player.hand.len().to_string(),
        "deck_size" => player.deck.len().to_string(),
        "discard_size" => player.discard.len().to_string(),
        "friends" => names(state, &state.set.friends(player.colour)),
        _ => return None,
    })
}

fn joined<S: AsRef<str>>(words: impl Iterator<Item = S>) -> String {
    words.map(|word| word.as_ref().to_owned()).collect::<Vec<_>>().join(", ")
}

fn names<'c>(state: &State, cards: impl IntoIterator<Item = &'c Card>) -> String {
    joined(cards.into_iter().map(|card| state.face(*card).id))
}

fn phase(state: &State) -> &'static str {
    match state.phase {
        Phase::Draft => "draft",
        Phase::Play => "play",
        Phase::Build => "build",
        Phase::Boxes => "boxes",
        Phase::Work | Phase::FollowWork => match state.work.and_then(|work| work.pending) {
            Some(super::uses::Pending::Rule) => "rule",
            Some(super::uses::Pending::Perk) => "perk",
            None if state.phase == Phase::Work => "use",
            None => "following",
        },
        Phase::Follow => "follow",
        Phase::Rough => "rough",
        Phase::DoOver => "do_over",
        Phase::Recruit => "recruit",
        Phase::Birthday => "birthday",
        Phase::RecycleEarly | Phase::RecycleLate => "recycle",
        Phase::Over => "over",
        Phase::Leaving | Phase::Discard | Phase::Draw | Phase::TurnEnd => "between",
    }
}
