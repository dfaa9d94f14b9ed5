//! Folds facts into the table. Never judges, never fails.

use crate::engine::{Seat, SeatSet};

use super::cards::{Atom, Card, CardBits, Kid};
use super::facts::{Did, Fact, Source};
use super::redeal;
use super::state::{Added, End, Phase, Plan, State};
use super::uses::{Effect, Reach, Use};
use super::words::{Half, Perk, Pile};

pub fn fold(state: &mut State, fact: &Fact) {
    if said(fact) {
        state.silent.clear();
        state.silent_end = false;
    }
    match fact {
        Fact::Seated(..)
        | Fact::RulesStacked(_)
        | Fact::PerksLaidOut(_)
        | Fact::ParkDealt(..)
        | Fact::Dealt(..)
        | Fact::Picked(..)
        | Fact::HandedOn
        | Fact::Shuffled(..) => fold_setup(state, fact),
        Fact::By(seat) => {
            state.memory.speaker = Some(*seat);
            state.memory.fresh.clear();
        }
        Fact::TurnBegan(seat) => begin_turn(state, *seat),
        Fact::Skipped(_) | Fact::DidItYourself(_) | Fact::Played(..) | Fact::Added(..) | Fact::Lent(..) => {
            fold_play(state, fact);
        }
        Fact::Declared(_, suit) => plan(state).declared = Some(*suit),
        Fact::Named(_, icon) => plan(state).suit = Some(*icon),
        Fact::Used(seat, half, units, count) => {
            let reach = units.map_or(Reach::All, Reach::Exactly);
            state.phase = Phase::Work;
            start(state, *seat, Use::new(*half, reach, *count));
        }
        Fact::Did(seat, did) => unit(state, *seat, *did),
        Fact::FellOut(seat, did) => {
            if !state.silent.is_full() {
                state.silent.push(Some(*did));
            }
            unit(state, *seat, *did);
        }
        Fact::Ended(_) => open_window(state),
        Fact::EndedItself(_) => {
            state.silent_end = true;
            open_window(state);
        }
        Fact::Followed(seat, cards, count) => follow(state, *seat, cards, *count),
        Fact::Passed(_) | Fact::CouldNotFollow(_) => next_slot(state),
        Fact::RoughHoused(..) | Fact::TrashedItself(..) | Fact::DidOver(_) => fold_aftermath(state, fact),
        Fact::Recruited(seat, source, card, refill) => {
            recruit(state, *seat, *source, *card, *refill);
            let party = state.has_perk(*seat, Perk::BirthdayParty) && state.park_size() > 0;
            state.phase = if party { Phase::Birthday } else { Phase::Discard };
        }
        Fact::NobodyToRecruit(_) => state.phase = Phase::Discard,
        Fact::Celebrated(seat, source, card, refill) => {
            recruit(state, *seat, *source, *card, *refill);
            state.phase = Phase::Discard;
        }
        Fact::Discarded(seat, ..) => discard_hand(state, *seat),
        Fact::Drew(seat, cards, anew) => {
            draw(state, *seat, cards.value.len(), anew.as_ref().map(|anew| &anew.value[..]));
        }
        Fact::Recycled(seat, card) => {
            spend(state, *seat);
            let card = state.set.take(&mut state.player_mut(*seat).discard, *card);
            state.player_mut(*seat).hand.push(card);
            state.memory.held.insert(card);
            state.memory.fresh.insert(card);
            recycled(state, *seat);
        }
        Fact::Declined(_, perk) => decline(state, *perk),
        Fact::Waited(_) => {
            state.ask_late = true;
            state.phase = Phase::Draw;
        }
        Fact::Flagged(by, reason) => state.end = Some(End { reason: *reason, by: *by }),
        Fact::TookMacaroni(seat) => state.macaroni = Some(*seat),
        Fact::Over => state.phase = Phase::Over,
        Fact::Laid(laid) => redeal::lay(state, &laid.value),
    }
}

