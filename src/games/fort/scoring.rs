//! The end: what each player's points are for, and who won.

use crate::engine::{Line, Outcome, Seat, Side};

use super::cards::Atom;
use super::state::{Phase, Player, State};
use super::words::{Half, Icon, Kind, Rule, Suit};

pub fn outcome(state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    // The most points; of equals the higher fort.
    let sides = state.all().map(|seat| {
        let side = side(state, seat);
        ((side.score, state.player(seat).level), side)
    });
    Some(Outcome::ranked(sides.collect(), reason(state)))
}

fn reason(state: &State) -> Line {
    let end = state.end.expect("a game ends for a reason");
    let line = Line::new(format!("fort-end-{}", end.reason));
    match end.by {
        Some(seat) => line.seat("player", seat),
        None => line,
    }
}

fn side(state: &State, seat: Seat) -> Side {
    let mut parts = open_parts(state, seat);
    if let Some(rule) = state.player(seat).rule {
        let line = Line::new("fort-score-rule").term("rule", format!("fort-rule-{rule}"));
        // The last line is the sculpture's.
        parts.insert(2, (line, rule_points(state, seat, rule)));
    }
    Side::alone(seat, parts)
}

/// What everybody can count: the track, the fort, the sculpture.
fn open_parts(state: &State, seat: Seat) -> Vec<(Line, i64)> {
    let player = state.player(seat);
    let level = i64::from(state.set.levels[usize::from(player.level)].points);
    let mut parts = vec![
        (Line::new("fort-score-track"), i64::from(player.track)),
        (Line::new("fort-score-level").number("level", player.level), level),
    ];
    if state.macaroni == Some(seat) {
        parts.push((Line::new("fort-score-macaroni"), i64::from(state.set.macaroni)));
    }
    parts
}

pub fn open_points(state: &State, seat: Seat) -> i64 {
    open_parts(state, seat).iter().map(|(_, points)| points).sum()
}

fn icons(state: &State, player: &Player, icon: Icon) -> i64 {
    player.owned().map(|card| i64::from(state.face(card).count(icon))).sum()
}

pub fn rule_points(state: &State, seat: Seat, rule: Rule) -> i64 {
    let player = state.player(seat);
    match rule {
        Rule::BigPlans => player.owned().map(|card| advance_icons(state, card)).sum(),
        Rule::FriendshipBracelet => {
            let suits = Suit::ALL.iter().filter(|suit| icons(state, player, suit.icon()) > 0).count();
            if suits == Suit::ALL.len() { suits as i64 + 1 } else { suits as i64 }
        }
        Rule::PiggyBank => i64::from(player.goods.of(Kind::Toys)),
        Rule::PizzaParty => i64::from(player.goods.of(Kind::Pizza)),
        Rule::Loner => {
            if player.owned().any(super::cards::Card::is_friend) {
                0
            } else {
                5
            }
        }
        Rule::Minimalism => {
            if player.level == 2 {
                8
            } else {
                0
            }
        }
        Rule::Popularity => player.lookout.len() as i64,
        Rule::PlayPalace => icons(state, player, Icon::Crown),
        Rule::SecretStash => i64::from(player.goods.packed()),
        Rule::Sleepover => sleepover(state, seat),
        Rule::SlimeLab => icons(state, player, Icon::Book),
    }
}

/// Each box that advances the fort counts, so a card can count twice.
fn advance_icons(state: &State, card: super::cards::Card) -> i64 {
    let face = state.face(card);
    let boxes = Half::BOTH.iter().filter_map(|half| face.program(*half));
    boxes.flat_map(|program| &program.body).filter(|icon| matches!(icon, Atom::Advance(_))).count() as i64
}

fn sleepover(state: &State, seat: Seat) -> i64 {
    let own = state.player(seat).owned().count();
    let best = state.rivals(seat).map(|rival| state.player(rival).owned().count()).max().unwrap_or(0);
    match own.cmp(&best) {
        std::cmp::Ordering::Greater => 8,
        std::cmp::Ordering::Equal => 4,
        std::cmp::Ordering::Less => 0,
    }
}
