//! What a card does, one operation after another.

use super::facts::Fact;
use super::{Next, Trial, ask, decks, pay_for_animal, summoning, thefts, turn, waking};
use crate::engine::Seat;
use crate::games::demons::cards::Face;
use crate::games::demons::effect::{Filter, Op};
use crate::games::demons::legal;
use crate::games::demons::moves::{Move, Pick};
use crate::games::demons::state::{Ending, Question, SLOTS, Serial};

/// The innermost card goes on.
pub fn go_on(draft: &mut Trial<'_>) -> Next {
    let acting = legal::acting(draft.state());
    if acting.face.print().cost.is_some() && !acting.paid {
        return waking::price(draft);
    }
    let (seat, by, begun) = (acting.seat, acting.face, acting.begun);
    match legal::op(draft.state()) {
        Op::Collect { n, per } => {
            let state = draft.state();
            let souls = waking::collected(state.player(seat), by, n, per, seat == state.active());
            draft.emit(Fact::Collected { seat, by, souls });
            done(draft)
        }
        Op::StealSouls { .. } => thefts::steal_souls(draft),
        Op::OpponentCollects { .. } | Op::StealAllCards => choose_seat(draft),
        Op::StealCard => thefts::steal_card(draft),
        Op::StealOrGain { .. } => thefts::steal_or_gain(draft),
        Op::DiscardOpponents { .. } => thefts::discard_opponents(draft),
        Op::AllDiscard => thefts::all_discard(draft),
        Op::GainFromBlock { .. } => match legal::gainable(draft.state())[..] {
            [] => done(draft),
            [card] => {
                gain(draft, card);
                Next::On
            }
            _ => ask(draft, seat, Question::Gain),
        },
        Op::GainTop { n } => sift(draft, n, Filter::OwnCard),
        Op::DiscardTop { n, gain } => sift(draft, n, gain),
        Op::ReplaceAll { which } => {
            let slots = draft.state().block.map(|face| face.filter(|face| face.fits(which)));
            replace(draft, slots);
            Next::On
        }
        Op::ReplaceAny if draft.state().block.iter().all(Option::is_none) => done(draft),
        Op::ReplaceAny => ask(draft, seat, Question::Replace),
        Op::ActivateOne { .. } if !begun => activate_one(draft, seat),
        Op::ActivateAll { .. } | Op::ActivateMarked if !begun => {
            let cards = legal::wakeable(draft.state());
            draft.emit(Fact::Listed { cards });
            Next::On
        }
        Op::ActivateOne { .. } | Op::ActivateAll { .. } | Op::ActivateMarked => wake_listed(draft, seat),
        Op::BorrowTop if !begun => borrow(draft, seat, by),
        Op::BorrowTop => wake_listed(draft, seat),
        Op::ReturnBorrowed => give_back(draft, seat),
        Op::SummonFromHand => summoning::by_lot(draft),
        Op::SummonTop => summoning::from_top(draft),
        Op::SummonFromDeck => summoning::from_deck(draft),
        Op::SummonOfTop { n } => summoning::hatch(draft, usize::from(n)),
        Op::ShuffleDemons => {
            let deck = draft.state().demon_deck.clone();
            decks::shuffle_demons(draft, deck, false);
            done(draft)
        }
        Op::ExtraTurn => {
            draft.emit(Fact::ExtraTurn { seat, by });
            done(draft)
        }
        Op::Win => {
            draft.emit(Fact::Ended(Ending::Serpent { by: seat }));
            Next::On
        }
        Op::Gamble { .. } if !begun => {
            gamble(draft, false);
            Next::On
        }
        Op::Gamble { .. } if turn::may_reroll(draft.state(), seat) => ask(draft, seat, Question::Reroll),
        Op::Gamble { .. } => {
            stand(draft);
            Next::On
        }
        Op::Mark => match draft.state().player(seat).souls == 0 || legal::to_mark(draft.state()).is_empty() {
            true => done(draft),
            false => ask(draft, seat, Question::Mark),
        },
    }
}

/// The operation is over.
pub fn done(draft: &mut Trial<'_>) -> Next {
    draft.emit(Fact::Done);
    Next::On
}

/// Of one seat there is nothing to choose.
fn choose_seat(draft: &mut Trial<'_>) -> Next {
    let seat = legal::acting(draft.state()).seat;
    match legal::whose(draft.state())[..] {
        [] => done(draft),
        [Move::Choose(only)] => {
            turn_to(draft, only);
            Next::On
        }
        _ => ask(draft, seat, Question::Opponent),
    }
}

