//! Positions set up by hand for scenarios and puzzles, and their parts read back. The keys are listed in `mod.rs`.

use crate::engine::{BadSketch, Seat, SeatSet, Sketch, Viewer, sketch::Mark};

use super::cards::Kind;
use super::odds::{Chance, Pool};
use super::scoring;
use super::state::{Discarded, Kept, Lying, Phase, Question, Stack, StackId, State};

pub fn arrange(state: &mut State, sketch: &Sketch) -> Result<(), BadSketch> {
    let mut wanted = Wanted::over(state);
    let mut arranged = State {
        stacks: Default::default(),
        discard: Vec::new(),
        piles: vec![Vec::new(); state.piles.len()],
        active: Seat::new(0),
        turn: 1,
        haul: Vec::new(),
        ..state.clone()
    };
    for mark in &sketch.0 {
        wanted.set(&mut arranged, mark)?;
    }
    wanted.fill(&mut arranged);
    let empty = |stack: &StackId| arranged.stack(*stack).cards.is_empty() && !arranged.stack(*stack).destroyed;
    arranged.ending = StackId::ALL.into_iter().find(empty);
    arranged.phase = Phase::Asking(if arranged.haul.is_empty() { Question::MustDig } else { Question::DigOrStop });
    *state = arranged;
    Ok(())
}

/// What a sketch has not said yet.
struct Wanted {
    /// The cards not named so far, as they were dealt.
    rest: Vec<Kind>,
    /// How tall each stack is to be; None if its cards are all named.
    heights: [Option<usize>; 3],
}

impl Wanted {
    fn over(state: &State) -> Wanted {
        let rest = state.stacks.iter().flat_map(|stack| stack.top_down().map(|lying| lying.kind)).collect();
        Wanted { rest, heights: [0, 1, 2].map(|index: usize| Some(state.stacks[index].height())) }
    }

    fn set(&mut self, state: &mut State, mark: &Mark) -> Result<(), BadSketch> {
        let keys: Vec<&str> = mark.key.split('.').collect();
        match keys[..] {
            ["active"] => state.active = seat(state, mark, mark.value.trim())?,
            ["turn"] => state.turn = mark.number()?,
            ["owed"] => state.owed = mark.number()?,
            ["haul"] => state.haul = self.name_all(mark, &mark.items())?,
            ["discard"] => {
                let cards = self.name_all(mark, &mark.items())?;
                state.discard.extend(cards.into_iter().map(face_up));
            }
            ["stack", id] => {
                let (id, mut items) = (stack(mark, id)?, mark.items());
                match items.last() {
                    Some(&"...") => drop(items.pop()),
                    _ => self.heights[id as usize] = None,
                }
                let cards = self.name_all(mark, &items)?;
                state.stacks[id as usize].cards = cards.into_iter().rev().map(unseen).collect();
            }
            ["height", id] => self.heights[stack(mark, id)? as usize] = Some(mark.number()?),
            ["destroyed"] => {
                let id = stack(mark, mark.value.trim())?;
                state.stacks[id as usize].destroyed = true;
                self.heights[id as usize] = None;
            }
            ["attached"] => {
                let kind = self.name(mark, Kind::TweenageMutatedSamuraiWorms.id())?;
                state.stacks[stack(mark, mark.value.trim())? as usize].attached = Some(kind);
            }
            [owner, "pile"] => {
                let owner = seat(state, mark, owner)?;
                for item in mark.items() {
                    let kept = self.keep(state, mark, owner, item)?;
                    state.pile_mut(owner).push(kept);
                }
            }
            _ => return Err(mark.wrong(format!("`{}` is not a setting of this game", mark.key))),
        }
        Ok(())
    }

    fn name(&mut self, mark: &Mark, word: &str) -> Result<Kind, BadSketch> {
        let kind: Kind = word.parse().map_err(|()| mark.wrong(format!("`{word}` is not a card")))?;
        let at = self.rest.iter().position(|other| *other == kind);
        self.rest.remove(at.ok_or_else(|| mark.wrong(format!("the deck has no further {kind}")))?);
        Ok(kind)
    }

    fn name_all(&mut self, mark: &Mark, words: &[&str]) -> Result<Vec<Kind>, BadSketch> {
        words.iter().map(|word| self.name(mark, word)).collect()
    }

    /// `loyal_dog`, `loyal_dog:used`, `lottery_ticket@3`, `muck?`.
    fn keep(&mut self, state: &State, mark: &Mark, owner: Seat, item: &str) -> Result<Kept, BadSketch> {
        let (item, secret) = item.strip_suffix('?').map_or((item, false), |item| (item, true));
        let (item, collected) = item.split_once('@').map_or((item, None), |(item, turn)| (item, Some(turn)));
        let (item, used) = item.strip_suffix(":used").map_or((item, false), |item| (item, true));
        let collected = collected.map(str::parse).transpose();
        let mut kept = Kept::open(self.name(mark, item)?, 0);
        kept.used = used;
        kept.collected = collected.map_err(|_| mark.wrong("a turn is a number"))?;
        if secret {
            let owners = state.table.parties(&[owner]);
            (kept.shown, kept.here) = (owners, owners);
        }
        Ok(kept)
    }

