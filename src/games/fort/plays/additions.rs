//! With what a card can be played: which cards of hand and Lookout are added, what their coins stand for, which suit is
//! named and which declared.

use crate::engine::{Seat, SeatSet};
use crate::games::fort::build;
use crate::games::fort::cards::{Card, Count};
use crate::games::fort::facts::{Fact, ForCard, Icons};
use crate::games::fort::feasible::{Counted, Search, gift};
use crate::games::fort::fold::fold;
use crate::games::fort::moves::{Coin, Move};
use crate::games::fort::state::{Added, State};
use crate::games::fort::words::{Half, Icon, Suit};

use super::grow::Grown;

/// Sets of added cards that are looked at for one card, and of those the ones that are played through.
const LOOKED_AT: usize = 256;
const PLAYED: usize = 20;

/// The card is played already; all lawful ways to build it up, those that count most first.
pub fn built(played: &Grown, seat: Seat) -> Vec<Grown> {
    let mut all: Vec<(u8, Grown)> = Vec::new();
    for icon in named(&played.table, seat) {
        let mut base = played.clone();
        if let Some(icon) = icon {
            say(&mut base, Move::Suit(icon), Fact::Named(seat, icon));
        }
        for suit in declared(&base.table, seat) {
            let mut base = base.clone();
            if let Some(suit) = suit {
                say(&mut base, Move::Declare(suit), Fact::Declared(seat, suit));
            }
            let Some(plan) = base.table.plan else { continue };
            for added in sets(&base.table, seat, base.table.counted(&plan)) {
                if let Some(grown) = with(&base, seat, &added) {
                    let counts = grown.table.plan.map_or([0, 0], |plan| grown.table.plan_terms(&plan).counts);
                    all.push((counts[0] + counts[1], grown));
                }
            }
        }
    }
    all.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    all.truncate(PLAYED);
    all.into_iter().map(|(_, grown)| grown).collect()
}

fn say(grown: &mut Grown, step: Move, fact: Fact) {
    fold(&mut grown.table, &fact);
    grown.said.push(step);
    grown.facts.push(fact);
}

/// The play with these cards added, if it can then be finished without more.
fn with(base: &Grown, seat: Seat, added: &[Added]) -> Option<Grown> {
    let mut plan = base.table.plan?;
    plan.added.extend(added.iter().copied());
    let mut outline = base.table.outline(seat);
    outline.hand -= added.iter().filter(|added| !added.lent).count() as u8;
    let terms = base.table.plan_terms(&plan);
    if !Search::new(&terms).can_finish(&outline, &[None, None]) {
        return None;
    }
    let mut grown = base.clone();
    // Added cards are said before suits, as they are printed in a sentence.
    let suits = grown.said.split_off(1);
    for added in added {
        let kid = base.table.kid(added.card);
        let face = base.table.face(added.card);
        let coin = match (face.coins(), added.coin) {
            (0, _) => Coin::Unsaid,
            (_, None) => Coin::Nothing,
            (_, Some(suit)) => Coin::Suit(suit),
        };
        match added.lent {
            true => {
                let fact = Fact::Lent(seat, ForCard(SeatSet::only(seat), kid), Icons::of(&face.icons), added.coin);
                say(&mut grown, Move::Lend(kid, coin), fact);
            }
            false => say(&mut grown, Move::Add(kid, coin), Fact::Added(seat, kid, added.coin)),
        }
    }
    grown.said.extend(suits);
    Some(grown)
}

/// The suits worth naming for a box that counts any one suit.
fn named(table: &State, seat: Seat) -> Vec<Option<Icon>> {
    let Some(plan) = table.plan else { return vec![None] };
    if !Half::BOTH.iter().any(|half| build::must_name(table, &plan, *half)) {
        return vec![None];
    }
    let player = table.player(seat);
    let cards = player.hand.iter().chain(player.lookout.iter()).chain([&plan.card]);
    let shown: Vec<Icon> = cards.flat_map(|card| table.face(*card).icons.iter().copied()).collect();
    // A coin is worth more as a suit.
    let suits = Suit::ALL.iter().map(|suit| suit.icon()).filter(|icon| shown.contains(icon));
    suits.map(Some).collect()
}

