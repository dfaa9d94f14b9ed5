//! Cards that wake: in which order, whether they can act at all, and what it costs.

use crate::engine::Seat;

use super::facts::Fact;
use super::{Next, Trial, ask};
use crate::games::demons::cards::Face;
use crate::games::demons::effect::{Always, Condition, Cost, Filter, Op};
use crate::games::demons::legal;
use crate::games::demons::moves::Pick;
use crate::games::demons::state::{Lying, Player, Question, Serial, State};

/// The next card of a seat that wakes. What simply pays needs no place in the order.
pub fn next(draft: &mut Trial<'_>, seat: Seat, cards: &[Serial]) -> Next {
    if reaps(draft, seat, cards) {
        return Next::On;
    }
    let options = legal::to_wake(draft.state());
    match options[..] {
        [(_, serial)] => {
            wake(draft, seat, serial);
            Next::On
        }
        _ => {
            let question = if draft.state().open.is_empty() { Question::Wake } else { Question::Target };
            ask(draft, seat, question)
        }
    }
}

pub fn chosen(draft: &mut Trial<'_>, card: Pick) {
    let state = draft.state();
    let serial = legal::find(&legal::to_wake(state), card).expect("only a listed card wakes");
    match state.open.last() {
        // One of several: that one, and no other.
        Some(acting) if !acting.begun => draft.emit(Fact::Listed { cards: vec![serial] }),
        Some(acting) => wake(draft, acting.seat, serial),
        None => {
            let seat = state.question.expect("somebody chose").0;
            wake(draft, seat, serial);
        }
    }
}

/// Lets the cards that simply pay do so, if the table wants that.
fn reaps(draft: &mut Trial<'_>, seat: Seat, cards: &[Serial]) -> bool {
    let state = draft.state();
    if !state.table.options.auto_trivial.is_on() {
        return false;
    }
    let player = state.player(seat);
    let held: Vec<&Lying> = cards.iter().filter_map(|serial| player.find(*serial)).collect();
    let all = held.iter().all(|lying| only_collects(lying.face));
    let ready: Vec<(Serial, Face)> = held
        .iter()
        .filter(|lying| all || is_plain(lying.face) && !worth_waiting(state, seat, lying.face))
        .map(|lying| (lying.serial, lying.face))
        .collect();
    if ready.is_empty() {
        return false;
    }
    let (demons, mut souls) = state.wealth(seat);
    let mut reaped = Vec::new();
    for (serial, face) in ready {
        let gift = gift(state, seat, serial, face, seat == state.active());
        reaped.push((serial, face, gift));
        souls += u32::from(gift);
        if state.suffices((demons, souls)) {
            break;
        }
    }
    draft.emit(Fact::Reaped { seat, cards: reaped });
    true
}

/// A number of souls and nothing else.
pub fn is_plain(face: Face) -> bool {
    let print = face.print();
    print.when.is_none() && print.cost.is_none() && matches!(print.does[..], [Op::Collect { per: None, .. }])
}

/// Souls and nothing else, though they may have to be counted.
fn only_collects(face: Face) -> bool {
    let print = face.print();
    print.cost.is_none() && !print.hatch && matches!(print.does[..], [Op::Collect { .. }])
}

/// Could the owner summon or steal Macabre Oni first, so that this kid pays double?
fn worth_waiting(state: &State, seat: Seat, face: Face) -> bool {
    let brings = |op: &Op| {
        matches!(
            op,
            Op::SummonFromDeck | Op::StealCard | Op::StealAllCards | Op::SummonFromHand | Op::SummonTop | Op::BorrowTop
        )
    };
    let helper = |lying: &Lying| lying.face.print().does.iter().any(brings);
    seat == state.active() && face.is_kid() && state.player(seat).takeable().any(helper)
}

/// What a card that only collects gives now.
pub fn gift(state: &State, seat: Seat, serial: Serial, face: Face, own_turn: bool) -> u16 {
    let player = state.player(seat);
    let print = face.print();
    if print.when.as_ref().is_some_and(|when| !holds(player, serial, when)) {
        return 0;
    }
    let collected = |op: &Op| match op {
        Op::Collect { n, per } => collected(player, face, *n, *per, own_turn),
        _ => 0,
    };
    print.does.iter().map(collected).sum()
}

