//! What one viewer may know: the only door out of a table.

use crate::engine::{Points, Seat, Viewer};

use super::cards::{Card, CardBits, CardSet};
use super::outline::Goods;
use super::scoring;
use super::state::{Added, End, Phase, State};
use super::uses::Pending;
use super::words::{Colour, Icon, Perk, Rule, Suit};

pub struct View {
    pub set: &'static CardSet,
    /// Seats in turn order, the viewer's own first.
    pub players: Vec<PlayerView>,
    pub leader: Seat,
    pub round: u8,
    pub drafting: bool,
    pub park: [Option<Card>; 3],
    pub park_deck: usize,
    /// The stack of rules, if the viewer is looking through it.
    pub rules: Option<Vec<Rule>>,
    pub rules_left: usize,
    pub row: Vec<Perk>,
    pub boxed: Vec<Card>,
    pub play: Vec<Card>,
    /// The card that is played or was played last, and what its coin was declared.
    pub played: Option<Played>,
    pub added: Vec<AddedView>,
    pub end: Option<End>,
    pub fresh: CardBits,
}

pub struct PlayerView {
    pub seat: Seat,
    pub colour: Colour,
    pub hand: Option<Vec<Card>>,
    pub hand_size: usize,
    /// Sorted: nobody knows the order.
    pub deck: Option<Vec<Card>>,
    pub deck_size: usize,
    pub discard: Vec<Card>,
    pub yard: Vec<Card>,
    pub lookout: Vec<Tucked>,
    pub goods: Goods,
    pub pack_capacity: u8,
    pub level: u8,
    pub track: u16,
    pub rule: HeldRule,
    pub perk: Option<Perk>,
    pub macaroni: bool,
    /// What may be counted of this player's points now.
    pub points: Points,
    /// The pack in hand while drafting.
    pub draft: Option<Vec<Card>>,
    pub draft_size: usize,
}

#[derive(Clone, Copy)]
pub struct Played {
    pub card: Card,
    pub declared: Option<Suit>,
    pub named: Option<Icon>,
}

/// A card added to the played one, what its coin stands for, and whether it is lent from the Lookout.
pub struct AddedView {
    pub card: Tucked,
    pub coin: Option<Suit>,
    pub lent: bool,
}

/// A Lookout card as one viewer sees it.
pub enum Tucked {
    Known(Card),
    Icons(Vec<Icon>),
}

pub enum HeldRule {
    None,
    Hidden,
    Known(Rule),
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let viewer = if state.phase == Phase::Over { Viewer::Everything } else { viewer };
        let first = match viewer {
            Viewer::Seat(seat) if seat.index() < usize::from(state.seats) => seat,
            _ => state.first(),
        };
        let chooses = state.work.is_some_and(|work| work.pending == Some(Pending::Rule));
        let looks = viewer == Viewer::Everything || (chooses && viewer.is(state.worker()));
        View {
            set: state.set,
            players: (0..state.seats).map(|step| PlayerView::of(state, state.after(first, step), viewer)).collect(),
            leader: state.leader,
            round: state.round,
            drafting: state.phase == Phase::Draft,
            park: state.park,
            park_deck: state.park_deck.len(),
            rules: looks.then(|| state.rules.iter().flatten().copied().collect()),
            rules_left: state.rules.len(),
            row: state.row.iter().flatten().copied().collect(),
            boxed: state.boxed.to_vec(),
            play: state.play.to_vec(),
            played: state.plan.map(|plan| Played { card: plan.card, declared: plan.declared, named: plan.suit }),
            added: state
                .plan
                .iter()
                .flat_map(|plan| plan.added.iter())
                .map(|added| added_view(state, added, viewer))
                .collect(),
            end: state.end,
            fresh: state.memory.fresh,
        }
    }
}

fn added_view(state: &State, added: &Added, viewer: Viewer) -> AddedView {
    let open = !added.lent || viewer == Viewer::Everything || viewer.is(state.leader);
    AddedView { card: tucked(state, added.card, open), coin: added.coin, lent: added.lent }
}

fn tucked(state: &State, card: Card, open: bool) -> Tucked {
    match open || state.memory.known.has(card) {
        true => Tucked::Known(card),
        false => Tucked::Icons(state.face(card).icons.clone()),
    }
}

impl PlayerView {
    fn of(state: &State, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = state.player(seat);
        let own = viewer == Viewer::Everything || viewer.is(seat);
        let sorted = |cards: &[Card]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        let pack = &state.packs[seat.index()];
        PlayerView {
            seat,
            colour: player.colour,
            hand: own.then(|| player.hand.to_vec()),
            hand_size: player.hand.len(),
            deck: own.then(|| sorted(&player.deck)),
            deck_size: player.deck.len(),
            discard: player.discard.to_vec(),
            yard: player.yard.to_vec(),
            lookout: player.lookout.iter().map(|card| tucked(state, *card, own)).collect(),
            goods: player.goods,
            pack_capacity: player.pack_capacity(),
            level: player.level,
            track: player.track,
            rule: match player.rule {
                None => HeldRule::None,
                Some(rule) if own => HeldRule::Known(rule),
                Some(_) => HeldRule::Hidden,
            },
            perk: player.perk,
            macaroni: state.macaroni == Some(seat),
            points: points(state, seat, own),
            draft: own.then(|| sorted(pack)),
            draft_size: pack.len(),
        }
    }
}

/// Everything but a made-up rule lies open.
fn points(state: &State, seat: Seat, own: bool) -> Points {
    let open = scoring::open_points(state, seat);
    match state.player(seat).rule {
        None => Points::known(open),
        Some(rule) if own => Points::known(open + scoring::rule_points(state, seat, rule)),
        Some(_) => Points::at_least(open),
    }
}
