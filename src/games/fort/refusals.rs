//! The kind "no"s of Fort: each says what is wrong and what would be right.

use crate::engine::{Line, Refusal, Seat};

use super::cards::{Cost, Kid};
use super::feasible::Why;
use super::state::{Plan, State};
use super::words::Half;

/// The message `fort-refusal-<id>` without arguments.
pub fn no(id: &str) -> Refusal {
    Refusal::new(format!("fort-refusal-{id}"))
}

/// About one card.
pub fn no_card(id: &str, kid: Kid) -> Refusal {
    Refusal(Line::new(format!("fort-refusal-{id}")).term("card", kid_name(kid)))
}

/// About one box.
pub fn no_box(id: &str, half: Half) -> Refusal {
    Refusal(Line::new(format!("fort-refusal-{id}")).term("box", half_name(half)))
}

pub fn no_seat(id: &str, seat: Seat) -> Refusal {
    Refusal(Line::new(format!("fort-refusal-{id}")).seat("rival", seat))
}

/// What the next level takes, or what it would take if not one of these, whichever, were forgiven.
pub fn no_payment(cost: Cost, delta: i8) -> Refusal {
    let id = if delta < 0 { "fort-refusal-payment-less" } else { "fort-refusal-payment" };
    let line = Line::new(id).number("pizza", cost.pizza).number("toys", cost.toys);
    Refusal(line.number("either", cost.either.saturating_add_signed(delta.max(0))))
}

pub fn kid_name(kid: Kid) -> String {
    format!("fort-kid-{kid}")
}

pub fn half_name(half: Half) -> &'static str {
    match half {
        Half::Public => "fort-box-public",
        Half::Private => "fort-box-private",
    }
}

impl Why {
    pub fn refusal(self, state: &State, plan: &Plan) -> Refusal {
        match self {
            Why::ZeroCount(half) => no_box("zero-count", half),
            Why::NoEffect(half) => no_box("no-effect", half),
            Why::NotFull => no("not-full"),
            Why::Useless(index) => no_card("useless-added-card", state.kid(plan.added[usize::from(index)].card)),
        }
    }
}
