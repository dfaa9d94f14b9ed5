//! The log: a whole turn reads as a short story, each viewer being told what they may know.
//!
//! The first line of a turn names the digger; those that follow go without a name where they can.

use crate::engine::{Arg, Bearing, Line, Seat, Viewer};

use super::cards::{Kind, distinct};
use super::rules::facts::Fact;

pub fn tell(fact: &Fact, viewer: Viewer) -> Option<Line> {
    Some(match fact {
        Fact::Dealt { deck } => Line::new("dig-log-dealt").number("count", deck.value.len() as i64),
        Fact::TurnBegan { seat, extra: false } => Line::new("dig-log-turn").seat("seat", *seat),
        Fact::TurnBegan { seat, extra: true } => Line::new("dig-log-turn-extra").seat("seat", *seat),
        Fact::Dug { stack, card } => Line::new("dig-log-dug").word("stack", stack.letter()).term("card", card.name()),
        Fact::Emptied { stack } => Line::new("dig-log-emptied").word("stack", stack.letter()),
        Fact::Busted { by, cards } => bust(*by, cards),
        Fact::Cancelled { card, by } => Line::new("dig-log-cancelled").term("card", card.name()).term("by", by.name()),
        Fact::DugGiven { card, to } | Fact::CollectedGiven { card, to } => {
            Line::new("dig-log-given").term("card", card.name()).seat("seat", *to)
        }
        Fact::Attached { card, stack } => {
            Line::new("dig-log-attached").term("card", card.name()).word("stack", stack.letter())
        }
        Fact::Scrapped { card } => Line::new("dig-log-scrapped").term("card", card.name()),
        Fact::Collected { seat, cards } if cards.is_empty() => {
            Line::new("dig-log-collected-nothing").seat("seat", *seat)
        }
        Fact::Collected { seat, cards } => {
            Line::new("dig-log-collected").seat("seat", *seat).list("cards", counted(cards))
        }
        Fact::TurnsOwed { card, turns } => Line::new("dig-log-owed").term("card", card.name()).number("count", *turns),
        Fact::Idled { card } => Line::new("dig-log-idled").term("card", card.name()),
        Fact::Looked { stack, count, cards, .. } => {
            let line = match cards.shown_to(viewer) {
                Some(cards) => Line::new("dig-log-looked-seen").list("cards", each(cards)),
                None => Line::new("dig-log-looked"),
            };
            line.word("stack", stack.letter()).number("count", *count)
        }
        Fact::Put { card } => Line::new("dig-log-put").term("card", card.shown_to(viewer)?.name()),
        Fact::Took { stack, card, .. } => {
            let line = match card.shown_to(viewer) {
                Some(card) => Line::new("dig-log-took").term("card", card.name()),
                None => Line::new("dig-log-took-secretly"),
            };
            line.word("stack", stack.letter())
        }
        Fact::LeftAll { stack } => Line::new("dig-log-left-all").word("stack", stack.letter()),
        Fact::Searched { pile, count, cards } => {
            let line = match cards.shown_to(viewer) {
                Some(cards) => Line::new("dig-log-searched-seen").list("cards", counted(cards)),
                None => Line::new("dig-log-searched"),
            };
            line.seat("seat", *pile).number("count", *count)
        }
        Fact::Stolen { by, from, card, .. } => {
            let line = match card.shown_to(viewer) {
                Some(card) => Line::new("dig-log-stolen").term("card", card.name()),
                None => Line::new("dig-log-stolen-secretly"),
            };
            line.seat("thief", *by).seat("seat", *from)
        }
        Fact::Lost { pile, card, .. } => Line::new("dig-log-lost").seat("seat", *pile).term("card", card.name()),
        Fact::Mined { stack, buried } => {
            Line::new("dig-log-mined").word("stack", stack.letter()).number("count", *buried)
        }
        Fact::Spared => Line::new("dig-log-spared"),
        Fact::Ended => Line::new("dig-log-ended"),
        Fact::Asked(_) | Fact::Started { .. } | Fact::Laid(_) => return None,
    })
}

/// Whoever loses a card of their pile minds.
pub fn bearing(line: &Line, seat: Seat) -> Bearing {
    match line.id.strip_prefix("dig-log-").unwrap_or_default() {
        "stolen" | "stolen-secretly" | "lost" | "searched" if line.names("seat", seat) => Bearing::Harm,
        "turn" | "idled" => Bearing::Aside,
        _ => Bearing::Told,
    }
}

/// Each card that can end a turn has its own last words.
fn bust(by: Kind, cards: &[Kind]) -> Line {
    Line::new(format!("dig-log-bust-{by}")).list("cards", counted(cards))
}

fn each(cards: &[Kind]) -> impl Iterator<Item = Arg> {
    cards.iter().map(|card| Arg::Term(card.name()))
}

/// Equal cards are named once, with their number.
pub fn counted(cards: &[Kind]) -> impl Iterator<Item = Arg> {
    distinct(cards.iter().copied()).into_iter().map(|card| match cards.iter().filter(|other| **other == card).count() {
        1 => Arg::Term(card.name()),
        copies => Arg::Line(Line::new("dig-copies").term("card", card.name()).number("count", copies as i64)),
    })
}
