//! Standing orders at work: which one answers the question that a seat has before it, and what it says.

use crate::engine::{Ask, Prompt, Seat};

use super::live::Live;
use super::order::{ASK, Order, PASS, SENSIBLY, Until};
use super::thinking;

/// What an order says to a question that this seat is asked now; None if nothing of it can be made.
fn answer(order: &Order, live: &Live, seat: Seat, ask: &Ask, may_decline: bool) -> Option<String> {
    let whole = [order.say.as_str()].into_iter();
    let parts = order.say.split(" or ");
    let legal = |words: &str| {
        let heard = live.position.hear(&live.dice(), seat, words);
        heard.applied.is_some() && heard.refusal.is_none() && heard.left.is_empty()
    };
    for words in whole.chain(parts) {
        let words = match words.trim() {
            PASS if may_decline => Some(ask.lapse.words().to_owned()),
            SENSIBLY => thinking::sensibly(live, seat),
            words => Some(words.to_owned()),
        };
        if let Some(words) = words.filter(|words| legal(words)) {
            return Some(words);
        }
    }
    may_decline.then(|| ask.lapse.words().to_owned())
}

impl Live {
    /// The order that will answer the question this seat has before it.
    pub fn ordered(&self, seat: Seat) -> Option<&Order> {
        let orders = &self.orders[seat];
        if orders.is_empty() || self.plays_itself(seat) {
            return None;
        }
        let prompt = self.position.prompt(seat);
        let ask = prompt.question()?;
        orders.iter().find(|order| order.fits(ask)).filter(|order| order.say != ASK)
    }
}

/// What the orders of a seat say to its question, and the list once they have; None if they leave it to their owner.
pub(super) fn spoken(live: &Live, seat: Seat) -> Option<(String, Vec<Order>)> {
    let order = live.ordered(seat)?;
    let prompt = live.position.prompt(seat);
    let words = answer(order, live, seat, prompt.ask()?, matches!(prompt, Prompt::Follow(_)))?;
    let is_left = |one: &&Order| *one != order || order.until != Until::Once;
    Some((words, live.orders[seat].iter().filter(is_left).cloned().collect()))
}

/// What is left of a seat's orders once its own turn has come and it must decide itself; None if nothing ends.
pub(super) fn ended(live: &Live, seat: Seat) -> Option<Vec<Order>> {
    let is_over = |order: &Order| order.until == Until::Turn;
    let is_own = || live.position.prompt(seat).ask().is_some_and(|ask| ask.lapse.costs_the_seat());
    (live.orders[seat].iter().any(is_over) && is_own())
        .then(|| live.orders[seat].iter().filter(|order| !is_over(order)).cloned().collect())
}
