//! The log: a line for each fact, redacted for the reader.

use crate::engine::{Arg, Bearing, For, Line, Seat, Viewer};

use super::actions::{kid_term, suit_name, suits};
use super::cards::Kid;
use super::facts::{Did, Fact, Icons, Source};
use super::refusals::half_name;
use super::words::{Kind, Perk, Pile, Suit};

fn by(id: impl Into<std::borrow::Cow<'static, str>>, seat: Seat) -> Line {
    Line::new(id).seat("player", seat)
}

fn cards(kids: &[Kid]) -> Vec<Arg> {
    kids.iter().map(|kid| kid_term(*kid)).collect()
}

pub fn tell(fact: &Fact, viewer: Viewer) -> Option<Line> {
    Some(match fact {
        Fact::Seated(order, _) => Line::new("fort-log-seated").list("order", order.iter().map(|seat| Arg::Seat(*seat))),
        Fact::PerksLaidOut(perks) => {
            Line::new("fort-log-perks").list("perks", perks.iter().map(|perk| perk_term(*perk)))
        }
        Fact::ParkDealt(open, _) => Line::new("fort-log-park").list("cards", cards(open)),
        Fact::Dealt(seat, dealt) => by("fort-log-dealt", *seat).list("cards", cards(dealt.shown_to(viewer)?)),
        Fact::Picked(seat, card) => match card.shown_to(viewer) {
            Some(card) => by("fort-log-picked", *seat).with("card", kid_term(*card)),
            None => by("fort-log-picked-hidden", *seat),
        },
        Fact::HandedOn => Line::new("fort-log-handed-on"),
        Fact::TurnBegan(seat) => by("fort-log-turn", *seat),
        Fact::Skipped(seat) => by("fort-log-skipped", *seat),
        Fact::DidItYourself(seat) => by("fort-log-diy", *seat),
        Fact::Played(seat, card) => by("fort-log-played", *seat).with("card", kid_term(*card)),
        Fact::Added(seat, card, coin) => added("added", *seat, *card, *coin),
        Fact::Lent(seat, card, _, coin) if viewer.may_know(card.0) => added("lent", *seat, card.1, *coin),
        Fact::Lent(seat, _, icons, coin) => lent_unseen(*seat, *icons, *coin),
        Fact::Declared(seat, suit) => by("fort-log-declared", *seat).term("suit", suit_name(suit.icon())),
        Fact::Named(seat, icon) => by("fort-log-named", *seat).term("suit", suit_name(*icon)),
        Fact::Used(seat, half, _, count) => {
            by("fort-log-used", *seat).term("box", half_name(*half)).number("count", *count)
        }
        Fact::Did(seat, did) | Fact::FellOut(seat, did) => return unit(*seat, *did, viewer),
        Fact::Followed(seat, discarded, _) => by("fort-log-followed", *seat).list("cards", cards(discarded)),
        Fact::Passed(seat) => by("fort-log-passed", *seat),
        Fact::CouldNotFollow(seat) => by("fort-log-could-not", *seat),
        Fact::RoughHoused(seat, card) => by("fort-log-rough", *seat).with("card", kid_term(*card)),
        Fact::TrashedItself(seat, card) => by("fort-log-trashed-itself", *seat).with("card", kid_term(*card)),
        Fact::DidOver(seat) => by("fort-log-do-over", *seat),
        Fact::Recruited(seat, source, card, refill) | Fact::Celebrated(seat, source, card, refill) => {
            taken("recruited", *seat, *source, *refill).with("card", kid_term(*card))
        }
        Fact::NobodyToRecruit(seat) => by("fort-log-nobody", *seat),
        Fact::Discarded(seat, _, yard) if yard.is_empty() => by("fort-log-discarded-none", *seat),
        Fact::Discarded(seat, _, yard) => by("fort-log-discarded", *seat).list("cards", cards(yard)),
        Fact::Drew(seat, drawn, anew) => drew(*seat, drawn, anew.is_some(), viewer),
        Fact::Recycled(seat, card) => by("fort-log-recycled", *seat).with("card", kid_term(*card)),
        Fact::Declined(seat, Perk::RoughHousing) => {
            by("fort-log-declined", *seat).with("perk", perk_term(Perk::RoughHousing))
        }
        Fact::Flagged(Some(seat), reason) => by(format!("fort-log-flagged-{reason}"), *seat),
        Fact::Flagged(None, reason) => Line::new(format!("fort-log-flagged-{reason}")),
        Fact::TookMacaroni(seat) => by("fort-log-macaroni", *seat),
        Fact::Over => Line::new("fort-log-over"),
        Fact::RulesStacked(_)
        | Fact::Shuffled(..)
        | Fact::By(_)
        | Fact::Ended(_)
        | Fact::EndedItself(_)
        | Fact::Declined(..)
        | Fact::Waited(_)
        | Fact::Laid(_) => return None,
    })
}

/// Whoever takes from a Yard takes from its owner; how a play is put together is only the way to what it brings.
pub fn bearing(line: &Line, seat: Seat) -> Bearing {
    match line.id.strip_prefix("fort-log-").unwrap_or_default() {
        "robbed" | "recruited-yard" | "tucked-yard" if line.names("rival", seat) => Bearing::Harm,
        "turn" | "used" | "declared" | "named" | "handed-on" | "could-not" | "passed" | "declined" | "discarded"
        | "discarded-none" => Bearing::Aside,
        id if ["added", "lent", "drew", "packed", "paid"].iter().any(|aside| id.starts_with(aside)) => Bearing::Aside,
        _ => Bearing::Told,
    }
}

