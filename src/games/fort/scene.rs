//! The table as zones and pieces, ready to be drawn.

use crate::engine::scene::{Ladder, Step};
use crate::engine::{Layout, Line, Meter, Piece, Scene, Zone};

use super::actions::{boxes, kid_line, suit_name};
use super::cards::{Card, CardSet, Cost, Kid};
use super::outline::{STUFF, TOP_LEVEL};
use super::view::{AddedView, HeldRule, Played, PlayerView, Tucked, View};
use super::words::{Kind, Perk, Rule};

pub fn scene(view: &View) -> Scene {
    let mut meters = vec![
        Meter::new("round", Line::new("fort-meter-round"), view.round),
        Meter::new("park_deck", Line::new("fort-meter-park_deck"), view.park_deck as i64),
        Meter::new("rules", Line::new("fort-meter-rules"), view.rules_left as i64),
    ];
    if view.end.is_some() {
        meters.push(Meter::fact("last_round", Line::new("fort-meter-last_round")));
    }
    let mut zones = vec![play_area(view), park(view), park_deck(view), perks(view), rules(view), track(view)];
    zones.retain(|zone| zone.id != "play" || !zone.pieces.is_empty());
    for player in &view.players {
        player_zones(view, player, &mut zones);
    }
    let mut boxed = Zone::new("box", Line::new("fort-zone-box"), Layout::Pile);
    boxed.pieces = kids(view, &view.boxed);
    zones.push(boxed);
    Scene { meters, zones }
}

/// Every kid, perk and made-up rule.
pub fn gallery() -> Vec<Piece> {
    let set = CardSet::usual();
    let kids = Kid::all().filter_map(|kid| set.copies(kid).next()).map(|card| printed(set, card));
    let perks = Perk::ALL.iter().map(|perk| named("perk", perk.id()));
    let rules = Rule::ALL.iter().map(|rule| named("rule", rule.id()));
    kids.chain(perks).chain(rules).collect()
}

fn kid(view: &View, card: Card) -> Piece {
    let mut piece = printed(view.set, card);
    piece.fresh = view.fresh.has(card);
    piece
}

fn printed(set: &CardSet, card: Card) -> Piece {
    let face = set.face(card);
    let mut piece = Piece::new("kid", face.id, kid_line(set.kid(card)));
    piece.details = boxes(face);
    piece.marks = face.icons.iter().map(|icon| suit_name(*icon).into()).collect();
    if card.is_friend() {
        piece.marks.push("fort-mark-friend".into());
    }
    piece
}

fn kids(view: &View, cards: &[Card]) -> Vec<Piece> {
    cards.iter().map(|card| kid(view, *card)).collect()
}

/// The played card and what was added or lent, each coin with its suit.
fn play_area(view: &View) -> Zone {
    let mut zone = Zone::new("play", Line::new("fort-zone-play"), Layout::Row).of(view.leader);
    for card in &view.play {
        let mut piece = kid(view, *card);
        if let Some(played) = view.played.filter(|played| played.card == *card) {
            note_played(played, &mut piece);
        }
        let added = view.added.iter().find(|added| matches!(added.card, Tucked::Known(other) if other == *card));
        if let Some(added) = added {
            note_added(added, &mut piece);
        }
        zone.pieces.push(piece);
    }
    for added in view.added.iter().filter(|added| added.lent && !view.play.is_empty()) {
        let mut piece = tucked(view, &added.card);
        note_added(added, &mut piece);
        zone.pieces.push(piece);
    }
    zone
}

fn note_played(played: Played, piece: &mut Piece) {
    piece.marks.push("fort-mark-played".into());
    if let Some(suit) = played.declared {
        piece.details.push(Line::new("fort-detail-declared").term("suit", suit_name(suit.icon())));
    }
    if let Some(icon) = played.named {
        piece.details.push(Line::new("fort-detail-named").term("suit", suit_name(icon)));
    }
}

fn note_added(added: &AddedView, piece: &mut Piece) {
    piece.marks.push(if added.lent { "fort-mark-lent".into() } else { "fort-mark-added".into() });
    if let Some(suit) = added.coin {
        piece.details.push(Line::new("fort-detail-coin").term("suit", suit_name(suit.icon())));
    }
}

