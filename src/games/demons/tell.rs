//! The log: a roll reads as a short story of what woke for whom and what each card gave.

use crate::engine::{Arg, Bearing, Line, Seat, Viewer};

use super::cards::Face;
use super::rules::facts::{Fact, How};
use super::state::{Ending, Serial};

pub fn tell(fact: &Fact, viewer: Viewer) -> Option<Line> {
    let by = |id: &'static str, seat: Seat, card: Face| Line::new(id).seat("seat", seat).term("by", card.name());
    Some(match fact {
        Fact::Dealt { first, .. } => Line::new("demons-log-dealt").seat("seat", *first),
        Fact::Lit { seat, candle } => Line::new("demons-log-lit").seat("seat", *seat).term("card", candle.name()),
        Fact::TurnBegan { seat, extra: true } => Line::new("demons-log-extra").seat("seat", *seat),
        Fact::Rolled { seat, dice, again } => {
            let id = if *again { "demons-log-rerolled" } else { "demons-log-rolled" };
            Line::new(id)
                .seat("seat", *seat)
                .number("one", dice.0)
                .number("other", dice.1)
                .number("sum", dice.0 + dice.1)
        }
        Fact::Settled { sum, waking } if waking.is_empty() => Line::new("demons-log-nobody").number("sum", *sum),
        Fact::Bought { seat, card, .. } => Line::new("demons-log-bought").seat("seat", *seat).term("card", card.name()),
        Fact::GivenUp { seat, cards } => Line::new("demons-log-given-up")
            .seat("seat", *seat)
            .list("cards", counted(cards.iter().map(|(_, face)| *face))),
        Fact::Summoned { seat, demon, how } => {
            let id = match how {
                How::Sacrifice => "demons-log-summoned",
                How::Free => "demons-log-summoned-free",
                How::Lot => "demons-log-summoned-lot",
                How::Top | How::Deck | How::Seen => "demons-log-summoned-deck",
            };
            Line::new(id).seat("seat", *seat).term("card", demon.name())
        }
        Fact::Shared { seat, to, card, .. } => {
            Line::new("demons-log-shared").seat("seat", *seat).seat("to", *to).term("card", card.name())
        }
        Fact::Refilled { cards } => {
            Line::new("demons-log-refilled").list("cards", counted(cards.iter().map(|(_, face)| *face)))
        }
        Fact::Shuffled { .. } => Line::new("demons-log-shuffled"),
        Fact::DemonsShuffled { renewed: true, .. } => Line::new("demons-log-demons-shuffled"),
        Fact::Reaped { seat, cards } => reaped(*seat, cards),
        Fact::Idled { seat, card } => Line::new("demons-log-idled").seat("seat", *seat).term("card", card.name()),
        Fact::Declined { seat, card } => Line::new("demons-log-declined").seat("seat", *seat).term("card", card.name()),
        Fact::Paid { seat, by: card, cards } => {
            let paid = cards.iter().map(|(_, face)| *face);
            by("demons-log-paid", *seat, *card).list("cards", counted(paid))
        }
        Fact::Collected { souls: 0, .. } => return None,
        Fact::Collected { seat, by: card, souls } => by("demons-log-collected", *seat, *card).number("souls", *souls),
        Fact::Stole { seat, by: card, from, supply: 0 } if from.is_empty() => {
            Line::new("demons-log-idled").seat("seat", *seat).term("card", card.name())
        }
        Fact::Stole { seat, by: card, from, supply } => stole(by("demons-log-stole", *seat, *card), from, *supply),
        Fact::Favoured { seat, by: card, to, souls } => {
            by("demons-log-favoured", *seat, *card).seat("to", *to).number("souls", *souls)
        }
        Fact::Gained { seat, by: by_card, card, .. } => {
            by("demons-log-gained", *seat, *by_card).term("card", card.name())
        }
        Fact::Sifted { kept, lost, .. } if kept.is_empty() && lost.is_empty() => return None,
        Fact::Sifted { seat, by: card, kept, lost } => {
            let id = match (kept.is_empty(), lost.is_empty()) {
                (true, _) => "demons-log-sifted-lost",
                (_, true) => "demons-log-sifted-kept",
                _ => "demons-log-sifted",
            };
            let line = by(id, *seat, *card).list("kept", counted(kept.iter().copied()));
            line.list("lost", counted(lost.iter().copied()))
        }
        Fact::Cleared { seat, by: card, cards } => {
            by("demons-log-cleared", *seat, *card).list("cards", counted(cards.iter().map(|(_, face)| *face)))
        }
        Fact::StoleCard { seat, by: by_card, from, card, .. } => {
            by("demons-log-stole-card", *seat, *by_card).seat("from", *from).term("card", card.name())
        }
        Fact::StoleAll { seat, by: card, from, cards } if cards.is_empty() => {
            by("demons-log-stole-nothing", *seat, *card).seat("from", *from)
        }
        Fact::StoleAll { seat, by: card, from, cards } => {
            by("demons-log-stole-all", *seat, *card).seat("from", *from).list("cards", counted(cards.iter().copied()))
        }
        Fact::Bitten { seat, by: by_card, from, card, .. } => {
            by("demons-log-bitten", *seat, *by_card).seat("from", *from).term("card", card.name())
        }
        Fact::AllDiscarded { seat, by: card, lost } => {
            let lost = lost.iter().map(|(seat, cards)| {
                Arg::Line(Line::new("demons-lost").seat("seat", *seat).number("count", cards.len() as i64))
            });
            by("demons-log-all-discarded", *seat, *card).list("lost", lost)
        }
        Fact::Looked { seat, count, cards } | Fact::Searched { seat, count, cards } => {
            let line = match cards.shown_to(viewer) {
                Some(cards) => Line::new("demons-log-looked-seen").list("cards", counted(cards.iter().copied())),
                None => Line::new("demons-log-looked"),
            };
            line.seat("seat", *seat).number("count", *count)
        }
        Fact::Hatched { seat, egg, rejected } => {
            let id = if rejected.is_empty() { "demons-log-hatched-alone" } else { "demons-log-hatched" };
            Line::new(id).seat("seat", *seat).term("by", egg.name()).list("cards", counted(rejected.iter().copied()))
        }
        Fact::ExtraTurn { seat, by: card } => by("demons-log-extra-turn", *seat, *card),
        Fact::Gambled { seat, by: card, dice, .. } => {
            by("demons-log-gambled", *seat, *card).number("one", dice.0).number("other", dice.1)
        }
        Fact::Borrowed { seat, by: by_card, card } => {
            by("demons-log-borrowed", *seat, *by_card).term("card", card.name())
        }
        Fact::Marked { seat, by: by_card, card, .. } => {
            by("demons-log-marked", *seat, *by_card).term("card", card.name())
        }
        Fact::Ended(Ending::Reached { by }) => Line::new("demons-log-reached").seat("seat", *by),
        Fact::Ended(Ending::Serpent { by }) => Line::new("demons-log-serpent").seat("seat", *by),
        Fact::Ended(Ending::Turns) => Line::new("demons-log-turns"),
        Fact::TurnBegan { extra: false, .. }
        | Fact::Asked { .. }
        | Fact::Settled { .. }
        | Fact::SummonBegun { .. }
        | Fact::Offered { .. }
        | Fact::DemonsShuffled { .. }
        | Fact::Woke { .. }
        | Fact::Pledged { .. }
        | Fact::Aimed { .. }
        | Fact::Turned { .. }
        | Fact::Drew { .. }
        | Fact::Listed { .. }
        | Fact::Returned { .. }
        | Fact::Done
        | Fact::Laid(_) => return None,
    })
}

