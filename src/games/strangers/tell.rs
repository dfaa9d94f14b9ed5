//! The log: a turn reads as a short story, each viewer being told what they may know.

use crate::engine::{Arg, Bearing, Line, Seat, Viewer};

use super::board::Cell;
use super::cards::{Card, distinct};
use super::facts::Fact;
use super::names::{field, grid};
use super::state::{End, MOST_TURNS, Table, Threat};

pub fn tell(table: &Table, fact: &Fact, viewer: Viewer) -> Option<Line> {
    let board = table.board();
    let at = |line: Line, name: &'static str, cell: Cell| line.line(name, field(board, cell));
    Some(match fact {
        Fact::Dealt { deck } => Line::new("strangers-log-dealt").number("count", deck.value.len() as i64),
        Fact::Handed { seat, cards, passed } => {
            let line =
                Line::new(if passed.is_empty() { "strangers-log-handed" } else { "strangers-log-handed-passed" });
            line.seat("seat", *seat).number("count", cards.value.len() as i64).list("passed", counted(passed))
        }
        Fact::Returned { aliens, .. } => Line::new("strangers-log-returned").number("count", *aliens),
        Fact::Planned { card } => Line::new("strangers-log-planned").term("card", card.name()),
        Fact::TurnBegan { seat } => Line::new("strangers-log-turn").seat("seat", *seat),
        Fact::Released { seat } => Line::new("strangers-log-released").seat("seat", *seat),
        Fact::Fled { seat, from } => at(Line::new("strangers-log-fled").seat("seat", *seat), "from", *from),
        Fact::Discarded { seat, card } => {
            Line::new("strangers-log-discarded").seat("seat", *seat).term("card", card.name())
        }
        Fact::Played { seat, card } => Line::new("strangers-log-played").seat("seat", *seat).term("card", card.name()),
        Fact::Idled { card } => Line::new("strangers-log-idled").term("card", card.name()),
        Fact::Moved { owner, from, to } => moved(table, *owner, *from, *to),
        Fact::Evicted { owner, from } => at(Line::new("strangers-log-evicted").seat("seat", *owner), "from", *from),
        Fact::AlienLeft { from } => at(Line::new("strangers-log-alien-left"), "from", *from),
        Fact::Dated { seat, whom, cards } => {
            let line = match cards.shown_to(viewer) {
                Some(cards) => Line::new("strangers-log-dated-seen").list("cards", counted(cards)),
                None => Line::new("strangers-log-dated"),
            };
            line.seat("seat", *seat).seat("whom", *whom)
        }
        Fact::Copied { whom, card } => Line::new("strangers-log-copied").seat("whom", *whom).term("card", card.name()),
        Fact::DatedInVain { whom } => Line::new("strangers-log-dated-in-vain").seat("whom", *whom),
        Fact::Contacted { seat, coins, reached, points } => {
            let id = match (reached, points) {
                (true, 0) => "strangers-log-contact",
                (true, _) => "strangers-log-contact-points",
                (false, _) => "strangers-log-no-contact",
            };
            let saucers = coins.iter().filter(|saucer| **saucer).count();
            let line = Line::new(id).seat("seat", *seat).number("coins", coins.len() as i64);
            line.number("saucers", saucers as i64).number("points", *points)
        }
        Fact::Drew { seat, card } => match card.shown_to(viewer) {
            Some(card) => Line::new("strangers-log-drew-seen").seat("seat", *seat).term("card", card.name()),
            None => Line::new("strangers-log-drew").seat("seat", *seat),
        },
        Fact::Revealed { card } => Line::new("strangers-log-revealed").term("card", card.name()),
        Fact::Ordered { first: Threat::Alien } => Line::new("strangers-log-alien-first"),
        Fact::Ordered { first: Threat::Saucer } => Line::new("strangers-log-saucer-first"),
        Fact::AlienLanded { at: cell, taken } if taken.is_empty() => at(Line::new("strangers-log-alien"), "at", *cell),
        Fact::AlienLanded { at: cell, taken } => at(Line::new("strangers-log-alien-takes"), "at", *cell)
            .list("taken", taken.iter().map(|seat| Arg::Seat(*seat))),
        Fact::SaucerPassed => Line::new("strangers-log-saucer-nobody"),
        Fact::Aimed { owner, at: cell, hit } => {
            let id = if *hit { "strangers-log-saucer-takes" } else { "strangers-log-saucer-misses" };
            at(Line::new(id).seat("seat", *owner), "at", *cell)
        }
        Fact::Reshuffled { count, .. } => Line::new("strangers-log-reshuffled").number("count", *count),
        Fact::Ended { by } => match by {
            End::Invasion => Line::new("strangers-log-ended-invasion"),
            End::Home(seat) => Line::new("strangers-log-ended-home").seat("seat", *seat),
            End::Contact(seat) => Line::new("strangers-log-ended-contact").seat("seat", *seat),
            End::Stall => Line::new("strangers-log-ended-stall").number("turns", MOST_TURNS),
        },
        Fact::Settled | Fact::Laid(_) => return None,
    })
}

/// Home, with the points it brings, or along the street.
fn moved(table: &Table, owner: Seat, from: Cell, to: Cell) -> Line {
    let board = table.board();
    let line = match board.slot(to) {
        Some(slot) => {
            let points = board.slots[usize::from(slot)].points;
            Line::new("strangers-log-home").number("points", points)
        }
        None => Line::new("strangers-log-moved"),
    };
    line.seat("seat", owner).word("from", grid(from)).line("to", field(board, to))
}

/// Equal cards are named once, with their number.
pub fn counted(cards: &[Card]) -> impl Iterator<Item = Arg> {
    distinct(cards.iter().copied()).into_iter().map(|card| match cards.iter().filter(|other| **other == card).count() {
        1 => Arg::Term(card.name()),
        copies => Arg::Line(Line::new("strangers-copies").term("card", card.name()).number("count", copies as i64)),
    })
}

/// What takes a kid costs its player; whose turn it is and what is drawn is no news.
pub fn bearing(line: &Line, seat: Seat) -> Bearing {
    match line.id.strip_prefix("strangers-log-").unwrap_or_default() {
        "evicted" | "saucer-takes" if line.names("seat", seat) => Bearing::Harm,
        "alien-takes" if line.names("taken", seat) => Bearing::Harm,
        "turn" | "drew" | "idled" | "reshuffled" => Bearing::Aside,
        _ => Bearing::Told,
    }
}
