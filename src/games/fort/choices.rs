//! Steps as a reader sees them: the label of each step, and what it would change in numbers.

use crate::engine::{Arg, Line, Seat};

use super::actions::{card_note, suit_name};
use super::cards::Kid;
use super::foresight::Foresight;
use super::moves::{Coin, Move, Origin, Toss};
use super::read::silent;
use super::refusals::kid_name;
use super::state::State;
use super::words::{Icon, Kind};

fn card(id: impl Into<std::borrow::Cow<'static, str>>, kid: Kid) -> Line {
    Line::new(id).term("card", kid_name(kid))
}

pub fn label(step: Move) -> Line {
    match step {
        Move::Pick(kid) => card("fort-choice-pick", kid),
        Move::Play(kid) => card("fort-choice-play", kid),
        Move::Recycle(kid) => card("fort-choice-recycle", kid),
        Move::Add(kid, coin) => with_coin("add", kid, coin),
        Move::Lend(kid, coin) => with_coin("lend", kid, coin),
        Move::Declare(suit) => Line::new("fort-choice-declare").term("suit", suit_name(suit.icon())),
        Move::Suit(icon) => Line::new("fort-choice-suit").term("suit", suit_name(icon)),
        Move::Start(half, None) => Line::new(format!("fort-choice-{half}")),
        Move::Start(half, Some(units)) => Line::new(format!("fort-choice-{half}-n")).number("n", units),
        Move::Gather(kind) => Line::new(format!("fort-choice-gather-{kind}")),
        Move::Pack(kind) => Line::new(format!("fort-choice-pack-{kind}")),
        Move::PackSupply(kind) => Line::new(format!("fort-choice-pack-supply-{kind}")),
        Move::Take(kind) => Line::new(format!("fort-choice-take-{kind}")),
        Move::Tuck(origin) => from("tuck", origin),
        Move::Recruit(origin) | Move::Birthday(origin) => from("recruit", origin),
        Move::Trash(pile, kid) => card(format!("fort-choice-trash-{pile}"), kid),
        Move::Rob(rival, kid) => card("fort-choice-rob", kid).seat("rival", rival),
        Move::Copy(rival) => Line::new("fort-choice-copy").seat("rival", rival),
        Move::Convert(store, kind) => Line::new(format!("fort-choice-convert-{store}-{kind}")),
        Move::Spend(store) => Line::new(format!("fort-choice-spend-{store}")),
        Move::Pay(pay) if pay.packed() == 0 => {
            Line::new("fort-choice-pay").number("pizza", pay.0[0]).number("toys", pay.0[1])
        }
        Move::Pay(pay) => Line::new("fort-choice-pay-pack")
            .number("pizza", pay.0[0])
            .number("toys", pay.0[1])
            .number("pack_pizza", pay.1[0])
            .number("pack_toys", pay.1[1]),
        Move::Rule(rule) => Line::new(format!("fort-rule-{rule}")),
        Move::Perk(perk) => Line::new(format!("fort-perk-{perk}")),
        Move::Follow(one, two) => {
            let tosses = [Some(one), two].into_iter().flatten().map(|toss| Arg::Line(tossed(toss)));
            Line::new("fort-choice-follow").list("cards", tosses)
        }
        Move::Skip
        | Move::Diy
        | Move::End
        | Move::Omit
        | Move::Stop
        | Move::Pass
        | Move::Rough
        | Move::DoOver
        | Move::Later
        | Move::No => Line::new(format!("fort-choice-{step}")),
    }
}

fn tossed(toss: Toss) -> Line {
    match toss.coin_aside {
        true => card("fort-choice-aside", toss.kid),
        false => Line::new(kid_name(toss.kid)),
    }
}

fn with_coin(verb: &str, kid: Kid, coin: Coin) -> Line {
    match coin {
        Coin::Unsaid => card(format!("fort-choice-{verb}"), kid),
        Coin::Nothing => card(format!("fort-choice-{verb}-coin"), kid).term("suit", suit_name(Icon::Coin)),
        Coin::Suit(suit) => card(format!("fort-choice-{verb}-coin"), kid).term("suit", suit_name(suit.icon())),
    }
}

