//! Before the first turn: decks, candles, hands, and who begins.

use crate::engine::{For, Seat, SeatSet};

use super::facts::Fact;
use super::{Next, Trial, ask};
use crate::games::demons::cards::{Face, Sort};
use crate::games::demons::options::{Beginners, CandleMode};
use crate::games::demons::state::{Question, SLOTS, State, Table};

pub fn deal(draft: &mut Trial<'_>) {
    let table = draft.state().table;
    let choose = table.options.candle_mode == CandleMode::Choose;
    let (candles, left) = candles_for(draft, &table, choose);
    let mut deck = Face::block_deck(table.options.promos.is_on());
    draft.stream("block").shuffle(&mut deck);
    let deck_left = deck.split_off(SLOTS);
    let mut demons: Vec<Face> = Face::all_of(Sort::Demon).collect();
    draft.stream("demons").shuffle(&mut demons);
    let hands = Seat::all(table.seats).map(|seat| {
        let mut hand: Vec<Face> = demons.drain(..usize::from(table.dealt)).collect();
        hand.sort_unstable();
        For { seats: table.hand_seen_by(seat), value: hand }
    });
    let hands = hands.collect();
    let first = Seat::new(draft.stream("first").below(u32::from(table.seats)) as u8);
    draft.emit(Fact::Dealt {
        candles,
        left,
        block: deck,
        deck: For { seats: SeatSet::NONE, value: deck_left },
        hands,
        demons: For { seats: SeatSet::NONE, value: demons },
        first,
    });
    if !choose {
        draft.emit(Fact::TurnBegan { seat: first, extra: false });
    }
}

/// What each seat gets, and what is left to choose from.
fn candles_for(draft: &Trial<'_>, table: &Table, choose: bool) -> (Vec<Vec<Face>>, Vec<Face>) {
    let mut dealt = vec![Vec::new(); usize::from(table.seats)];
    let mut candles: Vec<Face> = Face::all_of(Sort::Candle).collect();
    if table.options.beginners_candle == Beginners::Exclude {
        candles.retain(|candle| *candle != Face::BeginnersCandle);
    }
    if let Some(newcomer) = table.newcomer {
        candles.retain(|candle| *candle != Face::BeginnersCandle);
        dealt[newcomer.index()].push(Face::BeginnersCandle);
    }
    if choose {
        return (dealt, candles);
    }
    draft.stream("candles").shuffle(&mut candles);
    let mut candles = candles.into_iter();
    for hand in &mut dealt {
        while hand.len() < usize::from(table.options.candles_each) {
            hand.extend(candles.next());
        }
    }
    (dealt, Vec::new())
}

/// Candles are chosen from the last player back to the first, one in each round.
pub fn candles(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    match next_to_choose(state) {
        Some(seat) if state.candles_left.len() == 1 => {
            let candle = state.candles_left[0];
            draft.emit(Fact::Lit { seat, candle });
            Next::On
        }
        Some(seat) => ask(draft, seat, Question::Candle),
        None => {
            let seat = state.active();
            draft.emit(Fact::TurnBegan { seat, extra: false });
            Next::On
        }
    }
}

fn next_to_choose(state: &State) -> Option<Seat> {
    let each = usize::from(state.table.options.candles_each);
    let fewest = state.players.iter().map(|player| player.candles.len()).min().unwrap_or(each);
    if fewest >= each {
        return None;
    }
    let order: Vec<Seat> = state.clockwise().collect();
    order.into_iter().rev().find(|seat| state.player(*seat).candles.len() == fewest)
}
