//! The turn: buying, summoning, passing a card on, rolling, and its end.

use crate::engine::{For, Seat};

use super::facts::{Fact, How};
use super::{Next, Trial, ask, decks, pay_for_animal};
use crate::games::demons::cards::Face;
use crate::games::demons::effect::Always;
use crate::games::demons::legal;
use crate::games::demons::moves::Pick;
use crate::games::demons::state::{Ending, Question, SLOTS, Serial, State, Table, Waking};

/// The active player's next decision; the turn ends by itself if there is none left.
pub fn go_on(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    let seat = state.active();
    if let Some(summoning) = &state.turn.summoning {
        let (demon, named, price) = (summoning.demon, summoning.cards.len(), state.sacrifice(seat));
        if named == price {
            summon(draft, seat, demon);
            return Next::On;
        }
        let cards = legal::to_give(state, seat);
        if cards.len() > 1 && state.player(seat).tableau.len() > price {
            return ask(draft, seat, Question::Sacrifice);
        }
        name(draft, seat, cards[0].1);
        return Next::On;
    }
    let more = |state: &State| {
        legal::can_buy(state, seat)
            || legal::can_summon(state, seat)
            || legal::can_free(state, seat)
            || legal::can_share(state, seat)
    };
    if state.turn.rolled && !more(state) {
        end(draft);
        return Next::On;
    }
    ask(draft, seat, Question::Main)
}

pub fn buy(draft: &mut Trial<'_>, seat: Seat, card: Face) {
    let slot = draft.state().slot_of(card).expect("only a card of the Block is bought") as u8;
    draft.emit(Fact::Bought { seat, card, slot });
    pay_for_animal(draft, seat, card);
}

pub fn begin_summon(draft: &mut Trial<'_>, seat: Seat, demon: Face) {
    let seats = draft.state().table.hand_seen_by(seat);
    draft.emit(Fact::SummonBegun { demon: For { seats, value: demon } });
}

pub fn offer(draft: &mut Trial<'_>, seat: Seat, card: Pick) {
    let serial = legal::find(&legal::to_give(draft.state(), seat), card).expect("only a listed card is given up");
    name(draft, seat, serial);
}

fn name(draft: &mut Trial<'_>, seat: Seat, serial: Serial) {
    let seats = draft.state().table.hand_seen_by(seat);
    draft.emit(Fact::Offered { card: For { seats, value: serial } });
}

fn summon(draft: &mut Trial<'_>, seat: Seat, demon: Face) {
    let state = draft.state();
    let player = state.player(seat);
    let named = state.turn.summoning.iter().flat_map(|summoning| &summoning.cards);
    let cards = named.filter_map(|serial| player.find(*serial)).map(|lying| (lying.serial, lying.face)).collect();
    draft.emit(Fact::GivenUp { seat, cards });
    draft.emit(Fact::Summoned { seat, demon, how: How::Sacrifice });
}

pub fn free(draft: &mut Trial<'_>, seat: Seat, demon: Face) {
    draft.emit(Fact::Summoned { seat, demon, how: How::Free });
}

pub fn share(draft: &mut Trial<'_>, seat: Seat, card: Pick) {
    let state = draft.state();
    let to = state.table.partner(seat).expect("only a partner is given a card");
    let serial = legal::find(&legal::options(state, state.player(seat).takeable()), card);
    draft.emit(Fact::Shared { seat, to, serial: serial.expect("only a listed card is passed on"), card: card.face });
}

pub fn throw(draft: &Trial<'_>) -> (u8, u8) {
    let mut stream = draft.stream(&format!("roll/{}", draft.state().luck.rolls + 1));
    (stream.below(6) as u8 + 1, stream.below(6) as u8 + 1)
}

pub fn roll(draft: &mut Trial<'_>, seat: Seat, again: bool) {
    let dice = throw(draft);
    draft.emit(Fact::Rolled { seat, dice, again });
}

/// May the seat roll again?
pub fn may_reroll(state: &State, seat: Seat) -> bool {
    seat == state.active() && !state.turn.rerolled && state.player(seat).has(Always::Reroll)
}

/// The dice lie: they are rolled again, or count.
pub fn settle(draft: &mut Trial<'_>) -> Next {
    let state = draft.state();
    let seat = state.active();
    if may_reroll(state, seat) {
        return ask(draft, seat, Question::Reroll);
    }
    stand(draft);
    Next::On
}

pub fn keep(draft: &mut Trial<'_>) {
    match draft.state().open.is_empty() {
        true => stand(draft),
        false => super::effects::stand(draft),
    }
}

pub fn reroll(draft: &mut Trial<'_>, seat: Seat) {
    match draft.state().open.is_empty() {
        true => roll(draft, seat, true),
        false => super::effects::gamble(draft, true),
    }
}

/// The dice count: doubles are paid, and the cards wake.
fn stand(draft: &mut Trial<'_>) {
    let state = draft.state();
    let (seat, dice) = (state.active(), state.turn.dice.expect("the dice lie"));
    let sum = dice.0 + dice.1;
    let seats = state.clockwise().filter(|other| *other == seat || !state.turn.extra);
    let waking = seats.filter_map(|other| {
        let player = state.player(other);
        let demons = player.demons.iter().filter(|_| other == seat);
        let all = player.candles.iter().chain(&player.tableau).chain(demons);
        let cards: Vec<Serial> = all.filter(|lying| lying.face.wakes_on(sum)).map(|lying| lying.serial).collect();
        (!cards.is_empty()).then_some(Waking { seat: other, cards })
    });
    let waking = waking.collect();
    draft.emit(Fact::Settled { sum, waking });
    pay_doubles(draft, seat, dice);
}

/// Dublux.
pub fn pay_doubles(draft: &mut Trial<'_>, seat: Seat, dice: (u8, u8)) {
    if dice.0 == dice.1 && draft.state().player(seat).has(Always::PayDoubles) {
        draft.emit(Fact::Collected { seat, by: Face::Dublux, souls: u16::from(dice.0) });
    }
}

/// The Block is filled up, and the next turn begins.
pub fn end(draft: &mut Trial<'_>) {
    let empty: Vec<usize> = (0..SLOTS).filter(|slot| draft.state().block[*slot].is_none()).collect();
    decks::fill(draft, &empty);
    let state = draft.state();
    let (active, extra) = (state.active(), state.turn.owed > 0);
    let seat = if extra { active } else { active.next(state.table.seats) };
    draft.emit(match state.turn.number >= Table::MOST_TURNS {
        true => Fact::Ended(Ending::Turns),
        false => Fact::TurnBegan { seat, extra },
    });
}