/// Facts that open what a player said; what falls out silently afterwards belongs to them.
fn said(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::TurnBegan(_)
            | Fact::DidItYourself(_)
            | Fact::Played(..)
            | Fact::Added(..)
            | Fact::Lent(..)
            | Fact::Declared(..)
            | Fact::Named(..)
            | Fact::Used(..)
            | Fact::Did(..)
            | Fact::Ended(_)
            | Fact::Followed(..)
            | Fact::Passed(_)
            | Fact::Recruited(..)
    )
}

fn plan(state: &mut State) -> &mut Plan {
    state.plan.as_mut().expect("a card was played")
}

fn fold_setup(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Seated(order, colours) => {
            state.order = order.iter().map(|seat| seat.index() as u8).collect();
            for (player, colour) in state.players.iter_mut().zip(colours) {
                player.colour = *colour;
            }
        }
        Fact::RulesStacked(rules) => state.rules = rules.value.iter().copied().map(Some).collect(),
        Fact::PerksLaidOut(perks) => state.row = perks.iter().copied().map(Some).collect(),
        Fact::ParkDealt(open, deck) => {
            let mut used = CardBits::default();
            for (place, kid) in open.iter().enumerate() {
                let card = unused(state, &mut used, *kid);
                state.park[place] = Some(card);
                state.memory.seen.insert(card);
            }
            state.park_deck = deck.value.iter().map(|kid| unused(state, &mut used, *kid)).collect();
        }
        // In the order of the draft, the dealt cards are the pack in hand.
        Fact::Dealt(seat, cards) => {
            let mut used = CardBits::default();
            let placed = state
                .park
                .iter()
                .flatten()
                .chain(state.park_deck.iter())
                .chain(state.packs.iter().flat_map(|pack| pack.iter()));
            placed.for_each(|card| used.insert(*card));
            for kid in &cards.value {
                let card = unused(state, &mut used, *kid);
                state.packs[seat.index()].push(card);
                state.memory.peeked[seat.index()].insert(card);
            }
        }
        Fact::Picked(seat, card) => {
            let card = state.set.take(&mut state.packs[seat.index()], card.value);
            state.picked[seat.index()] = Some(card);
        }
        Fact::HandedOn => hand_on(state),
        Fact::Shuffled(seat, deck) => {
            let set = state.set;
            let dealt = state.packs[seat.index()].take();
            let player = state.player_mut(*seat);
            let mut pool = player.deck;
            pool.extend(dealt.iter().copied());
            pool.extend(set.friends(player.colour));
            player.deck = deck.value.iter().map(|kid| set.take(&mut pool, *kid)).collect();
            player.shuffles += 1;
        }
        _ => unreachable!("not a fact of the setup: {fact:?}"),
    }
}

/// Any card of this name that was not dealt yet: equal cards are as good as each other.
fn unused(state: &State, used: &mut CardBits, kid: Kid) -> Card {
    let card = state.set.copies(kid).find(|card| !used.has(*card)).expect("no more than there are");
    used.insert(card);
    card
}

/// Kept cards wait in the deck; packs go to the next in turn order; a last single card is kept at once.
fn hand_on(state: &mut State) {
    for seat in state.all() {
        if let Some(card) = state.picked[seat.index()].take() {
            state.player_mut(seat).deck.push(card);
        }
    }
    let packs = state.packs;
    for seat in state.all() {
        let next = state.after(seat, 1);
        let mut pack = packs[seat.index()];
        for card in pack.iter() {
            state.memory.peeked[next.index()].insert(*card);
        }
        if let [last] = *pack {
            state.player_mut(next).deck.push(last);
            pack.clear();
        }
        state.packs[next.index()] = pack;
    }
}

fn begin_turn(state: &mut State, seat: Seat) {
    if seat == state.first() {
        state.round += 1;
    }
    state.leader = seat;
    state.phase = Phase::Play;
    state.plan = None;
    state.second = false;
    state.ask_late = false;
    state.followed = SeatSet::NONE;
    let yard = state.player_mut(seat).yard.take();
    state.player_mut(seat).discard.extend(yard.iter().copied());
}

