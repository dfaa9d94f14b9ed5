//! An answer told as a sentence: what is played, what comes of it, what is left.

use crate::engine::play::Total;
use crate::engine::{Arg, Line, Play, Seat};
use crate::games::fort::actions::{bound_action, kid_term, suit_name};
use crate::games::fort::cards::{Card, Kid};
use crate::games::fort::choices::label;
use crate::games::fort::follow;
use crate::games::fort::legal;
use crate::games::fort::matter;
use crate::games::fort::moves::{Coin, Move, Origin};
use crate::games::fort::outline::{TOP_LEVEL, any_payment};
use crate::games::fort::refusals::kid_name;
use crate::games::fort::scoring::rule_points;
use crate::games::fort::spot::spot;
use crate::games::fort::state::{Phase, State};
use crate::games::fort::words::{Half, Rule};

use super::effects::Worked;

/// The play that an answer is.
pub fn told(before: &State, seat: Seat, worked: &Worked) -> Play {
    let said = &worked.answer.said;
    let on = said.first().and_then(|step| spot(seat, *step));
    let mut play = Play::new(words(said), does(before, worked)).on(on);
    play = play.gets(gets(before, seat, worked)).leaves(leaves(before, seat, worked)).then(then(before, seat, worked));
    play.totals = totals(before, seat, worked);
    play
}

/// The steps as one message: what stands or falls together is joined by commas.
fn words(said: &[Move]) -> String {
    let mut words = String::new();
    for step in said {
        let part = match step {
            Move::Add(kid, coin) => format!(" + {kid}{}", coin_word(*coin)),
            Move::Lend(kid, coin) => format!(" + lookout:{kid}{}", coin_word(*coin)),
            step if words.is_empty() => step.to_string(),
            step => format!(", {step}"),
        };
        words.push_str(&part);
    }
    words
}

fn coin_word(coin: Coin) -> String {
    match coin {
        Coin::Unsaid => String::new(),
        Coin::Nothing => ":none".into(),
        Coin::Suit(suit) => format!(":{suit}"),
    }
}

/// What is played or given up, and every choice inside.
fn does(before: &State, worked: &Worked) -> Line {
    let mut cards: Option<Line> = None;
    let mut done: Vec<Line> = Vec::new();
    for step in &worked.answer.said {
        match step {
            Move::Play(kid) => cards = Some(Line::new(kid_name(*kid))),
            Move::Follow(..) | Move::Diy => cards = Some(label(*step)),
            Move::Add(kid, coin) => cards = cards.map(|cards| plus(cards, added(*kid, *coin))),
            Move::Lend(kid, coin) => {
                let lent = Line::new("fort-play-lent").line("card", added(*kid, *coin));
                cards = cards.map(|cards| plus(cards, lent));
            }
            Move::Declare(_) | Move::Suit(_) | Move::Rule(_) | Move::Perk(_) => done.push(label(*step)),
            _ => {}
        }
    }
    let effects = &worked.effects;
    for (half, n) in &effects.uses {
        let id = if *half == Half::Public { "fort-play-public" } else { "fort-play-private" };
        done.push(Line::new(id).number("n", *n));
    }
    if !effects.trashed.is_empty() {
        let kids = effects.trashed.iter().map(|(_, kid)| kid_term(*kid));
        done.push(Line::new("fort-play-trash").list("cards", kids));
    }
    if !effects.tucked.is_empty() {
        let cards = effects.tucked.iter().map(|origin| match origin {
            Origin::Hand(kid) => kid_term(*kid),
            origin => Arg::Line(label(Move::Tuck(*origin))),
        });
        done.push(Line::new("fort-play-tuck").list("cards", cards));
    }
    done.extend(counted(&effects.units));
    for origin in &effects.recruited {
        done.push(Line::new("fort-play-recruit").line("whom", label(Move::Recruit(*origin))));
    }
    let one = |mut done: Vec<Line>| match done.len() {
        1 => done.remove(0),
        _ => Line::new("fort-order").list("steps", done.into_iter().map(Arg::Line)),
    };
    match (cards, done.is_empty()) {
        (Some(cards), true) => cards,
        (Some(cards), false) => Line::new("fort-play-does").line("cards", cards).line("done", one(done)),
        // The rest of an answer that was begun before; what it says names it where it does nothing.
        (None, true) => one(worked.answer.said.iter().map(|step| label(*step)).collect()),
        (None, false) if before.phase == Phase::Boxes && worked.answer.said == [Move::End] => label(Move::End),
        (None, false) => one(done),
    }
}

fn plus(one: Line, two: Line) -> Line {
    Line::new("fort-play-plus").line("one", one).line("two", two)
}

fn added(kid: Kid, coin: Coin) -> Line {
    match coin.suit() {
        Some(suit) => Line::new("fort-play-as").term("card", kid_name(kid)).term("suit", suit_name(suit.icon())),
        None => Line::new(kid_name(kid)),
    }
}

/// Units side by side, equal ones counted.
fn counted(units: &[Move]) -> Vec<Line> {
    let mut seen: Vec<(Move, i64)> = Vec::new();
    for unit in units {
        match seen.iter_mut().find(|(other, _)| other == unit) {
            Some((_, n)) => *n += 1,
            None => seen.push((*unit, 1)),
        }
    }
    let line = |(unit, n): (Move, i64)| match n {
        1 => label(unit),
        n => Line::new("fort-play-times").line("what", label(unit)).number("n", n),
    };
    seen.into_iter().map(line).collect()
}

