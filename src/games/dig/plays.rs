//! Digging on and stopping as sentences: the risk in percent, and what is at stake.

use crate::engine::play::{self, Total};
use crate::engine::{Line, Play, Seat, Viewer};

use super::cards::OnCollect;
use super::further::further;
use super::moves::Move;
use super::onward::{risk, safest};
use super::prompt::{prompt, spot, way};
use super::scoring::score;
use super::state::{Kept, Question, State};
use super::view;

pub fn plays(state: &State, seat: Seat) -> Vec<Play> {
    let question = state.question().filter(|_| state.active == seat);
    match question {
        Some(Question::MustDig | Question::DigOrStop) => digging(state, seat),
        _ => prompt(state, seat).question().map(play::plain).unwrap_or_default(),
    }
}

fn digging(state: &State, seat: Seat) -> Vec<Play> {
    let stake = stake(state, seat);
    let mut plays: Vec<Play> = state
        .live_stacks()
        .map(|stack| {
            let step = Move::Dig(stack);
            let chance = match state.stack(stack).top_down().next().filter(|top| Viewer::Seat(seat).may_know(top.sure))
            {
                Some(top) => Line::new("dig-play-known").term("card", top.kind.name()),
                None => Line::new("dig-play-risk").number("percent", risk(state, seat, stack)),
            };
            let height = Line::new("dig-note-height").number("count", state.stack(stack).height() as i64);
            let at_stake = (!state.haul.is_empty()).then(|| stake.line("dig-play-stake"));
            let play = Play::new(step.to_string(), way(state, seat, step).label).on(spot(state, seat, step));
            play.gets([chance]).gets(at_stake).leaves([height])
        })
        .collect();
    if state.question() == Some(Question::DigOrStop) {
        plays.push(stop(state, seat, &stake));
    }
    if let Some((risk, _)) = safest(state, seat) {
        let risk = Line::new("dig-play-risk").number("percent", risk);
        plays.extend(further(state).into_iter().map(|choice| {
            Play::new(choice.word, choice.label).gets([risk.clone()]).then([Line::new("dig-play-safest")])
        }));
    }
    plays
}

/// What the haul is worth if it is kept.
struct Stake {
    cards: usize,
    now: i64,
    then: i64,
}

impl Stake {
    fn line(&self, id: &'static str) -> Line {
        Line::new(id).number("points", self.then - self.now).number("total", self.then)
    }
}

fn stake(state: &State, seat: Seat) -> Stake {
    let pile = state.table.pile_of(seat);
    let mut kept = state.clone();
    let haul = state.haul.iter().map(|kind| Kept { collected: Some(state.turn), ..Kept::open(*kind, state.robberies) });
    kept.piles[pile].extend(haul);
    Stake { cards: state.haul.len(), now: score(state, pile), then: score(&kept, pile) }
}

fn stop(state: &State, seat: Seat, stake: &Stake) -> Play {
    let play = Play::new(Move::Stop.to_string(), way(state, seat, Move::Stop).label).on(spot(state, seat, Move::Stop));
    let mut play = play.gets([stake.line("dig-play-keep")]);
    let acting =
        state.haul.iter().filter(|kind| !matches!(kind.card().collect, None | Some(OnCollect::ExtraTurn { .. })));
    let acting: Vec<_> = acting.collect();
    for kind in &acting {
        play.then.push(Line::new("dig-play-acts").term("card", kind.name()));
    }
    if acting.is_empty() {
        let owner = view::on_pile(state, seat, seat).owner;
        let total = |meter: &'static str, now: i64, then: i64| Total {
            zone: "pile".into(),
            owner,
            meter: meter.into(),
            change: then - now,
            then,
        };
        let size = state.pile(seat).len() as i64;
        let totals = [total("cards", size, size + stake.cards as i64), total("score", stake.now, stake.then)];
        play.totals = totals.into_iter().filter(|total| total.change != 0).collect();
    }
    play
}
