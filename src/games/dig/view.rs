//! What one viewer may know, and the scene drawn from it.

use crate::engine::{Arg, Layout, Line, Meter, On, PerSeat, Piece, Points, Scene, Seat, SeatSet, Viewer, Zone};

use super::cards::Kind;
use super::odds::{Chance, Pool};
use super::scoring;
use super::state::{Question, StackId, State};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    active: Option<Seat>,
    turn: u16,
    owed: u8,
    ending: Option<StackId>,
    haul: Vec<Kind>,
    stacks: [StackView; 3],
    piles: Vec<PileView>,
    /// Face up, the last on top.
    discard: Vec<Kind>,
    buried_known: Vec<Kind>,
    buried_unknown: u32,
    pool: Pool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct StackView {
    stack: StackId,
    height: usize,
    destroyed: bool,
    attached: Option<Kind>,
    /// Depth counted from one at the top, and the card known to lie there.
    known: Vec<(u8, Kind)>,
    /// For a stack that can be dug.
    risk: Option<Risk>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Risk {
    worms: Chance,
    bust: Chance,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct PileView {
    owner: Seat,
    members: SeatSet,
    size: usize,
    /// Kind and used mark of each card, for those who may look.
    cards: Option<Vec<(Kind, bool)>>,
    score: Option<i64>,
}

pub fn view(state: &State, viewer: Viewer) -> View {
    let eyes = if state.is_over() { Viewer::Everything } else { viewer };
    let pool = Pool::for_viewer(state, eyes);
    let buried = || state.discard.iter().filter(|card| !card.face_up);
    View {
        active: state.question().map(|_| state.active),
        turn: state.turn,
        owed: state.owed,
        ending: state.ending,
        haul: state.haul.clone(),
        stacks: StackId::ALL.map(|stack| stack_view(state, eyes, stack, &pool)),
        piles: (0..state.piles.len()).map(|pile| pile_view(state, viewer, eyes, pile)).collect(),
        discard: state.discard.iter().filter(|card| card.face_up).map(|card| card.kind).collect(),
        buried_known: buried().filter(|card| eyes.may_know(card.sure)).map(|card| card.kind).collect(),
        buried_unknown: buried().filter(|card| !eyes.may_know(card.sure)).count() as u32,
        pool,
    }
}

fn stack_view(state: &State, eyes: Viewer, id: StackId, pool: &Pool) -> StackView {
    let stack = state.stack(id);
    let known = stack.top_down().enumerate().filter(|(_, lying)| eyes.may_know(lying.sure));
    StackView {
        stack: id,
        height: stack.height(),
        destroyed: stack.destroyed,
        attached: stack.attached,
        known: known.map(|(depth, lying)| (depth as u8 + 1, lying.kind)).collect(),
        risk: (stack.is_live() && !state.is_over()).then(|| Risk {
            worms: pool.next_card(state, eyes, id, |kind| kind == Kind::Worms),
            bust: pool.next_busts(state, eyes, id),
        }),
    }
}

fn pile_view(state: &State, viewer: Viewer, eyes: Viewer, pile: usize) -> PileView {
    let members = state.table.members(pile);
    let owner = pile_owner(members, viewer);
    let open = state.table.options.score_visibility.is_open();
    let owns = open || eyes.may_know(members);
    // Whoever goes through a pile sees it until they have chosen.
    let searching = matches!(state.question(), Some(Question::StealWhich { from })
        if state.table.pile_of(from) == pile && eyes.may_know(state.table.lookers(state.active)));
    let cards = &state.piles[pile];
    PileView {
        owner,
        members,
        size: cards.len(),
        cards: (owns || searching).then(|| cards.iter().map(|kept| (kept.kind, kept.used)).collect()),
        score: owns.then(|| scoring::score(state, pile)),
    }
}

/// A pile of partners is the viewer's own first.
fn pile_owner(members: SeatSet, viewer: Viewer) -> Seat {
    match viewer {
        Viewer::Seat(seat) if members.has(seat) => seat,
        _ => members.iter().next().expect("a pile belongs to somebody"),
    }
}

/// A pile that cannot be looked through is not guessed at.
pub fn points(view: &View) -> PerSeat<Points> {
    let seats = view.piles.iter().map(|pile| pile.members.len()).sum::<u32>();
    PerSeat::new(seats as u8, |seat| {
        let pile = view.piles.iter().find(|pile| pile.members.has(seat));
        pile.and_then(|pile| pile.score).map_or(Points::unknown(), Points::known)
    })
}

pub fn scene(view: &View) -> Scene {
    let mut scene = Scene::default();
    scene.meters.push(Meter::new("turn", Line::new("dig-meter-turn"), view.turn));
    if view.owed > 0 {
        scene.meters.push(Meter::new("owed", Line::new("dig-meter-owed"), view.owed));
    }
    if let Some(stack) = view.ending {
        scene.meters.push(Meter::fact("ending", Line::new("dig-meter-ending").word("stack", stack.letter())));
    }
    scene.zones.push(haul_zone(view));
    scene.zones.extend(view.stacks.iter().map(stack_zone));
    scene.zones.extend(view.piles.iter().map(pile_zone));
    scene.zones.push(discard_zone(view));
    if view.active.is_some() {
        scene.zones.push(odds_zone(view));
    }
    scene
}

/// A card by name only.
fn named(kind: Kind) -> Piece {
    Piece::new("card", kind.id(), Line::new(kind.name()))
}

/// Every card.
pub fn gallery() -> Vec<Piece> {
    Kind::ALL.into_iter().map(card).collect()
}

/// A card with what it does and what it is worth.
fn card(kind: Kind) -> Piece {
    let mut piece = named(kind);
    piece.details = vec![Line::new(kind.text()), Line::new("dig-points").number("points", kind.points())];
    piece
}

/// Equal pieces lie together, where the first of them lies: whoever draws them counts them.
fn grouped(pieces: impl IntoIterator<Item = Piece>) -> Vec<Piece> {
    let mut groups: Vec<(Piece, usize)> = Vec::new();
    for piece in pieces {
        match groups.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, copies)) => *copies += 1,
            None => groups.push((piece, 1)),
        }
    }
    groups.into_iter().flat_map(|(piece, copies)| std::iter::repeat_n(piece, copies)).collect()
}