fn fold_play(state: &mut State, fact: &Fact) {
    match fact {
        Fact::Skipped(_) => state.phase = Phase::Recruit,
        Fact::DidItYourself(seat) => {
            spend(state, *seat);
            state.phase = Phase::Work;
            start(state, *seat, Use::new(Half::Public, Reach::Whole, 1));
        }
        Fact::Played(seat, card) => {
            let card = to_play(state, *seat, *card);
            state.plan = Some(Plan::new(card));
            state.phase = Phase::Build;
        }
        Fact::Added(seat, card, coin) => {
            let card = to_play(state, *seat, *card);
            plan(state).added.push(Added { card, coin: *coin, lent: false });
        }
        Fact::Lent(seat, kid, _, coin) => {
            let added = &state.plan.as_ref().expect("a card was played").added;
            let lent = |card: &Card| added.iter().any(|added| added.card == *card);
            let lookout = &state.player(*seat).lookout;
            let card = lookout.iter().find(|card| state.kid(**card) == kid.1 && !lent(card));
            let card = *card.expect("facts speak of cards that are there");
            plan(state).added.push(Added { card, coin: *coin, lent: true });
        }
        _ => unreachable!("not a fact of playing: {fact:?}"),
    }
}

fn to_play(state: &mut State, seat: Seat, kid: Kid) -> Card {
    let card = state.set.take(&mut state.player_mut(seat).hand, kid);
    state.play.push(card);
    show(state, card);
    card
}

/// A card lies open now, and moved.
fn show(state: &mut State, card: Card) {
    state.memory.seen.insert(card);
    state.memory.fresh.insert(card);
}

fn start(state: &mut State, seat: Seat, mut work: Use) {
    work.settle(&state.outline(seat), &state.work_terms());
    state.work = Some(work);
}

fn unit(state: &mut State, seat: Seat, did: Did) {
    let terms = state.work_terms();
    change(state, seat, did);
    let outline = state.outline(seat);
    let work = state.work.as_mut().expect("units happen while a box is used");
    work.progress(&terms, &outline, did.effect());
    work.settle(&outline, &terms);
    finish_work(state);
}

/// Recycling in the middle of a use can make more of it possible.
fn recycled(state: &mut State, seat: Seat) {
    match state.phase {
        Phase::RecycleEarly => state.phase = Phase::Draw,
        Phase::RecycleLate => state.phase = Phase::TurnEnd,
        Phase::Work => {
            let (outline, terms) = (state.outline(seat), state.work_terms());
            if let Some(work) = &mut state.work {
                work.settle(&outline, &terms);
            }
        }
        _ => {}
    }
}

fn finish_work(state: &mut State) {
    let Some(work) = state.work.filter(|work| work.over) else { return };
    state.work = None;
    if state.phase == Phase::FollowWork {
        return next_slot(state);
    }
    let Some(face) = state.led() else {
        state.phase = Phase::Recruit;
        return;
    };
    let program = face.program(work.half).expect("a blank box is never used");
    let chooses = program.body.iter().any(|icon| matches!(icon, Atom::Gather(None, _)));
    let plan = plan(state);
    plan.tally[work.half as usize] = Some(work.done());
    plan.leaving |= program.trashes_itself && work.reps > 0;
    if work.half == Half::Public && chooses {
        plan.kind = work.kind;
    }
    state.phase = Phase::Boxes;
}

fn change(state: &mut State, seat: Seat, did: Did) {
    let goods = &mut state.player_mut(seat).goods;
    match did {
        Did::Gathered(kind, amount) => goods.0[kind as usize] += amount,
        Did::Packed(kind) => {
            goods.0[kind as usize] -= 1;
            goods.1[kind as usize] += 1;
        }
        Did::PackedSupply(kind) => goods.1[kind as usize] += 1,
        Did::Took(taken) => {
            goods.0[0] += taken[0];
            goods.0[1] += taken[1];
        }
        Did::Converted(store, kind) => {
            let goods = goods.in_store(store);
            goods[kind as usize] -= 1;
            goods[kind.other() as usize] += 1;
        }
        Did::Spent(store, kind) => goods.in_store(store)[kind as usize] -= 1,
        Did::Paid(pay) => {
            goods.pay(pay);
            let level = &mut state.player_mut(seat).level;
            *level += 1;
            if *level == 1 {
                let stack = state.rules.iter().flatten().fold(0, |seen, rule| seen | 1 << *rule as u16);
                state.memory.rules[seat.index()] |= stack;
            }
        }
        Did::Scored(points) => state.player_mut(seat).track += u16::from(points),
        Did::Ruled(rule) => {
            state.rules.take_out(Some(rule.1));
            state.player_mut(seat).rule = Some(rule.1);
        }
        Did::Perked(perk) => {
            state.row.take_out(Some(perk));
            state.player_mut(seat).perk = Some(perk);
        }
        Did::Tucked(..) | Did::Trashed(..) | Did::Robbed(..) | Did::Recruited(..) => move_card(state, seat, did),
        Did::Copied(_) | Did::Omitted | Did::Stopped => {}
    }
}