/// How many souls: counted, then doubled for kids of whoever has Macabre Oni and whose turn it is.
pub fn collected(player: &Player, by: Face, n: u8, per: Option<Filter>, own_turn: bool) -> u16 {
    let souls = u16::from(n) * per.map_or(1, |filter| player.count(filter) as u16);
    let doubled = by.is_kid() && own_turn && player.has(Always::DoubleCollect);
    if doubled { souls * 2 } else { souls }
}

pub fn holds(player: &Player, serial: Serial, condition: &Condition) -> bool {
    match condition {
        Condition::AtLeast { n, of, besides } => {
            let others = player.matching(*of).filter(|lying| !besides || lying.serial != serial);
            others.count() >= usize::from(*n)
        }
        Condition::None { of } => player.matching(*of).next().is_none(),
        Condition::Any { conditions } => conditions.iter().any(|condition| holds(player, serial, condition)),
    }
}

/// A card wakes: it acts, asks for its price, or does nothing at all.
pub fn wake(draft: &mut Trial<'_>, seat: Seat, serial: Serial) {
    let card = draft.state().player(seat).find(serial).expect("only a card in play wakes").face;
    draft.emit(Fact::Woke { seat, serial, card });
    let state = draft.state();
    let failed = card.print().when.as_ref().is_some_and(|when| !holds(state.player(seat), serial, when));
    if failed || card.print().cost.is_some() && !worth_paying(state) {
        draft.emit(Fact::Idled { seat, card });
    }
}

/// Is there something to pay with, and something to be had for it (R9, R23)?
fn worth_paying(state: &State) -> bool {
    let acting = legal::acting(state);
    let payable = match acting.face.print().cost {
        Some(Cost::Own(_)) => !legal::to_pay(state).is_empty(),
        _ => true,
    };
    payable
        && match legal::op(state) {
            Op::StealOrGain { .. } => !legal::takeable(state).is_empty(),
            Op::DiscardOpponents { .. } => !legal::cards_of_others(state).is_empty(),
            Op::SummonFromHand => !state.player(acting.seat).hand.is_empty(),
            Op::SummonTop => !state.demon_deck.is_empty() || !state.demon_discard.is_empty(),
            _ => true,
        }
}

/// Asks whether to pay, then what with. On when it is paid.
pub fn price(draft: &mut Trial<'_>) -> Next {
    let acting = legal::acting(draft.state());
    let (seat, pledged) = (acting.seat, acting.begun);
    if !pledged {
        return ask(draft, seat, Question::Pay);
    }
    let cards = legal::to_pay(draft.state());
    match cards[..] {
        [] => pay_pledged(draft),
        [(_, serial)] => draft.emit(Fact::Pledged { serial }),
        _ => return ask(draft, seat, Question::PayWith),
    }
    Next::On
}

pub fn pay(draft: &mut Trial<'_>) {
    let acting = legal::acting(draft.state());
    let (seat, by, serial) = (acting.seat, acting.face, acting.serial.expect("what costs something is in play"));
    match by.print().cost {
        Some(Cost::This) => draft.emit(Fact::Paid { seat, by, cards: vec![(serial, by)] }),
        _ => draft.emit(Fact::Listed { cards: Vec::new() }),
    }
}

pub fn pledge(draft: &mut Trial<'_>, card: Pick) {
    let serial = legal::find(&legal::to_pay(draft.state()), card).expect("only a listed card is paid");
    draft.emit(Fact::Pledged { serial });
}

fn pay_pledged(draft: &mut Trial<'_>) {
    let state = draft.state();
    let acting = legal::acting(state);
    let (seat, by, player) = (acting.seat, acting.face, state.player(acting.seat));
    let cards = acting.list.iter().filter_map(|serial| player.find(*serial)).map(|lying| (lying.serial, lying.face));
    let cards = cards.collect();
    draft.emit(Fact::Paid { seat, by, cards });
}

pub fn decline(draft: &mut Trial<'_>) {
    let acting = legal::acting(draft.state());
    let (seat, card) = (acting.seat, acting.face);
    draft.emit(Fact::Declined { seat, card });
}