fn from(verb: &str, origin: Origin) -> Line {
    match origin {
        Origin::Hand(kid) => card(format!("fort-choice-{verb}"), kid),
        Origin::Park(kid) => card(format!("fort-choice-{verb}-park"), kid),
        Origin::Deck => Line::new(format!("fort-choice-{verb}-deck")),
        Origin::Yard(rival, kid) => card(format!("fort-choice-{verb}-yard"), kid).seat("rival", rival),
    }
}

/// What is worth knowing before this step: what the card says, what the rule scores, or what changes.
pub fn note(state: &State, seat: Seat, step: Move) -> Option<Line> {
    match step {
        Move::Pick(kid) | Move::Play(kid) => Some(card_note(state.set.printed(kid))),
        Move::Recruit(Origin::Park(kid) | Origin::Yard(_, kid)) | Move::Birthday(Origin::Park(kid)) => {
            Some(card_note(state.set.printed(kid)))
        }
        Move::Rule(rule) => Some(Line::new(format!("fort-rule-{rule}-text"))),
        Move::Perk(perk) => Some(Line::new(format!("fort-perk-{perk}-text"))),
        Move::Start(..) | Move::Gather(_) | Move::Copy(_) => {
            Foresight::of(state).after(seat, &[step]).and_then(|after| gain(state, after.table(), seat))
        }
        _ => None,
    }
}

/// What a player gained and gave, in numbers.
pub fn gain(before: &State, after: &State, seat: Seat) -> Option<Line> {
    let (old, new) = (before.player(seat), after.player(seat));
    let changes = [
        ("pizza", i64::from(new.goods.of(Kind::Pizza)) - i64::from(old.goods.of(Kind::Pizza))),
        ("toys", i64::from(new.goods.of(Kind::Toys)) - i64::from(old.goods.of(Kind::Toys))),
        ("pack", i64::from(new.goods.packed()) - i64::from(old.goods.packed())),
        ("lookout", new.lookout.len() as i64 - old.lookout.len() as i64),
        ("points", i64::from(new.track) - i64::from(old.track)),
        ("level", i64::from(new.level) - i64::from(old.level)),
    ];
    let lines: Vec<Arg> = changes
        .into_iter()
        .filter(|(_, change)| *change != 0)
        .map(|(what, change)| {
            let verb = if change > 0 { "gain" } else { "lose" };
            Arg::Line(Line::new(format!("fort-{verb}-{what}")).number("n", change.abs()))
        })
        .collect();
    let cards =
        silent(after, seat).into_iter().filter(|step| matches!(step, Move::Tuck(_) | Move::Trash(..) | Move::Rob(..)));
    let lines: Vec<Arg> = lines.into_iter().chain(cards.map(|step| Arg::Line(label(step)))).collect();
    (!lines.is_empty()).then(|| Line::new("fort-note-changes").list("changes", lines))
}

/// What the rules do by themselves after this step, because nothing else is left.
pub fn forced_steps(state: &State, seat: Seat, step: Move) -> Vec<Move> {
    let costs = |step: &Move| !matches!(step, Move::Gather(_) | Move::Take(_) | Move::Copy(_) | Move::End);
    let after = Foresight::of(state).after(seat, &[step]);
    after.map_or_else(Vec::new, |after| silent(after.table(), seat).into_iter().filter(costs).collect())
}

/// The same in words: said before, so that nobody gives up more than they meant to.
pub fn forced(state: &State, seat: Seat, step: Move) -> Option<Line> {
    let steps = forced_steps(state, seat, step);
    let labels = steps.iter().map(|step| Arg::Line(label(*step)));
    (!steps.is_empty()).then(|| Line::new("fort-note-forced").list("steps", labels))
}