fn move_card(state: &mut State, seat: Seat, did: Did) {
    let set = state.set;
    match did {
        Did::Tucked(source, kid, _, refill) => {
            let card = take_from(state, seat, source, kid.1, refill);
            state.player_mut(seat).lookout.push(card);
            state.memory.fresh.insert(card);
            if matches!(source, Source::Park(_) | Source::Yard(_)) {
                state.memory.known.insert(card);
            }
        }
        Did::Trashed(Pile::Hand, kid) => {
            let card = set.take(&mut state.player_mut(seat).hand, kid);
            trash(state, card);
        }
        Did::Trashed(Pile::Discard, kid) => {
            let card = set.take(&mut state.player_mut(seat).discard, kid);
            trash(state, card);
        }
        Did::Robbed(rival, kid) => {
            let card = set.take(&mut state.player_mut(rival).yard, kid);
            trash(state, card);
        }
        Did::Recruited(source, kid, refill) => recruit(state, seat, source, kid, refill),
        _ => unreachable!("no card moves: {did:?}"),
    }
}

fn trash(state: &mut State, card: Card) {
    state.boxed.push(card);
    show(state, card);
}

fn take_from(state: &mut State, seat: Seat, source: Source, kid: Kid, refill: Option<Kid>) -> Card {
    let set = state.set;
    match source {
        Source::Hand => set.take(&mut state.player_mut(seat).hand, kid),
        Source::Yard(rival) => set.take(&mut state.player_mut(rival).yard, kid),
        Source::Deck => state.park_deck.pop().expect("facts speak of cards that are there"),
        Source::Park(place) => {
            let next = refill.and_then(|_| state.park_deck.pop());
            if let Some(card) = next {
                show(state, card);
            }
            let card = std::mem::replace(&mut state.park[usize::from(place)], next);
            card.expect("facts speak of cards that are there")
        }
    }
}

fn recruit(state: &mut State, seat: Seat, source: Source, kid: Kid, refill: Option<Kid>) {
    let card = take_from(state, seat, source, kid, refill);
    state.player_mut(seat).discard.push(card);
    show(state, card);
}

fn open_window(state: &mut State) {
    state.slot = 0;
    match state.led().is_some_and(|face| face.public.is_some()) {
        true => next_slot(state),
        false => leave(state),
    }
}

fn next_slot(state: &mut State) {
    state.slot += 1;
    if state.slot < state.seats {
        state.phase = Phase::Follow;
    } else if state.rough_owner().is_some() {
        state.phase = Phase::Rough;
    } else {
        leave(state);
    }
}

/// The window is closed: a card that trashes itself leaves, then Do-Over may come.
fn leave(state: &mut State) {
    let leader = state.player(state.leader);
    state.phase = match &state.plan {
        Some(plan) if plan.leaving && !plan.gone => Phase::Leaving,
        _ if leader.perk == Some(Perk::DoOver) && !leader.hand.is_empty() => Phase::DoOver,
        _ => Phase::Recruit,
    };
}

fn follow(state: &mut State, seat: Seat, kids: &[Kid], count: u8) {
    for kid in kids {
        let card = state.set.take(&mut state.player_mut(seat).hand, *kid);
        state.player_mut(seat).discard.push(card);
        state.memory.held.remove(card);
        show(state, card);
    }
    state.followed = state.followed.with(seat);
    state.phase = Phase::FollowWork;
    start(state, seat, Use::new(Half::Public, Reach::Whole, count));
}