fn perk_term(perk: Perk) -> Arg {
    Arg::Term(format!("fort-perk-{perk}").into())
}

fn added(verb: &str, seat: Seat, card: Kid, coin: Option<Suit>) -> Line {
    match coin {
        Some(suit) => {
            by(format!("fort-log-{verb}-coin"), seat).with("card", kid_term(card)).term("suit", suit_name(suit.icon()))
        }
        None => by(format!("fort-log-{verb}"), seat).with("card", kid_term(card)),
    }
}

/// Others see only the icons of a card in the Lookout.
fn shown(icons: Icons) -> Vec<Arg> {
    suits(&icons.iter().collect::<Vec<_>>()).collect()
}

fn lent_unseen(seat: Seat, icons: Icons, coin: Option<Suit>) -> Line {
    match coin {
        Some(suit) => {
            by("fort-log-lent-hidden-coin", seat).list("suits", shown(icons)).term("suit", suit_name(suit.icon()))
        }
        None => by("fort-log-lent-hidden", seat).list("suits", shown(icons)),
    }
}

/// A card came from the table to somebody: what it is called is added by the caller.
fn taken(verb: &str, seat: Seat, source: Source, refill: Option<Kid>) -> Line {
    match (source, refill) {
        (Source::Park(_), Some(refill)) => by(format!("fort-log-{verb}-park"), seat).with("refill", kid_term(refill)),
        (Source::Park(_), None) => by(format!("fort-log-{verb}-park-last"), seat),
        (Source::Yard(rival), _) => by(format!("fort-log-{verb}-yard"), seat).seat("rival", rival),
        (Source::Deck, _) => by(format!("fort-log-{verb}-deck"), seat),
        (Source::Hand, _) => by(format!("fort-log-{verb}"), seat),
    }
}

fn drew(seat: Seat, drawn: &For<Vec<Kid>>, anew: bool, viewer: Viewer) -> Line {
    let n = drawn.value.len() as i64;
    let line = match (drawn.shown_to(viewer), anew) {
        (Some(shown), false) => by("fort-log-drew", seat).list("cards", cards(shown)),
        (Some(shown), true) => by("fort-log-drew-anew", seat).list("cards", cards(shown)),
        (None, false) => by("fort-log-drew-hidden", seat),
        (None, true) => by("fort-log-drew-hidden-anew", seat),
    };
    line.number("n", n)
}

fn of_kind(verb: &str, kind: Kind, seat: Seat) -> Line {
    by(format!("fort-log-{verb}-{kind}"), seat)
}

fn unit(seat: Seat, did: Did, viewer: Viewer) -> Option<Line> {
    Some(match did {
        Did::Gathered(kind, n) => of_kind("gathered", kind, seat).number("n", n),
        Did::Packed(kind) => of_kind("packed", kind, seat),
        Did::PackedSupply(kind) => of_kind("packed-supply", kind, seat),
        Did::Tucked(source, card, _, refill) if viewer.may_know(card.0) => {
            taken("tucked", seat, source, refill).with("card", kid_term(card.1))
        }
        Did::Tucked(Source::Deck, _, icons, _) => by("fort-log-tucked-deck-hidden", seat).list("suits", shown(icons)),
        Did::Tucked(_, _, icons, _) => by("fort-log-tucked-hidden", seat).list("suits", shown(icons)),
        Did::Trashed(Pile::Hand, card) => by("fort-log-trashed-hand", seat).with("card", kid_term(card)),
        Did::Trashed(Pile::Discard, card) => by("fort-log-trashed-discard", seat).with("card", kid_term(card)),
        Did::Robbed(rival, card) => by("fort-log-robbed", seat).seat("rival", rival).with("card", kid_term(card)),
        Did::Copied(rival) => by("fort-log-copied", seat).seat("rival", rival),
        Did::Took([pizza, 0]) => by("fort-log-took-pizza", seat).number("n", pizza),
        Did::Took([0, toys]) => by("fort-log-took-toys", seat).number("n", toys),
        Did::Took([pizza, toys]) => by("fort-log-took-both", seat).number("pizza", pizza).number("toys", toys),
        Did::Converted(_, kind) => of_kind("converted", kind, seat),
        Did::Spent(_, kind) => of_kind("spent", kind, seat),
        Did::Recruited(source, card, refill) => taken("recruited", seat, source, refill).with("card", kid_term(card)),
        Did::Paid(pay) => {
            let line = by("fort-log-paid", seat).number("pizza", pay.of(Kind::Pizza));
            line.number("toys", pay.of(Kind::Toys))
        }
        Did::Scored(n) => by("fort-log-scored", seat).number("n", n),
        Did::Ruled(rule) => match viewer.may_know(rule.0) {
            true => by("fort-log-ruled", seat).term("rule", format!("fort-rule-{}", rule.1)),
            false => by("fort-log-ruled-hidden", seat),
        },
        Did::Perked(perk) => by("fort-log-perked", seat).with("perk", perk_term(perk)),
        Did::Omitted | Did::Stopped => return None,
    })
}