/// A Lookout card: a kid, or only its icons.
fn tucked(view: &View, card: &Tucked) -> Piece {
    match card {
        Tucked::Known(card) => kid(view, *card),
        Tucked::Icons(icons) => {
            let mut piece = Piece::new("lookout", "back", Line::new("fort-lookout-card"));
            piece.marks = icons.iter().map(|icon| suit_name(*icon).into()).collect();
            piece
        }
    }
}

fn park(view: &View) -> Zone {
    let mut zone = Zone::new("park", Line::new("fort-zone-park"), Layout::Row);
    for (place, card) in view.park.iter().enumerate() {
        if let Some(card) = card {
            let mut piece = kid(view, *card);
            piece.place = Some((place as u8, 0));
            zone.pieces.push(piece);
        }
    }
    zone
}

fn park_deck(view: &View) -> Zone {
    let mut zone = Zone::new("park_deck", Line::new("fort-zone-park_deck"), Layout::Pile);
    zone.hidden = view.park_deck as u32;
    zone
}

fn perks(view: &View) -> Zone {
    let mut zone = Zone::new("perks", Line::new("fort-zone-perks"), Layout::Row);
    zone.pieces = view.row.iter().map(|perk| named("perk", perk.id())).collect();
    zone
}

fn rules(view: &View) -> Zone {
    let mut zone = Zone::new("rules", Line::new("fort-zone-rules"), Layout::Pile);
    match &view.rules {
        Some(rules) => zone.pieces = rules.iter().map(|rule| named("rule", rule.id())).collect(),
        None => zone.hidden = view.rules_left as u32,
    }
    zone
}

/// A perk or a rule: its name, and what it does.
fn named(kind: &'static str, id: &'static str) -> Piece {
    let mut piece = Piece::new(kind, id, Line::new(format!("fort-{kind}-{id}")));
    piece.details.push(Line::new(format!("fort-{kind}-{id}-text")));
    piece
}

fn track(view: &View) -> Zone {
    let mut zone = Zone::new("track", Line::new("fort-zone-track"), Layout::Track);
    for player in &view.players {
        let mut piece = Piece::new("marker", player.colour.id(), Line::new(format!("fort-colour-{}", player.colour)));
        piece.owner = Some(player.seat);
        piece.place = Some((u8::try_from(player.track).unwrap_or(u8::MAX), 0));
        zone.pieces.push(piece);
    }
    zone
}

fn player_zones(view: &View, player: &PlayerView, zones: &mut Vec<Zone>) {
    let zone = |id: &'static str, layout| Zone::new(id, Line::new(format!("fort-zone-{id}")), layout).of(player.seat);
    zones.push(board(view, player));
    if view.drafting {
        let mut pack = zone("draft", Layout::Row);
        match &player.draft {
            Some(cards) => pack.pieces = kids(view, cards),
            None => pack.hidden = player.draft_size as u32,
        }
        zones.push(pack);
    }
    let mut hand = zone("hand", Layout::Row);
    match &player.hand {
        Some(cards) => hand.pieces = kids(view, cards),
        None => hand.hidden = player.hand_size as u32,
    }
    let mut yard = zone("yard", Layout::Row);
    yard.pieces = kids(view, &player.yard);
    let mut deck = zone("deck", Layout::Pile);
    match &player.deck {
        Some(cards) => deck.pieces = kids(view, cards),
        None => deck.hidden = player.deck_size as u32,
    }
    let mut discard = zone("discard", Layout::Pile);
    discard.pieces = kids(view, &player.discard);
    zones.extend([hand, lookout(view, player), tokens(player, "stuff"), tokens(player, "pack"), yard, discard, deck]);
}