/// A seat was chosen.
pub fn turn_to(draft: &mut Trial<'_>, to: Seat) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    match legal::op(draft.state()) {
        Op::OpponentCollects { n } => {
            draft.emit(Fact::Favoured { seat, by, to, souls: n });
            draft.emit(Fact::Done);
        }
        Op::StealAllCards => thefts::take_all(draft, to),
        _ => draft.emit(Fact::Turned { to }),
    }
}

/// A card of the Block is gained; its slot stays empty for now.
pub fn gain(draft: &mut Trial<'_>, card: Face) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let slot = draft.state().slot_of(card).expect("only a card of the Block is gained") as u8;
    draft.emit(Fact::Gained { seat, by, card, slot });
    draft.emit(Fact::Done);
    pay_for_animal(draft, seat, card);
}

/// Turns over the top cards, keeps those that fit and discards the rest.
fn sift(draft: &mut Trial<'_>, count: u8, keep: Filter) -> Next {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    decks::draw(draft, usize::from(count));
    let (kept, lost): (Vec<Face>, Vec<Face>) = draft.state().aside.iter().partition(|face| face.fits(keep));
    let gained = kept.clone();
    draft.emit(Fact::Sifted { seat, by, kept, lost });
    draft.emit(Fact::Done);
    gained.into_iter().for_each(|card| pay_for_animal(draft, seat, card));
    Next::On
}

/// These cards of the Block are discarded together, then their slots are filled.
pub fn replace(draft: &mut Trial<'_>, slots: [Option<Face>; SLOTS]) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let filled = slots.iter().enumerate().filter_map(|(slot, face)| face.map(|face| (slot as u8, face)));
    let cards: Vec<(u8, Face)> = filled.collect();
    let emptied: Vec<usize> = cards.iter().map(|(slot, _)| usize::from(*slot)).collect();
    if !cards.is_empty() {
        draft.emit(Fact::Cleared { seat, by, cards });
        decks::fill(draft, &emptied);
    }
    draft.emit(Fact::Done);
}

fn activate_one(draft: &mut Trial<'_>, seat: Seat) -> Next {
    match legal::to_wake(draft.state())[..] {
        [] => done(draft),
        [(_, serial)] => {
            draft.emit(Fact::Listed { cards: vec![serial] });
            Next::On
        }
        _ => ask(draft, seat, Question::Target),
    }
}

/// Cards that have left since are skipped.
fn wake_listed(draft: &mut Trial<'_>, seat: Seat) -> Next {
    let state = draft.state();
    let player = state.player(seat);
    let list = &legal::acting(state).list;
    let cards: Vec<Serial> = list.iter().copied().filter(|serial| player.holds(*serial)).collect();
    match cards.is_empty() {
        true => done(draft),
        false => waking::next(draft, seat, &cards),
    }
}

/// Turns over the top card, to wake it as one's own.
fn borrow(draft: &mut Trial<'_>, seat: Seat, by: Face) -> Next {
    if !decks::ensure_card(draft) {
        return done(draft);
    }
    let card = *draft.state().block_deck.last().expect("there is one");
    draft.emit(Fact::Borrowed { seat, by, card });
    Next::On
}

fn give_back(draft: &mut Trial<'_>, seat: Seat) -> Next {
    let state = draft.state();
    let borrowed = legal::acting(state).borrowed.and_then(|serial| state.player(seat).find(serial));
    if let Some((serial, card)) = borrowed.map(|lying| (lying.serial, lying.face)) {
        draft.emit(Fact::Returned { seat, serial, card });
    }
    done(draft)
}

/// A roll for a prize.
pub fn gamble(draft: &mut Trial<'_>, again: bool) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let dice = turn::throw(draft);
    draft.emit(Fact::Gambled { seat, by, dice, again });
}

/// The roll for a prize counts.
pub fn stand(draft: &mut Trial<'_>) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let dice = (acting.list[0] as u8, acting.list[1] as u8);
    let Op::Gamble { n } = legal::op(draft.state()) else { return };
    if dice.0 != dice.1 {
        draft.emit(Fact::Collected { seat, by, souls: u16::from(n) });
    }
    draft.emit(Fact::Done);
    turn::pay_doubles(draft, seat, dice);
}

pub fn mark(draft: &mut Trial<'_>, card: Pick) {
    let acting = legal::acting(draft.state());
    let (seat, by) = (acting.seat, acting.face);
    let serial = legal::find(&legal::to_mark(draft.state()), card).expect("only a listed card is marked");
    draft.emit(Fact::Marked { seat, by, serial, card: card.face });
    draft.emit(Fact::Done);
}