/// What is gained and given, in numbers.
fn gets(before: &State, seat: Seat, worked: &Worked) -> Vec<Line> {
    let (old, effects) = (before.player(seat), &worked.effects);
    let mut lines = Vec::new();
    let mut change = |what: &str, now: i64, then: i64| {
        let verb = if then > now { "gain" } else { "lose" };
        if then != now {
            lines.push(Line::new(format!("fort-{verb}-{what}")).number("n", (then - now).abs()));
        }
    };
    for kind in crate::games::fort::words::Kind::BOTH {
        change(kind.id(), i64::from(old.goods.of(kind)), i64::from(effects.goods.of(kind)));
    }
    change("pack", i64::from(old.goods.packed()), i64::from(effects.goods.packed()));
    change("lookout", old.lookout.len() as i64, effects.lookout as i64);
    change("points", i64::from(old.track), i64::from(effects.track));
    if effects.level > old.level {
        let points = before.set.levels[usize::from(effects.level)].points;
        lines.push(Line::new("fort-play-level").number("level", effects.level).number("points", points));
    }
    if before.macaroni.is_none() && effects.level == TOP_LEVEL {
        lines.push(Line::new("fort-play-macaroni").number("n", before.set.macaroni));
    }
    if let Some(rule) = old.rule.filter(|rule| counts_goods(*rule)) {
        let change = rule_points(&worked.answer.table, seat, rule) - rule_points(before, seat, rule);
        if change != 0 {
            let id = if change > 0 { "fort-play-rule-gain" } else { "fort-play-rule-lose" };
            lines.push(Line::new(id).term("rule", format!("fort-rule-{rule}")).number("n", change.abs()));
        }
    }
    if effects.itself {
        lines.push(Line::new("fort-play-itself"));
    }
    lines
}

/// Does the rule count what an answer moves? Others count cards, some of which lie in play until the turn is over.
const fn counts_goods(rule: Rule) -> bool {
    matches!(rule, Rule::PiggyBank | Rule::PizzaParty | Rule::SecretStash | Rule::Popularity | Rule::Minimalism)
}

/// What is left of the hand, and what its player then has.
fn leaves(before: &State, seat: Seat, worked: &Worked) -> Vec<Line> {
    let (old, effects) = (before.player(seat), &worked.effects);
    let mut lines = Vec::new();
    if seat == before.leader {
        lines.push(yard(before, &effects.yard().collect::<Vec<_>>()));
    } else {
        lines.push(Line::new("fort-play-hand").number("n", effects.left.len() as i64));
    }
    if effects.goods.0 != old.goods.0 || effects.level != old.level {
        let can_pay = any_payment(before.set, effects.level, 0, &effects.goods, |_| true);
        let id = if can_pay { "fort-play-stuff-pays" } else { "fort-play-stuff" };
        let line = Line::new(id).number("pizza", effects.goods.0[0]).number("toys", effects.goods.0[1]);
        lines.push(if can_pay { line.number("level", effects.level + 1) } else { line });
    }
    if effects.goods.1 != old.goods.1 {
        let [pizza, toys] = effects.goods.1;
        lines.push(Line::new("fort-play-pack").number("pizza", pizza).number("toys", toys));
    }
    lines
}

pub fn yard(before: &State, cards: &[Card]) -> Line {
    match cards.is_empty() {
        true => Line::new("fort-play-yard-none"),
        false => Line::new("fort-play-yard").list("cards", cards.iter().map(|card| kid_term(before.kid(*card)))),
    }
}

/// What others may do, and what is asked next.
fn then(before: &State, seat: Seat, worked: &Worked) -> Vec<Line> {
    let table = &worked.answer.table;
    let mut lines = Vec::new();
    let leads = seat == before.leader && before.plan.is_none() && !matches!(worked.answer.said[..], [Move::Diy, ..]);
    if table.phase == Phase::Follow && seat == before.leader {
        lines.extend(followers(table));
    } else if leads && table.phase != Phase::Work {
        lines.push(Line::new("fort-play-nobody"));
    }
    if worked.answer.shown && legal::asked(table).has(seat) && table.leader == before.leader {
        lines.push(Line::new("fort-play-next").line("what", matter::headline_of(table, seat)));
    }
    if table.end.is_some() && before.end.is_none() {
        lines.push(Line::new("fort-play-last-round"));
    }
    lines
}

/// With what rivals may follow, and what they get.
fn followers(table: &State) -> Option<Line> {
    let plan = table.plan.as_ref()?;
    let program = table.face(plan.card).public.as_ref()?;
    let mut suits: Vec<_> = follow::led_suits(table).collect();
    suits.dedup();
    let suits = suits.into_iter().map(|icon| Arg::Term(suit_name(icon).into()));
    Some(Line::new("fort-play-followers").list("suits", suits).line("action", bound_action(program, plan.kind)))
}

/// The same in numbers, by the meters of the board.
fn totals(before: &State, seat: Seat, worked: &Worked) -> Vec<Total> {
    let (old, effects) = (before.player(seat), &worked.effects);
    let points = |level: u8| i64::from(before.set.levels[usize::from(level)].points);
    let meters = [
        ("track", i64::from(old.track), i64::from(effects.track)),
        ("level", i64::from(old.level), i64::from(effects.level)),
        ("level_points", points(old.level), points(effects.level)),
        ("pizza", i64::from(old.goods.0[0]), i64::from(effects.goods.0[0])),
        ("toys", i64::from(old.goods.0[1]), i64::from(effects.goods.0[1])),
        ("pack", i64::from(old.goods.packed()), i64::from(effects.goods.packed())),
        ("lookout", old.lookout.len() as i64, effects.lookout as i64),
    ];
    let changed = meters.into_iter().filter(|(_, now, then)| now != then);
    let total = |(meter, now, then): (&'static str, i64, i64)| Total {
        zone: "board".into(),
        owner: Some(seat),
        meter: meter.into(),
        change: then - now,
        then,
    };
    changed.map(total).collect()
}