    /// Deals the cards nobody named below those that were; what the stacks do not take was discarded long ago.
    fn fill(self, state: &mut State) {
        let mut rest = self.rest.into_iter();
        loop {
            let short = |index: &usize| self.heights[*index].is_some_and(|to| state.stacks[*index].height() < to);
            let open: Vec<usize> = (0..state.stacks.len()).filter(short).collect();
            if open.is_empty() {
                break;
            }
            for index in open {
                let Some(kind) = rest.next() else { return };
                state.stacks[index].cards.insert(0, unseen(kind));
            }
        }
        state.discard.extend(rest.map(face_up));
    }
}

fn unseen(kind: Kind) -> Lying {
    Lying { kind, sure: SeatSet::NONE }
}

fn face_up(kind: Kind) -> Discarded {
    Discarded { kind, sure: SeatSet::ALL, face_up: true }
}

fn stack(mark: &Mark, word: &str) -> Result<StackId, BadSketch> {
    word.parse().map_err(|()| mark.wrong(format!("`{word}` is not a stack: a, b or c")))
}

fn seat(state: &State, mark: &Mark, word: &str) -> Result<Seat, BadSketch> {
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats));
    seat.ok_or_else(|| mark.wrong(format!("`{word}` is not a seat of this table")))
}

pub fn inspect(state: &State, key: &str) -> Option<String> {
    let keys: Vec<&str> = key.split('.').collect();
    Some(match keys[..] {
        ["active"] => state.active.to_string(),
        ["turn"] => state.turn.to_string(),
        ["owed"] => state.owed.to_string(),
        ["haul"] => listed(&state.haul),
        ["pending"] => listed(&state.pending),
        ["asks"] => asks(state).to_owned(),
        ["discard"] => {
            listed(&state.discard.iter().filter(|card| card.face_up).map(|card| card.kind).collect::<Vec<_>>())
        }
        ["buried"] => state.discard.iter().filter(|card| !card.face_up).count().to_string(),
        ["ending"] => state.ending.map(|stack| stack.to_string()).unwrap_or_default(),
        ["destroyed"] => which(state, |stack| stack.destroyed),
        ["attached"] => which(state, |stack| stack.attached.is_some()),
        ["stack", id] => listed(&state.top(id.parse().ok()?, u8::MAX)),
        ["stack", id, depth] => listed(&state.top(id.parse().ok()?, depth.parse().ok()?)),
        ["height", id] => state.stack(id.parse().ok()?).height().to_string(),
        [owner, ref rest @ ..] => {
            let seat = owner.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(state.table.seats))?;
            return inspect_seat(state, seat, rest);
        }
        [] => return None,
    })
}

fn inspect_seat(state: &State, seat: Seat, keys: &[&str]) -> Option<String> {
    let viewer = Viewer::Seat(seat);
    let pool = || Pool::for_viewer(state, viewer);
    let chance = |chance: Chance| format!("{}/{}", chance.hits, chance.of);
    Some(match *keys {
        ["pile"] => {
            let mark = |kept: &Kept| format!("{}{}", kept.kind, if kept.used { ":used" } else { "" });
            state.pile(seat).iter().map(mark).collect::<Vec<_>>().join(", ")
        }
        ["score"] => scoring::score(state, state.table.pile_of(seat)).to_string(),
        ["knows", id] => {
            let stack = state.stack(id.parse().ok()?);
            let known = |lying: &Lying| if viewer.may_know(lying.sure) { lying.kind.id() } else { "?" };
            let all: Vec<&str> = stack.top_down().map(known).collect();
            let last = all.iter().rposition(|card| *card != "?").map_or(0, |last| last + 1);
            all[..last].join(", ")
        }
        ["pool"] => pool().size.to_string(),
        ["pool", card] => pool().count(card.parse().ok()?).to_string(),
        ["odds", id, "bust"] => chance(pool().next_busts(state, viewer, id.parse().ok()?)),
        ["odds", id, card] => {
            let card: Kind = card.parse().ok()?;
            chance(pool().next_card(state, viewer, id.parse().ok()?, |kind| kind == card))
        }
        _ => return None,
    })
}

fn listed(kinds: &[Kind]) -> String {
    kinds.iter().map(|kind| kind.id()).collect::<Vec<_>>().join(", ")
}

fn which(state: &State, is: impl Fn(&Stack) -> bool) -> String {
    let stacks = StackId::ALL.into_iter().filter(|stack| is(state.stack(*stack)));
    stacks.map(StackId::word).collect::<Vec<_>>().join(", ")
}

fn asks(state: &State) -> &'static str {
    use super::cards::Theft;
    let Some(question) = state.question() else { return "" };
    match question {
        Question::MustDig => "must_dig",
        Question::DigOrStop => "dig_or_stop",
        Question::UseDog => "use_dog",
        Question::GiveDug { .. } => "give_dug",
        Question::NextCollect => "next_collect",
        Question::GiveCollected { .. } => "give_collected",
        Question::OrderWhere { .. } => "order_where",
        Question::Order { .. } => "order",
        Question::TakeWhere { .. } => "take_where",
        Question::Take { .. } => "take",
        Question::RobWhom { mode: Theft::LookAndChoose } => "search_whom",
        Question::RobWhom { mode: Theft::Random } => "rob_whom",
        Question::StealWhich { .. } => "steal_which",
        Question::MineWhere => "mine_where",
        Question::AttachWhere { .. } => "attach_where",
    }
}