fn marked(mut piece: Piece, mark: &'static str) -> Piece {
    piece.marks.push(mark.into());
    piece
}

fn haul_zone(view: &View) -> Zone {
    let title = match view.active {
        Some(seat) => Line::new("dig-zone-haul").seat("seat", seat),
        None => Line::new("dig-zone-haul-over"),
    };
    let mut zone = Zone::new("haul", title, Layout::Row);
    zone.owner = view.active;
    zone.pieces = view.haul.iter().map(|kind| card(*kind)).collect();
    if let Some(last) = zone.pieces.last_mut() {
        last.fresh = true;
    }
    zone
}

const fn stack_id(stack: StackId) -> &'static str {
    match stack {
        StackId::A => "stack_a",
        StackId::B => "stack_b",
        StackId::C => "stack_c",
    }
}

/// A stack in the scene.
pub fn on_stack(stack: StackId) -> On {
    On::zone(stack_id(stack))
}

/// A pile as this viewer's scene names it.
pub fn on_pile(state: &State, viewer: Seat, whose: Seat) -> On {
    On::zone("pile").of(pile_owner(state.table.members(state.table.pile_of(whose)), Viewer::Seat(viewer)))
}

/// A card of a pile that lies open to this viewer; of a dog, one that is used up or one that is not.
pub fn on_kept(state: &State, viewer: Seat, whose: Seat, kind: Kind, used: bool) -> On {
    let equal = || state.pile(whose).iter().filter(|kept| kept.kind == kind);
    // Equal pieces lie together where the first of them lies.
    let before = match equal().next() {
        Some(first) if first.used != used => equal().filter(|kept| kept.used != used).count(),
        _ => 0,
    };
    on_pile(state, viewer, whose).nth(kind.id(), before as u8)
}