/// Cards that simply paid, each with its souls.
fn reaped(seat: Seat, cards: &[(Serial, Face, u16)]) -> Line {
    let all: u16 = cards.iter().map(|(_, _, souls)| souls).sum();
    if all == 0 {
        let idle = counted(cards.iter().map(|(_, face, _)| *face));
        return Line::new("demons-log-reaped-nothing").seat("seat", seat).list("cards", idle);
    }
    let paying = cards.iter().filter(|(_, _, souls)| *souls > 0);
    let each = paying.map(|(_, face, souls)| {
        Arg::Line(Line::new("demons-log-each").term("card", face.name()).number("souls", *souls))
    });
    Line::new("demons-log-reaped").seat("seat", seat).number("souls", all).list("cards", each)
}

fn stole(line: Line, from: &[(Seat, u8)], supply: u16) -> Line {
    let victims = from
        .iter()
        .map(|(seat, souls)| Arg::Line(Line::new("demons-from").seat("seat", *seat).number("souls", *souls)));
    let rest = (supply > 0).then(|| Arg::Line(Line::new("demons-from-supply").number("souls", supply)));
    let all: u16 = supply + from.iter().map(|(_, souls)| u16::from(*souls)).sum::<u16>();
    line.number("souls", all).list("from", victims.chain(rest))
}

/// Equal cards are named once, with their number.
fn counted(faces: impl Iterator<Item = Face>) -> Vec<Arg> {
    let mut found: Vec<(Face, i64)> = Vec::new();
    for face in faces {
        match found.iter_mut().find(|(known, _)| *known == face) {
            Some((_, copies)) => *copies += 1,
            None => found.push((face, 1)),
        }
    }
    let told = |(face, copies): (Face, i64)| match copies {
        1 => Arg::Term(face.name()),
        copies => Arg::Line(Line::new("demons-card-times").term("card", face.name()).number("count", copies)),
    };
    found.into_iter().map(told).collect()
}

/// Whoever is stolen from or bitten minds; what comes into the Block is seen there.
pub fn bearing(line: &Line, seat: Seat) -> Bearing {
    match line.id.strip_prefix("demons-log-").unwrap_or_default() {
        "stole" | "stole-card" | "stole-all" | "bitten" if line.names("from", seat) => Bearing::Harm,
        "refilled" | "shuffled" | "demons-shuffled" | "idled" | "declined" => Bearing::Aside,
        _ => Bearing::Told,
    }
}