/// Numbers, and what lies beside the board: fort, perk, rule, sculpture.
fn board(view: &View, player: &PlayerView) -> Zone {
    let title = Line::new("fort-zone-board").term("colour", format!("fort-colour-{}", player.colour));
    let mut zone = Zone::new("board", title, Layout::Ladder(ladder(view, player))).of(player.seat);
    let meter = |id: &'static str, value: i64| Meter::new(id, Line::new(format!("fort-meter-{id}")), value);
    zone.meters = vec![
        meter("track", i64::from(player.track)).of(view.set.goal).drawn(),
        meter("level", i64::from(player.level)).of(TOP_LEVEL).drawn(),
        meter("level_points", i64::from(view.set.levels[usize::from(player.level)].points)).drawn(),
        meter("pizza", i64::from(player.goods.0[0])).of(STUFF).drawn(),
        meter("toys", i64::from(player.goods.0[1])).of(STUFF).drawn(),
        meter("pack", i64::from(player.goods.packed())).of(player.pack_capacity).drawn(),
        meter("lookout", player.lookout.len() as i64).of(player.level + 1).drawn(),
        meter("hand", player.hand_size as i64),
        meter("deck", player.deck_size as i64),
    ];
    if let Some(cost) = view.set.levels[usize::from(player.level)].cost {
        let costs = [("cost_pizza", cost.pizza), ("cost_toys", cost.toys), ("cost_either", cost.either)];
        // What is not asked for is not named.
        let asked = costs.into_iter().filter(|(_, amount)| *amount > 0);
        zone.meters.extend(asked.map(|(id, amount)| meter(id, i64::from(amount)).drawn()));
    }
    zone.pieces.extend(player.perk.map(|perk| named("perk", perk.id())));
    match player.rule {
        HeldRule::None => {}
        HeldRule::Hidden => zone.pieces.push(Piece::new("rule", "back", Line::new("fort-rule-back"))),
        HeldRule::Known(rule) => zone.pieces.push(named("rule", rule.id())),
    }
    if player.macaroni {
        zone.pieces.push(Piece::new("macaroni", "macaroni", Line::new("fort-macaroni")));
    }
    if player.seat == view.leader && !view.drafting {
        zone.pieces.push(Piece::new("mark", "leader", Line::new("fort-mark-leader")));
    }
    zone
}

/// The fort: what each level is worth, what reaching it brings, and what it costs.
fn ladder(view: &View, player: &PlayerView) -> Ladder {
    let step = |level: u8| {
        let Cost { pizza, toys, either } = view.set.levels[usize::from(level) - 1].cost.unwrap_or_default();
        let price = [(pizza, "fort-kind-pizza"), (toys, "fort-kind-toys"), (either, "fort-meter-cost_either")];
        let brings = match level {
            1 => Some("fort-rule".into()),
            2 => Some("fort-perk".into()),
            TOP_LEVEL => Some("fort-macaroni".into()),
            _ => None,
        };
        let price = price.into_iter().filter(|(amount, _)| *amount > 0).map(|(amount, kind)| (amount, kind.into()));
        Step { points: view.set.levels[usize::from(level)].points.into(), brings, price: price.collect() }
    };
    Ladder { climbed: player.level, steps: (1..=TOP_LEVEL).map(step).collect() }
}

fn lookout(view: &View, player: &PlayerView) -> Zone {
    let racks = Layout::Racks(vec![player.level + 1]);
    let mut zone = Zone::new("lookout", Line::new("fort-zone-lookout"), racks).of(player.seat);
    zone.pieces = player.lookout.iter().map(|card| tucked(view, card)).collect();
    zone
}

fn tokens(player: &PlayerView, id: &'static str) -> Zone {
    let (goods, racks) = match id {
        "stuff" => (player.goods.0, vec![STUFF, STUFF]),
        _ => (player.goods.1, vec![player.pack_capacity]),
    };
    let mut zone = Zone::new(id, Line::new(format!("fort-zone-{id}")), Layout::Racks(racks)).of(player.seat);
    for kind in Kind::BOTH {
        for _ in 0..goods[kind as usize] {
            let mut token = Piece::new("token", kind.id(), Line::new(format!("fort-kind-{kind}")));
            token.place = (id == "stuff").then_some((kind as u8, 0));
            zone.pieces.push(token);
        }
    }
    zone
}