fn stack_zone(view: &StackView) -> Zone {
    let id = match view.destroyed {
        true => "dig-zone-stack-destroyed",
        false => "dig-zone-stack",
    };
    let mut zone = Zone::new(stack_id(view.stack), Line::new(id).word("stack", view.stack.letter()), Layout::Pile);
    zone.meters.push(Meter::new("height", Line::new("dig-meter-height"), view.height as i64));
    if !view.known.is_empty() {
        zone.meters.push(Meter::new("known", Line::new("dig-meter-known"), view.known.len() as i64));
    }
    zone.pieces.extend(view.known.iter().map(|(depth, kind)| {
        let mut piece = named(*kind);
        piece.details.push(Line::new("dig-depth").number("depth", *depth));
        piece.place = Some((*depth, 0));
        piece
    }));
    zone.pieces.extend(view.attached.map(|kind| marked(card(kind), "dig-mark-attached")));
    zone.hidden = (view.height - view.known.len()) as u32;
    zone
}

fn pile_zone(view: &PileView) -> Zone {
    let title = match view.members.len() {
        1 => Line::new("dig-zone-pile").seat("seat", view.owner),
        _ => Line::new("dig-zone-pile-team").list("seats", view.members.iter().map(Arg::Seat)),
    };
    let mut zone = Zone::new("pile", title, Layout::Row).of(view.owner);
    zone.meters.push(Meter::new("cards", Line::new("dig-meter-cards"), view.size as i64));
    zone.meters.extend(view.score.map(|score| Meter::new("score", Line::new("dig-meter-score"), score)));
    match &view.cards {
        None => zone.hidden = view.size as u32,
        Some(cards) => {
            zone.pieces = grouped(cards.iter().map(|(kind, used)| match used {
                true => marked(card(*kind), "dig-mark-used"),
                false => card(*kind),
            }));
        }
    }
    zone
}

fn discard_zone(view: &View) -> Zone {
    let mut zone = Zone::new("discard", Line::new("dig-zone-discard"), Layout::Pile);
    let count = view.discard.len() + view.buried_known.len() + view.buried_unknown as usize;
    zone.meters.push(Meter::new("cards", Line::new("dig-meter-cards"), count as i64));
    let face_up = view.discard.iter().map(|kind| card(*kind));
    let buried = view.buried_known.iter().map(|kind| marked(card(*kind), "dig-mark-buried"));
    zone.pieces = grouped(face_up.chain(buried));
    zone.hidden = view.buried_unknown;
    zone
}

/// How likely the next card is what, as so many of so many: for each stack, then for any card nobody has shown.
fn odds_zone(view: &View) -> Zone {
    let mut zone = Zone::new("odds", Line::new("dig-zone-odds"), Layout::Plate);
    for stack in &view.stacks {
        if let Some(risk) = stack.risk {
            let label = |id: &'static str| Line::new(id).word("stack", stack.stack.letter());
            let (bust, worms) = match stack.stack {
                StackId::A => ("bust-a", "worms-a"),
                StackId::B => ("bust-b", "worms-b"),
                StackId::C => ("bust-c", "worms-c"),
            };
            zone.meters.push(Meter::new(bust, label("dig-odds-bust"), risk.bust.hits).of(risk.bust.of));
            zone.meters.push(Meter::new(worms, label("dig-odds-worms"), risk.worms.hits).of(risk.worms.of));
        }
    }
    for (kind, count) in view.pool.kinds() {
        let label = Line::new("dig-odds-card").term("card", kind.name());
        zone.meters.push(Meter::new(kind.id(), label, count).of(view.pool.size));
    }
    zone
}