fn fold_aftermath(state: &mut State, fact: &Fact) {
    match fact {
        Fact::RoughHoused(seat, _) => {
            spend(state, *seat);
            trash_played(state);
        }
        Fact::TrashedItself(..) => trash_played(state),
        Fact::DidOver(seat) => {
            spend(state, *seat);
            state.second = true;
            state.phase = Phase::Play;
        }
        _ => unreachable!("not after a play: {fact:?}"),
    }
}

fn trash_played(state: &mut State) {
    let card = plan(state).card;
    state.play.take_out(card);
    trash(state, card);
    plan(state).gone = true;
    leave(state);
}

/// A perk that works once leaves the game.
fn spend(state: &mut State, seat: Seat) {
    if let Some(perk) = state.player_mut(seat).perk.take() {
        state.spent |= 1 << perk as u16;
    }
}

fn decline(state: &mut State, perk: Perk) {
    match (perk, state.phase) {
        (Perk::RoughHousing, _) => leave(state),
        (Perk::DoOver, _) => state.phase = Phase::Recruit,
        (Perk::BirthdayParty, _) => state.phase = Phase::Discard,
        (_, Phase::RecycleEarly) => state.phase = Phase::Draw,
        _ => state.phase = Phase::TurnEnd,
    }
}

/// The play area and Best Friends to the discard pile, the rest of the hand to the Yard.
fn discard_hand(state: &mut State, seat: Seat) {
    let (play, hand) = (state.play.take(), state.player_mut(seat).hand.take());
    for card in play.iter().chain(hand.iter()) {
        state.memory.held.remove(*card);
        show(state, *card);
        let stays = hand.contains(card) && !card.is_friend();
        let player = state.player_mut(seat);
        if stays { player.yard.push(*card) } else { player.discard.push(*card) }
    }
    state.phase = if state.may_recycle(seat) { Phase::RecycleEarly } else { Phase::Draw };
}

fn draw(state: &mut State, seat: Seat, drawn: usize, anew: Option<&[Kid]>) {
    let (set, opening) = (state.set, state.phase == Phase::Draft);
    for _ in 0..drawn {
        let player = state.player_mut(seat);
        if player.deck.is_empty()
            && let Some(anew) = anew
        {
            let mut pile = player.discard.take();
            player.deck = anew.iter().map(|kid| set.take(&mut pile, *kid)).collect();
            player.shuffles += 1;
        }
        let card = player.deck.pop().expect("no more are drawn than there are");
        player.hand.push(card);
        state.memory.fresh.insert(card);
    }
    if !opening {
        let ask = state.ask_late && state.may_recycle(seat);
        state.phase = if ask { Phase::RecycleLate } else { Phase::TurnEnd };
    }
}

impl Did {
    /// The unit without faces.
    pub fn effect(self) -> Effect {
        match self {
            Did::Gathered(kind, amount) => Effect::Gather(kind, amount),
            Did::Packed(kind) => Effect::Pack(kind),
            Did::PackedSupply(kind) => Effect::PackSupply(kind),
            Did::Tucked(Source::Hand, ..) => Effect::TuckHand,
            Did::Tucked(Source::Yard(_), ..) => Effect::TuckYard,
            Did::Tucked(..) => Effect::TuckPark,
            Did::Trashed(Pile::Hand, _) => Effect::TrashHand,
            Did::Trashed(Pile::Discard, _) => Effect::TrashDiscard,
            Did::Robbed(..) => Effect::Rob,
            Did::Copied(seat) => Effect::Copy(seat),
            Did::Took(taken) => Effect::Take(taken),
            Did::Converted(store, kind) => Effect::Convert(store, kind),
            Did::Spent(store, kind) => Effect::Spend(store, kind),
            Did::Recruited(Source::Yard(_), ..) => Effect::RecruitYard,
            Did::Recruited(..) => Effect::RecruitPark,
            Did::Paid(pay) => Effect::Pay(pay),
            Did::Scored(points) => Effect::Score(points),
            Did::Ruled(_) => Effect::Rule,
            Did::Perked(perk) => Effect::Perk(perk),
            Did::Omitted => Effect::Omit,
            Did::Stopped => Effect::Stop,
        }
    }
}