/// The suit to declare: any that counts, else the one of which the fewest cards are out of sight.
fn declared(table: &State, seat: Seat) -> Vec<Option<Suit>> {
    let Some(plan) = table.plan.filter(|plan| build::must_declare(table, plan)) else { return vec![None] };
    let counts = Half::BOTH.iter().filter_map(|half| match table.face(plan.card).program(*half)?.repeat {
        Count::Suit(suit) => Some(suit),
        _ => None,
    });
    let counts: Vec<Option<Suit>> = counts.map(Some).collect();
    if !counts.is_empty() {
        return counts;
    }
    let hidden = hidden(table, seat);
    let shown = |suit: &Suit| hidden.iter().map(|card| table.face(*card).count(suit.icon())).sum::<u8>();
    vec![Suit::ALL.iter().copied().min_by_key(shown)]
}

/// Cards that could be in a rival's hand, as far as the seat knows.
fn hidden(table: &State, seat: Seat) -> Vec<Card> {
    let rivals = table.rivals(seat).map(|rival| table.player(rival));
    let unseen = rivals.flat_map(|rival| rival.hand.iter().chain(rival.deck.iter()).copied());
    let mut cards: Vec<Card> = unseen.chain(table.park_deck.iter().copied()).collect();
    // Those in a Lookout that nobody knows may be changed for one of these.
    let lookouts = table.rivals(seat).flat_map(|rival| table.player(rival).lookout.iter().copied());
    cards.extend(lookouts.filter(|card| !table.memory.known.has(*card)));
    cards
}

/// Sets of cards to add, the larger ones first. Of equal cards in the Lookout, which stay there, any will do.
fn sets(table: &State, seat: Seat, counted: Counted) -> Vec<Vec<Added>> {
    let player = table.player(seat);
    let hand = player.hand.iter().map(|card| (*card, false));
    let lookout = player.lookout.iter().map(|card| (*card, true));
    let mut spares: Vec<(Card, bool, Vec<Option<Suit>>)> = Vec::new();
    for (card, lent) in hand.chain(lookout) {
        let coins = coins(table, card, counted);
        if !coins.is_empty() {
            spares.push((card, lent, coins));
        }
    }
    let mut found = Vec::new();
    choose(table, counted, &spares, &mut Vec::new(), None, &mut found);
    found
}

/// What the coin of a card may stand for so that the card counts; for a card without a coin, whether it counts.
fn coins(table: &State, card: Card, counted: Counted) -> Vec<Option<Suit>> {
    let face = table.face(card);
    let suits = counted.iter().flatten().filter_map(|icon| Suit::from_id(icon.id())).map(Some);
    let mut coins: Vec<Option<Suit>> = if face.coins() > 0 { suits.chain([None]).collect() } else { vec![None] };
    coins.dedup();
    coins.retain(|coin| gift(face.icons.iter().copied(), *coin, counted) != [0, 0]);
    coins
}

type Spare = (Card, bool, Vec<Option<Suit>>);

fn choose(
    table: &State,
    counted: Counted,
    spares: &[Spare],
    chosen: &mut Vec<Added>,
    passed: Option<(bool, [u8; 2])>,
    found: &mut Vec<Vec<Added>>,
) {
    if found.len() >= LOOKED_AT {
        return;
    }
    let Some(((card, lent, coins), rest)) = spares.split_first() else {
        found.push(chosen.clone());
        return;
    };
    let gives = |coin: Option<Suit>| gift(table.face(*card).icons.iter().copied(), coin, counted);
    let first = Some((*lent, gives(coins[0])));
    if !(*lent && passed == first) {
        for coin in coins {
            chosen.push(Added { card: *card, coin: *coin, lent: *lent });
            choose(table, counted, rest, chosen, passed, found);
            chosen.pop();
        }
    }
    choose(table, counted, rest, chosen, first, found);
}
